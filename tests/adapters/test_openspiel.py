"""OpenSpiel's own tests, and its search that plays through imagined games."""

from __future__ import annotations

import unittest
import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")     # of the many games that this imports
    from open_spiel.integration_tests import api_test
    from open_spiel.python.tests import games_sim_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import citadels.research.openspiel as adapter
from citadels.engine.errors import BadSetup
from citadels.research import encode

EDITIONS = ["edition=deluxe,players=3", "edition=classic,players=2", "edition=circus,players=4",
            "edition=deluxe,players=5,preset=random"]


def load(settings: str) -> Any:
    return pyspiel.load_game(f"python_citadels({settings})")


def walk(game: Any, dice: np.random.Generator, steps: int = adapter.LONGEST) -> list[Any]:
    """Some states of a random game, one after another."""
    state = game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal() and len(states) <= steps:
        state.apply_action(int(dice.choice(state.legal_actions())))
        states.append(state.clone())
    return states


@pytest.mark.parametrize("settings", EDITIONS)
def test_random_simulations_pass(settings: str) -> None:
    pyspiel.random_sim_test(load(settings), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("settings", EDITIONS)
def test_the_simulation_with_pickled_games_and_states_passes(settings: str) -> None:
    games_sim_test.GamesSimTest("test_pig").sim_game(load(settings))


def test_a_random_simulation_of_the_common_city_passes() -> None:
    """Random games are long there, and every step is tested by copies."""
    game = load("edition=common-city,players=2")
    states = walk(game, np.random.default_rng(1), 300)
    assert states[-1].current_player() >= 0
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)


@pytest.mark.parametrize("settings", EDITIONS)
def test_the_integration_test_of_the_interface_passes(settings: str, capfd: pytest.CaptureFixture[str]) -> None:
    class Enforced(api_test.EnforceAPIOnPartialTreeBase):
        game_name = "python_citadels"
        game = load(settings)

        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()        # takes mostly what the many seeds lead to, so here is a whole game as well
            cls.some_states += walk(cls.game, np.random.default_rng(3))[::5]

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Enforced)
    found = unittest.TextTestRunner().run(suite)
    assert found.testsRun == 5 and found.wasSuccessful(), found.failures + found.errors
    capfd.readouterr()      # it provokes an error message for each state


def test_the_search_of_openspiel_plays_a_whole_game() -> None:
    game = load("edition=deluxe,players=2")
    dice = np.random.RandomState(1)
    bot = ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 4, random_state=dice)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(dice.randint(adapter.DIGIT)))
    decided = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            decided += 1
        else:
            action = dice.choice(state.legal_actions())
        state.apply_action(int(action))
    assert decided > 20 and abs(sum(state.returns())) < 1e-9


@pytest.mark.parametrize("settings", EDITIONS)
def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(settings: str) -> None:
    game = load(settings)
    chance = iter(np.random.default_rng(5).random(10_000).tolist())
    changed = 0
    for state in walk(game, np.random.default_rng(4))[adapter.DIGITS:-1:7]:
        player = state.current_player()
        for _ in range(2):
            other = state.resample_from_infostate(player, lambda: next(chance))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions() and other.current_player() == player
            changed += any(other.observation_string(seat) != state.observation_string(seat)
                           for seat in range(game.num_players()) if seat != player)
    assert changed > 5


def test_a_resampled_state_plays_on_and_can_be_saved() -> None:
    game = load("edition=deluxe,players=3")
    state = walk(game, np.random.default_rng(6), 60)[-1]
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)
    copy = game.deserialize_state(other.serialize())
    dice = np.random.default_rng(7)
    for _ in range(40):
        assert copy.information_state_string(player) == other.information_state_string(player)
        assert copy.legal_actions() == other.legal_actions()
        action = int(dice.choice(other.legal_actions()))
        other.apply_action(action)
        copy.apply_action(action)


def test_tensors_are_the_encoding() -> None:
    for state in walk(load("edition=deluxe,players=4"), np.random.default_rng(8), 80)[adapter.DIGITS::9]:
        for seat in range(4):
            row = sorted(encode(state.held.game, seat).features.tolist())
            assert np.flatnonzero(state.observation_tensor(seat)).tolist() == row
            assert np.flatnonzero(state.information_state_tensor(seat)).tolist() == row


def test_the_past_tells_two_ways_to_the_same_position_apart() -> None:
    game = load("edition=deluxe,players=2")
    seen: dict[str, list[int]] = {}
    for seed in range(3):
        for state in walk(game, np.random.default_rng(seed))[adapter.DIGITS:-1]:
            text = state.information_state_string()
            assert seen.setdefault(text, state.history()) == state.history()


def test_the_environment_of_openspiel_for_learners_works() -> None:
    env = rl_environment.Environment(load("edition=deluxe,players=2"))
    env.seed(1)
    step = env.reset()
    for _ in range(20):
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][-1]])
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
    assert not step.last()


def test_actions_have_the_words_of_the_notation() -> None:
    state = walk(load("edition=deluxe,players=4"), np.random.default_rng(9), 40)[-1]
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(words) == sorted(state.held.game.options())


def test_a_wrong_setup_is_refused() -> None:
    with pytest.raises(BadSetup):
        load("edition=deluxe,players=9")
