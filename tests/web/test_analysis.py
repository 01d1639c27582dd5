"""Finished games: their story, their steps with all hands open, and the decisions that mattered."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from citadels import Game, bots
from citadels.bots import Observation
from citadels.bots.learned.expectations import expectations
from citadels.facts import edition_names
from citadels.open_view import open_view
from citadels.shapes import Event, Record, View
from citadels.web import analysis
from citadels.web.analysis import DEEP, Depth, Work, finished
from tests.playing import middle_of_a_game


def played(edition: str, players: int = 4, seed: int = 3, level: str = "easy") -> Record:
    game = Game.new(edition, players, seed=seed)
    bots.play_game(game, [bots.make(level, seat) for seat in range(players)])
    return game.record()


@pytest.mark.parametrize("edition", edition_names())
def test_a_story_ends_as_the_game_did(edition: str) -> None:
    record = played(edition)
    story = analysis.story(record)
    assert story.steps == len(record["moves"]) and story.over is not None and record["result"] is not None
    assert [score.total for score in story.over.scores] == record["result"]["scores"] == story.rounds[-1].scores
    assert [row.round for row in story.rounds] == list(range(1, len(story.rounds) + 1))
    end = Game.from_record(record).view(None)
    assert story.rounds[-1].gold == [player["gold"] for player in end["players"]]
    assert story.rounds[0].cities != story.rounds[-1].cities


def test_the_chances_are_what_the_players_could_expect_and_at_the_end_the_result() -> None:
    record = played("deluxe", level="normal")
    rounds = analysis.story(record).rounds
    assert all(abs(sum(row.chances) - 100) <= 3 for row in rounds)
    winners = Game.from_record(record).winners
    assert [seat for seat, chance in enumerate(rounds[-1].chances) if chance] == winners
    # Before the last round it is nearly decided, after the first it is not.
    assert max(rounds[0].chances) < max(rounds[-2].chances)


def test_the_chances_of_a_seat_follow_from_what_it_knows_alone() -> None:
    game = middle_of_a_game(3, 4)
    found = analysis.chances(game, 4)
    for seat in range(4):
        twin = game.imagine(seat, 5)
        assert expectations(Observation(twin, seat)).win[seat] == expectations(Observation(game, seat)).win[seat]
    assert len(set(found)) > 1


def test_what_was_done_to_somebody_is_marked_with_who_and_whom() -> None:
    position = {"edition": "deluxe", "phase": "turns", "rank": 1, "players": [
        {"gold": 2, "characters": ["assassin"]}, {"gold": 3, "characters": ["thief"]},
        {"gold": 4, "characters": ["king"]}, {"gold": 5, "characters": ["warlord"], "city": ["manor"]}]}
    game = Game.from_position(position)
    for line in ("name king", "gold", "end", "name warlord", "gold", "end"):
        game.play(line)
    found = analysis.story(game.record()).incidents
    assert [(mark.event, mark.seat, mark.player, mark.character, mark.step) for mark in found] == [
        ("killed", 0, 2, "king", 1), ("robbed", 1, 3, None, 6)]


def test_a_destroyed_district_is_marked_with_its_owner_as_the_victim() -> None:
    position = {"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"gold": 2, "characters": ["king"], "city": ["temple"]}, {"gold": 9, "characters": ["warlord"]},
        {"gold": 0, "characters": ["thief"]}, {"gold": 0, "characters": ["merchant"]}]}
    game = Game.from_position(position)
    game.play("gold")
    game.play(next(line for line in game.options() if line.startswith("destroy ")))
    found = [mark for mark in analysis.story(game.record()).incidents if mark.event == "destroyed"]
    assert [(mark.seat, mark.player) for mark in found] == [(1, 0)]


def test_in_the_common_city_whoever_turns_up_a_named_character_later_is_the_victim() -> None:
    record = played("common-city")
    turned = [(event["seat"], event["character"]) for event in Game.from_record(record).events
              if event["event"] == "turned-up"]
    found = [mark for mark in analysis.story(record).incidents if mark.event in ("killed", "bewitched")]
    met = [(mark.player, mark.character) for mark in found if mark.player is not None]
    assert met and set(met) <= set(turned)


def test_a_named_character_that_turns_up_in_the_same_move_is_a_victim_too() -> None:
    record = played("common-city", seed=2)
    marks = {(mark.step, mark.character): mark.player for mark in analysis.story(record).incidents
             if mark.event in ("killed", "bewitched")}
    game = Game.from_record({**record, "moves": []})
    both = 0
    for step, line in enumerate(record["moves"], 1):
        before = len(game.events)
        game.play(line)
        for event in game.events[before:]:
            if event["event"] == "turned-up" and (step, event["character"]) in marks:
                assert marks[step, event["character"]] == event["seat"]
                both += 1
    assert both


@pytest.mark.parametrize("edition", edition_names())
def test_every_step_is_open_and_betrays_nothing_that_is_to_come(edition: str) -> None:
    record = played(edition)
    steps: list[Any] = analysis.steps(record, 0, 40)  # their views are the engine's JSON
    assert [step.number for step in steps] == list(range(40)) and steps[0].line is None
    assert [step.line for step in steps[1:]] == record["moves"][:39]
    game = Game.from_record({**record, "moves": record["moves"][:39]})
    assert [event for step in steps for event in step.events] == game.events
    for step in steps:
        view = msgspec.convert(step.view, View)
        assert view["seat"] is None and "known" not in view
        assert all(isinstance(player["hand"], list) and None not in player["characters"] for player in view["players"])
        assert not {"seed", "rng", "stack", "character_deck"} & step.view.keys() and isinstance(step.view["deck"], int)
        msgspec.convert(step.events, list[Event])
    assert steps[-1].view == open_view(game)
    assert steps[-1].view["waiting"] == game.player


def test_steps_are_given_in_parts() -> None:
    record = played("deluxe", 2)
    whole: list[Any] = [step for first in range(0, 1000, 70) for step in analysis.steps(record, first, 70)]
    assert [step.number for step in whole] == list(range(len(record["moves"]) + 1))
    assert [event for step in whole for event in step.events] == Game.from_record(record).events
    assert len(analysis.steps(record, 0, 1000)) == analysis.MOST_STEPS and analysis.steps(record, 5000, 10) == []


def test_a_game_that_began_from_a_position_has_a_story_too() -> None:
    seven = ["manor", "castle", "palace", "temple", "church", "tavern", "market"]
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"gold": 1, "characters": ["warlord"], "city": seven}, {"characters": ["king"]}, {"characters": ["thief"]},
        {"characters": ["bishop"]}]})
    for line in ("gold", "end"):
        game.play(line)
    story = analysis.story(game.record())
    assert story.over is not None and story.over.winners == [0] and len(story.rounds) == 1
    assert len(analysis.steps(game.record(), 0, 10)) == 3


def test_a_plain_mistake_is_found() -> None:
    """With the last district the game is won; without it, lost."""
    depth = Depth("search:40", "search:200", 4.0)
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"gold": 9, "hand": ["fortress"], "characters": ["warlord"],
         "city": ["manor", "castle", "palace", "temple", "church", "monastery"]},
        {"characters": ["king"],
         "city": ["tavern", "temple", "watchtower", "market", "church", "castle", "palace"]},
        {"characters": ["thief"]}, {"characters": ["bishop"]}]})
    for line in ("gold", "end"):
        game.play(line)
    record = pickle.loads(pickle.dumps(game.record()))  # as a process of its own is given it
    found = [moment for moment in finished(analysis.moments, record, [0], depth) if moment.kind == "mistake"]
    assert len(found) <= analysis.MOST_MISTAKES
    assert [(moment.step, moment.played) for moment in found] == [(2, "end")]
    assert found[0].other == "build fortress" and found[0].win_other > found[0].win_played + analysis.LEAST_LOSS
    assert finished(analysis.moments, record, [1], depth) == []


def test_the_search_for_moments_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def look(_: Depth, decision: analysis.Decision) -> Work[None]:
        looks.append(decision.step)
        yield

    monkeypatch.setattr(analysis, "first_look", look)
    record = played("deluxe")
    decisions = analysis.decisions(record, [0, 1, 2, 3])
    assert finished(analysis.moments, record, [0, 1, 2, 3]) == []
    assert len(decisions) > analysis.MOST_DECISIONS == len(looks) == len(set(looks))
    assert max(looks) > decisions[-1].step * 0.8 and min(looks) < decisions[-1].step * 0.2
    looks.clear()
    assert finished(analysis.moments, record, [0], DEEP._replace(seconds=-1.0)) == [] and looks == []
