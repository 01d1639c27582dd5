"""Turns and the eight characters, as far as the Circus has rules of its own for them."""

from __future__ import annotations

import pytest

from tests.asserting import present
from tests.circus.table import (
    CAST,
    EIGHT,
    SEVEN,
    SIX,
    asks,
    city,
    crown,
    deck,
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
)
from tests.scenarios.deluxe_box import names

# The turn


@pytest.mark.rule("CI-TURN-1")
def test_step_1_is_2_gold_or_one_of_2_cards() -> None:
    game = table(seat("bishop"), rank=5, deck="palace castle")
    other = game.clone()
    assert {"gold", "cards"} <= offers(game)
    play(game, "gold")
    assert gold(game)[0] == 2
    assert not offers(game, "gold", "cards")
    play(other, "cards")
    assert offers(other) == {"keep palace", "keep castle"}
    play(other, "keep castle")
    assert (hand(other, 0), gold(other)[0]) == (["castle"], 0)
    assert not offers(other, "gold", "cards")


@pytest.mark.rule("CI-TURN-1")
def test_step_1_must_come_before_the_end_and_before_building() -> None:
    game = table(seat("bishop", gold=9, hand="manor"), rank=5)
    refused(game, "end", "CI-TURN-1")
    refused(game, "build manor", "CI-TURN-1")
    play(game, "gold")
    assert {"end", "build manor"} <= offers(game)


@pytest.mark.rule("CI-TURN-1")
def test_step_2_is_one_district_paid_with_gold() -> None:
    game = table(seat("bishop", gold=6, hand="manor tavern palace"), rank=5)
    play(game, "gold", "build manor")
    assert (gold(game)[0], city(game, 0), hand(game, 0)) == (5, ["manor"], ["palace", "tavern"])
    refused(game, "build tavern", "CI-TURN-1")
    refused(game, "build palace", "CI-TURN-1")


@pytest.mark.rule("CL-TURN-2")
def test_no_district_of_a_name_is_built_twice() -> None:
    game = play(table(seat("architect", gold=9, hand="manor tavern tavern", city="manor"), rank=7), "gold")
    refused(game, "build manor", "CL-TURN-2")
    play(game, "build tavern")
    refused(game, "build tavern", "CL-TURN-2")


@pytest.mark.rule("CI-TURN-1")
@pytest.mark.parametrize(("character", "rank", "own", "line"), [
    ("assassin", 1, "", "name king"), ("thief", 2, "", "name king"), ("magician", 3, "", "swap 1"),
    ("king", 4, "manor", "income"), ("bishop", 5, "temple", "income"), ("merchant", 6, "tavern", "income"),
    ("merchant", 6, "", "bonus"), ("architect", 7, "", "bonus"), ("warlord", 8, "prison", "income"),
    ("warlord", 8, "", "destroy 1 tavern")])
def test_abilities_are_used_once_at_any_time_of_the_turn(character: str, rank: int, own: str, line: str) -> None:
    before = table(seat(character, city=own, hand="watchtower"), seat(hand="docks", city="tavern"), rank=rank)
    assert line in offers(before)
    late = before.clone()
    play(before, line)
    refused(before, line, "CI-TURN-1")
    play(before, "gold")
    refused(before, line, "CI-TURN-1")
    play(late, "gold")
    assert line in offers(late)
    play(late, "build watchtower")
    assert line in offers(late)
    refused(play(late, line), line, "CI-TURN-1")


# The Merchant's two examples


@pytest.mark.rule("CI-MERCHANT-1", "CI-TURN-1")
def test_a_merchant_who_builds_first_takes_income_for_the_new_district_too() -> None:
    game = table(seat("merchant", hand="docks", city="tavern market"), rank=6)
    play(game, "bonus", "gold", "build docks", "income")
    assert gold(game)[0] == 3


@pytest.mark.rule("CI-MERCHANT-1", "CI-TURN-1")
def test_a_merchant_who_takes_income_first_gets_none_for_the_new_district() -> None:
    game = table(seat("merchant", hand="docks", city="tavern market"), rank=6, deck="palace castle")
    play(game, "bonus", "income", "cards", "keep palace", "build docks")
    assert (gold(game)[0], hand(game, 0)) == (0, ["palace"])
    refused(game, "income", "CI-TURN-1")


