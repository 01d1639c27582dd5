"""Rank 5: Bishop, Abbot, Cardinal."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import SIX, city, deck, gold, hand, offers, play, refused, seat, table

# Bishop


@pytest.mark.rule("DX-BISHOP-1")
@pytest.mark.parametrize("own, gain", [("temple", 1), ("temple church manor", 2), ("temple school-of-magic", 2)])
def test_the_bishop_gains_a_gold_per_religious_district(own: str, gain: int) -> None:
    game = play(table(seat("bishop", city=own), rank=5), "income")
    assert gold(game)[0] == gain
    assert not offers(game, "income")


@pytest.mark.rule("DX-BISHOP-2", "DX-RANK8-1", "RU-11")
@pytest.mark.parametrize("character, verb", [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_rank_8_leaves_the_bishop_s_city_alone(character: str, verb: str) -> None:
    game = table(seat("bishop", 3, "docks", "tavern manor"), seat(city="market"),
                 seat(character, 9, city="prison"), rank=5)
    play(game, "gold", "build docks", "end")
    assert game.player == 2
    own = {"destroy 2 prison"} if verb == "destroy" else set()
    assert offers(game, verb) == {f"{verb} 1 market"} | own
    for name in ("tavern", "manor", "docks"):
        refused(game, f"{verb} 0 {name}", "DX-BISHOP-2")


@pytest.mark.rule("DX-BISHOP-2")
@pytest.mark.parametrize("character, verb", [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_a_murdered_bishop_is_not_protected(character: str, verb: str) -> None:
    game = table(seat("bishop", city="tavern"), seat(character, 9, city="prison"), rank=8, killed="bishop")
    assert f"{verb} 0 tavern" in offers(game)


@pytest.mark.rule("DX-BISHOP-2")
@pytest.mark.parametrize("character, verb", [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_a_bewitched_bishop_s_protection_goes_to_the_witch(character: str, verb: str) -> None:
    game = table(seat("witch", city="docks"), seat("bishop", city="tavern"), seat(character, 9, city="prison"))
    play(game, "gold", "name bishop", "gold", "end", "gold")
    assert f"{verb} 1 tavern" in offers(game)
    refused(game, f"{verb} 0 docks", "DX-BISHOP-2")


@pytest.mark.rule("DX-BISHOP-2", "DX-WITCH-6")
def test_a_witch_who_named_a_bishop_nobody_holds_is_not_protected() -> None:
    game = table(seat("witch", city="docks"), seat("warlord", 9))
    play(game, "gold", "name bishop", "gold")
    assert "destroy 0 docks" in offers(game)


@pytest.mark.rule("DX-BISHOP-2")
@pytest.mark.parametrize("other", ["abbot", "cardinal"])
def test_no_other_rank_5_protects(other: str) -> None:
    game = table(seat(other, city="tavern"), seat("warlord", 9), rank=8)
    assert offers(game, "destroy") == {"destroy 0 tavern"}


@pytest.mark.rule("DX-BISHOP-2", "DX-ARMORY-1")
def test_the_bishop_does_not_stop_an_armory() -> None:
    game = table(seat("bishop", city="tavern"), seat("warlord", city="armory"), rank=8)
    assert "armory 0 tavern" in offers(game)
    assert "destroy 0 tavern" not in offers(game)


@pytest.mark.rule("DX-BISHOP-3", "DX-KEEP-1")
def test_the_own_warlord_may_destroy_in_the_bishop_s_city_but_not_the_keep() -> None:
    game = table(seat("bishop warlord", 9, city="tavern keep"), seat("king thief", city="docks"), players=2, rank=8)
    assert offers(game, "destroy") == {"destroy 0 tavern", "destroy 1 docks"}
    refused(game, "destroy 0 keep", "DX-KEEP-1")


@pytest.mark.rule("DX-BISHOP-3")
def test_the_own_diplomat_may_give_the_bishop_s_districts_away_but_not_the_keep() -> None:
    game = table(seat("bishop diplomat", 9, city="tavern keep"), seat("king thief", city="docks"), players=2, rank=8)
    play(game, "exchange 1 docks")
    assert offers(game) == {"for tavern"}
    play(game, "for tavern")
    assert city(game, 0) == ["docks", "keep"]


@pytest.mark.rule("DX-BISHOP-3")
def test_with_two_characters_another_s_warlord_is_still_kept_off() -> None:
    game = table(seat("bishop king", city="tavern"), seat("warlord thief", 9), players=2, rank=8)
    assert not offers(game, "destroy")


# Abbot


@pytest.mark.rule("DX-ABBOT-1")
@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_the_abbot_mixes_gold_and_cards_for_religious_districts(coins: int) -> None:
    game = table(seat("abbot", 1, city="temple church monastery manor"), rank=5, deck="palace docks harbor market")
    assert offers(game, "income") == {"income 0", "income 1", "income 2", "income 3"}
    play(game, f"income {coins}")
    assert gold(game)[0] == 1 + coins
    assert hand(game, 0) == sorted(["palace", "docks", "harbor"][:3 - coins])
    assert not offers(game, "income")


@pytest.mark.rule("DX-ABBOT-1", "DX-SCHOOL-OF-MAGIC-1")
def test_the_abbot_gets_one_of_the_two_for_a_school_of_magic() -> None:
    assert offers(table(seat("abbot", city="school-of-magic"), rank=5), "income") == {"income 0", "income 1"}


@pytest.mark.rule("DX-ABBOT-1")
def test_without_religious_districts_the_abbot_has_no_income() -> None:
    assert not offers(table(seat("abbot", city="manor tavern"), rank=5), "income")


@pytest.mark.rule("DX-ABBOT-1", "RU-3")
def test_with_an_empty_deck_the_abbot_is_not_offered_nothing() -> None:
    game = table(seat("abbot", city="temple church"), rank=5, deck_only=True)
    assert offers(game, "income") == {"income 1", "income 2"}
    play(game, "income 1")
    assert gold(game)[0] == 1
    assert hand(game, 0) == []


@pytest.mark.rule("DX-ABBOT-2")
def test_the_richest_player_gives_the_abbot_a_gold() -> None:
    game = table(seat("abbot", 1), seat(gold=4), seat(gold=6), rank=5)
    assert offers(game, "alms") == {"alms 2"}
    refused(game, "alms 1", "DX-ABBOT-2")
    play(game, "alms 2")
    assert gold(game) == [2, 4, 5, 0]
    assert not offers(game, "alms")


@pytest.mark.rule("DX-ABBOT-2")
def test_among_equally_rich_players_the_abbot_chooses() -> None:
    game = table(seat("abbot", 1), seat(gold=4), seat(gold=2), seat(gold=4), rank=5)
    assert offers(game, "alms") == {"alms 1", "alms 3"}
    play(game, "alms 3")
    assert gold(game) == [2, 4, 2, 3]


@pytest.mark.rule("DX-ABBOT-2")
@pytest.mark.parametrize("own, other", [(5, 4), (5, 5), (0, 0)])
def test_an_abbot_who_is_alone_or_jointly_the_richest_gets_nothing(own: int, other: int) -> None:
    game = table(seat("abbot", own), seat(gold=other), rank=5)
    assert not offers(game, "alms")
    refused(game, "alms 1", "DX-ABBOT-2")


@pytest.mark.rule("DX-ABBOT-2")
def test_the_abbot_may_ask_at_any_moment_when_poorer() -> None:
    game = table(seat("abbot", 4, "castle"), seat(gold=5), rank=5)
    assert offers(game, "alms") == {"alms 1"}
    play(game, "gold")
    assert not offers(game, "alms")
    play(game, "build castle")
    assert offers(game, "alms") == {"alms 1"}
    play(game, "alms 1")
    assert gold(game)[:2] == [3, 4]
    assert not offers(game, "alms")


@pytest.mark.rule("DX-ABBOT-2")
def test_alms_may_pay_for_the_building() -> None:
    game = table(seat("abbot", 1, "castle"), seat(gold=9), rank=5)
    play(game, "gold")
    assert not offers(game, "build")
    play(game, "alms 1", "build castle")
    assert city(game, 0) == ["castle"]
    assert gold(game)[0] == 0


@pytest.mark.rule("DX-ABBOT-2", "DX-BANK-1")
def test_gold_on_the_tax_token_makes_nobody_rich() -> None:
    game = table(seat("abbot", 1), seat("tax-collector", gold=2), rank=5, tax=9)
    assert offers(game, "alms") == {"alms 1"}


# Cardinal


def cardinal_table(stash: int = 1, cards: str = "castle tavern temple", own: str = "", lender: int = 5,
                   **fields: Any) -> Game:
    """Gold is gathered already: the Cardinal has two more than `stash`."""
    game = table(seat("cardinal", stash, cards, own), seat("king", lender), seat("warlord", 1), rank=5, **fields)
    return play(game, "gold")


@pytest.mark.rule("DX-CARDINAL-1")
@pytest.mark.parametrize("own, gain", [("temple manor", 1), ("temple church", 2), ("temple school-of-magic church", 3)])
def test_the_cardinal_gains_a_card_per_religious_district(own: str, gain: int) -> None:
    game = play(table(seat("cardinal", 1, city=own), rank=5, deck="palace docks harbor market"), "income")
    assert hand(game, 0) == sorted(["palace", "docks", "harbor"][:gain])
    assert gold(game)[0] == 1
    assert not offers(game, "income")


@pytest.mark.rule("DX-CARDINAL-2")
def test_the_cardinal_takes_the_missing_gold_for_cards_and_builds() -> None:
    game = cardinal_table(cards="palace tavern temple docks")
    assert offers(game, "borrow") == {"borrow 1 palace"}
    play(game, "borrow 1 palace")
    assert offers(game) == {"give tavern", "give temple", "give docks"}
    play(game, "give tavern")
    assert offers(game) == {"give temple", "give docks"}
    play(game, "give docks")
    assert city(game, 0) == ["palace"]
    assert hand(game, 0) == ["temple"]
    assert hand(game, 1) == ["docks", "tavern"]
    assert gold(game)[:2] == [0, 3]


@pytest.mark.rule("DX-CARDINAL-2")
def test_the_cardinal_must_build_what_was_borrowed_for() -> None:
    game = play(cardinal_table(), "borrow 1 castle")
    assert offers(game) == {"give tavern", "give temple"}
    refused(game, "end", "DX-CARDINAL-2")
    play(game, "give tavern")
    assert city(game, 0) == ["castle"]
    assert offers(game) == {"end"}


@pytest.mark.rule("DX-CARDINAL-2")
def test_nothing_is_borrowed_when_the_own_gold_suffices() -> None:
    game = cardinal_table(stash=2)
    assert not offers(game, "borrow")
    refused(game, "borrow 1 castle", "DX-CARDINAL-2")
    assert "build castle" in offers(game)


@pytest.mark.rule("DX-CARDINAL-3")
def test_the_cardinal_borrows_only_after_gathering() -> None:
    game = table(seat("cardinal", 3, "castle tavern"), seat(gold=5), rank=5)
    assert not offers(game, "borrow")
    refused(game, "borrow 1 castle", "DX-CARDINAL-3")


@pytest.mark.rule("DX-CARDINAL-3")
def test_the_cardinal_borrows_within_the_build_limit() -> None:
    game = play(cardinal_table(cards="castle tavern temple"), "build tavern")
    assert not offers(game, "borrow", "build")


@pytest.mark.rule("DX-CARDINAL-3", "DX-STABLES-1")
def test_the_cardinal_may_borrow_after_building_stables() -> None:
    game = play(cardinal_table(cards="castle stables tavern temple docks harbor"), "build stables")
    assert offers(game, "borrow") == {"borrow 1 docks", "borrow 1 castle", "borrow 1 harbor"}
    play(game, "borrow 1 docks", "give tavern", "give temple")
    assert not offers(game, "borrow", "build")


@pytest.mark.rule("DX-CARDINAL-2", "DX-STABLES-1")
def test_the_cardinal_borrows_once_a_turn_even_if_the_limit_is_not_used_up() -> None:
    game = table(seat("cardinal", 1, "stables castle tavern temple church docks"), seat(gold=9), rank=5, deck="palace")
    play(game, "cards", "keep palace", "borrow 1 stables", "give tavern")
    assert city(game, 0) == ["stables"]
    assert not offers(game, "borrow")
    refused(game, "borrow 1 castle", "DX-CARDINAL-2")


@pytest.mark.rule("DX-CARDINAL-3")
@pytest.mark.parametrize("lender, offered", [(0, False), (1, False), (2, True), (3, True)])
def test_one_player_must_have_all_the_missing_gold(lender: int, offered: bool) -> None:
    game = cardinal_table(cards="palace tavern temple", lender=lender)
    assert ("borrow 1 palace" in offers(game)) is offered
    assert "borrow 2 palace" not in offers(game)


@pytest.mark.rule("DX-CARDINAL-3", "RU-17")
def test_enough_other_cards_must_be_in_hand() -> None:
    game = cardinal_table(cards="palace tavern")
    assert not offers(game, "borrow")
    refused(game, "borrow 1 palace", "DX-CARDINAL-3")
    assert "borrow 1 palace" in offers(cardinal_table(cards="palace tavern temple"))


@pytest.mark.rule("RU-17")
def test_the_district_to_be_built_is_not_among_the_cards_given() -> None:
    game = play(cardinal_table(), "borrow 1 castle")
    assert offers(game) == {"give tavern", "give temple"}
    refused(game, "give castle", "RU-17")


@pytest.mark.rule("RU-17")
def test_a_second_copy_may_be_given() -> None:
    game = play(cardinal_table(cards="castle castle"), "borrow 1 castle")
    assert offers(game) == {"give castle"}
    play(game, "give castle")
    assert city(game, 0) == ["castle"]
    assert hand(game, 0) == []
    assert hand(game, 1) == ["castle"]


@pytest.mark.rule("DX-CARDINAL-2", "DX-CARDINAL-3")
def test_a_rich_and_a_poor_lender_are_both_offered_but_never_the_cardinal() -> None:
    game = cardinal_table()
    assert offers(game, "borrow") == {"borrow 1 castle", "borrow 2 castle"}
    refused(game, "borrow 0 castle", "DX-CARDINAL-2")
    refused(game, "borrow 3 castle", "DX-CARDINAL-3")


@pytest.mark.rule("DX-CARDINAL-3")
@pytest.mark.parametrize("card, own", [("castle", "castle"), ("monument", SIX), ("secret-vault", "")])
def test_the_cardinal_borrows_only_for_a_legal_district(card: str, own: str) -> None:
    assert not offers(cardinal_table(stash=0, cards=f"{card} tavern tavern tavern", own=own), "borrow")


@pytest.mark.rule("RU-17", "DX-FACTORY-1")
def test_the_factory_s_discount_counts_first() -> None:
    game = cardinal_table(cards="great-wall tavern temple church", own="factory")
    play(game, "borrow 1 great-wall", "give tavern", "give temple")
    assert city(game, 0) == ["factory", "great-wall"]
    assert gold(game)[:2] == [0, 3]
    assert not offers(cardinal_table(cards="monument tavern", own="factory"), "borrow")


@pytest.mark.rule("RU-17", "DX-THIEVES-DEN-1")
def test_cards_spent_on_a_thieves_den_reduce_what_is_missing() -> None:
    game = cardinal_table(cards="thieves-den tavern temple docks harbor")
    play(game, "borrow 1 thieves-den", "spend tavern")
    assert offers(game) == {"spend temple", "spend docks", "spend harbor", "pay"}
    play(game, "pay", "give temple", "give docks")
    assert city(game, 0) == ["thieves-den"]
    assert hand(game, 0) == ["harbor"]
    assert hand(game, 1) == ["docks", "temple"]
    assert gold(game)[:2] == [0, 3]
    assert deck(game)[-1] == "tavern"


@pytest.mark.rule("RU-17")
def test_at_least_one_gold_must_be_borrowed_for_a_thieves_den() -> None:
    game = cardinal_table(cards="thieves-den tavern temple docks harbor")
    play(game, "borrow 1 thieves-den", "spend tavern", "spend temple")
    assert offers(game) == {"pay"}
    refused(game, "spend docks", "RU-17")
    play(game, "pay")
    assert offers(game) == {"give docks", "give harbor"}


@pytest.mark.rule("RU-17", "DX-CARDINAL-3")
def test_a_poor_lender_makes_the_cardinal_spend_first() -> None:
    game = play(cardinal_table(cards="thieves-den tavern temple docks"), "borrow 2 thieves-den")
    assert offers(game) == {"spend tavern", "spend temple", "spend docks"}
    play(game, "spend tavern", "spend temple", "pay", "give docks")
    assert city(game, 0) == ["thieves-den"]
    assert gold(game)[:3] == [0, 5, 0]


@pytest.mark.rule("DX-CARDINAL-2", "DX-END-5")
def test_a_borrowed_district_may_complete_the_city() -> None:
    game = play(cardinal_table(own="church market watchtower prison manor docks"), "borrow 1 castle", "give tavern")
    assert game.position()["first_complete"] == 0


@pytest.mark.rule("DX-CARDINAL-2", "DX-TAX-1")
def test_a_borrowed_district_leaves_no_gold_for_the_tax() -> None:
    game = play(cardinal_table(cast="tax-collector"), "borrow 1 castle", "give tavern")
    assert gold(game)[:2] == [0, 4]
    assert game.position()["tax"] == 0
