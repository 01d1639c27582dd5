"""The golden games come out as they are written."""
from __future__ import annotations

import pytest

from tests.golden import path, text
from tests.playing import SEATS


@pytest.mark.parametrize("players", SEATS)
def test_golden_games_come_out_as_written(players: int) -> None:
    assert text(players) == path(players).read_text(encoding="utf-8")
