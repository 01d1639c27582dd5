"""The types of what a game returns: views, positions, events, scores and records, all of them plain JSON, and moves.

The engine builds these as dicts; the types here let an editor complete `game.view(0)["players"][0]["gold"]`. A test
compares many games with them.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, NotRequired, Required, TypedDict

from citadels.engine.verbs import Verb

Json = dict[str, Any]       # an object of no shape that is described here
Strings = list[str]
Phase = Literal["selection", "turns", "over"]
Options = dict[str, bool | int]
Slot = str | int | None     # a card that a seat knows, one of a group of which it knows some, or an unknown one


class CityItem(TypedDict):
    """A district in a city, if there is more to say than its name."""

    district: str
    beautified: NotRequired[bool]
    new: NotRequired[bool]              # built in this round; in the Common City, in this turn
    under: NotRequired[int | Strings]   # cards under a Museum


class Player(TypedDict):
    """One player of a position."""

    gold: int
    hand: Strings
    city: list[str | CityItem]
    characters: Strings
    built: NotRequired[int]
    booths: NotRequired[list[int]]      # the gold on each Ticket Booth
    points: NotRequired[int]            # from passes, in the Common City


class ViewPlayer(TypedDict):
    """One player, as a seat sees them."""

    gold: int
    hand: int | Strings                 # a number if the cards are hidden
    city: list[str | CityItem]
    characters: list[str | None]        # null for one that is not revealed yet
    built: NotRequired[int]
    booths: NotRequired[list[int]]
    points: NotRequired[int]
    raid: NotRequired[list[int | None]]  # what each district would cost the game's raider, null if it is safe


class ViewTurn(TypedDict):
    seat: int
    character: str | None
    gathered: bool
    built: int
    paid: int
    used: Strings
    building: str | None
    owed: list[int]
    tokens: int | Strings
    offered: NotRequired[Strings]
    tickets: NotRequired[list[list[int]]]


class Warrants(TypedDict):
    signed: str | None
    unsigned: Strings
    used: bool


class Threats(TypedDict):
    flower: str | None
    plain: str | None
    answered: Strings
    turned: bool


class Mark(TypedDict):
    """A token in the Common City: the character it is on, and the seat that placed it."""

    character: str
    by: int


class Draft(TypedDict):
    pool: int | Strings


class Auction(TypedDict):
    card: str
    seller: int
    bid: int
    bidder: int | None
    live: list[int]


class Known(TypedDict):
    """What a seat knows of hidden cards."""

    hands: list[list[Slot]]
    under: list[list[Slot]]
    deck: list[Slot]
    drawn: list[Slot]
    aside: list[Slot]
    groups: list[Strings]
    taken: str | None
    open: Strings | None
    held: list[list[Strings | None]]
    down: list[Strings | None]
    since: int


class Public(TypedDict):
    """What a position and a view have in common."""

    edition: str
    characters: Strings
    uniques: Strings
    options: Options
    crown: int
    phase: Phase
    round: int
    rank: int
    discard: Strings
    face_up: Strings
    killed: str | Mark | None
    robbed: str | Mark | None
    bewitched: str | Mark | None
    revealed: Strings
    tax: int
    first_complete: int | list[int] | None
    rung: NotRequired[bool]
    acrobat: NotRequired[bool]
    # Common City
    next: NotRequired[int]
    called: NotRequired[Strings]
    last_called: NotRequired[str | None]
    lying: NotRequired[dict[str, int]]
    idle: NotRequired[int]
    lap_built: NotRequired[bool]
    queen: NotRequired[int | None]
    auction: NotRequired[Auction | None]


class OpenPart(Public):
    """The part of a view that is the same for everybody, with all players as others see them."""

    players: list[ViewPlayer]
    deck: int
    face_down: int


class OwnPart(TypedDict):
    """The rest of a view, which may differ from seat to seat."""

    turn: ViewTurn | None
    suspended: ViewTurn | None
    draft: Draft | None
    warrants: Warrants | Strings | None
    threats: Threats | Strings | None
    drawn: int | Strings
    aside: int | Strings
    waiting: int | str | None           # a seat, "reactions", or null when the game is over
    seat: int | None
    known: NotRequired[Known]


class View(OpenPart, OwnPart):
    """The table as one seat may see it; seat null means a spectator."""


class Position(Public):
    """Everything there is to a game."""

    players: list[Player]
    turn: ViewTurn | None
    suspended: ViewTurn | None
    draft: Draft | None
    seed: int
    deck: Strings
    deck_only: bool
    face_down: Strings
    warrants: Warrants | None
    threats: Threats | None
    drawn: Strings
    aside: Strings
    stack: list[list[str | int]]
    chance: NotRequired[str]            # the generator; without, the quick one
    rng: list[int]
    character_deck: NotRequired[Strings]
    known: list[Known]


class Secret(TypedDict):
    fields: Strings
    seats: list[int]


# Something that happened. Its parts depend on the kind of event; a hidden part is null.
Event = TypedDict("Event", {
    "event": Required[str],
    "secret": Required[Secret],
    "seat": int,
    "player": int | None,
    "round": int,
    "lap": int,
    "character": str | None,
    "characters": Strings | None,
    "choice": int,
    "gave": str | None,
    "received": str | None,
    "source": str | None,
    "gold": int,
    "count": int,
    "cards": Strings | None,
    "district": str,
    "for": str,
    "signed": str | None,
    "flower": str | None,
    "flowered": bool,
    "type": str,
    "booth": int,
    "points": int,
}, total=False)


class ScoreLine(TypedDict):
    points: int
    reason: str
    rule: str


class Score(TypedDict):
    total: int
    lines: list[ScoreLine]


class Result(TypedDict):
    scores: list[int]
    winner: int | None


class FairSetup(TypedDict):
    """The setup of a table as its host wanted it; null leaves it to the edition, or to chance."""

    edition: str
    players: int
    preset: str | None
    characters: Strings | None
    uniques: Strings | None
    rank9: bool | str
    options: Options


class Fairness(TypedDict):
    """What a deal was made from, so that everybody can check it; see citadels.fairness."""

    commitment: str
    secret: str
    words: Strings
    setup: FairSetup


class TakenBack(TypedDict):
    """Moves that a player took back: they were made after so many others, and do not count."""

    after: int
    seat: int
    moves: Strings
    agreed: bool                        # by the other players; otherwise nobody had learned anything


class Header(TypedDict):
    """A record without the moves: how a game begins."""

    format: str
    version: int
    edition: str
    characters: Strings
    uniques: Strings
    options: Options
    players: Strings
    seed: int
    crown: NotRequired[int | None]
    chance: NotRequired[str]            # the generator of the deal; without, the old one
    position: NotRequired[Position]
    fairness: NotRequired[Fairness]     # of a game that was played on a server
    begins: NotRequired[Literal["same", "anew"]]    # of one that continues another: with the same cards, or dealt anew
    taken_back: NotRequired[list[TakenBack]]    # of a game that was played on a server


class Record(Header):
    """A game as it can be stored and replayed."""

    moves: Strings
    result: Result | None


class Move(NamedTuple):
    """A line in its parts: the verb, and what it is about."""

    line: str
    verb: Verb
    seat: int | None = None
    card: str | None = None
    character: str | None = None
    type: str | None = None
    number: int | None = None

    @property
    def key(self) -> str:
        """The key of its texts."""
        return self.verb.key
