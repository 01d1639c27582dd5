"""How much the server carries: many tables, every seat a person on a line of its own; see server.md beside this file.

    python -m benchmarks.server [--tables 500] [--rate 300] [--seconds 60] [--database URL] [--save]

The server runs in one process, all players in another, over loopback. Moves are made at an even rate, whatever the
server does with them, and each is timed from the moment it is sent until each player of the table has the update.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import json
import os
import platform
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import citadels
from benchmarks.engine import processor
from citadels import Game

Json = dict[str, Any]
RESULTS: Final = Path(__file__).resolve().parent / "results"
SEATS: Final = 4
SEED: Final = 20261115
WARM_UP: Final = 5.0        # seconds at the full rate before anything is counted
PATIENCE: Final = 20.0      # seconds for the last answers


class Line(msgspec.Struct):
    line: str


class Ask(msgspec.Struct):
    number: int
    options: list[Line]


class Message(msgspec.Struct):
    """What a player of the benchmark reads of a message."""

    type: str
    seat: int | None = None
    ask: Ask | int | None = None
    code: str | None = None
    over: Any = None


DECODER: Final = msgspec.json.Decoder(Message)


class Table:
    """One table as its four players see it together."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.lines: list[ClientConnection] = []
        self.ask: tuple[int, Ask] | None = None
        self.sent_at = 0.0
        self.waiting: set[int] = set()      # seats that have not seen the last move
        self.accepted = 0
        self.played: list[str] = []
        self.counted = False
        self.queued = False                 # for its next move


