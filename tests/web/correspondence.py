"""Games over days, at servers whose clock a test sets: nobody waits."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import select

from citadels.web import timing
from citadels.web.correspondence.kept_tables import KeptTables
from citadels.web.http_messages import NewTable, Sit
from citadels.web.live_table import LiveTable
from citadels.web.models import kept, turns
from citadels.web.protocol import Clock, Level, Setup
from citadels.web.rows import MoveRow, Person
from citadels.web.seating import Seating
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings
from tests.web.helpers import Visitor

HOUR = 3600_000
DAY = 24 * HOUR
TWO_DAYS = Clock("days", 2 * 86_400)
OPEN: list[Host] = []       # servers of this scene


class WallClock:
    """The clock of the machine."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        real = timing.now
        self.at = real()
        for name, module in list(sys.modules.items()):
            if name.startswith("citadels.web") and getattr(module, "now", None) is real:
                patch.setattr(module, "now", self.now)

    def now(self) -> int:
        return self.at

    def pass_(self, milliseconds: int) -> None:
        self.at += milliseconds


class Host:
    """A server process on a database, as far as games over days go."""

    def __init__(self, lobby: ServerLobby) -> None:
        self.lobby = lobby

    @classmethod
    async def open(cls, database: str, **settings: Any) -> Host:
        lobby = await ServerLobby.open(Settings(database=database, haste=0.0, **settings))
        assert lobby._housekeeper is not None
        lobby._housekeeper.cancel()     # a test says itself when something is to happen
        host = cls(lobby)
        OPEN.append(host)
        return host

    @property
    def days(self) -> KeptTables:
        return self.lobby.store.days

    async def close(self) -> None:
        OPEN.remove(self)
        await self.lobby.close()

    async def keep(self) -> None:
        """Move on all that is due."""
        await self.lobby.keeper.round()
        await self.lobby.keeper.finished()

    async def person(self, name: str) -> Person:
        person, _ = await self.lobby.people.create()
        await self.lobby.people.rename(person, name)
        return person._replace(name=name)

    async def game(self, *people: Person, bots: list[Level] | None = None, clock: Clock = TWO_DAYS,
                   **setup: Any) -> LiveTable:
        """A game of these people, the first of whom has made the table, and of bots."""
        levels: list[Level | None] = [*[None] * len(people), *(bots or [])]
        wanted = NewTable(Setup(seats=max(2, len(levels)), clock=clock, **setup), levels)
        code = await self.lobby.make(people[0], wanted)
        for person in people[1:]:
            await self.lobby.at_table(code, person, Seating.sit, Sit())
        await self.lobby.at_table(code, people[0], Seating.start)
        await self.keep()
        return await self.lobby.find(code)

    async def come(self, table: LiveTable, person: Person | None) -> Visitor:
        visitor = Visitor(person)
        await table.connect(visitor, 0)
        return visitor

    async def due(self, table: LiveTable) -> int | None:
        async with self.lobby.store.engine.connect() as connection:
            query = select(kept.c.due).where(kept.c.table == table.id)
            found: int | None = (await connection.execute(query)).scalar_one()
            return found

    async def turns(self, table: LiveTable) -> list[Any]:
        async with self.lobby.store.engine.connect() as connection:
            return list((await connection.execute(select(turns).where(turns.c.table == table.id))).all())

    async def moves(self, table: LiveTable) -> list[MoveRow]:
        return await self.lobby.store.moves_of(table.id)


def played(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Play a scene, and close all servers that it has opened."""
    async def whole() -> None:
        try:
            await scene()
        finally:
            while OPEN:
                await OPEN[-1].close()

    asyncio.run(whole())
