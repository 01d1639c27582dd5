"""The figures by which casts are judged, with their uncertainty.

docs/balance.md explains in plain words what they mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from operator import mul
from statistics import NormalDist
from typing import Any, Final, NamedTuple

Row = dict[str, Any]

EVEN: Final = "even"
SWINGY: Final = "swingy"
GOALS: Final = (EVEN, SWINGY)

NORMAL: Final = NormalDist()


class Measurement(NamedTuple):
    """What its games say about a cast: the value by which casts are compared, and its noise."""

    value: float                # the square of the edge, whose estimate can be negative, or the share of upsets
    noise: float                # its variance if the true value is 0
    growth: float               # how fast the variance grows with the true value
    pulls: Sequence[float]      # what each game added to the value, for comparing casts on the same deals

    def variance(self, true: float) -> float:
        return self.noise + self.growth * max(0.0, true)


class Interval(NamedTuple):
    """A figure as it is shown, and its confidence interval."""

    figure: float
    low: float
    high: float


# -- the edge ----------------------------------------------------------------------------------------------------------
class Edge:
    """How far the win shares of some cards are from the fair one, beyond chance.

    Each game gives, for each card, how often it was held and its excess: how much more often than is fair its holders
    won. A card's lead is its excess per time it was held. The edge is the standard deviation of the leads, weighted by
    how often each card was held. Its square is estimated only from products of different games, so that the noise of a
    game does not look like an edge.
    """

    def __init__(self, held: Sequence[Sequence[float]], excess: Sequence[Sequence[float]]) -> None:
        self.games = len(held)
        cards = range(len(held[0]))
        self.held = [sum(game[card] for game in held) for card in cards]
        self.all = sum(self.held)
        sums = [sum(game[card] for game in excess) for card in cards]
        self.lead = [total / often if often else 0.0 for total, often in zip(sums, self.held)]
        alone = [sum(game[card] ** 2 for game in excess) for card in cards]
        pairs = [(total * total - own) / often for total, own, often in zip(sums, alone, self.held) if often]
        self.square = sum(pairs) / self.all * self.games / (self.games - 1) if self.all else 0.0
        self._rest = [[over - lead * often for over, lead, often in zip(game, self.lead, shares)]
                      for game, shares in zip(excess, held)]
        self._noise()

    def _noise(self) -> None:
        """The covariance of the leads' sampling noise: its trace, the sum of its squares, and along the leads."""
        scale = [1 / sqrt(often * self.all) if often else 0.0 for often in self.held]
        rest = [[over * unit for over, unit in zip(game, scale)] for game in self._rest]
        cards = range(len(scale))
        spread = [[0.0] * len(scale) for _ in cards]
        for game in rest:
            for one, over in enumerate(game):
                if over:
                    line = spread[one]
                    for other in range(one + 1):
                        line[other] += over * game[other]
        grow = self.games / (self.games - 1)
        for one in cards:
            for other in range(one + 1):
                spread[one][other] *= grow
                spread[other][one] = spread[one][other]
        weighted = [lead * sqrt(often / self.all) if self.all else 0.0 for lead, often in zip(self.lead, self.held)]
        length = sum(lead * lead for lead in weighted)
        along = sum(weighted[one] * sum(map(mul, spread[one], weighted)) for one in cards)
        self.noise = sum(spread[one][one] for one in cards)
        self.noise_square = sum(value * value for line in spread for value in line)
        self.noise_along = along / length if length else 0.0
        self.pulls = [2 * sum(map(mul, weighted, game)) for game in rest]

    @property
    def measurement(self) -> Measurement:
        return Measurement(self.square, 2 * self.noise_square, 4 * self.noise_along, self.pulls)

    def interval(self, certainty: float) -> Interval:
        """The edge in percentage points, and the range of edges for which these games would not be surprising."""
        tail = NORMAL.inv_cdf((1 + certainty) / 2)
        seen = max(0.0, self.square) + self.noise
        low = self._crossing(lambda square: self._quantile(square, tail) >= seen)
        high = self._crossing(lambda square: self._quantile(square, -tail) >= seen)
        return Interval(*(100 * sqrt(max(0.0, square)) for square in (self.square, low, high)))

    def leads(self, certainty: float) -> list[Interval]:
        """How many percentage points each card's win share is above the fair one."""
        reach = 100 * NORMAL.inv_cdf((1 + certainty) / 2)
        grow = sqrt(self.games / (self.games - 1))
        found = []
        for card, (lead, often) in enumerate(zip(self.lead, self.held)):
            error = grow * sqrt(sum(game[card] ** 2 for game in self._rest)) / often if often else 1.0
            found.append(Interval(100 * lead, 100 * lead - reach * error, 100 * lead + reach * error))
        return found

    def _quantile(self, square: float, normal: float) -> float:
        """A quantile of the observed squared length of the leads, given the true one: that of a chi-square with the
        same mean and variance, by the Wilson-Hilferty approximation."""
        mean, variance = square + self.noise, self.measurement.variance(square)
        if not variance:
            return mean
        unit = variance / (9 * mean * mean)   # 2/9 of one over the degrees of freedom
        return mean * max(0.0, 1 - unit + normal * sqrt(unit)) ** 3

    def _crossing(self, enough: Callable[[float], bool]) -> float:
        """The smallest square that is enough, by bisection."""
        if enough(0.0):
            return 0.0
        low, high = 0.0, 1.0    # a win share cannot be further from fair than 1
        for _ in range(50):
            middle = (low + high) / 2
            low, high = (low, middle) if enough(middle) else (middle, high)
        return high


