"""Ringmaster and Human Cannonball: building more."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.circus.table import (
    EIGHT,
    SEVEN,
    asks,
    city,
    costs,
    discard,
    duel,
    gold,
    hand,
    offers,
    play,
    quiet_round,
    refused,
    seat,
    table,
    total,
)

MANY = "manor tavern temple docks church market"


# Ringmaster


@pytest.mark.rule("CI-RINGMASTER-1")
@pytest.mark.parametrize("lines", [
    ["ringmaster", "gold"], ["gold", "ringmaster"]], ids=str)
def test_three_districts_may_be_built_with_the_ringmaster(lines: list[str]) -> None:
    game = play(table(seat("bishop", gold=20, hand=f"ringmaster {MANY}"), rank=5), *lines)
    play(game, "build manor", "build tavern", "build temple")
    assert gold(game)[0] == 20 + 2 - 5
    assert discard(game) == ["ringmaster"]
    assert not offers(game, "build")
    refused(game, "build docks", "CI-RINGMASTER-1")


@pytest.mark.rule("CI-RINGMASTER-1", "CI-TURN-1")
def test_the_ringmaster_may_come_after_the_first_district() -> None:
    game = play(table(seat("bishop", gold=20, hand=f"ringmaster {MANY}"), rank=5), "gold", "build manor")
    refused(game, "build tavern", "CI-TURN-1")
    play(game, "ringmaster", "build tavern", "build temple")
    refused(game, "build docks", "CI-RINGMASTER-1")


@pytest.mark.rule("CI-RINGMASTER-1", "CI-ARCHITECT-1")
def test_the_architect_builds_five_with_the_ringmaster() -> None:
    game = play(table(seat("architect", gold=20, hand=f"ringmaster {MANY}"), rank=7), "gold", "build manor",
                "build tavern", "build temple")
    refused(game, "build docks", "CI-ARCHITECT-1")
    play(game, "ringmaster", "build docks", "build church")
    assert len(city(game, 0)) == 5
    refused(game, "build market", "CI-RINGMASTER-1")


@pytest.mark.rule("CI-RINGMASTER-1")
def test_every_district_is_paid_and_every_name_stands_once() -> None:
    game = play(table(seat("bishop", gold=2, hand="ringmaster manor manor tavern"), rank=5), "ringmaster", "gold")
    play(game, "build manor")
    assert offers(game, "build") == {"build tavern"}
    play(game, "build tavern")
    assert gold(game)[0] == 0


@pytest.mark.rule("CI-RINGMASTER-1")
def test_building_still_comes_after_gathering() -> None:
    game = play(table(seat("bishop", gold=20, hand=f"ringmaster {MANY}"), rank=5), "ringmaster")
    assert not offers(game, "build")


@pytest.mark.rule("CI-RINGMASTER-1")
def test_the_ringmaster_works_for_one_turn() -> None:
    game = duel(seat("king bishop", gold=20, hand=f"ringmaster {MANY}"), seat("merchant warlord"), rank=4)
    play(game, "ringmaster", "gold", "end", "gold", "build manor")
    assert not offers(game, "build")


@pytest.mark.rule("CI-RINGMASTER-1", "CI-ACTION-2")
def test_two_ringmasters_need_two_turns() -> None:
    game = table(seat("bishop", gold=20, hand=f"ringmaster ringmaster {MANY}"), rank=5)
    play(game, "ringmaster")
    refused(game, "ringmaster", "CI-ACTION-2")
    play(game, "gold", "build manor", "build tavern", "build temple")
    refused(game, "build docks", "CI-RINGMASTER-1")


@pytest.mark.rule("CI-RINGMASTER-1", "CI-END-1")
def test_a_city_may_grow_beyond_eight() -> None:
    game = table(seat("bishop", gold=20, hand="ringmaster docks castle palace", city=SEVEN), rank=5)
    play(game, "gold", "ringmaster", "build docks", "build castle", "build palace")
    assert len(city(game, 0)) == 10
    quiet_round(game)
    assert game.over
    assert total(game, 0) == costs(SEVEN) + 12 + 4


# Human Cannonball


def loaded(own: str, hand: str, gold: int = 9) -> Game:
    return table(seat("bishop", gold=gold, hand=f"human-cannonball {hand}", city=own), rank=5, discard="watchtower")


@pytest.mark.rule("CI-CANNONBALL-1")
def test_an_own_district_is_replaced_for_the_difference() -> None:
    game = play(loaded("temple manor", "castle tavern"), "cannonball temple")
    assert asks(game, 0, "build castle")
    play(game, "build castle")
    assert (gold(game)[0], city(game, 0), hand(game, 0)) == (6, ["castle", "manor"], ["tavern"])
    assert discard(game)[0] == "watchtower"
    assert sorted(discard(game)[1:]) == ["human-cannonball", "temple"]


@pytest.mark.rule("CI-CANNONBALL-1")
@pytest.mark.parametrize(("old", "new", "price"), [
    ("temple", "palace", 4), ("tavern", "church", 1), ("manor", "castle", 1), ("market", "town-hall", 3),
    ("fortress", "university", 1), ("haunted-quarter", "keep", 1), ("keep", "dragon-gate", 3),
    ("temple", "library", 5)])
def test_the_price_is_the_difference_of_printed_costs(old: str, new: str, price: int) -> None:
    game = play(loaded(old, new, gold=price), f"cannonball {old}", f"build {new}")
    assert (gold(game)[0], city(game, 0)) == (0, [new])
    poor = loaded(old, new, gold=price - 1)
    assert not offers(poor, "cannonball")
    refused(poor, f"cannonball {old}", "CI-CANNONBALL-1")


@pytest.mark.rule("CI-CANNONBALL-1", "CI-CANNONBALL-2")
@pytest.mark.parametrize(("old", "new"), [
    ("castle", "harbor"), ("castle", "manor"), ("university", "dragon-gate"), ("dragon-gate", "university"),
    ("palace", "fortress"), ("library", "palace"), ("temple", "tavern")])
def test_the_new_district_must_cost_more(old: str, new: str) -> None:
    game = loaded(old, new)
    assert not offers(game, "cannonball")
    refused(game, f"cannonball {old}", "CI-CANNONBALL-1")


@pytest.mark.rule("CI-CANNONBALL-2")
def test_only_what_costs_more_can_be_paid_and_has_a_free_name_is_offered() -> None:
    game = loaded("temple manor docks", "manor castle palace tavern church university", gold=4)
    assert offers(game, "cannonball") == {"cannonball temple", "cannonball manor", "cannonball docks"}
    assert offers(play(game.clone(), "cannonball temple")) == {"build castle", "build palace", "build church"}
    assert offers(play(game.clone(), "cannonball manor")) == {"build castle", "build palace", "build university"}
    assert offers(play(game.clone(), "cannonball docks")) == {"build castle", "build palace", "build university"}


@pytest.mark.rule("CI-CANNONBALL-2", "CL-TURN-2")
def test_the_new_name_must_not_stand_among_the_remaining_districts() -> None:
    game = loaded("temple castle", "castle")
    assert not offers(game, "cannonball")
    refused(game, "cannonball temple", "CI-CANNONBALL-2")
    game = loaded("temple castle", "castle palace")
    assert offers(play(game, "cannonball temple")) == {"build palace"}
    refused(game, "build castle", "CI-CANNONBALL-2")


@pytest.mark.rule("CI-CANNONBALL-1", "CI-TURN-1")
@pytest.mark.parametrize("lines", [
    ["cannonball temple", "build palace", "gold", "build manor"],
    ["gold", "cannonball temple", "build palace", "build manor"],
    ["gold", "build manor", "cannonball temple", "build palace"]], ids=str)
def test_it_comes_beside_the_build_step(lines: list[str]) -> None:
    game = play(loaded("temple", "palace manor tavern"), *lines)
    assert city(game, 0) == ["manor", "palace"]
    refused(game, "build tavern", "CI-TURN-1")


@pytest.mark.rule("CI-CANNONBALL-1", "CI-ARCHITECT-1")
def test_the_architect_still_builds_three() -> None:
    game = table(seat("architect", gold=20, hand=f"human-cannonball palace {MANY}", city="watchtower"), rank=7)
    play(game, "gold", "cannonball watchtower", "build palace", "build manor", "build tavern", "build temple")
    assert len(city(game, 0)) == 4
    refused(game, "build docks", "CI-ARCHITECT-1")


@pytest.mark.rule("CI-CANNONBALL-1")
def test_a_district_built_in_this_turn_may_be_replaced() -> None:
    game = play(loaded("", "tavern palace"), "gold", "build tavern", "cannonball tavern", "build palace")
    assert (city(game, 0), gold(game)[0]) == (["palace"], 9 + 2 - 1 - 4)


@pytest.mark.rule("CI-CANNONBALL-1", "CL-KEEP-1")
def test_an_own_keep_may_be_replaced() -> None:
    assert city(play(loaded("keep", "castle"), "cannonball keep", "build castle"), 0) == ["castle"]


@pytest.mark.rule("CI-CANNONBALL-1")
def test_only_own_districts_are_replaced() -> None:
    game = table(seat("bishop", gold=9, hand="human-cannonball palace"), seat(city="temple"), rank=5)
    assert not offers(game, "cannonball")
    refused(game, "cannonball temple", "CI-CANNONBALL-1")


@pytest.mark.rule("CI-CANNONBALL-1")
def test_once_begun_the_new_district_is_built() -> None:
    game = play(loaded("temple", "palace castle"), "cannonball temple")
    assert offers(game) == {"build palace", "build castle"}
    for line in ("pass", "end", "gold", "done"):
        refused(game, line, "CI-CANNONBALL-1")


@pytest.mark.rule("CI-CANNONBALL-1", "CI-END-1")
def test_a_complete_city_stays_complete_and_no_city_becomes_so() -> None:
    game = table(seat("bishop", gold=9, hand="human-cannonball palace", city=EIGHT), rank=5)
    assert game.position()["first_complete"] == 0
    play(game, "cannonball temple", "build palace")
    assert (game.position()["first_complete"], len(city(game, 0))) == (0, 8)
    game = table(seat("bishop", gold=9, hand="human-cannonball palace", city=SEVEN), rank=5)
    play(game, "cannonball temple", "build palace")
    assert game.position()["first_complete"] is None


def items(game: Game) -> dict[str, bool]:
    """The districts of seat 0, each with whether it was built this round."""
    return {item if isinstance(item, str) else item["district"]: not isinstance(item, str) and bool(item.get("new"))
            for item in game.position()["players"][0]["city"]}


@pytest.mark.rule("CI-CANNONBALL-2")
def test_it_counts_as_built_this_round() -> None:
    game = play(loaded("temple manor", "palace"), "cannonball temple", "build palace")
    assert items(game) == {"manor": False, "palace": True}
    assert items(quiet_round(game)) == {"manor": False, "palace": False}


@pytest.mark.rule("CI-CANNONBALL-2", "CL-HAUNTED-CITY-1")
@pytest.mark.parametrize(("last", "points"), [(True, 0), (False, 2)])
def test_a_haunted_quarter_shot_into_the_last_round_stands_for_no_colour(last: bool, points: int) -> None:
    own = "manor temple tavern keep watchtower"
    game = table(seat("bishop", gold=9, hand="human-cannonball haunted-quarter", city=own),
                 seat("warlord", gold=0, city=SEVEN + " docks" if last else SEVEN), rank=5)
    play(game, "cannonball watchtower", "build haunted-quarter")
    quiet_round(game)
    assert game.over == last
    assert total(game, 0) == 3 + 1 + 1 + 3 + 2 + points


@pytest.mark.rule("CI-CANNONBALL-1", "CI-BISHOP-1")
def test_income_counts_the_city_as_it_is_then() -> None:
    game = play(loaded("temple", "palace cathedral"), "cannonball temple", "build cathedral", "income")
    assert gold(game)[0] == 9 - 4 + 1
    game = play(loaded("temple", "palace cathedral"), "cannonball temple", "build palace")
    assert "income" not in offers(game)
