"""How large the server is, and whether it grows once it is warm."""

from __future__ import annotations

from pathlib import Path
from statistics import linear_regression, median
from typing import Final, NamedTuple

PAGE: Final = 4096 / 2**20      # MiB
WARM_UP: Final = 0.25           # of the life of a process, for caches and pools to fill,
SHORTEST: Final = 60.0          # but at least so many seconds,
LONGEST: Final = 900.0          # and no more than these
MEASURED: Final = 120.0         # seconds needed after that
JUDGED: Final = 1800.0          # from so many seconds on, too much growth is a fault
GROWTH: Final = 5.0             # MiB per hour beyond the noise that a warm server may grow
PARTS: Final = 12               # of the time measured: a part has one size, its median

Sample = tuple[float, float]    # time in seconds, and MiB


class Growth(NamedTuple):
    per_hour: float     # MiB: the slope of a straight line through the sizes
    noise: float        # twice the standard error of that
    seconds: float      # measured
    sizes: list[float]  # MiB, part by part

    @property
    def too_much(self) -> bool:
        return self.seconds >= JUDGED and self.per_hour - self.noise > GROWTH

    def __str__(self) -> str:
        return f"{self.per_hour:+.1f} MiB an hour, give or take {self.noise:.1f}, over {self.seconds:.0f} s"


class Memory:
    """The resident size of every process of the server."""

    def __init__(self) -> None:
        self.samples: dict[int, list[Sample]] = {}      # by process

    def sample(self, process: int | None, at: float) -> None:
        try:
            pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        except (OSError, IndexError):  # the process is gone at the moment
            return
        self.samples.setdefault(process or 0, []).append((at, pages * PAGE))

    @property
    def largest(self) -> float:
        return max((size for samples in self.samples.values() for _, size in samples), default=0.0)

    def growth(self) -> Growth | None:
        """Of the longest-lived process, once it was warm. None if no process lived long enough."""
        samples = max(self.samples.values(), key=lambda one: one[-1][0] - one[0][0], default=[])
        return growth_of(samples) if samples else None


def growth_of(samples: list[Sample]) -> Growth | None:
    """A size depends on what is played at the moment, so neighbors are alike, and say less than their number. That is
    why parts of the time are compared."""
    begin, end = samples[0][0], samples[-1][0]
    warm = begin + min(LONGEST, max(SHORTEST, WARM_UP * (end - begin)))
    length = (end - warm) / PARTS
    if end - warm < MEASURED:
        return None
    parts: list[list[float]] = [[] for _ in range(PARTS)]
    for at, size in samples:
        if at >= warm:
            parts[min(PARTS - 1, int((at - warm) / length))].append(size)
    middles = [(number + 0.5, median(sizes)) for number, sizes in enumerate(parts) if sizes]
    if len(middles) < 3:  # the process was stopped for nearly all of the time
        return None
    numbers, sizes = [number for number, _ in middles], [size for _, size in middles]
    slope, at_begin = linear_regression(numbers, sizes)
    center = sum(numbers) / len(numbers)
    left = sum((size - at_begin - slope * number) ** 2 for number, size in middles)
    error = (left / (len(middles) - 2) / sum((number - center) ** 2 for number in numbers)) ** 0.5
    per_hour = 3600 / length
    return Growth(slope * per_hour, 2 * error * per_hour, end - warm, sizes)
