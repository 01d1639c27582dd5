"""Who may not play here, or not write, for a time or for good. All of it is in memory: every request asks."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, Literal, Protocol

from sqlalchemy import delete, insert, or_, select

from citadels.web.models import bans, host_keys
from citadels.web.moderation.messages import Ban
from citadels.web.rate_limits import Visitor, networks_of
from citadels.web.refusal import Refusal
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

BANS: Final = "b"               # a notification: the list has changed
SALT: Final = "salt"
REMEMBERED: Final = 20_000      # people whose last address is known, until the server ends
FOR_GOOD: Final = 2**62
Kind = Literal["play", "chat"]


class Line(Protocol):
    """A WebSocket that is open."""

    counted_as: Visitor

    def turn_away(self, refusal: Refusal) -> None: ...


class Bans:
    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self._ends: dict[tuple[str, int | str], int] = {}       # by kind, and person or hash of an address
        self._hashes = False                                    # whether any address is banned
        self._salt = b""
        self._last_network: OrderedDict[int, str] = OrderedDict()
        self._lines: set[Line] = set()

    async def load(self) -> None:
        """Read the list, as another process may have changed it."""
        query = select(bans.c.kind, bans.c.person, bans.c.network, bans.c.until).where(lasting())
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        ends: dict[tuple[str, int | str], int] = {}
        for kind, person, network, until in rows:
            key = kind, network if person is None else person
            ends[key] = max(ends.get(key, 0), FOR_GOOD if until is None else until)
        self._ends = ends
        self._hashes = any(row.network is not None for row in rows)
        for line in list(self._lines):
            try:
                self.check(*line.counted_as)
            except Refusal as refusal:
                line.turn_away(refusal)

    @contextmanager
    def line(self, line: Line) -> Iterator[None]:
        """While a line is open. Enter it before it is asked whether its visitor is banned, or who is banned at that
        moment would keep it."""
        self._lines.add(line)
        try:
            yield
        finally:
            self._lines.discard(line)

    # -- who comes -------------------------------------------------------------------------------------------------
    def note(self, person: int | None, address: str) -> None:
        """Remember where a person comes from, in case their address has to be banned too. It is never written down."""
        if person is not None:
            self._last_network[person] = networks_of(address)[0].name
            self._last_network.move_to_end(person)
            if len(self._last_network) > REMEMBERED:
                self._last_network.popitem(last=False)

    def knows_address_of(self, person: int) -> bool:
        return person in self._last_network

    def end(self, person: int | None, address: str, kind: Kind = "play") -> int | None:
        """Until when somebody is banned; None if they are not."""
        if not self._ends:
            return None
        until = self._ends.get((kind, person), 0) if person is not None else 0
        if self._hashes:
            until = max(until, self._ends.get((kind, self._hash(networks_of(address)[0].name)), 0))
        return until if until > now() else None

    def check(self, person: int | None, address: str, kind: Kind = "play") -> None:
        """Refuse somebody who is banned, and say until when."""
        until = self.end(person, address, kind)
        if until is not None:
            raise Refusal("banned" if kind == "play" else "silenced", until=None if until == FOR_GOOD else until)

    # -- what the host does ----------------------------------------------------------------------------------------
    async def add(self, kind: Kind, person: int | None, name: str, words: str, until: int | None,
                  address: str | None = None) -> None:
        """Ban a person, or an address."""
        network = None
        if address is not None:
            await self._read_salt()
            network = self._hash(networks_of(address)[0].name)
        async with self.store.transaction(BANS) as connection:
            await connection.execute(insert(bans).values(
                kind=kind, person=person, network=network, name=name, words=words, at=now(), until=until))
        await self.load()

    def last_address(self, person: int) -> str | None:
        """The address, or the network of it, from which a person came last to this process."""
        name = self._last_network.get(person)
        return None if name is None else name.partition("/")[0]

    async def lift(self, id: int) -> str | None:
        """End a ban; whose it was, None if there is none."""
        async with self.store.transaction(BANS) as connection:
            done = await connection.execute(delete(bans).where(bans.c.id == id).returning(bans.c.name))
            name = done.scalar_one_or_none()
        await self.load()
        return name

    async def listed(self) -> list[Ban]:
        columns = [bans.c[name] for name in ("id", "kind", "person", "name", "words", "at", "until")]
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(select(*columns).where(lasting()).order_by(bans.c.at.desc(), bans.c.id))
            return [Ban(*row) for row in rows]

    # -- addresses -------------------------------------------------------------------------------------------------
    async def prepare(self) -> None:
        await self._read_salt()
        await self.load()

    async def _read_salt(self) -> None:
        if self._salt:
            return
        fresh = self.store.upsert(host_keys).values(name=SALT, value=secrets.token_hex(32), at=now())
        async with self.store.transaction() as connection:
            await connection.execute(fresh.on_conflict_do_nothing())
            found = await connection.execute(select(host_keys.c.value).where(host_keys.c.name == SALT))
            self._salt = str(found.scalar_one()).encode()

    def _hash(self, network: str) -> str:
        return network_hash(self._salt, network)


@lru_cache(REMEMBERED)
def network_hash(salt: bytes, network: str) -> str:
    return hmac.new(salt, network.encode(), sha256).hexdigest()


def lasting() -> Any:
    return or_(bans.c.until.is_(None), bans.c.until > now())
