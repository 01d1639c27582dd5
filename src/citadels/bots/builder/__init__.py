"""The bot that plays by rules of thumb.

    picking   which character to take
    naming    whom to kill, rob, bewitch, threaten
    turn      what to do in a turn, and in which order
    answers   all other decisions
    people    what a character is worth to whom, who may hold it, who is to be feared
    cards     what a district is worth
    tastes    the numbers
    policy    all of it as one function
"""

from __future__ import annotations

from typing import ClassVar

from citadels.bots.bot import Bot, Thought
from citadels.bots.builder.policy import choose
from citadels.bots.sight import Sight
from citadels.engine.words import LINES


class BuilderBot(Bot):
    name: ClassVar[str] = "builder"

    def decide(self, sight: Sight) -> str:
        return LINES[choose(sight.glance(), sight.moves, self.chance)]

    def explain(self, sight: Sight) -> list[Thought]:
        """Its favourites, each tried in imagined games that builders play to the end."""
        from citadels.bots.search import estimates

        return estimates(sight, self.chance)
