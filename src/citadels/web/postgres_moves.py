"""Moves in PostgreSQL: written, and read where other processes wrote them, each batch in one statement on its own line.

A statement is a transaction of its own, so that a batch is one journey to the database and back. Through the pool there
would be four, and far more work for each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.web.database import ANSWER
from citadels.web.rows import MoveRow
from citadels.web.timing import now

if TYPE_CHECKING:  # only installed where it is needed
    import asyncpg

WRITE: Final = """
    with written as (
        insert into moves ("table", number, seat, line, at, spent, hand)
        select * from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::int[], $7::text[])
        returning 1
    )
    select count(pg_notify($8, $9))
"""
# The same where games are played over days: their tables are due. They are locked in order, as the moves are.
WRITE_AND_STIR: Final = WRITE.replace("select count", """
    , stirred as (
        update kept set due = $10, stirs = stirs + 1
        where "table" in (select "table" from kept where "table" = any($11::int[]) order by 1 for update)
    )
    select count""")
READ: Final = """
    select moves."table", number, seat, line, at, spent, hand
    from unnest($1::int[], $2::int[]) as wanted(id, known) join moves on moves."table" = id and number > known
    order by 1, 2
"""

Act = tuple[int, Sequence[MoveRow], bool]   # moves of a table that are stored together or not at all; is it over days


class PostgresMoves:
    def __init__(self, engine: AsyncEngine, channel: str, process: str, kind: str) -> None:
        self._writer = OwnLine(engine)
        self._reader = OwnLine(engine)
        self._channel = channel
        self._words = f"{process} {kind}"      # before the ids of the tables, in the one notification of a batch

    async def write(self, acts: Sequence[Act]) -> list[bool]:
        """Store these acts, at most one of a table; of each, whether it was, or one of its numbers was in use."""
        from asyncpg import UniqueViolationError

        # In the same order everywhere, so that processes never block each other.
        rows = sorted((table, *row) for table, lines, _ in acts for row in lines)
        ids = " ".join(str(table) for table, _, _ in acts)
        stirred = [table for table, _, by_days in acts if by_days]
        words, more = (WRITE_AND_STIR, [now(), stirred]) if stirred else (WRITE, [])
        try:
            await self._writer.fetch(words, *map(list, zip(*rows)), self._channel, f"{self._words} {ids}", *more)
        except UniqueViolationError:
            return [False] if len(acts) == 1 else [(await self.write([act]))[0] for act in acts]
        return [True] * len(acts)

    async def after(self, known: Mapping[int, int]) -> dict[int, list[MoveRow]]:
        """By table, the moves that follow on the number known of it."""
        found: dict[int, list[MoveRow]] = {}
        for table, *row in await self._reader.fetch(READ, list(known), list(known.values())):
            found.setdefault(table, []).append(MoveRow(*row))
        return found

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


class OwnLine:
    """A connection to the database for one thing at a time. One that fails is opened again when it is needed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: asyncpg.Connection | None = None
        self._lock = asyncio.Lock()

    async def fetch(self, words: str, *values: Any) -> list[Any]:
        async with self._lock:
            try:
                found: list[Any] = await (await self._opened()).fetch(words, *values)
            except (OSError, asyncio.CancelledError):   # it may be in the middle of something, or no answer came
                self._drop()
                raise
            return found

    async def _opened(self) -> asyncpg.Connection:
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            _, how = self._engine.dialect.create_connect_args(self._engine.url)
            self._connection = await asyncpg.connect(**how, timeout=ANSWER, command_timeout=ANSWER)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        async with self._lock:
            self._drop()
