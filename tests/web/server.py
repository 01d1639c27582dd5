"""Real servers in processes of their own, and people who play there over real lines."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

Json = dict[str, Any]

# Everything a server needs is loaded once, including its texts and what an application imports when it is created. Each
# server is then a fork of this process, so a test can kill and start many. What has been loaded is frozen, so that the
# servers' garbage collectors do not look through it again. Requests come as lines of JSON.
FORK_SERVER = """
import gc, json, os, sys
import citadels.cli, citadels.web.commands, aiosqlite, asyncpg, alembic.command, sqlalchemy.dialects.postgresql.asyncpg
import uvicorn.protocols.http.httptools_impl, uvicorn.protocols.websockets.websockets_sansio_impl, uvloop
import uvicorn.lifespan.on, anyio._backends._asyncio, citadels.web.connections
from citadels import texts
from citadels.web.app import make_app
from citadels.web.settings import Settings

texts.rule_ids()
make_app(Settings())
gc.collect()
gc.freeze()

def serve(wanted):
    for number, name in ((1, wanted["out"]), (2, wanted["log"])):
        os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ.update(wanted["variables"])
    exec(wanted["patch"], {})
    return citadels.cli.main(wanted["words"])

for line in sys.stdin:
    wanted = json.loads(line)
    if "wait" in wanted:
        answer = os.waitstatus_to_exitcode(os.waitpid(wanted["wait"], 0)[1])
    else:
        answer = os.fork()
        if answer == 0:
            code = 99
            try:
                code = serve(wanted)
            finally:
                os._exit(code)
    print(answer, flush=True)
"""


class ForkServer:
    """Starts servers. Those that still run end with it."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", FORK_SERVER]
        # A process group keeps Ctrl-C away from it. A session would too, but Linux gives each session an equal share of
        # the processors, whatever its priority.
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        process_group=0)
        self.running: set[int] = set()
        self.lock = threading.Lock()

    def ask(self, **wanted: Any) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(msgspec.json.encode(wanted).decode() + "\n")
            self.process.stdin.flush()
            return int(self.process.stdout.readline())

    def start(self, **wanted: Any) -> int:
        found = self.ask(**wanted)
        self.running.add(found)
        return found

    def wait(self, process: int) -> int:
        self.running.discard(process)
        return self.ask(wait=process)

    def close(self) -> None:
        for process in list(self.running):
            os.kill(process, signal.SIGKILL)
            self.wait(process)
        self.process.communicate()


