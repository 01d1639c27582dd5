"""The Bell Tower: announced, lost, moved, built again, and who counts as first."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import EIGHT, SHORT, costs, firsts, quiet_round, table
from tests.scenarios.deluxe_box import reload
from tests.scenarios.table import SEVEN, SIX, city, deck, hand, offers, play, refused, seat, total

FIVE = " ".join(SIX.split()[:5])
SPARE = "monastery trading-post docks barracks castle harbor palace"
"""Seven more names, worth 24, since the box holds three Temples only."""


def tower(own: str, *others: dict[str, Any], options: dict[str, bool] | None = None, **fields: Any) -> Game:
    """Seat 0 has just built the Bell Tower and is asked."""
    game = table(seat("merchant", 3, "bell-tower", own), *others, rank=6, options=options or {}, **fields)
    play(game, "gold", "build bell-tower")
    assert game.player == 0
    return game


@pytest.mark.rule("CL-BELL-TOWER-1")
@pytest.mark.parametrize("own", ["", "tavern", SIX, SEVEN, EIGHT])
def test_whoever_builds_the_bell_tower_may_announce_or_not(own: str) -> None:
    game = tower(own)
    assert offers(game) == {"bell-tower", "pass"}
    for line in ("end", "bonus", "income"):
        refused(game, line, "CL-BELL-TOWER-1")
    assert play(game.clone(), "bell-tower").position()["rung"] is True
    assert not play(game, "pass").position().get("rung")


@pytest.mark.rule("CL-BELL-TOWER-1")
@pytest.mark.parametrize(("own", "options"), [(SIX, {}), (FIVE, SHORT)])
def test_as_the_seventh_district_it_may_complete_its_own_city(own: str, options: dict[str, bool]) -> None:
    rung = play(tower(own, seat("warlord"), options=options), "bell-tower")
    assert firsts(rung) == [0]
    play(rung, "end")
    assert not rung.over
    assert quiet_round(rung).over
    assert total(rung, 0) == costs(own) + 5 + 4
    silent = play(tower(own, seat("warlord"), options=options), "pass")
    assert firsts(silent) == []
    assert quiet_round(silent).position()["phase"] == "selection"


@pytest.mark.rule("CL-BELL-TOWER-1")
def test_with_fewer_districts_the_announcement_completes_nothing_yet() -> None:
    game = play(tower(FIVE, seat(city=SIX), seat("warlord", city=SIX)), "bell-tower")
    assert firsts(game) == []
    assert quiet_round(game).position()["phase"] == "selection"
    assert game.position()["rung"] is True


@pytest.mark.rule("CL-BELL-TOWER-1")
@pytest.mark.parametrize(("standing", "options"), [(SIX, {}), (FIVE, SHORT)])
def test_afterwards_one_district_less_completes_any_city(standing: str, options: dict[str, bool]) -> None:
    for line, complete in (("bell-tower", True), ("pass", False)):
        game = tower("", seat("warlord", 3, "palace", standing), options=options)
        play(game, line, "end", "gold", "build palace", "end")
        assert game.over is complete
        assert firsts(game) == [1] * complete


@pytest.mark.rule("CL-BELL-TOWER-1", "CL-BELL-TOWER-3")
def test_announced_in_one_round_it_holds_in_the_next() -> None:
    game = table(seat(city="bell-tower"), seat("merchant", 3, "palace", SIX), rank=6, rung=True)
    play(game, "gold", "build palace", "end")
    assert game.over
    unrung = table(seat(city="bell-tower"), seat("merchant", 3, "palace", SIX), rank=6)
    play(unrung, "gold", "build palace", "end")
    assert not unrung.over


@pytest.mark.rule("CL-BELL-TOWER-3")
def test_it_is_announced_only_when_built() -> None:
    game = play(tower("", seat("warlord")), "pass")
    assert not offers(game, "bell-tower")
    refused(game, "bell-tower", "CL-BELL-TOWER-3")
    later = table(seat("merchant", city="bell-tower"), rank=6)
    assert not offers(later, "bell-tower")
    refused(later, "bell-tower", "CL-BELL-TOWER-3")
    exchanged = table(seat("diplomat", 9, city="tavern"), seat(city="bell-tower"), rank=8)
    play(exchanged, "gold", "exchange 1 bell-tower", "for tavern")
    assert exchanged.options() == ["end"]


@pytest.mark.rule("CL-BELL-TOWER-1", "CL-WIZARD-1")
def test_the_wizard_s_immediate_bell_tower_may_be_announced() -> None:
    game = table(seat("wizard", 5, city=SIX), seat(hand="bell-tower"), rank=3)
    play(game, "look 1", "take bell-tower", "now")
    assert offers(game) == {"bell-tower", "pass"}
    assert firsts(play(game, "bell-tower")) == [0]
    assert offers(game, "gold", "cards") == {"gold", "cards"}


# First


@pytest.mark.rule("CL-BELL-TOWER-2")
def test_every_city_that_the_announcement_completes_counts_as_first() -> None:
    game = play(tower(SIX, seat(city=SEVEN), seat("warlord", city=SIX), seat(city=SPARE)), "bell-tower")
    assert firsts(game) == [0, 1, 3]
    quiet_round(game)
    assert game.over
    assert [total(game, one) for one in range(4)] == [9 + 5 + 4, 12 + 4, 9, 24 + 4]


@pytest.mark.rule("CL-BELL-TOWER-2")
def test_a_city_may_be_made_complete_by_another_player_s_announcement_alone() -> None:
    game = play(tower("", seat(city=SEVEN)), "bell-tower")
    assert firsts(game) == [1]
    play(game, "end")
    assert game.over
    assert [total(game, 0), total(game, 1)] == [5, 16]


@pytest.mark.rule("CL-BELL-TOWER-2")
def test_an_earlier_first_keeps_the_4_points_beside_the_new_ones() -> None:
    game = play(tower(SIX, seat(city=EIGHT), seat(city=SEVEN)), "bell-tower")
    assert firsts(game) == [0, 1, 2]
    assert [total(game, one) for one in range(3)] == [9 + 5 + 4, 15 + 4, 12 + 4]


@pytest.mark.rule("CL-BELL-TOWER-2", "RU-5")
def test_a_second_city_complete_before_stays_second() -> None:
    game = play(tower("", seat(city=EIGHT), seat(city=EIGHT.replace("docks", "castle")), seat(city=SEVEN),
                      first_complete=1), "bell-tower")
    assert firsts(game) == [1, 3]
    assert [total(game, one) for one in range(1, 4)] == [15 + 4, 16 + 2, 12 + 4]


@pytest.mark.rule("CL-BELL-TOWER-2")
@pytest.mark.parametrize(("line", "expected", "other"), [("bell-tower", [0, 1], 16), ("pass", [0], 12)])
def test_a_bell_tower_that_is_the_eighth_district_completes_first_and_may_then_be_rung(
        line: str, expected: list[int], other: int) -> None:
    game = play(tower(SEVEN, seat(city=SEVEN)), line)
    assert firsts(game) == expected
    assert [total(game, 0), total(game, 1)] == [12 + 5 + 3 + 4, other]  # all five colours


@pytest.mark.rule("CL-BELL-TOWER-2")
def test_a_city_that_reaches_seven_after_the_announcement_is_first_only_if_nobody_was() -> None:
    game = tower("", seat("architect", 3, "palace", SIX), seat("warlord", 3, "palace", SIX))
    play(game, "bell-tower", "end", "gold", "build palace", "end", "gold", "build palace", "end")
    assert game.over
    assert firsts(game) == [1]
    assert [total(game, 1), total(game, 2)] == [9 + 5 + 4, 9 + 5 + 2]
    late = tower(SIX, seat("warlord", 3, "palace", SIX))
    play(late, "bell-tower", "end", "gold", "build palace", "end")
    assert firsts(late) == [0]
    assert total(late, 1) == 9 + 5 + 2


@pytest.mark.rule("CL-BELL-TOWER-2")
@pytest.mark.parametrize("given", [[0, 2], [2, 0]])
def test_a_position_may_list_several_who_were_first(given: list[int]) -> None:
    game = table(seat(city=f"{SIX} bell-tower"), seat(city=EIGHT), seat(city=SEVEN), seat("warlord"), rank=8,
                 rung=True, first_complete=given)
    assert firsts(game) == [0, 2]
    assert [total(game, one) for one in range(3)] == [9 + 5 + 4, 15 + 2, 12 + 4]
    assert firsts(reload(game)) == [0, 2]
    assert quiet_round(game).over


# Lost again


def raided(*others: dict[str, Any], **fields: Any) -> Game:
    """Seat 0 has a rung Bell Tower; seat 1, the Warlord, has taken an action and may destroy it."""
    game = table(seat(city="bell-tower"), seat("warlord", 9), *others, rank=8, rung=True, **fields)
    return play(game, "gold")


@pytest.mark.rule("CL-BELL-TOWER-1")
@pytest.mark.parametrize("lost", [False, True])
def test_if_it_is_destroyed_the_number_goes_back(lost: bool) -> None:
    game = raided(seat("artist", 3, "palace", SIX))
    if lost:
        play(game, "destroy 0 bell-tower")
        assert not game.position().get("rung")
        assert deck(game)[-1] == "bell-tower"
    play(game, "end", "gold", "build palace")
    assert firsts(game) == ([] if lost else [2])
    play(game, "end")
    assert game.over is not lost


@pytest.mark.rule("CL-BELL-TOWER-3")
def test_after_a_city_was_completed_the_round_stays_last_and_the_4_points_stay() -> None:
    game = raided(seat(city=SEVEN), seat(city=SEVEN), seat(city=EIGHT), players=5, first_complete=2)
    assert [total(game, one) for one in (2, 3, 4)] == [12 + 4, 12 + 2, 15 + 2]
    play(game, "destroy 0 bell-tower", "end")
    assert game.over
    assert [total(game, one) for one in (2, 3, 4)] == [12 + 4, 12, 15 + 2]


@pytest.mark.rule("CL-BELL-TOWER-3", "CL-BELL-TOWER-2")
def test_all_who_were_first_by_the_announcement_keep_their_4_points() -> None:
    game = tower("", seat(city=SEVEN), seat(city=SEVEN), seat("warlord", 9))
    play(game, "bell-tower", "end", "gold", "destroy 0 bell-tower", "end")
    assert game.over
    assert [total(game, one) for one in (1, 2)] == [16, 16]
    assert firsts(game) == [1, 2]


@pytest.mark.rule("CL-BELL-TOWER-3", "CL-DIPLOMAT-1")
def test_it_holds_in_whatever_city_it_stands() -> None:
    game = table(seat(city="bell-tower"), seat("diplomat", 9, city="tavern"), seat("artist", 3, "palace", SIX), rank=8,
                 rung=True)
    play(game, "gold", "exchange 0 bell-tower", "for tavern")
    assert city(game, 1) == ["bell-tower"]
    assert game.position()["rung"] is True
    play(game, "end", "gold", "build palace", "end")
    assert game.over


@pytest.mark.rule("CL-BELL-TOWER-3", "CL-ARMORY-1")
def test_the_armory_may_take_it_out_of_the_city_it_completed() -> None:
    game = tower(SIX, seat("warlord", city="armory"), seat(city=SIX))
    play(game, "bell-tower", "end", "armory 0 bell-tower", "gold", "end")
    assert game.over
    assert total(game, 0) == 9 + 4


@pytest.mark.rule("CL-BELL-TOWER-1", "CL-WARLORD-1", "CL-DIPLOMAT-1")
@pytest.mark.parametrize(("character", "line"), [("warlord", "destroy 2 tavern"), ("diplomat", "exchange 2 tavern")])
@pytest.mark.parametrize("rung", [False, True])
def test_the_number_in_force_says_which_cities_are_safe_from_rank_8(character: str, line: str, rung: bool) -> None:
    game = table(seat(city="bell-tower"), seat(character, 9, city="palace"), seat(city=SEVEN), rank=8, rung=rung)
    play(game, "gold")
    assert (line in offers(game)) is not rung


@pytest.mark.rule("CL-BELL-TOWER-1", "CL-GRAVEYARD-1")
def test_taken_back_from_the_graveyard_it_may_be_built_and_announced_again() -> None:
    game = table(seat("artist", 9, city="graveyard bell-tower"), seat("warlord", 9), seat(city=SIX), rank=8, rung=True)
    play(game, "gold", "destroy 0 bell-tower", "graveyard")
    assert hand(game, 0) == ["bell-tower"]
    assert not game.position().get("rung")
    play(game, "end", "gold", "build bell-tower")
    assert offers(game) == {"bell-tower", "pass"}
    assert play(game, "bell-tower").position()["rung"] is True


@pytest.mark.rule("CL-BELL-TOWER-1")
def test_destroyed_without_having_been_rung_it_changes_nothing() -> None:
    game = table(seat(city="bell-tower"), seat("warlord", 9), seat(city=SEVEN), rank=8)
    play(game, "gold", "destroy 0 bell-tower", "end")
    assert game.position()["phase"] == "selection"
    assert firsts(game) == []


@pytest.mark.rule("CL-BELL-TOWER-1", "CL-BELL-TOWER-3")
@pytest.mark.parametrize("line", ["bell-tower", "pass"])
def test_whether_it_rang_is_public_and_survives_a_saved_position(line: str) -> None:
    game = play(reload(tower("", seat("warlord", 3, "palace", SIX))), line)
    again = reload(game)
    for one in (game, again):
        assert [bool(one.view(watcher).get("rung")) for watcher in (0, 1, None)] == [line == "bell-tower"] * 3
        play(one, "end", "gold", "build palace", "end")
        assert one.over is (line == "bell-tower")


@pytest.mark.rule("CL-BELL-TOWER-1", "CL-BELL-TOWER-3", "CL-WARLORD-1")
def test_once_it_is_lost_a_city_of_seven_is_open_to_the_warlord_again() -> None:
    game = table(seat(city="bell-tower"), seat("warlord", 9, city="armory"), seat(city=SEVEN), rank=8, rung=True)
    play(game, "gold")
    assert "destroy 2 tavern" not in offers(game)
    play(game, "armory 0 bell-tower")
    assert "destroy 2 tavern" in offers(game)
    play(game, "destroy 2 tavern", "end")
    assert game.over
    assert total(game, 2) == 12 - 1 + 4
