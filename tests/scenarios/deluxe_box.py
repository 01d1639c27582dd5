"""Facts about the Deluxe box and a few more words for scenarios, beside those of `table`."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from citadels import BadSetup, Game
from tests.scenarios.table import PINNED, RANKS, seat, table, total

BASICS = {
    "manor": (3, 5), "castle": (4, 4), "palace": (5, 3),
    "temple": (1, 3), "church": (2, 3), "monastery": (3, 3), "cathedral": (5, 2),
    "tavern": (1, 5), "market": (2, 4), "trading-post": (2, 3), "docks": (3, 3), "harbor": (4, 3), "town-hall": (5, 2),
    "watchtower": (1, 3), "prison": (2, 3), "barracks": (3, 3), "fortress": (5, 2),
}
"""Cost and copies of each basic district."""

UNIQUES = {
    "armory": 3, "basilica": 4, "capitol": 5, "dragon-gate": 6, "factory": 5, "framework": 3, "gold-mine": 6,
    "great-wall": 6, "haunted-quarter": 2, "imperial-treasury": 5, "ivory-tower": 5, "keep": 3, "laboratory": 5,
    "library": 6, "map-room": 5, "monument": 4, "museum": 4, "necropolis": 5, "observatory": 4, "park": 6,
    "poor-house": 4, "quarry": 5, "school-of-magic": 6, "secret-vault": 0, "smithy": 5, "stables": 2, "statue": 3,
    "theater": 6, "thieves-den": 6, "wishing-well": 5,
}
"""Cost of each unique district; the box holds one of each."""

COST = {name: cost for name, (cost, _) in BASICS.items()} | UNIQUES

PRESETS = {
    "first-game": (
        "assassin thief magician king bishop merchant architect warlord artist",
        "dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry school-of-magic"
        " smithy statue thieves-den wishing-well"),
    "ambitious-aristocrats": (
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great-wall haunted-quarter keep necropolis park poor-house quarry school-of-magic"
        " stables statue thieves-den"),
    "cunning-agents": (
        "witch blackmailer magician emperor abbot alchemist architect warlord tax-collector",
        "armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry secret-vault"
        " smithy theater"),
    "illustrious-emissaries": (
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "factory framework great-wall haunted-quarter ivory-tower keep library museum observatory park poor-house"
        " quarry school-of-magic smithy"),
    "devious-dignitaries": (
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon-gate factory framework haunted-quarter laboratory necropolis park poor-house secret-vault smithy"
        " stables theater thieves-den wishing-well"),
    "tenacious-delegates": (
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted-quarter imperial-treasury laboratory library map-room observatory school-of-magic"
        " secret-vault smithy stables statue wishing-well"),
    "vicious-nobles": (
        "assassin thief magician patrician cardinal merchant navigator warlord tax-collector",
        "armory basilica dragon-gate gold-mine imperial-treasury ivory-tower laboratory map-room monument museum"
        " school-of-magic statue thieves-den wishing-well"),
}

RANK_OF = {name: rank for rank, names in enumerate(RANKS, start=1) for name in names}


def worth(city: str | list[Any], hand: str = "", gold: int = 0, crown: int = 1, **fields: Any) -> int:
    """What seat 0 of four would score with this city if the game ended now; the crown lies elsewhere."""
    game = table(seat(city=city, hand=hand, gold=gold), seat("warlord"), rank=8, crown=crown, **fields)
    return total(game, 0)


def costs(city: str) -> int:
    return sum(COST[name] for name in city.split())


def line_points(game: Game, seat: int, rule: str) -> int:
    return sum(line["points"] for line in game.scores()[seat]["lines"] if line["rule"] == rule)


def pinning(rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Parameters of a test, the rule that it pins last: each of its runs carries that rule."""
    return [pytest.param(*row, marks=[pytest.mark.rule(row[-1])] if row[-1] else []) for row in rows]


def setup_refused(rule: str | None, edition: str, players: int, **choices: Any) -> None:
    """No such game is begun, and this rule forbids it (None: what was asked for does not exist in any box)."""
    if rule is not None:
        PINNED.add(rule)
    with pytest.raises(BadSetup) as caught:
        Game.new(edition=edition, players=players, **{"seed": 1} | choices)
    assert caught.value.rule == rule, f"{caught.value}: refused by {caught.value.rule}, not by {rule}"
    assert rule is None or tells(caught.value, rule), f"{caught.value} does not name {rule}"


def selecting(*seats: dict[str, Any], players: int = 4, cast: str = "", **fields: Any) -> Game:
    """A game about to select characters."""
    seated = [*seats, *(seat() for _ in range(players - len(seats)))]
    nine = players in (3, 8) or any(name in RANKS[8] for name in cast.split())
    characters = [next((name for name in names if name in cast.split()), names[0]) for names in RANKS[:8 + nine]]
    return Game.from_position({"edition": "deluxe", "characters": characters, "players": seated,
                               "phase": "selection", **fields})


def select(game: Game, dice: random.Random | None = None) -> Game:
    """Everybody picks: the first character offered, or one by dice."""
    while game.options() and game.options()[0].split()[0] in ("pick", "discard"):
        game.play(dice.choice(game.options()) if dice else game.options()[0])
    return game


def choose(game: Game, *places: int) -> Game:
    """Plays, one after the other, the lines that stand at these places of what is offered."""
    for place in places:
        game.play(game.options()[place])
    return game


def held(game: Game) -> list[list[str]]:
    """Each seat's characters of this round, sorted."""
    return [sorted(player["characters"]) for player in game.position()["players"]]


def names(lines: list[str], verb: str) -> set[str]:
    """What the lines that begin with this word are about."""
    return {line.split()[1] for line in lines if line.split()[0] == verb}


def under(game: Game, seat: int) -> list[str]:
    """The cards under this seat's Museum, sorted."""
    for item in game.position()["players"][seat]["city"]:
        if isinstance(item, dict) and item["district"] == "museum":
            lying = item.get("under", [])
            return sorted(lying) if isinstance(lying, list) else []
    return []


def cards(position: Mapping[str, Any]) -> Counter[str]:
    """Every district card of a position, wherever it lies."""
    found = Counter(position["deck"]) + Counter(position.get("discard", []))
    found += Counter(card for card in position.get("drawn") or [] if isinstance(card, str))
    for player in position["players"]:
        found += Counter(player["hand"])
        for item in player["city"]:
            found[item if isinstance(item, str) else item["district"]] += 1
            if isinstance(item, dict):
                found += Counter(item.get("under") or [])
    return found


def reload(game: Game) -> Game:
    """The game as it comes back from text."""
    return Game.from_position(json.loads(json.dumps(game.position())))


def wander(game: Game, dice: random.Random, moves: int) -> Game:
    """Some random moves, fewer if the game ends."""
    for _ in range(moves):
        if game.over:
            break
        game.play(dice.choice(game.options()))
    return game


def tells(error: BaseException, *words: str) -> bool:
    """Whether an error says at least one of these words."""
    said = f"{error} {getattr(error, 'rule', '')} {getattr(error, 'field', '')}"
    return any(re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", said) for word in words)


def strings(value: Any) -> set[str]:
    """Every text inside a piece of JSON, keys included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {text for pair in value.items() for part in pair for text in strings(part)}
    if isinstance(value, list | tuple):
        return {text for part in value for text in strings(part)}
    return set()
