"""Unique districts that act in a turn: Armory, Gold Mine, Laboratory, Library, Museum, Observatory, Park …"""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.asserting import in_full
from tests.scenarios.deluxe_box import choose, under
from tests.scenarios.table import SEVEN, SIX, city, deck, gold, hand, offers, play, refused, seat, table, total


def museum(*cards: str) -> list[dict[str, Any]]:
    """A city of one Museum with these cards under it."""
    return [{"district": "museum", "under": list(cards)}]


def turn(character: str = "merchant", rank: int = 6, top: str = "palace church docks castle", **own: Any) -> Game:
    """This character's turn in seat 0; the Warlord of seat 1 comes after."""
    return table(seat(character, **own), seat("warlord"), rank=rank, deck=top)


def bare(character: str = "merchant", rank: int = 6, top: str = "", **own: Any) -> Game:
    """The same with nothing but these cards in the deck."""
    return table(seat(character, **own), seat("warlord"), rank=rank, deck=top, deck_only=True)


# Armory


@pytest.mark.rule("DX-ARMORY-1")
def test_the_armory_is_destroyed_to_destroy_a_district() -> None:
    game = table(seat("merchant", city="armory temple"), seat(city="manor keep"), rank=6)
    assert offers(game, "armory") == {"armory 0 temple", "armory 1 manor", "armory 1 keep"}
    size = len(deck(game))
    play(game, "armory 1 manor")
    assert (city(game, 0), city(game, 1)) == (["temple"], ["keep"])
    assert gold(game) == [0, 0, 0, 0]
    assert sorted(deck(game)[size:]) == ["armory", "manor"]


@pytest.mark.rule("DX-ARMORY-1")
def test_the_armory_may_destroy_in_its_own_city() -> None:
    game = play(table(seat("merchant", city="armory temple"), rank=6), "armory 0 temple")
    assert city(game, 0) == []


@pytest.mark.rule("DX-ARMORY-1")
def test_the_armory_alone_on_the_table_has_no_use() -> None:
    assert not offers(table(seat("merchant", city="armory"), rank=6), "armory")


@pytest.mark.rule("DX-ARMORY-1")
@pytest.mark.parametrize("lines", [[], ["gold"], ["gold", "build tavern"]])
def test_the_armory_works_at_any_time_of_the_turn(lines: list[str]) -> None:
    game = table(seat("merchant", hand="tavern", city="armory"), seat(city="manor"), rank=6)
    assert "armory 1 manor" in play(game, *lines).options()


@pytest.mark.rule("DX-ARMORY-1")
def test_the_armory_does_not_reach_into_a_complete_city() -> None:
    game = table(seat("merchant", city="armory"), seat(city=SEVEN), seat(city=SIX), rank=6)
    assert {line.split()[1] for line in offers(game, "armory")} == {"2"}
    refused(game, "armory 1 manor", "DX-ARMORY-1")


@pytest.mark.rule("DX-ARMORY-1", "DX-GREAT-WALL-1", "DX-KEEP-1")
def test_keep_bishop_and_great_wall_do_not_stop_the_armory() -> None:
    game = table(seat("warlord", city="armory"), seat("bishop", city="keep great-wall manor"), rank=8)
    assert offers(game, "armory") == {"armory 1 keep", "armory 1 great-wall", "armory 1 manor"}
    play(game, "armory 1 keep")
    assert city(game, 1) == ["great-wall", "manor"]
    assert gold(game)[0] == 0


@pytest.mark.rule("DX-ARMORY-1")
def test_the_armory_leaves_the_warlord_his_own_destruction() -> None:
    game = table(seat("warlord", city="armory"), seat(city="tavern temple manor"), rank=8)
    play(game, "armory 1 manor", "destroy 1 tavern")
    assert city(game, 1) == ["temple"]


@pytest.mark.rule("DX-ARMORY-1")
def test_the_beautified_one_of_two_is_marked_for_the_armory() -> None:
    game = table(seat("merchant", city="armory"), seat(city="manor manor*"), rank=6)
    assert offers(game, "armory") == {"armory 1 manor", "armory 1 manor*"}
    play(game, "armory 1 manor*")
    assert city(game, 1) == ["manor"]
    assert gold(game) == [0, 0, 0, 0]


@pytest.mark.rule("DX-ARMORY-1")
def test_a_lone_beautified_district_is_named_plainly() -> None:
    assert offers(table(seat("merchant", city="armory"), seat(city="manor*"), rank=6), "armory") == {"armory 1 manor"}


@pytest.mark.rule("RU-15", "DX-ARMORY-1")
@pytest.mark.parametrize(("standing", "own_too"), [
    (SIX + " armory", True), (SEVEN + " armory", False), ("temple church tavern market prison monument armory", False),
    ("temple church tavern market monument armory", True)])
