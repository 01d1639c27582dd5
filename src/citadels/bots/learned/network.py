"""The network in whole numbers, so that it gives the same answer on every machine, compiled or not.

A number stands for a fraction of ONE. Weights come from the file with the multiplier that brings a sum back to that
unit: `(sum * multiplier + bias) >> SHIFT`.

    sets of features -> 512 -> 256 -> 256, and from there:
        an option's score   how well the state fits the option, and how promising the option is in this state
        win                 who will win, by seat, counted from the player's own
        belief              which characters the others hold face down
"""
from __future__ import annotations

from math import exp
from typing import Final

from citadels.bots.vectors import i16, i32, i64, vec

ONE: Final = 4096           # the unit of what goes from layer to layer
SHIFT: Final = 32
SCORE_ONE: Final = ONE * ONE    # the unit of scores
SCORE_SHIFT: Final = 16
MARGIN: Final = 15          # points that were 1 in training
FIT_SHIFT: Final = 3        # divides an option's fit by the square root of the 64 numbers that it is the sum of
LAYERS: Final = ("features", "second", "third", "promise", "fit", "win", "margin", "belief")


class Layer:
    """A matrix, one row for each input, and a bias."""

    def __init__(self, weights: list[int], multipliers: list[int], bias: list[int]) -> None:
        self.width = len(bias)
        self.weights: vec[i16] = vec[i16]([i16(weight) for weight in weights])
        self.multipliers: vec[i64] = vec[i64]([i64(one) for one in multipliers])
        self.bias: vec[i64] = vec[i64]([i64(one) for one in bias])

    def sum_rows(self, rows: list[int]) -> vec[i64]:
        """The rows of a set of features, added up."""
        width: i64 = self.width
        weights = self.weights
        sums: vec[i32] = vec[i32]([i32(0) for _ in range(self.width)])
        for row in rows:
            first: i64 = row
            first *= width
            j: i64 = 0
            while j < width:
                sums[j] = sums[j] + i32(weights[first + j])
                j += 1
        return self.scaled(vec[i64]([i64(one) for one in sums]))

    def multiply(self, inputs: vec[i64]) -> vec[i64]:
        """The matrix times the output of the layer before. Many inputs are 0, and are skipped."""
        width: i64 = self.width
        weights = self.weights
        sums: vec[i64] = vec[i64]([i64(0) for _ in range(self.width)])
        first: i64 = 0
        for value in inputs:
            if value != 0:
                j: i64 = 0
                while j < width:
                    sums[j] = sums[j] + value * i64(weights[first + j])
                    j += 1
            first += width
        return self.scaled(sums)

    def scaled(self, sums: vec[i64]) -> vec[i64]:
        j: i64 = 0
        width: i64 = self.width
        while j < width:
            sums[j] = (sums[j] * self.multipliers[j] + self.bias[j]) >> SHIFT
            j += 1
        return sums


def positive(values: vec[i64]) -> vec[i64]:
    """Negative numbers become 0."""
    j: i64 = 0
    while j < len(values):
        if values[j] < 0:
            values[j] = 0
        j += 1
    return values


class LastLayer:
    """What the network has made of a position.

    The vector is wrapped in an object because interpreted code passes it on: compiled code never frees a bare vector
    that it gets from interpreted code.
    """

    def __init__(self, values: vec[i64]) -> None:
        self.values: vec[i64] = values


class Network:
    """All layers. `think` works on one position; the other methods read an answer from its result, the last layer."""

    def __init__(self, layers: dict[str, Layer], moves: list[int], out: list[int], out_multiplier: int) -> None:
        self.features = layers["features"]
        self.second = layers["second"]
        self.third = layers["third"]
        self.promise = layers["promise"]
        self.fit = layers["fit"]
        self.win = layers["win"]
        self.margin = layers["margin"]
        self.belief = layers["belief"]
        self.moves: vec[i16] = vec[i16]([i16(one) for one in moves])   # two vectors for each move number
        self.out: vec[i64] = vec[i64]([i64(one) for one in out])
        self.out_multiplier = out_multiplier

    def think(self, features: list[int]) -> LastLayer:
        """Take in a position: the numbers of its features."""
        first = positive(self.features.sum_rows(features))
        return LastLayer(positive(self.third.multiply(positive(self.second.multiply(first)))))

    def scores(self, thought: LastLayer, moves: list[int]) -> list[int]:
        """How good each option is, in units of SCORE_ONE."""
        base = self.promise.multiply(thought.values)
        query = self.fit.multiply(thought.values)
        width: i64 = self.promise.width
        scale: i64 = self.out_multiplier
        vectors = self.moves
        found: list[int] = []
        for move in moves:
            first: i64 = move
            first *= 2 * width
            promise: i64 = 0
            fit: i64 = 0
            j: i64 = 0
            while j < width:
                value = base[j] + i64(vectors[first + j])
                if value > 0:
                    promise += self.out[j] * value
                fit += query[j] * i64(vectors[first + width + j])
                j += 1
            found.append((promise * scale >> SCORE_SHIFT) + (fit >> FIT_SHIFT))
        return found

    def chances(self, thought: LastLayer, seats: int) -> list[float]:
        """How likely each seat is to win, counted from the player's own."""
        values = self.win.multiply(thought.values)
        return shares([values[i] for i in range(seats)], ONE)

    def points_ahead(self, thought: LastLayer) -> float:
        """The expected margin at the end."""
        return self.margin.multiply(thought.values)[0] / ONE * MARGIN

    def beliefs(self, thought: LastLayer) -> list[float]:
        """Logits of the characters that each other seat may hold face down, in the order of seats."""
        return [value / ONE for value in self.belief.multiply(thought.values)]


def shares(scores: list[int], unit: int) -> list[float]:
    """Scores as shares that add up to 1."""
    best = max(scores)
    found = [exp((score - best) / unit) for score in scores]
    total = sum(found)
    return [one / total for one in found]


def numbers(data: bytes) -> list[int]:
    """Two bytes each, low byte first, none negative."""
    return [data[i] | data[i + 1] << 8 for i in range(0, len(data), 2)]
