"""Moves as features, from the table of verbs: verb, card, character, seat, number, type, and whether beautified.

The target seat of a move is counted from the seat that decides, as everywhere in the encoding. For example, "swap hands
with the next player" has the same move number for all seats. The table below says what each number means.
"""
from __future__ import annotations

from typing import Final

from citadels.bots.bytes_writer import BytesWriter, write_i16_le
from citadels.bots.encoding.features import KNOWN_VERBS
from citadels.engine import verbs as v
from citadels.engine.ids import CHARACTERS, CITY, KINDS, SEATS
from citadels.engine.verbs import SIZES, VERBS

# The columns of MOVE_FEATURES. In each, 0 means none.
VERB: Final = 0             # the place of its verb in the table, from 1; 0 for one that is newer than the encoding
CARD: Final = 1             # kind, from 1
CHARACTER: Final = 2        # from 1
SEAT: Final = 3             # counted from the player's own, which is 1
NUMBER: Final = 4           # from 1: a number, gold (at most 30), or a Ticket Booth
TYPE: Final = 5             # from 1
STARRED: Final = 6          # 1 for a beautified district
COLUMNS: Final = 7
COLUMN_NAMES: Final = ("verb", "card", "character", "seat", "number", "type", "starred")
COLUMN_SIZES: Final = (KNOWN_VERBS + 1, KINDS + 1, CHARACTERS + 1, SEATS + 1, 32, 6, 2)
MOST: Final = 31            # the highest distinct number

# How many moves of a verb there are for each seat; 0 if it targets no seat
INNER: Final = {v.SEAT: 1, v.SEAT_STANDING: CITY, v.SEAT_DISTRICT: KINDS, v.SEAT_TYPE: 5, v.SEAT_BOOTH: 3}


def _features() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for place, verb in enumerate(VERBS, 1):
        for i in range(SIZES[verb.shape]):
            cells = [0] * COLUMNS
            cells[VERB] = place if place <= KNOWN_VERBS else 0
            shape = verb.shape
            if shape in INNER:
                cells[SEAT] = i // INNER[shape] + 1
                i %= INNER[shape]
            if shape in (v.STANDING, v.SEAT_STANDING):
                cells[CARD] = i // 2 + 1
                cells[STARRED] = i % 2
            elif shape in (v.CARD, v.DISTRICT, v.SEAT_DISTRICT):
                cells[CARD] = i + 1
            elif shape == v.CHARACTER:
                cells[CHARACTER] = i + 1
            elif shape == v.SEAT_TYPE:
                cells[TYPE] = i + 1
            elif shape in (v.NUMBER, v.GOLD, v.SEAT_BOOTH):
                cells[NUMBER] = min(i + 1, MOST)
            found.append(tuple(cells))
    return found


MOVE_FEATURES: Final[list[tuple[int, ...]]] = _features()       # by the number of the move
STEP_OF_SEAT: Final[list[int]] = [INNER.get(verb.shape, 0) for verb in VERBS for _ in range(SIZES[verb.shape])]
SEAT_OF: Final[list[int]] = [features[SEAT] - 1 for features in MOVE_FEATURES]


def counted_from(move: int, seat: int, seats: int) -> int:
    """A move with its seat counted from the seat that decides."""
    inner = STEP_OF_SEAT[move]
    if inner == 0:
        return move
    meant = SEAT_OF[move]
    return move + ((meant - seat + seats) % seats - meant) * inner


def put_moves(moves: list[int], seat: int, seats: int, out: BytesWriter) -> None:
    """Write the moves, two bytes each."""
    for move in moves:
        write_i16_le(out, move if STEP_OF_SEAT[move] == 0 else counted_from(move, seat, seats))
