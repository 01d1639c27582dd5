"""Calling the ranks, gathering, building, abilities and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.deluxe_box import choose, held, select, selecting
from tests.scenarios.table import city, crown, deck, gold, hand, offers, play, refused, seat, table


def turn(character: str = "merchant", rank: int = 6, **own: Any) -> Game:
    """This character's turn in seat 0; the Warlord of seat 1 comes after."""
    return table(seat(character, **own), seat("warlord"), rank=rank, deck="palace church docks")


# Calling


@pytest.mark.rule("DX-CALL-1")
def test_ranks_are_called_upward_from_1() -> None:
    game = table(seat("warlord"), seat("thief"), seat("bishop"), seat("assassin"), crown=2)
    order = []
    while game.position()["phase"] == "turns":
        order.append(game.player)
        play(game, "gold", "end")
    assert order == [3, 1, 2, 0]


@pytest.mark.rule("DX-CALL-1")
def test_a_called_character_is_revealed_and_the_others_stay_hidden() -> None:
    game = table(seat("thief"), seat("king"), seat("architect"), seat("bishop"))
    assert [player["characters"] for player in game.view(1)["players"]] == [["thief"], ["king"], [None], [None]]
    play(game, "gold", "end")
    assert [player["characters"] for player in game.view(2)["players"]] == [["thief"], ["king"], ["architect"], [None]]
    assert [player["characters"] for player in game.view(None)["players"]] == [["thief"], ["king"], [None], [None]]


@pytest.mark.rule("DX-CALL-1")
@pytest.mark.parametrize("rank", range(1, 9))
def test_ranks_that_nobody_holds_are_passed_over(rank: int) -> None:
    game = table(seat(), seat("warlord"), rank=rank)
    assert game.player == 1
    assert game.view(0)["players"][1]["characters"] == ["warlord"]


@pytest.mark.rule("DX-CALL-1")
def test_a_rank_nobody_answers_leaves_no_trace() -> None:
    # In one game the killed Magician sits at the table, in the other it lies face down: nobody can tell.
    one = table(seat("assassin"), seat("magician"), seat("bishop"), seat("warlord"))
    other = table(seat("assassin"), seat("architect"), seat("bishop"), seat("warlord"))
    for game in (one, other):
        play(game, "gold", "name magician", "end")
        assert game.player == 2
    for watcher in (0, 2, 3):
        assert one.heard(watcher) == other.heard(watcher)
        assert one.view(watcher) == other.view(watcher)
    assert one.view(None) == other.view(None)


@pytest.mark.rule("DX-CALL-2")
@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_each_has_two_turns_with_one_stash_hand_and_city(players: int) -> None:
    game = table(seat("thief architect", hand="tavern temple"), seat("king warlord"), rank=2, players=players)
    play(game, "gold", "build tavern", "end")
    assert game.player == 1
    play(game, "gold", "end")
    assert game.player == 0
    play(game, "gold", "build temple")
    assert city(game, 0) == ["tavern", "temple"]
    assert hand(game, 0) == []
    assert gold(game)[0] == 2
    play(game, "end")
    assert game.player == 1


@pytest.mark.rule("DX-CALL-2")
def test_a_character_acts_only_in_its_own_turn() -> None:
    game = table(seat("king warlord", gold=9, city="manor castle prison"), seat("merchant architect", city="tavern"),
                 rank=4, players=2)
    assert not offers(game, "destroy")
    before = gold(game)[0]
    play(game, "income")
    assert gold(game)[0] == before + 2
    play(game, "gold", "end", "gold", "end", "gold", "end")
    assert game.player == 0
    before = gold(game)[0]
    play(game, "income")
    assert gold(game)[0] == before + 1
    assert offers(game, "destroy")


@pytest.mark.rule("DX-CALL-2", "DX-TURN-2")
def test_the_architects_limit_and_the_navigators_ban_bind_their_own_turn_alone() -> None:
    game = table(seat("thief architect", gold=9, hand="tavern temple market"), players=2, rank=2)
    play(game, "gold", "build tavern")
    refused(game, "build temple", "DX-TURN-2")
    game = table(seat("thief navigator", gold=9, hand="tavern"), players=2, rank=2)
    play(game, "gold", "build tavern")
    assert city(game, 0) == ["tavern"]


