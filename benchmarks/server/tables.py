"""What kinds of tables there are, and one of them as all its visitors see it together."""

from __future__ import annotations

import random
import time
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.server.wire import Line

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
    """A visitor of a table."""

    def __init__(self, seat: int | None, headers: dict[str, str], origin: str) -> None:
        self.seat = seat            # None for a spectator
        self.headers = headers
        self.origin = origin
        self.line: Line | None = None
        self.heard = 0              # events
        self.returned_at = 0.0      # when it was opened again, until its first update


class Asked(NamedTuple):
    """A question that nobody has answered."""

    visit: Visit
    seat: int
    ask: Ask


class Sent(NamedTuple):
    """A move that is on its way."""

    visit: Visit
    seat: int
    ask: int
    lines: list[str]
    due: float
    counted: bool
    again: bool         # the line was lost meanwhile

    @property
    def message(self) -> bytes:
        return msgspec.json.encode(
            {"type": "move", "seat": self.seat, "ask": self.ask, "lines": self.lines, "stage": True})


class Table:
    def __init__(self, code: str, kind: Kind) -> None:
        self.code = code
        self.kind = kind
        self.visits: list[Visit] = []
        self.asked: Asked | None = None
        self.first: Asked | None = None                 # the same, before anything of the act was chosen
        self.answered: dict[int, int] = {}              # the number of the last question that each seat answered
        self.staged: list[str] = []                     # lines of an act that is not complete
        self.sent: Sent | None = None                   # until it is answered
        self.shown: Sent | None = None                  # until each visitor has the update
        self.waiting: set[Visit] = set()                # who has not
        self.kept: list[str] = []                       # accepted lines
        self.queued = False                             # for the next move
        self.over = False
        self.heard_at = time.perf_counter()             # when anything came last, or the table was made

    @property
    def ready(self) -> bool:
        """Whether the next move can be made: somebody is asked and has seen what the last one changed."""
        return self.asked is not None and self.sent is None and not self.waiting and not self.over \
            and self.asked.visit.line is not None

    def hear_question(self, visit: Visit, ask: Ask) -> None:
        """Of several lines that tell the table's news, this one may be quicker than that of the move before."""
        assert visit.seat is not None
        if ask.number <= self.answered.get(visit.seat, 0):
            return
        if self.sent is not None and (self.sent.seat, self.sent.ask) == (visit.seat, ask.number):
            return
        known = self.asked
        if known is None or (known.seat, known.ask.number) != (visit.seat, ask.number):
            self.asked = self.first = Asked(visit, visit.seat, ask)
            self.staged = []

    def answer(self, due: float, counted: bool, dice: random.Random) -> Sent:
        """Choose the next line; what is sent."""
        assert self.asked is not None
        visit, seat, ask = self.asked
        self.staged = [*self.staged, dice.choice(ask.options).line]
        self.sent = self.shown = Sent(visit, seat, ask.number, self.staged, due, counted, False)
        if not self.kind.pauses:
            self.waiting = {each for each in self.visits if each.line is not None}
        return self.sent

    def accept(self) -> None:
        """The act is kept."""
        assert self.sent is not None
        sent, self.sent = self.sent, None
        self.kept += sent.lines
        self.answered[sent.seat] = sent.ask
        if self.asked is not None and (self.asked.seat, self.asked.ask.number) == (sent.seat, sent.ask):
            self.asked = None
            self.staged = []

    def stage(self, following: Ask) -> None:
        """The act goes on with this question, and nobody else is told."""
        assert self.asked is not None
        self.asked = self.asked._replace(ask=Ask(self.asked.ask.number, following.options))
        self.sent = None
        self.waiting = set()

    def forget(self) -> None:
        """The move was refused."""
        self.sent = None
        self.asked = None
        self.staged = []
        self.waiting = set()

    def remember(self) -> None:
        """If nothing has happened since a move was refused, the question is the same."""
        if self.asked is None and self.sent is None and self.first is not None \
                and self.first.ask.number > self.answered.get(self.first.seat, 0):
            self.asked = self.first
