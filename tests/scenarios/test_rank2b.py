"""Rank 2: the Blackmailer."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.asserting import present
from tests.scenarios.table import RANKS, crown, gold, hand, offers, play, refused, seat, table

THREATENABLE = ("magician", "king", "bishop", "merchant", "architect", "warlord")


def threatened(target: dict[str, Any], *others: dict[str, Any], flower: bool = True, **fields: Any) -> Game:
    """Seat 0 is the Blackmailer; the turn is seat 1's, whose character is threatened, with the flower or not."""
    character = target["characters"][0]
    rank = next(n for n, names in enumerate(RANKS, 1) if character in names)
    spare = "magician" if rank != 3 else "warlord"
    threats = {"flower": character, "plain": spare} if flower else {"flower": spare, "plain": character}
    return table(seat("blackmailer"), target, *others, rank=rank, threats=threats, **fields)


# Placing


@pytest.mark.rule("DX-BLACKMAILER-1", "DX-BLACKMAILER-4")
def test_two_threats_on_two_characters_neither_rank_1_nor_the_own() -> None:
    game = table(seat("blackmailer"), seat("king"), rank=2)
    assert offers(game, "flower") == {f"flower {name}" for name in THREATENABLE}
    refused(game, "flower assassin", "DX-BLACKMAILER-1")
    refused(game, "flower blackmailer", "DX-BLACKMAILER-4")
    play(game, "flower king")
    assert offers(game) == {f"threaten {name}" for name in THREATENABLE if name != "king"}
    refused(game, "threaten king", "DX-BLACKMAILER-1")
    play(game, "threaten bishop")
    threats = present(game.position()["threats"])
    assert (threats["flower"], threats["plain"]) == ("king", "bishop")
    assert not offers(game, "flower", "threaten")


@pytest.mark.rule("DX-BLACKMAILER-1")
def test_threats_are_optional_and_may_come_after_gathering() -> None:
    game = play(table(seat("blackmailer"), seat("king"), rank=2), "gold")
    assert {"end", "flower king"} <= offers(game)


@pytest.mark.rule("DX-BLACKMAILER-1")
def test_the_murdered_cannot_be_threatened() -> None:
    game = play(table(seat("blackmailer"), seat("assassin"), seat("king")), "name king", "gold", "end")
    assert offers(game, "flower") == {f"flower {name}" for name in THREATENABLE if name != "king"}
    refused(game, "flower king", "DX-BLACKMAILER-1")
    play(game, "flower bishop")
    assert "threaten king" not in offers(game)


@pytest.mark.rule("DX-BLACKMAILER-1")
def test_the_bewitched_cannot_be_threatened() -> None:
    game = play(table(seat("blackmailer"), seat("witch"), seat("king")), "gold", "name king")
    assert game.player == 0
    assert offers(game, "flower") == {f"flower {name}" for name in THREATENABLE if name != "king"}
    refused(game, "flower king", "DX-BLACKMAILER-1")


@pytest.mark.rule("DX-BLACKMAILER-1")
def test_a_threat_may_share_a_character_with_a_warrant() -> None:
    game = table(seat("blackmailer"), seat("magistrate"), seat("king", 4, "castle tavern"))
    play(game, "sign king", "warrant bishop", "warrant warlord", "gold", "end")
    assert offers(game, "flower") == {f"flower {name}" for name in THREATENABLE}
    play(game, "flower bishop", "threaten king", "gold", "end", "gold")
    assert offers(game) == {"bribe", "refuse"}
    play(game, "bribe", "build tavern")
    assert game.player == 1  # the Magistrate
    assert offers(game) == {"confiscate", "pass"}


@pytest.mark.rule("RU-2", "DX-BLACKMAILER-1")
def test_a_character_lying_face_up_may_be_threatened() -> None:
    game = table(seat("blackmailer"), seat("king"), rank=2, face_up=["bishop", "warlord"])
    assert offers(game, "flower") == {f"flower {name}" for name in THREATENABLE}


@pytest.mark.rule("DX-BLACKMAILER-1")
def test_only_the_blackmailer_knows_where_the_flower_is() -> None:
    ways = (("flower king", "threaten bishop"), ("flower bishop", "threaten king"))
    one, other = (play(table(seat("blackmailer"), seat("king"), seat("bishop"), rank=2), *way) for way in ways)
    for viewer in (1, 2, 3, None):
        assert one.view(viewer)["threats"] == ["king", "bishop"]
        assert one.view(viewer) == other.view(viewer)
    assert one.heard(1) == other.heard(1)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("DX-BLACKMAILER-1")
def test_a_half_made_threat_is_the_blackmailer_s_secret() -> None:
    one, other = (play(table(seat("blackmailer"), rank=2), line) for line in ("flower king", "flower bishop"))
    assert one.view(1) == other.view(1)
    assert one.heard(1) == other.heard(1)


# Answering


@pytest.mark.rule("DX-BLACKMAILER-2")
def test_the_threatened_player_gathers_before_anything_else() -> None:
    game = threatened(seat("merchant", 3, "tavern", "market smithy laboratory museum armory"))
    assert game.player == 1
    assert offers(game) == {"gold", "cards"}
    for line in ("income", "bonus", "smithy", "laboratory tavern", "museum tavern", "armory 1 market"):
        refused(game, line, "DX-BLACKMAILER-2")


