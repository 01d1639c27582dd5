"""HTTP and WebSockets with as little work as can be: what visitors take of the machine, the server does not have."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any, Final, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
WHOLE: Final = 0x80             # the bit of a message in one frame; in the second byte, that it is masked
NO_MASK: Final = bytes(4)       # every visitor has to mask; this one leaves all as it is

Json = dict[str, Any]


def request(method: str, origin: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"host: {urlsplit(origin).netloc}",
             *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def post(origin: str, path: str, headers: dict[str, str], content: Json) -> tuple[Json, str]:
    """Ask for something; the answer, and the cookie that came with it."""
    body = json.dumps(content).encode()
    where = urlsplit(origin)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        more = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
        writer.write(request("POST", origin, path, {**headers, **more}, body))
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    status, *lines = head.decode().split("\r\n")
    if status.split()[1][0] != "2":
        raise ConnectionError(f"{path}: {status} {answer.decode()[:200]}")
    cookies = [line.partition(": ")[2] for line in lines if line.lower().startswith("set-cookie:")]
    return json.loads(answer or b"{}"), cookies[0].partition(";")[0] if cookies else ""


class Line(asyncio.Protocol):
    """A WebSocket. `on_open` is told when it is open, before anything is heard; messages of the server are given to
    `on_text`; `on_end` is called once there will be no more."""

    def __init__(self, on_open: Callable[[Line], None], on_text: Callable[[bytes], None],
                 on_end: Callable[[], None]) -> None:
        self.on_open = on_open
        self.on_text = on_text
        self.on_end = on_end
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._wire: asyncio.Transport | None = None
        self._rest = b""
        self._greeted = False

    @classmethod
    async def open(cls, origin: str, path: str, headers: dict[str, str], on_open: Callable[[Line], None],
                   on_text: Callable[[bytes], None], on_end: Callable[[], None]) -> None:
        where = urlsplit(origin)
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: cls(on_open, on_text, on_end), where.hostname or "", where.port or 80)
        assert line._wire is not None
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13",
                   "sec-websocket-key": key}
        line._wire.write(request("GET", origin, path, {**headers, **upgrade}))
        try:
            await line.opened
        except asyncio.CancelledError:  # nobody waits for the answer any more, and none may come
            line.cut()
            raise

    def send(self, data: bytes) -> None:
        self._send(TEXT, data)

    def close(self) -> None:
        """Say goodbye, and hang up."""
        if not self.closed and self._wire is not None:
            self._send(CLOSE, b"\x03\xe8")
            self._wire.close()
        self.closed = True

    def cut(self) -> None:
        """Hang up as a network does that breaks."""
        self.closed = True
        if self._wire is not None:
            self._wire.abort()

    def _send(self, kind: int, data: bytes) -> None:
        if self._wire is None or self._wire.is_closing():
            return
        size = len(data)
        length = bytes((WHOLE | size,)) if size < 126 else bytes((WHOLE | 126,)) + size.to_bytes(2)
        self._wire.write(bytes((WHOLE | kind,)) + length + NO_MASK + data)

    # -- what the loop calls ---------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._wire = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no WebSocket"))
        self.on_end()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._greeted:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.cut()
                return
            self._greeted = True
            self.opened.set_result(None)
            self.on_open(self)
            at = end + 4
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2:at + 4]), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2:at + 10]), at + 10
            if len(data) < begin + size:
                break
            self._frame(data[at] & 0xF, data[begin:begin + size])
            at = begin + size
        self._rest = data[at:]

    def _frame(self, kind: int, data: bytes) -> None:
        if self.closed:
            return
        if kind == TEXT:
            self.on_text(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self.close()
