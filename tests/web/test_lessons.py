"""The lessons over HTTP: a chapter goes on from the lines of the reader, in messages that a table understands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import texts
from citadels.lessons import CHAPTERS
from citadels.web.app import make_app
from citadels.web.http_messages import Lesson
from citadels.web.settings import Settings

NAMES = [chapter.name for chapter in CHAPTERS]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/tables.db", haste=0.0, burst=0)
    with TestClient(make_app(settings), base_url="http://testserver.local") as client:
        yield client


def learn(server: TestClient[Any], name: str, *lines: str) -> Lesson:
    answer = server.post(f"/api/lessons/{name}", json={"lines": list(lines)})
    assert answer.status_code == 200
    return msgspec.convert(answer.json(), Lesson)


def test_the_chapters_are_listed_in_order(server: TestClient[Any]) -> None:
    assert server.get("/api/lessons").json() == {"chapters": NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_a_chapter_goes_on_line_by_line_and_no_event_is_lost(server: TestClient[Any], name: str) -> None:
    lines: list[str] = []
    heard = 0
    while True:
        lesson = learn(server, name, *lines)
        assert lesson.chapter == name
        for beat in lesson.beats:
            assert beat.update.first == heard and beat.update.seat == 0
            heard += len(beat.update.events)
            assert (beat.kind == "asked") == (beat.update.ask is not None) == bool(beat.lines)
            assert beat.kind == "shown" or texts.has(beat.text)
        last = lesson.beats[-1]
        if last.kind == "done":
            assert last.step == lesson.steps
            break
        assert last.update.ask is not None and last.update.ask.number == len(lines) + 1
        assert {option.line for option in last.update.ask.options} == {*last.lines, *last.astray}
        lines.append(last.lines[0])
    assert (last.update.over is not None) == (name == NAMES[-1])
    answer = server.post(f"/api/lessons/{name}", json={"lines": lines, "whole": True})
    whole = msgspec.convert(answer.json(), Lesson)
    assert sum(len(beat.update.events) for beat in whole.beats) == heard and whole.beats[0].update.first == 0
    assert [beat.kind for beat in whole.beats].count("asked") == len(lines)


def test_others_hands_stay_hidden(server: TestClient[Any]) -> None:
    for beat in learn(server, "magician").beats:
        hands = [player["hand"] for player in beat.update.view["players"]]
        assert hands == [[], 4, 6, 2]


@pytest.mark.parametrize(("name", "body", "status", "code"), [
    ("jester", {}, 404, "no-page"),
    ("king", {"lines": ["build castle"]}, 400, "illegal"),
    ("king", {"lines": ["dance"]}, 400, "illegal"),
    ("king", {"lines": ["cards"]}, 400, "bad-request"),
    ("king", {"lines": ["gold", "build manor", "income", "end", "gold"]}, 400, "bad-request"),
    ("king", {"lines": "gold"}, 400, "bad-request"),
    ("king", {"lines": ["gold"] * 61}, 400, "bad-request"),
    ("king", {"lines": [], "more": 1}, 400, "bad-request"),
])
def test_what_does_not_fit_is_refused(server: TestClient[Any], name: str, body: Any, status: int, code: str) -> None:
    answer = server.post(f"/api/lessons/{name}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_nobody_is_made_a_person_by_reading(server: TestClient[Any]) -> None:
    server.cookies.clear()
    assert "set-cookie" not in server.post("/api/lessons/king", json={}).headers