class Server:
    """A server on loopback, always on the same port. Its log is kept in a file, also over restarts."""

    def __init__(self, fork_server: ForkServer, database: str, folder: Path, patch: str = "", **variables: str) -> None:
        self.fork_server = fork_server
        self.database = database
        self.log = folder / "server.log"
        self.out = folder / "server.out"
        self.patch = patch
        self.port = 0
        self.variables = {"CITADELS_HASTE": "0", **variables}
        self.process: int | None = None

    def start(self) -> None:
        """Returns when it listens."""
        self.out.write_text("")
        words = ["serve", "--port", str(self.port), "--database", self.database, "--log-level", "warning"]
        self.process = self.fork_server.start(words=words, out=str(self.out), log=str(self.log), patch=self.patch,
                                          variables=self.variables)
        while (found := re.search(r"http://[^ ]+:([0-9]+)", self.out.read_text())) is None:
            assert Path(f"/proc/{self.process}/stat").read_text().split()[2] != "Z", self.log.read_text()
            time.sleep(0.01)
        self.port = int(found[1])

    def kill(self) -> int:
        return self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, number: signal.Signals) -> int:
        if self.process is None:
            return 0
        os.kill(self.process, number)
        return self.wait()

    def wait(self) -> int:
        """Until it has ended."""
        assert self.process is not None
        code = self.fork_server.wait(self.process)
        self.process = None
        return code

    def faults(self) -> list[str]:
        """What the log says of errors."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line or '"fault"' in line]

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


class Web:
    """Requests over HTTP; one pool of connections for all people."""

    def __init__(self) -> None:
        self.client = httpx.AsyncClient(verify=False, trust_env=False, timeout=60)

    async def __aenter__(self) -> Web:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()


class Person:
    """Somebody with a cookie."""

    def __init__(self, web: Web, server: Server, name: str = "") -> None:
        self.web = web
        self.server = server
        self.name = name
        self.cookie = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"citadels={self.cookie}"} if self.cookie else {}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        url = f"http://127.0.0.1:{self.server.port}{path}"
        answer = await self.web.client.request(method, url, json=body, headers=self.headers)
        self.cookie = answer.cookies.get("citadels") or self.cookie
        self.web.client.cookies.clear()
        return answer

    async def surely(self, method: str, path: str, body: Any = None) -> Json:
        """Ask until there is an answer, however often the server is killed meanwhile."""
        while True:
            try:
                answer = await self.ask(method, path, body)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code == 429:
                await asyncio.sleep(0.5)
                continue
            found: Json = answer.json()
            return found

    async def get(self, path: str) -> Json:
        return await self.surely("GET", path)

    async def post(self, path: str, body: Any = None) -> Json:
        return await self.surely("POST", path, {} if body is None else body)

    async def make(self, **wanted: Any) -> str:
        code: str = (await self.post("/api/tables", wanted))["code"]
        return code

    def line(self, code: str, seen: int | str = 0, **more: Any) -> connect:
        """A line to a table."""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{code}/socket?seen={seen}"
        return connect(url, additional_headers={**self.headers, **more}, compression=None, max_size=None, proxy=None,
                       ping_interval=None, open_timeout=60)


class Player:
    """Plays the seats of a person at one table to the end of the game, and connects again whenever the line is cut."""

    def __init__(self, person: Person, code: str, dice: random.Random) -> None:
        self.person = person
        self.code = code
        self.dice = dice
        self.events: dict[int | None, list[Json]] = {}
        self.kept: dict[tuple[int, int], str] = {}      # what was acknowledged, by seat and question
        self.sent: dict[tuple[int, int], str] = {}
        self.said: list[str] = []
        self.mine: set[int | None] = {None}             # the seats through which the person looks
        self.ended: set[int | None] = set()
        self.over: Json | None = None
        self.refused = 0
        self.lines = 0
        self.moved: Callable[[], None] = lambda: None

    async def play(self) -> None:
        while self.over is None:
            seen = min((len(events) for events in self.events.values()), default=0)
            try:
                async with self.person.line(self.code, seen) as line:
                    self.lines += 1
                    async for data in line:
                        await self.read(line, msgspec.json.decode(data))
                        if self.over is not None:
                            break
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError):
                pass
            if self.over is None:
                await asyncio.sleep(0.05)

    async def read(self, line: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.mine = {seat["seat"] for seat in message["table"]["seats"] if seat["mine"]} or {None}
        elif kind == "accepted":
            key = message["seat"], message["ask"]
            assert key not in self.kept, "acknowledged twice"
            self.kept[key] = self.sent[key]
            self.moved()
        elif kind == "said":
            self.said.append(message["chat"]["text"])
        elif kind == "refused" and message["code"] == "too-fast":
            await asyncio.sleep(0.2)
            await line.send(msgspec.json.encode(self.last).decode())
        elif kind == "refused":
            assert message["code"] in ("stale", "not-your-turn"), message
            self.refused += 1
        elif kind == "update":
            events = self.events.setdefault(message["seat"], [])
            assert message["first"] <= len(events), "an event was lost"
            del events[message["first"]:]
            events += message["events"]
            if message["over"] is not None:
                self.ended.add(message["seat"])
                self.over = message["over"] if self.ended >= self.mine else None
            if message["ask"] is not None:
                await self.decide(line, message["seat"], message["ask"])

    async def decide(self, line: ClientConnection, seat: int, ask: Json) -> None:
        lines = [option["line"] for option in ask["options"]]
        choice = self.sent.get((seat, ask["number"]), "")
        if choice not in lines:  # asked again, they answer the same: it is not said which answer was accepted
            choice = self.dice.choice([one for one in lines if one.startswith("build")] or lines)
        self.sent[seat, ask["number"]] = choice
        self.last = {"type": "move", "seat": seat, "ask": ask["number"], "lines": [choice]}
        await line.send(msgspec.json.encode(self.last).decode())
