"""News between the processes of one database: LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from citadels.web.store import CHANNEL, Store

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = 1.0      # seconds until a lost line is taken up again
MISSED: Final = "missed"    # the line was lost for a while: everything is to be looked up

Hear = Callable[[str], Awaitable[None]]


class News:
    """One connection that listens. What was missed while it was lost is looked up when it is there again."""

    def __init__(self, store: Store, hear: Hear) -> None:
        self.store = store
        self.hear = hear
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]
        self.listening = asyncio.Event()

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
                line = await asyncpg.connect(**how)
                try:
                    lost = asyncio.Event()
                    line.add_termination_listener(lambda *_, lost=lost: lost.set())
                    await line.add_listener(CHANNEL, self._heard)
                    if self.listening.is_set():
                        self._queue.put_nowait(MISSED)
                    self.listening.set()
                    await lost.wait()
                finally:
                    await line.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                LOG.warning("the line for news was lost")
            await asyncio.sleep(AGAIN)

    def _heard(self, _line: Any, _process: int, _channel: str, payload: object) -> None:
        process, _, news = str(payload).partition(" ")
        if process != self.store.process:
            self._queue.put_nowait(news)

    async def _pass_on(self) -> None:
        while True:
            news = await self._queue.get()
            try:
                await self.hear(news)
            except Exception:  # one table in trouble must not keep the news from the others
                LOG.exception("news could not be taken in")


async def listen(store: Store, hear: Hear) -> News:
    news = News(store, hear)
    await news.listening.wait()
    return news