@pytest.mark.rule("DX-CALL-2")
def test_the_trader_builds_trade_freely_in_his_own_turn_alone() -> None:
    game = table(seat("thief trader", gold=9, hand="tavern market docks harbor"), players=2, rank=2)
    play(game, "gold", "build tavern")
    assert not offers(game, "build")
    play(game, "end", "gold", "build market", "build docks")
    assert "build harbor" in game.options()


@pytest.mark.rule("DX-CALL-3")
def test_after_the_last_rank_all_characters_go_back_and_a_round_begins() -> None:
    game = table(seat("assassin"), seat("thief"), seat("merchant"), seat("warlord"), rank=8, crown=2,
                 robbed="merchant", killed="magician")
    play(game, "gold", "end")
    position = game.position()
    assert position["phase"] == "selection"
    assert held(game) == [[], [], [], []]
    assert (position["killed"], position["robbed"]) == (None, None)
    assert game.player == 2
    assert len(offers(game, "pick")) == 5


@pytest.mark.rule("DX-CALL-3")
def test_the_murdered_king_takes_the_crown_before_the_new_round() -> None:
    game = table(seat("assassin"), seat("king"), seat("warlord"), rank=8, killed="king", crown=0)
    assert crown(game) == 0
    play(game, "gold", "end")
    assert crown(game) == 1
    assert game.player == 1


@pytest.mark.rule("DX-CALL-3")
def test_a_round_after_the_last_rank_is_played_like_the_one_before() -> None:
    game = table(seat("warlord", city="tavern", hand="temple"), rank=8)
    play(game, "gold", "end")
    select(game)
    assert game.position()["phase"] == "turns"
    assert {"gold", "cards"} <= offers(game)
    assert city(game, 0) == ["tavern"]


# Gathering


@pytest.mark.rule("DX-TURN-1")
def test_gathering_gold_gains_2() -> None:
    game = play(turn(gold=3), "gold")
    assert gold(game) == [5, 0, 0, 0]


@pytest.mark.rule("DX-TURN-1")
@pytest.mark.parametrize(("kept", "left"), [("palace", "church"), ("church", "palace")])
def test_gathering_cards_draws_2_keeps_1_and_puts_the_other_under_the_deck(kept: str, left: str) -> None:
    game = turn(hand="tavern")
    size = len(deck(game))
    play(game, "cards")
    assert offers(game) == {"keep palace", "keep church"}
    play(game, f"keep {kept}")
    assert hand(game, 0) == sorted(["tavern", kept])
    assert deck(game)[0] == "docks"
    assert deck(game)[-1] == left
    assert len(deck(game)) == size - 1


@pytest.mark.rule("DX-TURN-1")
def test_two_equal_cards_drawn_are_one_choice() -> None:
    game = play(table(seat("merchant"), rank=6, deck="tavern tavern"), "cards")
    assert game.options() == ["keep tavern"]
    play(game, "keep tavern")
    assert hand(game, 0) == ["tavern"]
    assert deck(game)[-1] == "tavern"


@pytest.mark.rule("DX-TURN-1")
@pytest.mark.parametrize("first", [["gold"], ["cards", "keep palace"]])
@pytest.mark.parametrize("second", ["gold", "cards"])
def test_a_player_gathers_once(first: list[str], second: str) -> None:
    refused(play(turn(), *first), second, "DX-TURN-1")


@pytest.mark.rule("DX-TURN-1", "DX-TURN-6")
def test_a_player_must_gather_before_ending_the_turn() -> None:
    refused(turn(), "end", "DX-TURN-6")


@pytest.mark.rule("DX-TURN-1", "DX-TURN-6")
def test_a_player_must_choose_a_card_before_anything_else() -> None:
    game = play(turn(gold=9, hand="tavern"), "cards")
    assert {line.split()[0] for line in game.options()} == {"keep"}


# Building


@pytest.mark.rule("DX-TURN-2")
def test_building_comes_after_gathering() -> None:
    game = turn(gold=9, hand="tavern temple")
    refused(game, "build tavern", "DX-TURN-2")
    play(game, "cards", "keep palace")
    assert offers(game, "build") == {"build tavern", "build temple", "build palace"}


