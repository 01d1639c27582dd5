"""The Strongman, who undoes a murder as soon as it is announced."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.circus.table import (
    CAST,
    asks,
    city,
    crown,
    discard,
    gold,
    hand,
    offers,
    play,
    quiet_round,
    refused,
    reload,
    seat,
    table,
    values,
)
from tests.scenarios.deluxe_box import held, names, pinning

ASKED = ("strongman", "pass")


def murder(character: str = "king", hand: str = "strongman", crown: int = 0) -> Game:
    """The Assassin at seat 0 names the character of seat 1."""
    game = table(seat("assassin", gold=1), seat(character, gold=2, hand=hand, city="manor temple tavern prison"),
                 seat("thief", gold=3), seat("warlord" if character != "warlord" else "merchant", gold=4), crown=crown)
    return play(game, f"name {character}")


# The window


@pytest.mark.rule("CI-STRONGMAN-1")
@pytest.mark.parametrize("character", [name for name in CAST if name not in ("assassin", "thief")])
def test_the_named_characters_player_is_asked_at_once(character: str) -> None:
    assert asks(murder(character), 1, *ASKED)


@pytest.mark.rule("CI-STRONGMAN-1")
@pytest.mark.parametrize("gathered", [False, True])
def test_it_comes_in_the_middle_of_the_assassins_turn(gathered: bool) -> None:
    game = table(seat("assassin", gold=3, hand="tavern"), seat("king", hand="strongman"))
    if gathered:
        play(game, "gold")
    play(game, "name king")
    assert asks(game, 1, *ASKED)
    play(game, "strongman")
    assert game.player == 0
    assert ("end" in offers(game)) == gathered
    play(game, *([] if gathered else ["gold"]), "build tavern", "end")
    assert game.player == 1


@pytest.mark.rule("CI-STRONGMAN-1")
def test_played_it_is_discarded_and_the_murder_is_void() -> None:
    game = play(murder("merchant", "strongman docks"), "strongman")
    assert (hand(game, 1), discard(game)) == (["docks"], ["strongman"])
    assert game.position()["killed"] is None
    for watcher in (0, 1, 2, 3, None):
        assert game.view(watcher)["killed"] is None
        assert game.view(watcher)["discard"] == ["strongman"]
    play(game, "gold", "end", "gold", "end")
    assert game.player == 1
    play(game, "bonus", "income", "gold", "build docks", "end")
    assert city(game, 1) == ["docks", "manor", "prison", "tavern", "temple"]


@pytest.mark.rule("CI-STRONGMAN-1")
def test_passed_the_murder_stands_and_the_card_stays_in_hand() -> None:
    game = play(murder("merchant"), "pass")
    assert (hand(game, 1), discard(game), game.position()["killed"]) == (["strongman"], [], "merchant")
    assert game.player == 0
    play(game, "gold", "end", "gold", "end")
    assert game.player == 3
    assert game.view(3)["killed"] == "merchant"


@pytest.mark.rule("CI-STRONGMAN-1", "RU-44")
def test_nobody_is_asked_without_the_card_or_with_it_but_another_character() -> None:
    game = table(seat("assassin", hand="strongman"), seat("king", hand="acrobat"), seat("bishop", hand="strongman"))
    play(game, "name king")
    assert game.player == 0
    assert game.position()["killed"] == "king"
    game = table(seat("assassin"), seat("king", hand="strongman"), seat("bishop", hand="strongman"))
    play(game, "name merchant")
    assert game.player == 0


@pytest.mark.rule("CI-STRONGMAN-1", "CI-THIEF-1")
def test_the_thief_is_not_stopped_by_it() -> None:
    game = play(table(seat("thief"), seat("king", gold=3, hand="strongman"), rank=2), "name king")
    assert game.player == 0
    play(game, "gold", "end")
    assert gold(game)[:2] == [5, 0]


@pytest.mark.rule("CI-STRONGMAN-1")
def test_it_is_no_help_later() -> None:
    game = table(seat("thief"), seat("merchant", hand="strongman"), seat("warlord"), rank=2, killed="merchant")
    assert game.player == 0
    play(game, "gold", "end")
    assert game.player == 2


@pytest.mark.rule("CI-STRONGMAN-1", "RU-44")
@pytest.mark.parametrize("line", ASKED)
def test_a_hand_with_two_of_them_is_asked_once(line: str) -> None:
    game = play(murder("merchant", "strongman strongman"), line)
    assert game.player == 0
    assert hand(game, 1) == ["strongman"] * (1 if line == "strongman" else 2)


@pytest.mark.rule("CI-STRONGMAN-1", "RU-44")
@pytest.mark.parametrize("crown", range(5))
@pytest.mark.parametrize("holder", range(1, 5))
def test_wherever_the_crown_is_the_one_player_concerned_is_asked(holder: int, crown: int) -> None:
    others = iter(["thief", "bishop", "merchant"])
    seats = [seat("king", hand="strongman") if one == holder else seat(next(others)) for one in range(1, 5)]
    game = table(seat("assassin", hand="strongman"), *seats, players=5, crown=crown)
    play(game, "name king")
    assert asks(game, holder, *ASKED)
    assert play(game, "strongman").player == 0


@pytest.mark.rule("RU-44", "CI-STRONGMAN-1", "DX-TURN-6")
@pytest.mark.parametrize("line", ASKED)
def test_the_window_closes_with_its_answer(line: str) -> None:
    game = play(murder(), line)
    refused(game, "strongman", "CI-STRONGMAN-1")
    refused(game, "pass", "DX-TURN-6")
    assert reload(game).options() == game.options()


@pytest.mark.rule("CI-STRONGMAN-1")
def test_in_the_window_nothing_else_may_be_done() -> None:
    game = murder()
    for line in ("gold", "cards", "end", "acrobat", "name king", "income"):
        refused(game, line, "CI-STRONGMAN-1")


# What follows


@pytest.mark.parametrize(("line", "rule"), pinning([("strongman", "CI-STRONGMAN-2"), ("pass", "CI-TURN-1")]))
def test_the_assassin_names_no_other(line: str, rule: str) -> None:
    game = play(murder(), line)
    assert not offers(game, "name")
    refused(game, "name bishop", rule)
    play(game, "gold")
    assert not offers(game, "name")


@pytest.mark.rule("CI-STRONGMAN-2", "CI-THIEF-1")
def test_the_thief_may_name_a_saved_character() -> None:
    game = play(murder("merchant"), "strongman", "gold", "end")
    assert names(game.options(), "name") == set(CAST) - {"assassin", "thief"}
    play(game, "name merchant", "gold", "end")
    assert (game.player, gold(game)[1:3]) == (1, [0, 7])


@pytest.mark.rule("CI-STRONGMAN-2", "CI-THIEF-1")
def test_but_not_one_who_passed() -> None:
    game = play(murder("merchant"), "pass", "gold", "end")
    refused(game, "name merchant", "CI-THIEF-1")


@pytest.mark.rule("CI-STRONGMAN-2", "CI-BISHOP-1")
@pytest.mark.parametrize(("line", "safe"), [("strongman", True), ("pass", False)])
def test_a_saved_bishop_protects_the_own_city(line: str, safe: bool) -> None:
    game = play(murder("bishop"), line, "gold", "end", "gold", "end")
    if safe:
        play(game, "income", "gold", "end")
    assert game.player == 3
    assert bool(offers(game, "destroy")) != safe


@pytest.mark.rule("CI-STRONGMAN-2", "CI-KING-1")
def test_a_saved_king_answers_and_takes_the_crown() -> None:
    game = play(murder("king", "strongman acrobat"), "strongman", "gold", "end")
    assert crown(game) == 0
    play(game, "gold", "end")
    # The King answers, so that no Acrobat is asked about.
    assert (game.player, crown(game)) == (1, 1)
    assert {"gold", "cards", "income"} <= offers(game)
    quiet_round(game)
    assert (crown(game), game.player) == (1, 1)


@pytest.mark.rule("CI-STRONGMAN-1", "CI-KING-1")
def test_a_king_who_passed_takes_the_crown_at_the_end_of_the_round() -> None:
    game = play(murder("king", crown=2), "pass", "gold", "end", "gold", "end")
    assert (game.player, crown(game)) == (3, 2)
    play(game, "gold", "end")
    assert crown(game) == 1


@pytest.mark.rule("CI-STRONGMAN-1")
def test_playing_it_shows_who_holds_the_named_character() -> None:
    game = play(murder("king"), "strongman")
    for watcher in (0, 2, 3):
        assert "strongman" in values(game.heard(watcher))
        for k in range(8):
            assert held(game.imagine(watcher, k))[1] == ["king"]


# One card a turn


@pytest.mark.rule("CI-ACTION-2", "CI-STRONGMAN-1")
def test_outside_the_own_turn_it_does_not_count_as_that_turns_card() -> None:
    game = play(murder("merchant", "strongman big-top"), "strongman", "gold", "end", "gold", "end")
    assert game.player == 1
    play(game, "tent")
    assert "big-top" in city(game, 1)


@pytest.mark.rule("CI-ACTION-2", "CI-STRONGMAN-1")
def test_the_assassin_may_still_play_a_card_after_another_played_one() -> None:
    game = table(seat("assassin", hand="big-top"), seat("king", hand="strongman"))
    play(game, "name king", "strongman", "tent")
    assert city(game, 0) == ["big-top"]
    game = table(seat("assassin", hand="big-top"), seat("king", hand="strongman"))
    play(game, "tent", "name king")
    assert asks(game, 1, *ASKED)


def alone(players: int, hand: str = "strongman big-top ticket-booth") -> Game:
    """An Assassin who has the King as well."""
    return table(seat("assassin king", gold=2, hand=hand), seat("thief warlord"), players=players, crown=1)


@pytest.mark.rule("CI-STRONGMAN-1", "RU-4")
@pytest.mark.parametrize("players", [2, 3])
def test_an_assassin_may_save_the_own_other_character(players: int) -> None:
    game = play(alone(players), "name king")
    assert asks(game, 0, *ASKED)
    play(game, "strongman")
    assert (game.position()["killed"], discard(game)) == (None, ["strongman"])
    play(game, "gold", "end", "gold", "end")
    assert (game.player, crown(game)) == (0, 0)


@pytest.mark.rule("CI-ACTION-2", "CI-STRONGMAN-1")
@pytest.mark.parametrize("players", [2, 3])
def test_then_the_strongman_is_that_turns_card(players: int) -> None:
    game = play(alone(players), "name king", "strongman")
    assert not offers(game, "tent", "booth")
    refused(game, "tent", "CI-ACTION-2")
    play(game, "gold")
    refused(game, "booth", "CI-ACTION-2")
    play(game, "end", "gold", "end")
    # The King's turn is another one.
    assert {"tent", "booth"} <= offers(game)


@pytest.mark.rule("CI-ACTION-2", "CI-STRONGMAN-1")
def test_an_assassin_who_passed_may_play_another_card() -> None:
    game = play(alone(3), "name king", "pass")
    assert game.position()["killed"] == "king"
    assert {"tent", "booth"} <= offers(game)


@pytest.mark.rule("CI-ACTION-2", "CI-STRONGMAN-1")
@pytest.mark.parametrize("first", ["tent", "booth"])
def test_an_assassin_who_played_a_card_already_is_not_asked(first: str) -> None:
    game = play(alone(3), first, "name king")
    assert game.player == 0
    assert {"gold", "cards"} <= offers(game)
    assert game.position()["killed"] == "king"
    refused(game, "strongman", "CI-STRONGMAN-1")
    assert "strongman" in hand(game, 0)


@pytest.mark.rule("CI-STRONGMAN-1")
@pytest.mark.parametrize(("named", "asked"), [("bishop", True), ("merchant", True), ("thief", False)])
def test_with_two_characters_either_may_be_saved(named: str, asked: bool) -> None:
    game = table(seat("assassin king"), seat("bishop merchant", hand="strongman"), seat("thief warlord"), players=3)
    play(game, f"name {named}")
    assert game.player == (1 if asked else 0)
    if asked:
        play(game, "strongman", "gold", "end", "gold", "end", "gold", "end")
        assert game.player == 1


@pytest.mark.rule("CI-STRONGMAN-1")
def test_a_face_up_or_absent_character_asks_nobody() -> None:
    game = table(seat("assassin"), seat("bishop", hand="strongman strongman"), face_up=["merchant", "warlord"])
    for name in ("merchant", "king"):
        assert play(game.clone(), f"name {name}").player == 0
