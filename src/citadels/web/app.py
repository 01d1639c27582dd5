"""The server as one application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from citadels.web import guard, logs, schema
from citadels.web.files import Client
from citadels.web.guard import Guard, Limits
from citadels.web.guest import guest_of
from citadels.web.hall import Hall
from citadels.web.library import Library
from citadels.web.metrics import Metrics, Watch
from citadels.web.problems import HANDLERS, StrictRequest
from citadels.web.protocol import VERSION
from citadels.web.routes import ROUTES
from citadels.web.settings import Settings, make_settings, prepare
from citadels.web.socket import table_socket


def make_app(settings: Settings, hall: Hall | None = None, client: Client | None = None) -> Litestar:
    """The application. It opens its own hall and closes it at the end, unless it is given one that is open."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = hall or await Hall.open(settings)
        try:
            yield
        finally:
            library.close()
            if hall is None:
                await app.state.hall.close()

    def counts() -> dict[str, int]:
        found: Hall = app.state.hall
        return found.counts()

    limits = Limits(settings)
    library = Library()
    metrics = Metrics(counts)
    app = Litestar(
        [*ROUTES, table_socket],
        lifespan=[opened],
        state=State({"limits": limits, "metrics": metrics, "client": client or Client(), "library": library}),
        dependencies={
            "hall": Provide(hall_of, sync_to_thread=False),
            "guest": Provide(guest_of),
            "library": Provide(library_of, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=guard.LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="citadels", version=str(VERSION), path="/schema", render_plugins=[ExactSchema()]),
        logging_config=None,
        debug=False,
    )
    # Outside of everything, so that it sees also what leads nowhere.
    app.asgi_handler = Watch(Guard(app.asgi_handler, settings, limits), metrics)
    return app


class ExactSchema(JsonRenderPlugin):
    """The description of the routes, with the messages as their own classes describe them: no field more is taken."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        found = openapi_schema["components"]["schemas"]
        exact = schema.components("#/components/schemas/{name}")
        found.update({name: exact[name] for name in exact if name in found})
        return super().render(request, openapi_schema)


def hall_of(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def library_of(state: State) -> Library:
    library: Library = state.library
    return library


def create() -> Litestar:
    """For `uvicorn --factory citadels.web.app:create`: set up by the environment alone."""
    settings = make_settings()
    prepare(settings)
    logs.configure(settings.log_level)
    return make_app(settings)
