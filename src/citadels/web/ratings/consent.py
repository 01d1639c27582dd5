"""A table only counts if everybody there has agreed: in their settings, and by sitting down at a rated table."""

from __future__ import annotations

from typing import Any

from citadels.web.http_messages import Change
from citadels.web.live_table import LiveTable
from citadels.web.protocol import Setup
from citadels.web.ratings.core import has_package
from citadels.web.ratings.ledger import RatingLedger
from citadels.web.ratings.standing import Standings
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.seating import Seating


class Consent:
    def __init__(self, ledger: RatingLedger, standings: Standings) -> None:
        self.ledger = ledger
        self.standings = standings

    async def check_setup(self, setup: Setup, person: Person) -> None:
        """Refuse a rated table to a host who does not want to be rated."""
        if not setup.rated:
            return
        if not has_package():
            raise RequestRefused("no-ratings")
        if setup.hints:
            raise RequestRefused("rated-hints")
        await self._check_willing(person)

    async def check(self, table: LiveTable, person: Person, action: Any, wanted: Any = None) -> None:
        """Check an action at a table before it is done."""
        if isinstance(wanted, Change):
            await self._check_change(table, person, wanted)
        elif table.setup.rated and table.state == "open":
            if action is Seating.sit:
                if table.seats_of(person.id):
                    raise RequestRefused("rated-one-seat")
                await self._check_willing(person)
            elif action is Seating.start and table.may_host(person.id):
                await self._begin(table, person)

    async def _check_willing(self, person: Person) -> None:
        if not await self.standings.willing({person.id}):
            raise RequestRefused("not-rated")

    async def _check_change(self, table: LiveTable, person: Person, wanted: Change) -> None:
        rated = table.setup.rated if wanted.setup is None else wanted.setup.rated
        if rated and wanted.hints:
            raise RequestRefused("rated-hints")
        if not rated or wanted.setup is None or table.setup.rated:
            return
        await self.check_setup(wanted.setup, person)
        if table.row.header is not None:
            raise RequestRefused("begins-elsewhere")
        if any(place.person not in (None, person.id) for place in table.seats):
            raise RequestRefused("rated-others")   # they sat down at a table that did not count

    async def _begin(self, table: LiveTable, person: Person) -> None:
        if table.row.header is not None:
            raise RequestRefused("begins-elsewhere")
        places = await table.store.seats_of(table.id)
        there = [place.person for place in places if place.person is not None]
        if len(set(there)) < len(there):
            raise RequestRefused("rated-one-seat")
        unwilling = set(there) - await self.standings.willing(set(there))
        if unwilling:
            raise RequestRefused("not-rated" if unwilling == {person.id} else "rated-others")
        if there:
            await self.ledger.begin(table.id, table.setup.edition, places)
