"""Positions, lines, records and whole games: what is refused, and that everything comes back from text."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest

from citadels import BadPosition, BadRecord, Game
from tests.classic.decisions import PENDING
from tests.classic.table import BASE, BASE_PURPLE, BONUS_PURPLE, OTHERS, PURPLE, SHORT, new, table
from tests.scenarios.deluxe_box import BASICS, cards, pinning, reload, select, tells, wander
from tests.scenarios.table import city, deck, gold, hand, play, refused, seat

GAMES = [(2, False), (3, False), (3, True), (4, False), (4, True), (5, True), (6, False), (7, False), (8, True)]


def good() -> dict[str, Any]:
    """A position nothing is wrong with."""
    return {
        "edition": "classic", "characters": [*BASE], "options": {"short_game": False}, "seed": 7, "crown": 0,
        "players": [
            {"gold": 2, "hand": ["castle", "tavern"], "characters": ["warlord"],
             "city": ["manor", "keep", {"district": "museum", "under": ["tavern"]}]},
            {"gold": 0, "hand": [], "city": ["temple", "keep"], "characters": ["bishop"]},
            {"gold": 4, "hand": ["palace"], "city": [], "characters": ["assassin"]},
            {"gold": 1, "hand": ["docks"], "city": [{"district": "prison", "beautified": False}],
             "characters": ["thief"]},
        ],
        "phase": "turns", "rank": 8, "deck": ["palace", "church"], "face_up": ["magician", "merchant"],
        "face_down": ["king", "architect"], "killed": None, "robbed": None, "bewitched": None, "first_complete": None,
    }


def position_refused(position: Any, *fields: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Game.from_position(position)
    assert tells(caught.value, *fields), f"{caught.value!s} names none of {fields}"


# Positions


def test_the_good_position_is_taken_and_not_changed() -> None:
    position = good()
    before = copy.deepcopy(position)
    game = Game.from_position(position)
    assert position == before
    assert game.player == 0
    assert city(game, 0) == ["keep", "manor", "museum"]


@pytest.mark.parametrize(("field", "value"), [
    ("characters", [*BASE[:7], "marshal"]), ("characters", BASE[:7]), ("characters", [*BASE, "tax-collector"]),
    ("characters", [*BASE, "queen"]), ("characters", [*BASE, "artist", "queen"]), ("characters", "king"),
    ("uniques", ["theater"]), ("uniques", ["castle"]), ("uniques", "keep"), ("uniques", ["keep", "keep", "keep"]),
    ("uniques", ["museum", "museum"]),
    ("options", 3), ("crown", 4), ("crown", -1), ("phase", "dancing"), ("rank", 10), ("rank", -1),
    ("deck", ["theater"]), ("deck", ["king"]), ("face_up", ["witch"]), ("killed", "witch"), ("killed", "queen"),
    ("robbed", "spy"), ("bewitched", "wizard"), ("rung", "yes"), ("first_complete", 4), ("first_complete", [0, 4]),
    ("first_complete", "0"),
], ids=repr)
def test_a_bad_field_is_refused_by_name(field: str, value: Any) -> None:
    position_refused(good() | {field: value}, field)


@pytest.mark.rule("CL-SETUP-2")
@pytest.mark.parametrize("places", [
    {"hand": ["keep"]}, {"hand": ["university", "university"]}, {"city": ["museum"]}, {"hand": ["cathedral"] * 3},
    {"hand": ["basilica"]}, {"city": ["theater"]}, {"city": ["monument"]}], ids=repr)
def test_cards_that_the_classic_box_does_not_hold_are_refused(places: dict[str, Any]) -> None:
    position = good()
    position["players"][2] |= places
    position_refused(position, "hand", "city", "deck", "players", "uniques")


@pytest.mark.rule("CL-SETUP-1", "CL-SETUP-3", "CL-EMPEROR-3", "CL-QUEEN-1")
@pytest.mark.parametrize(("players", "cast"), [
    (2, [*BASE, "artist"]), (8, BASE), (4, [*BASE, "queen"]), (3, [*BASE, "queen"]), (2, OTHERS),
    (5, [*BASE, "artist", "queen"])])
def test_a_cast_that_the_edition_does_not_allow_is_refused(players: int, cast: list[str]) -> None:
    position_refused({"edition": "classic", "characters": cast, "players": [{} for _ in range(players)]}, "characters")


@pytest.mark.rule("CL-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_a_number_of_players_that_the_edition_does_not_allow_is_refused(players: int) -> None:
    position_refused({"edition": "classic", "players": [{} for _ in range(players)]}, "players")


@pytest.mark.rule("CL-SETUP-1", "CL-SETUP-2", "CL-SETUP-3")
@pytest.mark.parametrize("players", range(2, 8))
def test_only_edition_and_players_are_needed(players: int) -> None:
    game = Game.from_position({"edition": "classic", "players": [{} for _ in range(players)]})
    position = game.position()
    assert sorted(position["characters"]) == sorted(BASE)
    assert (position["phase"], position["crown"], position["first_complete"]) == ("selection", 0, None)
    assert not position.get("rung")
    assert len(position["deck"]) == 66
    assert (gold(game), game.player) == ([0] * players, 0)


@pytest.mark.rule("CL-SETUP-4")
def test_any_purple_districts_may_be_listed_in_a_position_and_named_cards_are_in_the_game() -> None:
    game = Game.from_position({"edition": "classic", "players": [{}] * 4, "uniques": sorted(PURPLE)})
    assert set(deck(game)) >= set(PURPLE)
    game = Game.from_position({"edition": "classic", "players": [{}] * 4, "uniques": []})
    assert not set(deck(game)) & set(PURPLE)
    game = table(seat("merchant", hand="hospital", city="ballroom"), rank=6)
    assert (hand(game, 0), city(game, 0)) == (["hospital"], ["ballroom"])
    assert {name for name in deck(game) if name in PURPLE} == set(BASE_PURPLE)


@pytest.mark.rule("CL-END-1")
def test_a_position_with_one_complete_city_knows_its_first() -> None:
    eight = "temple church tavern market watchtower prison manor docks"
    game = table(seat("warlord"), seat(), seat(city=eight), rank=8)
    assert game.position()["first_complete"] in (2, [2])
    assert play(game, "gold", "end").over
    seven = table(seat("warlord"), seat(), seat(city=eight[:-6]), rank=8)
    assert seven.position()["first_complete"] is None


# There and back


@pytest.mark.parametrize("name", PENDING)
def test_every_kind_of_decision_comes_back_from_text_and_goes_on_alike(name: str) -> None:
    game = PENDING[name]()
    position = game.position()
    assert json.loads(json.dumps(position)) == position
    again = reload(game)
    assert again.position() == position
    assert (again.player, again.options()) == (game.player, game.options())
    for one in [*range(len(position["players"])), None]:
        assert again.view(one) == game.view(one)
    for line in game.options():
        true, copied = play(game.clone(), line), play(again.clone(), line)
        assert copied.position() == true.position()
        wander(true, random.Random(3), 30)
        wander(copied, random.Random(3), 30)
        assert copied.position() == true.position()


@pytest.mark.parametrize(("players", "nine"), GAMES)
def test_a_position_comes_back_from_text_at_every_decision_of_a_game(players: int, nine: bool) -> None:
    game, dice = new(players, preset="random", rank9=nine, seed=players), random.Random(f"{players} {nine}")
    for _ in range(150):
        position = game.position()
        assert json.loads(json.dumps(position)) == position
        again = reload(game)
        assert again.position() == position
        assert (again.player, again.options(), again.scores()) == (game.player, game.options(), game.scores())
        assert position["deck_only"] is True
        if game.over:
            break
        line = dice.choice(game.options())
        game.play(line)
        again.play(line)
        assert again.position() == game.position()


@pytest.mark.parametrize(("players", "nine"), GAMES)
def test_offered_lines_are_legal_different_and_ordered_by_number(players: int, nine: bool) -> None:
    game, dice = new(players, preset="random", rank9=nine, seed=40 + players), random.Random(players)
    for _ in range(200):
        if game.over:
            break
        options = game.options()
        assert options
        numbers = [game.action_id(line) for line in options]
        assert numbers == sorted(set(numbers))
        assert list(game.legal_actions()) == numbers
        line = dice.choice(options)
        assert game.why_not(line) is None
        if dice.random() < 0.5:
            game.play(line)
        else:
            game.apply(game.action_id(line))


@pytest.mark.parametrize("options", [{}, SHORT], ids=["long", "short"])
@pytest.mark.parametrize(("players", "nine"), GAMES)
def test_a_record_replays_to_the_last_card(players: int, nine: bool, options: dict[str, bool]) -> None:
    game = new(players, preset="random", rank9=nine, seed=31, options=options)
    wander(game, random.Random(7), 4000)
    record = json.loads(json.dumps(game.record()))
    assert (record["format"], record["version"], record["edition"]) == ("citadels-record", 1, "classic")
    assert bool(record["options"].get("short_game")) == bool(options)
    again = Game.from_record(record)
    assert again.position() == game.position()
    assert (again.scores(), again.winners) == (game.scores(), game.winners)
    assert again.record() == game.record()
    for one in range(players):
        assert again.heard(one) == game.heard(one)


def test_a_record_may_start_from_a_position_and_a_wrong_move_is_refused() -> None:
    game = play(PENDING["graveyard"](), "graveyard", "end")
    record = json.loads(json.dumps(game.record()))
    assert record["moves"] == ["gold", "destroy 1 manor", "graveyard", "end"]
    assert Game.from_record(record).position() == game.position()
    for wrong in ("thanks", "bell-tower", "fly", "gold"):
        with pytest.raises(BadRecord):
            Game.from_record(record | {"moves": ["gold", "destroy 1 manor", wrong, "end"]})


@pytest.mark.parametrize("name", PENDING)
def test_a_clone_goes_its_own_way(name: str) -> None:
    game = PENDING[name]()
    before, twin = game.position(), game.clone()
    wander(twin, random.Random(6), 50)
    assert game.position() == before
    wander(game, random.Random(6), 50)
    assert game.position() == twin.position()


# Lines


@pytest.mark.rule("RU-8")
@pytest.mark.parametrize("line", [
    "theater 1", "sign king", "flower king", "spy 1 noble", "foresee", "borrow 1 castle", "study", "seize 1 temple",
    "framework", "sacrifice manor", "spend tavern", "tent", "booth", "cash", "ringmaster", "strongman", "acrobat",
    "sell castle", "auction castle", "bid 3", "take card", "take gold", "income 1"])
def test_lines_of_other_editions_are_refused_with_a_reason(line: str) -> None:
    refused(Game.from_position(good()), line, "RU-8")


@pytest.mark.rule("RU-8")
@pytest.mark.parametrize("line", ["build theater", "build monument"])
def test_a_district_of_another_edition_cannot_be_built(line: str) -> None:
    refused(play(Game.from_position(good()), "gold"), line, "RU-8")


@pytest.mark.parametrize(("line", "rule"), pinning([
    ("graveyard", "CL-GRAVEYARD-1"), ("bell-tower", "RU-8"), ("thanks", "RU-8"), ("silence", "RU-8"),
    ("lighthouse palace", "RU-8"), ("give gold", "RU-8"), ("pass", "DX-TURN-6")]))
def test_answers_that_nobody_asked_for_are_refused(line: str, rule: str) -> None:
    refused(Game.from_position(good()), line, rule)


@pytest.mark.parametrize("line", ["bell tower", "thank", "lighthouse", "lighthouse king", "give", "Thanks"])
def test_answers_that_are_no_lines_are_refused(line: str) -> None:
    refused(Game.from_position(good()), line, None)


def test_a_line_has_the_same_number_in_both_editions() -> None:
    games = [new(), Game.new(edition="deluxe", players=4, preset="first-game", seed=1)]
    for line in ("gold", "pick king", "build castle", "destroy 2 manor*", "graveyard", "thanks", "lighthouse keep"):
        assert len({game.action_id(line) for game in games}) == 1


# Whole games


@pytest.mark.rule("CL-SETUP-2", "CL-SETUP-4", "DX-BANK-1")
@pytest.mark.parametrize("options", [{}, SHORT], ids=["long", "short"])
@pytest.mark.parametrize(("players", "nine"), GAMES)
def test_random_games_end_and_lose_no_card(players: int, nine: bool, options: dict[str, bool]) -> None:
    for seed in range(4):
        game = new(players, preset="random", rank9=nine, seed=seed, options=options)
        dice, all_cards = random.Random(seed), cards(game.position())
        assert 66 <= all_cards.total() <= 69
        rounds, selecting = 0, False
        while not game.over:
            lines = game.options()
            fresh = lines[0].split()[0] in ("pick", "discard")
            if fresh and not selecting:
                rounds += 1
                assert cards(game.position()) == all_cards
                assert min(gold(game)) >= 0
            selecting = fresh
            game.play(dice.choice(lines))
        assert cards(game.position()) == all_cards
        assert rounds <= 200
        assert game.winners
        best = max(score["total"] for score in game.scores())
        assert all(game.scores()[one]["total"] == best for one in game.winners)


@pytest.mark.rule("CL-END-1", "CL-BELL-TOWER-1")
def test_random_games_end_with_a_city_that_was_complete() -> None:
    sizes: Counter[int] = Counter()
    for seed in range(12):
        game = wander(new(4, seed=seed), random.Random(seed), 10000)
        assert game.over
        assert game.position()["first_complete"] is not None
        sizes[max(len(city(game, one)) for one in range(4))] += 1
    assert min(sizes) >= 8


@pytest.mark.rule("CL-SETUP-4", "RU-36")
def test_with_all_bonus_cards_on_the_table_every_decision_of_the_edition_comes_up() -> None:
    wanted = {"graveyard", "lighthouse", "bell-tower", "thanks", "silence", "give", "armory", "museum", "smithy",
              "laboratory", "exchange", "for", "destroy", "alms", "beautify", "crown", "look", "now", "hold", "put"}
    played: set[str] = set()
    for seed in range(40):
        cast = [*(BASE if seed % 2 else OTHERS), "artist"]
        game = Game.from_position({"edition": "classic", "characters": cast, "uniques": sorted(PURPLE), "seed": seed,
                                   "players": [{"gold": 4, "hand": sorted(BONUS_PURPLE)[one::5]} for one in range(5)]})
        dice = random.Random(seed)
        while not game.over:
            fresh = [line for line in game.options() if line.split()[0] not in played]
            line = dice.choice(fresh or game.options())
            played.add(line.split()[0])
            game.play(line)
        if wanted <= played:
            break
    assert wanted <= played


@pytest.mark.rule("RU-6")
def test_a_game_ends_after_200_rounds() -> None:
    game, rounds, selecting = new(2, seed=1), 0, False
    while not game.over:
        options = game.options()
        fresh = options[0].split()[0] in ("pick", "discard")
        rounds += fresh and not selecting
        selecting = fresh
        play(game, next((line for line in ("gold", "end") if line in options), options[0]))
    assert rounds == 200


@pytest.mark.rule("CL-SETUP-2")
def test_the_basics_are_the_same_as_ever() -> None:
    found = cards(select(new(6, seed=2)).position())
    assert sum(found[name] for name in BASICS) == 54
