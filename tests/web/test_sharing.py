"""A moment of a finished game with one seat's eyes: nothing that the seat could not know, not even a count."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import Game, bots
from citadels.facts import edition_names
from citadels.shapes import Json, Record
from citadels.terminal.welcome import open_game
from citadels.web.app import make_app
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import Settings
from citadels.web.sharing import seat_replay
from citadels.web.sharing.beginning import dealt_anew
from citadels.web.sharing.notation import LAST_MOVES, notation

ASKED: Json = {"edition": "circus", "phase": "turns", "rank": 1, "seed": 5, "players": [
    {"gold": 2, "characters": ["assassin"], "hand": ["manor"]},
    {"gold": 2, "characters": ["king"], "hand": ["strongman", "manor"]},
    {"gold": 2, "characters": ["bishop"], "hand": ["temple"]},
    {"gold": 2, "characters": ["merchant"], "hand": ["tavern"]}]}


@cache
def record_of(edition: str, players: int = 4) -> Record:
    game = Game.new(edition, players, seed=5)
    bots.play_game(game, [bots.make("easy", seat) for seat in range(players)])
    return game.record()


@cache
def with_a_secret_answer() -> Record:
    """The King is murdered, and their holder lets the chance to resist pass; then everybody plays on."""
    game = Game.from_position(ASKED)
    game.play("name king")
    assert game.secret and game.player == 1
    game.play("pass")
    bots.play_game(game, [bots.make("easy", seat) for seat in range(4)])
    return game.record()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", haste=0.0, burst=0)
    with TestClient(make_app(settings), base_url="http://testserver.local") as client:
        yield client


def brought(server: TestClient[Any], record: Record) -> str:
    code: str = server.post("/api/games", json=record).json()["code"]
    return code


# -- one seat's eyes ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", edition_names())
def test_a_moment_is_the_same_in_every_game_that_the_seat_could_not_tell_from_it(edition: str) -> None:
    record = with_a_secret_answer() if edition == "circus" else record_of(edition)
    for seat in range(4):
        for moment in seat_replay.seen(record, seat):
            if moment.number % 9 == seat:
                twin = moment._replace(game=moment.game.imagine(seat, seed=moment.number))
                assert msgspec.json.encode(seat_replay.step_of(moment, seat)) == msgspec.json.encode(
                    seat_replay.step_of(twin, seat)), (seat, moment.number)


def test_what_is_sent_is_that_moment_to_the_byte(server: TestClient[Any]) -> None:
    record = record_of("deluxe")
    code = brought(server, record)
    for moment in seat_replay.seen(record, 2):
        if moment.number in (0, 17, 60):
            twin = moment._replace(game=moment.game.imagine(2, seed=1))
            sent = server.get(f"/api/games/{code}/seen-steps?seat=2&first={moment.number}&count=1").content
            assert sent == msgspec.json.encode([seat_replay.step_of(twin, 2)])


def test_others_moves_are_told_by_their_events_alone() -> None:
    for step in seat_replay.steps(record_of("deluxe"), 1, 0, 100):
        assert (step.line is not None) == (step.seat == 1)


def test_there_is_no_moment_while_somebody_else_is_asked_in_secret() -> None:
    record = with_a_secret_answer()
    counts = [len(seat_replay.numbers(record, seat)) for seat in (None, 0, 1, 2, 3)]
    assert counts[0] == counts[2] and counts[1] == counts[3] == counts[4] < counts[0]
    assert seat_replay.numbers(record, 0)[:3] == [0, 2, 3] and seat_replay.numbers(record, 1)[:3] == [0, 1, 2]
    after = seat_replay.steps(record, 0, 1, 1)[0]
    assert (after.number, after.seat, after.line) == (1, 0, "name king")
    assert [event["event"] for event in after.events].count("killed") == 1
    other = seat_replay.steps(record, 2, 1, 1)[0]
    assert (other.seat, other.line) == (0, None)


def test_a_place_is_found_for_other_eyes() -> None:
    record = with_a_secret_answer()
    last = len(record["moves"])
    # The answer is part of the next.
    assert seat_replay.place(record, 1, None, 0) == 1 == seat_replay.place(record, 2, None, 0)
    assert seat_replay.place(record, 1, 0, None) == 2 and seat_replay.place(record, 1, 1, 0) == 1
    assert seat_replay.place(record, last, None, 2) == len(seat_replay.numbers(record, 2)) - 1
    for step in (-1, last + 1):
        with pytest.raises(RequestRefused):
            seat_replay.place(record, step, None, 0)


def test_the_summary_for_a_seat_tells_neither_the_end_nor_who_was_whom(server: TestClient[Any]) -> None:
    record = record_of("deluxe")
    code = brought(server, record)
    summary = server.get(f"/api/games/{code}/seen?seat=0").json()
    assert summary["over"] is None and summary["rounds"] == [] and summary["steps"] == len(record["moves"])
    killed = [one for one in summary["incidents"] if one["event"] == "killed"]
    assert killed and all(one["player"] is None for one in killed)
    whole = server.get(f"/api/games/{code}").json()["incidents"]
    assert [(one["step"], one["event"], one["round"]) for one in summary["incidents"]] == [
        (one["step"], one["event"], one["round"]) for one in whole]


# -- what is refused ---------------------------------------------------------------------------------------------------
PATHS = ["seen?seat=0", "seen-steps?seat=0", "place?step=0", "notation?step=0"]


@pytest.mark.parametrize("path", PATHS)
def test_a_running_game_has_no_moments_to_share(server: TestClient[Any], path: str) -> None:
    code = server.post("/api/tables", json={"bots": [None, "easy", "easy", "easy"], "start": True}).json()["code"]
    answer = server.get(f"/api/games/{code}/{path}")
    assert (answer.status_code, answer.json()["code"]) == (400, "not-over")
    assert server.get(f"/api/games/ABCDEF/{path}").json()["code"] == "no-game"
    refused = server.post(f"/api/games/{code}/play-on", json={"step": 0, "seat": 0})
    assert refused.json()["code"] == "not-over"


@pytest.mark.parametrize(("path", "code"), [
    ("seen?seat=4", "no-seat"), ("seen?seat=9", "bad-request"), ("seen", "bad-request"),
    ("seen-steps?seat=4", "no-seat"), ("seen-steps?seat=0&count=101", "bad-request"),
    ("place?step=9999", "bad-request"), ("place?step=-1", "bad-request"), ("place?step=0&to=5", "no-seat"),
    ("notation?step=9999", "bad-request"), ("notation?step=0&seat=7", "no-seat"), ("notation?step=x", "bad-request"),
])
def test_a_moment_that_is_none_is_refused(server: TestClient[Any], path: str, code: str) -> None:
    answer = server.get(f"/api/games/{brought(server, record_of('deluxe'))}/{path}")
    assert (answer.status_code, answer.json()["code"]) == (400, code)


# -- notation ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", edition_names())
def test_the_notation_leads_to_the_same_moment(edition: str) -> None:
    record = record_of(edition)
    for step in (0, 3, 40, len(record["moves"])):
        written = msgspec.json.decode(msgspec.json.encode(notation(record, step, None)))
        game = Game.from_record(written)
        assert game.position() == seat_replay.game_at(record, step).position()
        assert len(written["moves"]) == min(step, LAST_MOVES) and game.names == record["players"]


def test_the_terminal_takes_the_notation_up_at_the_right_seat() -> None:
    record = record_of("deluxe")
    for seat in (None, 2):
        found = open_game(json.loads(json.dumps(notation(record, 60, seat))))
        assert found.seat == seat and found.game.view(2) == seat_replay.game_at(record, 60).view(2)


def test_the_notation_of_a_seat_is_made_up_from_what_it_knew() -> None:
    record = with_a_secret_answer()
    for moment in seat_replay.seen(record, 2):
        if moment.number % 10 == 1 and not moment.game.over:
            written: Json = {**notation(record, moment.number, 2)}
            game = Game.from_record(written)
            assert game.view(2) == moment.game.view(2) and written["seat"] == 2 and not written["moves"]
            twin = moment.game.imagine(2, seed=3)
            assert dealt_anew(moment.game, 2, 8) == dealt_anew(twin, 2, 8)
