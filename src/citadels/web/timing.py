"""Time at a table: the clocks of the seats, the pace of the bots, and the pauses that keep secrets.

All times are in milliseconds.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from citadels.web.protocol import Clock, ClockFace
from citadels.web.rows import MoveRow

# How long a bot seems to think.
PACES: Final = {"slow": (1500, 3000), "normal": (600, 1500), "fast": (150, 400), "instant": (0, 0)}
# At these paces bots let everybody read about a murder, a theft or a destroyed district before they continue.
READING: Final = {"slow": 2400, "normal": 1800}
# After an event that could open a secret reaction: long enough for a person to answer, if several are at the table.
PAUSE: Final = (5000, 9000)
SHORT_PAUSE: Final = (600, 1500)
LONGEST: Final = 2**31 - 1     # of one decision
DAY: Final = 86_400_000
BUDGETS: Final = ("budget", "bank")     # clocks with a budget for the whole game
BY_DAYS: Final = ("days", "bank")       # clocks of games over days
STARTED: Final = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """The time since 1970 by the machine's clock, which somebody may set. It is for what is stored."""
    return time.time_ns() // 1_000_000


def steady_now() -> int:
    """The same when the program started, but it never jumps. It is for deadlines and for measuring."""
    return (STARTED + time.monotonic_ns()) // 1_000_000


def drawn(bounds: tuple[int, int], *words: object) -> int:
    """A pseudorandom number between the bounds, the same in every process that knows these words."""
    low, high = bounds
    if high <= low:
        return low
    digest = blake2b("/".join(map(str, words)).encode(), digest_size=6).digest()
    return low + int.from_bytes(digest, "big") % (high - low + 1)


def is_by_days(clock: Clock) -> bool:
    """Whether a game with this clock is played over days, where people come and go."""
    return clock.kind in BY_DAYS


class SeatClocks:
    """The clocks of all seats. Only people have one, and secret reactions do not count."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.spent = [0] * seats        # of the budget, or of this decision
        self.turns = [0] * seats        # how many runs of decisions this seat has begun
        self.last = -1                  # who moved last; secret moves do not count
        self.since = 0                  # when the current decision began
        self.used = 0                   # of the time for the current decision, before a take-back

    def moved(self, seat: int, spent: int, secret: bool, at: int = 0, hand: str = "") -> None:
        """A seat has decided and took this long. `at` is the time by the machine's clock, `hand` says who decided."""
        if secret:
            return
        self._turn(seat)
        self.used = 0
        if self.clock.kind in BUDGETS:
            self.spent[seat] += spent

    def went_back(self, movers: Sequence[int], row: MoveRow, gone: Sequence[MoveRow]) -> None:
        """Moves were taken back; `movers` are the seats of the remaining ones. The time for the moves stays spent, and
        so does the time until the take-back. If others have moved since, the time for one decision starts over."""
        self.turns = [0] * len(self.turns)
        self.last = -1
        for seat in movers:
            self._turn(seat)
        self.used = 0
        if self.clock.kind in BUDGETS:
            self.spent[row.seat] += row.spent
        elif self.clock.kind != "none" and all(move.seat == row.seat for move in gone):
            self.used = row.spent + sum(move.spent for move in gone)

    def would_use_up(self, spent: int) -> bool:
        """Whether this is all the time there is for one decision."""
        return self.clock.kind not in BUDGETS and self.clock.kind != "none" and spent >= self.clock.seconds * 1000

    def asked(self, seat: int | None, at: int) -> None:
        """A seat has to decide from now on."""
        self.since = at
        if seat is not None:
            self._turn(seat)

    def passed(self, seat: int, at: int) -> int:
        """How long the current decision of a seat has taken since it was asked."""
        return max(0, at - self.since)

    def taken(self, seat: int, at: int) -> int:
        """How long it has taken altogether, limited to the 32 bits of the column, or 24 days."""
        return min(self.used + self.passed(seat, at), LONGEST)

    def _turn(self, seat: int) -> None:
        """Called when a seat is asked, and for past moves when it has decided: both give the same count."""
        if seat != self.last:
            self.turns[seat] += 1
            self.last = seat

    def limit(self, seat: int) -> int:
        """The time that a seat had left when it was asked."""
        if self.clock.kind not in BUDGETS:
            return max(0, self.clock.seconds * 1000 - self.used)
        return max(0, (self.clock.seconds + self.clock.turn * self.turns[seat]) * 1000 - self.spent[seat])

    def deadline(self, seat: int) -> int | None:
        return None if self.clock.kind == "none" else self.since + self.limit(seat)

    def face(self, people: list[bool], running: int | None, at: int) -> ClockFace | None:
        """What the clocks show; `running` is the seat that is openly deciding."""
        if self.clock.kind == "none":
            return None
        left: list[int | None] = [self.limit(seat) if person else None for seat, person in enumerate(people)]
        if running is not None and left[running] is not None:
            left[running] = max(0, self.since + self.limit(running) - at)
        return ClockFace(left, running, at)
