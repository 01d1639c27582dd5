"""Unique districts that change building: Factory, Framework, Necropolis, Thieves' Den, Quarry, Stables …"""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.deluxe_box import UNIQUES, choose, costs, worth
from tests.scenarios.table import SEVEN, SIX, city, deck, gold, hand, offers, play, refused, seat, table

WARRANTS = {"signed": "merchant", "unsigned": ["king", "bishop"]}


def builder(character: str = "merchant", rank: int = 6, **own: Any) -> Game:
    """This character of seat 0 has gathered 2 gold and may build."""
    return play(table(seat(character, **own), seat("warlord"), rank=rank), "gold")


def warranted(**own: Any) -> Game:
    """The Merchant of seat 0, under the Magistrate's signed warrant, has gathered 2 gold."""
    return play(table(seat("merchant", **own), seat("magistrate"), rank=6, warrants=WARRANTS), "gold")


# Factory


@pytest.mark.rule("DX-FACTORY-1")
@pytest.mark.parametrize("district", sorted(set(UNIQUES) - {"factory", "secret-vault"}))
def test_with_a_factory_every_other_unique_costs_1_less(district: str) -> None:
    game = play(builder(gold=10, hand=district, city="factory"), f"build {district}")
    if "pay" in game.options():
        play(game, "pay")
    assert gold(game)[0] == 12 - (UNIQUES[district] - 1)
    assert city(game, 0) == sorted(["factory", district])


@pytest.mark.rule("DX-FACTORY-1")
@pytest.mark.parametrize("district", ["tavern", "palace", "fortress"])
def test_a_factory_makes_no_basic_district_cheaper(district: str) -> None:
    game = play(builder(gold=10, hand=district, city="factory"), f"build {district}")
    assert gold(game)[0] == 12 - costs(district)


@pytest.mark.rule("DX-FACTORY-1", "DX-TURN-3")
def test_a_factory_costs_its_builder_5() -> None:
    game = play(builder(gold=3, hand="factory"), "build factory")
    assert gold(game)[0] == 0
    refused(builder(gold=2, hand="factory"), "build factory", "DX-TURN-3")


@pytest.mark.rule("DX-FACTORY-1", "DX-TURN-3")
def test_the_factory_of_another_does_not_help() -> None:
    game = play(table(seat("merchant", gold=3, hand="dragon-gate"), seat(city="factory"), rank=6), "gold")
    refused(game, "build dragon-gate", "DX-TURN-3")


@pytest.mark.rule("DX-FACTORY-1")
def test_a_factory_helps_in_the_turn_it_was_built() -> None:
    game = builder("architect", 7, gold=8, hand="factory dragon-gate")
    play(game, "build factory", "build dragon-gate")
    assert gold(game)[0] == 0


@pytest.mark.rule("DX-FACTORY-1")
def test_a_factory_changes_no_score() -> None:
    assert worth("factory dragon-gate") == 5 + 6 + 2


@pytest.mark.rule("DX-FACTORY-1")
def test_a_factory_changes_nothing_for_the_warlord() -> None:
    game = play(table(seat("warlord", gold=3), seat(city="factory dragon-gate"), rank=8), "gold")
    assert offers(game, "destroy") == {"destroy 1 factory", "destroy 1 dragon-gate"}
    play(game, "destroy 1 dragon-gate")
    assert gold(game)[0] == 0


@pytest.mark.rule("DX-FACTORY-1")
def test_the_alchemist_gets_back_only_what_the_factory_left_to_pay() -> None:
    game = play(builder("alchemist", gold=10, hand="dragon-gate", city="factory"), "build dragon-gate", "end")
    assert gold(game)[0] == 12


@pytest.mark.rule("DX-FACTORY-1")
def test_a_confiscation_returns_only_what_the_factory_left_to_pay() -> None:
    game = play(warranted(gold=10, hand="dragon-gate", city="factory"), "build dragon-gate")
    assert gold(game)[0] == 7
    play(game, "confiscate")
    assert gold(game)[0] == 12
    assert city(game, 1) == ["dragon-gate"]


@pytest.mark.rule("DX-FACTORY-1")
def test_the_wizards_immediate_build_is_cheaper_too() -> None:
    game = table(seat("wizard", gold=5, city="factory"), seat(hand="dragon-gate"), rank=3)
    play(game, "look 1", "take dragon-gate", "now")
    assert gold(game)[0] == 0
    assert city(game, 0) == ["dragon-gate", "factory"]


