"""Tables of refusals: in a situation, which rule forbids which lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from citadels import Game

Situations = dict[str, tuple[Callable[[], Game], dict[str, str]]]
"""What is going on: the game, and for each rule the lines that it forbids, apart by commas."""


def cases(situations: Situations) -> list[Any]:
    """One test for each line; it carries the rule that it pins."""
    return [pytest.param(make, line, rule, id=f"{situation}: {line}", marks=pytest.mark.rule(rule))
            for situation, (make, forbidden) in situations.items()
            for rule, lines in forbidden.items() for line in lines.split(", ")]
