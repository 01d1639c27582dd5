"""Sums over deals. A deal gives one number for each arm and figure; only deals are independent of each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from citadels.lab.numbers.arms import Values
from citadels.lab.shapes import Json

LEVEL: Final = "level"          # the figure of an arm itself
LEAD: Final = "lead"            # compared with the mean of all arms of the deal
DIFFERENCE: Final = "difference"    # compared with one other arm
MEAN: Final = "mean"
CHANCE: Final = "chance"        # compared with the win share if all seats were equal
NOT_MEANT: Final = ("own",)     # arms that repeat another one and are left out of the mean


class Moments(NamedTuple):
    """The sums of one number per deal."""

    deals: int = 0
    total: float = 0.0
    square: float = 0.0

    def plus(self, deals: int, total: float, square: float) -> Moments:
        return Moments(self.deals + deals, self.total + total, self.square + square)


class Sums:
    """The moments of all numbers of a study at one table with one bot, by (kind, arm, against, figure)."""

    def __init__(self) -> None:
        self.moments: dict[tuple[str, str, str, str], Moments] = {}
        self.tallies: dict[str, Counter[int]] = {}
        self.deals = 0      # including those without any arms
        self.games = 0

    def add(self, kind: str, arm: str, against: str, figure: str, value: float) -> None:
        key = (kind, arm, against, figure)
        self.moments[key] = self.moments.get(key, Moments()).plus(1, value, value * value)

    def add_deal(self, values: Values, contrast: str | Sequence[Sequence[str]], seats: int) -> None:
        """Add the arms of a deal and the differences between them."""
        self.deals += 1
        for arm, figures in values.items():
            for figure, value in figures.items():
                self.add(LEVEL, arm, "", figure, value)
        if contrast == MEAN:
            self._add_leads(values)
        elif contrast == CHANCE:
            for arm, figures in values.items():
                self.add(LEAD, arm, CHANCE, "won", figures["won"] - 1 / seats)
        elif contrast:
            self._add_differences(values, contrast)

    def _add_leads(self, values: Values) -> None:
        meant = [arm for arm in values if arm not in NOT_MEANT]
        if len(meant) < 2:
            return
        for figure in values[meant[0]]:
            middle = sum(values[arm][figure] for arm in meant) / len(meant)
            for arm in values:
                self.add(LEAD, arm, MEAN, figure, values[arm][figure] - middle)

    def _add_differences(self, values: Values, contrast: str | Sequence[Sequence[str]]) -> None:
        if isinstance(contrast, str):
            pairs = [(arm, contrast) for arm in values if arm != contrast]
        else:
            pairs = [(arm, other) for arm, other in contrast]
        for arm, other in pairs:
            if arm in values and other in values:
                for figure, value in values[arm].items():
                    self.add(DIFFERENCE, arm, other, figure, value - values[other][figure])

    def tally(self, figure: str, value: float) -> None:
        """Count a game by the value of a figure, rounded to a whole number."""
        self.tallies.setdefault(figure, Counter())[round(value)] += 1

    def merge(self, other: Sums) -> None:
        self.deals += other.deals
        self.games += other.games
        for key, more in other.moments.items():
            self.moments[key] = self.moments.get(key, Moments()).plus(*more)
        for figure, counts in other.tallies.items():
            self.tallies.setdefault(figure, Counter()).update(counts)

    # -- as JSON -----------------------------------------------------------------------------------------------------
    def written(self) -> Json:
        return {"deals": self.deals, "games": self.games,
                "moments": [[*key, *found] for key, found in sorted(self.moments.items())],
                "tallies": {figure: sorted(counts.items()) for figure, counts in sorted(self.tallies.items())}}

    @staticmethod
    def read(written: Mapping[str, Any]) -> Sums:
        found = Sums()
        found.deals, found.games = written["deals"], written["games"]
        for kind, arm, against, figure, deals, total, square in written["moments"]:
            found.moments[kind, arm, against, figure] = Moments(deals, total, square)
        for figure, counts in written["tallies"].items():
            found.tallies[figure] = Counter(dict(counts))
        return found
