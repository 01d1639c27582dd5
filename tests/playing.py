"""Random games for tests: every edition, every number of players, every preset and random casts, the same each time."""
from __future__ import annotations

import random
from collections.abc import Iterator

from citadels import Game
from citadels.engine.editions import EDITIONS

TABLES = [(name, seats) for name, edition in EDITIONS.items()
          for seats in range(edition.seats[0], edition.seats[1] + 1)]


def some_game(seed: int, players: int | None = None, preset: str = "random", edition: str = "deluxe") -> Game:
    dice = random.Random(seed)
    low, high = EDITIONS[edition].seats
    seats = players or dice.choice(range(low, high + 1))
    choice = {"deluxe": range(4, 8), "classic": range(3, 8)}.get(edition, range(0))
    ninth = seats in choice and dice.random() < 0.5
    options = {"short_game": dice.random() < 0.5} if edition == "classic" else {}
    return Game.new(edition, seats, preset=preset, rank9=ninth, seed=dice.randrange(1 << 40), options=options)


def presets(edition: str = "deluxe") -> list[str]:
    return [*EDITIONS[edition].presets, "random"]


def steps(game: Game, dice: random.Random) -> Iterator[Game]:
    """The game before each of its decisions, which then falls at random."""
    while not game.over:
        yield game
        game.play(dice.choice(game.options()))


def middle_of_a_game(seed: int, players: int | None = None, edition: str = "deluxe") -> Game:
    """A game at some decision, early or late."""
    dice = random.Random(seed)
    game = some_game(seed, players, edition=edition)
    for _ in range(dice.randrange(400)):
        if game.over:
            return middle_of_a_game(seed + 100_000, players, edition)
        game.play(dice.choice(game.options()))
    return game if not game.over else middle_of_a_game(seed + 100_000, players, edition)
