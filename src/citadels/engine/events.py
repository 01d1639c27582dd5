"""What can happen, and who may know which part of it.

An event is (what, seat, other, arg, cards, source). Each line of KINDS names these parts for people and says which of
them are secret: only the event's audience is told those, everybody else hears null.
The source is the card that causes it, or the type of districts that yields something; -1 for the course of the game.
Everybody who hears of an event hears its source, so it must never be a card that only some know.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from citadels.engine.state import Event

ROUND_BEGAN: Final = 0
FACE_UP: Final = 1
OFFERED: Final = 2
PICKED: Final = 3
SET_ASIDE: Final = 4
THEATER_PLAYED: Final = 5
CALLED: Final = 6
REVEALED: Final = 7
ROBBED: Final = 8
CROWNED: Final = 9
GATHERED: Final = 10
DREW: Final = 11
KEPT: Final = 12
BURIED: Final = 13
SHUFFLED: Final = 14
GAINED: Final = 15
EARNED: Final = 16
ANNOUNCED: Final = 17
BUILT: Final = 18
CONFISCATED: Final = 19
DESTROYED: Final = 20
KILLED: Final = 21
MARKED: Final = 22
BEWITCHED: Final = 23
RESUMED: Final = 24
WARRANTED: Final = 25
THREATENED: Final = 26
BRIBED: Final = 27
REFUSED: Final = 28
TURNED_OVER: Final = 29
LOOKED: Final = 30
SPIED: Final = 31
SWAPPED: Final = 32
NEW_HAND: Final = 33
PUT_ASIDE: Final = 34
TOOK: Final = 35
GAVE: Final = 36
TOOK_GOLD: Final = 37
BORROWED: Final = 38
EXCHANGED: Final = 39
SEIZED: Final = 40
FOUND_UNDER: Final = 41
STORED: Final = 42
BEAUTIFIED: Final = 43
TAXED: Final = 44
PAID: Final = 45
REFUNDED: Final = 46
COMPLETED: Final = 47
TURN_ENDED: Final = 48
GAME_OVER: Final = 49
LET_PASS: Final = 50
AIMED: Final = 51
DISCARDED: Final = 52
RESHUFFLED: Final = 53
PEEKED: Final = 54
LAID_OUT: Final = 55
SALVAGED: Final = 56
SEARCHED: Final = 57
FETCHED: Final = 58
RANG: Final = 59
THANKED: Final = 60
SILENT: Final = 61
RESISTED: Final = 62
TUMBLED: Final = 63
PITCHED: Final = 64
OPENED_BOOTH: Final = 65
BOUGHT_TICKET: Final = 66
CASHED: Final = 67
ASKED_FORTUNE: Final = 68
CHEERED: Final = 69
LAUNCHED: Final = 70
TURNED_UP: Final = 71
LOST_TURN: Final = 72
SOLD: Final = 73
PUT_UP: Final = 74
BID_MADE: Final = 75
AUCTIONED: Final = 76
LAP_SCORED: Final = 77
LAP_BEGAN: Final = 78
GAVE_GOLD: Final = 79

# Who may know the secret parts
EVERYBODY: Final = 0
SEAT: Final = 1    # the first seat
BOTH: Final = 2    # the first and the other seat

# The parts that are secret, as bits
ARG_PART: Final = 2
CARDS_PART: Final = 4


class Kind:
    """How one kind of event is told. A part's word also says what it is: see event_notation."""

    def __init__(self, name: str, seat: str, other: str, arg: str, cards: str, audience: int, secret: int,
                 source: str = "", price: int = 0) -> None:
        self.name = name
        self.seat = seat
        self.other = other
        self.arg = arg
        self.cards = cards
        self.audience = audience
        self.secret = secret
        self.source = source    # "source" where a card can be the reason
        self.price = price      # the gold that it always costs


