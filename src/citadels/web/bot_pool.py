"""Bots that think for a long time do so in processes of their own, so that nobody has to wait for them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from citadels import Game
from citadels.bots import ask, make
from citadels.web.analysis import Work, finished
from citadels.web.request_refused import RequestRefused
from citadels.web.table_bots import QUICK, Advice, Bots, advise, choose_line

Answer = TypeVar("Answer")


class BotPool(Bots):
    """A few processes for bots. They are started when first needed, and restarted if one breaks.

    Bots that play go first, since a whole table waits for them. Only a few hints may wait.
    """

    def __init__(self, processes: int, most_hints: int = 0, niceness: int = 0) -> None:
        self.processes = processes
        self.niceness = niceness            # how far these processes step back for others
        self.most_hints = most_hints        # being worked on or waiting; 0 for no limit
        self.hints = 0
        self._pool: ProcessPoolExecutor | None = None
        self._free = processes
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    async def choose(self, game: Game, level: str, seed: str, moves: int) -> str:
        """The line that a bot plays; quick bots need no other process."""
        if level in QUICK:
            return ask(make(level, f"{seed}/{moves}"), game, moves)
        return await self.run(choose_line, game.record(), level, f"{seed}/{moves}")

    async def advise(self, game: Game, seat: int, seed: str) -> Advice:
        """A hint. Raises RequestRefused if too many are waiting for one."""
        if self.most_hints and self.hints >= self.most_hints:
            raise RequestRefused("busy")
        self.hints += 1
        try:
            return await self.run(advise, game.record(), seat, seed, urgent=False)
        finally:
            self.hints -= 1

    async def search(self, work: Callable[..., Work[Answer]], *args: Any) -> Answer:
        """Look for something in a finished game."""
        return await self.run(finished, work, *args)

    async def run(self, work: Callable[..., Answer], *args: Any, urgent: bool = True) -> Answer:
        try:
            return await self._run(urgent, work, *args)
        except BrokenProcessPool:
            self._pool = None
            return await self._run(urgent, work, *args)

    async def _run(self, urgent: bool, work: Callable[..., Answer], *args: Any) -> Answer:
        await self._turn(urgent)
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), prepare_process,
                                                 (self.niceness,))
            job = asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        except BaseException:
            self._next()
            raise
        job.add_done_callback(self._done)
        # Whoever asked may leave before the answer is there, but the process stays busy until then.
        return await asyncio.shield(job)

    async def _turn(self, urgent: bool) -> None:
        """Wait until a process is free."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._patient).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _done(self, job: asyncio.Future[Any]) -> None:
        if not job.cancelled():
            job.exception()  # marks it as retrieved, even if nobody is waiting for it any more
        self._next()

    def _next(self) -> None:
        """A process is free: give it to the next in line."""
        for waiting in (self._urgent, self._patient):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def prepare_process(niceness: int) -> None:
    """Ctrl-C in a terminal reaches all processes, but these only end when the server tells them to, or ends itself."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """End this process when its server is gone, because a server that is killed cannot tell it to."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
