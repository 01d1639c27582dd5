"""The lobby of a server: background work, and other processes on the same database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from citadels.web import absences
from citadels.web.autoplay import Autoplay
from citadels.web.bot_pool import BotPool
from citadels.web.chat_filter import resend_chat
from citadels.web.correspondence.keeper import Keeper
from citadels.web.database import ENDS_WITHIN
from citadels.web.http_messages import Played
from citadels.web.known_people import KnownPeople
from citadels.web.live_table import LiveTable
from citadels.web.lobby import Lobby
from citadels.web.moderation.bans import BANS
from citadels.web.moderation.moderation import Moderation
from citadels.web.moderation.relations import RELATION
from citadels.web.notices.service import NoticeService
from citadels.web.notifications import MISSED, Listener
from citadels.web.protocol import Setup, Table
from citadels.web.ratings.ratings import Ratings
from citadels.web.retention import Sweep
from citadels.web.rows import Person
from citadels.web.seating import Seating
from citadels.web.settings import Settings
from citadels.web.sql_store import CHAT, DEVICE, ERASED, MOVES, PRESENCE, TABLE, SqlStore
from citadels.web.timing import steady_now

LOG: Final = logging.getLogger(__name__)
HEARTBEAT: Final = 5            # seconds
LOOK: Final = 1                 # seconds between two checks whether another process has ended
FIRST_SWEEP: Final = 600_000    # milliseconds from the start: the machine's clock may not be right before
SWEEP_EVERY: Final = 3600_000


class ServerLobby(Lobby):
    store: SqlStore
    people: KnownPeople

    def __init__(self, store: SqlStore, settings: Settings) -> None:
        super().__init__(store, BotPool(settings.pool, settings.waiting_hints), settings.haste)
        self.settings = settings
        self.people = KnownPeople(store)
        self.moderation = Moderation(store, settings)
        self.ratings = Ratings(store)
        self._living: frozenset[int] = frozenset()      # the processes that share the database
        self.keeper = Keeper(self, store.days)
        self.notices = NoticeService(self, store, settings)
        self._ending = asyncio.Event()
        self._housekeeper: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, settings: Settings) -> ServerLobby:
        """Connect to the database and start the background work."""
        lobby = cls(await SqlStore.open(settings.database, secrets.token_hex(8)), settings)
        await lobby.moderation.bans.prepare()
        await lobby.notices.prepare()
        lobby._housekeeper = asyncio.create_task(lobby._keep_house())
        if lobby.store.shared:
            lobby._listener = await Listener.open(lobby.store, lobby._on_notification)
        return lobby

    async def close(self) -> None:
        if self._housekeeper is not None:
            self._ending.set()
            # If this were cancelled at once, a database connection that is just being opened would stay open.
            await asyncio.wait([self._housekeeper], timeout=ENDS_WITHIN)
            self._housekeeper.cancel()
            await asyncio.gather(self._housekeeper, return_exceptions=True)
        await self.keeper.close()
        await self.notices.close()
        if self._listener is not None:
            await self._listener.close()
        for table in list(self.tables.values()):
            self._unload(table)
            if self.store.shared:
                await self.store.set_presence(table.id, frozenset(), 0)
        await super().close()

    def loaded(self, autoplay: Autoplay) -> None:
        autoplay.keep = lambda: self.keeper.look_at(autoplay.table)
        autoplay.schedule()

    def let_go(self, table: LiveTable) -> None:
        """Unload a table that the keeper has moved on, unless somebody is using it."""
        if not table.connections and not table.lock.locked():
            self._unload(table)

    async def plays_at(self, code: str, person: Person | None) -> bool:
        """Whether a table is one of a person's own. If the table does not exist, the answer takes as long."""
        return person is not None and await self.store.plays_at(code.upper(), person.id)

    # -- ratings ---------------------------------------------------------------------------------------------------
    async def check_setup(self, person: Person, setup: Setup) -> None:
        await self.ratings.consent.check_setup(setup, person)

    async def check_action(self, table: LiveTable, person: Person, action: Any, wanted: Any = None) -> None:
        await self.ratings.consent.check(table, person, action, wanted)

    async def at_table(self, code: str, person: Person, action: Any, *args: Any, **kwargs: Any) -> Table:
        found = await super().at_table(code, person, action, *args, **kwargs)
        table = await self.find(code)
        left = action is Seating.leave and table.state == "playing" and not table.person_count
        if left and table.setup.rated and not table.by_days:    # nobody is left to continue it
            await self.ratings.ledger.give_up(table.id)
        return found

    async def close_table(self, code: str, person: Person) -> None:
        table = await self.find(code)
        if table.setup.rated and table.may_close(person.id):
            await self.ratings.ledger.give_up(table.id)
        await super().close_table(code, person)

    async def game_over(self, table: LiveTable) -> None:
        if not table.setup.rated:
            return
        try:
            await self.ratings.ledger.settle(table.id)
        except Exception:  # the next sweep tries again
            LOG.exception("a rated game could not be counted")

    # -- peace -----------------------------------------------------------------------------------------------------
    async def listed(self, person: Person | None = None) -> list[Played]:
        """The open tables, without those of people who have blocked this person or were blocked by them."""
        rows = await self.store.listed_tables()
        if person is not None:
            apart = await self.moderation.relations.apart_from(person.id)
            rows = [row for row in rows if row.host not in apart]
        return await self._played(rows, person)

    async def unwanted(self, person: Person) -> frozenset[int]:
        return await self.moderation.relations.blocked_by(person.id)

    async def hear_anew(self, person: int) -> None:
        """A person has muted somebody or changed their mind: send them the chat again, at every table."""
        unheard = await self.moderation.relations.unheard_by(person)
        for table in list(self.tables.values()):
            theirs = [connection for connection in table.connections if connection.person == person]
            if theirs:
                chat = await self.store.chat_of(table.id)
                for connection in theirs:
                    connection.unheard = unheard
                    resend_chat(connection, chat)

    async def _hear_all_anew(self) -> None:
        """Check for everybody here whether they have changed whom they mute."""
        here = {connection.person: connection.unheard for table in self.tables.values()
                for connection in table.connections if connection.person is not None}
        found = await self.moderation.relations.unheard_by_all(list(here))
        for person, unheard in here.items():
            if found.get(person, frozenset()) != unheard:
                await self.hear_anew(person)

    async def _keep_house(self) -> None:
        """Unload and remove what nobody needs, move on what is due, and watch the other processes."""
        sweep_at, beat_at = steady_now() + FIRST_SWEEP, 0
        while not self._ending.is_set():
            try:
                if steady_now() >= beat_at:
                    beat_at = steady_now() + int(1000 * HEARTBEAT)
                    if self.store.shared:
                        await self.store.heartbeat()
                        await self._read_all_presence()
                    self.unload_idle()
                elif self.store.shared and await self.store.living_processes() != self._living:
                    await self._read_all_presence()
                if steady_now() >= sweep_at:
                    sweep_at = steady_now() + SWEEP_EVERY
                    await self.sweep()
                await self.keeper.round()
                await self.notices.round()
            except Exception:  # the database may be down for a while
                LOG.exception("housekeeping failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(min(LOOK, HEARTBEAT)):
                    await self._ending.wait()

    async def _read_all_presence(self) -> None:
        self._living = await self.store.living_processes()
        found = await self.store.presence_elsewhere(list(self._autoplay))
        for id, autoplay in list(self._autoplay.items()):
            if found.get(id, []) != autoplay.table.elsewhere:
                autoplay.table.heard_elsewhere(found.get(id, []))
                autoplay.table.broadcast_table()
            autoplay.schedule()

    async def sweep(self) -> None:
        """Remove what is older than the host wants to keep."""
        sweep = Sweep(self.store, self.settings, self._autoplay.__contains__)
        try:
            await self.ratings.ledger.sweep()     # before abandoned games are removed
            await sweep.run()
        finally:
            for id in sweep.removed:  # somebody may have come at that moment
                found = self._autoplay.get(id)
                if found is not None:
                    found.table.deleted = True
                    self._unload(found.table)

    async def read_anew(self, ids: Sequence[int]) -> None:
        """Unload these tables, because some of their data was removed; visitors reconnect if the table still exists."""
        for id in ids:
            found = self._autoplay.get(id)
            if found is not None:
                async with found.table.lock:  # a move that is being stored comes first
                    found.table.deleted = await self.store.table(id=id) is None
                self._unload(found.table)

    async def _on_notification(self, change: str) -> None:
        """Another process has changed something."""
        if change == MISSED:
            await self.people.devices.close_ended()
            for autoplay in list(self._autoplay.values()):
                await self._refresh(autoplay)
            await self.moderation.bans.load()
            await self._hear_all_anew()
            return
        kind, _, number = change.partition(" ")
        if kind == DEVICE:
            self.people.devices.close(number)
            return
        if kind == BANS:
            await self.moderation.bans.load()
            return
        if kind == RELATION:
            await self.hear_anew(int(number))
            return
        if kind == MOVES:
            await self._catch_up([int(id) for id in number.split()])
            return
        found = self._autoplay.get(int(number))
        if found is None:
            return
        if kind == TABLE:
            await found.table.reload()
            if found.table.deleted:
                self._unload(found.table)
        elif kind == ERASED:
            await self.read_anew([int(number)])
        elif kind == CHAT:
            await found.table.broadcast_new_chat()
        elif kind == PRESENCE:
            await self._read_presence(found)

    async def _catch_up(self, ids: list[int]) -> None:
        """Play what another process has stored at those of these tables that are in memory here."""
        known = {id: here.table.live.moves for id in ids
                 if (here := self._autoplay.get(id)) is not None and here.table.live is not None}
        if not known:
            return
        found = await self.store.moves_after(known)
        for id in known:
            autoplay = self._autoplay.get(id)
            try:
                if autoplay is not None:
                    await autoplay.table.catch_up(found.get(id, []))
            except Exception:  # an error at one table must not keep the others from getting their moves
                LOG.exception("the moves of another process could not be played")

    async def _read_presence(self, autoplay: Autoplay) -> None:
        table = autoplay.table
        table.heard_elsewhere((await self.store.presence_elsewhere([table.id])).get(table.id, []))
        absences.note_return(table)
        table.broadcast_table()
        autoplay.schedule()

    async def _refresh(self, autoplay: Autoplay) -> None:
        if not self.store.shared:
            return
        await autoplay.table.reload()
        await autoplay.table.catch_up()
        await autoplay.table.broadcast_new_chat()
        await self._read_presence(autoplay)
