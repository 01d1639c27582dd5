"""How the database is reached, and when it counts as lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from citadels.web.migrate import check, migrate

ANSWER: Final = 10.0    # seconds; a line on which no answer comes would otherwise be waited for as long as it is open
ENDS_WITHIN: Final = 2.0  # seconds for what is going on when the server ends; the database may be away
# What reading and writing raise when the database is away, full, or out of reach.
FAILED: Final[tuple[type[Exception], ...]] = (DBAPIError, NoConnection, OSError)


class Connection(AsyncConnection):
    """A connection that its engine knows of from the moment it is wanted until it is given back."""

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
                await self.invalidate()  # its pool is gone, and would not close it
            await super().close()
        finally:
            self.engine.give_back(self)


class Engine(AsyncEngine):
    """An engine that ends in good order: what is going on is finished first, and nothing begins afterwards. Otherwise
    a connection that is opened while the program ends would be left open."""

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
        """Close all connections. Those in use have so many seconds to be given back."""
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
        """Whether a line that was not used for a while is alive; if not, all of that time are opened anew."""
        try:
            return bool(ping(connection))
        except TimeoutError:
            return False

    dialect.do_ping = answers
    return engine


def _give_up(context: Any) -> None:
    """A line on which no answer came is not used again."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


async def prepare_tables(engine: AsyncEngine) -> None:
    """Bring the tables up to date. Raises BadSettings for a database that is not ours."""
    if engine.dialect.name == "sqlite":
        await check(engine)  # before anything in the file is changed
        await engine.dispose()
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        await migrate(engine)
        return
    patient = create_async_engine(engine.url)  # it may take long, and other processes wait for each other
    try:
        await migrate(patient)
    finally:
        await patient.dispose()


def prepare_sqlite(connection: Any, _: object = None) -> None:
    """Readers do not wait for the writer, and what is committed survives a loss of power."""
    cursor = connection.cursor()
    for words in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {words}")
    cursor.close()
