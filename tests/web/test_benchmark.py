"""The benchmark of the server: a few seconds of it, where few files may be open."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLES = 12
FEW = 40        # files, fewer than there are lines


def report(tmp_path: Path, *words: str) -> dict[str, str]:
    def allow_few_files() -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))

    command = [sys.executable, "-m", "benchmarks.server", "--tables", str(TABLES), "--seconds", "3", "--warm-up", "0.5",
               "--folder", str(tmp_path), *words]
    found = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, preexec_fn=allow_few_files)
    assert found.returncode == 0, found.stderr
    parts = [line.partition("  ") for line in found.stdout.splitlines()]
    return {name.strip(): value.strip() for name, _, value in parts}


@pytest.mark.heavy
@pytest.mark.parametrize(("words", "loop"), [(("--rate", "30"), "open"), ((), "closed")])
def test_everything_that_is_played_is_kept_and_told(tmp_path: Path, words: tuple[str, ...], loop: str) -> None:
    told = report(tmp_path, *words)
    assert told["loop"] == loop
    assert (told["people"], told["spectators"], told["tables with bots"]) == ("40", "4", "4")
    assert int(told["kept"]) > 0 and int(told["returns"]) > 0 and int(told["moves of bots"]) > 0
    none = ("broken lines", "unanswered", "silent tables", "lost", "warnings in the log")
    assert [told[name] for name in none] == ["0"] * len(none)
    if loop == "open":
        assert float(told["wanted moves/s"]) == 30