def character_edge(rows: Sequence[Row], cards: int) -> Edge:
    """Compared with the win share of everybody who had the same standing before the round, because leaders win more
    often and prefer some characters to others."""
    hits: dict[int, float] = {}
    times: dict[int, int] = {}
    for row in rows:
        for stood, won in zip(row["stood"], row["won"]):
            hits[stood] = hits.get(stood, 0.0) + won
            times[stood] = times.get(stood, 0) + 1
    fair = {stood: hits[stood] / count for stood, count in times.items()}
    held, excess = [], []
    for row in rows:
        often, over = [0.0] * cards, [0.0] * cards
        for card, stood, won in zip(row["held"], row["stood"], row["won"]):
            often[card] += 1
            over[card] += won - fair[stood]
        held.append(often)
        excess.append(over)
    return Edge(held, excess)


def unique_edge(rows: Sequence[Row]) -> Edge:
    """Compared with the win share of all who built a unique district, because building one is good in itself."""
    built = sum(map(sum, (row["built"] for row in rows)))
    fair = sum(map(sum, (row["built_won"] for row in rows))) / built if built else 0.0
    return Edge([row["built"] for row in rows],
                [[won - fair * often for won, often in zip(row["built_won"], row["built"])] for row in rows])


def seat_edge(rows: Sequence[Row]) -> Edge:
    """Seats are counted from the first crown; each should win equally often."""
    seats = len(rows[0]["seats"])
    return Edge([[1.0] * seats for _ in rows], [[won - 1 / seats for won in row["seats"]] for row in rows])


# -- means -------------------------------------------------------------------------------------------------------------
class Mean:
    """The mean of one number per game."""

    def __init__(self, values: Sequence[float]) -> None:
        self.mean = sum(values) / len(values)
        self._rest = [value - self.mean for value in values]
        self.variance = sum(rest * rest for rest in self._rest) / (len(values) - 1) / len(values)

    @property
    def measurement(self) -> Measurement:
        return Measurement(self.mean, self.variance, 0.0, [rest / len(self._rest) for rest in self._rest])

    def interval(self, certainty: float, scale: float = 1.0) -> Interval:
        reach = NORMAL.inv_cdf((1 + certainty) / 2) * sqrt(self.variance)
        return Interval(*(scale * value for value in (self.mean, self.mean - reach, self.mean + reach)))


def upsets(rows: Sequence[Row]) -> Mean:
    return Mean([row["upset"] for row in rows])


# -- comparing ---------------------------------------------------------------------------------------------------------
def probability_better(better: Measurement, worse: Measurement, chances: int = 1) -> float:
    """How certain it is that the first value is really smaller, both from the same deals.

    `chances` is the number of comparisons this one was picked from; the probability of luck is multiplied by it.
    """
    shared = sum(map(mul, better.pulls, worse.pulls))
    together = better.variance(better.value) + worse.variance(worse.value)
    error = sqrt(max(together - 2 * shared, together / 10))  # an even smaller variance could only be chance
    if not error:
        return 0.0
    luck = 1 - NORMAL.cdf((worse.value - better.value) / error)
    return max(0.0, 1 - chances * luck)
