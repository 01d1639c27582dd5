"""When the game ends, what a city is worth, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, IllegalMove
from tests.scenarios.deluxe_box import costs, line_points, reload, worth
from tests.scenarios.table import SEVEN, SIX, city, crown, offers, play, refused, seat, table, total

FIVE_TYPES = "manor temple tavern prison keep"
RICH = "palace cathedral town-hall fortress castle"
AS_RICH = "palace cathedral town-hall fortress harbor"


def quiet_round(game: Game) -> Game:
    """Everybody still to come gathers gold and ends the turn."""
    while game.position()["phase"] == "turns":
        play(game, "gold" if "gold" in game.options() else "end")
    return game


def tie(first: str, second: str, third: str = "warlord", players: int = 4, **fields: Any) -> Game:
    """The last turn of a game in which seats 0 and 1 score alike and more than the finisher."""
    full = SEVEN if players > 3 else SEVEN + " docks"
    game = table(seat(first, city=RICH), seat(second, city=AS_RICH), seat(third, city=full), rank=8, players=players,
                 **fields)
    play(game, "gold", "end")
    assert total(game, 0) == total(game, 1) > total(game, 2)
    return game


# When it ends


@pytest.mark.rule("DX-END-1", "RU-12")
@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_the_round_in_which_a_city_is_completed_is_played_to_its_end(players: int, needed: int) -> None:
    standing = SIX if needed == 7 else SEVEN
    game = table(seat("merchant", gold=3, hand="palace", city=standing), seat("warlord"), players=players, rank=6)
    play(game, "gold", "build palace")
    assert len(city(game, 0)) == needed
    assert game.position()["first_complete"] == 0
    play(game, "end")
    assert not game.over
    assert game.player == 1
    play(game, "gold", "end")
    assert game.over


@pytest.mark.rule("DX-END-1")
@pytest.mark.parametrize(("players", "standing"), [
    (2, SIX), (3, SIX), (4, "temple church tavern market prison"), (6, "temple church tavern market prison"),
    (8, "temple church tavern market prison")])
def test_one_district_short_the_game_goes_on(players: int, standing: str) -> None:
    game = table(seat("merchant", gold=3, hand="palace", city=standing), seat("warlord"), players=players, rank=6)
    play(game, "gold", "build palace")
    assert game.position()["first_complete"] is None
    assert quiet_round(game).position()["phase"] == "selection"


@pytest.mark.rule("RU-12")
@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_the_second_characters_still_have_their_turns(players: int) -> None:
    game = table(seat("assassin warlord", gold=9, hand="palace", city=SEVEN), seat("king architect"), players=players)
    play(game, "gold", "build palace", "end")
    turns = []
    while not game.over:
        turns.append(game.player)
        play(game, "gold", "end")
    assert turns == [1, 1, 0]


@pytest.mark.rule("DX-END-1")
def test_a_game_that_is_over_offers_nothing() -> None:
    game = quiet_round(table(seat("warlord", city=SEVEN), rank=8))
    assert game.over
    assert game.player is None
    assert game.options() == []
    assert game.position()["phase"] == "over"
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play("gold")
    assert game.position() == before


@pytest.mark.rule("DX-END-5")
def test_a_city_is_completed_by_seizing() -> None:
    game = table(seat("marshal", gold=3, city=SIX), seat(city="manor"), rank=8)
    play(game, "gold", "seize 1 manor")
    assert game.position()["first_complete"] == 0
    assert quiet_round(game).over


@pytest.mark.rule("DX-END-5")
def test_a_city_is_completed_by_confiscating() -> None:
    game = table(seat("magistrate", city=SIX), seat("merchant", gold=3, hand="palace"), rank=6,
                 warrants={"signed": "merchant", "unsigned": ["king", "bishop"]})
    play(game, "gold", "build palace", "confiscate")
    assert game.position()["first_complete"] == 0
    assert quiet_round(game).over
    assert total(game, 0) == costs(SIX) + 5 + 4


@pytest.mark.rule("DX-END-5", "DX-MONUMENT-2")
def test_a_city_is_completed_by_exchanging_for_a_monument() -> None:
    game = table(seat("diplomat", gold=9, city=SIX), seat(city="monument"), rank=8)
    play(game, "gold", "exchange 1 monument", "for prison")
    assert game.position()["first_complete"] == 0
    assert quiet_round(game).over


@pytest.mark.rule("DX-END-5", "DX-MONUMENT-2")
def test_the_other_city_of_an_exchange_may_be_the_one_completed() -> None:
    game = table(seat("diplomat", gold=9, city="monument"), seat(city=SIX), rank=8)
    play(game, "gold", "exchange 1 prison", "for monument")
    assert game.position()["first_complete"] == 1
    assert quiet_round(game).over
    assert total(game, 1) == costs(SIX) - 2 + 4 + 4


@pytest.mark.rule("DX-END-5")
def test_a_city_is_completed_by_the_wizards_immediate_build() -> None:
    game = table(seat("wizard", gold=5, city=SIX), seat(hand="palace"), rank=3)
    play(game, "look 1", "take palace", "now")
    assert game.position()["first_complete"] == 0
    assert quiet_round(game).over


@pytest.mark.rule("DX-END-5")
def test_destroying_the_framework_to_build_is_one_step() -> None:
    game = table(seat("merchant", hand="palace", city="temple church tavern market prison framework"), rank=6)
    play(game, "gold", "build palace", "framework")
    assert len(city(game, 0)) == 6
    assert game.position()["first_complete"] is None
    assert quiet_round(game).position()["phase"] == "selection"


@pytest.mark.rule("DX-END-5")
def test_destroying_a_district_for_the_necropolis_is_one_step() -> None:
    game = table(seat("merchant", hand="necropolis", city=SIX), rank=6)
    play(game, "gold", "build necropolis", "sacrifice temple")
    assert len(city(game, 0)) == 6
    assert game.position()["first_complete"] is None
    assert quiet_round(game).position()["phase"] == "selection"


@pytest.mark.rule("DX-END-5", "RU-5")
def test_the_last_round_stays_last_when_the_city_shrinks() -> None:
    own = "temple church tavern market watchtower armory"
    game = table(seat("merchant", gold=3, hand="palace", city=own), seat("warlord", city="manor"), rank=6)
    play(game, "gold", "build palace", "armory 1 manor")
    assert len(city(game, 0)) == 6
    assert quiet_round(game).over
    assert total(game, 0) == 1 + 2 + 1 + 2 + 1 + 5 + 4


@pytest.mark.rule("DX-END-5", "DX-STATUE-1")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_murdered_ruler_has_the_crown_when_points_are_counted(character: str) -> None:
    game = table(seat("warlord", city=SEVEN), seat(character, city="statue"), rank=8, killed=character, crown=0)
    assert total(game, 1) == 3
    quiet_round(game)
    assert game.over
    assert crown(game) == 1
    assert total(game, 1) == 3 + 5


@pytest.mark.rule("DX-END-5", "DX-STATUE-1")
def test_the_murdered_emperor_moves_the_crown_before_points_are_counted() -> None:
    game = table(seat("warlord", city=SEVEN), seat("emperor"), seat(city="statue"), rank=8, killed="emperor", crown=0)
    play(game, "gold", "end")
    assert not game.over
    assert game.player == 1
    assert offers(game) == {"crown 2", "crown 3"}
    play(game, "crown 2")
    assert game.over
    assert total(game, 2) == 8


@pytest.mark.rule("DX-END-5", "DX-IMPERIAL-TREASURY-1")
def test_the_queens_gold_comes_before_points_are_counted() -> None:
    game = table(seat("queen", city="imperial-treasury"), seat("king"), seat("warlord", city=SEVEN), rank=8,
                 players=5, killed="king")
    quiet_round(game)
    assert game.over
    assert total(game, 0) == 5 + 2 + 3


# What a city is worth


@pytest.mark.rule("DX-END-2")
@pytest.mark.parametrize("own", ["", "tavern", RICH, "manor castle palace", "keep dragon-gate", SIX])
def test_each_district_scores_its_cost(own: str) -> None:
    assert worth(own) == costs(own) + (2 if "dragon-gate" in own else 0)


@pytest.mark.rule("DX-END-2")
def test_beautifying_adds_a_point() -> None:
    assert worth("manor* tavern") == 5
    assert worth("manor* tavern*") == 6


@pytest.mark.rule("DX-END-2")
def test_districts_of_all_five_types_score_3() -> None:
    assert worth(FIVE_TYPES) == costs(FIVE_TYPES) + 3
    for missing in FIVE_TYPES.split():
        assert worth(FIVE_TYPES.replace(missing, "").strip()) == costs(FIVE_TYPES.replace(missing, ""))


@pytest.mark.rule("DX-END-2")
def test_more_of_a_type_does_not_score_the_five_types_again() -> None:
    own = FIVE_TYPES + " castle church"
    assert worth(own, first_complete=3) == costs(own) + 3 + 2


@pytest.mark.rule("DX-END-2")
def test_the_first_complete_city_scores_4_and_every_other_2() -> None:
    game = table(seat("warlord", city=SEVEN), seat(city=SEVEN), seat(city=SEVEN), seat(city="manor"), rank=8,
                 first_complete=1)
    assert [total(game, one) for one in range(4)] == [costs(SEVEN) + 2, costs(SEVEN) + 4, costs(SEVEN) + 2, 3]


@pytest.mark.rule("DX-END-2")
@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 8), (4, 7), (8, 7)])
def test_a_city_scores_as_complete_with_as_many_districts_as_the_table_needs(players: int, needed: int) -> None:
    eight = SEVEN + " docks"
    short, full = " ".join(eight.split()[:needed - 1]), " ".join(eight.split()[:needed])
    game = table(seat("warlord", city=full), seat(city=short), players=players, rank=8)
    assert (total(game, 0), total(game, 1)) == (costs(full) + 4, costs(short))


@pytest.mark.rule("DX-END-2")
def test_gold_and_hand_score_nothing_by_themselves() -> None:
    assert worth("manor", hand="castle palace", gold=30) == 3


@pytest.mark.rule("DX-END-2")
def test_the_score_is_told_line_by_line() -> None:
    game = table(seat("warlord", city="manor temple tavern prison dragon-gate castle church"), rank=8)
    (first, *_rest) = (scores := game.scores()[0])["lines"]
    assert scores["total"] == sum(line["points"] for line in scores["lines"]) == 19 + 3 + 4 + 2
    assert first == {"points": 19, "reason": "districts", "rule": "DX-END-2"}
    assert line_points(game, 0, "DX-END-2") == 26
    assert line_points(game, 0, "DX-DRAGON-GATE-1") == 2
    assert all(set(line) >= {"points", "reason", "rule"} for line in scores["lines"])


@pytest.mark.rule("RU-5")
def test_the_first_to_complete_is_settled_at_once_and_never_lost() -> None:
    own = "temple church tavern market watchtower armory"
    game = table(seat("merchant", gold=3, hand="palace", city=own),
                 seat("architect", gold=3, hand="palace", city=SIX), seat(city="manor"), rank=6)
    play(game, "gold", "build palace", "armory 2 manor", "end")
    assert game.position()["first_complete"] == 0
    play(game, "gold", "build palace")
    assert game.position()["first_complete"] == 0
    quiet_round(game)
    assert total(game, 0) == 12 + 4
    assert total(game, 1) == costs(SIX) + 5 + 2


@pytest.mark.rule("RU-5")
def test_the_2_points_are_lost_with_the_completeness() -> None:
    own = "temple church tavern market watchtower armory"
    game = table(seat("merchant", city=SEVEN), seat("architect", gold=3, hand="palace", city=own),
                 seat(city="manor"), rank=7)
    play(game, "gold", "build palace")
    assert total(game, 1) == 1 + 2 + 1 + 2 + 1 + 3 + 5 + 2 + 3
    play(game, "armory 2 manor")
    assert total(game, 1) == 1 + 2 + 1 + 2 + 1 + 5
    assert total(game, 0) == costs(SEVEN) + 4


@pytest.mark.rule("DX-END-4", "DX-END-2", "DX-HAUNTED-QUARTER-1", "DX-DRAGON-GATE-1")
def test_the_example_of_two_cities_comes_out_29_to_28() -> None:
    a = "docks trading-post barracks manor prison school-of-magic dragon-gate"
    b = "castle tavern trading-post monastery cathedral observatory haunted-quarter"
    game = table(seat("bishop", city=a), seat("architect", city=b), seat("warlord"), rank=8, first_complete=1)
    quiet_round(game)
    assert game.over
    assert (costs(a), costs(b)) == (25, 21)
    assert (total(game, 0), total(game, 1)) == (29, 28)
    assert game.winner == 0
    assert game.winners == [0]


# Who wins


@pytest.mark.rule("DX-END-2")
def test_most_points_win_whatever_the_rank() -> None:
    game = quiet_round(table(seat("thief", city=RICH), seat("warlord", city=SEVEN), rank=8))
    assert game.winner == 0


@pytest.mark.rule("DX-END-2")
def test_nobody_has_won_before_the_end() -> None:
    game = table(seat("warlord", city=RICH), rank=8)
    assert game.winner is None
    assert game.winners == []


@pytest.mark.rule("DX-END-3", "RU-10")
@pytest.mark.parametrize(("first", "second", "winner"), [
    ("bishop", "architect", 1), ("architect", "bishop", 0), ("assassin", "thief", 1), ("king", "magician", 0)])
def test_among_equals_the_highest_revealed_rank_wins(first: str, second: str, winner: int) -> None:
    game = tie(first, second)
    assert game.over
    assert game.winner == winner
    assert game.winners == [winner]


@pytest.mark.rule("DX-END-3", "RU-10")
def test_a_killed_character_was_not_revealed() -> None:
    assert tie("bishop", "architect", killed="architect").winner == 0
    assert tie("bishop", "architect", killed="merchant").winner == 1


@pytest.mark.rule("DX-END-3")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_a_murdered_king_or_patrician_counts_as_revealed_at_the_end(character: str) -> None:
    assert tie("magician", character, killed=character).winner == 1


@pytest.mark.rule("DX-END-3")
def test_a_murdered_emperor_counts_as_revealed_at_the_end() -> None:
    game = tie("magician", "emperor", killed="emperor", crown=2)
    play(game, "crown 0")
    assert game.over
    assert game.winner == 1


@pytest.mark.rule("DX-END-3", "RU-10")
@pytest.mark.parametrize(("first", "second", "killed", "winner"), [
    ("assassin architect", "bishop merchant", None, 0), ("bishop merchant", "assassin architect", None, 1),
    ("assassin architect", "bishop merchant", "architect", 1), ("king merchant", "bishop magician", "merchant", 1),
    ("assassin king", "thief magician", "king", 0)])
def test_with_two_characters_the_higher_revealed_one_counts(
        first: str, second: str, killed: str | None, winner: int) -> None:
    assert tie(first, second, players=3, killed=killed).winner == winner


@pytest.mark.rule("RU-10")
def test_players_still_tied_share_the_win() -> None:
    game = tie("", "")
    assert game.over
    assert game.winners == [0, 1]
    assert game.winner is None


@pytest.mark.rule("DX-END-3")
def test_the_witch_revealed_rank_1_whomever_she_acted_for() -> None:
    game = table(seat("witch", city=RICH), seat("bishop", city=AS_RICH), seat("architect"), seat("warlord", city=SEVEN))
    play(game, "gold", "name architect", "gold", "end", "gold", "end", "gold", "end")
    assert game.over
    assert total(game, 0) == total(game, 1)
    assert game.winner == 1


@pytest.mark.rule("DX-END-3")
def test_a_bewitched_character_was_revealed() -> None:
    game = table(seat("witch"), seat("bishop", city=AS_RICH), seat("architect", city=RICH), seat("warlord", city=SEVEN))
    play(game, "gold", "name architect", "gold", "end", "gold", "end", "gold", "end")
    assert total(game, 1) == total(game, 2)
    assert game.winner == 2


@pytest.mark.rule("DX-END-3")
def test_the_tie_break_concerns_the_first_place_alone() -> None:
    game = table(seat("thief", city=RICH), seat("bishop", city=SEVEN), seat("warlord", city=SEVEN), rank=8,
                 first_complete=0)
    quiet_round(game)
    assert game.winners == [0]


# Rounds without end


def gather_only(game: Game, stop: int = 10**6) -> int:
    """Nobody builds; the number of rounds begun until the game is over or `stop` rounds have begun."""
    begun, selecting = 0, False
    while not game.over:
        options = game.options()
        fresh = options[0].split()[0] in ("pick", "discard")
        if fresh and not selecting:
            if begun == stop:
                break
            begun += 1
        selecting = fresh
        play(game, next((line for line in ("gold", "end") if line in options), options[0]))
    return begun


@pytest.mark.rule("RU-6")
def test_a_game_ends_after_200_rounds_and_is_scored() -> None:
    game = Game.new(edition="deluxe", players=2, preset="first-game", seed=1)
    assert gather_only(game) == 200
    assert game.over
    assert [total(game, one) for one in (0, 1)] == [0, 0]
    assert game.winners
    refused(game, "gold", "RU-6")


@pytest.mark.rule("RU-6")
def test_the_rounds_played_are_part_of_a_position() -> None:
    game = Game.new(edition="deluxe", players=2, preset="first-game", seed=2)
    assert gather_only(game, 150) == 150
    assert gather_only(reload(game)) == 50


@pytest.mark.rule("DX-END-5", "DX-TURN-4")
def test_building_on_in_a_complete_city_is_allowed() -> None:
    game = table(seat("architect", gold=9, hand="palace castle palace", city=SIX), rank=7)
    play(game, "gold", "build palace", "build castle")
    assert len(city(game, 0)) == 8
    refused(game, "build palace", "DX-TURN-4")
    assert total(game, 0) == costs(SIX) + 9 + 4
