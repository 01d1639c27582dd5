"""What the server stores about people, part by part: how it is exported, and how it is removed.

Every database table that refers to people must be listed here: `PARTS` is the only list. A test compares it with all
tables.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.correspondence.kept_tables import kept_of, stir_in
from citadels.web.database import exported
from citadels.web.devices import cookies_of
from citadels.web.identity.seats import erase_seats
from citadels.web.models import (
    challenges,
    chat,
    game_summaries,
    holidays,
    identities,
    passkeys,
    people,
    prepared,
    seats,
    tables,
    tokens,
    turns,
)
from citadels.web.moderation import personal_data
from citadels.web.notices import personal_data as notice_data
from citadels.web.ratings import personal_data as rating_data
from citadels.web.sql_store import ERASED
from citadels.web.statistics import sql_summaries

Export = Callable[[AsyncConnection, int], Awaitable[Any]]
Erase = Callable[[AsyncConnection, int], Awaitable[list[str]]]


class Part(NamedTuple):
    """What one part stores."""

    name: str                       # in the exported file
    tables: tuple[Table, ...]       # that refer to people
    export: Export | None           # None if it is exported in another form, or not at all
    erase: Erase | None = None      # None if all of the person's rows in these tables are removed


async def erase_part(connection: AsyncConnection, part: Part, id: int) -> list[str]:
    """Returns the notifications for other processes."""
    return await (part.erase(connection, id) if part.erase is not None else erase_rows(connection, part.tables, id))


async def erase_rows(connection: AsyncConnection, tables: Sequence[Table], id: int) -> list[str]:
    for table in tables:
        await connection.execute(delete(table).where(table.c.person == id))
    return []


# -- who they are ------------------------------------------------------------------------------------------------------
async def person(connection: AsyncConnection, id: int) -> Any:
    found = await exported(connection, select(people.c.name, people.c.created, people.c.seen).where(people.c.id == id))
    return found[0] if found else {}


async def erase_person(connection: AsyncConnection, id: int) -> list[str]:
    await connection.execute(delete(people).where(people.c.id == id))
    return []


# -- their devices, and other ways back --------------------------------------------------------------------------------
async def devices(connection: AsyncConnection, id: int) -> Any:
    names = ("browser", "system", "seen", "since", "way", "expires")
    return await exported(connection, select(*(tokens.c[name] for name in names)).where(cookies_of(id)))


async def ways(connection: AsyncConnection, id: int) -> Any:
    made = select(identities.c.code_made.label("made"), identities.c.code_used.label("used")).where(
        identities.c.person == id, identities.c.code.is_not(None))
    names = ("name", "created", "used")
    return {"passkeys": await exported(connection, select(*(passkeys.c[name] for name in names)).where(
                passkeys.c.person == id).order_by(passkeys.c.created)),
            "recovery_code": next(iter(await exported(connection, made)), None)}


# -- what they said ----------------------------------------------------------------------------------------------------
async def said(connection: AsyncConnection, id: int) -> Any:
    query = select(tables.c.code.label("table"), chat.c.at, chat.c.name, chat.c.text, chat.c.phrase).join(
        tables, tables.c.id == chat.c.table).where(chat.c.person == id).order_by(chat.c.id)
    return await exported(connection, query)


async def erase_said(connection: AsyncConnection, id: int) -> list[str]:
    gone = delete(chat).where(chat.c.person == id).returning(chat.c.table)
    found = sorted(set((await connection.execute(gone)).scalars()))
    return [f"{ERASED} {table}" for table in found]


# -- games over days ---------------------------------------------------------------------------------------------------
async def days(connection: AsyncConnection, id: int) -> Any:
    plans = select(tables.c.code.label("table"), prepared.c.seat, prepared.c.plan).join(
        tables, tables.c.id == prepared.c.table).where(prepared.c.person == id).order_by(tables.c.id)
    times = select(holidays.c.first, holidays.c.until).where(holidays.c.person == id).order_by(holidays.c.first)
    return {"decided_in_advance": await exported(connection, plans), "holidays": await exported(connection, times)}


async def erase_days(connection: AsyncConnection, id: int) -> list[str]:
    await stir_in(connection, await kept_of(connection, id))   # a bot takes over for them
    return await erase_rows(connection, (turns, prepared, holidays), id)


# Parts are removed in this order: peace first, because it looks for what the person said; the person last, because the
# other tables refer to it.
PARTS: Final = (
    Part("peace", personal_data.TABLES, personal_data.export, personal_data.erase),
    Part("ratings", rating_data.TABLES, rating_data.export, rating_data.erase),
    Part("ways_back", (passkeys, identities, challenges), ways),
    Part("chat", (chat,), said, erase_said),
    Part("over_days", (turns, prepared, holidays), days, erase_days),
    Part("notices", notice_data.TABLES, notice_data.export),
    Part("games", (seats, tables), None, erase_seats),
    Part("statistics", (game_summaries,), sql_summaries.export),
    Part("devices", (tokens,), devices),        # erasing.py notifies about these itself
    Part("person", (people,), person, erase_person),
)
