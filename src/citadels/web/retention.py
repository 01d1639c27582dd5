"""What is not kept forever: tables that never began, abandoned games, old chat, people who never came back.

One process removes it in small batches, so that nobody who plays has to wait, and never at a table where somebody is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, delete, exists, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.models import (
    bans,
    challenges,
    chat,
    deliveries,
    holidays,
    host_keys,
    host_log,
    mail_addresses,
    moves,
    news,
    people,
    presence,
    reports,
    seats,
    tables,
    tokens,
    turns,
    warnings,
)
from citadels.web.settings import Settings
from citadels.web.sql_store import TABLE, SqlStore
from citadels.web.timing import DAY, now, steady_now

LOG: Final = logging.getLogger(__name__)
BATCH: Final = 50                   # tables, or people, in one transaction
CHAT_BATCH: Final = 1000
REST: Final = 0.02                  # seconds between two transactions
ADVISORY_LOCK: Final = 48151624
MOST_OFF: Final = 2 * DAY           # if the clock was changed by more, it is not trusted

KEEP_PEACE: Final = 90 * DAY
KEEP_NOTICES: Final = 3 * DAY
# How long rows are kept after the time in this column, whatever the settings say.
KEPT_AFTER: Final[tuple[tuple[Column[Any], int], ...]] = (
    (tokens.c.expires, 0),
    (challenges.c.expires, 0),
    (host_keys.c.expires, 0),
    (mail_addresses.c.expires, 0),              # unconfirmed addresses
    (news.c.at, KEEP_NOTICES),                  # notices that could not be sent in time
    (deliveries.c.made, KEEP_NOTICES),
    (reports.c.closed, KEEP_PEACE),
    (bans.c.until, KEEP_PEACE),
    (warnings.c.seen, KEEP_PEACE),
    (host_log.c.at, 365 * DAY),
    (holidays.c.until, 366 * DAY),              # until they no longer count in their year
)

IsBusy = Callable[[int], bool]      # whether a table is in memory


class Sweep:
    """One round of removing. `removed` has the ids of the removed tables."""

    def __init__(self, store: SqlStore, settings: Settings, is_busy: IsBusy) -> None:
        self.store = store
        self.settings = settings
        self.is_busy = is_busy
        self.removed: list[int] = []

    async def run(self) -> None:
        if abs(now() - steady_now()) > MOST_OFF:
            LOG.warning("the clock of the machine was set: nothing is removed until the server is started again")
            return
        settings = self.settings
        rules = (("open", settings.keep_open), ("playing", settings.keep_running), ("over", settings.keep_over))
        for state, days in rules:
            if days:
                await self._tables(state, now() - days * DAY)
        if settings.keep_chat:
            await self._chat(now() - settings.keep_chat * DAY)
        async with self.store.transaction() as connection:
            for column, kept in KEPT_AFTER:
                await connection.execute(delete(column.table).where(column < now() - kept))
        if settings.keep_people:
            await self._people(now() - settings.keep_people * DAY)

    async def _tables(self, state: str, before: int) -> None:
        last = 0
        while True:
            async with self.store.transaction() as connection:
                if not await self._may_sweep(connection):
                    return
                query = old_tables(state, before).where(tables.c.id > last)
                found = (await connection.execute(query.order_by(tables.c.id).limit(BATCH))).all()
                old = [row for row in found if not self.is_busy(row.id)]
                if old:
                    await self._remove(connection, [row.id for row in old], [row.code for row in old])
            if len(found) < BATCH:
                return
            last = found[-1].id
            await asyncio.sleep(REST)

    async def _remove(self, connection: AsyncConnection, ids: Sequence[int], codes: Sequence[str]) -> None:
        await connection.execute(update(tables).where(tables.c.next.in_(codes)).values(next=None))
        await connection.execute(delete(tables).where(tables.c.id.in_(ids)))  # with their seats, moves and chat
        await self.store.notify(connection, [f"{TABLE} {id}" for id in ids])
        self.removed += ids

    async def _chat(self, before: int) -> None:
        while True:
            async with self.store.transaction() as connection:
                if not await self._may_sweep(connection):
                    return
                query = select(chat.c.id, chat.c.table).where(chat.c.at < before, nobody_at(chat.c.table))
                found = (await connection.execute(query.order_by(chat.c.at).limit(CHAT_BATCH))).all()
                old = [row.id for row in found if not self.is_busy(row.table)]
                if old:
                    await connection.execute(delete(chat).where(chat.c.id.in_(old)))
            if len(old) < CHAT_BATCH:
                return
            await asyncio.sleep(REST)

    async def _people(self, before: int) -> None:
        while True:
            async with self.store.transaction() as connection:
                if not await self._may_sweep(connection):
                    return
                found = list((await connection.execute(old_people(before).limit(BATCH))).scalars())
                if found:
                    for of_person in (tokens, holidays):
                        await connection.execute(delete(of_person).where(of_person.c.person.in_(found)))
                    # Passkeys, recovery codes and notices are deleted with them.
                    await connection.execute(delete(people).where(people.c.id.in_(found)))
            if len(found) < BATCH:
                return
            await asyncio.sleep(REST)

    async def _may_sweep(self, connection: AsyncConnection) -> bool:
        """Whether no other process is sweeping right now."""
        if not self.store.shared:
            return True
        question = text("select pg_try_advisory_xact_lock(:number)")
        return bool((await connection.execute(question, {"number": ADVISORY_LOCK})).scalar_one())


def nobody_at(table: Any) -> ColumnElement[bool]:
    """The condition that nobody is connected to a table, in any process."""
    return ~exists().where(presence.c.table == table)


def old_tables(state: str, before: int) -> Any:
    """Tables in this state at which nothing has happened since then and no deadline is still running."""
    query = select(tables.c.id, tables.c.code).where(
        tables.c.state == state, tables.c.changed < before, nobody_at(tables.c.id))
    query = query.with_for_update(of=tables, skip_locked=True)
    if state == "playing":
        query = query.where(~exists().where(moves.c.table == tables.c.id, moves.c.at >= before),
                            ~exists().where(turns.c.table == tables.c.id, turns.c.deadline >= now()))
    return query


def old_people(before: int) -> Any:
    """People who have not come since then and have left nothing behind."""
    return select(people.c.id).where(
        people.c.seen < before, ~exists().where(seats.c.person == people.c.id),
        ~exists().where(tables.c.host == people.c.id), ~exists().where(chat.c.person == people.c.id),
    ).with_for_update(of=people, skip_locked=True)
