"""Common City: what lies on the table at the start, in which order turns go, and the types of districts."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from citadels import BadPosition, Game
from tests.common_city.table import CAST, COPIES, NAMES, called, points, quietly, town, who
from tests.scenarios.deluxe_box import cards, setup_refused, tells
from tests.scenarios.table import crown, deck, gold, hand, offers, play

SEATS = range(2, 10)


def new(players: int, seed: int = 1, **fields: Any) -> Game:
    return Game.new("common-city", players, seed=seed, **fields)


@pytest.mark.rule("CC-SETUP-1")
def test_the_box_holds_80_cards_of_42_names_and_18_characters() -> None:
    assert (COPIES.total(), len(NAMES), len(CAST)) == (80, 42, 18)
    position = new(4).position()
    assert cards(position) == COPIES
    assert sorted(position["characters"]) == sorted(CAST)


@pytest.mark.rule("CC-SETUP-1", "CC-SETUP-2")
@pytest.mark.parametrize("players", SEATS)
def test_hands_are_dealt_by_the_number_of_players_and_nobody_has_gold(players: int) -> None:
    game = new(players)
    size = 8 if players <= 4 else 6 if players <= 7 else 4
    assert [len(hand(game, one)) for one in range(players)] == [size] * players
    assert gold(game) == [0] * players
    assert points(game) == [0] * players
    assert len(deck(game)) == 80 - players * size
    assert cards(game.position()) == COPIES
    assert game.position()["discard"] == []


@pytest.mark.rule("CC-SETUP-1", "CC-TURN-1")
@pytest.mark.parametrize("players", SEATS)
def test_one_of_the_18_characters_is_up_and_17_lie_face_down(players: int) -> None:
    position = new(players).position()
    assert len(position["called"]) == 1
    assert sorted(position["called"] + position["character_deck"]) == sorted(CAST)


@pytest.mark.rule("CC-SETUP-1")
def test_cards_and_characters_are_shuffled_by_the_seed() -> None:
    first, again, other = (new(5, seed).position() for seed in (1, 1, 2))
    assert first == again
    assert first["deck"] != other["deck"]
    assert len({tuple(new(5, seed).position()["character_deck"]) for seed in range(10)}) == 10
    assert len({called(new(5, seed))[0] for seed in range(60)}) > 10


@pytest.mark.rule("CC-SETUP-2")
@pytest.mark.parametrize("amount", [0, 1, 2, 5])
def test_gold_at_the_start_is_an_option(amount: int) -> None:
    assert gold(new(6, options={"start_gold": amount})) == [amount] * 6


@pytest.mark.rule("CC-SETUP-3")
@pytest.mark.parametrize("players", SEATS)
def test_the_crowned_player_begins(players: int) -> None:
    for one in range(players):
        game = new(players, seed=one, crown=one)
        assert game.player == one
        assert crown(game) == one


@pytest.mark.rule("CC-SETUP-3")
def test_who_begins_is_random_unless_chosen() -> None:
    starts = [new(4, seed) for seed in range(40)]
    assert {game.player for game in starts} == {0, 1, 2, 3}
    assert all(game.player == crown(game) for game in starts)


@pytest.mark.rule("CC-SETUP-3")
@pytest.mark.parametrize("players", SEATS)
def test_turns_go_clockwise_whatever_the_ranks(players: int) -> None:
    game = town(up="queen warlord architect merchant abbot magician thief assassin bishop diplomat navigator",
                players=players, next=1, crown=0)
    seen = []
    for _ in range(11):
        seen.append(game.player)
        play(game, "gold", "end")
    assert seen == [(1 + turn) % players for turn in range(11)]


@pytest.mark.rule("CC-SETUP-3", "CC-PASS-1")
@pytest.mark.parametrize("players", [2, 5, 9])
def test_the_order_goes_on_over_the_shuffle(players: int) -> None:
    game = town(up="merchant", last=True, players=players, next=1)
    play(game, "gold", "end")
    assert game.player == 2 % players
    assert len(called(game)) == 1


@pytest.mark.rule("CC-SETUP-3", "CC-KING-1")
def test_the_crown_does_not_change_who_is_next() -> None:
    game = town(up="king emperor merchant architect", crown=3)
    play(game, "gold", "end")
    assert (game.player, crown(game)) == (1, 0)
    play(game, "gold", "crown 3", "end")
    assert (game.player, crown(game)) == (2, 3)


def test_there_is_no_selection() -> None:
    game = new(3)
    assert game.position()["phase"] == "turns"
    assert {"gold", "cards"} <= offers(game)
    bare = Game.from_position({"edition": "common-city", "players": [{}, {}]})
    assert bare.position()["phase"] == "turns"
    assert sorted(bare.position()["characters"]) == sorted(CAST)
    assert bare.player == 0
    assert cards(bare.position()) == COPIES


@pytest.mark.rule("CC-SETUP-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 10, 12])
def test_two_to_nine_play(players: int) -> None:
    setup_refused("CC-SETUP-1", "common-city", players)


# Types


TYPES = [("king", "fortress", 1, 0), ("king", "town-hall", 1, 0), ("emperor", "fortress", 1, 0),
         ("emperor", "town-hall", 1, 0), ("merchant", "town-hall", 0, 1), ("warlord", "fortress", 0, 1),
         ("diplomat", "fortress", 0, 1), ("king", "palace", 1, 1), ("merchant", "harbor", 1, 1),
         ("warlord", "barracks", 1, 1), ("diplomat", "watchtower", 1, 1), ("bishop", "cathedral", 1, 1),
         ("abbot", "church", 1, 1), ("merchant", "trading-post", 1, 1)]


@pytest.mark.rule("CC-SETUP-4")
@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize(("character", "district", "mapped", "as_printed"), TYPES)
def test_fortress_and_town_hall_are_noble_unless_the_printed_types_hold(
        character: str, district: str, mapped: int, as_printed: int, printed: bool) -> None:
    game = town(who(city=district), up=character, crown=2, options={"printed_types": printed})
    if as_printed if printed else mapped:
        play(game, "income")
        assert gold(game)[0] == 1
    else:
        assert "income" not in offers(game)


@pytest.mark.rule("CC-SETUP-4")
def test_without_the_option_the_map_of_the_variant_holds() -> None:
    assert gold(play(town(who(city="fortress town-hall manor"), up="king"), "income"))[0] == 3
    assert "income" not in offers(town(who(city="fortress"), up="warlord"))


@pytest.mark.rule("CC-SETUP-4", "CC-PASS-1")
@pytest.mark.parametrize(("city", "mapped", "as_printed"), [
    ("fortress temple tavern prison keep", 3, 0), ("town-hall temple manor prison keep", 0, 3),
    ("town-hall temple tavern prison keep", 3, 0), ("fortress temple tavern manor keep", 0, 3)])
def test_the_five_colours_of_a_pass_follow_the_types(city: str, mapped: int, as_printed: int) -> None:
    for printed, won in ((False, mapped), (True, as_printed)):
        game = town(who(city=city), up="artist", last=True, options={"printed_types": printed})
        play(game, "gold", "end")
        assert points(game)[0] == won + 2


@pytest.mark.rule("CC-SETUP-2", "CC-SETUP-4")
def test_options_are_kept_in_positions_and_records() -> None:
    game = new(3, options={"start_gold": 3, "printed_types": True})
    for again in (Game.from_position(game.position()), Game.from_record(game.record())):
        assert again.position() == game.position()
        assert again.position()["options"]["printed_types"] is True
        assert gold(again) == [3, 3, 3]


# Positions refused


def good() -> dict[str, Any]:
    return {
        "edition": "common-city", "seed": 7, "crown": 1, "next": 2, "called": ["bishop", "thief"],
        "character_deck": [name for name in CAST if name not in ("bishop", "thief")],
        "players": [{"gold": 2, "hand": ["castle", "ballroom"], "city": ["manor"], "points": 3},
                    {"gold": 0, "hand": [], "city": ["temple"]}, {"gold": 4, "hand": ["palace"], "city": []}],
        "lying": {"bishop": 0}, "robbed": {"character": "king", "by": 1}, "killed": None, "bewitched": None,
        "deck": ["harbor"], "discard": ["tavern"], "idle": 0, "rung": False,
    }


def test_the_good_position_is_taken() -> None:
    game = Game.from_position(good())
    assert game.player == 2
    assert points(game) == [3, 0, 0]
    assert called(game) == ["bishop", "thief", "merchant"]
    assert cards(game.position()) == COPIES


@pytest.mark.parametrize(("field", "value"), [
    ("next", 3), ("next", -1), ("next", "2"), ("crown", 3), ("crown", -1),
    ("called", ["dragon"]), ("called", ["spy"]), ("called", "bishop"),
    ("character_deck", ["dragon"]), ("character_deck", ["patrician"]), ("character_deck", "king"),
    ("lying", {"dragon": 0}), ("lying", {"bishop": 3}), ("lying", {"bishop": -1}), ("lying", ["bishop"]),
    ("killed", {"character": "dragon", "by": 0}), ("killed", {"character": "king", "by": 3}),
    ("robbed", {"character": "spy", "by": 0}), ("robbed", {"character": "king", "by": -1}),
    ("bewitched", {"character": "scholar", "by": 0}), ("bewitched", {"character": "king", "by": 9}),
    ("idle", "no"), ("deck", ["basilica"]), ("deck", ["dragon"]), ("discard", ["stables"]), ("discard", "tavern"),
    ("characters", ["king"]), ("characters", CAST[:8]), ("characters", [*CAST[:17], "spy"]),
    ("phase", "dancing"), ("phase", 1),
])
def test_a_position_that_makes_no_sense_is_refused_and_the_field_named(field: str, value: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        Game.from_position(good() | {field: value})
    assert tells(caught.value, field), str(caught.value)


@pytest.mark.rule("CC-SETUP-1")
@pytest.mark.parametrize(("field", "value"), [
    ("called", ["bishop", "bishop"]), ("character_deck", ["king", "king"]), ("character_deck", CAST),
    ("deck", ["museum", "museum"]), ("deck", ["keep", "keep", "keep"]), ("discard", ["ballroom"])])
def test_no_character_is_there_twice_and_no_more_cards_than_the_box_holds(field: str, value: Any) -> None:
    with pytest.raises(BadPosition):
        Game.from_position(good() | {field: value})


@pytest.mark.parametrize(("field", "value"), [
    ("gold", -1), ("gold", "2"), ("hand", ["dragon"]), ("hand", ["theater"]), ("city", ["capitol"]),
    ("city", [{"district": "manor", "under": 3}]), ("points", "many"), ("hand", ["lighthouse", "lighthouse"])])
def test_a_player_that_makes_no_sense_is_refused(field: str, value: Any) -> None:
    position = copy.deepcopy(good())
    position["players"][0][field] = value
    with pytest.raises(BadPosition):
        Game.from_position(position)


@pytest.mark.parametrize("count", [0, 1, 10])
def test_a_position_has_two_to_nine_players(count: int) -> None:
    with pytest.raises(BadPosition):
        Game.from_position({"edition": "common-city", "players": [{}] * count})


@pytest.mark.rule("CC-PASS-1")
def test_a_whole_pass_turns_up_every_character_once() -> None:
    game, seen = new(3, seed=5), set[str]()
    for _ in range(2000):
        now = called(game)
        if len(now) < len(seen):
            break
        seen |= set(now)
        play(game, quietly(game))
    assert seen == set(CAST)
