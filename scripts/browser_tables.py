"""Fills a new database with tables that wait for a decision, for the tests in a real browser.

    python scripts/browser_tables.py FILE

Random games are played until every kind of decision and every verb of the notation has been offered to somebody. For
each pair of the two there is then a table that offers it, and a few more to look at, played by bots. Prints a list of
the tables as JSON, with the cookie of the person who sits there.
"""

import asyncio
import json
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from citadels import Game
from citadels.bots import ask, make
from citadels.engine.verbs import VERBS
from citadels.offers import QUESTIONS, parse
from citadels.shapes import Move
from citadels.web.known_people import token_hash
from citadels.web.protocol import Setup
from citadels.web.rows import MoveRow, Person, SeatRow
from citadels.web.seating import record_header
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

NAMES = ["Sam", "Ana", "Boris", "Chiara", "Dan", "Elena", "Farid", "Greta", "Hugo"]
PAIRS_FROM = 150        # all pairs are taken from this many games; more are played only for what is still missing
MOST = 5000             # games before giving up
OFTEN = 4               # questions with the same verbs that are examined; more would be alike
SECRET = ("strongman", "acrobat")   # people have no time for these reactions; with bots as opponents, they do
STAYS = 86400           # seconds until a bot plays for somebody who is absent, so that the others do nothing
YEAR = 365 * 86400_000
# edition, players, options, uniques (None: random); given for what would hardly ever come up at random
GAMES: list[tuple[str, int, dict[str, bool | int], list[str] | None]] = [
    ("deluxe", 2, {}, None),
    ("deluxe", 3, {}, None),
    ("deluxe", 5, {}, None),
    ("deluxe", 7, {}, None),
    ("classic", 3, {}, None),
    ("classic", 6, {}, None),
    ("circus", 4, {}, None),
    ("circus", 6, {}, None),
    ("common-city", 3, {}, None),
    ("deluxe", 3, {}, ["theater", "framework", "necropolis", "thieves-den", "museum", "armory", "laboratory", "smithy",
                       "keep", "library", "observatory", "park", "factory", "quarry"]),
]


@dataclass
class Found:
    """A decision: the game, and one of the lines on offer."""

    game: Game
    seat: int
    kind: str = ""
    key: str = ""
    line: str = ""


# -- every kind of decision --------------------------------------------------------------------------------------------
def every_key() -> set[str]:
    return {verb.key for verb in VERBS}


def random_game(number: int) -> Iterator[tuple[Game, list[Move]]]:
    """A game before each of its decisions, with the options; its random players like to build."""
    dice = Random(number)
    edition, players, options, uniques = GAMES[number % len(GAMES)]
    preset = "random" if edition in ("deluxe", "classic") and uniques is None else None
    game = Game.new(edition, players, preset=preset, uniques=uniques, options=options, seed=number)
    while not game.over:
        lines = game.options()
        yield game, [parse(line) for line in lines]
        builds = [line for line in lines if line.startswith(("build ", "theater "))]
        others = [line for line in lines if line != "end"]
        liked = builds if builds and dice.random() < 0.7 else others if others and dice.random() < 0.7 else lines
        game.play(dice.choice(liked))


def every_decision() -> list[Found]:
    """A decision for each pair of a kind and a verb, with every kind and every verb."""
    found: dict[tuple[str, str], Found] = {}
    kinds, keys = set(QUESTIONS), every_key()
    for number in range(MOST):
        if number >= PAIRS_FROM and not kinds and not keys:
            return list(found.values())
        seen: Counter[tuple[str, ...]] = Counter()
        for game, moves in random_game(number):
            verbs = tuple(sorted({move.key for move in moves}))
            seen[verbs] += 1
            if seen[verbs] > OFTEN:
                continue
            seat = game.player
            assert seat is not None
            kind = game.question
            kept: Game | None = None
            for move in moves:
                if (kind, move.key) not in found and (number < PAIRS_FROM or kind in kinds or move.key in keys):
                    kept = kept or game.clone()
                    found[kind, move.key] = Found(kept, seat, kind, move.key, move.line)
            kinds.discard(kind)
            keys.difference_update(verbs)
    sys.exit(f"citadels: never offered in {MOST} games: {sorted(kinds | keys)}")


# -- tables to look at -------------------------------------------------------------------------------------------------
def by_bots(edition: str, players: int, preset: str | None, seed: int) -> Iterator[Game]:
    """A game between good players, before each of its decisions."""
    game = Game.new(edition, players, preset=preset, seed=seed)
    number = 0
    while not game.over:
        yield game
        game.play(ask(make("normal", f"{seed}/{number}"), game, number))
        number += 1


def built(game: Game) -> int:
    return sum(len(player["city"]) for player in game.view(None)["players"])


