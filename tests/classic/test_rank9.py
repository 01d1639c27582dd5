"""Rank 9: Queen and Artist."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import EIGHT, table
from tests.scenarios.table import city, crown, gold, offers, play, refused, seat, total


def queen_table(monarch: str, where: int, players: int = 5, **fields: Any) -> Game:
    """The Queen is seat 0 and about to be called; rank 4 sits at `where`."""
    seats = [seat() for _ in range(players)]
    seats[0], seats[where] = seat("queen", city="imperial-treasury"), seat(monarch)
    return table(*seats, rank=9, **fields)


@pytest.mark.rule("CL-QUEEN-1")
@pytest.mark.parametrize(("players", "where", "paid"), [
    (5, 1, True), (5, 4, True), (5, 2, False), (5, 3, False), (6, 5, True), (6, 3, False), (7, 6, True), (7, 2, False),
    (8, 7, True), (8, 1, True), (8, 6, False), (8, 2, False)])
def test_the_queen_gains_3_gold_beside_the_king_s_player(players: int, where: int, paid: bool) -> None:
    game = play(queen_table("king", where, players, crown=where), "gold")
    assert ("bonus" in offers(game)) is paid
    if paid:
        play(game, "bonus")
        assert gold(game)[0] == 5
        assert not offers(game, "bonus")
    else:
        refused(game, "bonus", "CL-QUEEN-1")


@pytest.mark.rule("CL-QUEEN-1")
@pytest.mark.parametrize(("receiver", "paid"), [(1, True), (2, False), (4, True)])
@pytest.mark.parametrize("emperor", [1, 2, 3, 4])
def test_with_an_emperor_the_player_who_got_the_crown_counts(emperor: int, receiver: int, paid: bool) -> None:
    if emperor == receiver:
        emperor = 3
    seats = [seat() for _ in range(5)]
    seats[0], seats[emperor] = seat("queen"), seat("emperor")
    game = play(table(*seats, rank=4, crown=0), "gold", f"crown {receiver}", "end", "gold")
    assert game.player == 0
    assert ("bonus" in offers(game)) is paid


@pytest.mark.rule("CL-QUEEN-1")
@pytest.mark.parametrize("emperor", [1, 2])
def test_a_queen_who_got_the_crown_herself_sits_beside_nobody_who_did(emperor: int) -> None:
    seats = [seat() for _ in range(5)]
    seats[0], seats[emperor] = seat("queen"), seat("emperor")
    game = play(table(*seats, rank=4, crown=3), "gold", "crown 0", "end", "gold")
    assert not offers(game, "bonus")


@pytest.mark.rule("CL-QUEEN-1")
@pytest.mark.parametrize(("holder", "paid"), [(1, True), (4, True), (3, False), (0, False)])
def test_past_rank_4_the_holder_of_the_crown_got_it_from_the_emperor(holder: int, paid: bool) -> None:
    game = play(queen_table("emperor", 2, crown=holder), "gold")
    assert ("bonus" in offers(game)) is paid


@pytest.mark.rule("CL-QUEEN-1")
def test_the_crown_alone_is_worth_nothing_to_the_queen() -> None:
    game = table(seat("queen"), seat("merchant"), seat(), seat(), seat("bishop"), rank=9, crown=1)
    assert not offers(play(game, "gold"), "bonus")


@pytest.mark.rule("CL-QUEEN-1", "CL-KING-1")
@pytest.mark.parametrize(("where", "paid"), [(1, 3), (4, 3), (2, 0), (3, 0)])
def test_beside_a_murdered_king_the_gold_comes_at_the_end_of_the_round(where: int, paid: int) -> None:
    game = play(queen_table("king", where, killed="king"), "gold")
    assert not offers(game, "bonus")
    play(game, "end")
    assert game.position()["phase"] == "selection"
    assert (gold(game)[0], crown(game)) == (2 + paid, where)


@pytest.mark.rule("CL-QUEEN-1", "CL-EMPEROR-3", "RU-31")
@pytest.mark.parametrize("emperor", [1, 2, 3])
@pytest.mark.parametrize(("receiver", "paid"), [(1, 3), (2, 0), (3, 0), (4, 3), (0, 0)])
def test_beside_who_gets_a_murdered_emperor_s_crown_the_gold_comes_at_the_end(emperor: int, receiver: int,
                                                                              paid: int) -> None:
    holder = next(one for one in range(5) if one not in (receiver, emperor))
    if emperor == receiver:
        emperor = next(one for one in (1, 2, 3, 4) if one not in (receiver, holder))
    game = play(queen_table("emperor", emperor, killed="emperor", crown=holder), "gold")
    assert not offers(game, "bonus")
    play(game, "end")
    assert game.player == emperor
    play(game, f"crown {receiver}")
    assert game.position()["phase"] == "selection"
    assert gold(game)[0] == 2 + paid


@pytest.mark.rule("CL-QUEEN-1", "CL-END-1")
def test_the_queen_s_late_gold_comes_before_points_are_counted() -> None:
    game = queen_table("king", 1, killed="king", first_complete=3)
    play(game, "gold", "end")
    assert game.over
    assert total(game, 0) == 4 + 2 + 3


@pytest.mark.rule("CL-QUEEN-1")
def test_a_murdered_king_nobody_holds_pays_nothing() -> None:
    game = table(seat("queen"), seat("bishop"), players=5, rank=9, killed="king")
    assert gold(play(game, "gold", "end"))[0] == 2


@pytest.mark.rule("CL-QUEEN-1", "CL-WITCH-1")
@pytest.mark.parametrize(("king", "witch", "paid"), [(1, 3, True), (3, 1, False)])
def test_beside_a_bewitched_king_the_queen_looks_at_the_king_s_own_player(king: int, witch: int, paid: bool) -> None:
    seats = [seat() for _ in range(5)]
    seats[0], seats[king], seats[witch] = seat("queen"), seat("king"), seat("witch")
    game = play(table(*seats), "gold", "name king", "gold", "end", "gold")
    assert game.player == 0
    assert ("bonus" in offers(game)) is paid


@pytest.mark.rule("CL-QUEEN-1", "CL-WITCH-2")
@pytest.mark.parametrize(("receiver", "paid"), [(1, True), (3, False), (4, True)])
def test_with_a_bewitched_emperor_the_one_whom_the_witch_crowned_counts(receiver: int, paid: bool) -> None:
    seats = [seat("queen"), seat(), seat("emperor"), seat(), seat()]
    seats[3 if receiver != 3 else 4]["characters"] = ["witch"]
    game = table(*seats, crown=0)
    play(game, "gold", "name emperor", "gold", f"crown {receiver}", "end", "gold")
    assert game.player == 0
    assert ("bonus" in offers(game)) is paid


@pytest.mark.rule("CL-QUEEN-1")
def test_the_queen_has_no_income_and_need_not_take_her_gold() -> None:
    game = table(seat("queen", city="manor castle tavern temple prison"), seat("king"), players=5, rank=9, crown=1)
    assert not offers(game, "income")
    play(game, "gold", "end")
    assert gold(game)[0] == 2


# Artist


def artist_table(own: str, stash: int = 5, **fields: Any) -> Game:
    return table(seat("artist", stash, city=own), rank=9, **fields)


@pytest.mark.rule("CL-ARTIST-1")
def test_the_artist_beautifies_up_to_two_own_districts_for_a_gold_each() -> None:
    game = artist_table("tavern manor keep")
    play(game, "beautify manor")
    assert offers(game, "beautify") == {"beautify tavern", "beautify keep"}
    play(game, "beautify keep")
    assert (city(game, 0), gold(game)[0]) == (["keep*", "manor*", "tavern"], 3)
    refused(game, "beautify tavern", "CL-ARTIST-1")
    assert total(game, 0) == 1 + 4 + 4


@pytest.mark.rule("CL-ARTIST-1")
def test_a_district_is_beautified_once_ever_and_only_with_gold() -> None:
    assert offers(artist_table("manor* tavern"), "beautify") == {"beautify tavern"}
    assert not offers(artist_table("tavern", 0), "beautify")
    refused(artist_table("manor*"), "beautify manor", "CL-ARTIST-1")


@pytest.mark.rule("CL-ARTIST-1")
@pytest.mark.parametrize("players", range(3, 9))
def test_the_artist_plays_with_three_and_more(players: int) -> None:
    assert "beautify tavern" in offers(artist_table("tavern", players=players))


@pytest.mark.rule("CL-ARTIST-1", "CL-END-1")
def test_the_artist_may_beautify_in_the_last_round() -> None:
    game = artist_table(EIGHT)
    play(game, "gold", "beautify docks", "beautify manor", "end")
    assert game.over
    assert total(game, 0) == 15 + 2 + 4
