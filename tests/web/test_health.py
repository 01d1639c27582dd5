"""/health says whether games can be kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event

from citadels.web import sql_store as stores
from citadels.web.app import make_app
from citadels.web.settings import Settings
from citadels.web.sql_store import SqlStore
from citadels.web.timing import steady_now


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0))) as client:
        yield client


def test_the_server_is_not_well_when_nothing_can_be_written(server: TestClient[Any],
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PULSE", -1)  # tried each time
    engine = server.app.state.lobby.store.engine.sync_engine
    assert server.get("/health").status_code == 200

    def full(connection: Any) -> None:
        connection.exec_driver_sql("PRAGMA query_only = ON")

    event.listen(engine, "begin", full)
    answer = server.get("/health")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert server.get("/api/tables").status_code == 200  # reading is possible all the while
    event.remove(engine, "begin", full)

    def room(connection: Any) -> None:
        connection.exec_driver_sql("PRAGMA query_only = OFF")

    event.listen(engine, "begin", room)
    assert server.get("/health").status_code == 200


def test_however_often_it_is_asked_it_writes_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        clock = [steady_now()]
        monkeypatch.setattr(stores, "steady_now", lambda: clock[0])
        store = await SqlStore.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db", "one")
        written = []
        write = store._pulse

        async def counted() -> None:
            written.append(clock[0])
            await write()

        monkeypatch.setattr(store, "_pulse", counted)
        for _ in range(10):
            await asyncio.gather(*(store.healthy() for _ in range(50)))
            clock[0] += 500
        assert len(written) == 1        # in five seconds
        await store.close()

    asyncio.run(scene())
