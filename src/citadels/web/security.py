"""Security between the server and its visitors: origins, cookies, and the headers of every answer."""

from __future__ import annotations

import ipaddress
import logging
import socket
from collections.abc import Callable
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Cookie

from citadels.web.http_messages import Problem
from citadels.web.language import LANGUAGE, preferred
from citadels.web.name_rules import FORBIDDEN, ForbiddenFile
from citadels.web.rate_limits import RateLimits
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import Settings

# The types of ASGI.
Scope = Any
Receive = Callable[[], Any]
Send = Callable[[Any], Any]

LOG: Final = logging.getLogger("citadels.web")
COOKIE: Final = "citadels"
YEAR: Final = 365 * 86400
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LIMITED: Final = ("/api/", "/schema/")      # serving the client's files is cheap
ORIGIN_HEADERS: Final = (b"origin", b"host", b"sec-fetch-site")

POLICY: Final = "; ".join((
    "default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'",   # the engine in the browser
    "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'",
    "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
))
HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),     # the address of a table contains its code
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
)


def allowed_origin(scope: Scope, settings: Settings) -> bool:
    """Whether a request or a WebSocket comes from our own pages, or from a program instead of a page.

    If no public origin is set, the page must come from the address that it calls, under a name that nobody else can
    give to this machine. Otherwise any page could point its own name here and pass for ours (DNS rebinding).
    """
    headers: dict[bytes, str] = {
        name: value.decode("latin-1").lower() for name, value in scope["headers"] if name in ORIGIN_HEADERS}
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
    if settings.public_origin is not None:
        return origin == settings.public_origin
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    here = headers.get(b"host")
    return parts.scheme in ("http", "https") and parts.netloc == here and is_own_name(parts.hostname or "")


def is_own_name(host: str) -> bool:
    """Whether a name can only be this machine's: an IP address, localhost, or the name of the machine."""
    return host in own_names() or is_ip_address(host)


def is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"})


def cookie(token: str, settings: Settings) -> Cookie:
    """The cookie that identifies a visitor; without a token, the browser deletes it."""
    return Cookie(COOKIE, value=token, path="/", max_age=YEAR if token else 0, httponly=True, samesite="lax",
                  secure=settings.secure)


class SecurityMiddleware:
    """ASGI middleware that stops requests from foreign pages and too frequent ones, and adds security headers to every
    answer."""

    def __init__(self, app: Callable[[Scope, Receive, Send], Any], settings: Settings, limits: RateLimits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.forbidden = ForbiddenFile(settings.names_file)
        more = (("strict-transport-security", f"max-age={YEAR}"),) if settings.secure else ()
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS + more]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        read = next((value for name, value in scope.get("headers", ()) if name == b"accept-language"), b"")
        LANGUAGE.set(preferred(read.decode("latin-1")))
        FORBIDDEN.set(self.forbidden.words)
        if scope["type"] != "http":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
            return

        started = False

        async def send_with_headers(message: Any) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", ()), *self.headers]
                if scope["path"].startswith("/api/") and not any(k == b"cache-control" for k, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if refusal is not None:
            await send_problem(send_with_headers, refusal.problem(LANGUAGE.get()), refusal.status)
            return
        try:
            await self.app(scope, receive, send_with_headers)
        except Exception as fault:  # even an error handler may fail
            LOG.error("failed", exc_info=fault)
            if started:
                raise
            await send_problem(send_with_headers, Problem("internal"), 500)

    def _refusal(self, scope: Scope) -> RequestRefused | None:
        try:
            if scope["path"].startswith(LIMITED):
                self.limits.address(scope)
        except RequestRefused as refusal:
            return refusal
        if scope.get("method", "") not in SAFE_METHODS and not allowed_origin(scope, self.settings):
            return RequestRefused("origin")
        return None


async def send_problem(send: Send, problem: Problem, status: int) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
