"""Common City: views, imagined games, positions and records, and random games to their ends."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from citadels import BadRecord, Game
from tests.asserting import open_hand
from tests.common_city.table import CAST, COPIES, called, mark, points, town, who
from tests.scenarios.deluxe_box import cards, reload, strings, wander
from tests.scenarios.table import city, deck, gold, hand, offers, play

SECRET = {"seed", "rng", "stack", "character_deck"}
SEATS = range(2, 10)
CURIOUS = ["gold", "cards", "end", "build manor", "build keep", "name king", "income", "bonus", "swap 1", "look 1",
           "destroy 1 manor", "exchange 1 tavern", "pass", "bid 1", "bid 9", "sell tavern", "auction manor", "thanks",
           "graveyard", "bell-tower", "lighthouse palace", "laboratory tavern", "museum docks", "smithy", "crown 1",
           "armory 1 castle", "alms 1", "give gold", "take manor", "keep palace"]


def walk(players: int, seed: int, stops: int, stride: int) -> Iterator[Game]:
    """One random game, looked at every so many moves."""
    dice = random.Random(f"{players} {seed}")
    game = Game.new("common-city", players, seed=seed, options={"start_gold": seed % 3})
    for _ in range(stops):
        yield game
        wander(game, dice, dice.randrange(1, stride))
        if game.over:
            break


def keys(value: Any) -> set[str]:
    """Every key inside a piece of JSON."""
    if isinstance(value, dict):
        return set(value) | {key for part in value.values() for key in keys(part)}
    if isinstance(value, list):
        return {key for part in value for key in keys(part)}
    return set()


def whole(game: Game) -> bool:
    """Whether the turn stands open, so that no card is on its way."""
    return bool({"end", "gold", "cards"} & offers(game)) and not game.position().get("drawn")


# Random games


@pytest.mark.rule("CC-SETUP-1", "CC-END-1", "CC-PASS-1")
@pytest.mark.parametrize("players", SEATS)
def test_random_games_end_and_no_card_is_lost(players: int) -> None:
    dice, game = random.Random(players), Game.new("common-city", players, seed=players)
    moves = 0
    while not game.over:
        if moves % 25 == 0 and whole(game):
            position = game.position()
            assert cards(position) == COPIES
            assert sorted(position["called"] + position["character_deck"]) == sorted(CAST)
            assert min(gold(game)) >= 0
        play(game, dice.choice(game.options()))
        moves += 1
    assert cards(game.position()) == COPIES
    assert (game.player, game.options()) == (None, [])
    best = max(score["total"] for score in game.scores())
    assert all(game.scores()[one]["total"] == best for one in game.winners)
    assert game.winner == (game.winners[0] if len(game.winners) == 1 else None)


@pytest.mark.rule("CC-TURN-4")
@pytest.mark.parametrize("seed", range(3))
def test_without_exchange_no_name_ever_stands_before_two_players(seed: int) -> None:
    dice, game = random.Random(seed), Game.new("common-city", 4, seed=seed)
    while not game.over:
        builds = sorted(offers(game, "build", "now"))
        calm = [line for line in game.options() if not line.startswith("exchange")]
        play(game, dice.choice(builds or calm))
        if builds:
            quarters = [{name.rstrip("*") for name in city(game, one)} for one in range(4)]
            assert sum(len(names) for names in quarters) == len(set.union(*quarters))


@pytest.mark.rule("CC-PASS-1", "CC-END-2")
@pytest.mark.parametrize("players", [2, 5, 9])
def test_points_only_grow_and_only_at_passes(players: int) -> None:
    dice, game = random.Random(players), Game.new("common-city", players, seed=4)
    before, size = points(game), len(called(game))
    for _ in range(1500):
        play(game, dice.choice(game.options()))
        now, passed = points(game), len(called(game)) < size or game.over
        assert all(new >= old for new, old in zip(now, before))
        assert passed or now == before
        if game.over:
            break
        before, size = now, len(called(game))


# Positions


@pytest.mark.parametrize("players", SEATS)
def test_a_position_comes_back_from_text_at_every_decision(players: int) -> None:
    game, dice = Game.new("common-city", players, seed=players, options={"start_gold": 4}), random.Random(players)
    for _ in range(120):
        position = game.position()
        assert json.loads(json.dumps(position)) == position
        assert position["deck_only"] is True
        again = reload(game)
        assert again.position() == position
        assert (again.player, again.options()) == (game.player, game.options())
        if game.over:
            break
        line = dice.choice(game.options())
        play(game, line)
        play(again, line)
        assert again.position() == game.position()


KINDS: list[tuple[str, list[str]]] = [
    ("merchant", []), ("merchant", ["gold"]), ("merchant", ["cards"]), ("witch", ["gold"]),
    ("witch", ["gold", "name architect"]), ("witch", ["gold", "name architect", "cards"]),
    ("witch", ["gold", "name architect", "gold"]), ("assassin", ["name king"]), ("thief", ["name king", "gold"]),
    ("magician", ["redraw"]), ("magician", ["redraw", "put temple"]), ("wizard", ["look 1"]),
    ("wizard", ["look 1", "take docks"]), ("emperor", ["crown 1"]), ("diplomat", ["exchange 1 tavern"]),
    ("warlord", ["destroy 1 tavern"]), ("artist", ["beautify manor"]), ("merchant", ["auction temple"]),
    ("merchant", ["auction temple", "bid 1"]), ("merchant", ["gold", "build lighthouse"]),
    ("merchant", ["bell-tower"]), ("merchant", ["museum temple"]), ("bishop", ["gold", "end"]),
    ("tax-collector", ["gold", "end"]), ("queen", ["gold"]), ("navigator", ["bonus cards"]),
    ("alchemist", ["gold", "build temple"])]


@pytest.mark.parametrize(("character", "lines"), KINDS)
def test_every_kind_of_decision_is_restored(character: str, lines: list[str]) -> None:
    seats = [who(9, "temple lighthouse", "manor museum bell-tower laboratory"), who(9, "docks", "tavern"),
             who(5, "harbor", "graveyard"), who()]
    rest = "architect abbot" if character != "witch" else "architect artist"
    game = play(town(*seats, up=f"{character} {rest}", crown=3), *lines)
    again = reload(game)
    assert again.position() == game.position()
    assert (again.player, again.options()) == (game.player, game.options())
    for one in [*range(4), None]:
        assert again.view(one) == game.view(one)
    for k in range(3):
        first, second = game.clone(), reload(game)
        wander(first, random.Random(k), 40)
        wander(second, random.Random(k), 40)
        assert first.position() == second.position()


@pytest.mark.parametrize("fields", [
    {"killed": mark("merchant", 2)}, {"killed": mark("emperor", 2)}, {"robbed": mark("merchant", 2)},
    {"bewitched": mark("merchant", 2)}, {"crown": 3}], ids=str)
def test_decisions_outside_an_open_turn_are_restored(fields: dict[str, Any]) -> None:
    up = "emperor architect" if fields.get("killed") == mark("emperor", 2) else "merchant architect"
    seats = [who(3, "tavern", "hospital"), who(2, "docks"), who(4, "harbor"), who(city="ballroom")]
    game = town(*seats, up=up, before="witch", **{"crown": 1, **fields})
    again = reload(game)
    assert (again.position(), again.options()) == (game.position(), game.options())
    for one in (game, again):
        wander(one, random.Random(2), 30)
    assert game.position() == again.position()


def test_a_finished_game_is_restored() -> None:
    game = play(town(who(city="temple"), up="merchant", last=True, idle=1), "gold", "end")
    assert game.over
    again = reload(game)
    assert (again.over, again.winners, again.scores()) == (True, [0], game.scores())


# Records


@pytest.mark.parametrize("players", [2, 5, 9])
def test_a_record_replays_to_the_last_card(players: int) -> None:
    game = wander(Game.new("common-city", players, seed=31), random.Random(7), 400)
    record = json.loads(json.dumps(game.record()))
    assert (record["format"], record["edition"]) == ("citadels-record", "common-city")
    again = Game.from_record(record)
    assert again.position() == game.position()
    assert again.record() == game.record()
    for one in range(players):
        assert again.heard(one) == game.heard(one)


def test_a_record_may_start_from_a_position_and_bad_lines_are_refused() -> None:
    game = play(town(who(hand="palace"), who(4), up="merchant architect"), "auction palace", "bid 2", "gold", "end")
    record = json.loads(json.dumps(game.record()))
    assert record["moves"] == ["auction palace", "bid 2", "gold", "end"]
    assert Game.from_record(record).position() == game.position()
    record["moves"][1] = "bid 5"
    with pytest.raises(BadRecord):
        Game.from_record(record)


@pytest.mark.parametrize("players", [2, 4, 9])
def test_offered_lines_are_legal_different_and_ordered_by_number(players: int) -> None:
    for game in walk(players, 4, stops=60, stride=4):
        options = game.options()
        numbers = [game.action_id(line) for line in options]
        assert numbers == sorted(set(numbers))
        assert list(game.legal_actions()) == numbers
        assert all(game.why_not(line) is None for line in options)


def test_a_line_has_the_same_number_as_in_other_editions() -> None:
    games = [Game.new("common-city", 3, seed=1), Game.new("deluxe", 4, preset="first-game", seed=1)]
    for line in ("gold", "build castle", "sell tavern", "auction ballroom", "bid 99", "destroy 8 manor", "bell-tower"):
        assert len({game.action_id(line) for game in games}) == 1


@pytest.mark.parametrize("players", [2, 5])
def test_a_clone_goes_its_own_way(players: int) -> None:
    game = wander(Game.new("common-city", players, seed=2), random.Random(5), 80)
    before, twin = game.position(), game.clone()
    wander(twin, random.Random(6), 60)
    assert game.position() == before
    wander(game, random.Random(6), 60)
    assert (game.position(), game.scores()) == (twin.position(), twin.scores())


# Who knows what


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize("players", SEATS)
def test_a_seat_sees_hears_and_is_offered_the_same_in_every_game_it_may_imagine(players: int) -> None:
    for game in walk(players, 3, stops=8, stride=40):
        before = game.position()
        for one in range(players):
            dreamt = game.imagine(one, 5)
            assert dreamt.view(one) == game.view(one)
            assert dreamt.heard(one) == game.heard(one)
            if game.player == one:
                assert dreamt.options() == game.options()
                assert [dreamt.why_not(line) for line in CURIOUS] == [game.why_not(line) for line in CURIOUS]
        assert game.position() == before


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize("players", SEATS)
def test_an_imagined_game_holds_the_same_cards_and_can_be_played_on(players: int) -> None:
    for game in walk(players, 7, stops=4, stride=60):
        real = game.position()
        for one in range(players):
            dreamt = game.imagine(one, 9)
            position = dreamt.position()
            if cards(real) == COPIES:
                assert cards(position) == COPIES
            assert hand(dreamt, one) == hand(game, one)
            assert [len(player["hand"]) for player in position["players"]] == [
                len(player["hand"]) for player in real["players"]]
            assert position["called"] == real["called"]
            assert sorted(position["character_deck"]) == sorted(real["character_deck"])
            wander(dreamt, random.Random(1), 30)


@pytest.mark.rule("RU-1", "CC-SETUP-1")
@pytest.mark.parametrize("players", SEATS)
def test_a_view_holds_numbers_where_others_have_secrets(players: int) -> None:
    for game in walk(players, 11, stops=6, stride=40):
        real = game.position()
        for watcher in [*range(players), None]:
            view = game.view(watcher)
            assert json.loads(json.dumps(view)) == view
            assert not keys(view) & SECRET
            assert view["deck"] == len(real["deck"])
            assert view["waiting"] == game.player
            for field in ("discard", "called", "lying", "killed", "robbed", "bewitched", "crown"):
                assert view[field] == real[field], field
            for one, (seen, true) in enumerate(zip(view["players"], real["players"])):
                assert (seen["gold"], seen["points"]) == (true["gold"], true["points"])
                if one == watcher:
                    assert sorted(open_hand(seen)) == sorted(true["hand"])
                else:
                    assert seen["hand"] == len(true["hand"])


@pytest.mark.rule("CC-TURN-1", "RU-1")
def test_the_order_of_the_characters_is_nobodys_knowledge() -> None:
    game = town(up="merchant architect king queen")
    for watcher in range(4):
        orders = {tuple(game.imagine(watcher, k).position()["character_deck"]) for k in range(12)}
        assert len(orders) > 10
        assert all(sorted(order) == sorted(set(CAST) - {"merchant"}) for order in orders)


@pytest.mark.rule("CC-TURN-1", "RU-1")
def test_the_last_character_of_a_pass_is_everybodys_knowledge() -> None:
    game = town(up="merchant architect", last=True)
    assert {tuple(game.imagine(1, k).position()["character_deck"]) for k in range(6)} == {("architect",)}


@pytest.mark.rule("CC-TURN-2", "RU-1")
def test_a_drawn_card_is_seen_by_its_player_alone_until_it_is_discarded() -> None:
    game = play(town(up="merchant", deck="palace cathedral"), "cards")
    for watcher in (1, 2, None):
        assert not {"palace", "cathedral"} & strings(game.view(watcher))
    play(game, "keep palace")
    for watcher in (1, 2, None):
        assert "palace" not in strings(game.view(watcher))
        assert game.view(watcher)["discard"] == ["cathedral"]
    assert "palace" not in strings(game.heard(1))


@pytest.mark.rule("RU-1", "CL-LIGHTHOUSE-1")
def test_a_searched_deck_is_seen_by_the_searcher_alone() -> None:
    game = town(who(3, "lighthouse"), up="merchant", deck="palace cathedral", deck_only=True)
    play(game, "gold", "build lighthouse")
    assert offers(game) == {"lighthouse palace", "lighthouse cathedral", "pass"}
    for watcher in (1, 2, None):
        assert not {"palace", "cathedral"} & strings(game.view(watcher))
        assert game.view(watcher)["deck"] == 2
    play(game, "lighthouse cathedral")
    assert not {"palace", "cathedral"} & (strings(game.view(1)) | strings(game.heard(1)))


@pytest.mark.rule("RU-1", "CL-EMPEROR-2")
def test_a_card_given_to_the_emperor_is_known_to_both_alone() -> None:
    game = town(who(), who(1, "castle docks"), who(hand="harbor"), up="emperor", crown=3)
    play(game, "crown 1", "give castle")
    assert not {"castle", "docks"} & strings(game.view(2))
    for k in range(8):
        assert hand(game.imagine(1, k), 0) == ["castle"]
    assert len({tuple(hand(game.imagine(2, k), 0)) for k in range(20)}) > 1


@pytest.mark.rule("RU-1")
def test_imagining_follows_its_seed_and_changes_nothing() -> None:
    game = wander(Game.new("common-city", 4, seed=3), random.Random(2), 60)
    before = game.position()
    assert game.imagine(0, 4).position() == game.imagine(0, 4).position()
    assert len({tuple(deck(game.imagine(0, k))) for k in range(5)}) == 5
    assert game.position() == before
