"""Visitors who are not connected to anything, and a hall for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest

from citadels.web import socket
from citadels.web.hall import Hall
from citadels.web.live_table import LiveTable
from citadels.web.protocol import BrowserMessage, Move, NewTable, Problem, Setup
from citadels.web.refusal import Refusal
from citadels.web.rows import Person
from citadels.web.settings import Settings
from citadels.web.thinking import Thinker
from citadels.web.timing import now

Json = dict[str, Any]
Value = TypeVar("Value")


class Visitor(socket.Caller):
    """Somebody at a table; what they are sent is kept, with the time."""

    def __init__(self, person: Person | None = None) -> None:
        super().__init__(None, person)  # type: ignore[arg-type]  # there is no line: send() keeps what would go out
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


class Desk:
    """What a visitor's messages need of the hall."""

    def __init__(self, thinker: Thinker | None = None) -> None:
        self.played = 0
        self.refused = 0
        self.thinker = thinker or Thinker(1)


async def send(table: LiveTable, visitor: Visitor, message: BrowserMessage, hall: Hall | None = None) -> Json:
    """A visitor says something; the answer that comes at once."""
    count = len(visitor.sent)
    try:
        await socket.answer(hall or cast(Hall, Desk()), table, visitor, message)
    except Refusal as refusal:
        return {"type": "refused", "code": refusal.code, "rule": refusal.rule}
    answer: Json = msgspec.json.decode(visitor.sent[count][1])
    return answer


async def move(table: LiveTable, visitor: Visitor, seat: int, ask: int, *lines: str, stage: bool = False) -> Json:
    return await send(table, visitor, Move(seat, ask, list(lines), stage))


async def refused(work: Coroutine[Any, Any, Any]) -> Problem:
    """Why something is refused."""
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.problem("en")


class Room:
    """A hall on a database of its own, and the loop in which it lives."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.file = folder / "tables.db"
        self.settings = Settings(database=f"sqlite+aiosqlite:///{self.file}", haste=0.0)
        self.hall: Hall = self.run(Hall.open(self.settings))

    def run(self, work: Coroutine[Any, Any, Value]) -> Value:
        return self.runner.run(work)

    def close(self) -> None:
        self.run(self.hall.close())
        self.runner.close()

    async def person(self, name: str = "") -> Person:
        person, _ = await self.hall.newcomer()
        if name:
            await self.hall.rename(person, name)
        return person._replace(name=name)

    async def people(self, *names: str) -> list[Person]:
        return [await self.person(name) for name in names]

    async def make(self, person: Person, *bots: str | None, start: bool = False, **setup: Any) -> str:
        """A table at which this person sits; bots by seat."""
        setup.setdefault("seats", max(2, len(bots)))
        return await self.hall.make(person, NewTable(Setup(**setup), list(bots), start=start))  # type: ignore[arg-type]

    async def come(self, code: str, person: Person | None, seen: int = 0) -> tuple[LiveTable, Visitor]:
        table = await self.hall.find(code)
        visitor = Visitor(person)
        await table.connect(visitor, seen)
        return table, visitor
