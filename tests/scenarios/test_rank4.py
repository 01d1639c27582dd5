"""Rank 4: King, Emperor, Patrician."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import crown, gold, hand, offers, play, refused, seat, table, total

# King


@pytest.mark.rule("DX-KING-1")
@pytest.mark.parametrize("own, gain", [("manor", 1), ("manor castle palace tavern", 3), ("manor school-of-magic", 2)])
def test_the_king_gains_a_gold_per_noble_district(own: str, gain: int) -> None:
    game = play(table(seat("king", city=own), rank=4), "income")
    assert gold(game)[0] == gain
    assert not offers(game, "income")


@pytest.mark.rule("DX-KING-1")
def test_without_noble_districts_there_is_no_income() -> None:
    assert not offers(table(seat("king", city="tavern keep temple"), rank=4), "income")


@pytest.mark.rule("DX-KING-1", "DX-TURN-5")
def test_the_income_counts_the_city_at_that_moment() -> None:
    game = table(seat("king", 3, "manor", "castle"), rank=4)
    play(game, "gold", "build manor", "income")
    assert gold(game)[0] == 3 + 2 - 3 + 2


@pytest.mark.rule("DX-KING-2", "DX-PATRICIAN-2")
@pytest.mark.parametrize("character", ["king", "patrician"])
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_crown_is_taken_at_once_on_being_called(character: str, holder: int) -> None:
    game = table(seat("bishop"), seat(character), rank=4, crown=holder)
    assert crown(game) == 1
    assert not offers(game, "crown")


@pytest.mark.rule("DX-KING-2", "DX-PATRICIAN-2")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_new_crown_holder_picks_first_in_the_next_round(character: str) -> None:
    game = play(table(seat("thief"), seat(), seat(character), rank=4), "gold", "end")
    assert game.position()["phase"] == "selection"
    assert game.player == 2


@pytest.mark.rule("DX-KING-2")
def test_if_nobody_is_king_the_crown_stays() -> None:
    game = play(table(seat("thief"), seat("merchant"), rank=4, crown=3), "gold", "end")
    assert crown(game) == 3
    assert game.player == 3


@pytest.mark.rule("DX-KING-3", "DX-PATRICIAN-3")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_murdered_takes_the_crown_at_the_end_of_the_round(character: str) -> None:
    game = table(seat("assassin"), seat(character, 3, city="manor"), seat("warlord"))
    play(game, f"name {character}", "gold", "end")
    assert game.player == 2
    assert crown(game) == 0
    play(game, "gold", "end")
    assert crown(game) == 1
    assert game.position()["phase"] == "selection"
    assert game.player == 1
    assert gold(game)[1] == 3


@pytest.mark.rule("DX-KING-3", "DX-PATRICIAN-3", "DX-END-5")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_murdered_one_s_crown_counts_in_the_score(character: str) -> None:
    game = table(seat("warlord"), seat(character, city="statue"), seat(), rank=8, killed=character, first_complete=2)
    play(game, "gold", "end")
    assert game.over
    assert total(game, 1) == 3 + 5


@pytest.mark.rule("DX-KING-3", "DX-PATRICIAN-3", "DX-END-3")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_murdered_reveals_at_the_end_of_the_round(character: str) -> None:
    even = "palace cathedral fortress"
    game = table(seat("warlord"), seat(character, city=even), seat("magician", city=even), rank=8, killed=character,
                 first_complete=3)
    play(game, "gold", "end")
    assert game.over
    assert game.winners == [1]  # rank 4 against rank 3, since the murdered was revealed after all


@pytest.mark.rule("DX-KING-3")
def test_naming_a_king_nobody_holds_leaves_the_crown() -> None:
    game = play(table(seat("assassin"), seat("warlord"), crown=1), "name king", "gold", "end", "gold", "end")
    assert crown(game) == 1


@pytest.mark.rule("DX-KING-3", "DX-CALL-2")
def test_a_murdered_king_of_two_characters_takes_the_crown_at_the_end_only() -> None:
    game = table(seat("assassin bishop"), seat("king warlord"), players=2)
    play(game, "name king", "gold", "end", "gold", "end", "gold")
    assert game.player == 1
    assert crown(game) == 0
    play(game, "end")
    assert crown(game) == 1


# Patrician


@pytest.mark.rule("DX-PATRICIAN-1")
@pytest.mark.parametrize("own, gain", [("manor tavern", 1), ("manor castle", 2), ("school-of-magic manor castle", 3)])
def test_the_patrician_gains_a_card_per_noble_district(own: str, gain: int) -> None:
    game = play(table(seat("patrician", 1, city=own), rank=4, deck="palace church docks temple"), "income")
    assert hand(game, 0) == sorted(["palace", "church", "docks"][:gain])
    assert gold(game)[0] == 1
    assert not offers(game, "income")


@pytest.mark.rule("DX-PATRICIAN-1", "RU-3")
def test_the_patrician_draws_only_what_there_is() -> None:
    game = table(seat("patrician", city="manor castle"), rank=4, deck="palace", deck_only=True)
    assert hand(play(game, "income"), 0) == ["palace"]
    assert not offers(table(seat("patrician", city="manor"), rank=4, deck_only=True), "income")


# Emperor


def emperor_table(*others: dict[str, Any], stash: int = 0, own: str = "", **fields: Any) -> Game:
    return table(seat("emperor", stash, city=own), *others, rank=4, **fields)


@pytest.mark.rule("DX-EMPEROR-1")
def test_the_emperor_gains_a_gold_per_noble_district() -> None:
    game = play(emperor_table(own="manor palace school-of-magic tavern"), "income")
    assert gold(game)[0] == 3


@pytest.mark.rule("DX-EMPEROR-2")
@pytest.mark.parametrize("holder, choice", [(0, {1, 2, 3}), (1, {2, 3}), (2, {1, 3}), (3, {1, 2})])
def test_the_crown_goes_to_neither_the_emperor_nor_its_holder(holder: int, choice: set[int]) -> None:
    game = emperor_table(crown=holder)
    assert crown(game) == holder
    assert offers(game, "crown") == {f"crown {where}" for where in choice}
    refused(game, "crown 0", "DX-EMPEROR-2")
    refused(game, f"crown {holder}", "DX-EMPEROR-2")


@pytest.mark.rule("DX-EMPEROR-2")
def test_the_emperor_must_move_the_crown_before_the_turn_ends() -> None:
    game = play(emperor_table(crown=1), "gold")
    refused(game, "end", "DX-EMPEROR-2")
    play(game, "crown 2")
    assert crown(game) == 2
    assert offers(game) == {"end"}


@pytest.mark.rule("DX-EMPEROR-2")
def test_the_emperor_moves_the_crown_once_before_or_after_gathering() -> None:
    game = play(emperor_table(crown=1), "crown 2")
    assert not offers(game, "crown")
    play(game, "gold", "end")
    assert game.player == 2  # the first to pick in the next round


@pytest.mark.rule("DX-EMPEROR-2")
def test_of_three_players_one_is_left_to_be_crowned() -> None:
    game = table(seat("emperor thief"), seat("bishop magician"), seat("warlord merchant"), players=3, rank=4, crown=1)
    assert offers(game, "crown") == {"crown 2"}


@pytest.mark.rule("DX-EMPEROR-3")
def test_the_emperor_chooses_gold_or_a_card() -> None:
    game = play(emperor_table(seat(), seat(gold=3, hand="tavern")), "crown 2")
    assert offers(game) == {"take gold", "take card"}
    coin, card = game, game.clone()
    play(coin, "take gold")
    assert (gold(coin)[0], gold(coin)[2], hand(coin, 2)) == (1, 2, ["tavern"])
    play(card, "take card")
    assert (hand(card, 0), hand(card, 2), gold(card)[2]) == (["tavern"], [], 3)


@pytest.mark.rule("DX-EMPEROR-3")
def test_where_there_is_only_gold_or_only_cards_it_is_taken_unasked() -> None:
    coin = play(emperor_table(seat(gold=2)), "crown 1")
    assert gold(coin)[:2] == [1, 1]
    card = play(emperor_table(seat(hand="tavern")), "crown 1")
    assert (hand(card, 0), hand(card, 1)) == (["tavern"], [])
    for game in (coin, card):
        assert not offers(game, "take")


@pytest.mark.rule("DX-EMPEROR-3", "DX-EMPEROR-2")
def test_somebody_with_neither_may_be_crowned_and_gives_nothing() -> None:
    game = play(emperor_table(seat(), seat(gold=5, hand="tavern")), "crown 1")
    assert crown(game) == 1
    assert gold(game) == [0, 0, 5, 0]
    assert hand(game, 0) == []
    assert offers(game) == {"gold", "cards"}


@pytest.mark.rule("RU-19", "DX-EMPEROR-3")
def test_the_emperor_s_card_is_drawn_by_the_game_s_own_dice() -> None:
    def taken(seed: int) -> str:
        return hand(play(emperor_table(seat(hand="tavern docks harbor market"), seed=seed), "crown 1"), 0)[0]

    drawn = [taken(seed) for seed in range(16)]
    assert drawn == [taken(seed) for seed in range(16)]
    assert len(set(drawn)) > 1


def murdered_emperor(**fields: Any) -> Game:
    """The Assassin is seat 0, the murdered Emperor seat 1, the Warlord seat 2 is about to end the round."""
    game = table(seat("assassin"), seat("emperor", 4, city="manor"), seat("warlord", 3, "tavern"), **fields)
    return play(game, "name emperor", "gold", "end", "gold", "end")


@pytest.mark.rule("DX-EMPEROR-4")
@pytest.mark.parametrize("holder, choice", [(0, {2, 3}), (1, {0, 2, 3}), (2, {0, 3})])
def test_the_murdered_emperor_moves_the_crown_at_the_end_of_the_round(holder: int, choice: set[int]) -> None:
    game = murdered_emperor(crown=holder)
    assert game.player == 1
    assert crown(game) == holder
    assert offers(game) == {f"crown {where}" for where in choice}
    refused(game, "crown 1", "DX-EMPEROR-4")


@pytest.mark.rule("DX-EMPEROR-4")
def test_the_murdered_emperor_takes_nothing() -> None:
    game = play(murdered_emperor(), "crown 2")
    assert gold(game) == [2, 4, 5, 0]
    assert hand(game, 2) == ["tavern"]
    assert game.position()["phase"] == "selection"
    assert crown(game) == 2
    assert game.player == 2


@pytest.mark.rule("DX-EMPEROR-4")
def test_everybody_sees_the_murdered_emperor_revealed() -> None:
    game = murdered_emperor()
    assert game.view(3)["players"][1]["characters"] == ["emperor"]


@pytest.mark.rule("DX-EMPEROR-4", "DX-END-5")
def test_the_murdered_emperor_s_crown_moves_before_the_score() -> None:
    game = table(seat("warlord"), seat("emperor"), seat(city="statue"), rank=8, killed="emperor", first_complete=3)
    play(game, "gold", "end")
    assert game.player == 1
    play(game, "crown 2")
    assert game.over
    assert total(game, 2) == 3 + 5
