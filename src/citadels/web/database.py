"""How the database is reached, and when it counts as lost."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from citadels.web.migrate import check, migrate

ANSWER: Final = 10.0    # seconds; a line on which no answer comes would otherwise be waited for as long as it is open
# What reading and writing raise when the database is away, full, or out of reach.
FAILED: Final[tuple[type[Exception], ...]] = (DBAPIError, NoConnection, OSError)


def make_engine(url: str) -> AsyncEngine:
    if url.startswith("sqlite"):
        return create_async_engine(url)
    engine = create_async_engine(url, pool_pre_ping=True, connect_args={"timeout": ANSWER, "command_timeout": ANSWER})
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
