"""The learned bot: the same choice on every machine, better than the rules of thumb, and no more knowledge."""

from __future__ import annotations

import gc
import hashlib
import os
import random
import subprocess
import sys
import tracemalloc
from importlib.resources import files

import pytest

import citadels
from citadels import Game
from citadels.bots import Observation, make, play_game
from citadels.bots.encoding.decision import encoded
from citadels.bots.learned import LearnedSearchBot, judged, weights
from citadels.bots.learned.expectations import expectations
from citadels.bots.learned.interpreted import InterpretedNetwork
from citadels.bots.learned.network import Layer, numbers, shares
from citadels.bots.learned.packed import Rows
from citadels.engine.editions import EDITIONS
from tests.playing import TABLES, middle_of_a_game

MIB = 1 << 20

# Blocks mypyc's library, so that plain lists take its place.
PLAIN = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = sys.modules["librt.strings"] = None
from citadels import Game
from citadels.bots import Observation
from citadels.bots.learned import judged
import citadels
game = Game.new("deluxe", 5, seed=3)
print(citadels.compiled(), judged(Observation(game, game.player))[1])
"""


def decisions(edition: str, players: int) -> str:
    """A digest of a whole game of learned bots."""
    game = Game.new(edition, players, seed=players)
    play_game(game, [make("learned", seat) for seat in range(players)])
    return hashlib.sha256(" ".join(game.record()["moves"]).encode()).hexdigest()[:16]


def test_the_weights_are_small_and_belong_to_the_encoding() -> None:
    data = files("citadels.bots.learned").joinpath(weights.NAME).read_bytes()
    assert len(data) <= 4 * MIB
    with pytest.raises(ValueError, match="belong to the encoding"):
        weights.read(data.replace(b'"encoding": "', b'"encoding": "0', 1))


@pytest.mark.heavy
@pytest.mark.skipif(not citadels.compiled(), reason="the same games are compared in test_parity")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_plays_every_game_to_its_end(edition: str, players: int) -> None:
    assert decisions(edition, players) == decisions(edition, players)


@pytest.mark.skipif(not citadels.compiled(), reason="the same games are compared in test_parity")
def test_it_makes_the_same_choices_on_every_machine() -> None:
    found = {edition: decisions(edition, 4) for edition in EDITIONS}
    assert found == {"deluxe": "1c3ab1f272b7024f", "classic": "845c3c0199329630",
                     "circus": "f4b86eaf26605202", "common-city": "8bde3345057d7e67"}


def test_plain_lists_give_the_same_scores_as_vectors() -> None:
    done = subprocess.run([sys.executable, "-c", PLAIN], env={**os.environ, "CITADELS_PURE": "1"}, capture_output=True,
                          text=True, check=True)
    game = Game.new("deluxe", 5, seed=3)
    assert game.player is not None
    assert done.stdout.strip() == f"False {judged(Observation(game, game.player))[1]}"


def test_packed_rows_answer_as_the_compiled_network_does() -> None:
    found = weights.arrays(files("citadels.bots.learned").joinpath(weights.NAME).read_bytes())
    slow, packed = weights.compiled_network(*found), InterpretedNetwork(*found)
    for number, (edition, players) in enumerate(TABLES[::3]):
        game = middle_of_a_game(number, players, edition)
        assert game.player is not None
        features, moves, _ = encoded(Observation(game, game.player))
        thought = packed.think(numbers(features))
        other = slow.think(numbers(features))
        assert thought == list(other.values) and any(thought)
        assert packed.scores(thought, numbers(moves)) == slow.scores(other, numbers(moves))
        assert packed.chances(thought, players) == slow.chances(other, players)
        assert packed.points_ahead(thought) == slow.points_ahead(other)
        assert packed.beliefs(thought) == slow.beliefs(other)


@pytest.mark.parametrize("lane", [4, 8])
def test_lanes_do_not_touch_each_other(lane: int) -> None:
    dice = random.Random(lane)
    width, height = 7, 40
    matrix = [dice.choice((-(1 << 15), (1 << 15) - 1, 0, dice.randrange(-99, 99))) for _ in range(width * height)]
    rows = Rows(matrix, width, lane)
    chosen = [dice.randrange(height) for _ in range(300)]
    assert rows.sum_rows(chosen) == [sum(matrix[row * width + j] for row in chosen) for j in range(width)]
    assert rows.sum_rows([]) == [0] * width == rows.multiply([0] * height)
    inputs = [dice.choice((0, 1, 900 if lane == 4 else 1 << 30)) for _ in range(height)]
    expected = [sum(inputs[row] * matrix[row * width + j] for row in range(height)) for j in range(width)]
    assert rows.multiply(inputs) == expected


def test_whole_numbers_are_rounded_down_also_below_zero() -> None:
    layer = Layer([3, -3], [1 << 31], [0])
    assert list(layer.sum_rows([0])) == [1] and list(layer.sum_rows([1])) == [-2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_left_of_a_look_at_a_position(edition: str) -> None:
    """A bot decides many thousand times in a process. A layer takes 2 kB."""
    game = middle_of_a_game(7, edition=edition)
    assert game.player is not None
    observation = Observation(game, game.player)

    def look() -> None:
        judged(observation)
        expectations(observation)
        LearnedSearchBot(iterations=2).search(observation)

    def taken() -> int:
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    look()      # some things are made once and kept
    tracemalloc.start()
    try:
        look()
        before = taken()
        for _ in range(10):
            look()
        assert taken() - before < 10 * 256
    finally:
        tracemalloc.stop()


def test_shares_add_up() -> None:
    assert sum(shares([5, 3, -900], 2)) == pytest.approx(1)
    assert shares([0, 0], 1) == [0.5, 0.5]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_twin_game_is_judged_alike(edition: str) -> None:
    """What the seat cannot tell apart, the network cannot tell apart either."""
    game = middle_of_a_game(7, edition=edition)
    seat = game.player
    assert seat is not None
    for seed in range(3):
        assert judged(Observation(game.imagine(seat, seed), seat)) == judged(Observation(game, seat))


@pytest.mark.heavy
@pytest.mark.skipif(not citadels.compiled(), reason="too slow without the compiled engine")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_beats_the_rules_of_thumb(edition: str) -> None:
    """One against four builders: chance would be 20 %. benchmarks/bots.md has the real figures."""
    won = 0.0
    for number in range(100):
        game = Game.new(edition, 5, seed=number)
        play_game(game, [make("learned" if seat == number % 5 else "builder", f"{number}/{seat}") for seat in range(5)])
        if number % 5 in game.winners:
            won += 1 / len(game.winners)
    assert won >= 40
