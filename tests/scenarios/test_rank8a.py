"""Rank 8: the Warlord and the Marshal, and what binds all three of the rank."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.scenarios.table import SEVEN, SIX, city, deck, gold, offers, play, refused, seat, table, total

RANK8 = [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]

# All three


@pytest.mark.rule("DX-WARLORD-1", "DX-DIPLOMAT-1", "DX-MARSHAL-1")
@pytest.mark.parametrize("character", ["warlord", "diplomat", "marshal"])
@pytest.mark.parametrize("own, gain", [("prison", 1), ("prison barracks manor", 2), ("prison school-of-magic", 2)])
def test_rank_8_gains_a_gold_per_military_district(character: str, own: str, gain: int) -> None:
    game = play(table(seat(character, city=own), rank=8), "income")
    assert gold(game)[0] == gain
    assert not offers(game, "income")


@pytest.mark.rule("DX-WARLORD-1", "DX-DIPLOMAT-1", "DX-MARSHAL-1")
@pytest.mark.parametrize("character", ["warlord", "diplomat", "marshal"])
def test_without_military_districts_there_is_no_income(character: str) -> None:
    assert not offers(table(seat(character, city="manor keep"), rank=8), "income")


@pytest.mark.rule("DX-RANK8-1", "DX-KEEP-1")
@pytest.mark.parametrize("character, verb", RANK8)
def test_rank_8_cannot_touch_a_keep(character: str, verb: str) -> None:
    game = table(seat(character, 20, city="tavern"), seat(city="keep docks"), rank=8)
    assert f"{verb} 1 docks" in offers(game)
    refused(game, f"{verb} 1 keep", "DX-KEEP-1")


@pytest.mark.rule("DX-RANK8-1", "DX-GREAT-WALL-1", "DX-GREAT-WALL-3")
@pytest.mark.parametrize("character, verb, price", [("warlord", "destroy", 3), ("diplomat", "exchange", 3),
                                                    ("marshal", "seize", 4)])
def test_a_great_wall_makes_rank_8_pay_one_more(character: str, verb: str, price: int) -> None:
    for stash in (price - 1, price):
        game = table(seat(character, stash, city="tavern"), seat(city="great-wall docks"), rank=8)
        assert (f"{verb} 1 docks" in offers(game)) is (stash == price)
    play(game, f"{verb} 1 docks")
    if verb == "exchange":
        play(game, "for tavern")
    assert gold(game)[0] == 0
    assert "docks" not in city(game, 1)


@pytest.mark.rule("DX-RANK8-1", "DX-WARLORD-2", "DX-DIPLOMAT-3", "DX-MARSHAL-2")
@pytest.mark.parametrize("character, verb", RANK8)
def test_rank_8_cannot_touch_a_complete_city(character: str, verb: str) -> None:
    rule = {"destroy": "DX-WARLORD-2", "exchange": "DX-DIPLOMAT-3", "seize": "DX-MARSHAL-2"}[verb]
    game = table(seat(character, 20, city="docks"), seat(city=SEVEN), seat(city=SIX), rank=8)
    assert f"{verb} 2 temple" in offers(game)
    refused(game, f"{verb} 1 temple", rule)


@pytest.mark.rule("DX-WARLORD-2", "DX-DIPLOMAT-3", "DX-MARSHAL-2", "DX-END-1")
@pytest.mark.parametrize("character, verb", RANK8)
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_seven_districts_are_not_complete(character: str, verb: str, players: int) -> None:
    seven = table(seat(character, 20, city="docks"), seat(city=SEVEN), players=players, rank=8)
    assert f"{verb} 1 temple" in offers(seven)
    eight = table(seat(character, 20, city="docks"), seat(city=SEVEN + " harbor"), players=players, rank=8)
    assert f"{verb} 1 temple" not in offers(eight)


@pytest.mark.rule("DX-WARLORD-2", "DX-DIPLOMAT-3", "DX-MARSHAL-2", "DX-MONUMENT-2")
@pytest.mark.parametrize("character, verb", RANK8)
def test_six_districts_with_a_monument_are_complete(character: str, verb: str) -> None:
    game = table(seat(character, 20, city="docks"), seat(city="monument temple church tavern market prison"), rank=8)
    assert not [line for line in offers(game, verb) if line.startswith(f"{verb} 1")]


@pytest.mark.rule("DX-WARLORD-2", "DX-DIPLOMAT-2", "DX-MARSHAL-2")
@pytest.mark.parametrize("character, lines", [("warlord", ("destroy 1 prison",)), ("marshal", ("seize 1 prison",)),
                                              ("diplomat", ("exchange 1 prison", "for docks"))])
def test_rank_8_acts_once_a_turn_before_or_after_gathering(character: str, lines: tuple[str, ...]) -> None:
    game = table(seat(character, 20, city="docks market"), seat(city="prison church tavern"), rank=8)
    later = play(game.clone(), "gold")
    assert lines[0] in offers(later)
    play(game, *lines)
    assert not offers(game, "destroy", "exchange", "seize")
    play(game, "gold", "end")
    assert game.position()["phase"] == "selection"


# Warlord


@pytest.mark.rule("DX-WARLORD-2")
@pytest.mark.parametrize("name, price", [("tavern", 0), ("market", 1), ("docks", 2), ("palace", 4), ("library", 5)])
def test_the_warlord_pays_one_less_than_the_cost(name: str, price: int) -> None:
    game = table(seat("warlord", price), seat(city=name), rank=8)
    play(game, f"destroy 1 {name}")
    assert gold(game) == [0, 0, 0, 0]
    assert city(game, 1) == []
    if price:
        poor = table(seat("warlord", price - 1), seat(city=name), rank=8)
        assert not offers(poor, "destroy")
        refused(poor, f"destroy 1 {name}", "DX-WARLORD-2")


@pytest.mark.rule("DX-WARLORD-2")
def test_the_warlord_may_destroy_an_own_district() -> None:
    game = table(seat("warlord", 5, city="manor"), seat(city="tavern"), rank=8)
    assert offers(game, "destroy") == {"destroy 0 manor", "destroy 1 tavern"}
    play(game, "destroy 0 manor")
    assert city(game, 0) == []
    assert gold(game)[0] == 3


@pytest.mark.rule("DX-WARLORD-2")
def test_the_warlord_s_own_complete_city_is_safe_too() -> None:
    assert not offers(table(seat("warlord", 20, city=SEVEN), rank=8), "destroy")


@pytest.mark.rule("DX-WARLORD-2")
def test_a_destroyed_district_goes_under_the_deck() -> None:
    game = table(seat("warlord", 5), seat(city="manor"), rank=8, deck="palace church", deck_only=True)
    play(game, "destroy 1 manor")
    assert deck(game) == ["palace", "church", "manor"]


@pytest.mark.rule("DX-WARLORD-2", "DX-MUSEUM-3")
def test_a_destroyed_museum_takes_its_cards_along() -> None:
    museum = [{"district": "museum", "under": ["tavern", "temple"]}]
    game = table(seat("warlord", 5), seat(city=museum), rank=8, deck="palace", deck_only=True)
    play(game, "destroy 1 museum")
    assert deck(game)[0] == "palace"
    assert sorted(deck(game)[1:]) == ["museum", "tavern", "temple"]


@pytest.mark.rule("DX-WARLORD-2", "DX-ARTIST-1")
def test_a_beautified_district_costs_the_warlord_one_more() -> None:
    for stash in (0, 1):
        game = table(seat("warlord", stash), seat(city="tavern*"), rank=8)
        assert ("destroy 1 tavern" in offers(game)) is (stash == 1)
    play(game, "destroy 1 tavern")
    assert gold(game) == [0, 0, 0, 0]


@pytest.mark.rule("DX-WARLORD-2", "DX-ARTIST-1")
def test_a_plain_and_a_beautified_double_are_told_apart() -> None:
    game = table(seat("warlord", 5), seat(city="manor manor* tavern*"), rank=8)
    assert offers(game, "destroy") == {"destroy 1 manor", "destroy 1 manor*", "destroy 1 tavern"}
    plain, fine = game.clone(), game
    play(plain, "destroy 1 manor")
    assert (city(plain, 1), gold(plain)[0]) == (["manor*", "tavern*"], 3)
    play(fine, "destroy 1 manor*")
    assert (city(fine, 1), gold(fine)[0]) == (["manor", "tavern*"], 2)


@pytest.mark.rule("DX-GREAT-WALL-1", "DX-GREAT-WALL-3", "DX-WARLORD-2")
def test_the_great_wall_charges_nothing_for_itself_but_also_in_the_own_city() -> None:
    game = table(seat("warlord", 5), seat(city="great-wall"), rank=8)
    play(game, "destroy 1 great-wall")
    assert gold(game)[0] == 0
    own = table(seat("warlord", 5, city="great-wall tavern"), rank=8)
    play(own, "destroy 0 tavern")
    assert gold(own)[0] == 4


@pytest.mark.rule("DX-WARLORD-2", "DX-END-5")
def test_the_last_round_stays_last_even_if_the_city_shrinks() -> None:
    game = table(seat("warlord", 5), seat(city=SIX), rank=8, first_complete=1)
    play(game, "destroy 1 tavern", "gold", "end")
    assert game.over


@pytest.mark.rule("DX-WARLORD-2")
def test_the_warlord_need_not_destroy() -> None:
    game = play(table(seat("warlord", 5), seat(city="manor"), rank=8), "gold", "end")
    assert city(game, 1) == ["manor"]


# Marshal


def marshal_table(theirs: str, stash: int = 9, own: str = "") -> Game:
    return table(seat("marshal", stash, city=own), seat(city=theirs), rank=8)


@pytest.mark.rule("DX-MARSHAL-2")
def test_the_marshal_seizes_districts_of_cost_three_or_less() -> None:
    game = marshal_table("tavern market manor castle palace haunted-quarter statue library")
    assert not offers(game, "seize")  # eight districts: complete
    game = marshal_table("tavern market manor castle statue library")
    assert offers(game, "seize") == {f"seize 1 {name}" for name in ("tavern", "market", "manor", "statue")}
    refused(game, "seize 1 castle", "DX-MARSHAL-2")


@pytest.mark.rule("DX-MARSHAL-2")
@pytest.mark.parametrize("name, price", [("tavern", 1), ("market", 2), ("manor", 3)])
def test_the_marshal_pays_the_cost_to_the_owner(name: str, price: int) -> None:
    game = play(marshal_table(name, stash=price), f"seize 1 {name}")
    assert city(game, 0) == [name]
    assert city(game, 1) == []
    assert gold(game)[:2] == [0, price]
    assert not offers(marshal_table(name, stash=price - 1), "seize")


@pytest.mark.rule("DX-MARSHAL-2")
def test_the_marshal_never_seizes_an_own_district() -> None:
    game = marshal_table("market", own="tavern")
    assert offers(game, "seize") == {"seize 1 market"}
    refused(game, "seize 0 tavern", "DX-MARSHAL-2")


@pytest.mark.rule("DX-MARSHAL-2", "DX-ARTIST-1")
@pytest.mark.parametrize("name, offered", [("market*", True), ("manor", True), ("manor*", False), ("statue*", False)])
def test_the_seizure_limit_looks_at_the_beautified_cost(name: str, offered: bool) -> None:
    game = marshal_table(name)
    assert bool(offers(game, "seize")) is offered


@pytest.mark.rule("DX-MARSHAL-2", "RU-24")
def test_a_beautified_district_is_paid_at_its_cost_and_stays_beautified() -> None:
    game = play(marshal_table("market*"), "seize 1 market")
    assert city(game, 0) == ["market*"]
    assert gold(game)[:2] == [6, 3]


@pytest.mark.rule("DX-MARSHAL-2", "DX-ARTIST-1")
def test_of_two_of_a_name_only_the_plain_one_may_be_cheap_enough() -> None:
    game = marshal_table("manor manor* tavern tavern*")
    assert offers(game, "seize") == {"seize 1 manor", "seize 1 tavern", "seize 1 tavern*"}
    play(game, "seize 1 manor")
    assert city(game, 0) == ["manor"]
    assert "manor*" in city(game, 1)


@pytest.mark.rule("DX-MARSHAL-2")
@pytest.mark.parametrize("own", ["manor", "manor*", "manor quarry"])
def test_the_marshal_seizes_no_name_standing_in_the_own_city(own: str) -> None:
    game = marshal_table("manor market", own=own)
    assert offers(game, "seize") == {"seize 1 market"}
    refused(game, "seize 1 manor", "DX-MARSHAL-2")


@pytest.mark.rule("RU-14", "DX-MARSHAL-2", "DX-GREAT-WALL-3")
def test_the_great_wall_s_gold_goes_to_the_owner_and_does_not_touch_the_limit() -> None:
    game = marshal_table("great-wall manor", stash=4)
    assert offers(game, "seize") == {"seize 1 manor"}
    play(game, "seize 1 manor")
    assert gold(game)[:2] == [0, 4]
    assert city(game, 0) == ["manor"]


@pytest.mark.rule("DX-MARSHAL-2", "DX-END-5")
def test_seizing_may_complete_the_own_city() -> None:
    game = play(marshal_table("docks", own=SIX), "seize 1 docks")
    assert game.position()["first_complete"] == 0
    play(game, "gold", "end")
    assert game.over
    assert total(game, 0) == 1 + 2 + 1 + 2 + 1 + 2 + 3 + 4


@pytest.mark.rule("DX-MARSHAL-2", "DX-TURN-2")
def test_seizing_is_not_building() -> None:
    game = table(seat("marshal", 9, "tavern"), seat(city="docks"), rank=8)
    play(game, "gold", "seize 1 docks")
    assert "build tavern" in offers(game)
    other = table(seat("marshal", 9, "tavern"), seat(city="docks"), rank=8)
    play(other, "gold", "build tavern", "seize 1 docks")
    assert city(other, 0) == ["docks", "tavern"]


@pytest.mark.rule("DX-TAX-3", "DX-MARSHAL-2")
def test_seizing_is_not_taxed() -> None:
    game = table(seat("marshal", 9), seat(city="docks"), rank=8, cast="tax-collector")
    play(game, "seize 1 docks")
    assert gold(game)[:2] == [6, 3]
    assert game.position()["tax"] == 0


@pytest.mark.rule("DX-MARSHAL-2", "DX-BISHOP-3")
def test_the_marshal_of_the_bishop_s_player_still_seizes_from_others_only() -> None:
    game = table(seat("bishop marshal", 9, city="tavern"), seat("king thief", city="docks"), players=2, rank=8)
    assert offers(game, "seize") == {"seize 1 docks"}
