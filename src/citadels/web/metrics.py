"""Metrics for Prometheus, and a line in the log for each request."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

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

LOG: Final = logging.getLogger("citadels.web")
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
QUIET: Final = ("/health", "/metrics")      # asked for all the time by machines
# What only grows; the other counts go up and down.
GROWING: Final = ("moves", "refusals", "transactions")


class LobbyCounts(Collector):
    """What the lobby counts, asked for when somebody looks."""

    def __init__(self, counts: Callable[[], dict[str, int]]) -> None:
        self.counts = counts

    def collect(self) -> Iterator[Metric]:
        for name, count in sorted(self.counts().items()):
            family = CounterMetricFamily if name in GROWING else GaugeMetricFamily
            yield family(f"citadels_{name}", f"The lobby's {name}.", value=count)


class Metrics:
    def __init__(self, counts: Callable[[], dict[str, int]]) -> None:
        # The times at which counters were created would only double their number.
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the package has no annotation for it
        self.registry = CollectorRegistry()
        self.requests = Counter("citadels_http_requests", "Requests answered.", ["method", "path", "status"],
                                registry=self.registry)
        self.seconds = Histogram("citadels_http_seconds", "How long an answer took.", ["method", "path"],
                                 buckets=BUCKETS, registry=self.registry)
        ProcessCollector(namespace="citadels", registry=self.registry)  # memory, time, open files
        self.registry.register(LobbyCounts(counts))

    def written(self) -> bytes:
        return generate_latest(self.registry)


class RequestMetrics:
    """An ASGI application around another that counts each request by its route, never by its path."""

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
