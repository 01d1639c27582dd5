"""Positions, lines and records: what is refused, and that everything comes back from text."""

from __future__ import annotations

import copy
import json
import random
import re
from typing import Any

import pytest

from citadels import BadPosition, BadRecord, Game
from tests.scenarios.deluxe_box import UNIQUES, held, pinning, reload, select, tells, wander
from tests.scenarios.table import city, crown, deck, gold, hand, offers, play, refused, seat, table

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
GAMES = [(2, "first-game"), (3, "cunning-agents"), (4, "illustrious-emissaries"), (5, "devious-dignitaries"),
         (6, "ambitious-aristocrats"), (7, "tenacious-delegates"), (8, "vicious-nobles"), (2, "devious-dignitaries"),
         (4, "random")]


def good() -> dict[str, Any]:
    """A position nothing is wrong with."""
    return {
        "edition": "deluxe", "characters": list(EIGHT), "uniques": ["keep", "museum"], "options": {}, "seed": 7,
        "crown": 0,
        "players": [
            {"gold": 2, "hand": ["castle", "tavern"], "characters": ["warlord"],
             "city": ["manor", "keep", {"district": "museum", "under": ["tavern"]}]},
            {"gold": 0, "hand": [], "city": ["temple"], "characters": ["bishop"]},
            {"gold": 4, "hand": ["palace"], "city": [], "characters": ["assassin"]},
            {"gold": 1, "hand": ["docks"], "city": [{"district": "prison", "beautified": False}],
             "characters": ["thief"]},
        ],
        "phase": "turns", "rank": 8, "deck": ["palace", "church"], "discard": [],
        "face_up": ["magician", "merchant"], "face_down": ["king", "architect"],
        "killed": None, "robbed": None, "bewitched": None, "warrants": None, "threats": None, "tax": 0,
        "first_complete": None,
    }


