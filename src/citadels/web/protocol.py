"""The messages between server and browser: version 1.

Every message over the WebSocket of a table is one of these classes as JSON; http_messages.py has those for HTTP.
`docs/protocol.md` describes how they follow each other; the client's types are generated from the schema of both.
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
HIGHEST_ID: Final = 2**31 - 1   # of a row in the database
DAY_SECONDS: Final = 86_400
LONGEST_BANK: Final = 21 * DAY_SECONDS
# The minimum and maximum seconds of a clock, and the maximum per turn.
CLOCK_BOUNDS: Final = {
    "none": (5, DAY_SECONDS, 3600),
    "decision": (5, DAY_SECONDS, 3600),
    "budget": (5, DAY_SECONDS, 3600),
    "days": (3600, 7 * DAY_SECONDS, 0),
    "bank": (3600, LONGEST_BANK, DAY_SECONDS),
}

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Literal["easy", "normal", "hard", "master"]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
RowId = Annotated[int, Meta(ge=1, le=HIGHEST_ID)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Phrase = Literal["hello", "luck", "nice", "ouch", "close", "thanks", "sorry", "think", "turn", "played", "again", "bye"]

# own: your last act, if nobody has learned anything from it; agreed: also later, if all other people agree
TakeBackMode = Literal["off", "own", "agreed"]
NoteKind = Literal["clock", "bot", "away", "back", "left", "hint", "prepared", "took-back", "refused-back"]


# -- a table -----------------------------------------------------------------------------------------------------------
class Clock(Struct, forbid_unknown_fields=True):
    """none: no clock; decision: `seconds` per decision; budget: `seconds` per game, plus `turn` seconds per turn.

    Two kinds are for games over days: days: `seconds` per decision, bank: `seconds` per game plus `turn` per turn. They
    go by the clock of the machine and run on while nobody is connected. Only they may be longer than a day.
    """

    kind: Literal["none", "decision", "budget", "days", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=LONGEST_BANK)] = 60
    turn: Annotated[int, Meta(ge=0, le=DAY_SECONDS)] = 0

    def __post_init__(self) -> None:
        """Raise ValueError for a time that this kind of clock cannot have."""
        low, high, turn = CLOCK_BOUNDS[self.kind]
        if not low <= self.seconds <= high or self.turn > turn:
            raise ValueError(f"a clock of kind {self.kind} has {low} to {high} seconds, and at most {turn} per turn")


class Setup(Struct, forbid_unknown_fields=True):
    """The setup of a table."""

    edition: Id = "deluxe"
    seats: Annotated[int, Meta(ge=2, le=9)] = 4
    preset: Id | None = None
    characters: Annotated[list[Id], Meta(max_length=40)] | None = None
    uniques: Annotated[list[Id], Meta(max_length=60)] | None = None
    rank9: bool | Id = False
    options: dict[str, bool | int] = {}
    listed: bool = False            # shown as an open table; otherwise you need the code to find it
    chat: bool = True
    hints: bool | None = None       # null: the default, only when playing alone against bots
    clock: Clock = field(default_factory=Clock)
    pace: Literal["slow", "normal", "fast", "instant"] = "normal"      # of the bots
    grace: Annotated[int, Meta(ge=5, le=86400)] = 90                   # seconds until a bot plays for someone away
    take_back: TakeBackMode = "own"
    rated: bool = False             # counts for the players' ratings, to which they have agreed


class Seat(Struct):
    """What everyone may know about a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""                  # empty for a person who has chosen none: each reader names guests in their language
    level: Level | None = None      # of the bot, or of the bot that stands in for an absent person
    present: bool = False
    away: bool = False              # a bot is playing for the person right now
    stand_in: int | None = None     # when a bot will start to play for the absent person, milliseconds since 1970
    mine: bool = False
    host: bool = False
    skips: bool = False             # wants the bots to play instantly until its next decision
    holiday: int | None = None      # until when the person is on holiday, milliseconds since 1970; in games over days


