"""Common City: what the other characters and districts of the classic box do in one city of many quarters."""

from __future__ import annotations

import pytest

from tests.common_city.table import discard, town, who
from tests.scenarios.deluxe_box import pinning
from tests.scenarios.table import city, gold, hand, offers, play, refused, total

# Wizard


@pytest.mark.rule("CC-CITY-1", "CL-WIZARD-1", "CC-TURN-4")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_the_wizards_build_obeys_that_names_stand_once(owner: int) -> None:
    seats = [who(9), who(hand="tavern"), who(), who()]
    seats[owner]["city"] = ["tavern"]
    game = play(town(*seats, up="wizard"), "look 1", "take tavern")
    assert offers(game) == {"hold"}
    refused(game, "now", "CC-TURN-4")
    play(game, "hold")
    assert hand(game, 0) == ["tavern"]


@pytest.mark.rule("CC-CITY-1", "CL-WIZARD-1", "RU-34")
def test_the_wizard_builds_an_own_double_at_once() -> None:
    game = town(who(9, city="tavern"), who(hand="tavern"), up="wizard")
    play(game, "look 1", "take tavern", "now")
    assert city(game, 0) == ["tavern", "tavern"]


@pytest.mark.rule("CL-WIZARD-1", "CC-TURN-4")
def test_the_wizards_build_is_outside_the_limit_and_needs_its_price() -> None:
    game = town(who(4, "temple church"), who(hand="castle palace"), up="wizard")
    play(game, "look 1", "take castle", "now", "gold", "build temple")
    assert city(game, 0) == ["castle", "temple"]
    assert not offers(game, "build")
    poor = play(town(who(4), who(hand="castle palace"), up="wizard"), "look 1", "take palace")
    assert offers(poor) == {"hold"}


@pytest.mark.rule("CL-WIZARD-1", "CC-TURN-1")
def test_the_wizard_looks_only_at_hands_that_hold_cards() -> None:
    game = town(who(9, "manor"), who(hand="tavern"), who(), who(hand="docks"), up="wizard")
    assert offers(game, "look") == {"look 1", "look 3"}
    assert offers(play(game, "look 3")) == {"take docks"}


# Abbot


@pytest.mark.rule("CL-ABBOT-1", "CL-ABBOT-2")
def test_the_single_richest_player_gives_the_abbot_1_gold() -> None:
    game = town(who(1, city="temple church"), who(5), who(4), up="abbot")
    assert offers(game, "alms", "income") == {"alms 1", "income"}
    play(game, "alms 1", "income")
    assert gold(game) == [4, 4, 4, 0]


@pytest.mark.rule("CL-ABBOT-2")
@pytest.mark.parametrize("stashes", [(1, 5, 5, 0), (5, 5, 0, 0), (6, 5, 0, 0), (0, 0, 0, 0)])
def test_nobody_gives_on_a_tie_or_if_the_abbot_is_richest(stashes: tuple[int, ...]) -> None:
    assert not offers(town(*(who(stash) for stash in stashes), up="abbot"), "alms")


# Navigator, Architect, Merchant


@pytest.mark.rule("CL-NAVIGATOR-1", "CC-TURN-7", "CL-TURN-3")
def test_the_navigator_gains_4_gold_or_4_cards() -> None:
    assert gold(play(town(up="navigator"), "bonus gold"))[0] == 4
    game = play(town(up="navigator", deck="palace castle manor docks harbor"), "bonus cards")
    assert hand(game, 0) == ["castle", "docks", "manor", "palace"]
    refused(game, "bonus gold", "CL-TURN-3")


@pytest.mark.rule("CL-ARCHITECT-1", "CC-TURN-7")
def test_the_architect_gains_2_cards_and_may_build_them() -> None:
    game = town(who(9), up="architect", deck="tavern temple")
    play(game, "gold", "bonus", "build tavern", "build temple")
    assert city(game, 0) == ["tavern", "temple"]


@pytest.mark.rule("CL-MERCHANT-1", "CC-TURN-7")
@pytest.mark.parametrize("lines", [["bonus", "gold"], ["gold", "bonus"]])
def test_the_merchant_gains_1_more_before_or_after_the_action(lines: list[str]) -> None:
    assert gold(play(town(up="merchant"), *lines))[0] == 3


@pytest.mark.rule("CL-MERCHANT-1", "CC-TURN-7")
def test_the_merchants_gold_does_not_hang_on_what_was_gathered() -> None:
    game = play(town(up="merchant", deck="palace castle"), "bonus", "cards", "keep palace")
    assert (gold(game)[0], hand(game, 0)) == (1, ["palace"])


@pytest.mark.rule("CL-ALCHEMIST-1", "CC-TURN-3")
def test_the_alchemist_is_refunded_for_building_alone() -> None:
    game = town(who(5, "castle", "smithy"), up="alchemist", deck="palace docks manor")
    play(game, "smithy", "gold", "build castle", "end")
    assert gold(game)[0] == 5 - 2 + 2


@pytest.mark.rule("CL-ALCHEMIST-1", "CL-FACTORY-1")
def test_the_alchemist_gets_back_what_was_really_paid() -> None:
    game = town(who(5, "smithy", "factory"), up="alchemist")
    play(game, "gold", "build smithy")
    assert gold(game)[0] == 3
    play(game, "end")
    assert gold(game)[0] == 7


