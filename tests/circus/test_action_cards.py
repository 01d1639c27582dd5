"""Action cards as cards: drawn, held, moved, played one a turn, and worth a point in hand."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.asserting import open_hand
from tests.circus.table import (
    ACTIONS,
    asks,
    booths,
    city,
    discard,
    duel,
    gold,
    hand,
    offers,
    play,
    refused,
    seat,
    table,
    top,
    total,
    values,
    worth,
)
from tests.scenarios.deluxe_box import line_points

VERBS = ("tent", "booth", "fortune", "ringmaster", "cannonball", "strongman", "acrobat", "cash", "ticket")
ALL = " ".join(ACTIONS)
# Something to play of each kind that is played in the own turn, and the line that plays it.
OWN_TURN = {"big-top": "tent", "ticket-booth": "booth", "ringmaster": "ringmaster", "fortune-teller": "fortune 1",
            "human-cannonball": "cannonball temple"}


def everything(rank: int = 5, **fields: Any) -> Game:
    """A Bishop who holds every action card and could use each that belongs to the own turn."""
    return table(seat("bishop", gold=9, hand=f"{ALL} palace", city="temple"), seat(hand="docks manor"), rank=rank,
                 **fields)


def finish(game: Game, card: str) -> Game:
    """Plays this card to its end."""
    play(game, OWN_TURN[card])
    if card == "fortune-teller":
        play(game, "take docks")
    if card == "human-cannonball":
        play(game, "build palace")
    return game


# Like district cards


@pytest.mark.rule("CI-ACTION-1")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_is_drawn_and_kept_like_any_card(card: str) -> None:
    game = play(table(seat("merchant"), rank=6, deck=f"{card} manor"), "cards")
    assert offers(game) == {f"keep {card}", "keep manor"}
    play(game, f"keep {card}")
    assert (hand(game, 0), discard(game)) == ([card], ["manor"])


@pytest.mark.rule("CI-ACTION-1", "CI-DECK-1")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_that_is_not_kept_lies_face_up_on_the_pile(card: str) -> None:
    game = play(table(seat("merchant"), rank=6, deck=f"{card} manor"), "cards", "keep manor")
    assert (hand(game, 0), top(game)) == (["manor"], card)
    assert game.view(None)["discard"] == [card]


@pytest.mark.rule("CI-ACTION-1", "CI-ARCHITECT-1", "CI-SMITHY-1")
def test_action_cards_come_with_every_draw() -> None:
    game = table(seat("architect", gold=3, city="smithy"), rank=7, deck="big-top acrobat strongman ringmaster")
    play(game, "bonus", "smithy")
    assert hand(game, 0) == ["acrobat", "big-top", "ringmaster", "strongman"]


@pytest.mark.rule("CI-ACTION-1", "CI-ACTION-4", "CL-MAGICIAN-1")
def test_the_magician_swaps_and_discards_action_cards() -> None:
    game = table(seat("magician", hand="big-top manor"), seat(hand="acrobat ticket-booth"), rank=3, deck="palace")
    other = game.clone()
    play(game, "swap 1")
    assert (hand(game, 0), hand(game, 1)) == (["acrobat", "ticket-booth"], ["big-top", "manor"])
    assert "booth" in offers(game)
    play(other, "redraw")
    assert offers(other) >= {"put big-top", "put manor"}
    play(other, "put big-top", "done")
    assert (hand(other, 0), discard(other)) == (["manor", "palace"], ["big-top"])


@pytest.mark.rule("CI-ACTION-1", "CI-DECK-1")
def test_action_cards_come_back_with_the_new_deck() -> None:
    game = table(seat("merchant"), rank=6, discard="acrobat strongman", only=True)
    play(game, "cards")
    assert offers(game) == {"keep acrobat", "keep strongman"}


@pytest.mark.rule("CI-ACTION-1")
def test_a_hand_is_counted_with_its_action_cards_and_hides_them() -> None:
    game = table(seat("merchant"), seat(hand="acrobat strongman manor"), rank=6)
    for watcher in (0, 2, 3, None):
        assert game.view(watcher)["players"][1]["hand"] == 3
        assert not {"acrobat", "strongman"} & values(game.view(watcher))
    assert sorted(open_hand(game.view(1)["players"][1])) == ["acrobat", "manor", "strongman"]


# Never built


@pytest.mark.rule("CI-ACTION-4")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_is_never_built(card: str) -> None:
    game = play(table(seat("architect", gold=9, hand=f"{card} manor"), rank=7), "gold")
    assert offers(game, "build") == {"build manor"}
    refused(game, f"build {card}", "CI-ACTION-4")


@pytest.mark.rule("CI-ACTION-4", "CI-CANNONBALL-1")
def test_nor_is_one_shot_into_a_city_or_out_of_it() -> None:
    game = table(seat("bishop", gold=9, hand="human-cannonball big-top", city="temple big-top"), rank=5)
    assert not offers(game, "cannonball")
    game = table(seat("bishop", gold=9, hand="human-cannonball big-top palace", city="temple big-top"), rank=5)
    assert offers(game, "cannonball") == {"cannonball temple"}
    assert offers(play(game, "cannonball temple")) == {"build palace"}


@pytest.mark.rule("CI-ACTION-4", "CI-BISHOP-1")
@pytest.mark.parametrize(("character", "rank"), [("king", 4), ("bishop", 5), ("merchant", 6), ("warlord", 8)])
def test_action_cards_bring_no_income(character: str, rank: int) -> None:
    game = table(seat(character, hand=ALL, booths=[0], city="big-top"), rank=rank)
    assert "income" not in offers(game)


# One in each own turn


@pytest.mark.rule("CI-ACTION-2")
@pytest.mark.parametrize("gathered", [False, True])
def test_each_card_of_the_own_turn_may_be_played_before_and_after_gathering(gathered: bool) -> None:
    game = everything()
    if gathered:
        play(game, "gold")
    assert offers(game, *VERBS) == set(OWN_TURN.values())


@pytest.mark.rule("CI-ACTION-2")
def test_and_after_building() -> None:
    game = play(everything(), "gold", "build palace")
    assert offers(game, *VERBS) == {"tent", "booth", "fortune 1", "ringmaster"}


@pytest.mark.rule("CI-ACTION-2")
@pytest.mark.parametrize("second", OWN_TURN)
@pytest.mark.parametrize("first", OWN_TURN)
def test_one_action_card_a_turn(first: str, second: str) -> None:
    game = finish(everything(), first)
    assert not offers(game, *VERBS)
    refused(game, OWN_TURN[second], "CI-ACTION-2")
    play(game, "gold")
    assert not offers(game, *VERBS)


@pytest.mark.rule("CI-ACTION-2")
def test_the_reason_given_is_the_one_card_a_turn() -> None:
    game = play(everything(), "tent")
    for line in ("booth", "ringmaster", "fortune 1"):
        refused(game, line, "CI-ACTION-2")


@pytest.mark.rule("CI-ACTION-2")
@pytest.mark.parametrize("card", ["ringmaster", "fortune-teller", "human-cannonball"])
def test_a_played_card_goes_to_the_discard_pile(card: str) -> None:
    game = finish(everything(discard="tavern"), card)
    assert card not in hand(game, 0)
    assert discard(game)[0] == "tavern"
    assert card in discard(game)[1:]
    assert len(discard(game)) == (3 if card == "human-cannonball" else 2)


@pytest.mark.rule("CI-ACTION-2", "CI-TENT-1", "CI-BOOTH-1")
def test_big_top_and_ticket_booth_stay_on_the_table() -> None:
    game = finish(everything(), "big-top")
    assert (discard(game), city(game, 0)) == ([], ["big-top", "temple"])
    game = finish(everything(), "ticket-booth")
    assert (discard(game), booths(game, 0), city(game, 0)) == ([], [0], ["temple"])


@pytest.mark.rule("CI-ACTION-2")
def test_a_card_drawn_in_this_turn_may_be_played_in_it() -> None:
    game = play(table(seat("merchant"), rank=6, deck="big-top manor"), "cards", "keep big-top", "tent")
    assert city(game, 0) == ["big-top"]


@pytest.mark.rule("CI-ACTION-2")
def test_with_two_characters_there_is_one_card_for_each_turn() -> None:
    game = duel(seat("king bishop", hand="big-top big-top ticket-booth"), seat("merchant warlord"), rank=4)
    play(game, "tent", "gold")
    assert not offers(game, *VERBS)
    play(game, "end")
    assert game.player == 0
    assert offers(game, *VERBS) == {"tent", "booth"}
    play(game, "tent")
    assert city(game, 0) == ["big-top", "big-top"]
    refused(game, "booth", "CI-ACTION-2")


@pytest.mark.rule("CI-ACTION-2")
def test_the_next_player_may_play_one_too() -> None:
    game = table(seat("bishop", hand="big-top"), seat("merchant", hand="big-top"), rank=5)
    play(game, "tent", "gold", "end", "tent")
    assert (city(game, 0), city(game, 1)) == (["big-top"], ["big-top"])


@pytest.mark.rule("CI-ACTION-2")
@pytest.mark.parametrize("card", OWN_TURN)
def test_a_card_that_is_not_in_the_hand_is_not_played(card: str) -> None:
    rest = " ".join(set(ACTIONS) - {card})
    game = table(seat("bishop", gold=9, hand=f"{rest} palace", city="temple"), seat(hand=f"docks {card}"), rank=5)
    refused(game, OWN_TURN[card], "CI-ACTION-2")


@pytest.mark.rule("CI-STRONGMAN-1", "CI-ACROBAT-1", "CI-ACTION-2")
def test_strongman_and_acrobat_are_reactions_only() -> None:
    game = everything()
    refused(game, "strongman", "CI-STRONGMAN-1")
    refused(game, "acrobat", "CI-ACROBAT-1")
    assert "pass" not in offers(game)


@pytest.mark.rule("CI-ACTION-2")
def test_equal_cards_are_one_option() -> None:
    game = table(seat("bishop", hand="big-top big-top ringmaster ringmaster"), rank=5)
    assert game.options().count("tent") == game.options().count("ringmaster") == 1


@pytest.mark.rule("CI-SETUP-1", "RU-8")
def test_without_action_cards_no_line_of_theirs_is_offered() -> None:
    game = table(seat("bishop", gold=9, hand="palace", city="temple"), seat(hand="docks"), rank=5,
                 options={"action_cards": False})
    assert not offers(game, *VERBS)
    for line in OWN_TURN.values():
        refused(game, line, "RU-8")


@pytest.mark.rule("CI-ACTION-2", "CI-FORTUNE-1", "CI-CANNONBALL-1")
def test_a_sequence_that_was_begun_is_carried_through() -> None:
    game = play(everything(), "fortune 1")
    assert offers(game) == {"take docks", "take manor"}
    refused(game, "gold", "CI-FORTUNE-1")
    refused(game, "pass", "CI-FORTUNE-1")
    game = play(everything(), "cannonball temple")
    assert asks(game, 0, "build palace")
    refused(game, "end", "CI-CANNONBALL-1")


# At the end


@pytest.mark.rule("CI-ACTION-3")
@pytest.mark.parametrize("card", ACTIONS)
def test_each_action_card_in_hand_is_worth_1_point(card: str) -> None:
    assert worth("manor", hand=card) == 3 + 1
    assert worth("manor", hand=f"{card} palace castle") == 3 + 1


@pytest.mark.rule("CI-ACTION-3")
def test_several_are_worth_1_point_each() -> None:
    game = table(seat(hand=ALL + " big-top strongman"), seat("warlord"), rank=8)
    assert total(game, 0) == 9
    assert line_points(game, 0, "CI-ACTION-3") == 9


@pytest.mark.rule("CI-ACTION-3", "CI-BOOTH-1", "CI-TENT-1")
def test_cards_on_the_table_or_on_the_pile_are_worth_nothing() -> None:
    game = table(seat(city="big-top manor", booths=[0, 3]), seat("warlord"), rank=8, discard="acrobat ringmaster")
    assert total(game, 0) == 3
    assert line_points(game, 0, "CI-ACTION-3") == 0


@pytest.mark.rule("CI-ACTION-3", "CI-END-1")
def test_gold_and_district_cards_left_are_worth_nothing() -> None:
    assert worth("manor", hand="palace castle", gold=30) == 3


@pytest.mark.rule("CI-ACTION-3", "CI-ACTION-2")
def test_a_card_that_is_played_loses_its_point() -> None:
    game = table(seat("bishop", hand="ringmaster big-top"), rank=5)
    assert total(game, 0) == 2
    assert total(play(game, "ringmaster"), 0) == 1
    assert gold(game) == [0, 0, 0, 0]
