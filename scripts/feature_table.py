"""Writes docs/encoding.md, the published table of features, from the tables of the code.

    python scripts/feature_table.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from citadels.bots.encoding import features as f
from citadels.bots.encoding.features import Block
from citadels.bots.encoding.moves import COLUMN_NAMES, COLUMN_SIZES
from citadels.engine.ids import SEATS
from citadels.engine.verbs import MOVES
from citadels.research.oracle import ORACLE_BLOCKS, ORACLE_FEATURES

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "encoding.md"
COLUMN_TEXTS: Final = {
    "verb": "the verb, in the order of the engine's table",
    "card": "a card or district",
    "character": "a character",
    "seat": "a seat, counted from the one that decides, which is 1",
    "number": "a number plus 1, an amount of gold, or a Ticket Booth; 31 stands for more too",
    "type": "a type of district",
    "starred": "1 for a beautified district beside a plain one of its name",
}
ABOUT: Final = """\
# The encoding

<!-- Written by scripts/feature_table.py from the tables of the code. -->

What a seat may know, in numbers for a learning player. A position is a set of features, each there or not; a row lists
the numbers of those that are there, in no particular order, and 0 fills rows up. One layout serves all editions and
numbers of players. Seats are counted from the own one: 0 is the own seat, 1 the next.

This is version {version} of the table, digest `{digest}`: {features} numbers. A player that has learned with one
version can use no other; whoever keeps weights keeps the version and the digest with them.

- *cards*: one feature for each kind of card, in the order of the engine, with room for house rules.
- *characters*: one for each character, likewise.
- *seats*: one for each seat, from the own one.
- *numbers*: the first says 0 unless it says otherwise; the last also stands for all that are larger.
- *flags*: one for each thing that the text lists.

[Research](research.md) says how to get rows of features.

## The table and the own seat
{blocks}
## Each other seat
These {stride} come for the next seat first, from {other} on, then for the one after it, and so on up to {others} other
seats. The first column counts from the first of a seat.
{seat_blocks}
## Moves
Options are given as numbers of moves, in which a seat is counted from the one that decides: there are {moves}. What a
move is made of are the columns of `move_features()`, one row for each number. In each column 0 is none.
{columns}
## The oracle
What a seat may *not* know, for a critic in training only; no player can reach it. {oracle} numbers; rows are filled up
with 0 too. Where a block is about each other seat, the next seat comes first.
{oracle_blocks}"""


def table(blocks: list[Block]) -> str:
    rows = ["", "| from | block | features | about | says |", "| --- | --- | --- | --- | --- |"]
    rows += [f"| {one.first} | `{one.name}` | {one.size} | {one.about} | {one.text} |" for one in blocks]
    return "\n".join([*rows, ""])


def columns() -> str:
    rows = ["", "| column | below | says |", "| --- | --- | --- |"]
    rows += [f"| `{name}` | {size} | {COLUMN_TEXTS[name]} |" for name, size in zip(COLUMN_NAMES, COLUMN_SIZES)]
    return "\n".join([*rows, ""])


def page() -> str:
    return ABOUT.format(
        version=f.VERSION, digest=f.DIGEST, features=f.FEATURES, blocks=table(f.BLOCKS), stride=f.STRIDE, other=f.OTHER,
        others=SEATS - 1, seat_blocks=table(f.OTHERS), moves=MOVES, columns=columns(), oracle=ORACLE_FEATURES,
        oracle_blocks=table(ORACLE_BLOCKS))


def main() -> None:
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
