"""Common City: Tax Collector and Bishop, who lie on the table; Warlord and Diplomat, whom one of them stops."""

from __future__ import annotations

import pytest

from tests.asserting import in_full
from tests.common_city.table import called, discard, lying, mark, town, who
from tests.scenarios.deluxe_box import reload
from tests.scenarios.table import city, gold, hand, offers, play, refused

TAX = {"tax-collector": 3}

# Tax Collector


@pytest.mark.rule("CC-TAX-1")
def test_the_tax_collector_lies_before_its_player_from_the_call_on() -> None:
    game = town(up="tax-collector merchant")
    assert lying(game) == {"tax-collector": 0}
    play(game, "gold", "end")
    assert lying(game) == {"tax-collector": 0}
    for watcher in (0, 1, None):
        assert game.view(watcher)["lying"] == {"tax-collector": 0}


@pytest.mark.rule("CC-TAX-1")
def test_every_other_builder_pays_1_gold_at_the_end_of_the_turn() -> None:
    game = town(who(3, "tavern"), who(3, "temple"), up="merchant architect", lying=TAX)
    play(game, "gold", "build tavern")
    assert gold(game) == [4, 3, 0, 0]
    play(game, "end")
    assert gold(game) == [3, 3, 0, 1]
    play(game, "gold", "build temple", "end")
    assert gold(game) == [3, 3, 0, 2]


@pytest.mark.rule("CC-TAX-1")
def test_tax_is_paid_once_a_turn_and_only_after_building() -> None:
    game = town(who(9, "tavern temple church"), up="architect merchant", lying=TAX)
    play(game, "gold", "build tavern", "build temple", "build church", "end")
    assert gold(game) == [11 - 4 - 1, 0, 0, 1]
    play(game, "gold", "end")
    assert gold(game)[3] == 1


@pytest.mark.rule("CC-TAX-1")
def test_without_gold_nothing_is_paid() -> None:
    game = play(town(who(1, "manor"), up="artist", lying=TAX), "gold", "build manor", "end")
    assert gold(game) == [0, 0, 0, 0]


@pytest.mark.rule("CC-TAX-1")
def test_the_tax_collectors_player_builds_untaxed_in_every_turn() -> None:
    game = town(who(5, "tavern temple"), up="tax-collector merchant architect", players=2)
    play(game, "gold", "build tavern", "end", "gold", "end", "gold", "build temple", "end")
    assert gold(game) == [5 + 2 - 1 + 2 - 1, 2]


@pytest.mark.rule("CC-TAX-1")
def test_who_built_before_the_call_does_not_pay() -> None:
    game = town(who(5, "tavern"), up="assassin tax-collector")
    play(game, "gold", "build tavern", "end")
    assert gold(game)[:2] == [6, 0]


@pytest.mark.rule("CC-TAX-1", "CL-WIZARD-1")
def test_the_wizards_build_at_once_is_taxed() -> None:
    game = town(who(3), who(hand="tavern"), up="wizard", lying=TAX)
    play(game, "look 1", "take tavern", "now", "gold", "end")
    assert gold(game) == [3 - 1 + 2 - 1, 0, 0, 1]


@pytest.mark.rule("CC-TAX-1")
def test_exchanging_is_not_building() -> None:
    game = town(who(3, city="tavern"), who(city="temple"), up="diplomat", lying=TAX)
    play(game, "exchange 1 temple", "for tavern", "gold", "end")
    assert gold(game) == [5, 0, 0, 0]


@pytest.mark.rule("CC-TAX-1", "CL-TURN-4")
def test_tax_comes_before_poor_house_and_refund() -> None:
    poor = town(who(0, "tavern", "poor-house"), up="artist", lying=TAX)
    play(poor, "gold", "build tavern", "end")
    assert gold(poor) == [1, 0, 0, 1]
    alchemist = play(town(who(2, "castle"), up="alchemist", lying=TAX), "gold", "build castle", "end")
    assert gold(alchemist) == [4, 0, 0, 0]
    richer = play(town(who(3, "castle"), up="alchemist", lying=TAX), "gold", "build castle", "end")
    assert gold(richer) == [4, 0, 0, 1]


