"""Hundreds of thousands of made-up messages over WebSockets and HTTP. Each must get an answer, and a clean one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed

from citadels import texts
from citadels.web.http_messages import Problem
from citadels.web.protocol import ServerMessage
from tests.soak.players import Visitor
from tests.soak.world import World
from tests.web.fuzz import Fuzz
from tests.web.server import Json, Web

DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
TALKERS, ASKERS = 8, 3              # WebSockets, and connections for requests, at a time
MESSAGES, REQUESTS = "made-up messages", "made-up requests"
SHARE: Final = 20                   # one in this many is a request
BATCH: Final = 12                   # all messages of a batch must be answered; more refusals would be throttled
BATCHES: Final = 150                # for each WebSocket
LAST: Final = '{"type":"move","seat":8,"ask":777777,"lines":["end"]}'   # its answer comes last
# Thousands of brackets rightly close the connection, but then it has to be reopened.
DEPTHS: Final = (5, 50, 300) * 15 + (900, 7000)
CLOSED: Final = (4400,)             # codes with which the server may close a connection here
CODES: Final = ("AAAAAA", "x", "%00", "a" * 500, "%F0%9F%98%80", "..%2f..", "AAAAAA%20", "%", "%zz")
TYPES: Final = ("application/json",) * 6 + ("text/plain", "application/msgpack", "multipart/form-data", "x" * 300)
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")


class Requests:
    """Made-up requests to every path in the server's description, the same each time."""

    def __init__(self, seed: int, described: Json, code: Callable[[], str]) -> None:
        self.fuzz = Fuzz(seed, DEPTHS)
        self.dice = self.fuzz.dice
        self.code = code
        self.paths = {path: [way.upper() for way in ways] for path, ways in described["paths"].items()}
        self.paths |= {"/": ["GET"], "/schema": ["GET"], "/x": ["GET"]}
        self.queries = sorted({one["name"] for path in described["paths"].values() for way in path.values()
                               for one in way.get("parameters", ()) if one["in"] == "query"})
        self.fields = sorted({name for one in described["components"]["schemas"].values()
                              for name in one.get("properties", ())})

    def body(self) -> bytes:
        how = self.dice.randrange(6)
        if how == 0:
            return self.fuzz.noise()
        if how == 1:
            return self.fuzz.nested().encode()
        if how == 2:
            return self.fuzz.broken().encode()
        if how == 3:
            return json.dumps(self.fuzz.value()).encode()
        names = self.dice.sample(self.fields, self.dice.randrange(6))
        return json.dumps({name: self.fuzz.value() for name in names}).encode()

    def next(self, cookie: str) -> tuple[str, bytes]:
        """The first line of a request, for debugging, and the whole request."""
        filled = self.dice.choice((self.code(), self.code(), *CODES, quote(self.fuzz.text())))
        plain = self.dice.choice(list(self.paths))
        path = plain.replace("{code}", filled).replace("{name}", filled)
        if self.dice.random() < 0.4:
            values = [quote(str(self.fuzz.value())[:300], errors="surrogatepass") for _ in range(2)]
            path += "?" + "&".join(f"{self.dice.choice(self.queries)}={value}" for value in values)
        method = self.dice.choice(self.paths[plain] if self.dice.random() < 0.9 else METHODS)
        body = b"" if method == "GET" else self.body()
        head = [f"{method} {path} HTTP/1.1", "host: localhost", f"content-length: {len(body)}"]
        if body:
            head.append(f"content-type: {self.dice.choice(TYPES)}")
        if self.dice.random() < 0.7:
            head.append(f"cookie: citadels={cookie if self.dice.random() < 0.8 else self.dice.randbytes(20).hex()}")
        if self.dice.random() < 0.2:
            head.append(f"{self.dice.choice(('accept-language', 'origin', 'range', 'x'))}: {quote(self.fuzz.text())}")
        return head[0][:200], "\r\n".join((*head, "", "")).encode() + body


