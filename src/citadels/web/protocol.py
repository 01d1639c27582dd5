"""The messages between server and browser: version 1.

Whatever travels is one of these classes as JSON, over HTTP or the WebSocket of a table. `docs/protocol.md` tells how
they follow each other; the client's types are made from the schema of this module.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from citadels.shapes import Event, View

VERSION: Final = 1

LONGEST_NAME: Final = 20
LONGEST_CHAT: Final = 300
LONGEST_LINE: Final = 80
LONGEST_ACT: Final = 60         # lines that may be played as one act

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Literal["easy", "normal", "hard"]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Phrase = Literal["hello", "luck", "nice", "ouch", "close", "thanks", "sorry", "think", "turn", "played", "again", "bye"]


# -- a table -----------------------------------------------------------------------------------------------------------
class Clock(Struct, forbid_unknown_fields=True):
    """none; decision: `seconds` for each decision; budget: `seconds` for the game and `turn` more for each turn."""

    kind: Literal["none", "decision", "budget"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86400)] = 60
    turn: Annotated[int, Meta(ge=0, le=3600)] = 0


class Setup(Struct, forbid_unknown_fields=True):
    """How a table is to be played."""

    edition: Id = "deluxe"
    seats: Annotated[int, Meta(ge=2, le=9)] = 4
    preset: Id | None = None
    characters: Annotated[list[Id], Meta(max_length=40)] | None = None
    uniques: Annotated[list[Id], Meta(max_length=60)] | None = None
    rank9: bool | Id = False
    options: dict[str, bool | int] = {}
    listed: bool = False            # shown among the open tables; else only who has the code finds it
    chat: bool = True
    hints: bool | None = None       # null: as usual, only for who plays against bots alone
    clock: Clock = field(default_factory=Clock)
    pace: Literal["slow", "normal", "fast", "instant"] = "normal"      # of the bots
    grace: Annotated[int, Meta(ge=5, le=86400)] = 90                   # seconds until a bot plays for who is gone


class Seat(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | None = None      # of the bot; for a person who is away, of the bot that stands in
    present: bool = False
    away: bool = False              # a bot plays for the person just now
    stand_in: int | None = None     # when a bot begins to play for the person who is not there, milliseconds since 1970
    mine: bool = False
    host: bool = False
    skips: bool = False             # wants the bots to take no time until it is asked


class Table(Struct):
    """A table as one visitor sees it."""

    code: str
    setup: Setup
    state: Literal["open", "playing", "over"]
    seats: list[Seat]
    watching: int = 0               # spectators
    hosting: bool = False           # the visitor may change it
    hints: bool = False             # may be asked for
    next: str | None = None         # the code of the rematch
    imported: bool = False
    created: int = 0                # milliseconds since 1970
    closable: bool = False          # the visitor may close it, and it is gone


# -- over the WebSocket, from the browser ------------------------------------------------------------------------------
class FromBrowser(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Move(FromBrowser, tag="move"):
    """Play these lines, which answer the question `ask` of a seat.

    With `stage`, an act that is not complete yet, and by which nothing would be learned, is not played but answered
    with `Staged`: what could follow. So it can be taken back.
    """

    seat: SeatNumber
    ask: Number
    lines: Annotated[list[Line], Meta(min_length=1, max_length=LONGEST_ACT)]
    stage: bool = False


class AskHint(FromBrowser, tag="hint"):
    """What would a bot do?"""

    seat: SeatNumber
    ask: Number


class Say(FromBrowser, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class SayPhrase(FromBrowser, tag="phrase"):
    """Say something that everybody reads in their own language: a text `phrase-…`."""

    phrase: Phrase


class Skip(FromBrowser, tag="skip"):
    """The bots shall take no time until this visitor is asked. They do so once everybody who plays here wants it."""


class Ping(FromBrowser, tag="ping"):
    """Answered with `Pong`; keeps the line open."""


BrowserMessage = Move | AskHint | Say | SayPhrase | Skip | Ping


# -- over the WebSocket, from the server -------------------------------------------------------------------------------
class FromServer(Struct, tag_field="type"):
    pass


class Chat(Struct):
    """What somebody has said; seat null is a spectator."""

    seat: int | None
    name: str
    text: str
    at: int
    phrase: Phrase | None = None    # said instead of a text


class Welcome(FromServer, tag="welcome"):
    """The first message. An `Update` for each of the visitor's seats follows if the game has begun."""

    version: int
    table: Table
    chat: list[Chat]
    now: int                        # the server's clock, milliseconds since 1970


