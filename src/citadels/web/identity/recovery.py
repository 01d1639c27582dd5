"""The recovery code, which a person writes down to get back in when all their devices are lost."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b
from typing import Final

from sqlalchemy import select, update

from citadels.web.devices import Devices
from citadels.web.identity.messages import RecoveryState
from citadels.web.identity.passkeys import handle_of
from citadels.web.known_people import YEAR, new_token, token_hash
from citadels.web.models import identities
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.store import CODE_LETTERS
from citadels.web.timing import now

GROUPS: Final = 5
GROUP: Final = 5                # letters; 25 out of 31 are 123 bits, so the hash needs neither a salt nor to be slow
PURPOSE: Final = b"citadels code"


class Recovery:
    def __init__(self, devices: Devices) -> None:
        self.store = devices.store
        self.devices = devices

    async def of(self, person: int) -> RecoveryState | None:
        query = select(identities.c.code_made, identities.c.code_used).where(
            identities.c.person == person, identities.c.code.is_not(None))
        row = await self.store.first(query)
        return None if row is None else RecoveryState(*row)

    async def make(self, person: int) -> str:
        """A new code, which replaces the previous one."""
        code = "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
        async with self.store.transaction() as connection:
            await handle_of(self.store, connection, person)
            await connection.execute(update(identities).where(identities.c.person == person).values(
                code=code_hash(code), code_made=now(), code_used=None))
        return code

    async def remove(self, person: int) -> None:
        await self.store.write(update(identities).where(identities.c.person == person).values(
            code=None, code_made=None, code_used=None))

    async def use(self, code: str, visitor: Person | None, agent: str) -> tuple[Person, str | None]:
        """The person of a code, and the token of a new cookie, unless the device is already theirs. The code stays
        valid, because whoever has it on paper may need it again."""
        noted = update(identities).where(identities.c.code == code_hash(code)).values(code_used=now())
        async with self.store.transaction() as connection:
            person = (await connection.execute(noted.returning(identities.c.person))).scalar()
            if person is None:
                raise RequestRefused("no-recovery")
            if visitor is not None and visitor.id == person:
                return visitor, None
            cookie = new_token()
            return await self.devices.add(connection, person, token_hash(cookie), now() + YEAR, agent, "code"), cookie


def code_hash(code: str) -> str:
    """The hash of a code as it was typed: spaces, dashes and lower case do not matter."""
    letters = re.sub(r"[^0-9A-Z]", "", code.upper())
    return blake2b(letters.encode(), digest_size=32, person=PURPOSE).hexdigest()
