"""Who may not play or write here, for a time or for good. The list is in memory, because every request checks it."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy import delete, insert, or_, select

from citadels.web.models import bans, host_keys
from citadels.web.moderation.messages import Ban
from citadels.web.rate_limits import networks_of
from citadels.web.request_refused import RequestRefused
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

if TYPE_CHECKING:
    from citadels.web.websocket import SocketConnection

BANS: Final = "b"               # a notification: the list has changed
SALT: Final = "salt"
REMEMBERED: Final = 20_000      # people whose last address is known while the server runs
FOR_GOOD: Final = 2**62
NEVER: Final = (0, "")
Kind = Literal["play", "chat"]


class Bans:
    def __init__(self, store: SqlStore) -> None:
        self.store = store
        # The end and the reason of bans, by kind and by person or hash of an address.
        self._ends: dict[tuple[str, int | str], tuple[int, str]] = {}
        self._hashes = False                                    # whether any address is banned
        self._salt = b""
        self._last_network: OrderedDict[int, str] = OrderedDict()
        self._sockets: set[SocketConnection] = set()

    async def load(self) -> None:
        """Read the list, which another process may have changed."""
        query = select(bans.c.kind, bans.c.person, bans.c.network, bans.c.until, bans.c.reason).where(lasting())
        rows = await self.store.all(query)
        ends: dict[tuple[str, int | str], tuple[int, str]] = {}
        for kind, person, network, until, reason in rows:
            key = kind, network if person is None else person
            ends[key] = max(ends.get(key, NEVER), (FOR_GOOD if until is None else until, reason))
        self._ends = ends
        self._hashes = any(row.network is not None for row in rows)
        for socket in list(self._sockets):
            try:
                self.check(*socket.counted_as)
            except RequestRefused as refusal:
                socket.turn_away(refusal)

    @contextmanager
    def socket(self, socket: SocketConnection) -> Iterator[None]:
        """Register a socket while it is open. Do this before checking whether its visitor is banned, or somebody who is
        banned at that moment would keep it."""
        self._sockets.add(socket)
        try:
            yield
        finally:
            self._sockets.discard(socket)

    # -- visitors --------------------------------------------------------------------------------------------------
    def note(self, person: int | None, address: str) -> None:
        """Remember a person's address in case it has to be banned too. It is never stored."""
        if person is not None:
            self._last_network[person] = networks_of(address)[0].name
            self._last_network.move_to_end(person)
            if len(self._last_network) > REMEMBERED:
                self._last_network.popitem(last=False)

    def end(self, person: int | None, address: str, kind: Kind = "play") -> tuple[int, str] | None:
        """Until when somebody is banned, and the reason they are given; None if they are not."""
        if not self._ends:
            return None
        found = self._ends.get((kind, person), NEVER) if person is not None else NEVER
        if self._hashes:
            found = max(found, self._ends.get((kind, self._hash(networks_of(address)[0].name)), NEVER))
        return found if found[0] > now() else None

    def check(self, person: int | None, address: str, kind: Kind = "play") -> None:
        """Refuse somebody who is banned, with the end and the reason of the ban."""
        found = self.end(person, address, kind)
        if found is not None:
            until, reason = found
            raise RequestRefused("banned" if kind == "play" else "silenced", until=None if until == FOR_GOOD else until,
                                 ban_reason=reason)

    # -- what the host does ----------------------------------------------------------------------------------------
    async def add(self, kind: Kind, person: int | None, name: str, words: str, until: int | None,
                  address: str | None = None, *, reason: str = "") -> None:
        """Ban a person, or an address. `words` are for the host, `reason` is for the person."""
        network = None
        if address is not None:
            await self._read_salt()
            network = self._hash(networks_of(address)[0].name)
        added = insert(bans).values(
            kind=kind, person=person, network=network, name=name, words=words, reason=reason, at=now(), until=until)
        await self.store.write(added, BANS)
        await self.load()

    def last_address(self, person: int) -> str | None:
        """The address, or its network, from which a person last came to this process."""
        name = self._last_network.get(person)
        return None if name is None else name.partition("/")[0]

    async def lift(self, id: int) -> str | None:
        """End a ban and return whose it was, None if there is none."""
        async with self.store.transaction(BANS) as connection:
            done = await connection.execute(delete(bans).where(bans.c.id == id).returning(bans.c.name))
            name = done.scalar_one_or_none()
        await self.load()
        return name

    async def listed(self) -> list[Ban]:
        columns = [bans.c[name] for name in ("id", "kind", "person", "name", "words", "reason", "at", "until")]
        query = select(*columns).where(lasting()).order_by(bans.c.at.desc(), bans.c.id)
        return [Ban(*row) for row in await self.store.all(query)]

    # -- addresses -------------------------------------------------------------------------------------------------
    async def prepare(self) -> None:
        await self._read_salt()
        await self.load()

    async def _read_salt(self) -> None:
        if self._salt:
            return
        async with self.store.transaction() as connection:
            await self.store.put_new(connection, host_keys, name=SALT, value=secrets.token_hex(32), at=now())
            found = await connection.execute(select(host_keys.c.value).where(host_keys.c.name == SALT))
            self._salt = str(found.scalar_one()).encode()

    def _hash(self, network: str) -> str:
        return network_hash(self._salt, network)


@lru_cache(REMEMBERED)
def network_hash(salt: bytes, network: str) -> str:
    return hmac.new(salt, network.encode(), sha256).hexdigest()


def lasting() -> Any:
    return or_(bans.c.until.is_(None), bans.c.until > now())
