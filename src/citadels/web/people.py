"""The people who visit: known by a cookie, and by links that bring their seats to another device."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from citadels.web.http_messages import Link, Me
from citadels.web.models import Person
from citadels.web.names import valid_name
from citadels.web.refusal import Refusal
from citadels.web.store import Store
from citadels.web.timing import now

DAY: Final = 86400_000
YEAR: Final = 365 * DAY


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def by_cookie(self, token: str | None) -> Person | None:
        return await self.store.person_of(token_hash(token), "cookie") if token else None

    async def renew(self, person: Person, token: str) -> bool:
        """Let a cookie last for another year, once a day; False if that was done today."""
        return await self.store.renew_token(token_hash(token), person.id, now() + YEAR - DAY, now() + YEAR)

    async def create(self) -> tuple[Person, str]:
        """A new person, and the token for their cookie."""
        person = await self.store.add_person("")
        return person, await self._new_token(person, "cookie", YEAR)

    async def _new_token(self, person: Person, kind: str, lasts: int) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.add_token(token_hash(token), person.id, kind, now() + lasts)
        return token

    async def describe(self, person: Person) -> Me:
        rows = await self.store.unfinished_tables(person.id)
        seats = await self.store.seats_of_all([row.id for row in rows])
        there = {row.code: {place.person for place in seats.get(row.id, []) if not place.gone} - {None} for row in rows}
        playing = [code for code, people in there.items() if person.id in people]
        return Me(person.name, playing, [code for code in playing if there[code] == {person.id}])

    async def rename(self, person: Person, name: str) -> Me:
        name = valid_name(name)
        await self.store.rename_person(person.id, name)
        return await self.describe(person._replace(name=name))

    async def link(self, person: Person) -> Link:
        return Link(f"/take/{await self._new_token(person, 'link', DAY)}")

    async def take(self, token: str) -> tuple[Person, str]:
        """The person of a link, and the token for a new cookie. The link is used up."""
        person = await self.store.person_of(token_hash(token), "link")
        if person is None or not await self.store.spend_token(token_hash(token)):
            raise Refusal("no-link")
        return person, await self._new_token(person, "cookie", YEAR)


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
