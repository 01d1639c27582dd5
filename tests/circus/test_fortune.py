"""The Fortune Teller, who looks into a hand and takes a card."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.circus.table import (
    asks,
    city,
    discard,
    dreams,
    duel,
    gold,
    hand,
    indistinct,
    offers,
    play,
    refused,
    reload,
    seat,
    table,
    values,
)


def stall(theirs: str = "castle docks palace") -> Game:
    """The Bishop at seat 0 holds the Fortune Teller, the Merchant at seat 1 this hand."""
    return table(seat("bishop", gold=3, hand="fortune-teller tavern"), seat("merchant", hand=theirs), rank=5)


@pytest.mark.rule("CI-FORTUNE-1")
def test_one_card_of_an_opponents_hand_is_taken() -> None:
    game = play(stall(), "fortune 1")
    assert asks(game, 0, "take castle", "take docks", "take palace")
    play(game, "take docks")
    assert (hand(game, 0), hand(game, 1), discard(game)) == (["docks", "tavern"], ["castle", "palace"],
                                                             ["fortune-teller"])
    assert gold(game) == [3, 0, 0, 0]


@pytest.mark.rule("CI-FORTUNE-1", "RU-21")
def test_any_opponent_with_a_card_may_be_chosen() -> None:
    game = table(seat("bishop", hand="fortune-teller manor"), seat(hand="docks"), seat(), seat(hand="acrobat"), rank=5)
    assert offers(game, "fortune") == {"fortune 1", "fortune 3"}
    refused(game, "fortune 2", "RU-21")
    refused(game, "fortune 0", "CI-FORTUNE-1")


@pytest.mark.rule("CI-FORTUNE-1", "RU-21")
def test_with_nothing_to_take_it_is_not_played() -> None:
    game = stall("")
    assert not offers(game, "fortune")


@pytest.mark.rule("CI-FORTUNE-1")
def test_having_looked_one_must_take() -> None:
    game = play(stall("castle"), "fortune 1")
    assert offers(game) == {"take castle"}
    refused(game, "pass", "CI-FORTUNE-1")
    refused(game, "end", "CI-FORTUNE-1")
    refused(game, "take tavern", "CI-FORTUNE-1")


@pytest.mark.rule("CI-FORTUNE-1", "CI-ACTION-1", "CI-ACTION-4")
@pytest.mark.parametrize("card", ["acrobat", "strongman", "big-top", "fortune-teller", "ticket-booth"])
def test_it_takes_action_cards_too_but_they_wait_for_another_turn(card: str) -> None:
    game = play(stall(f"{card} manor"), "fortune 1")
    assert offers(game) == {f"take {card}", "take manor"}
    play(game, f"take {card}")
    assert hand(game, 0) == sorted([card, "tavern"])
    assert not offers(game, "tent", "booth", "fortune", "acrobat", "strongman")


@pytest.mark.rule("CI-FORTUNE-1")
def test_what_was_taken_may_be_built_at_once() -> None:
    game = play(stall(), "gold", "fortune 1", "take palace", "build palace")
    assert (city(game, 0), gold(game)[0]) == (["palace"], 0)


@pytest.mark.rule("CI-FORTUNE-1")
def test_equal_cards_are_one_choice() -> None:
    game = play(stall("manor manor docks"), "fortune 1")
    assert sorted(game.options()) == ["take docks", "take manor"]
    assert hand(play(game, "take manor"), 1) == ["docks", "manor"]


@pytest.mark.rule("CI-FORTUNE-1")
def test_the_card_it_takes_may_be_the_last() -> None:
    game = play(duel(seat("bishop", hand="fortune-teller"), seat(hand="acrobat"), rank=5), "fortune 1", "take acrobat")
    assert (hand(game, 0), hand(game, 1)) == (["acrobat"], [])


# Who learns what


@pytest.mark.rule("CI-FORTUNE-1", "RU-1")
def test_the_hand_is_seen_by_its_player_and_the_one_who_looks() -> None:
    game = play(stall(), "fortune 1")
    for watcher in (2, 3, None):
        assert not {"castle", "docks", "palace"} & values(game.view(watcher))
    assert not {"castle", "docks", "palace"} & values(game.heard(2))
    for dream in dreams(game, 0, 8):
        assert hand(dream, 1) == ["castle", "docks", "palace"]


@pytest.mark.rule("CI-FORTUNE-1", "DX-DRAFT-7")
def test_the_hand_looked_at_is_remembered() -> None:
    game = play(stall(), "fortune 1", "take docks", "gold", "end")
    for dream in [*dreams(game, 0, 8), *dreams(reload(game), 0, 4)]:
        assert hand(dream, 1) == ["castle", "palace"]
    assert len({tuple(hand(dream, 1)) for dream in dreams(game, 2)}) > 1


@pytest.mark.rule("CI-FORTUNE-1", "DX-DRAFT-7")
def test_the_victim_knows_what_was_taken() -> None:
    game = play(stall(), "fortune 1", "take docks")
    for dream in [*dreams(game, 1, 8), *dreams(reload(game), 1, 4)]:
        assert "docks" in hand(dream, 0)
    assert len({tuple(hand(dream, 0)) for dream in dreams(game, 2)}) > 1


@pytest.mark.rule("CI-FORTUNE-1", "RU-1")
@pytest.mark.parametrize(("mine", "theirs"), [("docks", "castle"), ("strongman", "docks"), ("acrobat", "strongman")])
def test_a_third_player_cannot_tell_what_was_taken(mine: str, theirs: str) -> None:
    one, other = stall(f"{mine} {theirs}"), stall(f"{mine} {theirs}")
    play(one, "fortune 1")
    play(other, "fortune 1")
    indistinct(one, other, (2, 3))
    indistinct(play(one, f"take {mine}"), play(other, f"take {theirs}"), (2, 3))


@pytest.mark.rule("CI-FORTUNE-1", "RU-1")
def test_a_third_player_cannot_tell_what_the_hand_was() -> None:
    one, other = stall("docks acrobat"), stall("castle strongman")
    indistinct(play(one, "fortune 1"), play(other, "fortune 1"), (2, 3))
    indistinct(play(one, "take docks", "gold", "end"), play(other, "take strongman", "gold", "end"), (2, 3))
