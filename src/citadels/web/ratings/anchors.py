"""The ratings of bots, fixed points for measuring people. `scripts/anchors.py` calculates them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from citadels.web.ratings.core import Rating


@cache
def anchors() -> dict[str, dict[str, Rating]]:
    """By edition and level."""
    read: dict[str, Any] = msgspec.json.decode((files("citadels.web.ratings") / "anchors.json").read_bytes())
    return {edition: {level: Rating(*numbers) for level, numbers in found["bots"].items()}
            for edition, found in read["editions"].items()}


def anchor(edition: str, level: str) -> Rating:
    """The rating of a bot; the default in custom editions, for which there is none."""
    return anchors().get(edition, {}).get(level, Rating())
