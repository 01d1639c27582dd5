"""Which games are played in training, who sits where, and at which tables the network is tried."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import numpy as np

from citadels.research import VectorGames

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH: Final = 336              # features of a row; the few rows with more lose the last ones
RING: Final = 1 << 16           # games that may be under way at once


@dataclass(frozen=True)
class Mix:
    """How often each kind of game is played."""

    editions: dict[str, int] = field(
        default_factory=lambda: {"deluxe": 55, "classic": 19, "circus": 19, "common-city": 7})
    five: float = 0.5           # games of five players; the others have two to eight
    random_casts: float = 0.5   # the others are first games
    rank9: float = 0.15
    builders: float = 0.4       # decisions in games against builders, half of them with one learner only
    old: float = 0.12           # decisions in games with an older network at some seats
    exploit: bool = False       # instead: one learner, and the same fixed network at all other seats


class TrainingGames:
    """Games of the mix. Some seats are the builder's, some are marked for an older network."""

    def __init__(self, n: int, mix: Mix, seed: int, cloning: bool) -> None:
        self.mix = mix
        self.cloning = cloning
        self.rng = random.Random(seed)
        self.marked = np.zeros(RING, np.int32)      # seats of the older network, as bits, by the number of the game
        editions = [name for name, weight in mix.editions.items() for _ in range(weight)]
        counts = [2, 3, 4, 5, 6, 7, 8]
        fives = round(len(counts) * 4 * mix.five / (1 - mix.five)) if mix.five < 1 else 1
        players = (counts * 4 if mix.five < 1 else []) + [5] * fives
        casts = round(20 * mix.random_casts)
        self.games = VectorGames(
            n, edition=editions, players=players, preset=["random"] * casts + ["first-game"] * (20 - casts),
            rank9=mix.rank9, seed=seed, bots=self.seated, width=WIDTH)

    def seated(self, number: int, players: int) -> dict[int, str]:
        self.marked[number % RING] = 0
        if self.cloning:
            return {}
        if self.mix.exploit:
            self.marked[number % RING] = (1 << players) - 1 - (1 << self.rng.randrange(players))
            return {}
        while True:
            kind = self.rng.random()
            count = 0       # of the seats that are not the learner's
            if kind < self.mix.builders:
                count = players - 1 if kind < self.mix.builders / 2 else self.rng.randrange(1, players)
            # The shares are shares of decisions. A game with one learner has few of them, so it has to come up more
            # often than a game with many.
            learners = players - count
            if self.rng.random() * learners < 1:
                break
        if count:
            return dict.fromkeys(self.rng.sample(range(players), count), "builder")
        if kind < self.mix.builders + self.mix.old:
            older = self.rng.sample(range(players), self.rng.randrange(1, players))
            self.marked[number % RING] = sum(1 << seat for seat in older)
        return {}

    def older(self, seat: NDArray[np.int16]) -> NDArray[np.int32]:
        """1 where the seat that decides is the older network's."""
        numbers = np.array(self.games.numbers, np.int64) % RING
        return self.marked[numbers] >> seat & 1


@dataclass(frozen=True)
class Trial:
    """A table at which one network plays against bots."""

    name: str
    edition: str
    players: int
    preset: str | None = None
    rank9: float = 0.0
    others: str = "builder"

    def games(self, n: int, seed: int) -> VectorGames:
        def others(number: int, players: int) -> dict[int, str]:
            return {seat: self.others for seat in range(players) if seat != number % players}

        return VectorGames(n, edition=self.edition, players=self.players, preset=self.preset, rank9=self.rank9,
                           seed=seed, bots=others, width=WIDTH)


TRIALS: Final = (
    Trial("deluxe 5 first", "deluxe", 5, "first-game"),
    Trial("deluxe 5 random", "deluxe", 5, "random"),
    Trial("classic 5", "classic", 5),
    Trial("circus 5", "circus", 5),
    Trial("common-city 5", "common-city", 5),
    *(Trial(f"deluxe {n} random", "deluxe", n, "random") for n in (2, 3, 4, 6, 7, 8)),
)
SHORT: Final = 5        # so many of the first ones are also made while training goes on
# An exploiter is tried against the player that is shipped.
EXPLOITS: Final = tuple(replace(trial, others="learned") for trial in TRIALS[:SHORT])
