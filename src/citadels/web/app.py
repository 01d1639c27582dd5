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
from citadels.web.correspondence.routes import ROUTES as CORRESPONDENCE_ROUTES
from citadels.web.error_handlers import HANDLERS, StrictRequest
from citadels.web.http_messages import LONGEST_BODY
from citadels.web.identity.routes import ROUTES as IDENTITY_ROUTES
from citadels.web.metrics import Metrics, RequestMetrics
from citadels.web.moderation import host_routes
from citadels.web.moderation.desk import Desk
from citadels.web.moderation.routes import ROUTES as MODERATION_ROUTES
from citadels.web.notices.routes import ROUTES as NOTICE_ROUTES
from citadels.web.protocol import VERSION
from citadels.web.rate_limits import RateLimits
from citadels.web.ratings.host_routes import ROUTES as CONTEST_ROUTES
from citadels.web.ratings.routes import ROUTES as RATING_ROUTES
from citadels.web.routes import ROUTES
from citadels.web.security import SecurityMiddleware
from citadels.web.server_lobby import ServerLobby
from citadels.web.session import session_of
from citadels.web.settings import Settings
from citadels.web.sharing.pictures import Pictures
from citadels.web.sharing.routes import ROUTES as SHARING
from citadels.web.static_files import StaticFiles
from citadels.web.statistics.routes import ROUTES as STATISTICS
from citadels.web.websocket import table_socket

SEARCH_NICENESS: Final = 15     # everything else goes first


def make_app(settings: Settings, lobby: ServerLobby | None = None, client: StaticFiles | None = None) -> Litestar:
    """The application. It opens and closes a lobby of its own, unless it is given an open one."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        app.state.lobby = lobby or await ServerLobby.open(settings)
        # Processes of their own, so that no bot at a table waits for a search, and no picture either.
        searches = BotPool(1, niceness=SEARCH_NICENESS)
        artists = BotPool(1, niceness=SEARCH_NICENESS)
        app.state.archive = Archive(app.state.lobby.store, searches.search)
        app.state.pictures = Pictures(artists.run)
        app.state.desk = Desk(app.state.lobby)
        log_task = asyncio.create_task(logs.tell_repeated())
        try:
            yield
        finally:
            log_task.cancel()
            await asyncio.gather(log_task, return_exceptions=True)
            searches.close()
            artists.close()
            if lobby is None:
                await app.state.lobby.close()

    limits = RateLimits(settings)
    metrics = Metrics(lambda: lobby_of(app.state).counts())
    app = Litestar(
        [*ROUTES, *CORRESPONDENCE_ROUTES, *IDENTITY_ROUTES, *SHARING, *STATISTICS, *MODERATION_ROUTES,
         *NOTICE_ROUTES, *host_routes.ROUTES, *RATING_ROUTES, *CONTEST_ROUTES, table_socket],
        lifespan=[opened],
        state=State({"limits": limits, "metrics": metrics, "client": client or StaticFiles()}),
        dependencies={
            "lobby": Provide(lobby_of, sync_to_thread=False),
            "session": Provide(session_of),
            "archive": Provide(archive_of, sync_to_thread=False),
            **host_routes.DEPENDENCIES,
        },
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="citadels", version=str(VERSION), path="/schema", render_plugins=[ExactSchema()]),
        logging_config=None,
        debug=False,
    )
    # Around everything, so that they also see requests to unknown addresses.
    app.asgi_handler = RequestMetrics(SecurityMiddleware(app.asgi_handler, settings, limits), metrics)
    return app


class ExactSchema(JsonRenderPlugin):
    """OpenAPI with the exact schema of the messages, which allows no additional fields."""

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
    """Refuse to run under `uvicorn --factory citadels.web.app:create`: uvicorn alone does not lock the database, and
    its own limits are far too generous."""
    sys.exit(texts.text("server-no-factory"))
