"""The clocks of games over days. They use the machine's clock, and follow from what is stored: when moves were made,
and when somebody is on holiday. So they are the same in every process, and after a restart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from citadels.web.protocol import Clock, ClockFace
from citadels.web.rows import MoveRow
from citadels.web.timing import SeatClocks

Spans = Sequence[tuple[int, int]]      # beginnings and ends, in order and without overlaps


def end_after(since: int, length: int, off: Spans) -> int:
    """When this much time has passed since then, not counting the times off."""
    end = since + length
    for first, until in off:
        if until <= since:
            continue
        if first >= end:
            break
        end += until - max(first, since)
    return end


def passed_between(since: int, at: int, off: Spans) -> int:
    """How much time has passed between two moments, not counting the times off."""
    away = sum(max(0, min(until, at) - max(first, since)) for first, until in off)
    return max(0, at - since - away)


def until_of(off: Spans, at: int) -> int | None:
    """When the current time off ends, None if there is none."""
    return next((until for first, until in off if first <= at < until), None)


class DayClocks(SeatClocks):
    """A decision begins with the last open move before it, because a secret one would give itself away."""

    def __init__(self, clock: Clock, seats: int, begun: int) -> None:
        super().__init__(clock, seats)
        self.since = begun
        self.turn_since = begun                     # when the current run of decisions began
        self.off: Mapping[int, Spans] = {}          # by seat, when its person is on holiday
        self.played_for = -1                        # the seat whose last decision was made because its time was up
        self._moved_at = 0

    def begin(self, begun: int) -> None:
        """Set when the game began, once it is known. Earlier moves come from the game that it continues."""
        if self._moved_at <= begun:
            self.since = self.turn_since = begun

    def moved(self, seat: int, spent: int, secret: bool, at: int = 0, hand: str = "") -> None:
        if secret:
            return
        if seat != self.last:
            self.turn_since = self.since
        super().moved(seat, spent, secret, at, hand)
        self.since = self._moved_at = at
        self.played_for = seat if hand == "clock" else -1

    def went_back(self, movers: Sequence[int], row: MoveRow, gone: Sequence[MoveRow]) -> None:
        super().went_back(movers, row, gone)
        self.since = self._moved_at = row.at
        if any(move.seat != row.seat for move in gone):
            self.turn_since = row.at
        self.played_for = -1

    def asked(self, seat: int | None, at: int) -> None:
        if seat is not None:
            if seat != self.last:
                self.turn_since = self.since
            self._turn(seat)

    def passed(self, seat: int, at: int) -> int:
        return passed_between(self.since, at, self.off.get(seat, ()))

    def deadline(self, seat: int) -> int:
        """Once somebody's time is up, none is left for the rest of their turn, or the others would wait repeatedly."""
        length = 0 if seat == self.played_for else self.limit(seat)
        return end_after(self.since, length, self.off.get(seat, ()))

    def face(self, people: list[bool], running: int | None, at: int) -> ClockFace:
        left: list[int | None] = [self.limit(seat) if person else None for seat, person in enumerate(people)]
        deadline = None
        if running is not None and people[running]:
            deadline = self.deadline(running)
            left[running] = max(0, self.limit(running) - self.passed(running, at))
        return ClockFace(left, running, at, deadline)
