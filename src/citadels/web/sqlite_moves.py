"""Writing moves to SQLite, in a thread of its own, one transaction per batch.

Through the connection pool, every statement would wait for a thread several times; with many tables that would be most
of the server's work. Few statements are used here too, because after each one, and after each row that it returns, the
thread has to wait for the interpreter lock.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from citadels.web.database import prepare_sqlite
from citadels.web.rows import MoveRow
from citadels.web.timing import now

INSERT: Final = 'insert into moves ("table", number, seat, line, at, spent, hand) values '
ROW: Final = "(?, ?, ?, ?, ?, ?, ?)"
TAKEN: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")

STIR: Final = 'update kept set due = ?, stirs = stirs + 1 where "table" in '

Act = tuple[int, Sequence[MoveRow], bool]   # moves of a table, stored together or not at all; is it over days


class SqliteMoves:
    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "moves")
        self._connection: sqlite3.Connection | None = None

    async def write(self, acts: Sequence[Act]) -> list[bool]:
        """Store these acts, at most one per table. Returns for each whether it was stored, or a number was in use."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, acts)

    async def close(self) -> None:
        self._thread.submit(self._close).result()
        self._thread.shutdown()

    def _write(self, acts: Sequence[Act]) -> list[bool]:
        connection = self._opened()
        connection.execute("begin immediate")
        try:
            written = self._add(connection, acts)
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise
        return written

    def _add(self, connection: sqlite3.Connection, acts: Sequence[Act]) -> list[bool]:
        """Insert all acts together, or one by one if that fails because a number is in use."""
        rows = [(table, *row) for table, lines, _ in acts for row in lines]
        stirred = [table for table, _, by_days in acts if by_days]
        try:
            connection.execute(INSERT + ", ".join([ROW] * len(rows)), [value for row in rows for value in row])
            if stirred:
                connection.execute(f"{STIR}({', '.join('?' * len(stirred))})", [now(), *stirred])
        except sqlite3.IntegrityError as fault:
            if fault.sqlite_errorname not in TAKEN:
                raise
        else:
            return [True] * len(acts)
        return [False] if len(acts) == 1 else [self._add(connection, [act])[0] for act in acts]

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None)
            prepare_sqlite(connection)
            self._connection = connection
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
