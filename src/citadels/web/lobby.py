"""The lobby: all tables. It creates, lists and finds them, and keeps them in memory while they are used."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Concatenate, Final, ParamSpec

import msgspec

from citadels import __version__
from citadels.web.autoplay import Autoplay
from citadels.web.closing import may_close
from citadels.web.http_messages import Change, NewTable, Played
from citadels.web.live_table import LiveTable
from citadels.web.names import chosen_name
from citadels.web.people import People
from citadels.web.protocol import Setup, Table
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Asked, ListRow, MoveRow, Person, SeatRow, TableRow
from citadels.web.seating import (
    Before,
    Seating,
    check_kept,
    first_seats,
    free_seat,
    new_game,
    setup_columns,
    with_preset,
)
from citadels.web.store import Store
from citadels.web.table_bots import Bots
from citadels.web.threads import in_thread
from citadels.web.timing import DAY, now, steady_now

LOG: Final = logging.getLogger(__name__)
Wanted = ParamSpec("Wanted")

LONG: Final = 600               # moves from which a game is replayed in a thread
IDLE: Final = 600_000           # milliseconds until an empty table is unloaded
REMEMBERED: Final = 1000        # unplayable tables that have been logged
MOST_OPEN: Final = 30           # unfinished tables of one person in a day


class Lobby:
    def __init__(self, store: Store, bots: Bots, haste: float = 1.0) -> None:
        self.store = store
        self.bots = bots
        self.haste = haste                              # pauses and paces take this many times as long
        self.people = People(store)
        self.tables: dict[str, LiveTable] = {}          # those in memory, by code
        self.moves = 0
        self.refusals = 0
        self._autoplay: dict[int, Autoplay] = {}        # by the id of the table
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}  # so that a table is loaded only once
        self._unplayable: OrderedDict[int, None] = OrderedDict()    # tables that have been logged

    async def close(self) -> None:
        for table in list(self.tables.values()):
            self._unload(table)
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
        """A page of a person's games, beginning after the one with this code."""
        return await self._played(await self.store.games_page(person.id, after), person)

    async def listed(self, person: Person | None = None) -> list[Played]:
        return await self._played(await self.store.listed_tables(), person)

    async def _played(self, rows: list[ListRow], person: Person | None) -> list[Played]:
        seats = await self.store.seats_of_all([row.id for row in rows])
        asked = await self.store.asked_at([row.id for row in rows if row.days and row.state == "playing"])
        return [list_entry(row, seats.get(row.id, []), person, asked.get(row.id)) for row in rows]

    # -- tables ----------------------------------------------------------------------------------------------------
    async def make(self, person: Person, wanted: NewTable) -> str:
        """Create a table and return its code."""
        setup = with_preset(wanted.setup)
        check_kept(self.store, setup)
        new_game(setup)
        await self.check_setup(person, setup)
        if len(wanted.bots) > setup.seats:
            raise RequestRefused("bad-request", field="bots")
        return await self.set_up(person, msgspec.structs.replace(wanted, setup=setup))

    async def set_up(self, person: Person, wanted: NewTable, seat: int | None = None, lines: Sequence[MoveRow] = (),
                     before: Sequence[Before] = (), **begun: Any) -> str:
        """Create a table whose setup has been checked, and return its code. `lines`, `before` and `begun` say how its
        game begins if it continues another one."""
        if await self.store.count_unfinished(person.id, now() - DAY) >= MOST_OPEN:
            raise RequestRefused("too-many")
        name = chosen_name(wanted.name, person.name)
        if wanted.name and not person.name:
            await self.store.rename_person(person.id, name)
        places = first_seats(wanted, person, name, seat, before)
        code = await self.store.create_table(places, lines, host=person.id, **setup_columns(wanted.setup), **begun)
        if wanted.start:
            await self.at_table(code, person, Seating.start)
        return code

    async def find(self, code: str) -> LiveTable:
        """The table with this code, loaded into memory."""
        code = code.upper()
        table = self.tables.get(code)
        if table is not None:
            return table
        if not self.store.is_code(code):
            raise RequestRefused("no-table")
        # Others may wait for it too. The task is not kept in a variable, which would form a cycle with a refusal.
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
            done.exception()  # marks it as retrieved, even if nobody is waiting any more

    async def _load(self, code: str) -> LiveTable:
        row = await self.store.table(code=code)
        if row is None:
            raise RequestRefused("no-table")
        places = await self.store.seats_of(row.id)
        moves = await self.store.moves_of(row.id)
        given = self.store, row, places, moves, self.haste
        try:
            # A long game takes long to replay, and others must be able to play meanwhile.
            table = LiveTable(*given) if len(moves) < LONG else await in_thread(LiveTable, *given)
        except Exception as fault:  # the rules have changed since, or the database was changed by hand
            self._note_unplayable(row, fault)
            raise RequestRefused("unplayable") from None
        table.on_over = self.game_over
        self.tables[code] = table
        self._autoplay[row.id] = autoplay = Autoplay(table, self.bots)
        try:
            await table.read_days()
            await self._refresh(autoplay)
        except BaseException:
            self._unload(table)
            raise
        self.loaded(autoplay)
        live = table.live
        if live is not None and live.game.over and table.state == "playing" and not live.paused:
            await table.show(live)
        return table

    def loaded(self, autoplay: Autoplay) -> None:
        """Called when a table has been loaded."""

    async def _refresh(self, autoplay: Autoplay) -> None:
        """Take over what other processes have changed at a table."""

    def _note_unplayable(self, row: TableRow, fault: Exception) -> None:
        """Log it once, with the id of the table, because its code would let the reader in."""
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
        """Let a person do something at a table, such as `Seating.sit`, and return the table afterwards."""
        table = await self.find(code)
        async with table.seating_lock:
            await self.check_action(table, person, action, *args)
            await action(Seating(table, person), *args, **kwargs)
        return table.describe(person.id)

    async def close_table(self, code: str, person: Person) -> None:
        """Remove a table and its game, unless other people would lose something."""
        table = await self.find(code)
        async with table.seating_lock, table.lock:
            if not table.may_close(person.id):
                raise RequestRefused("not-host" if table.state == "open" else "others-play")
            if not await self.store.delete_table(table.id, table.code, table.state):
                raise RequestRefused("not-open")
            table.deleted = True
        self._unload(table)

    async def check_setup(self, person: Person, setup: Setup) -> None:
        """Raise RequestRefused if this cannot be played here."""
        if setup.rated:
            raise RequestRefused("needs-server")

    async def check_action(self, table: LiveTable, person: Person, action: Any, wanted: Any = None) -> None:
        """Raise RequestRefused if a person may not do this at a table, for reasons that the table does not know."""
        if isinstance(wanted, Change) and wanted.setup is not None:
            await self.check_setup(person, wanted.setup)

    async def game_over(self, table: LiveTable) -> None:
        """Called when the end of a game has been stored, in each process that has the table."""

    async def unwanted(self, person: Person) -> frozenset[int]:
        """The people whom a person does not want at their tables."""
        return frozenset()

    async def rematch(self, code: str, person: Person) -> str:
        """The code of a new table for the same people and bots, or of the one that somebody has already created."""
        table = await self.find(code)
        if table.state != "over" or table.row.imported:
            raise RequestRefused("not-over")
        if not table.seats_of(person.id) and table.row.host != person.id:
            raise RequestRefused("not-yours")
        async with table.seating_lock:
            await table.reload()  # the rematch may have been closed meanwhile
            if table.row.next is None:
                # No seat is kept for people who have left for good.
                unwanted = await self.unwanted(person)
                places = [free_seat(place.seat) if place.gone or place.person in unwanted else place
                          for place in table.seats]
                if table.setup.rated:  # everybody decides again whether the next game counts for them
                    places = [free_seat(place.seat) if place.person not in (None, person.id) else place
                              for place in places]
                code = await self.store.create_table(places, host=person.id, **setup_columns(table.setup))
                if not await self.store.next_table(table.id, code):  # somebody at another process was quicker
                    await self.store.drop_table(code)
                await table.reload()
        assert table.row.next is not None
        return table.row.next

    # -- memory ----------------------------------------------------------------------------------------------------
    def unload_idle(self) -> None:
        for table in list(self.tables.values()):
            if table.state == "open" and table.connections:
                table.broadcast_table()  # somebody else may begin once the host has been away long enough
            if not table.connections and steady_now() - table.last_used > IDLE and not table.lock.locked():
                self._unload(table)

    def forget(self, code: str) -> None:
        """Unload a table because its stored data changes; visitors reconnect."""
        if code in self.tables:
            self._unload(self.tables[code])

    def _unload(self, table: LiveTable) -> None:
        if self.tables.pop(table.code, None) is not None:
            self._autoplay.pop(table.id).stop()
            table.close()


def list_entry(row: ListRow, places: list[SeatRow], person: Person | None, asked: Asked | None) -> Played:
    result = msgspec.json.decode(row.result) if row.result else {"scores": [], "winners": []}
    mine = [place.seat for place in places if person is not None and place.person == person.id]
    free = sum(place.person is None and place.bot is None for place in places) if row.state == "open" else 0
    return Played(row.code, row.edition, row.preset, row.state,  # type: ignore[arg-type]  # one of three
                  [place.name for place in places], mine, result["scores"], result["winners"], len(places), free,
                  row.changed, row.imported, may_close(row, places, person.id if person is not None else None),
                  [place.seat for place in places if place.person is not None and not place.name],
                  row.days, *(asked or ()))
