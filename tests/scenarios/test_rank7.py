"""Rank 7: Architect, Navigator, Scholar."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.scenarios.table import city, deck, gold, hand, offers, play, refused, seat, table

# Architect


@pytest.mark.rule("DX-ARCHITECT-1")
def test_the_architect_gains_two_extra_cards() -> None:
    game = table(seat("architect"), rank=7, deck="palace church docks temple")
    play(game, "bonus")
    assert hand(game, 0) == ["church", "palace"]
    assert offers(game) == {"gold", "cards"}
    play(game, "cards", "keep temple")
    assert hand(game, 0) == ["church", "palace", "temple"]


@pytest.mark.rule("DX-ARCHITECT-1")
def test_the_architect_may_take_the_cards_after_gathering_or_not_at_all() -> None:
    game = play(table(seat("architect"), seat("warlord"), rank=7), "gold")
    assert offers(game) == {"bonus", "end"}
    play(game, "end")
    assert hand(game, 0) == []


@pytest.mark.rule("DX-ARCHITECT-1", "RU-3")
def test_the_architect_draws_what_there_is() -> None:
    game = play(table(seat("architect"), rank=7, deck="palace", deck_only=True), "bonus")
    assert hand(game, 0) == ["palace"]
    assert not offers(table(seat("architect"), rank=7, deck_only=True), "bonus")


@pytest.mark.rule("DX-ARCHITECT-2")
def test_the_architect_builds_up_to_three_districts() -> None:
    game = play(table(seat("architect", 9, "temple tavern watchtower church"), rank=7), "gold")
    for name in ("temple", "tavern", "watchtower"):
        assert f"build {name}" in offers(game)
        play(game, f"build {name}")
    assert not offers(game, "build")
    refused(game, "build church", "DX-ARCHITECT-2")
    assert city(game, 0) == ["tavern", "temple", "watchtower"]


@pytest.mark.rule("DX-ARCHITECT-2")
def test_the_architect_may_stop_earlier_and_pays_for_each() -> None:
    game = play(table(seat("architect", 2, "temple market"), rank=7), "gold", "build temple", "build market")
    assert gold(game)[0] == 1
    assert "end" in offers(game)


@pytest.mark.rule("DX-ARCHITECT-2")
def test_the_architect_may_build_a_card_just_gained() -> None:
    game = table(seat("architect", 9), rank=7, deck="temple tavern")
    play(game, "gold", "bonus", "build temple", "build tavern")
    assert city(game, 0) == ["tavern", "temple"]


@pytest.mark.rule("DX-ARCHITECT-2", "DX-STABLES-1")
def test_stables_come_on_top_of_three() -> None:
    game = play(table(seat("architect", 9, "stables temple tavern watchtower church"), rank=7), "gold", "build temple",
                "build tavern", "build stables", "build watchtower")
    assert not offers(game, "build")


# Navigator


@pytest.mark.rule("DX-NAVIGATOR-1")
def test_the_navigator_gains_four_gold_or_four_cards() -> None:
    game = table(seat("navigator"), rank=7, deck="palace church docks temple harbor")
    assert offers(game) == {"gold", "cards", "bonus gold", "bonus cards"}
    coins, cards = game, game.clone()
    play(coins, "bonus gold")
    assert gold(coins)[0] == 4
    assert hand(coins, 0) == []
    play(cards, "bonus cards")
    assert hand(cards, 0) == ["church", "docks", "palace", "temple"]
    assert gold(cards)[0] == 0
    for either in (coins, cards):
        assert offers(either) == {"gold", "cards"}


@pytest.mark.rule("DX-NAVIGATOR-1")
def test_the_navigator_gains_besides_gathering() -> None:
    game = play(table(seat("navigator"), seat("warlord"), rank=7), "gold", "bonus gold", "end")
    assert gold(game)[0] == 6


@pytest.mark.rule("DX-NAVIGATOR-1", "RU-3")
def test_the_navigator_draws_what_there_is() -> None:
    game = play(table(seat("navigator"), rank=7, deck="palace church", deck_only=True), "bonus cards")
    assert hand(game, 0) == ["church", "palace"]
    empty = table(seat("navigator"), rank=7, deck_only=True)
    assert offers(empty, "bonus") == {"bonus gold"}


@pytest.mark.rule("DX-NAVIGATOR-2")
@pytest.mark.parametrize("before", [(), ("bonus gold",), ("bonus cards",)])
def test_the_navigator_cannot_build_whether_the_gain_was_used_or_not(before: tuple[str, ...]) -> None:
    game = play(table(seat("navigator", 9, "tavern stables"), rank=7), "gold", *before)
    assert not offers(game, "build")
    refused(game, "build tavern", "DX-NAVIGATOR-2")
    refused(game, "build stables", "DX-NAVIGATOR-2")
    assert "end" in offers(game)


@pytest.mark.rule("DX-NAVIGATOR-2", "DX-FRAMEWORK-1", "DX-NECROPOLIS-1")
def test_the_navigator_cannot_build_by_destroying_either() -> None:
    game = play(table(seat("navigator", 0, "necropolis tavern", "framework temple"), rank=7), "gold")
    assert not offers(game, "build")


@pytest.mark.rule("DX-NAVIGATOR-2", "DX-CALL-2")
def test_the_navigator_s_player_may_build_as_the_other_character() -> None:
    game = table(seat("navigator warlord", 5, "tavern"), seat("king bishop"), players=2, rank=7)
    play(game, "gold", "end", "gold")
    assert "build tavern" in offers(game)


@pytest.mark.rule("DX-NAVIGATOR-2")
def test_the_navigator_s_districts_still_work() -> None:
    game = table(seat("navigator", 5, "tavern", "smithy laboratory museum"), rank=7)
    assert {"smithy", "laboratory tavern", "museum tavern"} <= offers(game)


# Scholar

NINE = "palace church docks temple harbor manor prison market castle"


def scholar_table(cards: str = NINE, seed: int = 1) -> Game:
    return table(seat("scholar", 9), rank=7, deck=cards, deck_only=True, seed=seed)


@pytest.mark.rule("DX-SCHOLAR-1")
def test_the_scholar_draws_seven_and_keeps_one() -> None:
    game = play(scholar_table(), "study")
    assert offers(game) == {f"keep {name}" for name in NINE.split()[:7]}
    play(game, "keep docks")
    assert hand(game, 0) == ["docks"]
    assert sorted(deck(game)) == sorted(name for name in NINE.split() if name != "docks")
    assert not offers(game, "study", "keep")


@pytest.mark.rule("DX-SCHOLAR-1")
def test_the_rest_is_shuffled_into_the_deck() -> None:
    decks = [deck(play(scholar_table(seed=seed), "study", "keep docks")) for seed in range(12)]
    assert len({cards[0] for cards in decks}) > 1
    assert len({cards[-1] for cards in decks}) > 1


@pytest.mark.rule("DX-SCHOLAR-1")
def test_studying_is_no_gathering() -> None:
    game = play(scholar_table(), "study", "keep docks")
    assert offers(game) == {"gold", "cards"}
    after = play(scholar_table(), "gold")
    assert "study" in offers(after)


@pytest.mark.rule("DX-SCHOLAR-1", "DX-LIBRARY-1", "DX-OBSERVATORY-1")
def test_library_and_observatory_do_not_help_studying() -> None:
    game = table(seat("scholar", city="library observatory"), rank=7, deck=NINE, deck_only=True)
    play(game, "study")
    assert offers(game) == {f"keep {name}" for name in NINE.split()[:7]}
    play(game, "keep palace")
    assert hand(game, 0) == ["palace"]


@pytest.mark.rule("DX-SCHOLAR-1", "RU-25")
def test_the_scholar_draws_what_there_is_and_keeps_one() -> None:
    game = play(scholar_table("palace church"), "study")
    assert offers(game) == {"keep palace", "keep church"}
    play(game, "keep church")
    assert (hand(game, 0), deck(game)) == (["church"], ["palace"])
    single = play(scholar_table("palace"), "study")
    assert hand(single, 0) == ["palace"]
    assert not offers(scholar_table(""), "study")


@pytest.mark.rule("DX-SCHOLAR-1")
def test_nobody_else_learns_what_the_scholar_kept() -> None:
    one, other = (play(scholar_table(), "study", f"keep {name}") for name in ("palace", "church"))
    assert one.view(1) == other.view(1)
    assert one.heard(1) == other.heard(1)


@pytest.mark.rule("DX-SCHOLAR-2")
def test_the_scholar_builds_up_to_two_districts() -> None:
    game = play(table(seat("scholar", 9, "temple tavern watchtower"), rank=7), "gold", "build temple")
    assert offers(game, "build") == {"build tavern", "build watchtower"}
    play(game, "build tavern")
    assert not offers(game, "build")
    refused(game, "build watchtower", "DX-SCHOLAR-2")
