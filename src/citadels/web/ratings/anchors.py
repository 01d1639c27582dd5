"""The ratings of bots: fixed points, by which those of people are measured. `scripts/anchors.py` makes them."""

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
    """Of an edition that was added by hand nothing is known."""
    return anchors().get(edition, {}).get(level, Rating())