@pytest.mark.rule("CL-ARTIST-1", "RU-50")
def test_a_district_is_beautified_only_once() -> None:
    game = town(who(5, city="manor* castle"), up="artist")
    assert offers(game, "beautify") == {"beautify castle"}
    play(game, "beautify castle")
    assert not offers(game, "beautify")
    assert total(game, 0) == 4 + 5


@pytest.mark.rule("CL-ARTIST-1")
def test_the_artist_beautifies_the_own_quarter_alone_and_needs_gold() -> None:
    assert not offers(town(who(5), who(city="manor"), up="artist"), "beautify")
    assert not offers(town(who(0, city="manor"), up="artist"), "beautify")


# Armory


@pytest.mark.rule("CL-ARMORY-1", "CC-TURN-5")
def test_the_armory_destroys_itself_and_any_district_of_another_player() -> None:
    game = town(who(city="armory tavern"), who(city="keep manor"), who(city="great-wall castle"), up="artist")
    assert offers(game, "armory") == {"armory 1 keep", "armory 1 manor", "armory 2 great-wall", "armory 2 castle"}
    play(game, "armory 2 castle")
    assert (city(game, 0), city(game, 2), gold(game)[0]) == (["tavern"], ["great-wall"], 0)
    assert sorted(discard(game)) == ["armory", "castle"]


@pytest.mark.rule("CL-ARMORY-1", "CC-WARLORD-1")
def test_the_armory_reaches_the_largest_quarter() -> None:
    big = "temple church tavern market trading-post docks harbor castle palace monastery"
    game = play(town(who(city="armory"), who(city=big), up="artist"), "armory 1 palace")
    assert "palace" not in city(game, 1)


@pytest.mark.rule("CL-ARMORY-1", "CC-TURN-4", "CC-END-1")
def test_armory_and_victim_may_be_built_again() -> None:
    game = town(who(9, "castle", "armory"), who(city="castle"), up="artist")
    play(game, "gold")
    assert not offers(game, "build")
    play(game, "armory 1 castle", "build castle")
    assert city(game, 0) == ["castle"]


# End of the turn


@pytest.mark.rule("CL-PARK-1", "CL-POOR-HOUSE-1")
def test_park_and_poor_house_look_at_the_end_of_the_own_turn() -> None:
    game = town(who(0, "palace", "park poor-house"), up="artist", deck="castle docks manor")
    play(game, "cards", "keep castle", "end")
    assert (gold(game)[0], hand(game, 0)) == (1, ["castle", "palace"])
    bare = town(who(0, "", "park poor-house"), up="artist", deck="castle docks manor")
    play(bare, "gold", "end")
    assert (gold(bare)[0], hand(bare, 0)) == (2, ["castle", "docks"])


@pytest.mark.rule("CL-PARK-1", "CC-TURN-3")
def test_selling_the_last_card_wakes_the_park() -> None:
    game = town(who(0, "palace", "park"), up="artist", deck="castle docks manor")
    play(game, "sell palace", "gold", "end")
    assert (gold(game)[0], hand(game, 0)) == (5, ["castle", "docks"])


@pytest.mark.rule("CL-PARK-1", "CL-POOR-HOUSE-1", "CC-CITY-1")
def test_others_turns_do_not_wake_park_and_poor_house() -> None:
    game = town(who(), who(0, "", "park poor-house"), up="artist merchant")
    play(game, "gold", "end")
    assert (gold(game)[1], hand(game, 1)) == (0, [])


@pytest.mark.rule("CL-POOR-HOUSE-1", "CL-ALCHEMIST-1")
def test_the_poor_house_comes_before_the_refund() -> None:
    game = town(who(2, "castle", "poor-house"), up="alchemist")
    play(game, "gold", "build castle", "end")
    assert gold(game)[0] == 5


# Once more: the own quarter


@pytest.mark.rule("CC-CITY-1")
@pytest.mark.parametrize(("district", "line", "rule"), pinning([
    ("laboratory", "laboratory tavern", "CC-TURN-6"), ("smithy", "smithy", "CC-TURN-6"),
    ("museum", "museum tavern", "CC-TURN-6"), ("armory", "armory 2 manor", "CC-TURN-6"),
    ("bell-tower", "bell-tower", "CC-BELL-TOWER-1")]))
def test_a_neighbours_purple_district_is_of_no_use(district: str, line: str, rule: str) -> None:
    game = town(who(9, "tavern"), who(city=district), who(city="manor"), up="artist")
    refused(game, line, rule)


@pytest.mark.rule("CC-CITY-1")
@pytest.mark.parametrize("district", ["library", "observatory"])
def test_a_neighbours_library_or_observatory_is_of_no_use(district: str) -> None:
    game = play(town(who(), who(city=district), up="artist", deck="palace castle manor"), "cards")
    assert offers(game) == {"keep palace", "keep castle"}


@pytest.mark.rule("CL-DRAGON-GATE-1", "CL-UNIVERSITY-1", "CC-END-2")
def test_dragon_gate_and_university_cost_6_and_are_worth_8() -> None:
    game = town(who(20, "dragon-gate university"), up="architect")
    play(game, "gold", "build dragon-gate", "build university")
    assert (gold(game)[0], total(game, 0)) == (22 - 12, 16)
