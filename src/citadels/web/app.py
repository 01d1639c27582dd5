"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NoReturn

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from citadels import texts
from citadels.web import logs, schema
from citadels.web.archive import Archive
from citadels.web.bot_pool import BotPool
from citadels.web.error_handlers import HANDLERS, StrictRequest
from citadels.web.http_messages import LONGEST_BODY
from citadels.web.metrics import Metrics, RequestMetrics
from citadels.web.protocol import VERSION
from citadels.web.rate_limits import RateLimits
from citadels.web.routes import ROUTES
from citadels.web.security import SecurityMiddleware
from citadels.web.server_lobby import ServerLobby
from citadels.web.session import session_of
from citadels.web.settings import Settings
from citadels.web.static_files import StaticFiles
from citadels.web.websocket import table_socket

SEARCH_NICENESS: Final = 15     # everything else goes first


def make_app(settings: Settings, lobby: ServerLobby | None = None, client: StaticFiles | None = None) -> Litestar:
    """The application. It opens its own lobby and closes it at the end, unless it is given one that is open."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        app.state.lobby = lobby or await ServerLobby.open(settings)
        searches = BotPool(1, niceness=SEARCH_NICENESS)  # a process of their own: no bot at a table waits for them
        app.state.archive = Archive(app.state.lobby.store, searches.search)
        telling = asyncio.create_task(logs.tell_repeated())
        try:
            yield
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            searches.close()
            if lobby is None:
                await app.state.lobby.close()

    limits = RateLimits(settings)
    metrics = Metrics(lambda: lobby_of(app.state).counts())
    app = Litestar(
        [*ROUTES, table_socket],
        lifespan=[opened],
        state=State({"limits": limits, "metrics": metrics, "client": client or StaticFiles()}),
        dependencies={
            "lobby": Provide(lobby_of, sync_to_thread=False),
            "session": Provide(session_of),
            "archive": Provide(archive_of, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="citadels", version=str(VERSION), path="/schema", render_plugins=[ExactSchema()]),
        logging_config=None,
        debug=False,
    )
    # Around everything, so that requests that lead nowhere are seen too.
    app.asgi_handler = RequestMetrics(SecurityMiddleware(app.asgi_handler, settings, limits), metrics)
    return app


class ExactSchema(JsonRenderPlugin):
    """OpenAPI, with the exact schema of the messages, which allows no further fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        found = openapi_schema["components"]["schemas"]
        exact = schema.components("#/components/schemas/{name}")
        found.update({name: exact[name] for name in exact if name in found})
        return super().render(request, openapi_schema)


def lobby_of(state: State) -> ServerLobby:
    lobby: ServerLobby = state.lobby
    return lobby


def archive_of(state: State) -> Archive:
    archive: Archive = state.archive
    return archive


def create() -> NoReturn:
    """What `uvicorn --factory citadels.web.app:create` would call. Uvicorn alone locks no database, and has limits of
    its own, which are far too wide."""
    sys.exit(texts.text("server-no-factory"))
