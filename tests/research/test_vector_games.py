"""Many games at once: the same games and features as one by one, rewards, restarts, and bots at some seats."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import citadels
from citadels import Game
from citadels.bots import Observation
from citadels.bots.builder.policy import choose_move
from citadels.bots.bytes_writer import BytesWriter
from citadels.bots.encoding.decision import encoded
from citadels.bots.encoding.features import meaning
from citadels.engine.errors import BadSetup
from citadels.engine.rng import QUICK, Xorshift64
from citadels.engine.state import State
from citadels.engine.words import LINE
from citadels.research import Observed, VectorGames, encode, move_features
from citadels.research.oracle import ORACLE_FEATURES, put_oracle
from citadels.research.seat_players import BuilderSeat
from citadels.research.tables import Table
from tests.playing import TABLES, some_game

MIXED: dict[str, Any] = {"edition": ("deluxe", "classic", "circus", "common-city"), "players": range(2, 9),
                         "preset": "random", "rank9": 0.3}
STEPS = 300 if citadels.compiled() else 30


def any_choice(seen: Observed, dice: np.random.Generator) -> NDArray[np.int64]:
    return dice.integers(0, np.diff(seen.offsets))


def same(one: Sequence[Any], other: Sequence[Any]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def oracle_row(state: State, seat: int) -> bytes:
    row = BytesWriter()
    put_oracle(state, seat, row)
    return row.getvalue()


def dealt(table: Table) -> Game:
    """The game of a table of five as it was dealt, with all its events."""
    return Game.new("deluxe", 5, seed=table.game.seed, chance=QUICK)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_rows_are_those_of_the_single_game(edition: str, players: int) -> None:
    """What is kept from decision to decision, and what seats know of characters alone, agree with the slow way."""
    dice = random.Random(players)
    for seed in range(3 if citadels.compiled() else 1):
        game = some_game(seed, players, "random", edition)
        table = Table(game.clone(), [None] * players, 0)
        for _ in range(700 if citadels.compiled() else 60):
            if not table.run(skip_forced=False):
                break
            seat = game.player
            assert seat == table.seat()
            features, _, lines = encoded(Observation(game, seat))
            row = BytesWriter()
            table.put_row(table.seat(), row)
            assert row.getvalue() == features, game.record()
            assert lines == [LINE[move] for move in table.moves] and sorted(lines) == sorted(game.options())
            choice = dice.randrange(len(lines))
            table.apply(table.moves[choice])
            game.play(lines[choice])


def test_buffers_hold_what_encode_says() -> None:
    games = VectorGames(3, players=5, seed=4)
    seen = games.observe()
    for i, table in enumerate(games._batch.tables):
        seat = int(seen.seat[i])
        one = encode(dealt(table), seat)
        row = seen.features[i]
        assert row[:len(one.features)].tolist() == one.features.tolist() and not row[len(one.features):].any()
        assert seen.moves[seen.offsets[i]:seen.offsets[i + 1]].tolist() == one.moves.tolist()
        assert len(one.lines) == len(one.moves)
    other = (int(seen.seat[0]) + 1) % 5
    idle = encode(dealt(games._batch.tables[0]), other)
    assert not len(idle.moves) and idle.lines == [] and len(idle.features)


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, third = (VectorGames(16, seed=seed, **MIXED) for seed in (5, 5, 6))
    dice = np.random.default_rng(1)
    differ = False
    for _ in range(STEPS):
        one, two = first.observe(), second.observe()
        assert same(one, two)
        differ = differ or not np.array_equal(one.features, third.observe().features)
        choices = any_choice(one, dice)
        assert same(first.step(choices), second.step(choices))
    assert differ


def test_games_end_with_rewards_and_go_on_with_the_next() -> None:
    games = VectorGames(16, seed=2, **MIXED)
    dice = np.random.default_rng(2)
    ended = 0
    for _ in range(2000 if citadels.compiled() else 150):
        before = games.numbers
        playing = games.players
        stepped = games.step(any_choice(games.observe(), dice))
        for i in range(16):
            if not stepped.done[i]:
                assert not stepped.reward[i].any() and stepped.players[i] == 0 and games.numbers[i] == before[i]
                continue
            ended += 1
            n = playing[i]
            assert stepped.players[i] == n and games.numbers[i] > before[i]
            assert abs(stepped.reward[i].sum()) < 1e-5 and not stepped.reward[i, n:].any()
            points = stepped.points[i, :n]
            assert points[stepped.reward[i, :n].argmax()] == points.max()
    assert ended > (20 if citadels.compiled() else 0)


def test_bots_play_their_seats_and_the_learner_the_others() -> None:
    def all_but_one(number: int, players: int) -> dict[int, str]:
        return {seat: "builder" for seat in range(players) if seat != number % players}

    games = VectorGames(10, players=(3, 5), seed=1, bots=all_but_one)
    dice = np.random.default_rng(3)
    wins = played = 0.0
    for _ in range(1500 if citadels.compiled() else 40):
        seen = games.observe()
        mine = [number % players for number, players in zip(games.numbers, games.players)]
        assert seen.seat.tolist() == mine
        stepped = games.step(any_choice(seen, dice))
        for i in np.flatnonzero(stepped.done):
            played += 1
            wins += stepped.reward[i, mine[i]] > 0
    if citadels.compiled():
        assert played > 100 and wins / played < 0.1     # chance beats no builders


def test_any_bot_of_the_register_can_play_along() -> None:
    games = VectorGames(2, players=3, seed=1, bots={1: "search:2", 2: "random"})
    dice = np.random.default_rng(4)
    done = 0
    for _ in range(400 if citadels.compiled() else 20):
        seen = games.observe()
        assert not seen.seat.any()
        done += int(games.step(any_choice(seen, dice)).done.sum())
    assert done or not citadels.compiled()


def test_decisions_without_a_choice_are_skipped_unless_they_are_wanted() -> None:
    dice = np.random.default_rng(5)
    for skip in (True, False):
        games = VectorGames(8, players=4, seed=1, skip_forced=skip)
        least = 99
        for _ in range(60):
            seen = games.observe()
            least = min(least, int(np.diff(seen.offsets).min()))
            games.step(any_choice(seen, dice))
        assert least == (2 if skip else 1)


def test_the_builder_suggests_what_the_builder_of_the_register_plays() -> None:
    dice = random.Random(1)
    for edition, players in TABLES[::3]:
        game = Game.new(edition, players, preset="random", seed=players, chance=QUICK)
        table = Table(game.clone(), [None] * players, 0)
        while table.run(skip_forced=False) and (citadels.compiled() or len(game.record()["moves"]) < 80):
            observation = Observation(game, table.seat())
            wanted = choose_move(observation.fast(), sorted(observation.moves), Xorshift64(9))
            assert BuilderSeat(Xorshift64(9)).choose(table, table.seat(), table.moves[:]) == wanted
            move = dice.choice([wanted, dice.choice(table.moves)])
            table.apply(move)
            game.play(LINE[move])
            if len(game.record()["moves"]) > 300:
                break


def test_suggestions_are_places_among_the_options() -> None:
    games = VectorGames(16, seed=7, **MIXED)
    for _ in range(STEPS):
        counts = np.diff(games.observe().offsets)
        choices = games.suggest("builder")
        assert (choices >= 0).all() and (choices < counts).all()
        games.step(choices)
    with pytest.raises(ValueError, match="builder or random"):
        games.suggest("search")


def test_the_oracle_tells_what_is_hidden_and_the_features_do_not() -> None:
    """Two games that a seat cannot tell apart: equal rows, but the oracle sees other hands."""
    game = some_game(3, 5)
    for _ in range(40):
        game.play(game.options()[0])
    seat = game.player
    assert seat is not None
    twin = game.imagine(seat, 8)
    assert encode(game, seat).features.tolist() == encode(twin, seat).features.tolist()
    told = np.frombuffer(oracle_row(game.state, seat), "<i2")
    assert told.tobytes() != oracle_row(twin.state, seat) and told.min() > 0 and told.max() < ORACLE_FEATURES
    assert len(set(told.tolist())) == len(told)
    games = VectorGames(4, players=5, seed=3)
    games.observe()
    table = games._batch.tables[2]
    row = oracle_row(table.g, table.seat())
    assert games.oracle()[2, :len(row) // 2].tobytes() == row


def test_a_row_that_is_too_long_is_cut_and_said_so() -> None:
    games = VectorGames(2, players=5, seed=3, width=40)
    with pytest.warns(UserWarning, match="2 rows were cut at 40 features"):
        assert games.observe().features.shape == (2, 40)


def test_kinds_of_games_are_mixed_as_asked() -> None:
    games = VectorGames(64, seed=1, **MIXED)
    told = {meaning(int(number)) for number in games.observe().features[:, 0]}
    assert told == {"edition 0", "edition 1", "edition 2", "edition 3"}
    assert set(games.players) == set(range(2, 9))
    casts = {table.g.setup.cast for table in games._batch.tables}
    assert len(casts) > 20
    assert {table.g.setup.edition.name for table in games._batch.tables} == set(MIXED["edition"])


@pytest.mark.parametrize(("asked", "fault"), [
    ({"players": 1}, BadSetup), ({"edition": "tarot"}, BadSetup), ({"players": 9}, BadSetup),
    ({"players": 2, "bots": {0: "builder", 1: "builder"}}, ValueError), ({"preset": "nobody", "n": 0}, ValueError)])
def test_what_cannot_be_played_is_refused(asked: dict[str, Any], fault: type[Exception]) -> None:
    with pytest.raises(fault):
        VectorGames(**{"n": 1, **asked})


def test_choices_must_fit() -> None:
    games = VectorGames(2, players=2)
    with pytest.raises(ValueError, match="2 choices"):
        games.step([0])
    with pytest.raises(IndexError):
        games.step([0, 99])


def test_the_features_of_moves_have_a_row_for_each_move() -> None:
    table = move_features()
    seen = VectorGames(4, players=5).observe()
    assert seen.moves.max() < len(table) and table.shape[1] == 7
