"""From decisions to minutes, by an explicit model (clock.toml), because bots need no time and few tables were timed."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

FILE: Final = resources.files("citadels.lab.numbers") / "clock.toml"
MODEL: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
DECISIONS: Final[dict[str, float]] = MODEL["decisions"]
OTHER: Final[float] = MODEL["other"]


def seconds(line: str) -> float:
    """How long people take for a decision."""
    return DECISIONS.get(line.partition(" ")[0], OTHER)


def minutes(deciding: float, rounds: int, characters: int) -> float:
    """How long people take for a game, given the seconds for all its decisions."""
    calls: float = MODEL["round"] + characters * MODEL["call"]
    whole: float = MODEL["setting_up"] + deciding + rounds * calls + MODEL["scoring"]
    return whole / 60
