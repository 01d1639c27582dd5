"""All visitors: they come, play, watch, lose their lines and come back, and time what the server does."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from collections.abc import Coroutine
from functools import partial
from itertools import count
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server.tables import DECODER, SEATS, Ask, Kind, Message, Table, Visit

SEED: Final = 20261115
PATIENCE: Final = 20.0      # seconds for the last answers
AT_ONCE: Final = 16         # tables that are being made
TICK: Final = 0.001         # seconds


class Times:
    """Seconds, each from when a move was due."""

    def __init__(self) -> None:
        self.waits: list[float] = []        # until a table was ready for it
        self.staged: list[float] = []       # until the player saw what could follow
        self.kept: list[float] = []         # until it was accepted
        self.updates: list[float] = []      # until one visitor had the update
        self.slowest: list[float] = []      # until the last one had
        self.returns: list[float] = []      # from a new line to its first update


class Players:
    def __init__(self, origins: list[str], tables: int, together: bool = False) -> None:
        self.origins = origins
        self.together = together            # all visitors of a table are at one process
        self.wire = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=64, max_keepalive_connections=32))
        self.tables: list[Table] = []
        self.wanted = tables
        self.ready: deque[Table] = deque()
        self.due: deque[float] = deque()    # moves that nobody was ready to make yet
        self.times = Times()
        self.refused: Counter[str] = Counter()
        self.broken = 0                     # lines that the server closed, or that could not be opened
        self.finished = 0                   # games
        self.updates = 0
        self.counting = False
        self.closing = False
        self.dice = random.Random(SEED)
        self._numbers = count()
        self._addresses = count(1)
        self._tasks: set[asyncio.Task[None]] = set()

    # -- coming ----------------------------------------------------------------------------------------------------
    async def seat_everybody(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                await self.seat_one()

        await asyncio.gather(*(one() for _ in range(self.wanted)))

    async def seat_one(self) -> None:
        """Make a table, sit down at it, and begin the game. Everybody comes through a proxy on this machine."""
        kind = Kind.of(next(self._numbers))
        origin = self.dice.choice(self.origins)
        shared = self.made_up_address()
        headers = [{"origin": origin, "x-forwarded-for": shared if kind.shared else self.made_up_address()}
                   for _ in range(kind.people + kind.spectators)]
        visitor = partial(httpx.AsyncClient, base_url=origin, transport=self.wire, timeout=60)
        code = ""
        for seat in range(kind.people):
            client = visitor(headers=headers[seat])
            name = f"Player {seat + 1}"
            if seat == 0:
                setup = {"edition": kind.edition, "seats": SEATS, "grace": 86400}
                bots = [None] * kind.people + ["normal"] * kind.bots
                answer = await client.post("/api/tables", json={"setup": setup, "bots": bots, "name": name})
                code = answer.raise_for_status().json()["code"]
            else:
                answer = await client.post(f"/api/tables/{code}/sit", json={"name": name})
                answer.raise_for_status()
            headers[seat]["cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        table = Table(code, kind)
        self.tables.append(table)
        for number, own in enumerate(headers):
            # Where there are several processes, the proxy sends everybody to any of them, unless it knows better.
            own["origin"] = origin if self.together else self.dice.choice(self.origins)
            address = f"{own['origin'].replace('http', 'ws')}/api/tables/{code}/socket"
            visit = Visit(number if number < kind.people else None, own, address)
            table.visits.append(visit)
            await self.open(table, visit)
        host = visitor(headers={**headers[0], "origin": origin})
        (await host.post(f"/api/tables/{code}/start")).raise_for_status()

    def made_up_address(self) -> str:
        number = next(self._addresses)
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    async def open(self, table: Table, visit: Visit) -> None:
        visit.line = await connect(f"{visit.address}?seen={visit.heard}", additional_headers=visit.headers,
                                   compression=None, max_queue=256, open_timeout=60, ping_interval=None)
        self.begin(self.listen(table, visit))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def listen(self, table: Table, visit: Visit) -> None:
        line = visit.line
        assert line is not None
        try:
            async for data in line:
                self.hear(table, visit, DECODER.decode(data), time.perf_counter())
        except ConnectionClosed:
            pass
        if visit.line is line and not self.closing and not table.over:
            self.broken += 1

    # -- hearing ---------------------------------------------------------------------------------------------------
    def hear(self, table: Table, visit: Visit, message: Message, at: float) -> None:
        if message.type == "update":
            self.updates += 1
            visit.heard = message.first + len(message.events)
            self.see(table, visit, at)
            if isinstance(message.ask, Ask) and visit.seat is not None and table.is_new(visit.seat, message.ask) \
                    and (table.asked is None or table.asked[1].number != message.ask.number):
                table.asked = (visit, message.ask)
                table.staged = []
            if message.over is not None and not table.over:
                table.over = True
                self.finished += 1
                self.begin(self.replace(table))
        elif table.sent is not None and message.type in ("accepted", "staged", "refused"):
            due, counted = table.sent
            if message.type == "refused":
                self.refused[message.code or ""] += 1
                table.forget()
            elif message.type == "accepted":
                if counted:
                    self.times.kept.append(at - due)
                table.accept()
            elif message.next is not None:
                if counted:
                    self.times.staged.append(at - due)
                table.stage(message.next)
        elif message.type == "refused":
            self.refused[message.code or ""] += 1
        if table.ready and not table.queued:
            table.queued = True
            self.ready.append(table)

    def see(self, table: Table, visit: Visit, at: float) -> None:
        if visit.returned_at:
            if self.counting:
                self.times.returns.append(at - visit.returned_at)
            visit.returned_at = 0.0
        if visit in table.waiting and table.shown is not None:
            table.waiting.discard(visit)
            due, counted = table.shown
            if counted:
                self.times.updates.append(at - due)
                if not table.waiting:
                    self.times.slowest.append(at - due)

    # -- playing ---------------------------------------------------------------------------------------------------
    async def move(self, table: Table, due: float) -> None:
        table.queued = False
        if not table.ready:         # the line was lost meanwhile
            self.due.append(due)
            return
        visit, data = table.answer(due, self.counting, self.dice)
        assert visit.line is not None
        if self.counting:
            self.times.waits.append(time.perf_counter() - due)
        try:
            await visit.line.send(data.decode())
        except ConnectionClosed:
            self.broken += 1

    async def keep_moving(self, rate: float | None, seconds: float) -> int:
        """Make moves for so long: at fixed times, whatever the answers take; or without a rate as soon as a table is
        ready. How many were made."""
        begin = time.perf_counter()
        made, known = 0, 0
        while (passed := time.perf_counter() - begin) < seconds:
            if rate is None:
                self.due.extend([time.perf_counter()] * len(self.ready))
            else:
                while known < int(passed * rate):
                    self.due.append(begin + known / rate)
                    known += 1
            while self.due and self.ready:
                made += 1
                await self.move(self.ready.popleft(), self.due.popleft())
            await asyncio.sleep(TICK)
        return made

    async def keep_returning(self, rate: float) -> None:
        """Again and again somebody's line breaks, and they come back a moment later."""
        while rate:
            await asyncio.sleep(1 / rate)
            table = self.dice.choice(self.tables)
            visit = self.dice.choice(table.visits)
            if not table.over and visit.line is not None and visit not in table.waiting and table.sent is None:
                self.begin(self.come_back(table, visit))

    async def come_back(self, table: Table, visit: Visit) -> None:
        line, visit.line = visit.line, None
        assert line is not None
        await line.close()
        await asyncio.sleep(self.dice.uniform(0.1, 1.0))
        visit.returned_at = time.perf_counter()
        await self.open(table, visit)

    async def replace(self, table: Table) -> None:
        """The game is over: its people go, and others sit down elsewhere."""
        await asyncio.sleep(0.5)
        for visit in table.visits:
            if visit.line is not None:
                await visit.line.close()
        if not self.closing:
            await self.seat_one()

    # -- going -----------------------------------------------------------------------------------------------------
    async def settle(self) -> None:
        """Wait for what is still on its way."""
        end = time.perf_counter() + PATIENCE
        while self.unanswered() and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    def unanswered(self) -> int:
        return sum(table.sent is not None or bool(table.waiting) for table in self.tables)

    async def close(self) -> None:
        self.closing = True
        for table in self.tables:
            for visit in table.visits:
                if visit.line is not None:
                    await visit.line.close()
        for task in self._tasks:    # somebody may be on their way back
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.wire.aclose()
