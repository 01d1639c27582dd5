"""Three levels for people."""

from __future__ import annotations

from typing import ClassVar, Final

from citadels.bots.builder import BuilderBot
from citadels.bots.builder.policy import weigh
from citadels.bots.search import SearchBot
from citadels.bots.sight import Sight
from citadels.engine.ids import THANKS
from citadels.engine.words import LINES

LAPSE: Final = 0.5      # how often the easy one takes any move that is not plainly bad
ROUNDS: Final = 2000    # of thought for the hard one, where it does not take longer than
SECONDS: Final = 0.7


class EasyBot(BuilderBot):
    """Knows the rules of thumb, but its mind wanders."""

    name: ClassVar[str] = "easy"

    def decide(self, sight: Sight) -> str:
        if THANKS not in sight.moves and self.chance.unit() < LAPSE:
            weights = weigh(sight.glance(), sight.moves)
            floor = min(0.0, max(weights))
            passable = [move for move, weight in zip(sight.moves, weights) if weight >= floor]
            return LINES[passable[self.chance.below(len(passable))]]
        return super().decide(sight)


class NormalBot(BuilderBot):
    name: ClassVar[str] = "normal"


class HardBot(SearchBot):
    name: ClassVar[str] = "hard"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, ROUNDS, SECONDS)
