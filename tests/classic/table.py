"""The classic box, and a few words for its scenarios beside those of the Deluxe ones."""

from __future__ import annotations

from typing import Any

from citadels import Game
from tests.scenarios.deluxe_box import BASICS
from tests.scenarios.table import SEVEN, play, seat, total

RANKS = (
    ("assassin", "witch"),
    ("thief", "tax-collector"),
    ("magician", "wizard"),
    ("king", "emperor"),
    ("bishop", "abbot"),
    ("merchant", "alchemist"),
    ("architect", "navigator"),
    ("warlord", "diplomat"),
    ("artist", "queen"),
)
RANK_OF = {name: rank for rank, names in enumerate(RANKS, start=1) for name in names}
BASE = [names[0] for names in RANKS[:8]]
OTHERS = [names[1] for names in RANKS[:8]]
"""The eight of the base game, and the eight that may take their places."""

BASE_PURPLE = {"dragon-gate": 6, "great-wall": 6, "haunted-quarter": 2, "keep": 3, "laboratory": 5, "library": 6,
               "observatory": 5, "school-of-magic": 6, "smithy": 5, "graveyard": 5, "university": 6}
BONUS_PURPLE = {"armory": 3, "factory": 6, "imperial-treasury": 4, "map-room": 5, "museum": 4, "park": 6,
                "poor-house": 5, "quarry": 5, "wishing-well": 5, "lighthouse": 3, "bell-tower": 5, "hospital": 6,
                "throne-room": 6, "ballroom": 6}
PURPLE = BASE_PURPLE | BONUS_PURPLE
"""Costs; the box holds two Keeps and one of each other."""

COST = {name: cost for name, (cost, _) in BASICS.items()} | PURPLE
TYPES = {"noble": "manor castle palace", "religious": "temple church monastery cathedral",
         "trade": "tavern market trading-post docks harbor town-hall",
         "military": "watchtower prison barracks fortress"}
TYPE_OF = {name: kind for kind, names in TYPES.items() for name in names.split()} | dict.fromkeys(PURPLE, "unique")

EIGHT = SEVEN + " docks"
"""A complete city without purple districts, worth 15; the first seven are worth 12."""
SHORT = {"short_game": True}


def table(*seats: dict[str, Any], rank: int = 1, cast: str = "", players: int = 4, deck: str = "",
          **fields: Any) -> Game:
    """A round in which `rank` is called now.

    Ranks that are neither held nor named in `cast` go to the base characters; rank 9 is there only if held, named or
    needed (8 players). Empty seats are added up to `players`.
    """
    seated = [*seats, *(seat() for _ in range(players - len(seats)))]
    named = [*cast.split(), *(name for one in seated for name in one["characters"])]
    nine = any(name in RANKS[8] for name in named) or len(seated) == 8
    characters = [next((name for name in names if name in named), names[0]) for names in RANKS[:8 + nine]]
    return Game.from_position({"edition": "classic", "characters": characters, "players": seated, "phase": "turns",
                               "rank": rank, "seed": 1, "deck": deck.split(), **fields})


def new(players: int = 4, **choices: Any) -> Game:
    return Game.new(edition="classic", players=players, **{"seed": 1} | choices)


def firsts(game: Game) -> list[int]:
    """Everybody who counts as first to complete a city."""
    found = game.position()["first_complete"]
    if found is None:
        return []
    return sorted(found) if isinstance(found, list) else [found]


def quiet_round(game: Game) -> Game:
    """Everybody still to come thanks, gathers gold and ends the turn; nobody answers where silence is allowed."""
    while game.position()["phase"] == "turns":
        options = game.options()
        play(game, next((line for line in ("thanks", "gold", "end", "pass") if line in options), options[0]))
    return game


def costs(city: str) -> int:
    return sum(COST[name] for name in city.split())


def worth(city: str | list[Any], hand: str = "", gold: int = 0, **fields: Any) -> int:
    """What seat 0 of four would score with this city if the game ended now."""
    return total(table(seat(city=city, hand=hand, gold=gold), seat("warlord"), rank=8, **fields), 0)


def shown(game: Game, watcher: int | None, seat: int) -> list[str | None]:
    """The characters of a seat as the watcher sees them."""
    return list(game.view(watcher)["players"][seat]["characters"])


def ways(game: Game) -> set[tuple[str, str]]:
    """All pairs of lines that carry an exchange through."""
    return {(line, answer) for line in game.options() if line.startswith("exchange")
            for answer in play(game.clone(), line).options()}
