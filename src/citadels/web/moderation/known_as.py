"""The names of people at the host's desk: many only type a name at a table."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.models import people, seats


async def known_as(connection: AsyncConnection, ids: Collection[int]) -> dict[int, str]:
    """By person, the name they have chosen, or else the one at their latest table; empty for a guest."""
    query = select(people.c.id, people.c.name).where(people.c.id.in_(ids))
    names: dict[int, str] = {row.id: row.name for row in await connection.execute(query)}
    nameless = [id for id, name in names.items() if not name]
    if nameless:
        typed = select(seats.c.person, seats.c.name).where(seats.c.person.in_(nameless)).order_by(seats.c.table)
        names.update({row.person: row.name for row in await connection.execute(typed)})
    return names
