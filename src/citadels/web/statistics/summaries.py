"""Statistics of a person, and where the summaries of their games are stored.

Games are summarized when their player first asks, a few with each request. A summary stays when the game itself is
removed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from citadels.engine.errors import CitadelsError
from citadels.web.archive import Archive
from citadels.web.rows import TableRow
from citadels.web.statistics.messages import GameSummary, Statistics
from citadels.web.statistics.summary import FinishedGame, summarize
from citadels.web.store import Store
from citadels.web.take_back.stored_rows import line_of_play

BATCH: Final = 20       # games that are summarized in one request
PAGE: Final = 200       # games in an answer


class Due(NamedTuple):
    """Some of the tables without a summary, and how many there are."""

    rows: list[TableRow]
    total: int


class Summaries(Protocol):
    """The stored summaries, by person."""

    async def due(self, person: int, most: int) -> Due:
        """Finished games with a result, not imported, in which the person has a seat."""

    async def keep(self, person: int, found: Sequence[tuple[TableRow, GameSummary]]) -> None: ...

    async def page(self, person: int, after: str | None, most: int) -> list[GameSummary]:
        """A page, latest first, beginning after the game with this code."""


async def statistics_of(
    summaries: Summaries, store: Store, archive: Archive, person: int, after: str | None = None,
) -> Statistics:
    pending = 0
    if after is None:
        due = await summaries.due(person, BATCH)
        found = [(row, await archive.replay(summed_up, await _load(store, row), person)) for row in due.rows]
        if found:
            await summaries.keep(person, found)
        pending = max(0, due.total - len(found))    # a game may end between counting and reading
    return Statistics(await summaries.page(person, after, PAGE), pending)


async def _load(store: Store, row: TableRow) -> FinishedGame:
    return FinishedGame(row.code, msgspec.json.decode(row.header or "{}"), row.preset, await store.seats_of(row.id),
                        line_of_play(await store.moves_of(row.id)))


def summed_up(found: FinishedGame, person: int) -> GameSummary:
    try:
        return summarize(found, person)
    except CitadelsError:
        at = found.moves[-1].at if found.moves else 0
        return GameSummary(found.code, at, str(found.header.get("edition", "")), found.preset, "unplayable")
