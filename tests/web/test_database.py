"""When the database is away, the server says so, waits no longer than it must, and goes on by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event

from citadels.web import notifications, sql_store
from citadels.web.app import make_app
from citadels.web.database import FAILED
from citadels.web.notifications import MISSED, Listener
from citadels.web.rows import MoveRow, SeatRow
from citadels.web.seating import Seating
from citadels.web.settings import Settings, with_driver
from citadels.web.sql_store import SqlStore
from tests.soak.proxy import Proxy
from tests.web.helpers import Site, refused
from tests.web.postgres import Cluster


@pytest.fixture
def database(empty_database: str) -> str:
    return empty_database


def test_a_request_is_answered_that_the_database_is_away(tmp_path: Path) -> None:
    def full(connection: Any) -> None:
        connection.exec_driver_sql("PRAGMA query_only = ON")

    with TestClient(make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0))) as server:
        engine = server.app.state.lobby.store.engine.sync_engine
        event.listen(engine, "begin", full)
        answer = server.post("/api/tables", json={"setup": {"seats": 2}})
    assert (answer.status_code, answer.json()["code"]) == (503, "internal")
    assert answer.headers["retry-after"] == "2"
    assert answer.headers["x-frame-options"] == "DENY"


def test_a_game_begins_even_if_its_moves_could_not_be_read_at_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database may go away between any two things that are asked of it."""
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy")
        table, visitor = await site.come(code, ana)
        read = site.lobby.store.moves_of
        faults = [OSError("away")]

        async def failing(id: int, after: int = 0) -> list[MoveRow]:
            if faults:
                raise faults.pop()
            return await read(id, after)

        monkeypatch.setattr(site.lobby.store, "moves_of", failing)
        with pytest.raises(OSError, match="away"):
            await site.lobby.at_table(code, ana, Seating.start)
        assert (await refused(site.lobby.at_table(code, ana, Seating.start))).code == "not-open"
        assert table.state == "playing" and table.live is not None
        await visitor.until_asked(0)

    site.run(scene())


def test_one_who_waits_for_postgresql_keeps_nobody_else_from_writing(cluster: Cluster) -> None:
    async def scene() -> None:
        store = await SqlStore.open(with_driver(cluster.new_database()), "one")
        async with store.transaction():     # as long as this one is open, its line may be dead
            await store.add_person("Ana")
        await store.close()

    asyncio.run(scene())


@pytest.mark.heavy(20)
def test_lines_to_the_database_that_are_dead_are_given_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told that they are: a router has forgotten them, or a machine was switched off."""
    monkeypatch.setattr("citadels.web.database.ANSWER", 4.0)    # shorter, and a slow machine is taken for a dead line
    monkeypatch.setattr(notifications, "ANSWER", 4.0)
    monkeypatch.setattr(notifications, "TRIED", 0.1)
    monkeypatch.setattr(notifications, "RETRY", 0.1)

    async def scene() -> None:
        proxy = Proxy(cluster.port)
        await proxy.open()
        url = with_driver(cluster.new_database()).replace(f":{cluster.port}/", f":{proxy.port}/")
        store = await SqlStore.open(url, "one")
        heard: asyncio.Queue[str] = asyncio.Queue()
        listener = await Listener.open(store, heard.put)
        ana = await store.add_person("Ana")
        code = await store.create_table([SeatRow(0, ana.id, None, "Ana", False)], host=ana.id, setup="{}", listed=False)
        row = await store.table(code=code)
        assert row is not None
        await asyncio.gather(*(store.seats_of(row.id) for _ in range(5)))   # so that there are several lines
        proxy.silence()
        assert proxy.silent
        move = MoveRow(1, 0, "gold", 0, 0, "person")
        refused = 0
        while True:
            try:
                await store.append(row.id, [move])
            except FAILED:
                refused += 1
            else:
                break
        assert [found.line for found in await store.moves_of(row.id)] == ["gold"]
        assert refused <= 1     # all lines are given up as soon as one is found dead
        assert await heard.get() == MISSED
        await listener.close()
        await store.close()
        await proxy.close()

    asyncio.run(scene())


def test_the_store_ends_when_what_is_going_on_is_finished_and_nothing_begins_afterwards(database: str) -> None:
    async def scene() -> None:
        store = await SqlStore.open(database, "one")
        begun, going_on, order = asyncio.Event(), asyncio.Event(), []

        async def write() -> None:
            async with store.transaction():
                begun.set()
                await going_on.wait()
            order.append("written")

        async def end() -> None:
            await store.close()
            order.append("closed")

        writing = asyncio.create_task(write())
        await begun.wait()
        ending = asyncio.create_task(end())
        with pytest.raises(ConnectionError, match="the database is closed"):
            while True:
                await store.person_of("nobody", "device")
        assert order == []
        going_on.set()
        await asyncio.gather(writing, ending)
        assert order == ["written", "closed"]

    asyncio.run(scene())


def test_the_store_does_not_wait_for_ever_for_what_is_going_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_store, "ENDS_WITHIN", 0)

    async def scene() -> None:
        store = await SqlStore.open(database, "one")
        async with store.transaction():
            await store.close()

    asyncio.run(scene())