class MadeUp:
    """Sends a given number of messages and records the answers."""

    def __init__(self, world: World, web: Web, code: Callable[[], str], count: int, seed: int) -> None:
        self.world = world
        self.web = web
        self.code = code
        self.left = {REQUESTS: count // SHARE, MESSAGES: count - count // SHARE}
        self.seed = seed
        self.counted = world.counts.hostile

    async def send(self) -> None:
        described = await Visitor(self.web, self.world, "Eve").get("/schema/openapi.json")
        await asyncio.gather(*(self.talk(self.seed + number) for number in range(TALKERS)),
                             *(self.ask(Requests(self.seed - 1 - number, described, self.code))
                               for number in range(ASKERS)))

    def answered(self, count: int, what: str) -> None:
        self.left[what] -= count
        self.counted[what] += count

    # -- over WebSockets -------------------------------------------------------------------------------------------
    async def talk(self, seed: int) -> None:
        """Talk as a player at one's own table, or as a spectator at another."""
        fuzz = Fuzz(seed, DEPTHS)
        while self.left[MESSAGES] > 0:
            eve = Visitor(self.web, self.world, "Eve")
            await eve.arrive()
            made = await eve.post("/api/tables", {"setup": {"seats": 2}, "bots": [None, "easy"], "start": True})
            code = made["code"] if fuzz.dice.random() < 0.5 else self.code()
            async with eve.line(code) as line:
                self.counted["lines"] += 1
                for _ in range(BATCHES):
                    if self.left[MESSAGES] <= 0 or not await self.batch(line, fuzz):
                        break

    async def batch(self, line: Any, fuzz: Fuzz) -> bool:
        """Whether the connection is still open after some messages. Anything sent after it closed does not count."""
        refused = 0
        messages = [fuzz.next() for _ in range(BATCH)]
        try:
            with suppress(ConnectionClosed):    # the close code still has to be read
                for message in (*messages, LAST):
                    await line.send(message)
            while True:
                answer = msgspec.json.decode(data := await line.recv())
                DECODER.decode(data)
                if answer["type"] == "refused" and answer["ask"] == 777_777:
                    break
                if answer["type"] == "refused":
                    refused += 1
                    self.note_refusal(answer["code"])
                elif answer["type"] not in ("update", "table", "welcome"):
                    self.counted[f"answered {answer['type']}"] += 1
        except ConnectionClosed:
            if line.close_code not in CLOSED:
                self.world.counts.blame("unclean", f"a line was closed with {line.close_code}: {messages!r}")
            self.answered(refused, MESSAGES)
            return False
        except msgspec.MsgspecError as fault:
            self.world.counts.blame("unclean", f"an answer that is none: {fault}: {data!r}")
        self.answered(len(messages), MESSAGES)
        return True

    def note_refusal(self, code: str) -> None:
        self.counted[f"refused {code}"] += 1
        if code == "internal" or not texts.has(f"refused-{code}"):
            self.world.counts.blame("unclean", f"a message was refused with {code}")

    # -- over HTTP -------------------------------------------------------------------------------------------------
    async def ask(self, requests: Requests) -> None:
        eve = Visitor(self.web, self.world, "Eve")
        await eve.arrive()
        while self.left[REQUESTS] > 0:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.world.server.port)
            try:
                while self.left[REQUESTS] > 0:
                    first, whole = requests.next(eve.cookie)
                    writer.write(whole)
                    if not await self.heard(first, reader):
                        break
            finally:
                writer.transport.abort()

    async def heard(self, first: str, reader: asyncio.StreamReader) -> bool:
        """Read one answer. Returns whether the connection can take another request."""
        body: bytes | None = None
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
            status = int(head.split()[1])
            if "content-length" in headers:
                body = await reader.readexactly(int(headers["content-length"]))
        except (OSError, ValueError, IndexError, asyncio.IncompleteReadError) as fault:
            self.world.counts.blame("unclean", f"no answer to {first}: {fault!r}")
            self.answered(1, REQUESTS)
            return False
        self.world.answered(status, first)
        self.counted[f"status {status}"] += 1
        if status >= 400:
            self.check_problem(first, status, body or b"")
        self.answered(1, REQUESTS)
        return headers.get("connection") != "close" and (body is not None or status == 204)

    def check_problem(self, first: str, status: int, body: bytes) -> None:
        try:
            problem = msgspec.json.decode(body, type=Problem)
        except msgspec.MsgspecError:
            known = False
        else:
            known = texts.has(f"refused-{problem.code}")
        if not known:
            self.world.counts.blame("unclean", f"{status} to {first}: {body[:200]!r}")
