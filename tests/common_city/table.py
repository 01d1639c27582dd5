"""A small language for scenarios of the Common City, beside the words of the Deluxe scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from citadels import Game
from tests.scenarios.deluxe_box import BASICS
from tests.scenarios.table import play, seat


def words(text: str) -> list[str]:
    return text.split()


# Quiet characters first: what is not stacked on the pile of characters follows in this order.
CAST = words("merchant architect navigator artist alchemist abbot magician wizard diplomat warlord thief assassin witch"
             " bishop tax-collector emperor queen king")

PURPLE = {
    "dragon-gate": 6, "great-wall": 6, "haunted-quarter": 2, "keep": 3, "laboratory": 5, "library": 6,
    "observatory": 5, "school-of-magic": 6, "smithy": 5, "graveyard": 5, "university": 6,
    "armory": 3, "factory": 6, "imperial-treasury": 4, "map-room": 5, "museum": 4, "park": 6, "poor-house": 5,
    "quarry": 5, "wishing-well": 5, "lighthouse": 3, "bell-tower": 5, "hospital": 6, "throne-room": 6, "ballroom": 6,
}
"""Cost of each purple district; the box holds one of each, but two Keeps."""

COST = {name: cost for name, (cost, _) in BASICS.items()} | PURPLE
NAMES = list(COST)
COPIES = Counter({name: copies for name, (_, copies) in BASICS.items()}) + Counter(PURPLE.keys()) + Counter(["keep"])
# Districts that do nothing while others have their turns: 17 basic ones and 12 purple ones.
PLAIN = [*BASICS, *words("dragon-gate university map-room imperial-treasury wishing-well observatory library smithy"
                         " laboratory school-of-magic keep factory")]


def who(gold: int = 0, hand: str = "", city: str | Sequence[Any] = "", points: int = 0) -> dict[str, Any]:
    """One player; `manor*` in the quarter is beautified."""
    player = seat(gold=gold, hand=hand, city=city)
    del player["characters"]
    return player | {"points": points}


def town(*seats: dict[str, Any], up: str = "", before: str = "", last: bool = False, players: int = 4, deck: str = "",
         **fields: Any) -> Game:
    """Seat 0 turns up the first character of `up` now; the others lie under them, quiet ones first.

    `before` were called, the last one just now. With `last` the pass ends with the characters of `up`: all others
    have been called, a quiet one just now unless `before` says otherwise. Who is `lying` has been called as well.
    """
    seated = [*seats, *(who() for _ in range(players - len(seats)))]
    coming = up.split()
    past = [*(name for name in fields.get("lying", {}) if name not in before.split()), *before.split()]
    rest = [name for name in CAST if name not in coming and name not in past]
    return Game.from_position({
        "edition": "common-city", "players": seated, "seed": 1, "crown": 0, "next": 0, "deck": deck.split(),
        "called": [*reversed(rest), *past] if last else past,
        "character_deck": coming if last else [*coming, *rest], **fields})


def mark(character: str, by: int) -> dict[str, Any]:
    return {"character": character, "by": by}


def bewitched(victim: str, *seats: dict[str, Any], up: str = "", **fields: Any) -> Game:
    """Seat 0, the Witch, took gold and named this character; seat 1 turned it up and took gold; she goes on.

    The characters of `up` come next.
    """
    game = town(*seats, up=f"witch {victim} {up}", **fields)
    play(game, "gold", f"name {victim}", "gold")
    assert game.player == 0
    return game


def points(game: Game) -> list[int]:
    """What each seat has won at the passes."""
    return [player["points"] for player in game.position()["players"]]


def called(game: Game) -> list[str]:
    """The characters of this pass turned up so far."""
    return list(game.position()["called"])


def lying(game: Game) -> dict[str, int]:
    return dict(game.position()["lying"] or {})


def discard(game: Game) -> list[str]:
    """The discard pile, its top last."""
    return list(game.position()["discard"])


def without(*names: str) -> list[str]:
    """All names but these."""
    return [name for name in NAMES if name not in names]


def quietly(game: Game) -> str:
    """A line that ends the turn soon and builds nothing."""
    options = game.options()
    for line in ("end", "gold", "pass", "give gold", "thanks"):
        if line in options:
            return line
    forced = [line for line in options if line.split()[0] in ("name", "crown", "keep")]
    return (forced or options)[0]
