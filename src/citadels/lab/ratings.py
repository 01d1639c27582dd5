"""Ratings of bots by OpenSkill's Plackett-Luce model.

They are computed once all games are there, so it does not matter where and when they were played. An update depends on
the games before it, although bots neither learn nor tire. So the ratings are the mean over several random orders of the
games, which are always the same orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from citadels.lab.errors import require
from citadels.lab.intervals import Z

ORDERS: Final = 10
UPDATES: Final = 100_000  # about the most updates: with many games the order matters little, and updates are slow
ORDINAL_DEVIATIONS: Final = 3.0  # the ordinal is this many standard deviations below the estimate


class Result(NamedTuple):
    """How a game ended: the bot and the place of each seat."""

    bots: Sequence[str]
    places: Sequence[int]


class Rating(NamedTuple):
    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z * self.sigma

    @property
    def ordinal(self) -> float:
        """A rating that the bot almost certainly exceeds; the number to sort by."""
        return self.mu - ORDINAL_DEVIATIONS * self.sigma


def rate_bots(results: Sequence[Result]) -> dict[str, Rating]:
    """The rating of each bot after these games."""
    require("openskill.models", "lab")
    found: dict[str, list[Rating]] = {}
    rng = Random("orders")
    for _ in range(max(1, min(ORDERS, UPDATES // max(1, len(results))))):
        order = list(results)
        rng.shuffle(order)
        for name, rating in _updated(order).items():
            found.setdefault(name, []).append(rating)
    return {name: _mean(found[name]) for name in sorted(found)}


def _updated(results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after these games in this order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # the deviation does not grow over time
    found: dict[str, Rating] = {}
    fresh = Rating(model.mu, model.sigma)
    for result in results:
        before = {name: found.get(name, fresh) for name in result.bots}
        teams = [[model.rating(*before[name])] for name in result.bots]
        after = [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(map(float, result.places)))]
        # A bot with several seats gets the mean of their new ratings, so the game counts once.
        found.update({name: _mean([new for other, new in zip(result.bots, after) if other == name]) for name in before})
    return found


def _mean(ratings: Sequence[Rating]) -> Rating:
    count = len(ratings)
    return Rating(sum(one.mu for one in ratings) / count, sum(one.sigma for one in ratings) / count)
