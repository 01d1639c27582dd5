"""The box of the Circus and a few words for its scenarios, beside those shared by all editions."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from citadels import Game
from tests.scenarios.deluxe_box import BASICS, reload, wander
from tests.scenarios.table import city, crown, deck, gold, hand, offers, play, refused, total
from tests.scenarios.table import seat as plain_seat

__all__ = ["ACTIONS", "BASICS", "BOX", "CAST", "COST", "EIGHT", "PURPLE", "SEVEN", "SIX", "TYPE", "asks", "booths",
           "cards", "city", "costs", "crown", "deck", "discard", "dreams", "duel", "gold", "hand", "indistinct", "new",
           "offers", "play", "quiet_round", "refused", "reload", "seat", "table", "top", "total", "values", "wander",
           "worth"]

CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")

PURPLE = {"dragon-gate": (6, 1), "graveyard": (5, 1), "haunted-quarter": (2, 1), "keep": (3, 2), "laboratory": (5, 1),
          "library": (6, 1), "observatory": (5, 1), "school-of-magic": (6, 1), "smithy": (5, 1), "university": (6, 1)}
"""Cost and copies of each purple district."""

ACTIONS = {"big-top": 3, "ticket-booth": 3, "acrobat": 1, "fortune-teller": 2, "strongman": 2, "ringmaster": 2,
           "human-cannonball": 2}
"""Copies of each action card."""

COST = {name: cost for name, (cost, _) in (BASICS | PURPLE).items()} | {"big-top": 0}
BOX = Counter({name: copies for name, (_, copies) in (BASICS | PURPLE).items()})

TYPE = {name: kind for kind, names in {
    "noble": "manor castle palace",
    "religious": "temple church monastery cathedral",
    "trade": "tavern market trading-post docks harbor town-hall",
    "military": "watchtower prison barracks fortress",
    "unique": " ".join(PURPLE)}.items() for name in names.split()}

# Cheap districts of different names and of four colours: one more than seven and a city is complete.
SIX = "temple church tavern market watchtower prison"
SEVEN = SIX + " manor"
EIGHT = SEVEN + " docks"


def seat(characters: str = "", gold: int = 0, hand: str = "", city: str | Sequence[Any] = "",
         booths: Sequence[int] = ()) -> dict[str, Any]:
    """One player; `booths` is the gold on each Ticket Booth before this player, the oldest first."""
    return plain_seat(characters, gold, hand, city) | {"booths": list(booths)}


def table(*seats: dict[str, Any], rank: int = 1, players: int = 4, deck: str = "", discard: str = "",
          only: bool = False, **fields: Any) -> Game:
    """A round in which `rank` is called now; `only`: nothing but the named cards is in the deck."""
    seated = [*seats, *(seat() for _ in range(players - len(seats)))]
    return Game.from_position({"edition": "circus", "players": seated, "phase": "turns", "rank": rank, "seed": 1,
                               "deck": deck.split(), "discard": discard.split(), "deck_only": only, **fields})


def duel(*seats: dict[str, Any], rank: int = 1, **fields: Any) -> Game:
    """A table of two."""
    return table(*seats, rank=rank, players=2, **fields)


def new(players: int, seed: int = 1, **choices: Any) -> Game:
    return Game.new(edition="circus", players=players, seed=seed, **choices)


def asks(game: Game, asked: int, *lines: str) -> bool:
    """Whether it is this seat's to decide, between these lines and no others."""
    return game.player == asked and offers(game) == set(lines)


def discard(game: Game) -> list[str]:
    """The discard pile, the last card on top."""
    return list(game.position()["discard"])


def top(game: Game) -> str:
    return discard(game)[-1]


def booths(game: Game, seat: int) -> list[int]:
    return list(game.position()["players"][seat].get("booths") or [])


def cards(position: Mapping[str, Any]) -> Counter[str]:
    """Every district and action card of a position that is not in the middle of a sequence."""
    found = Counter(position["deck"]) + Counter(position["discard"])
    for player in position["players"]:
        found += Counter(player["hand"])
        found += Counter(item if isinstance(item, str) else item["district"] for item in player["city"])
        found["ticket-booth"] += len(player.get("booths") or [])
    return +found


def costs(city: str) -> int:
    return sum(COST[name] for name in city.split())


def worth(city: str | Sequence[Any], hand: str = "", gold: int = 0, **fields: Any) -> int:
    """What seat 0 of four would score with this city if the game ended now."""
    return total(table(seat(city=city, hand=hand, gold=gold), seat("warlord"), rank=8, **fields), 0)


def quiet_round(game: Game) -> Game:
    """Everybody still to come gathers gold and ends the turn; nobody reacts."""
    while game.position()["phase"] == "turns":
        play(game, next(line for line in ("gold", "end", "pass") if line in game.options()))
    return game


def values(data: Any) -> set[str]:
    """Every text that stands as a value, not as a key, inside a piece of JSON."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return values(list(data.values()))
    if isinstance(data, list | tuple):
        return {text for part in data for text in values(part)}
    return set()


def indistinct(one: Game, other: Game, watchers: Iterable[int | None]) -> None:
    """The watchers, and a spectator, cannot tell the two games apart."""
    for watcher in [*watchers, None]:
        assert one.view(watcher) == other.view(watcher), f"seat {watcher} sees a difference"
        assert json.dumps(one.view(watcher)) == json.dumps(other.view(watcher))
    for watcher in watchers:
        if watcher is not None:
            assert one.heard(watcher) == other.heard(watcher), f"seat {watcher} heard a difference"


def dreams(game: Game, watcher: int, count: int = 30) -> list[Game]:
    return [game.imagine(watcher, k) for k in range(count)]


def dice_of(*words: object) -> random.Random:
    return random.Random(" ".join(map(str, words)))