class Table(Struct):
    """A table as one visitor sees it."""

    code: str
    setup: Setup
    state: Literal["open", "playing", "over"]
    seats: list[Seat]
    watching: int = 0               # spectators
    hosting: bool = False           # the visitor may act as host
    hints: bool = False             # whether players may ask for hints
    next: str | None = None         # the code of the rematch
    imported: bool = False
    created: int = 0                # milliseconds since 1970
    closable: bool = False          # the visitor may close it for good
    commitment: str = ""            # the fingerprint of the secret the deal is made from; see fairness.py
    words: list[str] = []           # added by players to what determines the deal
    begins: Literal["same", "anew"] | None = None   # at a moment of another game; with the same cards, or dealt anew


# -- over the WebSocket, from the browser ------------------------------------------------------------------------------
class FromBrowser(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class PlayLines(FromBrowser, tag="move"):
    """Play these lines, which answer the question `ask` of a seat.

    With `stage`, an act that is not complete yet and would reveal nothing new is not played, so it can still be undone;
    the answer is `Staged`, with what could follow.
    """

    seat: SeatNumber
    ask: Number
    lines: Annotated[list[Line], Meta(min_length=1, max_length=LONGEST_ACT)]
    stage: bool = False


class AskHint(FromBrowser, tag="hint"):
    """Ask what a bot would do."""

    seat: SeatNumber
    ask: Number


class Say(FromBrowser, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class SayPhrase(FromBrowser, tag="phrase"):
    """Say something that everyone reads in their own language: a text `phrase-…`."""

    phrase: Phrase


class Skip(FromBrowser, tag="skip"):
    """Have the bots play instantly until this visitor's next decision. Works once everyone who plays here wants it."""


class TakeBack(FromBrowser, tag="take-back"):
    """Take back the seat's last act, or ask the others to, as the last update offers it: back to this many events."""

    seat: SeatNumber
    event: Number


class AnswerBack(FromBrowser, tag="answer-back"):
    """Agree that somebody takes back their act, or don't. Whoever has asked can withdraw it with `agree` false."""

    seat: SeatNumber
    event: Number
    agree: bool


class Ping(FromBrowser, tag="ping"):
    """Keeps the connection open; answered with `Pong`."""


BrowserMessage = PlayLines | AskHint | Say | SayPhrase | Skip | TakeBack | AnswerBack | Ping


# -- over the WebSocket, from the server -------------------------------------------------------------------------------
class FromServer(Struct, tag_field="type"):
    pass


class Chat(Struct):
    """A chat message; seat null means a spectator."""

    seat: int | None
    name: str                       # empty for a guest
    text: str
    at: int
    phrase: Phrase | None = None    # said instead of a text
    id: int = 0                     # by which it can be reported


class Welcome(FromServer, tag="welcome"):
    """The first message. If the game has started, an `Update` for each of the visitor's seats follows."""

    version: int
    table: Table
    chat: list[Chat]
    now: int                        # the server's clock, milliseconds since 1970; it never jumps, and clocks run by it


class TableChanged(FromServer, tag="table"):
    table: Table


class Option(Struct, omit_defaults=True):
    """A line you may play, and what it would change for you, as far as you can know."""

    line: str
    gold: int = 0
    cards: int = 0                  # change in hand size
    tax: int = 0
    drawn: int = 0                  # cards to choose from
    kept: int = 0                   # of the drawn ones
    unpaid: bool = False            # how to pay is chosen next
    known: bool = False             # whether the numbers above mean anything
    doubt: str = ""                 # why it is worth a question first: the text `table-doubt-…`
    grown: int = 0                  # the gold if you first built another district; 0 if it would be no more


class Barred(Struct, omit_defaults=True):
    """A line you might expect but may not play now: the rule that forbids it, and a plain reason if there is one."""

    line: str
    rule: str
    reason: str = ""                            # the id of a text
    values: dict[str, str | int] = {}           # the ids and numbers in it


class Ask(Struct):
    """A question to a seat. Each seat's questions are numbered separately."""

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


class ClockFace(Struct, omit_defaults=True):
    """Time left for each seat, null for no limit. The clock of seat `running` has been counting down since `at`."""

    left: list[int | None]          # milliseconds
    running: int | None
    at: int                         # milliseconds since 1970
    deadline: int | None = None     # of seat `running` in a game over days, milliseconds since 1970


class Note(Struct):
    """Something everyone at the table should know about a person, apart from the game. It comes before event `event`.

    clock: their time ran out, and a bot decided; bot: a bot decided while they were away; away, back: they left the
    table or came back; left: they left for good; hint: they asked for one; prepared: what they had decided in advance
    was played; took-back: they took back their act; refused-back: they did not agree that somebody does. Notes on
    secret decisions, and on those made in advance, go only to that person.
    """

    kind: NoteKind
    seat: int
    event: int
    at: int                         # milliseconds since 1970


class BackRequest(Struct):
    """Somebody asks to take back their act. It is over as soon as somebody moves, or does not agree."""

    seat: int
    event: int                      # the game would go back to this many events
    agreed: list[int]               # seats
    missing: list[int]              # seats of the people who have not answered


class Back(Struct, omit_defaults=True):
    """What can be taken back, and what was. When `count` changes, the events start again with number 0."""

    offered: Literal["now", "ask"] | None = None    # at once, or if the others agree
    event: int = 0                                  # the game would go back to this many events
    request: BackRequest | None = None
    count: int = 0                                  # how often something was taken back


class Update(FromServer, tag="update"):
    """The game as one seat sees it now, and the events since its last update. Seat null means a spectator."""

    seat: int | None
    first: int                      # the number of the first event
    events: list[Event]
    view: View
    ask: Ask | None
    clock: ClockFace | None = None
    over: Over | None = None
    notes: list[Note] = []          # from the first event on; a note can be sent more than once
    back: Back | None = None


class Accepted(FromServer, tag="accepted"):
    """The lines were played and saved. An `Update` follows at once, or a little later if others may react."""

    seat: int
    ask: int


class Staged(FromServer, tag="staged"):
    """Nothing has been played yet: how the table would look after these lines, and what may follow."""

    seat: int
    ask: int
    lines: list[str]
    view: View
    next: Ask


class Refused(FromServer, tag="refused"):
    """A message had no effect; `code` selects the text `refused-CODE` that says why."""

    code: str
    seat: int | None = None
    ask: int | None = None
    line: str | None = None
    rule: str | None = None
    until: int | None = None        # of a ban, milliseconds since 1970; null: for good
    ban_reason: str = ""            # as the host put it
    reason: str = ""                # of a line that is not allowed, with its values: see Barred
    values: dict[str, str | int] = {}


class Thought(Struct):
    line: str
    share: float
    win: float | None
    games: int


class Guess(Struct):
    """A character that another player may well hold face down."""

    seat: int
    character: str
    chance: float


class Expected(Struct):
    """What a good bot expects from what one seat may know."""

    win: list[float]                # the chance of each seat to win
    guesses: list[Guess]


class Hint(FromServer, tag="hint"):
    seat: int
    ask: int
    thoughts: list[Thought]
    expected: Expected


class Said(FromServer, tag="said"):
    chat: Chat


class Talk(FromServer, tag="talk"):
    """The whole chat as the visitor wants it now, after they have muted somebody or changed their mind."""

    chat: list[Chat]


class Pong(FromServer, tag="pong"):
    now: int


class Closed(FromServer, tag="closed"):
    """The last message: the host has closed the table for good."""


ServerMessage = Welcome | TableChanged | Update | Accepted | Staged | Refused | Hint | Said | Talk | Pong | Closed
