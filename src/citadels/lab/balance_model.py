"""How the cards affect the figure, learned from all casts tried so far.

A cast's value is modelled as what the strengths of its characters promise (for the edge), plus a sum over its cards,
plus something of its own, plus the noise of its games. How much each of these matters is estimated from the data (by
the EM algorithm), so cards that explain little get little weight.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from operator import mul
from random import Random
from typing import Final, NamedTuple

from citadels.lab.casts import Cast, CastSpace

ROUNDS: Final = 6       # of the EM algorithm; more make no difference that matters
SWEEPS: Final = 20      # until the strengths converge
STEPS: Final = 600      # of a hill climb
TINY: Final = 1e-12
TRUST: Final = 0.5      # the standard deviation of the promise's factor about 1

Matrix = list[list[float]]
Cost = Callable[[Cast], float]


class Trial(NamedTuple):
    """A cast, its value, and the variance of that value due to the noise of its games."""

    cast: Cast
    value: float
    variance: float


class CardLeads(NamedTuple):
    """For each character of a cast, how far its share of wins is above the fair one, and how often it was held."""

    lead: Sequence[float]
    held: Sequence[float]


class Strengths:
    """How good each character is, independently of the others: a cast of equally strong ones has no edge."""

    def __init__(self, found: Mapping[Cast, CardLeads]) -> None:
        self.by_character: dict[str, float] = {}
        for _ in range(SWEEPS):
            sums: dict[str, float] = {}
            often: dict[str, float] = {}
            for cast, (lead, held) in found.items():
                level = self._level(cast, held)
                for word, over, times in zip(cast.characters, lead, held):
                    sums[word] = sums.get(word, 0.0) + times * (over + level)
                    often[word] = often.get(word, 0.0) + times
            self.by_character = {word: total / often[word] for word, total in sums.items() if often[word]}

    def errors(self, found: Mapping[Cast, CardLeads]) -> dict[str, float]:
        """The standard error of each strength, from how much it varies between casts."""
        squares: dict[str, float] = {}
        often: dict[str, float] = {}
        for cast, (lead, held) in found.items():
            level = self._level(cast, held)
            for word, over, times in zip(cast.characters, lead, held):
                if word in self.by_character:
                    rest = times * (over + level - self.by_character[word])
                    squares[word] = squares.get(word, 0.0) + rest * rest
                    often[word] = often.get(word, 0.0) + times
        return {word: sqrt(square) / often[word] for word, square in squares.items()}

    def _level(self, cast: Cast, held: Sequence[float]) -> float:
        total = sum(held)
        if not total:
            return 0.0
        return sum(times * self.by_character.get(word, 0.0) for word, times in zip(cast.characters, held)) / total

    def promise(self, cast: Cast) -> float:
        """The square of the edge if it depended on the strengths alone."""
        return unevenness(self.by_character, cast.characters)


def unevenness(strengths: Mapping[str, float], characters: Sequence[str]) -> float:
    """How far the strengths of these characters are from their mean, squared and on average."""
    known = [strengths.get(word, 0.0) for word in characters]
    level = sum(known) / len(known)
    return sum((strength - level) ** 2 for strength in known) / len(known)


def nothing(cast: Cast) -> float:
    """The promise if there is none."""
    return 0.0


class Model:
    def __init__(self, cards: Sequence[Sequence[str]], tried: Sequence[Trial], promise: Cost = nothing) -> None:
        """Fit at least one tried cast; `cards` are groups of cards that can take each other's place."""
        self.groups = [list(group) for group in cards]
        self._place = {word: place for place, word in enumerate(word for group in cards for word in group)}
        self._tried = list(tried)
        self._promise = promise
        promises = [promise(one.cast) for one in tried]
        self._usual = sum(promises) / len(promises)
        self._unit = sqrt(sum((value - self._usual) ** 2 for value in promises) / len(promises))
        beyond = [one.value - value for one, value in zip(tried, promises)]
        self._mean = sum(beyond) / len(beyond)
        self._beyond = [value - self._mean for value in beyond]
        spread = sum(value ** 2 for value in self._beyond) / len(tried)
        noise = sum(one.variance for one in tried) / len(tried)
        self._floor = TINY * (spread + noise) + TINY * TINY
        real = max(self._floor, spread - noise, 0.1 * spread)
        self.own = real / 2         # the variance of what the cards do not explain
        self.by_card = real / 2 / max(1, len(self.groups))
        self._features = [self._of(one.cast) for one in tried]
        self._root: Matrix | None = None
        for _ in range(ROUNDS):
            self._fit()
            self._weigh()
        self._fit()

    def expect(self, cast: Cast) -> float:
        """The value of a cast by its cards and characters."""
        return self._value(cast, self._solved)

    def judge(self, one: Trial) -> float:
        """The posterior value of a cast, which takes its own games into account as well."""
        expected = self.expect(one.cast)
        return expected + self.own / (self.own + one.variance) * (one.value - expected)

    def ranking(self) -> list[Cast]:
        """The casts tried, by their posterior value, smallest first."""
        return [one.cast for one in sorted(self._tried, key=self.judge)]

    def plausible(self, rng: Random) -> Cost:
        """A function for the value of any cast, with effects drawn from their posterior distribution."""
        if self._root is None:
            self._root = cholesky(self._spread)
        normal = [rng.gauss(0, 1) for _ in self._solved]
        drawn = [found + sum(map(mul, line, normal)) for found, line in zip(self._solved, self._root)]
        return lambda cast: self._value(cast, drawn)

    def effects(self) -> dict[str, tuple[float, float]]:
        """What each card adds compared with the others of its group, and the standard error of that."""
        found = {}
        for group in self.groups:
            places = [self._place[word] for word in group]
            for word in group:
                weights = {place: (place == self._place[word]) - 1 / len(places) for place in places}
                effect = sum(weight * self._solved[place] for place, weight in weights.items())
                square = sum(one * other * self._spread[place][beside] for place, one in weights.items()
                             for beside, other in weights.items())
                found[word] = (effect, sqrt(max(0.0, square)))
        return found

    # -- fitting -----------------------------------------------------------------------------------------------------
    def _of(self, cast: Cast) -> list[tuple[int, float]]:
        """What the value depends on, as (index, value): the cards, the promise, and a constant 1."""
        cards = [(self._place[word], 1.0) for word in dict.fromkeys(cast.cards) if word in self._place]
        size = len(self._place)
        promise = (self._promise(cast) - self._usual) / self._unit if self._unit else 0.0
        return [*cards, (size, promise), (size + 1, 1.0)]

    def _value(self, cast: Cast, solved: Sequence[float]) -> float:
        return self._promise(cast) + self._mean + sum(number * solved[place] for place, number in self._of(cast))

    def _fit(self) -> None:
        """The most plausible effects, and their covariance."""
        size = len(self._place) + 2
        table = [[0.0] * size for _ in range(size)]
        sums = [0.0] * size
        for one, beyond, features in zip(self._tried, self._beyond, self._features):
            weight = 1 / (self.own + one.variance + self._floor)
            for place, number in features:
                sums[place] += weight * number * beyond
                line = table[place]
                for beside, other in features:
                    line[beside] += weight * number * other
        before = [self.by_card] * (size - 2) + [(TRUST * self._unit) ** 2 + self._floor, 1 / TINY]
        for place, variance in enumerate(before):
            table[place][place] += 1 / variance
        self._spread = inverse(table)
        self._solved = [sum(map(mul, line, sums)) for line in self._spread]

    def _weigh(self) -> None:
        """The variances of cards and casts, given these effects."""
        cards = len(self._place)
        if cards:
            squares = sum(self._solved[place] ** 2 + self._spread[place][place] for place in range(cards))
            self.by_card = max(self._floor, squares / cards)
        total = 0.0
        for one, beyond, features in zip(self._tried, self._beyond, self._features):
            unsure = sum(number * other * self._spread[place][beside] for place, number in features
                         for beside, other in features)
            pull = self.own / (self.own + one.variance + self._floor)
            surprise = beyond - sum(number * self._solved[place] for place, number in features)
            total += (pull * surprise) ** 2 + self.own * (1 - pull) + pull ** 2 * unsure
        self.own = max(self._floor, total / len(self._tried))


