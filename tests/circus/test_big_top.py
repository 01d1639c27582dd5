"""The Big Top, which stands in the city for nothing and counts toward completing it."""

from __future__ import annotations

import pytest

from tests.circus.table import (
    EIGHT,
    SEVEN,
    SIX,
    city,
    costs,
    discard,
    gold,
    hand,
    offers,
    play,
    quiet_round,
    refused,
    reload,
    seat,
    table,
    total,
    worth,
)


@pytest.mark.rule("CI-TENT-1")
def test_it_goes_into_the_city_for_nothing() -> None:
    game = table(seat("bishop", hand="big-top manor"), rank=5)
    play(game, "tent")
    assert (city(game, 0), hand(game, 0), gold(game)[0]) == (["big-top"], ["manor"], 0)
    assert game.view(None)["players"][0]["city"] != []


@pytest.mark.rule("CI-TENT-1", "CI-TURN-1")
@pytest.mark.parametrize("lines", [
    ["tent", "gold", "build manor"], ["gold", "tent", "build manor"], ["gold", "build manor", "tent"]], ids=str)
def test_it_is_no_build_step(lines: list[str]) -> None:
    game = play(table(seat("bishop", gold=1, hand="big-top manor tavern"), rank=5), *lines)
    assert city(game, 0) == ["big-top", "manor"]
    refused(game, "build tavern", "CI-TURN-1")


@pytest.mark.rule("CI-TENT-1", "CI-ARCHITECT-1")
def test_the_architect_builds_three_beside_it() -> None:
    game = table(seat("architect", gold=9, hand="big-top manor tavern temple docks"), rank=7)
    play(game, "gold", "build manor", "tent", "build tavern", "build temple")
    assert city(game, 0) == ["big-top", "manor", "tavern", "temple"]
    refused(game, "build docks", "CI-ARCHITECT-1")


@pytest.mark.rule("CI-TENT-1")
def test_it_is_worth_nothing_and_has_no_colour() -> None:
    assert worth("big-top") == 0
    assert worth("manor big-top big-top") == 3
    assert worth("manor temple tavern prison big-top") == 7
    assert worth("temple tavern prison keep big-top") == 7


@pytest.mark.rule("CI-TENT-1", "CL-HAUNTED-CITY-1")
def test_it_does_not_help_a_haunted_quarter_to_five_colours() -> None:
    assert worth("manor temple tavern haunted-quarter big-top") == 7
    assert worth("manor temple tavern prison haunted-quarter big-top") == 9 + 2


@pytest.mark.rule("CI-TENT-2")
def test_several_may_stand_in_one_city() -> None:
    game = table(seat("bishop", hand="big-top", city="big-top big-top manor"), rank=5)
    play(game, "tent")
    assert city(game, 0) == ["big-top", "big-top", "big-top", "manor"]
    assert city(reload(game), 0) == city(game, 0)


@pytest.mark.rule("CI-TENT-2", "CI-ACTION-2")
def test_but_one_in_a_turn() -> None:
    game = play(table(seat("bishop", hand="big-top big-top"), rank=5), "tent")
    refused(game, "tent", "CI-ACTION-2")
    assert city(game, 0) == ["big-top"]


# Completing a city


@pytest.mark.rule("CI-TENT-1", "CI-END-1")
@pytest.mark.parametrize("players", range(2, 8))
def test_as_the_eighth_district_it_completes_the_city(players: int) -> None:
    game = table(seat("bishop", hand="big-top", city=SEVEN), seat("warlord"), rank=5, players=players)
    assert game.position()["first_complete"] is None
    play(game, "tent")
    assert game.position()["first_complete"] == 0
    play(game, "gold", "end")
    assert not game.over
    play(game, "gold", "end")
    assert game.over
    assert total(game, 0) == costs(SEVEN) + 4


@pytest.mark.rule("CI-TENT-1", "CI-END-1")
def test_it_counts_when_a_built_district_is_the_eighth() -> None:
    game = table(seat("bishop", gold=2, hand="manor", city=SIX + " big-top"), seat("warlord"), rank=5)
    play(game, "gold", "build manor")
    assert game.position()["first_complete"] == 0
    assert quiet_round(game).over


@pytest.mark.rule("CI-TENT-1", "CI-END-1")
def test_with_seven_districts_it_does_not_end_the_game() -> None:
    game = table(seat("bishop", hand="big-top", city=SIX), rank=5)
    play(game, "tent")
    assert game.position()["first_complete"] is None
    assert not quiet_round(game).over


@pytest.mark.rule("CI-TENT-1", "CI-END-1")
def test_a_second_complete_city_may_have_one_too() -> None:
    game = table(seat("bishop", hand="big-top", city=SEVEN), seat("warlord", city=EIGHT), rank=5)
    play(game, "tent")
    assert game.position()["first_complete"] == 1
    quiet_round(game)
    assert (total(game, 0), total(game, 1)) == (costs(SEVEN) + 2, costs(EIGHT) + 4)


# It stays


@pytest.mark.rule("CI-TENT-3", "CI-TENT-4", "RU-42")
def test_the_warlord_cannot_destroy_it() -> None:
    game = table(seat("warlord", gold=9), seat(city="big-top tavern"), seat(city="big-top"), rank=8)
    assert offers(game, "destroy") == {"destroy 1 tavern"}
    refused(game, "destroy 1 big-top", "CI-TENT-3")
    refused(game, "destroy 2 big-top", "CI-TENT-3")
    assert (city(game, 1), city(game, 2)) == (["big-top", "tavern"], ["big-top"])


@pytest.mark.rule("CI-TENT-3", "CI-WARLORD-1")
def test_it_is_no_wall_for_the_districts_beside_it() -> None:
    game = table(seat("warlord", gold=2), seat(city="big-top manor"), rank=8)
    play(game, "destroy 1 manor")
    assert (city(game, 1), discard(game), gold(game)[0]) == (["big-top"], ["manor"], 0)


@pytest.mark.rule("CI-TENT-1", "CI-WARLORD-1")
def test_a_city_it_completes_is_safe_from_the_warlord() -> None:
    game = table(seat("warlord", gold=9), seat(city=SEVEN + " big-top"), seat(city=SIX + " big-top"), rank=8)
    assert {line.split()[1] for line in offers(game, "destroy")} == {"2"}


@pytest.mark.rule("CI-TENT-4", "CI-CANNONBALL-1")
def test_the_human_cannonball_does_not_remove_it() -> None:
    game = table(seat("bishop", gold=9, hand="human-cannonball palace", city="big-top manor"), rank=5)
    assert offers(game, "cannonball") == {"cannonball manor"}
    refused(game, "cannonball big-top", "CI-TENT-4")
    game = table(seat("bishop", gold=9, hand="human-cannonball palace", city="big-top"), rank=5)
    assert not offers(game, "cannonball")


@pytest.mark.rule("CI-TENT-4")
def test_a_cannonball_beside_it_leaves_it_standing() -> None:
    game = table(seat("bishop", gold=9, hand="human-cannonball palace", city="big-top big-top manor"), rank=5)
    play(game, "cannonball manor", "build palace")
    assert city(game, 0) == ["big-top", "big-top", "palace"]


@pytest.mark.rule("CI-TENT-4")
def test_it_stays_over_the_end_of_the_round() -> None:
    game = play(table(seat("bishop", hand="big-top"), seat("warlord", gold=9), rank=5), "tent", "gold", "end")
    assert not offers(game, "destroy")
    quiet_round(game)
    assert city(game, 0) == ["big-top"]