@pytest.mark.rule("CC-TAX-1", "CC-PASS-1")
def test_the_last_builder_of_the_pass_pays_and_the_first_of_the_next_does_not() -> None:
    game = town(who(3, "tavern"), who(3, "temple"), up="artist", last=True, lying=TAX)
    play(game, "gold", "build tavern", "end")
    assert gold(game)[3] == 1
    for seed in range(60):
        game = town(who(3, "tavern"), who(3, "temple"), up="artist", last=True, lying=TAX, seed=seed)
        play(game, "gold", "build tavern", "end")
        if called(game) == ["merchant"]:
            play(game, "gold", "build temple", "end")
            assert gold(game)[3] == 1
            break
    else:
        pytest.fail("no shuffle put the Merchant on top")


@pytest.mark.rule("CC-TAX-1")
def test_the_tax_collector_is_an_ordinary_character_otherwise() -> None:
    game = town(who(2, "tavern"), up="tax-collector")
    assert offers(game) == {"gold", "cards", "sell tavern", "auction tavern"}
    play(game, "gold")
    assert "build tavern" in offers(game)
    assert not offers(game, "bonus", "income")


@pytest.mark.rule("CC-TAX-1", "CC-THIEF-1")
def test_tax_taken_may_be_stolen_later() -> None:
    game = town(who(3, "tavern"), who(), up="merchant architect", lying={"tax-collector": 1},
                robbed=mark("architect", 2))
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [3, 0, 1, 0]


# Bishop


@pytest.mark.rule("CC-BISHOP-1")
def test_the_bishop_lies_before_its_player_until_the_shuffle() -> None:
    game = town(up="bishop merchant")
    assert lying(game) == {"bishop": 0}
    play(game, "gold", "end", "gold", "end")
    assert lying(game) == {"bishop": 0}


@pytest.mark.rule("CC-BISHOP-1", "CC-WARLORD-1")
def test_the_warlord_does_not_touch_the_bishops_quarter() -> None:
    game = town(who(9), who(city="tavern manor"), who(city="temple"), up="warlord", lying={"bishop": 1})
    assert offers(game, "destroy") == {"destroy 2 temple"}
    refused(game, "destroy 1 tavern", "CC-BISHOP-1")


@pytest.mark.rule("RU-55", "CC-BISHOP-1")
def test_the_diplomat_does_not_touch_the_bishops_quarter() -> None:
    game = town(who(9, city="castle"), who(city="tavern manor"), who(city="temple"), up="diplomat", lying={"bishop": 1})
    assert offers(game, "exchange") == {"exchange 2 temple"}
    refused(game, "exchange 1 tavern", "CC-BISHOP-1")


@pytest.mark.rule("CC-CITY-1", "CC-BISHOP-1")
def test_the_bishop_does_not_bind_his_own_player() -> None:
    warlord = town(who(9, city="tavern"), who(city="temple"), up="warlord", lying={"bishop": 0})
    assert offers(warlord, "destroy") == {"destroy 0 tavern", "destroy 1 temple"}
    diplomat = town(who(9, city="tavern"), who(city="temple"), up="diplomat", lying={"bishop": 0})
    play(diplomat, "exchange 1 temple", "for tavern")
    assert city(diplomat, 0) == ["temple"]


@pytest.mark.rule("CC-BISHOP-1")
def test_the_bishop_protects_in_every_later_turn_of_the_pass() -> None:
    game = town(who(city="tavern"), up="bishop merchant architect warlord diplomat")
    play(game, *["gold", "end"] * 3)
    assert game.player == 3
    assert not offers(game, "destroy")
    play(game, "gold", "end")
    assert game.player == 0


@pytest.mark.rule("CC-BISHOP-1", "CC-PASS-1")
def test_after_the_shuffle_the_bishop_protects_no_more() -> None:
    for seed in range(80):
        game = town(who(city="tavern"), up="bishop", last=True, seed=seed)
        play(game, "gold", "end")
        if called(game) == ["warlord"]:
            assert lying(game) == {}
            assert offers(game, "destroy") == {"destroy 0 tavern"}
            break
    else:
        pytest.fail("no shuffle put the Warlord on top")


