"""A database is brought up to date with all that is in it; one that is not ours, or is too new, is left alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from citadels.web import database as databases
from citadels.web.migrate import configuration
from citadels.web.models import METADATA
from citadels.web.rows import Person
from citadels.web.settings import BadSettings
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

# A database as the revision before had it.
OLD_ROWS = (
    "insert into people (id, name, created) values (1, 'Ana', 5), (2, 'Ben', 6)",
    "insert into tokens (hash, person, kind, expires) values ('abc', 1, 'cookie', 9999999999999)",
    "insert into tables (id, code, host, state, setup, salt, listed, imported, created, changed, header) values "
    "(1, 'AAAAAA', 1, 'open', '{}', 'x', false, false, 7, 8, null), "
    "(2, 'BBBBBB', 1, 'playing', '{\"edition\": \"circus\", \"preset\": \"first-show\"}', 'y', true, false, 7, 9, "
    "'{}')",
    "insert into seats (\"table\", seat, person, bot, name, gone) values (1, 0, 1, null, 'Ana', false), "
    "(2, 0, 1, null, 'Ana', false), (2, 1, null, 'easy', 'Bot', false)",
    "insert into moves (\"table\", number, seat, line, \"at\", spent, hand) values (2, 1, 0, 'gold', 9, 3, 'person')",
    "insert into chat (id, \"table\", person, seat, name, text, \"at\", phrase) values "
    "(1, 2, 2, 0, 'Ben', 'hi', 9, null)",
)


@pytest.fixture
def database(empty_database: str) -> str:
    return empty_database


async def prepared(database: str, *words: str, revision: str = "") -> None:
    """A database of this revision, or of another program, with these rows."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        if revision:
            await connection.run_sync(lambda sync: command.upgrade(configuration(sync), revision))
        for line in words:
            await connection.execute(text(line))
    await engine.dispose()


async def looked(database: str, look: Callable[[Connection], Any]) -> Any:
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        found = await connection.run_sync(look)
    await engine.dispose()
    return found


async def refused(database: str) -> str:
    with pytest.raises(BadSettings) as caught:
        await SqlStore.open(database, "one")
    return caught.value.sentence()


def test_a_database_of_the_revision_before_is_brought_up_to_date_with_its_rows(database: str) -> None:
    async def scene() -> None:
        await prepared(database, *OLD_ROWS, revision="0002")
        begun = now()
        store = await SqlStore.open(database, "one")
        found = [await store.table(code=code) for code in ("AAAAAA", "BBBBBB")]
        assert [(row.edition, row.preset, row.version) for row in found if row] == [
            ("deluxe", None, None), ("circus", "first-show", None)]
        assert [len(await store.seats_of(number)) for number in (1, 2)] == [1, 2]
        assert [row.line for row in await store.moves_of(2)] == ["gold"]
        assert [row.text for row in await store.chat_of(2)] == ["hi"]
        assert [row.code for row in await store.games_page(1)] == ["BBBBBB", "AAAAAA"]
        async with store.engine.connect() as connection:
            seen = (await connection.execute(text("select seen from people"))).scalars().all()
            cookies = (await connection.execute(text("select hash, seen, browser, linked, told from tokens"))).all()
        assert len(seen) == 2 and all(begun - 1000 <= at <= now() for at in seen)  # nobody is forgotten for that
        assert [tuple(row) for row in cookies] == [("abc", 9999999999999 - 365 * 86400_000, None, None, None)]
        assert await store.person_of("abc", "cookie") == Person(1, "Ana")
        await store.close()

    asyncio.run(scene())


def test_who_is_asked_in_games_over_days_is_taken_over(database: str) -> None:
    """Where nobody was, something decided in advance may be about to be played: the table is looked at soon."""
    async def scene() -> None:
        await prepared(
            database, "insert into people (id, name, created, seen) values (1, 'Ana', 5, 5)",
            *("insert into tables (id, code, host, state, setup, salt, listed, imported, created, changed, edition, "
              f"days) values ({id}, 'AAAAA{id}', 1, 'playing', '{{}}', 'x', false, false, 7, 8, 'deluxe', true)"
              for id in (1, 2, 3)),
            "insert into kept (\"table\", begun, due, stirs) values (1, 7, 900, 0), (2, 7, 50, 0), (3, 7, null, 0)",
            "insert into turns (\"table\", seat, person, since, deadline) values (1, 2, 1, 8, 900)", revision="0014")
        store = await SqlStore.open(database, "one")
        async with store.engine.connect() as connection:
            rows = (await connection.execute(text('select due, asked, until from kept order by "table"'))).all()
        assert [tuple(row) for row in rows] == [(900, 2, 900), (0, None, None), (None, None, None)]
        assert await store.asked_at([1, 2, 3]) == {1: (2, 900)}
        await store.close()

    asyncio.run(scene())


def test_the_revisions_make_the_tables_that_the_program_expects(database: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def scene() -> None:
        await (await SqlStore.open(database, "one")).close()
        assert await looked(database, differences) == []

    asyncio.run(scene())


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(database: str) -> None:
    async def scene() -> None:
        await (await SqlStore.open(database, "one")).close()
        await prepared(database, "update alembic_version set version_num = '9000'")
        said = await refused(database)
        assert "newer version" in said and "9000" in said and "\n" not in said
        revision = text("select version_num from alembic_version")
        assert await looked(database, lambda connection: connection.execute(revision).scalar()) == "9000"

    asyncio.run(scene())


@pytest.mark.parametrize("rows", [
    ["create table films (title varchar(20))", "insert into films values ('Metropolis')"],
    # It is made with the same tool, and its revisions are numbered like ours.
    ["create table films (title varchar(20))", "create table alembic_version (version_num varchar(32))",
     "insert into alembic_version values ('0001')"],
    ["create table alembic_version (version_num varchar(32))"],
])
def test_the_database_of_another_program_is_left_untouched(database: str, rows: list[str]) -> None:
    async def scene() -> None:
        await prepared(database, *rows)
        file = Path(database.partition(":///")[2])
        before = file.read_bytes() if file.is_file() else b""
        tables = await looked(database, lambda connection: inspect(connection).get_table_names())
        said = await refused(database)
        assert "another program" in said and "\n" not in said
        assert await looked(database, lambda connection: inspect(connection).get_table_names()) == tables
        if before:
            assert file.read_bytes() == before
            assert sorted(path.name for path in file.parent.iterdir()) == [file.name]

    asyncio.run(scene())


def test_a_database_that_cannot_be_written_to_is_refused_at_the_start(database: str,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    """As with a file that belongs to somebody else, or a server that is a copy of another."""
    prepare = databases.prepare_sqlite

    def read_only(connection: Any, record: object = None) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA query_only = ON")

    async def scene() -> None:
        await (await SqlStore.open(database, "one")).close()
        if database.startswith("sqlite"):
            monkeypatch.setattr(databases, "prepare_sqlite", read_only)
        else:
            name = database.rpartition("/")[2]
            await prepared(database, f"alter database {name} set default_transaction_read_only = on")
        said = await refused(database)
        assert said.startswith("Cannot write to the database: ") and "\n" not in said

    asyncio.run(scene())
