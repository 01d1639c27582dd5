"""Rank 9: Queen, Artist, Tax Collector."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import RANKS, SIX, city, crown, gold, offers, play, refused, seat, table, total

# Queen


def queen_table(where: int, monarch: str = "king", players: int = 5, **fields: Any) -> Game:
    """The Queen is seat 0 and about to be called, rank 4 sits at `where`."""
    seats = [seat() for _ in range(players)]
    seats[0], seats[where] = seat("queen", city="imperial-treasury"), seat(monarch)
    return table(*seats, rank=9, crown=1, **fields)


@pytest.mark.rule("DX-QUEEN-1")
@pytest.mark.parametrize("monarch", ["king", "emperor", "patrician"])
@pytest.mark.parametrize("players, where, paid", [(5, 1, True), (5, 4, True), (5, 2, False), (5, 3, False),
                                                  (8, 7, True), (8, 1, True), (8, 6, False), (8, 2, False)])
def test_the_queen_gains_three_gold_beside_rank_4(monarch: str, players: int, where: int, paid: bool) -> None:
    game = queen_table(where, monarch, players)
    assert ("bonus" in offers(game)) is paid
    if paid:
        play(game, "bonus")
        assert gold(game)[0] == 3
        assert not offers(game, "bonus")
    else:
        refused(game, "bonus", "DX-QUEEN-1")


@pytest.mark.rule("DX-QUEEN-1")
def test_the_crown_alone_is_not_rank_4() -> None:
    game = table(seat("queen"), seat("merchant"), seat(), seat(), seat("bishop"), rank=9, crown=1)
    assert not offers(game, "bonus")


@pytest.mark.rule("DX-QUEEN-1")
def test_the_queen_s_gold_comes_before_or_after_gathering_or_not_at_all() -> None:
    game = play(queen_table(1), "gold")
    assert offers(game) == {"bonus", "end"}
    play(game, "end")
    assert gold(game)[0] == 2


@pytest.mark.rule("DX-QUEEN-2", "DX-QUEEN-1")
@pytest.mark.parametrize("monarch", ["king", "patrician"])
@pytest.mark.parametrize("where, paid", [(1, 3), (4, 3), (2, 0), (3, 0)])
def test_beside_a_murdered_rank_4_the_gold_comes_at_the_end_of_the_round(monarch: str, where: int, paid: int) -> None:
    game = queen_table(where, monarch, killed=monarch)
    assert not offers(game, "bonus")
    play(game, "gold")
    assert gold(game)[0] == 2
    play(game, "end")
    assert game.position()["phase"] == "selection"
    assert gold(game)[0] == 2 + paid
    assert crown(game) == where


@pytest.mark.rule("DX-QUEEN-2", "DX-EMPEROR-4")
@pytest.mark.parametrize("where, paid", [(4, 3), (3, 0)])
def test_beside_a_murdered_emperor_too(where: int, paid: int) -> None:
    game = play(queen_table(where, "emperor", killed="emperor"), "gold", "end")
    assert game.player == where
    play(game, "crown 2")
    assert gold(game)[0] == 2 + paid


@pytest.mark.rule("DX-QUEEN-2", "DX-END-5")
def test_the_queen_s_late_gold_comes_before_the_score() -> None:
    game = play(queen_table(1, killed="king", first_complete=3), "gold", "end")
    assert game.over
    assert total(game, 0) == 5 + 2 + 3


@pytest.mark.rule("DX-QUEEN-2")
def test_a_murdered_king_nobody_holds_pays_nothing() -> None:
    game = table(seat("queen"), seat("bishop"), players=5, rank=9, killed="king")
    play(game, "gold", "end")
    assert gold(game)[0] == 2


@pytest.mark.rule("DX-QUEEN-1", "DX-WITCH-5")
@pytest.mark.parametrize("king, witch, paid", [(1, 3, True), (3, 1, False)])
def test_beside_a_bewitched_king_the_queen_looks_at_the_king_s_own_player(king: int, witch: int, paid: bool) -> None:
    seats = [seat() for _ in range(5)]
    seats[0], seats[king], seats[witch] = seat("queen"), seat("king"), seat("witch")
    game = play(table(*seats), "gold", "name king", "gold", "end")
    assert game.player == 0
    assert ("bonus" in offers(game)) is paid


@pytest.mark.rule("DX-QUEEN-1")
def test_the_queen_has_no_income_of_her_own() -> None:
    game = table(seat("queen", city="manor castle tavern temple prison"), seat("king"), players=5, rank=9)
    assert not offers(game, "income")


# Artist


def artist_table(own: str, stash: int = 5, **fields: Any) -> Game:
    return table(seat("artist", stash, city=own), seat(), rank=9, **fields)


@pytest.mark.rule("DX-ARTIST-1")
def test_the_artist_beautifies_up_to_two_own_districts() -> None:
    game = artist_table("tavern manor keep")
    assert offers(game, "beautify") == {"beautify tavern", "beautify manor", "beautify keep"}
    play(game, "beautify manor")
    assert offers(game, "beautify") == {"beautify tavern", "beautify keep"}
    play(game, "beautify keep")
    assert city(game, 0) == ["keep*", "manor*", "tavern"]
    assert gold(game)[0] == 3
    assert not offers(game, "beautify")
    refused(game, "beautify tavern", "DX-ARTIST-1")


@pytest.mark.rule("DX-ARTIST-1")
def test_each_beautifying_costs_an_own_gold() -> None:
    assert not offers(artist_table("tavern manor", stash=0), "beautify")
    game = play(artist_table("tavern manor", stash=1), "beautify tavern")
    assert gold(game)[0] == 0
    assert not offers(game, "beautify")
    play(game, "gold")
    assert offers(game, "beautify") == {"beautify manor"}


@pytest.mark.rule("DX-ARTIST-1")
def test_a_district_is_beautified_only_once_ever() -> None:
    game = artist_table("tavern* manor")
    assert offers(game, "beautify") == {"beautify manor"}
    refused(game, "beautify tavern", "DX-ARTIST-1")
    play(game, "beautify manor")
    assert not offers(game, "beautify")


@pytest.mark.rule("DX-ARTIST-1")
def test_only_the_plain_one_of_two_of_a_name_can_be_beautified() -> None:
    game = artist_table("manor manor*")
    assert offers(game, "beautify") == {"beautify manor"}
    play(game, "beautify manor")
    assert city(game, 0) == ["manor*", "manor*"]
    assert not offers(game, "beautify")


@pytest.mark.rule("DX-ARTIST-1")
def test_two_plain_ones_of_a_name_are_beautified_one_after_the_other() -> None:
    game = play(artist_table("manor manor"), "beautify manor", "beautify manor")
    assert city(game, 0) == ["manor*", "manor*"]


@pytest.mark.rule("DX-ARTIST-1")
def test_the_artist_may_beautify_what_was_just_built_and_nobody_else_s() -> None:
    game = table(seat("artist", 5, "temple"), seat(city="docks"), rank=9)
    assert not offers(game, "beautify")
    play(game, "gold", "build temple")
    assert offers(game, "beautify") == {"beautify temple"}


@pytest.mark.rule("DX-ARTIST-1", "DX-END-2")
def test_a_beautified_district_scores_one_more() -> None:
    game = artist_table("tavern manor")
    before = total(game, 0)
    play(game, "beautify tavern")
    assert total(game, 0) == before + 1 == 5


@pytest.mark.rule("DX-ARTIST-1", "DX-BASILICA-1")
@pytest.mark.parametrize("own, points", [("basilica tavern", 4 + 1 + 1), ("basilica tavern*", 4 + 2),
                                         ("basilica* church", 5 + 2 + 1), ("basilica* church*", 5 + 3 + 2)])
def test_the_basilica_looks_at_the_beautified_cost(own: str, points: int) -> None:
    assert total(artist_table(own), 0) == points


@pytest.mark.rule("DX-ARTIST-1", "DX-BANK-1")
def test_beautifying_gold_is_in_nobody_s_stash() -> None:
    game = table(seat("artist", 1, city="imperial-treasury"), rank=9)
    assert total(game, 0) == 5 + 1
    play(game, "beautify imperial-treasury")
    assert gold(game)[0] == 0
    assert total(game, 0) == 6


@pytest.mark.rule("DX-ARTIST-1")
def test_the_artist_s_turn_is_otherwise_plain() -> None:
    game = play(artist_table("manor tavern temple prison"), "gold")
    assert {line.split()[0] for line in offers(game)} == {"beautify", "end"}


# Tax Collector


def taxed(target: dict[str, Any], *others: dict[str, Any], **fields: Any) -> Game:
    """The Tax Collector is among the game's characters; seat 0's character is called."""
    rank = next(n for n, names in enumerate(RANKS, 1) if target["characters"][0] in names)
    return table(target, *others, rank=rank, cast="tax-collector", **fields)


@pytest.mark.rule("DX-TAX-1")
@pytest.mark.parametrize("stash, left, tax", [(5, 2, 1), (3, 0, 1), (2, 0, 0)])
def test_whoever_builds_pays_one_gold_if_any_is_left(stash: int, left: int, tax: int) -> None:
    game = play(taxed(seat("merchant", stash, "castle")), "gold", "build castle")
    assert gold(game)[0] == left
    assert game.position()["tax"] == tax


@pytest.mark.rule("DX-TAX-1")
def test_the_tax_is_due_for_each_district() -> None:
    game = taxed(seat("architect", 9, "tavern temple stables watchtower"))
    play(game, "gold", "build tavern", "build temple", "build stables", "build watchtower")
    assert game.position()["tax"] == 4
    assert gold(game)[0] == 11 - 5 - 4


@pytest.mark.rule("DX-TAX-1")
def test_the_tax_may_leave_too_little_for_the_next_district() -> None:
    game = play(taxed(seat("architect", 0, "tavern temple")), "gold", "build tavern")
    assert gold(game)[0] == 0
    assert not offers(game, "build")


@pytest.mark.rule("DX-TAX-1")
def test_the_tax_is_due_whether_the_tax_collector_is_held_or_not() -> None:
    for other in (seat("tax-collector"), seat("thief")):
        game = play(taxed(seat("merchant", 5, "tavern"), other), "gold", "build tavern")
        assert game.position()["tax"] == 1


@pytest.mark.rule("DX-TAX-1")
@pytest.mark.parametrize("cast", ["", "artist"])
def test_without_a_tax_collector_in_the_game_there_is_no_tax(cast: str) -> None:
    game = table(seat("merchant", 5, "tavern"), rank=6, cast=cast)
    play(game, "gold", "build tavern")
    assert gold(game)[0] == 6


@pytest.mark.rule("DX-TAX-1", "DX-TAX-4")
def test_the_tax_collector_s_own_turn_is_exempt() -> None:
    game = play(taxed(seat("tax-collector", 5, "tavern"), tax=2), "gold", "build tavern")
    assert gold(game)[0] == 6
    assert game.position()["tax"] == 2


@pytest.mark.rule("DX-TAX-1", "DX-TAX-4")
def test_of_three_players_the_tax_collector_s_other_turn_is_not_exempt() -> None:
    game = table(seat("merchant tax-collector", 5, "tavern temple"), seat("king bishop"), seat("thief magician"),
                 players=3, rank=6)
    play(game, "gold", "build tavern")
    assert gold(game)[0] == 5
    assert game.position()["tax"] == 1
    play(game, "end", "gold", "build temple", "bonus")
    assert gold(game)[0] == 5 + 2 - 1 + 1


@pytest.mark.rule("DX-TAX-1")
def test_the_tax_goes_nowhere_but_to_the_token() -> None:
    game = play(taxed(seat("merchant", 5, "tavern"), seat("tax-collector", 4)), "gold", "build tavern")
    assert gold(game)[:2] == [5, 4]


@pytest.mark.rule("DX-TAX-2")
def test_the_tax_collector_takes_all_gold_from_the_token() -> None:
    game = play(taxed(seat("tax-collector", 1), tax=7), "bonus")
    assert gold(game)[0] == 8
    assert game.position()["tax"] == 0
    assert not offers(game, "bonus")


@pytest.mark.rule("DX-TAX-2")
def test_an_empty_token_gives_nothing() -> None:
    assert not offers(taxed(seat("tax-collector", 1)), "bonus")


@pytest.mark.rule("DX-TAX-2")
def test_a_token_not_emptied_keeps_its_gold_over_rounds() -> None:
    game = play(taxed(seat("tax-collector", 1), tax=7), "gold", "end")
    assert game.position()["phase"] == "selection"
    assert game.position()["tax"] == 7


@pytest.mark.rule("DX-TAX-2")
def test_the_token_keeps_its_gold_when_nobody_holds_the_tax_collector() -> None:
    game = play(taxed(seat("warlord", 5, "tavern"), tax=3), "gold", "build tavern", "end")
    assert game.position()["phase"] == "selection"
    assert game.position()["tax"] == 4


@pytest.mark.rule("DX-TAX-2")
def test_the_token_keeps_its_gold_when_the_tax_collector_is_murdered() -> None:
    game = play(taxed(seat("warlord"), seat("tax-collector"), tax=3, killed="tax-collector"), "gold", "end")
    assert game.position()["tax"] == 3
    assert gold(game)[1] == 0


@pytest.mark.rule("DX-TAX-2", "DX-BANK-1")
def test_gold_on_the_token_is_public_and_in_nobody_s_stash() -> None:
    game = taxed(seat("merchant", 5), seat("tax-collector"), tax=3)
    assert [game.view(viewer)["tax"] for viewer in (0, 1, 2, None)] == [3] * 4
    assert gold(game) == [5, 0, 0, 0]


@pytest.mark.rule("DX-TAX-1", "DX-END-5")
def test_the_tax_is_due_for_the_last_district_too() -> None:
    game = play(taxed(seat("merchant", 5, "docks", SIX)), "gold", "build docks")
    assert game.position()["first_complete"] == 0
    assert game.position()["tax"] == 1


@pytest.mark.rule("DX-TAX-1", "DX-POOR-HOUSE-1")
def test_a_poor_house_looks_at_the_stash_after_the_tax() -> None:
    game = play(taxed(seat("merchant", 3, "castle", "poor-house"), seat("warlord")), "gold", "build castle", "end")
    assert gold(game)[0] == 1
    assert game.position()["tax"] == 1
