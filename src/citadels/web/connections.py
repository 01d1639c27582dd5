"""Limits for connections before a request is complete: how many there may be, how large their headers may be, and how
long they may take."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial
from typing import Any, Final, cast

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from citadels.web.http_messages import Problem
from citadels.web.rate_limits import networks_of
from citadels.web.security import HEADERS
from citadels.web.settings import Settings

LOG: Final = logging.getLogger("citadels.web")
SPARE_FILES: Final = 100        # for the database, the pages and other processes
UNLIMITED: Final = 1 << 20      # open files if the system sets no limit: more than there will ever be
BODY: Final = 6                 # a body, or an unread answer, may take this many times as long as the headers
LAST_WORD: Final = 1.0          # seconds for a visitor to read why they are refused
DROPPED: Final = 1 << 20        # bytes that are read and discarded meanwhile


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows, and return how many that is."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNLIMITED if hard == resource.RLIM_INFINITY else min(hard, UNLIMITED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS allows less than it says
            return soft
        return wanted
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


class Gate:
    """Counts connections except WebSockets, which are counted once it is known whose they are."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self.most = max(1, files - SPARE_FILES)         # connections of all kinds
        # One address never gets so many that there is no room for anybody else.
        self.most_of_address = min(settings.address_connections or self.most, max(1, self.most // 2))
        self.proxies = ProxyHeadersMiddleware(cast(Any, None), settings.proxies).trusted_hosts
        self._open: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None, others: int) -> tuple[str, ...] | None:
        """Let a connection in besides so many others. Returns the names it is counted under; None if there is no room.
        A proxy is not counted, because it stands for many visitors."""
        if others >= self.most:
            self.refused("files")
            return None
        if client is None or client[0] in self.proxies:
            return ()
        networks = networks_of(client[0])
        for network in networks:
            if self._open[network.name] >= self.most_of_address * network.share:
                self.refused("address")
                return None
        names = tuple(network.name for network in networks)
        self._open.update(names)
        return names

    def leave(self, names: tuple[str, ...]) -> None:
        for name in names:
            self._open[name] -= 1
            if self._open[name] <= 0:
                del self._open[name]

    def refused(self, why: str) -> None:
        """The log only shows the first in a minute, and then how many there were."""
        LOG.warning("connections refused", extra={"facts": {"why": why}})


class GuardedProtocol(HttpToolsProtocol):
    """HTTP with limits for what comes before a request reaches the application."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.gate = gate
        self.counted_as: tuple[str, ...] = ()
        self.deadline: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None
        self.head = 0               # bytes of a request whose headers are incomplete
        self.in_head = True
        self.completed = False      # whether the last data ended a request
        self.upgraded = False       # to a WebSocket, which has rules of its own
        self.refused = False
        self.dropped = 0

    # -- coming and going ------------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn gives a Transport
        super().connection_made(transport)
        others = len(self.connections) - 1
        names = self.gate.enter(self.client, others)
        if names is None:
            if others < self.gate.most // 2:
                self.refuse(503, "busy")
            else:  # saying why would take a moment, and a file descriptor
                self.refused = True
                transport.abort()
            return
        self.counted_as = names
        self._expect(1)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._leave_gate()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends. It waits for answers that are being sent, but not for requests that are still arriving."""
        if self.cycle is not None and self.cycle.more_body and not self.cycle.response_complete:
            self.transport.abort()
        else:
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self._stop_timers()
        self._leave_gate()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # breaks a reference cycle, so that we are freed at once

    def _leave_gate(self) -> None:
        self.gate.leave(self.counted_as)
        self.counted_as = ()

    # -- how much --------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        if self.refused:
            self._drop(data)
            return
        self.completed = False
        super().data_received(data)
        if self.upgraded:
            return
        if self.in_head and not self.completed and not self.refused:
            self.head += len(data)
            self._check_head()
        idle = self.cycle is None or self.cycle.response_complete
        if self.deadline is None and self.timeout_keep_alive_task is None and idle and not self.transport.is_closing():
            self._expect(1)  # something came that is not a request yet

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.head = True, 0
        self._expect(1)

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.head = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        self._check_head()
        if not self.refused:
            self._expect(BODY)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_head, self.head, self.completed = True, 0, True
        if not self.refused:
            self._stop_waiting()
            super().on_message_complete()

    def _check_head(self) -> None:
        most = self.gate.settings.header_bytes
        if self.head > most and not self.refused:
            self.gate.refused("headers")
            self.refuse(414 if len(getattr(self, "url", b"")) > most // 2 else 431, "too-large")

    # -- how long --------------------------------------------------------------------------------------------------
    def _expect(self, times: int) -> None:
        self._stop_waiting()
        if not self.refused:
            self.deadline = self.loop.call_later(times * self.gate.settings.request_seconds, self._too_late)

    def _too_late(self) -> None:
        self.deadline = None
        if self.transport.is_closing():
            return
        if not self.head:  # a browser may open connections that it never uses
            self.transport.close()
            return
        self.gate.refused("slow")
        if self.in_head:
            self.refuse(408, "too-slow")
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(BODY * self.gate.settings.request_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_stalled()

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _stop_stalled(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def _stop_timers(self) -> None:
        self._stop_waiting()
        self._stop_stalled()

    # -- refusing --------------------------------------------------------------------------------------------------
    def refuse(self, status: int, code: str) -> None:
        """Say why and hang up. Incoming data is discarded for a moment, because closing a connection with unread data
        would discard the answer too."""
        self.refused = True
        self._stop_timers()
        self._unset_keepalive_if_required()
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # it would end up in the middle of another answer
            return
        body = msgspec.json.encode(Problem(code))
        headers = [("content-type", "application/json"), ("content-length", str(len(body))), ("connection", "close")]
        lines = "".join(f"{name}: {value}\r\n" for name, value in (*headers, *HEADERS))
        self.transport.write(STATUS_LINE[status] + lines.encode() + b"\r\n" + body)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.deadline = self.loop.call_later(LAST_WORD, self.transport.abort)

    def _drop(self, data: bytes) -> None:
        self.dropped += len(data)
        if self.dropped > DROPPED:
            self.transport.pause_reading()

    def send_400_response(self, msg: str) -> None:
        if not self.refused:
            super().send_400_response(msg)

    def eof_received(self) -> None:
        """The visitor has read the refusal and hung up."""
        if self.refused:
            self.transport.close()


def protocol(settings: Settings) -> Any:
    """The HTTP protocol for uvicorn."""
    return partial(GuardedProtocol, Gate(settings, raise_file_limit()))
