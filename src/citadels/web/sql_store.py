"""The store of a server: a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Final
from zlib import crc32

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Executable,
    Row,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.correspondence.kept_tables import KeptTables
from citadels.web.database import ENDS_WITHIN, Engine, make_engine, prepare_tables
from citadels.web.models import chat, kept, moves, people, presence, pulse, seats, tables, tokens
from citadels.web.notices import news
from citadels.web.postgres_moves import PostgresMoves
from citadels.web.rows import Asked, ChatRow, DayFacts, ListRow, MoveRow, Person, Presence, SeatRow, TableRow
from citadels.web.settings import BadSettings
from citadels.web.sqlite_moves import SqliteMoves
from citadels.web.store import CHAT_KEPT, HISTORY, PAGE, Resized, Store, first_columns, new_code
from citadels.web.timing import now, steady_now

CHANNEL: Final = "citadels"       # of the notifications between processes
# The kinds of notifications. Each is followed by ids of tables, DEVICE by a hash.
MOVES, TABLE, CHAT, PRESENCE = "m", "t", "c", "p"
DEVICE: Final = "d"               # a device was signed out
ERASED: Final = "e"               # somebody who was at a table was deleted
LISTED_FOR: Final = 6 * 3600_000  # milliseconds that a listed table is shown after its last change
GONE_AFTER: Final = 15_000        # milliseconds without a heartbeat until a process counts as ended
PULSE: Final = 2000               # milliseconds for which a successful write proves that writing works
WRITTEN_AT_ONCE: Final = 400      # moves in one transaction

# Processes may run on machines with different clocks; the clock of the database is the same for all.
DATABASE_NOW: Final = literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint", BigInteger)
NOTIFY: Final = text("select count(pg_notify(:channel, words)) from unnest(cast(:words as text[])) as words")
LIFE_LOCK: Final = 48151625
LIVING: Final = text("""
    select objid::bigint from pg_locks where locktype = 'advisory' and classid::bigint = :kind and objsubid = 2
    and granted and database = (select oid from pg_database where datname = current_database())