def position_refused(position: Any, *fields: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Game.from_position(position)
    assert tells(caught.value, *fields), f"{caught.value!s} names none of {fields}"


# Positions refused


def test_the_good_position_is_taken() -> None:
    game = Game.from_position(good())
    assert game.player == 0
    assert city(game, 0) == ["keep", "manor", "museum"]


@pytest.mark.parametrize(("field", "value"), [
    ("edition", "chess"), ("edition", 5), ("edition", None), ("edition", ""),
    ("players", []), ("players", {}), ("players", 4), ("players", None), ("players", [5, 5, 5, 5]),
    ("characters", [*EIGHT[:7], "dragon"]), ("characters", EIGHT[:7]), ("characters", [*EIGHT, "witch"]),
    ("characters", [*EIGHT[1:], "spy"]), ("characters", [*EIGHT, "queen"]), ("characters", "king"),
    ("characters", [1, 2, 3, 4, 5, 6, 7, 8]), ("characters", {"king": 1}),
    ("uniques", ["dragon"]), ("uniques", ["castle"]), ("uniques", ["graveyard"]), ("uniques", "keep"),
    ("uniques", [3]), ("uniques", ["keep", "keep"]),
    ("options", 3), ("options", ["short_game"]),
    ("seed", "seven"), ("seed", [7]),
    ("crown", 4), ("crown", -1), ("crown", "0"), ("crown", 0.5),
    ("phase", "dancing"), ("phase", 2),
    ("rank", 10), ("rank", 11), ("rank", -1), ("rank", "8"), ("rank", 7.5),
    ("deck", ["dragon"]), ("deck", "palace"), ("deck", [4]), ("deck", ["king"]), ("deck", 12),
    ("deck_only", "yes"),
    ("face_up", ["dragon"]), ("face_up", ["witch"]), ("face_up", "king"),
    ("killed", "dragon"), ("killed", "witch"), ("killed", 4),
    ("robbed", "dragon"), ("robbed", "spy"), ("robbed", ["king"]),
    ("bewitched", "dragon"), ("bewitched", "wizard"),
    ("warrants", "king"), ("warrants", ["king", "bishop", "merchant"]),
    ("warrants", {"signed": "dragon", "unsigned": ["king", "bishop"]}),
    ("warrants", {"signed": "king", "unsigned": ["dragon", "bishop"]}),
    ("warrants", {"signed": "king", "unsigned": "bishop"}),
    ("threats", "king"), ("threats", {"flower": "dragon", "plain": "king"}),
    ("threats", {"flower": "king", "plain": "emperor"}),
    ("tax", -1), ("tax", "3"), ("tax", 1.5),
    ("first_complete", 4), ("first_complete", -1), ("first_complete", "0"),
], ids=repr)
def test_a_bad_field_is_refused_by_name(field: str, value: Any) -> None:
    position_refused(good() | {field: value}, field)


@pytest.mark.parametrize(("field", "value"), [
    ("gold", -1), ("gold", "2"), ("gold", 1.5), ("gold", None),
    ("hand", ["dragon"]), ("hand", "castle"), ("hand", [3]), ("hand", ["king"]), ("hand", {"castle": 1}),
    ("hand", ["graveyard"]), ("hand", 2),
    ("city", ["dragon"]), ("city", "castle"), ("city", [3]), ("city", [{"district": "dragon"}]),
    ("city", [{"under": []}]), ("city", [["castle"]]), ("city", 2),
    ("characters", ["dragon"]), ("characters", ["witch"]), ("characters", "king"), ("characters", [4]),
    ("characters", ["bishop"]), ("characters", ["king", "king"]),
], ids=repr)
def test_a_bad_field_of_a_player_is_refused_by_name(field: str, value: Any) -> None:
    position = good()
    position["players"][0][field] = value
    position_refused(position, field)


@pytest.mark.parametrize("item", [
    {"district": "museum", "under": ["dragon"]}, {"district": "museum", "under": "tavern"},
    {"district": "museum", "under": [1]}, {"district": "manor", "beautified": "very"}], ids=repr)
def test_a_bad_item_of_a_city_is_refused_by_name(item: dict[str, Any]) -> None:
    position = good()
    position["players"][1]["city"] = [item]
    position["players"][0]["city"] = []
    position_refused(position, "city", "under", "beautified")


@pytest.mark.parametrize("field", ["edition", "players"])
def test_edition_and_players_are_required(field: str) -> None:
    position = good()
    del position[field]
    position_refused(position, field)


@pytest.mark.parametrize("position", [None, [], "deluxe", 7])
def test_what_is_no_object_is_no_position(position: Any) -> None:
    with pytest.raises(BadPosition):
        Game.from_position(position)


@pytest.mark.rule("DX-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_a_number_of_players_that_the_edition_does_not_allow_is_refused(players: int) -> None:
    position_refused({"edition": "deluxe", "players": [{} for _ in range(players)]}, "players")


@pytest.mark.rule("DX-SETUP-1", "DX-SETUP-2")
@pytest.mark.parametrize(("players", "cast"), [
    (2, [*EIGHT, "artist"]), (3, EIGHT), (8, EIGHT), (4, [*EIGHT, "queen"]), (3, [*EIGHT, "queen"]),
    (2, [name.replace("king", "emperor") for name in EIGHT]), (5, [*EIGHT, "artist", "queen"])])
def test_a_cast_that_the_edition_does_not_allow_is_refused(players: int, cast: list[str]) -> None:
    position_refused({"edition": "deluxe", "characters": cast, "players": [{} for _ in range(players)]}, "characters")


@pytest.mark.rule("DX-SETUP-3")
@pytest.mark.parametrize("places", [
    {"hand": ["cathedral"] * 3}, {"hand": ["cathedral"], "city": ["cathedral", "cathedral"]},
    {"hand": ["keep"], "city": ["keep"]}, {"hand": ["statue", "statue"]}, {"hand": ["palace"] * 3}], ids=repr)
def test_more_copies_than_the_box_holds_are_refused(places: dict[str, Any]) -> None:
    position = good()
    position["players"][0] |= {"city": []} | places
    position_refused(position, "hand", "city", "deck", "players", "uniques")


def test_copies_are_counted_under_a_museum_and_in_the_deck_too() -> None:
    position = good()
    position["players"][0]["city"] = [{"district": "museum", "under": ["cathedral", "cathedral"]}]
    position["deck"] = ["cathedral"]
    position_refused(position, "hand", "city", "under", "deck", "players")


def test_a_character_held_by_two_players_is_refused() -> None:
    position = good()
    position["players"][2]["characters"] = ["bishop"]
    position_refused(position, "characters")


def test_reading_a_position_does_not_change_it() -> None:
    position = good()
    before = copy.deepcopy(position)
    Game.from_position(position)
    assert position == before


# Defaults and settling


def test_only_edition_and_players_are_needed() -> None:
    game = Game.from_position({"edition": "deluxe", "players": [{}, {}, {}, {}]})
    position = game.position()
    assert sorted(position["characters"]) == sorted(EIGHT)
    assert (position["phase"], position["crown"], position["tax"]) == ("selection", 0, 0)
    assert (gold(game), [hand(game, one) for one in range(4)]) == ([0] * 4, [[]] * 4)
    assert (position["killed"], position["robbed"], position["bewitched"]) == (None, None, None)
    assert (position["warrants"], position["threats"], position["first_complete"]) == (None, None, None)
    assert len(position["deck"]) == 68
    assert game.player == 0


@pytest.mark.rule("RU-20")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_cast_of_a_position_is_the_first_game_unless_given(players: int) -> None:
    game = Game.from_position({"edition": "deluxe", "players": [{} for _ in range(players)]})
    assert sorted(game.position()["characters"]) == sorted(EIGHT + ["artist"] * (players in (3, 8)))


def test_a_position_in_selection_begins_a_round_and_ignores_the_characters_held() -> None:
    position = {"edition": "deluxe", "players": good()["players"], "phase": "selection", "crown": 2}
    for player, name in zip(position["players"], ("king", "thief", "bishop", "warlord")):
        player["characters"] = [name]
    game = Game.from_position(position)
    assert game.player == 2
    assert held(game) == [[], [], [], []]
    assert len(offers(game, "pick")) == 5


def test_the_named_cards_lie_on_top_of_the_deck_and_the_rest_under_them_by_seed() -> None:
    decks = [deck(Game.from_position(good() | {"seed": seed})) for seed in (1, 1, 2)]
    assert all(one[:2] == ["palace", "church"] for one in decks)
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2])
    # 54 basics and two uniques, less the two uniques and eight basics lying elsewhere.
    assert len(decks[0]) == 54 - 8


