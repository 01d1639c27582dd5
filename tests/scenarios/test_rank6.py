"""Rank 6: Merchant, Alchemist, Trader."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import city, gold, hand, offers, play, refused, seat, table

# Ways to build without gold: the card, what stands in the city, how it is paid.
GOLDLESS = [("castle", "framework", "framework"), ("necropolis", "tavern", "sacrifice tavern")]

# Merchant


@pytest.mark.rule("DX-MERCHANT-1", "DX-TRADER-1")
@pytest.mark.parametrize("character", ["merchant", "trader"])
@pytest.mark.parametrize("own, gain", [("tavern", 1), ("tavern docks harbor keep", 3), ("market school-of-magic", 2)])
def test_merchant_and_trader_gain_a_gold_per_trade_district(character: str, own: str, gain: int) -> None:
    game = play(table(seat(character, city=own), rank=6), "income")
    assert gold(game)[0] == gain
    assert not offers(game, "income")


@pytest.mark.rule("DX-MERCHANT-1", "DX-TRADER-1")
@pytest.mark.parametrize("character", ["merchant", "trader"])
def test_without_trade_districts_there_is_no_income(character: str) -> None:
    assert not offers(table(seat(character, city="manor temple keep"), rank=6), "income")


@pytest.mark.rule("DX-MERCHANT-2")
def test_the_merchant_gains_an_extra_gold_whatever_was_gathered() -> None:
    coins = play(table(seat("merchant"), rank=6), "gold", "bonus")
    assert gold(coins)[0] == 3
    cards = play(table(seat("merchant"), rank=6, deck="palace church"), "cards", "keep palace", "bonus")
    assert gold(cards)[0] == 1
    assert hand(cards, 0) == ["palace"]


@pytest.mark.rule("DX-MERCHANT-2")
def test_the_merchant_s_extra_gold_comes_once_and_may_come_first() -> None:
    game = play(table(seat("merchant"), rank=6), "bonus")
    assert gold(game)[0] == 1
    assert offers(game) == {"gold", "cards"}


@pytest.mark.rule("DX-MERCHANT-2")
def test_the_merchant_need_not_take_the_extra_gold() -> None:
    game = play(table(seat("merchant"), seat("warlord"), rank=6), "gold", "end")
    assert gold(game)[0] == 2
    assert game.player == 1


@pytest.mark.rule("DX-MERCHANT-2", "DX-ALCHEMIST-1", "DX-TRADER-1")
@pytest.mark.parametrize("character", ["alchemist", "trader"])
def test_only_the_merchant_has_the_extra_gold(character: str) -> None:
    assert not offers(table(seat(character), rank=6), "bonus")


# Alchemist


def alchemist_table(stash: int = 4, cards: str = "castle", own: str = "", **fields: Any) -> Game:
    return play(table(seat("alchemist", stash, cards, own), seat("warlord"), rank=6, **fields), "gold")


@pytest.mark.rule("DX-ALCHEMIST-1")
def test_the_alchemist_gets_the_price_back_at_the_end_of_the_turn() -> None:
    game = play(alchemist_table(), "build castle")
    assert gold(game)[0] == 2
    play(game, "end")
    assert game.player == 1
    assert gold(game)[0] == 6
    assert city(game, 0) == ["castle"]


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-TURN-3")
def test_the_alchemist_cannot_spend_the_gold_before_it_comes_back() -> None:
    game = alchemist_table(stash=1, cards="castle")
    assert not offers(game, "build")
    refused(game, "build castle", "DX-TURN-3")


@pytest.mark.rule("DX-ALCHEMIST-1")
def test_the_alchemist_has_no_income() -> None:
    assert not offers(alchemist_table(own="tavern market"), "income")


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-STABLES-1")
def test_all_districts_of_the_turn_are_refunded() -> None:
    game = play(alchemist_table(cards="castle stables"), "build stables", "build castle")
    assert gold(game)[0] == 0
    play(game, "end")
    assert gold(game)[0] == 6


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-SMITHY-1")
def test_what_the_smithy_cost_is_not_refunded() -> None:
    game = play(alchemist_table(own="smithy"), "smithy", "build castle", "end")
    assert gold(game)[0] == 4


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-TAX-1")
def test_the_tax_is_not_refunded() -> None:
    game = play(alchemist_table(cast="tax-collector"), "build castle", "end")
    assert gold(game)[0] == 5
    assert game.position()["tax"] == 1


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-FACTORY-1")
def test_only_what_was_really_paid_is_refunded() -> None:
    game = play(alchemist_table(cards="keep", own="factory"), "build keep")
    assert gold(game)[0] == 4
    play(game, "end")
    assert gold(game)[0] == 6


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-FRAMEWORK-1")
def test_a_district_built_with_the_framework_refunds_nothing() -> None:
    game = play(alchemist_table(own="framework"), "build castle", "framework", "end")
    assert gold(game)[0] == 6


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-NECROPOLIS-1")
def test_a_necropolis_built_by_destroying_refunds_nothing() -> None:
    game = play(alchemist_table(cards="necropolis", own="tavern"), "build necropolis", "sacrifice tavern", "end")
    assert gold(game)[0] == 6


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-THIEVES-DEN-1")
def test_of_a_thieves_den_only_the_gold_is_refunded() -> None:
    game = alchemist_table(cards="thieves-den tavern temple")
    play(game, "build thieves-den", "spend tavern", "spend temple", "pay")
    assert gold(game)[0] == 2
    play(game, "end")
    assert gold(game)[0] == 6
    assert hand(game, 0) == []


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-TURN-7", "DX-POOR-HOUSE-1")
def test_the_poor_house_looks_before_the_refund() -> None:
    game = play(alchemist_table(stash=2, own="poor-house"), "build castle")
    assert gold(game)[0] == 0
    play(game, "end")
    assert gold(game)[0] == 1 + 4


@pytest.mark.rule("DX-ALCHEMIST-1", "DX-CALL-2")
def test_only_the_alchemist_s_own_turn_is_refunded() -> None:
    game = table(seat("king alchemist", 6, "castle tavern"), seat("bishop warlord"), players=2, rank=4)
    play(game, "gold", "build castle", "end", "gold", "end")
    assert game.player == 0
    play(game, "gold", "build tavern", "end")
    assert gold(game)[0] == 6 + 2 - 4 + 2


@pytest.mark.rule("DX-ALCHEMIST-1")
def test_the_alchemist_builds_one_district() -> None:
    assert not offers(play(alchemist_table(cards="castle tavern"), "build castle"), "build")


# Trader


def trader_table(cards: str, stash: int = 20, own: str = "") -> Game:
    return play(table(seat("trader", stash, cards, own), rank=6), "gold")


@pytest.mark.rule("DX-TRADER-2", "DX-TURN-2")
def test_trade_districts_do_not_count_toward_the_trader_s_limit() -> None:
    game = trader_table("tavern market docks temple church")
    play(game, "build tavern", "build market", "build temple")
    assert offers(game, "build") == {"build docks"}
    refused(game, "build church", "DX-TURN-2")
    play(game, "build docks")
    assert city(game, 0) == ["docks", "market", "tavern", "temple"]


@pytest.mark.rule("DX-TRADER-2")
@pytest.mark.parametrize("order", ["tavern temple market", "temple tavern market", "tavern market temple"])
def test_the_order_of_the_trader_s_builds_does_not_matter(order: str) -> None:
    game = play(trader_table("tavern temple market church"), *(f"build {name}" for name in order.split()))
    assert not offers(game, "build")


@pytest.mark.rule("DX-TRADER-2", "DX-TURN-4")
def test_the_trader_builds_no_name_twice() -> None:
    assert not offers(play(trader_table("tavern tavern"), "build tavern"), "build")


@pytest.mark.rule("DX-TRADER-2", "DX-SCHOOL-OF-MAGIC-2")
def test_a_school_of_magic_counts_toward_the_trader_s_limit() -> None:
    game = play(trader_table("school-of-magic temple tavern"), "build school-of-magic")
    assert offers(game, "build") == {"build tavern"}


@pytest.mark.rule("DX-TRADER-2", "DX-STABLES-1")
def test_stables_trade_and_one_more() -> None:
    game = play(trader_table("stables tavern temple church"), "build stables", "build tavern", "build temple")
    assert not offers(game, "build")


@pytest.mark.rule("DX-TRADER-2")
def test_the_trader_pays_for_all_of_them_and_only_after_gathering() -> None:
    game = table(seat("trader", 1, "tavern market"), rank=6)
    assert not offers(game, "build")
    play(game, "gold", "build market")
    assert gold(game)[0] == 1
    play(game, "build tavern")
    assert gold(game)[0] == 0


@pytest.mark.rule("RU-16", "DX-TRADER-2", "DX-FRAMEWORK-1")
def test_a_trade_district_paid_with_the_framework_is_outside_the_trader_s_limit() -> None:
    game = play(trader_table("docks temple church", own="framework"), "build docks", "framework")
    assert offers(game, "build") == {"build temple", "build church"}


@pytest.mark.rule("RU-16")
@pytest.mark.parametrize("card, own, way", GOLDLESS)
def test_building_without_gold_counts_toward_the_limit(card: str, own: str, way: str) -> None:
    game = play(table(seat("merchant", 9, f"{card} temple", own), rank=6), "gold", f"build {card}", way)
    assert not offers(game, "build")
    assert gold(game)[0] == 11


@pytest.mark.rule("RU-16", "DX-TAX-1")
@pytest.mark.parametrize("card, own, way", GOLDLESS)
def test_building_without_gold_is_taxed(card: str, own: str, way: str) -> None:
    game = table(seat("merchant", 9, f"{card} temple", own), rank=6, cast="tax-collector")
    play(game, "gold", f"build {card}", way)
    assert gold(game)[0] == 10
    assert game.position()["tax"] == 1
