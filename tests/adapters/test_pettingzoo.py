"""PettingZoo's own tests, and that our adapter shows and plays the same games as the engine."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state as play_with_state
from pettingzoo.test.state_test import test_state_space as check_state_space

from citadels import Game
from citadels.bots.encoding.features import FEATURES
from citadels.engine.errors import BadSetup
from citadels.engine.rng import QUICK
from citadels.research import action_line, aec_env, encode, line_action

EDITIONS = [("deluxe", 4), ("classic", 2), ("circus", 7), ("common-city", 3)]


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_the_api_test_passes(edition: str, players: int) -> None:
    with warnings.catch_warnings():
        # It has a list of its own games whose observations are dictionaries, and warns about those of all others.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        # It looks at agents that have just finished, too, when there is nothing to choose any more.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(aec_env(edition, players), num_cycles=400)


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_the_seed_test_passes(edition: str, players: int) -> None:
    seed_test(lambda: aec_env(edition, players, preset="random"), num_cycles=50)


def test_the_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec_env(render_mode=render_mode))
    assert "player_3: 2 gold" in capsys.readouterr().out


def test_the_state_test_passes() -> None:
    """All of it but the part for parallel environments: here agents take turns."""
    env = aec_env(players=5)
    check_state_space(env)
    play_with_state(env, num_cycles=10)


def played(env: Any, dice: np.random.Generator) -> dict[str, float]:
    """Play to the end at random; the rewards."""
    while not any(env.terminations.values()):
        observation, _, _, _, _ = env.last()
        env.step(dice.choice(np.flatnonzero(observation["action_mask"])))
    return dict(env.rewards)


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = aec_env(players=3, seed=5)
    dice = np.random.default_rng(1)
    for _ in range(5):
        env.reset()
        rewards = played(env, dice)
        assert abs(sum(rewards.values())) < 1e-9 and max(rewards.values()) > 0
        points = {agent: env.infos[agent]["points"] for agent in env.agents}
        assert points[max(rewards, key=rewards.__getitem__)] == max(points.values())
        assert env.last()[1] == rewards[env.agent_selection]
        for _ in range(3):
            env.step(None)
        assert env.agents == []


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_every_agent_sees_what_its_seat_may_know(edition: str, players: int) -> None:
    """The same as in a game that the seat cannot tell from the real one, whether it decides or not."""
    env = aec_env(edition, players, preset="random", skip_forced=False)
    env.reset(seed=9)
    assert env._game is not None
    game = Game.new(edition, players, preset="random", seed=env._game.table.game.seed, chance=QUICK)
    dice = np.random.default_rng(2)
    for step in range(60):
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            twin = game.imagine(seat, step)
            expected = encode(twin, seat)
            assert np.flatnonzero(seen["observation"]).tolist() == sorted(expected.features.tolist())
            deciding = agent == env.agent_selection
            options = sorted(encode(game, seat).moves.tolist()) if deciding else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == options
        seat = env.possible_agents.index(env.agent_selection)
        assert seat == game.player
        action = int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        line = action_line(action, seat, players)
        assert line_action(line, seat, players) == action
        env.step(action)
        game.play(line)


def test_what_an_agent_was_shown_stays_as_it_was() -> None:
    env = aec_env(seed=3)
    env.reset()
    first = env.last()[0]
    kept = {name: values.copy() for name, values in first.items()}
    env.step(np.flatnonzero(first["action_mask"])[0])
    second = env.last()[0]
    assert all(np.array_equal(first[name], kept[name]) for name in kept)
    assert not np.array_equal(first["observation"], second["observation"])


def test_what_is_no_option_ends_the_game() -> None:
    env = aec_env(players=3, seed=1)
    env.reset()
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[7])
    env.step(illegal)
    assert all(env.terminations.values()) and env.infos[agent]["illegal"] == illegal
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}
    with pytest.raises(ValueError, match="None"):
        env.step(illegal)


def test_the_environment_refuses_what_makes_no_sense() -> None:
    with pytest.raises(BadSetup):
        aec_env("deluxe", 9)
    with pytest.raises(ValueError, match="rgb_array"):
        aec_env(render_mode="rgb_array")
    with pytest.raises(RuntimeError, match="reset"):
        aec_env().step(0)


def test_the_state_knows_hidden_cards_and_observations_do_not() -> None:
    env = aec_env(players=2, seed=1)
    env.reset()
    own = env.last()[0]["observation"]
    state = env.state()
    assert np.array_equal(state[:FEATURES], own) and state[FEATURES:].any()


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = aec_env("classic", 5, seed=4)
    other = pickle.loads(pickle.dumps(env))
    env.reset(seed=8)
    other.reset(seed=8)
    assert env.edition == other.edition == "classic"
    assert np.array_equal(env.last()[0]["observation"], other.last()[0]["observation"])
