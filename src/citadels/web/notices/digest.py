"""Turns what has happened into notices: one for each person, however many tables it is about.

News waits for a while first, so that more can be collected, and so that whoever answers right away gets no notice. This
also protects decisions made in advance: they are played within this time, so an earlier message to a webhook would tell
the others at the table about them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.correspondence.scheduled import DELAY
from citadels.web.models import (
    holidays,
    mail_addresses,
    news,
    notice_choices,
    push_devices,
    seats,
    tables,
    turns,
    webhooks,
)
from citadels.web.notices import outbox, words
from citadels.web.notices.quiet import quiet_until, zone_of
from citadels.web.notices.words import Item
from citadels.web.sql_store import SqlStore
from citadels.web.timing import DAY, now

DIGEST_AFTER: Final = 120_000   # milliseconds
PATIENCE: Final = 600_000       # for this long, a person who has the table open is assumed to look at it
LOOK_AGAIN: Final = 30_000      # milliseconds until the next check whether they have left
MOST_A_DAY: Final = 30          # notices for one person
MOST: Final = 50                # people at once
assert DELAY[1] < DIGEST_AFTER

# The people who have each of these tables open.
Present = Callable[[Sequence[int]], Awaitable[dict[int, set[int]]]]


class Digest:
    def __init__(self, store: SqlStore, present: Present, origin: str | None) -> None:
        self.store = store
        self.present = present
        self.origin = origin        # for links in mails and webhooks

    async def round(self) -> None:
        """Make notices of everything that has waited long enough."""
        for person, ids in (await self._waiting()).items():
            await self._digest(person, await self.present(sorted(ids)))
        await self._public()

    async def _waiting(self) -> dict[int, set[int]]:
        """The people for whom something has waited long enough, and the tables it is about."""
        before = now() - DIGEST_AFTER
        # Start from the news, which is short, because this is asked every few seconds.
        old = union(select(turns.c.person).where(unnoticed(), turns.c.since <= before),
                    select(news.c.person).where(news.c.person.is_not(None), news.c.at <= before)).subquery()
        who = select(notice_choices.c.person).join(
            old, old.c.person == notice_choices.c.person).where(free()).limit(MOST)
        found: dict[int, set[int]] = {}
        async with self.store.engine.connect() as connection:
            people = list((await connection.execute(who)).scalars())
            for table, condition in ((turns, unnoticed()), (news, None)):
                query = select(table.c.person, table.c.table).where(table.c.person.in_(people))
                for person, id in await connection.execute(query if condition is None else query.where(condition)):
                    found.setdefault(person, set()).add(id)
        return found

    async def _digest(self, person: int, present: dict[int, set[int]]) -> None:
        async with self.store.transaction() as connection:
            mine = notice_choices.c.person == person
            # Another process may be doing this; then there is nothing left to do.
            row = (await connection.execute(select(notice_choices).where(mine, free()).with_for_update(
                skip_locked=True))).first()
            if row is None:
                return
            held = await self._held(connection, row)
            if held is not None:
                await connection.execute(update(notice_choices).where(mine).values(held=held))
                return
            seen = {table for table, people in present.items() if person in people}
            items, waits = await self._items(connection, person, seen)
            values: dict[str, Any] = {"held": now() + LOOK_AGAIN if waits else None}
            if items and await self._send(connection, row, items):
                values |= counted(row)
            await connection.execute(update(notice_choices).where(mine).values(**values))

    async def _held(self, connection: AsyncConnection, row: Any) -> int | None:
        """Until when a person must not be sent anything, None if they may."""
        quiet = quiet_until(now(), row.quiet_from, row.quiet_to, zone_of(row.zone, row.offset))
        if quiet is not None:
            return quiet
        if row.sent >= MOST_A_DAY and now() < row.counted + DAY:
            return int(row.counted) + DAY
        off = select(holidays.c.until).where(
            holidays.c.person == row.person, holidays.c.first <= now(), holidays.c.until > now())
        until = (await connection.execute(off)).scalars().first()
        return None if until is None else min(until, now() + 10 * LOOK_AGAIN)  # a holiday may be ended early

    async def _items(self, connection: AsyncConnection, person: int, seen: set[int]) -> tuple[list[Item], bool]:
        """What a person is told now, and whether something waits because they seem to be looking at it."""
        before = now() - PATIENCE
        mine = and_(turns.c.person == person, unnoticed())
        if seen:
            mine = and_(mine, or_(turns.c.table.not_in(seen), turns.c.since <= before))
        query = select(turns.c.table, turns.c.seat, turns.c.deadline, tables.c.code, tables.c.edition).join(
            tables, tables.c.id == turns.c.table).where(mine).order_by(turns.c.deadline, turns.c.table)
        asked = (await connection.execute(query)).all()
        items = list(dict.fromkeys(Item("turn", row.code, row.edition, row.deadline) for row in asked))
        await connection.execute(update(turns).where(mine).values(noticed=now()))
        waits = bool(seen) and (await connection.execute(select(turns.c.table).where(
            turns.c.person == person, unnoticed()).limit(1))).first() is not None
        gone = delete(news).where(news.c.person == person).returning(news.c.id, news.c.table, news.c.kind)
        happened = sorted((await connection.execute(gone)).all())
        codes = {row.id: row for row in await connection.execute(select(
            tables.c.id, tables.c.code, tables.c.edition).where(tables.c.id.in_({row.table for row in happened})))}
        items += dict.fromkeys(Item(row.kind, codes[row.table].code, codes[row.table].edition)
                               for row in happened if row.table not in seen)
        return items, waits

    async def _send(self, connection: AsyncConnection, row: Any, items: Sequence[Item]) -> bool:
        """Put notices into the outbox. Returns whether there is anywhere to send them."""
        pushed = [item for item in items if item.kind in row.push.split()]
        mailed = [item for item in items if item.kind in row.mail.split()]
        sent = False
        if pushed:
            content = words.push(pushed, row.language, now())
            query = select(push_devices.c.id).where(push_devices.c.person == row.person).order_by(push_devices.c.id)
            for device in (await connection.execute(query)).scalars().all():
                await outbox.add(connection, "push", content, person=row.person, device=device)
                sent = True
        address = select(mail_addresses.c.person).where(
            mail_addresses.c.person == row.person, mail_addresses.c.confirmed.is_not(None))
        if mailed and self.origin is not None and (await connection.execute(address)).first() is not None:
            await outbox.add(connection, "mail", words.mail(mailed, row.language, now(), self.origin),
                             person=row.person)
            sent = True
        return sent

    # -- webhooks --------------------------------------------------------------------------------------------------
    async def _public(self) -> None:
        """Send messages to the webhooks of tables: whose turn it is, and that a game began or ended."""
        turn = select(turns, tables.c.code, tables.c.edition, seats.c.name, webhooks.c.language).join(
            webhooks, webhooks.c.table == turns.c.table).join(tables, tables.c.id == turns.c.table).join(
            seats, and_(seats.c.table == turns.c.table, seats.c.seat == turns.c.seat)).where(
            turns.c.since <= now() - DIGEST_AFTER, turns.c.since > webhooks.c.told).limit(MOST)
        public = select(news.c.id, news.c.kind, news.c.table, tables.c.code, tables.c.edition,
                        webhooks.c.language).join(tables, tables.c.id == news.c.table).outerjoin(
            webhooks, webhooks.c.table == news.c.table).where(news.c.person.is_(None)).order_by(news.c.id).limit(MOST)
        async with self.store.engine.connect() as connection:
            asked = (await connection.execute(turn)).all()
            happened = (await connection.execute(public)).all()
        for row in asked:
            async with self.store.transaction() as connection:
                told = update(webhooks).where(webhooks.c.table == row.table, webhooks.c.told < row.since).values(
                    told=row.since)
                if (await connection.execute(told)).rowcount:
                    await outbox.add(connection, "hook", words.hook(
                        Item("turn", row.code, row.edition, row.deadline), row.name, row.language, self.origin),
                        table=row.table)
        for row in happened:
            async with self.store.transaction() as connection:
                taken = (await connection.execute(delete(news).where(news.c.id == row.id))).rowcount
                if taken and row.language is not None:
                    await outbox.add(connection, "hook", words.hook(
                        Item(row.kind, row.code, row.edition), "", row.language, self.origin), table=row.table)


def free() -> ColumnElement[bool]:
    """The condition that a person may be told now."""
    return or_(notice_choices.c.held.is_(None), notice_choices.c.held <= now())


def unnoticed() -> ColumnElement[bool]:
    return turns.c.noticed.is_(None)


def counted(row: Any) -> dict[str, int]:
    """Count one more notice for this day."""
    same = now() < row.counted + DAY
    return {"counted": row.counted if same else now(), "sent": row.sent + 1 if same else 1}
