"""Who comes again and again stays known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event

from citadels.web import known_people, sql_store
from citadels.web.app import make_app
from citadels.web.settings import Settings
from citadels.web.timing import DAY, now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many days have passed."""
    days = [0]
    for module in (known_people, sql_store):
        monkeypatch.setattr(module, "now", lambda: now() + days[0] * DAY)
    return days


@pytest.fixture
def server(tmp_path: Path, clock: list[int]) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0))) as client:
        yield client


def test_a_player_who_comes_now_and_then_is_never_a_stranger(server: TestClient[Any], clock: list[int]) -> None:
    server.post("/api/me", json={"name": "Ana"})
    token = server.cookies["citadels"]
    for _ in range(4):
        clock[0] += 300
        answer = server.get("/api/me")
        assert answer.json()["name"] == "Ana"
        assert f"citadels={token}" in answer.headers["set-cookie"]      # and the browser keeps it for as long
        assert "Max-Age=31536000" in answer.headers["set-cookie"] and "HttpOnly" in answer.headers["set-cookie"]
    clock[0] += 366
    assert server.get("/api/me").json()["name"] == ""


def test_a_cookie_is_renewed_once_a_day(server: TestClient[Any], clock: list[int]) -> None:
    server.post("/api/me", json={"name": "Ana"})
    written: list[str] = []

    def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.lower().startswith(("select", "pragma")):
            written.append(statement)

    event.listen(server.app.state.lobby.store.engine.sync_engine, "before_cursor_execute", note)
    assert "set-cookie" not in server.get("/api/me").headers and written == []
    clock[0] += 2
    assert "set-cookie" in server.get("/api/me").headers
    assert sorted(line.split()[1] for line in written) == ["people", "tokens"]
    assert all("set-cookie" not in server.get("/api/me").headers for _ in range(3)) and len(written) == 2


def test_a_link_or_a_made_up_cookie_is_not_renewed(server: TestClient[Any], clock: list[int]) -> None:
    path = server.post("/api/me/link").json()["path"]
    server.cookies.clear()
    for token in (path.rpartition("/")[2], "x" * 43, "x" * 200):
        answer = server.get("/api/me", headers={"cookie": f"citadels={token}"})
        assert answer.json()["name"] == "" and "set-cookie" not in answer.headers
