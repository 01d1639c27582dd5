"""The bot that plays by rules of thumb.

    picking      which character to take
    naming       whom to kill, rob, bewitch, threaten
    turn         what to do in a turn, and in which order
    answers      all other decisions
    opponents    what a character is worth to whom, who may hold it, who is dangerous
    cards        what a district is worth
    parameters   the numbers
    policy       all of it together, also for rollouts
"""

from __future__ import annotations

from typing import ClassVar

from citadels.bots.bot import Bot, Thought
from citadels.bots.builder.policy import choose_move
from citadels.bots.observation import Observation
from citadels.engine.words import LINE


class BuilderBot(Bot):
    name: ClassVar[str] = "builder"

    def decide(self, observation: Observation) -> str:
        return LINE[choose_move(observation.fast(), observation.moves, self.fast_rng)]

    def explain(self, observation: Observation) -> list[Thought]:
        """Its favourites, each tried in imagined games that builders play to the end."""
        from citadels.bots.search import estimates

        return estimates(observation, self.fast_rng)