""").bindparams(kind=LIFE_LOCK)
LIST_COLUMNS: Final = tuple(tables.c[name] for name in ListRow._fields)
# Moves of a table, whether its game is played over days, and whether they were stored.
Pending = tuple[int, Sequence[MoveRow], bool, asyncio.Future[bool]]


class SqlStore(Store):
    """All reading and writing. Moves of many tables are written together, one transaction after another."""

    keeps = True

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.shared = engine.dialect.name == "postgresql"   # with other processes
        self._pending: list[Pending] = []
        self._writing = False
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        # SQLite has one writer. With PostgreSQL nobody should wait for a connection that may be dead.
        self._write_lock: AbstractAsyncContextManager[None] = nullcontext() if self.shared else asyncio.Lock()
        self._pulse_lock = asyncio.Lock()
        self._written_at = 0                                # when something was last written successfully
        self.days = KeptTables(self)
        self._moves = (PostgresMoves(engine, CHANNEL, process, MOVES) if self.shared
                       else SqliteMoves(engine.url.database or ""))

    @classmethod
    async def open(cls, url: str, process: str) -> SqlStore:
        """Connect and migrate the database. Raises BadSettings for a database that is not ours or cannot be written to.
        """
        engine = make_engine(url)
        try:
            await prepare_tables(engine)
            store = cls(engine, process)
            await store._check_writing()
        except BaseException:
            await engine.dispose()
            raise
        store._writer = asyncio.create_task(store._write_moves(), name="moves")
        return store

    async def close(self) -> None:
        if self._writer is not None:
            while self._pending or self._writing:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._moves.close()
        await self.engine.close(ENDS_WITHIN)

    async def healthy(self) -> bool:
        """Raise an exception if nothing can be written. This is found out by trying, but not at every call."""
        async with self._pulse_lock:
            if steady_now() - self._written_at > PULSE:
                await self._pulse()
        return True

    async def _pulse(self) -> None:
        async with self.transaction() as connection:
            await self.put(connection, pulse, {"id": 1}, {"at": now()})
        self._written_at = steady_now()

    async def _check_writing(self) -> None:
        try:
            await self._pulse()
        except DBAPIError as fault:
            why = str(fault.orig).strip().splitlines() or [type(fault.orig).__name__]
            raise BadSettings("server-no-writing", why=why[0].rpartition(": ")[2].rstrip(".")) from None

    @asynccontextmanager
    async def transaction(self, *changes: str) -> AsyncIterator[AsyncConnection]:
        """A transaction for writing. Other processes are notified of these changes."""
        async with self._write_lock, self.engine.begin() as connection:
            yield connection
            await self.notify(connection, changes)

    async def notify(self, connection: AsyncConnection, changes: Sequence[str]) -> None:
        if self.shared and changes:
            words = [f"{self.process} {change}" for change in dict.fromkeys(changes)]
            await connection.execute(NOTIFY, {"channel": CHANNEL, "words": words})

    # -- single statements -----------------------------------------------------------------------------------------
    async def all(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def first(self, query: Executable) -> Row[*tuple[Any, ...]] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def scalar(self, query: Executable) -> Any:
        """The first column of the first row, None if there is no row."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def scalars(self, query: Executable) -> Sequence[Any]:
        """The first column of all rows."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    async def write(self, statement: Executable, *changes: str) -> int:
        """Write something in a transaction of its own, and return how many rows were written."""
        async with self.transaction(*changes) as connection:
            return (await connection.execute(statement)).rowcount

    def upsert(self, into: Table) -> Any:
        """An insert that can update an existing row; each database has its own kind."""
        return (postgres_insert if self.shared else sqlite_insert)(into)

    async def put(self, connection: AsyncConnection, into: Table, key: Mapping[str, Any], values: Mapping[str, Any],
                  **if_new: Any) -> None:
        """Write these values into the row with this key. If there is none, it is added, with those of `if_new` too."""
        statement = self.upsert(into).values(**{**if_new, **key, **values})
        await connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values))

    async def put_new(self, connection: AsyncConnection, into: Table, **values: Any) -> bool:
        """Add this row; False if there is one with the same key, which stays as it is."""
        added = await connection.execute(self.upsert(into).values(**values).on_conflict_do_nothing())
        return bool(added.rowcount)

    # -- moves -----------------------------------------------------------------------------------------------------
    async def append(self, table: int, rows: Sequence[MoveRow], by_days: bool = False) -> bool:
        if self._writer is None or self._writer.done():
            raise RuntimeError("the store is closed")
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((table, rows, by_days, stored))
        self._wake.set()
        return await stored

    async def _write_moves(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                batch = self._next_batch()
                self._writing = True
                try:
                    written = await self._write(batch)
                except Exception as problem:  # the database is down: nobody is told that a move was stored
                    for *_, stored in batch:
                        if not stored.done():
                            stored.set_exception(problem)
                    continue
                finally:
                    self._writing = False
                for (*_, stored), done in zip(batch, written, strict=True):
                    if not stored.done():
                        stored.set_result(done)

    def _next_batch(self) -> list[Pending]:
        """What is written in the next transaction: one act per table, to know which of them was stored."""
        batch: list[Pending] = []
        count = 0
        found: set[int] = set()
        while self._pending:
            table, rows, *_ = self._pending[0]
            if table in found or (batch and count + len(rows) > WRITTEN_AT_ONCE):
                break
            batch.append(self._pending.pop(0))
            found.add(table)
            count += len(rows)
        return batch

    async def _write(self, batch: Sequence[Pending]) -> list[bool]:
        acts = [(table, rows, by_days) for table, rows, by_days, _ in batch]
        if isinstance(self._moves, PostgresMoves):
            written = await self._moves.write(acts)
        else:
            async with self._write_lock:
                written = await self._moves.write(acts)
        self._written_at = steady_now()
        return written

    async def moves_after(self, known: Mapping[int, int]) -> dict[int, list[MoveRow]]:
        """By table, the moves of other processes after the last known number."""
        return await self._moves.after(known) if isinstance(self._moves, PostgresMoves) else {}

    async def moves_of(self, table: int, after: int = 0) -> list[MoveRow]:
        columns = (moves.c.number, moves.c.seat, moves.c.line, moves.c.at, moves.c.spent, moves.c.hand)
        query = select(*columns).where(moves.c.table == table, moves.c.number > after).order_by(moves.c.number)
        return [MoveRow(*row) for row in await self.all(query)]

    # -- people ----------------------------------------------------------------------------------------------------
    async def add_person(self, name: str) -> Person:
        async with self.transaction() as connection:
            values = {"name": name, "created": now(), "seen": now()}
            found = await connection.execute(insert(people).values(**values).returning(people.c.id))
            return Person(found.scalar_one(), name)

    async def rename_person(self, person: int, name: str) -> None:
        await self.write(update(people).where(people.c.id == person).values(name=name))

    async def add_token(self, hash: str, person: int, kind: str, expires: int, **more: Any) -> None:
        await self.write(insert(tokens).values(hash=hash, person=person, kind=kind, expires=expires, **more))

    async def person_of(self, hash: str, kind: str) -> Person | None:
        query = select(people.c.id, people.c.name).join(tokens, tokens.c.person == people.c.id).where(
            tokens.c.hash == hash, tokens.c.kind == kind, tokens.c.expires > now())
        row = await self.first(query)
        return Person(*row) if row else None

    async def renew_token(self, hash: str, person: int, before: int, expires: int) -> bool:
        """Extend a cookie that expires before then, and note that its person was here; False if it is not due yet."""
        due = and_(tokens.c.hash == hash, tokens.c.kind == "cookie", tokens.c.expires.between(now(), before))
        if await self.first(select(tokens.c.hash).where(due)) is None:  # most of the time there is nothing to write
            return False
        async with self.transaction() as connection:
            await connection.execute(update(tokens).where(due).values(expires=expires, seen=now()))
            await connection.execute(update(people).where(people.c.id == person).values(seen=now()))
        return True

    # -- tables ----------------------------------------------------------------------------------------------------
    async def create_table(self, places: Sequence[SeatRow], lines: Sequence[MoveRow] = (), **values: Any) -> str:
        values = {**first_columns(), **values}
        while True:
            code = new_code()
            try:
                await self.add_table({"code": code, **values}, places, lines)
            except IntegrityError:
                if await self.table(code=code) is None:
                    raise
            else:
                return code

    async def add_table(self, values: dict[str, Any], places: Sequence[SeatRow], lines: Sequence[MoveRow] = ()) -> int:
        """Add a table with its seats, and the moves of an imported game. Raises IntegrityError for a used code."""
        async with self.transaction() as connection:
            found = await connection.execute(insert(tables).values(**values).returning(tables.c.id))
            table = int(found.scalar_one())
            await connection.execute(insert(seats), [{"table": table, **place._asdict()} for place in places])
            if lines:
                await connection.execute(insert(moves), [{"table": table, **row._asdict()} for row in lines])
        return table

    async def table(self, *, code: str | None = None, id: int | None = None) -> TableRow | None:
        row = await self.first(select(tables).where(tables.c.code == code if code else tables.c.id == id))
        return TableRow(*row) if row else None

    async def change_table(self, table: int, resized: Resized | None = None, **values: Any) -> None:
        async with self.transaction(f"{TABLE} {table}") as connection:
            it = tables.c.id == table
            if values.get("state") == "over":
                # Several processes may notice that a game has ended, but only the first one announces it.
                ends = update(tables).where(it, tables.c.state != "over").values(state="over")
                if (await connection.execute(ends)).rowcount:
                    await news.note(connection, table, "ended")
            await connection.execute(update(tables).where(it).values(changed=now(), **values))
            if resized is None:
                return
            query = select(seats).where(seats.c.table == table).order_by(seats.c.seat).with_for_update()
            places = [SeatRow(*row[1:]) for row in await connection.execute(query)]
            wanted = resized(places)
            for was, to in zip(places, wanted):
                if was != to:
                    await connection.execute(update(seats).where(
                        seats.c.table == table, seats.c.seat == was.seat).values(**to._asdict()))
            await connection.execute(delete(seats).where(seats.c.table == table, seats.c.seat >= len(wanted)))
            more = [{"table": table, **place._asdict()} for place in wanted[len(places):]]
            if more:
                await connection.execute(insert(seats), more)

    async def begin_table(self, row: TableRow, values: dict[str, Any], by_days: bool = False,
                          by: int | None = None) -> bool:
        table = row.id
        where = and_(tables.c.id == table, tables.c.state == "open", _same(tables.c.words, row.words))
        async with self.transaction(f"{TABLE} {table}") as connection:
            done = await connection.execute(update(tables).where(where).values(changed=now(), **values))
            if done.rowcount and by_days:
                await connection.execute(insert(kept).values(table=table, begun=now(), due=now(), stirs=0))
            if done.rowcount:
                await news.note(connection, table, "began", by or news.NOBODY)
            return bool(done.rowcount)

    async def change_words(self, row: TableRow, words: str) -> bool:
        where = and_(tables.c.id == row.id, tables.c.state == "open", _same(tables.c.words, row.words))
        return bool(await self.write(update(tables).where(where).values(words=words), f"{TABLE} {row.id}"))

    async def next_table(self, table: int, code: str) -> bool:
        where = and_(tables.c.id == table, tables.c.next.is_(None))
        return bool(await self.write(update(tables).where(where).values(next=code), f"{TABLE} {table}"))

    async def drop_table(self, code: str) -> None:
        await self.write(delete(tables).where(tables.c.code == code, tables.c.state == "open"))

    async def delete_table(self, table: int, code: str, state: str) -> bool:
        async with self.transaction(f"{TABLE} {table}") as connection:
            await connection.execute(update(tables).where(tables.c.next == code).values(next=None))
            where = and_(tables.c.id == table, tables.c.state == state)
            return bool((await connection.execute(delete(tables).where(where))).rowcount)

    async def seats_of_all(self, ids: Sequence[int]) -> dict[int, list[SeatRow]]:
        query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
        found: dict[int, list[SeatRow]] = {}
        for row in await self.all(query):
            found.setdefault(row[0], []).append(SeatRow(*row[1:]))
        return found

    async def change_seat(self, table: int, was: SeatRow, to: SeatRow) -> bool:
        where = and_(seats.c.table == table, seats.c.seat == was.seat, _same(seats.c.person, was.person),
                     _same(seats.c.bot, was.bot))
        values = {"person": to.person, "bot": to.bot, "name": to.name, "gone": to.gone}
        async with self.transaction(f"{TABLE} {table}") as connection:
            changed = bool((await connection.execute(update(seats).where(where).values(**values))).rowcount)
            if changed and to.person is not None and to.person != was.person:
                await news.note_seat(connection, table, to.person)
            return changed

    async def plays_at(self, code: str, person: int) -> bool:
        """Whether a person has a seat at a table, or has created it."""
        sits = exists().where(seats.c.table == tables.c.id, seats.c.person == person)
        query = select(tables.c.id).where(tables.c.code == code, or_(tables.c.host == person, sits))
        return await self.first(query) is not None

    async def unfinished_tables(self, person: int) -> list[ListRow]:
        return await self._list(unfinished(person))

    async def count_unfinished(self, person: int, since: int) -> int:
        query = unfinished(person).where(tables.c.changed > since).limit(None).order_by(None)
        return int(await self.scalar(select(func.count()).select_from(query.subquery())))

    async def games_page(self, person: int, after: str | None = None) -> list[ListRow]:
        query = games_of(person)
        if after is not None:
            mark = select(tables.c.changed, tables.c.id).where(tables.c.code == after)
            found = await self.first(mark)
            if found is None:
                return []
            query = query.where(tuple_(tables.c.changed, tables.c.id) < tuple_(*found))
        return await self._list(query.limit(PAGE))

    async def listed_tables(self) -> list[ListRow]:
        query = select(*LIST_COLUMNS).where(
            tables.c.listed, tables.c.state != "over", tables.c.changed > now() - LISTED_FOR)
        return await self._list(query.order_by(tables.c.changed.desc()).limit(HISTORY))

    async def _list(self, query: Any) -> list[ListRow]:
        return [ListRow(*row) for row in await self.all(query)]

    # -- chat ------------------------------------------------------------------------------------------------------
    async def add_chat(self, table: int, person: int, said: ChatRow) -> None:
        values = {name: value for name, value in said._asdict().items() if name not in ("id", "person")}
        async with self.transaction(f"{CHAT} {table}") as connection:
            await connection.execute(insert(chat).values(table=table, person=person, **values))

    async def chat_of(self, table: int, after: int = 0) -> list[ChatRow]:
        query = select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.phrase, chat.c.person).where(
            chat.c.table == table, chat.c.id > after).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
        return [ChatRow(*row) for row in await self.all(query)][::-1]

    # -- games over days -------------------------------------------------------------------------------------------
    async def day_facts(self, table: int) -> DayFacts:
        return await self.days.facts(table)

    async def asked_at(self, ids: Sequence[int]) -> dict[int, Asked]:
        return await self.days.asked_at(ids) if ids else {}

    async def stir(self, table: int) -> None:
        await self.days.stir([table])

    # -- who is connected to which process -------------------------------------------------------------------------
    async def set_presence(self, table: int, here: frozenset[int], watching: int) -> None:
        async with self.engine.begin() as connection:
            if here or watching:
                await self.put(connection, presence, {"table": table, "process": self.process}, {
                    "seats": " ".join(map(str, sorted(here))), "watching": watching, "seen": DATABASE_NOW})
            else:
                mine = and_(presence.c.table == table, presence.c.process == self.process)
                await connection.execute(delete(presence).where(mine))
            await self.notify(connection, [f"{PRESENCE} {table}"])

    async def heartbeat(self) -> None:
        """Report that this process is alive, and remove what dead ones have left."""
        async with self.engine.begin() as connection:
            mine = presence.c.process == self.process
            await connection.execute(update(presence).where(mine).values(seen=DATABASE_NOW))
            await connection.execute(delete(presence).where(presence.c.seen < DATABASE_NOW - 4 * GONE_AFTER))

    async def living_processes(self) -> frozenset[int]:
        """The marks of the processes whose notification connection is open; it closes when a process is killed."""
        return frozenset(await self.scalars(LIVING))

    async def presence_elsewhere(self, ids: Sequence[int]) -> dict[int, list[Presence]]:
        """By table, who is connected to other living processes."""
        query = select(presence).where(presence.c.table.in_(ids), presence.c.seen > DATABASE_NOW - GONE_AFTER,
                                       presence.c.process != self.process)
        found: dict[int, list[Presence]] = {}
        living = await self.living_processes()
        for table, process, here, watching, _ in await self.all(query):
            if process_mark(process) in living:
                numbers = frozenset(int(seat) for seat in here.split())
                found.setdefault(table, []).append(Presence(process, numbers, watching))
        return found


def of_person(person: int) -> Any:
    """The ids of the tables where a person has a seat, and of those they have created."""
    sits = select(seats.c.table).where(seats.c.person == person)
    return sits.union(select(tables.c.id).where(tables.c.host == person))


def unfinished(person: int) -> Select[Any]:
    query = select(*LIST_COLUMNS).where(tables.c.id.in_(of_person(person)), tables.c.state.in_(("open", "playing")))
    return query.order_by(tables.c.changed.desc()).limit(HISTORY)


def games_of(person: int) -> Select[Any]:
    sits = exists().where(seats.c.table == tables.c.id, seats.c.person == person)
    stays = or_(tables.c.state == "over", ~sits, sits.where(~seats.c.gone))
    query = select(*LIST_COLUMNS).where(tables.c.id.in_(of_person(person)), stays)
    return query.order_by(tables.c.changed.desc(), tables.c.id.desc())


def process_mark(process: str) -> int:
    """The number of the lock that a process holds as long as it lives."""
    return crc32(process.encode()) & 0x7fffffff


def _same(column: Any, value: object) -> ColumnElement[bool]:
    found: ColumnElement[bool] = column.is_(None) if value is None else column == value
    return found
