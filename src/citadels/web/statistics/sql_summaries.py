"""Summaries in the database of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, and_, exists, func, select, tuple_
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.encoding import to_json
from citadels.web.models import game_summaries, seats, tables
from citadels.web.rows import TableRow
from citadels.web.sql_store import SqlStore
from citadels.web.statistics.messages import GameSummary
from citadels.web.statistics.summaries import Due
from citadels.web.statistics.summary import VERSION

DECODER: Final = msgspec.json.Decoder(GameSummary)
KEY: Final = ("person", "code")


class SqlSummaries:
    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def due(self, person: int, most: int) -> Due:
        where = not_summed_up(person)
        total = int(await self.store.scalar(select(func.count()).select_from(tables).where(where)))
        if not total:
            return Due([], 0)
        rows = await self.store.all(select(tables).where(where).order_by(tables.c.id.desc()).limit(most))
        return Due([TableRow(*row) for row in rows], total)

    async def keep(self, person: int, found: Sequence[tuple[TableRow, GameSummary]]) -> None:
        statement = self.store.upsert(game_summaries)
        new = {name: statement.excluded[name] for name in ("began", "ended", "version", "summary")}
        rows = [{"person": person, "code": row.code, "began": row.created, "ended": summary.ended, "version": VERSION,
                 "summary": to_json(summary)} for row, summary in found]
        try:
            async with self.store.transaction() as connection:
                await connection.execute(statement.on_conflict_do_update(index_elements=KEY, set_=new), rows)
        except IntegrityError:  # the person was deleted meanwhile
            return

    async def page(self, person: int, after: str | None, most: int) -> list[GameSummary]:
        order = game_summaries.c.ended, game_summaries.c.code
        query = select(game_summaries.c.summary).where(game_summaries.c.person == person)
        if after is not None:
            mark = select(*order).where(game_summaries.c.person == person, game_summaries.c.code == after)
            found = await self.store.first(mark)
            if found is None:
                return []
            query = query.where(tuple_(*order) < tuple_(*found))
        query = query.order_by(*(column.desc() for column in order)).limit(most)
        return [DECODER.decode(text) for text in await self.store.scalars(query)]


def not_summed_up(person: int) -> ColumnElement[bool]:
    """The finished tables of a person without a summary, or with one from an older version."""
    kept = exists().where(game_summaries.c.person == person, game_summaries.c.code == tables.c.code,
                          game_summaries.c.began == tables.c.created, game_summaries.c.version >= VERSION)
    sits = select(seats.c.table).where(seats.c.person == person)
    return and_(tables.c.id.in_(sits), tables.c.state == "over", tables.c.imported.is_(False),
                tables.c.result.is_not(None), tables.c.header.is_not(None), ~kept)


# -- what is kept about a person ---------------------------------------------------------------------------------------
async def export(connection: AsyncConnection, id: int) -> list[Any]:
    query = select(game_summaries.c.summary).where(game_summaries.c.person == id).order_by(game_summaries.c.ended)
    return [msgspec.Raw(text.encode()) for text in (await connection.execute(query)).scalars()]
