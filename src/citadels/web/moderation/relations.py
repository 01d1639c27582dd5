"""Whom a person has muted or blocked. Nobody else is told."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, delete, or_, select, update

from citadels.web.models import chat, relations
from citadels.web.moderation.messages import Relation, Standing
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

MOST: Final = 500           # per person; with more, the oldest is forgotten
RELATION: Final = "r"       # a notification, followed by the id of the person who has changed something


class Meant(NamedTuple):
    """The other person at a table whom somebody refers to, and what they have written."""

    person: int
    name: str
    said: str | None = None


class Relations:
    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def speaker(self, table: int, message: int) -> Meant | None:
        """The author of a message at a table, their name there, and the message."""
        query = select(chat.c.person, chat.c.name, chat.c.text).where(chat.c.table == table, chat.c.id == message)
        found = await self.store.first(query)
        return None if found is None or found.person is None else Meant(found.person, found.name, found.text)

    async def standing(self, person: int, other: int) -> Standing:
        query = select(relations.c.muted, relations.c.blocked).where(
            relations.c.person == person, relations.c.other == other)
        found = await self.store.first(query)
        return Standing(*found) if found else Standing()

    async def set(self, person: int, other: int, name: str, mute: bool | None, block: bool | None) -> Standing:
        """Mute or block another person, or not; None leaves it as it was."""
        was = await self.standing(person, other)
        standing = Standing(was.muted if mute is None else mute, was.blocked if block is None else block)
        values = {"muted": standing.muted, "blocked": standing.blocked, "name": name, "at": now()}
        async with self.store.transaction(f"{RELATION} {person}") as connection:
            await self.store.put(connection, relations, {"person": person, "other": other}, values,
                                 ref=secrets.token_hex(8))
            mine = relations.c.person == person
            await connection.execute(delete(relations).where(mine, ~relations.c.muted, ~relations.c.blocked))
            latest = select(relations.c.other).where(mine).order_by(relations.c.at.desc()).limit(MOST)
            kept = list((await connection.execute(latest)).scalars())
            if len(kept) == MOST:
                await connection.execute(delete(relations).where(mine, relations.c.other.not_in(kept)))
        return standing

    async def change(self, person: int, ref: str, mute: bool, block: bool) -> None:
        """Change one of a person's own relations; nothing happens if it does not exist."""
        where = and_(relations.c.person == person, relations.c.ref == ref)
        changed = update(relations).where(where).values(muted=mute, blocked=block)
        await self.store.write(changed if mute or block else delete(relations).where(where), f"{RELATION} {person}")

    async def of(self, person: int) -> list[Relation]:
        columns = (relations.c.ref, relations.c.name, relations.c.muted, relations.c.blocked, relations.c.at)
        query = select(*columns).where(relations.c.person == person).order_by(relations.c.at.desc(), relations.c.ref)
        return [Relation(*row) for row in await self.store.all(query)]

    async def unheard_by(self, person: int | None) -> frozenset[int]:
        """The people whose messages a person does not want to read."""
        return frozenset() if person is None else (await self.unheard_by_all([person])).get(person, frozenset())

    async def unheard_by_all(self, people: Sequence[int]) -> dict[int, frozenset[int]]:
        """The same for many people. A row only exists while somebody is muted or blocked, and both hide messages."""
        query = select(relations.c.person, relations.c.other).where(relations.c.person.in_(people))
        found: dict[int, frozenset[int]] = {}
        for person, other in await self.store.all(query):
            found[person] = found.get(person, frozenset()) | {other}
        return found

    async def blocked_by(self, person: int) -> frozenset[int]:
        query = select(relations.c.other).where(relations.c.person == person, relations.c.blocked)
        return frozenset(await self.store.scalars(query))

    async def apart_from(self, person: int) -> frozenset[int]:
        """The people a person has blocked, and those who have blocked them."""
        query = select(relations.c.person, relations.c.other).where(
            relations.c.blocked, or_(relations.c.person == person, relations.c.other == person))
        return frozenset(one for row in await self.store.all(query) for one in row if one != person)
