"""Citadels as an environment of Gymnasium: one seat against bots. Importing this registers all editions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from citadels.bots.encoding.features import FEATURES
from citadels.engine.editions import EDITIONS
from citadels.research import adapter
from citadels.research.single import ACTIONS, SingleGame

IDS = {name: f"citadels/{name.title().replace('-', '')}-v0" for name in EDITIONS}


class CitadelsGym(gymnasium.Env):
    """One seat of a game; bots play the others.

    The reward comes at the end: the share of the win minus a fair share. An action that is not an option ends the game
    with a reward of -1; `info["action_mask"]` and `action_masks()` list the options.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(self, edition: str = "deluxe", players: int = 4, bots: str | Sequence[str] = "builder",
                 seat: int | None = None, skip_forced: bool = True, render_mode: str | None = None,
                 **setup: Any) -> None:
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise ValueError(f"{players - 1} bots are needed, not {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seats are numbers from 0 to {players - 1}, not {seat}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is {' or '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.edition = edition
        self.players = players
        self.bots = names
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(0, 1, (FEATURES,), np.int8)
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self._seat = seat
        self._skip_forced = skip_forced
        self._setup = setup
        self._game: SingleGame | None = None
        self._over = True
        self.seat = seat or 0
        self._deal(0)       # a wrong setup is refused here, not at the first reset

    def _deal(self, seed: int) -> SingleGame:
        others = [seat for seat in range(self.players) if seat != self.seat]
        bots: Mapping[int, str] = dict(zip(others, self.bots, strict=True))
        return adapter.deal(self.edition, self.players, seed, bots=bots, setup=self._setup,
                            skip_forced=self._skip_forced, before=self._game)

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[adapter.Int8, dict[str, Any]]:
        """Deal the next game. Unless `seat` was given, the learner sits anywhere."""
        super().reset(seed=seed)
        if self._seat is None:
            self.seat = int(self.np_random.integers(self.players))
        self._game = self._deal(int(self.np_random.integers(adapter.SEEDS)))
        while self._game.over:      # it ended before the learner had anything to decide
            self._game = self._deal(int(self.np_random.integers(adapter.SEEDS)))
        self._over = False
        return self._seen()

    def _seen(self) -> tuple[adapter.Int8, dict[str, Any]]:
        game = adapter.started(self._game)
        return adapter.seen_by(game, self.seat), {"action_mask": adapter.options_of(game, self.seat), "seat": self.seat}

    def step(self, action: int) -> tuple[adapter.Int8, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and everything up to the next decision."""
        game = adapter.started(self._game)
        if self._over:
            raise RuntimeError("the game is over; reset() deals the next")
        reward = 0.0
        legal = game.play(int(action))
        if game.over:
            reward = game.shares[self.seat] - 1 / self.players
        elif not legal:
            reward = adapter.ILLEGAL
        self._over = game.over or not legal
        seen, info = self._seen()
        if game.over:
            info["points"] = game.points[:]
        elif not legal:
            info["illegal"] = int(action)
        if self.render_mode == "human":
            self.render()
        return seen, reward, self._over, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The options, under the name that other libraries use."""
        return adapter.options_of(adapter.started(self._game), self.seat).view(np.bool_)

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        names = [f"player_{seat}" for seat in range(self.players)]
        text = adapter.drawn(adapter.started(self._game), names)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None


def gym_env(edition: str = "deluxe", players: int = 4, **settings: Any) -> CitadelsGym:
    """A Gymnasium environment without the wrappers that `gymnasium.make` adds."""
    return CitadelsGym(edition, players, **settings)


for _edition, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, f"{__name__}:CitadelsGym", kwargs={"edition": _edition})
