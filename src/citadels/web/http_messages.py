"""The browser's HTTP requests and their answers; protocol.py has the messages over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from citadels.shapes import Event, View
from citadels.web.correspondence.messages import YourTurn
from citadels.web.protocol import LONGEST_ACT, Expected, Level, Line, Name, Over, SeatNumber, Setup, Update

LONGEST_BODY: Final = 64 * 1024         # bytes
LONGEST_RECORD: Final = 1024 * 1024

Token = Annotated[str, Meta(min_length=10, max_length=100)]
Way = Literal["link", "passkey", "code"]


class Me(Struct):
    """The visitor: their name and current tables."""

    name: str
    playing: list[str]              # codes of the visitor's unfinished tables, latest first
    waiting: list[str] = []         # those with no other people: nothing happens there without the visitor
    added: int = 0                  # devices that were added without this one having been told
    warnings: list[str] = []        # what the host has told the visitor, until they have read it
    turns: list[YourTurn] = []      # games over days in which the visitor is asked, the most urgent first
    days: bool = False              # the visitor plays in a game over days, so `turns` may change at any time


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class NewTable(Struct, forbid_unknown_fields=True):
    """Create a table and sit down at it. `bots` has a level for each seat, or null for a free seat; you take the first
    free one. With `start`, the game starts right away, and normal bots take the other free seats."""

    setup: Setup = field(default_factory=Setup)
    bots: Annotated[list[Level | None], Meta(max_length=9)] = []
    name: Name | None = None
    start: bool = False
    watch: bool = False             # bots take all seats, and you watch


class Made(Struct):
    code: str


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat; null means any free one. If you already have a seat, you take another one for a second player on
    your device."""

    seat: SeatNumber | None = None
    name: Name | None = None
    anyway: bool = False            # even if somebody is there whom you have blocked


class SeatName(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name


class LeaveSeat(Struct, forbid_unknown_fields=True):
    """Leave a seat; null means all of your seats. Once the game has started, a bot takes over."""

    seat: SeatNumber | None = None


class SetSeat(Struct, forbid_unknown_fields=True):
    """Host only, before the game starts: put a bot on a seat that no person has. Null frees the seat."""

    seat: SeatNumber
    bot: Level | None


class AddWord(Struct, forbid_unknown_fields=True):
    """Before the game starts, add your own word to what determines the deal. An empty word removes it."""

    word: Annotated[str, Meta(max_length=40)]


class Change(Struct, forbid_unknown_fields=True):
    """Host only: change every setting that is not null. `setup` can only change before the game starts."""

    setup: Setup | None = None
    chat: bool | None = None
    listed: bool | None = None
    hints: bool | None = None
    pace: Literal["slow", "normal", "fast", "instant"] | None = None


class Link(Struct):
    """A path that opens the visitor's seats on another device. It works once, within a day."""

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
    browser: str                    # the names of browser and system; empty if unknown
    system: str
    seen: int | None                # when it was last here, to the day
    linked: int | None              # when it was added to the others; null if it was the first
    here: bool                      # it is this one
    since: int | None = None        # when it was signed in; null if that is not known
    way: Way | None = None          # how it was added


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
    scores: list[int]               # empty until the game is over
    winners: list[int]
    seats: int
    free: int
    at: int
    imported: bool = False
    closable: bool = False          # the visitor may close the table for good
    guests: list[int] = []          # seats of people without a name: "" in `players`, like a free seat
    days: bool = False              # it is played over days
    asked: int | None = None        # in a running game over days, the seat that is openly asked
    deadline: int | None = None     # until when, milliseconds since 1970


class Verification(Struct):
    """Whether a finished game was dealt as the server committed to before it started."""

    kept: bool
    sentence: str
    commitment: str                 # empty if there was none
    secret: str
    words: list[str]


class RoundFacts(Struct):
    """The state of a game at the end of a round, by seat."""

    round: int
    scores: list[int]
    gold: list[int]
    cities: list[int]
    chances: list[int]      # to win, in percent, from what each player knew; at the end, the result


class Incident(Struct):
    """A key event on the chart of a game: killed, robbed, bewitched, destroyed, completed …"""

    round: int
    step: int
    event: str
    seat: int | None
    player: int | None
    character: str | None


class TakenBack(Struct):
    """Moves that a player took back after `after` others."""

    after: int
    seat: int
    moves: list[str]
    agreed: bool


class Finished(Struct):
    """A finished game, open to anyone with its code."""

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
    taken_back: list[TakenBack] = []


class Step(Struct):
    """The table after this many moves, with all cards shown."""

    number: int
    seat: int | None                # who made the move, null at the beginning
    line: str | None
    events: list[Event]
    view: View


class Moment(Struct):
    """A decision that mattered: the line played, the best other line, and the chance of winning with each."""

    kind: Literal["mistake", "best"]  # the other line was clearly better; or every other one was clearly worse
    step: int
    seat: int
    played: str
    other: str
    win_played: float
    win_other: float


class Weighed(Struct):
    """An option of a past decision, with the share of simulated games it wins."""

    line: str
    win: float
    games: int


class WhatIf(Struct):
    """A decision in a finished game: the line played, and the options a good bot would consider, best first."""

    step: int
    seat: int
    played: str
    options: list[Weighed]
    expected: Expected              # before the decision, from what the player could know


class Continuation(Struct):
    """How bots continue from a decision in a finished game, with the real cards: this round, and the result."""

    line: str
    events: list[Event]             # up to the end of the round, with all cards shown
    rounds: int                     # played after that one
    scores: list[int]
    winners: list[int]


# -- lessons -----------------------------------------------------------------------------------------------------------
class LessonLines(Struct, forbid_unknown_fields=True):
    """The lines played so far in a chapter."""

    lines: Annotated[list[Line], Meta(max_length=LONGEST_ACT)] = []
    whole: bool = False             # when returning to a chapter: everything from its beginning up to here


class LessonBeat(Struct):
    """One beat of a chapter. told: something to read; shown: someone has moved; asked: play one of `lines`; done: the
    chapter is over."""

    kind: Literal["told", "shown", "asked", "done"]
    text: str                       # the id of a text; "" for none
    at: list[str]                   # what to point at: anchors and parts of the table
    lines: list[str]
    astray: dict[str, str]          # the other legal lines, each with the text that answers it
    step: int
    update: Update


class Lesson(Struct):
    """What happens next in a chapter, up to the next question or the end."""

    chapter: str
    steps: int                      # of the whole chapter
    beats: list[LessonBeat]


class Lessons(Struct):
    """The chapters in order; their titles are the texts `lesson-title-…`."""

    chapters: list[str]


class Problem(Struct):
    """The body of every HTTP error: `code` selects the text `refused-CODE`; the other fields fill in its details."""

    code: str
    field: str | None = None
    rule: str | None = None
    detail: str | None = None
    until: int | None = None        # of a ban, milliseconds since 1970; null: for good
    ban_reason: str = ""            # as the host put it
