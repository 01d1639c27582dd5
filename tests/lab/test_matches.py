"""Games by their number: settings and number say everything."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import CitadelsError, Game, bots
from citadels.lab import matches

LAST = "python:tests.lab.players.Last"


def match(**settings: Any) -> dict[str, Any]:
    return {**matches.DEFAULTS, **settings}


def test_a_deal_is_played_once_for_each_way_to_sit() -> None:
    settings = match(players=3, bots=["random", LAST, "random"])
    assert [matches.seating(settings, number) for number in range(3)] == [
        ["random", LAST, "random"], ["random", "random", LAST], [LAST, "random", "random"]]
    deals = [matches.deal(settings, number)[0].position() for number in range(4)]
    assert deals[0] == deals[1] == deals[2] != deals[3]


@pytest.mark.parametrize(("names", "players", "turns"), [
    (["random"], 5, 1), (["random", LAST], 4, 2), (["random", LAST], 5, 5), (["a", "b", "c", "d"], 4, 4),
])
def test_no_two_games_of_a_deal_are_the_same(names: list[str], players: int, turns: int) -> None:
    settings = match(players=players, bots=names)
    assert matches.rotations(settings) == turns
    assert len({tuple(matches.seating(settings, number)) for number in range(turns)}) == turns
    assert matches.rotations({**settings, "rotate": False}) == 1


def test_other_seeds_have_other_deals() -> None:
    one, two = ({matches.seed_of(match(seed=seed), number) for number in range(1000)} for seed in (1, 2))
    assert len(one) == len(two) == 1000 and not one & two


def test_the_same_number_is_the_same_game() -> None:
    records = []
    for _ in range(2):
        game, players = matches.deal(match(players=4, bots=["random", LAST]), 7)
        bots.play_game(game, players)
        records.append(game.record())
    assert records[0] == records[1]
    first, second = (matches.deal(match(), 0)[1][seat].rng.random() for seat in (0, 1))
    assert first != second


@pytest.mark.parametrize(("settings", "sentence"), [
    ({"bots": ["nobody"]}, "There is no bot 'nobody'"),
    ({"bots": []}, "Name at least one bot"),
    ({"bots": [7]}, "Name at least one bot"),
    ({"bots": "random"}, "\"bots\" cannot be 'random'"),
    ({"bots": ["random"] * 6}, "6 bots do not fit at a table of 5"),
    ({"players": 9}, "DX-SETUP-1"),
    ({"players": "5"}, "\"players\" cannot be '5'"),
    ({"seed": True}, "\"seed\" cannot be True"),
    ({"edition": "delux"}, "There is no edition 'delux'"),
    ({"preset": "last-game"}, "There is no preset 'last-game'"),
    ({"characters": ["king", "emperor"]}, "DX-SETUP-1: rank 4 is listed twice"),
    ({"uniques": ["keep"] * 14}, "keep"),
    ({"options": {"short_game": True}}, "deluxe has no option 'short_game'"),
])
def test_what_cannot_be_played_is_said_before(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CitadelsError, match=sentence):
        matches.check(match(**settings))


def test_winners_come_first_and_equal_points_share_a_place() -> None:
    district = ["manor", "castle", "palace", "temple"]
    game = Game.from_position({"edition": "deluxe", "phase": "over", "players": [
        {"city": district[:1]}, {"city": district}, {"city": district[:1]}, {"city": district[:2]}]})
    assert game.winners == [1]
    assert matches.final_places(game) == [3, 1, 3, 2]


@pytest.mark.parametrize(("name", "same"), [
    ("random", True), ("builder", True), ("search:200", True), ("search:200ms", False), ("search", False),
    ("hard", False), ("master", False), ("learned", True), ("learned-search:50", True),
    ("learned-search:50ms", False), ("program:./bot", False), ("python:nowhere.Nobody", False),
])
def test_a_bot_that_looks_at_the_clock_is_known(name: str, same: bool) -> None:
    assert matches.is_reproducible(name) == same
