"""Holidays: the clocks of a person stand still in all their games over days, for so many days of a year."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from citadels.web import retention
from citadels.web.correspondence.day_clocks import end_after, passed_between, until_of
from citadels.web.correspondence.holidays import HolidayBook, used
from citadels.web.correspondence.messages import Holiday, NewHoliday
from citadels.web.correspondence.scheduled import next_scheduled
from citadels.web.identity import personal_data_parts
from citadels.web.identity.erasing import delete_person
from citadels.web.models import holidays
from citadels.web.rows import Person
from citadels.web.settings import Settings
from tests.web.correspondence import DAY, HOUR, Host, WallClock, played
from tests.web.helpers import refused
from tests.web.virtual_time import live


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    found = WallClock(monkeypatch)
    found.at = int(datetime(2030, 6, 1, tzinfo=UTC).timestamp() * 1000)
    return found


def book(host: Host, allowed: int = 30) -> HolidayBook:
    return HolidayBook(host.lobby.store, allowed)


def test_time_off_does_not_count() -> None:
    off = [(10, 20), (30, 50)]
    assert [end_after(0, length, off) for length in (5, 10, 11, 20, 21)] == [5, 10, 21, 30, 51]
    assert [end_after(15, length, off) for length in (0, 5)] == [20, 25]
    assert end_after(25, 3, off) == 28
    assert [passed_between(0, at, off) for at in (5, 15, 25, 40, 60)] == [5, 10, 15, 20, 30]
    assert passed_between(50, 40, off) == 0
    assert [until_of(off, at) for at in (9, 10, 19, 20, 35)] == [None, 20, 20, None, 50]


def test_deadlines_move_and_move_back(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        table = await host.game(ana, ben)
        seat = live(table).game.player
        assert seat is not None
        mine, other = ((ana, ben), (ben, ana))[seat]
        begun = clock.at
        watching = await host.come(table, other)
        clock.pass_(HOUR)
        found = await book(host).add(mine.id, NewHoliday(5))
        assert (found.left, [one.until for one in found.holidays]) == (25, [clock.at + 5 * DAY])
        await host.keep()
        [turn] = await host.turns(table)
        assert turn.deadline == begun + 7 * DAY == await host.due(table)
        assert watching.last("update")["clock"]["deadline"] == turn.deadline
        place = watching.last("table")["table"]["seats"][seat]
        assert place["holiday"] == clock.at + 5 * DAY
        assert watching.last("table")["table"]["seats"][1 - seat]["holiday"] is None
        clock.pass_(3 * DAY)
        await host.keep()
        assert await host.moves(table) == []
        await book(host).end(mine.id, found.holidays[0].id)
        await host.keep()
        [turn] = await host.turns(table)
        assert turn.deadline == begun + 5 * DAY
        clock.at = turn.deadline
        await host.keep()
        [row] = await host.moves(table)
        assert (row.hand, row.spent) == ("clock", 2 * DAY)

    played(scene)


def test_the_holiday_of_somebody_else_changes_nothing(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        people = [await host.person(name) for name in ("Ana", "Ben")]
        table = await host.game(*people)
        seat = live(table).game.player
        assert seat is not None
        before = next_scheduled(table)
        await book(host).add(people[1 - seat].id, NewHoliday(5))
        await host.keep()
        assert next_scheduled(table) == before

    played(scene)


def test_there_are_so_many_days_in_a_year(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana = await host.person("Ana")
        days = book(host, 10)

        async def refusal(person: Person, wanted: NewHoliday) -> str:
            return (await refused(days.add(person.id, wanted))).code

        assert await refusal(ana, NewHoliday(11)) == "holiday-spent"
        first = await days.add(ana.id, NewHoliday(6, clock.at + DAY))
        assert await refusal(ana, NewHoliday(2, clock.at)) == "holiday-taken"
        assert await refusal(ana, NewHoliday(5, clock.at + 20 * DAY)) == "holiday-spent"
        assert await refusal(ana, NewHoliday(1, clock.at - DAY)) == "bad-request"
        assert (await days.add(ana.id, NewHoliday(4, clock.at + 20 * DAY))).left == 0
        found = await days.end(ana.id, first.holidays[0].id)        # it had not begun
        assert (found.left, len(found.holidays)) == (6, 1)
        new_year = int(datetime(2031, 1, 1, tzinfo=UTC).timestamp() * 1000)
        assert (await days.add(ana.id, NewHoliday(16, new_year - 6 * DAY))).left == 0   # 6 of these in the old year
        assert await refusal(ana, NewHoliday(1, new_year + 20 * DAY)) == "holiday-spent"
        ben = await host.person("Ben")
        assert (await refused(days.end(ben.id, found.holidays[0].id))).code == "no-holiday"
        assert await refusal(ben, NewHoliday(11)) == "holiday-spent"
        assert (await book(host, 0).of(ben.id)).allowed == 0

    played(scene)


def test_a_holiday_that_was_a_mistake_costs_nothing_and_old_ones_are_forgotten(
        database: str, clock: WallClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "steady_now", clock.now)     # it was not set: so much time has passed

    async def scene() -> None:
        host = await Host.open(database)
        ana = await host.person("Ana")
        days = book(host)
        begun = await days.add(ana.id, NewHoliday(3))
        clock.pass_(HOUR // 20)
        assert (await days.end(ana.id, begun.holidays[0].id)).left == 30
        begun = await days.add(ana.id, NewHoliday(3))
        clock.pass_(HOUR)
        ended = await days.end(ana.id, begun.holidays[0].id)
        assert (ended.left, ended.holidays) == (29, [])
        for later, left in ((365 * DAY, 1), (2 * DAY, 0)):
            clock.pass_(later)
            await retention.Sweep(host.lobby.store, Settings(keep_people=0), lambda _: False).run()
            async with host.lobby.store.engine.connect() as connection:
                assert len((await connection.execute(select(holidays))).all()) == left

    played(scene)


def test_a_holiday_over_new_year_counts_in_both() -> None:
    new_year = int(datetime(2031, 1, 1, tzinfo=UTC).timestamp() * 1000)
    found = [Holiday(1, new_year - 2 * DAY, new_year + 3 * DAY)]
    assert [used(year, found) for year in (2029, 2030, 2031, 2032)] == [0, 2 * DAY, 3 * DAY, 0]


def test_who_is_deleted_is_played_for_and_nothing_of_theirs_is_left(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        people = [await host.person(name) for name in ("Ana", "Ben")]
        table = await host.game(*people)
        seat = live(table).game.player
        assert seat is not None
        gone, stays = people[seat], people[1 - seat]
        await book(host).add(gone.id, NewHoliday(5))
        await host.days.set_plan(table.id, seat, gone.id, "{}")
        async with host.lobby.store.engine.connect() as connection:
            assert len((await personal_data_parts.days(connection, gone.id))["holidays"]) == 1
        await delete_person(host.lobby, gone.id)
        await host.keep()
        async with host.lobby.store.engine.connect() as connection:
            assert await personal_data_parts.days(connection, gone.id) == {"decided_in_advance": [], "holidays": []}
        assert [turn.person for turn in await host.turns(table)] == [stays.id]

    played(scene)
