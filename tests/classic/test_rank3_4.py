"""Ranks 3 and 4: Magician, Wizard, King, Emperor."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import shown, table
from tests.scenarios.table import city, crown, deck, gold, hand, offers, play, refused, seat

# Magician


@pytest.mark.rule("CL-MAGICIAN-1")
@pytest.mark.parametrize(("mine", "theirs"), [("tavern temple", "docks"), ("", "docks harbor"), ("tavern", "")])
def test_the_magician_swaps_hands_with_another_player(mine: str, theirs: str) -> None:
    game = table(seat("magician", hand=mine), seat(hand=theirs), rank=3)
    assert offers(game, "swap") == {"swap 1", "swap 2", "swap 3"}
    play(game, "swap 1")
    assert (hand(game, 0), hand(game, 1)) == (sorted(theirs.split()), sorted(mine.split()))
    assert not offers(game, "swap", "redraw")


@pytest.mark.rule("CL-MAGICIAN-1")
def test_the_magician_puts_any_number_of_cards_under_the_deck_and_draws_as_many() -> None:
    game = table(seat("magician", hand="tavern temple market"), rank=3, deck="palace church docks")
    play(game, "redraw", "put tavern", "put market")
    assert offers(game) == {"put temple", "done"}
    play(game, "done")
    assert hand(game, 0) == ["church", "palace", "temple"]
    assert sorted(deck(game)[-2:]) == ["market", "tavern"]
    assert not offers(game, "swap", "redraw")


@pytest.mark.rule("CL-MAGICIAN-1")
def test_without_cards_there_is_nothing_to_put_away() -> None:
    game = table(seat("magician"), seat(hand="docks"), rank=3)
    assert not offers(game, "redraw")
    refused(game, "redraw", "CL-MAGICIAN-1")


# Wizard


@pytest.mark.rule("CL-WIZARD-1", "RU-21")
def test_the_wizard_looks_at_a_hand_and_must_take_a_card() -> None:
    game = table(seat("wizard", hand="tavern"), seat(hand="docks manor docks"), seat(), rank=3)
    assert offers(game, "look") == {"look 1"}
    play(game, "look 1")
    assert offers(game) == {"take docks", "take manor"}


@pytest.mark.rule("CL-WIZARD-1")
def test_the_wizard_builds_the_card_at_once_by_paying_or_holds_it() -> None:
    game = table(seat("wizard", 5, "tavern"), seat(hand="docks manor"), rank=3)
    play(game, "look 1", "take docks")
    assert offers(game) == {"now", "hold"}
    built, held = game.clone(), game
    play(built, "now", "gold")
    assert (city(built, 0), gold(built)[0]) == (["docks"], 5 - 3 + 2)
    assert "build tavern" in offers(built)
    play(held, "hold", "gold", "build docks")
    assert (city(held, 0), gold(held)[0], hand(held, 1)) == (["docks"], 5 - 3 + 2, ["manor"])
    assert not offers(held, "build")


@pytest.mark.rule("CL-WIZARD-1")
def test_a_card_the_wizard_cannot_pay_is_held() -> None:
    game = play(table(seat("wizard", 2), seat(hand="docks"), rank=3), "look 1", "take docks")
    assert game.options() == ["hold"]


@pytest.mark.rule("CL-WIZARD-1", "CL-TURN-2", "RU-34")
def test_the_wizard_may_build_names_that_stand_in_the_city() -> None:
    game = table(seat("wizard", 9, "tavern", "tavern docks"), seat(hand="docks"), rank=3)
    play(game, "look 1", "take docks", "now", "gold", "build tavern")
    assert city(game, 0) == ["docks", "docks", "tavern", "tavern"]


@pytest.mark.rule("RU-34", "CL-QUARRY-1")
def test_the_wizard_heeds_no_quarry_s_limit() -> None:
    game = table(seat("wizard", 9, "market", "tavern tavern market quarry"), rank=3)
    play(game, "gold", "build market")
    assert city(game, 0) == ["market", "market", "quarry", "tavern", "tavern"]


@pytest.mark.rule("RU-34", "CL-QUARRY-1")
def test_the_wizard_s_doubles_count_as_doubles_afterwards() -> None:
    game = table(seat("wizard merchant", 9, "tavern docks", "tavern docks quarry"), seat("king"), players=2, rank=3)
    play(game, "gold", "build tavern", "end", "gold", "end", "gold")
    assert game.player == 0
    refused(game, "build docks", "CL-QUARRY-1")


@pytest.mark.rule("CL-WIZARD-1", "CL-FACTORY-1")
def test_the_factory_s_discount_holds_for_the_wizard_s_immediate_build() -> None:
    game = table(seat("wizard", 2, city="factory"), seat(hand="keep"), rank=3)
    play(game, "look 1", "take keep", "now")
    assert (gold(game)[0], city(game, 0)) == (0, ["factory", "keep"])


# King


@pytest.mark.rule("CL-KING-1")
@pytest.mark.parametrize(("own", "gain"), [("manor", 1), ("manor castle palace tavern", 3),
                                           ("manor school-of-magic", 2)])
def test_the_king_gains_a_gold_per_noble_district(own: str, gain: int) -> None:
    game = play(table(seat("king", city=own), rank=4), "income")
    assert gold(game)[0] == gain
    assert not offers(game, "income")


@pytest.mark.rule("CL-KING-1")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_king_takes_the_crown_at_once(holder: int) -> None:
    game = table(seat("bishop"), seat("king"), rank=4, crown=holder)
    assert crown(game) == 1
    assert not offers(game, "crown")


@pytest.mark.rule("CL-KING-1")
def test_without_a_king_the_crown_stays() -> None:
    game = play(table(seat("thief"), seat("merchant"), rank=4, crown=3), "gold", "end")
    assert (crown(game), game.player) == (3, 3)


@pytest.mark.rule("CL-KING-1")
def test_the_murdered_king_takes_the_crown_after_the_last_turn() -> None:
    game = table(seat("assassin"), seat("king", 3), seat("warlord"), crown=0)
    play(game, "name king", "gold", "end", "gold")
    assert crown(game) == 0
    play(game, "end")
    assert (crown(game), game.player, gold(game)[1]) == (1, 1, 3)


@pytest.mark.rule("CL-KING-1")
def test_a_murdered_king_nobody_holds_moves_no_crown() -> None:
    game = play(table(seat("assassin"), seat("warlord"), crown=1), "name king", "gold", "end", "gold", "end")
    assert crown(game) == 1


# Emperor


def emperor_table(*others: dict[str, Any], own: str = "", **fields: Any) -> Game:
    return table(seat("emperor", city=own), *others, rank=4, **fields)


@pytest.mark.rule("CL-EMPEROR-1")
def test_the_emperor_gains_a_gold_per_noble_district() -> None:
    game = play(emperor_table(own="manor palace school-of-magic tavern"), "income")
    assert gold(game)[0] == 3


@pytest.mark.rule("CL-EMPEROR-1")
@pytest.mark.parametrize(("holder", "choice"), [(0, {1, 2, 3}), (1, {2, 3}), (2, {1, 3}), (3, {1, 2})])
def test_the_crown_goes_to_neither_its_holder_nor_the_emperor(holder: int, choice: set[int]) -> None:
    game = emperor_table(crown=holder)
    assert crown(game) == holder
    assert offers(game, "crown") == {f"crown {one}" for one in choice}
    for line in ("crown 0", f"crown {holder}"):
        refused(game, line, "CL-EMPEROR-1")


@pytest.mark.rule("CL-EMPEROR-1")
def test_the_emperor_must_move_the_crown_once_before_the_turn_ends() -> None:
    game = play(emperor_table(crown=1), "gold")
    refused(game, "end", "CL-EMPEROR-1")
    play(game, "crown 2")
    assert crown(game) == 2
    assert game.options() == ["end"]
    play(game, "end")
    assert game.player == 2


@pytest.mark.rule("CL-EMPEROR-2")
@pytest.mark.parametrize("before", [[], ["gold"]])
def test_the_receiver_of_the_crown_chooses_what_to_give(before: list[str]) -> None:
    game = play(emperor_table(seat(gold=3, hand="tavern docks docks"), crown=2), *before)
    coins = gold(game)[0]
    play(game, "crown 1")
    assert game.player == 1
    assert crown(game) == 1
    assert game.options() == sorted(game.options(), key=game.action_id)
    assert offers(game) == {"give gold", "give tavern", "give docks"}
    for line in ("give manor", "take gold", "take card", "pass", "end", "gold"):
        refused(game, line, "CL-EMPEROR-2")
    coin, card = game.clone(), game
    play(coin, "give gold")
    assert (gold(coin)[:2], hand(coin, 0), coin.player) == ([coins + 1, 2], [], 0)
    play(card, "give docks")
    assert (gold(card)[:2], hand(card, 0), hand(card, 1)) == ([coins, 3], ["docks"], ["docks", "tavern"])
    assert card.player == 0
    assert not offers(card, "crown")


@pytest.mark.rule("CL-EMPEROR-2")
@pytest.mark.parametrize(("receiver", "options"), [
    (seat(gold=2), ["give gold"]), (seat(hand="docks"), ["give docks"]), (seat(hand="docks docks"), ["give docks"])])
def test_the_receiver_is_asked_whenever_there_is_anything_to_give(receiver: dict[str, Any], options: list[str]) -> None:
    game = play(emperor_table(receiver, crown=2), "crown 1")
    assert game.player == 1
    assert game.options() == options


@pytest.mark.rule("CL-EMPEROR-2")
def test_a_receiver_with_neither_gives_nothing() -> None:
    game = play(emperor_table(seat(), seat(gold=5, hand="tavern")), "crown 1")
    assert crown(game) == 1
    assert (gold(game), hand(game, 0)) == ([0, 0, 5, 0], [])
    assert game.player == 0


@pytest.mark.rule("CL-EMPEROR-2", "CL-ALCHEMIST-1")
def test_what_was_given_may_be_used_in_the_same_turn() -> None:
    game = play(emperor_table(seat(hand="tavern"), crown=2), "gold", "crown 1", "give tavern", "build tavern")
    assert city(game, 0) == ["tavern"]


@pytest.mark.rule("CL-EMPEROR-1")
def test_of_three_players_one_is_left_to_be_crowned() -> None:
    game = table(seat("emperor thief"), seat("bishop magician"), seat("warlord merchant"), players=3, rank=4, crown=1)
    assert offers(game, "crown") == {"crown 2"}


@pytest.mark.rule("CL-EMPEROR-2", "DX-DRAFT-7")
def test_the_card_given_is_known_to_the_two_alone() -> None:
    one = play(emperor_table(seat(hand="tavern docks"), crown=2), "crown 1")
    other = one.clone()
    play(one, "give tavern")
    play(other, "give docks")
    for watcher in (2, 3, None):
        assert one.view(watcher) == other.view(watcher)
    for watcher in (2, 3):
        assert one.heard(watcher) == other.heard(watcher)
    assert {tuple(hand(one.imagine(1, k), 0)) for k in range(10)} == {("tavern",)}
    assert len({tuple(hand(one.imagine(2, k), 0)) for k in range(20)}) > 1


def murdered_emperor(own: str = "", **fields: Any) -> Game:
    """The Assassin is seat 0, the murdered Emperor seat 1; the Warlord, seat 2, has ended the last turn."""
    game = table(seat("assassin"), seat("emperor", 4, city=own), seat("warlord", 3, "tavern"), **fields)
    return play(game, "name emperor", "gold", "end", "gold", "end")


@pytest.mark.rule("CL-EMPEROR-3", "RU-31")
@pytest.mark.parametrize(("holder", "choice"), [(0, {2, 3}), (1, {0, 2, 3}), (2, {0, 3})])
def test_the_murdered_emperor_moves_the_crown_after_the_last_turn(holder: int, choice: set[int]) -> None:
    game = murdered_emperor(crown=holder)
    assert (game.player, crown(game)) == (1, holder)
    assert offers(game) == {f"crown {one}" for one in choice}
    refused(game, "crown 1", "CL-EMPEROR-3")
    assert shown(game, 3, 1) == ["emperor"]


@pytest.mark.rule("CL-EMPEROR-3", "RU-31")
def test_the_murdered_emperor_receives_nothing() -> None:
    game = play(murdered_emperor("manor"), "crown 2")
    assert (gold(game), hand(game, 2), crown(game)) == ([2, 4, 5, 0], ["tavern"], 2)
    assert game.position()["phase"] == "selection"
    assert game.player == 2


@pytest.mark.rule("CL-EMPEROR-3", "CL-END-1")
def test_the_murdered_emperor_moves_the_crown_before_points_are_counted() -> None:
    eight = "temple church tavern market watchtower prison manor docks"
    game = table(seat("warlord", city=eight), seat("emperor"), seat(city="throne-room imperial-treasury"), rank=8,
                 killed="emperor")
    play(game, "gold", "end")
    assert not game.over
    play(game, "crown 3")
    assert game.over
    assert game.scores()[2]["total"] == 6 + 4 + 1
