"""What a seat is sent: its view, what it has heard, what it is asked.

Everything here is made from the view, the heard events and the options of that seat, so it tells nothing else.
"""

from __future__ import annotations

from typing import Any, Final, cast

from citadels import Game
from citadels.facts import Facts, facts_of
from citadels.offers import decision, effects, parse
from citadels.web.protocol import Ask, Barred, Option, Over, Score, ScoreLine
from citadels.web.protocol_views import Event, View

Json = dict[str, Any]

TURN: Final = "acting"  # the step of a turn, at which no act is under way

# Targets that a person may think of wherever one of them is offered.
IN_CITIES: Final = ("destroy", "seize", "exchange", "armory")
ON_CHARACTERS: Final = ("name", "sign", "warrant", "flower", "threaten")
ON_PLAYERS: Final = ("swap", "look", "crown", "alms", "theater", "fortune")
# What the characters are known for: asked about also when nothing of it is offered.
POWERS: Final[dict[str, tuple[str, ...]]] = {
    "assassin": ("name",), "thief": ("name",), "witch": ("name",), "magician": ("swap", "redraw"), "wizard": ("look",),
    "seer": ("foresee",), "emperor": ("crown",), "abbot": ("alms",), "merchant": ("bonus",), "architect": ("bonus",),
    "scholar": ("study",), "warlord": ("destroy",), "marshal": ("seize",), "diplomat": ("exchange",),
    "queen": ("bonus",), "tax-collector": ("bonus",),
}
PLAIN: Final = ("redraw", "foresee", "bonus", "study")  # of these, what needs no target
SMITHY: Final = "smithy"


def ask_of(game: Game, seat: int, number: int) -> Ask | None:
    """The question to a seat, None if it has nothing to decide."""
    if game.player != seat:
        return None
    view = game.view(seat)
    facts = facts_of(view["edition"], view["options"])
    lines = game.options()
    parsed = [parse(line, facts.ranks) for line in lines]
    known = effects(game, seat, parsed)
    options = []
    for line in lines:
        effect = known.get(line)
        options.append(Option(line) if effect is None else Option(
            line, effect.gold, effect.cards, effect.tax, effect.drawn, effect.kept, effect.unpaid, True))
    kind = decision(view, {move.key for move in parsed})
    return Ask(number, kind, options, barred(game, view, facts, lines))


def barred(game: Game, view: Json, facts: Facts, lines: list[str]) -> list[Barred]:
    """Lines that one may think of but that are not offered, each with its rule."""
    offered = set(lines)
    found = []
    for line in thinkable(game, view, facts, lines):
        if line not in offered:
            rule = game.forbids(line)
            if rule:
                found.append(Barred(line, rule))
    return found


def thinkable(game: Game, view: Json, facts: Facts, lines: list[str]) -> list[str]:
    """What a person may think of in this decision, offered or not."""
    verbs = dict.fromkeys(line.partition(" ")[0] for line in lines)
    found: list[str] = []
    if game.step == TURN:
        mine = view["players"][view["seat"]]
        found += [f"build {card}" for card in dict.fromkeys(mine["hand"]) if card in facts.districts]
        role = view["turn"]["character"]
        verbs.update(dict.fromkeys(POWERS.get(role, ())))
        found += ["end"] + ["income"] * (role in facts.gains)
        found += [SMITHY] * (SMITHY in map(district, mine["city"]))
    for verb in verbs:
        if verb in PLAIN:
            found.append(verb)
        elif verb in ON_CHARACTERS:
            found += [f"{verb} {character}" for character in view["characters"]]
        elif verb in ON_PLAYERS:
            found += [f"{verb} {seat}" for seat in range(len(view["players"])) if seat != view["seat"]]
        elif verb in IN_CITIES:
            for seat, player in enumerate(view["players"]):
                found += [f"{verb} {seat} {district(item)}" for item in player["city"]]
    return list(dict.fromkeys(found))


def district(item: str | Json) -> str:
    return item if isinstance(item, str) else str(item["district"])


def view_of(game: Game, seat: int | None) -> View:
    """The view as a part of a message. The engine's JSON is written as it is, and looks like the class."""
    return cast(View, game.view(seat))


def events_of(game: Game, seat: int | None, first: int) -> list[Event]:
    """The events that a seat heard, from a number on; JSON of the engine like the view."""
    return cast(list[Event], game.heard(seat, first))


def over_of(game: Game) -> Over | None:
    """The result, None while the game goes on."""
    if not game.over:
        return None
    return Over(scores_of(game), game.winners)


def scores_of(game: Game) -> list[Score]:
    return [Score(row["total"], [ScoreLine(line["points"], line["reason"], line["rule"]) for line in row["lines"]])
            for row in game.scores()]
