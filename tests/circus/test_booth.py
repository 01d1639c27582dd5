"""The Ticket Booth: set up, used by opponents, cashed by its owner."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.circus.table import (
    SEVEN,
    SIX,
    asks,
    booths,
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
    reload,
    seat,
    table,
    top,
    total,
)
from tests.scenarios.deluxe_box import choose


def visit(own: list[int], gold: int = 5, city: str = "", **fields: Any) -> Game:
    """The Bishop at seat 0 may use the booths before seat 1."""
    return table(seat("bishop", gold=gold, city=city), seat("merchant", booths=own), rank=5,
                 **{"deck": "palace castle manor tavern temple docks"} | fields)


# Setting it up


@pytest.mark.rule("CI-BOOTH-1", "RU-45")
def test_it_lies_before_its_owner_and_is_no_district() -> None:
    game = table(seat("bishop", hand="ticket-booth manor", city=SEVEN), rank=5)
    play(game, "booth")
    assert (booths(game, 0), city(game, 0), hand(game, 0)) == ([0], sorted(SEVEN.split()), ["manor"])
    assert game.position()["first_complete"] is None
    assert game.view(2)["players"][0]["booths"] == [0]


@pytest.mark.rule("CI-BOOTH-1")
def test_setting_it_up_is_no_build_step() -> None:
    game = play(table(seat("bishop", gold=1, hand="ticket-booth manor"), rank=5), "gold", "booth", "build manor")
    assert (booths(game, 0), city(game, 0)) == ([0], ["manor"])


@pytest.mark.rule("RU-45", "CI-BOOTH-1")
def test_several_may_lie_before_one_player_the_newest_last() -> None:
    game = play(table(seat("bishop", hand="ticket-booth", booths=[2]), rank=5), "booth")
    assert booths(game, 0) == [2, 0]
    assert booths(reload(game), 0) == [2, 0]


# Using it


@pytest.mark.rule("CI-BOOTH-1")
def test_an_opponent_puts_1_gold_on_it_draws_2_and_keeps_1() -> None:
    game = visit([1], discard="church")
    play(game, "ticket 1")
    assert (gold(game)[0], booths(game, 1)) == (4, [2])
    assert offers(game) == {"keep palace", "keep castle"}
    assert game.player == 0
    play(game, "keep castle")
    assert (hand(game, 0), discard(game)) == (["castle"], ["church", "palace"])
    assert gold(game)[1] == 0


@pytest.mark.rule("CI-BOOTH-1", "CI-TURN-1")
def test_it_is_used_before_or_after_gathering_and_is_no_gathering() -> None:
    game = play(visit([0]), "ticket 1", "keep palace", "pass")
    assert {"gold", "cards"} <= offers(game)
    refused(game, "end", "CI-TURN-1")
    game = play(visit([0]), "gold")
    assert "ticket 1" in offers(game)
    play(game, "ticket 1", "keep palace", "pass", "end")


@pytest.mark.rule("CI-BOOTH-1")
def test_a_card_from_it_may_be_built_in_the_same_turn() -> None:
    game = play(visit([0]), "gold", "ticket 1", "keep castle", "pass", "build castle")
    assert (city(game, 0), gold(game)[0]) == (["castle"], 2)


@pytest.mark.rule("CI-BOOTH-1", "CI-BOOTH-4")
def test_once_in_a_turn() -> None:
    game = play(visit([0]), "ticket 1", "keep palace", "pass")
    refused(game, "ticket 1", "CI-BOOTH-4")
    play(game, "gold")
    refused(game, "ticket 1", "CI-BOOTH-4")


@pytest.mark.rule("CI-BOOTH-1")
def test_every_opponent_may_use_it_in_the_own_turn() -> None:
    game = table(seat("king", gold=1), seat(booths=[0]), seat("bishop", gold=1), seat("merchant", gold=1), rank=4)
    for user in (0, 2, 3):
        assert game.player == user
        choose(play(game, "ticket 1"), 0)
        play(game, "pass", "gold", "end")
    assert booths(game, 1) == [3]


@pytest.mark.rule("CI-BOOTH-1", "CI-BOOTH-4")
def test_with_two_characters_once_in_each_turn() -> None:
    game = duel(seat("king bishop", gold=5), seat("merchant warlord", booths=[0]), rank=4, crown=1,
                deck="palace castle manor tavern")
    play(game, "ticket 1", "keep palace", "pass", "gold", "end")
    assert game.player == 0
    play(game, "ticket 1", "keep manor", "pass")
    assert booths(game, 1) == [2]
    refused(game, "ticket 1", "CI-BOOTH-4")


@pytest.mark.rule("CI-BOOTH-1")
def test_it_takes_1_gold() -> None:
    game = visit([0], gold=0)
    refused(game, "ticket 1", "CI-BOOTH-1")
    assert "ticket 1" in offers(play(game, "gold"))


@pytest.mark.rule("CI-BOOTH-3")
def test_its_owner_cannot_use_it() -> None:
    game = table(seat("bishop", gold=5, booths=[0]), seat(booths=[1]), rank=5)
    assert offers(game, "ticket") == {"ticket 1"}
    refused(game, "ticket 0", "CI-BOOTH-3")


@pytest.mark.rule("CI-BOOTH-1")
def test_where_there_is_no_booth_none_is_used() -> None:
    game = table(seat("bishop", gold=5, hand="ticket-booth"), seat(hand="ticket-booth"), rank=5)
    assert not offers(game, "ticket")
    refused(game, "ticket 1", "CI-BOOTH-1")


@pytest.mark.rule("CI-BOOTH-1", "CI-ACTION-2")
def test_using_it_is_not_playing_an_action_card() -> None:
    def make() -> Game:
        return table(seat("bishop", gold=5, hand="big-top"), seat(booths=[0]), rank=5, deck="palace castle")
    game = play(make(), "ticket 1", "keep palace", "pass", "tent")
    assert city(game, 0) == ["big-top"]
    game = play(make(), "tent", "ticket 1", "keep castle", "pass")
    assert hand(game, 0) == ["castle"]


@pytest.mark.rule("CI-BOOTH-4", "CL-LIBRARY-1", "CL-OBSERVATORY-1")
@pytest.mark.parametrize("own", ["library", "observatory", "library observatory"])
def test_library_and_observatory_do_not_change_it(own: str) -> None:
    game = play(visit([0], city=own), "ticket 1")
    assert offers(game) == {"keep palace", "keep castle"}
    play(game, "keep palace")
    assert asks(game, 1, "cash", "pass")
    assert (hand(game, 0), discard(game)) == (["palace"], ["castle"])


@pytest.mark.rule("CI-BOOTH-4", "RU-3")
def test_not_with_deck_and_pile_both_empty() -> None:
    game = visit([0], deck="", only=True)
    refused(game, "ticket 1", "CI-BOOTH-4")
    assert "ticket 1" in offers(visit([0], deck="", only=True, discard="tavern"))
    assert "ticket 1" in offers(visit([0], deck="tavern", only=True))


@pytest.mark.rule("CI-BOOTH-4", "CI-DECK-2")
def test_it_draws_through_the_new_deck() -> None:
    game = play(visit([0], deck="palace", discard="castle manor", only=True), "ticket 1")
    assert "keep palace" in offers(game)
    assert (len(game.options()), len(deck(game)), discard(game)) == (2, 1, [])


@pytest.mark.rule("CI-BOOTH-1", "RU-25")
def test_the_one_card_left_is_kept_and_the_owner_asked_at_once() -> None:
    game = play(visit([0], deck="palace", only=True), "ticket 1")
    assert hand(game, 0) == ["palace"]
    assert asks(game, 1, "cash", "pass")


@pytest.mark.rule("CI-BOOTH-1", "CI-ACTION-1")
def test_it_gives_action_cards_too() -> None:
    game = play(visit([0], deck="acrobat strongman"), "ticket 1")
    assert offers(game) == {"keep acrobat", "keep strongman"}
    play(game, "keep acrobat")
    assert (hand(game, 0), top(game)) == (["acrobat"], "strongman")


# Cashing it


@pytest.mark.rule("CI-BOOTH-2")
def test_right_after_each_use_its_owner_may_discard_it_for_all_gold_on_it() -> None:
    game = play(visit([3]), "ticket 1", "keep palace")
    assert asks(game, 1, "cash", "pass")
    other = game.clone()
    play(game, "cash")
    assert (gold(game)[1], booths(game, 1), discard(game)) == (4, [], ["castle", "ticket-booth"])
    assert game.player == 0
    play(other, "pass")
    assert (gold(other)[1], booths(other, 1), discard(other)) == (0, [4], ["castle"])
    assert other.player == 0


@pytest.mark.rule("CI-BOOTH-2", "RU-1")
def test_that_the_owner_is_asked_is_no_secret() -> None:
    game = play(visit([3]), "ticket 1", "keep palace")
    assert {game.view(watcher)["waiting"] for watcher in (0, 1, 2, 3, None)} == {1}


@pytest.mark.rule("CI-BOOTH-2", "CI-BOOTH-1")
def test_at_no_other_time() -> None:
    game = table(seat("bishop", gold=3, booths=[4]), seat("merchant", gold=1), rank=5)
    refused(game, "cash", "CI-BOOTH-2")
    play(game, "gold")
    refused(game, "cash", "CI-BOOTH-2")
    play(game, "end")
    assert game.player == 1
    refused(game, "cash", "CI-BOOTH-2")
    play(game, "ticket 0")
    refused(game, "cash", "CI-BOOTH-1")


@pytest.mark.rule("CI-BOOTH-2")
def test_a_murdered_owner_may_cash_it() -> None:
    game = table(seat("bishop", gold=3), seat("king", booths=[2]), rank=5, killed="king", deck="palace castle")
    play(game, "ticket 1", "keep palace", "cash")
    assert gold(game)[1] == 3


@pytest.mark.rule("CI-BOOTH-2", "CI-ACTION-2")
def test_cashing_is_not_playing_an_action_card() -> None:
    game = table(seat("bishop", gold=3), seat("merchant", hand="big-top", booths=[2]), rank=5, deck="palace castle")
    play(game, "ticket 1", "keep palace", "cash", "gold", "end")
    assert game.player == 1
    assert "tent" in offers(game)


@pytest.mark.rule("CI-BOOTH-2", "CI-ACTION-1")
def test_a_cashed_booth_may_come_back() -> None:
    game = play(visit([0], deck="palace castle", only=True), "ticket 1", "keep palace", "cash", "cards")
    assert offers(game) == {"keep castle", "keep ticket-booth"}


# Several booths


@pytest.mark.rule("CI-BOOTH-4", "RU-45")
def test_each_of_several_booths_is_used_once_a_turn() -> None:
    game = visit([2, 0])
    assert offers(game, "ticket") == {"ticket 1 1", "ticket 1 2"}
    play(game, "ticket 1 2", "keep palace", "pass")
    assert booths(game, 1) == [2, 1]
    assert offers(game, "ticket") == {"ticket 1 1"}
    play(game, "ticket 1 1", "keep manor", "pass")
    assert booths(game, 1) == [3, 1]
    assert not offers(game, "ticket")


@pytest.mark.rule("CI-BOOTH-2", "CI-BOOTH-4")
def test_the_owner_cashes_the_one_that_was_used() -> None:
    game = play(visit([2, 0]), "ticket 1 1", "keep palace", "cash")
    assert (gold(game)[1], booths(game, 1)) == (3, [0])
    game = play(visit([2, 0]), "ticket 1 2", "keep palace", "cash")
    assert (gold(game)[1], booths(game, 1)) == (1, [2])


@pytest.mark.rule("CI-BOOTH-4")
@pytest.mark.parametrize("used", ["1", "2"])
def test_the_other_booth_is_still_open_when_the_used_one_is_gone(used: str) -> None:
    game = play(visit([2, 0]), f"ticket 1 {used}", "keep palace", "cash")
    assert offers(game, "ticket") == {"ticket 1"}
    play(game, "ticket 1", "keep manor", "pass")
    assert not offers(game, "ticket")


@pytest.mark.rule("CI-BOOTH-4")
@pytest.mark.parametrize(("first", "second"), [("1", "2"), ("2", "1")])
def test_a_booth_that_was_used_stays_used_when_the_other_goes(first: str, second: str) -> None:
    game = play(visit([2, 0]), f"ticket 1 {first}", "keep palace", "pass", f"ticket 1 {second}", "keep manor", "cash")
    assert len(booths(game, 1)) == 1
    assert not offers(game, "ticket")
    assert not offers(reload(game), "ticket")
    refused(game, "ticket 1", "CI-BOOTH-4")


@pytest.mark.rule("CI-BOOTH-4")
def test_of_three_booths_the_middle_one_may_go() -> None:
    game = play(visit([1, 2, 3]), "ticket 1 3", "keep palace", "pass", "ticket 1 2", "keep manor", "cash")
    assert (booths(game, 1), gold(game)[1]) == ([1, 4], 3)
    assert offers(game, "ticket") == {"ticket 1 1"}
    play(game, "ticket 1 1", "keep temple", "pass")
    assert booths(game, 1) == [2, 4]


@pytest.mark.rule("CI-BOOTH-4", "RU-45")
def test_booths_of_several_owners_are_used_separately() -> None:
    game = table(seat("bishop", gold=5), seat(booths=[0]), seat(booths=[1, 0]), rank=5,
                 deck="palace castle manor docks")
    assert offers(game, "ticket") == {"ticket 1", "ticket 2 1", "ticket 2 2"}
    play(game, "ticket 2 1", "keep palace")
    assert asks(game, 2, "cash", "pass")
    play(game, "cash")
    assert offers(game, "ticket") == {"ticket 1", "ticket 2"}
    play(game, "ticket 1", "keep manor")
    assert asks(game, 1, "cash", "pass")
    play(game, "pass")
    assert offers(game, "ticket") == {"ticket 2"}


@pytest.mark.rule("CI-BOOTH-1", "CI-BOOTH-3")
def test_a_number_that_no_booth_has_is_refused() -> None:
    game = visit([2, 0])
    refused(game, "ticket 1 3", "CI-BOOTH-1")
    refused(game, "ticket 0 1", "CI-BOOTH-3")
    for line in ("ticket 1 0", "ticket 1 2 1"):
        refused(game, line, None)
    refused(visit([2]), "ticket 1 2", "CI-BOOTH-1")


@pytest.mark.rule("CI-BOOTH-4")
def test_a_new_turn_opens_all_booths_again() -> None:
    game = table(seat("bishop", gold=5), seat(booths=[2, 0]), seat("merchant", gold=5), rank=5)
    choose(play(game, "ticket 1 1"), 0)
    play(game, "pass", "gold", "end")
    assert game.player == 2
    assert offers(game, "ticket") == {"ticket 1 1", "ticket 1 2"}


# What it is not


@pytest.mark.rule("RU-45", "CI-BOOTH-1", "CI-WARLORD-1")
def test_the_warlord_cannot_touch_it() -> None:
    game = table(seat("warlord", gold=9), seat(city="manor", booths=[3]), rank=8)
    assert offers(game, "destroy") == {"destroy 1 manor"}
    refused(game, "destroy 1 ticket-booth", "CI-WARLORD-1")


@pytest.mark.rule("CI-BOOTH-1", "CI-CANNONBALL-1")
def test_the_human_cannonball_does_not_remove_it() -> None:
    game = table(seat("bishop", gold=9, hand="human-cannonball palace", booths=[0]), rank=5)
    assert not offers(game, "cannonball")
    refused(game, "cannonball ticket-booth", "CI-CANNONBALL-1")


@pytest.mark.rule("CI-BOOTH-1", "CI-THIEF-1", "DX-BANK-1", "DX-TURN-3")
def test_its_gold_is_in_nobodys_stash() -> None:
    game = table(seat("thief"), seat("bishop", gold=1, booths=[5], hand="palace"), rank=3, robbed="bishop")
    assert (gold(game)[:2], booths(game, 1)) == ([1, 0], [5])
    play(game, "gold")
    refused(game, "build palace", "DX-TURN-3")


@pytest.mark.rule("CI-BOOTH-1", "CI-END-1")
def test_it_does_not_complete_a_city() -> None:
    game = table(seat("bishop", city=SIX, hand="ticket-booth", booths=[0, 0]), rank=5)
    play(game, "booth")
    assert game.position()["first_complete"] is None
    assert not quiet_round(game).over


@pytest.mark.rule("CI-BOOTH-3", "CI-END-1")
def test_at_the_end_its_gold_is_lost() -> None:
    game = table(seat("warlord", gold=0, city=SEVEN + " docks", booths=[7, 2]), rank=8)
    plain = table(seat("warlord", gold=0, city=SEVEN + " docks"), rank=8)
    quiet_round(game)
    quiet_round(plain)
    assert game.over
    assert total(game, 0) == total(plain, 0)
    assert gold(game)[0] == gold(plain)[0] == 2


@pytest.mark.rule("CI-BOOTH-1", "CI-BOOTH-3")
def test_it_stays_over_rounds_with_its_gold() -> None:
    game = quiet_round(table(seat("warlord", booths=[3, 1]), rank=8, crown=1))
    assert (booths(game, 0), crown(game)) == ([3, 1], 1)
