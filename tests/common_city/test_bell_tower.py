"""Common City: the Bell Tower, rung below thirty districts."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.common_city.table import PLAIN, town, who
from tests.scenarios.deluxe_box import reload
from tests.scenarios.table import city, offers, play, refused


def plain(count: int) -> list[str]:
    """So many different quiet districts, neither Tavern nor Temple nor Keep."""
    names = [name for name in PLAIN if name not in ("tavern", "temple", "keep")]
    assert len(names) >= count
    return names[:count]


def bell(standing: int, character: str = "artist", hand: str = "tavern temple", own: str = "", gold: int = 9,
         **fields: Any) -> Game:
    """Seat 0 has the Bell Tower; so many districts stand in all, its own and those of seat 3."""
    mine = ["bell-tower", *own.split()]
    return town(who(gold, hand, mine), who(9, "temple"), who(), who(city=plain(standing - len(mine))), up=character,
                **fields)


def standing(game: Game) -> int:
    return sum(len(city(game, one)) for one in range(len(game.position()["players"])))


def rung(game: Game) -> bool:
    return game.position()["rung"] is True


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_its_owner_may_ring_it_at_any_time_of_the_own_turn() -> None:
    game = bell(10)
    assert "bell-tower" in offers(game)
    assert not rung(game)
    play(game, "gold")
    assert "bell-tower" in offers(game)
    play(game, "build tavern")
    assert "bell-tower" in offers(game)
    play(game, "bell-tower")
    assert rung(game)
    assert game.player == 0
    assert "end" in offers(game)


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_ringing_is_a_choice_without_pass() -> None:
    game = bell(10)
    assert not offers(game, "pass")
    play(game, "gold", "end")
    assert not rung(game)


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_it_is_rung_once() -> None:
    game = play(bell(10, "artist merchant architect navigator alchemist"), "bell-tower")
    refused(game, "bell-tower", "CC-BELL-TOWER-1")
    play(game, *["gold", "end"] * 4)
    assert game.player == 0
    assert "bell-tower" not in offers(game)
    assert rung(game)


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_nobody_else_rings_it() -> None:
    game = play(bell(10), "gold", "end")
    assert game.player == 1
    refused(game, "bell-tower", "CC-BELL-TOWER-1")


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_it_may_be_rung_in_the_turn_it_is_built() -> None:
    game = town(who(9, "bell-tower"), who(city=plain(5)), up="artist")
    play(game, "gold")
    assert "bell-tower" not in offers(game)
    play(game, "build bell-tower")
    assert game.player == 0
    assert {"bell-tower", "end"} <= offers(game)
    assert "pass" not in offers(game)


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_it_may_be_rung_in_a_later_turn() -> None:
    game = play(bell(10, "artist merchant architect navigator alchemist"), *["gold", "end"] * 4)
    assert rung(play(game, "bell-tower"))


@pytest.mark.rule("CC-BELL-TOWER-1")
@pytest.mark.parametrize(("count", "open_"), [(5, True), (28, True), (29, True), (30, False)])
def test_it_is_rung_only_with_fewer_than_30_districts_standing(count: int, open_: bool) -> None:
    game = bell(count, own="museum graveyard lighthouse great-wall")
    assert standing(game) == count
    assert ("bell-tower" in offers(game)) is open_
    if not open_:
        refused(game, "bell-tower", "CC-BELL-TOWER-1")


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_once_rung_the_game_ends_with_the_30th_district() -> None:
    game = play(bell(28, "architect", own="museum graveyard"), "bell-tower", "gold", "build tavern")
    assert not game.over
    play(game, "build temple")
    assert game.over
    assert standing(game) == 30


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_unrung_the_game_goes_on_past_30() -> None:
    game = play(bell(29, "architect", own="museum graveyard lighthouse"), "gold", "build tavern", "build temple")
    assert not game.over
    assert standing(game) == 31
    assert "bell-tower" not in offers(game)


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_ringing_itself_ends_nothing_and_anybody_may_build_the_30th() -> None:
    game = play(bell(29, "artist merchant", own="museum graveyard lighthouse"), "bell-tower", "gold", "end")
    assert not game.over
    play(game, "gold", "build temple")
    assert game.over


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_the_bell_tower_as_30th_cannot_be_rung() -> None:
    game = town(who(9, "bell-tower", "museum graveyard lighthouse"), who(city=plain(26)), up="artist")
    play(game, "gold", "build bell-tower")
    assert (standing(game), game.over) == (30, False)
    assert "bell-tower" not in offers(game)


@pytest.mark.rule("CC-BELL-TOWER-2")
def test_doubles_count_as_districts() -> None:
    game = bell(29, hand="tavern", own="museum tavern quarry", rung=True)
    assert not game.over
    play(game, "gold", "build tavern")
    assert game.over
    full = bell(30, own="museum tavern tavern quarry")
    assert "bell-tower" not in offers(full)


@pytest.mark.rule("CC-BELL-TOWER-1")
@pytest.mark.parametrize(("character", "line"), [
    ("warlord", "destroy 1 bell-tower"), ("artist", "armory 1 bell-tower")])
def test_destroyed_all_is_as_before(character: str, line: str) -> None:
    seats = [who(9, "tavern temple", "armory museum"), who(city="bell-tower"), who(), who(city=plain(26))]
    game = play(town(*seats, up=character, rung=True), line)
    assert not rung(game)
    play(game, "gold", "build tavern")
    assert not game.over
    play(game, "end")
    assert game.player == 1


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_after_its_fall_the_30th_does_not_end_the_game() -> None:
    # The Warlord takes one district away and an Architect brings the number back to 30.
    seats = [who(9), who(9, "tavern temple"), who(city="bell-tower"), who(city=[*plain(26), "museum", "lighthouse"])]
    game = play(town(*seats, up="warlord architect", rung=True), "destroy 2 bell-tower", "gold", "end", "gold")
    assert standing(game) == 28
    play(game, "build tavern", "build temple")
    assert (standing(game), game.over) == (30, False)


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_another_destroyed_district_leaves_it_ringing() -> None:
    game = bell(29, "warlord", own="museum lighthouse", rung=True)
    victim = plain(1)[0]
    play(game, f"destroy 3 {victim}", "gold", "build tavern")
    assert rung(game)
    assert not game.over
    play(game, "end", "gold", "build temple")
    assert game.over


@pytest.mark.rule("CC-BELL-TOWER-2")
def test_it_keeps_ringing_when_exchanged() -> None:
    seats = [who(9, "tavern", "castle museum"), who(city="bell-tower"), who(), who(city=plain_but("castle", 26))]
    game = play(town(*seats, up="diplomat", rung=True), "exchange 1 bell-tower", "for castle")
    assert rung(game)
    assert "bell-tower" in city(game, 0)
    assert "bell-tower" not in offers(game)
    assert standing(game) == 29
    play(game, "gold", "build tavern")
    assert game.over


@pytest.mark.rule("CC-BELL-TOWER-1", "CC-BELL-TOWER-2")
def test_exchanged_before_it_was_rung_its_new_owner_may_ring_it() -> None:
    game = town(who(9, city="castle"), who(city="bell-tower"), up="diplomat")
    play(game, "exchange 1 bell-tower", "for castle")
    assert "bell-tower" in offers(game)
    assert rung(play(game, "bell-tower"))


@pytest.mark.rule("CC-BELL-TOWER-2")
def test_rebuilt_it_may_be_rung_again_below_30() -> None:
    seats = [who(9), who(9, city="bell-tower graveyard"), who(), who(city=plain(20))]
    game = play(town(*seats, up="warlord merchant", rung=True), "destroy 1 bell-tower", "graveyard", "gold", "end")
    assert not rung(game)
    play(game, "gold", "build bell-tower")
    assert not rung(game)
    play(game, "bell-tower")
    assert rung(game)


@pytest.mark.rule("CC-BELL-TOWER-2")
def test_rebuilt_as_30th_it_may_not_be_rung_again() -> None:
    seats = [who(9), who(9, city="bell-tower graveyard"), who(), who(city=[*plain(26), "museum", "lighthouse"])]
    game = town(*seats, up="warlord merchant")
    play(game, "destroy 1 bell-tower", "graveyard", "gold", "end", "gold", "build bell-tower")
    assert (standing(game), game.over) == (30, False)
    assert "bell-tower" not in offers(game)


@pytest.mark.rule("CC-BELL-TOWER-1")
def test_that_it_rings_is_public_and_kept_in_the_position() -> None:
    game = play(bell(10), "bell-tower")
    for watcher in (0, 2, None):
        assert game.view(watcher)["rung"] is True
    again = reload(game)
    assert rung(again)
    assert again.options() == game.options()


@pytest.mark.rule("CC-BELL-TOWER-1", "CC-WITCH-1")
def test_the_witch_rings_in_her_second_half_only() -> None:
    game = bell(10, "witch merchant")
    assert "bell-tower" not in offers(game)
    play(game, "gold")
    assert "bell-tower" not in offers(game)
    play(game, "name merchant", "gold")
    assert game.player == 0
    assert "bell-tower" in offers(game)


def plain_but(name: str, count: int) -> list[str]:
    names = [one for one in PLAIN if one not in ("tavern", "temple", name)]
    assert len(names) >= count
    return names[:count]