@pytest.mark.rule("DX-TURN-2")
def test_a_player_builds_one_district_a_turn() -> None:
    game = play(turn(gold=9, hand="tavern temple"), "gold", "build tavern")
    refused(game, "build temple", "DX-TURN-2")


@pytest.mark.rule("DX-TURN-2")
@pytest.mark.parametrize(("character", "rank", "limit"), [
    ("thief", 2, 1), ("seer", 3, 2), ("king", 4, 1), ("abbot", 5, 1), ("alchemist", 6, 1), ("trader", 6, 1),
    ("architect", 7, 3), ("navigator", 7, 0), ("scholar", 7, 2), ("marshal", 8, 1), ("artist", 9, 1)])
def test_the_build_limit_is_1_unless_the_character_changes_it(character: str, rank: int, limit: int) -> None:
    game = table(seat(character, gold=20, hand="temple church manor castle prison"), rank=rank)
    play(game, "gold")
    built = 0
    while offers(game, "build"):
        play(game, min(offers(game, "build")))
        built += 1
    assert built == limit


@pytest.mark.rule("DX-TURN-2")
def test_a_player_need_not_build() -> None:
    game = play(turn(gold=9, hand="tavern"), "gold", "end")
    assert game.player == 1
    assert city(game, 0) == []


@pytest.mark.rule("DX-TURN-3")
def test_building_pays_the_cost_and_moves_the_card_into_the_city() -> None:
    game = play(turn(gold=4, hand="palace tavern"), "gold", "build palace")
    assert gold(game)[0] == 1
    assert hand(game, 0) == ["tavern"]
    assert city(game, 0) == ["palace"]
    assert [game.view(other)["players"][0]["city"] for other in (1, None)] == [["palace"]] * 2


@pytest.mark.rule("DX-TURN-3")
def test_only_what_can_be_paid_is_built() -> None:
    game = play(turn(gold=2, hand="castle palace"), "gold")
    assert offers(game, "build") == {"build castle"}
    refused(game, "build palace", "DX-TURN-3")


@pytest.mark.rule("DX-TURN-3")
def test_only_a_card_in_hand_is_built() -> None:
    refused(play(turn(gold=9, hand="castle"), "gold"), "build tavern", "DX-TURN-3")


@pytest.mark.rule("DX-TURN-3")
def test_of_two_equal_cards_one_stays_in_hand() -> None:
    game = play(turn(gold=9, hand="tavern tavern"), "gold")
    assert [line for line in game.options() if line.startswith("build")] == ["build tavern"]
    play(game, "build tavern")
    assert hand(game, 0) == ["tavern"]


@pytest.mark.rule("DX-TURN-4")
@pytest.mark.parametrize("standing", ["tavern", "tavern*"])
def test_a_name_stands_once_in_a_city(standing: str) -> None:
    refused(play(turn(gold=9, hand="tavern", city=standing), "gold"), "build tavern", "DX-TURN-4")


@pytest.mark.rule("DX-TURN-4")
def test_a_name_in_another_city_does_not_matter() -> None:
    game = table(seat("merchant", hand="tavern"), seat(city="tavern"), rank=6)
    assert "build tavern" in play(game, "gold").options()


@pytest.mark.rule("DX-TURN-4")
def test_the_second_of_a_name_is_refused_within_one_turn_too() -> None:
    game = play(turn("architect", 7, gold=9, hand="tavern tavern"), "gold", "build tavern")
    refused(game, "build tavern", "DX-TURN-4")


# Abilities


@pytest.mark.rule("DX-TURN-5")
@pytest.mark.parametrize("lines", [
    ["income", "gold", "build castle"], ["gold", "income", "build castle"], ["gold", "build castle", "income"]])
def test_income_comes_at_any_time_of_the_turn_and_counts_the_city_of_that_moment(lines: list[str]) -> None:
    game = table(seat("king", gold=9, hand="castle", city="manor"), rank=4)
    play(game, *lines)
    assert gold(game)[0] == 9 + 2 - 4 + (2 if lines[-1] == "income" else 1)
    refused(game, "income", "DX-TURN-5")


