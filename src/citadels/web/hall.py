"""The hall: all tables of this server, and the people who come."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from citadels import Game
from citadels.engine.errors import CitadelsError
from citadels.web import lobby
from citadels.web.autoplay import Autoplay
from citadels.web.encoding import SETUP_DECODER, to_json
from citadels.web.live_table import LiveTable
from citadels.web.lobby import Lobby
from citadels.web.news import MISSED, News, listen
from citadels.web.protocol import (
    Change,
    LeaveSeat,
    Link,
    Me,
    NewTable,
    Played,
    SeatName,
    SetSeat,
    Setup,
    Sit,
    Table,
)
from citadels.web.refusal import Refusal
from citadels.web.rows import Archived, MoveRow, Person, SeatRow, TableRow
from citadels.web.settings import Settings
from citadels.web.store import Store
from citadels.web.thinking import Thinker
from citadels.web.timing import now

Json = dict[str, Any]
LOG: Final = logging.getLogger(__name__)

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that can be taken for another
CODE_LENGTH: Final = 6
YEAR: Final = 365 * 86400_000
DAY: Final = 86400_000
BEAT: Final = 5                 # seconds between the rounds of the watchman
IDLE: Final = 600_000           # a table that nobody is at is put away after so long
LONGEST_RECORD: Final = 5000    # moves
MOST_OPEN: Final = 30           # tables of one person in a day that are not over


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinker = Thinker(settings.pool)
        self.live: dict[str, LiveTable] = {}
        self.refused = 0
        self.played = 0
        self._autoplay: dict[int, Autoplay] = {}        # by the id of the table
        self._doors: dict[str, asyncio.Lock] = {}       # a table is loaded once
        self._tasks: set[asyncio.Task[None]] = set()
        self._news: News | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Hall:
        """Connect to the database, and begin to keep watch."""
        hall = cls(await Store.open(settings.database, secrets.token_hex(8)), settings)
        hall._begin(hall._watch())
        if hall.store.shared:
            hall._news = await listen(hall.store, hall._hear)
        return hall

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._news is not None:
            await self._news.close()
        for table in list(self.live.values()):
            self._unload(table)
            if self.store.shared:
                await self.store.set_presence(table.id, frozenset(), 0)
        self.thinker.close()
        await self.store.close()

    def counts(self) -> dict[str, int]:
        tables = list(self.live.values())
        return {
            "tables": len(tables),
            "games": sum(table.state == "playing" for table in tables),
            "connections": sum(len(table.connections) for table in tables),
            "moves": self.played,
            "refusals": self.refused,
            "transactions": self.store.transactions,
        }

    async def healthy(self) -> bool:
        return await self.store.healthy()

    # -- people ----------------------------------------------------------------------------------------------------
    async def person(self, token: str | None) -> Person | None:
        return await self.store.person_of(hashed(token), "cookie") if token else None

    async def newcomer(self) -> tuple[Person, str]:
        person = await self.store.add_person("")
        return person, await self._token(person, "cookie", YEAR)

    async def _token(self, person: Person, kind: str, lasts: int) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.add_token(hashed(token), person.id, kind, now() + lasts)
        return token

    async def me(self, person: Person) -> Me:
        rows = await self.store.tables_of(person.id, "open", "playing")
        seats = await self.store.seats_of_all([row.id for row in rows])
        sits = [row.code for row in rows
                if any(place.person == person.id and not place.gone for place in seats.get(row.id, []))]
        return Me(person.name, sits)

    async def rename(self, person: Person, name: str) -> Me:
        name = lobby.clean(name)
        await self.store.rename_person(person.id, name)
        return await self.me(person._replace(name=name))

    async def link(self, person: Person) -> Link:
        return Link(f"/take/{await self._token(person, 'link', DAY)}")

    async def take(self, token: str) -> tuple[Person, str]:
        """Become the person of a personal link, which is used up by it."""
        person = await self.store.person_of(hashed(token), "link")
        if person is None or not await self.store.spend_token(hashed(token)):
            raise Refusal("no-link")
        return person, await self._token(person, "cookie", YEAR)

    # -- lists -----------------------------------------------------------------------------------------------------
    async def games_of(self, person: Person) -> list[Played]:
        return await self._played(await self.store.tables_of(person.id), person)

    async def listed(self, person: Person | None = None) -> list[Played]:
        return await self._played(await self.store.listed_tables(), person)

    async def _played(self, rows: list[TableRow], person: Person | None) -> list[Played]:
        seats = await self.store.seats_of_all([row.id for row in rows])
        return [in_list(row, seats.get(row.id, []), person) for row in rows]

    # -- tables ----------------------------------------------------------------------------------------------------
    async def make(self, person: Person, wanted: NewTable) -> str:
        setup = lobby.named(wanted.setup)
        lobby.dealt(setup)
        if len(wanted.bots) > setup.seats:
            raise Refusal("bad-request", field="bots")
        unfinished = await self.store.tables_of(person.id, "open", "playing")
        if sum(row.changed > now() - DAY for row in unfinished) >= MOST_OPEN:
            raise Refusal("too-many")
        name = lobby.clean(wanted.name or person.name or lobby.guest())
        if wanted.name and not person.name:
            await self.store.rename_person(person.id, name)
        code = await self._add(person, setup, first_seats(setup, wanted, person, name))
        if wanted.start:
            await self.start(code, person)
        return code

    async def _add(self, person: Person, setup: Setup, places: list[SeatRow], lines: list[MoveRow] | None = None,
                   **more: Any) -> str:
        """Write a new table down under a code that is free."""
        at = now()
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            values = {"code": code, "host": person.id, "state": "open", "setup": to_json(setup),
                      "salt": secrets.token_hex(16), "listed": setup.listed, "imported": False, "created": at,
                      "changed": at, **more}
            try:
                await self.store.add_table(values, places, lines or [])
            except IntegrityError:
                if await self.store.table(code=code) is None:
                    raise
                continue
            return code

    async def find(self, code: str) -> LiveTable:
        """The table of a code, in memory."""
        code = code.upper()
        table = self.live.get(code)
        if table is not None:
            return table
        if not set(code) <= set(LETTERS) or len(code) != CODE_LENGTH:
            raise Refusal("no-table")
        async with self._doors.setdefault(code, asyncio.Lock()):
            try:
                if code in self.live:
                    return self.live[code]
                row = await self.store.table(code=code)
                if row is None:
                    raise Refusal("no-table")
                places = await self.store.seats_of(row.id)
                moves = await self.store.moves_of(row.id)
                self.live[code] = table = LiveTable(self.store, row, places, moves, self.settings.haste)
                self._autoplay[row.id] = Autoplay(table, self.thinker)
                if self.store.shared:  # from now on its news is heard; what came before that is looked up
                    await self._refresh(self._autoplay[row.id])
                live = table.live
                if live is not None and live.game.over and table.state == "playing" and not live.paused:
                    await table.show(live)
            finally:
                self._doors.pop(code, None)
        return table

    async def table(self, code: str, person: Person | None) -> Table:
        return (await self.find(code)).describe(person.id if person else None)

    async def sit(self, code: str, person: Person, wanted: Sit) -> Table:
        table = await self.find(code)
        async with table.seating_lock:
            await Lobby(table, person).sit(wanted)
        return table.describe(person.id)

    async def leave(self, code: str, person: Person, wanted: LeaveSeat) -> Table:
        table = await self.find(code)
        async with table.seating_lock:
            await Lobby(table, person).leave(wanted)
        return table.describe(person.id)

    async def rename_seat(self, code: str, person: Person, wanted: SeatName) -> Table:
        table = await self.find(code)
        async with table.seating_lock:
            await Lobby(table, person).rename(wanted)
        return table.describe(person.id)

    async def set_seat(self, code: str, person: Person, wanted: SetSeat) -> Table:
        table = await self.find(code)
        async with table.seating_lock:
            await Lobby(table, person).set_seat(wanted)
        return table.describe(person.id)

    async def change(self, code: str, person: Person, wanted: Change) -> Table:
        table = await self.find(code)
        async with table.seating_lock:
            await Lobby(table, person).change(wanted)
        return table.describe(person.id)

    async def start(self, code: str, person: Person) -> Table:
        table = await self.find(code)
        async with table.seating_lock:
            await Lobby(table, person).start()
        return table.describe(person.id)

    async def rematch(self, code: str, person: Person) -> str:
        """A new table for the same people and bots, or the one that somebody has made already."""
        table = await self.find(code)
        if table.state != "over" or table.row.imported:
            raise Refusal("not-over")
        if not table.seats_of(person.id) and table.row.host != person.id:
            raise Refusal("not-yours")
        async with table.seating_lock:
            if table.row.next is None:
                # Who has left for good is not waited for.
                places = [lobby.empty(place.seat) if place.gone else place for place in table.seats]
                code = await self._add(person, table.setup, places)
                if not await self.store.next_table(table.id, code):  # at another process somebody was quicker
                    await self.store.drop_table(code)
                await table.reload()
        assert table.row.next is not None
        return table.row.next

    # -- finished games --------------------------------------------------------------------------------------------
    async def finished(self, code: str, person: Person | None) -> Archived:
        row = await self.store.table(code=code.upper())
        if row is None:
            raise Refusal("no-game")
        if row.state != "over" or row.header is None:
            raise Refusal("not-over")
        places = await self.store.seats_of(row.id)
        rows = await self.store.moves_of(row.id)
        result = msgspec.json.decode(row.result) if row.result else None
        header = msgspec.json.decode(row.header)
        names = [place.name for place in places]
        record = {**header, "players": names, "moves": [move.line for move in rows], "result": None}
        if result is not None:
            winners = result["winners"]
            record["result"] = {"scores": result["scores"], "winner": winners[0] if len(winners) == 1 else None}
        mine = [place.seat for place in places if person is not None and place.person == person.id]
        preset = SETUP_DECODER.decode(row.setup).preset
        return Archived(row.code, record, names, [place.bot for place in places], preset, mine, row.changed,
                        row.imported, row.next)

    async def import_record(self, person: Person, record: Json) -> str:
        """Keep a record from elsewhere, to be looked at."""
        moves = record.get("moves")
        if isinstance(moves, list) and len(moves) > LONGEST_RECORD:
            raise Refusal("too-large")
        try:
            game = Game.from_record(record)
        except CitadelsError as problem:
            raise Refusal("bad-record", fault=problem) from None
        written = game.record()
        names = [lobby.plain(name)[:40] for name in written["players"]]
        places = [SeatRow(seat, None, None, name, False) for seat, name in enumerate(names)]
        at = now()
        lines = [MoveRow(number, 0, line, at, 0, "import") for number, line in enumerate(written["moves"], 1)]
        setup = Setup(edition=written["edition"], seats=len(names))
        result = {"scores": [row["total"] for row in game.scores()], "winners": game.winners} if game.over else None
        return await self._add(person, setup, places, lines, state="over", imported=True, listed=False,
                               header=to_json(lobby.header(game)),
                               result=to_json(result) if result else None)

    # -- keeping watch ---------------------------------------------------------------------------------------------
    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watch(self) -> None:
        """Now and then: forget what nobody needs, and see who is still there."""
        rounds = 0
        while True:
            try:
                if rounds % 720 == 0:
                    await self.store.sweep(now() - 2 * DAY)
                if self.store.shared:
                    await self._look_around()
                self._put_away()
            except Exception:  # the database may be away for a while
                LOG.exception("the round of the watchman failed")
            rounds += 1
            await asyncio.sleep(BEAT)

    async def _look_around(self) -> None:
        await self.store.beat()
        present = await self.store.present(list(self._autoplay))
        for autoplay in list(self._autoplay.values()):
            table = autoplay.table
            was = table.elsewhere
            table.elsewhere = others(self.store, present, table.id)
            if table.elsewhere != was:
                table.broadcast_table()
            autoplay.schedule()

    def _put_away(self) -> None:
        for table in list(self.live.values()):
            if table.state == "open" and table.connections:
                table.broadcast_table()  # when the host has gone, in time somebody else may begin
            if not table.connections and now() - table.last_used > IDLE and not table.lock.locked():
                self._unload(table)

    def _unload(self, table: LiveTable) -> None:
        del self.live[table.code]
        self._autoplay.pop(table.id).stop()
        table.close()

    async def _hear(self, news: str) -> None:
        """Another process has changed something."""
        if news == MISSED:
            for found in list(self._autoplay.values()):
                await self._refresh(found)
            return
        kind, _, number = news.partition(" ")
        autoplay = self._autoplay.get(int(number))
        if autoplay is None:
            return
        if kind == "m":
            await autoplay.table.catch_up()
        elif kind == "t":
            await autoplay.table.reload()
        elif kind == "c":
            await autoplay.table.broadcast_new_chat()
        elif kind == "p":
            await self._look_for_others(autoplay)

    async def _look_for_others(self, autoplay: Autoplay) -> None:
        table = autoplay.table
        table.elsewhere = others(self.store, await self.store.present([table.id]), table.id)
        table.broadcast_table()
        autoplay.schedule()

    async def _refresh(self, autoplay: Autoplay) -> None:
        """Take in whatever other processes have changed at a table."""
        await autoplay.table.reload()
        await autoplay.table.catch_up()
        await autoplay.table.broadcast_new_chat()
        await self._look_for_others(autoplay)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def others(store: Store, present: dict[int, list[Any]], table: int) -> list[Any]:
    return [one for one in present.get(table, []) if one.process != store.process]


def first_seats(setup: Setup, wanted: NewTable, person: Person, name: str) -> list[SeatRow]:
    """The seats of a new table: its maker on the first that is not a bot's."""
    levels = [*wanted.bots, *[None] * (setup.seats - len(wanted.bots))]
    if wanted.watch:
        levels = [level or lobby.FILLER for level in levels]
    mine = next((seat for seat, level in enumerate(levels) if level is None), -1)
    names: list[str] = [name]
    places: list[SeatRow] = []
    for seat, level in enumerate(levels):
        if seat == mine:
            places.append(SeatRow(seat, person.id, None, name, False))
        elif level is not None:
            names.append(lobby.bot_name(names))
            places.append(SeatRow(seat, None, level, names[-1], False))
        else:
            places.append(lobby.empty(seat))
    return places


def in_list(row: TableRow, places: list[SeatRow], person: Person | None) -> Played:
    setup = SETUP_DECODER.decode(row.setup)
    result = msgspec.json.decode(row.result) if row.result else {"scores": [], "winners": []}
    mine = [place.seat for place in places if person is not None and place.person == person.id]
    free = sum(place.person is None and place.bot is None for place in places) if row.state == "open" else 0
    return Played(row.code, setup.edition, setup.preset, row.state,  # type: ignore[arg-type]  # one of three
                  [place.name for place in places], mine, result["scores"], result["winners"], len(places), free,
                  row.changed, row.imported)
