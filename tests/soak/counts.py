"""The counts of a run, and the table it prints at the end."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Final

PAGE: Final = 4096 / 2**20          # MiB
GROWTH: Final = 200.0               # MiB per hour that a warm server may grow
WARM_UP: Final = 60.0               # the first seconds of a process do not count
MEASURED: Final = 120.0             # seconds needed after that
JUDGED: Final = 600.0               # in runs of this many seconds or more, too much growth is a fault


class Counts:
    """Everything that one run on one kind of database has seen."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begun = time.monotonic()
        self.faults: Counter[str] = Counter()       # injected so far
        self.games: Counter[str] = Counter()        # finished, by edition
        self.hostile: Counter[str] = Counter()      # what hostile clients did
        self.acknowledged = 0
        self.updates = 0                            # compared with the engine's
        self.lines_cut = 0
        self.slowest = 0.0                          # longest time until every table made progress after a fault, in s
        self.wrong: Counter[str] = Counter()        # must stay empty
        self.details: list[str] = []
        self.memory: dict[int, list[tuple[float, float]]] = {}  # by process: time and MiB

    def blame(self, kind: str, detail: str) -> None:
        self.wrong[kind] += 1
        if len(self.details) < 40:
            self.details.append(f"{kind}: {detail[:600]}")

    def sample_memory(self, process: int | None) -> None:
        try:
            pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        except (OSError, IndexError):  # the process is gone at the moment
            return
        self.memory.setdefault(process or 0, []).append((time.monotonic(), pages * PAGE))

    def growth(self) -> tuple[float, float] | None:
        """MiB per hour, and the number of seconds measured: a straight line through the samples of the longest-lived
        process, without its first minute. None if no process lived long enough."""
        samples = max(self.memory.values(), key=lambda one: one[-1][0] - one[0][0], default=[])
        warm = [(at, size) for at, size in samples if at > samples[0][0] + WARM_UP]
        if not warm or warm[-1][0] - warm[0][0] < MEASURED:
            return None
        middle = sum(at for at, _ in warm) / len(warm)
        mean = sum(size for _, size in warm) / len(warm)
        slope = sum((at - middle) * (size - mean) for at, size in warm) / sum((at - middle) ** 2 for at, _ in warm)
        return 3600 * slope, warm[-1][0] - warm[0][0]

    def judge(self) -> None:
        """At the end, check that the server has not grown too much."""
        found = self.growth()
        if found is not None and time.monotonic() - self.begun >= JUDGED and found[0] > GROWTH:
            self.blame("memory", f"{found[0]:.0f} MiB in an hour, at most {GROWTH:.0f} are allowed")

    def rows(self) -> list[tuple[str, str]]:
        found = self.growth()
        largest = max((size for samples in self.memory.values() for _, size in samples), default=0.0)
        grown = "too short to tell" if found is None else f"{found[0]:+.0f} MiB an hour, over {found[1]:.0f} s"
        wrong = self.wrong
        return [
            ("database", self.name),
            ("duration", f"{time.monotonic() - self.begun:.0f} s"),
            ("faults", ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items())) or "none"),
            ("hostile clients", ", ".join(f"{name} {count}" for name, count in sorted(self.hostile.items())) or "none"),
            ("games ended", ", ".join(f"{name} {count}" for name, count in sorted(self.games.items())) or "none"),
            ("lines cut", str(self.lines_cut)),
            ("longest until all tables went on", f"{self.slowest:.1f} s"),
            ("moves acknowledged", str(self.acknowledged)),
            ("moves lost", str(wrong["lost"])),
            ("moves acknowledged twice", str(wrong["twice"])),
            ("tables stuck", str(wrong["stuck"])),
            ("updates compared", str(self.updates)),
            ("secrets seen", str(wrong["secret"])),
            ("unclean answers", str(wrong["unclean"])),
            ("errors in the log without a cause", str(wrong["log"])),
            ("other faults", str(sum(wrong.values()) - sum(wrong[name] for name in KNOWN))),
            ("memory, at most", f"{largest:.0f} MiB"),
            ("memory grows by", grown),
        ]


KNOWN: Final = ("lost", "twice", "stuck", "secret", "unclean", "log")


def summary(runs: list[Counts], seed: int) -> str:
    """The table at the end, and what went wrong."""
    lines = []
    for run in runs:
        rows = run.rows()
        width = max(len(name) for name, _ in rows)
        lines += [f"{name:{width}}  {value}" for name, value in rows] + [""]
        lines += [f"WRONG, {detail}" for detail in run.details]
    wrong = sum(sum(run.wrong.values()) for run in runs)
    lines.append(f"seed {seed}: " + ("nothing was wrong" if not wrong else f"{wrong} FAULTS"))
    return "\n".join(lines)
