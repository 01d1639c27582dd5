"""Servers that send notices, with a push service, webhooks and a mail server on this machine; nobody waits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import select

from citadels.web.known_people import token_hash
from citadels.web.live_table import LiveTable
from citadels.web.models import deliveries, tokens
from citadels.web.notices.messages import NoticeChoices, PushKeys, Subscribe
from citadels.web.rows import Person
from tests.web.correspondence import Host
from tests.web.push_service import Browser, LocalService
from tests.web.virtual_time import live

Json = dict[str, Any]
ORIGIN = "https://citadels.example"
SENDER = "Citadels <games@citadels.example>"


@dataclass
class Told:
    """A person who is told by push."""

    person: Person
    browser: Browser
    service: LocalService
    path: str

    def notices(self) -> list[Json]:
        """What the browser was sent so far, as it reads it."""
        return [msgspec.json.decode(self.browser.read(one)) for one in self.service.received if one.path == self.path]


async def told(host: Host, service: LocalService, name: str, choices: NoticeChoices | None = None,
               language: str = "en") -> Told:
    person, token = await host.lobby.people.create()
    await host.lobby.people.rename(person, name)
    found = Told(person._replace(name=name), Browser(), service, f"/push/{name}")
    await add_device(host, found, token_hash(token), choices, language)
    return found


async def add_device(host: Host, who: Told, device: str, choices: NoticeChoices | None = None,
                     language: str = "en") -> None:
    keys = PushKeys(who.browser.p256dh, who.browser.auth)
    wanted = Subscribe(f"{who.service.origin}{who.path}", keys, choices or NoticeChoices())
    await host.lobby.notices.preferences.subscribe(who.person.id, device, wanted, language)


async def device_of(host: Host, person: Person) -> str:
    async with host.lobby.store.engine.connect() as connection:
        query = select(tokens.c.hash).where(tokens.c.person == person.id)
        return str((await connection.execute(query)).scalars().first())


async def tell(host: Host) -> None:
    """Send all that is due."""
    await host.lobby.notices.digest.round()
    sender = host.lobby.notices.sender
    for _ in range(5):
        await sender.round()
        await sender.finished()


async def waiting(host: Host) -> list[Any]:
    async with host.lobby.store.engine.connect() as connection:
        return list((await connection.execute(select(deliveries))).all())


def asked(table: LiveTable, *people: Told) -> Told:
    """Whose turn it is."""
    seat = live(table).game.player
    assert seat is not None
    return next(one for one in people if one.person.id == table.seats[seat].person)
