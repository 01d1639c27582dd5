"""What is sent of a game: encoded once for all, and for each seat exactly its view."""

from __future__ import annotations

import random

import msgspec
import pytest

from citadels.web.encoding import ENCODER
from citadels.web.views import Views
from tests.playing import TABLES, some_game, steps


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_is_sent_is_the_view_of_that_seat(number: int) -> None:
    edition, seats = TABLES[number]
    dice = random.Random(number)
    compared = 0
    for game in steps(some_game(number, seats, edition=edition), dice):
        if dice.random() < 0.9:
            continue
        views = Views(game)
        asked: list[int | None] = [None, *range(seats), *range(seats)]
        dice.shuffle(asked)  # nothing of one seat may show in the view of the next
        for seat in asked:
            assert msgspec.json.decode(views.of(seat)) == msgspec.json.decode(ENCODER.encode(game.view(seat)))
            compared += 1
    assert compared > 20
