"""Bots at a table: which of them answer immediately, what a hint contains, and what a table needs from them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from citadels import Game
from citadels.bots import ask, make
from citadels.bots.observation import Observation
from citadels.shapes import Record
from citadels.web.observation import expected_of
from citadels.web.protocol import Expected, Thought

QUICK: Final = ("easy", "normal")       # these answer in far less than a millisecond
ADVISER: Final = "learned-search:300"   # gives the hints
SHOWN: Final = 5                        # thoughts of a hint


class Advice(NamedTuple):
    thoughts: list[Thought]
    expected: Expected


def choose_line(record: Record, level: str, seed: str) -> str:
    """The line that a bot plays at the end of a record."""
    return ask(make(level, seed), Game.from_record(record), len(record["moves"]))


def advise(record: Record, seat: int, seed: str, adviser: str = ADVISER) -> Advice:
    """What a good bot thinks of the options at the end of a record, best first, and what it expects."""
    game = Game.from_record(record)
    found = make(adviser, seed).explain(Observation(game, seat))
    thoughts = [Thought(thought.line, thought.share, thought.win, thought.games) for thought in found[:SHOWN]]
    return Advice(thoughts, expected_of(game, seat, thoughts[0].win))


class Bots(ABC):
    """What thinks for the tables: processes on a server, the only thread in a browser."""

    @abstractmethod
    async def choose(self, game: Game, level: str, seed: str, moves: int) -> str:
        """The line that a bot plays after this many moves."""

    @abstractmethod
    async def advise(self, game: Game, seat: int, seed: str) -> Advice:
        """A hint. Raises RequestRefused if too many are waiting for one."""

    @abstractmethod
    def close(self) -> None:
        """Called when the bots are no longer needed."""
