"""Writing moves to PostgreSQL, and reading those of other processes: each batch is one statement on a connection of its
own.

A statement is a transaction of its own, so a batch is one round trip to the database. Through the pool there would be
four, and far more work for each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.web.database import ANSWER
from citadels.web.rows import MoveRow
from citadels.web.timing import now

if TYPE_CHECKING:  # only installed if it is needed
    import asyncpg

WRITE: Final = """
    with written as (
        insert into moves ("table", number, seat, line, at, spent, hand)
        select * from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::int[], $7::text[])
        returning 1
    )
    select count(pg_notify($8, $9))
"""
# The same for games over days, which also makes their tables due. They are locked in order, like the moves.
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

Act = tuple[int, Sequence[MoveRow], bool]   # moves of a table, stored together or not at all; is it over days


class PostgresMoves:
    def __init__(self, engine: AsyncEngine, channel: str, process: str, kind: str) -> None:
        self._writer = OwnConnection(engine)
        self._reader = OwnConnection(engine)
        self._channel = channel
        self._words = f"{process} {kind}"      # comes before the ids of the tables in a batch's notification

    async def write(self, acts: Sequence[Act]) -> list[bool]:
        """Store these acts, at most one per table. Returns for each whether it was stored, or a number was in use."""
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
        """By table, the moves after the last known number."""
        found: dict[int, list[MoveRow]] = {}
        for table, *row in await self._reader.fetch(READ, list(known), list(known.values())):
            found.setdefault(table, []).append(MoveRow(*row))
        return found

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


class OwnConnection:
    """A connection to the database for one statement at a time. After a failure it is reopened when it is needed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: asyncpg.Connection | None = None
        self._lock = asyncio.Lock()

    async def fetch(self, words: str, *values: Any) -> list[Any]:
        async with self._lock:
            try:
                found: list[Any] = await (await self._opened()).fetch(words, *values)
            except (OSError, asyncio.CancelledError):   # it may be in the middle of something, or time out
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
