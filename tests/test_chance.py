"""The generators: the same everywhere, even, and for a game that is dealt impossible to compute."""
from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any

import pytest

from citadels import BadPosition, BadRecord, Game
from citadels.engine.rng import KeyedDraw, Xorshift64, seed_words
from tests.playing import middle_of_a_game
from tests.test_fidelity import finish

KNOWN = (0, [["harbor", "market", "tavern", "manor"], ["wishing-well", "docks", "tavern", "watchtower"]],
         ["prison", "library", "docks", "town-hall"])


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


def test_an_old_game_steps_as_described() -> None:
    g = Game.new(players=4, seed=5, chance="xorshift").state
    word = g.rng_x << 32 | g.rng_y
    for _ in range(100):
        word = step(word)
        assert g.random(1 << 30) == (word & 0xFFFFFFFF) % (1 << 30)
        assert g.rng_x << 32 | g.rng_y == word


def test_a_generator_of_its_own_steps_like_an_old_game() -> None:
    g = Game.new(players=4, seed=5, chance="xorshift").state
    rng = Xorshift64(7)
    g.rng_x, g.rng_y = seed_words(7)
    for n in (1, 2, 5, 1 << 20):
        assert rng.below(n) == g.random(n)
    assert 0 <= rng.unit() < 1


# -- the keyed stream --------------------------------------------------------------------------------------------------
def words(seed: int, count: int) -> list[int]:
    """The stream as it is defined, from the standard library alone."""
    key = blake2b(seed.to_bytes(seed.bit_length() // 8 + 1, "big", signed=True), digest_size=32,
                  person=b"citadels deal").digest()
    found: list[int] = []
    for block in range(count // 32 + 1):
        digest = blake2b(block.to_bytes(8, "big"), key=key).digest()
        found += [int.from_bytes(digest[i:i + 2], "little") for i in range(0, 64, 2)]
    return found[:count]


@pytest.mark.parametrize("seed", [0, 1, -1, 255, 2**64, 2**127 + 1, -(2**200)])
def test_a_game_draws_the_words_of_the_keyed_stream(seed: int) -> None:
    g = Game.new(players=4, seed=seed).state
    drawn = g.rng_x
    wanted = words(seed, drawn + 100)[drawn:]
    assert [g.random(1 << 16) for _ in range(100)] == wanted


def test_a_known_deal() -> None:
    """If this differs, games that were kept no longer replay."""
    position = Game.new("deluxe", 2, preset="first-game", seed=2026).position()
    assert (position["crown"], [player["hand"] for player in position["players"]], position["deck"][:4]) == KNOWN


def test_a_word_that_would_favour_low_numbers_is_drawn_again() -> None:
    """Of a third of all words the remainder by 3 * 2**14 is one that others give too."""
    n = 3 << 14
    wanted = [word for word in words(7, 4000) if word < n][:1000]
    draw = KeyedDraw(7, "deal")
    assert [draw.below(n) for _ in range(1000)] == wanted
    g = Game.new(players=2, seed=7).state
    g.rng_x = 0
    assert [g.random(n) for _ in range(1000)] == wanted


def test_seeds_of_any_size_give_games_of_their_own() -> None:
    """Of the old generator only the lowest 64 bits of a seed counted."""
    hands = {str(Game.new(players=6, seed=5 + (1 << bit)).position()["players"]) for bit in range(3, 400, 7)}
    assert len(hands) == len(range(3, 400, 7))


def test_a_game_nobody_chose_a_seed_for_has_one_of_128_bits() -> None:
    assert max(Game.new(players=2).seed.bit_length() for _ in range(40)) > 120


def test_what_is_chosen_for_a_game_tells_nothing_about_its_deal() -> None:
    """Characters and uniques are drawn from another stream: the same deal with and without."""
    chosen = Game.new("deluxe", 5, preset="random", seed=3)
    setup = chosen.record()
    again = Game.new("deluxe", 5, characters=setup["characters"], uniques=setup["uniques"], seed=3)
    assert again.position() == chosen.position()


# -- copies and imagined games -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("edition", "players"), [("deluxe", 5), ("classic", 7), ("circus", 6), ("common-city", 4)])
def test_positions_and_records_go_on_with_the_same_chance(edition: str, players: int) -> None:
    game = middle_of_a_game(players, players, edition)
    others = [game.clone(), Game.from_position(game.position()), Game.from_record(game.record())]
    finish(game, 1)
    for other in others:
        finish(other, 1)
        assert other.position() == game.position()


def test_a_record_says_which_chance_it_has() -> None:
    new, old = Game.new(players=4, seed=9), Game.new(players=4, seed=9, chance="xorshift")
    assert new.record()["chance"] == "blake2b" and "chance" not in old.record()
    assert new.position()["players"] != old.position()["players"]
    assert Game.from_record(old.record()).position() == old.position()


@pytest.mark.parametrize("chance", ["dice", 1, None, ["blake2b"]])
def test_no_other_chance_is_known(chance: object) -> None:
    record: Any = {**Game.new(players=2, seed=1).record(), "chance": chance}
    with pytest.raises(BadRecord, match="blake2b, xorshift"):
        Game.from_record(record)
    position: Any = {**Game.new(players=2, seed=1).position(), "chance": chance}
    with pytest.raises(BadPosition, match="blake2b, xorshift"):
        Game.from_position(position)


@pytest.mark.parametrize("rng", [[], [1, 2], [-1], ["1"], 5])
def test_where_a_keyed_stream_stands_is_one_number(rng: object) -> None:
    position: Any = {**Game.new(players=2, seed=1).position(), "rng": rng}
    with pytest.raises(BadPosition, match="rng"):
        Game.from_position(position)


def test_imagined_games_and_playouts_share_nothing_with_the_chance_of_the_game() -> None:
    game = middle_of_a_game(3)
    state = game.imagine(0, 5).state
    assert state.stream is None and game.state.stream is not None
    before = game.position()
    lengths = {game.playout(), game.playout()}
    assert len(lengths) == 1 and game.position() == before
    assert game.playout(4) == game.clone().playout(4)


def test_first_draws_are_even_over_neighbouring_seeds() -> None:
    first = Counter(Game.new(players=5, seed=seed).position()["crown"] for seed in range(2000))
    assert all(330 < first[seat] < 470 for seat in range(5))


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, -1, 1, 2**64, -(2**70), 10**40):
        x, y = seed_words(seed)
        assert (x, y) != (0, 0) and 0 <= x < 2**32 and 0 <= y < 2**32
        assert Game.new(players=3, seed=seed).position() == Game.new(players=3, seed=seed).position()
