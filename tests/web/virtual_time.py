"""A table in a time of its own: nobody waits, and every message has an exact moment."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from citadels import Game
from citadels.web import absences, autoplay, live_game, live_table, store, table_messages
from citadels.web.autoplay import Autoplay
from citadels.web.bot_pool import BotPool
from citadels.web.correspondence import keeper
from citadels.web.live_game import LiveGame
from citadels.web.live_table import LiveTable
from citadels.web.protocol import Setup
from citadels.web.rows import ChatRow, DayFacts, MoveRow, Person, SeatRow, TableRow
from citadels.web.seating import record_header
from citadels.web.sql_store import SqlStore
from citadels.web.store import Resized
from citadels.web.take_back import asking
from tests.web import helpers
from tests.web.helpers import Visitor

Value = TypeVar("Value")
EPOCH = 1_000_000_000
RUNNING: list[Autoplay] = []        # of the tables of this scene


class Skipping(selectors.SelectSelector):
    """Where others sleep, this one lets the time pass at once."""

    skipped = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "nothing will ever happen"
            self.skipped += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.skipping = Skipping()
        super().__init__(self.skipping)

    def time(self) -> float:
        return self.skipping.skipped


WALL = [0]                          # how far the clock of the machine is off, in milliseconds


def now() -> int:
    """What the clock of the machine says."""
    return steady_now() + WALL[0]


def steady_now() -> int:
    return EPOCH + round(asyncio.get_running_loop().time() * 1000)


def virtual(scene: Coroutine[Any, Any, Value]) -> Value:
    """Run a scene in its own time."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (store, live_game, live_table, absences, table_messages, autoplay, keeper, asking, helpers):
            patch.setattr(module, "now", now, raising=False)
            patch.setattr(module, "steady_now", steady_now, raising=False)
        WALL[0] = 0
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            try:
                return runner.run(scene)
            finally:
                while RUNNING:
                    RUNNING.pop().stop()


class Memory(SqlStore):
    """A database that forgets everything; it answers at once, or fails when it is told to."""

    def __init__(self) -> None:
        self.shared = False
        self.process = "here"
        self.row: TableRow | None = None
        self.places: list[SeatRow] = []
        self.rows: list[MoveRow] = []
        self.talk: list[ChatRow] = []
        self.failing = 0
        self.facts = DayFacts(EPOCH)
        self.stirs = 0

    async def day_facts(self, table: int) -> DayFacts:
        return self.facts

    async def stir(self, table: int) -> None:
        self.stirs += 1

    async def append(self, table: int, rows: Sequence[MoveRow], by_days: bool = False) -> bool:
        if self.failing:
            self.failing -= 1
            raise OSError("the database is away")
        if rows[0].number <= len(self.rows):
            return False
        self.rows += rows
        self.stirs += by_days
        return True

    async def moves_of(self, table: int, after: int = 0) -> list[MoveRow]:
        return self.rows[after:]

    async def table(self, *, code: str | None = None, id: int | None = None) -> TableRow | None:
        return self.row

    async def change_table(self, table: int, resized: Resized | None = None, **values: Any) -> None:
        assert self.row is not None
        self.places = self.places if resized is None else resized(self.places)
        self.row = self.row._replace(**values)

    async def seats_of(self, table: int) -> list[SeatRow]:
        return list(self.places)

    async def change_seat(self, table: int, was: SeatRow, to: SeatRow) -> bool:
        self.places[was.seat] = to
        return True

    async def chat_of(self, table: int, after: int = 0) -> list[ChatRow]:
        return [line for line in self.talk if line.id > after]

    async def add_chat(self, table: int, person: int, said: ChatRow) -> None:
        self.talk.append(said._replace(id=len(self.talk) + 1))


def person(number: int) -> Person:
    return Person(number, f"Person {number}")


def table_of(game: Game, seated: Sequence[int | str], haste: float = 1.0, memory: Memory | None = None,
             bots: BotPool | None = None, **setup: Any) -> LiveTable:
    """A table at which a game is being played; `seated` are the numbers of people, or the levels of bots."""
    memory = memory or Memory()
    record = game.record()
    memory.places = [SeatRow(seat, None, who, f"Bot {seat}", False) if isinstance(who, str)
                     else SeatRow(seat, who, None, f"Person {who}", False) for seat, who in enumerate(seated)]
    memory.row = TableRow(1, "TABLES", 1, "playing", encoded(Setup(record["edition"], len(seated), **setup)),
                          encoded(record_header(game)), "salt", None, None, False, False, EPOCH, EPOCH)
    memory.rows = rows_of(record)
    return reloaded(memory, haste, bots)


def reloaded(memory: Memory, haste: float = 1.0, bots: BotPool | None = None) -> LiveTable:
    """The table as it is read from the database."""
    assert memory.row is not None
    table = LiveTable(memory, memory.row, memory.places, memory.rows, haste)
    RUNNING.append(Autoplay(table, bots or BotPool(1)))
    return table


def live(table: LiveTable) -> LiveGame:
    """The game that is being played at a table."""
    assert table.live is not None
    return table.live


def close(table: LiveTable) -> None:
    for running in RUNNING:
        if running.table is table:
            running.stop()
    table.close()


def rows_of(record: Mapping[str, Any]) -> list[MoveRow]:
    game = Game.from_record({**record, "moves": []})
    rows: list[MoveRow] = []
    for line in record["moves"]:
        assert game.player is not None
        rows.append(MoveRow(len(rows) + 1, game.player, line, EPOCH, 0, "person"))
        game.play(line)
    return rows


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def joined(table: LiveTable, *numbers: int | None, seen: int = 0) -> list[Visitor]:
    """Visitors by the numbers of people; None is a stranger."""
    visitors = [Visitor(None if number is None else person(number)) for number in numbers]
    for visitor in visitors:
        await table.connect(visitor, seen)
    return visitors