def shown() -> dict[str, Found]:
    """Moments of good games, all for the first seat."""
    wanted = {
        "two": ("deluxe", 2, "first-game", 4, "end", 9),
        "three": ("deluxe", 3, "first-game", 4, "end", 12),
        "four": ("deluxe", 4, "first-game", 4, "end", 17),
        "six": ("deluxe", 6, "cunning-agents", 4, "end", 27),
        "eight": ("deluxe", 8, "first-game", 4, "end", 40),
        "five": ("deluxe", 5, "cunning-agents", 3, "end", 17),
        "seven": ("deluxe", 7, "ambitious-aristocrats", 4, "end", 33),
        "selection": ("deluxe", 6, "first-game", 12, "pick", 14),
        "waiting": ("deluxe", 4, "first-game", 5, "", 12),
    }
    return {name: moment(*rest) for name, rest in wanted.items()}


def moment(edition: str, players: int, preset: str, seed: int, verb: str, districts: int) -> Found:
    """A moment with this many districts when the first seat is offered this verb and something to build, or waits."""
    for number in range(seed, seed + 200):
        for game in by_bots(edition, players, preset, number):
            verbs = {line.partition(" ")[0] for line in game.options()}
            asked = verb in verbs and (verb == "pick" or "build" in verbs)
            if built(game) >= districts and (game.player == 0 and asked if verb else game.player != 0):
                return Found(game, 0)
    sys.exit(f"citadels: no such moment: {edition}, {players} players, {verb}, {districts} districts")


# -- writing -----------------------------------------------------------------------------------------------------------
async def write(path: str, decisions: list[Found], moments: dict[str, Found]) -> dict[str, Any]:
    store = await SqlStore.open(f"sqlite+aiosqlite:///{path}", "tables")
    me, token = await somebody(store, NAMES[0])
    others, _ = await somebody(store, NAMES[1])
    codes = (f"T{first}{second}{third}22" for first in LETTERS for second in LETTERS for third in LETTERS)
    tables = []
    for one in decisions:
        code = await table(store, next(codes), one, me, None if one.kind in SECRET else others)
        edition = one.game.view(None)["edition"]
        tables.append({"code": code, "edition": edition, "seat": one.seat, "kind": one.kind, "key": one.key,
                       "line": one.line, "offered": one.game.options()})
    looked_at = {name: await table(store, next(codes), one, me, None if one.game.player == one.seat else others)
                 for name, one in moments.items()}
    # Separate tables for tests that only read the questions, because others decide there. Reactions time out.
    asked = {one.kind: one for one in decisions if one.kind not in SECRET}
    questions = {kind: await table(store, next(codes), one, me, others) for kind, one in asked.items()}
    # And a table for each verb, for tests of slips.
    slips = {one.key: one for one in reversed(decisions) if one.kind not in SECRET}
    tried = {key: {"code": await table(store, next(codes), one, me, others), "line": one.line}
             for key, one in slips.items()}
    await store.close()
    keys = sorted(every_key())
    return {"cookie": token, "kinds": sorted(QUESTIONS), "keys": keys, "decisions": tables, "shown": looked_at,
            "questions": questions, "tried": tried}


LETTERS = "ABCDEFGHJKM"


async def somebody(store: SqlStore, name: str) -> tuple[Person, str]:
    person = await store.add_person(name)
    token = secrets.token_urlsafe(32)
    await store.add_token(token_hash(token), person.id, "cookie", now() + YEAR)
    return person, token


async def table(store: SqlStore, code: str, found: Found, me: Person, others: Person | None) -> str:
    """A table with this game; all other seats are bots, or somebody who does nothing."""
    at = now()
    record = found.game.record()
    count = len(record["players"])
    names = [NAMES[0] if seat == found.seat else NAMES[1:][(seat - found.seat) % count - 1] for seat in range(count)]
    places = [SeatRow(seat, me.id, None, name, False) if seat == found.seat
              else SeatRow(seat, others.id if others else None, None if others else "normal", name, False)
              for seat, name in enumerate(names)]
    lines = [MoveRow(number, 0, line, at, 0, "person") for number, line in enumerate(record["moves"], 1)]
    setup = Setup(edition=record["edition"], seats=count, characters=record["characters"], uniques=record["uniques"],
                  options=record["options"], grace=STAYS)
    await store.add_table({
        "code": code, "host": me.id, "state": "playing", "setup": msgspec.json.encode(setup).decode(),
        "header": json.dumps(record_header(found.game)), "salt": secrets.token_hex(16), "listed": False,
        "imported": False, "created": at, "changed": at,
    }, places, lines)
    return code


def main(path: str) -> None:
    print(json.dumps(asyncio.run(write(path, every_decision(), shown()))))


if __name__ == "__main__":
    main(sys.argv[1])
