"""The speed of the engine, compiled and interpreted, compared with catanatron and OpenSpiel; see README.md.

    python -m benchmarks.engine [--rounds N] [--seconds S] [--quick] [--save]
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Any

from benchmarks import report

ROOT = Path(__file__).resolve().parent.parent


class Worker:
    """A process that measures on request and sleeps otherwise."""

    def __init__(self, label: str, subject: str, pure: bool = False) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "CITADELS_PURE"}
        if pure:
            environment["CITADELS_PURE"] = "1"
        self.label = label
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", subject],
            cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        self.facts = self.answer()
        self.rows: list[str] = self.facts.pop("rows")

    def tasks(self) -> list[tuple[Worker, str]]:
        return [(self, row) for row in self.rows]

    def key(self, row: str) -> str:
        return f"{self.label} {row}" if self.label in ("compiled", "interpreted") else row

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the benchmark of {self.label} failed; see above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def measure(self, row: str, seconds: float, turn: int) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"row": row, "seconds": seconds, "round": turn}) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def pin() -> str:
    """Pin all processes to one core, if the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core"
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return "pinned to one core"


def processor() -> str:
    path = Path("/proc/cpuinfo")
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def start_workers() -> list[Worker]:
    workers = [Worker("compiled", "citadels"), Worker("interpreted", "citadels", pure=True)]
    if not workers[0].facts["compiled"]:
        print("The engine is not compiled here, so only the interpreted one is measured.", file=sys.stderr)
        workers.pop(0).stop()
    if workers[-1].facts["compiled"]:
        raise SystemExit("CITADELS_PURE=1 did not give the interpreted engine")
    return workers + [Worker(name, name) for name in ("catanatron", "open_spiel")]


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    pinned, load = pin(), os.getloadavg()[0]
    workers = start_workers()
    facts = {name: value for worker in workers for name, value in worker.facts.items() if name != "compiled"}
    # In turns, so that things to be compared are measured shortly after each other.
    turns = [pair for rank in zip_longest(*(worker.tasks() for worker in workers)) for pair in rank if pair]
    results: dict[str, list[dict[str, float]]] = {worker.key(row): [] for worker in workers for row in worker.rows}
    for turn in range(rounds + 1):
        for worker, row in turns:
            share = seconds if row in report.GAMES else seconds * 0.3
            if turn == 0:  # a discarded warm-up: imports, caches and the clock of the processor settle
                worker.measure(row, share * 0.1, 0)
            else:
                results[worker.key(row)].append(worker.measure(row, share, turn))
        print(f"round {turn} of {rounds}" if turn else "warm", file=sys.stderr, flush=True)
    for worker in workers:
        worker.stop()
    return {
        "date": datetime.date.today().isoformat(),
        "machine": {"processor": processor(), "cores": os.cpu_count(), "pinned": pinned, "load before": round(load, 2)},
        "versions": {"python": platform.python_version(), **facts},
        "rounds": rounds,
        "seconds": seconds,
        "results": results,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the speed of the engine compared with others.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each row is measured (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a row is measured each time (%(default)s)")
    parser.add_argument("--quick", action="store_true", help="three short rounds, for a first look")
    parser.add_argument("--save", action="store_true", help="save the result in benchmarks/results")
    arguments = parser.parse_args()
    rounds, seconds = (3, 0.3) if arguments.quick else (arguments.rounds, arguments.seconds)
    outcome = measure(rounds, seconds)
    text = report.write(outcome)
    print(text)
    if arguments.save:
        folder = ROOT / "benchmarks" / "results"
        folder.mkdir(exist_ok=True)
        path = folder / f"engine-{outcome['date']}"
        path.with_suffix(".md").write_text(text, encoding="utf-8")
        path.with_suffix(".json").write_text(json.dumps(outcome, indent=1) + "\n", encoding="utf-8")
        print(f"saved as {path.relative_to(ROOT)}.md and .json", file=sys.stderr)


if __name__ == "__main__":
    main()
