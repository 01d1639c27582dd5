"""Lists of games: in pages, and without reading all games that were ever played."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.web import sql_store as stores
from citadels.web import store
from citadels.web.app import make_app
from citadels.web.http_messages import LeaveSeat, NewTable, Sit
from citadels.web.protocol import Clock, Setup
from citadels.web.rows import SeatRow
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings
from citadels.web.sql_store import SqlStore
from tests.web.correspondence import DAY, HOUR, Host, WallClock, played
from tests.web.helpers import Site
from tests.web.virtual_time import live

Statement = tuple[str, Any]


@contextmanager
def noted(engine: AsyncEngine) -> Iterator[list[Statement]]:
    """What this task asks the database: others work in the background."""
    found: list[Statement] = []
    task = asyncio.current_task()

    def note(_c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, _many: bool) -> None:
        if statement.lower().startswith("select") and asyncio.current_task() is task:
            found.append((statement, parameters))

    event.listen(engine.sync_engine, "before_cursor_execute", note)
    yield found
    event.remove(engine.sync_engine, "before_cursor_execute", note)


async def plans(engine: AsyncEngine, statements: list[Statement]) -> list[str]:
    """How the database goes about it."""
    found: list[str] = []
    async with engine.connect() as connection:
        explain = "explain" if engine.dialect.name == "postgresql" else "explain query plan"
        if engine.dialect.name == "postgresql":
            await connection.execute(text("set enable_seqscan = off"))  # small tables are read whole otherwise
        for statement, parameters in statements:
            if "pg_" not in statement:
                rows = await connection.exec_driver_sql(f"{explain} {statement}", parameters)
                found += [str(row[-1]) for row in rows]
    return found


def test_no_list_reads_all_tables_or_what_is_long_in_them(database: str) -> None:
    async def scene() -> None:
        lobby = await ServerLobby.open(Settings(database=database))
        person, _ = await lobby.people.create()
        with noted(lobby.store.engine) as statements:
            await lobby.people.describe(person)                     # GET /api/me
            await lobby.games_of(person)                            # GET /api/me/games
            code = await lobby.make(person, NewTable(Setup(seats=2, listed=True)))     # POST /api/tables
            await lobby.games_of(person, code)
            await lobby.listed(person)                              # GET /api/tables
        assert len(statements) >= 5
        for statement, _ in statements:
            assert not re.search(r"tables\.(header|setup|salt)", statement), statement
        told = await plans(lobby.store.engine, statements)
        assert told
        assert [line for line in told if re.search(r"\bSCAN (tables|seats|people|moves)\b|Seq Scan", line)] == []
        await lobby.close()

    asyncio.run(scene())


async def games(store: SqlStore, person: int, count: int, at: int = 1000) -> list[str]:
    """Finished games of a person, made in this order, some at the same moment."""
    codes = []
    for number in range(count):
        places = [SeatRow(0, person, None, "Ana", False)]
        codes.append(await store.create_table(places, host=person, setup="{}", listed=False, state="over",
                                              changed=at + number // 3))
    return codes


PAGE = 7


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PAGE", PAGE)


@pytest.mark.usefixtures("short_pages")
def test_pages_hold_each_game_once_the_latest_first(database: str) -> None:
    async def scene() -> None:
        store = await SqlStore.open(database, "one")
        ana, ben = await store.add_person("Ana"), await store.add_person("Ben")
        codes = await games(store, ana.id, 2 * PAGE + 5)
        await games(store, ben.id, 3)
        found: list[str] = []
        sizes: list[int] = []
        while not sizes or sizes[-1] == PAGE:
            page = await store.games_page(ana.id, found[-1] if found else None)
            sizes.append(len(page))
            found += [row.code for row in page]
        assert sizes == [PAGE, PAGE, 5]
        assert found == codes[::-1]
        assert await store.games_page(ana.id, "ZZZZZZ") == []
        await store.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("short_pages")
def test_games_that_a_person_has_left_do_not_shorten_a_page(site: Site) -> None:
    async def scene() -> None:
        store = site.lobby.store
        ana, ben = await site.people("Ana", "Ben")
        kept = await games(store, ana.id, PAGE + 2)
        left = []
        for _ in range(5):  # the latest ones
            code = await site.make(ben, None, None)
            await site.ask(code, ana, Sit())
            await site.start(code, ben)
            await site.ask(code, ana, LeaveSeat())
            left.append(code)
        first = await site.lobby.games_of(ana)
        assert len(first) == PAGE and not {game.code for game in first} & set(left)
        rest = await site.lobby.games_of(ana, first[-1].code)
        assert [game.code for game in first + rest] == kept[::-1]
        await store.change_table((await site.lobby.find(left[0])).id, state="over")
        assert (await site.lobby.games_of(ana))[0].code == left[0]     # the end can be read

    site.run(scene())


def test_games_over_days_tell_who_is_asked_and_until_when_in_one_query(
        database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock(monkeypatch)

    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        tables = [await host.game(ana, ben, listed=True) for _ in range(3)]
        quick = await host.game(ana, ben, clock=Clock())
        moved = tables[1]
        clock.pass_(HOUR)
        seat = live(moved).game.player
        assert seat is not None
        await moved.play(moved.act(seat, 1, [live(moved).game.options()[0]]))
        await host.keep()
        assert live(moved).game.player != seat

        with noted(host.lobby.store.engine) as statements:
            mine = {game.code: game for game in await host.lobby.games_of(ana)}
        reads = [statement for statement in statements if "FROM kept" in statement[0]]
        assert len(reads) == 1
        ways = await plans(host.lobby.store.engine, reads)
        assert ways and not [line for line in ways if re.search(r"SCAN kept|Seq Scan", line)]
        public = {game.code: game for game in await host.lobby.listed()}
        for table in tables:
            spectator = await host.come(table, None)
            shown = spectator.last("update")["clock"]
            for found in (mine[table.code], public[table.code]):
                assert (found.asked, found.deadline) == (shown["running"], shown["deadline"])
                assert found.deadline == clock.at + 2 * DAY - (0 if table is moved else HOUR)
        assert (mine[quick.code].asked, mine[quick.code].deadline) == (None, None)

        await host.lobby.store.change_table(moved.id, state="over")
        ended = next(game for game in await host.lobby.games_of(ana) if game.code == moved.code)
        assert (ended.asked, ended.deadline) == (None, None)

    played(scene)


def test_lists_without_games_over_days_do_not_ask_about_them(site: Site) -> None:
    async def scene() -> None:
        [ana] = await site.people("Ana")
        await site.make(ana, None, None)
        with noted(site.lobby.store.engine) as statements:
            await site.lobby.games_of(ana)
        assert statements and not any("kept" in statement for statement, _ in statements)

    site.run(scene())


def test_a_page_is_asked_for_by_the_last_game_of_the_one_before(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0))) as server:
        codes = [server.post("/api/tables", json={}).json()["code"] for _ in range(3)]
        assert {game["code"] for game in server.get("/api/me/games").json()} == set(codes)
        first = server.get("/api/me/games").json()[0]["code"]
        rest = server.get("/api/me/games", params={"after": first}).json()
        assert {game["code"] for game in rest} == set(codes) - {first}
        assert server.get("/api/me/games", params={"after": "x" * 13}).status_code == 400


def test_the_browser_knows_how_long_a_page_is() -> None:
    """It takes a shorter one for the last."""
    page = Path(__file__).resolve().parents[2] / "frontend" / "src" / "pages" / "Games.svelte"
    assert re.findall(r"const PAGE = (\d+);", page.read_text("utf-8")) == [str(store.PAGE)]
