"""The network for Python that is not compiled: the same answers, from packed rows."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from operator import mul
from typing import Final

from citadels.bots.learned.move_vectors import MoveVectors
from citadels.bots.learned.network import FIT_SHIFT, LAYERS, MARGIN, ONE, SCORE_SHIFT, SHIFT, shares
from citadels.bots.learned.packed import Rows

NARROW: Final = 4       # bytes of a lane that is wide enough for sums of rows
WIDE: Final = 8         # and of one for rows times the output of a layer


class InterpretedLayer:
    def __init__(self, weights: Sequence[int], multipliers: Sequence[int], bias: Sequence[int], lane: int) -> None:
        self.rows = Rows(weights, len(bias), lane)
        self.multipliers = multipliers
        self.bias = bias

    def sum_rows(self, rows: list[int]) -> list[int]:
        return self._scaled(self.rows.sum_rows(rows))

    def multiply(self, inputs: list[int]) -> list[int]:
        return self._scaled(self.rows.multiply(inputs))

    def _scaled(self, sums: list[int]) -> list[int]:
        return [one * multiplier + bias >> SHIFT for one, multiplier, bias in zip(sums, self.multipliers, self.bias)]


class InterpretedNetwork:
    """Has the methods of network.Network."""

    def __init__(self, found: Mapping[str, array[int]], out_multiplier: int) -> None:
        self._layers = {
            name: InterpretedLayer(found[name], found[f"{name}-multipliers"], found[f"{name}-bias"],
                                   NARROW if name == "features" else WIDE)
            for name in LAYERS
        }
        self._moves = MoveVectors(found)
        self._width = len(found["promise-bias"])
        self._vectors: dict[int, tuple[list[int], list[int]]] = {}      # by move, as far as they were needed
        self._out = found["out"].tolist()
        self._out_multiplier = out_multiplier

    def think(self, features: list[int]) -> list[int]:
        layers = self._layers
        first = positive(layers["features"].sum_rows(features))
        return positive(layers["third"].multiply(positive(layers["second"].multiply(first))))

    def scores(self, thought: list[int], moves: list[int]) -> list[int]:
        base = self._layers["promise"].multiply(thought)
        query = self._layers["fit"].multiply(thought)
        found = []
        for move in moves:
            own, fitting = self._vector(move)
            promise = sum([out * value for out, value in zip(self._out, map(int.__add__, base, own)) if value > 0])
            fit = sum(map(mul, query, fitting))
            found.append((promise * self._out_multiplier >> SCORE_SHIFT) + (fit >> FIT_SHIFT))
        return found

    def _vector(self, move: int) -> tuple[list[int], list[int]]:
        found = self._vectors.get(move)
        if found is None:
            both = self._moves.vector(move)
            found = self._vectors[move] = both[:self._width], both[self._width:]
        return found

    def chances(self, thought: list[int], seats: int) -> list[float]:
        return shares(self._layers["win"].multiply(thought)[:seats], ONE)

    def points_ahead(self, thought: list[int]) -> float:
        return self._layers["margin"].multiply(thought)[0] / ONE * MARGIN

    def beliefs(self, thought: list[int]) -> list[float]:
        return [value / ONE for value in self._layers["belief"].multiply(thought)]


def positive(values: list[int]) -> list[int]:
    """Negative numbers become 0."""
    return [value if value > 0 else 0 for value in values]
