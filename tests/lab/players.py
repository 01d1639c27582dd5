"""Bots for the tests of the laboratory, by name `python:tests.lab.players.CLASS`."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import ClassVar

from citadels.bots import Bot, Observation


class Last(Bot):
    """Always the last option."""

    name: ClassVar[str] = "last"

    def decide(self, observation: Observation) -> str:
        return observation.options[-1]


class Waiting(Last):
    """The same; but once there is anything in the folder DAWDLE it dawdles, so that whoever wants to interrupt can."""

    def decide(self, observation: Observation) -> str:
        if "DAWDLE" in os.environ and any(Path(os.environ["DAWDLE"]).glob("faults-*")):
            time.sleep(0.1)
        return super().decide(observation)


class Flyer(Bot):
    """Now and then wants what nobody can."""

    name: ClassVar[str] = "flyer"

    def decide(self, observation: Observation) -> str:
        return "fly" if self.rng.random() < 0.02 else self.rng.choice(observation.options)
