"""Set-up of the Circus: cards, players, options, and positions that are refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from citadels import BadPosition, BadSetup, Game
from tests.circus.table import (
    ACTIONS,
    BOX,
    CAST,
    cards,
    crown,
    deck,
    gold,
    hand,
    new,
    offers,
    play,
    seat,
    table,
    total,
)
from tests.scenarios.deluxe_box import pinning, setup_refused, tells

SEATS = range(2, 8)


# The box


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("players", SEATS)
def test_the_action_cards_are_shuffled_into_the_deck_by_default(players: int) -> None:
    for game in (new(players), new(players, options={"action_cards": True})):
        found = cards(game.position())
        assert found.total() == 65 + 15
        assert found == BOX + Counter(ACTIONS)


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("players", SEATS)
def test_without_the_option_there_are_65_district_cards_alone(players: int) -> None:
    found = cards(new(players, options={"action_cards": False}).position())
    assert found.total() == 54 + 11
    assert found == BOX


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("players", SEATS)
def test_the_eight_base_characters_play(players: int) -> None:
    assert sorted(new(players).position()["characters"]) == sorted(CAST)


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("players", SEATS)
def test_each_player_begins_with_4_cards_and_2_gold(players: int) -> None:
    position = new(players).position()
    assert len(position["players"]) == players
    assert [len(player["hand"]) for player in position["players"]] == [4] * players
    assert [player["gold"] for player in position["players"]] == [2] * players
    assert [player["city"] for player in position["players"]] == [[]] * players
    assert not any(player.get("booths") for player in position["players"])
    assert len(position["deck"]) == 80 - 4 * players
    assert position["discard"] == []


@pytest.mark.rule("CI-SETUP-1")
def test_action_cards_are_dealt_into_first_hands() -> None:
    dealt = {card for seed in range(60) for one in range(7) for card in hand(new(7, seed), one)}
    assert set(ACTIONS) <= dealt


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 8, 9])
def test_fewer_than_2_or_more_than_7_players_are_refused(players: int) -> None:
    setup_refused("CI-SETUP-1", "circus", players)


@pytest.mark.parametrize(("cast", "rule"), pinning([
    (["witch", *CAST[1:]], "CI-SETUP-1"), ([*CAST, "artist"], "CI-SETUP-1"), (CAST[:7], "CI-SETUP-1"),
    ([*CAST[:3], "emperor", *CAST[4:]], "CI-SETUP-1"), ([*CAST[:7], "dragon"], None)]), ids=repr)
def test_no_other_cast_is_played(cast: list[str], rule: str | None) -> None:
    setup_refused(rule, "circus", 5, characters=cast)


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("wish", [True, "artist", "queen"])
def test_no_wish_brings_a_ninth_rank(wish: bool | str) -> None:
    try:
        game = new(6, rank9=wish)
    except BadSetup as error:
        assert error.rule == "CI-SETUP-1"
        return
    assert sorted(game.position()["characters"]) == sorted(CAST)


@pytest.mark.rule("CI-SETUP-1")
def test_the_starting_king_may_be_chosen_or_is_random() -> None:
    for first in range(5):
        game = new(5, crown=first)
        assert (crown(game), game.player) == (first, first)
    assert {crown(new(4, seed)) for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("CI-SETUP-1")
def test_decks_are_shuffled_by_the_seed() -> None:
    assert len({tuple(deck(new(4, seed))) for seed in range(8)}) == 8
    assert new(4, 5).position() == new(4, 5).position()


# Options


@pytest.mark.parametrize("options", [
    {"dragons": True}, {"short_game": True}, {"start_gold": 3}, {"action_cards": "yes"}, {"five_colours": "two"},
    {"five_colours": -1}, {"smithy_pay": "3"}, {"smithy_pay": -1}, {"smithy_draw": -1}, {"smithy_draw": None}],
    ids=repr)
def test_an_option_that_the_edition_does_not_know_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        new(4, options=options)
    with pytest.raises(BadPosition) as caught:
        table(seat("merchant"), rank=6, options=options)
    assert tells(caught.value, "options", *options)


@pytest.mark.rule("CI-SETUP-1", "CI-SMITHY-1", "CI-END-1")
def test_chosen_options_are_part_of_the_position_and_of_the_record() -> None:
    chosen = {"action_cards": False, "five_colours": 3, "smithy_pay": 2, "smithy_draw": 3}
    game = new(4, options=chosen)
    for told in (game.position()["options"], game.record()["options"], game.view(0)["options"]):
        assert {name: told[name] for name in chosen} == chosen


@pytest.mark.rule("CI-SMITHY-1", "CI-END-1")
def test_options_hold_in_a_position_too() -> None:
    game = table(seat("merchant", gold=4, city="smithy manor temple tavern prison"), rank=6,
                 options={"five_colours": 3, "smithy_pay": 4, "smithy_draw": 1})
    assert total(game, 0) == 12 + 3
    play(game, "smithy")
    assert (gold(game)[0], len(hand(game, 0))) == (0, 1)


# Positions


@pytest.mark.rule("CI-SETUP-1")
def test_only_edition_and_players_are_needed_in_a_position() -> None:
    game = Game.from_position({"edition": "circus", "players": [{}] * 4})
    position = game.position()
    assert sorted(position["characters"]) == sorted(CAST)
    assert (position["phase"], position["crown"], position["discard"]) == ("selection", 0, [])
    assert cards(position) == BOX + Counter(ACTIONS)
    assert len(position["deck"]) == 80


@pytest.mark.rule("CI-SETUP-1")
def test_a_position_without_action_cards_fills_its_deck_with_districts_alone() -> None:
    game = Game.from_position({"edition": "circus", "players": [{}] * 4, "options": {"action_cards": False}})
    assert Counter(deck(game)) == BOX


@pytest.mark.rule("CI-SETUP-1", "CI-BOOTH-1")
def test_all_cards_that_are_nowhere_named_lie_in_the_deck() -> None:
    game = table(seat("merchant", hand="acrobat manor", city=["big-top", "keep"], booths=[0, 2]), seat(hand="keep"),
                 rank=6, deck="palace strongman", discard="ringmaster tavern")
    assert deck(game)[:2] == ["palace", "strongman"]
    assert cards(game.position()) == BOX + Counter(ACTIONS)
    assert deck(game).count("ticket-booth") == 1
    assert deck(game).count("keep") == 0


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 8, 9])
def test_a_position_for_another_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadPosition) as caught:
        Game.from_position({"edition": "circus", "players": [{} for _ in range(players)]})
    assert tells(caught.value, "players")


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("cast", [["witch", *CAST[1:]], [*CAST, "artist"], [*CAST[:3], "emperor", *CAST[4:]]], ids=str)
def test_a_position_with_another_cast_is_refused(cast: list[str]) -> None:
    with pytest.raises(BadPosition) as caught:
        Game.from_position({"edition": "circus", "characters": cast, "players": [{}] * 5})
    assert tells(caught.value, "characters")


@pytest.mark.rule("CI-SETUP-1", "CI-SMITHY-1")
@pytest.mark.parametrize("card", ["great-wall", "museum", "theater", "bell-tower", "dragon"])
def test_a_card_that_is_not_in_this_box_is_refused(card: str) -> None:
    for place in ("hand", "city"):
        with pytest.raises(BadPosition) as caught:
            table(seat("merchant") | {place: [card]}, rank=6)
        assert tells(caught.value, place)
    with pytest.raises(BadPosition):
        table(seat("merchant"), rank=6, deck=card)
    with pytest.raises(BadPosition):
        table(seat("merchant"), rank=6, discard=card)


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("places", [
    {"hand": ["acrobat", "acrobat"]}, {"hand": ["strongman"] * 3}, {"hand": ["ringmaster"] * 3},
    {"hand": ["human-cannonball"] * 3}, {"hand": ["fortune-teller"] * 3}, {"hand": ["big-top"] * 4},
    {"hand": ["big-top"], "city": ["big-top"] * 3}, {"hand": ["ticket-booth"], "booths": [0, 0, 0]},
    {"hand": ["keep", "keep"], "city": ["keep"]}, {"booths": [0, 0, 0, 0]}], ids=str)
def test_more_copies_than_the_box_holds_are_refused(places: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        table(seat("merchant") | places, rank=6)


@pytest.mark.rule("CI-SETUP-1", "CI-DECK-1")
def test_copies_are_counted_on_the_discard_pile_too() -> None:
    with pytest.raises(BadPosition):
        table(seat("merchant", hand="acrobat"), rank=6, discard="acrobat")
    with pytest.raises(BadPosition):
        table(seat("merchant", booths=[0]), seat(booths=[1]), rank=6, discard="ticket-booth", deck="ticket-booth")


@pytest.mark.rule("CI-ACTION-4", "CI-BOOTH-1")
@pytest.mark.parametrize("card", sorted(set(ACTIONS) - {"big-top"}))
def test_no_action_card_but_the_big_top_stands_in_a_city(card: str) -> None:
    with pytest.raises(BadPosition) as caught:
        table(seat("merchant", city=[card]), rank=6)
    assert tells(caught.value, "city")


@pytest.mark.parametrize(("field", "value"), [
    ("discard", ["dragon"]), ("discard", "tavern"), ("discard", [3]), ("discard", ["king"]), ("discard", 4),
    ("acrobat", "yes"), ("acrobat", 2)], ids=repr)
def test_a_bad_field_is_refused_by_name(field: str, value: Any) -> None:
    position = {"edition": "circus", "players": [{}] * 4, "phase": "turns", "rank": 5, field: value}
    with pytest.raises(BadPosition) as caught:
        Game.from_position(position)
    assert tells(caught.value, field)


@pytest.mark.rule("CI-BOOTH-1")
@pytest.mark.parametrize("value", [[-1], ["1"], 3, [1.5], [None], {"gold": 1}], ids=repr)
def test_bad_booths_are_refused_by_name(value: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        table(seat("merchant") | {"booths": value}, rank=6)
    assert tells(caught.value, "booths")


@pytest.mark.rule("CI-ACTION-1")
def test_a_deluxe_table_knows_no_action_cards() -> None:
    with pytest.raises(BadPosition):
        Game.from_position({"edition": "deluxe", "players": [{"hand": ["acrobat"]}, {}, {}, {}]})
    game = table(seat("merchant", hand="big-top"), rank=6, options={"action_cards": True})
    assert "tent" in offers(game)
