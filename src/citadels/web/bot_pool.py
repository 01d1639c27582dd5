"""Bots that think for long do so in processes of their own, so that nobody has to wait for them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar

from citadels import Game
from citadels.bots import ask, make
from citadels.bots.observation import Observation as Sight
from citadels.web.protocol import Thought

Json = dict[str, Any]
Answer = TypeVar("Answer")

QUICK: Final = ("easy", "normal")       # these answer in far less than a millisecond
ADVISER: Final = "search:400"           # gives the hints
SHOWN: Final = 5                        # thoughts of a hint


def choose_line(record: Json, level: str, seed: str) -> str:
    """The line that a bot plays at the end of a record."""
    return ask(make(level, seed), Game.from_record(record), len(record["moves"]))


def advise(record: Json, seat: int, seed: str) -> list[Thought]:
    """What a good bot thinks of the options at the end of a record, the best first."""
    game = Game.from_record(record)
    found = make(ADVISER, seed).explain(Sight(game, seat))
    return [Thought(thought.line, thought.share, thought.win, thought.games) for thought in found[:SHOWN]]


class BotPool:
    """A few processes for bots. They are started when first needed, and again if one breaks."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, level: str, seed: str, moves: int) -> str:
        """The line that a bot plays; quick ones need no other process."""
        if level in QUICK:
            return ask(make(level, f"{seed}/{moves}"), game, moves)
        return await self.run(choose_line, game.record(), level, f"{seed}/{moves}")

    async def advise(self, game: Game, seat: int, seed: str) -> list[Thought]:
        return await self.run(advise, game.record(), seat, seed)

    async def run(self, work: Callable[..., Answer], *args: Any) -> Answer:
        try:
            return await self._run(work, *args)
        except BrokenProcessPool:
            self._pool = None
            return await self._run(work, *args)

    async def _run(self, work: Callable[..., Answer], *args: Any) -> Answer:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), initializer=prepare_process)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def prepare_process() -> None:
    """Ctrl-C in a terminal reaches all processes, but these end when the server tells them to, or ends itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that is killed cannot tell its processes to end."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
