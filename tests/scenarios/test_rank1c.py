"""Rank 1: the Magistrate's warrants, and when a district is confiscated."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.asserting import present
from tests.scenarios.table import RANKS, SEVEN, SIX, city, deck, gold, hand, offers, play, refused, seat, table

OTHERS = ("thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def warranted(target: dict[str, Any], city: str = "", gold: int = 0, signed: bool = True, **fields: Any) -> Game:
    """Seat 0 is the Magistrate; the turn is seat 1's, whose character carries a warrant, the signed one or not."""
    character = target["characters"][0]
    spare = [name for name in ("king", "bishop", "warlord") if name != character][:2]
    warrants: dict[str, Any] = {"signed": character, "unsigned": spare}
    if not signed:
        warrants = {"signed": spare[0], "unsigned": [character, spare[1]]}
    rank = next(n for n, names in enumerate(RANKS, 1) if character in names)
    return table(seat("magistrate", gold, city=city), target, rank=rank, warrants=warrants, **fields)


# Placing


@pytest.mark.rule("DX-MAGISTRATE-1")
def test_the_magistrate_places_three_warrants_on_different_characters() -> None:
    game = table(seat("magistrate"), seat("king"), seat("bishop"), seat("warlord"))
    assert offers(game, "sign") == {f"sign {name}" for name in OTHERS}
    play(game, "sign king")
    left = [name for name in OTHERS if name != "king"]
    assert offers(game) == {f"warrant {name}" for name in left}
    play(game, "warrant thief")
    left.remove("thief")
    assert offers(game) == {f"warrant {name}" for name in left}
    play(game, "warrant warlord")
    warrants = present(game.position()["warrants"])
    assert warrants["signed"] == "king"
    assert sorted(warrants["unsigned"]) == ["thief", "warlord"]
    assert offers(game) == {"gold", "cards"}


@pytest.mark.rule("DX-MAGISTRATE-1")
def test_no_warrant_lies_on_the_magistrate_s_own_rank() -> None:
    game = table(seat("magistrate"), seat("king"))
    refused(game, "sign magistrate", "DX-MAGISTRATE-1")
    play(game, "sign king")
    refused(game, "warrant magistrate", "DX-MAGISTRATE-1")
    refused(game, "warrant king", "DX-MAGISTRATE-1")


@pytest.mark.rule("RU-2", "DX-MAGISTRATE-1")
def test_a_warrant_may_lie_on_a_character_that_lies_face_up() -> None:
    game = table(seat("magistrate"), seat("king"), face_up=["thief", "bishop"])
    assert offers(game, "sign") == {f"sign {name}" for name in OTHERS}


@pytest.mark.rule("DX-MAGISTRATE-1")
def test_warrants_are_optional_and_may_come_after_gathering() -> None:
    game = table(seat("magistrate"), seat("king"))
    play(game, "gold")
    assert {"end", "sign king"} <= offers(game)
    play(game, "sign king", "warrant bishop", "warrant thief")
    assert not offers(game, "sign", "warrant")


@pytest.mark.rule("DX-MAGISTRATE-1")
def test_only_the_magistrate_knows_which_warrant_is_signed() -> None:
    lines = (("sign king", "warrant bishop", "warrant thief"), ("sign thief", "warrant bishop", "warrant king"))
    one, other = (play(table(seat("magistrate"), seat("king"), seat("bishop")), *way) for way in lines)
    for viewer in (1, 2, 3, None):
        assert one.view(viewer)["warrants"] == ["thief", "king", "bishop"]
        assert one.view(viewer) == other.view(viewer)
    for viewer in (1, 2, 3):
        assert one.heard(viewer) == other.heard(viewer)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("DX-MAGISTRATE-1")
def test_half_placed_warrants_are_the_magistrate_s_secret() -> None:
    one, other = (play(table(seat("magistrate"), seat("king")), line) for line in ("sign king", "sign warlord"))
    assert one.view(1) == other.view(1)
    assert one.heard(1) == other.heard(1)


@pytest.mark.rule("RU-18")
def test_warrants_stay_until_the_round_ends() -> None:
    game = warranted(seat("architect", 5, "tavern temple"), signed=True)
    play(game, "gold", "build tavern", "confiscate", "end")
    assert game.position()["phase"] == "selection"
    assert game.position()["warrants"] is None


