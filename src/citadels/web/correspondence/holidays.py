"""Holidays: times during which a person's clocks stop in all their games over days."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.correspondence.kept_tables import kept_of, stir_in
from citadels.web.correspondence.messages import Holiday, Holidays, NewHoliday
from citadels.web.models import holidays, people
from citadels.web.request_refused import RequestRefused
from citadels.web.sql_store import TABLE, SqlStore
from citadels.web.timing import DAY, now

AHEAD: Final = 366 * DAY        # a holiday must begin within this time
SLACK: Final = 300_000          # for the visitor's clock: a beginning this long ago counts as now
UNDO: Final = 600_000           # a holiday that is ended this soon was a mistake, and is deleted


class HolidayBook:
    def __init__(self, store: SqlStore, allowed: int) -> None:
        self.store = store
        self.allowed = allowed      # days in a year

    async def of(self, person: int) -> Holidays:
        async with self.store.engine.connect() as connection:
            return self._described(await self._all(connection, person))

    async def add(self, person: int, wanted: NewHoliday) -> Holidays:
        at = now()
        first = at if wanted.first is None else wanted.first
        if not at - SLACK <= first <= at + AHEAD:
            raise RequestRefused("bad-request", field="first")
        first = max(first, at)
        until = first + wanted.days * DAY
        async with self.store.transaction() as connection:
            await self._lock(connection, person)
            known = await self._all(connection, person)
            if any(first < other.until and other.first < until for other in known):
                raise RequestRefused("holiday-taken", field="first")
            years, after = range(year_of(first), year_of(until) + 1), [*known, Holiday(0, first, until)]
            if any(used(year, after) > self.allowed * DAY for year in years):
                raise RequestRefused("holiday-spent", field="days")
            await connection.execute(insert(holidays).values(person=person, first=first, until=until))
            await self._tell(connection, person)
            return self._described(await self._all(connection, person))

    async def end(self, person: int, id: int) -> Holidays:
        """End a holiday now, or cancel one that has not begun. The remaining days can be used again."""
        mine = holidays.c.person == person, holidays.c.id == id
        async with self.store.transaction() as connection:
            await self._lock(connection, person)
            ended = await connection.execute(delete(holidays).where(*mine, holidays.c.first >= now() - UNDO))
            if not ended.rowcount:
                ended = await connection.execute(
                    update(holidays).where(*mine, holidays.c.until > now()).values(until=now()))
            if not ended.rowcount:
                raise RequestRefused("no-holiday")
            await self._tell(connection, person)
            return self._described(await self._all(connection, person))

    async def _lock(self, connection: AsyncConnection, person: int) -> None:
        """Allow one change at a time, or two together could use more days than there are."""
        await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())

    async def _all(self, connection: AsyncConnection, person: int) -> list[Holiday]:
        query = select(holidays.c.id, holidays.c.first, holidays.c.until).where(holidays.c.person == person)
        return [Holiday(*row) for row in await connection.execute(query.order_by(holidays.c.first))]

    async def _tell(self, connection: AsyncConnection, person: int) -> None:
        """Make all tables of the person due, because their deadlines have changed."""
        ids = await kept_of(connection, person)
        await stir_in(connection, ids)
        await self.store.notify(connection, [f"{TABLE} {id}" for id in ids])

    def _described(self, found: list[Holiday]) -> Holidays:
        left = self.allowed * DAY - used(year_of(now()), found)
        return Holidays([one for one in found if one.until > now()], max(0, left // DAY), self.allowed)


def year_of(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


def used(year: int, found: list[Holiday]) -> int:
    """How many milliseconds of these holidays lie in a year."""
    begin, end = (int(datetime(number, 1, 1, tzinfo=UTC).timestamp() * 1000) for number in (year, year + 1))
    return sum(max(0, min(one.until, end) - max(one.first, begin)) for one in found)
