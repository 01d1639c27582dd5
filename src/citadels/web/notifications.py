"""Notifications between processes that share a database, with PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from citadels.web.database import ANSWER
from citadels.web.sql_store import CHANNEL, LIFE_LOCK, SqlStore, process_mark

LOG: Final = logging.getLogger(__name__)
RETRY: Final = 1.0          # seconds until a lost connection is opened again
TRIED: Final = 10.0         # seconds between two checks whether the connection is alive
NAME: Final = "citadels notifications"    # of the connection, as the database lists it
MISSED: Final = "missed"    # the connection was lost for a while: anything may have changed

Handler = Callable[[str], Awaitable[None]]


class Listener:
    """One connection that listens. After it was lost, the handler is told that it may have missed something."""

    def __init__(self, store: SqlStore, handler: Handler) -> None:
        self.store = store
        self.handler = handler
        self.mark = process_mark(store.process)
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._handle())]
        self._listening = asyncio.Event()

    @classmethod
    async def open(cls, store: SqlStore, handler: Handler) -> Listener:
        listener = cls(store, handler)
        await listener._listening.wait()
        return listener

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg

        engine = self.store.engine
        _, how = engine.dialect.create_connect_args(engine.url)
        while True:
            try:
                connection = await asyncpg.connect(
                    **how, timeout=ANSWER, command_timeout=ANSWER, server_settings={"application_name": NAME})
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                    # Held as long as this connection exists, so the others notice when this process ends. Shared,
                    # because a lost connection may still hold it.
                    await connection.execute("select pg_advisory_lock_shared($1::int, $2::int)", LIFE_LOCK, self.mark)
                    await connection.add_listener(CHANNEL, self._received)
                    if self._listening.is_set():
                        self._queue.put_nowait(MISSED)
                    self._listening.set()
                    await self._watch(connection, lost)
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                LOG.warning("the connection for notifications was lost")
            await asyncio.sleep(RETRY)

    async def _watch(self, connection: Any, lost: asyncio.Event) -> None:
        """Wait until the connection is lost. It may die silently, so it is checked now and then."""
        while not lost.is_set():
            try:
                async with asyncio.timeout(TRIED):
                    await lost.wait()
            except TimeoutError:
                await connection.execute("select 1")

    def _received(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        process, _, change = str(payload).partition(" ")
        if process != self.store.process:
            self._queue.put_nowait(change)

    async def _handle(self) -> None:
        while True:
            change = await self._queue.get()
            try:
                await self.handler(change)
            except Exception:  # an error at one table must not keep notifications from the others
                LOG.exception("a notification could not be handled")
