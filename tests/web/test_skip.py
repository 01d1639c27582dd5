"""Who does not want to wait for the bots: they take no time until that person is asked."""

from __future__ import annotations

import asyncio
from typing import Any

from citadels import Game
from citadels.web.live_table import LiveTable
from citadels.web.protocol import Skip
from tests.playing import some_game
from tests.scenarios.table import seat, table
from tests.web.helpers import Visitor, move, send
from tests.web.virtual_time import EPOCH, Memory, joined, live, now, reloaded, table_of, virtual


def king() -> Game:
    """Seat 0 is the King and decides; seat 1 is the Bishop."""
    return table(seat("king", gold=3, hand="tavern palace"), seat("bishop", gold=2, hand="temple"), rank=4)


def skips(visitor: Visitor) -> list[bool]:
    return [place["skips"] for place in visitor.last("table")["table"]["seats"]]


async def bots_turn(people: list[int], memory: Memory, **setup: Any) -> tuple[LiveTable, list[Visitor]]:
    """A table where the first seat has just ended its turn; the bots are next, and they are slow."""
    seated: list[int | str] = [*people, *["normal"] * (4 - len(people))]
    table = table_of(king(), seated, memory=memory, pace="slow", **setup)
    visitors = await joined(table, *people)
    await move(table, visitors[0], 0, 1, "gold")
    await move(table, visitors[0], 0, 2, "end")
    return table, visitors


def test_who_plays_alone_with_bots_need_not_wait_for_them() -> None:
    async def scene() -> None:
        memory = Memory()
        table, [ana] = await bots_turn([1], memory)
        assert (await send(table, ana, Skip()))["type"] == "table"
        assert skips(ana) == [True, False, False, False]
        ana.forget()
        update = await ana.until_asked(0)
        assert now() == EPOCH
        assert update["ask"] is not None
        assert any(row.hand == "bot" for row in memory.rows)
        assert skips(ana) == [False] * 4     # it ends with the question
        # The bots take their time again.
        count = len(memory.rows)
        await move(table, ana, 0, update["ask"]["number"], update["ask"]["options"][0]["line"])
        await asyncio.sleep(0.5)
        assert sum(row.hand == "bot" for row in memory.rows[count:]) == 0

    virtual(scene())


def test_nothing_is_lost_of_what_happens_meanwhile() -> None:
    async def scene() -> None:
        memory = Memory()
        table, [ana] = await bots_turn([1], memory)
        await send(table, ana, Skip())
        await ana.until_asked(0)
        [late] = await joined(table, 1)
        heard = [event for update in ana.of("update") for event in update["events"]]
        assert heard == late.last("update", 0)["events"]

    virtual(scene())


def test_with_several_people_all_of_them_must_want_it() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, "normal", 3, "normal"], memory=memory, pace="slow")
        ana, cem = await joined(table, 1, 3)
        await move(table, ana, 0, 1, "gold")
        await move(table, ana, 0, 2, "end")
        await send(table, ana, Skip())
        assert skips(cem) == [True, False, False, False]
        await asyncio.sleep(0.5)
        assert not any(row.hand == "bot" for row in memory.rows)
        start = now()
        await send(table, cem, Skip())
        while live(table).game.player not in (0, 2):
            await asyncio.sleep(0.001)
        assert now() - start < 100
        # Who is asked has what they wanted; the other still waits.
        assert sum(skips(ana)) == 1

    virtual(scene())


def test_who_has_left_is_not_waited_for() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, "normal", 3, "normal"], memory=memory, pace="slow")
        ana, cem = await joined(table, 1, 3)
        await move(table, ana, 0, 1, "gold")
        await move(table, ana, 0, 2, "end")
        await send(table, ana, Skip())
        await table.disconnect(cem)
        await asyncio.sleep(0.01)
        assert any(row.hand == "bot" for row in memory.rows)
        # Who comes back has to be asked again.
        [cem] = await joined(table, 3)
        assert not table.hurried

    virtual(scene())


def test_who_is_asked_has_nothing_to_skip() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, "normal", "normal", "normal"], pace="slow")
        await joined(table, 1)
        table.skip(1)
        assert table.skipping == set()

    virtual(scene())


def test_only_who_plays_here_may_hurry_the_bots() -> None:
    async def scene() -> None:
        table, _ = await bots_turn([1], Memory())
        [stranger, watcher] = await joined(table, 9, None)
        for visitor in (stranger, watcher):
            assert (await send(table, visitor, Skip()))["code"] == "not-yours"
        over = table_of(some_game(2, 4), [1, "normal", "normal", "normal"])
        over.state = "over"
        [ana] = await joined(over, 1)
        assert (await send(over, ana, Skip()))["code"] == "not-playing"

    virtual(scene())


def test_a_table_that_is_read_again_hurries_nobody() -> None:
    async def scene() -> None:
        memory = Memory()
        table, [ana] = await bots_turn([1], memory)
        await send(table, ana, Skip())
        assert not reloaded(memory).skipping

    virtual(scene())
