"""The keeper moves on the tables of games over days, even if nobody is connected: bots decide, decisions made in
advance are played, and deadlines pass.

Each table has one keeper at a time: the database leases it to a process for a while. If that process ends, another one
takes over. If two processes think that they have a table, no harm is done: each move has a number, and the database
accepts it only once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from citadels.web.correspondence.kept_tables import Claim, KeptTables
from citadels.web.correspondence.scheduled import Scheduled, asked_of, next_scheduled, turn_of
from citadels.web.live_table import STAND_IN, LiveTable
from citadels.web.request_refused import RequestRefused
from citadels.web.row_leases import LEASE
from citadels.web.table_bots import QUICK
from citadels.web.threads import start_task
from citadels.web.timing import now

if TYPE_CHECKING:
    from citadels.web.server_lobby import ServerLobby

LOG: Final = logging.getLogger(__name__)
MOST: Final = 20                # tables that are moved on at the same time
RETRY: Final = 5_000            # milliseconds until a table is tried again after a failure
UNPLAYABLE: Final = 3600_000    # the same if its moves cannot be replayed
TRIES: Final = 5                # at one table where much happens at once, until others have their turn


class Keeper:
    def __init__(self, lobby: ServerLobby, tables: KeptTables) -> None:
        self.lobby = lobby
        self.tables = tables
        self._keeping: set[int] = set()                 # tables that are being moved on here
        self._tasks: set[asyncio.Task[None]] = set()

    async def round(self) -> None:
        """Start moving on all tables that are due."""
        free = MOST - len(self._keeping)
        for claim in await self.tables.claim(free) if free > 0 else []:
            self._keeping.add(claim.table)
            start_task(self._keep(claim), self._tasks)

    def look_at(self, table: LiveTable) -> None:
        """Check a table in memory that has changed: it may be due, or somebody else may be asked."""
        moves = table.live.moves if table.live is not None else 0
        moved, table.moves_seen = table.moves_seen != moves, moves
        scheduled = next_scheduled(table)
        if (moved or (scheduled is not None and scheduled.at <= now())) and table.id not in self._keeping:
            self._keeping.add(table.id)
            start_task(self._claim_one(table.id), self._tasks)

    async def finished(self) -> None:
        """Wait until everything that was started is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.tables.leases.release_all()
        except Exception:  # the leases end by themselves
            LOG.warning("the tables of games over days could not be released")

    async def _claim_one(self, table: int) -> None:
        claim = None
        try:
            claim = await self.tables.claim_one(table)
        except Exception:  # the database is down; the table stays due
            LOG.exception("a table could not be claimed")
        if claim is None:
            self._keeping.discard(table)
        else:
            await self._keep(claim)

    async def _keep(self, claim: Claim) -> None:
        """Move a table on until it waits for somebody."""
        try:
            there = claim.code in self.lobby.tables
            table = await self.lobby.find(claim.code)
            if there:
                await table.reload()
                await table.catch_up()
            tries = 0
            current: Claim | None = claim
            while current is not None and not await self._move_on(table, current):
                tries += 1
                current = await self.tables.claim_one(claim.table) if tries < TRIES else None
            if not there:
                self.lobby.let_go(table)
        except RequestRefused as refusal:
            wait = UNPLAYABLE if refusal.code == "unplayable" else RETRY
            await self._postpone(claim, now() + wait)
        except Exception:
            LOG.exception("a table could not be moved on")
            await self._postpone(claim, now() + RETRY)
        finally:
            self._keeping.discard(claim.table)

    async def _postpone(self, claim: Claim, due: int) -> None:
        try:
            await self.tables.postpone(claim, due)
        except Exception:  # the database is down: the lease ends by itself, and the table stays due
            LOG.exception("a table could not be put off")

    async def _move_on(self, table: LiveTable, claim: Claim) -> bool:
        """Do everything that is due. Returns False if somebody else has changed the table meanwhile."""
        stirs, renew_at = claim.stirs, now() + LEASE // 2
        while (scheduled := next_scheduled(table)) is not None and scheduled.at <= now():
            if now() >= renew_at:
                if not await self.tables.renew(claim.table):
                    return True  # another process has it now
                renew_at = now() + LEASE // 2
            try:
                stirs += await self._take(table, scheduled)
            except RequestRefused:  # somebody was quicker
                await table.catch_up()
                await self.tables.release(claim)
                return False
        due = None if scheduled is None else scheduled.at
        return await self.tables.settle(claim, stirs, due, turn_of(table, scheduled), asked_of(table))

    async def _take(self, table: LiveTable, scheduled: Scheduled) -> int:
        """Do what happens next. Returns how often that makes the table due."""
        live = table.live
        assert live is not None
        seat = live.game.player
        if scheduled.kind == "end" or seat is None:
            async with table.lock:
                await table.show(live)
            if table.state == "playing":
                raise RuntimeError("the end of a game could not be written")
            return 0
        ask, line, hand = live.question_number(seat), scheduled.line, "prepared"
        if scheduled.kind in ("bot", "clock"):
            level = table.bot_for(seat) or STAND_IN
            if live.game.secret and level not in QUICK:
                level = STAND_IN
            line = await self.lobby.bots.choose(live.game, level, f"{live.salt}/{seat}", live.moves)
            hand = scheduled.kind
        await table.play(table.act(seat, ask, [line]), hand)
        return 1
