"""Confidence intervals for rates and means of clustered observations.

The seats of one game are not independent: one wins because the others lose, and all share a deck. So a deal, with all
its seats and all games played from it, counts as one observation. A rate is a quotient of two sums over the deals (say,
wins by rounds held), with the linearised, cluster-robust variance. A rate from 0 to 1 gets a Wilson interval with the
effective number of observations: as many independent ones as would have that variance. Anything else gets a Student
interval. All intervals are 95 %.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # 95 % of the normal distribution is within this many standard deviations


class Share(NamedTuple):
    """A share of `of` observations, with its 95 % interval."""

    share: float
    low: float
    high: float
    of: int


def wilson(successes: float, count: int) -> Share | None:
    """The Wilson interval, which stays within 0 and 1 and works for few observations too; None for no observations."""
    if count <= 0:
        return None
    share = successes / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z / (1 + Z * Z / count) * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return Share(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)), count)


class Estimate(NamedTuple):
    """A value with its 95 % interval, which is unknown for a single deal."""

    value: float
    low: float | None
    high: float | None
    deals: int      # with anything to count
    of: float       # the denominator of the share or mean

    def off(self, level: float, among: int = 1) -> int:
        """Whether it is significantly above a level (1), below it (-1), or neither (0).

        One in twenty true values is outside its 95 % interval. So for a figure `among` many, the interval is widened
        until all of them together hold with 95 % (Bonferroni).
        """
        if self.low is None or self.high is None:
            return 0
        wider = NormalDist().inv_cdf(1 - 0.025 / among) / Z
        if self.value - wider * (self.value - self.low) > level:
            return 1
        return -1 if self.value + wider * (self.high - self.value) < level else 0


class Sums(NamedTuple):
    """Sums over the pairs (part, whole) of all deals."""

    deals: int = 0       # with a whole above 0
    part: float = 0.0
    whole: float = 0.0
    part_part: float = 0.0
    part_whole: float = 0.0
    whole_whole: float = 0.0

    def plus(self, other: Sums) -> Sums:
        return Sums(self.deals + other.deals, *[one + more for one, more in zip(self[1:], other[1:])])


def rate(sums: Sums) -> Estimate | None:
    """A share from 0 to 1; None if nothing was counted."""
    if sums.whole <= 0:
        return None
    share = min(1.0, sums.part / sums.whole)
    if sums.deals < 2:
        return Estimate(share, None, None, sums.deals, sums.whole)
    variance = _variance(sums)
    # If all or none were won, there is no variance: then each deal counts as one observation.
    independent = share * (1 - share) / variance if variance > 0 and 0 < share < 1 else sums.deals
    count = max(1, int(min(independent, sums.whole) * (Z / student(sums.deals - 1)) ** 2))
    found = wilson(share * count, count)
    assert found is not None
    return Estimate(share, found.low, found.high, sums.deals, sums.whole)


def mean(sums: Sums) -> Estimate | None:
    """A mean or quotient of numbers that are never negative; None if nothing was counted."""
    if sums.whole <= 0:
        return None
    value = sums.part / sums.whole
    if sums.deals < 2:
        return Estimate(value, None, None, sums.deals, sums.whole)
    reach = student(sums.deals - 1) * sqrt(_variance(sums))
    return Estimate(value, max(0.0, value - reach), value + reach, sums.deals, sums.whole)


def _variance(sums: Sums) -> float:
    """The variance of part / whole, from how much the deals deviate from it."""
    quotient = sums.part / sums.whole
    squares = sums.part_part - 2 * quotient * sums.part_whole + quotient * quotient * sums.whole_whole
    return max(0.0, squares) * sums.deals / (sums.deals - 1) / sums.whole**2


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution (Cornish-Fisher expansion; exact for 1 and 2)."""
    if freedom < 3:
        return (12.7062, 4.3027)[freedom - 1]
    z, n = Z, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
