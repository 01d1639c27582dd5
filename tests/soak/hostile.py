"""Clients that are malicious or just broken. Their number and time are limited, and they stay on loopback."""

from __future__ import annotations

import asyncio
import base64
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.soak.players import Visitor
from tests.soak.world import World
from tests.web.fuzz import Fuzz
from tests.web.server import Web

BROKEN: Final = (OSError, InvalidHandshake, WebSocketException, TimeoutError, asyncio.IncompleteReadError)
PING: Final = '{"type":"ping"}'
HELLO: Final = ("GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n")
PIECES: Final = (b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{", b"\x16\x03\x01",
                 b"GET /health HTTP/1.1\r\nX: " + b"a" * 3000)


class Hostile:
    def __init__(self, world: World, web: Web, code: Callable[[], str], dice: random.Random) -> None:
        self.world = world
        self.web = web
        self.code = code            # of some table where people play
        self.dice = dice

    async def do(self, name: str) -> None:
        work = {"never reads": self.never_reads, "half open": self.half_open, "garbage": self.garbage,
                "flood": self.flood, "odd requests": self.odd_requests}[name]
        with suppress(*BROKEN):
            await work()
        self.world.counts.hostile[name] += 1

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.world.server.port, limit=1024)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def never_reads(self) -> None:
        """Watches a table but never reads from the connection."""
        async with self.connection() as (reader, writer):
            key = base64.b64encode(self.dice.randbytes(16)).decode()
            writer.write(HELLO.format(code=self.code(), port=self.world.server.port, key=key).encode())
            with suppress(*BROKEN):
                await asyncio.wait_for(reader.readline(), 2)
                await asyncio.sleep(self.dice.uniform(2, 8))

    async def half_open(self) -> None:
        """Requests that are never finished."""
        async with AsyncExitStack() as lines:
            for _ in range(20):
                _, writer = await lines.enter_async_context(self.connection())
                writer.write(self.dice.choice(PIECES))
            await asyncio.sleep(self.dice.uniform(1, 6))

    async def garbage(self, count: int = 150) -> None:
        """Made-up messages over a spectator's connection."""
        fuzz = Fuzz(self.dice.randrange(2**32))
        visitor = Visitor(self.web, self.world, "Eve")
        async with visitor.line(self.code()) as line:
            for _ in range(count):
                await line.send(fuzz.next())
            await asyncio.sleep(0.2)

    async def flood(self) -> None:
        """As many messages as the connection takes, and many requests at once."""
        visitor = Visitor(self.web, self.world, "Eve")

        async def messages() -> None:
            async with visitor.line(self.code()) as line:
                for _ in range(1500):
                    await line.send(PING)

        async def request() -> None:
            answer = await visitor.ask("GET", f"/api/tables/{self.code()}")
            self.world.answered(answer.status_code, f"a flood: {answer.text}")

        await asyncio.gather(messages(), *(request() for _ in range(100)), return_exceptions=True)

    async def odd_requests(self) -> None:
        """Requests with bodies and paths that do not fit."""
        fuzz = Fuzz(self.dice.randrange(2**32))
        headers = {"content-type": "application/json"}
        for _ in range(20):
            path = self.dice.choice(("/api/tables", "/api/me", f"/api/tables/{self.code()}/sit", "/api/games", "/x"))
            with suppress(httpx.TransportError):
                url = f"http://127.0.0.1:{self.world.server.port}{path}"
                answer = await self.web.client.request(self.dice.choice(("POST", "GET", "PUT")), url, headers=headers,
                                                       content=json.dumps(fuzz.value()))
                self.world.answered(answer.status_code, f"{path}: {answer.text}")
