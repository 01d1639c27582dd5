"""What kinds of tables there are, and one of them as all its visitors see it together."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection

SEATS: Final = 4
EDITIONS: Final = ("deluxe", "classic", "circus", "common-city")


# -- what a player of the benchmark reads of a message -----------------------------------------------------------------
class Option(msgspec.Struct):
    line: str


class Ask(msgspec.Struct):
    number: int
    options: list[Option]


class Message(msgspec.Struct):
    type: str
    seat: int | None = None
    ask: Ask | int | None = None
    next: Ask | None = None
    first: int = 0
    events: list[msgspec.Raw] = []
    code: str | None = None
    over: Any = None


DECODER: Final = msgspec.json.Decoder(Message)


# -- tables ------------------------------------------------------------------------------------------------------------
class Kind(NamedTuple):
    """Of each dozen tables a third have bots and a third somebody who watches; all editions come alike often."""

    edition: str
    bots: int
    spectators: int
    shared: bool        # all of them come from one address

    @staticmethod
    def of(number: int) -> Kind:
        dozen = number // len(EDITIONS)
        return Kind(EDITIONS[number % len(EDITIONS)], 2 if dozen % 3 == 0 else 0, int(dozen % 3 == 1), number % 5 == 0)

    @property
    def people(self) -> int:
        return SEATS - self.bots

    @property
    def pauses(self) -> bool:
        """Whether the table is sometimes shown a move only after a pause, so that secret reactions stay secret."""
        return self.edition == "circus"


class Visit:
    """A visitor's line to a table."""

    def __init__(self, seat: int | None, headers: dict[str, str], address: str) -> None:
        self.seat = seat            # None for a spectator
        self.headers = headers
        self.address = address      # of the WebSocket
        self.line: ClientConnection | None = None
        self.heard = 0              # events
        self.returned_at = 0.0      # when it was opened again, until its first update


class Sent(NamedTuple):
    """A move that is on its way."""

    due: float
    counted: bool


class Table:
    def __init__(self, code: str, kind: Kind) -> None:
        self.code = code
        self.kind = kind
        self.visits: list[Visit] = []
        self.asked: tuple[Visit, Ask] | None = None     # the question that nobody has answered
        self.answered: dict[int, int] = {}              # the number of the last question that each seat answered
        self.staged: list[str] = []                     # lines of an act that is not complete
        self.sent: Sent | None = None                   # until it is answered
        self.shown: Sent | None = None                  # until each visitor has the update
        self.waiting: set[Visit] = set()                # who has not
        self.kept: list[str] = []                       # accepted lines
        self.queued = False                             # for the next move
        self.over = False

    @property
    def ready(self) -> bool:
        """Whether the next move can be made: somebody is asked and has seen what the last one changed."""
        return self.asked is not None and self.sent is None and not self.waiting and not self.over \
            and self.asked[0].line is not None

    def answer(self, due: float, counted: bool, dice: random.Random) -> tuple[Visit, bytes]:
        """Choose the next line; who sends what."""
        assert self.asked is not None
        visit, ask = self.asked
        assert visit.seat is not None
        self.staged.append(dice.choice(ask.options).line)
        self.sent = self.shown = Sent(due, counted)
        if not self.kind.pauses:
            self.waiting = {each for each in self.visits if each.line is not None}
        move = {"type": "move", "seat": visit.seat, "ask": ask.number, "lines": self.staged, "stage": True}
        return visit, msgspec.json.encode(move)

    def accept(self) -> None:
        """The act is kept."""
        assert self.asked is not None
        visit, ask = self.asked
        assert visit.seat is not None
        self.kept += self.staged
        self.answered[visit.seat] = ask.number
        self.asked = None
        self.staged = []
        self.sent = None

    def stage(self, following: Ask) -> None:
        """The act goes on with this question, and nobody else is told."""
        assert self.asked is not None
        self.asked = (self.asked[0], Ask(self.asked[1].number, following.options))
        self.sent = None
        self.waiting = set()

    def forget(self) -> None:
        """The move was refused; the next update brings a question, if there is one."""
        self.asked = self.sent = None
        self.staged = []
        self.waiting = set()

    def is_new(self, seat: int, ask: Ask) -> bool:
        return ask.number > self.answered.get(seat, 0)