@pytest.mark.rule("DX-TURN-5")
def test_abilities_may_all_be_used_in_one_turn_in_any_order() -> None:
    game = table(seat("warlord", gold=5, city="prison"), seat(city="tavern"), rank=8)
    play(game, "destroy 1 tavern", "income", "gold")
    assert gold(game)[0] == 5 - 0 + 1 + 2
    game = table(seat("warlord", gold=5, city="prison"), seat(city="tavern"), rank=8)
    play(game, "gold", "income", "destroy 1 tavern")
    assert gold(game)[0] == 8


@pytest.mark.rule("DX-TURN-5")
@pytest.mark.parametrize(("character", "rank", "line"), [
    ("assassin", 1, "name king"), ("thief", 2, "name king"), ("spy", 2, "spy 1 noble"), ("magician", 3, "swap 1"),
    ("merchant", 6, "bonus"), ("architect", 7, "bonus"), ("warlord", 8, "destroy 1 tavern")])
def test_an_ability_is_used_once_a_turn(character: str, rank: int, line: str) -> None:
    game = table(seat(character, gold=5, hand="docks"), seat(hand="castle", city="tavern temple"), rank=rank)
    play(game, "gold", line)
    assert not offers(game, line.split(maxsplit=1)[0])


@pytest.mark.rule("DX-TURN-5")
def test_using_no_ability_is_allowed() -> None:
    game = table(seat("assassin"), seat("thief"), seat("magician"), seat("merchant", city="tavern"))
    play(game, "gold", "end", "gold", "end", "gold", "end", "gold", "end")
    assert game.position()["phase"] == "selection"
    assert gold(game) == [2, 2, 2, 2]


# End of the turn


@pytest.mark.rule("DX-TURN-6")
def test_the_turn_goes_on_until_its_player_ends_it() -> None:
    game = play(turn(gold=9, hand="tavern"), "gold", "build tavern", "bonus", "income")
    assert game.player == 0
    assert game.options() == ["end"]
    play(game, "end")
    assert game.player == 1


@pytest.mark.rule("DX-TURN-7")
def test_the_poor_house_looks_before_the_alchemist_is_refunded() -> None:
    game = table(seat("alchemist", gold=1, hand="manor", city="poor-house"), seat("warlord"), rank=6)
    play(game, "gold", "build manor", "end")
    assert gold(game)[0] == 1 + 3


@pytest.mark.rule("DX-TURN-7")
def test_with_gold_left_the_poor_house_gives_the_alchemist_nothing() -> None:
    game = table(seat("alchemist", gold=2, hand="manor", city="poor-house"), seat("warlord"), rank=6)
    play(game, "gold", "build manor", "end")
    assert gold(game)[0] == 1 + 3


@pytest.mark.rule("DX-TURN-7")
def test_park_and_poor_house_both_look_at_the_end_of_the_alchemists_turn() -> None:
    game = table(seat("alchemist", gold=1, hand="manor", city="poor-house park"), seat("warlord"), rank=6,
                 deck="docks harbor")
    play(game, "gold", "build manor", "end")
    assert gold(game)[0] == 4
    assert hand(game, 0) == ["docks", "harbor"]


@pytest.mark.rule("DX-TURN-8")
@pytest.mark.parametrize(("district", "line"), [
    ("laboratory", "laboratory tavern"), ("smithy", "smithy"), ("museum", "museum tavern")])
def test_once_a_turn_means_in_each_of_the_two_turns_with_2_players(district: str, line: str) -> None:
    game = table(seat("thief merchant", gold=5, hand="tavern tavern tavern tavern", city=district),
                 seat("king"), players=2, rank=2)
    play(game, line)
    assert line not in game.options()
    play(game, "gold")
    assert line not in game.options()
    play(game, "end")
    assert line not in game.options()
    play(game, "gold", "end", line)
    assert line not in game.options()


@pytest.mark.rule("DX-TURN-8")
@pytest.mark.parametrize(("district", "line"), [
    ("laboratory", "laboratory tavern"), ("smithy", "smithy"), ("museum", "museum tavern")])
def test_a_district_works_in_the_turn_it_was_built(district: str, line: str) -> None:
    game = table(seat("merchant", gold=9, hand=f"tavern {district}"), rank=6)
    play(game, "gold", f"build {district}", line)
    assert line not in game.options()