def test_a_complete_own_city_is_judged_after_the_armory_has_gone(standing: str, own_too: bool) -> None:
    game = table(seat("merchant", city=standing), seat(city="manor"), rank=6)
    assert "armory 1 manor" in game.options()
    assert ("armory 0 temple" in game.options()) == own_too


@pytest.mark.rule("DX-ARMORY-1", "DX-MUSEUM-3", "RU-25")
def test_a_museum_hit_by_the_armory_takes_its_cards_under_the_deck() -> None:
    game = table(seat("merchant", city="armory"), seat(city=museum("castle", "docks")), rank=6)
    play(game, "armory 1 museum")
    assert sorted(deck(game)[-4:]) == ["armory", "castle", "docks", "museum"]


# Gathering


@pytest.mark.rule("DX-GOLD-MINE-1")
def test_a_gold_mine_adds_1_to_gathered_gold() -> None:
    assert gold(play(turn(city="gold-mine"), "gold"))[0] == 3


@pytest.mark.rule("DX-GOLD-MINE-1")
def test_a_gold_mine_adds_nothing_to_other_gains() -> None:
    game = play(turn(city="gold-mine tavern"), "cards", "keep palace", "bonus", "income")
    assert gold(game)[0] == 2
    assert gold(play(turn("navigator", 7, city="gold-mine"), "bonus gold"))[0] == 4


@pytest.mark.rule("DX-GOLD-MINE-1")
def test_the_gold_mine_of_another_adds_nothing() -> None:
    assert gold(play(table(seat("merchant"), seat(city="gold-mine"), rank=6), "gold"))[0] == 2


@pytest.mark.rule("DX-LIBRARY-1")
def test_with_a_library_both_drawn_cards_are_kept() -> None:
    game = turn(city="library")
    size = len(deck(game))
    play(game, "cards")
    assert hand(game, 0) == ["church", "palace"]
    assert len(deck(game)) == size - 2
    assert not offers(game, "keep", "cards", "gold")


@pytest.mark.rule("DX-OBSERVATORY-1")
def test_with_an_observatory_one_of_three_is_kept() -> None:
    game = play(turn(city="observatory"), "cards")
    assert offers(game) == {"keep palace", "keep church", "keep docks"}
    play(game, "keep docks")
    assert hand(game, 0) == ["docks"]
    assert deck(game)[0] == "castle"
    assert sorted(deck(game)[-2:]) == ["church", "palace"]


@pytest.mark.rule("DX-OBSERVATORY-1", "DX-LIBRARY-1")
def test_with_library_and_observatory_all_three_are_kept() -> None:
    game = play(turn(city="library observatory"), "cards")
    assert hand(game, 0) == ["church", "docks", "palace"]
    assert deck(game)[0] == "castle"


@pytest.mark.rule("DX-OBSERVATORY-1", "DX-LIBRARY-1")
def test_library_and_observatory_change_nothing_but_gathering() -> None:
    game = play(turn("architect", 7, city="library observatory"), "bonus")
    assert hand(game, 0) == ["church", "palace"]
    game = play(turn("scholar", 7, city="library observatory"), "study")
    assert len(offers(game, "keep")) <= 7
    choose(game, 0)
    assert len(hand(game, 0)) == 1


# Laboratory and Smithy


@pytest.mark.rule("DX-LABORATORY-1", "DX-TURN-8")
def test_a_laboratory_turns_a_hand_card_into_2_gold_once_a_turn() -> None:
    game = turn(hand="tavern docks docks", city="laboratory")
    assert offers(game, "laboratory") == {"laboratory tavern", "laboratory docks"}
    play(game, "laboratory docks")
    assert gold(game)[0] == 2
    assert hand(game, 0) == ["docks", "tavern"]
    assert deck(game)[-1] == "docks"
    refused(game, "laboratory tavern", "DX-TURN-8")


@pytest.mark.rule("DX-LABORATORY-1")
def test_a_laboratory_needs_a_card() -> None:
    assert not offers(turn(city="laboratory"), "laboratory")


@pytest.mark.rule("DX-LABORATORY-1")
def test_a_laboratory_does_not_work_without_standing_in_the_city() -> None:
    refused(turn(hand="tavern laboratory"), "laboratory tavern", "DX-LABORATORY-1")


@pytest.mark.rule("DX-LABORATORY-1", "RU-3")
def test_a_card_from_the_laboratory_can_be_drawn_from_an_empty_deck() -> None:
    game = bare(hand="tavern", city="laboratory")
    assert "cards" not in game.options()
    play(game, "laboratory tavern", "cards")
    assert hand(game, 0) == ["tavern"]
    assert deck(game) == []


