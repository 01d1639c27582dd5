"""Prints the changelog of the version that a tag names, and fails if it is not the version of these sources.

    python3 scripts/release_notes.py v0.2.0

Needs only the system's Python. The release workflow begins with it.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    source = (ROOT / "src" / "citadels" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"', source, re.MULTILINE)
    assert found is not None
    return found[1]


def notes(changelog: str, number: str) -> str:
    """The part of a changelog about one version, without its heading; empty if there is none with a date."""
    parts = re.split(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?\n", changelog, flags=re.MULTILINE)[1:]
    for name, date, text in zip(parts[::3], parts[1::3], parts[2::3]):
        if name == number and date:
            return text.strip()
    return ""


def main(tag: str) -> None:
    if tag != f"v{version()}":
        sys.exit(f"citadels: the tag is {tag}, but this is version {version()}.")
    found = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version())
    if not found:
        sys.exit(f"citadels: CHANGELOG.md has no part \"## [{version()}] - YEAR-MONTH-DAY\".")
    print(found)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("citadels: name the tag, such as v0.2.0.")
    main(sys.argv[1])
