"""The Acrobat, who takes the crown when nobody answers for the King."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.asserting import present
from tests.circus.table import (
    asks,
    city,
    crown,
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
    values,
)
from tests.scenarios.deluxe_box import select

ASKED = ("acrobat", "pass")


def vacant(holder: int = 2, king: int | None = None, killed: str | None = None, crown: int = 3,
           others: str = "manor", **fields: Any) -> Game:
    """The King is about to be called; seat 3 is the Warlord, this seat holds the Acrobat."""
    seats = [seat("king" if one == king else "", hand="acrobat" if one == holder else others) for one in range(3)]
    seats.append(seat("warlord", hand="acrobat" if holder == 3 else others))
    return table(*seats, rank=4, killed=killed, crown=crown, **fields)


# The window


@pytest.mark.rule("CI-ACROBAT-1", "RU-44")
@pytest.mark.parametrize("crown", range(4))
@pytest.mark.parametrize("holder", range(4))
@pytest.mark.parametrize("king", [1, None])
def test_a_murdered_king_asks_the_holder_wherever_crown_and_card_are(king: int | None, holder: int, crown: int) -> None:
    assert asks(vacant(holder, king, "king", crown), holder, *ASKED)


@pytest.mark.rule("CI-ACROBAT-1", "RU-44")
@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("killed", [None, "merchant"])
def test_a_king_not_in_play_asks_the_holder(killed: str | None, holder: int) -> None:
    assert asks(vacant(holder, None, killed), holder, *ASKED)


@pytest.mark.rule("CI-ACROBAT-1")
@pytest.mark.parametrize("holder", [0, 2, 3])
def test_a_king_who_answers_asks_nobody(holder: int) -> None:
    game = vacant(holder, king=0)
    assert (game.player, crown(game)) == (0, 0)
    assert "gold" in offers(game)
    quiet_round(game)
    assert "acrobat" in hand(game, holder)


@pytest.mark.rule("CI-ACROBAT-1")
def test_it_opens_when_the_king_is_called_and_not_before() -> None:
    game = table(seat("magician"), seat("king", hand="acrobat"), seat("bishop"), rank=2, killed="king", crown=3)
    assert game.player == 0
    refused(game, "acrobat", "CI-ACROBAT-1")
    play(game, "gold", "end")
    assert asks(game, 1, *ASKED)
    play(game, "pass")
    assert game.player == 2


@pytest.mark.rule("CI-ACROBAT-1")
def test_it_does_not_open_once_the_king_has_been_called() -> None:
    game = table(seat("bishop", hand="acrobat"), seat("king"), rank=5, killed="king", crown=2)
    assert "gold" in offers(game)
    refused(game, "acrobat", "CI-ACROBAT-1")
    quiet_round(game)
    assert crown(game) == 1


@pytest.mark.rule("CI-ACROBAT-1")
def test_nobody_is_asked_if_nobody_holds_it() -> None:
    game = vacant(holder=9, killed="king", discard="acrobat")
    assert game.player == 3
    assert "gold" in offers(game)


@pytest.mark.rule("CI-ACROBAT-1")
def test_in_the_window_nothing_else_may_be_done() -> None:
    game = vacant()
    for line in ("gold", "end", "strongman", "cash", "income"):
        refused(game, line, "CI-ACROBAT-1")


# Taking the crown


@pytest.mark.rule("CI-ACROBAT-1", "CI-ACTION-2")
def test_played_it_takes_the_crown_and_is_discarded() -> None:
    game = play(vacant(discard="tavern"), "acrobat")
    assert (crown(game), hand(game, 2), discard(game)) == (2, [], ["tavern", "acrobat"])
    assert game.player == 3
    for watcher in (0, 1, 2, 3, None):
        assert game.view(watcher)["crown"] == 2
    assert "acrobat" in values(game.heard(0))


@pytest.mark.rule("CI-ACROBAT-1")
def test_passed_everything_stays() -> None:
    game = play(vacant(), "pass")
    assert (crown(game), hand(game, 2), discard(game), game.player) == (3, ["acrobat"], [], 3)


@pytest.mark.rule("CI-ACROBAT-1")
def test_its_player_chooses_first_in_the_next_round() -> None:
    game = quiet_round(play(vacant(), "acrobat"))
    assert (crown(game), game.player) == (2, 2)
    assert offers(game) == offers(game, "pick")


@pytest.mark.rule("CI-ACROBAT-1", "RU-43")
def test_it_overrides_the_claim_of_the_murdered_king() -> None:
    game = quiet_round(play(vacant(king=1, killed="king"), "acrobat"))
    assert (crown(game), game.player) == (2, 2)


@pytest.mark.rule("CI-ACROBAT-1", "CI-KING-1")
def test_passed_the_murdered_king_takes_the_crown_as_usual() -> None:
    game = quiet_round(play(vacant(king=1, killed="king"), "pass"))
    assert (crown(game), game.player) == (1, 1)


@pytest.mark.rule("CI-ACROBAT-1")
@pytest.mark.parametrize(("line", "now"), [("acrobat", 1), ("pass", 3)])
def test_the_murdered_king_may_play_it(line: str, now: int) -> None:
    game = vacant(holder=1, king=1, killed="king")
    assert asks(game, 1, *ASKED)
    play(game, line)
    assert crown(game) == now
    assert crown(quiet_round(game)) == 1


@pytest.mark.rule("CI-ACROBAT-1")
def test_a_murdered_player_of_another_character_may_play_it() -> None:
    game = table(seat("thief", hand="acrobat"), seat("bishop"), rank=3, killed="thief", crown=2)
    assert asks(game, 0, *ASKED)
    assert crown(play(game, "acrobat")) == 0


@pytest.mark.rule("CI-ACROBAT-1")
def test_its_player_plays_the_own_turn_with_the_own_character() -> None:
    game = table(seat("bishop", hand="acrobat", city="manor castle temple"), seat("warlord"), rank=4, crown=1)
    play(game, "acrobat")
    assert (game.player, crown(game)) == (0, 0)
    assert present(game.position()["turn"])["character"] == "bishop"
    play(game, "income")
    assert gold(game)[0] == 1


@pytest.mark.rule("CI-ACROBAT-1")
def test_a_player_who_had_the_turn_already_gets_no_second_one() -> None:
    game = table(seat("magician", hand="acrobat"), seat("warlord"), rank=3, crown=1)
    play(game, "gold", "end", "acrobat")
    assert (game.player, crown(game)) == (1, 0)
    quiet_round(game)
    assert gold(game)[0] == 2


@pytest.mark.rule("CI-ACROBAT-1", "CI-KING-1")
def test_the_crown_goes_on_to_the_next_king_in_the_next_round() -> None:
    rounds = (quiet_round(play(vacant(seed=seed), "acrobat")) for seed in range(40))
    game = next(game for game in rounds if "pick king" in game.options())
    play(game, next(line for line in game.options() if line != "pick king"), "pick king")
    quiet_round(select(game))
    assert (crown(game), game.player) == (3, 3)


# The holder of the crown


@pytest.mark.rule("CI-ACROBAT-2", "RU-43")
def test_the_crowned_player_may_play_it_to_keep_the_crown() -> None:
    game = vacant(holder=3, king=1, killed="king", crown=3)
    assert asks(game, 3, *ASKED)
    kept, lost = play(game.clone(), "acrobat"), play(game, "pass")
    assert (crown(kept), crown(lost)) == (3, 3)
    assert (crown(quiet_round(kept)), crown(quiet_round(lost))) == (3, 1)
    assert discard(kept) == ["acrobat"]


@pytest.mark.rule("CI-ACROBAT-2", "RU-1")
@pytest.mark.parametrize("king", [0, 1, 2, None])
def test_the_crowned_player_is_asked_whether_or_not_somebody_has_the_murdered_king(king: int | None) -> None:
    game = vacant(holder=3, king=king, killed="king", crown=3)
    assert asks(game, 3, *ASKED)
    if king is not None:
        assert game.view(3)["players"][king]["characters"] == [None]


# Turns and rounds


@pytest.mark.rule("CI-ACTION-2", "CI-ACROBAT-1")
def test_it_does_not_count_as_the_card_of_the_own_turn() -> None:
    game = table(seat("bishop", hand="acrobat big-top"), rank=4, crown=1)
    play(game, "acrobat", "tent")
    assert city(game, 0) == ["big-top"]
    game = table(seat("magician", hand="acrobat big-top"), rank=3, crown=1)
    play(game, "tent", "gold", "end", "acrobat")
    assert crown(game) == 0


@pytest.mark.rule("CI-ACROBAT-1", "RU-44", "DX-TURN-6")
@pytest.mark.parametrize("line", ASKED)
def test_the_window_closes_with_its_answer(line: str) -> None:
    game = play(vacant(), line)
    refused(game, "acrobat", "CI-ACROBAT-1")
    refused(game, "pass", "DX-TURN-6")
    play(game, "gold")
    assert "end" in offers(game)


@pytest.mark.rule("CI-ACROBAT-1", "CI-STRONGMAN-2")
def test_a_king_saved_by_the_strongman_leaves_no_room_for_it() -> None:
    game = table(seat("assassin"), seat("king", hand="strongman"), seat(hand="acrobat"), crown=3)
    play(game, "name king", "strongman", "gold", "end")
    assert (game.player, crown(game)) == (1, 1)


@pytest.mark.rule("CI-ACROBAT-1", "CI-STRONGMAN-1")
def test_strongman_and_acrobat_may_lie_in_one_hand() -> None:
    game = table(seat("assassin"), seat("king", hand="strongman acrobat"), seat("bishop"), crown=3)
    play(game, "name king", "pass", "gold", "end")
    assert asks(game, 1, *ASKED)
    play(game, "acrobat")
    assert (crown(game), game.player, hand(game, 1)) == (1, 2, ["strongman"])


@pytest.mark.rule("CI-ACROBAT-1")
@pytest.mark.parametrize(("holder", "killed"), [(0, "king"), (1, "king"), (0, None)])
def test_with_two_players(holder: int, killed: str | None) -> None:
    hands = ["acrobat" if one == holder else "" for one in range(2)]
    cast = ["thief bishop", "king warlord" if killed else "merchant warlord"]
    game = duel(*(seat(names, hand=held) for names, held in zip(cast, hands)), rank=4, killed=killed, crown=1)
    assert asks(game, holder, *ASKED)
    play(game, "acrobat")
    assert crown(game) == holder
    assert (crown(quiet_round(game)), game.player) == (holder, holder)


# In a position


@pytest.mark.rule("CI-ACROBAT-1", "RU-43")
@pytest.mark.parametrize(("acrobat", "then"), [(True, 2), (False, 1)])
def test_a_position_says_whether_it_was_played_this_round(acrobat: bool, then: int) -> None:
    game = table(seat(), seat("king"), seat(), seat("warlord"), rank=8, killed="king", crown=2, acrobat=acrobat)
    assert game.position()["acrobat"] is acrobat
    quiet_round(game)
    assert crown(game) == then
    assert game.position()["acrobat"] is False


@pytest.mark.rule("CI-ACROBAT-1", "RU-43")
def test_a_saved_game_remembers_that_it_was_played() -> None:
    game = vacant(king=1, killed="king")
    assert game.position()["acrobat"] is False
    play(game, "acrobat")
    again = reload(game)
    assert again.position()["acrobat"] is True
    assert crown(quiet_round(again)) == 2