@pytest.mark.rule("DX-SMITHY-1", "DX-TURN-8")
def test_a_smithy_sells_3_cards_for_2_gold_once_a_turn() -> None:
    game = play(turn(gold=5, city="smithy"), "smithy")
    assert gold(game)[0] == 3
    assert hand(game, 0) == ["church", "docks", "palace"]
    assert deck(game)[0] == "castle"
    refused(game, "smithy", "DX-TURN-8")


@pytest.mark.rule("DX-SMITHY-1")
@pytest.mark.parametrize(("purse", "offered"), [(0, False), (1, False), (2, True)])
def test_a_smithy_needs_2_gold(purse: int, offered: bool) -> None:
    assert ("smithy" in turn(gold=purse, city="smithy").options()) == offered


@pytest.mark.rule("DX-SMITHY-1", "RU-25")
@pytest.mark.parametrize(("top", "offered"), [("", False), ("docks", True), ("docks palace", True)])
def test_a_smithy_gives_what_the_deck_has(top: str, offered: bool) -> None:
    game = bare(gold=5, city="smithy", top=top)
    assert ("smithy" in game.options()) == offered
    if offered:
        play(game, "smithy")
        assert hand(game, 0) == sorted(top.split())
        assert gold(game)[0] == 3


@pytest.mark.rule("DX-SMITHY-1")
def test_the_alchemist_gets_nothing_back_from_the_smithy() -> None:
    game = play(turn("alchemist", gold=7, hand="manor", city="smithy"), "gold", "smithy", "build manor", "end")
    assert gold(game)[0] == 7 + 2 - 2


# Museum


@pytest.mark.rule("DX-MUSEUM-1", "DX-TURN-8")
def test_a_card_is_put_under_the_museum_once_a_turn() -> None:
    game = turn(hand="tavern docks", city=museum("castle"))
    assert offers(game, "museum") == {"museum tavern", "museum docks"}
    play(game, "museum docks")
    assert under(game, 0) == ["castle", "docks"]
    assert hand(game, 0) == ["tavern"]
    refused(game, "museum tavern", "DX-TURN-8")


@pytest.mark.rule("DX-MUSEUM-1")
def test_a_museum_needs_a_card() -> None:
    assert not offers(turn(city="museum"), "museum")


@pytest.mark.rule("DX-MUSEUM-1")
def test_only_the_owner_sees_what_lies_under_the_museum() -> None:
    game = play(turn(hand="tavern docks", city="museum"), "museum docks")
    (own,) = game.view(0)["players"][0]["city"]
    (others,) = game.view(1)["players"][0]["city"]
    (nobodys,) = game.view(None)["players"][0]["city"]
    assert in_full(own)["under"] == ["docks"]
    assert in_full(others)["under"] == in_full(nobodys)["under"] == 1


@pytest.mark.rule("DX-MUSEUM-2")
@pytest.mark.parametrize("cards", [[], ["tavern"], ["tavern", "palace", "secret-vault"]])
def test_each_card_under_the_museum_scores_1(cards: list[str]) -> None:
    game = table(seat(city=museum(*cards)), seat("warlord"), rank=8)
    assert total(game, 0) == 4 + len(cards)


@pytest.mark.rule("DX-MUSEUM-2", "DX-MAP-ROOM-1")
def test_a_card_under_the_museum_is_no_hand_card() -> None:
    game = turn(hand="tavern docks", city="museum map-room")
    assert total(game, 0) == 9 + 2
    play(game, "museum docks")
    assert total(game, 0) == 9 + 1 + 1


@pytest.mark.rule("DX-MUSEUM-3", "RU-24")
def test_an_exchanged_museum_takes_its_cards_along() -> None:
    game = table(seat("diplomat", gold=9, city="palace"), seat(city=museum("docks")), rank=8)
    play(game, "gold", "exchange 1 museum", "for palace")
    assert under(game, 0) == ["docks"]
    assert city(game, 1) == ["palace"]
    (held,) = game.view(0)["players"][0]["city"]
    (seen,) = game.view(2)["players"][0]["city"]
    assert in_full(held)["under"] == ["docks"]
    assert in_full(seen)["under"] == 1
    assert total(game, 0) == 5


@pytest.mark.rule("DX-MUSEUM-3", "RU-24")
def test_a_museum_given_away_takes_its_cards_along() -> None:
    game = table(seat("diplomat", gold=9, city=museum("docks")), seat(city="palace"), rank=8)
    play(game, "gold", "exchange 1 palace", "for museum")
    assert under(game, 1) == ["docks"]
    (theirs,) = game.view(1)["players"][1]["city"]
    assert in_full(theirs)["under"] == ["docks"]


