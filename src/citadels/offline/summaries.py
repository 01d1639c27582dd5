"""Summaries of finished games in a browser: a document for each, next to that of its table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from citadels.offline.store import PERSON, BrowserStore
from citadels.web.encoding import UNREADABLE, to_json
from citadels.web.rows import TableRow
from citadels.web.statistics.messages import GameSummary
from citadels.web.statistics.summaries import Due
from citadels.web.statistics.summary import VERSION


class SummaryDocument(msgspec.Struct):
    began: int
    version: int
    summary: GameSummary


class BrowserSummaries:
    def __init__(self, store: BrowserStore) -> None:
        self.store = store
        self._found = {code: found for code, text in store.summaries.items() if (found := read(text)) is not None}

    async def due(self, person: int, most: int) -> Due:
        rows = [kept.row for kept in reversed(self.store.tables)
                if kept.row.state == "over" and not kept.row.imported and kept.row.result and kept.row.header
                and any(place.person == PERSON for place in kept.seats) and not self._has(kept.row)]
        return Due(rows[:most], len(rows))

    def _has(self, row: TableRow) -> bool:
        found = self._found.get(row.code)
        return found is not None and found.began == row.created and found.version >= VERSION

    async def keep(self, person: int, found: Sequence[tuple[TableRow, GameSummary]]) -> None:
        for row, summary in found:
            document = SummaryDocument(row.created, VERSION, summary)
            await self.store.keep_summary(row.code, to_json(document))
            self._found[row.code] = document

    async def page(self, person: int, after: str | None, most: int) -> list[GameSummary]:
        games = sorted((found.summary for found in self._found.values()), key=lambda game: (game.ended, game.code),
                       reverse=True)
        if after is None:
            return games[:most]
        place = next((number for number, game in enumerate(games, 1) if game.code == after), len(games))
        return games[place:][:most]


def read(text: str) -> SummaryDocument | None:
    """The document, or None if it cannot be read: then the game is summarized again."""
    try:
        return msgspec.json.decode(text, type=SummaryDocument)
    except UNREADABLE:
        return None
