"""Write docs/encoding.md, the published table of features, from the tables in the code.

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

The encoding turns what a seat may know into numbers for a learning player. A position is a set of features, each
present or absent. A row lists the numbers of the features that are present, in no particular order, and is padded with
0. All editions and player counts share one layout. Seats are counted from the player's own: 0 is the own seat, 1 is the
next.

This is version {version} of the table, with digest `{digest}` and {features} numbers. A player trained with one
version cannot use another, so save the version and the digest along with the weights.

- *cards*: one feature for each kind of card, in the engine's order, with room for house rules.
- *characters*: one feature for each character, also in the engine's order and with room for house rules.
- *seats*: one feature for each seat, starting with the own seat.
- *numbers*: the first feature means 0 unless the text says otherwise; the last one also covers all larger numbers.
- *flags*: one feature for each item in the text.

[Research](research.md) explains how to get rows of features.

## The table and the own seat
{blocks}
## Each other seat
Each other seat has these {stride} features. Those of the next seat start at {other}, those of the seat after it
follow, and so on for up to {others} other seats. The first column counts from the first feature of a seat.
{seat_blocks}
## Moves
Options are move numbers, and there are {moves} of them. Any seat in a move is counted from the seat that decides. The
columns of `move_features()` describe the parts of a move, with one row for each number. In each column, 0 means none.
{columns}
## The oracle
The oracle holds what a seat may *not* know. It is only for a critic in training, and no player can reach it. It has
{oracle} numbers, and its rows are also padded with 0. If a block covers each other seat, the next seat comes first.
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
