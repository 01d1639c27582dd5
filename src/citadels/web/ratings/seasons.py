"""Seasons, as set by the host. Ratings carry over to the next one, with less certainty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.models import rated_games, seasons
from citadels.web.ratings.messages import NewSeason, SeasonInfo
from citadels.web.request_refused import RequestRefused
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now


def season_at(found: Sequence[SeasonInfo], at: int) -> int | None:
    """The season at a moment, None between two seasons."""
    begun = [season for season in found if season.starts <= at]
    if not begun:
        return None
    last = max(begun, key=lambda season: (season.starts, season.id))
    return last.id if last.ends is None or at < last.ends else None


async def read_seasons(connection: AsyncConnection) -> list[SeasonInfo]:
    """All seasons, the latest first."""
    query: Any = select(seasons.c.id, seasons.c.name, seasons.c.starts, seasons.c.ends)
    return [SeasonInfo(*row) for row in await connection.execute(query.order_by(seasons.c.starts.desc(), seasons.c.id))]


class Seasons:
    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def all(self) -> list[SeasonInfo]:
        async with self.store.engine.connect() as connection:
            return await read_seasons(connection)

    async def add(self, wanted: NewSeason) -> list[SeasonInfo]:
        if wanted.ends is not None and wanted.ends <= wanted.starts:
            raise RequestRefused("bad-request", field="ends")
        async with self.store.transaction() as connection:
            await connection.execute(insert(seasons).values(
                name=wanted.name.strip() or wanted.name, starts=wanted.starts, ends=wanted.ends))
            return await read_seasons(connection)

    async def end(self, id: int) -> list[SeasonInfo]:
        """End a season now, or remove it if nothing has been played in it."""
        async with self.store.transaction() as connection:
            unused = ~exists().where(rated_games.c.season == id)
            if not (await connection.execute(delete(seasons).where(seasons.c.id == id, unused))).rowcount:
                await connection.execute(update(seasons).where(seasons.c.id == id).values(ends=now()))
            return await read_seasons(connection)
