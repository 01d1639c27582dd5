"""A game whose moves cannot be replayed any more, as after an upgrade that changes a rule."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import text

from citadels.web.app import make_app
from citadels.web.conversation import UNPLAYABLE_CLOSE
from citadels.web.settings import Settings

Json = dict[str, Any]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0, haste=0)
    with TestClient(make_app(settings)) as client:
        yield client


def run(server: TestClient[Any], *statements: str) -> None:
    """Change the database behind the server's back, and let it forget what it has in memory."""
    async def change() -> None:
        lobby = server.app.state.lobby
        async with lobby.store.transaction() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        for table in list(lobby.tables.values()):
            lobby._unload(table)

    with server.portal() as portal:
        portal.call(change)


@pytest.fixture
def code(server: TestClient[Any]) -> str:
    """A game with a move that no rule knows. The last one was long ago."""
    wanted = {"setup": {"seats": 2}, "bots": [None, "easy"], "start": True}
    made: str = server.post("/api/tables", json=wanted).json()["code"]
    run(server, "insert into moves (\"table\", number, seat, line, \"at\", spent, hand) "
                "select id, 999, 0, 'fly', 1, 0, 'person' from tables",
        "update tables set changed = 1")
    return made


def test_visitors_are_told_and_the_log_names_the_table(server: TestClient[Any], code: str,
                                                       caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "citadels.web.lobby"):
        for _ in range(3):
            answer = server.get(f"/api/tables/{code}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unplayable")
        with server.websocket_connect(f"/api/tables/{code}/socket") as line:
            assert line.receive_json()["code"] == "unplayable"
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive_json()
        assert closed.value.code == UNPLAYABLE_CLOSE
    [told] = caplog.records  # once, not for every visit
    facts: Json = vars(told)["facts"]
    assert facts["table"] == 1 and facts["begun_with"] == facts["version"] != ""
    assert code not in caplog.text


def test_who_sits_there_gets_the_record_and_the_game_is_over(server: TestClient[Any], code: str) -> None:
    mine = server.cookies["citadels"]
    server.cookies.clear()
    assert server.get(f"/api/games/{code}/record").json()["code"] == "not-over"    # it tells who holds what
    server.post("/api/me", json={"name": "Eve"})
    assert server.get(f"/api/games/{code}/record").json()["code"] == "not-over"
    server.cookies.clear()
    server.cookies.set("citadels", mine)
    record = server.get(f"/api/games/{code}/record").json()
    assert record["moves"] == ["fly"] and record["seed"] is not None
    server.cookies.clear()
    assert server.get(f"/api/games/{code}/record").json() == record
    for part in ("", "/steps", "/moments"):
        answer = server.get(f"/api/games/{code}{part}")
        assert (answer.status_code, answer.json()["code"]) == (409, "unplayable")
    server.cookies.set("citadels", mine)
    assert server.get("/api/me").json()["playing"] == []
    assert [game["state"] for game in server.get("/api/me/games").json()] == ["over"]


@pytest.mark.parametrize("change", [
    'delete from moves',                                            # it can be played on
    'update moves set "at" = 99999999999999',                       # it is perhaps being played, at another process
])
def test_a_game_that_may_go_on_is_given_to_nobody(server: TestClient[Any], code: str, change: str) -> None:
    run(server, change)
    assert server.get(f"/api/games/{code}/record").json()["code"] == "not-over"


def test_the_version_is_kept_with_every_game(server: TestClient[Any]) -> None:
    async def versions() -> list[str | None]:
        async with server.app.state.lobby.store.engine.connect() as connection:
            return list((await connection.execute(text("select version from tables order by id"))).scalars())

    server.post("/api/tables", json={"setup": {"seats": 2}, "bots": [None, "easy"], "start": True})
    server.post("/api/tables", json={})
    with server.portal() as portal:
        begun, waiting = portal.call(versions)
    assert begun and waiting is None
