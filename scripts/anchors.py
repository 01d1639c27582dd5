"""Rates the four levels of bots in every edition, and writes src/citadels/web/ratings/anchors.json.

    .venv/bin/python scripts/anchors.py [--minutes 8] [--processes 2]

Games are kept in build/anchors.jsonl, and the next run continues where the last one stopped; remove the file after a
change to the bots.

These are the fixed points of the scale on which people are rated. Games are played in the arena until the time is up:
first in all editions with the two quick levels, then with `hard`, and with `master` too once `hard` has played enough.
The longer it runs, the more certain the result; the file says how many games there were.

`hard` and `master` are rated by the bot they are built on, with a fixed number of iterations, so that the result does
not depend on how busy the machine is. `master` gets as many as a busy server manages in one second. The first two
levels begin in the middle of the scale, as people do. Each of the others begins at the rating of the level below it,
with the uncertainty of a beginner: it is the same bot with more time.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from openskill.models import PlackettLuce

from citadels import __version__
from citadels.facts import edition_names
from citadels.lab import arena, matches
from citadels.lab.ratings import Rating, Result

TARGET: Final = Path(__file__).parent.parent / "src/citadels/web/ratings/anchors.json"
KEPT: Final = Path(__file__).parent.parent / "build/anchors.jsonl"
SEATS: Final = 4
SEED: Final = 18
ORDERS: Final = 10      # random orders of the games; the ratings are the mean over them
PLAYED_BY: Final = {"easy": "easy", "normal": "normal", "hard": "learned-search:300", "master": "learned-search:1000"}
LEVELS: Final = {bot: level for level, bot in PLAYED_BY.items()}
QUICK: Final = ("easy", "normal")
QUICK_GAMES: Final = 400
HARD_GAMES: Final = 40
STAGES: Final = (("normal", "hard"), ("normal", "hard", "master"))      # the levels that meet after that
Game = tuple[str, tuple[str, ...], int, Result]      # the edition, who met, the number of the game, the result


def settings_of(edition: str, levels: Sequence[str]) -> dict[str, Any]:
    bots = [PLAYED_BY[level] for level in levels]
    return {**matches.DEFAULTS, "edition": edition, "players": SEATS, "bots": bots, "seed": SEED}


def kept() -> list[Game]:
    """The games of earlier runs."""
    KEPT.parent.mkdir(exist_ok=True)
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    return [(edition, tuple(levels), number, Result(*result)) for edition, levels, number, result in
            map(json.loads, lines)]


def play(edition: str, levels: tuple[str, ...], number: int) -> Game:
    seats = arena.play_one(settings_of(edition, levels), number)["seats"]
    return edition, levels, number, Result([LEVELS[seat["bot"]] for seat in seats], [seat["place"] for seat in seats])


def planned() -> Iterator[tuple[str, tuple[str, ...], int]]:
    """The games in the order in which they are played, without end."""
    for number in range(QUICK_GAMES):
        yield from ((edition, QUICK, number) for edition in edition_names())
    for number in range(HARD_GAMES):
        yield from ((edition, STAGES[0], number) for edition in edition_names())
    for number in count():
        yield from ((edition, levels, number + first) for levels, first in zip(STAGES, (HARD_GAMES, 0))
                    for edition in edition_names())


def rated(games: Sequence[tuple[Sequence[str], Result]]) -> dict[str, Rating]:
    """The mean ratings over several orders of the games."""
    rng = Random("orders")
    found = [in_order(games, rng) for _ in range(ORDERS)]
    return {level: Rating(*(sum(one[level][part] for one in found) / ORDERS for part in (0, 1))) for level in PLAYED_BY}


def in_order(games: Sequence[tuple[Sequence[str], Result]], rng: Random) -> dict[str, Rating]:
    """The ratings after all stages, with the games of each in a random order."""
    model = PlackettLuce(tau=0.0)
    found = {level: Rating(model.mu, model.sigma) for level in QUICK}
    for levels in (QUICK, *STAGES):
        for below, level in pairwise(levels):
            found.setdefault(level, Rating(found[below].mu, model.sigma))
        results = [result for stage, result in games if stage == levels]
        rng.shuffle(results)
        for bots, places in results:
            after = model.rate([[model.rating(*found[bot])] for bot in bots], ranks=[float(place) for place in places])
            seats = [(bot, team[0]) for bot, team in zip(bots, after)]
            # A bot with several seats gets the mean of their new ratings, so the game counts once.
            for bot in set(bots):
                mine = [new for other, new in seats if other == bot]
                found[bot] = Rating(sum(new.mu for new in mine) / len(mine), sum(new.sigma for new in mine) / len(mine))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes
    played = kept()
    done = {(edition, levels, number) for edition, levels, number, _ in played}
    with ProcessPoolExecutor(args.processes, initializer=os.nice, initargs=(19,)) as pool, KEPT.open("a") as file:
        plan = (game for game in planned() if game not in done)
        under_way: list[Future[Game]] = []
        while time.monotonic() < end:
            under_way += [pool.submit(play, *next(plan)) for _ in range(2 * args.processes - len(under_way))]
            under_way[0].exception()    # wait for the oldest
            new = [one.result() for one in under_way if one.done()]
            file.writelines(json.dumps(game) + "\n" for game in new)
            played += new
            under_way = [one for one in under_way if not one.done()]
        for one in under_way:
            one.cancel()
    found: dict[str, Any] = {}
    for edition in edition_names():
        games = [(levels, result) for where, levels, _, result in played if where == edition]
        ratings = rated(games)
        found[edition] = {
            "games": {" ".join(levels): sum(stage == levels for stage, _ in games) for levels in (QUICK, *STAGES)},
            "bots": {level: [round(ratings[level].mu, 2), round(ratings[level].sigma, 2)] for level in PLAYED_BY},
        }
        print(edition, found[edition])
    whole = {"how": "scripts/anchors.py", "version": __version__, "seats": SEATS, "seed": SEED, "played_by": PLAYED_BY,
             "editions": found}
    TARGET.write_text(json.dumps(whole, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
