"""The strength and speed of the bots; see bots.md next to this file.

    python -m benchmarks.bots [--part strength|players|speed|scaling] [--scale X] [--save]
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import citadels
from benchmarks.engine import processor
from citadels import Game, bots
from citadels.bots.search import SearchBot
from citadels.engine.choosing import edition_named
from citadels.lab import matches
from citadels.lab.intervals import wilson
from citadels.lab.runner import cores, workers

Json = dict[str, Any]
RESULTS: Final = Path(__file__).resolve().parent / "results"
SEED: Final = 20261115
FIRST_GAME: Final = {"deluxe": "first-game"}   # the other editions use their default
SEATS: Final = 5


class Match(NamedTuple):
    """One bot against several of another kind."""

    edition: str
    hero: str
    others: str
    games: int
    bound: float    # the share of wins that it must reach
    players: int = SEATS
    random_cast: bool = False

    @property
    def preset(self) -> str | None:
        return "random" if self.random_cast else FIRST_GAME.get(self.edition)

    @property
    def table(self) -> str:
        return f"{self.edition}, random cast" if self.random_cast else self.edition


MATCHES: Final = (
    Match("deluxe", "builder", "random", 2000, 0.90),
    Match("classic", "builder", "random", 1000, 0.20),
    Match("circus", "builder", "random", 1000, 0.20),
    Match("common-city", "builder", "random", 200, 0.20),
    Match("deluxe", "search:300", "builder", 150, 0.35),
    Match("classic", "search:300", "builder", 60, 0.20),
    Match("circus", "search:300", "builder", 60, 0.20),
    Match("common-city", "search:100", "builder", 40, 0.20),
    Match("deluxe", "learned", "builder", 2000, 0.55),
    Match("deluxe", "learned", "builder", 2000, 0.55, random_cast=True),
    Match("classic", "learned", "builder", 2000, 0.55),
    Match("circus", "learned", "builder", 2000, 0.55),
    Match("common-city", "learned", "builder", 2000, 0.40),
    Match("deluxe", "learned-search:300", "builder", 200, 0.60, random_cast=True),
    Match("classic", "learned-search:300", "builder", 60, 0.40),
    Match("circus", "learned-search:300", "builder", 60, 0.40),
    Match("common-city", "learned-search:100", "builder", 40, 0.40),
    Match("deluxe", "learned-search:1000", "builder", 100, 0.60, random_cast=True),
    Match("deluxe", "learned-search:1000", "search:300", 60, 0.20, random_cast=True),
    Match("deluxe", "normal", "easy", 1000, 0.20),
    Match("deluxe", "hard", "normal", 50, 0.20),
)
# The learned player against builders, at tables of every size
BY_PLAYERS: Final = tuple(
    Match(edition, "learned", "builder", 2000, 1 / players, players, random_cast=edition == "deluxe")
    for edition in ("deluxe", "classic", "circus", "common-city")
    for players in range(2, min(8, edition_named(edition).seats[1]) + 1)
)


class Stopwatch(bots.Observer):
    """How long the bot of each seat took for decisions with more than one option."""

    def __init__(self) -> None:
        self.times: list[list[float]] = [[] for _ in range(9)]
        self.begun = 0.0

    def asking(self, game: Game, seat: int) -> None:
        self.begun = time.perf_counter()

    def answered(self, game: Game, seat: int, line: str) -> None:
        taken = time.perf_counter() - self.begun
        if len(game.legal_actions()) > 1:
            self.times[seat].append(taken)


def contest(match: Match, number: int) -> tuple[float, list[float], int]:
    """One game: the hero's share of the win, the seconds of its decisions, and the faults of all bots."""
    settings = {"edition": match.edition, "players": match.players, "preset": match.preset,
                "bots": [match.hero] + [match.others] * (match.players - 1), "seed": SEED, "rotate": True}
    game, seated = matches.deal(settings, number)
    watch = Stopwatch()
    bots.play_game(game, seated, watch)
    hero = matches.seating(settings, number).index(match.hero)
    share = 1 / len(game.winners) if hero in game.winners else 0.0
    return share, watch.times[hero], sum(len(bot.faults) for bot in seated)


