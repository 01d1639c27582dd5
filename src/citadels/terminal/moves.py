"""The lines that may be played, in words: what each means, what it costs, and in which order a person reads them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from citadels.offers import Effect, Move, parse
from citadels.terminal.voice import Voice
from citadels.texts.forms import mark, plain

Json = dict[str, Any]

# The options of a turn as a person goes through them; what is not named stands where "" is.
ORDER: Final = (
    "gold", "cards", "income", "income-n", "bonus", "bonus-gold", "bonus-cards",
    "name", "sign", "flower", "spy", "swap", "redraw", "look", "foresee", "crown", "alms", "study",
    "build", "borrow", "beautify", "destroy", "exchange", "seize", "smithy", "laboratory", "museum", "armory",
    "tent", "booth", "ticket", "ticket-n", "fortune", "ringmaster", "cannonball", "bell-tower", "sell", "auction",
    "bribe", "refuse", "now", "pay", "", "hold", "done", "pass", "end",
)
# What these bring their words already say.
SAID: Final = ("gold", "cards", "income-n", "take-gold", "alms")
FROM_HAND: Final = ("keep", "take", "give", "put", "spend", "laboratory", "museum", "lighthouse", "auction")
PRICED: Final = ("build", "borrow", "destroy", "seize", "sell")  # their price is shown in a group too


@dataclass(frozen=True)
class Option:
    """A line as it is offered to a person."""

    move: Move
    label: str  # in full, with marks
    heading: str  # of the group that it may stand in, "" if there is none such
    row: str  # the player it is about, where the group is about players
    cell: str  # what is then left to say

    @property
    def line(self) -> str:
        return self.move.line


def offered(voice: Voice, view: Json, lines: list[str], known: dict[str, Effect]) -> list[Option]:
    """The options in the order in which they are shown and numbered."""
    moves = [parse(line, voice.facts.ranks) for line in lines]
    middle = ORDER.index("")
    moves.sort(key=lambda move: ORDER.index(move.key) if move.key in ORDER else middle)
    return [option(voice, view, move, known.get(move.line)) for move in moves]


def option(voice: Voice, view: Json, move: Move, known: Effect | None) -> Option:
    args = arguments(voice, view, move, known)
    message = f"option-{move.key}"
    if move.key == "cards" and known and not known.drawn:
        message = "option-cards-all"
    label = voice.say(message, **args)
    note = told_effect(voice, move, known)
    gone = move.character is not None and (move.character in view["face_up"] or move.character in laid_down(view))
    if gone:
        note = voice.say("effect-face-up" if move.character in view["face_up"] else "effect-face-down")
    heading = voice.say(f"group-{move.key}", **args) if has_group(move) else ""
    cell = cell_of(voice, move, args) + (f" {voice.signs.gone}" if gone else "")
    if note:
        label = voice.say("noted", told=label, note=note)
    if known and move.key in PRICED and (not known.unpaid or (move.key == "borrow" and known.gold)):
        cell = voice.say("noted", told=cell, note=str(abs(known.gold)))
    row = str(args["player"]) if move.seat is not None and (move.card or move.type or move.number) else ""
    return Option(move, label, heading, row, cell)


def laid_down(view: Json) -> set[str]:
    """The characters that the reader knows to lie face down."""
    down = (view.get("known") or {}).get("down", []) if isinstance(view["face_down"], int) else []
    return {candidates[0] for candidates in down if candidates is not None and len(candidates) == 1}


def has_group(move: Move) -> bool:
    """Whether there may be many lines like this one."""
    return move[2:] != (None,) * 5 and move.key not in ("pick", "give-character")


def cell_of(voice: Voice, move: Move, args: dict[str, str | int]) -> str:
    for part in ("card", "character", "type"):
        if getattr(move, part) is not None:
            return str(args[part])
    if move.key == "income-n":
        return voice.say("option-income-n", **args)
    if move.number is not None:
        return move.line if move.key == "bid" else str(move.number)  # not to be mistaken for the number of the option
    return str(args["player"])


def arguments(voice: Voice, view: Json, move: Move, known: Effect | None) -> dict[str, str | int]:
    """All that the words for an option may ask for."""
    turn = view["turn"] or {}
    role = str(turn.get("character") or "")
    known = known or Effect(gold=2 if move.number is None else move.number, cards=0, drawn=2)
    type = move.type or voice.facts.gains.get(role)
    args: dict[str, str | int] = {
        "role": role,
        "player": voice.player(move.seat),
        "target": "me" if move.seat is not None and move.seat == voice.seat else "other",
        "gold": abs(known.gold),
        "cards": known.drawn or known.cards,
        "kept": known.kept or 1,
        "pile": "open" if voice.facts.open_pile else "deck",
        "rung": "laps" if voice.facts.laps else "rounds",
        "crown": "mine" if voice.seat is not None and view["crown"] == voice.seat else "other",
        "type": voice.type(type) if type else "",
        "card": card_words(voice, move) if move.card else "",
        "character": voice.character(move.character) if move.character else "",
        "number": move.number or 0,
    }
    return args


def card_words(voice: Voice, move: Move) -> str:
    """The name of a card; of one from a hand its cost and type too, for nothing else says them."""
    assert move.card is not None
    district = voice.facts.districts.get(move.card)
    if district is None or move.key not in FROM_HAND:
        return voice.card(move.card)  # an action card has neither
    told = f"{plain(voice.card(move.card))} {district.cost}{plain(voice.letter(district.type))}"
    return mark(district.type, told, f"card-{move.card}")


def told_effect(voice: Voice, move: Move, known: Effect | None) -> str:
    """The effect of an option in a few words; "" where there is none, or where the label already says it."""
    if known is None or move.key in SAID:
        return ""
    parts = []
    if known.unpaid and move.key != "borrow":
        return voice.say("effect-ways") if move.key in ("build", "now") else ""
    if move.key == "borrow":
        parts += [voice.say("effect-cost", gold=known.gold)] if known.gold else []
    elif known.gold > 0:
        parts.append(voice.say("effect-gain", gold=known.gold))
    elif known.gold < 0 or move.key in ("build", "pay", "now", "destroy", "seize", "for", "bribe"):
        parts.append(voice.say("effect-cost", gold=-known.gold))
    if known.tax:
        parts.append(voice.say("effect-tax", gold=known.tax))
    if move.key in ("income", "bonus", "bonus-cards", "smithy", "swap") and known.cards > 0:
        parts.append(voice.say("effect-cards", cards=known.cards))
    elif move.key == "swap" and known.cards < 0:
        parts.append(voice.say("effect-fewer", cards=-known.cards))
    return voice.chained(parts)
