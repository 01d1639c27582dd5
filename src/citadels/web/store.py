"""The database. Whatever is written there is kept, whatever happens to the server."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, event, insert, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from citadels.fairness import new_secret
from citadels.web.migrate import migrate
from citadels.web.models import (
    ChatRow,
    MoveRow,
    Person,
    Presence,
    SeatRow,
    TableRow,
    chat,
    moves,
    people,
    presence,
    seats,
    tables,
    tokens,
)
from citadels.web.timing import now

CHANNEL: Final = "citadels"       # of the notifications between processes
MOVES, TABLE, CHAT, PRESENCE = "m", "t", "c", "p"   # what a notification says has changed, before the id of a table
LISTED_FOR: Final = 6 * 3600_000  # milliseconds that a listed table is shown after anything happened there
GONE_AFTER: Final = 15_000        # milliseconds without a heartbeat until a process counts as ended
HISTORY: Final = 200              # games in a list
CHAT_KEPT: Final = 100            # messages that a newcomer is shown
WRITTEN_AT_ONCE: Final = 400      # moves in one transaction
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without those that look like others
CODE_LENGTH: Final = 6

Pending = tuple[int, Sequence[MoveRow], asyncio.Future[bool]]   # moves of a table, and whether they were stored


def is_code(words: str) -> bool:
    """Whether a table could have this code."""
    return len(words) == CODE_LENGTH and set(words) <= set(CODE_LETTERS)


class Store:
    """All reading and writing. Moves of many tables are written together, one transaction after the other."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.shared = engine.dialect.name == "postgresql"   # with other processes
        self.transactions = 0
        self._pending: list[Pending] = []
        self._writing = False
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._write_lock = asyncio.Lock()                   # SQLite has one writer

    @classmethod
    async def open(cls, url: str, process: str) -> Store:
        """Connect, and bring the tables of the database up to date."""
        engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        store = cls(engine, process)
        await migrate(engine)
        store._writer = asyncio.create_task(store._write_moves(), name="moves")
        return store

    async def close(self) -> None:
        if self._writer is not None:
            while self._pending or self._writing:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def healthy(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(select(1))).scalar_one())

    @asynccontextmanager
    async def _transaction(self, *changes: str) -> AsyncIterator[AsyncConnection]:
        """For writing. Other processes are notified of these changes."""
        async with self._write_lock, self.engine.begin() as connection:
            yield connection
            await self._notify(connection, changes)

    async def _notify(self, connection: AsyncConnection, changes: Sequence[str]) -> None:
        for change in dict.fromkeys(changes if self.shared else ()):
            await connection.execute(text("select pg_notify(:channel, :words)"),
                                     {"channel": CHANNEL, "words": f"{self.process} {change}"})

    # -- moves -----------------------------------------------------------------------------------------------------
    async def append(self, table: int, rows: Sequence[MoveRow]) -> bool:
        """Store these moves. False, and nothing is stored, if another process has used one of their numbers."""
        if self._writer is None or self._writer.done():
            raise RuntimeError("the store is closed")
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((table, rows, stored))
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
                except Exception as problem:  # the database is away: nobody is told that a move was stored
                    for _, _, stored in batch:
                        if not stored.done():
                            stored.set_exception(problem)
                    continue
                finally:
                    self._writing = False
                for (_, _, stored), done in zip(batch, written, strict=True):
                    if not stored.done():
                        stored.set_result(done)

    def _next_batch(self) -> list[Pending]:
        """What is written in the next transaction. Of each table only one act, or it could not be told which was."""
        batch: list[Pending] = []
        count = 0
        found: set[int] = set()
        while self._pending:
            table, rows, _ = self._pending[0]
            if table in found or (batch and count + len(rows) > WRITTEN_AT_ONCE):
                break
            batch.append(self._pending.pop(0))
            found.add(table)
            count += len(rows)
        return batch

    async def _write(self, batch: Sequence[Pending]) -> list[bool]:
        values = [{"table": table, **row._asdict()} for table, rows, _ in batch for row in rows]
        values.sort(key=lambda value: (value["table"], value["number"]))  # so that processes never block each other
        make: Any = postgres_insert if self.shared else sqlite_insert
        statement = make(moves).on_conflict_do_nothing().returning(moves.c.table, moves.c.number)
        async with self._write_lock, self.engine.begin() as connection:
            new = {(row[0], row[1]) for row in await connection.execute(statement, values)}
            written: list[bool] = []
            for table, rows, _ in batch:
                mine = [row.number for row in rows if (table, row.number) in new]
                written.append(len(mine) == len(rows))
                if mine and not written[-1]:  # an act is stored whole or not at all
                    await connection.execute(
                        delete(moves).where(moves.c.table == table, moves.c.number.in_(mine)))
            await self._notify(connection, [f"{MOVES} {table}" for (table, _, _), done in zip(batch, written) if done])
        self.transactions += 1
        return written

    async def moves_of(self, table: int, after: int = 0) -> list[MoveRow]:
        columns = (moves.c.number, moves.c.seat, moves.c.line, moves.c.at, moves.c.spent, moves.c.hand)
        query = select(*columns).where(moves.c.table == table, moves.c.number > after).order_by(moves.c.number)
        async with self.engine.connect() as connection:
            return [MoveRow(*row) for row in await connection.execute(query)]

    # -- people ----------------------------------------------------------------------------------------------------
    async def add_person(self, name: str) -> Person:
        async with self._transaction() as connection:
            found = await connection.execute(insert(people).values(name=name, created=now()).returning(people.c.id))
            return Person(found.scalar_one(), name)

    async def rename_person(self, person: int, name: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    async def add_token(self, hash: str, person: int, kind: str, expires: int) -> None:
        async with self._transaction() as connection:
            await connection.execute(insert(tokens).values(hash=hash, person=person, kind=kind, expires=expires))

    async def person_of(self, hash: str, kind: str) -> Person | None:
        query = select(people.c.id, people.c.name).join(tokens, tokens.c.person == people.c.id).where(
            tokens.c.hash == hash, tokens.c.kind == kind, tokens.c.expires > now())
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Person(*row) if row else None

    async def spend_token(self, hash: str) -> bool:
        """Use up a token; False if somebody has done so before."""
        async with self._transaction() as connection:
            return bool((await connection.execute(delete(tokens).where(tokens.c.hash == hash))).rowcount)

    # -- tables ----------------------------------------------------------------------------------------------------
    async def create_table(self, places: Sequence[SeatRow], lines: Sequence[MoveRow] = (), **values: Any) -> str:
        """Add a table under a code that nobody uses. The code."""
        at = now()
        values = {"state": "open", "salt": secrets.token_hex(16), "secret": new_secret(), "imported": False,
                  "created": at, "changed": at, **values}
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            try:
                await self.add_table({"code": code, **values}, places, lines)
            except IntegrityError:
                if await self.table(code=code) is None:
                    raise
            else:
                return code

    async def add_table(self, values: dict[str, Any], places: Sequence[SeatRow], lines: Sequence[MoveRow] = ()) -> int:
        """Add a table with its seats, and the moves of an imported game. Raises IntegrityError for a code in use."""
        async with self._transaction() as connection:
            found = await connection.execute(insert(tables).values(**values).returning(tables.c.id))
            table = int(found.scalar_one())
            await connection.execute(insert(seats), [{"table": table, **place._asdict()} for place in places])
            if lines:
                await connection.execute(insert(moves), [{"table": table, **row._asdict()} for row in lines])
        return table

    async def table(self, *, code: str | None = None, id: int | None = None) -> TableRow | None:
        found = await self._tables(select(tables).where(tables.c.code == code if code else tables.c.id == id))
        return found[0] if found else None

    async def change_table(self, table: int, places: Sequence[SeatRow] = (), **values: Any) -> None:
        """Write these values, and all seats if the table has become larger or smaller."""
        async with self._transaction(f"{TABLE} {table}") as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(changed=now(), **values))
            if places:
                await connection.execute(delete(seats).where(seats.c.table == table))
                await connection.execute(insert(seats), [{"table": table, **place._asdict()} for place in places])

    async def begin_table(self, row: TableRow, values: dict[str, Any]) -> bool:
        """Write these values if the table is still open, and nobody has added a word meanwhile."""
        table = row.id
        where = and_(tables.c.id == table, tables.c.state == "open", _same(tables.c.words, row.words))
        async with self._transaction(f"{TABLE} {table}") as connection:
            done = await connection.execute(update(tables).where(where).values(changed=now(), **values))
            return bool(done.rowcount)

    async def change_words(self, row: TableRow, words: str) -> bool:
        """Write the words that people have added; False if the game has begun, or somebody was quicker."""
        where = and_(tables.c.id == row.id, tables.c.state == "open", _same(tables.c.words, row.words))
        async with self._transaction(f"{TABLE} {row.id}") as connection:
            return bool((await connection.execute(update(tables).where(where).values(words=words))).rowcount)

    async def next_table(self, table: int, code: str) -> bool:
        """Write down the rematch of a table; False if there is one already."""
        where = and_(tables.c.id == table, tables.c.next.is_(None))
        async with self._transaction(f"{TABLE} {table}") as connection:
            return bool((await connection.execute(update(tables).where(where).values(next=code))).rowcount)

    async def drop_table(self, code: str) -> None:
        """Remove a table that nobody has been told of."""
        async with self._transaction() as connection:
            await connection.execute(delete(tables).where(tables.c.code == code, tables.c.state == "open"))

    async def delete_table(self, table: int, code: str, state: str) -> bool:
        """Remove a table for good, if it is still in this state; whose rematch it was may have another."""
        async with self._transaction(f"{TABLE} {table}") as connection:
            await connection.execute(update(tables).where(tables.c.next == code).values(next=None))
            where = and_(tables.c.id == table, tables.c.state == state)
            return bool((await connection.execute(delete(tables).where(where))).rowcount)

    async def seats_of(self, table: int) -> list[SeatRow]:
        return (await self.seats_of_all([table])).get(table, [])

    async def seats_of_all(self, ids: Sequence[int]) -> dict[int, list[SeatRow]]:
        query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
        found: dict[int, list[SeatRow]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row[0], []).append(SeatRow(*row[1:]))
        return found

    async def change_seat(self, table: int, was: SeatRow, to: SeatRow) -> bool:
        """Change a seat that is still as it was; False if somebody was quicker."""
        where = and_(seats.c.table == table, seats.c.seat == was.seat, _same(seats.c.person, was.person),
                     _same(seats.c.bot, was.bot))
        values = {"person": to.person, "bot": to.bot, "name": to.name, "gone": to.gone}
        async with self._transaction(f"{TABLE} {table}") as connection:
            return bool((await connection.execute(update(seats).where(where).values(**values))).rowcount)

    async def tables_of(self, person: int, *states: str) -> list[TableRow]:
        """The tables at which a person sits, and the games they have imported, the latest first."""
        sits = select(seats.c.table).where(seats.c.person == person)
        query = select(tables).where(or_(tables.c.id.in_(sits), tables.c.host == person))
        if states:
            query = query.where(tables.c.state.in_(states))
        return await self._tables(query.order_by(tables.c.changed.desc()).limit(HISTORY))

    async def listed_tables(self) -> list[TableRow]:
        query = select(tables).where(tables.c.listed, tables.c.state != "over", tables.c.changed > now() - LISTED_FOR)
        return await self._tables(query.order_by(tables.c.changed.desc()).limit(HISTORY))

    async def _tables(self, query: Any) -> list[TableRow]:
        async with self.engine.connect() as connection:
            return [TableRow(*row) for row in await connection.execute(query)]

    async def sweep(self, before: int) -> None:
        """Remove tables that never began and have been quiet since then, and tokens that have run out."""
        async with self._transaction() as connection:
            old = select(tables.c.id).where(tables.c.state == "open", tables.c.changed < before)
            for other in (seats, chat, presence):
                await connection.execute(delete(other).where(other.c.table.in_(old)))
            await connection.execute(delete(tables).where(tables.c.state == "open", tables.c.changed < before))
            await connection.execute(delete(tokens).where(tokens.c.expires < now()))

    # -- chat ------------------------------------------------------------------------------------------------------
    async def add_chat(self, table: int, person: int, said: ChatRow) -> None:
        """Keep what was said; it is given an id of its own."""
        values = {name: value for name, value in said._asdict().items() if name != "id"}
        async with self._transaction(f"{CHAT} {table}") as connection:
            await connection.execute(insert(chat).values(table=table, person=person, **values))

    async def chat_of(self, table: int, after: int = 0) -> list[ChatRow]:
        """The last messages after an id, in order."""
        query = select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.phrase).where(
            chat.c.table == table, chat.c.id > after).order_by(chat.c.id.desc()).limit(CHAT_KEPT)
        async with self.engine.connect() as connection:
            return [ChatRow(*row) for row in await connection.execute(query)][::-1]

    # -- who is connected to which process -------------------------------------------------------------------------
    async def set_presence(self, table: int, here: frozenset[int], watching: int) -> None:
        """Write down who is connected to this process."""
        async with self.engine.begin() as connection:
            if here or watching:
                values = {"seats": " ".join(map(str, sorted(here))), "watching": watching, "seen": now()}
                statement = postgres_insert(presence).values(table=table, process=self.process, **values)
                await connection.execute(statement.on_conflict_do_update(
                    index_elements=["table", "process"], set_=values))
            else:
                mine = and_(presence.c.table == table, presence.c.process == self.process)
                await connection.execute(delete(presence).where(mine))
            await self._notify(connection, [f"{PRESENCE} {table}"])

    async def heartbeat(self) -> None:
        """Say that this process is alive, and remove what ended ones have left."""
        async with self.engine.begin() as connection:
            await connection.execute(update(presence).where(presence.c.process == self.process).values(seen=now()))
            await connection.execute(delete(presence).where(presence.c.seen < now() - 4 * GONE_AFTER))

    async def presence_elsewhere(self, ids: Sequence[int]) -> dict[int, list[Presence]]:
        """By table: who is connected to other processes that are alive."""
        query = select(presence).where(presence.c.table.in_(ids), presence.c.seen > now() - GONE_AFTER,
                                       presence.c.process != self.process)
        found: dict[int, list[Presence]] = {}
        async with self.engine.connect() as connection:
            for table, process, here, watching, _ in await connection.execute(query):
                numbers = frozenset(int(seat) for seat in here.split())
                found.setdefault(table, []).append(Presence(process, numbers, watching))
        return found


def _same(column: Any, value: object) -> ColumnElement[bool]:
    found: ColumnElement[bool] = column.is_(None) if value is None else column == value
    return found


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what is committed survives a loss of power."""
    cursor = connection.cursor()
    for words in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {words}")
    cursor.close()