@pytest.mark.rule("RU-18")
def test_a_passed_warrant_stays_in_place() -> None:
    game = warranted(seat("merchant", 5, "tavern temple"))
    play(game, "gold", "build tavern", "pass")
    assert game.view(1)["warrants"] == ["king", "bishop", "merchant"]


# Confiscating


@pytest.mark.rule("DX-MAGISTRATE-2")
def test_a_confiscated_district_goes_to_the_magistrate_and_the_gold_back() -> None:
    game = warranted(seat("merchant", 5, "castle tavern"), gold=1)
    play(game, "gold", "build castle")
    assert game.player == 0
    assert offers(game) == {"confiscate", "pass"}
    play(game, "confiscate")
    assert city(game, 0) == ["castle"]
    assert city(game, 1) == []
    assert hand(game, 1) == ["tavern"]
    assert gold(game)[:2] == [1, 7]
    assert game.player == 1


@pytest.mark.rule("DX-MAGISTRATE-2")
def test_a_confiscated_district_counts_toward_the_target_s_limit() -> None:
    game = play(warranted(seat("merchant", 5, "castle tavern")), "gold", "build castle", "confiscate")
    assert not offers(game, "build")


@pytest.mark.rule("DX-MAGISTRATE-2")
def test_the_magistrate_may_let_it_pass() -> None:
    game = play(warranted(seat("merchant", 5, "castle tavern")), "gold", "build castle", "pass")
    assert city(game, 0) == []
    assert city(game, 1) == ["castle"]
    assert gold(game)[:2] == [0, 3]
    assert game.player == 1


@pytest.mark.rule("DX-MAGISTRATE-7")
def test_the_choice_falls_after_payment_and_before_the_card_stands_anywhere() -> None:
    game = play(warranted(seat("merchant", 5, "castle tavern")), "gold", "build castle")
    assert game.player == 0
    assert gold(game)[1] == 3
    assert city(game, 0) == city(game, 1) == []
    assert hand(game, 1) == ["tavern"]


@pytest.mark.rule("DX-MAGISTRATE-7")
def test_what_the_target_may_not_build_cannot_be_confiscated() -> None:
    game = play(warranted(seat("merchant", 5, "castle tavern monument", city=SIX)), "gold")
    assert offers(game, "build") == {"build castle"}
    assert game.player == 1


@pytest.mark.rule("DX-MAGISTRATE-3", "DX-MAGISTRATE-7")
@pytest.mark.parametrize("answer", ["confiscate", "pass"])
def test_only_the_first_paid_district_of_the_turn_is_asked_about(answer: str) -> None:
    game = warranted(seat("architect", 9, "tavern temple watchtower church"))
    play(game, "gold", "build tavern", answer, "build temple")
    assert game.player == 1
    play(game, "build watchtower")
    assert game.player == 1
    assert not offers(game, "build")
    assert ("tavern" in city(game, 0)) is (answer == "confiscate")
    assert {"temple", "watchtower"} <= set(city(game, 1))


@pytest.mark.rule("DX-MAGISTRATE-3")
def test_a_district_built_with_the_framework_is_not_confiscable_but_the_next_paid_one_is() -> None:
    game = warranted(seat("architect", 9, "castle temple", city="framework"))
    play(game, "gold", "build castle", "framework")
    assert game.player == 1
    assert city(game, 1) == ["castle"]
    play(game, "build temple")
    assert game.player == 0
    play(game, "confiscate")
    assert city(game, 0) == ["temple"]


@pytest.mark.rule("DX-MAGISTRATE-3")
def test_a_necropolis_built_by_destroying_is_not_confiscable_but_the_next_paid_one_is() -> None:
    game = warranted(seat("architect", 9, "necropolis temple", city="tavern"))
    play(game, "gold", "build necropolis", "sacrifice tavern")
    assert game.player == 1
    assert city(game, 1) == ["necropolis"]
    play(game, "build temple")
    assert game.player == 0
    assert offers(game) == {"confiscate", "pass"}


@pytest.mark.rule("DX-MAGISTRATE-2", "DX-MAGISTRATE-3")
def test_a_necropolis_paid_with_gold_is_confiscable() -> None:
    game = warranted(seat("merchant", 5, "necropolis", city="tavern"))
    play(game, "gold", "build necropolis", "pay", "confiscate")
    assert city(game, 0) == ["necropolis"]
    assert city(game, 1) == ["tavern"]
    assert gold(game)[1] == 7


