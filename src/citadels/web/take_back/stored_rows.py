"""How take-backs are stored. No stored move is ever removed: a take-back is a row of its own among the moves, like the
request to the others and their answers. Each has the next number, as a move has, so the database accepts only one of
the two. Readers work out which moves still count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.shapes import Header, Record, TakenBack
from citadels.web.rows import MoveRow

HAND: Final = "back"        # of these rows
BACK: Final = "back"        # "back 12": the game is again as it was after move 12
ASK: Final = "ask back"     # "ask back 12": the seat wants to go back there
AGREE: Final = "agree"
REFUSE: Final = "refuse"    # also withdraws one's own request


def went_back_to(row: MoveRow) -> int | None:
    """The number of the last move that still counts, if this row is a take-back."""
    verb, _, number = row.line.rpartition(" ")
    return int(number) if row.hand == HAND and verb == BACK else None


def asks_for(row: MoveRow) -> int | None:
    """The same if this row is a request to the others."""
    verb, _, number = row.line.rpartition(" ")
    return int(number) if row.hand == HAND and verb == ASK else None


def line_of_play(rows: Sequence[MoveRow]) -> list[MoveRow]:
    """The moves that count, in order."""
    found: list[MoveRow] = []
    for row in rows:
        to = went_back_to(row)
        if to is not None:
            while found and found[-1].number > to:
                found.pop()
        elif row.hand != HAND:
            found.append(row)
    return found


def all_taken_back(rows: Sequence[MoveRow]) -> list[TakenBack]:
    """What was taken back, in order."""
    found: list[TakenBack] = []
    moves: list[MoveRow] = []
    agreed = False
    for row in rows:
        to = went_back_to(row)
        if to is not None:
            kept = [move for move in moves if move.number <= to]
            found.append({"after": len(kept), "seat": row.seat, "moves": [move.line for move in moves[len(kept):]],
                          "agreed": agreed})
            moves = kept
        elif row.hand != HAND:
            moves.append(row)
        agreed = row.hand == HAND and row.line == AGREE
    return found


def with_moves(header: Header, rows: Sequence[MoveRow]) -> Record:
    """The record of a game without its result: the moves that count, and separately those that were taken back."""
    record: Record = {**header, "moves": [row.line for row in line_of_play(rows)], "result": None}
    taken = all_taken_back(rows)
    if taken:
        record["taken_back"] = taken
    return record
