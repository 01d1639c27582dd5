"""The lobby: all tables of this server. Tables are made, listed and found here, and kept in memory while used."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Concatenate, Final, ParamSpec

import msgspec

from citadels import __version__
from citadels.web.autoplay import Autoplay
from citadels.web.bot_pool import BotPool
from citadels.web.closing import may_close
from citadels.web.http_messages import NewTable, Played
from citadels.web.live_table import LiveTable
from citadels.web.models import ListRow, Person, SeatRow, TableRow
from citadels.web.names import chosen_name
from citadels.web.notifications import MISSED, Listener
from citadels.web.people import DAY, People
from citadels.web.protocol import Table
from citadels.web.refusal import Refusal
from citadels.web.retention import Sweep
from citadels.web.seating import Seating, first_seats, free_seat, new_game, setup_columns, with_preset
from citadels.web.settings import Settings
from citadels.web.store import CHAT, DEVICE, MOVES, PRESENCE, TABLE, Store, is_code
from citadels.web.timing import now, steady_now

LOG: Final = logging.getLogger(__name__)
Wanted = ParamSpec("Wanted")

HEARTBEAT: Final = 5            # seconds
LOOK: Final = 1                 # seconds until it is seen that another process has ended
FIRST_SWEEP: Final = 600_000    # milliseconds from the start: the clock of the machine may not be right before
SWEEP_EVERY: Final = 3600_000
LONG: Final = 600               # moves of a game that is not replayed while everybody waits
IDLE: Final = 600_000           # milliseconds until a table that nobody is at is unloaded
REMEMBERED: Final = 1000        # tables that cannot be played on, and are in the log
MOST_OPEN: Final = 30           # tables of one person in a day that are not over


class Lobby:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.people = People(store)
        self.bots = BotPool(settings.pool, settings.waiting_hints)
        self.tables: dict[str, LiveTable] = {}          # those in memory, by code
        self.moves = 0
        self.refusals = 0
        self._autoplay: dict[int, Autoplay] = {}        # by the id of the table
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}  # so that a table is loaded once
        self._living: frozenset[int] = frozenset()      # the processes that share the database
        self._unplayable: OrderedDict[int, None] = OrderedDict()    # tables of which the log has been told
        self._housekeeper: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Lobby:
        """Connect to the database and start what runs in the background."""
        lobby = cls(await Store.open(settings.database, secrets.token_hex(8)), settings)
        lobby._housekeeper = asyncio.create_task(lobby._keep_house())
        if lobby.store.shared:
            lobby._listener = await Listener.open(lobby.store, lobby._on_notification)
        return lobby

    async def close(self) -> None:
        if self._housekeeper is not None:
            self._housekeeper.cancel()
            await asyncio.gather(self._housekeeper, return_exceptions=True)
        if self._listener is not None:
            await self._listener.close()
        for table in list(self.tables.values()):
            self._unload(table)
            if self.store.shared:
                await self.store.set_presence(table.id, frozenset(), 0)
        self.bots.close()
        await self.store.close()

    def counts(self) -> dict[str, int]:
        tables = list(self.tables.values())
        return {
            "tables": len(tables),
            "games": sum(table.state == "playing" for table in tables),
            "connections": sum(len(table.connections) for table in tables),
            "moves": self.moves,
            "refusals": self.refusals,
        }

    # -- lists -----------------------------------------------------------------------------------------------------
    async def games_of(self, person: Person, after: str | None = None) -> list[Played]:
        """A page of the games of a person, of those after the one with this code."""
        return await self._played(await self.store.games_page(person.id, after), person)

    async def listed(self, person: Person | None = None) -> list[Played]:
        return await self._played(await self.store.listed_tables(), person)

    async def _played(self, rows: list[ListRow], person: Person | None) -> list[Played]:
        seats = await self.store.seats_of_all([row.id for row in rows])
        return [list_entry(row, seats.get(row.id, []), person) for row in rows]

    # -- tables ----------------------------------------------------------------------------------------------------
    async def make(self, person: Person, wanted: NewTable) -> str:
        """A new table. Its code."""
        setup = with_preset(wanted.setup)
        new_game(setup)
        if len(wanted.bots) > setup.seats:
            raise Refusal("bad-request", field="bots")
        if await self.store.count_unfinished(person.id, now() - DAY) >= MOST_OPEN:
            raise Refusal("too-many")
        name = chosen_name(wanted.name, person.name)
        if wanted.name and not person.name:
            await self.store.rename_person(person.id, name)
        code = await self.store.create_table(first_seats(setup, wanted, person, name), host=person.id,
                                             **setup_columns(setup))
        if wanted.start:
            await self.at_table(code, person, Seating.start)
        return code

    async def find(self, code: str) -> LiveTable:
        """The table with this code, loaded into memory."""
        code = code.upper()
        table = self.tables.get(code)
        if table is not None:
            return table
        if not is_code(code):
            raise Refusal("no-table")
        # Others may wait for it too. The task has no name here: a refusal would refer to it, and it to the refusal.
        return await asyncio.shield(self._being_loaded(code))

    def _being_loaded(self, code: str) -> asyncio.Task[LiveTable]:
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda done: self._loaded(code, done))
        return loading

    def _loaded(self, code: str, done: asyncio.Task[LiveTable]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # whoever waits is told; perhaps nobody does any more

    async def plays_at(self, code: str, person: Person | None) -> bool:
        """Whether a table is one of a person's own. It takes as long if there is no such table."""
        return person is not None and await self.store.plays_at(code.upper(), person.id)

    async def _load(self, code: str) -> LiveTable:
        row = await self.store.table(code=code)
        if row is None:
            raise Refusal("no-table")
        places = await self.store.seats_of(row.id)
        moves = await self.store.moves_of(row.id)
        given = self.store, row, places, moves, self.settings.haste
        try:
            # A long game takes long to replay, and others play meanwhile.
            table = LiveTable(*given) if len(moves) < LONG else await asyncio.to_thread(LiveTable, *given)
        except Exception as fault:  # the rules have changed since it was begun, or the database was changed by hand
            self._note_unplayable(row, fault)
            raise Refusal("unplayable") from None
        self.tables[code] = table
        self._autoplay[row.id] = autoplay = Autoplay(table, self.bots)
        if self.store.shared:  # notifications come from now on; what changed before that has to be looked up
            try:
                await self._refresh(autoplay)
            except BaseException:
                self._unload(table)
                raise
        live = table.live
        if live is not None and live.game.over and table.state == "playing" and not live.paused:
            await table.show(live)
        return table

    def _note_unplayable(self, row: TableRow, fault: Exception) -> None:
        """Tell the log once. It names the table by its id, because the code would let its reader in."""
        if row.id not in self._unplayable:
            self._unplayable[row.id] = None
            if len(self._unplayable) > REMEMBERED:
                self._unplayable.popitem(last=False)
            facts = {"table": row.id, "begun_with": row.version, "version": __version__}
            LOG.error("the moves of a table cannot be replayed", exc_info=fault, extra={"facts": facts})

    async def describe(self, code: str, person: Person | None) -> Table:
        return (await self.find(code)).describe(person.id if person else None)

    async def at_table(self, code: str, person: Person, action: Callable[Concatenate[Seating, Wanted], Awaitable[None]],
                       *args: Wanted.args, **kwargs: Wanted.kwargs) -> Table:
        """Let a person do something at a table, such as `Seating.sit`. The table as it is then."""
        table = await self.find(code)
        async with table.seating_lock:
            await action(Seating(table, person), *args, **kwargs)
        return table.describe(person.id)

    async def close_table(self, code: str, person: Person) -> None:
        """Remove a table and its game. Nobody else may lose anything by it."""
        table = await self.find(code)
        async with table.seating_lock, table.lock:
            if not table.may_close(person.id):
                raise Refusal("not-host" if table.state == "open" else "others-play")
            if not await self.store.delete_table(table.id, table.code, table.state):
                raise Refusal("not-open")
            table.deleted = True
        self._unload(table)

    async def rematch(self, code: str, person: Person) -> str:
        """The code of a new table for the same people and bots, or of the one that somebody has made already."""
        table = await self.find(code)
        if table.state != "over" or table.row.imported:
            raise Refusal("not-over")
        if not table.seats_of(person.id) and table.row.host != person.id:
            raise Refusal("not-yours")
        async with table.seating_lock:
            await table.reload()  # the rematch may have been closed meanwhile
            if table.row.next is None:
                # Nobody waits for those who have left for good.
                places = [free_seat(place.seat) if place.gone else place for place in table.seats]
                code = await self.store.create_table(places, host=person.id, **setup_columns(table.setup))
                if not await self.store.next_table(table.id, code):  # at another process somebody was quicker
                    await self.store.drop_table(code)
                await table.reload()
        assert table.row.next is not None
        return table.row.next

    # -- in the background -----------------------------------------------------------------------------------------
    async def _keep_house(self) -> None:
        """Forget what nobody needs any longer, and see which other processes are still there."""
        sweep_at, beat_at = steady_now() + FIRST_SWEEP, 0
        while True:
            try:
                if steady_now() >= beat_at:
                    beat_at = steady_now() + int(1000 * HEARTBEAT)
                    if self.store.shared:
                        await self.store.heartbeat()
                        await self._read_all_presence()
                    self._unload_idle()
                elif self.store.shared and await self.store.living_processes() != self._living:
                    await self._read_all_presence()
                if steady_now() >= sweep_at:
                    sweep_at = steady_now() + SWEEP_EVERY
                    await self.sweep()
            except Exception:  # the database may be away for a while
                LOG.exception("housekeeping failed")
            await asyncio.sleep(min(LOOK, HEARTBEAT))

    async def _read_all_presence(self) -> None:
        self._living = await self.store.living_processes()
        found = await self.store.presence_elsewhere(list(self._autoplay))
        for id, autoplay in list(self._autoplay.items()):
            if found.get(id, []) != autoplay.table.elsewhere:
                autoplay.table.heard_elsewhere(found.get(id, []))
                autoplay.table.broadcast_table()
            autoplay.schedule()

    async def sweep(self) -> None:
        """Remove what is older than the host wants it kept."""
        sweep = Sweep(self.store, self.settings, self._autoplay.__contains__)
        try:
            await sweep.run()
        finally:
            for id in sweep.removed:  # somebody may have come at that very moment
                found = self._autoplay.get(id)
                if found is not None:
                    found.table.deleted = True
                    self._unload(found.table)

    def _unload_idle(self) -> None:
        for table in list(self.tables.values()):
            if table.state == "open" and table.connections:
                table.broadcast_table()  # once the host has been away for long enough, somebody else may begin
            if not table.connections and steady_now() - table.last_used > IDLE and not table.lock.locked():
                self._unload(table)

    def _unload(self, table: LiveTable) -> None:
        if self.tables.pop(table.code, None) is not None:
            self._autoplay.pop(table.id).stop()
            table.close()

    async def _on_notification(self, change: str) -> None:
        """Another process has changed something."""
        if change == MISSED:
            await self.people.devices.close_ended()
            for autoplay in list(self._autoplay.values()):
                await self._refresh(autoplay)
            return
        kind, _, number = change.partition(" ")
        if kind == DEVICE:
            self.people.devices.close(number)
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
        elif kind == CHAT:
            await found.table.broadcast_new_chat()
        elif kind == PRESENCE:
            await self._read_presence(found)

    async def _catch_up(self, ids: list[int]) -> None:
        """Play what another process has stored, at those of these tables that are in memory here."""
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
            except Exception:  # trouble at one table must not keep its moves from the others
                LOG.exception("the moves of another process could not be played")

    async def _read_presence(self, autoplay: Autoplay) -> None:
        table = autoplay.table
        table.heard_elsewhere((await self.store.presence_elsewhere([table.id])).get(table.id, []))
        table.note_return()
        table.broadcast_table()
        autoplay.schedule()

    async def _refresh(self, autoplay: Autoplay) -> None:
        """Take over whatever other processes have changed at a table."""
        await autoplay.table.reload()
        await autoplay.table.catch_up()
        await autoplay.table.broadcast_new_chat()
        await self._read_presence(autoplay)


def list_entry(row: ListRow, places: list[SeatRow], person: Person | None) -> Played:
    result = msgspec.json.decode(row.result) if row.result else {"scores": [], "winners": []}
    mine = [place.seat for place in places if person is not None and place.person == person.id]
    free = sum(place.person is None and place.bot is None for place in places) if row.state == "open" else 0
    return Played(row.code, row.edition, row.preset, row.state,  # type: ignore[arg-type]  # one of three
                  [place.name for place in places], mine, result["scores"], result["winners"], len(places), free,
                  row.changed, row.imported, may_close(row, places, person.id if person is not None else None),
                  [place.seat for place in places if place.person is not None and not place.name])
