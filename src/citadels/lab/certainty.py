"""How sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # of the normal distribution, 95 % lies within so many deviations


class Share(NamedTuple):
    """A share of so many observations and where it lies with 95 % certainty."""

    share: float
    low: float
    high: float
    of: int


def wilson(successes: float, count: int) -> Share | None:
    """The interval of Wilson, which keeps within 0 and 1 and holds for few observations too; None of nothing."""
    if count <= 0:
        return None
    share = successes / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z / (1 + Z * Z / count) * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return Share(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)), count)
