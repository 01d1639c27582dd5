"""Bots for the tests of the laboratory, by name `python:tests.lab.players.CLASS`."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import ClassVar

from citadels.bots import Bot, Sight


class Last(Bot):
    """Always the last option."""

    name: ClassVar[str] = "last"

    def decide(self, sight: Sight) -> str:
        return sight.options[-1]


class Waiting(Last):
    """The same; but once there is anything in the folder DAWDLE it dawdles, so that whoever wants to interrupt can."""

    def decide(self, sight: Sight) -> str:
        if "DAWDLE" in os.environ and any(Path(os.environ["DAWDLE"]).glob("faults-*")):
            time.sleep(0.1)
        return super().decide(sight)


class Flyer(Bot):
    """Now and then wants what nobody can."""

    name: ClassVar[str] = "flyer"

    def decide(self, sight: Sight) -> str:
        return "fly" if self.dice.random() < 0.02 else self.dice.choice(sight.options)
