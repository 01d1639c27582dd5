"""Time at a table: clocks, the pace of bots, who is away, and tables at which nobody is."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from typing import Any

import pytest

from citadels import Game
from citadels.web.http_messages import LeaveSeat, Sit
from citadels.web.live_table import LiveTable
from citadels.web.protocol import Clock
from citadels.web.seating import Seating
from citadels.web.timing import PACES, READING, SeatClocks
from tests.playing import some_game
from tests.scenarios.table import seat, table
from tests.web.helpers import move
from tests.web.virtual_time import (
    EPOCH,
    WALL,
    Memory,
    close,
    joined,
    live,
    now,
    person,
    reloaded,
    steady_now,
    table_of,
    virtual,
)


def king() -> Game:
    """Seat 0 is the King and decides; seat 1 is the Bishop."""
    return table(seat("king", gold=3, hand="tavern palace"), seat("bishop", gold=2, hand="temple"), rank=4)


def face(visitor: Any, seat: int | None) -> Any:
    return visitor.last("update", seat)["clock"]


# -- a clock of the machine that is set --------------------------------------------------------------------------------
@pytest.mark.parametrize("hours", [-1, 1, 24 * 365])
def test_a_clock_that_is_set_neither_stops_a_table_nor_ends_anybodys_time(hours: int) -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory, clock=Clock("decision", 30))
        ana, _ = await joined(table, 1, 2)
        await asyncio.sleep(10)
        WALL[0] = hours * 3600_000
        await joined(table, 3)              # whatever happens at the table, the timer is set anew
        await asyncio.sleep(19)
        assert memory.rows == []
        [late] = await joined(table, 4)
        assert face(late, 3)["left"][0] == 1000
        assert late.last("welcome")["now"] == face(late, 3)["at"]   # browsers count from there
        await asyncio.sleep(1.1)
        assert [(row.hand, row.spent) for row in memory.rows] == [("clock", 30_000)]
        WALL[0] = 0                         # and it is put right again
        await asyncio.sleep(30.1)
        assert [row.spent for row in memory.rows] == [30_000, 30_000]
        assert (await move(table, ana, 0, 3, ana.last("update", 0)["ask"]["options"][-1]["line"]))["type"] == "accepted"

    virtual(scene())


@pytest.mark.parametrize("hours", [-1, 1])
def test_bots_and_pauses_do_not_mind_a_clock_that_is_set(hours: int) -> None:
    async def scene(off: int) -> list[tuple[int, str]]:
        memory = Memory()
        table = table_of(Game.new("circus", 4, seed=3, options={"action_cards": True}), ["easy"] * 4, memory=memory)
        begun = now()
        await joined(table, None)
        moved: list[tuple[int, str]] = []
        while len(moved) < 60:
            await asyncio.sleep(0.05)
            moved += [(steady_now() - begun, row.line) for row in memory.rows[len(moved):]]
            WALL[0] = off if len(moved) % 20 < 10 else 0
        return moved

    assert virtual(scene(hours * 3600_000)) == virtual(scene(0))


def test_a_decision_of_months_fits_into_the_database() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory)
        [ana] = await joined(table, 1)
        await asyncio.sleep(40 * 86_400)
        assert (await move(table, ana, 0, 1, "gold"))["type"] == "accepted"
        assert memory.rows[0].spent == 2**31 - 1        # the column has 32 bits

    virtual(scene())


# -- clocks ------------------------------------------------------------------------------------------------------------
def test_without_a_clock_nobody_is_hurried() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory)
        [ana] = await joined(table, 1)
        await asyncio.sleep(10 * 86_400)
        assert memory.rows == []
        assert face(ana, 0) is None
        assert (await move(table, ana, 0, 1, "gold"))["type"] == "accepted"

    virtual(scene())


def test_when_the_time_for_a_decision_is_up_a_bot_decides_it() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory, clock=Clock("decision", 30))
        ana, ben = await joined(table, 1, 2)
        assert face(ben, 1) == {"left": [30_000] * 4, "running": 0, "at": EPOCH}
        await asyncio.sleep(29.9)
        assert memory.rows == []
        [late] = await joined(table, 3)
        assert face(late, 2)["left"] == [100, 30_000, 30_000, 30_000]
        await asyncio.sleep(0.2)
        [row] = memory.rows
        assert (row.seat, row.hand, row.spent) == (0, "clock", 30_000)
        assert ana.last("update", 0)["ask"]["number"] == 2
        assert face(ana, 0)["left"] == [30_000] * 4
        assert (await move(table, ana, 0, 1, "gold"))["code"] == "stale"
        assert (await move(table, ana, 0, 2, ana.last("update", 0)["ask"]["options"][-1]["line"]))["type"] == "accepted"

    virtual(scene())


def test_a_budget_goes_down_and_each_turn_adds_to_it() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory, clock=Clock("budget", 120, 20))
        ana, ben = await joined(table, 1, 2)
        assert face(ana, 0)["left"] == [140_000, 120_000, 120_000, 120_000]
        await asyncio.sleep(50)
        await move(table, ana, 0, 1, "gold")
        assert face(ana, 0)["left"][0] == 90_000
        await asyncio.sleep(10)
        await move(table, ana, 0, 2, "end")
        assert face(ben, 1) == {"left": [80_000, 140_000, 120_000, 120_000], "running": 1, "at": now()}
        await asyncio.sleep(139.9)
        assert len(memory.rows) == 2
        await asyncio.sleep(0.2)
        assert (memory.rows[2].hand, memory.rows[2].spent) == ("clock", 140_000)
        assert face(ben, 1)["left"][1] == 0
        await asyncio.sleep(1)
        mine = [row for row in memory.rows if row.seat == 1]
        assert len(mine) > 1  # with no time left a bot ends the turn
        assert {row.hand for row in mine} == {"clock"}

    virtual(scene())


def test_the_budget_is_the_same_after_a_restart() -> None:
    async def scene() -> None:
        dice = random.Random(7)
        memory = Memory()
        clock = Clock("budget", 300, 20)
        table = table_of(some_game(7, 3), [1, 2, 3], memory=memory, clock=clock)
        visitors = await joined(table, 1, 2, 3)
        for _ in range(60):
            game = live(table).game
            asked = game.player
            assert asked is not None
            await asyncio.sleep(dice.randrange(4000) / 1000)
            await move(table, visitors[asked], asked, live(table).question_number(asked), dice.choice(game.options()))
            again = reloaded(memory)
            assert face_of(again) == face_of(table)
        assert max(live(table).clocks.turns) > 3

    virtual(scene())


def face_of(table: LiveTable) -> object:
    return live(table).clocks.face([True] * len(table.seats), None, now())


def test_moves_that_are_caught_up_count_like_those_that_were_seen() -> None:
    seen, caught = SeatClocks(Clock("budget", 100, 10), 3), SeatClocks(Clock("budget", 100, 10), 3)
    for asked, spent in ((0, 500), (0, 100), (1, 50), (0, 70), (2, 10), (2, 20)):
        seen.asked(asked, 0)
        seen.moved(asked, spent, False)
        caught.moved(asked, spent, False)
    assert (seen.spent, seen.turns, seen.turns) == (caught.spent, caught.turns, [2, 1, 1])
    before = list(seen.spent)
    seen.moved(1, 999, True)
    assert (seen.spent, seen.turns) == (before, [2, 1, 1])


def test_bots_have_no_clock() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, "easy", "hard", 4], memory=memory, clock=Clock("budget", 120, 20))
        [ana] = await joined(table, 1)
        assert face(ana, 0)["left"] == [140_000, None, None, 120_000]
        await move(table, ana, 0, 1, "gold")
        await move(table, ana, 0, 2, "end")
        await asyncio.sleep(60)
        assert all(row.spent == 0 for row in memory.rows if row.hand == "bot")

    virtual(scene())


# -- bots --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pace", PACES)
def test_bots_take_their_time_as_the_table_wants_it(pace: str) -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), ["normal", "easy", "normal", "easy"], memory=memory, pace=pace)
        await joined(table, None)
        await asyncio.sleep(20 if pace != "instant" else 0.01)
        low, high = PACES[pace]
        times = [EPOCH, *(row.at for row in memory.rows)]
        gaps = [after - before for before, after in pairwise(times)]
        assert len(gaps) > 3
        high = max(high, READING.get(pace, 0))
        assert all(0.6 * low - 1 <= gap <= high + 1 for gap in gaps)
        assert {row.hand for row in memory.rows} == {"bot"}

    virtual(scene())


@pytest.mark.parametrize("pace", PACES)
def test_who_reads_of_a_murder_has_time_to_before_bots_go_on(pace: str) -> None:
    async def scene() -> None:
        memory = Memory()
        game = table(seat("assassin", gold=3, hand="tavern"), seat("king", gold=2, hand="temple"), rank=1)
        at = table_of(game, [1, "easy", "easy", "easy"], memory=memory, pace=pace)
        [ana] = await joined(at, 1)
        await move(at, ana, 0, 1, "name bishop")
        await move(at, ana, 0, 2, "gold")
        await move(at, ana, 0, 3, "end")
        assert not live(at).struck, "the murder was told two moves ago"
        begun = now()
        await asyncio.sleep(20)
        assert memory.rows[3].at - begun <= PACES[pace][1] + 1

        memory = Memory()
        at = table_of(game, ["easy"] * 4, memory=memory, pace=pace)
        await joined(at, None)
        await asyncio.sleep(20)
        kill = next(number for number, row in enumerate(memory.rows) if row.line.startswith("name"))
        waited = memory.rows[kill + 1].at - memory.rows[kill].at
        assert waited >= READING.get(pace, 0)
        assert waited <= max(READING.get(pace, 0), PACES[pace][1]) + 1

    virtual(scene())


def test_only_autoplay_moves_a_table_on() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), ["normal"] * 4, memory=memory)
        await joined(table, None)
        await asyncio.sleep(5)
        count = len(memory.rows)
        assert count > 0
        close(table)
        await joined(table, None)  # the table still shows itself, but nothing happens there by itself
        await asyncio.sleep(1000)
        assert len(memory.rows) == count

    virtual(scene())


def test_a_whole_game_of_bots_is_watched_in_the_time_that_it_takes() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(some_game(2, 4), ["normal"] * 4, memory=memory)
        [visitor] = await joined(table, None)
        await visitor.until_over()
        assert 0.6 * 600 * live(table).moves * 0.8 < now() - EPOCH < 1500 * live(table).moves
        assert memory.row is not None
        assert memory.row.state == "over"

    virtual(scene())


def test_a_game_whose_end_could_not_be_written_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(some_game(2, 4), ["normal"] * 4, memory=memory, haste=0)
        [visitor] = await joined(table, None)
        change, faults = memory.change_table, [OSError(), OSError()]

        async def failing(table: int, **values: Any) -> None:
            if faults:
                raise faults.pop()
            await change(table, **values)

        monkeypatch.setattr(memory, "change_table", failing)
        await visitor.until_over()
        assert not faults
        assert memory.row is not None
        assert (table.state, memory.row.state) == ("over", "over")

    virtual(scene())


def test_a_bot_tries_again_when_the_database_was_away() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), ["normal", 2, 3, 4], memory=memory)
        await joined(table, 2)
        memory.failing = 3
        await asyncio.sleep(30)
        assert memory.rows[0].hand == "bot"

    virtual(scene())


# -- who is away -------------------------------------------------------------------------------------------------------
def test_who_is_gone_is_played_for_after_the_grace_time_and_gets_the_seat_back() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory, grace=60)
        ana, ben = await joined(table, 1, 2)
        await asyncio.sleep(500)
        await table.disconnect(ana)
        assert not ben.last("table")["table"]["seats"][0]["present"]
        assert not ben.last("table")["table"]["seats"][0]["away"]
        await asyncio.sleep(59.9)
        assert memory.rows == []
        await asyncio.sleep(0.2)
        place = ben.last("table")["table"]["seats"][0]
        assert (place["kind"], place["away"], place["level"]) == ("person", True, "normal")
        await asyncio.sleep(2)
        assert memory.rows[0].hand == "bot"
        count = len(memory.rows)
        [ana] = await joined(table, 1)
        place = ben.last("table")["table"]["seats"][0]
        assert (place["away"], place["level"], place["present"]) == (False, None, True)
        asked = live(table).game.player
        await asyncio.sleep(1000)
        if asked == 0:
            assert len(memory.rows) == count
            assert ana.last("update", 0)["ask"] is not None

    virtual(scene())


def test_who_comes_back_while_a_bot_thinks_decides_themselves() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory, grace=10, pace="slow")
        ana, _ = await joined(table, 1, 2)
        await table.disconnect(ana)
        await asyncio.sleep(10.2)  # the bot has taken over, and takes its time for the second decision
        assert (table.bot_for(0), len(memory.rows)) == ("normal", 1)
        [ana] = await joined(table, 1)
        await asyncio.sleep(100)
        assert len(memory.rows) == 1
        assert ana.last("update", 0)["ask"]["number"] == 2

    virtual(scene())


def test_of_two_lines_of_one_person_one_is_enough() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory, grace=10)
        phone, desk, _ = await joined(table, 1, 1, 2)
        await table.disconnect(phone)
        await asyncio.sleep(100)
        assert memory.rows == []
        assert desk.last("table")["table"]["seats"][0]["present"]

    virtual(scene())


def test_where_nobody_is_nothing_happens_until_somebody_comes() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), ["normal", 2, 3, "easy"], memory=memory, clock=Clock("decision", 30), grace=10)
        await asyncio.sleep(1000)
        assert memory.rows == []
        [stranger] = await joined(table, None)
        await asyncio.sleep(1000)
        assert memory.rows == []  # a spectator is not somebody who plays
        [ben] = await joined(table, 2)
        await asyncio.sleep(5)
        count = len(memory.rows)
        assert count > 0
        await table.disconnect(ben)
        await asyncio.sleep(100_000)
        assert len(memory.rows) == count
        [ben] = await joined(table, 2)
        if live(table).game.player == 1:
            await move(table, ben, 1, live(table).question_number(1), live(table).game.options()[0])
        await asyncio.sleep(50)
        assert len(memory.rows) > count
        assert stranger.last("update")["first"] > 0

    virtual(scene())


def test_who_leaves_for_good_is_played_for_at_once_and_may_come_back() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory, grace=3600)
        ana, ben = await joined(table, 1, 2)
        await Seating(table, person(1)).leave(LeaveSeat())
        place = ben.last("table")["table"]["seats"][0]
        assert (place["kind"], place["away"], place["name"]) == ("person", True, "Person 1")
        assert ana.last("table")["table"]["seats"][0]["mine"] is False
        assert ana.last("update")["seat"] is None
        await asyncio.sleep(5)
        assert {row.hand for row in memory.rows} == {"bot"}
        assert (await move(table, ana, 0, live(table).question_number(0), "end"))["code"] == "not-yours"
        count = len(memory.rows)
        await Seating(table, person(1)).sit(Sit())
        assert ana.last("update")["seat"] == 0
        assert ben.last("table")["table"]["seats"][0]["away"] is False
        await asyncio.sleep(1000)
        assert [row.seat for row in memory.rows[count:]].count(0) == 0

    virtual(scene())


def test_when_all_have_left_for_good_the_game_goes_on_while_somebody_looks() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, 2, "easy", "easy"], haste=0)
        ana, _ = await joined(table, 1, 2)
        for number in (1, 2):
            await Seating(table, person(number)).leave(LeaveSeat())
        await ana.until_over()
        assert table.state == "over"

    virtual(scene())
