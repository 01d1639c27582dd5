"""Rank 2: the Thief and the Spy."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import city, crown, gold, hand, offers, play, refused, seat, table

ROBBABLE = ("magician", "king", "bishop", "merchant", "architect", "warlord")
TYPES = ("noble", "religious", "trade", "military", "unique")


def thief_table(**fields: Any) -> Game:
    return table(seat("thief", 1), seat("king", 5, city="manor"), seat("bishop", 3), rank=2, **fields)


# Thief


@pytest.mark.rule("DX-THIEF-1", "DX-THIEF-2")
def test_the_thief_names_anybody_of_a_higher_rank() -> None:
    game = thief_table()
    assert offers(game, "name") == {f"name {name}" for name in ROBBABLE}
    refused(game, "name assassin", "DX-THIEF-2")
    refused(game, "name thief", "DX-THIEF-1")


@pytest.mark.rule("RU-2", "DX-THIEF-1")
def test_the_thief_may_name_a_character_lying_face_up() -> None:
    game = thief_table(face_up=["magician", "warlord"])
    assert offers(game, "name") == {f"name {name}" for name in ROBBABLE}


@pytest.mark.rule("DX-THIEF-2")
def test_the_thief_cannot_rob_the_murdered() -> None:
    game = table(seat("thief"), seat("assassin"), seat("king", 4))
    play(game, "name king", "gold", "end")
    assert game.player == 0
    assert offers(game, "name") == {f"name {name}" for name in ROBBABLE if name != "king"}
    refused(game, "name king", "DX-THIEF-2")


@pytest.mark.rule("DX-THIEF-2")
def test_the_thief_cannot_rob_the_bewitched() -> None:
    game = table(seat("thief"), seat("witch"), seat("king", 4))
    play(game, "gold", "name king")
    assert game.player == 0
    assert offers(game, "name") == {f"name {name}" for name in ROBBABLE if name != "king"}
    refused(game, "name king", "DX-THIEF-2")
    refused(game, "name witch", "DX-THIEF-2")


@pytest.mark.rule("DX-THIEF-1")
def test_the_thief_takes_all_gold_when_the_victim_is_revealed() -> None:
    game = play(thief_table(), "name king", "gold")
    assert gold(game)[:2] == [3, 5]
    play(game, "end")
    assert game.player == 1
    assert gold(game)[:2] == [8, 0]


@pytest.mark.rule("DX-THIEF-1", "DX-TURN-9")
def test_robbery_comes_before_the_victim_can_do_anything() -> None:
    game = play(thief_table(crown=2), "name king", "gold", "end")
    assert gold(game)[1] == 0
    assert crown(game) == 1
    play(game, "income", "gold")
    assert gold(game)[:2] == [8, 3]


@pytest.mark.rule("DX-THIEF-1")
def test_others_keep_their_gold() -> None:
    game = play(thief_table(), "name bishop", "gold", "end")
    assert gold(game)[:3] == [3, 5, 3]
    play(game, "gold", "end")
    assert gold(game)[:3] == [6, 7, 0]


@pytest.mark.rule("DX-THIEF-1")
def test_robbing_somebody_without_gold_moves_nothing() -> None:
    game = table(seat("thief"), seat("king"), rank=2)
    play(game, "name king", "gold", "end")
    assert gold(game)[:2] == [2, 0]
    assert game.player == 1


@pytest.mark.rule("DX-THIEF-1")
def test_robbing_a_character_nobody_holds_moves_nothing() -> None:
    game = play(thief_table(), "name merchant", "gold", "end", "gold", "end", "gold", "end")
    assert gold(game)[:3] == [3, 7, 5]
    assert game.position()["phase"] == "selection"
    assert game.position()["robbed"] is None


@pytest.mark.rule("DX-THIEF-1")
def test_the_thief_robs_once_and_need_not() -> None:
    game = play(thief_table(), "gold")
    assert {"end", "name king"} <= offers(game)
    play(game, "name king")
    assert not offers(game, "name")


@pytest.mark.rule("DX-THIEF-1")
def test_the_robbed_character_is_public() -> None:
    game = play(thief_table(), "name king")
    assert [game.view(viewer)["robbed"] for viewer in (0, 1, 2, 3, None)] == ["king"] * 5


@pytest.mark.rule("DX-THIEF-1", "DX-CALL-2")
def test_of_two_characters_only_the_robbed_one_brings_the_thief_its_player_s_gold() -> None:
    game = table(seat("thief warlord"), seat("king bishop", 4), players=2, rank=2)
    play(game, "name bishop", "gold", "end", "gold")
    assert gold(game) == [2, 6]
    play(game, "end")
    assert gold(game) == [8, 0]


@pytest.mark.rule("RU-4", "DX-THIEF-1")
def test_robbing_oneself_moves_nothing() -> None:
    game = table(seat("thief king", 3), seat("bishop warlord", 4), players=2, rank=2)
    play(game, "name king", "gold", "end")
    assert game.player == 0
    assert gold(game) == [5, 4]


@pytest.mark.rule("DX-THIEF-1")
def test_a_robbery_set_before_this_position_is_carried_out() -> None:
    assert gold(table(seat("thief"), seat("warlord", 7), rank=8, robbed="warlord")) == [7, 0, 0, 0]


# Spy


def spy_table(victim: dict[str, Any], **fields: Any) -> Game:
    return table(seat("spy", 1, "harbor"), victim, seat("king"), rank=2, **fields)


@pytest.mark.rule("DX-SPY-1", "RU-21")
def test_the_spy_chooses_another_player_and_a_type() -> None:
    game = spy_table(seat("bishop", 2, "tavern"))
    assert offers(game, "spy") == {f"spy {victim} {kind}" for victim in (1, 2, 3) for kind in TYPES}
    refused(game, "spy 0 trade", "DX-SPY-1")


@pytest.mark.rule("RU-21", "DX-SPY-1")
def test_the_spy_may_choose_a_player_with_an_empty_hand_and_gets_nothing() -> None:
    game = play(spy_table(seat("bishop", 5)), "spy 1 noble")
    assert gold(game)[:2] == [1, 5]
    assert hand(game, 0) == ["harbor"]
    assert not offers(game, "spy")


@pytest.mark.rule("DX-SPY-1")
def test_the_spy_takes_a_gold_and_gains_a_card_for_each_card_of_the_type() -> None:
    game = spy_table(seat("bishop", 5, "tavern market manor"), deck="palace church castle")
    play(game, "spy 1 trade")
    assert gold(game)[:2] == [3, 3]
    assert hand(game, 0) == ["church", "harbor", "palace"]
    assert hand(game, 1) == ["manor", "market", "tavern"]


@pytest.mark.rule("DX-SPY-1")
def test_equal_cards_count_each() -> None:
    game = play(spy_table(seat("bishop", 5, "tavern tavern tavern")), "spy 1 trade")
    assert gold(game)[:2] == [4, 2]
    assert len(hand(game, 0)) == 4


@pytest.mark.rule("DX-SPY-1")
@pytest.mark.parametrize("stash, left", [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_spy_takes_gold_as_far_as_there_is_but_a_card_for_every_match(stash: int, left: int) -> None:
    game = play(spy_table(seat("bishop", stash, "tavern market")), "spy 1 trade")
    assert gold(game)[:2] == [1 + stash - left, left]
    assert len(hand(game, 0)) == 3


@pytest.mark.rule("DX-SPY-1")
def test_the_spy_gets_nothing_for_a_type_that_is_not_there() -> None:
    game = play(spy_table(seat("bishop", 5, "tavern market")), "spy 1 military")
    assert gold(game)[:2] == [1, 5]
    assert hand(game, 0) == ["harbor"]


@pytest.mark.rule("DX-SPY-1", "RU-3")
def test_the_spy_gains_only_what_the_deck_holds() -> None:
    game = spy_table(seat("bishop", 5, "tavern market docks"), deck="palace", deck_only=True)
    play(game, "spy 1 trade")
    assert gold(game)[:2] == [4, 2]
    assert hand(game, 0) == ["harbor", "palace"]


@pytest.mark.rule("DX-SPY-1", "DX-SCHOOL-OF-MAGIC-2")
@pytest.mark.parametrize("kind, matches", [("unique", 2), ("noble", 0), ("trade", 0)])
def test_a_school_of_magic_in_hand_is_unique_for_the_spy(kind: str, matches: int) -> None:
    game = play(spy_table(seat("bishop", 5, "school-of-magic secret-vault")), f"spy 1 {kind}")
    assert gold(game)[:2] == [1 + matches, 5 - matches]


@pytest.mark.rule("DX-SPY-1")
def test_the_spy_spies_once_before_or_after_gathering() -> None:
    game = play(spy_table(seat("bishop", 5, "tavern")), "spy 1 trade", "gold")
    assert not offers(game, "spy")
    other = play(spy_table(seat("bishop", 5, "tavern")), "gold")
    assert "spy 1 trade" in offers(other)


@pytest.mark.rule("DX-SPY-1")
def test_the_spy_sees_the_hand_and_nobody_else_does() -> None:
    # The same number of matches, so that only the cards themselves tell the two games apart.
    one, other = (spy_table(seat("bishop", 5, f"temple {card}"), deck="palace docks", deck_only=True)
                  for card in ("tavern", "market"))
    for viewer in (0, 2, 3):
        assert one.view(viewer) == other.view(viewer)
    play(one, "spy 1 trade")
    play(other, "spy 1 trade")
    for viewer in (2, 3):
        assert one.view(viewer) == other.view(viewer)
        assert one.heard(viewer) == other.heard(viewer)
    assert (one.view(0), one.heard(0)) != (other.view(0), other.heard(0))


@pytest.mark.rule("DX-SPY-1")
def test_the_spy_counts_the_hand_not_the_city() -> None:
    game = play(spy_table(seat("bishop", 5, "temple", "tavern market")), "spy 1 trade")
    assert gold(game)[:2] == [1, 5]
    assert city(game, 1) == ["market", "tavern"]
