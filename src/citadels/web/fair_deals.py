"""What a table has committed to; see fairness.py."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from citadels import fairness
from citadels.shapes import FairSetup
from citadels.web.protocol import Setup
from citadels.web.rows import TableRow

BEGINS: Final = "begins"           # the field of a record
DECODER: Final = msgspec.json.Decoder(list[tuple[int, str]])


def commitment(row: TableRow) -> str:
    """What everybody is shown before the game; empty for imported games, and for tables older than this feature."""
    return fairness.commitment(row.secret) if row.secret else ""


def begins(row: TableRow) -> Literal["same", "anew"] | None:
    """How the game of a table begins if it continues from a moment of another one; None for a deal of its own."""
    if row.header is None or f'"{BEGINS}"' not in row.header:
        return None
    found: Literal["same", "anew"] | None = msgspec.json.decode(row.header).get(BEGINS)
    return found


def added_words(row: TableRow) -> list[tuple[int, str]]:
    """Who has added which word."""
    return DECODER.decode(row.words) if row.words else []


def words(row: TableRow) -> list[str]:
    return [word for _, word in added_words(row)]


def fair_setup(setup: Setup) -> FairSetup:
    """The part of a table's setup that decides what is dealt."""
    return {"edition": setup.edition, "players": setup.seats, "preset": setup.preset, "characters": setup.characters,
            "uniques": setup.uniques, "rank9": setup.rank9, "options": setup.options}
