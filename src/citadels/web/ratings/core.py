"""How a game changes ratings: the Plackett-Luce model, as implemented by OpenSkill.

`mu` is the estimated skill, `sigma` its standard deviation. Bots are fixed points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final, NamedTuple

FIRST_MU: Final = 25.0
FIRST_SIGMA: Final = 25 / 3
WIDER: Final = 2.5              # what a new season adds to the deviation (their variances add up)
SCALE: Final = 40               # so that beginners have 1000
REACH: Final = 1.96             # deviations: the 95% interval
SURE: Final = 3.0               # deviations: the ladder uses a skill that somebody almost certainly has
PROVISIONAL: Final = 10         # games; with fewer, there is no rank on the ladder


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
        """The points that the ladder is sorted by; 0 for beginners."""
        return round(SCALE * (self.mu - SURE * self.sigma))

    def widened(self) -> Rating:
        """The rating at the beginning of a new season, which is less certain."""
        return Rating(self.mu, min(FIRST_SIGMA, sqrt(self.sigma ** 2 + WIDER ** 2)))


class RatedSeat(NamedTuple):
    """One seat of a game that is over."""

    before: Rating
    place: int
    fixed: bool         # a bot, or somebody who is no longer rated
    helped: bool        # a bot decided something for the person, so the rating must not rise


@cache
def has_package() -> bool:
    return find_spec("openskill") is not None


@cache
def model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)


def places(scores: Sequence[int], winners: Sequence[int], gone: Sequence[bool]) -> list[int]:
    """The place of each seat: 1 for the winners, then by points, with ties sharing a place. Whoever left is last."""
    won = set(winners)
    keys = [(not left, not left and seat in won, 0 if left else score)
            for seat, (score, left) in enumerate(zip(scores, gone, strict=True))]
    return [1 + sum(other > key for other in keys) for key in keys]


def after(seats: Sequence[RatedSeat]) -> list[Rating]:
    """The ratings after a game."""
    rates = model()
    teams = [[rates.rating(mu=seat.before.mu, sigma=seat.before.sigma)] for seat in seats]
    rated = rates.rate(teams, ranks=[float(seat.place) for seat in seats])
    found = [Rating(team[0].mu, team[0].sigma) for team in rated]
    return [seat.before if seat.fixed or (seat.helped and new.mu > seat.before.mu) else new
            for seat, new in zip(seats, found, strict=True)]
