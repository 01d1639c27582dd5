"""All parts of moderation together."""

from __future__ import annotations

from citadels.web.http_messages import Sit
from citadels.web.live_table import LiveTable
from citadels.web.moderation.bans import Bans
from citadels.web.moderation.keys import HostKeys
from citadels.web.moderation.relations import Meant, Relations
from citadels.web.moderation.reports import Reports
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.settings import Settings
from citadels.web.sql_store import SqlStore


class Moderation:
    def __init__(self, store: SqlStore, settings: Settings) -> None:
        self.relations = Relations(store)
        self.reports = Reports(store)
        self.bans = Bans(store)
        self.keys = HostKeys(store, settings)

    async def check_seat(self, table: LiveTable, person: Person, wanted: Sit) -> None:
        """Refuse a seat to somebody whom the table's host has blocked, as if somebody else had been quicker, so that
        they learn nothing. Warn a person before they sit down with somebody they have blocked themselves."""
        if any(place.person == person.id for place in table.seats):
            return      # people with a seat, or who have left one, may come back
        unwanted = table.row.host != person.id and person.id in await self.relations.blocked_by(table.row.host)
        blocked = await self.relations.blocked_by(person.id)
        free = [place.seat for place in table.seats if place.person is None and place.bot is None]
        if table.state != "open" or not free or wanted.seat not in (None, *free):
            return      # nobody gets a seat then, and everybody is refused in the same words
        if unwanted:
            raise RequestRefused("seat-taken")
        if not wanted.anyway and blocked & {table.row.host, *(place.person for place in table.seats)}:
            raise RequestRefused("blocked-there")

    async def meant(self, table: LiveTable, visitor: Person | None, seat: int | None, chat: int | None,
                    ) -> Meant:
        """The other person who is meant: whoever sits on a seat, or has written a message."""
        found: Meant | None = None
        if chat is not None:
            found = await self.relations.speaker(table.id, chat)
        elif seat is not None and seat < len(table.seats):
            place = table.seats[seat]
            found = None if place.person is None or place.bot is not None else Meant(place.person, place.name)
        if found is None or (visitor is not None and found.person == visitor.id):
            raise RequestRefused("no-person")
        return found