@pytest.mark.rule("DX-BLACKMAILER-2", "DX-BLACKMAILER-4")
def test_having_gathered_the_threatened_player_must_answer() -> None:
    game = play(threatened(seat("merchant", 3, "tavern", "market smithy laboratory museum armory")), "gold")
    assert offers(game) == {"bribe", "refuse"}
    for line in ("income", "bonus", "smithy", "laboratory tavern", "museum tavern", "build tavern", "end"):
        refused(game, line, "DX-BLACKMAILER-2")
    play(game, "bribe")
    assert {"income", "bonus", "laboratory tavern", "museum tavern", "build tavern", "end"} <= offers(game)


@pytest.mark.rule("DX-BLACKMAILER-2", "DX-LIBRARY-1")
def test_gathering_effects_work_before_the_answer() -> None:
    game = threatened(seat("merchant", city="library observatory"), deck="palace church docks")
    play(game, "cards")
    assert hand(game, 1) == ["church", "docks", "palace"]
    assert offers(game) == {"bribe", "refuse"}
    assert gold(play(threatened(seat("merchant", city="gold-mine")), "gold"))[1] == 3


@pytest.mark.rule("DX-BLACKMAILER-2")
@pytest.mark.parametrize("stash, bribe", [(0, 1), (1, 1), (2, 2), (3, 2), (8, 5)])
def test_the_bribe_is_half_the_stash_rounded_down(stash: int, bribe: int) -> None:
    game = play(threatened(seat("merchant", stash)), "gold", "bribe")
    assert gold(game)[:2] == [bribe, stash + 2 - bribe]
    assert game.player == 1


@pytest.mark.rule("DX-BLACKMAILER-2")
@pytest.mark.parametrize("stash", [0, 1])
def test_with_one_gold_or_none_the_bribe_is_nothing_and_still_wards_off(stash: int) -> None:
    game = threatened(seat("merchant", stash), deck="palace church")
    play(game, "cards", "keep palace")
    assert offers(game) == {"bribe", "refuse"}
    play(game, "bribe")
    assert gold(game)[:2] == [0, stash]
    assert present(game.position()["threats"])["flower"] is None


@pytest.mark.rule("DX-BLACKMAILER-2", "RU-18")
@pytest.mark.parametrize("flower", [True, False])
def test_a_bribed_threat_leaves(flower: bool) -> None:
    game = play(threatened(seat("merchant", 4), flower=flower), "gold", "bribe")
    threats = present(game.position()["threats"])
    assert threats["flower" if flower else "plain"] is None
    assert threats["plain" if flower else "flower"] == "magician"
    assert game.view(2)["threats"] == ["magician"]


@pytest.mark.rule("DX-BLACKMAILER-2", "RU-18")
def test_a_bribed_threat_leaves_unseen() -> None:
    one, other = (play(threatened(seat("merchant", 4), flower=flower), "gold", "bribe") for flower in (True, False))
    for viewer in (1, 2, 3, None):
        assert one.view(viewer) == other.view(viewer)
    for viewer in (1, 2, 3):
        assert one.heard(viewer) == other.heard(viewer)


@pytest.mark.rule("DX-BLACKMAILER-3", "RU-7")
@pytest.mark.parametrize("flower, taken", [(True, 6), (False, 0)])
def test_after_a_refusal_the_blackmailer_may_turn_the_threat_over(flower: bool, taken: int) -> None:
    game = play(threatened(seat("merchant", 4), flower=flower), "gold", "refuse")
    assert game.player == 0
    assert offers(game) == {"reveal", "pass"}
    play(game, "reveal")
    assert gold(game)[:2] == [taken, 6 - taken]
    assert game.player == 1
    assert not offers(game, "bribe", "refuse")


@pytest.mark.rule("DX-BLACKMAILER-3", "DX-BLACKMAILER-4")
@pytest.mark.parametrize("flower", [True, False])
def test_the_blackmailer_need_not_turn_it_over(flower: bool) -> None:
    game = play(threatened(seat("merchant", 4), flower=flower), "gold", "refuse", "pass")
    assert gold(game)[:2] == [0, 6]
    assert game.player == 1
    assert "end" in offers(game)
    assert game.view(2)["threats"] == ["magician", "merchant"]


@pytest.mark.rule("DX-BLACKMAILER-4", "RU-7")
def test_an_unturned_threat_stays_face_down() -> None:
    games = [threatened(seat("merchant", 4), flower=flower) for flower in (True, False)]
    for lines in (("gold", "refuse"), ("pass",), ("end",)):
        one, other = (play(game, *lines) for game in games)
        for viewer in (1, 2, 3, None):
            assert one.view(viewer) == other.view(viewer)
        assert one.heard(1) == other.heard(1)


@pytest.mark.rule("RU-7")
def test_everybody_sees_that_the_blackmailer_is_asked() -> None:
    game = play(threatened(seat("merchant", 4), flower=False), "gold", "refuse")
    assert [game.view(viewer)["waiting"] for viewer in (0, 1, 2, 3, None)] == [0] * 5


