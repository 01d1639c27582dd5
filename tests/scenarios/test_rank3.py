"""Rank 3: Magician, Wizard, Seer."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import SIX, city, deck, gold, hand, offers, play, refused, seat, table

# Magician


def magician_table(cards: str = "tavern temple", **fields: Any) -> Game:
    other = seat("king", hand="castle docks harbor")
    return table(seat("magician", hand=cards), other, seat("bishop"), rank=3, **fields)


@pytest.mark.rule("DX-MAGICIAN-1", "RU-21")
def test_the_magician_may_swap_with_any_other_player_empty_handed_or_not() -> None:
    game = magician_table()
    assert offers(game, "swap") == {"swap 1", "swap 2", "swap 3"}
    refused(game, "swap 0", "DX-MAGICIAN-1")


@pytest.mark.rule("DX-MAGICIAN-1")
def test_a_swap_moves_both_whole_hands() -> None:
    game = play(magician_table(), "swap 1")
    assert hand(game, 0) == ["castle", "docks", "harbor"]
    assert hand(game, 1) == ["tavern", "temple"]


@pytest.mark.rule("DX-MAGICIAN-1")
def test_the_magician_may_swap_with_an_empty_hand() -> None:
    game = play(magician_table(cards=""), "swap 1")
    assert hand(game, 0) == ["castle", "docks", "harbor"]
    assert hand(game, 1) == []


@pytest.mark.rule("DX-MAGICIAN-1", "RU-21")
def test_the_magician_may_swap_for_an_empty_hand() -> None:
    game = play(magician_table(), "swap 2")
    assert hand(game, 0) == []
    assert hand(game, 2) == ["tavern", "temple"]


@pytest.mark.rule("DX-MAGICIAN-1")
def test_the_magician_may_put_cards_under_the_deck_and_draw_as_many() -> None:
    game = play(magician_table(deck="palace church", deck_only=True), "redraw")
    assert offers(game, "put") == {"put tavern", "put temple"}
    play(game, "put tavern")
    assert "done" in offers(game)
    play(game, "done")
    assert hand(game, 0) == ["palace", "temple"]
    assert deck(game) == ["church", "tavern"]


@pytest.mark.rule("DX-MAGICIAN-1")
def test_the_cards_are_drawn_only_when_all_are_put_away() -> None:
    game = play(magician_table(deck="palace church castle", deck_only=True), "redraw", "put temple")
    assert hand(game, 0) == ["tavern"]
    play(game, "put tavern")
    assert offers(game) == {"done"}
    play(game, "done")
    assert hand(game, 0) == ["church", "palace"]
    assert deck(game)[0] == "castle"
    assert sorted(deck(game)[1:]) == ["tavern", "temple"]


@pytest.mark.rule("DX-MAGICIAN-1")
def test_equal_cards_are_put_one_by_one() -> None:
    game = play(magician_table("tavern tavern temple", deck="palace church", deck_only=True), "redraw", "put tavern")
    assert offers(game, "put") == {"put tavern", "put temple"}
    play(game, "done")
    assert hand(game, 0) == ["palace", "tavern", "temple"]


@pytest.mark.rule("DX-MAGICIAN-1", "RU-25")
def test_with_a_short_deck_the_magician_draws_the_own_cards_again() -> None:
    game = play(magician_table(deck="palace", deck_only=True), "redraw", "put tavern", "put temple", "done")
    assert len(hand(game, 0)) == 2
    assert sorted(hand(game, 0) + deck(game)) == ["palace", "tavern", "temple"]
    assert "palace" in hand(game, 0)


@pytest.mark.rule("DX-MAGICIAN-1")
def test_once_begun_the_exchange_with_the_deck_must_be_finished() -> None:
    game = play(magician_table(), "redraw", "put tavern")
    assert {line.split()[0] for line in offers(game)} == {"put", "done"}


@pytest.mark.rule("DX-MAGICIAN-1")
def test_the_magician_does_one_of_the_two_once() -> None:
    assert not offers(play(magician_table(), "swap 1"), "swap", "redraw")
    assert not offers(play(magician_table(), "redraw", "put tavern", "done"), "swap", "redraw")
    assert not offers(play(magician_table(cards="")), "redraw")


@pytest.mark.rule("DX-MAGICIAN-1", "DX-TURN-5")
def test_the_magician_s_art_works_after_gathering_too() -> None:
    assert {"swap 1", "redraw"} <= offers(play(magician_table(), "gold"))


# Wizard


def wizard_table(victim: str = "castle tavern", stash: int = 5, cards: str = "", own: str = "", **fields: Any) -> Game:
    return table(seat("wizard", stash, cards, own), seat("king", hand=victim), seat("bishop"), rank=3, **fields)


@pytest.mark.rule("RU-21", "DX-WIZARD-1")
def test_the_wizard_looks_at_another_player_s_hand_unless_it_is_empty() -> None:
    game = wizard_table(cards="temple")
    assert offers(game, "look") == {"look 1"}
    refused(game, "look 0", "DX-WIZARD-1")
    refused(game, "look 2", "RU-21")


@pytest.mark.rule("DX-WIZARD-3")
def test_having_looked_the_wizard_must_take_a_card() -> None:
    game = play(wizard_table("castle tavern tavern"), "gold", "look 1")
    assert offers(game) == {"take castle", "take tavern"}
    refused(game, "end", "DX-WIZARD-3")


@pytest.mark.rule("DX-WIZARD-1")
def test_the_taken_card_is_built_at_once_or_held() -> None:
    game = play(wizard_table(), "look 1", "take castle")
    assert offers(game) == {"now", "hold"}
    held, built = game.clone(), game
    play(held, "hold")
    assert (hand(held, 0), city(held, 0), hand(held, 1), gold(held)[0]) == (["castle"], [], ["tavern"], 5)
    play(built, "now")
    assert (hand(built, 0), city(built, 0), hand(built, 1), gold(built)[0]) == ([], ["castle"], ["tavern"], 1)


@pytest.mark.rule("DX-WIZARD-3", "DX-WIZARD-1")
def test_the_immediate_build_may_come_before_gathering_and_leaves_the_limit() -> None:
    game = play(wizard_table(cards="temple church"), "look 1", "take castle", "now")
    assert not offers(game, "build")
    play(game, "gold")
    assert offers(game, "build") == {"build temple", "build church"}
    play(game, "build temple")
    assert not offers(game, "build")
    assert city(game, 0) == ["castle", "temple"]


@pytest.mark.rule("DX-WIZARD-1")
def test_the_immediate_build_may_follow_the_ordinary_one() -> None:
    game = play(wizard_table(cards="temple church"), "gold", "build temple", "look 1", "take castle", "now")
    assert city(game, 0) == ["castle", "temple"]
    assert not offers(game, "build")


@pytest.mark.rule("DX-WIZARD-1")
def test_a_held_card_may_be_built_within_the_limit() -> None:
    game = play(wizard_table(cards="temple"), "look 1", "take castle", "hold", "gold")
    assert offers(game, "build") == {"build castle", "build temple"}
    play(game, "build castle")
    assert not offers(game, "build")


@pytest.mark.rule("DX-WIZARD-1", "DX-TURN-3")
def test_what_cannot_be_paid_can_only_be_held() -> None:
    game = play(wizard_table(stash=3), "look 1", "take castle")
    assert offers(game) == {"hold"}
    refused(game, "now", "DX-TURN-3")


@pytest.mark.rule("DX-WIZARD-1", "DX-SECRET-VAULT-1")
def test_a_secret_vault_can_only_be_held() -> None:
    assert offers(play(wizard_table("secret-vault"), "look 1", "take secret-vault")) == {"hold"}


@pytest.mark.rule("DX-WIZARD-1", "DX-MONUMENT-1")
@pytest.mark.parametrize("standing, lines", [(4, {"now", "hold"}), (5, {"hold"})])
def test_a_monument_s_own_rule_binds_the_immediate_build(standing: int, lines: set[str]) -> None:
    game = wizard_table("monument", own=" ".join(SIX.split()[:standing]))
    assert offers(play(game, "look 1", "take monument")) == lines


@pytest.mark.rule("DX-WIZARD-1")
def test_the_wizard_takes_one_card_a_turn() -> None:
    assert not offers(play(wizard_table(), "look 1", "take castle", "hold"), "look")
    assert "look 1" in offers(play(wizard_table(), "gold"))


@pytest.mark.rule("DX-WIZARD-2")
@pytest.mark.parametrize("own", ["manor", "manor*", "manor manor"])
def test_the_immediate_build_may_double_a_name(own: str) -> None:
    game = play(wizard_table("manor", own=own), "look 1", "take manor", "now")
    assert city(game, 0) == sorted([*own.split(), "manor"])


@pytest.mark.rule("DX-WIZARD-2")
def test_the_ordinary_build_may_double_a_name_too() -> None:
    game = play(wizard_table(cards="manor", own="manor"), "gold")
    assert "build manor" in offers(game)
    play(game, "build manor")
    assert city(game, 0) == ["manor", "manor"]


@pytest.mark.rule("DX-WIZARD-2", "DX-TURN-4", "DX-CALL-2")
def test_doubles_are_the_wizard_s_in_the_wizard_s_own_turn_only() -> None:
    game = table(seat("wizard king", 9, "manor tavern", "manor tavern"), seat("bishop warlord"), players=2, rank=3)
    play(game, "gold", "build manor", "end", "gold")
    assert game.player == 0
    assert not offers(game, "build")
    refused(game, "build tavern", "DX-TURN-4")


@pytest.mark.rule("RU-16", "DX-WIZARD-1")
def test_a_framework_may_pay_for_the_immediate_build() -> None:
    game = play(wizard_table(own="framework"), "look 1", "take castle", "now")
    assert offers(game) == {"pay", "framework"}
    play(game, "framework")
    assert city(game, 0) == ["castle"]
    assert gold(game)[0] == 5


@pytest.mark.rule("RU-16", "DX-WIZARD-1")
def test_a_framework_is_enough_for_a_wizard_without_gold() -> None:
    game = play(wizard_table(stash=0, own="framework"), "look 1", "take castle")
    assert offers(game) == {"now", "hold"}
    play(game, "now")
    assert offers(game) == {"framework"}
    play(game, "framework", "gold")
    assert city(game, 0) == ["castle"]


@pytest.mark.rule("RU-16", "DX-WIZARD-1")
def test_a_taken_necropolis_may_be_built_by_destroying() -> None:
    game = play(wizard_table("necropolis", own="tavern temple"), "look 1", "take necropolis", "now")
    assert offers(game) == {"pay", "sacrifice tavern", "sacrifice temple"}
    play(game, "sacrifice tavern")
    assert city(game, 0) == ["necropolis", "temple"]
    assert gold(game)[0] == 5
    poor = play(wizard_table("necropolis", stash=0, own="tavern"), "look 1", "take necropolis", "now")
    assert offers(poor) == {"sacrifice tavern"}


@pytest.mark.rule("DX-WIZARD-1", "DX-THIEVES-DEN-1")
def test_a_taken_thieves_den_may_be_paid_with_the_own_cards() -> None:
    game = wizard_table("thieves-den", stash=4, cards="temple church")
    play(game, "look 1", "take thieves-den", "now", "spend temple")
    assert offers(game) == {"spend church"}
    play(game, "spend church", "pay")
    assert city(game, 0) == ["thieves-den"]
    assert hand(game, 0) == []
    assert gold(game)[0] == 0


@pytest.mark.rule("DX-WIZARD-1", "DX-FACTORY-1")
def test_the_factory_s_discount_counts_for_the_immediate_build() -> None:
    game = play(wizard_table("keep", stash=2, own="factory"), "look 1", "take keep", "now")
    assert city(game, 0) == ["factory", "keep"]
    assert gold(game)[0] == 0


@pytest.mark.rule("RU-16", "DX-TAX-1")
@pytest.mark.parametrize("way, left", [("pay", 0), ("framework", 4)])
def test_the_immediate_build_is_taxed(way: str, left: int) -> None:
    game = wizard_table(own="framework", cast="tax-collector")
    play(game, "look 1", "take castle", "now", way)
    assert gold(game)[0] == left
    assert game.position()["tax"] == 1


@pytest.mark.rule("DX-WIZARD-1")
def test_the_wizard_sees_the_hand_and_nobody_else_does() -> None:
    one, other = (wizard_table(f"temple {card}", deck="palace", deck_only=True) for card in ("tavern", "market"))
    assert one.view(0) == other.view(0)
    play(one, "look 1", "take temple", "hold")
    play(other, "look 1", "take temple", "hold")
    for viewer in (2, 3):
        assert one.view(viewer) == other.view(viewer)
        assert one.heard(viewer) == other.heard(viewer)
    assert (one.view(0), one.heard(0)) != (other.view(0), other.heard(0))


@pytest.mark.rule("DX-WIZARD-1")
def test_a_held_card_stays_a_secret_of_the_two() -> None:
    one, other = (play(wizard_table(), "look 1", f"take {card}", "hold") for card in ("castle", "tavern"))
    for viewer in (2, 3):
        assert one.view(viewer) == other.view(viewer)
        assert one.heard(viewer) == other.heard(viewer)


@pytest.mark.rule("DX-WIZARD-1", "DX-END-5")
def test_the_immediate_build_may_complete_the_city() -> None:
    game = play(wizard_table(own=SIX), "look 1", "take castle", "now")
    assert game.position()["first_complete"] == 0


# Seer


def seer_table(**fields: Any) -> Game:
    """The Seer at seat 1 takes a known card from seat 2 and seat 0; seat 3 has none."""
    return table(seat("king", hand="tavern"), seat("seer", 9, "palace"), seat("bishop", hand="temple"), seat("warlord"),
                 rank=3, **fields)


@pytest.mark.rule("DX-SEER-1")
def test_the_seer_takes_a_card_from_every_other_player_who_has_any() -> None:
    game = play(seer_table(), "foresee")
    assert hand(game, 1) == ["palace", "tavern", "temple"]
    assert hand(game, 0) == hand(game, 2) == []


@pytest.mark.rule("DX-SEER-1")
def test_the_seer_gives_each_of_those_one_card_clockwise() -> None:
    game = play(seer_table(), "foresee")
    assert offers(game) == {"give palace", "give tavern", "give temple"}
    play(game, "give palace")
    assert hand(game, 2) == ["palace"]
    assert offers(game) == {"give tavern", "give temple"}
    play(game, "give tavern")
    assert [hand(game, s) for s in range(4)] == [["tavern"], ["temple"], ["palace"], []]
    assert not offers(game, "give", "foresee")


@pytest.mark.rule("DX-SEER-1")
def test_the_seer_must_give_before_going_on() -> None:
    game = play(seer_table(), "gold", "foresee")
    refused(game, "end", "DX-SEER-1")
    play(game, "give temple", "give tavern")
    assert [hand(game, s) for s in range(4)] == [["tavern"], ["palace"], ["temple"], []]
    assert "end" in offers(game)


@pytest.mark.rule("DX-SEER-1")
def test_the_seer_without_cards_gives_back_what_was_taken() -> None:
    game = table(seat("seer"), seat("king", hand="tavern"), rank=3)
    play(game, "foresee")
    assert offers(game) == {"give tavern"}
    play(game, "give tavern")
    assert hand(game, 1) == ["tavern"]
    assert hand(game, 0) == []


@pytest.mark.rule("DX-SEER-1")
def test_the_seer_cannot_take_where_nobody_has_a_card() -> None:
    game = table(seat("seer", hand="palace"), seat("king"), rank=3)
    assert not offers(game, "foresee")
    refused(game, "foresee", "DX-SEER-1")


@pytest.mark.rule("DX-SEER-1")
def test_one_card_from_each_whatever_the_size_of_the_hand() -> None:
    game = table(seat("seer"), seat("king", hand="tavern docks harbor"), seat("bishop", hand="temple church"), rank=3)
    play(game, "foresee")
    assert [len(hand(game, s)) for s in range(4)] == [2, 2, 1, 0]


@pytest.mark.rule("RU-19", "DX-SEER-1")
def test_the_seer_s_cards_are_drawn_by_the_game_s_own_dice() -> None:
    def taken(seed: int) -> str:
        game = table(seat("seer"), seat("king", hand="tavern docks harbor market"), rank=3, seed=seed)
        return hand(play(game, "foresee"), 0)[0]

    drawn = [taken(seed) for seed in range(16)]
    assert drawn == [taken(seed) for seed in range(16)]
    assert len(set(drawn)) > 1


@pytest.mark.rule("DX-SEER-1")
def test_the_seer_may_build_two_districts() -> None:
    game = table(seat("seer", 9, "tavern temple watchtower"), seat("king"), rank=3)
    play(game, "gold", "build tavern", "build temple")
    assert not offers(game, "build")
    assert city(game, 0) == ["tavern", "temple"]


@pytest.mark.rule("DX-SEER-1")
def test_the_seer_may_build_what_was_taken() -> None:
    game = play(seer_table(), "gold", "foresee", "give palace", "give tavern", "build temple")
    assert city(game, 1) == ["temple"]