@pytest.mark.rule("CC-BISHOP-1", "CL-ARMORY-1")
def test_the_bishop_does_not_stop_an_armory() -> None:
    game = town(who(city="armory"), who(city="tavern"), up="artist", lying={"bishop": 1})
    assert city(play(game, "armory 1 tavern"), 1) == []


@pytest.mark.rule("CC-BISHOP-1")
def test_the_bishop_before_a_called_warlord_comes_too_late() -> None:
    game = town(who(1), who(city="tavern"), up="warlord bishop")
    play(game, "destroy 1 tavern", "gold", "end")
    assert (city(game, 1), lying(game)) == ([], {"bishop": 1})


@pytest.mark.rule("CC-BISHOP-1", "CC-TAX-1")
def test_both_may_lie_before_one_player_and_are_restored() -> None:
    game = town(who(), up="tax-collector merchant bishop", players=2)
    play(game, "gold", "end", "gold", "end")
    assert lying(reload(game)) == {"tax-collector": 0, "bishop": 0}


# Warlord


@pytest.mark.rule("CC-WARLORD-1")
def test_no_quarter_is_ever_complete() -> None:
    big = "temple church tavern market trading-post docks harbor castle palace monastery"
    game = town(who(9), who(city=big), up="warlord")
    assert offers(game, "destroy") == {f"destroy 1 {name}" for name in big.split()}
    assert "tavern" not in city(play(game, "destroy 1 tavern"), 1)


@pytest.mark.rule("CC-WARLORD-1", "CL-WARLORD-1")
@pytest.mark.parametrize(("district", "price"), [("tavern", 0), ("church", 1), ("manor", 2), ("palace", 4),
                                                 ("dragon-gate", 5), ("manor*", 3), ("university", 5)])
def test_the_warlord_pays_one_less_than_the_cost(district: str, price: int) -> None:
    name = district.rstrip("*")
    game = play(town(who(price), who(city=district), up="warlord"), f"destroy 1 {name}")
    assert (gold(game)[0], city(game, 1), discard(game)) == (0, [], [name])
    if price:
        assert not offers(town(who(price - 1), who(city=district), up="warlord"), "destroy")


@pytest.mark.rule("CC-WARLORD-1", "CL-KEEP-1")
def test_a_keep_is_safe_even_from_its_owner() -> None:
    game = town(who(9, city="keep tavern"), who(city="keep temple"), up="warlord")
    assert offers(game, "destroy") == {"destroy 0 tavern", "destroy 1 temple"}
    refused(game, "destroy 1 keep", "CL-KEEP-1")


@pytest.mark.rule("CC-WARLORD-1", "CL-GREAT-WALL-1", "CC-CITY-1")
def test_a_great_wall_makes_the_other_districts_of_its_quarter_dearer() -> None:
    seats = [who(5), who(city="great-wall manor tavern"), who(city="castle")]
    for line, price in (("destroy 1 manor", 3), ("destroy 1 tavern", 1), ("destroy 1 great-wall", 5),
                        ("destroy 2 castle", 3)):
        assert gold(play(town(*seats, up="warlord"), line))[0] == 5 - price


@pytest.mark.rule("CC-WARLORD-1", "CC-TURN-7", "CL-TURN-3")
def test_the_warlord_destroys_once_a_turn_also_own_districts() -> None:
    game = town(who(5, city="manor"), who(city="tavern temple"), up="warlord")
    play(game, "destroy 0 manor")
    assert gold(game)[0] == 3
    assert not offers(game, "destroy")
    refused(game, "destroy 1 tavern", "CL-TURN-3")


@pytest.mark.rule("CC-WARLORD-1")
def test_where_doubles_differ_the_beautified_one_is_marked() -> None:
    game = town(who(5), who(city="manor manor*"), up="warlord")
    assert offers(game, "destroy") == {"destroy 1 manor", "destroy 1 manor*"}
    play(game, "destroy 1 manor*")
    assert (gold(game)[0], city(game, 1)) == (2, ["manor"])


# Diplomat


