"""One game at a time, for the adapters to other libraries: the same decisions, features and numbers of moves."""

from __future__ import annotations

import random

import numpy as np
import pytest

import citadels
from citadels import Game
from citadels.bots.encoding.features import FEATURES
from citadels.engine.rng import QUICK
from citadels.research import action_line, adapter, encode, line_action, move_features
from citadels.research.single import ACTIONS, SingleGame
from tests.playing import TABLES

STEPS = 80 if citadels.compiled() else 15


def begin(edition: str, players: int, seed: int, **setup: object) -> SingleGame:
    return adapter.deal(edition, players, seed, bots={}, setup=setup, skip_forced=False, before=None)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_plays_and_shows_the_game_of_the_engine(edition: str, players: int) -> None:
    single = begin(edition, players, 11, preset="random")
    game = Game.new(edition, players, preset="random", seed=11, chance=QUICK)
    dice = random.Random(players)
    for step in range(STEPS):
        if game.over:
            break
        seat = single.seat
        assert seat == game.player
        lines = [action_line(action, seat, players) for action in single.actions]
        assert sorted(lines) == sorted(game.options())
        assert [line_action(line, seat, players) for line in lines] == single.actions
        assert np.flatnonzero(adapter.options_of(single, seat)).tolist() == sorted(single.actions)
        for other in range(players):
            expected = encode(game.imagine(other, step), other).features
            assert np.flatnonzero(adapter.seen_by(single, other)).tolist() == sorted(expected.tolist())
            assert other == seat or not adapter.options_of(single, other).any()
        choice = dice.randrange(len(lines))
        assert single.play(single.actions[choice])
        game.play(lines[choice])


def test_it_ends_with_points_and_shares() -> None:
    single = begin("deluxe", 3, 2)
    game = Game.new("deluxe", 3, seed=2, chance=QUICK)
    dice = random.Random(1)
    while not single.over:
        action = dice.choice(single.actions)
        game.play(action_line(action, single.seat, 3))
        single.play(action)
    assert game.over and single.seat == -1 and single.actions == []
    assert single.points == [row["total"] for row in game.scores()]
    assert [seat for seat in range(3) if single.shares[seat]] == game.winners and abs(sum(single.shares) - 1) < 1e-9
    assert adapter.seen_by(single, 1).any() and "points: " in adapter.drawn(single, ["a", "b", "c"])


def test_what_is_no_option_changes_nothing() -> None:
    single = begin("deluxe", 4, 3)
    before = (single.seat, single.actions[:], single.row(single.seat))
    illegal = next(action for action in range(ACTIONS) if action not in single.actions)
    assert not single.play(illegal)
    assert (single.seat, single.actions, single.row(single.seat)) == before


def test_numbers_of_actions_are_rows_of_the_table_of_moves() -> None:
    assert len(move_features()) == ACTIONS
    seen = set()
    for action in range(ACTIONS):
        for seat in (0, 2):
            try:
                line = action_line(action, seat, 4)
            except ValueError:
                continue
            assert line_action(line, seat, 4) == action
            seen.add(line)
    assert {"gold", "build castle"} <= seen
    for wrong in (-1, ACTIONS):
        with pytest.raises(ValueError, match="numbers from 0"):
            action_line(wrong, 0, 4)
    with pytest.raises(ValueError, match="not a line"):
        line_action("fly", 0, 4)


def test_the_drawing_tells_who_decides_unless_that_is_secret() -> None:
    names = ["a", "b", "c", "d", "e"]
    dice = random.Random(2)
    open_, secret = 0, 0
    for seed in range(40):
        single = begin("circus", 5, seed)
        while not single.over and not secret:
            text = adapter.drawn(single, names)
            if single.table.game.secret:
                assert "*" not in text
                secret += 1
            else:
                assert text.splitlines()[1 + single.seat].startswith("*") and text.count("*") == 1
                open_ += 1
            single.play(dice.choice(single.actions))
    assert open_ and secret


def test_the_state_for_critics_holds_more_than_any_seat_sees() -> None:
    single = begin("deluxe", 4, 6)
    state = adapter.everything(single)
    assert len(state) == adapter.STATE and np.array_equal(state[:FEATURES], adapter.seen_by(single, single.seat))
    assert state[FEATURES:].any()
