"""The counts of a run, and the table it prints at the end."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from tests.soak.memory import Memory


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
        self.memory = Memory()

    def blame(self, kind: str, detail: str) -> None:
        self.wrong[kind] += 1
        if len(self.details) < 40:
            self.details.append(f"{kind}: {detail[:600]}")

    def judge(self) -> None:
        """At the end, check that the server has not grown too much."""
        found = self.memory.growth()
        if found is not None and found.too_much:
            self.blame("memory", str(found))

    def rows(self) -> list[tuple[str, str]]:
        found = self.memory.growth()
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
            ("memory, at most", f"{self.memory.largest:.0f} MiB"),
            ("memory, warm", "too short to tell" if found is None else " ".join(f"{size:.1f}" for size in found.sizes)),
            ("memory grows by", "too short to tell" if found is None else str(found)),
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
