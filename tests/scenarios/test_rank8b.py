"""Rank 8: the Diplomat."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import SEVEN, SIX, city, gold, offers, play, refused, seat, table, total


def diplomat_table(own: str | list[Any], theirs: str | list[Any], stash: int = 9, **fields: Any) -> Game:
    return table(seat("diplomat", stash, city=own), seat(city=theirs), rank=8, **fields)


def ways(game: Game) -> set[tuple[str, str]]:
    """All pairs of lines that carry an exchange through."""
    return {(line, answer) for line in offers(game, "exchange") for answer in offers(play(game.clone(), line))}


@pytest.mark.rule("DX-DIPLOMAT-2")
@pytest.mark.parametrize("own, theirs, price", [("tavern", "docks", 2), ("docks", "castle", 1), ("docks", "manor", 0),
                                                ("palace", "tavern", 0), ("watchtower", "library", 5)])
def test_the_diplomat_pays_the_difference_to_the_other_and_gets_none_back(own: str, theirs: str, price: int) -> None:
    game = diplomat_table(own, theirs, stash=price)
    assert offers(game, "exchange") == {f"exchange 1 {theirs}"}
    play(game, f"exchange 1 {theirs}")
    assert offers(game) == {f"for {own}"}
    play(game, f"for {own}")
    assert (city(game, 0), city(game, 1)) == ([theirs], [own])
    assert gold(game)[:2] == [0, price]
    if price:
        poor = diplomat_table(own, theirs, stash=price - 1)
        assert not offers(poor, "exchange")
        refused(poor, f"exchange 1 {theirs}", "DX-DIPLOMAT-2")


@pytest.mark.rule("DX-DIPLOMAT-2")
def test_only_districts_the_diplomat_can_afford_to_trade_for_are_offered() -> None:
    game = diplomat_table("tavern docks", "castle palace", stash=1)
    assert ways(game) == {("exchange 1 castle", "for docks")}
    play(game, "gold")
    assert ways(game) == {("exchange 1 castle", "for docks"), ("exchange 1 castle", "for tavern"),
                          ("exchange 1 palace", "for docks")}


@pytest.mark.rule("DX-DIPLOMAT-2")
def test_the_diplomat_needs_a_district_to_give() -> None:
    assert not offers(diplomat_table("", "tavern docks"), "exchange")


@pytest.mark.rule("DX-DIPLOMAT-2")
def test_the_diplomat_exchanges_with_others_only() -> None:
    game = table(seat("diplomat", 9, city="tavern docks"), seat(city="castle"), seat(city="manor"), rank=8)
    assert offers(game, "exchange") == {"exchange 1 castle", "exchange 2 manor"}
    refused(game, "exchange 0 docks", "DX-DIPLOMAT-2")


@pytest.mark.rule("DX-DIPLOMAT-2")
def test_a_begun_exchange_must_be_carried_through() -> None:
    game = play(diplomat_table("tavern", "castle"), "gold", "exchange 1 castle")
    assert offers(game) == {"for tavern"}
    refused(game, "end", "DX-DIPLOMAT-2")


@pytest.mark.rule("DX-DIPLOMAT-3")
@pytest.mark.parametrize("own, theirs", [("manor", "manor"), ("manor", "manor*"), ("manor*", "manor"),
                                         ("manor quarry", "manor"), ("manor manor", "manor")])
def test_a_name_is_never_exchanged_for_itself(own: str, theirs: str) -> None:
    game = diplomat_table(own, theirs)
    assert "exchange 1 manor" not in offers(game)
    refused(game, "exchange 1 manor", "DX-DIPLOMAT-3")


@pytest.mark.rule("DX-DIPLOMAT-3")
def test_no_name_standing_in_the_own_city_is_taken_and_none_in_theirs_given() -> None:
    game = diplomat_table("manor docks", "manor castle")
    assert ways(game) == {("exchange 1 castle", "for docks")}
    refused(game, "exchange 1 manor", "DX-DIPLOMAT-3")
    play(game, "exchange 1 castle")
    refused(game, "for manor", "DX-DIPLOMAT-3")


@pytest.mark.rule("DX-DIPLOMAT-3")
@pytest.mark.parametrize("own, theirs", [(" quarry", ""), ("", " quarry")])
def test_a_quarry_does_not_help_the_diplomat(own: str, theirs: str) -> None:
    found = ways(diplomat_table("manor docks" + own, "manor castle" + theirs))
    assert not [way for way in found if way[0] == "exchange 1 manor" or way[1] == "for manor"]
    assert ("exchange 1 castle", "for docks") in found


@pytest.mark.rule("DX-DIPLOMAT-3")
def test_one_of_the_other_s_doubles_may_be_taken() -> None:
    game = diplomat_table("docks", "castle castle")
    assert ways(game) == {("exchange 1 castle", "for docks")}
    play(game, "exchange 1 castle", "for docks")
    assert (city(game, 0), city(game, 1)) == (["castle"], ["castle", "docks"])


@pytest.mark.rule("DX-DIPLOMAT-3")
def test_one_of_the_own_doubles_may_be_given() -> None:
    game = diplomat_table("docks docks", "castle")
    assert ways(game) == {("exchange 1 castle", "for docks")}
    play(game, "exchange 1 castle", "for docks")
    assert (city(game, 0), city(game, 1)) == (["castle", "docks"], ["docks"])


@pytest.mark.rule("DX-DIPLOMAT-3")
def test_doubles_stay_when_the_quarry_goes() -> None:
    game = play(diplomat_table("manor manor quarry", "palace"), "exchange 1 palace", "for quarry")
    assert city(game, 0) == ["manor", "manor", "palace"]
    theirs = play(diplomat_table("palace", "manor manor quarry"), "exchange 1 quarry", "for palace")
    assert city(theirs, 1) == ["manor", "manor", "palace"]


@pytest.mark.rule("DX-DIPLOMAT-3")
def test_the_diplomat_s_own_city_may_be_complete() -> None:
    game = diplomat_table(SEVEN, "docks")
    assert offers(game, "exchange") == {"exchange 1 docks"}
    play(game, "exchange 1 docks", "for temple")
    assert len(city(game, 0)) == 7


@pytest.mark.rule("RU-14", "DX-KEEP-1", "DX-RANK8-1")
def test_a_keep_is_neither_taken_nor_given() -> None:
    game = diplomat_table("keep docks", "castle")
    assert ways(game) == {("exchange 1 castle", "for docks")}
    play(game, "exchange 1 castle")
    refused(game, "for keep", "RU-14")
    assert not offers(diplomat_table("keep", "castle"), "exchange")
    assert not offers(diplomat_table("docks", "keep"), "exchange")


@pytest.mark.rule("RU-14", "DX-GREAT-WALL-3", "DX-DIPLOMAT-2")
@pytest.mark.parametrize("own, theirs, price", [("harbor", "tavern", 1), ("tavern", "docks", 3), ("docks", "manor", 1)])
def test_the_great_wall_s_gold_goes_to_the_other_player(own: str, theirs: str, price: int) -> None:
    game = diplomat_table(own, f"great-wall {theirs}", stash=price)
    assert f"exchange 1 {theirs}" in offers(game)
    play(game, f"exchange 1 {theirs}", f"for {own}")
    assert gold(game)[:2] == [0, price]
    poor = diplomat_table(own, f"great-wall {theirs}", stash=price - 1)
    assert f"exchange 1 {theirs}" not in offers(poor)


@pytest.mark.rule("DX-GREAT-WALL-1", "DX-DIPLOMAT-2")
def test_the_great_wall_itself_is_exchanged_without_extra_gold() -> None:
    game = play(diplomat_table("palace", "great-wall", stash=1), "exchange 1 great-wall", "for palace")
    assert city(game, 0) == ["great-wall"]
    assert gold(game)[:2] == [0, 1]


@pytest.mark.rule("DX-GREAT-WALL-2", "DX-DIPLOMAT-2")
def test_the_diplomat_s_own_great_wall_charges_nothing() -> None:
    game = diplomat_table("great-wall docks", "manor", stash=0)
    assert ways(game) == {("exchange 1 manor", "for docks"), ("exchange 1 manor", "for great-wall")}
    play(game, "exchange 1 manor", "for docks")
    assert gold(game)[:2] == [0, 0]


@pytest.mark.rule("DX-DIPLOMAT-2", "DX-ARTIST-1", "RU-24")
@pytest.mark.parametrize("own, theirs, price", [("docks", "manor*", 1), ("docks*", "castle", 0),
                                                ("docks*", "castle*", 1)])
def test_beautified_costs_count_and_travel(own: str, theirs: str, price: int) -> None:
    game = diplomat_table(own, theirs, stash=price)
    play(game, f"exchange 1 {theirs.rstrip('*')}", f"for {own.rstrip('*')}")
    assert (city(game, 0), city(game, 1)) == ([theirs], [own])
    assert gold(game)[:2] == [0, price]
    if price:
        assert not offers(diplomat_table(own, theirs, stash=price - 1), "exchange")


@pytest.mark.rule("DX-DIPLOMAT-2", "DX-ARTIST-1")
def test_plain_and_beautified_doubles_are_told_apart_on_both_sides() -> None:
    game = diplomat_table("docks docks*", "manor manor*", stash=1)
    assert ways(game) == {("exchange 1 manor", "for docks"), ("exchange 1 manor", "for docks*"),
                          ("exchange 1 manor*", "for docks"), ("exchange 1 manor*", "for docks*")}
    play(game, "exchange 1 manor*", "for docks")
    assert (city(game, 0), city(game, 1)) == (["docks*", "manor*"], ["docks", "manor"])
    assert gold(game)[:2] == [0, 1]
    poor = diplomat_table("docks docks*", "manor manor*", stash=0)
    assert ("exchange 1 manor*", "for docks") not in ways(poor)
    assert ("exchange 1 manor*", "for docks*") in ways(poor)


@pytest.mark.rule("DX-DIPLOMAT-2", "DX-MUSEUM-3", "RU-24")
def test_a_museum_takes_its_cards_along() -> None:
    museum = [{"district": "museum", "under": ["tavern", "temple"]}]
    game = play(diplomat_table("castle", museum), "exchange 1 museum", "for castle")
    assert city(game, 0) == ["museum"]
    assert total(game, 0) == 4 + 2


@pytest.mark.rule("DX-DIPLOMAT-2", "DX-MONUMENT-2", "DX-END-5")
def test_a_monument_taken_in_exchange_may_complete_the_own_city() -> None:
    game = play(diplomat_table(SIX, "monument"), "exchange 1 monument", "for prison")
    assert game.position()["first_complete"] == 0
    play(game, "gold", "end")
    assert game.over


@pytest.mark.rule("DX-DIPLOMAT-2", "DX-MONUMENT-2", "DX-END-5")
def test_a_monument_given_away_may_complete_the_other_s_city() -> None:
    game = play(diplomat_table("monument", SIX), "exchange 1 temple", "for monument")
    assert game.position()["first_complete"] == 1
    assert len(city(game, 1)) == 6


@pytest.mark.rule("DX-DIPLOMAT-2", "DX-MONUMENT-1")
def test_a_monument_may_be_taken_into_a_city_of_five_since_exchanging_is_not_building() -> None:
    own = " ".join(SIX.split()[:5])
    game = play(diplomat_table(own, "monument"), "exchange 1 monument", "for temple")
    assert "monument" in city(game, 0)


@pytest.mark.rule("DX-DIPLOMAT-2", "DX-TURN-2")
def test_exchanging_is_not_building() -> None:
    game = table(seat("diplomat", 9, "temple", "tavern"), seat(city="docks"), rank=8)
    play(game, "gold", "exchange 1 docks", "for tavern")
    assert "build temple" in offers(game)


@pytest.mark.rule("DX-TAX-3", "DX-DIPLOMAT-2")
def test_exchanging_is_not_taxed() -> None:
    game = play(diplomat_table("tavern", "docks", cast="tax-collector"), "exchange 1 docks", "for tavern")
    assert gold(game)[:2] == [7, 2]
    assert game.position()["tax"] == 0


@pytest.mark.rule("DX-DIPLOMAT-2", "DX-LABORATORY-1")
def test_an_own_effect_of_a_district_just_taken_may_be_used() -> None:
    game = table(seat("diplomat", 9, "temple", "palace"), seat(city="laboratory"), rank=8)
    play(game, "exchange 1 laboratory", "for palace")
    assert "laboratory temple" in offers(game)
