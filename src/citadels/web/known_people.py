"""The people who visit a server: known by a cookie, and by links that bring their seats to another device."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import Final

from citadels.web.devices import Devices, described
from citadels.web.http_messages import Link, Maker, Me
from citadels.web.people import People
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.sql_store import SqlStore
from citadels.web.timing import DAY, now

YEAR: Final = 365 * DAY


class KnownPeople(People):
    store: SqlStore

    def __init__(self, store: SqlStore) -> None:
        super().__init__(store)
        self.devices = Devices(store)
        self.exporting = asyncio.Lock()     # held while somebody's data is collected

    async def describe(self, person: Person) -> Me:
        found = await super().describe(person)
        found.turns = await self.store.days.turns_of(person.id)
        found.days = bool(found.turns) or await self.store.days.plays(person.id)
        return found

    async def by_cookie(self, token: str | None) -> Person | None:
        return await self.store.person_of(token_hash(token), "cookie") if token else None

    async def renew(self, person: Person, token: str) -> bool:
        """Extend a cookie for another year, at most once a day; False if that was done today."""
        return await self.store.renew_token(token_hash(token), person.id, now() + YEAR - DAY, now() + YEAR)

    async def create(self, agent: str = "") -> tuple[Person, str]:
        """A new person, and the token for the cookie of their browser, which has this user agent."""
        person = await self.store.add_person("")
        token = new_token()
        await self.store.add_token(token_hash(token), person.id, "cookie", now() + YEAR, seen=now(), told=now(),
                                   since=now(), **described(agent))
        return person, token

    async def link(self, person: Person) -> Link:
        token = new_token()
        await self.store.add_token(token_hash(token), person.id, "link", now() + DAY)
        return Link(f"/take/{token}")

    async def maker(self, token: str, visitor: Person | None) -> Maker:
        """Who made the link. Looking does not use it up."""
        person = await self.store.person_of(token_hash(token), "link")
        if person is None:
            raise RequestRefused("no-link")
        return Maker(person.name, visitor is not None and visitor.id == person.id)

    async def take(self, token: str, agent: str = "") -> tuple[Person, str]:
        """The person of a link, and the token for a new cookie. The link is used up."""
        cookie = new_token()
        person = await self.devices.take(token_hash(token), token_hash(cookie), now() + YEAR, agent)
        if person is None:
            raise RequestRefused("no-link")
        return person, cookie


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
