"""Events and score reasons in the words of the notation."""
from __future__ import annotations

from typing import Any, Final

from citadels.engine.events import ARG_PART, CARDS_PART, HIDDEN, HIDDEN_CARDS, KINDS, audience
from citadels.engine.scoring import ALSO_COMPLETE, DISTRICTS_BUILT, FIRST_COMPLETE, FIVE_TYPES, LAPS_WON
from citadels.engine.state import Event
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, TYPE_WORDS, source_word

REASONS: Final[dict[int, str]] = {
    DISTRICTS_BUILT: "districts",
    FIVE_TYPES: "five-types",
    FIRST_COMPLETE: "first-complete",
    ALSO_COMPLETE: "complete",
    LAPS_WON: "passes",
}
CHARACTER_PARTS: Final = ("character", "signed", "flower", "gave")
CHARACTERS_PARTS: Final = ("characters", "received")


def reason(why: int) -> str:
    return REASONS[why] if why < 0 else CARD_WORDS[why]


def write_event(event: Event) -> dict[str, Any]:
    """An event as plain JSON; parts that the listener may not know are null."""
    what, seat, other, arg, cards, source = event
    kind = KINDS[what]
    told: dict[str, Any] = {"event": kind.name}
    secret: list[str] = []
    if kind.seat:
        told["seat"] = seat
    if kind.other:
        told[kind.other] = None if other < 0 else other
    if kind.source:
        told[kind.source] = None if source < 0 else source_word(source)
    if kind.price:
        told["gold"] = kind.price
    if kind.arg:
        told[kind.arg] = write_number(kind.arg, arg)
        if kind.secret & ARG_PART:
            secret.append(kind.arg)
    if kind.cards:
        told[kind.cards] = write_cards(kind.cards, cards)
        if kind.secret & CARDS_PART:
            secret.append(kind.cards)
    told["secret"] = {"fields": secret, "seats": audience(event)}
    return told


def write_number(part: str, number: int) -> object:
    if number == HIDDEN:
        return None
    if part in CHARACTER_PARTS:
        return CHARACTER_WORDS[number]
    if part == "district":
        return CARD_WORDS[number]
    if part == "type":
        return TYPE_WORDS[number]
    if part == "flowered":
        return number == 1
    return number


def write_cards(part: str, cards: tuple[int, ...]) -> object:
    if cards == HIDDEN_CARDS:
        return None
    if part in CHARACTERS_PARTS:
        words = [CHARACTER_WORDS[character] for character in cards]
        return words[0] if part == "received" else words
    words = [CARD_WORDS[kind] for kind in cards]
    return words[0] if part == "for" else words
