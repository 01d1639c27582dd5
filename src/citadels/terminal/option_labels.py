"""The options in words: what each means and costs, and the order in which they are shown."""

from __future__ import annotations

from dataclasses import dataclass

from citadels.engine.verbs import (
    ALWAYS_PRICED,
    AT_CHOICE,
    AT_HAND,
    AT_OPEN_CARDS,
    CARDS_TOLD,
    GOLD,
    LENT,
    NUMBER,
    PLAIN,
    PRICED,
    SAID,
)
from citadels.offers import Effect, laid_down, parse
from citadels.shapes import Move, View
from citadels.terminal.formatting import Formatter
from citadels.texts.forms import mark, plain


@dataclass(frozen=True)
class Option:
    """A line as it is offered to a person."""

    move: Move
    label: str  # in full, with marks
    heading: str  # of the group it may be in, "" for none
    row: str  # the player it is about, if the group is about players
    cell: str  # its text within the group

    @property
    def line(self) -> str:
        return self.move.line


def offered(fmt: Formatter, view: View, lines: list[str], known: dict[str, Effect]) -> list[Option]:
    """The options in the order in which they are shown and numbered."""
    moves = sorted(map(parse, lines), key=lambda move: move.verb.order)
    return [option(fmt, view, move, known.get(move.line)) for move in moves]


def option(fmt: Formatter, view: View, move: Move, known: Effect | None) -> Option:
    args = arguments(fmt, view, move, known)
    label = fmt.say(f"option-{move.key}", **args)
    note = told_effect(fmt, move, known)
    gone = move.character is not None and (move.character in view["face_up"] or move.character in laid_down(view))
    if gone:
        note = fmt.say("effect-face-up" if move.character in view["face_up"] else "effect-face-down")
    heading = fmt.say(f"group-{move.key}", **args) if has_group(move) else ""
    cell = cell_of(fmt, move, args) + (f" {fmt.signs.gone}" if gone else "")
    if note:
        label = fmt.say("noted", told=label, note=note)
    if known and move.verb.tells & PRICED and (not known.unpaid or (move.verb.tells & LENT and known.gold)):
        cell = fmt.say("noted", told=cell, note=str(abs(known.gold)))
    row = str(args["player"]) if move.seat is not None and (move.card or move.type or move.number) else ""
    return Option(move, label, heading, row, cell)


def acting(view: View) -> str:
    """The character whose turn it is, "" for none."""
    return (view["turn"] and view["turn"]["character"]) or ""


def has_group(move: Move) -> bool:
    """Whether there can be many lines like this one."""
    return move.verb.shape != PLAIN and move.verb.aim != AT_CHOICE


def cell_of(fmt: Formatter, move: Move, args: dict[str, str | int]) -> str:
    for part in ("card", "character", "type"):
        if getattr(move, part) is not None:
            return str(args[part])
    if move.verb.shape == NUMBER:
        return fmt.say(f"option-{move.key}", **args)
    if move.number is not None:
        return move.line if move.verb.shape == GOLD else str(move.number)  # a bid looks like the number of an option
    return str(args["player"])


def arguments(fmt: Formatter, view: View, move: Move, known: Effect | None) -> dict[str, str | int]:
    """All arguments that the text of an option may use."""
    role = acting(view)
    known = known or Effect(gold=move.number or 0)
    type = move.type or fmt.facts.gains.get(role)
    return {
        "role": role,
        "player": fmt.player(move.seat),
        "target": "me" if move.seat is not None and move.seat == fmt.seat else "other",
        "gold": abs(known.gold),
        "cards": known.drawn or known.cards,
        "kept": known.kept,
        "pile": "open" if fmt.facts.open_pile else "deck",
        "rung": "laps" if fmt.facts.laps else "rounds",
        "crown": "mine" if fmt.seat is not None and view["crown"] == fmt.seat else "other",
        "type": fmt.type(type) if type else "",
        "card": card_words(fmt, move) if move.card else "",
        "character": fmt.character(move.character) if move.character else "",
        "number": move.number or 0,
    }


def card_words(fmt: Formatter, move: Move) -> str:
    """The name of a card; for one from a hand also its cost and type, which are not shown otherwise."""
    assert move.card is not None
    district = fmt.facts.districts.get(move.card)
    bare = move.verb.aim in (AT_HAND, AT_OPEN_CARDS) and not move.verb.tells & PRICED
    if district is None or not bare:
        return fmt.card(move.card)  # an action card has neither
    told = f"{plain(fmt.card(move.card))} {district.cost}{plain(fmt.letter(district.type))}"
    return mark(district.type, told, f"card-{move.card}")


def told_effect(fmt: Formatter, move: Move, known: Effect | None) -> str:
    """The effect of an option in a few words; "" if it has none or the label already says it."""
    tells = move.verb.tells
    if known is None or tells & SAID:
        return ""
    parts = []
    if known.unpaid and not tells & LENT:
        return fmt.say("effect-ways") if tells & ALWAYS_PRICED else ""
    if known.gold > 0 and not tells & LENT:
        parts.append(fmt.say("effect-gain", gold=known.gold))
    elif known.gold or tells & ALWAYS_PRICED:
        parts.append(fmt.say("effect-cost", gold=abs(known.gold)))
    if known.tax:
        parts.append(fmt.say("effect-tax", gold=known.tax))
    if tells & CARDS_TOLD and known.cards:
        parts.append(fmt.say("effect-cards" if known.cards > 0 else "effect-fewer", cards=abs(known.cards)))
    return fmt.chained(parts)
