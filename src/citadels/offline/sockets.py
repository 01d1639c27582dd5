"""The connection between the page and a table, in place of a server's WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from citadels.web.conversation import (
    GONE_CLOSE,
    REFUSED_CLOSE,
    UNPLAYABLE_CLOSE,
    TableConnection,
    events_known,
    receive,
)
from citadels.web.live_table import LiveTable
from citadels.web.lobby import Lobby
from citadels.web.protocol import Refused
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.store import NotStored

LOG: Final = logging.getLogger(__name__)
NORMAL_CLOSE: Final = 1000

Send = Callable[[str], None]
Closed = Callable[[int], None]


class OfflineSocket(TableConnection):
    def __init__(self, lobby: Lobby, person: Person, path: str, send: Send, closed: Closed) -> None:
        super().__init__(person)
        self.lobby = lobby
        self._send = send
        self._closed = closed
        self._received: asyncio.Queue[str | None] = asyncio.Queue()     # None is the end
        self._close_with = 0
        parts = urlsplit(path)
        self.code = unquote(parts.path.split("/")[3]) if parts.path.count("/") >= 3 else ""
        self.seen = events_known(parse_qs(parts.query).get("seen", ["0"])[0])
        self.living = asyncio.create_task(self._live())

    # -- for the page ----------------------------------------------------------------------------------------------
    def receive(self, text: str) -> None:
        self._received.put_nowait(text)

    def close(self) -> None:
        self._hang_up(NORMAL_CLOSE)

    # -- for the table ---------------------------------------------------------------------------------------------
    def send(self, data: bytes) -> None:
        if not self._close_with:
            self._send(data.decode())

    def drop(self) -> None:
        self._hang_up(GONE_CLOSE)

    def _hang_up(self, code: int) -> None:
        if not self._close_with:
            self._close_with = code
            self._received.put_nowait(None)

    # -- the connection itself -------------------------------------------------------------------------------------
    async def _live(self) -> None:
        table: LiveTable | None = None
        try:
            table = await self.lobby.find(self.code)
            await table.connect(self, self.seen)
            await self._listen(table)
        except RequestRefused as refusal:
            self.answer(Refused(refusal.code))
            self._close_with = UNPLAYABLE_CLOSE if refusal.code == "unplayable" else REFUSED_CLOSE
        except Exception:
            LOG.exception("a connection ended with an error")
            self._close_with = GONE_CLOSE
        for task in list(self.tasks):
            task.cancel()
        if table is not None:
            await table.disconnect(self)
        self._closed(self._close_with)

    async def _listen(self, table: LiveTable) -> None:
        while (text := await self._received.get()) is not None:
            try:
                await receive(self.lobby, table, self, text)
            except RequestRefused as refusal:
                self.lobby.refusals += 1
                self.answer(Refused(refusal.code, rule=refusal.rule))
            except NotStored:
                self.answer(Refused("not-stored"))
