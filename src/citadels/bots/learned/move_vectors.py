"""The vector of each move: the sum of the vectors of its features, and one of its own if it targets no seat."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from typing import Final

from citadels.bots.encoding.moves import COLUMN_NAMES, MOVE_FEATURES, SEAT, VERB
from citadels.bots.learned.packed import RAISED, Rows

LANE: Final = 4         # bytes
OWN: Final = "move-own"
PARTS: Final = len(COLUMN_NAMES) + 1    # of a sum


class MoveVectors:
    def __init__(self, found: Mapping[str, array[int]]) -> None:
        # As many numbers for each move as both layers that score it have together.
        self.width = len(found["promise-bias"]) + len(found["fit-bias"])
        self._parts = [Rows(found[f"move-{name}"], self.width, LANE) for name in COLUMN_NAMES]
        self._own = Rows(found[OWN], self.width, LANE)
        self._none = self._own.packed([RAISED] * self.width)

    def _sum(self, move: int) -> int:
        """The sum, in which each lane is raised PARTS times."""
        own = own_places()[move]
        total = self._own.row(own) if own else self._none
        for part, place in zip(self._parts, MOVE_FEATURES[move], strict=True):
            total += part.row(place) if place else self._none
        return total

    def vector(self, move: int) -> list[int]:
        return [lane - RAISED * PARTS for lane in self._own.unpack(self._sum(move))]

    def all(self) -> list[int]:
        """The vectors of all moves, one after the other."""
        size = self.width * LANE
        lanes = array("I")
        lanes.frombytes(b"".join([self._sum(move).to_bytes(size, "little") for move in range(len(MOVE_FEATURES))]))
        return [lane - RAISED * PARTS for lane in lanes]


@cache
def own_places() -> list[int]:
    """By move: its place in the table of moves that target no seat, 0 if it targets one or its verb is not known."""
    found: list[int] = []
    own = 0
    for features in MOVE_FEATURES:
        alone = features[SEAT] == 0 and features[VERB] > 0
        own += alone
        found.append(own if alone else 0)
    return found