@pytest.mark.rule("DX-BLACKMAILER-3")
def test_a_turned_flower_takes_even_the_gold_just_gathered_but_not_the_later_income() -> None:
    game = play(threatened(seat("merchant", 1, city="market docks")), "gold", "refuse", "reveal")
    assert gold(game)[:2] == [3, 0]
    play(game, "income", "bonus")
    assert gold(game)[:2] == [3, 3]


@pytest.mark.rule("DX-BLACKMAILER-2", "DX-KING-2", "DX-TURN-9")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_crown_is_taken_before_the_answer(character: str) -> None:
    game = threatened(seat(character, city="manor"), crown=3)
    assert crown(game) == 1
    assert offers(game) == {"gold", "cards"}
    play(game, "gold")
    assert offers(game) == {"bribe", "refuse"}


@pytest.mark.rule("DX-BLACKMAILER-4", "DX-EMPEROR-2", "DX-BLACKMAILER-2")
def test_the_emperor_s_crown_and_resource_come_after_the_answer() -> None:
    game = threatened(seat("emperor"), seat(gold=4))
    assert not offers(game, "crown")
    play(game, "gold")
    assert offers(game) == {"bribe", "refuse"}
    refused(game, "crown 2", "DX-BLACKMAILER-2")
    play(game, "refuse", "reveal", "crown 2")
    assert gold(game) == [2, 1, 3, 0]


@pytest.mark.rule("DX-BLACKMAILER-4", "DX-QUEEN-1")
def test_the_queen_s_gold_comes_after_the_answer() -> None:
    game = threatened(seat("queen"), seat("king"), players=5)
    assert offers(game) == {"gold", "cards"}
    play(game, "gold", "refuse", "reveal", "bonus")
    assert gold(game)[:2] == [2, 3]


@pytest.mark.rule("DX-BLACKMAILER-4", "DX-TAX-2")
def test_the_tax_token_comes_after_the_answer() -> None:
    game = threatened(seat("tax-collector"), tax=6)
    assert offers(game) == {"gold", "cards"}
    play(game, "gold")
    assert offers(game) == {"bribe", "refuse"}
    play(game, "bribe", "bonus")
    assert gold(game)[:2] == [1, 1 + 6]


@pytest.mark.rule("DX-BLACKMAILER-2", "DX-WIZARD-3")
def test_a_threatened_wizard_looks_at_no_hand_before_the_answer() -> None:
    game = threatened(seat("wizard", 4), seat(hand="tavern"))
    assert offers(game) == {"gold", "cards"}
    play(game, "gold", "bribe")
    assert "look 2" in offers(game)


@pytest.mark.rule("DX-BLACKMAILER-1")
def test_a_threat_on_a_character_nobody_holds_does_nothing() -> None:
    game = table(seat("blackmailer"), seat("king", 4), rank=2)
    play(game, "flower bishop", "threaten warlord", "gold", "end", "gold", "end")
    assert game.position()["phase"] == "selection"
    assert gold(game)[:2] == [2, 6]


@pytest.mark.rule("DX-BLACKMAILER-4", "DX-CALL-2")
def test_threats_on_both_characters_of_one_player_are_answered_separately() -> None:
    game = table(seat("blackmailer warlord"), seat("king bishop", 2), players=2, rank=2)
    play(game, "flower bishop", "threaten king", "gold", "end", "gold")
    assert offers(game) == {"bribe", "refuse"}
    play(game, "bribe", "end")
    assert gold(game) == [2 + 2, 2]
    play(game, "gold")
    assert offers(game) == {"bribe", "refuse"}
    play(game, "refuse", "reveal")
    assert gold(game) == [4 + 4, 0]


@pytest.mark.rule("RU-4", "DX-BLACKMAILER-1")
def test_the_own_other_character_may_be_threatened_and_a_bribe_to_oneself_moves_nothing() -> None:
    game = table(seat("blackmailer warlord", 5), seat("king bishop"), players=2, rank=2)
    assert "flower warlord" in offers(game)
    play(game, "flower warlord", "threaten magician", "gold", "end", "gold", "end", "gold", "end", "gold")
    assert game.player == 0
    assert offers(game) == {"bribe", "refuse"}
    play(game, "bribe")
    assert gold(game) == [9, 4]


@pytest.mark.rule("RU-4", "DX-BLACKMAILER-3")
def test_turning_over_a_threat_on_oneself_moves_nothing() -> None:
    game = table(seat("blackmailer warlord", 5), seat("king bishop"), players=2, rank=8,
                 threats={"flower": "warlord", "plain": "king"})
    play(game, "gold", "refuse", "reveal")
    assert gold(game) == [7, 0]
    assert game.player == 0


@pytest.mark.rule("RU-18")
def test_threats_go_when_the_round_ends() -> None:
    game = play(threatened(seat("warlord", 4)), "gold", "refuse", "pass", "end")
    assert game.position()["phase"] == "selection"
    assert game.position()["threats"] is None
