"""Rank 1: the Assassin, and the Witch's own turn before it resumes."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import city, crown, gold, hand, offers, play, refused, seat, table

OTHERS = ("thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def names(*characters: str) -> set[str]:
    return {f"name {character}" for character in characters}


def assassin_table(**fields: Any) -> Game:
    return table(seat("assassin"), seat("king", gold=3), seat("bishop"), seat("warlord"), **fields)


# Assassin


@pytest.mark.rule("DX-ASSASSIN-1")
def test_assassin_names_any_character_but_itself() -> None:
    assert offers(assassin_table(), "name") == names(*OTHERS)


@pytest.mark.rule("DX-ASSASSIN-1", "RU-8")
def test_assassin_cannot_name_the_assassin_nor_a_character_outside_the_game() -> None:
    game = assassin_table()
    refused(game, "name assassin", "DX-ASSASSIN-1")
    refused(game, "name spy", "RU-8")
    refused(game, "name queen", "RU-8")


@pytest.mark.rule("RU-2", "DX-ASSASSIN-1")
def test_a_character_lying_face_up_may_be_named() -> None:
    game = assassin_table(face_up=["thief", "merchant"])
    assert offers(game, "name") == names(*OTHERS)
    play(game, "name merchant", "gold", "end")
    assert game.position()["killed"] == "merchant"


@pytest.mark.rule("DX-ASSASSIN-1")
def test_the_murdered_character_has_no_turn() -> None:
    game = play(assassin_table(), "gold", "name king", "end")
    assert game.player == 2
    assert gold(game) == [2, 3, 0, 0]


@pytest.mark.rule("DX-ASSASSIN-1")
def test_the_murdered_character_is_not_revealed() -> None:
    game = play(assassin_table(), "gold", "name king", "end")
    for viewer in (0, 2, 3, None):
        shown = [player["characters"] for player in game.view(viewer)["players"]]
        assert shown[1] == [None]
        assert shown[0] == ["assassin"]
        assert shown[2] == ["bishop"]


@pytest.mark.rule("DX-ASSASSIN-1")
def test_everybody_hears_which_character_was_murdered() -> None:
    game = play(assassin_table(), "name king")
    assert game.position()["killed"] == "king"
    assert [game.view(viewer)["killed"] for viewer in (0, 1, 2, 3, None)] == ["king"] * 5


@pytest.mark.rule("DX-ASSASSIN-1")
def test_murdering_a_character_nobody_holds_looks_the_same_to_the_others() -> None:
    held = table(seat("assassin"), seat("king"), seat("bishop"), seat("warlord"))
    absent = table(seat("assassin"), seat("merchant"), seat("bishop"), seat("warlord"))
    for game in (held, absent):
        play(game, "gold", "name king", "end")
        assert game.player == 2
    assert held.view(2) == absent.view(2)
    assert held.heard(2) == absent.heard(2)


@pytest.mark.rule("DX-ASSASSIN-1")
def test_one_murder_a_turn_before_or_after_gathering() -> None:
    before, after = play(assassin_table(), "name bishop"), play(assassin_table(), "gold", "name bishop")
    assert not offers(before, "name")
    assert not offers(after, "name")
    assert offers(play(assassin_table(), "gold"), "name") == names(*OTHERS)


@pytest.mark.rule("DX-ASSASSIN-1")
def test_nobody_need_be_murdered() -> None:
    game = play(assassin_table(), "gold", "end")
    assert game.player == 1
    assert game.position()["killed"] is None


@pytest.mark.rule("DX-ASSASSIN-1", "DX-CALL-2")
def test_a_player_of_two_characters_loses_only_the_murdered_one_s_turn() -> None:
    game = table(seat("assassin warlord"), seat("king bishop"), players=2)
    play(game, "gold", "name king", "end")
    assert game.player == 1
    assert game.position()["crown"] == 0  # the King's crown waits for the end of the round
    play(game, "gold", "end")
    assert game.player == 0


@pytest.mark.rule("RU-4", "DX-ASSASSIN-1")
def test_the_assassin_s_player_may_murder_the_own_other_character() -> None:
    game = table(seat("assassin warlord"), seat("king bishop"), players=2)
    assert offers(game, "name") == names(*OTHERS)
    play(game, "name warlord", "gold", "end", "gold", "end", "gold", "end")
    assert game.position()["phase"] == "selection"
    assert gold(game) == [2, 4]


@pytest.mark.rule("DX-ASSASSIN-1")
def test_murder_lasts_one_round() -> None:
    game = play(assassin_table(), "gold", "name bishop", "end", "gold", "end", "gold", "end")
    assert game.position()["phase"] == "selection"
    assert game.position()["killed"] is None


# The Witch's first half


def witch_table(gold: int = 5, hand: str = "tavern market", city: str = "", **fields: Any) -> Game:
    return table(seat("witch", gold, hand, city), seat("king", 1), seat("bishop", 1), seat("warlord", 1), **fields)


@pytest.mark.rule("DX-WITCH-1")
def test_the_witch_can_only_gather_at_first() -> None:
    game = witch_table(city="smithy laboratory armory museum")
    assert offers(game) == {"gold", "cards"}
    for line in ("name king", "smithy", "laboratory tavern", "museum tavern", "armory 0 smithy"):
        refused(game, line, "DX-WITCH-1")


@pytest.mark.rule("DX-WITCH-1")
def test_having_gathered_the_witch_can_only_name_another_character() -> None:
    game = play(witch_table(city="smithy laboratory armory museum"), "gold")
    assert offers(game) == names(*OTHERS)
    for line in ("build tavern", "smithy", "laboratory tavern", "museum tavern", "end"):
        refused(game, line, "DX-WITCH-1")
    refused(game, "name witch", "DX-WITCH-1")


@pytest.mark.rule("DX-WITCH-1")
@pytest.mark.parametrize("card, kept", [("palace", "palace"), ("church", "church")])
def test_the_witch_may_gather_cards(card: str, kept: str) -> None:
    game = play(witch_table(deck="palace church"), "cards")
    assert offers(game) == {"keep palace", "keep church"}
    play(game, f"keep {card}")
    assert hand(game, 0) == sorted(["tavern", "market", kept])
    assert offers(game) == names(*OTHERS)


@pytest.mark.rule("DX-WITCH-1", "DX-GOLD-MINE-1")
def test_the_witch_s_gold_mine_works_when_she_gathers() -> None:
    assert gold(play(witch_table(city="gold-mine"), "gold"))[0] == 5 + 3


@pytest.mark.rule("DX-WITCH-1", "DX-LIBRARY-1", "DX-OBSERVATORY-1")
def test_the_witch_s_library_and_observatory_work_when_she_gathers() -> None:
    game = play(witch_table(hand="", city="library observatory", deck="palace church docks"), "cards")
    assert hand(game, 0) == ["church", "docks", "palace"]
    assert offers(game) == names(*OTHERS)


@pytest.mark.rule("RU-2", "DX-WITCH-1")
def test_the_witch_may_name_a_character_lying_face_up() -> None:
    game = play(witch_table(face_up=["thief", "architect"]), "gold")
    assert offers(game) == names(*OTHERS)


@pytest.mark.rule("DX-WITCH-1")
def test_naming_suspends_the_witch_s_turn_and_the_next_rank_is_called() -> None:
    game = play(witch_table(), "gold", "name warlord")
    assert game.player == 1
    assert game.position()["bewitched"] == "warlord"
    assert [game.view(viewer)["bewitched"] for viewer in (0, 1, 2, 3, None)] == ["warlord"] * 5


@pytest.mark.rule("DX-WITCH-1", "DX-WITCH-3")
def test_others_take_whole_turns_between_the_witch_s_halves() -> None:
    game = play(witch_table(), "gold", "name warlord", "gold", "end", "gold", "end")
    assert game.player == 3
    play(game, "gold")
    assert game.player == 0
    assert gold(game) == [7, 3, 3, 3]


# The bewitched


@pytest.mark.rule("DX-WITCH-2")
def test_the_bewitched_can_only_gather() -> None:
    game = table(seat("witch"), seat("merchant", 9, "manor", "tavern smithy laboratory armory museum park"))
    play(game, "gold", "name merchant")
    assert game.player == 1
    assert offers(game) == {"gold", "cards"}
    for line in ("income", "bonus", "smithy", "laboratory manor", "museum manor"):
        refused(game, line, "DX-WITCH-2")
    for line in ("build manor", "end"):
        refused(game, line, "DX-WITCH-2")


@pytest.mark.rule("DX-WITCH-2")
def test_the_bewitched_one_s_turn_is_over_after_gathering_gold() -> None:
    game = play(table(seat("witch"), seat("merchant", 1)), "gold", "name merchant", "gold")
    assert gold(game) == [2, 3, 0, 0]
    assert game.player == 0


@pytest.mark.rule("DX-WITCH-2")
def test_the_bewitched_one_chooses_the_card_to_keep() -> None:
    game = table(seat("witch"), seat("merchant"), deck="palace church")
    play(game, "gold", "name merchant", "cards")
    assert game.player == 1
    assert offers(game) == {"keep palace", "keep church"}
    play(game, "keep church")
    assert hand(game, 1) == ["church"]
    assert game.player == 0


@pytest.mark.rule("DX-WITCH-2")
def test_the_bewitched_one_reveals() -> None:
    game = play(table(seat("witch"), seat("merchant"), seat("warlord")), "gold", "name merchant")
    for viewer in (0, 2, None):
        shown = [player["characters"] for player in game.view(viewer)["players"]]
        assert shown[1] == ["merchant"]


@pytest.mark.rule("DX-WITCH-2", "DX-GOLD-MINE-1")
def test_the_bewitched_one_s_gold_mine_works() -> None:
    game = play(table(seat("witch"), seat("merchant", city="gold-mine")), "gold", "name merchant", "gold")
    assert gold(game)[:2] == [2, 3]


@pytest.mark.rule("DX-WITCH-2", "DX-LIBRARY-1", "DX-OBSERVATORY-1")
def test_the_bewitched_one_s_library_and_observatory_work() -> None:
    game = table(seat("witch"), seat("merchant", city="library observatory"), deck="palace church docks")
    play(game, "gold", "name merchant", "cards")
    assert hand(game, 1) == ["church", "docks", "palace"]
    assert game.player == 0


@pytest.mark.rule("DX-WITCH-2")
def test_the_bewitched_one_s_park_does_nothing() -> None:
    game = play(table(seat("witch"), seat("merchant", city="park")), "gold", "name merchant", "gold", "end")
    assert hand(game, 1) == []


@pytest.mark.rule("DX-WITCH-2")
def test_the_bewitched_one_s_poor_house_does_nothing() -> None:
    game = table(seat("witch"), seat("merchant", city="poor-house"), deck="palace church")
    play(game, "gold", "name merchant", "cards", "keep palace", "end")
    assert gold(game)[1] == 0


# Nobody bewitched


@pytest.mark.rule("DX-WITCH-6")
def test_the_witch_does_not_resume_if_nobody_holds_the_named_character() -> None:
    game = play(witch_table(), "gold", "name merchant")
    for expected in (1, 2, 3):
        assert game.player == expected
        play(game, "gold", "end")
    assert game.position()["phase"] == "selection"
    assert city(game, 0) == []
    assert gold(game)[0] == 7


@pytest.mark.rule("DX-WITCH-6")
def test_the_park_of_a_witch_who_does_not_resume_does_nothing() -> None:
    game = play(witch_table(hand="", city="park"), "gold", "name merchant", *["gold", "end"] * 3)
    assert game.position()["phase"] == "selection"
    assert hand(game, 0) == []


@pytest.mark.rule("DX-WITCH-6")
def test_the_poor_house_of_a_witch_who_does_not_resume_does_nothing() -> None:
    game = witch_table(gold=0, city="poor-house", deck="palace church")
    play(game, "cards", "keep palace", "name merchant", *["gold", "end"] * 3)
    assert game.position()["phase"] == "selection"
    assert gold(game)[0] == 0


# Two halves, one turn


@pytest.mark.rule("DX-WITCH-8")
def test_the_witch_gathers_only_once() -> None:
    game = play(witch_table(), "gold", "name king", "gold")
    assert game.player == 0
    assert not offers(game, "gold", "cards")
    assert "end" in offers(game)


@pytest.mark.rule("DX-WITCH-8")
def test_the_witch_may_build_once_in_the_second_half() -> None:
    game = play(witch_table(), "gold", "name king", "gold")
    assert offers(game, "build") == {"build tavern", "build market"}
    play(game, "build tavern")
    assert not offers(game, "build")
    assert city(game, 0) == ["tavern"]
    assert gold(game)[0] == 6


@pytest.mark.rule("DX-WITCH-8")
def test_the_witch_s_districts_work_once_in_the_second_half() -> None:
    game = play(witch_table(city="smithy laboratory"), "gold", "name king", "gold")
    assert {"smithy", "laboratory tavern"} <= offers(game)
    play(game, "smithy", "laboratory tavern")
    assert not offers(game, "smithy", "laboratory")


@pytest.mark.rule("DX-WITCH-8")
def test_the_witch_s_park_works_after_the_second_half() -> None:
    game = play(witch_table(hand="", city="park", deck="palace church"), "gold", "name king", "gold")
    assert hand(game, 0) == []
    play(game, "end")
    assert hand(game, 0) == ["church", "palace"]


@pytest.mark.rule("DX-WITCH-8")
def test_the_witch_s_poor_house_works_after_the_second_half() -> None:
    game = witch_table(gold=0, city="poor-house", deck="palace church")
    play(game, "cards", "keep palace", "name king", "gold")
    assert gold(game)[0] == 0
    play(game, "end")
    assert gold(game)[0] == 1


@pytest.mark.rule("DX-WITCH-8", "RU-4")
def test_the_witch_bewitching_her_own_other_character_gathers_for_it_and_then_resumes() -> None:
    game = table(seat("witch king", hand="tavern", city="manor"), seat("bishop warlord"), players=2, crown=1)
    play(game, "gold")
    assert "name king" in offers(game)
    play(game, "name king")
    assert game.player == 0
    assert offers(game) == {"gold", "cards"}
    play(game, "gold")
    assert game.player == 0
    assert offers(game) == {"income", "build tavern", "end"}
    assert gold(game)[0] == 4
    assert crown(game) == 0
    play(game, "income", "build tavern", "end")
    assert game.player == 1
    assert gold(game)[0] == 4


@pytest.mark.rule("DX-WITCH-2", "DX-CALL-2")
def test_a_player_of_two_characters_still_has_the_other_one_s_whole_turn() -> None:
    game = table(seat("witch bishop"), seat("king warlord", hand="tavern"), players=2)
    play(game, "gold", "name king", "gold", "end", "gold", "end")
    assert game.player == 1
    play(game, "gold")
    assert "build tavern" in offers(game)
