"""Citadels as an environment of PettingZoo: agents take turns, each with its own view and mask of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv

from citadels.bots.encoding.features import FEATURES
from citadels.research import adapter
from citadels.research.single import ACTIONS, SingleGame

Observation = dict[str, adapter.Int8]


class CitadelsAec(AECEnv, EzPickle):
    """All seats of a game are agents: `player_0` and so on.

    Rewards come at the end: the share of the win minus a fair share. An action that is not an option ends the game for
    all, with a reward of -1 for the agent that chose it and 0 for the others.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "citadels_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1,
    }

    def __init__(self, *, edition: str, players: int, seed: int | None, skip_forced: bool, render_mode: str | None,
                 setup: Mapping[str, Any]) -> None:
        EzPickle.__init__(self, edition=edition, players=players, seed=seed, skip_forced=skip_forced,
                          render_mode=render_mode, setup=setup)
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is {' or '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.edition = edition
        self.players = players
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self.setup = dict(setup)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: gymnasium.spaces.Dict({
            "observation": gymnasium.spaces.Box(0, 1, (FEATURES,), np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
        }) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = gymnasium.spaces.Box(0, 1, (adapter.STATE,), np.int8)
        self._dice, _ = seeding.np_random(seed)
        self._game: SingleGame | None = None
        self._deal()        # a wrong setup is refused here, not at the first reset

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def _deal(self) -> SingleGame:
        number = int(self._dice.integers(adapter.SEEDS))
        return adapter.deal(self.edition, self.players, number, bots={}, setup=self.setup,
                            skip_forced=self.skip_forced, before=self._game)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game. A seed decides this one and those that follow."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self._game = self._deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._game.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know now. The arrays are its own: nothing overwrites them."""
        game = adapter.started(self._game)
        seat = self._seats[agent]
        return {"observation": adapter.seen_by(game, seat), "action_mask": adapter.options_of(game, seat)}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that decides; None for one whose game is over."""
        game = adapter.started(self._game)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise ValueError(f"{agent} has to choose")
        if not game.play(int(action)):
            self.rewards[agent] = adapter.ILLEGAL
            self.infos[agent]["illegal"] = int(action)
            self._end()
        elif game.over:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = game.shares[seat] - 1 / self.players
                self.infos[agent]["points"] = game.points[seat]
            self._end()
        else:
            self.agent_selection = self.possible_agents[game.seat]      # rewards are all 0 before the end
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def state(self) -> adapter.Int8:
        """Everything, hidden cards too: for a critic in training, never for a player."""
        return adapter.everything(adapter.started(self._game))

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing without a render_mode")
            return None
        text = adapter.drawn(adapter.started(self._game), self.possible_agents)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def aec_env(edition: str = "deluxe", players: int = 4, *, seed: int | None = None, skip_forced: bool = True,
            render_mode: str | None = None, **setup: Any) -> CitadelsAec:
    """A PettingZoo environment. `setup` is passed to `Game.new`: preset, characters, uniques, rank9, options, crown.

    With `skip_forced`, decisions with a single option are made automatically.
    """
    return CitadelsAec(edition=edition, players=players, seed=seed, skip_forced=skip_forced, render_mode=render_mode,
                       setup=setup)
