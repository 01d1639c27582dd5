"""The route of a person's own statistics."""

from __future__ import annotations

from typing import Final

from litestar import get

from citadels.web import rate_limits
from citadels.web.routes import REFUSALS, After, TheArchive, TheLobby, TheSession
from citadels.web.statistics.messages import Statistics
from citadels.web.statistics.sql_summaries import SqlSummaries
from citadels.web.statistics.summaries import statistics_of


@get("/api/me/statistics", responses=REFUSALS)
async def statistics(lobby: TheLobby, archive: TheArchive, session: TheSession, after: After = None) -> Statistics:
    """What the visitor did in their finished games. `after` is the code of the last game on the previous page."""
    session.pay(rate_limits.REPLAY)
    if session.person is None:
        return Statistics([], 0)
    return await statistics_of(SqlSummaries(lobby.store), lobby.store, archive, session.person.id, after)


ROUTES: Final = [statistics]
