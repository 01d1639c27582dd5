"""Bots for the tests of the laboratory, by name `python:tests.lab.players.CLASS`."""

from __future__ import annotations

from typing import ClassVar

from citadels.bots import Bot, Sight


class Last(Bot):
    """Always the last option."""

    name: ClassVar[str] = "last"

    def decide(self, sight: Sight) -> str:
        return sight.options[-1]


class Flyer(Bot):
    """Now and then wants what nobody can."""

    name: ClassVar[str] = "flyer"

    def decide(self, sight: Sight) -> str:
        return "fly" if self.dice.random() < 0.02 else self.dice.choice(sight.options)
