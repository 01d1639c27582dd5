"""What stands between the server and whoever calls: origins, limits, cookies and the headers of every answer."""

from __future__ import annotations

import ipaddress
import socket
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Cookie

from citadels.web.language import SPOKEN, wanted
from citadels.web.protocol import Problem
from citadels.web.refusal import Refusal
from citadels.web.settings import Settings

# As ASGI has them.
Scope = Any
Receive = Callable[[], Any]
Send = Callable[[Any], Any]

COOKIE: Final = "citadels"
YEAR: Final = 365 * 86400
LONGEST_BODY: Final = 64 * 1024
LONGEST_RECORD: Final = 1024 * 1024
REMEMBERED: Final = 20_000      # addresses, and people, whose requests are counted
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
COUNTED: Final = ("/api/", "/schema/")      # the files of the client cost nothing
ASKED: Final = (b"origin", b"host", b"sec-fetch-site")

# What some requests count for, where others count for one.
NEWCOMER: Final = 8
MAKING: Final = 6
IMPORTING: Final = 20
THINKING: Final = 20
STEPPING: Final = 3
PERSON: Final = (4.0, 120)      # of one person: so many in each second, and so many at once

POLICY: Final = "; ".join((
    "default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
))
HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),     # the code of a table is in its address
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
)


# -- limits ------------------------------------------------------------------------------------------------------------
class Bucket:
    """So many tokens flow in each second, up to so many; what is taken when there are too few is refused."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, count: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """A bucket for each of many; those that were not needed for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = REMEMBERED) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._found: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, key: object, count: float = 1) -> bool:
        if not self.burst:
            return True
        bucket = self._found.get(key)
        if bucket is None:
            bucket = self._found[key] = Bucket(self.rate, self.burst)
            if len(self._found) > self.most:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(key)
        return bucket.take(count)

    def __len__(self) -> int:
        return len(self._found)


class Limits:
    """How much one address, and one person, may ask for."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Buckets(settings.rate, settings.burst)
        self.people = Buckets(*PERSON) if settings.burst else Buckets(0, 0)

    def address(self, scope: Scope, count: float = 1) -> None:
        """Raises Refusal if this address asks too much."""
        if not self.addresses.take(address_of(scope), count):
            raise Refusal("too-fast")

    def person(self, person: int, count: float = 1) -> None:
        if not self.people.take(person, count):
            raise Refusal("too-fast")


def address_of(scope: Scope) -> str:
    """Who calls: the address, or for IPv6 the network, of which everybody has a whole one."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


# -- origins -----------------------------------------------------------------------------------------------------------
def allowed_origin(scope: Scope, settings: Settings) -> bool:
    """Whether a request, or a WebSocket, comes from our own pages; or from no page at all, as from a program.

    Where no public origin is set, the page must come from where it calls, and by a name that nobody else can give to
    this machine: else any page could point a name of its own here and pass for ours.
    """
    headers: dict[bytes, str] = {
        name: value.decode("latin-1").lower() for name, value in scope["headers"] if name in ASKED}
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
    return parts.scheme in ("http", "https") and parts.netloc == here and own_name(parts.hostname or "")


def own_name(host: str) -> bool:
    """Whether a name is this machine's own: an address, localhost, or what the machine is called."""
    if host in own_names():
        return True
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


# -- cookies -----------------------------------------------------------------------------------------------------------
def cookie(token: str, settings: Settings) -> Cookie:
    """By which a visitor is known again."""
    return Cookie(COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=settings.secure)


# -- the gate ----------------------------------------------------------------------------------------------------------
class Guard:
    """An ASGI application round another: nothing reaches that one from a strange page or too often, and every answer
    bears the headers that keep a browser safe."""

    def __init__(self, app: Callable[[Scope, Receive, Send], Any], settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        more = (("strict-transport-security", f"max-age={YEAR}"),) if settings.secure else ()
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS + more]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self.refused(scope)
        read = next((value for name, value in scope.get("headers", ()) if name == b"accept-language"), b"")
        SPOKEN.set(wanted(read.decode("latin-1")))
        if scope["type"] != "http":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
            return

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
                if scope["path"].startswith("/api/") and not any(k == b"cache-control" for k, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if refusal is None:
            await self.app(scope, receive, guarded)
        else:
            await answer(guarded, refusal.problem(SPOKEN.get()), refusal.status)

    def refused(self, scope: Scope) -> Refusal | None:
        try:
            if scope["path"].startswith(COUNTED):
                self.limits.address(scope)
        except Refusal as refusal:
            return refusal
        if scope.get("method", "") not in HARMLESS and not allowed_origin(scope, self.settings):
            return Refusal("origin")
        return None


async def answer(send: Send, problem: Problem, status: int) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