def test_deck_only_means_nothing_else_is_in_the_deck() -> None:
    assert deck(Game.from_position(good() | {"deck_only": True})) == ["palace", "church"]
    assert deck(Game.from_position(good() | {"deck_only": True, "deck": []})) == []


def test_cards_named_anywhere_are_in_the_game_even_if_not_listed() -> None:
    game = table(seat("merchant", hand="theater", city="statue"), rank=6, uniques=["keep"])
    assert (hand(game, 0), city(game, 0)) == (["theater"], ["statue"])
    assert [card for card in deck(game) if card in UNIQUES] == ["keep"]


def test_any_number_of_uniques_may_be_listed_in_a_position() -> None:
    for some in (sorted(UNIQUES), []):
        game = Game.from_position({"edition": "deluxe", "players": [{}] * 4, "uniques": some})
        assert sorted(card for card in deck(game) if card in UNIQUES) == some


@pytest.mark.rule("DX-TURN-9")
def test_what_needs_no_choice_has_happened_right_after_loading() -> None:
    game = table(seat("thief"), seat("king", gold=4), rank=3, robbed="king", crown=3)
    assert game.player == 1
    assert gold(game)[:2] == [4, 0]
    assert crown(game) == 1


@pytest.mark.rule("RU-5")
def test_the_one_complete_city_of_a_position_was_the_first() -> None:
    seven = "temple church tavern market watchtower prison manor"
    game = table(seat("warlord"), seat(), seat(city=seven), rank=8)
    assert game.position()["first_complete"] == 2
    play(game, "gold", "end")
    assert game.over


def test_a_position_that_is_over_is_over() -> None:
    game = Game.from_position(good() | {"phase": "over"})
    assert game.over
    assert (game.player, game.options()) == (None, [])


