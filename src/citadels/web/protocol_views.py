"""Views and events as they travel: what the engine tells a seat.

The engine builds these as plain JSON. The classes here only describe them, and a test compares the views and events
of many games with them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Strings = list[str]


class CityItem(Struct, forbid_unknown_fields=True):
    """A district of a city of which there is more to say than its name."""

    district: str
    beautified: bool = False
    new: bool = False               # built in this round; in the Common City, in this turn
    under: int | Strings = 0        # cards under a Museum


class ViewPlayer(Struct, forbid_unknown_fields=True):
    gold: int
    hand: int | Strings             # a number where the cards are hidden
    city: list[str | CityItem]
    characters: list[str | None]    # null for one that is not revealed yet
    built: int = 0
    booths: list[int] = []          # the gold on each Ticket Booth
    points: int = 0                 # from passes, in the Common City


class ViewTurn(Struct, forbid_unknown_fields=True):
    seat: int
    character: str | None
    gathered: bool
    built: int
    paid: int
    used: Strings
    building: str | None
    owed: list[int]
    tokens: int | Strings
    offered: Strings = []
    tickets: list[list[int]] = []


class Warrants(Struct, forbid_unknown_fields=True):
    signed: str | None
    unsigned: Strings
    used: bool


class Threats(Struct, forbid_unknown_fields=True):
    flower: str | None
    plain: str | None
    answered: Strings
    turned: bool


class Mark(Struct, forbid_unknown_fields=True):
    """A token of the Common City: on whom, and from whom."""

    character: str
    by: int


class Draft(Struct, forbid_unknown_fields=True):
    pool: int | Strings


class Auction(Struct, forbid_unknown_fields=True):
    card: str
    seller: int
    bid: int
    bidder: int | None
    live: list[int]


class Known(Struct, forbid_unknown_fields=True):
    """What a seat knows of hidden cards: null for unknown, a number for one of a group of which it knows some."""

    hands: list[list[str | int | None]]
    under: list[list[str | int | None]]
    deck: list[str | int | None]
    drawn: list[str | int | None]
    aside: list[str | int | None]
    groups: list[Strings]
    taken: str | None
    open: Strings | None
    held: list[list[Strings | None]]
    down: list[Strings | None]
    since: int


class View(Struct, forbid_unknown_fields=True):
    """The table as one seat may know it; seat null is a spectator."""

    edition: str
    characters: Strings
    uniques: Strings
    options: dict[str, bool | int]
    crown: int
    players: list[ViewPlayer]
    phase: Literal["selection", "turns", "over"]
    round: int
    rank: int
    deck: int
    discard: Strings
    face_up: Strings
    face_down: int
    killed: str | Mark | None
    robbed: str | Mark | None
    bewitched: str | Mark | None
    warrants: Warrants | Strings | None
    threats: Threats | Strings | None
    revealed: Strings
    tax: int
    first_complete: int | list[int] | None
    turn: ViewTurn | None
    suspended: ViewTurn | None
    drawn: int | Strings
    aside: int | Strings
    draft: Draft | None
    waiting: int | str | None       # a seat, "reactions", or null when the game is over
    seat: int | None
    known: Known | None = None
    rung: bool = False
    acrobat: bool = False
    # Common City
    next: int = 0
    called: Strings = []
    last_called: str | None = None
    lying: dict[str, int] = {}
    idle: int = 0
    lap_built: bool | int = False
    queen: int | None = None
    auction: Auction | None = None


class Secret(Struct, forbid_unknown_fields=True):
    fields: Strings
    seats: list[int]


class Event(Struct, forbid_unknown_fields=True, rename={"exchanged": "for"}):
    """Something that happened; which parts there are depends on the kind, and a hidden part is null."""

    event: str
    secret: Secret
    seat: int | None = None
    player: int | None = None
    round: int | None = None
    lap: int | None = None
    character: str | None = None
    characters: Strings | None = None
    choice: int | None = None
    gave: str | None = None
    received: str | None = None
    gold: int | None = None
    count: int | None = None
    cards: Strings | None = None
    district: str | None = None
    exchanged: str | None = None    # `for` in the message: the district given in exchange
    signed: str | None = None
    flower: str | None = None
    flowered: bool | None = None
    type: str | None = None
    booth: int | None = None
    points: int | None = None
