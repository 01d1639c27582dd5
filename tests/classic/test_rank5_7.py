"""Ranks 5 to 7: Bishop, Abbot, Merchant, Alchemist, Architect, Navigator."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.classic.table import table
from tests.scenarios.deluxe_box import pinning
from tests.scenarios.table import city, deck, gold, hand, offers, play, refused, seat

# Bishop


@pytest.mark.rule("CL-BISHOP-1", "CL-ABBOT-1")
@pytest.mark.parametrize("character", ["bishop", "abbot"])
@pytest.mark.parametrize(("own", "gain"), [("temple", 1), ("temple church cathedral manor", 3),
                                           ("monastery school-of-magic", 2)])
def test_bishop_and_abbot_gain_a_gold_per_religious_district(character: str, own: str, gain: int) -> None:
    game = table(seat(character, city=own), rank=5)
    assert offers(game, "income") == {"income"}
    assert gold(play(game, "income"))[0] == gain
    assert not offers(game, "income")


@pytest.mark.rule("CL-BISHOP-1")
@pytest.mark.parametrize(("character", "verb"), [("warlord", "destroy"), ("diplomat", "exchange")])
def test_the_bishop_s_districts_are_safe_from_rank_8(character: str, verb: str) -> None:
    game = table(seat(character, 9, city="watchtower"), seat("bishop", city="tavern"), seat(city="docks"), rank=8)
    play(game, "gold")
    assert {line for line in offers(game, verb) if line.split()[1] != "0"} == {f"{verb} 2 docks"}
    refused(game, f"{verb} 1 tavern", "CL-BISHOP-1")


@pytest.mark.rule("CL-BISHOP-1")
@pytest.mark.parametrize(("character", "line"), [("warlord", "destroy 1 tavern"), ("diplomat", "exchange 1 tavern")])
def test_a_murdered_bishop_guards_nothing(character: str, line: str) -> None:
    game = table(seat(character, 9, city="watchtower"), seat("bishop", city="tavern"), rank=8, killed="bishop")
    assert line in offers(play(game, "gold"))


@pytest.mark.rule("CL-BISHOP-1", "CL-HOSPITAL-1", "RU-32")
def test_a_murdered_bishop_guards_nothing_from_a_hospital_either() -> None:
    game = table(seat("assassin"), seat("bishop", city="tavern hospital"), seat("warlord", 9))
    play(game, "name bishop", "gold", "end", "gold", "gold")
    assert "destroy 1 tavern" in offers(game)


@pytest.mark.rule("CL-BISHOP-1", "DX-BISHOP-3")
def test_with_two_characters_the_own_warlord_is_free_and_the_other_city_too() -> None:
    game = table(seat("bishop warlord", 9, city="tavern"), seat("king merchant", city="docks"), players=2, rank=8)
    assert offers(play(game, "gold"), "destroy") == {"destroy 0 tavern", "destroy 1 docks"}


# Abbot


def abbot_table(*purses: int) -> Game:
    return table(seat("abbot", purses[0]), *(seat(gold=purse) for purse in purses[1:]), rank=5, players=len(purses))


@pytest.mark.rule("CL-ABBOT-2")
@pytest.mark.parametrize(("purses", "giver"), [
    ((0, 3, 2, 1), 1), ((2, 1, 3, 0), 2), ((0, 0, 0, 1), 3), ((1, 2, 2, 3), 3)])
def test_the_single_richest_player_gives_1_gold(purses: tuple[int, ...], giver: int) -> None:
    game = abbot_table(*purses)
    assert offers(game, "alms") == {f"alms {giver}"}
    play(game, f"alms {giver}")
    expected = [*purses]
    expected[0] += 1
    expected[giver] -= 1
    assert gold(game) == expected
    assert not offers(game, "alms")


@pytest.mark.rule("CL-ABBOT-2")
@pytest.mark.parametrize("purses", [(0, 3, 3, 1), (0, 2, 2, 2), (4, 3, 2, 1), (3, 3, 2, 1), (0, 0, 0, 0),
                                    (3, 3, 3, 0)])
def test_nothing_on_a_tie_for_richest_or_if_it_is_the_abbot(purses: tuple[int, ...]) -> None:
    game = abbot_table(*purses)
    assert not offers(game, "alms")
    for other in range(4):
        refused(game, f"alms {other}", "CL-ABBOT-2")


@pytest.mark.rule("CL-ABBOT-2")
def test_who_is_richest_is_looked_up_when_the_abbot_asks() -> None:
    game = abbot_table(2, 3, 0, 0)
    assert offers(game, "alms") == {"alms 1"}
    play(game, "gold")
    assert not offers(game, "alms")


@pytest.mark.rule("CL-ABBOT-2")
def test_only_the_richest_may_be_asked() -> None:
    refused(abbot_table(0, 3, 2, 1), "alms 2", "CL-ABBOT-2")


@pytest.mark.rule("CL-ABBOT-1")
@pytest.mark.parametrize("line", ["income 0", "income 1", "income 2"])
def test_the_abbot_gains_no_cards(line: str) -> None:
    refused(table(seat("abbot", city="temple church"), rank=5), line, "CL-ABBOT-1")


# Merchant and Alchemist


@pytest.mark.rule("CL-MERCHANT-1")
@pytest.mark.parametrize(("own", "gain"), [("tavern", 1), ("tavern market docks manor", 3),
                                           ("harbor school-of-magic", 2)])
def test_the_merchant_gains_a_gold_per_trade_district(own: str, gain: int) -> None:
    assert gold(play(table(seat("merchant", city=own), rank=6), "income"))[0] == gain


@pytest.mark.parametrize(("character", "rank", "line", "rule"), pinning([
    ("merchant", 6, "bonus", "CL-MERCHANT-1"), ("architect", 7, "bonus", "CL-ARCHITECT-1"),
    ("navigator", 7, "bonus gold", "CL-NAVIGATOR-1"), ("navigator", 7, "bonus cards", "CL-NAVIGATOR-1")]))
def test_what_is_extra_comes_after_the_action(character: str, rank: int, line: str, rule: str) -> None:
    game = table(seat(character), rank=rank)
    assert not offers(game, "bonus")
    refused(game, line, rule)
    assert line in offers(play(game.clone(), "gold"))
    play(game, "cards")
    assert not offers(game, "bonus")
    play(game, game.options()[0])
    assert line in offers(game)


@pytest.mark.rule("CL-MERCHANT-1", "CL-TURN-3")
def test_the_merchant_s_extra_gold_is_1_whatever_the_action_was() -> None:
    assert gold(play(table(seat("merchant"), rank=6), "gold", "bonus"))[0] == 3
    game = play(table(seat("merchant"), rank=6, deck="palace church"), "cards", "keep church", "bonus")
    assert (gold(game)[0], hand(game, 0)) == (1, ["church"])
    refused(game, "bonus", "CL-TURN-3")


@pytest.mark.rule("CL-ALCHEMIST-1")
def test_the_alchemist_gets_back_what_building_cost_and_nothing_else() -> None:
    game = table(seat("alchemist", 5, "castle", "smithy"), seat("warlord"), rank=6)
    play(game, "gold", "build castle", "smithy")
    assert gold(game)[0] == 5 + 2 - 4 - 2
    play(game, "end")
    assert gold(game)[0] == 5 + 2 - 2


@pytest.mark.rule("CL-ALCHEMIST-1", "CL-FACTORY-1")
def test_the_alchemist_gets_back_only_what_the_factory_left_to_pay() -> None:
    game = table(seat("alchemist", 0, "keep", "factory"), seat("warlord"), rank=6)
    play(game, "gold", "build keep")
    assert gold(game)[0] == 0
    assert gold(play(game, "end"))[0] == 2


@pytest.mark.rule("CL-ALCHEMIST-1")
def test_the_alchemist_has_no_income() -> None:
    game = table(seat("alchemist", city="tavern market docks"), rank=6)
    assert offers(play(game, "gold")) == {"end"}


# Architect and Navigator


@pytest.mark.rule("CL-ARCHITECT-1")
def test_the_architect_draws_2_more_cards_and_builds_up_to_3_districts() -> None:
    game = table(seat("architect", 20, "temple tavern"), rank=7, deck="palace church docks manor")
    play(game, "cards", "keep church", "bonus")
    assert hand(game, 0) == ["church", "docks", "manor", "tavern", "temple"]
    assert deck(game)[-1] == "palace"
    play(game, "build docks", "build temple", "build manor")
    assert city(game, 0) == ["docks", "manor", "temple"]
    refused(game, "build tavern", "CL-ARCHITECT-1")


@pytest.mark.rule("CL-ARCHITECT-1")
def test_the_architect_may_draw_between_two_buildings_and_build_fewer() -> None:
    game = table(seat("architect", 9, "temple"), rank=7, deck="church docks")
    play(game, "gold", "build temple", "bonus", "build church", "end")
    assert city(game, 0) == ["church", "temple"]


@pytest.mark.rule("CL-ARCHITECT-1", "CL-LIBRARY-1", "CL-OBSERVATORY-1")
def test_library_and_observatory_do_not_change_the_architect_s_two_cards() -> None:
    game = table(seat("architect", city="library observatory"), rank=7, deck="palace church")
    assert hand(play(game, "gold", "bonus"), 0) == ["church", "palace"]


@pytest.mark.rule("CL-NAVIGATOR-1")
@pytest.mark.parametrize(("line", "coins", "cards"), [
    ("bonus gold", 6, []), ("bonus cards", 2, ["church", "docks", "manor", "palace"])])
def test_the_navigator_gains_4_gold_or_4_cards(line: str, coins: int, cards: list[str]) -> None:
    game = table(seat("navigator"), rank=7, deck="palace church docks manor castle")
    play(game, "gold")
    assert offers(game) == {"bonus gold", "bonus cards", "end"}
    play(game, line)
    assert (gold(game)[0], hand(game, 0)) == (coins, cards)
    assert game.options() == ["end"]


@pytest.mark.rule("CL-NAVIGATOR-1")
def test_the_navigator_cannot_build_whether_or_not_the_four_were_taken() -> None:
    game = play(table(seat("navigator", 9, "tavern"), rank=7), "gold")
    refused(game, "build tavern", "CL-NAVIGATOR-1")
    play(game, "bonus gold")
    refused(game, "build tavern", "CL-NAVIGATOR-1")


@pytest.mark.rule("CL-NAVIGATOR-1", "RU-3")
def test_the_navigator_draws_what_there_is() -> None:
    game = play(table(seat("navigator"), rank=7, deck="palace church", deck_only=True), "gold", "bonus cards")
    assert hand(game, 0) == ["church", "palace"]
    assert offers(play(table(seat("navigator"), rank=7, deck_only=True), "gold"), "bonus") == {"bonus gold"}
