"""Random games for tests: every count of players, every preset and random casts, always the same for the same seed."""
from __future__ import annotations

import random
from collections.abc import Iterator

from citadels import Game
from citadels.engine.choosing import PRESETS

SEATS = range(2, 9)


def some_game(seed: int, players: int | None = None, preset: str = "random") -> Game:
    dice = random.Random(seed)
    seats = players or dice.choice(SEATS)
    ninth = seats in range(4, 8) and dice.random() < 0.5
    return Game.new("deluxe", seats, preset=preset, rank9=ninth, seed=dice.randrange(1 << 40))


def presets() -> list[str]:
    return [*PRESETS, "random"]


def steps(game: Game, dice: random.Random) -> Iterator[Game]:
    """The game before each of its decisions, which then falls at random."""
    while not game.over:
        yield game
        game.play(dice.choice(game.options()))


def middle_of_a_game(seed: int, players: int | None = None) -> Game:
    """A game at some decision, early or late."""
    dice = random.Random(seed)
    game = some_game(seed, players)
    for _ in range(dice.randrange(400)):
        if game.over:
            return middle_of_a_game(seed + 100_000, players)
        game.play(dice.choice(game.options()))
    return game if not game.over else middle_of_a_game(seed + 100_000, players)
