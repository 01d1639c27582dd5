"""Common City: what is scored when all characters have been turned up."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.common_city.table import CAST, PLAIN, called, lying, mark, points, town, who
from tests.scenarios.table import city, play, total

FIVE = "manor temple tavern prison keep"  # one district of each colour
HAUNTED: dict[str, Any] = {"district": "haunted-quarter"}


def scored(*seats: dict[str, Any], lines: tuple[str, ...] = ("gold", "end"), up: str = "artist", **fields: Any) -> Game:
    """The pass ends with the turn of seat 0."""
    return play(town(*seats, up=up, last=True, **fields), *lines)


# When


@pytest.mark.rule("CC-PASS-1")
def test_a_pass_is_scored_after_the_turn_of_the_last_character() -> None:
    game = town(who(city="temple"), up="artist", last=True)
    play(game, "gold")
    assert points(game) == [0] * 4
    play(game, "end")
    assert points(game) == [2, 0, 0, 0]
    assert game.player == 1


@pytest.mark.rule("CC-PASS-1")
def test_nothing_is_scored_before_the_last_character() -> None:
    game = play(town(who(city="temple"), up="artist merchant", last=True), "gold", "end")
    assert points(game) == [0] * 4
    play(game, "gold", "end")
    assert points(game) == [2, 0, 0, 0]


@pytest.mark.rule("CC-PASS-1")
def test_all_18_are_shuffled_again() -> None:
    game = scored(who(city="temple"))
    position = game.position()
    assert len(position["called"]) == 1
    assert sorted(position["called"] + position["character_deck"]) == sorted(CAST)
    orders = {tuple(scored(seed=seed).position()["character_deck"]) for seed in range(10)}
    assert len(orders) == 10


@pytest.mark.rule("CC-PASS-1")
def test_what_is_built_in_the_last_turn_counts() -> None:
    game = scored(who(3, "keep", "manor temple tavern prison"), who(city="docks church market castle"),
                  lines=("gold", "build keep", "end"))
    assert points(game) == [3 + 2, 0, 0, 0]


@pytest.mark.rule("CC-PASS-1")
def test_a_lost_last_turn_ends_the_pass_too() -> None:
    game = town(who(city="temple"), who(city="tavern market"), up="artist merchant", last=True,
                killed=mark("merchant", 3))
    play(game, "gold", "end")
    assert points(game) == [0, 2, 0, 0]
    assert (game.player, len(called(game))) == (2, 1)


@pytest.mark.rule("CC-PASS-1")
@pytest.mark.parametrize("players", range(2, 10))
def test_passes_are_scored_with_any_number_of_players(players: int) -> None:
    game = town(who(city="temple"), *(who(city="tavern") if one == 0 else who() for one in range(players - 1)),
                up="artist merchant architect", last=True, players=players, next=players - 1)
    play(game, *["gold", "end"] * 3)
    assert points(game) == [2, 2, *[0] * (players - 2)]


# Five colours


@pytest.mark.rule("CC-PASS-1")
def test_all_five_colours_are_worth_3_points_to_everybody_who_has_them() -> None:
    game = scored(who(city=FIVE), who(city="castle church docks barracks smithy"), who(city="temple market harbor"))
    assert points(game) == [5, 5, 0, 0]


@pytest.mark.rule("CC-PASS-1")
@pytest.mark.parametrize("missing", FIVE.split())
def test_a_missing_colour_costs_the_3_points(missing: str) -> None:
    game = scored(who(city=FIVE.replace(missing, "")), who(city="castle palace church cathedral monastery"))
    assert points(game) == [0, 2, 0, 0]


@pytest.mark.rule("CC-PASS-1", "CL-SCHOOL-OF-MAGIC-1")
@pytest.mark.parametrize("missing", FIVE.split()[:4])
def test_a_school_of_magic_is_purple_at_a_pass(missing: str) -> None:
    rest = FIVE.replace(missing, "")
    assert points(scored(who(city=f"{rest} school-of-magic")))[0] == 2


@pytest.mark.rule("CC-PASS-1")
def test_colours_are_not_shared_between_quarters() -> None:
    game = scored(who(city="manor temple tavern"), who(city="prison keep"))
    assert points(game) == [2, 0, 0, 0]


# Most districts


@pytest.mark.rule("CC-PASS-1")
def test_most_districts_are_worth_2_points_to_all_tied() -> None:
    game = scored(who(city="temple tavern"), who(city="manor"), who(city="palace castle"), who(city="docks prison"))
    assert points(game) == [2, 0, 2, 2]


@pytest.mark.rule("CC-PASS-3")
def test_most_districts_needs_at_least_one() -> None:
    assert points(scored()) == [0, 0, 0, 0]


@pytest.mark.rule("CC-PASS-3")
def test_doubles_count_as_districts() -> None:
    game = scored(who(city="tavern tavern tavern"), who(city="temple church"))
    assert points(game) == [2, 0, 0, 0]


@pytest.mark.rule("CC-PASS-1")
def test_costs_gold_and_cards_do_not_matter_at_a_pass() -> None:
    game = scored(who(city="temple tavern"), who(50, "palace castle", "dragon-gate*"), up="merchant")
    assert points(game) == [2, 0, 0, 0]


@pytest.mark.rule("CC-PASS-1", "CC-END-2")
def test_points_of_passes_add_up_and_count_at_the_end() -> None:
    game = scored(who(city=FIVE, points=7), who(city="castle", points=4))
    assert points(game) == [12, 4, 0, 0]
    assert total(game, 0) == 12 + 3 + 1 + 1 + 2 + 3
    assert total(game, 1) == 4 + 4


@pytest.mark.rule("CC-PASS-1")
def test_points_are_public() -> None:
    game = scored(who(city=FIVE))
    for watcher in (0, 1, None):
        assert [player["points"] for player in game.view(watcher)["players"]] == [5, 0, 0, 0]


# Cards that lie on the table go back


@pytest.mark.rule("CC-TAX-1", "CC-BISHOP-1", "CC-PASS-1")
def test_tax_collector_and_bishop_go_back_with_the_shuffle() -> None:
    game = town(up="artist merchant", last=True, lying={"tax-collector": 2, "bishop": 3})
    play(game, "gold", "end")
    assert lying(game) == {"tax-collector": 2, "bishop": 3}
    for seed in range(40):
        game = scored(lying={"tax-collector": 2, "bishop": 3}, seed=seed)
        if called(game)[0] not in ("tax-collector", "bishop"):
            assert lying(game) == {}
            break
    else:
        pytest.fail("no shuffle put another character on top")


# Haunted City


@pytest.mark.rule("CC-PASS-2")
@pytest.mark.parametrize("missing", FIVE.split()[:4])
def test_a_standing_haunted_city_is_the_missing_colour(missing: str) -> None:
    rest = FIVE.replace(missing, "").split()
    assert points(scored(who(city=[*rest, HAUNTED])))[0] == 5


@pytest.mark.rule("CC-PASS-2")
def test_a_haunted_city_may_be_the_purple_district() -> None:
    assert points(scored(who(city=["manor", "temple", "tavern", "prison", HAUNTED])))[0] == 5


@pytest.mark.rule("CC-PASS-2", "CL-HAUNTED-CITY-2")
@pytest.mark.parametrize("rest", ["manor temple tavern", "temple tavern prison", "manor keep smithy temple"])
def test_a_haunted_city_is_one_colour_only(rest: str) -> None:
    assert points(scored(who(city=[*rest.split(), HAUNTED])))[0] == 2


@pytest.mark.rule("CC-PASS-2")
def test_a_haunted_city_built_in_the_very_last_turn_is_only_purple() -> None:
    lines = ("gold", "build haunted-quarter", "end")
    assert points(scored(who(2, "haunted-quarter", "temple tavern prison keep"), lines=lines))[0] == 2
    assert points(scored(who(2, "haunted-quarter", "manor temple tavern prison"), lines=lines))[0] == 5


@pytest.mark.rule("CC-PASS-2")
def test_a_haunted_city_built_earlier_in_the_pass_counts() -> None:
    game = town(who(2, "haunted-quarter", "temple tavern prison keep"), up="artist merchant", last=True)
    play(game, "gold", "build haunted-quarter", "end")
    assert points(game) == [0] * 4
    play(game, "gold", "end")
    assert points(game) == [5, 0, 0, 0]


@pytest.mark.rule("CC-PASS-2")
def test_a_haunted_city_built_last_counts_at_the_next_pass() -> None:
    lines = ("gold", "build haunted-quarter", "end")
    game = scored(who(2, "haunted-quarter", "temple tavern prison keep"), lines=lines)
    assert points(game)[0] == 2
    items = game.position()["players"][0]["city"]
    assert not any(isinstance(item, dict) and item.get("new") for item in items)
    assert points(scored(who(city=items)))[0] == 5


@pytest.mark.rule("CC-PASS-2")
def test_that_a_haunted_city_is_new_this_turn_can_be_written_down() -> None:
    game = town(who(2, "haunted-quarter", "temple tavern prison keep"), up="artist", last=True)
    play(game, "gold", "build haunted-quarter")
    again = Game.from_position(game.position())
    assert again.position() == game.position()
    assert city(again, 0) == ["haunted-quarter", "keep", "prison", "tavern", "temple"]
    assert points(play(again, "end"))[0] == 2


@pytest.mark.rule("CC-PASS-2", "CC-WITCH-2")
def test_a_haunted_city_the_witch_builds_in_the_ending_turn_is_only_purple() -> None:
    game = town(who(0, "haunted-quarter", "temple tavern prison keep"), up="witch merchant", last=True)
    play(game, "gold", "name merchant", "gold", "build haunted-quarter", "end")
    assert points(game) == [2, 0, 0, 0]


# Together with the end of the game


@pytest.mark.rule("CC-PASS-3", "CC-END-4")
def test_an_unfinished_pass_is_never_scored() -> None:
    game = play(_rung("artist merchant"), "gold", "build tavern")
    assert game.over
    assert points(game) == [0, 0, 0, 0]


@pytest.mark.rule("CC-PASS-3")
def test_if_the_game_ends_in_the_turn_of_the_18th_the_pass_is_scored_first() -> None:
    game = play(_rung("artist"), "gold", "build tavern")
    assert game.over
    assert points(game) == [0, 5, 0, 0]


@pytest.mark.rule("CC-PASS-3", "CC-WITCH-2")
def test_if_the_witch_ends_the_game_in_the_last_turn_the_pass_is_scored_first() -> None:
    game = play(_rung("witch merchant"), "gold", "name merchant", "gold", "build tavern")
    assert game.over
    assert points(game) == [0, 5, 0, 0]


@pytest.mark.rule("CC-PASS-3", "CC-PASS-2")
def test_the_ending_build_counts_in_that_scoring_but_a_haunted_city_only_as_purple() -> None:
    seats = [who(9, "haunted-quarter", "bell-tower temple tavern prison"), who(city=_others(25, "prison"))]
    game = play(town(*seats, up="artist", last=True, rung=True), "gold", "build haunted-quarter")
    assert game.over
    assert points(game) == [0, 5, 0, 0]


def _others(count: int, *missing: str) -> list[str]:
    """So many different quiet districts of all colours, without Tavern and Temple."""
    names = [name for name in PLAIN if name not in ("tavern", "temple", *missing)]
    assert len(names) >= count
    return names[len(names) - count:]


def _rung(up: str) -> Game:
    """The bell is rung and 29 districts stand; the pass ends with these characters."""
    return town(who(9, "tavern", "bell-tower temple"), who(city=_others(27)), up=up, last=True, rung=True)
