"""The generator: long, even, and the same everywhere."""
from __future__ import annotations

from collections import Counter

from citadels import Game
from citadels.engine.rng import Xorshift64, seed_words


def step(word: int) -> int:
    """One step of the generator on both words as one number."""
    x, y = word >> 32, word & 0xFFFFFFFF
    t = (x ^ x << 10) & 0xFFFFFFFF
    return y << 32 | (y ^ y >> 10 ^ t ^ t >> 13)


def power(columns: list[int], n: int) -> list[int]:
    """The n-th power of a linear map, given by the images of the single bits."""
    result = [1 << i for i in range(64)]
    while n:
        if n & 1:
            result = [apply(columns, image) for image in result]
        columns = [apply(columns, image) for image in columns]
        n >>= 1
    return result


def apply(columns: list[int], word: int) -> int:
    image = 0
    for i, column in enumerate(columns):
        if word >> i & 1:
            image ^= column
    return image


def test_the_generator_runs_through_all_states_but_zero() -> None:
    columns = [step(1 << i) for i in range(64)]
    identity = [1 << i for i in range(64)]
    period = 2**64 - 1
    assert power(columns, period) == identity
    for prime in (3, 5, 17, 257, 641, 65537, 6700417):
        assert power(columns, period // prime) != identity


def test_the_state_steps_as_described() -> None:
    g = Game.new(players=4, seed=5).state
    word = g.rng_x << 32 | g.rng_y
    for _ in range(100):
        word = step(word)
        assert g.random(1 << 30) == (word & 0xFFFFFFFF) % (1 << 30)
        assert g.rng_x << 32 | g.rng_y == word


def test_a_generator_of_its_own_steps_like_the_state() -> None:
    g = Game.new(players=4, seed=5).state
    rng = Xorshift64(7)
    g.rng_x, g.rng_y = seed_words(7)
    for n in (1, 2, 5, 1 << 20):
        assert rng.below(n) == g.random(n)
    assert 0 <= rng.unit() < 1


def test_first_draws_are_even_over_neighbouring_seeds() -> None:
    first = Counter(Game.new(players=5, seed=seed).position()["crown"] for seed in range(2000))
    assert all(330 < first[seat] < 470 for seat in range(5))


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, -1, 1, 2**64, -(2**70), 10**40):
        x, y = seed_words(seed)
        assert (x, y) != (0, 0) and 0 <= x < 2**32 and 0 <= y < 2**32
        assert Game.new(players=3, seed=seed).position() == Game.new(players=3, seed=seed).position()
