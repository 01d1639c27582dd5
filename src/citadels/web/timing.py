"""Time at a table: the clocks of the seats, the pace of the bots, and the pauses that keep secrets."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from citadels.web.protocol import Clock, ClockFace

# How long a bot seems to think, in milliseconds.
PACES: Final = {"slow": (1500, 3000), "normal": (600, 1500), "fast": (200, 500), "instant": (0, 0)}
# After an event that could open a secret reaction: long enough for a person to answer where several are at the table.
WINDOW: Final = (5000, 9000)
SHORT_WINDOW: Final = (600, 1500)


def drawn(bounds: tuple[int, int], *words: object) -> int:
    """A number between the bounds, the same in every process that knows these words."""
    low, high = bounds
    if high <= low:
        return low
    digest = blake2b("/".join(map(str, words)).encode(), digest_size=6).digest()
    return low + int.from_bytes(digest, "big") % (high - low + 1)


class Clockwork:
    """The time of all seats. Only people have a clock; a secret reaction is not on anybody's."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.spent = [0] * seats        # of the budget, or of this decision
        self.turns = [0] * seats        # how often a run of decisions of this seat has begun
        self.last = -1                  # who has moved last, secret moves left out
        self.since = 0                  # when the present decision was put to the seat

    def moved(self, seat: int, spent: int, secret: bool) -> None:
        """A seat has decided, which took it so long."""
        if secret:
            return
        self._turn(seat)
        if self.clock.kind == "budget":
            self.spent[seat] += spent

    def asked(self, seat: int | None, at: int) -> None:
        """A seat has to decide from now on."""
        self.since = at
        if seat is not None:
            self._turn(seat)

    def _turn(self, seat: int) -> None:
        """Counted when a seat is asked, or for moves of the past, when it has decided: both come to the same."""
        if seat != self.last:
            self.turns[seat] += 1
            self.last = seat

    def limit(self, seat: int) -> int:
        """The milliseconds that a seat had when it was asked."""
        if self.clock.kind == "decision":
            return self.clock.seconds * 1000
        return max(0, (self.clock.seconds + self.clock.turn * self.turns[seat]) * 1000 - self.spent[seat])

    def deadline(self, seat: int) -> int | None:
        return None if self.clock.kind == "none" else self.since + self.limit(seat)

    def face(self, people: list[bool], running: int | None, now: int) -> ClockFace | None:
        """What the clocks show; `running` is the seat that everybody knows to be deciding."""
        if self.clock.kind == "none":
            return None
        left: list[int | None] = [self.limit(seat) if person else None for seat, person in enumerate(people)]
        if running is not None and left[running] is not None:
            left[running] = max(0, self.since + self.limit(running) - now)
        return ClockFace(left, running, now)
