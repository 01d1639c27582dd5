"""Purple districts at the tables of the Circus."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.circus.table import (
    SIX,
    asks,
    city,
    costs,
    discard,
    duel,
    gold,
    hand,
    offers,
    play,
    quiet_round,
    refused,
    seat,
    table,
    total,
    worth,
)

# Costs


@pytest.mark.rule("CI-SETUP-1", "CI-SMITHY-1", "DX-TURN-3")
@pytest.mark.parametrize(("district", "cost"), [
    ("dragon-gate", 6), ("graveyard", 5), ("haunted-quarter", 2), ("keep", 3), ("laboratory", 5), ("library", 6),
    ("observatory", 5), ("school-of-magic", 6), ("smithy", 5), ("university", 6)])
def test_a_purple_district_costs_what_this_printing_says(district: str, cost: int) -> None:
    game = play(table(seat("bishop", gold=cost - 2, hand=district), rank=5), "gold")
    play(game, f"build {district}")
    assert (gold(game)[0], city(game, 0)) == (0, [district])
    poor = play(table(seat("bishop", gold=cost - 3 if cost > 2 else 0, hand=district), rank=5),
                "gold" if cost > 2 else "cards")
    if cost <= 2:
        play(poor, poor.options()[0])
    refused(poor, f"build {district}", "DX-TURN-3")


# Smithy


@pytest.mark.rule("CI-SMITHY-1", "DX-TURN-8")
def test_the_smithy_takes_3_gold_and_gives_2_cards_once_a_turn() -> None:
    game = table(seat("bishop", gold=7, city="smithy"), rank=5, deck="palace castle manor tavern")
    play(game, "smithy")
    assert (gold(game)[0], hand(game, 0)) == (4, ["castle", "palace"])
    refused(game, "smithy", "DX-TURN-8")
    play(game, "gold")
    refused(game, "smithy", "DX-TURN-8")


@pytest.mark.rule("CI-SMITHY-1")
def test_the_smithy_needs_3_gold() -> None:
    game = table(seat("bishop", gold=2, city="smithy"), rank=5)
    refused(game, "smithy", "CI-SMITHY-1")
    assert "smithy" in offers(play(game, "gold"))


@pytest.mark.rule("CI-SMITHY-1")
@pytest.mark.parametrize(("pay", "draw"), [(2, 3), (3, 2), (1, 1), (2, 2), (3, 3)])
def test_the_options_change_the_smithys_numbers(pay: int, draw: int) -> None:
    options = {"smithy_pay": pay, "smithy_draw": draw}
    game = play(table(seat("bishop", gold=pay, city="smithy"), rank=5, options=options), "smithy")
    assert (gold(game)[0], len(hand(game, 0))) == (0, draw)
    refused(table(seat("bishop", gold=pay - 1, city="smithy"), rank=5, options=options), "smithy", "CI-SMITHY-1")


@pytest.mark.rule("CI-SMITHY-1")
def test_one_option_leaves_the_other_number_as_it_is() -> None:
    game = play(table(seat("bishop", gold=5, city="smithy"), rank=5, options={"smithy_pay": 2}), "smithy")
    assert (gold(game)[0], len(hand(game, 0))) == (3, 2)
    game = play(table(seat("bishop", gold=5, city="smithy"), rank=5, options={"smithy_draw": 3}), "smithy")
    assert (gold(game)[0], len(hand(game, 0))) == (2, 3)


@pytest.mark.rule("CI-SMITHY-1")
def test_with_2_players_the_smithy_works_in_each_own_turn() -> None:
    game = duel(seat("king bishop", gold=6, city="smithy"), seat("merchant warlord"), rank=4)
    play(game, "smithy", "gold", "end", "smithy")
    assert (gold(game)[0], len(hand(game, 0))) == (2, 4)


# Library, Observatory, Laboratory


@pytest.mark.rule("CL-LIBRARY-1", "CI-TURN-1")
def test_the_library_keeps_both_cards() -> None:
    game = play(table(seat("bishop", city="library"), rank=5, deck="palace acrobat"), "cards")
    assert hand(game, 0) == ["acrobat", "palace"]
    assert discard(game) == []
    assert "end" in offers(game)


@pytest.mark.rule("CL-OBSERVATORY-1")
def test_the_observatory_keeps_one_of_three() -> None:
    game = play(table(seat("bishop", city="observatory"), rank=5, deck="palace strongman manor"), "cards")
    assert offers(game) == {"keep palace", "keep strongman", "keep manor"}
    play(game, "keep strongman")
    assert (hand(game, 0), sorted(discard(game))) == (["strongman"], ["manor", "palace"])


@pytest.mark.rule("CL-LIBRARY-1", "CL-OBSERVATORY-1")
def test_library_and_observatory_keep_two_of_three() -> None:
    game = play(table(seat("bishop", city="library observatory"), rank=5, deck="palace castle manor"), "cards")
    assert offers(game) == {"keep palace", "keep castle", "keep manor"}
    play(game, "keep castle")
    assert offers(game) == {"keep palace", "keep manor"}
    play(game, "keep manor")
    assert (hand(game, 0), discard(game)) == (["castle", "manor"], ["palace"])


@pytest.mark.rule("CL-LABORATORY-1", "CI-ACTION-4", "DX-TURN-8")
@pytest.mark.parametrize("card", ["manor", "acrobat", "big-top", "strongman", "ticket-booth"])
def test_the_laboratory_gives_1_gold_for_any_card_once_a_turn(card: str) -> None:
    game = table(seat("merchant", hand=f"{card} tavern", city="laboratory"), rank=6, discard="temple")
    assert offers(game, "laboratory") == {f"laboratory {card}", "laboratory tavern"}
    play(game, f"laboratory {card}")
    assert (gold(game)[0], hand(game, 0), discard(game)) == (1, ["tavern"], ["temple", card])
    refused(game, "laboratory tavern", "DX-TURN-8")


# School of Magic, Dragon Gate, University


@pytest.mark.rule("CL-SCHOOL-OF-MAGIC-1")
@pytest.mark.parametrize(("character", "rank"), [("king", 4), ("bishop", 5), ("merchant", 6), ("warlord", 8)])
def test_the_school_of_magic_counts_for_every_income(character: str, rank: int) -> None:
    assert gold(play(table(seat(character, city="school-of-magic keep"), rank=rank), "income"))[0] == 1


@pytest.mark.rule("CL-DRAGON-GATE-1", "CL-UNIVERSITY-1", "CI-END-1")
def test_dragon_gate_and_university_are_worth_8() -> None:
    assert worth("dragon-gate") == 8
    assert worth("university") == 8
    assert worth("dragon-gate university manor") == 19


# Haunted Quarter


@pytest.mark.rule("CL-HAUNTED-CITY-1", "CI-END-1")
@pytest.mark.parametrize("missing", ["manor", "temple", "tavern", "prison"])
def test_the_haunted_quarter_stands_for_the_missing_colour(missing: str) -> None:
    own = " ".join({"manor", "temple", "tavern", "prison"} - {missing})
    assert worth(f"{own} keep haunted-quarter") == costs(own) + 3 + 2 + 2
    assert worth(f"{own} haunted-quarter") == costs(own) + 2


def finish(item: Any) -> Game:
    """The last round of a game in which seat 0 needs the Haunted Quarter for the fifth colour."""
    return table(seat("bishop", city=["manor", "temple", "tavern", "keep", item]),
                 seat("warlord", city=SIX + " docks castle"), rank=8)


@pytest.mark.rule("CL-HAUNTED-CITY-1", "CI-END-1")
@pytest.mark.parametrize(("new", "points"), [(False, 2), (True, 0)])
def test_the_haunted_quarter_built_in_the_last_round_stands_for_nothing(new: bool, points: int) -> None:
    game = quiet_round(finish({"district": "haunted-quarter", "new": new}))
    assert game.over
    assert total(game, 0) == 3 + 1 + 1 + 3 + 2 + points


@pytest.mark.rule("CL-HAUNTED-CITY-1")
def test_a_haunted_quarter_built_now_in_the_last_round_is_purple_all_the_same() -> None:
    game = table(seat("merchant", gold=2, hand="haunted-quarter", city="manor temple tavern prison"),
                 seat("warlord", city=SIX + " docks castle"), rank=6)
    play(game, "gold", "build haunted-quarter")
    quiet_round(game)
    assert game.over
    assert total(game, 0) == 7 + 2 + 2


# Graveyard


def raid(hand: str = "", gold: int = 1, city: str = "graveyard", character: str = "", **fields: Any) -> Game:
    """The Warlord at seat 0 destroys a manor of seat 1; seat 2 has this."""
    return play(table(seat("warlord", gold=9), seat(city="manor docks"), seat(character, gold, hand, city), rank=8,
                      discard="tavern", **fields), "destroy 1 manor")


@pytest.mark.rule("CL-GRAVEYARD-1", "CI-DECK-2")
def test_the_graveyards_owner_may_buy_what_the_warlord_destroyed() -> None:
    game = raid()
    assert asks(game, 2, "graveyard", "pass")
    assert {game.view(watcher)["waiting"] for watcher in (0, 1, 2, 3, None)} == {2}
    other = game.clone()
    play(game, "graveyard")
    assert (gold(game)[2], hand(game, 2), discard(game)) == (0, ["manor"], ["tavern"])
    assert game.player == 0
    play(other, "pass")
    assert (gold(other)[2], hand(other, 2), discard(other)) == (1, [], ["tavern", "manor"])
    assert other.player == 0


@pytest.mark.rule("CL-GRAVEYARD-1", "CI-BISHOP-1")
@pytest.mark.parametrize("fields", [{"character": "bishop"}, {"character": "king", "killed": "king"}], ids=str)
def test_any_owner_of_the_graveyard_is_asked(fields: dict[str, Any]) -> None:
    assert asks(raid(**fields), 2, "graveyard", "pass")


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_the_graveyard_needs_1_gold() -> None:
    game = raid(gold=0)
    assert (game.player, discard(game)) == (0, ["tavern", "manor"])


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_the_victim_may_own_the_graveyard() -> None:
    game = table(seat("warlord", gold=9), seat(gold=1, city="manor graveyard"), rank=8)
    play(game, "destroy 1 manor", "graveyard")
    assert (hand(game, 1), city(game, 1), discard(game)) == (["manor"], ["graveyard"], [])


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_the_graveyard_is_neither_for_itself_nor_for_the_warlord_who_owns_it() -> None:
    game = table(seat("warlord", gold=9), seat(gold=3, city="manor graveyard"), rank=8)
    play(game, "destroy 1 graveyard")
    assert (game.player, discard(game), hand(game, 1)) == (0, ["graveyard"], [])
    game = table(seat("warlord", gold=9, city="graveyard"), seat(gold=3, city="manor"), rank=8)
    play(game, "destroy 1 manor")
    assert (game.player, discard(game), hand(game, 0)) == (0, ["manor"], [])


@pytest.mark.rule("CL-GRAVEYARD-1", "RU-33", "CI-ACTION-4")
def test_the_graveyard_answers_no_other_way_onto_the_pile() -> None:
    game = table(seat("bishop", gold=9, hand="human-cannonball palace docks", city="temple laboratory"),
                 seat(gold=3, city="graveyard", booths=[1]), rank=5, deck="manor castle")
    play(game, "cannonball temple", "build palace", "laboratory docks")
    assert game.player == 0
    assert hand(game, 1) == []
    play(game, "ticket 1", "keep manor", "cash")
    assert game.player == 0
    assert sorted(discard(game)) == ["castle", "docks", "human-cannonball", "temple", "ticket-booth"]


@pytest.mark.rule("CI-SMITHY-1", "CI-WARLORD-1")
def test_nothing_makes_the_warlord_pay_more() -> None:
    own = "manor graveyard keep library observatory"
    game = table(seat("warlord", gold=2), seat(city=own), rank=8)
    assert gold(play(game, "destroy 1 manor"))[0] == 0