@pytest.mark.rule("DX-TURN-8")
@pytest.mark.parametrize(("district", "line"), [
    ("laboratory", "laboratory tavern"), ("smithy", "smithy"), ("museum", "museum tavern"),
    ("armory", "armory 0 manor")])
def test_a_district_works_in_its_owners_turn_alone(district: str, line: str) -> None:
    game = table(seat("merchant", gold=5, hand="tavern", city="manor"),
                 seat("warlord", gold=5, hand="tavern", city=district), rank=6)
    assert line not in game.options()
    play(game, "gold", "end")
    assert line in game.options()


# What happens on being called


@pytest.mark.rule("DX-TURN-9")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_on_reveal_first_the_thief_robs_then_the_crown_moves_then_the_turn_begins(character: str) -> None:
    game = table(seat("thief", gold=1), seat(character, gold=4, city="manor"), rank=2, crown=3)
    play(game, "gold", f"name {character}", "end")
    assert game.player == 1
    assert gold(game)[:2] == [7, 0]
    assert crown(game) == 1
    assert {"gold", "cards", "income"} <= offers(game)


@pytest.mark.rule("DX-TURN-9", "DX-BANK-1")
def test_the_robbed_player_keeps_what_the_turn_brings() -> None:
    game = table(seat("thief"), seat("king", gold=4, city="manor"), rank=4, robbed="king")
    assert gold(game)[:2] == [4, 0]
    play(game, "income", "gold")
    assert gold(game)[:2] == [4, 3]


@pytest.mark.rule("DX-TURN-9")
def test_a_threatened_king_takes_the_crown_before_answering() -> None:
    game = table(seat("blackmailer"), seat("king", gold=4), rank=4, crown=3,
                 threats={"flower": "king", "plain": "bishop"})
    assert crown(game) == 1
    play(game, "gold")
    assert offers(game) == {"bribe", "refuse"}


@pytest.mark.rule("DX-TURN-9", "DX-EMPEROR-2")
def test_the_emperor_must_move_the_crown_before_the_turn_ends() -> None:
    game = play(table(seat("emperor"), seat(gold=1), rank=4, crown=2), "gold")
    refused(game, "end", "DX-EMPEROR-2")
    play(game, "crown 1")
    assert "end" in game.options()


@pytest.mark.rule("DX-TURN-9", "DX-WITCH-1")
def test_the_witch_must_bewitch_before_anything_else() -> None:
    game = play(table(seat("witch", gold=9, hand="tavern"), rank=1), "gold")
    refused(game, "end", "DX-WITCH-1")
    assert {line.split()[0] for line in game.options()} == {"name"}


# The bank


@pytest.mark.rule("DX-BANK-1")
def test_there_is_no_limit_on_gold_or_hand() -> None:
    many = "manor manor manor castle castle castle palace palace temple temple church church tavern tavern market docks"
    game = table(seat("merchant", gold=100000, hand=many), rank=6)
    play(game, "gold", "bonus")
    assert gold(game)[0] == 100003
    assert len(hand(game, 0)) == 16
    assert game.player == 0


@pytest.mark.rule("DX-BANK-1")
def test_gold_on_districts_and_tokens_is_in_nobodys_stash() -> None:
    game = table(seat("merchant", city="poor-house* manor*"), seat("warlord"), rank=6, cast="tax-collector", tax=7)
    play(choose(play(game, "cards"), 0), "end")
    assert gold(game)[0] == 1
    assert game.position()["tax"] == 7


@pytest.mark.rule("DX-BANK-1")
def test_the_thief_takes_nothing_that_lies_on_districts() -> None:
    game = table(seat("thief"), seat("king", gold=2, city="manor*"), rank=4, robbed="king")
    assert gold(game)[:2] == [2, 0]
    assert city(game, 1) == ["manor*"]


@pytest.mark.rule("DX-TURN-6", "DX-DRAFT-3")
def test_a_game_from_selection_reaches_turns_in_which_everybody_gathers() -> None:
    game = select(selecting(players=6))
    turns = 0
    while game.position()["phase"] == "turns":
        play(game, "gold", "end")
        turns += 1
    assert turns == 6
