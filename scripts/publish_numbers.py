"""Publishes the results of studies for the documentation and the browser.

    .venv/bin/python scripts/publish_numbers.py FOLDER              what `citadels study all --out FOLDER` has played
    .venv/bin/python scripts/publish_numbers.py --restore FOLDER    the reverse, so that nothing is played again

`make numbers` restores first and publishes at the end. It publishes docs/numbers/ (all results, from which the page is
made, and the pieces they are made from), the parts that the browser shows, and some casts with which a test compares
the browser's calculations with Python's.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from citadels.atomic_file import write_text
from citadels.lab.errors import LabError
from citadels.lab.numbers import archive, extract, published

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs" / "numbers"
PIECES: Final = DOCS / "pieces"
CLIENT: Final = ROOT / "frontend" / "src" / "numbers"
SAMPLES: Final = ROOT / "frontend" / "tests" / "cast-samples.json"


def files(studies: Mapping[str, Any]) -> dict[Path, str]:
    """The files for the browser, from the published results."""
    cards, casts = extract.cards(studies), extract.casts(studies)
    return {
        CLIENT / "cards.json": _lines({name: _lines(told, "  ") for name, told in cards.items()}),
        CLIENT / "casts.json": _lines({name: published.compact(model) for name, model in casts.items()}),
        SAMPLES: "[\n" + ",\n".join(map(published.compact, extract.samples(casts))) + "\n]\n",
    }


def _lines(fields: Mapping[str, Any], indent: str = " ") -> str:
    """A JSON object with a line for each field; values that are strings are already JSON."""
    inside = [f"{indent}{json.dumps(name)}: {value if isinstance(value, str) else published.compact(value)}"
              for name, value in fields.items()]
    return "{\n" + ",\n".join(inside) + ("\n }" if indent == "  " else "\n}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Publish the results of studies.")
    parser.add_argument("folder", type=Path, help="the folder of the studies")
    parser.add_argument("--restore", action="store_true", help="put the published pieces into the folder instead")
    args = parser.parse_args()
    if args.restore:
        restore(args.folder)
    else:
        publish(args.folder)


def restore(folder: Path) -> None:
    try:
        count = archive.unpack(PIECES, folder)
    except LabError as fault:
        raise SystemExit(f"citadels: {fault}") from None
    if count:
        print(f"citadels: {count:,} pieces have been played before and are not played again")


def publish(folder: Path) -> None:
    studies = published.results(folder)
    published.write(studies, DOCS)
    archive.pack(folder, PIECES)
    CLIENT.mkdir(exist_ok=True)
    for path, text in files(published.read(DOCS)).items():
        write_text(path, text)
    games = sum(row["games"] for study in studies.values() for row in study["bots"])
    print(f"citadels: {games:,} games of {len(studies)} studies are in docs/numbers/")


if __name__ == "__main__":
    main()