# Framework


@pytest.mark.rule("DX-FRAMEWORK-1")
def test_a_district_is_built_by_destroying_the_framework() -> None:
    game = play(builder(hand="palace", city="framework tavern"), "build palace")
    assert offers(game) == {"framework"}
    play(game, "framework")
    assert gold(game)[0] == 2
    assert city(game, 0) == ["palace", "tavern"]
    assert hand(game, 0) == []
    assert deck(game)[-1] == "framework"


@pytest.mark.rule("DX-FRAMEWORK-1")
def test_with_gold_enough_the_builder_chooses_how_to_pay() -> None:
    game = play(builder(gold=9, hand="palace", city="framework"), "build palace")
    assert offers(game) == {"pay", "framework"}
    play(game, "pay")
    assert gold(game)[0] == 6
    assert city(game, 0) == ["framework", "palace"]


@pytest.mark.rule("DX-FRAMEWORK-1")
def test_the_framework_of_another_does_not_pay() -> None:
    game = play(table(seat("merchant", hand="palace"), seat(city="framework"), rank=6), "gold")
    assert not offers(game, "build")


@pytest.mark.rule("DX-FRAMEWORK-1")
def test_a_framework_does_not_pay_for_itself() -> None:
    assert not offers(builder(hand="framework"), "build")


@pytest.mark.rule("DX-FRAMEWORK-1")
def test_a_framework_pays_in_the_turn_it_was_built() -> None:
    game = builder("architect", 7, gold=1, hand="framework palace")
    play(game, "build framework", "build palace", "framework")
    assert city(game, 0) == ["palace"]
    assert gold(game)[0] == 0


@pytest.mark.rule("DX-FRAMEWORK-1", "RU-22", "DX-TURN-4")
def test_a_framework_does_not_allow_a_second_of_a_name() -> None:
    refused(builder(hand="tavern", city="framework tavern"), "build tavern", "DX-TURN-4")


@pytest.mark.rule("DX-FRAMEWORK-1")
def test_a_beautified_framework_pays_and_its_gold_goes_to_the_bank() -> None:
    game = play(builder(hand="palace", city="framework*"), "build palace", "framework")
    assert gold(game) == [2, 0, 0, 0]
    assert city(game, 0) == ["palace"]


@pytest.mark.rule("RU-16", "DX-FRAMEWORK-1", "DX-TURN-2")
def test_a_framework_payment_counts_toward_the_build_limit() -> None:
    game = play(builder(gold=9, hand="palace tavern", city="framework"), "build palace", "framework")
    refused(game, "build tavern", "DX-TURN-2")


@pytest.mark.rule("RU-16", "DX-NECROPOLIS-1", "DX-TURN-2")
def test_a_necropolis_payment_counts_toward_the_build_limit() -> None:
    game = play(builder(gold=9, hand="necropolis tavern", city="temple"), "build necropolis", "sacrifice temple")
    refused(game, "build tavern", "DX-TURN-2")


@pytest.mark.rule("RU-16")
def test_the_wizard_may_pay_the_immediate_build_with_a_framework() -> None:
    game = table(seat("wizard", hand="tavern", city="framework"), seat(hand="palace"), rank=3)
    play(game, "look 1", "take palace")
    assert offers(game) == {"now", "hold"}
    play(game, "now")
    assert offers(game) == {"framework"}
    play(game, "framework")
    assert city(game, 0) == ["palace"]
    play(game, "gold", "build tavern")
    assert city(game, 0) == ["palace", "tavern"]


@pytest.mark.rule("RU-16")
def test_the_wizard_may_pay_an_immediate_necropolis_with_a_district() -> None:
    game = table(seat("wizard", city="manor"), seat(hand="necropolis"), rank=3)
    play(game, "look 1", "take necropolis", "now")
    assert offers(game) == {"sacrifice manor"}
    play(game, "sacrifice manor")
    assert city(game, 0) == ["necropolis"]


@pytest.mark.rule("RU-16", "DX-TAX-1")
@pytest.mark.parametrize(("card", "lines"), [
    ("palace", ["framework"]), ("necropolis", ["framework"]), ("necropolis", ["sacrifice tavern"])])