@pytest.mark.rule("CI-MERCHANT-1", "CI-TURN-1")
@pytest.mark.parametrize("gather", ["gold", "cards"])
def test_the_merchant_gets_1_gold_whatever_was_gathered(gather: str) -> None:
    game = play(table(seat("merchant"), rank=6, deck="palace castle"), gather)
    if gather == "cards":
        play(game, "keep palace")
    before = gold(game)[0]
    assert gold(play(game, "bonus"))[0] == before + 1
    refused(game, "bonus", "CI-TURN-1")


@pytest.mark.rule("CI-KING-1", "CI-BISHOP-1", "CI-MERCHANT-1", "CI-WARLORD-1")
@pytest.mark.parametrize(("character", "rank", "gains"), [
    ("king", 4, 2), ("bishop", 5, 3), ("merchant", 6, 1), ("warlord", 8, 4)])
def test_income_is_1_gold_for_each_district_of_the_own_colour(character: str, rank: int, gains: int) -> None:
    own = "manor castle temple church monastery tavern watchtower prison barracks fortress keep"
    game = play(table(seat(character, city=own), rank=rank), "income")
    assert gold(game)[0] == gains


@pytest.mark.rule("CI-KING-1", "CI-BISHOP-1", "CI-MERCHANT-1", "CI-WARLORD-1", "CI-TENT-1")
@pytest.mark.parametrize(("character", "rank"), [("king", 4), ("bishop", 5), ("merchant", 6), ("warlord", 8)])
def test_purple_districts_and_big_tops_bring_no_income(character: str, rank: int) -> None:
    game = table(seat(character, city="keep big-top haunted-quarter university"), rank=rank)
    assert "income" not in offers(game)


# Architect


@pytest.mark.rule("CI-ARCHITECT-1", "CI-TURN-1")
def test_the_architect_draws_2_cards_in_any_case() -> None:
    game = table(seat("architect"), rank=7, deck="palace castle manor tavern")
    play(game, "bonus")
    assert hand(game, 0) == ["castle", "palace"]
    play(game, "cards", "keep tavern")
    assert hand(game, 0) == ["castle", "palace", "tavern"]
    refused(game, "bonus", "CI-TURN-1")


@pytest.mark.rule("CI-ARCHITECT-1")
def test_the_architect_builds_up_to_3_districts_and_pays_for_each() -> None:
    game = play(table(seat("architect", gold=9, hand="manor tavern temple docks"), rank=7), "gold")
    play(game, "build manor", "build tavern", "build temple")
    assert (gold(game)[0], len(city(game, 0))) == (6, 3)
    refused(game, "build docks", "CI-ARCHITECT-1")


# King


@pytest.mark.rule("CI-KING-1")
def test_the_king_takes_the_crown_at_once() -> None:
    game = table(seat("king"), crown=2, rank=4)
    assert (game.player, crown(game)) == (0, 0)
    assert present(game.position()["turn"])["gathered"] is False
    quiet_round(game)
    assert (crown(game), game.player) == (0, 0)


@pytest.mark.rule("CI-KING-1")
def test_a_murdered_king_takes_the_crown_at_the_end_of_the_round() -> None:
    game = table(seat("king"), seat("warlord"), crown=2, rank=4, killed="king")
    assert (game.player, crown(game)) == (1, 2)
    play(game, "gold")
    assert crown(game) == 2
    play(game, "end")
    assert (game.position()["phase"], crown(game), game.player) == ("selection", 0, 0)


@pytest.mark.rule("CI-KING-1")
@pytest.mark.parametrize("killed", [None, "king", "merchant"])
def test_without_a_king_the_crown_stays(killed: str | None) -> None:
    game = table(seat("bishop"), seat("warlord"), crown=2, rank=4, killed=killed)
    assert (crown(game), crown(quiet_round(game))) == (2, 2)


@pytest.mark.rule("CI-KING-1", "CI-THIEF-1")
def test_a_king_robbed_is_robbed_and_crowned() -> None:
    game = table(seat("thief"), seat("king", gold=5, city="manor"), rank=3, robbed="king", crown=3)
    assert (gold(game)[:2], crown(game)) == ([5, 0], 1)
    play(game, "income", "gold")
    assert gold(game)[:2] == [5, 3]


# Assassin and Thief


@pytest.mark.rule("CL-ASSASSIN-1", "RU-2")
def test_the_assassin_may_name_any_other_character_also_one_that_lies_face_up() -> None:
    game = table(seat("assassin"), face_up=["warlord", "bishop"])
    assert names(game.options(), "name") == set(CAST) - {"assassin"}


