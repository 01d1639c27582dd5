"""The messages between server and browser: version 1.

Whatever travels over the WebSocket of a table is one of these classes as JSON; http_messages.py has what travels over
HTTP. `docs/protocol.md` tells how they follow each other; the client's types are made from the schema of both.
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
    name: str = ""                  # empty for a person who has chosen none: each reader names guests in their language
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
    commitment: str = ""            # to what the game will be dealt from; see fairness.py
    words: list[str] = []           # that people have added to it


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
    name: str                       # empty for a guest
    text: str
    at: int
    phrase: Phrase | None = None    # said instead of a text


class Welcome(FromServer, tag="welcome"):
    """The first message. An `Update` for each of the visitor's seats follows if the game has begun."""

    version: int
    table: Table
    chat: list[Chat]
    now: int                        # the server's clock, milliseconds since 1970; it never jumps, and clocks run by it


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
