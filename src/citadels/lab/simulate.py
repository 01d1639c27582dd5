"""The games of a simulation, kept as two tables: one of games and one of seats."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from citadels.bots import play_game
from citadels.lab import columns, runner
from citadels.lab.game_rows import GameObserver, GameRows, Row, game_rows
from citadels.lab.matches import deal, seating
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    import pyarrow as pa

KIND: Final = "simulate"              # the kind of study
QUICK: Final = ("random", "builder")  # bots that play many games per second
SMALLEST, LARGEST = 10, 250           # how many games make a chunk with them


def work(settings: Json, first: int, count: int) -> dict[str, pa.Table]:
    """Play a chunk of a study."""
    found = [play_one(settings, number) for number in range(first, first + count)]
    return tables(settings["edition"], found)


def chunk_size(settings: Mapping[str, Any], games: int) -> int:
    """How many games make a chunk. A table has many columns, each of which costs something however few its rows."""
    if all(name in QUICK for name in settings["bots"]):
        return max(SMALLEST, min(LARGEST, games // 40))
    return runner.chunk_size(games)


def play_one(settings: Mapping[str, Any], number: int) -> GameRows:
    """Play a game and return its rows."""
    game, seated = deal(settings, number)
    observer = GameObserver(game.state)
    play_game(game, seated, observer)
    return game_rows(game, observer, number, seating(settings, number), [len(bot.faults) for bot in seated])


def tables(edition: str, found: Sequence[GameRows]) -> dict[str, pa.Table]:
    """The rows of some games as columns."""
    import pyarrow as pa

    seats = _arrays(columns.SEATS, [row for one in found for row in one.seats])
    # There are many counts, so they go into one long array of which each column is a slice.
    names = list(columns.counts(edition))
    flat = array("i")
    for one in found:
        for counts in one.counts:
            flat.extend(counts)
    for number, name in enumerate(names):
        numbers = flat[number :: len(names)]
        seats[name] = pa.Array.from_buffers(pa.int32(), len(numbers), [None, pa.py_buffer(numbers)])
    games = _arrays(columns.GAMES, [one.game for one in found])
    return {"games": pa.table(games), "seats": pa.table(seats)}


def _arrays(kinds: Mapping[str, str], found: Sequence[Row]) -> dict[str, pa.Array]:
    import pyarrow as pa

    return {name: pa.array([row[name] for row in found], arrow_type(kind)) for name, kind in kinds.items()}


@cache
def arrow_type(kind: str) -> pa.DataType:
    import pyarrow as pa

    return {
        columns.NUMBER: pa.int32(),
        columns.SEED: pa.int64(),
        columns.SHARE: pa.float64(),
        columns.FLAG: pa.bool_(),
        columns.TEXT: pa.string(),
        columns.NUMBERS: pa.list_(pa.int32()),
        columns.TEXTS: pa.list_(pa.string()),
        columns.HANDS: pa.list_(pa.list_(pa.string())),
    }[kind]
