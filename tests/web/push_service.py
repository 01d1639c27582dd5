"""A push service, a webhook and a mail server for tests, on loopback."""

from __future__ import annotations

import asyncio
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.handlers import Message
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from citadels.web.encoding import from_base64, to_base64
from citadels.web.notices.encryption import derived, new_key, point_of, private_key, public_key


def decrypted(message: bytes, secret: str, auth: str) -> bytes:
    """What a browser reads: the other half of RFC 8291."""
    salt, (size, length) = message[:16], struct.unpack("!IB", message[16:21])
    theirs, record = message[21:21 + length], message[21 + length:]
    assert size == 4096 and len(record) <= size
    mine = private_key(secret)
    shared = mine.exchange(ec.ECDH(), public_key(theirs))
    material = derived(from_base64(auth), shared, b"WebPush: info\0" + point_of(mine.public_key()) + theirs, 32)
    key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    plain = AESGCM(key).decrypt(derived(salt, material, b"Content-Encoding: nonce\0", 12), record, None)
    assert plain.endswith(b"\x02")
    return plain[:-1]


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self) -> None:
        self.secret = new_key()
        self.p256dh = to_base64(point_of(private_key(self.secret).public_key()))
        self.auth = to_base64(b"0123456789abcdef")

    def read(self, received: Received) -> bytes:
        return decrypted(received.body, self.secret, self.auth)


class LocalService:
    """Whatever is posted is kept, and answered with the status that a test wants."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.received.append(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                if service.status in (301, 302, 307):
                    self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"


@contextmanager
def local_service() -> Iterator[LocalService]:
    service = LocalService()
    thread = threading.Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()


class Mailbox(Message):
    """What a mail server was given; `refused` are addresses that it does not know."""

    def __init__(self) -> None:
        super().__init__()
        self.mails: list[Any] = []
        self.refused: set[str] = set()

    def handle_message(self, message: Any) -> None:
        self.mails.append(message)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address in self.refused:
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    """A mail server in a thread of its own, and its address as the setting has it."""
    box = Mailbox()
    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(server.wait_closed())
        loop.close()
