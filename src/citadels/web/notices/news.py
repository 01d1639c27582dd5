"""News about tables, stored in the same transaction as what happened, for people who want to be told."""

from __future__ import annotations

from functools import cache
from typing import Final

from sqlalchemy import BigInteger, Insert, Integer, String, bindparam, insert, literal, literal_column, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.models import news, notice_choices, seats, tables, webhooks
from citadels.web.notices.messages import Kind
from citadels.web.timing import now

COLUMNS: Final = ["person", "table", "kind", "at"]
TABLE: Final = bindparam("of_table", type_=Integer)
AT: Final = bindparam("happened", type_=BigInteger)
BY: Final = bindparam("done_by", type_=Integer)
NOBODY: Final = 0       # is the id of no person


async def note(connection: AsyncConnection, table: int, kind: Kind, by: int = NOBODY) -> None:
    """Store that something has happened at a table. `by` is the person who did it, who need not be told."""
    values = {"of_table": table, "happened": now()}
    await connection.execute(for_people(kind), {**values, "done_by": by})
    if kind != "sat":
        await connection.execute(for_webhook(kind), values)


# These statements are built only once, because they run at the beginning and end of every game.
@cache
def for_people(kind: Kind) -> Insert:
    """Adds news for the people who have chosen this kind."""
    person = tables.c.host if kind == "sat" else seats.c.person
    # Searching for a substring works, because no kind's name is part of another's.
    wanted = or_(notice_choices.c.push.contains(kind), notice_choices.c.mail.contains(kind))
    query = select(person, tables.c.id, literal(kind, String), AT).select_from(
        tables.join(seats, seats.c.table == tables.c.id).join(notice_choices, notice_choices.c.person == person)
    ).where(tables.c.id == TABLE, wanted, person != BY).distinct()
    if kind != "sat":
        query = query.where(~seats.c.gone)
    return insert(news).from_select(COLUMNS, query)


@cache
def for_webhook(kind: Kind) -> Insert:
    """Adds news for the webhook of the table, if it has one."""
    query = select(literal_column("null"), webhooks.c.table, literal(kind, String), AT)
    return insert(news).from_select(COLUMNS, query.where(webhooks.c.table == TABLE))


async def note_seat(connection: AsyncConnection, table: int, person: int) -> None:
    """Store that somebody sat down at a table that has not begun; the host need not be told about themselves."""
    is_open = select(tables.c.id).where(tables.c.id == table, tables.c.state == "open")
    if (await connection.execute(is_open)).first() is not None:
        await note(connection, table, "sat", by=person)
