"""Many numbers in one large integer, side by side in lanes, for Python that is not compiled: adding two such integers,
or multiplying one by a number, works on a whole row at once.

Each lane has a number plus RAISED, so that it is never negative and no lane borrows from the next one.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

RAISED: Final = 1 << 15
KINDS: Final = {4: "I", 8: "Q"}     # of arrays, by the bytes of a lane


class Rows:
    """A matrix by rows. A row is packed when it is first used."""

    def __init__(self, numbers: Sequence[int], width: int, lane: int) -> None:
        self.numbers = numbers
        self.width = width
        self.lane = lane
        self._packed: dict[int, int] = {}

    def row(self, number: int) -> int:
        found = self._packed.get(number)
        if found is None:
            first = number * self.width
            found = self._packed[number] = self.packed([one + RAISED for one in self.numbers[first:first + self.width]])
        return found

    def packed(self, lanes: list[int]) -> int:
        return int.from_bytes(array(KINDS[self.lane], lanes).tobytes(), "little")

    def unpack(self, packed: int) -> array[int]:
        """The contents of the lanes."""
        lanes = array(KINDS[self.lane])
        lanes.frombytes(packed.to_bytes(self.width * self.lane, "little"))
        return lanes

    def sum_rows(self, rows: Sequence[int]) -> list[int]:
        """These rows, added up."""
        row = self.row
        total = sum([row(number) for number in rows])
        raised = RAISED * len(rows)
        return [lane - raised for lane in self.unpack(total)]

    def multiply(self, inputs: Sequence[int]) -> list[int]:
        """Each row as many times as its input says, added up. No input may be negative."""
        row = self.row
        total = sum([value * row(number) for number, value in enumerate(inputs) if value])
        raised = RAISED * sum(inputs)
        return [lane - raised for lane in self.unpack(total)]
