"""One game between bots. It follows completely from the settings and its number."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels import Game, bots
from citadels.lab.errors import LabError
from citadels.lab.shapes import Json

# What a game is dealt from. "bots" has one for each seat, or fewer that are repeated in turn.
DEFAULTS: Final[Json] = {
    "edition": "deluxe", "players": 5, "preset": None, "characters": None, "uniques": None, "rank9": False,
    "options": {}, "bots": ["random"], "seed": 1, "rotate": True,
}


def check(settings: Mapping[str, Any]) -> None:
    """Raises CitadelsError if these settings cannot be played."""
    check_table(settings)
    if len(settings["bots"]) > settings["players"]:
        raise LabError("match-many-bots", bots=len(settings["bots"]), players=settings["players"])
    for name in dict.fromkeys(settings["bots"]):
        bots.check(name)


def check_table(settings: Mapping[str, Any]) -> None:
    """The same, without checking the bots by name. Settings may come from a file, so their types are checked too."""
    for name, kind in {"players": int, "seed": int, "bots": list, "rotate": bool}.items():
        value = settings.get(name)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise LabError("match-setting", name=name, value=repr(value))
    if not settings["bots"] or not all(isinstance(name, str) for name in settings["bots"]):
        raise LabError("match-no-bots")
    new_game(settings, deal_seed(settings["seed"], 0))


def is_reproducible(name: str) -> bool:
    """Whether a bot plays the same game again. One that thinks by the clock or is a program of its own may not."""
    if name.startswith("program:"):
        return False
    try:
        bot = bots.make(name)
    except bots.BadBot:  # the study may come from elsewhere
        return False
    bot.close()
    return not getattr(bot, "seconds", 0.0)


def deal(settings: Mapping[str, Any], number: int) -> tuple[Game, list[bots.Bot]]:
    """The game with this number, and a bot for each seat."""
    seed = seed_of(settings, number)
    return new_game(settings, seed), make_bots(seating(settings, number), seed)


def seating(settings: Mapping[str, Any], number: int) -> list[str]:
    """The names of the bots by seat; with "rotate", they move one seat over from game to game of a deal."""
    line = lineup(settings)
    turn = number % rotations(settings)
    return [line[(seat - turn) % len(line)] for seat in range(len(line))]


def seed_of(settings: Mapping[str, Any], number: int) -> int:
    """The seed of a game: the same for all rotations of a deal."""
    return deal_seed(settings["seed"], number // rotations(settings))


def deal_seed(seed: int, deal: int | str) -> int:
    """The seed of a deal. Hashed, so that the games of seed 1 and seed 2 have nothing in common."""
    text = f"{seed}/{deal}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def rotations(settings: Mapping[str, Any]) -> int:
    """How often a deal is played: until the bots would be back in their first seats."""
    if not settings.get("rotate", True):
        return 1
    line = lineup(settings)
    return next(turn for turn in range(1, len(line) + 1) if line[turn:] + line[:turn] == line)


def lineup(settings: Mapping[str, Any]) -> list[str]:
    names: Sequence[str] = settings["bots"]
    return [names[seat % len(names)] for seat in range(settings["players"])]


def new_game(settings: Mapping[str, Any], seed: int) -> Game:
    return Game.new(settings["edition"], settings["players"], preset=settings.get("preset"),
                    characters=settings.get("characters"), uniques=settings.get("uniques"),
                    rank9=settings.get("rank9", False), options=settings.get("options"), seed=seed)


def make_bots(names: Sequence[str], seed: int) -> list[bots.Bot]:
    """A bot for each seat, with a random generator seeded from the game's seed and the seat."""
    return [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]


def final_places(game: Game) -> list[int]:
    """The final place of each seat: 1 for the winners, then by points; equal points share a place."""
    totals = [score["total"] for score in game.scores()]
    won = set(game.winners)
    keys = [(seat in won, total) for seat, total in enumerate(totals)]
    return [1 + sum(other > key for other in keys) for key in keys]
