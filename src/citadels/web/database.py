"""Connections to the database, and when they count as lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import URL, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from citadels.web.migrate import check, migrate

ANSWER: Final = 10.0    # seconds; without it, a dead connection would be waited for as long as it is open
ENDS_WITHIN: Final = 2.0  # seconds for unfinished work when the server ends; the database may be down
# What reading and writing raise when the database is down, full, or out of reach.
FAILED: Final[tuple[type[Exception], ...]] = (DBAPIError, NoConnection, OSError)


class Connection(AsyncConnection):
    """A connection that its engine knows about from the moment it is requested until it is returned."""

    engine: Engine

    async def start(self, is_ctxmanager: bool = False) -> AsyncConnection:
        self.engine.use(self)
        try:
            return await super().start(is_ctxmanager)
        except BaseException:
            self.engine.give_back(self)
            raise

    async def close(self) -> None:
        try:
            if self.engine.closed and not self.closed:
                await self.invalidate()  # its pool is gone and would not close it
            await super().close()
        finally:
            self.engine.give_back(self)


class Engine(AsyncEngine):
    """An engine with an orderly end: current work is finished first, and no new work begins. Otherwise a connection
    that is opened while the program ends would stay open."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine.sync_engine)
        self._used: set[Connection] = set()
        self._unused = asyncio.Event()
        self.closed = False

    def connect(self) -> AsyncConnection:
        return Connection(self)

    def use(self, connection: Connection) -> None:
        if self.closed:
            raise ConnectionError("the database is closed")
        self._used.add(connection)

    def give_back(self, connection: Connection) -> None:
        self._used.discard(connection)
        if not self._used:
            self._unused.set()

    async def close(self, patience: float) -> None:
        """Close all connections, after waiting so many seconds for those in use."""
        self.closed = True
        if self._used:
            self._unused.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._unused.wait(), patience)
        await self.dispose()


def make_engine(url: str) -> Engine:
    if url.startswith("sqlite"):
        return Engine(create_async_engine(url))
    engine = Engine(
        create_async_engine(url, pool_pre_ping=True, connect_args={"timeout": ANSWER, "command_timeout": ANSWER}))
    event.listen(engine.sync_engine, "handle_error", _give_up)
    dialect: Any = engine.dialect
    ping = dialect.do_ping

    def answers(connection: Any) -> bool:
        """Whether an idle connection is alive; if not, the pool reopens all that are as old."""
        try:
            return bool(ping(connection))
        except TimeoutError:
            return False

    dialect.do_ping = answers
    return engine


@asynccontextmanager
async def plain_engine(url: str | URL) -> AsyncIterator[AsyncEngine]:
    """An engine without timeouts, for a single task."""
    engine = create_async_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


def _give_up(context: Any) -> None:
    """Do not use a connection again after a timeout."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


async def exported(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    """The rows of a query, each as a dictionary."""
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def prepare_tables(engine: AsyncEngine) -> None:
    """Bring the tables up to date. Raises BadSettings for a database that is not ours."""
    if engine.dialect.name == "sqlite":
        await check(engine)  # before anything in the file is changed
        await engine.dispose()
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        await migrate(engine)
        return
    async with plain_engine(engine.url) as patient:  # no timeouts: migrating may take long, and others wait for it
        await migrate(patient)


def prepare_sqlite(connection: Any, _: object = None) -> None:
    """Make readers independent of the writer, and let commits survive a power loss."""
    cursor = connection.cursor()
    for words in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {words}")
    cursor.close()
