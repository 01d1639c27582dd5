"""A server inside the browser, for one person: it answers the requests of the pages and keeps the games."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from citadels.offline.bots import BrowserBots
from citadels.offline.routes import Site, route
from citadels.offline.sockets import Closed, OfflineSocket, Send
from citadels.offline.store import BrowserStore, Remove, Save
from citadels.web.encoding import UNREADABLE, to_json
from citadels.web.http_messages import Problem
from citadels.web.language import LANGUAGE, preferred
from citadels.web.lobby import Lobby
from citadels.web.request_refused import RequestRefused, bad_message
from citadels.web.store import NotStored

LOG: Final = logging.getLogger(__name__)


class OfflineServer:
    """`save` and `remove` return once a document is kept or gone; `documents` are those kept before."""

    def __init__(self, save: Save, remove: Remove, documents: Mapping[str, str], *, haste: float = 1.0) -> None:
        self.store = BrowserStore(save, remove, documents)
        self.lobby = Lobby(self.store, BrowserBots(), haste)
        self._site = Site(self.store, self.lobby)
        self._sockets: set[OfflineSocket] = set()

    @property
    def damaged(self) -> list[dict[str, str]]:
        """The documents that could not be read, each with its key and the reason. They stay as they are."""
        return [{"key": document.key, "reason": document.reason} for document in self.store.damaged]

    async def request(self, method: str, path: str, language: str, body: str | None) -> tuple[int, str]:
        """Answer a request with a status and JSON."""
        LANGUAGE.set(preferred(language))
        status, answer = await self._answer(method, path, body or "")
        return status, to_json(answer)

    async def _answer(self, method: str, path: str, body: str) -> tuple[int, object]:
        try:
            found = route(method, path, body)
            return found.status, await found.handler(self._site, found.request)
        except RequestRefused as refusal:
            return refusal.status, refusal.problem(LANGUAGE.get())
        except NotStored as fault:
            LOG.warning("the browser cannot store anything more: %s", fault)
            return 507, Problem("not-stored")
        except UNREADABLE as fault:
            return 400, bad_message(fault)
        except Exception:
            LOG.exception("a request failed")
            return 500, Problem("internal")

    def connect(self, path: str, send: Send, closed: Closed) -> OfflineSocket:
        """Connect to a table, like the WebSocket `/api/tables/CODE/socket?seen=N`."""
        self.lobby.unload_idle()

        def ended(code: int) -> None:
            self._sockets.discard(socket)
            closed(code)

        socket = OfflineSocket(self.lobby, self.store.person, path, send, ended)
        self._sockets.add(socket)
        return socket

    async def close(self) -> None:
        await self.lobby.close()
