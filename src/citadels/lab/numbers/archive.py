"""The pieces of each study, packed into one file so that others can continue where it stopped.

A line of `NAME.jsonl.xz` has the name of a piece, the seconds it took one core, and its sums as they are in `parts/`.
The same pieces always give the same bytes.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Final

from citadels.atomic_file import atomic_file, write_json
from citadels.lab.errors import LabError

SUFFIX: Final = ".jsonl.xz"
PARTS: Final = "parts"
SECONDS: Final = "seconds.jsonl"


def pack(folder: Path, packed: Path) -> None:
    """Pack all studies of a folder."""
    packed.mkdir(parents=True, exist_ok=True)
    for study in sorted(path for path in folder.iterdir() if (path / PARTS).is_dir()):
        took = _seconds(study)
        lines = []
        for path in sorted((study / PARTS).glob("*.json")):
            part = json.loads(path.read_text("utf-8"))
            seconds = took.get(tuple(part["piece"]), 0.0)
            lines.append(json.dumps([path.stem, round(seconds, 3), part], separators=(",", ":"), sort_keys=True) + "\n")
        with atomic_file(packed / f"{study.name}{SUFFIX}") as file:
            file.write(lzma.compress("".join(lines).encode(), preset=9))


def unpack(packed: Path, folder: Path) -> int:
    """Unpack into a folder the pieces that it does not have yet. Returns how many there were. Raises LabError."""
    count = 0
    for path in sorted(packed.glob(f"*{SUFFIX}")):
        study = folder / path.name.removesuffix(SUFFIX)
        try:
            lines = [json.loads(line) for line in lzma.decompress(path.read_bytes()).splitlines()]
        except (lzma.LZMAError, ValueError):
            raise LabError("numbers-packed", file=str(path)) from None
        (study / PARTS).mkdir(parents=True, exist_ok=True)
        missing = [line for line in lines if not (study / PARTS / f"{line[0]}.json").exists()]
        for name, _, part in missing:
            write_json(study / PARTS / f"{name}.json", part, indent=None)
        with (study / SECONDS).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps([*part["piece"], seconds]) + "\n" for _, seconds, part in missing)
        count += len(missing)
    return count


def _seconds(study: Path) -> dict[tuple[object, ...], float]:
    """How long each piece took, all attempts together."""
    found: dict[tuple[object, ...], float] = {}
    path = study / SECONDS
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        *piece, seconds = json.loads(line)
        found[tuple(piece)] = found.get(tuple(piece), 0.0) + seconds
    return found