@pytest.mark.rule("DX-MAGISTRATE-4", "RU-7")
@pytest.mark.parametrize("own", ["castle", "castle*", "castle quarry"])
def test_a_name_standing_in_the_magistrate_s_city_is_not_confiscable(own: str) -> None:
    game = warranted(seat("architect", 5, "castle tavern"), city=own)
    play(game, "gold", "build castle")
    assert game.player == 0
    assert offers(game) == {"pass"}
    refused(game, "confiscate", "DX-MAGISTRATE-4")
    play(game, "pass", "build tavern")
    assert game.player == 1
    assert city(game, 1) == ["castle", "tavern"]


@pytest.mark.rule("DX-MAGISTRATE-4")
@pytest.mark.parametrize("standing, allowed", [(4, True), (5, False), (6, False)])
def test_a_monument_is_not_confiscable_with_five_districts(standing: int, allowed: bool) -> None:
    game = warranted(seat("merchant", 5, "monument"), city=" ".join(SIX.split()[:standing]))
    play(game, "gold", "build monument")
    assert game.player == 0
    assert ("confiscate" in offers(game)) is allowed
    if not allowed:
        refused(game, "confiscate", "DX-MAGISTRATE-4")


@pytest.mark.rule("DX-MAGISTRATE-2", "DX-QUARRY-1")
def test_a_double_the_target_s_quarry_allows_may_be_confiscated() -> None:
    game = warranted(seat("merchant", 5, "manor", city="manor quarry"))
    play(game, "gold", "build manor", "confiscate")
    assert city(game, 0) == ["manor"]
    assert city(game, 1) == ["manor", "quarry"]


@pytest.mark.rule("DX-MAGISTRATE-5", "DX-MAGISTRATE-6")
def test_a_confiscated_thieves_den_gives_the_gold_back_but_not_the_cards() -> None:
    game = warranted(seat("merchant", 1, "thieves-den temple church market"))
    play(game, "gold", "build thieves-den", "spend temple", "spend church", "spend market", "pay")
    assert game.player == 0
    assert offers(game) == {"confiscate", "pass"}
    play(game, "confiscate")
    assert city(game, 0) == ["thieves-den"]
    assert gold(game)[1] == 3
    assert hand(game, 1) == []
    assert sorted(deck(game)[-3:]) == ["church", "market", "temple"]


@pytest.mark.rule("DX-MAGISTRATE-6")
def test_paying_with_cards_alone_is_paying() -> None:
    cards = "temple church market tavern prison docks"
    game = warranted(seat("merchant", 0, "thieves-den " + cards), deck="palace castle")
    play(game, "gold", "build thieves-den", *(f"spend {name}" for name in cards.split()), "pay")
    assert game.player == 0
    play(game, "confiscate")
    assert city(game, 0) == ["thieves-den"]
    assert gold(game)[1] == 2
    assert hand(game, 1) == []


@pytest.mark.rule("DX-MAGISTRATE-6")
@pytest.mark.parametrize("answer, builder", [("confiscate", 0), ("pass", 1)])
def test_the_wizard_s_immediate_build_is_confiscable_and_uses_up_no_limit(answer: str, builder: int) -> None:
    game = table(seat("magistrate"), seat("wizard", 5, "tavern"), seat(hand="castle"), rank=3,
                 warrants={"signed": "wizard", "unsigned": ["king", "bishop"]})
    play(game, "look 2", "take castle", "now")
    assert game.player == 0
    play(game, answer)
    assert city(game, builder) == ["castle"]
    assert gold(game)[1] == (5 if answer == "confiscate" else 1)
    play(game, "gold")
    assert "build tavern" in offers(game)
    play(game, "build tavern")
    assert game.player == 1  # the first paid district of the turn was the Castle


@pytest.mark.rule("DX-MAGISTRATE-6", "DX-WIZARD-2")
def test_a_double_only_the_wizard_may_build_is_confiscable() -> None:
    game = play(warranted(seat("wizard", 5, "manor", city="manor")), "gold", "build manor", "confiscate")
    assert city(game, 0) == city(game, 1) == ["manor"]
    assert gold(game)[1] == 7


