"""Whoever has left, and a table that nobody is at, leave nothing in memory, without anybody collecting garbage."""

from __future__ import annotations

import asyncio
import gc
import random
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from citadels.web import garbage
from citadels.web.lobby import Lobby
from tests.web.helpers import Site, Visitor
from tests.web.server import ForkServer, Person, Player, Server, Web

# Garbage is never collected. /metrics tells how many objects are alive; once it was asked, tables are unloaded at once.
COUNTED = """
import gc, weakref
from citadels.web import autoplay, connections, direct_socket, live_game, live_table, lobby, metrics
from citadels.web import server_lobby, websocket
gc.disable()
gc.set_threshold(0)
server_lobby.HEARTBEAT = 0.05
metrics.PUBLISHED = 0.0
kinds = (live_table.LiveTable, live_game.LiveGame, autoplay.Autoplay, websocket.SocketConnection,
         direct_socket.DirectSocket, connections.GuardedProtocol)
alive = {kind.__name__: weakref.WeakSet() for kind in kinds}
def counted(kind):
    begin = kind.__init__
    def init(self, *args, **given):
        begin(self, *args, **given)
        alive[kind.__name__].add(self)
    kind.__init__ = init
for kind in kinds:
    counted(kind)
counts = lobby.Lobby.counts
def count(self):
    lobby.IDLE = -1
    return counts(self) | {f"alive_{name}": len(found) for name, found in alive.items()}
lobby.Lobby.counts = count
from citadels.web import garbage
garbage.prepare = lambda: None
"""

# /metrics tells how often all garbage was collected.
COLLECTED = """
import gc
from citadels.web import garbage, lobby, metrics
garbage.EVERY, garbage.SHARE, metrics.PUBLISHED = 0.01, 0, 0.0
counts = lobby.Lobby.counts
lobby.Lobby.counts = lambda self: counts(self) | {"alive_collections": gc.get_stats()[2]["collections"]}
"""


@pytest.fixture
def no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive(server: Server) -> dict[str, float]:
    lines = httpx.get(f"http://127.0.0.1:{server.port}/metrics", trust_env=False).text.splitlines()
    found = dict(line.rsplit(" ", 1) for line in lines if line.startswith("citadels_"))
    return {name.removeprefix("citadels_"): float(value) for name, value in found.items()
            if name.startswith(("citadels_tables", "citadels_connections", "citadels_alive_"))}


def test_finished_and_abandoned_tables_are_gone_for_good(fork_server: ForkServer, tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with Web() as web:
            ana, ben = Person(web, server, "Ana"), Person(web, server, "Ben")
            players = []
            for number in range(4):
                code = await ana.make(setup={"seats": 3, "hints": True}, bots=[None, None, "easy"], name="Ana")
                await ben.post(f"/api/tables/{code}/sit", {"name": "Ben"})
                await ana.post(f"/api/tables/{code}/start")
                players += [Player(person, code, random.Random(number)) for person in (ana, ben)]
            await asyncio.gather(*(player.play() for player in players))
            code = await ana.make(setup={"seats": 2}, bots=[None, "hard"], name="Ana", start=True)
            async with ana.line(code) as line:                  # a hint and a hard bot may be under way
                await line.recv()
                await line.send('{"type":"say","text":"x"}')
                await line.send("nonsense")
                await line.recv()
            await ana.get(f"/api/tables/{code}")
        while alive(server)["tables"]:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)  # what runs at that moment comes to its end

    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, COUNTED) as server:
        asyncio.run(scene(server))
        left = alive(server)
        assert left.pop("alive_GuardedProtocol") == 1.0  # on which this is asked
        assert len(left) == 7 and set(left.values()) == {0.0}, left


def test_connections_are_gone_for_good_however_they_end(fork_server: ForkServer, tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with Web() as web:
            ana = Person(web, server, "Ana")
            code = await ana.make(setup={"seats": 2}, bots=[None, "easy"], name="Ana", start=True)
            for _ in range(5):
                async with ana.line(code) as line:
                    await line.recv()
                async with ana.line(code) as line:
                    await line.recv()
                    line.transport.abort()                      # as when a phone loses its network
                async with ana.line("AAAAAA") as line:          # there is no such table
                    assert '"no-table"' in str(await line.recv())
                with pytest.raises(InvalidStatus):
                    async with connect(f"ws://127.0.0.1:{server.port}/nothing", proxy=None):
                        pass
        while alive(server)["connections"] or alive(server)["tables"]:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)

    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, COUNTED) as server:
        asyncio.run(scene(server))
        left = alive(server)
        assert (left["alive_SocketConnection"], left["alive_DirectSocket"], left["alive_GuardedProtocol"]) == (0, 0, 1)


