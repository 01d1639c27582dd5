"""Gymnasium's own checker, and one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from citadels.bots import BadBot
from citadels.engine.errors import BadSetup
from citadels.research import gym_env
from citadels.research.gym import IDS


def game_of(env: Any, seed: int | None, dice: np.random.Generator) -> tuple[float, dict[str, Any]]:
    """Play to the end at random; the reward and what is told then."""
    _, info = env.reset(seed=seed)
    over = False
    reward = 0.0
    while not over:
        assert reward == 0
        action = dice.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(action)
        assert not cut
    return reward, info


@pytest.mark.parametrize("name", IDS.values())
def test_the_checker_of_environments_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name).unwrapped)
    assert "player_0" in capsys.readouterr().out      # it looked at the render modes, too


def test_naming_the_module_registers_the_environments() -> None:
    env = gymnasium.make("citadels.research.gym:citadels/CommonCity-v0", players=3, bots="random", seat=1)
    _, info = env.reset(seed=1)
    assert info["seat"] == 1 and info["action_mask"].sum() > 1
    assert env.spec is not None and env.spec.kwargs["edition"] == "common-city"


def test_the_end_tells_the_points_and_the_share_of_the_win() -> None:
    env = gym_env(players=3, bots=("random", "builder"))
    dice = np.random.default_rng(1)
    seats = set()
    for seed in range(12):
        reward, info = game_of(env, seed, dice)
        seats.add(info["seat"])
        mine = info["points"][info["seat"]]
        assert (reward > 0) == (mine == max(info["points"])) and reward in (-1 / 3, 2 / 3, 1 / 2 - 1 / 3)
        assert not info["action_mask"].any()
    assert seats == {0, 1, 2}


def test_bots_play_as_they_can() -> None:
    dice = np.random.default_rng(2)
    weak = [game_of(gym_env(players=2, bots="random", seat=seed % 2), seed, dice)[0] for seed in range(40)]
    strong = [game_of(gym_env(players=2, bots="builder", seat=seed % 2), seed, dice)[0] for seed in range(40)]
    assert np.mean(strong) < -0.4 < np.mean(weak)


def test_any_bot_of_the_register_can_play_along() -> None:
    env = gym_env(players=3, bots=["search:2", "random"], seat=0)
    _, info = env.reset(seed=2)
    for _ in range(15):
        _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        assert reward == 0 and not over
    with pytest.raises(BadBot):
        gym_env(players=2, bots="nobody")


def test_what_is_no_option_ends_the_game() -> None:
    env = gym_env(seat=2)
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[3])
    after, reward, over, _, told = env.step(illegal)
    assert reward == -1 and over and told["illegal"] == illegal
    assert np.array_equal(seen, after)
    with pytest.raises(RuntimeError, match="over"):
        env.step(illegal)


def test_masks_are_there_for_libraries_that_ask_for_them() -> None:
    env = gym_env()
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_ and np.array_equal(masks, info["action_mask"] == 1)


def test_many_environments_run_side_by_side() -> None:
    many = gymnasium.make_vec("citadels/Deluxe-v0", num_envs=3, vectorization_mode="sync", bots="random")
    dice = np.random.default_rng(3)
    _, infos = many.reset(seed=1)
    ended = 0
    for _ in range(120):
        # A row of zeros belongs to a game that has ended: the next step deals a new one, whatever it is given.
        choices = [dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]]
        _, rewards, over, _, infos = many.step(np.array(choices))
        assert not (rewards == -1).any()
        ended += int(over.sum())
    assert ended


def test_the_environment_refuses_what_makes_no_sense() -> None:
    with pytest.raises(BadSetup):
        gym_env("deluxe", 9)
    with pytest.raises(ValueError, match="3 bots"):
        gym_env(bots=["random"])
    with pytest.raises(ValueError, match="seats"):
        gym_env(seat=4)
    with pytest.raises(RuntimeError, match="reset"):
        gym_env().step(0)
