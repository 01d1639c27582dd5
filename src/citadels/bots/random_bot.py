"""The bot that plays at random."""

from __future__ import annotations

from typing import ClassVar

from citadels.bots.bot import Bot, Thought, random_option
from citadels.bots.observation import Observation


class RandomBot(Bot):
    name: ClassVar[str] = "random"

    def decide(self, observation: Observation) -> str:
        return random_option(observation.options, self.rng)

    def explain(self, observation: Observation) -> list[Thought]:
        options = observation.options
        return [Thought(line, 1 / len(options), None, 0) for line in options]