# Lines


@pytest.mark.parametrize("line", [
    "", " ", "GOLD", "Gold", "gold ", " gold", "gold\n", "gold gold", "cards 2", "fly", "build", "build castle castle",
    "build  castle", "build dragon", "build castle*", "income 13", "income -1", "income 01", "destroy manor 2",
    "destroy 1", "destroy 9 temple", "destroy -1 temple", "destroy 1 temple temple", "destroy 1 king", "name",
    "name dragon", "name warlord king", "pick", "swap", "swap x", "keep", "spy 1", "spy 1 green", "spy noble 1",
    "bonus silver", "bid 0", "bid 100", "museum", "end end", "строй castle", "build\tcastle", "take", "pass pass",
    "crown", "crown 99"], ids=repr)
def test_a_malformed_line_is_refused_and_changes_nothing(line: str) -> None:
    game = Game.from_position(good())
    options = game.options()
    refused(game, line, None)
    assert (game.options(), game.player) == (options, 0)


@pytest.mark.parametrize(("line", "rule"), pinning([
    ("pick king", "DX-DRAFT-3"), ("name king", "DX-TURN-5"), ("keep palace", "DX-TURN-1"),
    ("build castle", "DX-TURN-2"), ("swap 1", "DX-TURN-5"), ("pass", "DX-TURN-6"), ("end", "DX-TURN-6"),
    ("destroy 0 keep", "DX-KEEP-1"), ("bonus", "DX-TURN-5"), ("destroy 2 manor", "DX-WARLORD-2")]))
def test_a_line_that_is_not_offered_is_refused_with_a_reason_and_changes_nothing(line: str, rule: str) -> None:
    refused(Game.from_position(good()), line, rule)


@pytest.mark.rule("RU-8")
@pytest.mark.parametrize("line", [
    "look 1", "crown 1", "exchange 1 temple", "theater 1", "confiscate", "bribe", "smithy", "laboratory castle",
    "study", "tent", "sell castle", "bid 3", "graveyard"])
def test_a_line_of_a_card_that_is_not_in_the_game_is_refused_as_such(line: str) -> None:
    refused(Game.from_position(good()), line, "RU-8")


@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_offered_lines_are_legal_different_and_ordered_by_number(players: int, preset: str) -> None:
    game = Game.new(edition="deluxe", players=players, preset=preset, seed=4)
    dice = random.Random(players)
    for _ in range(150):
        if game.over:
            break
        options = game.options()
        assert options
        numbers = [game.action_id(line) for line in options]
        assert numbers == sorted(set(numbers))
        assert [game.line(number) for number in numbers] == options
        assert list(game.legal_actions()) == numbers
        line = dice.choice(options)
        assert game.why_not(line) is None
        if dice.random() < 0.5:
            game.play(line)
        else:
            game.apply(game.action_id(line))


def test_a_line_has_the_same_number_in_every_game() -> None:
    games = [Game.new(edition="deluxe", players=players, preset=preset, seed=players) for players, preset in GAMES]
    for line in ("gold", "pick king", "build castle", "destroy 2 manor*", "income 3", "end"):
        assert len({game.action_id(line) for game in games}) == 1


# There and back


@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_a_position_comes_back_from_text_at_every_decision(players: int, preset: str) -> None:
    game = Game.new(edition="deluxe", players=players, preset=preset, rank9=players == 5, seed=players)
    dice = random.Random(preset)
    for _ in range(120):
        position = game.position()
        assert json.loads(json.dumps(position)) == position
        again = reload(game)
        assert again.position() == position
        assert (again.player, again.options()) == (game.player, game.options())
        assert position["deck_only"] is True
        if game.over:
            break
        line = dice.choice(game.options())
        game.play(line)
        again.play(line)
        assert again.position() == game.position()


@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_a_loaded_game_shows_each_seat_what_the_first_one_does(players: int, preset: str) -> None:
    game, dice = Game.new(edition="deluxe", players=players, preset=preset, seed=21), random.Random(8)
    for _ in range(6):
        wander(game, dice, 25)
        again = reload(game)
        for one in [*range(players), None]:
            assert again.view(one) == game.view(one)
        assert again.scores() == game.scores()


