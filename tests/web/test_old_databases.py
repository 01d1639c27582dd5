"""A database that an older server has made is brought up to date, and nothing in it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from citadels.web.migrate import configuration, migrate
from citadels.web.rows import ChatRow, SeatRow
from citadels.web.sql_store import SqlStore

# As the first server wrote them.
ROWS = (
    "INSERT INTO people (id, name, created) VALUES (1, 'Ana', 5)",
    """INSERT INTO tables (id, code, host, state, setup, salt, listed, imported, created, changed)
       VALUES (1, 'TABLES', 1, 'open', '{}', 'salt', false, false, 5, 5)""",
    """INSERT INTO seats ("table", seat, person, bot, name, gone) VALUES (1, 0, 1, NULL, 'Ana', false)""",
    """INSERT INTO chat (id, "table", person, seat, name, text, at) VALUES (1, 1, 1, 0, 'Ana', 'hello', 6)""",
    """INSERT INTO chat (id, "table", person, seat, name, text, at) VALUES (2, 1, NULL, NULL, 'Ben', 'and you', 7)""",
)


def first_version(connection: Connection) -> None:
    command.upgrade(configuration(connection), "0001")
    assert "phrase" not in {column["name"] for column in inspect(connection).get_columns("chat")}
    for row in ROWS:
        connection.execute(text(row))


@pytest.mark.parametrize("times", [1, 2])
def test_what_was_said_before_there_were_phrases_is_kept(tmp_path: Path, times: int) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"

    async def scene() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(first_version)
        for _ in range(times):
            await migrate(engine)
        await engine.dispose()
        store = await SqlStore.open(url, "here")
        try:
            assert await store.chat_of(1) == [
                ChatRow(1, 0, "Ana", "hello", 6, None, 1), ChatRow(2, None, "Ben", "and you", 7, None, None)]
            await store.add_chat(1, 1, ChatRow(0, 0, "Ana", "", 8, "hello"))
            assert [(row.id, row.phrase) for row in await store.chat_of(1)] == [(1, None), (2, None), (3, "hello")]
            assert await store.seats_of(1) == [SeatRow(0, 1, None, "Ana", False)]
        finally:
            await store.close()

    asyncio.run(scene())
