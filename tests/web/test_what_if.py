"""Decisions of a finished game made otherwise, and the one that was best."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from citadels import Game, bots
from citadels.facts import edition_names
from citadels.shapes import Event, Record
from citadels.web import analysis, what_if
from citadels.web.analysis import Depth, finished
from citadels.web.request_refused import RequestRefused

QUICK = Depth("search:40", "search:200", 4.0)


def last_chance(*lines: str, gold: int = 9) -> Record:
    """With the last district the game is won; without it, lost."""
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"gold": gold, "hand": ["fortress"], "characters": ["warlord"],
         "city": ["manor", "castle", "palace", "temple", "church", "monastery"]},
        {"characters": ["king"],
         "city": ["tavern", "temple", "watchtower", "market", "church", "castle", "palace"]},
        {"characters": ["thief"]}, {"characters": ["bishop"]}]})
    for line in lines:
        game.play(line)
    record: Record = pickle.loads(pickle.dumps(game.record()))  # as a process of its own is given it
    return record


def test_the_best_move_is_named_too() -> None:
    """Without that gold the last district could not be paid, and without the district the game is lost."""
    record = last_chance("gold", "build fortress", "end", gold=3)
    found = [moment for moment in finished(analysis.moments, record, [0], QUICK) if moment.kind == "best"]
    assert len(found) == 1 and found[0].played in ("gold", "build fortress")
    assert found[0].win_played > found[0].win_other + analysis.LEAST_LOSS


def test_every_option_has_its_chance_the_best_first() -> None:
    found = finished(what_if.what_if, last_chance("gold", "end"), 2, QUICK)
    assert (found.step, found.seat, found.played) == (2, 0, "end")
    assert found.options[0].line == "build fortress" and "end" in [option.line for option in found.options]
    assert [option.win for option in found.options] == sorted((option.win for option in found.options), reverse=True)
    assert found.expected.win[0] == found.options[0].win and sum(found.expected.win) == pytest.approx(1)
    assert len(found.options) <= what_if.MOST_OPTIONS and all(option.games > 0 for option in found.options)


def test_the_chances_are_those_of_the_moments() -> None:
    record = last_chance("gold", "end")
    (moment,) = [moment for moment in finished(analysis.moments, record, [0], QUICK) if moment.kind == "mistake"]
    chances = {option.line: option.win for option in finished(what_if.what_if, record, moment.step, QUICK).options}
    assert (chances[moment.played], chances[moment.other]) == (moment.win_played, moment.win_other)


@pytest.mark.parametrize("edition", edition_names())
def test_bots_play_on_from_there(edition: str) -> None:
    game = Game.new(edition, 4, seed=5)
    bots.play_game(game, [bots.make("easy", seat) for seat in range(4)])
    record = game.record()
    decision = analysis.decisions(record, [0])[8]
    other = next(line for line in decision.game.options() if line != decision.played)
    found = finished(what_if.continuation, record, decision.step, other)
    msgspec.convert(found.events, list[Event])
    assert 0 < len(found.events) <= what_if.MOST_EVENTS and len(found.scores) == 4 and found.winners
    assert found == finished(what_if.continuation, record, decision.step, other)


def test_the_continuation_tells_the_round_and_ends_the_game() -> None:
    found = finished(what_if.continuation, last_chance("gold", "end"), 2, "build fortress")
    assert any(event["event"] == "built" for event in found.events)
    assert found.winners == [0] and found.scores[0] == max(found.scores)


@pytest.mark.parametrize("edition", edition_names())
def test_a_chance_is_that_of_the_line_itself(edition: str) -> None:
    """Every option of a game can be weighed, and it is that one which is played in the imagined games."""
    game = Game.new(edition, 4, seed=6)
    bots.play_game(game, [bots.make("easy", seat) for seat in range(4)])
    for decision in analysis.decisions(game.record(), [0])[::8]:
        for line in decision.game.options()[:10]:
            assert finished(analysis.win_chance, QUICK._replace(closer="search:2"), decision, line)[1] > 0


@pytest.mark.parametrize(("step", "line"), [(0, "end"), (99, "end"), (2, "build castle"), (2, "fly")])
def test_only_what_could_be_decided_can_be_decided_otherwise(step: int, line: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        finished(what_if.continuation, last_chance("gold", "end"), step, line)
    assert refused.value.code == "bad-request"
    assert pickle.loads(pickle.dumps(refused.value)).code == "bad-request"  # it comes from another process