class Load:
    """All players, and what they have seen."""

    def __init__(self, origin: str, tables: int) -> None:
        self.origin = origin
        self.wire = httpx.AsyncHTTPTransport()      # shared, because to make one takes longer than a request
        self.tables: list[Table] = []
        self.wanted = tables
        self.ready: deque[Table] = deque()
        self.delays: list[float] = []       # from a move to one player's update
        self.slowest: list[float] = []      # from a move to the last player's
        self.kept: list[float] = []         # from a move to its acceptance
        self.refused = 0
        self.missed = 0                     # times at which nobody was ready to move
        self.updates = 0
        self.counting = False
        self.dice = random.Random(SEED)
        self.closing = False

    async def seat_everybody(self) -> None:
        """Make the tables and connect to them, some at a time."""
        gate = asyncio.Semaphore(16)

        async def one() -> None:
            async with gate:
                await self.seat_one()

        await asyncio.gather(*(one() for _ in range(self.wanted)))

    async def seat_one(self) -> None:
        headers = {"origin": self.origin}
        visitor = partial(httpx.AsyncClient, base_url=self.origin, transport=self.wire, timeout=60)
        cookies: list[str] = []
        code = ""
        for seat in range(SEATS):
            client = visitor(headers=headers)
            if seat == 0:
                setup = {"edition": "deluxe", "seats": SEATS, "preset": "first-game", "grace": 86400}
                answer = await client.post("/api/tables", json={"setup": setup, "name": "Player 1"})
                code = answer.raise_for_status().json()["code"]
            else:
                answer = await client.post(f"/api/tables/{code}/sit", json={"name": f"Player {seat + 1}"})
                answer.raise_for_status()
            cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
        table = Table(code)
        self.tables.append(table)
        address = f"{self.origin.replace('http', 'ws')}/api/tables/{code}/socket"
        for seat, cookie in enumerate(cookies):
            line = await connect(address, additional_headers={"cookie": cookie, "origin": self.origin},
                                 compression=None, max_queue=256, open_timeout=60, ping_interval=None)
            table.lines.append(line)
            asyncio.get_running_loop().create_task(self.listen(table, seat, line))
        host = visitor(headers={**headers, "cookie": cookies[0]})
        (await host.post(f"/api/tables/{code}/start")).raise_for_status()

    async def listen(self, table: Table, seat: int, line: ClientConnection) -> None:
        try:
            async for data in line:
                self.hear(table, seat, DECODER.decode(data), time.perf_counter())
        except Exception:
            if not self.closing:
                raise

    def hear(self, table: Table, seat: int, message: Message, at: float) -> None:
        if message.type == "update":
            self.updates += 1
            if seat in table.waiting:
                table.waiting.discard(seat)
                if table.counted:
                    self.delays.append(at - table.sent_at)
                    if not table.waiting:
                        self.slowest.append(at - table.sent_at)
            if isinstance(message.ask, Ask):
                table.ask = (seat, message.ask)
            if table.ask is not None and not table.waiting and not table.queued:
                table.queued = True
                self.ready.append(table)
        elif message.type == "accepted":
            table.accepted += 1
            if table.counted:
                self.kept.append(at - table.sent_at)
        elif message.type == "refused":
            self.refused += 1

    async def move(self, table: Table) -> None:
        assert table.ask is not None
        seat, ask = table.ask
        table.ask = None
        table.queued = False
        line = self.dice.choice(ask.options).line
        table.played.append(line)
        table.waiting = set(range(SEATS))
        table.counted = self.counting
        table.sent_at = time.perf_counter()
        await table.lines[seat].send(json.dumps(
            {"type": "move", "seat": seat, "ask": ask.number, "lines": [line]}))

    async def keep_moving(self, rate: float, seconds: float) -> float:
        """Make moves at an even rate; how many a second there were."""
        begin = time.perf_counter()
        made = 0
        while (passed := time.perf_counter() - begin) < seconds:
            due = int(passed * rate)
            while made < due:
                made += 1
                if not self.ready:
                    self.missed += 1
                    continue
                await self.move(self.ready.popleft())
            await asyncio.sleep(0.002)
        return (made - self.missed) / (time.perf_counter() - begin)

    async def settle(self) -> None:
        """Wait for what is still on its way."""
        end = time.perf_counter() + PATIENCE
        while any(table.waiting for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        self.closing = True
        for table in self.tables:
            for line in table.lines:
                await line.close()
        await self.wire.aclose()


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def usage(process: int) -> tuple[float, float]:
    """Seconds of the processor that a process has used, and its memory now, in MiB."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / ticks, pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def wait_for(origin: str) -> None:
    end = time.perf_counter() + PATIENCE
    async with httpx.AsyncClient() as client:
        while time.perf_counter() < end:
            try:
                if (await client.get(f"{origin}/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)
    sys.exit("the server does not answer")


async def check(load: Load, database: str) -> int:
    """How many accepted moves are not in the database, or not as they were played."""
    from citadels.web.store import Store

    store = await Store.open(database, "bench")
    lost = 0
    for table in load.tables:
        row = await store.table(code=table.code)
        assert row is not None
        assert row.header is not None
        lines = [move.line for move in await store.moves_of(row.id)]
        lost += lines[:len(table.played)] != table.played[:len(lines)] or len(lines) < table.accepted
        Game.from_record({**json.loads(row.header), "moves": lines})
    await store.close()
    return lost


async def measure(args: argparse.Namespace, origin: str, server: int, database: str) -> Json:
    load = Load(origin, args.tables)
    begin = time.perf_counter()
    await load.seat_everybody()
    seated = time.perf_counter() - begin
    await load.keep_moving(args.rate, WARM_UP)
    load.missed = 0
    load.counting = True
    load.updates = 0
    before, _ = usage(server)
    mine = time.process_time()
    rate = await load.keep_moving(args.rate, args.seconds)
    used, memory = usage(server)
    own = time.process_time() - mine
    load.counting = False
    await load.settle()
    still = sum(bool(table.waiting) for table in load.tables)
    await load.close()
    lost = await check(load, database)
    return {
        "tables": args.tables, "players": args.tables * SEATS, "wanted rate": args.rate, "seconds": args.seconds,
        "moves/s": round(rate, 1), "moves": len(load.slowest), "updates/s": round(load.updates / args.seconds),
        "kept p50 ms": round(1000 * statistics.median(load.kept), 1),
        "kept p99 ms": round(1000 * percentile(load.kept, 0.99), 1),
        "update p50 ms": round(1000 * statistics.median(load.delays), 1),
        "update p99 ms": round(1000 * percentile(load.delays, 0.99), 1),
        "last update p99 ms": round(1000 * percentile(load.slowest, 0.99), 1),
        "longest ms": round(1000 * max(load.slowest), 1),
        "server core %": round(100 * (used - before) / args.seconds),
        "players core %": round(100 * own / args.seconds),
        "memory MiB": round(memory), "seated in s": round(seated, 1),
        "refused": load.refused, "without an update": still, "lost": lost,
    }


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", help="an URL; a fresh SQLite file if there is none")
    parser.add_argument("--save", action="store_true")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/bench.db"
        port = free_port()
        # All players come from one address.
        limits = ("BURST", "ADDRESS_CONNECTIONS", "ADDRESS_SOCKETS", "ADDRESS_MESSAGES")
        environment = {**os.environ, "CITADELS_LOG": "warning", **{f"CITADELS_{name}": "0" for name in limits}}
        command = [sys.executable, "-m", "citadels", "serve", "--port", str(port), "--database", database]
        server = subprocess.Popen(command, env=environment)
        try:
            result = asyncio.run(run(args, f"http://127.0.0.1:{port}", server.pid, database))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    width = max(map(len, result))
    report = "\n".join(f"{name:{width}}  {value}" for name, value in result.items())
    print(report)
    if args.save:
        today = datetime.date.today().isoformat()
        head = (f"# The server under load, {today}\n\n{processor()}, {os.cpu_count()} cores; Python "
                f"{platform.python_version()}; compiled: {citadels.compiled()}; {database.partition(':')[0]}\n")
        path = RESULTS / f"server-{today}.md"
        path.write_text(f"{head}\n```\n{report}\n```\n", encoding="utf-8")
        print(path.name)


async def run(args: argparse.Namespace, origin: str, server: int, database: str) -> Json:
    from citadels.web.settings import with_driver

    await wait_for(origin)
    return await measure(args, origin, server, with_driver(database))


if __name__ == "__main__":
    main()