@pytest.mark.rule("DX-MAGISTRATE-2", "DX-MAGISTRATE-6")
def test_confiscated_stables_use_up_no_limit() -> None:
    game = play(warranted(seat("merchant", 5, "stables tavern")), "gold", "build stables", "confiscate")
    assert city(game, 0) == ["stables"]
    assert "build tavern" in offers(game)
    play(game, "build tavern")
    assert game.player == 1
    assert not offers(game, "build")


@pytest.mark.rule("DX-MAGISTRATE-2", "DX-MAGISTRATE-6", "DX-TRADER-2")
def test_a_trader_s_confiscated_trade_district_uses_up_no_limit() -> None:
    game = play(warranted(seat("trader", 5, "docks temple market")), "gold", "build docks", "confiscate")
    assert gold(game)[1] == 7
    assert offers(game, "build") == {"build temple", "build market"}
    play(game, "build temple")
    assert offers(game, "build") == {"build market"}


@pytest.mark.rule("DX-MAGISTRATE-2")
def test_a_trader_s_confiscated_other_district_uses_up_the_limit() -> None:
    game = play(warranted(seat("trader", 5, "docks temple church")), "gold", "build temple", "confiscate")
    assert offers(game, "build") == {"build docks"}


@pytest.mark.rule("DX-MAGISTRATE-6")
def test_a_cardinal_s_confiscated_district_returns_all_gold_paid_and_meets_the_duty() -> None:
    game = table(seat("magistrate"), seat("cardinal", 1, "castle tavern temple"), seat(gold=4), rank=5,
                 warrants={"signed": "cardinal", "unsigned": ["king", "warlord"]})
    play(game, "gold", "borrow 2 castle", "give tavern")
    assert game.player == 0
    play(game, "confiscate")
    assert city(game, 0) == ["castle"]
    assert gold(game)[:3] == [0, 4, 3]
    assert hand(game, 1) == ["temple"]
    assert hand(game, 2) == ["tavern"]
    assert game.player == 1
    assert offers(game) == {"end"}


@pytest.mark.rule("DX-MAGISTRATE-2", "DX-FACTORY-1")
def test_what_was_really_paid_comes_back() -> None:
    game = play(warranted(seat("merchant", 5, "keep", city="factory")), "gold", "build keep")
    assert gold(game)[1] == 7 - 2
    play(game, "confiscate")
    assert gold(game)[1] == 7


@pytest.mark.rule("DX-MAGISTRATE-2", "DX-ALCHEMIST-1")
def test_an_alchemist_gets_a_confiscated_price_back_only_once() -> None:
    game = play(warranted(seat("alchemist", 5, "castle")), "gold", "build castle", "confiscate", "end")
    assert gold(game)[1] == 7


@pytest.mark.rule("DX-MAGISTRATE-7")
def test_the_magistrate_s_city_may_be_complete_already() -> None:
    game = play(warranted(seat("merchant", 5, "castle"), city=SEVEN), "gold", "build castle", "confiscate")
    assert len(city(game, 0)) == 8


@pytest.mark.rule("DX-MAGISTRATE-2", "DX-END-5")
def test_a_confiscation_may_complete_the_magistrate_s_city() -> None:
    game = play(warranted(seat("merchant", 5, "castle"), city=SIX), "gold", "build castle", "confiscate")
    assert game.position()["first_complete"] == 0
    play(game, "end")
    assert game.over


@pytest.mark.rule("DX-MAGISTRATE-2")
def test_a_confiscated_district_never_completes_the_target_s_city() -> None:
    game = play(warranted(seat("merchant", 5, "castle", city=SIX)), "gold", "build castle", "confiscate")
    assert game.position()["first_complete"] is None


# Being asked


@pytest.mark.rule("RU-7", "DX-MAGISTRATE-2")
def test_at_an_unsigned_warrant_the_magistrate_is_asked_too_but_can_only_pass() -> None:
    game = play(warranted(seat("merchant", 5, "castle tavern"), signed=False), "gold", "build castle")
    assert game.player == 0
    assert offers(game) == {"pass"}
    refused(game, "confiscate", "DX-MAGISTRATE-2")
    play(game, "pass")
    assert game.player == 1
    assert city(game, 1) == ["castle"]


@pytest.mark.rule("RU-7")
def test_being_asked_and_passing_does_not_tell_which_warrant_is_signed() -> None:
    games = [warranted(seat("merchant", 5, "castle tavern"), signed=signed) for signed in (True, False)]
    for lines in (("gold", "build castle"), ("pass",)):
        one, other = (play(game, *lines) for game in games)
        for viewer in (1, 2, 3, None):
            assert one.view(viewer) == other.view(viewer)
        assert one.heard(1) == other.heard(1)


