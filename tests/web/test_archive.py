"""Finished games as they are read: made once, for everybody who asks, and never too many at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from citadels import Game, bots
from citadels.web import analysis, archive
from citadels.web.archive import Archive, ArchivedGame, AsyncCache
from citadels.web.request_refused import RequestRefused
from tests.web.virtual_time import Memory


def archived(code: str, mine: list[int], levels: tuple[str | None, ...] = (None, None, "easy")) -> ArchivedGame:
    game = Game.new("deluxe", 3, seed=5)
    bots.play_game(game, [bots.make("easy", seat) for seat in range(3)])
    return ArchivedGame(code, game.record(), game.names, list(levels), None, mine, 0, False, None)


def test_what_many_ask_for_at_once_is_made_once_and_only_the_last_are_remembered() -> None:
    made: list[int] = []

    async def ask() -> None:
        cache = AsyncCache(most=2)

        async def make(number: int) -> int:
            made.append(number)
            await asyncio.sleep(0)
            return number * 10

        async def get(number: int) -> int:
            return await cache.get(number, lambda: make(number))

        assert list(await asyncio.gather(get(1), get(1), get(1))) == [10, 10, 10] and made == [1]
        assert [await get(number) for number in (2, 1, 3, 1, 2)] == [20, 10, 30, 10, 20]
        assert made == [1, 2, 3, 2]

    asyncio.run(ask())


def test_what_failed_is_tried_again() -> None:
    async def ask() -> None:
        cache = AsyncCache()
        outcomes = [ValueError(), None]

        async def make() -> str:
            fault = outcomes.pop(0)
            if fault is not None:
                raise fault
            return "made"

        with pytest.raises(ValueError):
            await cache.get("key", make)
        assert await cache.get("key", make) == "made"

    asyncio.run(ask())


def test_moments_are_the_readers_own_and_not_too_many_wait() -> None:
    asked: list[list[int]] = []

    async def ask() -> None:
        ready = asyncio.Event()

        async def run(work: Any, *args: Any) -> Any:
            _, seats, _ = args
            assert work is analysis.moments
            asked.append(seats)
            await ready.wait()
            return []

        reader = Archive(Memory(), run)
        games = [archived("MINE", [2]), archived("PEOPLE", []), archived("BOTS", [], levels=("easy",) * 3)]
        games += [games[0]._replace(code=f"MORE{number}") for number in range(archive.MOST_SEARCHES)]
        waiting = [asyncio.create_task(reader.moments(game)) for game in games]
        again = asyncio.create_task(reader.moments(games[0]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert asked[:3] == [[2], [0, 1], [0, 1, 2]] and len(asked) == archive.MOST_SEARCHES
        ready.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert found[:archive.MOST_SEARCHES] == [[]] * archive.MOST_SEARCHES and await again == []
        assert [fault.code for fault in found if isinstance(fault, RequestRefused)] == ["busy"] * 3
        assert await reader.moments(games[-1]) == []

    asyncio.run(ask())