@pytest.mark.rule("DX-MUSEUM-3", "RU-25")
def test_a_destroyed_museum_goes_under_the_deck_with_its_cards() -> None:
    game = table(seat("warlord", gold=9), seat(city=museum("docks", "castle")), rank=8)
    size = len(deck(game))
    play(game, "destroy 1 museum")
    assert sorted(deck(game)[size:]) == ["castle", "docks", "museum"]
    assert city(game, 1) == []


@pytest.mark.rule("DX-MUSEUM-1")
def test_a_confiscated_museum_serves_its_new_owner() -> None:
    game = table(seat("magistrate warlord", hand="docks"), seat("merchant", gold=9, hand="museum tavern"), rank=6,
                 players=2, warrants={"signed": "merchant", "unsigned": ["king", "bishop"]})
    play(game, "gold", "build museum", "confiscate")
    assert not offers(game, "museum")
    play(game, "end", "museum docks")
    assert under(game, 0) == ["docks"]


# Park and Poor House


@pytest.mark.rule("DX-PARK-1")
def test_a_park_gives_2_cards_to_an_empty_hand_at_the_end_of_the_turn() -> None:
    game = play(turn(city="park"), "gold", "end")
    assert hand(game, 0) == ["church", "palace"]


@pytest.mark.rule("DX-PARK-1")
def test_a_park_gives_nothing_to_a_hand_with_a_card() -> None:
    assert hand(play(turn(city="park", hand="tavern"), "gold", "end"), 0) == ["tavern"]


@pytest.mark.rule("DX-PARK-1")
def test_a_park_looks_at_the_hand_after_everything_else_of_the_turn() -> None:
    assert hand(play(turn(city="park", hand="tavern"), "gold", "build tavern", "end"), 0) == ["church", "palace"]
    game = play(turn(hand="park", gold=4), "gold", "build park", "end")
    assert hand(game, 0) == ["church", "palace"]


@pytest.mark.rule("DX-PARK-1", "RU-25")
@pytest.mark.parametrize("top", ["", "docks"])
def test_a_park_gives_what_the_deck_has(top: str) -> None:
    assert hand(play(bare(city="park", top=top), "gold", "end"), 0) == top.split()


@pytest.mark.rule("DX-POOR-HOUSE-1")
@pytest.mark.parametrize(("purse", "after"), [(0, 1), (1, 1), (2, 2)])
def test_a_poor_house_gives_1_gold_to_an_empty_stash_at_the_end_of_the_turn(purse: int, after: int) -> None:
    game = play(turn(gold=purse, city="poor-house"), "cards", "keep palace", "end")
    assert gold(game)[0] == after


@pytest.mark.rule("DX-POOR-HOUSE-1")
def test_a_poor_house_looks_after_the_last_gold_is_spent() -> None:
    assert gold(play(turn(hand="church", city="poor-house"), "gold", "build church", "end"))[0] == 1
    assert gold(play(turn(gold=2, hand="poor-house"), "gold", "build poor-house", "end"))[0] == 1


@pytest.mark.rule("DX-POOR-HOUSE-1", "DX-TAX-1")
def test_a_poor_house_looks_after_the_tax() -> None:
    game = table(seat("merchant", hand="temple", city="poor-house"), seat("warlord"), rank=6, cast="tax-collector")
    play(game, "gold", "build temple", "end")
    assert gold(game)[0] == 1
    assert game.position()["tax"] == 1


@pytest.mark.rule("DX-PARK-1", "DX-POOR-HOUSE-1", "DX-TURN-8")
def test_park_and_poor_house_look_at_the_end_of_their_owners_turns_alone() -> None:
    game = table(seat("merchant", hand="tavern"), seat("warlord", city="park poor-house"), rank=6)
    play(game, "gold", "end")
    assert (gold(game)[1], hand(game, 1)) == (0, [])
    play(choose(play(game, "cards"), 0), "end")
    assert gold(game)[1] == 1


@pytest.mark.rule("DX-PARK-1", "DX-POOR-HOUSE-1", "DX-CALL-2")
def test_with_2_players_park_and_poor_house_look_after_both_turns() -> None:
    game = table(seat("magician merchant", hand="church docks", city="park poor-house"), seat("king"), rank=3,
                 players=2, deck="temple tavern castle")
    play(game, "gold", "build church", "end")
    assert (gold(game)[0], hand(game, 0)) == (1, ["docks"])
    play(game, "gold", "end")
    play(game, "gold", "build docks", "end")
    assert (gold(game)[0], hand(game, 0)) == (1, ["tavern", "temple"])


@pytest.mark.rule("DX-PARK-1", "DX-POOR-HOUSE-1")
def test_a_killed_player_has_no_turn_and_no_end_of_it() -> None:
    game = table(seat("merchant", city="park poor-house"), seat("warlord"), rank=6, killed="merchant")
    assert game.player == 1
    assert (gold(game)[0], hand(game, 0)) == (0, [])
