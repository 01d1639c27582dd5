"""Rank 2: Thief and Tax Collector."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import quiet_round, table
from tests.scenarios.table import city, crown, gold, hand, offers, play, refused, seat

ROBBABLE = ("magician", "king", "bishop", "merchant", "architect", "warlord")

# Thief


@pytest.mark.rule("CL-THIEF-1")
def test_the_thief_names_anybody_but_rank_1_and_himself() -> None:
    game = table(seat("thief"), rank=2)
    assert offers(game, "name") == {f"name {name}" for name in ROBBABLE}
    refused(game, "name assassin", "CL-THIEF-1")
    refused(game, "name thief", "CL-THIEF-1")


@pytest.mark.rule("CL-THIEF-1")
@pytest.mark.parametrize("victim", ROBBABLE)
def test_the_assassin_s_victim_cannot_be_robbed(victim: str) -> None:
    game = table(seat("thief"), rank=2, killed=victim)
    assert offers(game, "name") == {f"name {name}" for name in ROBBABLE if name != victim}
    refused(game, f"name {victim}", "CL-THIEF-1")


@pytest.mark.rule("CL-THIEF-1", "CL-WITCH-1")
def test_neither_the_witch_nor_the_bewitched_can_be_robbed() -> None:
    game = play(table(seat("witch"), seat("thief"), seat("king")), "gold", "name king")
    assert game.player == 1
    assert offers(game, "name") == {f"name {name}" for name in ROBBABLE if name != "king"}
    for line in ("name witch", "name king"):
        refused(game, line, "CL-THIEF-1")


@pytest.mark.rule("CL-THIEF-1")
def test_the_thief_takes_all_gold_when_the_victim_is_called_before_anything_else() -> None:
    game = table(seat("thief", 1), seat("king", 5, city="manor"), seat("bishop", 3), rank=2, crown=3)
    play(game, "name king", "gold")
    assert gold(game)[:3] == [3, 5, 3]
    play(game, "end")
    assert (game.player, gold(game)[:3], crown(game)) == (1, [8, 0, 3], 1)
    play(game, "income", "gold")
    assert gold(game)[:2] == [8, 3]


@pytest.mark.rule("CL-THIEF-1", "DX-BANK-1")
def test_robbing_nobody_or_the_poor_moves_nothing_and_one_need_not_rob() -> None:
    game = play(table(seat("thief", 1), seat("king"), rank=2), "gold", "name king", "end")
    assert gold(game)[:2] == [3, 0]
    game = play(table(seat("thief", 1), seat("king", 4), rank=2), "gold", "name bishop", "end")
    assert gold(game)[:2] == [3, 4]
    game = play(table(seat("thief", 1), seat("king", 4), rank=2), "gold", "end")
    assert gold(game)[:2] == [3, 4]


@pytest.mark.rule("CL-THIEF-1", "RU-4")
def test_robbing_oneself_moves_nothing() -> None:
    game = table(seat("thief king", 4), seat("bishop warlord"), players=2, rank=2)
    play(game, "gold", "name king", "end")
    assert (game.player, gold(game)[0]) == (0, 6)


# Tax Collector


def taxed(*others: dict[str, Any], rank: int = 6, **fields: Any) -> Game:
    """Seat 0 is the Tax Collector and has had the turn."""
    return table(seat("tax-collector"), *others, rank=rank, **fields)


@pytest.mark.rule("CL-TAX-1")
def test_who_built_gives_the_tax_collector_1_gold_at_the_end_of_the_turn() -> None:
    game = taxed(seat("merchant", 3, "tavern"), seat("warlord", 3, "temple"))
    play(game, "gold", "build tavern")
    assert gold(game)[:2] == [0, 4]
    play(game, "end")
    assert gold(game)[:2] == [1, 3]
    play(game, "gold", "build temple", "end")
    assert gold(game)[:3] == [2, 3, 3]


@pytest.mark.rule("CL-TAX-1")
def test_who_did_not_build_gives_nothing() -> None:
    assert gold(play(taxed(seat("merchant", 3, "tavern")), "gold", "end"))[:2] == [0, 5]


@pytest.mark.rule("CL-TAX-1")
def test_the_tax_is_1_gold_a_turn_however_much_was_built() -> None:
    game = taxed(seat("architect", 9, "tavern temple watchtower"), rank=7)
    play(game, "gold", "build tavern", "build temple", "build watchtower", "end")
    assert gold(game)[:2] == [1, 9 + 2 - 3 - 1]


@pytest.mark.rule("CL-TAX-1")
def test_without_gold_left_nothing_is_due_and_nothing_is_owed() -> None:
    game = taxed(seat("merchant", 1, "manor"), seat("warlord", 5))
    play(game, "gold", "build manor", "end")
    assert gold(game)[:2] == [0, 0]
    assert gold(quiet_round(game))[:2] == [0, 0]


@pytest.mark.rule("CL-TAX-1")
def test_the_tax_collector_builds_untaxed_and_has_no_bonus() -> None:
    game = table(seat("tax-collector", 3, "tavern"), rank=2)
    assert offers(game) == {"gold", "cards"}
    play(game, "gold", "build tavern")
    assert game.options() == ["end"]
    assert gold(play(game, "end"))[0] == 4


@pytest.mark.rule("CL-TAX-1")
def test_no_tax_while_nobody_is_the_tax_collector() -> None:
    game = table(seat(), seat("merchant", 3, "tavern"), rank=6, cast="tax-collector")
    assert gold(play(game, "gold", "build tavern", "end")) == [0, 4, 0, 0]


@pytest.mark.rule("CL-TAX-1")
def test_a_murdered_tax_collector_taxes_nobody() -> None:
    game = table(seat("assassin", 3, "tavern"), seat("tax-collector"), seat("merchant", 3, "temple"))
    play(game, "gold", "build tavern", "name tax-collector", "end")
    assert game.player == 2
    assert gold(game)[:2] == [4, 0]
    play(game, "gold", "build temple", "end")
    assert gold(game)[:3] == [4, 0, 4]


@pytest.mark.rule("CL-TAX-1", "CL-HOSPITAL-1", "RU-32")
def test_a_murdered_tax_collector_taxes_nobody_from_a_hospital_either() -> None:
    game = table(seat("assassin", 3, "tavern"), seat("tax-collector", city="hospital"), seat("merchant", 3, "temple"))
    play(game, "gold", "build tavern", "name tax-collector", "end", "gold")
    assert gold(game)[:2] == [4, 2]
    play(game, "gold", "build temple", "end")
    assert gold(game)[:3] == [4, 2, 4]


@pytest.mark.rule("CL-TAX-1", "DX-CALL-2")
def test_of_two_players_the_tax_collector_s_other_turn_is_free_and_the_other_pays_for_each_turn() -> None:
    game = table(seat("tax-collector bishop", 5, "tavern"), seat("king warlord", 5, "temple church"), players=2, rank=4)
    play(game, "gold", "build temple", "end")
    assert gold(game) == [6, 5]
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [7, 5]
    play(game, "gold", "build church", "end")
    assert gold(game) == [8, 4]


@pytest.mark.rule("CL-TAX-1")
def test_the_tax_ends_with_the_round() -> None:
    game = quiet_round(taxed(seat("warlord", 9, "tavern"), rank=8))
    while game.position()["phase"] == "selection":
        play(game, next(line for line in game.options() if line != "pick tax-collector"))
    while game.position()["phase"] == "turns":
        play(game, "gold", *["build tavern"] * (game.player == 1), "end")
    assert city(game, 1) == ["tavern"]
    assert gold(game)[0] == 2


@pytest.mark.rule("CL-TAX-1", "CL-WIZARD-1")
def test_the_wizard_s_immediate_build_is_taxed_once_with_the_rest_of_the_turn() -> None:
    game = taxed(seat("wizard", 5, "tavern"), seat(hand="temple"), rank=3)
    play(game, "look 2", "take temple", "now", "gold", "build tavern", "end")
    assert gold(game)[:2] == [1, 5 - 1 + 2 - 1 - 1]
    alone = taxed(seat("wizard", 5), seat(hand="temple"), rank=3)
    play(alone, "look 2", "take temple", "now", "gold", "end")
    assert gold(alone)[:2] == [1, 5 - 1 + 2 - 1]


@pytest.mark.rule("CL-TAX-1", "CL-DIPLOMAT-1")
def test_an_exchange_is_not_taxed() -> None:
    game = taxed(seat("diplomat", 3, city="tavern"), seat(city="temple"), rank=8)
    play(game, "gold", "exchange 2 temple", "for tavern", "end")
    assert gold(game)[:2] == [0, 5]


@pytest.mark.rule("CL-TAX-1", "CL-PARK-1")
def test_the_tax_does_not_touch_cards() -> None:
    game = taxed(seat("merchant", 3, "tavern docks"))
    play(game, "gold", "build tavern", "end")
    assert hand(game, 1) == ["docks"]


@pytest.mark.rule("CL-TAX-2")
def test_an_assassin_who_has_built_pays_when_the_tax_collector_is_revealed() -> None:
    game = table(seat("assassin", 3, "tavern"), seat("tax-collector"))
    play(game, "gold", "build tavern", "end")
    assert game.player == 1
    assert gold(game)[:2] == [3, 1]
    play(game, "gold", "end")
    assert gold(game)[:2] == [3, 3]


@pytest.mark.rule("CL-TAX-2")
@pytest.mark.parametrize(("stash", "line", "paid"), [(3, "end", 0), (0, "build market", 0), (1, "build market", 1)])
def test_an_assassin_without_a_building_or_without_gold_pays_nothing(stash: int, line: str, paid: int) -> None:
    game = play(table(seat("assassin", stash, "market"), seat("tax-collector")), "gold", line)
    if line != "end":
        play(game, "end")
    assert game.player == 1
    assert gold(game)[1] == paid


@pytest.mark.rule("CL-TAX-2")
def test_the_assassin_pays_nothing_when_nobody_is_the_tax_collector() -> None:
    game = table(seat("assassin", 3, "tavern"), seat("king"), cast="tax-collector")
    assert gold(play(game, "gold", "build tavern", "end"))[0] == 4


@pytest.mark.rule("CL-TAX-2", "DX-CALL-2")
def test_an_assassin_who_is_the_tax_collector_too_pays_nobody() -> None:
    game = table(seat("assassin tax-collector", 3, "tavern"), seat("king warlord"), players=2)
    play(game, "gold", "build tavern", "end")
    assert (game.player, gold(game)) == (0, [4, 0])


@pytest.mark.rule("CL-TAX-2", "CL-TAX-3")
def test_the_witch_pays_at_the_end_of_her_resumed_turn_and_not_before() -> None:
    game = table(seat("witch", 3, "tavern"), seat("tax-collector"), seat("merchant", 1), seat("warlord"))
    play(game, "gold", "name merchant")
    assert game.player == 1
    assert gold(game)[:2] == [5, 0]
    play(game, "gold", "end", "gold", "build tavern")
    assert gold(game)[:3] == [4, 2, 3]
    play(game, "end")
    assert gold(game)[:3] == [3, 3, 3]


@pytest.mark.rule("CL-TAX-3", "CL-TAX-1")
def test_the_bewitched_pays_nothing_and_a_witch_who_does_not_resume_neither() -> None:
    game = table(seat("witch", 3, "tavern"), seat("tax-collector"), seat("merchant", 1, "temple"))
    play(game, "gold", "name merchant", "gold", "end", "gold", "end")
    assert gold(game)[:3] == [5, 2, 3]
    game = table(seat("witch", 3, "tavern"), seat("tax-collector"), seat("king"))
    play(game, "gold", "name merchant", "gold", "end", "gold", "end")
    assert gold(game)[:3] == [5, 2, 2]


@pytest.mark.rule("CL-TAX-3", "CL-ALCHEMIST-1", "CL-TURN-4")
def test_as_alchemist_the_witch_is_taxed_before_the_refund() -> None:
    game = table(seat("witch", 1, "manor"), seat("tax-collector"), seat("alchemist"))
    play(game, "gold", "name alchemist", "gold", "end", "gold", "build manor", "end")
    assert gold(game)[:3] == [3, 2, 2]


@pytest.mark.rule("RU-31", "CL-TAX-1")
def test_a_bewitched_tax_collector_s_tax_goes_to_the_witch() -> None:
    game = table(seat("witch", 3, "docks"), seat("tax-collector"), seat("merchant", 3, "tavern"))
    play(game, "gold", "name tax-collector", "gold")
    assert game.player == 0
    play(game, "build docks", "end")
    assert gold(game)[:3] == [2, 2, 3]
    play(game, "gold", "build tavern", "end")
    assert gold(game)[:3] == [3, 2, 3]


@pytest.mark.rule("RU-31", "CL-TAX-1", "DX-CALL-2")
def test_the_bewitched_tax_collector_s_own_player_pays_the_witch_in_the_other_turn() -> None:
    game = table(seat("witch bishop", 3, "docks"), seat("tax-collector merchant", 0, "tavern"), seat("king warlord"),
                 players=3)
    play(game, "gold", "name tax-collector", "gold", "end", "gold", "end")
    assert game.player == 0
    play(game, "gold", "build docks", "end")
    assert gold(game) == [4, 2, 2]
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [5, 2, 2]
    assert city(game, 1) == ["tavern"]


@pytest.mark.rule("CL-TAX-1")
def test_there_is_no_token_that_keeps_gold_over_rounds() -> None:
    game = taxed(seat("warlord", 3, "tavern"), rank=8)
    play(game, "gold", "build tavern", "end")
    assert gold(game)[:2] == [1, 3]
    assert not game.position().get("tax")


@pytest.mark.rule("CL-TAX-1", "CL-TURN-4", "CL-GRAVEYARD-1")
def test_the_tax_is_paid_after_the_graveyard_has_answered() -> None:
    game = table(seat("tax-collector", 1, city="graveyard"), seat("warlord", 3, "tavern"), seat(city="manor"), rank=8)
    play(game, "gold", "build tavern", "destroy 2 manor")
    assert gold(game)[:2] == [1, 2]
    play(game, "graveyard")
    assert gold(game)[:2] == [0, 2]
    play(game, "end")
    assert (gold(game)[:2], hand(game, 0)) == ([1, 1], ["manor"])
