"""What a game does to ratings: Plackett and Luce's model of rankings, as OpenSkill updates it.

`mu` is what somebody is believed to be worth, `sigma` how uncertain that is. Bots are fixed points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final, NamedTuple

FIRST_MU: Final = 25.0
FIRST_SIGMA: Final = 25 / 3
WIDER: Final = 2.5              # what a new season adds to the deviation, as variances add up
SCALE: Final = 40               # so that whoever begins has 1000
REACH: Final = 1.96             # deviations within which 19 of 20 lie
SURE: Final = 3.0               # the ladder is by what somebody is worth almost certainly
PROVISIONAL: Final = 10         # games; with fewer nobody has a place on the ladder


class Rating(NamedTuple):
    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA

    @property
    def shown(self) -> int:
        return round(SCALE * self.mu)

    @property
    def reach(self) -> int:
        return round(SCALE * REACH * self.sigma)

    @property
    def points(self) -> int:
        """What the ladder is by; 0 for whoever begins."""
        return round(SCALE * (self.mu - SURE * self.sigma))

    def widened(self) -> Rating:
        """In a new season it is less certain what somebody is worth."""
        return Rating(self.mu, min(FIRST_SIGMA, sqrt(self.sigma ** 2 + WIDER ** 2)))


class Played(NamedTuple):
    """One seat of a game that is over."""

    before: Rating
    place: int
    fixed: bool         # a bot, or somebody who is no longer rated
    helped: bool        # somebody else decided something for the person: it cannot have been their merit


@cache
def has_package() -> bool:
    return find_spec("openskill") is not None


@cache
def model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)


def places(scores: Sequence[int], winners: Sequence[int], gone: Sequence[bool]) -> list[int]:
    """The place of each seat, 1 for the winners, then by points; equals share a place. Whoever left is last."""
    won = set(winners)
    keys = [(not left, not left and seat in won, 0 if left else score)
            for seat, (score, left) in enumerate(zip(scores, gone, strict=True))]
    return [1 + sum(other > key for other in keys) for key in keys]


def after(seats: Sequence[Played]) -> list[Rating]:
    """The ratings after a game."""
    rates = model()
    teams = [[rates.rating(mu=seat.before.mu, sigma=seat.before.sigma)] for seat in seats]
    rated = rates.rate(teams, ranks=[float(seat.place) for seat in seats])
    found = [Rating(team[0].mu, team[0].sigma) for team in rated]
    return [seat.before if seat.fixed or (seat.helped and new.mu > seat.before.mu) else new
            for seat, new in zip(seats, found, strict=True)]
