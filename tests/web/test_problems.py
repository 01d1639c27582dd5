"""Whatever goes wrong, the answer is a problem that a browser can show, with the headers that keep it safe."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import Game
from citadels.web.app import make_app
from citadels.web.request_refused import RequestRefused
from citadels.web.security import HEADERS, SecurityMiddleware
from citadels.web.settings import Settings

Json = dict[str, Any]


def test_a_huge_number_is_refused_like_any_other(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0, imports=0)
    refusals = 0
    record = dict(Game.new("deluxe", 3, seed=5).record())
    with TestClient(make_app(settings)) as server:
        for field in ("version", "crown", "uniques", "characters", "players", "options"):
            for number in (10**28, -10**28, 10**100, 1e300):
                for value in (number, [number], {"crown": number, "short_game": number}):
                    answer = server.post("/api/games", json={**record, field: value})
                    assert answer.status_code in (201, 400), (field, value)
                    assert answer.json()["code"] and answer.headers["x-frame-options"] == "DENY"
                    refusals += answer.status_code == 400
    assert refusals > 50


def test_a_refusal_that_cannot_be_put_into_words_is_still_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ArithmeticError

    monkeypatch.setattr(RequestRefused, "problem", fail)
    with TestClient(make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db"))) as server:
        answer = server.post("/api/games", json={"format": "x"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert answer.headers["x-frame-options"] == "DENY"


def test_whatever_fails_the_answer_is_a_problem_with_the_headers() -> None:
    """Even if it is what handles errors."""
    sent: list[Json] = []

    async def failing(*_: object) -> None:
        raise ArithmeticError

    async def send(message: Json) -> None:
        sent.append(message)

    class Unlimited:
        def address(self, *_: object) -> None: ...

    gate = SecurityMiddleware(failing, Settings(), Unlimited())  # type: ignore[arg-type]  # all that is needed
    asyncio.run(gate({"type": "http", "path": "/api/me", "method": "GET", "headers": []}, failing, send))
    assert sent[0]["status"] == 500 and b'"internal"' in sent[1]["body"]
    assert {name for name, _ in HEADERS} <= {name.decode() for name, _ in sent[0]["headers"]}
