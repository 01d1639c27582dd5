"""The golden games come out as they are written."""
from __future__ import annotations

import pytest

from tests.golden import path, text
from tests.playing import TABLES


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_golden_games_come_out_as_written(edition: str, players: int) -> None:
    assert text(edition, players) == path(edition, players).read_text(encoding="utf-8")
