"""When the game ends, what a city is worth, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, IllegalMove
from tests.classic.table import EIGHT, SHORT, TYPES, costs, firsts, quiet_round, table, worth
from tests.scenarios.deluxe_box import reload
from tests.scenarios.table import SEVEN, SIX, city, crown, play, seat, total

RICH = "palace cathedral town-hall fortress"
FIVE = "palace cathedral market prison keep"
"""Both score 20: the first from districts alone, the second 17 and 3 for the five colours."""
MUSEUM = ["palace", "cathedral", "fortress", {"district": "museum", "under": ["tavern"]}]
"""20 points too, of which 19 from districts."""


# When it ends


@pytest.mark.rule("CL-END-1", "CL-SETUP-6")
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("players", range(2, 9))
def test_the_round_in_which_a_city_is_completed_is_the_last_and_played_to_its_end(players: int, short: bool) -> None:
    game = table(seat("merchant", 3, "palace", SIX if short else SEVEN), seat("warlord"), players=players, rank=6,
                 options={"short_game": short})
    play(game, "gold", "build palace")
    assert len(city(game, 0)) == (7 if short else 8)
    assert firsts(game) == [0]
    play(game, "end")
    assert not game.over
    assert game.player == 1
    play(game, "gold", "end")
    assert game.over
    assert total(game, 0) == costs(SIX if short else SEVEN) + 5 + 4


@pytest.mark.rule("CL-END-1", "CL-SETUP-6")
@pytest.mark.parametrize("players", range(2, 9))
def test_seven_districts_are_not_enough_in_the_long_game_nor_six_in_the_short(players: int) -> None:
    for standing, options in ((SIX, {}), (" ".join(SIX.split()[1:]), SHORT)):
        game = table(seat("merchant", 3, "palace", standing), seat("warlord"), players=players, rank=6,
                     options=options)
        play(game, "gold", "build palace")
        assert firsts(game) == []
        assert quiet_round(game).position()["phase"] == "selection"


@pytest.mark.rule("CL-END-1")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_characters_the_second_ones_still_have_their_turns(players: int) -> None:
    game = table(seat("assassin warlord", 9, "palace", SEVEN), seat("king architect"), players=players)
    play(game, "gold", "build palace", "end")
    turns = []
    while not game.over:
        turns.append(game.player)
        play(game, "gold", "end")
    assert turns == [1, 1, 0]


@pytest.mark.rule("CL-END-1")
def test_a_city_may_grow_beyond_eight() -> None:
    game = table(seat("architect", 9, "palace castle", SEVEN), rank=7)
    play(game, "gold", "build palace", "build castle")
    assert len(city(game, 0)) == 9
    quiet_round(game)
    assert total(game, 0) == costs(SEVEN) + 9 + 4


@pytest.mark.rule("CL-END-1", "DX-END-5")
def test_the_last_round_stays_last_when_the_city_shrinks() -> None:
    own = "temple church tavern market watchtower prison armory"
    game = table(seat("merchant", 3, "palace", own), seat("warlord", city="manor"), rank=6)
    play(game, "gold", "build palace", "armory 1 manor")
    assert len(city(game, 0)) == 7
    assert quiet_round(game).over
    assert total(game, 0) == costs(SIX) + 5 + 4


@pytest.mark.rule("CL-END-1")
def test_a_game_that_is_over_offers_nothing() -> None:
    game = quiet_round(table(seat("warlord", city=EIGHT), rank=8))
    assert game.over
    assert (game.player, game.options(), game.position()["phase"]) == (None, [], "over")
    with pytest.raises(IllegalMove):
        game.play("gold")


@pytest.mark.rule("CL-END-1", "CL-KING-1")
def test_the_murdered_king_takes_the_crown_before_points_are_counted() -> None:
    game = table(seat("warlord", city=EIGHT), seat("king", city="throne-room imperial-treasury"), rank=8,
                 killed="king", crown=0)
    quiet_round(game)
    assert game.over
    assert crown(game) == 1
    assert total(game, 1) == 6 + 4 + 1


# What a city is worth


@pytest.mark.rule("CL-END-2")
@pytest.mark.parametrize("own", ["", "tavern", RICH, "manor castle palace", "keep smithy library", SIX, SEVEN])
def test_each_district_scores_its_cost(own: str) -> None:
    assert worth(own) == costs(own)


@pytest.mark.rule("CL-END-2", "CL-ARTIST-1")
def test_beautifying_adds_a_point() -> None:
    assert worth("manor* tavern") == 5
    assert worth("manor* tavern*") == 6


@pytest.mark.rule("CL-END-2")
def test_all_five_colours_score_3_once() -> None:
    five = "manor temple tavern prison keep"
    assert worth(five) == costs(five) + 3
    assert worth(five + " castle church") == costs(five + " castle church") + 3
    for missing in five.split():
        rest = " ".join(name for name in five.split() if name != missing)
        assert worth(rest) == costs(rest)


@pytest.mark.rule("CL-END-2", "CL-SETUP-6")
@pytest.mark.parametrize(("options", "full", "short"), [({}, EIGHT, SEVEN), (SHORT, SEVEN, SIX)])
def test_the_first_complete_city_scores_4_and_every_other_2(options: dict[str, bool], full: str, short: str) -> None:
    game = table(seat("warlord", city=full), seat(city=full), seat(city=short), rank=8, first_complete=1,
                 options=options)
    assert [total(game, one) - costs(full) for one in range(2)] == [2, 4]
    assert total(game, 2) == costs(short)


@pytest.mark.rule("CL-END-2", "RU-5")
def test_the_4_points_are_never_lost_and_the_2_points_are_looked_up_at_the_end() -> None:
    game = table(seat("merchant", city=EIGHT), seat("architect", 3, "palace", SEVEN), seat("warlord", city="armory"),
                 rank=7)
    play(game, "gold", "build palace", "end")
    assert [total(game, one) for one in (0, 1)] == [15 + 4, 12 + 5 + 2]
    second = play(game.clone(), "armory 1 palace")
    assert [total(second, one) for one in (0, 1)] == [15 + 4, 12]
    first = play(game, "armory 0 docks")
    assert [total(first, one) for one in (0, 1)] == [12 + 4, 12 + 5 + 2]
    assert firsts(quiet_round(first)) == [0]


@pytest.mark.rule("CL-END-2")
def test_gold_and_hand_score_nothing_by_themselves() -> None:
    assert worth("manor", hand="castle palace", gold=30) == 3


@pytest.mark.rule("CL-END-2", "CL-DRAGON-GATE-1")
def test_the_score_is_told_line_by_line() -> None:
    game = table(seat("warlord", city="manor temple tavern prison dragon-gate castle church docks"), rank=8)
    scores = game.scores()[0]
    assert scores["total"] == sum(line["points"] for line in scores["lines"]) == 22 + 3 + 4 + 2
    assert all(set(line) >= {"points", "reason", "rule"} for line in scores["lines"])


# Haunted City


@pytest.mark.rule("CL-HAUNTED-CITY-1")
@pytest.mark.parametrize("missing", TYPES)
def test_the_haunted_city_stands_for_the_missing_colour(missing: str) -> None:
    one_each = {"noble": "manor", "religious": "temple", "trade": "tavern", "military": "prison"}
    own = " ".join(name for kind, name in one_each.items() if kind != missing) + " keep haunted-quarter"
    assert worth(own) == costs(own) + 3


@pytest.mark.rule("CL-HAUNTED-CITY-1", "CL-HAUNTED-CITY-2")
def test_the_haunted_city_is_one_colour_and_may_stay_purple() -> None:
    assert worth("manor temple tavern haunted-quarter") == 7
    assert worth("manor temple tavern prison haunted-quarter") == 9 + 3
    assert worth("manor temple keep haunted-quarter") == 9


@pytest.mark.rule("CL-HAUNTED-CITY-2", "CL-WISHING-WELL-1")
@pytest.mark.parametrize(("own", "extra"), [
    ("wishing-well haunted-quarter", 1),
    ("wishing-well haunted-quarter keep", 2),
    ("manor temple tavern wishing-well haunted-quarter", 3),
    ("manor temple tavern wishing-well haunted-quarter keep", 4),
    ("manor temple tavern prison wishing-well haunted-quarter keep", 5),
    ("manor temple tavern prison haunted-quarter", 3),
])
def test_one_choice_of_colour_holds_for_everything_and_is_the_best(own: str, extra: int) -> None:
    assert worth(own) == costs(own) + extra


@pytest.mark.rule("CL-HAUNTED-CITY-1")
def test_built_as_the_last_district_the_haunted_city_is_only_purple() -> None:
    rest = "manor castle temple tavern keep palace"
    late = table(seat("merchant", 0, "haunted-quarter", rest + " church"), rank=6)
    play(late, "gold", "build haunted-quarter", "end")
    assert late.over
    assert total(late, 0) == 21 + 4
    early = table(seat("merchant", 0, "church", rest + " haunted-quarter"), rank=6)
    play(early, "gold", "build church", "end")
    assert early.over
    assert total(early, 0) == 21 + 4 + 3


@pytest.mark.rule("CL-HAUNTED-CITY-1")
@pytest.mark.parametrize("again", [False, True])
def test_a_haunted_city_built_before_somebody_else_ends_the_game_in_that_round_is_only_purple(again: bool) -> None:
    game = table(seat("magician", 0, "haunted-quarter", "manor temple tavern keep"),
                 seat("warlord", 1, "docks", SEVEN), rank=3)
    play(game, "gold", "build haunted-quarter", "end")
    if again:
        game = reload(game)
    play(game, "gold", "build docks", "end")
    assert game.over
    assert total(game, 0) == 10


@pytest.mark.rule("CL-HAUNTED-CITY-1")
def test_a_haunted_city_built_after_the_end_was_settled_is_only_purple() -> None:
    game = table(seat("magician", 1, "docks", SEVEN), seat("king", 0, "haunted-quarter", "manor temple tavern keep"),
                 rank=3)
    play(game, "gold", "build docks", "end", "gold", "build haunted-quarter", "end")
    assert game.over
    assert total(game, 1) == 10


@pytest.mark.rule("CL-HAUNTED-CITY-1")
@pytest.mark.parametrize(("fresh", "points"), [(True, 10), (False, 13)])
def test_a_position_may_say_that_the_haunted_city_is_new(fresh: bool, points: int) -> None:
    own = ["manor", "temple", "tavern", "keep", {"district": "haunted-quarter", "new": fresh}]
    game = table(seat(city=own), seat("warlord", 1, "docks", SEVEN), rank=8)
    play(game, "gold", "build docks", "end")
    assert game.over
    assert total(game, 0) == points


@pytest.mark.rule("CL-HAUNTED-CITY-1")
def test_a_new_haunted_city_is_purple_for_the_wishing_well_and_the_five_colours() -> None:
    own = ["wishing-well", {"district": "haunted-quarter", "new": True}]
    assert total(quiet_round(table(seat(city=own), seat("warlord", city=EIGHT), rank=8)), 0) == 5 + 2 + 1
    own = ["manor", "temple", "tavern", "prison", {"district": "haunted-quarter", "new": True}]
    assert total(quiet_round(table(seat(city=own), seat("warlord", city=EIGHT), rank=8)), 0) == 9 + 3


@pytest.mark.rule("CL-HAUNTED-CITY-1")
def test_a_round_later_the_haunted_city_may_be_any_colour() -> None:
    game = table(seat("warlord", 0, "haunted-quarter", "manor temple tavern keep"), rank=8)
    play(game, "gold", "build haunted-quarter", "end")
    assert game.position()["phase"] == "selection"
    assert total(game, 0) == 13


@pytest.mark.rule("CL-HAUNTED-CITY-1", "CL-DIPLOMAT-1")
def test_an_old_haunted_city_that_changes_hands_in_the_last_round_was_not_built_in_it() -> None:
    game = table(seat("diplomat", 9, "", "manor temple tavern keep docks"), seat(city="haunted-quarter"),
                 seat(city=EIGHT), rank=8)
    play(game, "gold", "exchange 1 haunted-quarter", "for docks", "end")
    assert game.over
    assert total(game, 0) == 13


# Who wins


def last_turn(first: Any, second: Any, purse: tuple[int, int] = (0, 0),
              characters: tuple[str, str] = ("", "")) -> Game:
    """Seats 0 and 1 tie, seat 2 has the last turn and fewer points."""
    game = table(seat(characters[0], purse[0], city=first), seat(characters[1], purse[1], city=second),
                 seat("warlord", city=EIGHT), rank=8)
    quiet_round(game)
    assert game.over
    assert total(game, 0) == total(game, 1) > total(game, 2) == 19
    return game


@pytest.mark.rule("CL-END-3")
@pytest.mark.parametrize(("first", "second", "winner"), [
    (RICH, FIVE, 0), (FIVE, RICH, 1), (RICH, MUSEUM, 0), (FIVE, MUSEUM, 1),
    ("dragon-gate palace castle manor", MUSEUM, 0), (MUSEUM, "university palace castle manor", 1),
    ("palace* cathedral town-hall harbor", MUSEUM, 0), ("wishing-well keep smithy palace", MUSEUM, 1),
    ("wishing-well keep smithy palace", FIVE, 0)],
    ids=["not the five colours", "whoever sits first", "not the museum", "five colours or museum", "dragon gate as 8",
         "university as 8", "beautifying", "not the wishing well", "18 against 17"])
def test_among_equals_points_from_districts_alone_decide(first: Any, second: Any, winner: int) -> None:
    # The loser is richer, which must not matter.
    purse = (0, 5) if winner == 0 else (5, 0)
    game = last_turn(first, second, purse)
    assert game.winner == winner
    assert game.winners == [winner]


@pytest.mark.rule("CL-END-3")
def test_the_4_points_of_the_first_do_not_count_among_equals() -> None:
    game = quiet_round(table(seat("warlord", 9, city=EIGHT), seat(city="palace cathedral fortress harbor"), rank=8))
    assert total(game, 0) == total(game, 1) == 19
    assert game.winners == [1]


@pytest.mark.rule("CL-END-3")
@pytest.mark.parametrize(("purse", "winner"), [((3, 1), 0), ((1, 3), 1), ((0, 1), 1)])
def test_then_more_gold_decides(purse: tuple[int, int], winner: int) -> None:
    assert last_turn(RICH, RICH, purse).winner == winner


@pytest.mark.rule("CL-END-3")
@pytest.mark.parametrize("characters", [("", ""), ("bishop", "architect"), ("architect", "thief")])
def test_then_the_win_is_shared_whatever_the_ranks(characters: tuple[str, str]) -> None:
    game = last_turn(RICH, RICH, (2, 2), characters)
    assert game.winners == [0, 1]
    assert game.winner is None


@pytest.mark.rule("CL-END-3", "CL-END-2")
def test_most_points_win_before_any_tie_break() -> None:
    game = quiet_round(table(seat(city=RICH), seat("warlord", 50, city=EIGHT), rank=8))
    assert game.winners == [0]


@pytest.mark.rule("CL-END-3")
def test_of_three_equals_two_may_share() -> None:
    third = "palace harbor monastery prison keep"
    game = quiet_round(table(seat(city=RICH, gold=1), seat(city=RICH, gold=1), seat(city=third, gold=9),
                             seat("warlord", city=EIGHT), rank=8))
    assert [total(game, one) for one in range(4)] == [20, 20, 20, 19]
    assert game.winners == [0, 1]


@pytest.mark.rule("CL-END-3")
def test_nobody_has_won_before_the_end() -> None:
    game = table(seat("warlord", city=RICH), rank=8)
    assert (game.winner, game.winners) == (None, [])