def test_circles_that_have_grown_old_are_freed_too(monkeypatch: pytest.MonkeyPatch, no_collection: None) -> None:
    class Link:
        other: Link

    one = Link()
    one.other, gone = one, weakref.ref(one)
    gc.collect()        # it is old now
    del one

    async def scene() -> None:
        collecting = asyncio.create_task(garbage.collect_now_and_then())
        while gone() is not None:
            await asyncio.sleep(0.01)
        collecting.cancel()

    monkeypatch.setattr(garbage, "EVERY", 0.01)
    asyncio.run(scene())


def test_a_server_collects_garbage_again_and_again(fork_server: ForkServer, tmp_path: Path) -> None:
    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, COLLECTED) as server:
        before = alive(server)["alive_collections"]
        while alive(server)["alive_collections"] < before + 3:
            time.sleep(0.02)


def test_collections_take_a_small_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    clock = iter([0.0, 0.01, 0.0, 2.0, 0.0, 0.02])

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 4:
            raise asyncio.CancelledError

    monkeypatch.setattr(garbage, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(garbage, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(garbage.collect_now_and_then())
    assert waited == [300.0, 300.0, 2000.0, 300.0]


def test_whoever_still_knows_a_closed_table_does_not_keep_its_game(site: Site, no_collection: None) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy", start=True)
        table, visitor = await site.come(code, ana)
        game, driver = weakref.ref(table.live), weakref.ref(site.lobby._autoplay[table.id])
        site.lobby._unload(table)       # as when the server ends
        await asyncio.sleep(0)
        assert visitor.dropped and game() is None and driver() is None
        await table.disconnect(visitor)
        gone = weakref.ref(table)
        del table
        assert gone() is None

    site.run(scene())


def test_nobody_stays_at_a_table_that_is_unloaded_while_they_come(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the database is lost while a table is loaded: others have found it by then."""
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy", start=True)
        table = await site.lobby.find(code)
        read = site.lobby.store.chat_of

        async def slow(id: int, after: int = 0) -> object:
            site.lobby._unload(table)
            return await read(id, after)

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(site.lobby.store, "chat_of", slow)
            visitor = Visitor(ana)
            await table.connect(visitor, 0)
        assert visitor.dropped and not visitor.sent and not table.connections
        again = Visitor(ana)
        await (await site.lobby.find(code)).connect(again, 0)
        assert again.last("update", 0)["view"] is not None

    site.run(scene())


def test_a_table_is_loaded_once_even_after_a_failure(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who came first fails, who waited tries again, and somebody new comes at that moment."""
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy", start=True)
        site.lobby._unload(await site.lobby.find(code))
        read = site.lobby.store.table
        faults = [OSError("away")]

        async def failing(**wanted: object) -> object:
            await asyncio.sleep(0.01)
            if faults:
                raise faults.pop()
            return await read(**wanted)  # type: ignore[arg-type]  # passed on

        monkeypatch.setattr(site.lobby.store, "table", failing)

        async def come() -> object:
            for _ in range(3):
                try:
                    return await site.lobby.find(code)
                except OSError:
                    await asyncio.sleep(0)
            raise AssertionError

        found = [asyncio.create_task(come()) for _ in range(3)]
        await asyncio.sleep(0.011)
        found += [asyncio.create_task(come()) for _ in range(3)]
        tables = await asyncio.gather(*found)
        assert len({id(table) for table in tables}) == 1
        assert site.lobby.tables[code] is tables[0]
        assert not faults and not site.lobby._loading

    site.run(scene())


def test_a_visitor_who_hangs_up_does_not_stop_others_from_loading(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy", start=True)
        site.lobby._unload(await site.lobby.find(code))
        first = asyncio.create_task(site.lobby.find(code))
        second = asyncio.create_task(site.lobby.find(code))
        await asyncio.sleep(0)
        first.cancel()
        table = await second
        await table.connect(Visitor(ana), 0)
        assert isinstance(site.lobby, Lobby) and site.lobby.tables[code] is table

    site.run(scene())
