"""Turns: gathering, building, when abilities work, and the order of what ends a turn."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import shown, table
from tests.scenarios.deluxe_box import pinning
from tests.scenarios.table import city, deck, gold, hand, offers, play, refused, seat


def merchant(stash: int = 0, hand: str = "", city: str | list[Any] = "", **fields: Any) -> Game:
    return table(seat("merchant", stash, hand, city), seat("warlord"), rank=6, deck="palace church docks", **fields)


# Gathering


@pytest.mark.rule("CL-TURN-1")
def test_an_action_is_2_gold_or_cards() -> None:
    game = merchant(3)
    assert offers(game) == {"gold", "cards"}
    assert gold(play(game, "gold"))[0] == 5


@pytest.mark.rule("CL-TURN-1")
@pytest.mark.parametrize(("kept", "left"), [("palace", "church"), ("church", "palace")])
def test_of_2_cards_drawn_1_is_kept_and_the_other_goes_under_the_deck(kept: str, left: str) -> None:
    game = merchant(hand="tavern")
    size = len(deck(game))
    play(game, "cards")
    assert offers(game) == {"keep palace", "keep church"}
    play(game, f"keep {kept}")
    assert hand(game, 0) == sorted(["tavern", kept])
    assert (deck(game)[0], deck(game)[-1], len(deck(game))) == ("docks", left, size - 1)


@pytest.mark.rule("CL-TURN-1")
@pytest.mark.parametrize("first", [["gold"], ["cards", "keep palace"]])
@pytest.mark.parametrize("second", ["gold", "cards"])
def test_one_action_a_turn(first: list[str], second: str) -> None:
    refused(play(merchant(), *first), second, "CL-TURN-1")


@pytest.mark.rule("CL-TURN-1")
def test_the_action_must_be_taken() -> None:
    refused(merchant(), "end", "CL-TURN-1")


@pytest.mark.rule("CL-TURN-1", "RU-3")
def test_with_an_empty_deck_only_gold_is_offered_and_a_last_card_is_kept_unasked() -> None:
    assert offers(table(seat("merchant"), rank=6, deck_only=True)) == {"gold"}
    game = play(table(seat("merchant"), rank=6, deck="palace", deck_only=True), "cards")
    assert hand(game, 0) == ["palace"]
    assert not offers(game, "keep")


# Building


@pytest.mark.rule("CL-TURN-1")
def test_one_district_may_be_built_after_the_action() -> None:
    game = merchant(9, "tavern temple palace")
    refused(game, "build tavern", "CL-TURN-1")
    play(game, "gold")
    assert offers(game, "build") == {"build tavern", "build temple", "build palace"}
    play(game, "build palace")
    assert (gold(game)[0], city(game, 0), hand(game, 0)) == (9 + 2 - 5, ["palace"], ["tavern", "temple"])
    refused(game, "build tavern", "CL-TURN-1")


@pytest.mark.rule("CL-TURN-1")
def test_nobody_need_build() -> None:
    game = play(merchant(9, "tavern"), "gold", "end")
    assert game.player == 1
    assert city(game, 0) == []


@pytest.mark.rule("CL-TURN-1", "DX-TURN-3")
def test_only_a_card_in_hand_that_can_be_paid_is_built() -> None:
    game = play(merchant(2, "castle palace"), "gold")
    assert offers(game, "build") == {"build castle"}
    refused(game, "build palace", "DX-TURN-3")
    refused(game, "build tavern", "DX-TURN-3")


@pytest.mark.rule("CL-TURN-2", "RU-30")
@pytest.mark.parametrize("name", ["tavern", "keep", "manor"])
def test_a_name_stands_once_in_a_city(name: str) -> None:
    game = play(merchant(9, f"{name} docks", name), "gold")
    assert offers(game, "build") == {"build docks"}
    refused(game, f"build {name}", "CL-TURN-2")


@pytest.mark.rule("CL-TURN-2", "RU-30")
def test_the_second_of_a_name_is_refused_within_one_turn_and_beside_a_beautified_one() -> None:
    game = table(seat("architect", 9, "tavern tavern market", "market*"), rank=7)
    play(game, "gold", "build tavern")
    assert not offers(game, "build")
    refused(game, "build tavern", "CL-TURN-2")


@pytest.mark.rule("CL-TURN-2")
def test_two_players_may_each_have_a_keep_and_one_player_may_not_have_two() -> None:
    game = table(seat("merchant", 9, "keep"), seat("warlord", 9, "tavern", "keep"), rank=6)
    play(game, "gold", "build keep", "end")
    assert city(game, 0) == city(game, 1) == ["keep"]


@pytest.mark.rule("CL-TURN-1")
@pytest.mark.parametrize(("character", "rank", "limit"), [
    ("assassin", 1, 1), ("thief", 2, 1), ("tax-collector", 2, 1), ("magician", 3, 1), ("wizard", 3, 1), ("king", 4, 1),
    ("bishop", 5, 1), ("abbot", 5, 1), ("merchant", 6, 1), ("alchemist", 6, 1), ("architect", 7, 3),
    ("navigator", 7, 0), ("warlord", 8, 1), ("diplomat", 8, 1), ("artist", 9, 1), ("queen", 9, 1)])
def test_everybody_builds_one_district_but_architect_and_navigator(character: str, rank: int, limit: int) -> None:
    game = table(seat(character, 20, "temple church manor castle prison"), rank=rank, players=5)
    play(game, "gold")
    built = 0
    while offers(game, "build"):
        play(game, min(offers(game, "build")))
        built += 1
    assert built == limit


# Abilities


@pytest.mark.rule("CL-TURN-3")
@pytest.mark.parametrize(("character", "rank", "card", "own"), [
    ("king", 4, "castle", "manor"), ("emperor", 4, "castle", "manor"), ("bishop", 5, "church", "temple"),
    ("abbot", 5, "church", "temple"), ("merchant", 6, "docks", "tavern"), ("warlord", 8, "prison", "watchtower"),
    ("diplomat", 8, "prison", "watchtower")])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_income_is_taken_once_before_or_after_building(character: str, rank: int, card: str, own: str,
                                                       place: int) -> None:
    lines = ["gold", f"build {card}"]
    lines.insert(place, "income")
    game = table(seat(character, 9, card, own), rank=rank, crown=2)
    before = gold(play(game, *[line for line in lines if line != "income"][:place]))[0]
    play(game, "income")
    assert gold(game)[0] == before + (2 if place == 2 else 1)
    refused(game, "income", "CL-TURN-3")
    play(game, *lines[place + 1:])
    assert not offers(game, "income")


@pytest.mark.rule("CL-TURN-3")
@pytest.mark.parametrize(("character", "rank", "line"), [
    ("assassin", 1, "name king"), ("thief", 2, "name king"), ("magician", 3, "swap 1"), ("wizard", 3, "look 1"),
    ("emperor", 4, "crown 1"), ("abbot", 5, "alms 1"), ("artist", 9, "beautify manor")])
def test_an_ability_works_at_any_time_of_the_turn(character: str, rank: int, line: str) -> None:
    game = table(seat(character, 3, "tavern", "manor"), seat(gold=20, hand="docks"), rank=rank, crown=3)
    assert line in offers(game)
    play(game, "gold")
    assert line in offers(game)
    play(game, "build tavern")
    assert line in offers(game)


@pytest.mark.rule("CL-TURN-3")
@pytest.mark.parametrize(("character", "rank", "line"), [
    ("assassin", 1, "name king"), ("thief", 2, "name king"), ("magician", 3, "swap 1"), ("merchant", 6, "bonus"),
    ("architect", 7, "bonus"), ("navigator", 7, "bonus gold"), ("abbot", 5, "alms 1"), ("wizard", 3, "look 1")])
def test_an_ability_is_used_once_a_turn(character: str, rank: int, line: str) -> None:
    game = table(seat(character, 5, "temple"), seat(gold=20, hand="docks harbor"), rank=rank)
    play(game, "gold", line)
    while offers(game, "take", "hold"):
        play(game, min(offers(game, "take", "hold")))
    assert not offers(game, line.split(maxsplit=1)[0])
    assert "end" in offers(game)


@pytest.mark.rule("CL-TURN-3", "DX-CALL-2")
def test_with_two_characters_abilities_work_in_their_own_turns_alone() -> None:
    game = table(seat("king merchant", 0, "", "manor tavern"), seat("thief bishop"), players=2, rank=4)
    play(game, "income", "gold")
    assert offers(game) == {"end"}
    play(game, "end", "gold", "end")
    assert game.player == 0
    play(game, "gold")
    assert {"income", "bonus"} <= offers(game)
    assert gold(game)[0] == 1 + 2 + 2


@pytest.mark.rule("DX-CALL-1")
def test_a_rank_nobody_answers_passes() -> None:
    game = table(seat("assassin"), seat("bishop"), seat("warlord"))
    play(game, "gold", "end")
    assert game.player == 1
    assert shown(game, 0, 1) == ["bishop"]
    assert shown(game, 0, 2) == [None]


# The end of the turn


def taxed(character: str, stash: int, hand: str, city: str, rank: int, *others: dict[str, Any]) -> Game:
    """Seat 0 acts, seat 1 is the Tax Collector, who has had the turn."""
    return table(seat(character, stash, hand, city), seat("tax-collector"), *others, rank=rank)


@pytest.mark.rule("CL-TURN-4", "CL-WARLORD-1")
def test_the_warlord_s_act_comes_before_the_tax() -> None:
    game = taxed("warlord", 0, "tavern", "", 8, seat(city="market"))
    play(game, "gold", "build tavern", "destroy 2 market", "end")
    assert gold(game)[:2] == [0, 0]
    kept = taxed("warlord", 0, "tavern", "", 8, seat(city="market"))
    assert gold(play(kept, "gold", "build tavern", "end"))[:2] == [0, 1]


@pytest.mark.rule("CL-TURN-4", "CL-DIPLOMAT-1")
def test_the_diplomat_s_act_comes_before_the_tax() -> None:
    game = taxed("diplomat", 0, "tavern", "watchtower", 8, seat(city="market"))
    play(game, "gold", "build tavern", "exchange 2 market", "for watchtower", "end")
    assert gold(game)[:3] == [0, 0, 1]


@pytest.mark.rule("CL-TURN-4", "CL-TAX-1", "CL-POOR-HOUSE-1")
def test_the_tax_comes_before_the_poor_house() -> None:
    game = play(taxed("merchant", 0, "tavern", "poor-house", 6), "gold", "build tavern", "end")
    assert gold(game)[:2] == [1, 1]


@pytest.mark.rule("CL-TURN-4", "CL-TAX-1", "CL-ALCHEMIST-1")
def test_the_tax_comes_before_the_alchemist_s_refund() -> None:
    game = play(taxed("alchemist", 1, "manor", "", 6), "gold", "build manor", "end")
    assert gold(game)[:2] == [3, 0]


@pytest.mark.rule("CL-TURN-4", "CL-TAX-1", "CL-ALCHEMIST-1", "CL-POOR-HOUSE-1")
@pytest.mark.parametrize(("stash", "left", "tax"), [(1, 3 + 1, 0), (2, 3 + 1, 1), (3, 3 + 1, 1)])
def test_the_alchemist_pays_tax_then_has_the_poor_house_then_the_refund(stash: int, left: int, tax: int) -> None:
    game = play(taxed("alchemist", stash, "manor", "poor-house", 6), "gold", "build manor", "end")
    assert gold(game)[:2] == [left, tax]


@pytest.mark.rule("CL-TURN-4", "CL-PARK-1", "CL-ALCHEMIST-1")
def test_park_and_poor_house_both_look_before_the_refund() -> None:
    game = table(seat("alchemist", 1, "manor", "poor-house park"), rank=6, deck="docks harbor")
    play(game, "gold", "build manor", "end")
    assert gold(game)[0] == 1 + 3
    assert hand(game, 0) == ["docks", "harbor"]


@pytest.mark.rule("CL-TURN-4", "CL-WARLORD-1", "CL-POOR-HOUSE-1")
def test_the_poor_house_looks_after_the_warlord_s_act() -> None:
    game = table(seat("warlord", 0, "", "poor-house"), seat(city="manor"), rank=8)
    play(game, "gold", "destroy 1 manor", "end")
    assert gold(game)[0] == 1


@pytest.mark.rule("CL-TURN-4", "CL-PARK-1")
def test_the_park_looks_when_the_turn_ends() -> None:
    game = table(seat("warlord", 0, "", "park"), rank=8, deck="docks harbor palace")
    play(game, "gold")
    assert hand(game, 0) == []
    play(game, "end")
    assert hand(game, 0) == ["docks", "harbor"]


@pytest.mark.rule("CL-TURN-4")
@pytest.mark.parametrize(("character", "lines", "rule"), pinning([
    ("warlord", ["destroy 1 docks"], "CL-WARLORD-1"), ("warlord", ["destroy 0 prison"], "CL-WARLORD-1"),
    ("diplomat", ["exchange 1 docks", "for prison"], "CL-DIPLOMAT-1")]))
def test_after_the_act_of_rank_8_only_the_end_is_left(character: str, lines: list[str], rule: str) -> None:
    own = "prison smithy laboratory museum armory"
    game = table(seat(character, 20, "tavern temple", own), seat(city="docks manor"), rank=8)
    assert not offers(game, "destroy", "exchange")
    play(game, "gold")
    assert {"income", "build tavern", "smithy", "laboratory tavern", "museum tavern"} <= offers(game)
    play(game, *lines)
    assert game.options() == ["end"]
    for line in ("income", "build tavern", "smithy", "laboratory tavern", "museum tavern", "armory 1 manor"):
        refused(game, line, rule)
    play(game, "end")
    assert game.position()["phase"] == "selection"


@pytest.mark.rule("CL-TURN-4")
@pytest.mark.parametrize(("character", "line", "rule"), pinning([
    ("warlord", "destroy 1 docks", "CL-WARLORD-1"), ("diplomat", "exchange 1 docks", "CL-DIPLOMAT-1")]))
def test_the_act_of_rank_8_waits_for_the_action(character: str, line: str, rule: str) -> None:
    game = table(seat(character, 9, "", "tavern"), seat(city="docks"), rank=8)
    assert line not in offers(game)
    refused(game, line, rule)
    play(game, "cards")
    while offers(game, "keep"):
        play(game, game.options()[0])
    assert line in offers(game)


@pytest.mark.rule("DX-TURN-8")
@pytest.mark.parametrize(("district", "line"), [
    ("laboratory", "laboratory tavern"), ("smithy", "smithy"), ("museum", "museum tavern")])
def test_once_a_turn_means_in_each_own_turn(district: str, line: str) -> None:
    game = table(seat("thief merchant", 9, "tavern tavern tavern tavern", district), seat("king"), players=2, rank=2)
    play(game, line)
    assert line not in offers(game)
    play(game, "gold")
    assert line not in offers(game)
    play(game, "end")
    assert line not in offers(game)
    play(game, "gold", "end")
    assert line in offers(game)


@pytest.mark.rule("DX-BANK-1")
def test_there_is_no_limit_on_gold() -> None:
    assert gold(play(merchant(100000), "gold", "bonus"))[0] == 100003