def contests(chosen: Sequence[Match], scale: float) -> list[Json]:
    rows: list[Json] = []
    for match in chosen:
        games = max(1, round(match.games * scale / match.players)) * match.players
        begun = time.perf_counter()
        with workers() as pool:
            played = list(pool.each(contest, [(match, number) for number in range(games)]))
        wins = sum(share for share, _, _ in played)
        sure = wilson(wins, games)
        assert sure is not None
        times = sorted(seconds for _, decided, _ in played for seconds in decided)
        rows.append({
            "edition": match.table, "hero": match.hero, "others": match.others, "seats": match.players, "games": games,
            "wins": wins, "rate": wins / games, "low": sure.low, "high": sure.high, "bound": match.bound,
            "median ms": 1000 * statistics.median(times), "p99 ms": 1000 * times[int(0.99 * (len(times) - 1))],
            "longest ms": 1000 * times[-1], "faults": sum(faults for _, _, faults in played),
            "seconds": time.perf_counter() - begun,
        })
        print(line_of(rows[-1]), file=sys.stderr)
    return rows


def line_of(row: Json) -> str:
    return (f"| {row['edition']} | {row['hero']} | {row['seats'] - 1} {row['others']} | {row['games']} "
            f"| {row['rate']:.1%} "
            f"| {row['low']:.1%} to {row['high']:.1%} | {row['bound']:.0%} | {row['median ms']:.2g} "
            f"| {row['p99 ms']:.3g} | {row['longest ms']:.3g} |")


# -- speed -------------------------------------------------------------------------------------------------------------
def speed(scale: float) -> list[Json]:
    """On one core: whole games of builders through the public API, and iterations of the search in mid-game."""
    rows: list[Json] = []
    for edition in ("deluxe", "classic", "circus", "common-city"):
        rates = [games_per_second(edition, 3 * scale, turn) for turn in range(5)]
        rows.append({"what": f"games of five builders, {edition}", "unit": "games/s", "rates": rates})
        print(rows[-1], file=sys.stderr)
    rates = [iterations_per_second(turn, scale) for turn in range(5)]
    rows.append({"what": "iterations of the search, deluxe in mid-game", "unit": "iterations/s", "rates": rates})
    print(rows[-1], file=sys.stderr)
    return rows


def games_per_second(edition: str, seconds: float, turn: int) -> float:
    """Through the public API: make the bots, ask them, play their lines."""
    settings = {"edition": edition, "players": SEATS, "preset": FIRST_GAME.get(edition), "bots": ["builder"],
                "seed": SEED + turn, "rotate": False}
    begun = time.perf_counter()
    games = 0
    while time.perf_counter() - begun < seconds:
        bots.play_game(*matches.deal(settings, games))
        games += 1
    return games / (time.perf_counter() - begun)


def iterations_per_second(turn: int, scale: float) -> float:
    """Over positions halfway through games of builders, one for each number of players from 4 to 7."""
    iterations, seconds = 0, 0.0
    for players in (4, 5, 6, 7):
        game = halfway(players, SEED + turn)
        assert game.player is not None
        thinker = SearchBot(turn, iterations=round(600 * scale))
        begun = time.perf_counter()
        search = thinker.search(bots.Observation(game, game.player))
        seconds += time.perf_counter() - begun
        iterations += search.iterations
    return iterations / seconds


def halfway(players: int, seed: int) -> Game:
    """A game of builders, played to the middle and on to the next decision with a choice."""
    settings = {"edition": "deluxe", "players": players, "preset": "first-game", "bots": ["builder"], "seed": seed,
                "rotate": False}
    whole, seated = matches.deal(settings, 0)
    middle = bots.play_game(whole, seated) // 2
    game, _ = matches.deal(settings, 0)
    for number, line in enumerate(whole.record()["moves"]):
        if number >= middle and len(game.legal_actions()) > 1:
            break
        game.play(line)
    return game