@pytest.mark.rule("CC-CITY-1", "CL-DIPLOMAT-1")
@pytest.mark.parametrize(("own", "theirs", "price"), [("tavern", "castle", 3), ("castle", "tavern", 0),
                                                      ("manor", "docks", 0), ("tavern", "manor*", 3)])
def test_the_diplomat_pays_the_owner_the_difference(own: str, theirs: str, price: int) -> None:
    game = town(who(5, city=own), who(city=theirs), up="diplomat")
    play(game, f"exchange 1 {theirs.rstrip('*')}", f"for {own}")
    assert (city(game, 0), city(game, 1)) == ([theirs], [own])
    assert gold(game)[:2] == [5 - price, price]


@pytest.mark.rule("CC-CITY-1", "CL-GREAT-WALL-1", "CL-DIPLOMAT-1")
def test_a_great_wall_makes_an_exchange_dearer() -> None:
    game = town(who(5, city="castle"), who(city="great-wall tavern"), up="diplomat")
    play(game, "exchange 1 tavern", "for castle")
    assert gold(game)[0] == 4


@pytest.mark.rule("CC-CITY-1", "CC-TURN-4")
def test_an_exchange_ignores_that_names_stand_once() -> None:
    game = town(who(5, city="manor manor quarry"), who(3, "manor", "castle"), up="diplomat merchant")
    play(game, "exchange 1 castle", "for manor")
    assert (city(game, 0), city(game, 1)) == (["castle", "manor", "quarry"], ["manor"])
    play(game, "gold", "end", "gold")
    # The name stands before another player too: neither of the two may build it again.
    assert not offers(game, "build")
    refused(game, "build manor", "CC-TURN-4")


@pytest.mark.rule("CC-TURN-4", "CC-CITY-1")
def test_a_name_that_stands_twice_is_closed_to_a_quarry_too() -> None:
    game = play(town(who(9, "manor", "manor quarry"), who(city="manor"), up="merchant"), "gold")
    refused(game, "build manor", "CC-TURN-4")


@pytest.mark.rule("CL-DIPLOMAT-1")
def test_the_diplomat_neither_takes_an_own_name_nor_gives_a_name_that_stands_there() -> None:
    game = town(who(9, city="manor castle"), who(city="manor temple"), up="diplomat")
    assert offers(game, "exchange") == {"exchange 1 temple"}
    play(game, "exchange 1 temple")
    assert offers(game) == {"for castle"}


@pytest.mark.rule("CL-KEEP-1", "CC-WARLORD-1")
def test_a_keep_is_not_exchanged() -> None:
    game = town(who(9, city="keep castle"), who(city="tavern"), who(city="keep"), up="diplomat")
    assert offers(game, "exchange") == {"exchange 1 tavern"}
    play(game, "exchange 1 tavern")
    assert offers(game) == {"for castle"}
    other = town(who(9, city="castle"), who(city="keep tavern"), up="diplomat")
    assert offers(other, "exchange") == {"exchange 1 tavern"}
    refused(other, "exchange 1 keep", "CL-KEEP-1")


@pytest.mark.rule("CC-WARLORD-1", "CL-DIPLOMAT-1")
def test_the_diplomat_exchanges_with_any_quarter_however_large() -> None:
    big = "temple church tavern market trading-post docks harbor castle palace monastery"
    game = town(who(9, city="manor"), who(city=big), up="diplomat")
    assert len(offers(game, "exchange")) == 10


@pytest.mark.rule("CC-CITY-1", "CL-MUSEUM-1")
def test_cards_under_an_exchanged_museum_go_along() -> None:
    game = town(who(9, city="manor"), who(city=[{"district": "museum", "under": ["docks", "tavern"]}]), up="diplomat")
    play(game, "exchange 1 museum", "for manor")
    (museum,) = game.position()["players"][0]["city"]
    assert in_full(museum)["under"] == ["docks", "tavern"]


@pytest.mark.rule("CC-CITY-1")
def test_an_exchanged_district_works_for_its_new_owner() -> None:
    game = town(who(9, "docks", "castle"), who(city="laboratory"), up="diplomat")
    play(game, "exchange 1 laboratory", "for castle", "laboratory docks")
    assert (gold(game)[0], hand(game, 0)) == (9 - 1 + 1, [])
