"""Visitors who are not connected to anything, and a lobby for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest

from citadels.web import conversation, websocket
from citadels.web.analysis import Work, finished
from citadels.web.archive import Archive
from citadels.web.bot_pool import BotPool
from citadels.web.http_messages import AddWord, Change, LeaveSeat, Me, NewTable, Problem, SeatName, SetSeat, Sit
from citadels.web.live_table import LiveTable
from citadels.web.lobby import Lobby
from citadels.web.protocol import BrowserMessage, Level, PlayLines, Setup, Table
from citadels.web.rate_limits import RateLimits
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.seating import Seating
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings
from citadels.web.timing import now

Json = dict[str, Any]
Value = TypeVar("Value")
Wanted = Sit | LeaveSeat | SeatName | SetSeat | Change | AddWord
ACTIONS: dict[type[Wanted], Any] = {
    Sit: Seating.sit, LeaveSeat: Seating.leave, SeatName: Seating.rename, SetSeat: Seating.set_seat,
    Change: Seating.change, AddWord: Seating.add_word,
}


class Visitor(websocket.SocketConnection):
    """Somebody at a table; what they are sent is kept, with the time."""

    def __init__(self, person: Person | None = None) -> None:
        super().__init__(cast(Any, None), person, RateLimits(Settings()), {})  # it has no line
        self.sent: list[tuple[int, bytes]] = []
        self.dropped = False
        self.news = asyncio.Event()

    def send(self, data: bytes) -> None:
        self.sent.append((now(), data))
        self.news.set()

    def drop(self) -> None:
        self.dropped = True

    @property
    def messages(self) -> list[Json]:
        return [msgspec.json.decode(data) for _, data in self.sent]

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["type"] == kind]

    def last(self, kind: str, seat: int | str | None = "any") -> Json:
        return [message for message in self.of(kind) if seat in ("any", message.get("seat"))][-1]

    def forget(self) -> None:
        self.sent.clear()

    async def until(self, kind: str, seat: int | str | None = "any") -> Json:
        """Wait for a message of a kind."""
        while not any(seat in ("any", message.get("seat")) for message in self.of(kind)):
            self.news.clear()
            await self.news.wait()
        return self.last(kind, seat)

    async def until_asked(self, seat: int) -> Json:
        """Wait for a question to a seat that is not answered yet, or the end; the update that brings it."""
        while True:
            updates = [message for message in self.of("update") if message["seat"] == seat]
            if updates and (updates[-1]["ask"] is not None or updates[-1]["over"] is not None):
                return updates[-1]
            self.news.clear()
            await self.news.wait()

    async def until_over(self) -> Json:
        while not any(message["over"] for message in self.of("update")):
            self.news.clear()
            await self.news.wait()
        return self.of("update")[-1]


async def search_here(work: Callable[..., Work[Value]], *args: Any) -> Value:
    """For an archive without a process of its own."""
    return finished(work, *args)


class FakeLobby:
    """What a visitor's messages need of the lobby."""

    def __init__(self, bots: BotPool | None = None) -> None:
        self.moves = 0
        self.refusals = 0
        self.bots = bots or BotPool(1)


async def send(table: LiveTable, visitor: Visitor, message: BrowserMessage, lobby: Lobby | None = None) -> Json:
    """A visitor says something; the answer that comes at once."""
    count = len(visitor.sent)
    try:
        await conversation.handle(lobby or cast(Lobby, FakeLobby()), table, visitor, message)
    except RequestRefused as refusal:
        return {"type": "refused", "code": refusal.code, "rule": refusal.rule}
    answer: Json = msgspec.json.decode(visitor.sent[count][1])
    return answer


async def move(table: LiveTable, visitor: Visitor, seat: int, ask: int, *lines: str, stage: bool = False) -> Json:
    return await send(table, visitor, PlayLines(seat, ask, list(lines), stage))


async def refused(work: Coroutine[Any, Any, Any]) -> Problem:
    """Why something is refused."""
    with pytest.raises(RequestRefused) as caught:
        await work
    return caught.value.problem("en")


class Site:
    """A lobby on a database of its own, and the loop in which it lives."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.file = folder / "tables.db"
        self.settings = Settings(database=f"sqlite+aiosqlite:///{self.file}", haste=0.0)
        self.lobby: ServerLobby = self.run(ServerLobby.open(self.settings))
        self.archive = Archive(self.lobby.store, search_here)

    def run(self, work: Coroutine[Any, Any, Value]) -> Value:
        return self.runner.run(work)

    def close(self) -> None:
        self.run(self.lobby.close())
        self.runner.close()

    async def person(self, name: str = "") -> Person:
        person, _ = await self.lobby.people.create()
        if name:
            await self.lobby.people.rename(person, name)
        return person._replace(name=name)

    async def people(self, *names: str) -> list[Person]:
        return [await self.person(name) for name in names]

    async def make(self, person: Person, *bots: Level | None, start: bool = False, **setup: Any) -> str:
        """A table at which this person sits; bots by seat."""
        setup.setdefault("seats", max(2, len(bots)))
        return await self.lobby.make(person, NewTable(Setup(**setup), list(bots), start=start))

    async def ask(self, code: str, person: Person, wanted: Wanted) -> Table:
        """What a person wants changed at a table; the table as it is then."""
        return await self.lobby.at_table(code, person, ACTIONS[type(wanted)], wanted)

    async def start(self, code: str, person: Person) -> Table:
        return await self.lobby.at_table(code, person, Seating.start)

    async def bring(self, person: Person, record: Mapping[str, object]) -> str:
        """Import a record."""
        return await self.archive.keep_record(person, await self.archive.read_record(record))

    async def me(self, person: Person) -> Me:
        return await self.lobby.people.describe(person)

    async def come(self, code: str, person: Person | None, seen: int = 0) -> tuple[LiveTable, Visitor]:
        table = await self.lobby.find(code)
        visitor = Visitor(person)
        await table.connect(visitor, seen)
        return table, visitor
