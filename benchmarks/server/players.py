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

from benchmarks.server.tables import DECODER, SEATS, Ask, Kind, Message, Table, Visit
from benchmarks.server.wire import Line, post

SEED: Final = 20261115
PATIENCE: Final = 20.0      # seconds for the last answers
SILENCE: Final = 20.0       # seconds without anything from a table, longer than any pause or thought
AGAIN: Final = 1.0          # seconds until who was refused tries again
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
        self.tables: list[Table] = []
        self.wanted = tables
        self.ready: deque[Table] = deque()
        self.due: deque[float] = deque()    # moves that nobody was ready to make yet
        self.times = Times()
        self.refused: Counter[str] = Counter()
        self.broken = 0                     # lines that the server closed, or that could not be opened
        self.cut_off = 0                    # moves whose line was lost before the answer
        self.sent_again = 0                 # those of them that had not arrived
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
        setup = {"edition": kind.edition, "seats": SEATS, "grace": 86400}
        bots = [None] * kind.people + ["normal"] * kind.bots
        made, headers[0]["cookie"] = await post(
            origin, "/api/tables", headers[0], {"setup": setup, "bots": bots, "name": "Player 1"})
        code: str = made["code"]
        for seat in range(1, kind.people):
            _, headers[seat]["cookie"] = await post(
                origin, f"/api/tables/{code}/sit", headers[seat], {"name": f"Player {seat + 1}"})
        table = Table(code, kind)
        self.tables.append(table)
        for number, own in enumerate(headers):
            # Where there are several processes, the proxy sends everybody to any of them, unless it knows better.
            place = origin if self.together else self.dice.choice(self.origins)
            visit = Visit(number if number < kind.people else None, {**own, "origin": place}, place)
            table.visits.append(visit)
            await self.open(table, visit)
        await post(origin, f"/api/tables/{code}/start", headers[0], {})

    def made_up_address(self) -> str:
        number = next(self._addresses)
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    async def open(self, table: Table, visit: Visit) -> None:
        path = f"/api/tables/{table.code}/socket?seen={visit.heard}"
        await Line.open(visit.origin, path, visit.headers, partial(setattr, visit, "line"),
                        partial(self.read, table, visit), partial(self.end, table, visit))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self, table: Table, visit: Visit) -> None:
        if visit.line is not None and visit.line.closed and not self.closing and not table.over:
            self.broken += 1

    # -- hearing ---------------------------------------------------------------------------------------------------
    def read(self, table: Table, visit: Visit, data: bytes) -> None:
        self.hear(table, visit, DECODER.decode(data), time.perf_counter())

    def hear(self, table: Table, visit: Visit, message: Message, at: float) -> None:
        table.heard_at = at
        if message.type == "update":
            self.hear_update(table, visit, message, at)
        elif message.type == "refused":
            self.hear_refusal(table, message)
        elif message.type in ("accepted", "staged"):
            self.hear_answer(table, message, at)
        if table.ready and not table.queued:
            table.queued = True
            self.ready.append(table)

    def hear_update(self, table: Table, visit: Visit, message: Message, at: float) -> None:
        self.updates += 1
        visit.heard = message.first + len(message.events)
        ask = message.ask if isinstance(message.ask, Ask) else None
        if visit.returned_at:
            if self.counting:
                self.times.returns.append(at - visit.returned_at)
            visit.returned_at = 0.0
        sent = table.sent
        if sent is not None and sent.again and sent.visit is visit:
            # As the page does: where the question is still the same, the move has not arrived, and is sent again.
            if ask is None or ask.number > sent.ask:
                table.accept()
            else:
                self.sent_again += 1
                assert visit.line is not None
                visit.line.send(sent.message)
        if visit in table.waiting and table.shown is not None:
            table.waiting.discard(visit)
            if table.shown.counted:
                self.times.updates.append(at - table.shown.due)
                if not table.waiting:
                    self.times.slowest.append(at - table.shown.due)
        if ask is not None:
            table.hear_question(visit, ask)
        if message.over is not None and not table.over:
            table.over = True
            self.finished += 1
            self.begin(self.replace(table))

    def hear_answer(self, table: Table, message: Message, at: float) -> None:
        sent = table.sent
        if sent is None or (message.seat, message.ask) != (sent.seat, sent.ask):
            return
        timed = sent.counted and not sent.again
        if message.type == "accepted":
            if timed:
                self.times.kept.append(at - sent.due)
            table.accept()
        elif message.next is not None:
            if timed:
                self.times.staged.append(at - sent.due)
            table.stage(message.next)

    def hear_refusal(self, table: Table, message: Message) -> None:
        sent = table.sent
        if message.seat is not None and isinstance(message.ask, int) \
                and message.ask <= table.answered.get(message.seat, 0):
            return      # it was sent twice
        if sent is not None and sent.again:     # it had arrived after all; the next update says so
            return
        self.refused[message.code or ""] += 1
        if sent is not None:
            table.forget()
            asyncio.get_running_loop().call_later(AGAIN, self.try_again, table)

    def try_again(self, table: Table) -> None:
        """Who was refused, because they were too quick perhaps, waits for a moment and chooses anew."""
        table.remember()
        if table.ready and not table.queued:
            table.queued = True
            self.ready.append(table)

    # -- playing ---------------------------------------------------------------------------------------------------
    def move(self, table: Table, due: float) -> bool:
        table.queued = False
        if not table.ready:         # the line was lost meanwhile
            return False
        sent = table.answer(due, self.counting, self.dice)
        if self.counting:
            self.times.waits.append(time.perf_counter() - due)
        assert sent.visit.line is not None
        sent.visit.line.send(sent.message)
        return True

    async def keep_moving(self, rate: float | None, seconds: float) -> int:
        """Make moves for so long: at fixed times, whatever the answers take; or without a rate as soon as a table is
        ready. How many were made."""
        begin = time.perf_counter()
        made, known = 0, 0
        while (passed := time.perf_counter() - begin) < seconds:
            if rate is None:
                self.due = deque([time.perf_counter()] * len(self.ready))
            else:
                while known < int(passed * rate):
                    self.due.append(begin + known / rate)
                    known += 1
            while self.due and self.ready:
                if self.move(self.ready.popleft(), self.due[0]):
                    self.due.popleft()
                    made += 1
            await asyncio.sleep(TICK)
        return made

    async def keep_returning(self, rate: float) -> None:
        """Again and again somebody's line breaks, also while a move is on its way, and they come back a moment
        later."""
        while rate:
            await asyncio.sleep(1 / rate)
            table = self.dice.choice(self.tables)
            visit = self.dice.choice(table.visits)
            if not table.over and visit.line is not None:
                self.lose(table, visit)
                self.begin(self.come_back(table, visit))

    def lose(self, table: Table, visit: Visit) -> None:
        line, visit.line = visit.line, None
        assert line is not None
        if self.dice.random() < 0.5:
            line.cut()
        else:
            line.close()
        table.waiting.discard(visit)
        if table.sent is not None and table.sent.visit is visit:
            table.sent = table.sent._replace(again=True)
            self.cut_off += 1

    async def come_back(self, table: Table, visit: Visit) -> None:
        await asyncio.sleep(self.dice.uniform(0.1, 1.0))
        visit.returned_at = time.perf_counter()
        try:
            await self.open(table, visit)
        except OSError:
            self.broken += 1

    async def replace(self, table: Table) -> None:
        """The game is over: its people go, and others sit down elsewhere."""
        end = time.perf_counter() + PATIENCE
        while (table.sent is not None or table.waiting) and time.perf_counter() < end:
            await asyncio.sleep(0.1)
        for visit in table.visits:
            if visit.line is not None:
                visit.line.close()
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

    def silent(self) -> int:
        """Tables at which nobody can go on."""
        long_ago = time.perf_counter() - SILENCE
        return sum(not table.over and table.asked is None and table.heard_at < long_ago for table in self.tables)

    async def close(self) -> None:
        self.closing = True
        for table in self.tables:
            for visit in table.visits:
                if visit.line is not None:
                    visit.line.close()
        for task in self._tasks:    # somebody may be on their way back
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0.1)
