"""How many encoded decisions one core makes; see research.md next to this file.

    python -m benchmarks.research [--part vector|adapters] [--games 64] [--seconds 1] [--rounds 5]

Moves are drawn at random with NumPy. Processor time is measured, so that a busy machine matters less. The adapters to
other libraries (adapters.py) are compared with those libraries' own games, which must be installed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import Any, Final

import numpy as np

import citadels
from benchmarks.report import number, spread, table
from citadels.bots.bytes_writer import BytesWriter
from citadels.research import VectorGames

ROWS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("deluxe, 5 players", {"players": 5}),
    ("deluxe, 5 players, random casts", {"players": 5, "preset": "random"}),
    ("deluxe, 2 players", {"players": 2}),
    ("deluxe, 8 players", {"players": 8}),
    ("deluxe, 2 to 8 players, random casts", {"players": range(2, 9), "preset": "random"}),
    ("classic, 5 players", {"edition": "classic", "players": 5}),
    ("circus, 5 players", {"edition": "circus", "players": 5}),
    ("common city, 5 players", {"edition": "common-city", "players": 5}),
    ("deluxe, 5 players, four of them builders", {"players": 5, "bots": {1: "builder", 2: "builder", 3: "builder",
                                                                        4: "builder"}}),
]


def measure(games: VectorGames, seconds: float, dice: np.random.Generator) -> tuple[float, float]:
    """Decisions per second, and microseconds for encoding one."""
    decisions = 0
    start = time.process_time()
    while (now := time.process_time()) - start < seconds:
        for _ in range(20):
            counts = np.diff(games.observe().offsets)
            games.step((dice.random(games.games) * counts).astype(np.int32))
            decisions += games.games
    spent = now - start
    out = BytesWriter()
    start = time.process_time()
    for _ in range(20):
        out.truncate(0)
        for one in games._batch.tables:
            one.put_row(one.seat(), out)
    encoding = (time.process_time() - start) / (20 * games.games)
    return decisions / spent, encoding * 1e6


def measure_adapters(seconds: float, repeats: int) -> None:
    from benchmarks.adapters import rounds

    every = rounds()
    rates: list[list[float]] = [[] for _ in every]
    for _ in range(repeats):
        for i, (_, _, play) in enumerate(every):
            rates[i].append(play(seconds))
    rows = [[f"{library}: {name}", number(statistics.median(rates[i])), spread(rates[i])]
            for i, (library, name, _) in enumerate(every)]
    print("\n".join(table(["game", "decisions/s", "spread"], rows)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=("vector", "adapters"), default="vector")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    if not citadels.compiled():
        sys.exit("the engine is not compiled; run `make compile`")
    if asked.part == "adapters":
        measure_adapters(asked.seconds, asked.rounds)
        return
    dice = np.random.default_rng(1)
    every = [VectorGames(asked.games, seed=1, **settings) for _, settings in ROWS]
    rates: list[list[float]] = [[] for _ in ROWS]
    times: list[list[float]] = [[] for _ in ROWS]
    for games in every:
        measure(games, asked.seconds / 2, dice)      # until the games are in different stages
    for _ in range(asked.rounds):
        for i, games in enumerate(every):
            rate, encoding = measure(games, asked.seconds, dice)
            rates[i].append(rate)
            times[i].append(encoding)
    rows = [[name, number(statistics.median(rates[i])), spread(rates[i]), number(statistics.median(times[i])),
             spread(times[i])] for i, (name, _) in enumerate(ROWS)]
    print("\n".join(table(["games", "decisions/s", "spread", "encoding, µs", "spread"], rows)))


if __name__ == "__main__":
    main()
