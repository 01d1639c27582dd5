"""Rank 1: Assassin and Witch."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import BASE, shown, table
from tests.scenarios.table import city, crown, gold, hand, offers, play, refused, seat

TARGETS = set(BASE) - {"assassin"}


def names(*characters: str) -> set[str]:
    return {f"name {character}" for character in characters}


# Assassin


def assassin_table(**fields: Any) -> Game:
    return table(seat("assassin"), seat("king", 3), seat("bishop"), seat("warlord"), **fields)


@pytest.mark.rule("CL-ASSASSIN-1", "RU-8")
def test_the_assassin_names_any_character_but_the_own() -> None:
    game = assassin_table(face_up=["thief", "merchant"])
    assert offers(game, "name") == names(*TARGETS)
    refused(game, "name assassin", "CL-ASSASSIN-1")
    for line in ("name witch", "name artist", "name spy"):
        refused(game, line, "RU-8")


@pytest.mark.rule("CL-ASSASSIN-1")
def test_the_murdered_misses_the_turn_and_stays_silent() -> None:
    game = play(assassin_table(), "gold", "name king", "end")
    assert game.player == 2
    assert gold(game)[1] == 3
    assert [shown(game, watcher, 1) for watcher in (0, 2, 3, None)] == [[None]] * 4
    assert [game.view(watcher)["killed"] for watcher in (0, 1, 2, 3, None)] == ["king"] * 5


@pytest.mark.rule("CL-ASSASSIN-1")
def test_a_murder_in_vain_looks_like_any_other() -> None:
    held = table(seat("assassin"), seat("king"), seat("bishop"), seat("warlord"))
    absent = table(seat("assassin"), seat("merchant"), seat("bishop"), seat("warlord"))
    for game in (held, absent):
        play(game, "gold", "name king", "end")
    assert held.view(2) == absent.view(2)
    assert held.heard(2) == absent.heard(2)


@pytest.mark.rule("CL-ASSASSIN-1", "CL-TURN-3")
def test_the_murder_may_come_before_or_after_building_and_not_twice() -> None:
    game = table(seat("assassin", 1, "tavern"), seat("king"))
    play(game, "gold", "build tavern")
    assert offers(game, "name") == names(*TARGETS)
    play(game, "name king")
    assert game.options() == ["end"]


@pytest.mark.rule("CL-ASSASSIN-1", "RU-4", "DX-CALL-2")
def test_of_two_characters_only_the_murdered_one_loses_the_turn() -> None:
    game = table(seat("assassin warlord"), seat("king bishop"), players=2)
    assert "name warlord" in offers(game)
    play(game, "gold", "name king", "end")
    assert game.player == 1
    assert crown(game) == 0
    play(game, "gold", "end", "gold", "end")
    assert crown(game) == 1


# The Witch before she resumes


@pytest.mark.rule("CL-WITCH-1", "DX-WITCH-1")
def test_the_witch_gathers_first_and_then_must_name_a_character() -> None:
    game = table(seat("witch", 5, "tavern temple", "smithy laboratory museum armory"), seat("king", city="manor"))
    assert offers(game) == {"gold", "cards"}
    for line in ("name king", "build tavern", "smithy", "laboratory tavern", "museum tavern", "armory 1 manor", "end"):
        refused(game, line, "CL-WITCH-1")
    play(game, "gold")
    assert offers(game) == names(*TARGETS)
    for line in ("name witch", "build tavern", "smithy", "laboratory tavern", "museum tavern", "armory 1 manor", "end"):
        refused(game, line, "CL-WITCH-1")


@pytest.mark.rule("CL-WITCH-1", "CL-LIBRARY-1", "CL-OBSERVATORY-1")
def test_library_and_observatory_work_for_the_witch_and_for_the_bewitched() -> None:
    game = table(seat("witch", city="observatory"), seat("merchant", city="library"),
                 deck="palace church docks manor castle temple")
    play(game, "cards", "keep palace")
    assert hand(game, 0) == ["palace"]
    play(game, "name merchant", "cards")
    assert hand(game, 1) == ["castle", "manor"]
    assert game.player == 0


@pytest.mark.rule("CL-WITCH-1", "DX-WITCH-2")
def test_the_bewitched_reveals_and_gathers_and_that_is_all() -> None:
    game = table(seat("witch"), seat("merchant", 9, "manor", "tavern smithy laboratory armory museum park poor-house"))
    play(game, "gold", "name merchant")
    assert game.player == 1
    assert offers(game) == {"gold", "cards"}
    assert shown(game, 3, 1) == ["merchant"]
    for line in ("income", "bonus", "build manor", "smithy", "laboratory manor", "museum manor", "end", "pass"):
        refused(game, line, "CL-WITCH-1")
    play(game, "gold")
    assert game.player == 0
    assert gold(game)[:2] == [2, 11]


@pytest.mark.rule("CL-WITCH-1", "DX-WITCH-2", "CL-PARK-1", "CL-POOR-HOUSE-1")
def test_park_and_poor_house_of_the_bewitched_do_nothing() -> None:
    game = table(seat("witch"), seat("merchant", city="park"), deck="palace church")
    play(game, "gold", "name merchant", "gold", "end")
    assert hand(game, 1) == []
    game = table(seat("witch"), seat("merchant", city="poor-house"), deck="palace church")
    play(game, "gold", "name merchant", "cards", "keep palace", "end")
    assert gold(game)[1] == 0


@pytest.mark.rule("CL-WITCH-1", "DX-WITCH-6", "CL-PARK-1", "CL-POOR-HOUSE-1")
def test_if_nobody_holds_the_named_character_the_witch_does_not_resume() -> None:
    game = table(seat("witch", city="park poor-house"), seat("king"), seat("warlord"), deck="palace church docks")
    play(game, "cards", "keep palace", "name merchant")
    for expected in (1, 2):
        assert game.player == expected
        play(game, "gold", "end")
    assert game.position()["phase"] == "selection"
    assert (gold(game)[0], hand(game, 0)) == (0, ["palace"])


# The Witch resumed


def resumed(witch: dict[str, Any], victim: dict[str, Any], *others: dict[str, Any], **fields: Any) -> Game:
    """Seat 0, the Witch, has bewitched seat 1; both took gold; nobody between them in rank has a turn."""
    witch["characters"] = ["witch"]
    game = table(witch, victim, *others, **fields)
    play(game, "gold", f"name {victim['characters'][0]}", "gold")
    assert game.player == 0
    assert not offers(game, "gold", "cards")
    return game


@pytest.mark.rule("CL-WITCH-1", "DX-WITCH-3")
def test_as_thief_the_witch_robs_for_herself() -> None:
    game = resumed(seat(), seat("thief"), seat("king", 4))
    assert offers(game, "name") == names("magician", "king", "bishop", "merchant", "architect", "warlord")
    play(game, "name king", "end")
    assert gold(game) == [6, 2, 0, 0]


@pytest.mark.rule("CL-WITCH-1", "DX-WITCH-3")
def test_as_magician_the_witch_swaps_her_own_hand() -> None:
    game = resumed(seat(hand="temple"), seat("magician", hand="castle docks"))
    assert offers(game, "swap") == {"swap 1", "swap 2", "swap 3"}
    play(game, "swap 1")
    assert (hand(game, 0), hand(game, 1)) == (["castle", "docks"], ["temple"])


@pytest.mark.rule("CL-WITCH-1", "CL-WIZARD-1", "DX-WITCH-3")
def test_as_wizard_the_witch_looks_at_another_hand_and_may_build_doubles() -> None:
    game = resumed(seat(hand="temple", city="temple"), seat("wizard", hand="tavern"))
    play(game, "look 1", "take tavern", "now", "build temple")
    assert city(game, 0) == ["tavern", "temple", "temple"]


@pytest.mark.rule("CL-WITCH-1", "CL-KING-1")
def test_the_bewitched_king_takes_the_crown_and_the_witch_the_income() -> None:
    game = table(seat("witch", city="manor castle"), seat("king", city="palace"), crown=2)
    play(game, "gold", "name king")
    assert crown(game) == 1
    play(game, "gold", "income")
    assert gold(game)[:2] == [2 + 2, 2]
    play(game, "end")
    assert game.player == 1


@pytest.mark.rule("CL-WITCH-2", "RU-13", "CL-EMPEROR-1")
@pytest.mark.parametrize(("holder", "choice"), [(0, {1, 2, 3}), (1, {2, 3}), (2, {1, 3}), (3, {1, 2})])
def test_as_emperor_the_witch_crowns_anybody_but_herself_and_the_holder(holder: int, choice: set[int]) -> None:
    game = resumed(seat(), seat("emperor"), crown=holder)
    assert crown(game) == holder
    assert offers(game, "crown") == {f"crown {one}" for one in choice}
    refused(game, "crown 0", "CL-WITCH-2")
    refused(game, "end", "CL-EMPEROR-1")


@pytest.mark.rule("CL-WITCH-2", "CL-EMPEROR-2")
@pytest.mark.parametrize("receiver", [1, 3])
def test_as_emperor_the_witch_is_given_what_the_receiver_chooses(receiver: int) -> None:
    seats = [seat(), seat("emperor", hand="docks"), seat(), seat(gold=2, hand="docks")]
    game = resumed(*seats, crown=2)
    play(game, f"crown {receiver}")
    assert game.player == receiver
    assert offers(game) == {"give gold", "give docks"}
    coin, card = game.clone(), game
    play(coin, "give gold")
    assert (gold(coin)[0], gold(coin)[receiver], coin.player) == (3, 1, 0)
    play(card, "give docks")
    assert (hand(card, 0), hand(card, receiver)) == (["docks"], [])


@pytest.mark.rule("CL-WITCH-1", "CL-BISHOP-1", "RU-31")
def test_as_bishop_the_witch_guards_her_own_city_and_not_the_bishop_s() -> None:
    game = resumed(seat(city="tavern temple"), seat("bishop", city="docks"), seat("warlord", 5))
    play(game, "income")
    assert gold(game)[:2] == [3, 2]
    play(game, "end", "gold")
    assert offers(game, "destroy") == {"destroy 1 docks"}


@pytest.mark.rule("CL-WITCH-1", "CL-ABBOT-1", "CL-ABBOT-2", "CL-WITCH-2")
def test_as_abbot_the_witch_has_her_own_income_and_alms_from_the_richest() -> None:
    game = resumed(seat(city="temple church"), seat("abbot", 5, city="monastery"))
    assert offers(game, "alms") == {"alms 1"}
    play(game, "alms 1", "income")
    assert gold(game)[:2] == [2 + 1 + 2, 7 - 1]


@pytest.mark.rule("CL-WITCH-1", "CL-MERCHANT-1")
def test_as_merchant_the_witch_has_income_and_the_extra_gold() -> None:
    game = resumed(seat(city="tavern"), seat("merchant", city="market docks"))
    play(game, "income", "bonus")
    assert gold(game)[:2] == [4, 2]


@pytest.mark.rule("CL-WITCH-1", "CL-ALCHEMIST-1", "CL-WITCH-2")
def test_as_alchemist_the_witch_gets_back_what_she_paid_after_park_and_poor_house() -> None:
    game = resumed(seat(gold=2, hand="castle", city="poor-house"), seat("alchemist"), seat("warlord"))
    play(game, "build castle", "end")
    assert gold(game)[:2] == [1 + 4, 2]


@pytest.mark.rule("CL-WITCH-1", "CL-ARCHITECT-1")
def test_as_architect_the_witch_draws_two_and_builds_three() -> None:
    game = resumed(seat(gold=9, hand="temple tavern watchtower church"), seat("architect"), deck="palace docks")
    play(game, "bonus", "build temple", "build tavern", "build watchtower")
    assert hand(game, 0) == ["church", "docks", "palace"]
    assert not offers(game, "build")


@pytest.mark.rule("CL-WITCH-1", "CL-NAVIGATOR-1")
def test_as_navigator_the_witch_gains_four_and_cannot_build() -> None:
    game = resumed(seat(gold=5, hand="tavern"), seat("navigator"))
    assert offers(game) == {"bonus gold", "bonus cards", "end"}
    refused(game, "build tavern", "CL-NAVIGATOR-1")
    assert gold(play(game, "bonus gold"))[:2] == [11, 2]


@pytest.mark.rule("CL-WITCH-1", "CL-WARLORD-1", "CL-TURN-4")
def test_as_warlord_the_witch_destroys_at_the_end_of_her_turn() -> None:
    game = resumed(seat(gold=3, hand="tavern", city="watchtower"), seat("warlord", city="prison"))
    assert offers(game, "destroy") == {"destroy 0 watchtower", "destroy 1 prison"}
    play(game, "income", "build tavern", "destroy 1 prison")
    assert gold(game)[0] == 3 + 2 + 1 - 1 - 1
    assert game.options() == ["end"]


@pytest.mark.rule("CL-WITCH-1", "CL-DIPLOMAT-1", "CL-TURN-4")
def test_as_diplomat_the_witch_may_exchange_with_the_bewitched_player() -> None:
    game = resumed(seat(city="tavern"), seat("diplomat", city="docks"), seat(city="manor"))
    assert offers(game, "exchange") == {"exchange 1 docks", "exchange 2 manor"}
    play(game, "exchange 1 docks", "for tavern")
    assert (city(game, 0), city(game, 1), gold(game)[:2]) == (["docks"], ["tavern"], [0, 4])
    assert game.options() == ["end"]


@pytest.mark.rule("CL-WITCH-1", "CL-ARTIST-1")
def test_as_artist_the_witch_beautifies_her_own_districts() -> None:
    game = resumed(seat(city="tavern"), seat("artist", city="docks"))
    assert offers(game, "beautify") == {"beautify tavern"}


@pytest.mark.rule("CL-WITCH-1", "CL-QUEEN-1", "CL-WITCH-2")
@pytest.mark.parametrize(("king", "paid"), [(1, True), (3, False), (4, False), (5, True)])
def test_as_queen_the_witch_s_own_neighbours_count(king: int, paid: bool) -> None:
    seats = [seat() for _ in range(6)]
    for where, character in ((0, "witch"), (2, "queen"), (king, "king")):
        seats[where] = seat(character)
    game = play(table(*seats), "gold", "name queen", "gold", "end", "gold")
    assert game.player == 0
    assert ("bonus" in offers(game)) is paid


@pytest.mark.rule("CL-WITCH-2", "DX-WITCH-8")
def test_both_halves_are_one_turn() -> None:
    game = resumed(seat(gold=9, hand="tavern temple market", city="smithy laboratory park"), seat("bishop"))
    play(game, "build tavern", "smithy", "laboratory temple")
    assert not offers(game, "build", "smithy", "laboratory")
    assert "end" in offers(game)


@pytest.mark.rule("CL-WITCH-2", "DX-WITCH-8", "CL-PARK-1", "CL-POOR-HOUSE-1")
def test_the_witch_s_park_and_poor_house_look_after_the_second_half() -> None:
    game = table(seat("witch", 1, "tavern", "park"), seat("king"), deck="palace church")
    play(game, "gold", "name king", "gold", "build tavern")
    assert hand(game, 0) == []
    play(game, "end")
    assert hand(game, 0) == ["church", "palace"]
    game = table(seat("witch", city="poor-house"), seat("king"), deck="palace church")
    play(game, "cards", "keep church", "name king", "gold")
    assert gold(game)[0] == 0
    assert gold(play(game, "end"))[0] == 1


@pytest.mark.rule("CL-WITCH-2", "DX-WITCH-8", "RU-4")
def test_the_witch_may_bewitch_her_own_other_character() -> None:
    game = table(seat("witch king", hand="tavern", city="manor"), seat("bishop warlord"), players=2, crown=1)
    play(game, "gold", "name king")
    assert (game.player, offers(game), crown(game)) == (0, {"gold", "cards"}, 0)
    play(game, "gold")
    assert offers(game) == {"income", "build tavern", "end"}
    play(game, "income", "build tavern", "end")
    assert (game.player, gold(game)[0]) == (1, 4)
