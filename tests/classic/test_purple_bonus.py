"""The bonus districts, but for the Bell Tower, the Ballroom, the Throne Room and the Hospital."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import EIGHT, PURPLE, SHORT, costs, firsts, quiet_round, table, worth
from tests.scenarios.deluxe_box import cards, under
from tests.scenarios.table import SEVEN, city, deck, gold, hand, offers, play, refused, seat, total


def merchant(own: str | list[Any], stash: int = 0, hand: str = "", **fields: Any) -> Game:
    return table(seat("merchant", stash, hand, own), seat("warlord"), rank=6, **fields)


# Lighthouse


def lit(below: str = "palace church docks", stash: int = 3, **fields: Any) -> Game:
    """The Lighthouse has just been built; the deck holds these cards and no others."""
    game = table(seat("merchant", stash, "lighthouse"), seat("warlord", hand="manor castle"), rank=6, deck=below,
                 deck_only=True, **fields)
    return play(game, "gold", "build lighthouse")


@pytest.mark.rule("CL-LIGHTHOUSE-1")
def test_when_built_the_lighthouse_lets_its_owner_take_one_card_of_the_deck() -> None:
    game = lit("palace church docks church")
    assert (game.player, city(game, 0)) == (0, ["lighthouse"])
    assert offers(game) == {"lighthouse palace", "lighthouse church", "lighthouse docks", "pass"}
    for line in ("lighthouse manor", "lighthouse tavern", "end", "bonus", "income"):
        refused(game, line, "CL-LIGHTHOUSE-1")
    play(game, "lighthouse church")
    assert hand(game, 0) == ["church"]
    assert sorted(deck(game)) == ["church", "docks", "palace"]
    assert {"bonus", "end"} <= offers(game)


@pytest.mark.rule("CL-LIGHTHOUSE-1")
def test_taking_no_card_is_allowed() -> None:
    game = play(lit(), "pass")
    assert (hand(game, 0), sorted(deck(game))) == ([], ["church", "docks", "palace"])


@pytest.mark.rule("CL-LIGHTHOUSE-1")
@pytest.mark.parametrize("line", ["pass", "lighthouse tavern"])
def test_the_deck_is_shuffled_in_either_case(line: str) -> None:
    below = "tavern palace church docks manor castle temple market"
    orders = {tuple(deck(play(lit(below, seed=seed), line))) for seed in range(12)}
    assert len(orders) > 6
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(next(iter(orders))))}


@pytest.mark.rule("CL-LIGHTHOUSE-1")
def test_the_whole_deck_is_looked_through() -> None:
    game = table(seat("merchant", 3, "lighthouse"), rank=6)
    below = set(deck(game))
    play(game, "gold", "build lighthouse")
    assert offers(game, "lighthouse") == {f"lighthouse {name}" for name in below}
    count = cards(game.position()).total()
    play(game, "lighthouse palace")
    assert cards(game.position()).total() == count
    assert hand(game, 0) == ["palace"]


@pytest.mark.rule("CL-LIGHTHOUSE-1")
def test_an_empty_deck_shows_no_card() -> None:
    game = table(seat("merchant", 3, "lighthouse"), rank=6, deck_only=True)
    play(game, "gold", "build lighthouse")
    assert not offers(game, "lighthouse")
    if "pass" in offers(game):
        play(game, "pass")
    assert "end" in offers(game)


@pytest.mark.rule("CL-LIGHTHOUSE-1", "CL-ARCHITECT-1")
def test_the_card_found_may_be_built_in_the_same_turn() -> None:
    game = table(seat("architect", 9, "lighthouse"), rank=7, deck="palace")
    play(game, "gold", "build lighthouse", "lighthouse palace", "build palace")
    assert city(game, 0) == ["lighthouse", "palace"]


@pytest.mark.rule("CL-LIGHTHOUSE-1", "CL-WIZARD-1")
def test_the_wizard_s_immediate_lighthouse_works_before_the_action_too() -> None:
    game = table(seat("wizard", 3), seat(hand="lighthouse"), rank=3, deck="palace docks", deck_only=True)
    play(game, "look 1", "take lighthouse", "now")
    assert offers(game) == {"lighthouse palace", "lighthouse docks", "pass"}
    play(game, "lighthouse docks")
    assert offers(game, "gold", "cards") == {"gold", "cards"}


@pytest.mark.rule("CL-LIGHTHOUSE-1")
def test_the_lighthouse_works_when_built_and_never_again() -> None:
    game = merchant("lighthouse")
    assert not offers(game, "lighthouse")
    refused(game, "lighthouse palace", "CL-LIGHTHOUSE-1")
    exchanged = table(seat("diplomat", 9, city="tavern"), seat(city="lighthouse"), rank=8)
    play(exchanged, "gold", "exchange 1 lighthouse", "for tavern")
    assert exchanged.options() == ["end"]


@pytest.mark.rule("CL-LIGHTHOUSE-1", "CL-END-1")
def test_a_lighthouse_may_complete_the_city_and_still_be_used() -> None:
    game = play(merchant(SEVEN, 3, "lighthouse", deck="palace"), "gold", "build lighthouse", "lighthouse palace")
    assert firsts(game) == [0]
    assert hand(game, 0) == ["palace"]


# Armory


@pytest.mark.rule("CL-ARMORY-1")
def test_the_armory_goes_and_takes_a_district_of_another_with_it() -> None:
    game = table(seat("merchant", city="armory manor"), seat("bishop", city="keep great-wall docks"),
                 seat(city="tavern"), rank=6)
    assert offers(game, "armory") == {"armory 1 keep", "armory 1 great-wall", "armory 1 docks", "armory 2 tavern"}
    for line in ("armory 0 manor", "armory 0 armory"):
        refused(game, line, "CL-ARMORY-1")
    play(game, "armory 1 keep")
    assert (city(game, 0), city(game, 1), gold(game)[:2]) == (["manor"], ["docks", "great-wall"], [0, 0])
    assert sorted(deck(game)[-2:]) == ["armory", "keep"]


@pytest.mark.rule("CL-ARMORY-1", "CL-SETUP-6")
@pytest.mark.parametrize(("standing", "options"), [(EIGHT, {}), (SEVEN, SHORT)])
def test_the_armory_reaches_into_a_complete_city_and_the_game_still_ends(standing: str,
                                                                         options: dict[str, bool]) -> None:
    game = table(seat("merchant", city="armory"), seat("warlord", city=standing), rank=6, options=options)
    play(game, "armory 1 manor", "gold", "end")
    assert firsts(game) == [1]
    assert quiet_round(game).over
    assert total(game, 1) == costs(standing) - 3 + 4


@pytest.mark.rule("CL-ARMORY-1")
@pytest.mark.parametrize("before", [[], ["gold"], ["gold", "build tavern"]])
def test_the_armory_works_at_any_time_of_the_own_turn(before: list[str]) -> None:
    game = table(seat("merchant", 1, "tavern", "armory"), seat("warlord", city="manor"), rank=6)
    assert "armory 1 manor" in offers(play(game, *before))
    other = play(table(seat("merchant"), seat(city="armory"), rank=6), "gold")
    assert not offers(other, "armory")


@pytest.mark.rule("CL-ARMORY-1")
def test_the_armory_works_in_the_turn_it_was_built() -> None:
    game = table(seat("merchant", 1, "armory"), seat(city="manor"), rank=6)
    play(game, "gold", "build armory", "armory 1 manor")
    assert city(game, 0) == city(game, 1) == []


# Museum, Treasury, Map Room, Wishing Well


@pytest.mark.rule("CL-MUSEUM-1", "DX-TURN-8")
def test_a_card_goes_under_the_museum_once_a_turn_and_scores_1() -> None:
    game = merchant("museum", hand="tavern temple")
    play(game, "museum tavern")
    assert (under(game, 0), hand(game, 0), total(game, 0)) == (["tavern"], ["temple"], 5)
    refused(play(game, "gold"), "museum temple", "DX-TURN-8")
    assert worth([{"district": "museum", "under": ["tavern", "palace", "docks"]}]) == 4 + 3


@pytest.mark.rule("CL-MUSEUM-1")
def test_what_lies_under_the_museum_is_its_owner_s_secret() -> None:
    one, other = merchant("museum", hand="tavern temple"), merchant("museum", hand="tavern temple")
    play(one, "museum tavern", "gold")
    play(other, "museum temple", "gold")
    for watcher in (1, 2, None):
        assert one.view(watcher) == other.view(watcher)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("CL-IMPERIAL-TREASURY-1")
@pytest.mark.parametrize("stash", [0, 1, 7])
def test_the_imperial_treasury_scores_the_gold(stash: int) -> None:
    assert worth("imperial-treasury", gold=stash) == 4 + stash


@pytest.mark.rule("CL-MAP-ROOM-1")
@pytest.mark.parametrize("held", ["", "tavern", "tavern tavern palace"])
def test_the_map_room_scores_the_hand(held: str) -> None:
    assert worth("map-room", hand=held) == 5 + len(held.split())


@pytest.mark.rule("CL-WISHING-WELL-1")
@pytest.mark.parametrize(("own", "points"), [("wishing-well", 0), ("wishing-well keep", 1), ("wishing-well manor", 0),
                                             ("wishing-well keep smithy library tavern", 3),
                                             ("keep smithy library", 0)])
def test_the_wishing_well_scores_the_other_purple_districts(own: str, points: int) -> None:
    assert worth(own) == costs(own) + points


@pytest.mark.rule("CL-MUSEUM-1", "CL-IMPERIAL-TREASURY-1", "CL-MAP-ROOM-1", "CL-WISHING-WELL-1")
def test_each_of_these_has_its_own_line_in_the_score() -> None:
    own = [{"district": "museum", "under": ["tavern"]}, "imperial-treasury", "map-room", "wishing-well"]
    game = table(seat(city=own, gold=2, hand="docks harbor temple"), seat("warlord"), rank=8)
    lines = {line["rule"].split("-", 1)[1]: line["points"] for line in game.scores()[0]["lines"]}
    assert lines["WISHING-WELL-1"] == 3
    assert lines["IMPERIAL-TREASURY-1"] == 2
    assert lines["MAP-ROOM-1"] == 3
    assert sum(points for rule, points in lines.items() if rule.startswith("MUSEUM")) == 1
    assert total(game, 0) == 18 + 9


# Quarry


@pytest.mark.rule("CL-QUARRY-1")
def test_with_a_quarry_one_name_may_be_built_again() -> None:
    game = play(merchant("quarry tavern", 9, "tavern docks"), "gold", "build tavern")
    assert city(game, 0) == ["quarry", "tavern", "tavern"]


@pytest.mark.rule("CL-QUARRY-1", "CL-TURN-2")
@pytest.mark.parametrize(("name", "own"), [
    ("tavern", "quarry tavern tavern market"), ("market", "quarry tavern tavern market"),
    ("keep", "quarry tavern tavern keep"), ("manor", "quarry tavern tavern* manor*"),
    ("market", "quarry keep keep market")])
def test_one_double_may_stand_at_a_time(name: str, own: str) -> None:
    game = play(merchant(own, 9, f"{name} docks"), "gold")
    assert offers(game, "build") == {"build docks"}
    refused(game, f"build {name}", "CL-QUARRY-1")


@pytest.mark.rule("CL-QUARRY-1")
def test_the_architect_makes_one_double_a_turn_at_most() -> None:
    game = table(seat("architect", 20, "tavern market docks", "quarry tavern market"), rank=7)
    play(game, "gold", "build market")
    assert offers(game, "build") == {"build docks"}
    play(game, "build docks")
    assert not offers(game, "build")


@pytest.mark.rule("CL-QUARRY-1")
def test_once_the_double_is_gone_another_may_be_built() -> None:
    own = "quarry tavern tavern market"
    game = table(seat("architect", 20, "market", own), seat("merchant", city="armory"), rank=6)
    play(game, "armory 0 tavern", "gold", "end", "gold", "build market")
    assert city(game, 0) == ["market", "market", "quarry", "tavern"]


@pytest.mark.rule("CL-QUARRY-1", "CL-TURN-2")
def test_without_a_quarry_in_the_own_city_there_are_no_doubles_and_old_ones_stay() -> None:
    game = play(table(seat("merchant", 9, "tavern", "tavern"), seat(city="quarry"), rank=6), "gold")
    assert not offers(game, "build")
    game = table(seat("merchant", 9, "market", "quarry tavern tavern market"), seat("bishop", city="armory"), rank=5)
    play(game, "armory 0 quarry", "gold", "end", "gold")
    assert city(game, 0) == ["market", "tavern", "tavern"]
    assert not offers(game, "build")


@pytest.mark.rule("CL-QUARRY-1", "CL-END-1")
def test_doubles_count_for_the_complete_city_and_the_score() -> None:
    own = "quarry temple church tavern market watchtower prison"
    game = play(merchant(own, 0, "tavern"), "gold", "build tavern")
    assert firsts(game) == [0]
    assert total(game, 0) == 5 + 9 + 1 + 4


@pytest.mark.rule("CL-QUARRY-1")
def test_the_quarry_works_in_the_turn_it_was_built_and_with_purple_districts() -> None:
    game = table(seat("architect", 20, "quarry keep", "keep"), rank=7)
    play(game, "gold", "build quarry", "build keep")
    assert city(game, 0) == ["keep", "keep", "quarry"]


# Poor House, Park, Factory


@pytest.mark.rule("CL-POOR-HOUSE-1")
@pytest.mark.parametrize(("stash", "line", "after"), [(0, "market", 1), (1, "market", 1), (2, "market", 2)])
def test_the_poor_house_gives_1_gold_to_an_empty_purse(stash: int, line: str, after: int) -> None:
    game = play(merchant("poor-house", stash, line), "gold", f"build {line}", "end")
    assert gold(game)[0] == after


@pytest.mark.rule("CL-PARK-1")
@pytest.mark.parametrize(("held", "after"), [("", ["church", "palace"]), ("docks", ["docks"])])
def test_the_park_gives_2_cards_to_an_empty_hand(held: str, after: list[str]) -> None:
    assert hand(play(merchant("park", 0, held, deck="palace church"), "gold", "end"), 0) == after


@pytest.mark.rule("CL-PARK-1", "CL-POOR-HOUSE-1", "DX-CALL-2")
def test_park_and_poor_house_look_at_the_end_of_each_own_turn() -> None:
    game = table(seat("king merchant", 0, "", "park poor-house"), seat("bishop"), players=2, rank=4,
                 deck="palace church docks manor", deck_only=True)
    play(game, "cards", "keep palace", "end")
    assert (gold(game)[0], hand(game, 0)) == (1, ["palace"])
    play(game, "gold", "end")
    assert gold(game)[0] == 1


@pytest.mark.rule("CL-FACTORY-1")
@pytest.mark.parametrize("name", [name for name in PURPLE if name != "factory"])
def test_with_a_factory_every_other_purple_district_costs_1_less(name: str) -> None:
    price = PURPLE[name] - 1
    stash = max(0, price - 2)
    game = play(merchant("factory", stash, name), "gold", f"build {name}")
    assert gold(game)[0] == stash + 2 - price
    if price > 2:
        assert not offers(play(merchant("factory", stash - 1, name), "gold"), "build")


@pytest.mark.rule("CL-FACTORY-1")
def test_the_factory_itself_basics_and_other_players_get_no_discount() -> None:
    assert not offers(play(merchant("", 3, "factory"), "gold"), "build")
    assert not offers(play(merchant("factory", 2, "palace"), "gold"), "build")
    game = table(seat("merchant", 0, "keep"), seat(city="factory"), rank=6)
    assert not offers(play(game, "gold"), "build")


@pytest.mark.rule("CL-FACTORY-1", "CL-WARLORD-1", "CL-END-2")
def test_the_factory_changes_neither_the_warlord_s_price_nor_the_score() -> None:
    game = table(seat("warlord", 1, city="factory"), seat(city="smithy"), rank=8)
    assert "destroy 1 smithy" not in offers(play(game, "gold"))
    game = table(seat("warlord", 2), seat(city="factory smithy"), rank=8)
    play(game, "gold", "destroy 1 smithy")
    assert gold(game)[0] == 0
    assert worth("factory smithy") == 11
