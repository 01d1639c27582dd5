"""What happens at tables is written down with it, in the same transaction, for those who want to be told."""

from __future__ import annotations

from sqlalchemy import String, insert, literal, literal_column, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.models import news, notice_choices, seats, tables, webhooks
from citadels.web.notices.messages import Kind
from citadels.web.timing import now


async def note(connection: AsyncConnection, table: int, kind: Kind, by: int | None = None) -> None:
    """Something has happened at a table. `by` is who did it, and needs not be told."""
    person = tables.c.host if kind == "sat" else seats.c.person
    # Nobody has chosen a kind whose name is part of another's.
    wanted = or_(notice_choices.c.push.contains(kind), notice_choices.c.mail.contains(kind))
    query = select(person, tables.c.id, literal(kind, String), literal(now())).select_from(
        tables.join(seats, seats.c.table == tables.c.id).join(notice_choices, notice_choices.c.person == person)
    ).where(tables.c.id == table, wanted).distinct()
    if kind != "sat":
        query = query.where(~seats.c.gone)
    if by is not None:
        query = query.where(person != by)
    names = ["person", "table", "kind", "at"]
    await connection.execute(insert(news).from_select(names, query))
    if kind != "sat":
        public = select(literal_column("null"), webhooks.c.table, literal(kind, String), literal(now())).where(
            webhooks.c.table == table)
        await connection.execute(insert(news).from_select(names, public))


async def note_seat(connection: AsyncConnection, table: int, person: int) -> None:
    """Somebody sat down at a table that has not begun; the host need not be told of themselves."""
    is_open = select(tables.c.id).where(tables.c.id == table, tables.c.state == "open")
    if (await connection.execute(is_open)).first() is not None:
        await note(connection, table, "sat", by=person)
