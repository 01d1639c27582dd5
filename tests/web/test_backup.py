"""Backups: what was accepted is in them, they come back whole into either kind of database, and bad ones do no harm."""

from __future__ import annotations

import asyncio
import errno
import gzip
import hashlib
import json
import os
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import ClientConnection

from citadels import Game, cli
from citadels.web import backup_file
from citadels.web.backup import KNOWN, PASSING
from citadels.web.backup_file import Heading, read_rows
from citadels.web.settings import with_driver
from citadels.web.sql_store import SqlStore
from tests.web.postgres import Cluster
from tests.web.server import ForkServer, Json, Person, Player, Server, Web
from tests.web.test_first_release import OVER, RUNNING, loaded

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def database(empty_database: str) -> str:
    return empty_database


@pytest.fixture(autouse=True)
def own_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("CITADELS_") and name != "CITADELS_PURE":
            monkeypatch.delenv(name)


@pytest.fixture(params=["sqlite", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A second empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/restored/tables.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


def done(command: str, file: Path, database: str, *more: str) -> int:
    return cli.main([command, str(file), "--database", database, *more])


async def rows_of(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database that is kept."""
    engine = create_async_engine(with_driver(database))
    async with engine.connect() as connection:
        found = {name: sorted((tuple(row) for row in await connection.execute(text(f"select * from {name}"))), key=str)
                 for name in sorted(KNOWN - PASSING)}
    await engine.dispose()
    return found


def content(file: Path) -> dict[str, list[Json]]:
    """The rows of a backup by table."""
    found: dict[str, list[Json]] = {}
    for heading, rows in read_rows(file, 100):
        assert isinstance(heading, Heading)
        found.setdefault(heading.table, []).extend(dict(zip(heading.columns, row)) for row in rows)
    return found


# -- while games are being played --------------------------------------------------------------------------------------
def games_of(file: Path) -> dict[str, tuple[Game, dict[int, list[str]]]]:
    """By code: each game of a backup after its last move, and the moves of each seat."""
    found = {}
    rows = content(file)
    for table in rows["tables"]:
        if table["header"] is None:
            continue
        lines = sorted((row for row in rows.get("moves", []) if row["table"] == table["id"]),
                       key=lambda row: int(row["number"]))
        assert [row["number"] for row in lines] == list(range(1, len(lines) + 1))
        game = Game.from_record({**json.loads(table["header"]), "moves": []})
        moves: dict[int, list[str]] = {}
        for row in lines:
            assert game.player == row["seat"]
            moves.setdefault(row["seat"], []).append(row["line"])
            game.play(row["line"])
        assert game.over or table["state"] == "playing"
        found[table["code"]] = game, moves
    return found


class Paced(Player):
    """Decides only when the test lets one more decision be made, or the games would be over before the last backup."""

    gate: asyncio.Semaphore

    async def decide(self, line: ClientConnection, seat: int, ask: Json) -> None:
        await self.gate.acquire()
        await super().decide(line, seat, ask)


async def seated(web: Web, server: Server, edition: str, gate: asyncio.Semaphore) -> list[Player]:
    """Two people and a bot in a new game."""
    pair = [Person(web, server, f"{edition} {number}") for number in range(2)]
    setup = {"edition": edition, "seats": 3, "grace": 86_400}
    code = await pair[0].make(setup=setup, bots=[None, None, "easy"], name=pair[0].name)
    await pair[1].post(f"/api/tables/{code}/sit", {"name": pair[1].name})
    await pair[0].post(f"/api/tables/{code}/start")
    players = [Paced(person, code, random.Random(person.name)) for person in pair]
    for player in players:
        player.gate = gate
    return list(players)


Accepted = list[tuple[str, int, int, str]]      # codes, seats, numbers of questions, lines


async def saved_meanwhile(
        players: list[Player], gate: asyncio.Semaphore, url: str, folder: Path) -> list[tuple[Path, Accepted]]:
    """Backups while people play, each with what they had been told before it began."""
    def count() -> int:
        return sum(len(player.kept) for player in players)

    async def let_play(moves: int) -> None:
        enough = count() + moves
        while count() < enough:
            gate.release()
            await asyncio.sleep(0.01)

    found = []
    for number in range(4):
        await let_play(20)
        accepted = [(player.code, seat, ask, line) for player in players for (seat, ask), line in player.kept.items()]
        file = folder / f"{number}.backup"
        saving = asyncio.create_task(asyncio.to_thread(done, "backup", file, url))
        await let_play(10)
        assert await saving == 0
        found.append((file, accepted))
    return found


@pytest.mark.heavy
@pytest.mark.parametrize(("empty_database", "other"), [("sqlite", "postgres"), ("postgres", "sqlite")], indirect=True)
def test_a_backup_has_every_move_that_was_accepted_before_and_is_played_on_in_another_database(
        database: str, other: str, fork_server: ForkServer, tmp_path: Path) -> None:
    url = database.replace("+aiosqlite", "").replace("+asyncpg", "")

    async def scene(server: Server) -> tuple[list[Player], list[tuple[Path, Accepted]]]:
        async with Web() as web:
            gate = asyncio.Semaphore(0)
            players = [player for edition in ("deluxe", "circus", "classic")
                       for player in await seated(web, server, edition, gate)]
            playing = [asyncio.create_task(player.play()) for player in players]
            found = await saved_meanwhile(players, gate, url, tmp_path)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            return players, found

    with Server(fork_server, url, tmp_path) as server:
        players, backups = asyncio.run(scene(server))
        assert server.stop() == 0
    assert server.faults() == []
    for file, accepted in backups:
        games = games_of(file)
        assert len(games) == 3 and len(accepted) >= 20
        for code, seat, ask, line in accepted:
            assert games[code][1][seat][ask - 1] == line

    async def play_on(server: Server) -> None:
        async with Web() as web:
            again = []
            for player in players:
                person = Person(web, server, player.person.name)
                person.cookie = player.person.cookie
                again.append(Player(person, player.code, random.Random(person.name)))
            await asyncio.gather(*(player.play() for player in again))
            for player in again:
                record = await player.person.get(f"/api/games/{player.code}/record")
                moves = games_of(backups[-1][0])[player.code][1]
                assert Game.from_record(record).over and len(record["moves"]) >= sum(map(len, moves.values()))

    assert done("restore", backups[-1][0], other) == 0
    (tmp_path / "later").mkdir()
    with Server(fork_server, other, tmp_path / "later") as server:
        asyncio.run(play_on(server))
        assert server.stop() == 0
    assert server.faults() == []


# -- out and back ------------------------------------------------------------------------------------------------------
async def brought_up_to_date(database: str) -> None:
    await (await SqlStore.open(with_driver(database), "one")).close()


def test_what_is_restored_is_what_was_saved(database: str, other: str, tmp_path: Path, capsys: Captured) -> None:
    url = asyncio.run(loaded(database))
    asyncio.run(brought_up_to_date(url))
    file = tmp_path / "saved.backup"
    assert done("backup", file, url) == 0
    assert capsys.readouterr().out.startswith(f"Saved to {file}: people 2, tables 3, moves 177.")
    assert file.stat().st_mode & 0o777 == 0o600
    assert cli.main(["restore", str(file), "--check"]) == 0
    assert "people 2, tables 3, moves 177" in capsys.readouterr().out
    assert done("restore", file, other) == 0
    assert asyncio.run(rows_of(other)) == asyncio.run(rows_of(url))
    again = tmp_path / "again.backup"
    assert done("backup", again, other) == 0
    assert content(again) == content(file)

    async def more() -> int:
        store = await SqlStore.open(with_driver(other), "one")
        person = await store.add_person("Eve")
        await store.close()
        return person.id

    assert asyncio.run(more()) == 3     # ids go on where they were


def test_a_backup_of_old_tables_is_brought_up_to_date_when_it_is_restored(
        database: str, other: str, tmp_path: Path) -> None:
    url = asyncio.run(loaded(database))
    file = tmp_path / "old.backup"
    assert done("backup", file, url) == 0
    assert json.loads(gzip.decompress(file.read_bytes()).splitlines()[0])["revision"] == "0001"
    assert done("restore", file, other) == 0
    asyncio.run(brought_up_to_date(url))
    found, wanted = asyncio.run(rows_of(other)), asyncio.run(rows_of(url))
    assert {name: len(rows) for name, rows in found.items()} == {name: len(rows) for name, rows in wanted.items()}
    for name in ("alembic_version", "tables", "seats", "moves", "chat", "tokens"):
        assert found[name] == wanted[name]
    assert {row[3] for row in found["tables"]} == {"over", "playing", "open"}
    assert {OVER, RUNNING} < {row[1] for row in found["tables"]}


# -- what is in the way ------------------------------------------------------------------------------------------------
@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup, of the database of the first release after it was brought up to date."""
    file = tmp_path / "source" / "tables.db"
    file.parent.mkdir()
    url = asyncio.run(loaded(f"sqlite:///{file}"))
    asyncio.run(brought_up_to_date(url))
    target = tmp_path / "saved.backup"
    assert done("backup", target, url) == 0
    return target


def packed(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    """A change of the lines of a backup."""
    return lambda data: gzip.compress(b"".join(change(gzip.decompress(data).splitlines(keepends=True))))


def flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 4]) + data[middle + 1:]


BAD: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "cut": (lambda data: data[:-1], "damaged or incomplete"),
    "cut early": (lambda data: data[:len(data) // 3], "damaged or incomplete"),
    "cut at a line": (packed(lambda lines: lines[:-1]), "damaged or incomplete"),
    "a bit": (flipped, "damaged or incomplete"),
    "a row less": (packed(lambda lines: lines[:-2] + lines[-1:]), "damaged or incomplete"),
    "another row": (packed(lambda lines: [line.replace(b"Ana", b"Eva") for line in lines]), "damaged or incomplete"),
    "more behind": (packed(lambda lines: [*lines, b'["x"]\n']), "damaged or incomplete"),
    "garbage behind": (lambda data: data + b"x", "damaged or incomplete"),
    "only a head": (packed(lambda lines: lines[:1]), "damaged or incomplete"),
    "newer format": (packed(lambda lines: [lines[0].replace(b'"version":1', b'"version":2'), *lines[1:]]), "newer"),
    "newer tables": (packed(lambda lines: [re.sub(rb'"revision":"\d+"', b'"revision":"9000"', lines[0]), *lines[1:]]),
                     "newer version"),
    "another file": (lambda data: b"SQLite format 3\0", "is not a backup"),
    "another packed file": (packed(lambda lines: [b"hello\n"]), "is not a backup"),
    "empty": (lambda data: b"", "is not a backup"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_backup_is_refused_and_changes_nothing(saved: Path, tmp_path: Path, kind: str, capsys: Captured) -> None:
    change, said = BAD[kind]
    saved.write_bytes(change(saved.read_bytes()))
    database = tmp_path / "source" / "tables.db"
    before = {path.name: path.read_bytes() for path in database.parent.iterdir()}
    capsys.readouterr()
    for target in (database, tmp_path / "new.db"):
        assert done("restore", saved, f"sqlite:///{target}", "--replace") == 1
        sentence = capsys.readouterr().err
        assert said in sentence and sentence.count("\n") == 1
    assert {path.name: path.read_bytes() for path in database.parent.iterdir()} == before
    assert not (tmp_path / "new.db").exists()


def test_a_file_that_passes_but_does_not_fit_changes_nothing(
        saved: Path, database: str, tmp_path: Path, capsys: Captured) -> None:
    """Somebody has changed it by hand, checksum and all."""
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    for was, to in ((b'"line"', b'"lime"'), (b'"table":"moves"', b'"table":"loves"'), (b'[1,"Ana",', b'[2,"Ana",'),
                    (b'[1,"Ana",', b"[")):
        changed = [line.replace(was, to) for line in lines[:-1]]
        ending = json.loads(lines[-1].replace(b'"moves"', to.rpartition(b":")[2]) if b"loves" in to else lines[-1])
        ending["sha256"] = hashlib.sha256(b"".join(changed)).hexdigest()
        saved.write_bytes(gzip.compress(b"".join([*changed, json.dumps(ending).encode() + b"\n"])))
        assert done("restore", saved, database) == 1
        sentence = capsys.readouterr().err
        assert "Nothing was changed" in sentence or "damaged" in sentence
        assert sentence.count("\n") == 1
    saved.write_bytes(gzip.compress(b"".join(lines)))
    assert done("restore", saved, database) == 0        # it is still empty


def test_a_database_with_anything_in_it_is_replaced_only_when_that_is_said(
        saved: Path, database: str, capsys: Captured) -> None:
    async def people(names: list[str]) -> None:
        store = await SqlStore.open(database, "one")
        for name in names:
            await store.add_person(name)
        await store.close()

    asyncio.run(people([]))
    assert done("restore", saved, database) == 0        # it had only empty tables
    asyncio.run(people(["Eve"]))
    before = asyncio.run(rows_of(database))
    assert len(before["people"]) == 3
    assert done("restore", saved, database) == 1
    assert "--replace" in capsys.readouterr().err
    assert asyncio.run(rows_of(database)) == before
    assert done("restore", saved, database, "--replace") == 0
    assert len(asyncio.run(rows_of(database))["people"]) == 2


def test_a_backup_is_the_way_back_from_a_newer_version(saved: Path, database: str, capsys: Captured) -> None:
    async def changed(*words: str) -> None:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            for line in words:
                await connection.execute(text(line))
        await engine.dispose()

    assert done("restore", saved, database) == 0
    wanted = asyncio.run(rows_of(database))
    asyncio.run(changed("update alembic_version set version_num = '9000'", "alter table people add column color text"))
    assert done("backup", saved.with_name("newer.backup"), database) == 1
    assert "newer version" in capsys.readouterr().err and not saved.with_name("newer.backup").exists()
    assert done("restore", saved, database, "--replace") == 0
    assert asyncio.run(rows_of(database)) == wanted
    # What only that version knows is not ours to remove.
    asyncio.run(changed("update alembic_version set version_num = '9000'", "create table clubs (name text)"))
    assert done("restore", saved, database, "--replace") == 1
    assert "another program" in capsys.readouterr().err


def test_the_database_of_another_program_is_neither_saved_nor_replaced(
        saved: Path, database: str, tmp_path: Path, capsys: Captured) -> None:
    async def scene() -> None:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await connection.execute(text("create table films (title varchar(20))"))
            await connection.execute(text("insert into films values ('Metropolis')"))
        await engine.dispose()

    asyncio.run(scene())
    assert done("backup", tmp_path / "films.backup", database) == 1
    assert done("restore", saved, database, "--replace") == 1
    assert capsys.readouterr().err.count("another program") == 2 and not (tmp_path / "films.backup").exists()


@pytest.mark.heavy
def test_nothing_is_restored_under_a_running_server(
        saved: Path, database: str, fork_server: ForkServer, tmp_path: Path, capsys: Captured) -> None:
    url = database.replace("+aiosqlite", "").replace("+asyncpg", "")
    with Server(fork_server, url, tmp_path) as server:
        before = asyncio.run(rows_of(url))
        assert done("restore", saved, url, "--replace") == 1
        assert "server" in capsys.readouterr().err
        assert asyncio.run(rows_of(url)) == before
        server.kill()       # and leaves behind what was beside its database
    assert done("restore", saved, url, "--replace") == 0
    found = asyncio.run(rows_of(url))
    assert len(found["people"]) == 2 and len(found["moves"]) == 177


def test_somebody_who_looks_into_the_file_is_not_robbed_of_it(saved: Path, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "source" / "tables.db"
    with closing(sqlite3.connect(file)) as reader:
        assert reader.execute("pragma journal_mode").fetchone() == ("wal",)
        reader.execute("begin")
        reader.execute("select * from people").fetchall()
        assert done("restore", saved, f"sqlite:///{file}", "--replace") == 1
    assert "A server is using this database" in capsys.readouterr().err
    assert [path.name for path in file.parent.glob("*part*")] == []


def test_a_backup_that_cannot_be_finished_leaves_the_last_one(
        saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    before = saved.read_bytes()
    monkeypatch.setattr(backup_file.Writer, "rows", full)
    assert done("backup", saved, f"sqlite:///{tmp_path}/source/tables.db") == 1
    assert "No space left on device" in capsys.readouterr().err
    assert saved.read_bytes() == before and list(tmp_path.glob(".*part")) == []


def test_what_cannot_be_backed_up_is_said(tmp_path: Path, saved: Path, cluster: Cluster, capsys: Captured) -> None:
    source = tmp_path / "source" / "tables.db"
    for file, database, said in (
            (tmp_path / "x", f"sqlite:///{tmp_path}/none.db", "There is no database at"),
            (tmp_path / "x", cluster.new_database(), "nothing in this database"),
            (source, f"sqlite:///{source}", "is the database itself"),
            (tmp_path / "no" / "x", f"sqlite:///{source}", "No such file or directory"),
            (tmp_path / "x", "postgresql://a@127.0.0.1:1/x", "Cannot use the database")):
        assert done("backup", file, database) == 1
        sentence = capsys.readouterr().err
        assert said in sentence and sentence.count("\n") == 1
    assert not (tmp_path / "none.db").exists() and not (tmp_path / "x").exists()
    assert done("restore", tmp_path / "x", f"sqlite:///{tmp_path}/none.db") == 1
    assert "Cannot read" in capsys.readouterr().err and not (tmp_path / "none.db").exists()


def test_a_restored_file_is_for_whom_the_old_one_was(saved: Path, tmp_path: Path) -> None:
    file = tmp_path / "source" / "tables.db"
    file.chmod(0o640)
    assert done("restore", saved, f"sqlite:///{file}", "--replace") == 0
    assert file.stat().st_mode & 0o777 == 0o640
    assert done("restore", saved, f"sqlite:///{tmp_path}/new/tables.db") == 0
    assert (tmp_path / "new" / "tables.db").stat().st_mode & 0o777 == 0o600
