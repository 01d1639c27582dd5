"""Games over days in the database: which tables are due, which process moves them on, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.correspondence.messages import YourTurn
from citadels.web.models import holidays, kept, prepared, seats, tables, turns
from citadels.web.row_leases import FREED, RowLeases
from citadels.web.rows import Asked, DayFacts
from citadels.web.timing import now

if TYPE_CHECKING:
    from citadels.web.sql_store import SqlStore

MOST_TURNS: Final = 200     # in a list


class Claim(NamedTuple):
    """A table that this process may move on, until its lease ends."""

    table: int
    code: str
    stirs: int


class Turn(NamedTuple):
    """Somebody who is openly asked."""

    seat: int
    person: int
    since: int
    deadline: int | None


class KeptTables:
    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.leases = RowLeases(store, kept)

    async def facts(self, table: int) -> DayFacts:
        """The facts about a table besides its moves."""
        people = select(seats.c.person).where(seats.c.table == table)
        off = select(holidays.c.person, holidays.c.first, holidays.c.until).where(holidays.c.person.in_(people))
        async with self.store.engine.connect() as connection:
            begun = (await connection.execute(select(kept.c.begun).where(kept.c.table == table))).scalar()
            plans = await connection.execute(select(prepared.c.seat, prepared.c.plan).join(seats, and_(
                seats.c.table == prepared.c.table, seats.c.seat == prepared.c.seat,
                seats.c.person == prepared.c.person)).where(prepared.c.table == table))
            times: dict[int, list[tuple[int, int]]] = {}
            off = off.where(holidays.c.until > (begun or 0)).order_by(holidays.c.first)
            for person, first, until in await connection.execute(off):
                times.setdefault(person, []).append((first, until))
            return DayFacts(begun or 0, {row.seat: row.plan for row in plans}, times)

    # -- who moves a table on --------------------------------------------------------------------------------------
    async def claim(self, most: int) -> list[Claim]:
        """Lease tables that are due and not leased by another process."""
        due = select(kept.c.table).where(kept.c.due <= now(), self.leases.free()).order_by(kept.c.due).limit(most)
        if await self.store.first(due.limit(1)) is None:  # most of the time there is nothing to write
            return []
        return await self._claim(kept.c.table.in_(due.with_for_update(skip_locked=True)))

    async def claim_one(self, table: int) -> Claim | None:
        """The same for one table."""
        found = await self._claim(and_(kept.c.table == table, kept.c.due <= now(), self.leases.free()))
        return found[0] if found else None

    async def _claim(self, which: ColumnElement[bool]) -> list[Claim]:
        async with self.store.transaction() as connection:
            claimed = (await connection.execute(update(kept).where(which, self.leases.free()).values(
                self.leases.taken()).returning(kept.c.table, kept.c.stirs))).all()
            if not claimed:
                return []
            query = select(tables.c.id, tables.c.code).where(tables.c.id.in_([row.table for row in claimed]))
            codes = {row.id: row.code for row in await connection.execute(query)}
        return [Claim(row.table, codes[row.table], row.stirs) for row in claimed]

    async def renew(self, table: int) -> bool:
        """Extend the lease of a table; False if another process has it by now."""
        return bool(await self.store.write(update(kept).where(self._mine(table)).values(self.leases.taken())))

    async def settle(self, claim: Claim, stirs: int, due: int | None, turn: Turn | None,
                     asked: Asked | None) -> bool:
        """Release a table that waits for somebody now. If something has changed there that this process does not know,
        the table stays due, and the result is False."""
        async with self.store.transaction() as connection:
            same = and_(self._mine(claim.table), kept.c.stirs == stirs)
            seat, until = asked or (None, None)
            settled = await connection.execute(update(kept).where(same).values(
                due=due, asked=seat, until=until, **FREED))
            if settled.rowcount:
                await self._note_turn(connection, claim.table, turn)
                if due is None:  # the game is over
                    await connection.execute(delete(prepared).where(prepared.c.table == claim.table))
                return True
        await self.release(claim)
        return False

    async def _note_turn(self, connection: AsyncConnection, table: int, turn: Turn | None) -> None:
        others = turns.c.table == table
        if turn is not None:
            others = and_(others, turns.c.seat != turn.seat)
        await connection.execute(delete(turns).where(others))
        if turn is None:
            return
        same = and_(turns.c.person == turn.person, turns.c.since == turn.since)
        await connection.execute(delete(turns).where(turns.c.table == table, turns.c.seat == turn.seat, ~same))
        await self.store.put(connection, turns, {"table": table, "seat": turn.seat}, {"deadline": turn.deadline},
                             person=turn.person, since=turn.since, noticed=None)

    async def postpone(self, claim: Claim, due: int) -> None:
        """Release a table that cannot be moved on right now."""
        await self.store.write(update(kept).where(self._mine(claim.table)).values(due=due, **FREED))

    async def release(self, claim: Claim) -> None:
        """Release a table that stays due."""
        await self.store.write(update(kept).where(self._mine(claim.table)).values(FREED))

    async def stir(self, ids: Sequence[int]) -> None:
        """Note that what is due at these tables has changed."""
        if ids:
            async with self.store.transaction() as connection:
                await stir_in(connection, ids)

    def _mine(self, table: int) -> ColumnElement[bool]:
        return and_(kept.c.table == table, self.leases.mine())

    async def set_plan(self, table: int, seat: int, person: int, plan: str) -> None:
        """Store what a seat has decided in advance."""
        async with self.store.transaction() as connection:
            await self.store.put(connection, prepared, {"table": table, "seat": seat}, {"person": person, "plan": plan})
            await stir_in(connection, [table])

    # -- whose turn it is ------------------------------------------------------------------------------------------
    async def plays(self, person: int) -> bool:
        """Whether a person plays in a game over days."""
        query = select(kept.c.table).join(seats, seats.c.table == kept.c.table).where(
            seats.c.person == person, ~seats.c.gone, kept.c.due.is_not(None)).limit(1)
        return await self.store.first(query) is not None

    async def asked_at(self, ids: Sequence[int]) -> dict[int, Asked]:
        """By table, who is openly asked."""
        query = select(kept.c.table, kept.c.asked, kept.c.until).where(kept.c.table.in_(ids), kept.c.asked.is_not(None))
        return {table: Asked(*who) for table, *who in await self.store.all(query)}

    async def turns_of(self, person: int) -> list[YourTurn]:
        """Where a person is asked, the most urgent first."""
        query = select(turns.c.table, turns.c.seat, turns.c.since, turns.c.deadline, tables.c.code, tables.c.edition)
        query = query.join(tables, tables.c.id == turns.c.table).where(turns.c.person == person)
        rows = await self.store.all(query.order_by(turns.c.deadline, turns.c.table).limit(MOST_TURNS))
        if not rows:
            return []
        places = await self.store.seats_of_all([row.table for row in rows])
        return [YourTurn(row.code, row.edition, row.seat, [place.name for place in places.get(row.table, [])],
                         row.since, row.deadline) for row in rows]


async def stir_in(connection: AsyncConnection, ids: Sequence[int]) -> None:
    await connection.execute(update(kept).where(kept.c.table.in_(ids), kept.c.due.is_not(None)).values(
        due=now(), stirs=kept.c.stirs + 1))


async def kept_of(connection: AsyncConnection, person: int) -> list[int]:
    """The games over days that a person plays in."""
    query = select(kept.c.table).join(seats, seats.c.table == kept.c.table).where(
        seats.c.person == person, kept.c.due.is_not(None)).distinct()
    return list((await connection.execute(query)).scalars())