KINDS: Final[list[Kind]] = [
    Kind("round-began", "", "", "round", "", EVERYBODY, 0),
    Kind("face-up", "", "", "", "characters", EVERYBODY, 0),
    Kind("offered", "seat", "", "choice", "characters", SEAT, CARDS_PART),
    Kind("picked", "seat", "", "character", "", SEAT, ARG_PART),
    Kind("set-aside", "seat", "", "character", "", SEAT, ARG_PART),
    Kind("theater", "seat", "player", "gave", "received", BOTH, ARG_PART | CARDS_PART, "source"),
    Kind("called", "", "", "character", "", EVERYBODY, 0),
    Kind("revealed", "seat", "", "character", "", EVERYBODY, 0),
    Kind("robbed", "seat", "player", "gold", "", EVERYBODY, 0, "source"),
    Kind("crowned", "seat", "", "", "", EVERYBODY, 0, "source"),
    Kind("gathered", "seat", "", "gold", "", EVERYBODY, 0),
    Kind("drew", "seat", "", "count", "cards", SEAT, CARDS_PART, "source"),
    Kind("kept", "seat", "", "count", "cards", SEAT, CARDS_PART),
    Kind("buried", "seat", "", "count", "cards", SEAT, CARDS_PART, "source"),
    Kind("shuffled", "seat", "", "count", "cards", SEAT, CARDS_PART, "source"),
    Kind("gained", "seat", "", "count", "cards", SEAT, CARDS_PART, "source"),
    Kind("earned", "seat", "", "gold", "", EVERYBODY, 0, "source"),
    Kind("announced", "seat", "", "district", "", EVERYBODY, 0),
    Kind("built", "seat", "", "district", "", EVERYBODY, 0),
    Kind("confiscated", "seat", "player", "district", "", EVERYBODY, 0, "source"),
    Kind("destroyed", "seat", "player", "district", "", EVERYBODY, 0, "source"),
    Kind("killed", "seat", "", "character", "", EVERYBODY, 0, "source"),
    Kind("marked", "seat", "", "character", "", EVERYBODY, 0, "source"),
    Kind("bewitched", "seat", "", "character", "", EVERYBODY, 0, "source"),
    Kind("resumed", "seat", "", "character", "", EVERYBODY, 0, "source"),
    Kind("warranted", "seat", "", "signed", "characters", SEAT, ARG_PART, "source"),
    Kind("threatened", "seat", "", "flower", "characters", SEAT, ARG_PART, "source"),
    Kind("bribed", "seat", "player", "gold", "", EVERYBODY, 0, "source"),
    Kind("refused", "seat", "", "character", "", EVERYBODY, 0, "source"),
    Kind("turned-over", "seat", "player", "flowered", "", EVERYBODY, 0, "source"),
    Kind("looked", "seat", "player", "", "cards", SEAT, CARDS_PART, "source"),
    Kind("spied", "seat", "player", "type", "", EVERYBODY, 0, "source"),
    Kind("swapped", "seat", "player", "", "", EVERYBODY, 0, "source"),
    Kind("new-hand", "seat", "", "count", "cards", SEAT, CARDS_PART, "source"),
    Kind("put-aside", "seat", "", "", "cards", SEAT, CARDS_PART, "source"),
    Kind("took", "seat", "player", "", "cards", BOTH, CARDS_PART, "source"),
    Kind("gave", "seat", "player", "", "cards", BOTH, CARDS_PART, "source"),
    Kind("took-gold", "seat", "player", "gold", "", EVERYBODY, 0, "source"),
    Kind("borrowed", "seat", "player", "gold", "", EVERYBODY, 0, "source"),
    Kind("exchanged", "seat", "player", "district", "for", EVERYBODY, 0, "source"),
    Kind("seized", "seat", "player", "district", "", EVERYBODY, 0, "source"),
    Kind("found-under", "seat", "", "count", "cards", SEAT, CARDS_PART, "source"),
    Kind("stored", "seat", "", "", "cards", SEAT, CARDS_PART, "source"),
    Kind("beautified", "seat", "", "district", "", EVERYBODY, 0, "source"),
    Kind("taxed", "seat", "", "gold", "", EVERYBODY, 0, "source"),
    Kind("paid", "seat", "player", "gold", "", EVERYBODY, 0, "source"),
    Kind("refunded", "seat", "", "gold", "", EVERYBODY, 0, "source"),
    Kind("completed", "seat", "", "", "", EVERYBODY, 0),
    Kind("turn-ended", "seat", "", "", "", EVERYBODY, 0),
    Kind("game-over", "", "", "", "", EVERYBODY, 0),
    Kind("let-pass", "seat", "", "", "", EVERYBODY, 0, "source"),
    Kind("aimed", "seat", "player", "district", "", EVERYBODY, 0, "source"),
    Kind("discarded", "seat", "", "count", "cards", EVERYBODY, 0, "source"),
    Kind("reshuffled", "", "", "count", "", EVERYBODY, 0),
    Kind("peeked", "seat", "", "character", "", SEAT, ARG_PART),
    Kind("laid-out", "", "", "district", "", EVERYBODY, 0, "source"),
    Kind("salvaged", "seat", "", "district", "", EVERYBODY, 0, "source", 1),
    Kind("searched", "seat", "", "count", "cards", SEAT, CARDS_PART, "source"),
    Kind("fetched", "seat", "", "count", "cards", SEAT, CARDS_PART, "source"),
    Kind("rang", "seat", "", "", "", EVERYBODY, 0, "source"),
    Kind("thanked", "seat", "player", "", "", EVERYBODY, 0, "source"),
    Kind("silent", "seat", "player", "", "", EVERYBODY, 0, "source"),
    Kind("resisted", "seat", "", "character", "", EVERYBODY, 0, "source"),
    Kind("tumbled", "seat", "", "", "", EVERYBODY, 0, "source"),
    Kind("pitched", "seat", "", "", "", EVERYBODY, 0, "source"),
    Kind("opened-booth", "seat", "", "", "", EVERYBODY, 0, "source"),
    Kind("bought-ticket", "seat", "player", "booth", "", EVERYBODY, 0, "source", 1),
    Kind("cashed", "seat", "", "gold", "", EVERYBODY, 0, "source"),
    Kind("asked-fortune", "seat", "player", "", "", EVERYBODY, 0, "source"),
    Kind("cheered", "seat", "", "", "", EVERYBODY, 0, "source"),
    Kind("launched", "seat", "", "district", "", EVERYBODY, 0, "source"),
    Kind("turned-up", "seat", "", "character", "", EVERYBODY, 0),
    Kind("lost-turn", "seat", "", "character", "", EVERYBODY, 0, "source"),
    Kind("sold", "seat", "", "gold", "cards", EVERYBODY, 0),
    Kind("put-up", "seat", "", "district", "", EVERYBODY, 0),
    Kind("bid", "seat", "", "gold", "", EVERYBODY, 0),
    Kind("auctioned", "seat", "player", "gold", "cards", EVERYBODY, 0),
    Kind("lap-scored", "seat", "", "points", "", EVERYBODY, 0),
    Kind("lap-began", "", "", "lap", "", EVERYBODY, 0),
    Kind("gave-gold", "seat", "player", "gold", "", EVERYBODY, 0, "source"),
]

HIDDEN: Final = -99            # stands for a secret number in an event as heard
HIDDEN_CARDS: Final = (-99,)   # stands for secret cards


def audience(event: Event) -> list[int]:
    """The seats that may know the secret parts of an event; empty when it has none."""
    kind = KINDS[event[0]]
    if kind.audience == SEAT:
        return [event[1]] if event[1] >= 0 else []
    if kind.audience == BOTH:
        return [event[1], event[2]]
    return []


def is_told(event: Event, seat: int) -> bool:
    """Whether a seat (-1: a spectator) may know all of an event."""
    kind = KINDS[event[0]]
    return kind.secret == 0 or (seat >= 0 and (seat == event[1] or (kind.audience == BOTH and seat == event[2])))


def redact(event: Event, seat: int) -> Event:
    """The event as one seat hears it (-1: a spectator)."""
    if is_told(event, seat):
        return event
    kind = KINDS[event[0]]
    what, first, other, arg, cards, source = event
    if kind.secret & ARG_PART:
        arg = HIDDEN
    if kind.secret & CARDS_PART:
        cards = HIDDEN_CARDS
    return (what, first, other, arg, cards, source)
