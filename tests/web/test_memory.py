"""A table that nobody is at leaves nothing in memory, without anybody collecting garbage."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from citadels.web.lobby import Lobby
from tests.web.helpers import Site, Visitor
from tests.web.server import ForkServer, Person, Player, Server, Web

# Garbage is never collected. /metrics tells how many objects are alive; once it was asked, tables are unloaded at once.
COUNTED = """
import gc, weakref
from citadels.web import autoplay, live_game, live_table, lobby, metrics, server_lobby
gc.disable()
gc.set_threshold(0)
server_lobby.HEARTBEAT = 0.05
metrics.PUBLISHED = 0.0
alive = {kind.__name__: weakref.WeakSet() for kind in (live_table.LiveTable, live_game.LiveGame, autoplay.Autoplay)}
def counted(kind):
    begin = kind.__init__
    def init(self, *args):
        begin(self, *args)
        alive[kind.__name__].add(self)
    kind.__init__ = init
for kind in (live_table.LiveTable, live_game.LiveGame, autoplay.Autoplay):
    counted(kind)
counts = lobby.Lobby.counts
def count(self):
    lobby.IDLE = -1
    return counts(self) | {f"alive_{name}": len(found) for name, found in alive.items()}
lobby.Lobby.counts = count
from citadels.web import commands
commands.collect_garbage_seldom = lambda: None
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
    return {name: float(found[f"citadels_{name}"]) for name in (
        "tables", "alive_LiveTable", "alive_LiveGame", "alive_Autoplay")}


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
        assert set(alive(server).values()) == {0.0}


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