class TableChanged(FromServer, tag="table"):
    table: Table


class Option(Struct, omit_defaults=True):
    """A line that may be played, and what it would change for the one who plays it, as far as that is known."""

    line: str
    gold: int = 0
    cards: int = 0                  # more in the hand
    tax: int = 0
    drawn: int = 0                  # cards to choose from
    kept: int = 0                   # of the drawn ones
    unpaid: bool = False            # how to pay is chosen next
    known: bool = False             # whether the numbers above mean anything
    grown: int = 0                  # the gold, if a district were built first; 0 where that is no more


class Barred(Struct, omit_defaults=True):
    """A line that one may think of, and what forbids it now: the rule, and the plain reason where there is one."""

    line: str
    rule: str
    reason: str = ""                            # a message of the texts
    values: dict[str, str | int] = {}           # the ids and numbers that it speaks of


class Ask(Struct):
    """A question to a seat. Its number counts the questions of that seat alone."""

    number: int
    kind: str                       # which `ask-…` text; see citadels.offers.QUESTIONS
    options: list[Option]
    barred: list[Barred]


class ScoreLine(Struct):
    points: int
    reason: str
    rule: str


class Score(Struct):
    total: int
    lines: list[ScoreLine]


class Over(Struct):
    scores: list[Score]
    winners: list[int]


class ClockFace(Struct):
    """Time left by seat, null for who has no limit; the time of `running` goes down from `at` on."""

    left: list[int | None]          # milliseconds
    running: int | None
    at: int                         # milliseconds since 1970


class Note(Struct):
    """What everybody at the table should know of a person, besides the game. It stands before the event of that number.

    clock: their time was up, and a bot decided; bot: a bot decided for them while they were away; away, back: from the
    table; left: for good; hint: they asked for one. Of what is answered in secret only they are told.
    """

    kind: Literal["clock", "bot", "away", "back", "left", "hint"]
    seat: int
    event: int
    at: int                         # milliseconds since 1970


class Update(FromServer, tag="update"):
    """The game as one seat sees it now, and the events since those that it had. Seat null is a spectator."""

    seat: int | None
    first: int                      # the number of the first event
    events: list[Event]
    view: View
    ask: Ask | None
    clock: ClockFace | None = None
    over: Over | None = None
    notes: list[Note] = []          # from the first event on; a note can come more than once


class Accepted(FromServer, tag="accepted"):
    """The lines are played and kept. An `Update` follows, at once or, where others may react, a little later."""

    seat: int
    ask: int


class Staged(FromServer, tag="staged"):
    """Nothing is played yet: this is how it would look after the lines, and what may follow."""

    seat: int
    ask: int
    lines: list[str]
    view: View
    next: Ask


class Refused(FromServer, tag="refused"):
    """A message had no effect, and why: a text `refused-CODE`."""

    code: str
    seat: int | None = None
    ask: int | None = None
    line: str | None = None
    rule: str | None = None


class Thought(Struct):
    line: str
    share: float
    win: float | None
    games: int


class Hint(FromServer, tag="hint"):
    seat: int
    ask: int
    thoughts: list[Thought]


class Said(FromServer, tag="said"):
    chat: Chat


class Pong(FromServer, tag="pong"):
    now: int


class Closed(FromServer, tag="closed"):
    """The last message: the host has closed the table, and it is gone."""


ServerMessage = Welcome | TableChanged | Update | Accepted | Staged | Refused | Hint | Said | Pong | Closed


# -- over HTTP ---------------------------------------------------------------------------------------------------------
class Me(Struct):
    """The visitor."""

    name: str
    playing: list[str]              # codes of the visitor's tables that are not over, the latest first
    waiting: list[str] = []         # of these, where nobody else plays: nothing happens there without the visitor


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
    token: Annotated[str, Meta(min_length=10, max_length=100)]


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
    players: list[str]
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
