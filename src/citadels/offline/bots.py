"""Bots in a browser. They share the only thread and think one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from citadels import Game
from citadels.bots import ask, make
from citadels.web import table_bots
from citadels.web.analysis import Depth, Work
from citadels.web.table_bots import QUICK, Advice, Bots

Answer = TypeVar("Answer")

# What takes a server far less than a second may take a browser longer: see benchmarks/offline.md.
ADVISER: Final = "learned-search:1000ms"    # gives the hints
SHALLOW: Final = Depth("learned-search:24", "learned-search:40", 8.0, times=6)     # for a look at finished games


class BrowserBots(Bots):
    async def choose(self, game: Game, level: str, seed: str, moves: int) -> str:
        if level not in QUICK:
            game = game.clone()     # the original may go on in the meantime
            await asyncio.sleep(0)  # let earlier messages go out first
        return ask(make(level, f"{seed}/{moves}"), game, moves)

    async def advise(self, game: Game, seat: int, seed: str) -> Advice:
        record = game.record()
        await asyncio.sleep(0)
        return table_bots.advise(record, seat, seed, ADVISER)

    def close(self) -> None:
        pass


async def search(work: Callable[..., Work[Answer]], *args: Any) -> Answer:
    """Do long work piece by piece, and let everything else run in between."""
    pieces = work(*args)
    while True:
        await asyncio.sleep(0)
        try:
            next(pieces)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
