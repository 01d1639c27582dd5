"""What an option would bring, told before it is played."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.offers import Effect, effects, parse
from tests.scenarios.table import play, seat, table


def effect(game: Game, line: str) -> Effect:
    return effects(game, 0, [parse(line)])[line]


@pytest.mark.parametrize("gold, hand, grown", [
    (3, "manor", 2),            # can be built
    (1, "manor", 2),            # can be built after gathering gold
    (2, "palace", 0),           # cannot even then
    (9, "tavern", 0),           # earns nothing for the King
    (9, "manor school-of-magic", 2),  # one district, not two
    (0, "", 0),
])
def test_an_income_tells_what_it_would_be_with_one_more_district(gold: int, hand: str, grown: int) -> None:
    game = table(seat("king", gold, hand, "castle"), rank=4)
    assert (effect(game, "income").gold, effect(game, "income").grown) == (1, grown)


def test_it_tells_so_until_nothing_more_can_be_built() -> None:
    game = play(table(seat("king", 3, "manor palace", "castle"), rank=4), "gold")
    assert effect(game, "income").grown == 2
    play(game, "build manor")
    assert (effect(game, "income").gold, effect(game, "income").grown) == (2, 0)


def test_what_does_not_depend_on_the_city_does_not_grow() -> None:
    game = table(seat("merchant", 5, "tavern market", "docks"), rank=6)
    assert (effect(game, "bonus").gold, effect(game, "bonus").grown) == (1, 0)
    assert effect(game, "income").grown == 2