def test_tax_is_due_when_no_gold_was_paid(card: str, lines: list[str]) -> None:
    game = table(seat("merchant", hand=card, city="framework tavern"), cast="tax-collector", rank=6)
    play(game, "gold", f"build {card}", *lines)
    assert gold(game)[0] == 1
    assert game.position()["tax"] == 1


@pytest.mark.rule("DX-FRAMEWORK-1", "DX-NECROPOLIS-1")
@pytest.mark.parametrize(("card", "line"), [("palace", "framework"), ("necropolis", "sacrifice tavern")])
def test_the_alchemist_gets_nothing_back_for_what_no_gold_paid(card: str, line: str) -> None:
    game = play(builder("alchemist", gold=7, hand=card, city="framework tavern"), f"build {card}", line, "end")
    assert gold(game)[0] == 9


@pytest.mark.rule("DX-FRAMEWORK-1", "DX-NECROPOLIS-1", "DX-THIEVES-DEN-1")
@pytest.mark.parametrize(("card", "lines", "asked"), [
    ("palace", ["pay"], True), ("palace", ["framework"], False), ("necropolis", ["pay"], True),
    ("necropolis", ["sacrifice tavern"], False), ("necropolis", ["framework"], False),
    ("thieves-den", ["pay"], True), ("thieves-den", ["framework"], False),
    ("thieves-den", ["spend docks", "spend harbor", "pay"], True)])
def test_only_what_was_paid_for_may_be_confiscated(card: str, lines: list[str], asked: bool) -> None:
    game = warranted(gold=9, hand=f"{card} docks harbor", city="framework tavern")
    play(game, f"build {card}", *lines)
    assert (game.player == 1) == asked
    assert (offers(game) == {"confiscate", "pass"}) == asked


@pytest.mark.rule("DX-FRAMEWORK-1", "DX-STABLES-1")
def test_after_a_framework_payment_the_next_paid_district_may_be_confiscated() -> None:
    game = warranted(gold=9, hand="stables palace", city="framework")
    play(game, "build stables", "framework", "build palace")
    assert game.player == 1
    play(game, "confiscate")
    assert (city(game, 0), city(game, 1)) == (["stables"], ["palace"])


# Necropolis


@pytest.mark.rule("DX-NECROPOLIS-1")
def test_a_necropolis_is_built_by_destroying_a_district() -> None:
    game = play(builder(hand="necropolis", city="manor tavern"), "build necropolis")
    assert offers(game) == {"sacrifice manor", "sacrifice tavern"}
    play(game, "sacrifice manor")
    assert gold(game)[0] == 2
    assert city(game, 0) == ["necropolis", "tavern"]
    assert deck(game)[-1] == "manor"


@pytest.mark.rule("DX-NECROPOLIS-1")
def test_a_necropolis_may_be_paid_with_gold() -> None:
    game = play(builder(gold=3, hand="necropolis", city="manor"), "build necropolis")
    assert offers(game) == {"pay", "sacrifice manor"}
    play(game, "pay")
    assert gold(game)[0] == 0
    assert city(game, 0) == ["manor", "necropolis"]


@pytest.mark.rule("DX-NECROPOLIS-1", "DX-TURN-3")
def test_an_empty_city_has_nothing_to_destroy_for_a_necropolis() -> None:
    refused(builder(hand="necropolis"), "build necropolis", "DX-TURN-3")
    game = play(builder(gold=3, hand="necropolis"), "build necropolis")
    assert city(game, 0) == ["necropolis"]


@pytest.mark.rule("DX-NECROPOLIS-1")
def test_only_the_necropolis_is_paid_with_a_district() -> None:
    assert not offers(builder(hand="palace", city="manor necropolis"), "build")


@pytest.mark.rule("DX-NECROPOLIS-1")
def test_the_beautified_one_of_two_is_marked_when_it_pays_for_a_necropolis() -> None:
    game = play(builder(hand="necropolis", city="manor manor*"), "build necropolis")
    assert offers(game) == {"sacrifice manor", "sacrifice manor*"}
    play(game, "sacrifice manor*")
    assert city(game, 0) == ["manor", "necropolis"]
    assert gold(game)[0] == 2


