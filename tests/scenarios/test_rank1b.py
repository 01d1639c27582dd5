"""Rank 1: the Witch's resumed turn, as each character she can be."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.table import city, crown, gold, hand, offers, play, refused, seat, table

TARGETS = ("magician", "king", "bishop", "merchant", "architect", "warlord")


def resumed(witch: dict[str, Any], victim: dict[str, Any], *others: dict[str, Any], **fields: Any) -> Game:
    """Seat 0, the Witch, has bewitched seat 1; both took gold; nobody between them in rank has a turn."""
    witch["characters"] = ["witch"]
    game = table(witch, victim, *others, **fields)
    play(game, "gold", f"name {victim['characters'][0]}", "gold")
    assert game.player == 0
    return game


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_thief_the_witch_robs_for_herself() -> None:
    game = resumed(seat(), seat("thief"), seat("king", gold=4))
    assert offers(game, "name") == {f"name {character}" for character in TARGETS}
    play(game, "name king", "end")
    assert game.player == 2
    assert gold(game) == [2 + 4, 2, 0, 0]


@pytest.mark.rule("DX-WITCH-7", "DX-CALL-2")
def test_as_thief_the_witch_may_rob_the_bewitched_player_s_other_character() -> None:
    game = table(seat("witch bishop"), seat("thief king", 4), players=2)
    play(game, "gold", "name thief", "gold", "name king", "end")
    assert game.player == 1
    assert gold(game) == [2 + 6, 0]


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_spy_the_witch_may_choose_the_bewitched_player_but_not_herself() -> None:
    game = resumed(seat(hand="temple"), seat("spy", 1, "tavern market"), deck="palace church")
    assert {"spy 1 trade", "spy 2 trade"} <= offers(game)
    assert "spy 0 trade" not in offers(game)
    play(game, "spy 1 trade")
    assert gold(game)[:2] == [2 + 2, 3 - 2]
    assert hand(game, 0) == ["church", "palace", "temple"]


@pytest.mark.rule("DX-WITCH-4", "DX-WITCH-7")
def test_as_blackmailer_the_witch_threatens_and_is_bribed() -> None:
    game = resumed(seat(), seat("blackmailer"), seat("king", 4), seat("bishop", 3))
    assert offers(game, "flower") == {f"flower {character}" for character in TARGETS}
    play(game, "flower king", "threaten bishop", "end", "gold")
    assert game.player == 2
    assert offers(game) == {"bribe", "refuse"}
    play(game, "bribe")
    assert gold(game) == [2 + 3, 2, 3, 3]


@pytest.mark.rule("DX-WITCH-4")
def test_as_blackmailer_the_witch_decides_on_revealing_and_takes_the_gold() -> None:
    game = resumed(seat(), seat("blackmailer"), seat("king", 4), seat("bishop", 3))
    play(game, "flower king", "threaten bishop", "end", "gold", "refuse")
    assert game.player == 0
    assert offers(game) == {"reveal", "pass"}
    play(game, "reveal")
    assert gold(game) == [2 + 6, 2, 0, 3]
    assert game.player == 2


@pytest.mark.rule("DX-WITCH-4", "DX-CALL-2")
def test_the_bewitched_blackmailer_s_player_may_have_to_bribe_the_witch() -> None:
    game = table(seat("witch bishop"), seat("blackmailer king", 4), players=2)
    play(game, "gold", "name blackmailer", "gold", "flower king", "threaten merchant", "end", "gold")
    assert game.player == 1
    assert offers(game) == {"bribe", "refuse"}
    play(game, "bribe")
    assert gold(game) == [2 + 4, 4]


@pytest.mark.rule("DX-WITCH-4", "DX-BLACKMAILER-1", "DX-BLACKMAILER-4")
def test_the_bewitched_blackmailer_s_own_player_may_not_be_threatened_as_blackmailer() -> None:
    game = resumed(seat(), seat("blackmailer"))
    refused(game, "flower blackmailer", "DX-BLACKMAILER-4")
    refused(game, "flower witch", "DX-BLACKMAILER-1")


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_magician_the_witch_may_swap_with_the_bewitched_player_but_not_herself() -> None:
    game = resumed(seat(hand="temple"), seat("magician", hand="castle docks"))
    assert offers(game, "swap") == {"swap 1", "swap 2", "swap 3"}
    play(game, "swap 1")
    assert hand(game, 0) == ["castle", "docks"]
    assert hand(game, 1) == ["temple"]


@pytest.mark.rule("DX-WITCH-3")
def test_as_magician_the_witch_redraws_her_own_hand() -> None:
    game = resumed(seat(hand="temple"), seat("magician", hand="castle"), deck="palace")
    play(game, "redraw", "put temple", "done")
    assert hand(game, 0) == ["palace"]
    assert hand(game, 1) == ["castle"]


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_wizard_the_witch_may_look_at_the_bewitched_player_s_hand_but_not_her_own() -> None:
    game = resumed(seat(hand="temple"), seat("wizard", hand="castle tavern"))
    assert offers(game, "look") == {"look 1"}
    play(game, "look 1", "take tavern", "now")
    assert city(game, 0) == ["tavern"]
    assert hand(game, 1) == ["castle"]


@pytest.mark.rule("DX-WITCH-3")
def test_as_wizard_the_witch_may_build_what_stands_in_her_city() -> None:
    game = resumed(seat(hand="temple", city="temple"), seat("wizard"))
    play(game, "build temple")
    assert city(game, 0) == ["temple", "temple"]


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_seer_the_witch_takes_from_the_bewitched_player_too() -> None:
    game = resumed(seat(hand="temple"), seat("seer", hand="castle"), seat(hand="docks"))
    play(game, "foresee")
    assert hand(game, 0) == ["castle", "docks", "temple"]
    play(game, "give temple", "give castle")
    assert [hand(game, s) for s in range(4)] == [["docks"], ["temple"], ["castle"], []]


@pytest.mark.rule("DX-WITCH-3")
@pytest.mark.parametrize("character, limit", [("seer", 2), ("scholar", 2), ("architect", 3), ("merchant", 1)])
def test_the_witch_has_the_build_limit_of_the_bewitched(character: str, limit: int) -> None:
    game = resumed(seat(gold=9, hand="temple tavern watchtower church"), seat(character))
    for name in ("temple", "tavern", "watchtower")[:limit]:
        play(game, f"build {name}")
    assert not offers(game, "build")
    assert len(city(game, 0)) == limit


@pytest.mark.rule("DX-WITCH-5", "DX-WITCH-3")
def test_the_bewitched_king_takes_the_crown_and_the_witch_the_income() -> None:
    game = resumed(seat(city="manor castle"), seat("king", city="palace"), crown=2)
    assert crown(game) == 1
    play(game, "income")
    assert gold(game)[:2] == [2 + 2, 2]
    assert not offers(game, "income", "crown")


@pytest.mark.rule("DX-WITCH-5", "DX-WITCH-3")
def test_the_bewitched_patrician_takes_the_crown_and_the_witch_the_cards() -> None:
    game = resumed(seat(city="manor castle"), seat("patrician"), crown=2, deck="palace church")
    assert crown(game) == 1
    play(game, "income")
    assert hand(game, 0) == ["church", "palace"]


@pytest.mark.rule("DX-WITCH-5", "RU-13", "DX-WITCH-7")
def test_as_emperor_the_witch_crowns_anybody_but_herself_and_the_holder() -> None:
    game = resumed(seat(), seat("emperor"), crown=2)
    assert crown(game) == 2
    assert offers(game, "crown") == {"crown 1", "crown 3"}
    refused(game, "crown 0", "RU-13")


@pytest.mark.rule("RU-13")
def test_as_emperor_a_crowned_witch_may_crown_all_the_others() -> None:
    game = resumed(seat(), seat("emperor"), crown=0)
    assert offers(game, "crown") == {"crown 1", "crown 2", "crown 3"}


@pytest.mark.rule("RU-13")
def test_as_emperor_the_witch_may_not_crown_an_emperor_who_wears_it() -> None:
    assert offers(resumed(seat(), seat("emperor"), crown=1), "crown") == {"crown 2", "crown 3"}


@pytest.mark.rule("DX-WITCH-5", "DX-EMPEROR-2")
def test_as_emperor_the_witch_must_move_the_crown() -> None:
    game = resumed(seat(), seat("emperor"), crown=2)
    refused(game, "end", "DX-EMPEROR-2")
    play(game, "crown 3")
    assert "end" in offers(game)


@pytest.mark.rule("DX-WITCH-5")
def test_as_emperor_the_witch_takes_the_resource() -> None:
    game = resumed(seat(), seat("emperor", hand="docks"), crown=2)
    play(game, "crown 1")
    assert crown(game) == 1
    assert offers(game) == {"take gold", "take card"}
    card, coin = game.clone(), game
    play(coin, "take gold")
    assert gold(coin)[:2] == [3, 1]
    play(card, "take card")
    assert hand(card, 0) == ["docks"]


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7", "DX-BISHOP-2")
def test_as_bishop_the_witch_guards_her_own_city_and_not_the_bishop_s() -> None:
    game = resumed(seat(city="tavern temple"), seat("bishop", city="docks"), seat("warlord", gold=5))
    play(game, "income")
    assert gold(game)[:2] == [3, 2]
    play(game, "end")
    assert game.player == 2
    assert offers(game, "destroy") == {"destroy 1 docks"}


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_abbot_the_witch_has_her_own_income_and_alms_from_the_bewitched() -> None:
    game = resumed(seat(city="temple church"), seat("abbot", gold=5, city="monastery"), deck="palace church")
    assert offers(game, "income") == {"income 0", "income 1", "income 2"}
    assert offers(game, "alms") == {"alms 1"}
    play(game, "alms 1", "income 1")
    assert gold(game)[:2] == [2 + 1 + 1, 7 - 1]
    assert hand(game, 0) == ["palace"]


@pytest.mark.rule("DX-WITCH-7", "DX-ABBOT-2")
def test_as_abbot_the_witch_gets_no_alms_when_she_is_the_richest() -> None:
    assert not offers(resumed(seat(gold=5), seat("abbot", gold=5)), "alms")


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_cardinal_the_witch_may_borrow_from_the_bewitched_player() -> None:
    game = resumed(seat(hand="manor tavern"), seat("cardinal"), seat(gold=1))
    assert offers(game, "borrow") == {"borrow 1 manor", "borrow 2 manor"}
    play(game, "borrow 1 manor", "give tavern")
    assert city(game, 0) == ["manor"]
    assert hand(game, 1) == ["tavern"]
    assert gold(game) == [0, 1, 1, 0]


@pytest.mark.rule("DX-WITCH-3")
def test_as_cardinal_the_witch_gains_cards_for_her_own_religious_districts() -> None:
    game = resumed(seat(city="temple"), seat("cardinal", city="church monastery"), deck="palace docks")
    play(game, "income")
    assert hand(game, 0) == ["palace"]


@pytest.mark.rule("DX-WITCH-3")
def test_as_merchant_the_witch_has_income_and_bonus_for_her_own_city() -> None:
    game = resumed(seat(city="tavern"), seat("merchant", city="market docks"))
    play(game, "income", "bonus")
    assert gold(game)[:2] == [2 + 1 + 1, 2]


@pytest.mark.rule("DX-WITCH-7", "DX-WITCH-3")
def test_as_alchemist_the_witch_gets_back_what_she_paid() -> None:
    game = resumed(seat(gold=3, hand="castle"), seat("alchemist"), seat("warlord"))
    play(game, "build castle")
    assert gold(game)[:2] == [1, 2]
    play(game, "end")
    assert gold(game)[:2] == [5, 2]


@pytest.mark.rule("DX-WITCH-8", "DX-TURN-7")
def test_as_alchemist_the_witch_s_poor_house_comes_before_the_refund() -> None:
    game = resumed(seat(gold=2, hand="castle", city="poor-house"), seat("alchemist"), seat("warlord"))
    play(game, "build castle", "end")
    assert gold(game)[0] == 1 + 4


@pytest.mark.rule("DX-WITCH-3")
def test_as_trader_the_witch_builds_trade_districts_beyond_the_limit() -> None:
    game = resumed(seat(gold=9, hand="tavern market temple church"), seat("trader"))
    play(game, "build tavern", "build temple", "build market")
    assert not offers(game, "build")


@pytest.mark.rule("DX-WITCH-3")
def test_as_architect_the_witch_gains_two_cards() -> None:
    game = resumed(seat(), seat("architect"), deck="palace church docks")
    play(game, "bonus")
    assert hand(game, 0) == ["church", "palace"]
    assert hand(game, 1) == []


@pytest.mark.rule("DX-WITCH-3", "DX-NAVIGATOR-2")
def test_as_navigator_the_witch_gains_but_cannot_build() -> None:
    game = resumed(seat(gold=5, hand="tavern stables"), seat("navigator"))
    assert offers(game) == {"bonus gold", "bonus cards", "end"}
    refused(game, "build tavern", "DX-NAVIGATOR-2")
    play(game, "bonus gold")
    assert gold(game)[:2] == [5 + 2 + 4, 2]


@pytest.mark.rule("DX-WITCH-3")
def test_as_scholar_the_witch_studies() -> None:
    game = resumed(seat(), seat("scholar"), deck="palace church docks", deck_only=True)
    play(game, "study")
    assert offers(game) == {"keep palace", "keep church", "keep docks"}
    play(game, "keep docks")
    assert hand(game, 0) == ["docks"]


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_warlord_the_witch_may_destroy_in_the_bewitched_player_s_city() -> None:
    game = resumed(seat(city="watchtower"), seat("warlord", city="prison"))
    assert offers(game, "destroy") == {"destroy 0 watchtower", "destroy 1 prison"}
    play(game, "income", "destroy 1 prison")
    assert city(game, 1) == []
    assert gold(game)[:2] == [2 + 1 - 1, 2]


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_diplomat_the_witch_may_exchange_with_the_bewitched_player_never_with_herself() -> None:
    game = resumed(seat(city="tavern"), seat("diplomat", city="docks"), seat(city="manor"))
    assert offers(game, "exchange") == {"exchange 1 docks", "exchange 2 manor"}
    play(game, "exchange 1 docks", "for tavern")
    assert city(game, 0) == ["docks"]
    assert city(game, 1) == ["tavern"]
    assert gold(game)[:2] == [0, 4]


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_marshal_the_witch_may_seize_from_the_bewitched_player_never_from_herself() -> None:
    game = resumed(seat(city="tavern"), seat("marshal", city="market"))
    assert offers(game, "seize") == {"seize 1 market"}
    play(game, "seize 1 market")
    assert city(game, 0) == ["market", "tavern"]
    assert gold(game)[:2] == [0, 4]


@pytest.mark.rule("DX-WITCH-7", "DX-QUEEN-1")
@pytest.mark.parametrize("king, paid", [(1, True), (3, False), (4, False), (5, True)])
def test_as_queen_the_witch_s_own_neighbours_count(king: int, paid: bool) -> None:
    seats = [seat() for _ in range(6)]
    for where, character in ((0, "witch"), (2, "queen"), (king, "king")):
        seats[where] = seat(character)
    game = play(table(*seats), "gold", "name queen", "gold", "end", "gold")
    assert game.player == 0
    assert ("bonus" in offers(game)) is paid


@pytest.mark.rule("DX-WITCH-3", "DX-WITCH-7")
def test_as_artist_the_witch_beautifies_her_own_districts() -> None:
    game = resumed(seat(city="tavern"), seat("artist", city="docks"))
    assert offers(game, "beautify") == {"beautify tavern"}
    play(game, "beautify tavern")
    assert city(game, 0) == ["tavern*"]
    assert gold(game)[:2] == [1, 2]


@pytest.mark.rule("DX-WITCH-7", "DX-TAX-4")
def test_as_tax_collector_the_witch_empties_the_token_and_builds_untaxed() -> None:
    game = resumed(seat(hand="tavern"), seat("tax-collector"), tax=5)
    play(game, "build tavern")
    assert game.position()["tax"] == 5
    play(game, "bonus")
    assert gold(game)[:2] == [2 - 1 + 5, 2]
    assert game.position()["tax"] == 0


@pytest.mark.rule("DX-WITCH-3", "DX-TAX-1")
def test_as_anybody_else_the_witch_is_taxed() -> None:
    game = resumed(seat(hand="tavern"), seat("merchant"), cast="tax-collector")
    play(game, "build tavern")
    assert gold(game)[0] == 0
    assert game.position()["tax"] == 1


@pytest.mark.rule("DX-WITCH-3")
def test_the_witch_never_uses_the_bewitched_player_s_hand_city_or_districts() -> None:
    game = resumed(seat(gold=3, hand="tavern"), seat("king", 5, "temple", "manor smithy laboratory"))
    assert offers(game) == {"build tavern", "end"}


@pytest.mark.rule("RU-1", "DX-BISHOP-2")
@pytest.mark.parametrize("holder", ["bishop", "merchant"])
def test_until_the_bewitched_bishop_is_called_the_witch_cannot_see_whether_anybody_holds_him(holder: str) -> None:
    game = table(seat("witch", city="tavern"), seat(holder), seat("thief"), seat("king"))
    play(game, "gold", "name bishop")
    assert game.view(0)["players"][0]["raid"] == [0]
    assert game.view(0)["waiting"] == 2


@pytest.mark.rule("DX-BISHOP-2")
def test_a_bishop_sees_that_the_own_city_is_safe() -> None:
    game = table(seat("bishop", city="tavern"), seat("thief"), rank=2)
    assert game.view(0)["players"][0]["raid"] == [None]
    assert game.view(1)["players"][0]["raid"] == [0]
