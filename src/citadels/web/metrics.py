"""Metrics for Prometheus, and a line in the log for each request.

Only the host sees them, but the host may be a player too. So they must not give away a secret answer: it is not counted
(`websocket`), nor is anything that grows with it, and all numbers are only updated once a minute.
"""

from __future__ import annotations

import ipaddress
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.parse import urlsplit

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from citadels.web.rate_limits import address_of
from citadels.web.security import is_own_name
from citadels.web.settings import Settings

LOG: Final = logging.getLogger("citadels.web")
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
QUIET: Final = ("/health", "/metrics")      # requested all the time by machines
# These only grow; the other counts go up and down.
GROWING: Final = ("moves", "refusals")
PUBLISHED: Final = 60.0     # seconds between updates
# Headers that a proxy adds.
FORWARDED: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")


class LobbyCounts(Collector):
    """The counts of the lobby, read when metrics are collected."""

    def __init__(self, counts: Callable[[], dict[str, int]]) -> None:
        self.counts = counts

    def collect(self) -> Iterator[Metric]:
        for name, count in sorted(self.counts().items()):
            family = CounterMetricFamily if name in GROWING else GaugeMetricFamily
            yield family(f"citadels_{name}", f"The lobby's {name}.", value=count)


class Metrics:
    def __init__(self, counts: Callable[[], dict[str, int]]) -> None:
        # Creation times would only double the number of series.
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the package has no annotation for it
        self.registry = CollectorRegistry()
        self.requests = Counter("citadels_http_requests", "Requests answered.", ["method", "path", "status"],
                                registry=self.registry)
        self.seconds = Histogram("citadels_http_seconds", "How long an answer took.", ["method", "path"],
                                 buckets=BUCKETS, registry=self.registry)
        ProcessCollector(namespace="citadels", registry=self.registry)  # memory, time, open files
        self.registry.register(LobbyCounts(counts))
        self._written = b""
        self._until = 0.0

    def written(self) -> bytes:
        if time.monotonic() >= self._until:
            self._until = time.monotonic() + PUBLISHED
            self._written = generate_latest(self.registry)
        return self._written


def may_read(scope: Any, settings: Settings) -> bool:
    """Whether a request for metrics comes from the host: with the token, or from this machine, but not through a proxy
    or from a page that uses DNS rebinding."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    token = settings.metrics_token
    if token is not None and secrets.compare_digest(headers.get(b"authorization", b""), f"Bearer {token}".encode()):
        return True
    if any(name in headers for name in FORWARDED):
        return False
    try:
        here = ipaddress.ip_address(address_of(scope)).is_loopback
        name = urlsplit(f"//{headers.get(b'host', b'').decode('latin-1')}").hostname
    except ValueError:
        return False
    return here and is_own_name(name or "")


class RequestMetrics:
    """ASGI middleware that counts each request by its route, never by its path."""

    def __init__(self, app: Callable[[Any, Any, Any], Any], metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        started = time.perf_counter()

        async def note_status(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note_status)
        finally:
            self._count(scope, status, time.perf_counter() - started)

    def _count(self, scope: Any, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST", "OPTIONS") else "OTHER"
        path = scope.get("path_template", "")
        self.metrics.requests.labels(method, path, str(status)).inc()
        self.metrics.seconds.labels(method, path).observe(seconds)
        level = logging.DEBUG if path in QUIET else logging.INFO
        if LOG.isEnabledFor(level):
            facts = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
            LOG.log(level, "request", extra={"facts": facts})