def hill_climb(space: CastSpace, cast: Cast, cost: Cost, rng: Random) -> Cast:
    """A cast with a lower cost, found by small changes that each lower it."""
    price = cost(cast)
    for _ in range(STEPS):
        other = space.neighbour(cast, rng)
        asked = cost(other)
        if asked < price:
            cast, price = other, asked
    return cast


# -- matrices ----------------------------------------------------------------------------------------------------------
def inverse(table: Matrix) -> Matrix:
    """The inverse of a symmetric, positive definite matrix, by in-place elimination."""
    work = [line[:] for line in table]
    for pivot, top in enumerate(work):
        scale = 1 / top[pivot]
        top[pivot] = 1.0
        work[pivot] = top = [value * scale for value in top]
        for row, line in enumerate(work):
            factor = line[pivot]
            if row != pivot and factor:
                line[pivot] = 0.0
                work[row] = [value - factor * above for value, above in zip(line, top)]
    return work


def cholesky(table: Matrix) -> Matrix:
    """The lower triangular matrix whose product with its transpose is the matrix."""
    size = len(table)
    found = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = table[row][column] - sum(map(mul, found[row][:column], found[column][:column]))
            if row == column:
                found[row][row] = sqrt(max(rest, TINY * abs(table[row][row]) + TINY * TINY))
            else:
                found[row][column] = rest / found[column][column]
    return found
