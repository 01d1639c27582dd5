"""The curves of a training: a line of JSON for each measurement, over all runs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

NAME: Final = "curves.jsonl"


def runs(folder: Path | None) -> int:
    """How many runs have led to the checkpoint in a folder."""
    path = folder / NAME if folder else None
    if path is None or not path.is_file():
        return 0
    return max((json.loads(line)["run"] for line in path.read_text(encoding="utf-8").splitlines()), default=0)


def begin(folder: Path, before: Path | None) -> None:
    """Start a file with the curves of the runs before."""
    folder.mkdir(parents=True, exist_ok=True)
    if before is None:
        (folder / NAME).unlink(missing_ok=True)
    elif before.resolve() != folder.resolve() and (before / NAME).is_file():
        shutil.copyfile(before / NAME, folder / NAME)


def note(folder: Path, line: dict[str, Any]) -> None:
    with (folder / NAME).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
