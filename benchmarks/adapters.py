"""Decisions per second through the adapters to other libraries, compared with those libraries' own games.

    python -m benchmarks.research --part adapters

Moves are drawn at random from the options, in the same way for all games of a library: from the mask for PettingZoo and
Gymnasium, from the list for OpenSpiel. The player who decides gets an observation each time.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

Round = Callable[[float], float]        # plays for some seconds of processor time; returns decisions per second
PETTINGZOO: Final = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4",
                     "texas_holdem_no_limit_v6", "go_v5", "chess_v6")
OPENSPIEL: Final = ("tic_tac_toe", "leduc_poker", "hearts", "gin_rummy", "python_tic_tac_toe", "python_block_dominoes")
CHECKED: Final = 50         # decisions between two looks at the clock


def timed(play: Callable[[int], int], seconds: float) -> float:
    decisions = 0
    start = time.process_time()
    while (now := time.process_time()) - start < seconds:
        decisions += play(CHECKED)
    return decisions / (now - start)


def option(mask: Any, dice: random.Random) -> int:
    return dice.choice(np.flatnonzero(mask.view(np.bool_)).tolist())


def agents(env: Any) -> Round:
    """PettingZoo: `last`, choose, `step`."""
    dice = random.Random(1)
    env.reset(seed=1)

    def play(steps: int) -> int:
        decided = 0
        for _ in range(steps):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(option(seen["action_mask"], dice))
            decided += 1
        return decided

    return lambda seconds: timed(play, seconds)


def one_seat(env: Any) -> Round:
    """Gymnasium: `step`, choose."""
    dice = random.Random(1)
    _, info = env.reset(seed=1)

    def play(steps: int) -> int:
        nonlocal info
        for _ in range(steps):
            _, _, over, cut, info = env.step(option(info["action_mask"], dice))
            if over or cut:
                _, info = env.reset()
        return steps

    return lambda seconds: timed(play, seconds)


def states(game: Any, observer: Any = None) -> Round:
    """OpenSpiel: the tensor of the player who decides, as a list or by an observer, choose, `apply_action`."""
    dice = random.Random(1)
    kind = game.get_type()
    state = game.new_initial_state()

    def play(steps: int) -> int:
        nonlocal state
        decided = 0
        while decided < steps:
            if state.is_terminal():
                state = game.new_initial_state()
                continue
            if not state.is_chance_node():
                decided += 1
                if observer is not None:
                    observer.set_from(state, state.current_player())
                elif kind.provides_information_state_tensor:
                    state.information_state_tensor()
                else:
                    state.observation_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
        return decided

    return lambda seconds: timed(play, seconds)


def rounds() -> list[tuple[str, str, Round]]:
    """Library, game, and how to play it."""
    import gymnasium
    import pyspiel
    from open_spiel.python.observation import make_observation

    import citadels.research.openspiel
    from citadels.research import aec_env, gym_env

    import_module("open_spiel.python.games")        # registers the games written in Python
    found = [("PettingZoo", f"**citadels, {players} players**", agents(aec_env(players=players))) for players in (2, 5)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in PETTINGZOO:
            module = import_module(f"pettingzoo.classic.{name}")
            found += [("PettingZoo", name, agents(module.env()))]
    found += [
        ("Gymnasium", "**citadels, 5 players, bots `random`**", one_seat(gym_env(players=5, bots="random"))),
        ("Gymnasium", "**citadels, 5 players, bots `builder`**", one_seat(gym_env(players=5))),
        ("Gymnasium", "the same by `gymnasium.make`",
         one_seat(gymnasium.make("citadels.research.gym:citadels/Deluxe-v0", players=5))),
    ]
    names = [f"{citadels.research.openspiel.GAME_TYPE.short_name}(players={players})" for players in (2, 5)]
    found += [("OpenSpiel", f"**{name}**", states(pyspiel.load_game(name))) for name in names]
    last = pyspiel.load_game(names[-1])
    found += [("OpenSpiel", "the same by an observer", states(last, make_observation(last)))]
    return found + [("OpenSpiel", name, states(pyspiel.load_game(name))) for name in OPENSPIEL]
