"""The key of the host's desk: it is printed once and stored as a hash. Whoever has it gets a cookie for some hours."""

from __future__ import annotations

import secrets
from typing import Final

from litestar.datastructures import Cookie
from sqlalchemy import delete, insert, select

from citadels.web.known_people import token_hash
from citadels.web.models import host_keys
from citadels.web.rate_limits import AddressBuckets, Bucket
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import Settings
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

KEY: Final = "key"
COOKIE: Final = "citadels-host"
PATH: Final = "/api/host"
HOURS: Final = 12
LONGEST: Final = 100        # of the cookie
# Attempts per second and at once: by one address, and by all together.
TRIES: Final = (5 / 60, 5)
ALL_TRIES: Final = (0.5, 30)


class HostKeys:
    def __init__(self, store: SqlStore, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._tries = AddressBuckets(*TRIES)
        self._all_tries = Bucket(*ALL_TRIES)

    # -- the key ---------------------------------------------------------------------------------------------------
    async def make(self, anew: bool = False) -> str | None:
        """Make a key for the desk if there is none yet or a new one is wanted; then everybody at the desk has to enter
        again. None if the host has set one, or knows it from before."""
        if self.settings.host_key is not None:
            return None
        key = secrets.token_urlsafe(18)
        async with self.store.transaction() as connection:
            if anew:
                await connection.execute(delete(host_keys).where(host_keys.c.name == KEY))
            made = await self.store.put_new(connection, host_keys, name=KEY, value=token_hash(key), at=now())
        return key if made else None

    async def _hash(self) -> str:
        """The hash of the key; if there is none, the hash of something that nobody can know."""
        if self.settings.host_key is not None:
            return token_hash(self.settings.host_key)
        found = await self.store.scalar(select(host_keys.c.value).where(host_keys.c.name == KEY))
        return found or token_hash(secrets.token_hex())

    # -- coming and going ------------------------------------------------------------------------------------------
    async def enter(self, key: str, address: str) -> str:
        """The cookie token for somebody who knows the key."""
        if not self._tries.take(address) or not self._all_tries.take():
            raise RequestRefused("too-fast")
        expected = await self._hash()
        if not secrets.compare_digest(token_hash(key), expected):
            raise RequestRefused("wrong-key", field="key")
        token = secrets.token_urlsafe(32)
        async with self.store.transaction() as connection:
            await connection.execute(delete(host_keys).where(host_keys.c.expires < now()))
            # Stored with the key's hash, so that a new key ends all sessions of the old one.
            await connection.execute(insert(host_keys).values(
                name=token_hash(token), value=expected, at=now(), expires=now() + HOURS * 3600_000))
        return token

    async def is_in(self, token: str | None) -> bool:
        if not token or len(token) > LONGEST:
            return False
        query = select(host_keys.c.value).where(host_keys.c.name == token_hash(token), host_keys.c.expires > now())
        value = await self.store.scalar(query)
        return value is not None and secrets.compare_digest(value, await self._hash())

    async def leave(self, token: str) -> None:
        await self.store.write(delete(host_keys).where(
            host_keys.c.name == token_hash(token), host_keys.c.expires.is_not(None)))

    def cookie(self, token: str) -> Cookie:
        """The cookie of a browser at the desk; without a token, the browser deletes it."""
        return Cookie(COOKIE, value=token, path=PATH, max_age=HOURS * 3600 if token else 0, httponly=True,
                      samesite="strict", secure=self.settings.secure)