@pytest.mark.rule("RU-22", "DX-NECROPOLIS-1", "DX-KEEP-1")
@pytest.mark.parametrize("district", ["keep", "museum", "armory", "great-wall", "quarry", "manor"])
def test_any_own_district_may_pay_for_a_necropolis(district: str) -> None:
    game = play(builder(hand="necropolis", city=f"tavern {district}"), "build necropolis", f"sacrifice {district}")
    assert city(game, 0) == ["necropolis", "tavern"]
    assert game.player == 0
    assert not offers(game, "armory")


@pytest.mark.rule("RU-22")
def test_a_district_of_a_complete_city_may_pay_for_a_necropolis() -> None:
    game = play(builder(hand="necropolis", city=SEVEN), "build necropolis", "sacrifice manor")
    assert city(game, 0) == sorted([*SIX.split(), "necropolis"])


@pytest.mark.rule("RU-22", "DX-MUSEUM-3", "RU-25")
def test_a_museum_that_pays_for_a_necropolis_takes_its_cards_along() -> None:
    museum = {"district": "museum", "under": ["castle", "docks"]}
    game = play(builder(hand="necropolis", city=[museum]), "build necropolis", "sacrifice museum")
    assert sorted(deck(game)[-3:]) == ["castle", "docks", "museum"]
    assert city(game, 0) == ["necropolis"]


@pytest.mark.rule("RU-22", "DX-FRAMEWORK-1", "DX-NECROPOLIS-1")
def test_when_a_framework_pays_for_a_necropolis_only_the_framework_goes() -> None:
    game = play(builder(hand="necropolis", city="framework tavern"), "build necropolis")
    assert {"framework", "sacrifice tavern"} <= offers(game)
    assert "pay" not in game.options()
    play(game, "framework")
    assert city(game, 0) == ["necropolis", "tavern"]
    assert deck(game)[-1] == "framework"


@pytest.mark.rule("DX-NECROPOLIS-1", "DX-FACTORY-1")
def test_a_factory_may_be_destroyed_for_a_necropolis_or_make_it_cheaper() -> None:
    game = play(builder(gold=2, hand="necropolis", city="factory"), "build necropolis")
    assert offers(game) == {"pay", "sacrifice factory"}
    other = game.clone()
    play(game, "pay")
    assert (gold(game)[0], city(game, 0)) == (0, ["factory", "necropolis"])
    play(other, "sacrifice factory")
    assert (gold(other)[0], city(other, 0)) == (4, ["necropolis"])


# Thieves' Den


@pytest.mark.rule("DX-THIEVES-DEN-1")
def test_a_thieves_den_is_paid_wholly_with_cards() -> None:
    game = builder(hand="thieves-den manor castle palace temple church tavern")
    size = len(deck(game))
    play(game, "build thieves-den")
    for card in ("manor", "castle", "palace", "temple", "church"):
        play(game, f"spend {card}")
    assert len(deck(game)) == size
    play(game, "spend tavern")
    assert offers(game) == {"pay"}
    play(game, "pay")
    assert gold(game)[0] == 2
    assert hand(game, 0) == []
    assert city(game, 0) == ["thieves-den"]
    assert sorted(deck(game)[size:]) == ["castle", "church", "manor", "palace", "tavern", "temple"]


@pytest.mark.rule("DX-THIEVES-DEN-1")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_a_thieves_den_is_paid_with_cards_and_gold(spent: int) -> None:
    game = play(builder(gold=8, hand="thieves-den docks docks docks"), "build thieves-den")
    play(game, *["spend docks"] * spent, "pay")
    assert gold(game)[0] == 10 - (6 - spent)
    assert hand(game, 0) == ["docks"] * (3 - spent)


@pytest.mark.rule("DX-THIEVES-DEN-1")
def test_pay_is_offered_once_the_gold_is_enough_for_the_rest() -> None:
    game = play(builder(gold=1, hand="thieves-den manor castle palace temple"), "build thieves-den")
    assert offers(game) == {"spend manor", "spend castle", "spend palace", "spend temple"}
    play(game, "spend manor", "spend castle")
    assert "pay" not in game.options()
    play(game, "spend palace")
    assert offers(game) == {"pay", "spend temple"}


@pytest.mark.rule("DX-THIEVES-DEN-1")
def test_no_more_cards_are_spent_than_a_thieves_den_costs() -> None:
    game = builder(gold=9, hand="thieves-den tavern tavern tavern market market market docks")
    play(game, "build thieves-den", *["spend tavern"] * 3, *["spend market"] * 3)
    assert offers(game) == {"pay"}


