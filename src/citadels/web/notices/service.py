"""All parts of notices together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import select

from citadels.web.encoding import to_base64
from citadels.web.lobby import Lobby
from citadels.web.models import seats
from citadels.web.notices import encryption
from citadels.web.notices.digest import Digest
from citadels.web.notices.outbox import Outbox
from citadels.web.notices.preferences import NoticePreferences
from citadels.web.notices.sender import NoticeSender
from citadels.web.settings import Settings
from citadels.web.sql_store import SqlStore
from citadels.web.timing import steady_now

EVERY: Final = 5000     # milliseconds between two checks for news


class NoticeService:
    def __init__(self, lobby: Lobby, store: SqlStore, settings: Settings) -> None:
        self.lobby = lobby
        self.store = store
        self.preferences = NoticePreferences(store)
        self.digest = Digest(store, self.present, settings.public_origin)
        self.sender = NoticeSender(Outbox(store), settings, "")
        self._next = 0

    async def prepare(self) -> None:
        """Read the key, which is created at the first start."""
        if encryption.possible():
            self.sender.key = await self.preferences.key()

    @property
    def public_key(self) -> str:
        """The key that browsers need to subscribe; empty if there is no push."""
        key = self.sender.key
        return to_base64(encryption.point_of(encryption.private_key(key).public_key())) if key else ""

    async def round(self) -> None:
        if steady_now() >= self._next:
            self._next = steady_now() + EVERY
            await self.digest.round()
        await self.sender.round()

    async def close(self) -> None:
        await self.sender.close()

    async def present(self, ids: Sequence[int]) -> dict[int, set[int]]:
        """The people who have these tables open, in any process."""
        found = {table.id: {connection.person for connection in table.connections if connection.person is not None}
                 for table in self.lobby.tables.values() if table.id in ids}
        if self.store.shared:
            elsewhere = await self.store.presence_elsewhere(ids)
            there = {(id, seat) for id, others in elsewhere.items() for other in others for seat in other.seats}
            query = select(seats.c.table, seats.c.seat, seats.c.person).where(
                seats.c.table.in_(elsewhere), seats.c.person.is_not(None))
            for table, seat, person in await self.store.all(query):
                if (table, seat) in there:
                    found.setdefault(table, set()).add(person)
        return found
