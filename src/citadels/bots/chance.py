"""The bot that leaves everything to chance."""

from __future__ import annotations

from typing import ClassVar

from citadels.bots.bot import Bot, Thought, fallback
from citadels.bots.sight import Sight


class RandomBot(Bot):
    name: ClassVar[str] = "random"

    def decide(self, sight: Sight) -> str:
        return fallback(sight.options, self.dice)

    def explain(self, sight: Sight) -> list[Thought]:
        options = sight.options
        return [Thought(line, 1 / len(options), None, 0) for line in options]
