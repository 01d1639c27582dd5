"""Four levels for people."""

from __future__ import annotations

from typing import ClassVar, Final

from citadels.bots.builder import BuilderBot
from citadels.bots.builder.policy import move_values
from citadels.bots.learned import LearnedSearchBot
from citadels.bots.observation import Observation
from citadels.engine.verbs import courtesy_among
from citadels.engine.words import LINE

LAPSE: Final = 0.5          # how often the easy bot plays just any move that is not plainly bad
# The most iterations and the most seconds of the search for a decision
BUDGETS: Final = {"hard": (300, 0.4), "master": (4000, 1.0)}


class EasyBot(BuilderBot):
    """Plays by the rules of thumb, but its mind wanders."""

    name: ClassVar[str] = "easy"

    def decide(self, observation: Observation) -> str:
        if courtesy_among(observation.moves) < 0 and self.fast_rng.unit() < LAPSE:
            values = move_values(observation.fast(), observation.moves)
            floor = min(0.0, max(values))
            passable = [move for move, value in zip(observation.moves, values) if value >= floor]
            return LINE[passable[self.fast_rng.below(len(passable))]]
        return super().decide(observation)


class NormalBot(BuilderBot):
    name: ClassVar[str] = "normal"


class HardBot(LearnedSearchBot):
    name: ClassVar[str] = "hard"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, *BUDGETS[self.name])


class MasterBot(HardBot):
    """The best bot that answers within a second."""

    name: ClassVar[str] = "master"