@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_a_clone_goes_its_own_way(players: int, preset: str) -> None:
    game = wander(Game.new(edition="deluxe", players=players, preset=preset, seed=2), random.Random(5), 60)
    before, twin = game.position(), game.clone()
    wander(twin, random.Random(6), 60)
    assert game.position() == before
    wander(game, random.Random(6), 60)
    assert game.position() == twin.position()
    assert game.scores() == twin.scores()


@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_a_record_replays_to_the_last_card(players: int, preset: str) -> None:
    game = wander(Game.new(edition="deluxe", players=players, preset=preset, seed=31), random.Random(7), 3000)
    record = json.loads(json.dumps(game.record()))
    assert (record["format"], record["version"], record["edition"]) == ("citadels-record", 1, "deluxe")
    again = Game.from_record(record)
    assert again.position() == game.position()
    assert again.scores() == game.scores()
    assert again.winners == game.winners
    assert again.record() == game.record()
    for one in range(players):
        assert again.heard(one) == game.heard(one)
    if game.over:
        assert record["result"]["winner"] == game.winner


def test_a_record_holds_every_line_played() -> None:
    game = Game.new(edition="deluxe", players=4, preset="first-game", seed=3)
    lines = []
    for _ in range(40):
        lines.append(game.options()[-1])
        game.play(lines[-1])
    assert game.record()["moves"] == lines
    assert game.record()["seed"] == 3
    assert len(game.record()["players"]) == 4


def test_a_record_may_start_from_a_position() -> None:
    game = play(Game.from_position(good()), "gold", "build castle", "end")
    record = json.loads(json.dumps(game.record()))
    assert record["moves"] == ["gold", "build castle", "end"]
    assert "position" in record
    assert Game.from_record(record).position() == game.position()


@pytest.mark.parametrize("bad", ["pick dragon", "fly", "end", ""])
def test_a_record_that_does_not_fit_is_refused_with_the_number_of_the_first_bad_move(bad: str) -> None:
    record = select(Game.new(edition="deluxe", players=6, preset="first-game", seed=3)).record()
    told = []
    for place in (2, 4):
        broken = json.loads(json.dumps(record))
        broken["moves"][place] = bad
        with pytest.raises(BadRecord) as caught:
            Game.from_record(broken)
        told.append({int(number) for number in re.findall(r"\d+", str(caught.value))})
    # Counted from 0 or from 1, the two numbers are two apart.
    assert any(2 + start in told[0] and 4 + start in told[1] for start in (0, 1)), told


def test_moves_after_the_end_of_the_game_are_refused() -> None:
    game = table(seat("warlord", city="temple church tavern market watchtower prison manor"), rank=8)
    record = json.loads(json.dumps(play(game, "gold", "end").record()))
    assert Game.from_record(record).over
    record["moves"].append("gold")
    with pytest.raises(BadRecord):
        Game.from_record(record)


@pytest.mark.parametrize("change", [
    {"format": "pgn"}, {"version": 99}, {"moves": "pick king"}, {"moves": None}, {"moves": [3]},
    {"edition": "chess"}], ids=repr)
def test_what_is_no_record_is_refused(change: dict[str, Any]) -> None:
    record = select(Game.new(edition="deluxe", players=4, preset="first-game", seed=3)).record()
    with pytest.raises(BadRecord):
        Game.from_record(json.loads(json.dumps(record)) | change)


@pytest.mark.parametrize("record", [None, [], "record", {}])
def test_a_record_is_an_object_with_moves(record: Any) -> None:
    with pytest.raises(BadRecord):
        Game.from_record(record)


def test_events_say_what_happened_and_what_of_it_is_secret() -> None:
    game = play(table(seat("merchant", gold=4, hand="castle"), rank=6), "gold", "build castle")
    built = [event for event in game.events if event["event"] == "built"]
    assert [(event["seat"], event["district"]) for event in built] == [(0, "castle")]
    assert all(set(event["secret"]) >= {"fields", "seats"} for event in game.events)
