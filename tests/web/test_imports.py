"""Records from elsewhere: short names, so many in a day, and read beside everything else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import Game, bots
from citadels.web import replaying
from citadels.web.app import make_app
from citadels.web.archive import Archive
from citadels.web.rate_limits import RateLimits, Visitor
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import Settings
from tests.web.helpers import Site, refused, search_here
from tests.web.virtual_time import Memory

Json = dict[str, Any]


@pytest.fixture(scope="module")
def record() -> Json:
    game = Game.new("deluxe", 3, seed=5)
    bots.play_game(game, [bots.make("easy", seat) for seat in range(3)])
    return dict(game.record())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0, imports=3)
    with TestClient(make_app(settings)) as client:
        yield client


# -- names -------------------------------------------------------------------------------------------------------------
def test_long_names_are_kept_nowhere(site: Site, record: Json) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.bring(ana, {**record, "players": ["x" * 300_000, "  Ben\x00\n ", "y" * 300_000]})
        row = await site.lobby.store.table(code=code)
        assert row is not None and row.header is not None
        assert len(row.header) < 3000
        game = await site.archive.load(code, ana)
        assert game.names == ["x" * 40, "Ben", "y" * 40]
        assert Game.from_record(dict(game.record)).over

    site.run(scene())


@pytest.mark.parametrize("name", [7, None, ["Ana"], {"name": "Ana"}])
def test_a_name_is_text(site: Site, record: Json, name: object) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        problem = await refused(site.bring(ana, {**record, "players": ["Ana", name, "Cleo"]}))
        assert problem.code == "bad-record" and "list of names" in (problem.detail or "")

    site.run(scene())


# -- the loop ----------------------------------------------------------------------------------------------------------
def test_a_record_is_read_beside_the_loop_and_move_by_move(record: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code holds the interpreter until it returns, in whatever thread it runs."""
    threads: set[int] = set()
    longest: list[int] = []
    play, begin = Game.play, Game.from_record

    class Watched:
        @staticmethod
        def from_record(given: Json) -> Game:
            threads.add(threading.get_ident())
            longest.append(len(given["moves"]))
            return begin(given)

    monkeypatch.setattr(replaying, "Game", Watched)

    async def scene() -> None:
        await Archive(Memory(), search_here).read_record(record)

    asyncio.run(scene())
    assert play is Game.play
    assert threading.get_ident() not in threads and longest == [0]


def test_a_bad_move_is_named_as_when_a_record_is_read_at_once(record: Json) -> None:
    for moves in (["gold", "fly"], [7], "gold", [*record["moves"], "end"], None):
        bad = {**record, "moves": moves}
        with pytest.raises(Exception) as whole:
            Game.from_record(bad)
        with pytest.raises(type(whole.value)) as slowly:
            replaying.replayed(bad)
        assert str(slowly.value) == str(whole.value)


# -- so many in a day --------------------------------------------------------------------------------------------------
def test_a_person_and_an_address_import_so_many_records_in_a_day() -> None:
    limits = RateLimits(Settings(imports=2))
    ana, ben = 1, 2
    for address in ("192.0.2.1", "192.0.2.2"):
        limits.record(Visitor(ana, address))
    with pytest.raises(RequestRefused, match="too-many-imports"):  # from wherever she comes
        limits.record(Visitor(ana, "192.0.2.3"))
    limits.record(Visitor(ben, "192.0.2.1"))
    with pytest.raises(RequestRefused, match="too-many-imports"):  # whoever is at this address
        limits.record(Visitor(None, "192.0.2.1"))
    unlimited = RateLimits(Settings(imports=0))
    for _ in range(100):
        unlimited.record(Visitor(ana, "192.0.2.1"))


def test_an_address_cannot_fill_the_disk_as_ever_new_people(server: TestClient[Any], record: Json) -> None:
    statuses = []
    for _ in range(5):
        answer = server.post("/api/games", json=record)
        statuses.append(answer.status_code)
        server.cookies.clear()
    assert statuses == [201, 201, 201, 429, 429]
    assert answer.json()["code"] == "too-many-imports"


def test_nobody_becomes_a_person_by_a_record_that_cannot_be_read(server: TestClient[Any]) -> None:
    answer = server.post("/api/games", json={"format": "x"})
    assert answer.status_code == 400 and "set-cookie" not in answer.headers
