"""Citadels as a game of OpenSpiel. Importing this registers `python_citadels`.

    import pyspiel
    import citadels.research.openspiel
    game = pyspiel.load_game("python_citadels(edition=deluxe,players=4)")

Chance comes first: it draws the seed of the game, a digit at a time, and everything else follows from that.
Decisions with a single option are made automatically, as in `VectorGames`, and actions have the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from citadels.bots.encoding.features import FEATURES
from citadels.engine.ids import SEATS
from citadels.research.remembered import Remembered
from citadels.research.single import ACTIONS, line_of_action

DIGITS: Final = 4               # chance nodes
DIGIT: Final = 256              # outcomes of each: 4,294,967,296 deals
LONGEST: Final = 100_000        # decisions; random play in the Common City takes up to 10,000

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_citadels",
    long_name="Python Citadels",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"edition": "deluxe", "players": 4, "preset": ""},
)


class CitadelsGame(pyspiel.Game):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.edition: str = given["edition"]
        self.players: int = given["players"]
        self.preset: str = given["preset"]
        Remembered.deal(self.edition, self.players, self.preset, 0)     # a wrong setup is refused here
        super().__init__(GAME_TYPE, pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DIGIT,
            num_players=self.players,
            min_utility=-1 / self.players,
            max_utility=1 - 1 / self.players,
            utility_sum=0.0,
            max_game_length=LONGEST,
        ), params or {})

    def new_initial_state(self) -> CitadelsState:
        return CitadelsState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CitadelsObserver:
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        return CitadelsObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CitadelsState(pyspiel.State):
    """OpenSpiel copies and saves all attributes of a state, so it has only these two."""

    def __init__(self, game: CitadelsGame) -> None:
        super().__init__(game)
        self.digits: tuple[int, ...] = ()
        self.held: Remembered | None = None     # the game, once it is dealt

    def current_player(self) -> int:
        held = self.held
        if held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return held.seat if held.actions else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.held is not None and not self.held.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / DIGIT) for digit in range(DIGIT)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None
        return self.held.actions

    def _apply_action(self, action: int) -> None:
        if self.held is not None:
            self.held.play(action)
            return
        self.digits += (action,)
        if len(self.digits) == DIGITS:
            game = self.get_game()
            seed = int.from_bytes(bytes(self.digits), "big")
            self.held = Remembered.deal(game.edition, game.players, game.preset, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action}"
        return line_of_action(action, player, self.num_players()) or f"action {action}"

    def returns(self) -> list[float]:
        if self.held is None or self.held.actions:
            return [0.0] * self.num_players()
        return self.held.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CitadelsState:
        """A state that the player cannot tell from this one, for searches. It has no history of its own."""
        assert self.held is not None
        other: CitadelsState = self.get_game().new_initial_state()
        other.held = self.held.imagined(player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        dealt = f"digits {' '.join(map(str, self.digits))}"
        return dealt if self.held is None else f"{dealt}: {self.held.written()}"


class CitadelsObserver:
    """What a player may know. The tensor is the encoding; only the string of an information state has the whole past.

    Observers of only the public or only the private part have strings, but no tensor.
    """

    def __init__(self, kind: Any) -> None:
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall: bool = kind.perfect_recall
        whole = self.public and self.private
        self.tensor = np.zeros(FEATURES, np.float32) if whole else None
        self.dict: dict[str, Any] = {"features": self.tensor} if whole else {}

    def set_from(self, state: CitadelsState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.held is not None:
            self.tensor[state.held.features(player)] = 1

    def string_from(self, state: CitadelsState, player: int) -> str:
        held = state.held
        if held is None:
            return ""
        if self.public and self.private:
            return held.past_and_present(player) if self.recall else held.present(player)
        if self.public:
            return json.dumps(held.game.view(None))
        return json.dumps(held.game.view(player)["players"][player]) if self.private else ""


pyspiel.register_game(GAME_TYPE, CitadelsGame)
