"""Uvicorn's WebSocket with a way past its queues: a message to many people is framed once and written immediately.

Through the application's `send`, each message to each of them would wake a task, pass several layers and be encoded
again; with many tables that is a large part of all work.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "citadels.direct"        # of the scope
TEXT: Final = 0x81                          # a whole message of text, which a server does not mask


def framed(data: bytes) -> bytes:
    """A text message as a WebSocket frame."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    return (bytes((TEXT, 126)) + size.to_bytes(2) if size < 65536 else bytes((TEXT, 127)) + size.to_bytes(8)) + data


class DirectSocket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:  # the application begins after this
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Break reference cycles, so that a closed connection is freed at once, not by the garbage collector."""
        super().connection_lost(exc)
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].clear()
        self.conn.parser.close()

    def shutdown(self) -> None:
        """The server ends. Hang up on a visitor who is just arriving: their page connects again. uvicorn would answer
        500, as if something had failed."""
        if self.handshake_complete or self.close_sent:
            super().shutdown()
        else:
            self.transport.close()

    def send_now(self, frame: bytes) -> bool:
        """Send a message; False if it has to wait because the visitor has not received earlier ones, or if the visitor
        is gone."""
        if self.close_sent or self.transport.is_closing() or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True