@pytest.mark.rule("CL-ASSASSIN-1")
def test_a_murdered_character_has_no_turn_and_stays_hidden() -> None:
    game = table(seat("assassin"), seat("merchant"), seat("warlord"))
    play(game, "name merchant", "gold", "end")
    assert game.player == 2
    assert game.view(2)["players"][1]["characters"] == [None]


@pytest.mark.rule("CI-THIEF-1")
def test_the_thief_names_neither_the_assassin_nor_the_victim() -> None:
    game = table(seat("thief"), seat("merchant"), rank=2, killed="merchant", face_up=["warlord"])
    assert names(game.options(), "name") == set(CAST) - {"assassin", "thief", "merchant"}
    refused(game, "name assassin", "CI-THIEF-1")
    refused(game, "name merchant", "CI-THIEF-1")


@pytest.mark.rule("CI-THIEF-1")
def test_the_robbed_player_hands_over_all_gold_first_and_keeps_what_comes_after() -> None:
    game = table(seat("thief", gold=1), seat("merchant", gold=4, city="tavern docks"), rank=2)
    play(game, "name merchant", "gold")
    assert gold(game)[:2] == [3, 4]
    play(game, "end")
    assert (game.player, gold(game)[:2]) == (1, [7, 0])
    play(game, "bonus", "income", "gold")
    assert gold(game)[:2] == [7, 5]


@pytest.mark.rule("CI-THIEF-1")
@pytest.mark.parametrize("killed", [None, "merchant"])
def test_the_thief_gets_nothing_from_a_silent_character(killed: str | None) -> None:
    game = table(seat("thief"), seat("bishop", gold=3), rank=3, robbed="merchant", killed=killed)
    assert gold(quiet_round(game))[:2] == [0, 5]


@pytest.mark.rule("RU-40", "CI-BISHOP-1", "CI-THIEF-1")
def test_the_thief_may_rob_the_bishop() -> None:
    game = table(seat("thief"), seat("bishop", gold=4), rank=2)
    play(game, "name bishop", "gold", "end")
    assert (game.player, gold(game)[:2]) == (1, [6, 0])


# Magician


@pytest.mark.rule("CL-MAGICIAN-1")
def test_the_magician_swaps_or_redraws_but_not_both() -> None:
    game = table(seat("magician", hand="manor"), seat(hand="castle docks"), rank=3, deck="palace")
    assert offers(game, "swap") == {"swap 1", "swap 2", "swap 3"}
    other = game.clone()
    play(game, "swap 1")
    assert (hand(game, 0), hand(game, 1)) == (["castle", "docks"], ["manor"])
    assert not offers(game, "swap", "redraw")
    play(other, "redraw", "put manor", "done")
    assert (hand(other, 0), discard(other)) == (["palace"], ["manor"])
    assert not offers(other, "swap", "redraw")


# Warlord and Bishop


@pytest.mark.rule("CI-WARLORD-1")
@pytest.mark.parametrize(("district", "price"), [
    ("tavern", 0), ("temple", 0), ("market", 1), ("manor", 2), ("castle", 3), ("palace", 4), ("university", 5),
    ("dragon-gate", 5), ("haunted-quarter", 1)])
def test_the_warlord_pays_one_less_than_the_cost(district: str, price: int) -> None:
    game = table(seat("warlord", gold=price), seat(city=[district]), rank=8)
    play(game, f"destroy 1 {district}")
    assert (gold(game)[:2], city(game, 1), discard(game)) == ([0, 0], [], [district])
    if price:
        poor = table(seat("warlord", gold=price - 1), seat(city=[district]), rank=8)
        refused(poor, f"destroy 1 {district}", "CI-WARLORD-1")


@pytest.mark.rule("CI-WARLORD-1")
def test_the_warlord_may_destroy_first_and_then_gather_and_build() -> None:
    game = table(seat("warlord", gold=3, hand="tavern", city="prison"), seat(city="manor"), rank=8)
    play(game, "destroy 1 manor")
    assert {"gold", "cards", "income"} <= offers(game)
    play(game, "gold", "income", "build tavern")
    assert (city(game, 0), gold(game)[0]) == (["prison", "tavern"], 3)


@pytest.mark.rule("CI-WARLORD-1")
def test_the_warlord_destroys_one_district_a_turn() -> None:
    game = table(seat("warlord", gold=9), seat(city="manor tavern"), rank=8)
    play(game, "destroy 1 tavern", "gold")
    assert not offers(game, "destroy")


