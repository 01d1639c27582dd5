"""Finished games as they are read: what was made of the last ones is remembered, for they never change."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from citadels.web import history
from citadels.web.protocol import Finished, Moment, StepBytes
from citadels.web.refusal import Refusal
from citadels.web.rows import Archived
from citadels.web.thinking import Thinker

Json = dict[str, Any]
Value = TypeVar("Value")

REMEMBERED: Final = 200     # stories, and searches for moments
MOST_SEARCHES: Final = 8    # that are under way or wait, one after the other
PATIENCE: Final = 15        # how far a search steps back behind other processes


class Shelf:
    """What was made by some work, by key. Who asks while it is being made waits for the same."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most = most
        self._made: OrderedDict[object, asyncio.Future[Any]] = OrderedDict()

    async def get(self, key: object, work: Callable[[], Awaitable[Value]]) -> Value:
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = asyncio.ensure_future(work())
            if len(self._made) > self.most:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        try:
            value: Value = await asyncio.shield(found)  # others may wait for it too
        except Exception:
            self._made.pop(key, None)
            raise
        return value


def unhurried(record: Json, seats: Sequence[int]) -> list[Moment]:
    """Look for moments, and let everything else go before."""
    if hasattr(os, "nice"):
        os.nice(max(0, PATIENCE - os.nice(0)))
    return history.moments(record, seats)


class Library:
    """Searches for moments have a process of their own, so that no bot at a table waits for them."""

    def __init__(self) -> None:
        self._stories = Shelf()
        self._moments = Shelf()
        self._thinker = Thinker(1)
        self._searches = 0

    def close(self) -> None:
        self._thinker.close()

    async def finished(self, game: Archived) -> Finished:
        story = await self._stories.get(game.code, lambda: asyncio.to_thread(history.story, game.record))
        return Finished(
            code=game.code, players=game.names, bots=game.bots, edition=game.record["edition"], preset=game.preset,
            mine=game.mine, over=story.over, rounds=story.rounds, incidents=story.incidents, steps=story.steps,
            at=game.at, imported=game.imported, next=game.next,
        )

    async def steps(self, game: Archived, first: int, count: int) -> list[StepBytes]:
        return await asyncio.to_thread(history.steps, game.record, first, count)

    async def moments(self, game: Archived) -> list[Moment]:
        """Of the reader's own seats; else of all people, else of everybody. Refuses if many wait for theirs."""
        people = [seat for seat, bot in enumerate(game.bots) if bot is None]
        seats = game.mine or people or list(range(len(game.names)))
        key = (game.code, tuple(seats))
        return await self._moments.get(key, lambda: self._search(game.record, seats))

    async def _search(self, record: Json, seats: Sequence[int]) -> list[Moment]:
        if self._searches >= MOST_SEARCHES:
            raise Refusal("busy")
        self._searches += 1
        try:
            return await self._thinker.run(unhurried, record, seats)
        finally:
            self._searches -= 1
