"""The requests of the browser over HTTP and their answers; protocol.py has what travels over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from citadels.shapes import Event, View
from citadels.web.protocol import LONGEST_ACT, Level, Line, Name, Over, SeatNumber, Setup, Update

Token = Annotated[str, Meta(min_length=10, max_length=100)]


class Me(Struct):
    """The visitor."""

    name: str
    playing: list[str]              # codes of the visitor's tables that are not over, the latest first
    waiting: list[str] = []         # of these, where nobody else plays: nothing happens there without the visitor
    added: int = 0                  # devices that a personal link has added, of which this one has not been told yet


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class NewTable(Struct, forbid_unknown_fields=True):
    """Make a table, and sit down at it. `bots` by seat: a level, or null for a free seat; the maker takes the first
    free one. With `start` the game begins at once, free seats taken by normal bots."""

    setup: Setup = field(default_factory=Setup)
    bots: Annotated[list[Level | None], Meta(max_length=9)] = []
    name: Name | None = None
    start: bool = False
    watch: bool = False             # all seats are bots, and the maker looks on


class Made(Struct):
    code: str


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat, any free one for null. Who sits already takes one more: several people on one device."""

    seat: SeatNumber | None = None
    name: Name | None = None


class SeatName(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name


class LeaveSeat(Struct, forbid_unknown_fields=True):
    """Leave a seat, or all of the visitor's; in a running game a bot plays on for who left."""

    seat: SeatNumber | None = None


class SetSeat(Struct, forbid_unknown_fields=True):
    """The host puts a bot on a seat that nobody has, or with null frees one of a bot, or of a person before the
    game."""

    seat: SeatNumber
    bot: Level | None


class AddWord(Struct, forbid_unknown_fields=True):
    """Add a word of one's own to what the deal follows from, before the game; an empty one takes it back."""

    word: Annotated[str, Meta(max_length=40)]


class Change(Struct, forbid_unknown_fields=True):
    """The host changes the table: what is not null. `setup` only before the game."""

    setup: Setup | None = None
    chat: bool | None = None
    listed: bool | None = None
    hints: bool | None = None
    pace: Literal["slow", "normal", "fast", "instant"] | None = None


class Link(Struct):
    """A path that opens this visitor's seats on another device; it works once, for a day."""

    path: str


class Take(Struct, forbid_unknown_fields=True):
    token: Token


class Maker(Struct):
    """Who has made a personal link."""

    name: str                       # empty for a guest
    yours: bool                     # it is the visitor


class Device(Struct):
    """A browser that is known as the visitor."""

    id: str
    browser: str                    # the names of browser and system as they are called; empty if they are not known
    system: str
    seen: int | None                # when it was last here, to the day
    linked: int | None              # when a personal link brought it; null if it was known before any
    here: bool                      # it is this one


class EndDevice(Struct, forbid_unknown_fields=True):
    """End another device of the visitor, or all others. Personal links that nobody has opened yet end too."""

    id: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")] | None = None


class Played(Struct):
    """A game in a list."""

    code: str
    edition: str
    preset: str | None
    state: Literal["open", "playing", "over"]
    players: list[str]
    mine: list[int]
    scores: list[int]               # empty while it goes on
    winners: list[int]
    seats: int
    free: int
    at: int
    imported: bool = False
    closable: bool = False          # the visitor may close the table, and it is gone
    guests: list[int] = []          # seats of people without a name, which is empty in `players` as that of a free seat


class Verification(Struct):
    """Whether a finished game was dealt as the server had committed itself to before."""

    kept: bool
    sentence: str
    commitment: str                 # empty if there was none
    secret: str
    words: list[str]


class RoundFacts(Struct):
    """How a game stood at the end of a round, by seat."""

    round: int
    scores: list[int]
    gold: list[int]
    cities: list[int]


class Incident(Struct):
    """Something that is marked on the chart of a game: killed, robbed, bewitched, destroyed, completed …"""

    round: int
    step: int
    event: str
    seat: int | None
    player: int | None
    character: str | None


class Finished(Struct):
    """A finished game: open to everybody who has its code."""

    code: str
    players: list[str]              # empty for a guest
    bots: list[str | None]
    edition: str
    preset: str | None
    mine: list[int]
    over: Over | None
    rounds: list[RoundFacts]
    incidents: list[Incident]
    steps: int                      # how many moves
    at: int
    imported: bool
    next: str | None = None


class Step(Struct):
    """The table after so many moves, open."""

    number: int
    seat: int | None                # who made the move, null at the beginning
    line: str | None
    events: list[Event]
    view: View


class Moment(Struct):
    """A decision that mattered: what was played, the best other line, and the chance to win with each."""

    kind: Literal["mistake", "best"]  # the other line was clearly better; or every other one was clearly worse
    step: int
    seat: int
    played: str
    other: str
    win_played: float
    win_other: float


class Weighed(Struct):
    """An option of a decision that was made, and how many of so many imagined games are won with it."""

    line: str
    win: float
    games: int


class WhatIf(Struct):
    """A decision of a finished game: the options a good bot would consider, the best first, and what was played."""

    step: int
    seat: int
    played: str
    options: list[Weighed]


class Continuation(Struct):
    """How bots play on from a decision of a finished game, with the cards as they lay: the round, and the end."""

    line: str
    events: list[Event]             # up to the end of the round, open
    rounds: int                     # that are played after it
    scores: list[int]
    winners: list[int]


# -- lessons -----------------------------------------------------------------------------------------------------------
class LessonLines(Struct, forbid_unknown_fields=True):
    """What the reader of a chapter has played in it so far."""

    lines: Annotated[list[Line], Meta(max_length=LONGEST_ACT)] = []
    whole: bool = False             # for who comes back: the chapter from its beginning up to there


class LessonBeat(Struct):
    """A moment of a chapter. told: the reader reads; shown: somebody has moved; asked: the reader is to play one of
    `lines`; done: the chapter is over."""

    kind: Literal["told", "shown", "asked", "done"]
    text: str                       # a message; "" where nothing is said
    at: list[str]                   # what is spoken of: anchors and parts of the table
    lines: list[str]
    astray: dict[str, str]          # the other legal lines, each with what is said to it
    step: int
    update: Update


class Lesson(Struct):
    """What follows in a chapter, up to the next question or to its end."""

    chapter: str
    steps: int                      # of the whole chapter
    beats: list[LessonBeat]


class Lessons(Struct):
    """The chapters, in order: their titles are `lesson-title-…`."""

    chapters: list[str]


class Problem(Struct):
    """The body of every refusal over HTTP: a text `refused-CODE`, with what it speaks of."""

    code: str
    field: str | None = None
    rule: str | None = None
    detail: str | None = None
