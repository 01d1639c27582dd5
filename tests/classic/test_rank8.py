"""Rank 8: Warlord and Diplomat, with Keep and Great Wall, which stand in their way."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import COST, EIGHT, SHORT, table, ways
from tests.scenarios.deluxe_box import under
from tests.scenarios.table import SEVEN, SIX, city, deck, gold, offers, play, refused, seat, total

ACTS = [("warlord", "destroy"), ("diplomat", "exchange")]


def warlord_table(*others: dict[str, Any], stash: int = 9, own: str = "", **fields: Any) -> Game:
    """The Warlord has taken an action and now has `stash` gold."""
    return _gathered("warlord", stash, own, others, fields)


def diplomat_table(own: str | list[Any], theirs: str | list[Any], stash: int = 9, **fields: Any) -> Game:
    """The Diplomat has taken an action and now has `stash` gold."""
    return _gathered("diplomat", stash, own, (seat(city=theirs),), fields)


def _gathered(character: str, stash: int, own: Any, others: tuple[dict[str, Any], ...], fields: dict[str, Any]) -> Game:
    game = table(seat(character, stash, city=own), *others, rank=8, **fields)
    play(game, "cards")
    while offers(game, "keep"):
        play(game, game.options()[0])
    assert gold(game)[0] == stash
    return game


# Warlord


@pytest.mark.rule("CL-WARLORD-1", "CL-DIPLOMAT-1")
@pytest.mark.parametrize("character", ["warlord", "diplomat"])
@pytest.mark.parametrize(("own", "gain"), [("prison", 1), ("prison watchtower fortress manor", 3),
                                           ("barracks school-of-magic", 2)])
def test_rank_8_gains_a_gold_per_military_district(character: str, own: str, gain: int) -> None:
    assert gold(play(table(seat(character, city=own), rank=8), "income"))[0] == gain


@pytest.mark.rule("CL-WARLORD-1", "RU-30", "CL-DRAGON-GATE-1", "CL-UNIVERSITY-1", "CL-FACTORY-1")
@pytest.mark.parametrize("name", [name for name in COST if name != "keep"])
def test_destroying_costs_one_less_than_the_district(name: str) -> None:
    price = COST[name] - 1
    game = warlord_table(seat(city=name), stash=price)
    assert offers(game, "destroy") == {f"destroy 1 {name}"}
    size = len(deck(game))
    play(game, f"destroy 1 {name}")
    assert (gold(game)[0], city(game, 1), deck(game)[-1], len(deck(game))) == (0, [], name, size + 1)
    if price:
        assert not offers(warlord_table(seat(city=name), stash=price - 1), "destroy")


@pytest.mark.rule("CL-WARLORD-1", "RU-30")
def test_the_warlord_destroys_one_district_and_only_the_end_is_left() -> None:
    game = warlord_table(seat(city="tavern temple"), seat(city="watchtower"))
    play(game, "destroy 1 tavern")
    assert game.options() == ["end"]
    refused(game, "destroy 2 watchtower", "CL-WARLORD-1")


@pytest.mark.rule("CL-WARLORD-1")
def test_the_warlord_may_destroy_an_own_district_or_none() -> None:
    game = warlord_table(seat(city="tavern"), own="prison manor")
    assert offers(game, "destroy") == {"destroy 0 prison", "destroy 0 manor", "destroy 1 tavern"}
    own = play(game.clone(), "destroy 0 manor")
    assert (city(own, 0), gold(own)[0]) == (["prison"], 7)
    play(game, "end")
    assert game.position()["phase"] == "selection"


@pytest.mark.rule("CL-WARLORD-1", "CL-SETUP-6")
@pytest.mark.parametrize(("standing", "options", "open_"), [
    (EIGHT, {}, False), (SEVEN, {}, True), (SEVEN, SHORT, False), (SIX, SHORT, True)])
@pytest.mark.parametrize("where", [0, 1])
def test_a_complete_city_is_safe_from_the_warlord(standing: str, options: dict[str, bool], open_: bool,
                                                  where: int) -> None:
    own = standing if where == 0 else ""
    game = warlord_table(seat(city="" if where == 0 else standing), own=own, options=options)
    assert (f"destroy {where} tavern" in offers(game)) is open_
    if not open_:
        refused(game, f"destroy {where} tavern", "CL-WARLORD-1")


@pytest.mark.rule("CL-WARLORD-1", "CL-ARTIST-1")
def test_beautifying_raises_the_warlord_s_price_and_its_gold_goes_to_the_bank() -> None:
    game = warlord_table(seat(city="manor*"), stash=3)
    play(game, "destroy 1 manor")
    assert gold(game)[:2] == [0, 0]
    assert not offers(warlord_table(seat(city="manor*"), stash=2), "destroy")


@pytest.mark.rule("CL-WARLORD-1", "CL-QUARRY-1")
def test_plain_and_beautified_doubles_are_told_apart() -> None:
    game = warlord_table(seat(city="manor manor*"), stash=3)
    assert offers(game, "destroy") == {"destroy 1 manor", "destroy 1 manor*"}
    play(game, "destroy 1 manor*")
    assert city(game, 1) == ["manor"]


@pytest.mark.rule("CL-WARLORD-1", "DX-MUSEUM-3")
def test_a_destroyed_museum_goes_under_the_deck_with_its_cards() -> None:
    game = warlord_table(seat(city=[{"district": "museum", "under": ["palace"]}]))
    play(game, "destroy 1 museum")
    assert sorted(deck(game)[-2:]) == ["museum", "palace"]


@pytest.mark.rule("CL-WARLORD-1", "CL-END-1")
def test_the_last_round_goes_on_when_the_warlord_was_the_first_to_complete() -> None:
    game = table(seat("warlord", 9, "docks", SEVEN), seat(city="tavern"), rank=8)
    play(game, "gold", "build docks", "destroy 1 tavern", "end")
    assert game.over
    assert total(game, 0) == 15 + 4


# Keep and Great Wall


@pytest.mark.rule("CL-KEEP-1")
@pytest.mark.parametrize(("character", "verb"), ACTS)
def test_a_keep_is_safe_from_rank_8(character: str, verb: str) -> None:
    game = table(seat(character, 9, city="watchtower"), seat(city="keep tavern"), rank=8)
    play(game, "gold")
    assert {line for line in offers(game, verb) if line.split()[1] == "1"} == {f"{verb} 1 tavern"}
    refused(game, f"{verb} 1 keep", "CL-KEEP-1")


@pytest.mark.rule("CL-KEEP-1", "DX-BISHOP-3")
def test_the_keep_binds_its_owner_too() -> None:
    assert not offers(warlord_table(own="keep"), "destroy")
    assert not offers(diplomat_table("keep", "castle"), "exchange")
    assert ways(diplomat_table("keep docks", "castle")) == {("exchange 1 castle", "for docks")}


@pytest.mark.rule("CL-GREAT-WALL-1")
@pytest.mark.parametrize("name", ["tavern", "manor", "dragon-gate", "university"])
def test_the_warlord_pays_1_more_for_the_others_behind_a_great_wall(name: str) -> None:
    game = warlord_table(seat(city=f"great-wall {name}"), stash=COST[name])
    assert f"destroy 1 {name}" in offers(game)
    assert gold(play(game, f"destroy 1 {name}"))[0] == 0
    poor = warlord_table(seat(city=f"great-wall {name}"), stash=COST[name] - 1)
    assert f"destroy 1 {name}" not in offers(poor)


@pytest.mark.rule("CL-GREAT-WALL-1")
def test_the_great_wall_itself_costs_no_more_and_guards_its_own_city_alone() -> None:
    game = warlord_table(seat(city="great-wall"), seat(city="tavern"), stash=5)
    assert offers(game, "destroy") == {"destroy 1 great-wall", "destroy 2 tavern"}
    assert gold(play(game.clone(), "destroy 1 great-wall"))[0] == 0
    assert gold(play(game, "destroy 2 tavern"))[0] == 5


@pytest.mark.rule("CL-GREAT-WALL-1", "DX-GREAT-WALL-3")
def test_the_great_wall_charges_a_warlord_in_the_own_city() -> None:
    assert offers(warlord_table(own="great-wall tavern", stash=0), "destroy") == set()
    assert gold(play(warlord_table(own="great-wall tavern", stash=1), "destroy 0 tavern"))[0] == 0


# Diplomat


@pytest.mark.rule("CL-DIPLOMAT-1")
@pytest.mark.parametrize(("own", "theirs", "price"), [("tavern", "docks", 2), ("docks", "castle", 1),
                                                      ("docks", "manor", 0), ("palace", "tavern", 0),
                                                      ("watchtower", "library", 5), ("tavern", "university", 5)])
def test_the_diplomat_pays_the_difference_to_the_other_and_gets_none_back(own: str, theirs: str, price: int) -> None:
    game = diplomat_table(own, theirs, price)
    assert ways(game) == {(f"exchange 1 {theirs}", f"for {own}")}
    play(game, f"exchange 1 {theirs}", f"for {own}")
    assert (city(game, 0), city(game, 1), gold(game)[:2]) == ([theirs], [own], [0, price])
    assert game.options() == ["end"]
    if price:
        assert not offers(diplomat_table(own, theirs, price - 1), "exchange")


@pytest.mark.rule("CL-DIPLOMAT-1")
def test_the_diplomat_exchanges_with_others_and_needs_something_to_give() -> None:
    assert not offers(diplomat_table("", "tavern docks"), "exchange")
    game = diplomat_table("tavern docks", "castle")
    assert offers(game, "exchange") == {"exchange 1 castle"}
    refused(game, "exchange 0 docks", "CL-DIPLOMAT-1")


@pytest.mark.rule("CL-DIPLOMAT-1", "CL-SETUP-6")
@pytest.mark.parametrize(("standing", "options", "open_"), [
    (EIGHT, {}, False), (SEVEN, {}, True), (SEVEN, SHORT, False), (SIX, SHORT, True)])
def test_a_complete_city_is_safe_from_the_diplomat_but_the_own_may_be_complete(standing: str, options: dict[str, bool],
                                                                               open_: bool) -> None:
    assert bool(offers(diplomat_table("palace", standing, options=options), "exchange")) is open_
    game = diplomat_table(standing, "palace", options=options)
    assert offers(game, "exchange") == {"exchange 1 palace"}


@pytest.mark.rule("CL-DIPLOMAT-1", "DX-DIPLOMAT-3")
@pytest.mark.parametrize(("own", "theirs"), [("manor", "manor"), ("manor", "manor*"), ("manor quarry", "manor"),
                                             ("manor manor", "manor")])
def test_a_name_is_never_exchanged_for_itself(own: str, theirs: str) -> None:
    game = diplomat_table(own, theirs)
    refused(game, "exchange 1 manor", "CL-DIPLOMAT-1")


@pytest.mark.rule("CL-DIPLOMAT-1", "DX-DIPLOMAT-3")
def test_no_name_standing_in_the_own_city_is_taken_and_none_in_theirs_given() -> None:
    assert ways(diplomat_table("manor docks", "manor castle")) == {("exchange 1 castle", "for docks")}
    assert ways(diplomat_table("docks docks", "castle castle")) == {("exchange 1 castle", "for docks")}


@pytest.mark.rule("CL-DIPLOMAT-1", "CL-GREAT-WALL-1", "RU-14")
@pytest.mark.parametrize(("own", "theirs", "price"), [("harbor", "tavern", 1), ("tavern", "docks", 3),
                                                      ("docks", "manor", 1)])
def test_the_great_wall_adds_1_for_the_diplomat_and_its_owner_gets_it(own: str, theirs: str, price: int) -> None:
    game = diplomat_table(own, f"great-wall {theirs}", price)
    play(game, f"exchange 1 {theirs}", f"for {own}")
    assert gold(game)[:2] == [0, price]
    assert f"exchange 1 {theirs}" not in offers(diplomat_table(own, f"great-wall {theirs}", price - 1))


@pytest.mark.rule("CL-DIPLOMAT-1", "CL-GREAT-WALL-1", "DX-GREAT-WALL-2")
def test_the_diplomat_s_own_great_wall_charges_nothing_nor_does_the_one_taken() -> None:
    assert ways(diplomat_table("great-wall docks", "manor", 0)) == {
        ("exchange 1 manor", "for docks"), ("exchange 1 manor", "for great-wall")}
    assert ways(diplomat_table("palace", "great-wall", 1)) == {("exchange 1 great-wall", "for palace")}


@pytest.mark.rule("CL-DIPLOMAT-1", "CL-MUSEUM-1", "DX-MUSEUM-3", "CL-ARTIST-1")
def test_beautifying_and_museum_cards_travel_with_a_district() -> None:
    museum = [{"district": "museum", "under": ["tavern", "temple"]}]
    game = play(diplomat_table("castle*", museum), "exchange 1 museum", "for castle")
    assert (city(game, 0), city(game, 1), gold(game)[0]) == (["museum"], ["castle*"], 9)
    assert under(game, 0) == ["tavern", "temple"]
    assert (total(game, 0), total(game, 1)) == (6, 5)


@pytest.mark.rule("CL-DIPLOMAT-1")
def test_exchanging_builds_nothing_and_completes_no_city_of_plain_districts() -> None:
    game = table(seat("diplomat", 9, "temple", "tavern"), seat(city="lighthouse bell-tower"), rank=8)
    play(game, "gold", "build temple", "exchange 1 lighthouse", "for tavern")
    assert game.options() == ["end"]
    assert city(game, 0) == ["lighthouse", "temple"]
