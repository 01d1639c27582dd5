"""The purple districts of the base deck."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import COST, table, worth
from tests.scenarios.table import city, deck, gold, hand, offers, play, refused, seat, total


def merchant(own: str, stash: int = 0, hand: str = "", **fields: Any) -> Game:
    return table(seat("merchant", stash, hand, own), seat("warlord"), rank=6, **fields)


# Laboratory and Smithy


@pytest.mark.rule("CL-LABORATORY-1", "DX-TURN-8")
def test_the_laboratory_buys_a_card_for_1_gold_once_a_turn() -> None:
    game = merchant("laboratory", hand="tavern temple temple")
    assert offers(game, "laboratory") == {"laboratory tavern", "laboratory temple"}
    size = len(deck(game))
    play(game, "laboratory temple")
    assert (gold(game)[0], hand(game, 0)) == (1, ["tavern", "temple"])
    assert (deck(game)[-1], len(deck(game))) == ("temple", size + 1)
    refused(play(game, "gold"), "laboratory tavern", "DX-TURN-8")


@pytest.mark.rule("CL-LABORATORY-1")
def test_the_laboratory_needs_a_card_and_works_in_the_turn_it_was_built() -> None:
    assert not offers(merchant("laboratory"), "laboratory")
    game = play(merchant("", 3, "laboratory tavern"), "gold", "build laboratory", "laboratory tavern")
    assert gold(game)[0] == 1


@pytest.mark.rule("CL-SMITHY-1", "DX-TURN-8")
def test_the_smithy_sells_3_cards_for_2_gold_once_a_turn() -> None:
    game = merchant("smithy", 2, deck="palace church docks manor")
    play(game, "smithy")
    assert (gold(game)[0], hand(game, 0)) == (0, ["church", "docks", "palace"])
    refused(play(game, "gold"), "smithy", "DX-TURN-8")


@pytest.mark.rule("CL-SMITHY-1", "RU-3")
def test_the_smithy_needs_2_gold_and_cards() -> None:
    assert "smithy" not in offers(merchant("smithy", 1))
    assert "smithy" in offers(merchant("smithy", 2))
    assert "smithy" not in offers(merchant("smithy", 2, deck_only=True))
    game = play(merchant("smithy", 2, deck="palace", deck_only=True), "smithy")
    assert hand(game, 0) == ["palace"]


# Observatory and Library


@pytest.mark.rule("CL-OBSERVATORY-1")
def test_with_an_observatory_one_of_three_cards_is_kept() -> None:
    game = play(merchant("observatory", deck="palace church docks manor"), "cards")
    assert offers(game) == {"keep palace", "keep church", "keep docks"}
    play(game, "keep church")
    assert hand(game, 0) == ["church"]
    assert sorted(deck(game)[-2:]) == ["docks", "palace"]
    assert deck(game)[0] == "manor"


@pytest.mark.rule("CL-LIBRARY-1")
def test_with_a_library_both_cards_are_kept_unasked() -> None:
    game = play(merchant("library", deck="palace church docks"), "cards")
    assert hand(game, 0) == ["church", "palace"]
    assert not offers(game, "keep")
    assert deck(game)[0] == "docks"


@pytest.mark.rule("CL-LIBRARY-1", "CL-OBSERVATORY-1")
@pytest.mark.parametrize(("first", "second", "left"), [
    ("palace", "church", "docks"), ("church", "palace", "docks"), ("docks", "church", "palace")])
def test_with_both_two_of_three_cards_are_kept(first: str, second: str, left: str) -> None:
    game = play(merchant("library observatory", deck="palace church docks manor"), "cards")
    assert offers(game) == {"keep palace", "keep church", "keep docks"}
    play(game, f"keep {first}")
    assert offers(game) == {f"keep {second}", f"keep {left}"}
    assert game.player == 0
    play(game, f"keep {second}")
    assert hand(game, 0) == sorted([first, second])
    assert (deck(game)[0], deck(game)[-1]) == ("manor", left)
    assert {"bonus", "end"} <= offers(game)


@pytest.mark.rule("CL-LIBRARY-1", "CL-OBSERVATORY-1")
def test_equal_cards_among_the_three_are_one_choice() -> None:
    game = play(merchant("library observatory", deck="tavern tavern docks"), "cards")
    assert offers(game) == {"keep tavern", "keep docks"}
    play(game, "keep tavern")
    assert offers(game) == {"keep tavern", "keep docks"}
    play(game, "keep tavern")
    assert (hand(game, 0), deck(game)[-1]) == (["tavern", "tavern"], "docks")


@pytest.mark.rule("CL-LIBRARY-1", "CL-OBSERVATORY-1", "RU-3")
@pytest.mark.parametrize("left", ["palace", "palace church"])
def test_with_both_and_a_short_deck_all_there_is_is_kept(left: str) -> None:
    game = play(merchant("library observatory", deck=left, deck_only=True), "cards")
    assert hand(game, 0) == sorted(left.split())
    assert not offers(game, "keep")


@pytest.mark.rule("CL-OBSERVATORY-1", "RU-3")
def test_with_an_observatory_and_two_cards_left_one_is_kept() -> None:
    game = play(merchant("observatory", deck="palace church", deck_only=True), "cards")
    assert offers(game) == {"keep palace", "keep church"}
    play(game, "keep church")
    assert (hand(game, 0), deck(game)) == (["church"], ["palace"])


# Graveyard


def raid(victim: dict[str, Any], *others: dict[str, Any], own: str = "", **fields: Any) -> Game:
    """Seat 0, the Warlord, has just destroyed the first district of seat 1."""
    game = table(seat("warlord", 9, city=own), victim, *others, rank=8, **fields)
    first = victim["city"][0]
    return play(game, "gold", f"destroy 1 {first if isinstance(first, str) else first['district']}")


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_the_graveyard_s_owner_may_take_any_player_s_destroyed_district_for_1_gold() -> None:
    game = raid(seat(city="manor"), seat(gold=3, hand="docks", city="graveyard"))
    assert game.player == 2
    assert offers(game) == {"graveyard", "pass"}
    took, left = game.clone(), game
    play(took, "graveyard")
    assert (gold(took)[2], hand(took, 2)) == (2, ["docks", "manor"])
    assert (took.player, took.options()) == (0, ["end"])
    play(left, "pass")
    assert (gold(left)[2], hand(left, 2), deck(left)[-1]) == (3, ["docks"], "manor")
    assert (left.player, left.options()) == (0, ["end"])
    assert len(deck(took)) == len(deck(left)) - 1
    for after in (took, left):
        assert city(after, 1) == []


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_the_graveyard_brings_back_an_own_district_too() -> None:
    game = raid(seat(gold=1, city="manor graveyard"))
    assert game.player == 1
    play(game, "graveyard")
    assert (gold(game)[1], hand(game, 1), city(game, 1)) == (0, ["manor"], ["graveyard"])


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_without_gold_nothing_is_taken_from_the_graveyard() -> None:
    game = raid(seat(city="manor"), seat(city="graveyard"))
    assert "graveyard" not in offers(game)
    while game.options() != ["end"]:
        play(game, "pass")
    assert (hand(game, 2), deck(game)[-1]) == ([], "manor")


@pytest.mark.rule("CL-GRAVEYARD-1")
@pytest.mark.parametrize("victim", ["manor", "tavern"])
def test_the_warlord_s_own_graveyard_does_not_serve(victim: str) -> None:
    game = raid(seat(city=victim), own="graveyard")
    assert (game.player, game.options()) == (0, ["end"])
    own = table(seat("warlord", 9, city="graveyard manor"), rank=8)
    assert play(own, "gold", "destroy 0 manor").options() == ["end"]


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_the_graveyard_itself_is_lost() -> None:
    game = raid(seat(gold=5, city="graveyard manor"))
    assert (game.player, game.options(), deck(game)[-1]) == (0, ["end"], "graveyard")


@pytest.mark.rule("CL-GRAVEYARD-1", "CL-WITCH-1")
def test_with_a_bewitched_warlord_the_witch_is_the_one_who_destroys() -> None:
    for owner in (0, 1):
        seats = [seat("witch", 5), seat("warlord", 5), seat(city="manor")]
        seats[owner]["city"] = ["graveyard"]
        game = table(*seats)
        play(game, "gold", "name warlord", "gold", "destroy 2 manor")
        assert game.player == owner
        assert offers(game) == ({"end"} if owner == 0 else {"graveyard", "pass"})


@pytest.mark.rule("CL-GRAVEYARD-1", "CL-ARTIST-1", "DX-MUSEUM-3")
def test_only_the_card_itself_comes_from_the_graveyard() -> None:
    game = play(raid(seat(city="manor*"), seat(gold=1, city="graveyard")), "graveyard")
    assert (gold(game)[2], hand(game, 2)) == (0, ["manor"])
    game = raid(seat(city=[{"district": "museum", "under": ["palace"]}]), seat(gold=1, city="graveyard"))
    play(game, "graveyard")
    assert (hand(game, 2), deck(game)[-1]) == (["museum"], "palace")


@pytest.mark.rule("RU-33", "CL-GRAVEYARD-1", "CL-ARMORY-1")
def test_the_graveyard_does_not_answer_the_armory() -> None:
    game = table(seat("merchant", city="armory"), seat(city="manor"), seat(gold=5, city="graveyard"), rank=6)
    play(game, "armory 1 manor")
    assert game.player == 0
    assert sorted(deck(game)[-2:]) == ["armory", "manor"]


@pytest.mark.rule("RU-33", "CL-GRAVEYARD-1", "CL-DIPLOMAT-1")
def test_the_graveyard_does_not_answer_the_diplomat() -> None:
    game = table(seat("diplomat", 9, city="tavern"), seat(city="manor"), seat(gold=5, city="graveyard"), rank=8)
    play(game, "gold", "exchange 1 manor", "for tavern")
    assert (game.player, game.options()) == (0, ["end"])


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_everybody_knows_which_card_the_graveyard_brought_to_hand() -> None:
    game = play(raid(seat(city="manor"), seat(gold=3, hand="docks", city="graveyard")), "graveyard")
    for watcher in (0, 1, 3):
        assert all("manor" in hand(game.imagine(watcher, k), 2) for k in range(8))


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_everybody_sees_who_is_waited_for_at_the_graveyard() -> None:
    game = raid(seat(city="manor"), seat(gold=3, city="graveyard"))
    assert [game.view(watcher)["waiting"] for watcher in (0, 1, 2, 3, None)] == [2] * 5


# Points and colours


@pytest.mark.rule("CL-DRAGON-GATE-1", "CL-UNIVERSITY-1")
@pytest.mark.parametrize("name", ["dragon-gate", "university"])
def test_dragon_gate_and_university_cost_6_and_are_worth_8(name: str) -> None:
    assert COST[name] == 6
    assert worth(name) == 8
    assert worth(f"{name} manor") == 11
    game = play(merchant("", 4, name), "gold", f"build {name}")
    assert (gold(game)[0], total(game, 0)) == (0, 8)


@pytest.mark.rule("CL-DRAGON-GATE-1", "CL-UNIVERSITY-1")
def test_dragon_gate_and_university_add_up_and_have_their_own_lines() -> None:
    game = table(seat(city="dragon-gate university"), seat("warlord"), rank=8)
    assert total(game, 0) == 16
    rules = {line["rule"] for line in game.scores()[0]["lines"]}
    assert "CL-UNIVERSITY-1" in rules
    assert rules & {"CL-DRAGON-GATE-1", "DX-DRAGON-GATE-1"}


@pytest.mark.rule("CL-SCHOOL-OF-MAGIC-1")
@pytest.mark.parametrize(("character", "rank", "own"), [
    ("king", 4, "manor"), ("emperor", 4, "manor"), ("bishop", 5, "temple"), ("abbot", 5, "temple"),
    ("merchant", 6, "tavern"), ("warlord", 8, "prison"), ("diplomat", 8, "prison")])
def test_the_school_of_magic_counts_for_every_income(character: str, rank: int, own: str) -> None:
    alone = table(seat(character, city="school-of-magic"), rank=rank)
    assert gold(play(alone, "income"))[0] == 1
    both = table(seat(character, city=f"school-of-magic {own} keep"), rank=rank)
    assert gold(play(both, "income"))[0] == 2


@pytest.mark.rule("CL-SCHOOL-OF-MAGIC-1", "CL-END-2")
def test_the_school_of_magic_is_purple_for_every_score() -> None:
    assert worth("manor temple tavern keep school-of-magic") == 3 + 1 + 1 + 3 + 6
    assert worth("manor temple tavern prison school-of-magic") == 3 + 1 + 1 + 2 + 6 + 3
    assert worth("wishing-well school-of-magic") == 5 + 6 + 1


@pytest.mark.rule("CL-SCHOOL-OF-MAGIC-1", "CL-KING-1")
def test_without_a_matching_district_there_is_no_income() -> None:
    game = table(seat("king", city="tavern keep"), seat(city="school-of-magic"), rank=4)
    assert not offers(game, "income")
    refused(game, "income", "CL-KING-1")