@pytest.mark.rule("RU-7")
def test_everybody_sees_that_the_magistrate_is_asked() -> None:
    game = play(warranted(seat("merchant", 5, "castle"), signed=False), "gold", "build castle")
    assert [game.view(viewer)["waiting"] for viewer in (0, 1, 2, 3, None)] == [0] * 5


@pytest.mark.rule("RU-7", "DX-MAGISTRATE-1")
def test_without_a_warrant_nobody_is_asked() -> None:
    game = table(seat("magistrate"), seat("merchant", 5, "castle"), rank=6,
                 warrants={"signed": "king", "unsigned": ["bishop", "warlord"]})
    play(game, "gold", "build castle")
    assert game.player == 1
    assert city(game, 1) == ["castle"]


@pytest.mark.rule("RU-4", "RU-7")
def test_one_cannot_confiscate_from_oneself_but_is_asked() -> None:
    game = table(seat("magistrate merchant", 5, "castle tavern"), seat("king bishop"), players=2, rank=6,
                 warrants={"signed": "merchant", "unsigned": ["king", "bishop"]})
    play(game, "gold", "build castle")
    assert game.player == 0
    assert offers(game) == {"pass"}
    refused(game, "confiscate", "RU-4")
    play(game, "pass")
    assert city(game, 0) == ["castle"]
    assert gold(game)[0] == 3


@pytest.mark.rule("RU-4", "DX-MAGISTRATE-1")
def test_a_warrant_may_lie_on_the_magistrate_s_own_other_character() -> None:
    game = table(seat("magistrate merchant"), seat("king bishop"), players=2)
    assert {"sign merchant"} <= offers(game)
    play(game, "sign king")
    assert "warrant merchant" in offers(game)


@pytest.mark.rule("DX-MAGISTRATE-2", "DX-CALL-2")
@pytest.mark.parametrize("players", [2, 3])
def test_the_signed_warrant_binds_only_the_turn_of_its_character(players: int) -> None:
    game = table(seat("magistrate thief"), seat("king merchant", 6, "tavern castle"), players=players, rank=4,
                 warrants={"signed": "merchant", "unsigned": ["bishop", "warlord"]})
    play(game, "gold", "build tavern")
    assert game.player == 1
    play(game, "end", "gold", "build castle")
    assert game.player == 0
    play(game, "confiscate")
    assert city(game, 0) == ["castle"]
    assert city(game, 1) == ["tavern"]


@pytest.mark.rule("DX-MAGISTRATE-2", "RU-7", "DX-CALL-2")
def test_with_warrants_on_both_characters_each_turn_s_first_paid_district_is_asked_about() -> None:
    game = table(seat("magistrate thief"), seat("king merchant", 6, "tavern castle"), players=2, rank=4,
                 warrants={"signed": "merchant", "unsigned": ["king", "warlord"]})
    play(game, "gold", "build tavern")
    assert (game.player, offers(game)) == (0, {"pass"})
    play(game, "pass", "end", "gold", "build castle")
    assert (game.player, offers(game)) == (0, {"confiscate", "pass"})


@pytest.mark.rule("DX-TAX-3")
def test_a_confiscated_district_is_taxed_to_the_magistrate() -> None:
    game = warranted(seat("merchant", 5, "castle"), gold=2, cast="tax-collector")
    play(game, "gold", "build castle", "confiscate")
    assert gold(game)[:2] == [1, 7]
    assert game.position()["tax"] == 1


@pytest.mark.rule("DX-TAX-3", "DX-TAX-1")
def test_a_magistrate_without_gold_pays_no_tax() -> None:
    game = warranted(seat("merchant", 5, "castle"), gold=0, cast="tax-collector")
    play(game, "gold", "build castle", "confiscate")
    assert gold(game)[:2] == [0, 7]
    assert game.position()["tax"] == 0


@pytest.mark.rule("DX-TAX-4")
def test_a_confiscation_in_the_tax_collector_s_turn_is_taxed_to_the_magistrate() -> None:
    game = warranted(seat("tax-collector", 5, "castle"), gold=2)
    play(game, "gold", "build castle", "confiscate")
    assert gold(game)[:2] == [1, 7]
    assert game.position()["tax"] == 1
