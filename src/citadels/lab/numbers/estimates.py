"""From sums to statements: a value, its 95 % interval, and a p-value adjusted for many comparisons.

A deal with all its games is one observation, so the intervals are those of means of independent numbers. The p-values
of many comparisons are adjusted together: by Holm's method, after which no comparison is called sure by luck in 95 of
100 families, or by the Benjamini-Hochberg method, after which on average at most 5 in 100 of those called sure are so
by luck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log1p, sqrt
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from citadels.lab.intervals import Z, student, wilson
from citadels.lab.numbers.deal_sums import LEVEL, Moments
from citadels.lab.numbers.outcomes import SHARES
from citadels.lab.shapes import Json

HOLM: Final = "holm"
BH: Final = "benjamini-hochberg"
CORRECTIONS: Final = (HOLM, BH)
LEVEL_OF_DOUBT: Final = 0.05
FEWEST: Final = 20      # deals needed to say anything about certainty


class Estimate(NamedTuple):
    value: float
    low: float | None       # None if there are too few deals for an interval
    high: float | None
    p: float | None         # the probability of such a large difference by luck alone; None for levels
    deals: int


def level(moments: Moments, figure: str) -> Estimate:
    """A mean over deals. A share gets a Wilson interval, which stays within 0 and 1, with the effective number of
    observations: as many independent games as would have the variance of the deals."""
    found = difference(moments)._replace(p=None)
    if figure not in SHARES or found.low is None or found.high is None:
        return found
    value = min(1.0, max(0.0, found.value))
    error = (found.high - found.low) / 2 / Z
    count = int(value * (1 - value) / error**2) if error > 0 and 0 < value < 1 else moments.deals
    share = wilson(value * max(1, count), max(1, count))
    assert share is not None
    return found._replace(value=value, low=share.low, high=share.high)


def difference(moments: Moments, figure: str = "") -> Estimate:
    """A mean of paired differences, with Student's interval and test.

    If there are few deals, hardly any may be won in one arm and lost in the other: then the spread is hardly known, or
    seems to be zero. So for a share, two deals that cancel out are added (Agresti and Min).
    """
    deals, total, square = moments
    value = total / deals
    if deals < FEWEST:
        return Estimate(value, None, None, None, deals)
    added, more = (2, 1.0) if figure in SHARES else (0, 0.0)
    count, middle = deals + added, total / (deals + added)
    variance = max(0.0, square + more - total * middle) / (count - 1)
    if variance <= 1e-12 * max(1.0, square / deals):
        # All deals agree exactly: without any spread, nothing can be said about certainty.
        return Estimate(value, value, value, 1.0 if abs(value) < 1e-9 else None, deals)
    error = sqrt(variance / count)
    reach = student(deals - 1) * error
    return Estimate(value, middle - reach, middle + reach, two_sided(middle / error, deals - 1), deals)


def pooled(tables: Sequence[Moments], figure: str = "") -> Estimate:
    """The mean of several tables with equal weights, however many deals each has.

    Otherwise tables with few players would count more whenever they have more deals, because a study was stopped or an
    arm occurs more often there. The spread is that within the tables (with only one deal, that of the others); the
    degrees of freedom are Satterthwaite's.
    """
    several = [moments for moments in tables if moments.deals]
    deals = sum(moments.deals for moments in several)
    value = sum(moments.total / moments.deals for moments in several) / len(several)
    if deals < FEWEST:
        return Estimate(value, None, None, None, deals)
    added, more = (2 / len(several), 1 / len(several)) if figure in SHARES else (0.0, 0.0)
    means = [total / (count + added) for count, total, _ in several]
    spreads = [max(0.0, square + more - total * mean) / (count + added - 1)
               for (count, total, square), mean in zip(several, means) if count > 1]
    usual = sum(spreads) / len(spreads)     # with FEWEST deals or more, some table has at least two
    middle, errors, weights, known = sum(means) / len(several), 0.0, 0.0, iter(spreads)
    for moments in several:
        error = (next(known) if moments.deals > 1 else usual) / (moments.deals + added)
        errors += error
        weights += error * error / max(1, moments.deals - 1)
    error = sqrt(errors) / len(several)
    if error <= 1e-9 * max(1.0, abs(value)):
        return Estimate(value, value, value, 1.0 if abs(value) < 1e-9 else None, deals)
    freedom = max(1, int(errors * errors / weights))
    reach = student(freedom) * error
    return Estimate(value, middle - reach, middle + reach, two_sided(middle / error, freedom), deals)


def two_sided(t: float, freedom: int) -> float:
    """The two-sided p-value of Student's distribution (Wallace's approximation)."""
    z = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))
    return 2 * NormalDist().cdf(-z)


# -- many comparisons --------------------------------------------------------------------------------------------------
def adjusted(values: Sequence[float], correction: str) -> list[float]:
    """The adjusted p-values of a family."""
    order = sorted(range(len(values)), key=lambda place: values[place])
    found = [1.0] * len(values)
    count = len(values)
    if correction == HOLM:
        worst = 0.0
        for rank, place in enumerate(order):
            worst = max(worst, (count - rank) * values[place])
            found[place] = min(1.0, worst)
    else:
        best = 1.0
        for rank in range(count - 1, -1, -1):
            place = order[rank]
            best = min(best, count / (rank + 1) * values[place])
            found[place] = best
    return found


def corrected(rows: Sequence[Json], correction: str) -> None:
    """Add the adjusted p-value to each comparison.

    A family is all comparisons of one figure by one bot in the study; those of all numbers of players together are a
    separate family.
    """
    families: dict[tuple[str, str, bool], list[Json]] = {}
    for row in rows:
        if row["kind"] != LEVEL and row["p"] is not None:
            families.setdefault((row["bot"], row["figure"], row["together"]), []).append(row)
    for family in families.values():
        for row, value in zip(family, adjusted([row["p"] for row in family], correction)):
            row["adjusted"] = value
            row["family"] = len(family)
            row["sure"] = value < LEVEL_OF_DOUBT


# -- several bots ------------------------------------------------------------------------------------------------------
def agreement(rows: Sequence[Json], correction: str) -> list[Json]:
    """What several bots say about the same comparison: the same, the opposite, or too little to tell.

    The bots play the same deals but different games, so their estimates are compared as if they were independent. Every
    comparison is tested for a difference, so these p-values are adjusted as well, in the same families.
    """
    same: dict[tuple[str, ...], list[Json]] = {}
    for row in rows:
        if row["kind"] != LEVEL:
            same.setdefault((row["table"], row["arm"], row["against"], row["figure"]), []).append(row)
    found: list[Json] = []
    families: dict[tuple[str, bool], list[tuple[Json, float]]] = {}
    for (table, arm, against, figure), several in same.items():
        if len(several) > 1:
            found.append({"table": table, "arm": arm, "against": against, "figure": figure,
                          "bots": [row["bot"] for row in several], "verdict": _verdict(several)})
            p = _differ(several)
            if p is not None:
                families.setdefault((figure, bool(several[0]["together"])), []).append((found[-1], p))
    for family in families.values():
        for (entry, _), value in zip(family, adjusted([p for _, p in family], correction)):
            if value < LEVEL_OF_DOUBT and entry["verdict"] != "opposite":
                entry["verdict"] = "apart"
    return found


def _verdict(rows: Sequence[Mapping[str, Any]]) -> str:
    sure = {row["value"] > 0 for row in rows if row.get("sure")}
    if len(sure) == 2:
        return "opposite"
    return "same" if sure and all(row.get("sure") for row in rows) else "unsure"


def _differ(rows: Sequence[Mapping[str, Any]]) -> float | None:
    """The probability that estimates of the same truth are so far apart; None if their certainty is unknown."""
    known = [row for row in rows if row["low"] is not None]
    found: list[float] = []
    for number, one in enumerate(known):
        for other in known[:number]:
            together = sqrt(sum(((row["high"] - row["low"]) / 2 / Z) ** 2 for row in (one, other)))
            if together > 0:
                found.append(2 * NormalDist().cdf(-abs(one["value"] - other["value"]) / together))
    return min(1.0, len(found) * min(found)) if found else None
