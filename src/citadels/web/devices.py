"""The devices of a person: each has its own cookie, is shown to the person, and can be signed out by them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.http_messages import Device, Way
from citadels.web.models import people, tokens
from citadels.web.rows import Person
from citadels.web.sql_store import DEVICE, SqlStore
from citadels.web.timing import now

if TYPE_CHECKING:
    from citadels.web.websocket import SocketConnection

SIGNED_OUT_CLOSE: Final = 4401  # close code for the connections of a device that was signed out
ID_LENGTH: Final = 16           # characters of the hash that identify a device to its person

# The first match counts: many browsers and systems also mention others.
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Mac", "macOS"), ("Linux", "Linux"),
)


def described(agent: str) -> dict[str, str]:
    """What is kept of a browser's user agent: its name and that of the system, empty if unknown."""
    return {"browser": next((name for sign, name in BROWSERS if sign in agent), ""),
            "system": next((name for sign, name in SYSTEMS if sign in agent), "")}


class Devices:
    """The cookies of people, by their hash; `here` is the hash of the device that asks."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self._sockets: dict[str, set[SocketConnection]] = {}     # those open to this process, by device

    # -- what the person sees --------------------------------------------------------------------------------------
    async def of(self, person: int, here: str) -> list[Device]:
        """The devices of a person: this one, then the others, the last seen first."""
        columns = (tokens.c.hash, tokens.c.browser, tokens.c.system, tokens.c.seen, tokens.c.linked, tokens.c.since,
                   tokens.c.way)
        query = select(*columns).where(cookies_of(person), tokens.c.expires > now())
        found = [Device(row.hash[:ID_LENGTH], row.browser or "", row.system or "", row.seen, row.linked,
                        row.hash == here, row.since, row.way) for row in await self.store.all(query)]
        return sorted(found, key=lambda device: (not device.here, -(device.seen or 0), device.id))

    async def added(self, person: int, here: str) -> int:
        """How many devices were added that this one has not been told about."""
        told = select(func.coalesce(tokens.c.told, 0)).where(tokens.c.hash == here).scalar_subquery()
        query = select(func.count()).where(cookies_of(person), tokens.c.hash != here, tokens.c.linked > told)
        return int(await self.store.scalar(query))

    async def told(self, here: str) -> None:
        """This device has been told about all the others."""
        await self.store.write(update(tokens).where(tokens.c.hash == here).values(told=now()))

    # -- coming and going ------------------------------------------------------------------------------------------
    async def take(self, link: str, cookie: str, expires: int, agent: str) -> Person | None:
        """Exchange a personal link for the cookie of a new device; None if it has been used before."""
        valid = and_(tokens.c.hash == link, tokens.c.kind == "link", tokens.c.expires > now())
        async with self.store.transaction() as connection:
            spent = (await connection.execute(delete(tokens).where(valid).returning(tokens.c.person))).first()
            if spent is None:
                return None
            return await self.add(connection, spent.person, cookie, expires, agent, "link")

    async def add(self, connection: AsyncConnection, person: int, cookie: str, expires: int, agent: str,
                  way: Way) -> Person:
        """Sign in a new device of a person; the others are told about it."""
        at = now()
        await connection.execute(insert(tokens).values(
            hash=cookie, person=person, kind="cookie", expires=expires, seen=at, linked=at, told=at, since=at, way=way,
            **described(agent)))
        query = select(people.c.id, people.c.name).where(people.c.id == person)
        return Person(*(await connection.execute(query)).one())

    async def end_others(self, person: int, here: str, id: str | None = None) -> None:
        """Sign out another device of a person, or all others. Unused links end too, because whoever held that device
        may have made them."""
        others = and_(cookies_of(person), tokens.c.hash != here)
        if id is not None:
            others = and_(others, tokens.c.hash.startswith(id, autoescape=True))
        async with self.store.transaction() as connection:
            # Links first, so that a device that uses one just now is signed out too.
            await connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.kind == "link"))
            ended = await self._end(connection, others)
        for device in ended:
            self.close(device)

    async def sign_out(self, here: str) -> None:
        async with self.store.transaction() as connection:
            await self._end(connection, and_(tokens.c.hash == here, tokens.c.kind == "cookie"))
        self.close(here)

    async def _end(self, connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
        """Delete these cookies, tell the other processes, and return their hashes."""
        ended = list((await connection.execute(delete(tokens).where(which).returning(tokens.c.hash))).scalars())
        await self.store.notify(connection, [f"{DEVICE} {device}" for device in ended])
        return ended

    # -- open sockets ----------------------------------------------------------------------------------------------
    @contextmanager
    def socket(self, device: str, socket: SocketConnection) -> Iterator[None]:
        """Register a socket while it is open; a visitor without a cookie has no device. Do this before looking up whose
        cookie it is, or a device that is signed out at that moment would keep its socket."""
        if not device:
            yield
            return
        self._sockets.setdefault(device, set()).add(socket)
        try:
            yield
        finally:
            self._sockets[device].remove(socket)
            if not self._sockets[device]:
                del self._sockets[device]

    def close(self, device: str) -> None:
        """Close the sockets of a device that has been signed out."""
        for socket in self._sockets.get(device, ()):
            socket.close(SIGNED_OUT_CLOSE)

    async def close_ended(self) -> None:
        """Close the sockets of all devices that were signed out while no notifications arrived."""
        open_ones = list(self._sockets)
        query = select(tokens.c.hash).where(tokens.c.hash.in_(open_ones), tokens.c.kind == "cookie")
        known = set(await self.store.scalars(query))
        for device in open_ones:
            if device not in known:
                self.close(device)


def cookies_of(person: int) -> ColumnElement[bool]:
    return and_(tokens.c.person == person, tokens.c.kind == "cookie")
