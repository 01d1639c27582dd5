"""Whatever goes wrong, the answer is a `Problem`: a code that has a text, and never any internals."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from citadels.web.database import FAILED
from citadels.web.http_messages import Problem
from citadels.web.language import LANGUAGE
from citadels.web.request_refused import RequestRefused, bad_message

LOG: Final = logging.getLogger("citadels.web")
WRONG_CODES: Final = ("no-table", "no-game")
NO_TEXT: Final = "22021"     # the SQL state of text that cannot be encoded
CODES: Final = {404: "no-page", 413: "too-large", 429: "too-fast"}


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body strictly as what its route expects: a number in quotes is not a number."""

    async def json(self) -> Any:
        if self.content_type[0] not in ("application/json", ""):
            raise RequestRefused("bad-request", "content-type")
        expected = self.route_handler.parsed_data_field
        return msgspec.json.decode(await self.body(), type=Any if expected is None else expected.annotation)

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the visitor hung up in the middle, which is not an error of the server
            raise RequestRefused("bad-request") from None


def on_refusal(request: StrictRequest, refusal: RequestRefused) -> Response[Problem]:
    if refusal.code in WRONG_CODES:
        request.app.state.limits.wrong_code(request.scope)
    headers = {"retry-after": "2"} if refusal.status == 429 else None
    try:
        problem = refusal.problem(LANGUAGE.get())
    except Exception as fault:  # a missing text must not hide the refusal
        LOG.error("a refusal could not be put into words", exc_info=fault)
        problem = Problem(refusal.code, refusal.field, refusal.rule)
    return Response(problem, status_code=refusal.status, headers=headers)


def on_bad_message(_: StrictRequest, fault: Exception) -> Response[Problem]:
    """The body is not JSON, or not what was expected."""
    return Response(bad_message(fault), status_code=400)


def on_http(_: StrictRequest, fault: HTTPException) -> Response[Problem]:
    """Litestar itself refuses: an unknown route, a wrong method or parameter, a body that is too large."""
    if fault.status_code >= 500:
        return on_anything(_, fault)
    field = None
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list) and fault.extra:
        found = fault.extra[0].get("key")
        field = None if found == "data" else found  # the body as a whole
    problem = Problem(CODES.get(fault.status_code, "bad-request"), field=field)
    return Response(problem, status_code=fault.status_code, headers=fault.headers)


def on_database(_: StrictRequest, fault: Exception) -> Response[Problem]:
    """The database is down or cannot store anything, which is temporary. But if it says that a visitor sent invalid
    text, that is the visitor's error: PostgreSQL does not accept U+0000."""
    if getattr(getattr(fault, "orig", None), "sqlstate", None) == NO_TEXT:
        return Response(Problem("bad-request"), status_code=400)
    LOG.error("the database failed", exc_info=fault)
    return Response(Problem("internal"), status_code=503, headers={"retry-after": "2"})


def on_anything(_: StrictRequest, fault: Exception) -> Response[Problem]:
    """An error of the server. Details go to the log, which only the host reads."""
    LOG.error("failed", exc_info=fault)
    return Response(Problem("internal"), status_code=500)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    RequestRefused: on_refusal,
    msgspec.MsgspecError: on_bad_message,
    RecursionError: on_bad_message,
    HTTPException: on_http,
    **dict.fromkeys(FAILED, on_database),
    Exception: on_anything,
}
