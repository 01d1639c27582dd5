"""A small language for scenarios: seats in, lines played, facts out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from citadels import Game, IllegalMove

RANKS = (
    ("assassin", "witch", "magistrate"),
    ("thief", "spy", "blackmailer"),
    ("magician", "wizard", "seer"),
    ("king", "emperor", "patrician"),
    ("bishop", "abbot", "cardinal"),
    ("merchant", "alchemist", "trader"),
    ("architect", "navigator", "scholar"),
    ("warlord", "diplomat", "marshal"),
    ("artist", "queen", "tax-collector"),
)
# Cheap districts of different names: one more and a city of four to eight players is complete.
SIX = "temple church tavern market watchtower prison"
SEVEN = SIX + " manor"

PINNED: set[str] = set()
"""The rules of the refusals that the test now running has looked at: its mark must carry them."""


def seat(characters: str = "", gold: int = 0, hand: str = "", city: str | Sequence[Any] = "") -> dict[str, Any]:
    """One player: ids apart by spaces; `manor*` in the city is beautified; a list of items is taken as it is."""
    return {"gold": gold, "hand": hand.split(), "characters": characters.split(),
            "city": [_item(name) for name in city.split()] if isinstance(city, str) else list(city)}


def table(*seats: dict[str, Any], rank: int = 1, cast: str = "", players: int = 4, deck: str = "",
          edition: str = "deluxe", **fields: Any) -> Game:
    """A round in which `rank` is called now.

    Ranks that are neither held nor named in `cast` go to the First Game's characters; rank 9 is there only if
    held, named, or needed (3 or 8 players). Empty seats are added up to `players`: say `players=2` for a duel.
    """
    seated = [*seats, *(seat() for _ in range(players - len(seats)))]
    named = [*cast.split(), *(name for one in seated for name in one["characters"])]
    nine = any(name in RANKS[8] for name in named) or len(seated) in (3, 8)
    characters = [next((name for name in names if name in named), names[0]) for names in RANKS[:8 + nine]]
    return Game.from_position({"edition": edition, "characters": characters, "players": seated, "phase": "turns",
                               "rank": rank, "seed": 1, "deck": deck.split(), **fields})


def play(game: Game, *lines: str) -> Game:
    for line in lines:
        game.play(line)
    return game


def offers(game: Game, *verbs: str) -> set[str]:
    """The lines offered now that begin with one of these words; all of them if no word is given."""
    return {line for line in game.options() if not verbs or line.split()[0] in verbs}


def refused(game: Game, line: str, rule: str | None) -> None:
    """This rule forbids the line (None: it is no line of the notation); playing it is refused and changes nothing."""
    if rule is not None:
        PINNED.add(rule)
    before, reason = game.position(), game.why_not(line)
    assert reason is not None, f"{line} is legal"
    assert reason.sentence
    assert line not in game.options()
    with pytest.raises(IllegalMove) as caught:
        game.play(line)
    assert caught.value.rule == reason.rule
    assert game.position() == before
    assert reason.rule == rule, f"{line}: refused by {reason.rule}, not by {rule}"


def gold(game: Game) -> list[int]:
    return [player["gold"] for player in game.position()["players"]]


def hand(game: Game, seat: int) -> list[str]:
    return sorted(game.position()["players"][seat]["hand"])


def city(game: Game, seat: int) -> list[str]:
    """Names of the districts, sorted; a beautified one ends with `*`."""
    return sorted(_name(item) for item in game.position()["players"][seat]["city"])


def deck(game: Game) -> list[str]:
    """The whole deck, top first."""
    return list(game.position()["deck"])


def crown(game: Game) -> int:
    return int(game.position()["crown"])


def total(game: Game, seat: int) -> int:
    return int(game.scores()[seat]["total"])


def _item(name: str) -> str | dict[str, Any]:
    return {"district": name[:-1], "beautified": True} if name.endswith("*") else name


def _name(item: str | Mapping[str, Any]) -> str:
    if isinstance(item, str):
        return item
    return str(item["district"]) + "*" * bool(item.get("beautified"))
