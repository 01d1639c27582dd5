"""More unique districts that change building: Monument, Quarry, Secret Vault, Stables; and the Cardinal's loans."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.deluxe_box import costs, pinning, worth
from tests.scenarios.table import SEVEN, SIX, city, gold, hand, offers, play, refused, seat, table, total

FOUR = "temple church tavern market"
FIVE = FOUR + " prison"
SIGNED = {"signed": "cardinal", "unsigned": ["king", "merchant"]}


def builder(character: str = "merchant", rank: int = 6, players: int = 4, **own: Any) -> Game:
    """This character of seat 0 has gathered 2 gold and may build."""
    return play(table(seat(character, **own), seat("warlord"), rank=rank, players=players), "gold")


def lender(own: dict[str, Any], purse: int = 9, **fields: Any) -> Game:
    """The Cardinal of seat 0 has gathered 2 gold; seat 1 can lend this much."""
    return play(table(seat("cardinal", **own), seat(gold=purse), rank=5, **fields), "gold")


# Monument


@pytest.mark.rule("DX-MONUMENT-1")
@pytest.mark.parametrize(("standing", "allowed"), [
    ("", True), (FOUR, True), (FIVE, False), (SIX, False), (SEVEN, False), ("temple church tavern framework", True)])
def test_a_monument_is_not_built_into_a_city_of_5_or_more(standing: str, allowed: bool) -> None:
    game = builder(gold=9, hand="monument", city=standing)
    if allowed:
        assert "build monument" in game.options()
    else:
        refused(game, "build monument", "DX-MONUMENT-1")


@pytest.mark.rule("DX-MONUMENT-1", "RU-22")
def test_the_five_are_counted_before_a_framework_is_destroyed() -> None:
    refused(builder(hand="monument", city=FOUR + " framework"), "build monument", "DX-MONUMENT-1")
    game = play(builder(hand="monument", city="temple church tavern framework"), "build monument", "framework")
    assert city(game, 0) == ["church", "monument", "tavern", "temple"]


@pytest.mark.rule("DX-MONUMENT-1")
def test_the_wizards_immediate_build_heeds_the_five_too() -> None:
    game = table(seat("wizard", gold=9, city=FIVE), seat(hand="monument"), rank=3)
    play(game, "look 1", "take monument")
    assert offers(game) == {"hold"}


@pytest.mark.rule("DX-MONUMENT-1")
def test_the_cardinal_borrows_for_no_monument_beyond_the_five() -> None:
    assert "borrow 1 monument" not in lender({"hand": "monument docks docks", "city": FIVE}).options()
    assert "borrow 1 monument" in lender({"hand": "monument docks docks", "city": FOUR}).options()


@pytest.mark.rule("DX-MONUMENT-1")
def test_an_exchange_may_bring_a_monument_into_a_city_of_5() -> None:
    game = table(seat("diplomat", gold=9, city=FIVE), seat(city="monument"), rank=8)
    play(game, "gold", "exchange 1 monument", "for tavern")
    assert "monument" in city(game, 0)
    assert game.position()["first_complete"] is None


@pytest.mark.rule("DX-MONUMENT-2", "DX-END-1")
@pytest.mark.parametrize(("players", "standing"), [
    (2, SIX + " monument"), (3, SIX + " monument"), (4, FIVE + " monument"), (8, FIVE + " monument")])
def test_a_monument_counts_as_2_for_completing_the_city(players: int, standing: str) -> None:
    short = " ".join(standing.split()[1:])
    game = builder(gold=9, hand="temple", city=short, players=players)
    assert game.position()["first_complete"] is None
    play(game, "build temple")
    assert game.position()["first_complete"] == 0
    play(game, "end", "gold", "end")
    assert game.over
    assert total(game, 0) == costs(standing) + 4


@pytest.mark.rule("DX-MONUMENT-2")
def test_a_monument_never_completes_the_city_it_is_built_into() -> None:
    game = play(builder(gold=9, hand="monument", city=FOUR), "build monument")
    assert game.position()["first_complete"] is None
    assert len(city(game, 0)) == 5


@pytest.mark.rule("DX-MONUMENT-2")
def test_rank_8_leaves_a_city_alone_that_a_monument_completes() -> None:
    game = play(table(seat("warlord", gold=9), seat(city=FIVE + " monument"), seat(city=FIVE), rank=8), "gold")
    assert not [line for line in offers(game, "destroy") if line.startswith("destroy 1")]
    assert [line for line in offers(game, "destroy") if line.startswith("destroy 2")]


@pytest.mark.rule("DX-MONUMENT-2", "DX-WISHING-WELL-1", "DX-CAPITOL-1")
def test_a_monument_is_one_district_for_every_score() -> None:
    assert worth("monument wishing-well") == 9 + 2
    assert worth("monument capitol") == 9


# Quarry


@pytest.mark.rule("DX-QUARRY-1")
def test_a_quarry_allows_any_number_of_a_name() -> None:
    game = builder("architect", 7, gold=9, hand="tavern tavern tavern", city="quarry tavern")
    play(game, "build tavern", "build tavern", "build tavern")
    assert city(game, 0) == ["quarry", "tavern", "tavern", "tavern", "tavern"]


@pytest.mark.rule("DX-QUARRY-1", "DX-TURN-4")
def test_the_quarry_of_another_does_not_help() -> None:
    game = table(seat("merchant", gold=9, hand="tavern", city="tavern"), seat(city="quarry"), rank=6)
    refused(play(game, "gold"), "build tavern", "DX-TURN-4")


@pytest.mark.rule("DX-QUARRY-1", "DX-TURN-4")
def test_a_quarry_helps_in_the_turn_it_was_built_and_not_once_it_is_gone() -> None:
    game = builder("architect", 7, gold=9, hand="quarry tavern", city="tavern")
    refused(game, "build tavern", "DX-TURN-4")
    play(game, "build quarry", "build tavern")
    assert city(game, 0) == ["quarry", "tavern", "tavern"]
    game = builder("architect", 7, gold=9, hand="necropolis tavern", city="quarry tavern tavern")
    play(game, "build necropolis", "sacrifice quarry")
    assert city(game, 0) == ["necropolis", "tavern", "tavern"]
    refused(game, "build tavern", "DX-TURN-4")


@pytest.mark.rule("DX-QUARRY-1", "DX-FRAMEWORK-1")
def test_a_double_may_be_paid_with_a_framework() -> None:
    game = play(builder(hand="palace", city="quarry palace framework"), "build palace", "framework")
    assert city(game, 0) == ["palace", "palace", "quarry"]


@pytest.mark.rule("DX-QUARRY-1", "DX-END-1")
def test_doubles_count_toward_a_complete_city_and_score() -> None:
    game = play(builder(gold=9, hand="palace", city="quarry palace tavern tavern temple temple"), "build palace")
    assert game.position()["first_complete"] == 0
    assert total(game, 0) == 5 + 5 + 5 + 1 + 1 + 1 + 1 + 4


@pytest.mark.rule("DX-QUARRY-1")
def test_the_cardinal_may_borrow_for_a_double_with_a_quarry_alone() -> None:
    assert "borrow 1 palace" in lender({"hand": "palace docks docks docks", "city": "quarry palace"}).options()
    assert "borrow 1 palace" not in lender({"hand": "palace docks docks docks", "city": "palace"}).options()


# Secret Vault


@pytest.mark.rule("DX-SECRET-VAULT-1")
@pytest.mark.parametrize("standing", ["", "framework", "factory", "quarry"])
def test_a_secret_vault_cannot_be_built(standing: str) -> None:
    refused(builder(gold=9, hand="secret-vault", city=standing), "build secret-vault", "DX-SECRET-VAULT-1")


@pytest.mark.rule("DX-SECRET-VAULT-1", "RU-23")
@pytest.mark.parametrize("standing", ["", "framework"])
def test_the_wizard_takes_a_secret_vault_to_the_hand_only(standing: str) -> None:
    game = table(seat("wizard", gold=9, city=standing), seat(hand="secret-vault"), rank=3)
    play(game, "look 1", "take secret-vault")
    assert game.options() == ["hold"]
    play(game, "hold")
    assert hand(game, 0) == ["secret-vault"]


@pytest.mark.rule("DX-SECRET-VAULT-1")
def test_the_cardinal_borrows_for_no_secret_vault() -> None:
    assert offers(lender({"hand": "secret-vault docks docks"}), "borrow", "build") == {"borrow 1 docks"}


# Stables


@pytest.mark.rule("DX-STABLES-1", "DX-TURN-2")
@pytest.mark.parametrize("order", [["stables", "palace"], ["palace", "stables"]])
def test_stables_do_not_count_toward_the_build_limit(order: list[str]) -> None:
    game = builder(gold=9, hand="stables palace tavern")
    play(game, *(f"build {name}" for name in order))
    assert city(game, 0) == ["palace", "stables"]
    assert gold(game)[0] == 4
    refused(game, "build tavern", "DX-TURN-2")


@pytest.mark.rule("DX-STABLES-1", "DX-TURN-2")
def test_stables_need_gathering_first() -> None:
    game = table(seat("merchant", gold=9, hand="stables"), rank=6)
    refused(game, "build stables", "DX-TURN-2")


@pytest.mark.rule("DX-STABLES-1", "DX-NAVIGATOR-2")
def test_the_navigator_cannot_build_stables_either() -> None:
    game = play(table(seat("navigator", gold=9, hand="stables"), rank=7), "gold")
    refused(game, "build stables", "DX-NAVIGATOR-2")


@pytest.mark.rule("DX-STABLES-1")
@pytest.mark.parametrize(("character", "rank", "limit", "rule"), pinning([
    ("architect", 7, 3, "DX-ARCHITECT-2"), ("scholar", 7, 2, "DX-SCHOLAR-2"), ("seer", 3, 2, "DX-SEER-1")]))
def test_stables_come_on_top_of_a_higher_limit(character: str, rank: int, limit: int, rule: str) -> None:
    game = builder(character, rank, gold=20, hand="stables temple manor prison castle")
    for name in ["stables", "temple", "manor", "prison"][:limit + 1]:
        play(game, f"build {name}")
    assert len(city(game, 0)) == limit + 1
    refused(game, "build castle", rule)


@pytest.mark.rule("DX-STABLES-1")
def test_confiscated_stables_leave_the_limit_as_it_was() -> None:
    game = play(table(seat("merchant", gold=9, hand="stables palace"), seat("magistrate"), rank=6,
                      warrants={"signed": "merchant", "unsigned": ["king", "bishop"]}),
                "gold", "build stables", "confiscate", "build palace")
    assert (city(game, 0), city(game, 1)) == (["palace"], ["stables"])


@pytest.mark.rule("DX-STABLES-1", "DX-TAX-1")
def test_stables_are_taxed() -> None:
    game = play(table(seat("merchant", gold=9, hand="stables palace"), cast="tax-collector", rank=6),
                "gold", "build stables", "build palace")
    assert game.position()["tax"] == 2
    assert gold(game)[0] == 11 - 2 - 5 - 2


# The Cardinal's loans


@pytest.mark.rule("RU-17")
def test_the_cards_given_do_not_include_the_district_to_be_built() -> None:
    game = play(lender({"gold": 1, "hand": "palace tavern temple"}), "borrow 1 palace")
    assert offers(game) == {"give tavern", "give temple"}
    play(game, "give temple")
    assert offers(game) == {"give tavern"}
    play(game, "give tavern")
    assert (city(game, 0), hand(game, 0), hand(game, 1)) == (["palace"], [], ["tavern", "temple"])
    assert gold(game)[:2] == [0, 7]


@pytest.mark.rule("RU-17")
def test_only_as_many_cards_are_given_as_gold_is_missing() -> None:
    game = play(lender({"gold": 2, "hand": "palace tavern temple"}), "borrow 1 palace", "give tavern")
    assert (city(game, 0), hand(game, 0), hand(game, 1)) == (["palace"], ["temple"], ["tavern"])
    assert gold(game)[:2] == [0, 8]


@pytest.mark.rule("RU-17")
def test_with_too_few_other_cards_nothing_is_borrowed() -> None:
    assert not offers(lender({"gold": 1, "hand": "palace tavern"}), "borrow")


@pytest.mark.rule("RU-17", "DX-FACTORY-1")
def test_the_factory_discount_counts_before_what_is_missing() -> None:
    game = play(lender({"gold": 2, "hand": "dragon-gate tavern temple", "city": "factory"}),
                "borrow 1 dragon-gate", "give tavern")
    assert city(game, 0) == ["dragon-gate", "factory"]
    assert gold(game)[:2] == [0, 8]
    game = lender({"gold": 3, "hand": "dragon-gate tavern temple", "city": "factory"})
    assert not offers(game, "borrow")
    assert "build dragon-gate" in game.options()


@pytest.mark.rule("RU-17", "DX-THIEVES-DEN-1")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_cards_spent_on_a_thieves_den_reduce_what_the_cardinal_lacks(spent: int) -> None:
    game = lender({"hand": "thieves-den tavern tavern tavern tavern docks"})
    play(game, "borrow 1 thieves-den", *["spend tavern"] * spent, "pay")
    missing = 4 - spent
    play(game, *["give tavern"] * missing)
    assert city(game, 0) == ["thieves-den"]
    assert hand(game, 0) == ["docks"]
    assert hand(game, 1) == ["tavern"] * missing
    assert gold(game)[:2] == [0, 9 - missing]


@pytest.mark.rule("RU-17", "DX-THIEVES-DEN-1")
def test_the_last_missing_gold_of_a_thieves_den_is_borrowed_not_spent() -> None:
    game = lender({"hand": "thieves-den tavern tavern tavern tavern docks"})
    play(game, "borrow 1 thieves-den", *["spend tavern"] * 3)
    assert offers(game) == {"pay"}


@pytest.mark.rule("RU-17", "DX-THIEVES-DEN-1")
def test_a_poor_lender_serves_once_enough_cards_are_spent() -> None:
    game = lender({"hand": "thieves-den tavern tavern tavern tavern docks"}, purse=2)
    play(game, "borrow 1 thieves-den")
    assert offers(game) == {"spend tavern", "spend docks"}
    play(game, "spend tavern", "spend tavern")
    assert offers(game) == {"pay", "spend tavern", "spend docks"}
    play(game, "pay", "give tavern", "give docks")
    assert (city(game, 0), gold(game)[:2], hand(game, 1)) == (["thieves-den"], [0, 0], ["docks", "tavern"])


@pytest.mark.rule("RU-17", "DX-FRAMEWORK-1")
def test_the_cardinal_may_use_a_framework_without_borrowing() -> None:
    game = lender({"hand": "palace docks docks docks", "city": "framework"})
    assert {"build palace", "borrow 1 palace"} <= offers(game)
    play(game, "build palace", "framework")
    assert (gold(game)[:2], hand(game, 0)) == ([2, 9], ["docks", "docks", "docks"])


@pytest.mark.rule("RU-17", "DX-NECROPOLIS-1")
def test_the_cardinal_may_borrow_for_a_necropolis_or_destroy_for_it() -> None:
    game = lender({"gold": 2, "hand": "necropolis docks", "city": "manor"})
    assert {"build necropolis", "borrow 1 necropolis"} <= offers(game)
    play(game, "borrow 1 necropolis", "give docks")
    assert city(game, 0) == ["manor", "necropolis"]


@pytest.mark.rule("RU-17", "DX-STABLES-1")
def test_the_cardinal_may_borrow_for_stables_beyond_the_limit() -> None:
    game = play(table(seat("cardinal", gold=4, hand="palace stables docks docks"), seat(gold=9), rank=5), "gold")
    play(game, "build palace")
    assert offers(game, "borrow") == {"borrow 1 stables"}
    play(game, "borrow 1 stables", "give docks")
    assert city(game, 0) == ["palace", "stables"]


@pytest.mark.rule("RU-17")
def test_all_gold_of_a_confiscated_loan_returns_to_the_cardinal() -> None:
    game = table(seat("cardinal", gold=1, hand="palace tavern temple"), seat(gold=9), seat("magistrate"), rank=5,
                 warrants=SIGNED)
    play(game, "gold", "borrow 1 palace", "give temple", "give tavern")
    assert game.player == 2
    play(game, "confiscate")
    assert gold(game)[:2] == [5, 7]
    assert (city(game, 0), city(game, 2), hand(game, 1)) == ([], ["palace"], ["tavern", "temple"])
    assert game.player == 0
    assert not offers(game, "borrow", "build")