@pytest.mark.rule("DX-THIEVES-DEN-1", "DX-TURN-3")
def test_a_thieves_den_does_not_pay_for_itself_and_cards_pay_for_nothing_else() -> None:
    game = builder(gold=3, hand="thieves-den")
    refused(game, "build thieves-den", "DX-TURN-3")
    game = builder(gold=2, hand="palace tavern tavern tavern tavern", city="thieves-den")
    refused(game, "build palace", "DX-TURN-3")
    game = play(builder(gold=9, hand="thieves-den tavern"), "build thieves-den")
    assert offers(game) == {"pay", "spend tavern"}


@pytest.mark.rule("DX-THIEVES-DEN-1", "DX-TURN-3")
def test_a_thieves_den_beyond_all_gold_and_cards_is_not_begun() -> None:
    refused(builder(gold=1, hand="thieves-den tavern tavern"), "build thieves-den", "DX-TURN-3")
    assert "build thieves-den" in builder(gold=1, hand="thieves-den tavern tavern tavern").options()


@pytest.mark.rule("DX-THIEVES-DEN-1")
def test_with_gold_as_the_only_way_nothing_is_asked() -> None:
    game = play(builder(gold=4, hand="thieves-den"), "build thieves-den")
    assert city(game, 0) == ["thieves-den"]
    assert gold(game)[0] == 0


@pytest.mark.rule("DX-THIEVES-DEN-1", "DX-FRAMEWORK-1")
def test_a_framework_pays_for_a_thieves_den_only_before_the_first_card_is_spent() -> None:
    game = play(builder(gold=9, hand="thieves-den docks", city="framework"), "build thieves-den")
    assert offers(game) == {"pay", "framework", "spend docks"}
    play(game, "spend docks")
    assert offers(game) == {"pay"}
    play(game, "pay")
    assert city(game, 0) == ["framework", "thieves-den"]


@pytest.mark.rule("DX-THIEVES-DEN-1", "DX-FACTORY-1")
def test_with_a_factory_five_cards_pay_for_a_thieves_den() -> None:
    game = play(builder(hand="thieves-den tavern tavern tavern market market docks", city="factory"),
                "build thieves-den", *["spend tavern"] * 3, *["spend market"] * 2)
    assert offers(game) == {"pay"}
    play(game, "pay")
    assert (gold(game)[0], hand(game, 0)) == (2, ["docks"])


@pytest.mark.rule("DX-THIEVES-DEN-1")
def test_the_alchemist_gets_back_the_gold_of_a_thieves_den_and_not_the_cards() -> None:
    game = builder("alchemist", gold=4, hand="thieves-den docks docks")
    play(game, "build thieves-den", "spend docks", "spend docks", "pay", "end")
    assert (gold(game)[0], hand(game, 0)) == (6, [])


@pytest.mark.rule("DX-THIEVES-DEN-1")
def test_a_confiscated_thieves_den_returns_gold_and_no_cards() -> None:
    game = warranted(gold=4, hand="thieves-den docks docks")
    play(game, "build thieves-den", "spend docks", "spend docks", "pay", "confiscate")
    assert (gold(game)[0], hand(game, 0), city(game, 0)) == (6, [], [])
    assert city(game, 1) == ["thieves-den"]


@pytest.mark.rule("DX-THIEVES-DEN-1", "DX-PARK-1")
def test_spending_the_whole_hand_feeds_the_park() -> None:
    game = play(table(seat("merchant", gold=2, hand="thieves-den docks docks", city="park"), seat("warlord"), rank=6,
                      deck="palace castle"), "gold", "build thieves-den", "spend docks", "spend docks", "pay", "end")
    assert hand(game, 0) == ["castle", "palace"]


@pytest.mark.rule("DX-THIEVES-DEN-1")
def test_the_wizard_may_pay_an_immediate_thieves_den_with_cards() -> None:
    game = table(seat("wizard", gold=5, hand="docks"), seat(hand="thieves-den"), rank=3)
    play(game, "look 1", "take thieves-den", "now")
    assert offers(game) == {"spend docks"}
    play(choose(game, 0), "pay")
    assert (gold(game)[0], hand(game, 0), city(game, 0)) == (0, [], ["thieves-den"])