# -- scaling -----------------------------------------------------------------------------------------------------------
def scaling(scale: float) -> list[Json]:
    """`simulate` with one process and with two, in turn, on the same games; and two independent runs.

    The last show what the machine can do: two cores are seldom twice as fast as one.
    """
    games = round(15000 * scale)
    alone: list[float] = []
    shared: list[float] = []
    apart: list[float] = []
    for _ in range(3):
        alone.append(simulated(games, 1, 1))
        shared.append(simulated(games, 2, 1))
        apart.append(simulated(games // 2, 1, 2))
    rows: list[Json] = [{"what": f"simulate, {games} games, one process", "unit": "games/s", "rates": alone}]
    for what, rates in (("two processes", shared), ("two runs of half the games each", apart)):
        rows.append({"what": f"the same, {what}", "unit": "games/s", "rates": rates})
        rows.append({"what": f"{what}, ratio to one process", "unit": "times",
                     "rates": [rate / one for one, rate in zip(alone, rates)]})
    for row in rows:
        print(row, file=sys.stderr)
    return rows


def simulated(games: int, processes: int, runs: int) -> float:
    """Games per second of the command itself, with several runs at the same time."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        words = [sys.executable, "-m", "citadels", "simulate", "builder", "--preset", "first-game", "--players",
                 str(SEATS), "--games", str(games), "--processes", str(processes)]
        running = [subprocess.Popen([*words, "--seed", str(SEED + run), "--out", str(Path(folder, str(run)))],
                                    stdout=subprocess.DEVNULL) for run in range(runs)]
        if any(process.wait() for process in running):
            raise SystemExit("simulate failed; see above")
        return games * runs / (time.perf_counter() - begun)


# -- the report --------------------------------------------------------------------------------------------------------
def written(result: Json) -> str:
    facts = result["facts"]
    lines = [f"# Bots, {facts['date']}", "",
             f"{facts['processor']}, {facts['cores']} cores, Python {facts['python']}, "
             f"{'compiled' if facts['compiled'] else 'interpreted'}. Seed {SEED}.", ""]
    for part in ("strength", "players"):
        if part not in result:
            continue
        lines += ["| edition | one | against | games | wins | 95 % interval | bound | median ms | p99 ms "
                  "| longest ms |",
                  "| --- | --- | --- | ---: | ---: | --- | ---: | ---: | ---: | ---: |"]
        lines += [line_of(row) for row in result[part]]
        lines.append("")
    for part in ("speed", "scaling"):
        if part in result:
            lines += ["| what | median | lowest | highest | unit |", "| --- | ---: | ---: | ---: | --- |"]
            lines += [f"| {row['what']} | {statistics.median(row['rates']):,.2f} | {min(row['rates']):,.2f} "
                      f"| {max(row['rates']):,.2f} | {row['unit']} |" for row in result[part]]
            lines.append("")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.bots")
    parser.add_argument("--part", action="append", choices=["strength", "players", "speed", "scaling"])
    parser.add_argument("--scale", type=float, default=1.0, help="play more or fewer games")
    parser.add_argument("--save", action="store_true", help="save the result in results/")
    args = parser.parse_args(words)
    parts: dict[str, Callable[[float], list[Json]]] = {
        "speed": speed, "scaling": scaling, "strength": partial(contests, MATCHES),
        "players": partial(contests, BY_PLAYERS)}
    result: Json = {"facts": {
        "date": datetime.date.today().isoformat(), "processor": processor(), "cores": cores(),
        "python": sys.version.split()[0], "compiled": citadels.compiled(), "load": os.getloadavg()[0],
    }}
    for name, part in parts.items():
        if not args.part or name in args.part:
            result[name] = part(args.scale)
    print(written(result))
    if args.save:
        stem = RESULTS / f"bots-{result['facts']['date']}"
        stem.with_suffix(".json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        stem.with_suffix(".md").write_text(written(result) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