@pytest.mark.rule("CI-WARLORD-1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_warlord_destroys_only_districts_of_opponents(players: int) -> None:
    game = table(seat("warlord", gold=9, city="manor tavern"), seat(city="tavern docks"), rank=8, players=players)
    assert offers(game, "destroy") == {"destroy 1 tavern", "destroy 1 docks"}
    refused(game, "destroy 0 manor", "CI-WARLORD-1")


@pytest.mark.rule("CI-WARLORD-1", "CI-END-1")
def test_a_city_of_8_or_more_is_safe() -> None:
    game = table(seat("warlord", gold=9), seat(city=EIGHT), seat(city=SEVEN), seat(city=EIGHT + " castle"), rank=8,
                 first_complete=1)
    assert {line.split()[1] for line in offers(game, "destroy")} == {"2"}
    refused(game, "destroy 1 tavern", "CI-WARLORD-1")
    refused(game, "destroy 3 castle", "CI-WARLORD-1")


@pytest.mark.rule("CI-WARLORD-1", "CL-KEEP-1")
def test_a_keep_is_never_destroyed() -> None:
    game = table(seat("warlord", gold=9), seat(city="keep tavern"), rank=8)
    assert offers(game, "destroy") == {"destroy 1 tavern"}
    refused(game, "destroy 1 keep", "CL-KEEP-1")


@pytest.mark.rule("CI-BISHOP-1", "CI-WARLORD-1", "RU-40")
def test_the_bishop_is_safe_from_the_warlord() -> None:
    game = table(seat("warlord", gold=9), seat("bishop", city="manor"), seat(city="docks"), rank=8)
    assert offers(game, "destroy") == {"destroy 2 docks"}
    refused(game, "destroy 1 manor", "CI-BISHOP-1")


@pytest.mark.rule("CI-BISHOP-1")
def test_a_murdered_bishop_is_not() -> None:
    game = table(seat("warlord", gold=9), seat("bishop", city="manor"), seat(city="docks"), rank=8, killed="bishop")
    assert offers(game, "destroy") == {"destroy 1 manor", "destroy 2 docks"}


@pytest.mark.rule("CI-BISHOP-1", "CI-WARLORD-1")
def test_the_warlord_may_destroy_districts_of_the_murdered_and_the_robbed() -> None:
    game = table(seat("warlord", gold=9), seat("thief", city="manor"), seat("king", city="docks"), rank=8,
                 killed="king", robbed="warlord")
    assert gold(game)[:2] == [0, 9]
    game = table(seat("warlord", gold=9), seat("thief", city="manor"), seat("king", city="docks"), rank=8,
                 killed="king", robbed="thief")
    assert offers(game, "destroy") == {"destroy 1 manor", "destroy 2 docks"}


# Two characters each


@pytest.mark.rule("CI-TURN-1", "CI-DRAFT-2")
def test_with_2_players_each_character_has_a_turn_with_its_own_steps() -> None:
    game = duel(seat("king merchant", hand="manor tavern"), seat("bishop warlord"), rank=4, crown=1)
    play(game, "gold", "end")
    assert game.player == 1
    play(game, "gold", "end")
    assert asks(game, 0, "gold", "cards", "bonus")
    play(game, "gold", "build manor", "end")
    assert (city(game, 0), game.player) == (["manor"], 1)
    assert present(game.position()["turn"])["character"] == "warlord"


@pytest.mark.rule("CI-WARLORD-1", "CI-BISHOP-1")
def test_with_2_players_the_own_bishop_does_not_matter_to_the_own_warlord() -> None:
    game = duel(seat("bishop warlord", gold=9, city=SIX), seat("king merchant", city="manor docks"), rank=8)
    assert offers(game, "destroy") == {"destroy 1 manor", "destroy 1 docks"}


@pytest.mark.rule("CI-TURN-1", "CI-DECK-1")
def test_the_deck_loses_what_is_drawn_and_nothing_else() -> None:
    game = table(seat("architect", gold=3, city="smithy"), rank=7)
    size = len(deck(game))
    play(game, "bonus")
    assert len(deck(game)) == size - 2
    play(game, "cards")
    assert len(deck(game)) == size - 4
    play(game, game.options()[0], "smithy")
    assert (len(deck(game)), len(hand(game, 0)), len(discard(game))) == (size - 6, 5, 1)
