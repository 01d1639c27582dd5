"""Passkeys: created by a person who plays here, and used to sign in on another device.

Nobody learns whether a passkey or its person exists: whatever is wrong with a browser's answer, it is refused in the
same words and after the same work.
"""

from __future__ import annotations

import hmac
import logging
import secrets
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels import texts
from citadels.web.devices import ID_LENGTH, Devices
from citadels.web.encoding import from_base64, to_base64
from citadels.web.identity.messages import NewCredential, Passkey, UsedCredential
from citadels.web.identity.relying_party import RelyingParty
from citadels.web.known_people import YEAR, new_token, token_hash
from citadels.web.language import LANGUAGE
from citadels.web.models import challenges, identities, passkeys
from citadels.web.names import cleaned
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

LOG: Final = logging.getLogger(__name__)
LASTS: Final = 5 * 60_000       # milliseconds that a browser has to sign
MOST: Final = 20                # passkeys of one person


class Challenge(NamedTuple):
    """What a browser is asked to sign, and the token of the cookie that identifies it when it answers."""

    options: dict[str, Any]
    visit: str


class Known(NamedTuple):
    """The stored data of a passkey."""

    person: int
    handle: str
    key: bytes
    signed: int


class Passkeys:
    def __init__(self, devices: Devices) -> None:
        self.store = devices.store
        self.devices = devices

    # -- the list --------------------------------------------------------------------------------------------------
    async def of(self, person: int) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.hash)
        return [Passkey(row.hash[:ID_LENGTH], row.name, row.created, row.used) for row in await self.store.all(query)]

    async def rename(self, person: int, id: str, name: str) -> None:
        await self.store.write(update(passkeys).where(_one(person, id)).values(name=cleaned(name)))

    async def remove(self, person: int, id: str) -> None:
        await self.store.write(delete(passkeys).where(_one(person, id)))

    # -- creating --------------------------------------------------------------------------------------------------
    async def ask_new(self, party: RelyingParty, person: Person) -> Challenge:
        """What a browser needs to create a passkey for a person."""
        from webauthn import generate_registration_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        async with self.store.transaction() as connection:
            handle = await handle_of(self.store, connection, person.id)
            query = select(passkeys.c.credential).where(passkeys.c.person == person.id)
            mine = list((await connection.execute(query)).scalars())
        if len(mine) >= MOST:
            raise RequestRefused("too-many-passkeys")
        name = person.name or texts.text("guest-name", LANGUAGE.get())
        visit, challenge = await self._challenge(person.id)
        options = generate_registration_options(
            rp_id=party.id, rp_name=texts.text("web-name", LANGUAGE.get()), user_id=from_base64(handle), user_name=name,
            user_display_name=name, challenge=challenge, timeout=LASTS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=from_base64(one)) for one in mine])
        return Challenge(options_to_json_dict(options), visit)

    async def add(self, party: RelyingParty, person: int, visit: str, made: NewCredential, name: str) -> None:
        from webauthn import verify_registration_response

        challenge = await self._spent(visit, person)
        try:
            found = verify_registration_response(
                credential=msgspec.to_builtins(made), expected_challenge=challenge, expected_rp_id=party.id,
                expected_origin=party.origin)
        except Exception as fault:  # whatever the library says about what a browser made up
            LOG.debug("a passkey was refused", exc_info=fault)
            raise RequestRefused("bad-passkey") from None
        credential = to_base64(found.credential_id)
        mine = select(func.count()).where(passkeys.c.person == person)
        async with self.store.transaction() as connection:
            if (await connection.execute(mine)).scalar_one() >= MOST:
                raise RequestRefused("too-many-passkeys")
            # A new passkey with the same id replaces the old one.
            same = and_(passkeys.c.person == person, passkeys.c.hash == token_hash(credential))
            await connection.execute(delete(passkeys).where(same))
            await connection.execute(insert(passkeys).values(
                hash=token_hash(credential), person=person, credential=credential,
                key=to_base64(found.credential_public_key), signed=found.sign_count, name=cleaned(name), created=now()))

    # -- using -----------------------------------------------------------------------------------------------------
    async def ask_known(self, party: RelyingParty) -> Challenge:
        """What a browser needs to sign in. It is the same for everybody."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import UserVerificationRequirement

        visit, challenge = await self._challenge(None)
        options = generate_authentication_options(
            rp_id=party.id, challenge=challenge, timeout=LASTS,
            user_verification=UserVerificationRequirement.PREFERRED)
        return Challenge(options_to_json_dict(options), visit)

    async def sign_in(self, party: RelyingParty, visit: str, used: UsedCredential, visitor: Person | None,
                      agent: str) -> tuple[Person, str | None]:
        """The person of a passkey, and the token of a new cookie, unless the device is already theirs."""
        from webauthn import verify_authentication_response

        challenge = await self._spent(visit, None)
        known, real = await self._known(used), True
        if known is None:
            known, real = Known(0, used.response.handle, nobodys_key(), 0), False
        try:
            done = verify_authentication_response(
                credential=msgspec.to_builtins(used), expected_challenge=challenge, expected_rp_id=party.id,
                expected_origin=party.origin, credential_public_key=known.key,
                credential_current_sign_count=known.signed)
        except Exception as fault:  # whatever the library says about what a browser made up
            LOG.debug("a passkey was refused", exc_info=fault)
            raise RequestRefused("no-passkey") from None
        if not real:
            raise RequestRefused("no-passkey")
        cookie = None if visitor is not None and visitor.id == known.person else new_token()
        mine = and_(passkeys.c.person == known.person, passkeys.c.hash == token_hash(used.id))
        async with self.store.transaction() as connection:
            # The same signature, or one with the same counter, may reach two processes at once.
            noted = await connection.execute(update(passkeys).where(mine, passkeys.c.signed == known.signed).values(
                signed=done.new_sign_count, used=now()))
            if not noted.rowcount:
                raise RequestRefused("no-passkey")
            if cookie is None:
                assert visitor is not None
                return visitor, None
            person = await self.devices.add(connection, known.person, token_hash(cookie), now() + YEAR, agent,
                                            "passkey")
        return person, cookie

    async def _known(self, used: UsedCredential) -> Known | None:
        """Look up a passkey by its id and its person's handle, which both come from the authenticator."""
        columns = (passkeys.c.person, identities.c.handle, passkeys.c.key, passkeys.c.signed)
        query = select(*columns).join(identities, identities.c.person == passkeys.c.person).where(
            passkeys.c.hash == token_hash(used.id))
        return next((Known(row.person, row.handle, from_base64(row.key), row.signed)
                     for row in await self.store.all(query)
                     if hmac.compare_digest(row.handle, used.response.handle)), None)

    # -- what is signed --------------------------------------------------------------------------------------------
    async def _challenge(self, person: int | None) -> tuple[str, bytes]:
        visit, challenge = new_token(), secrets.token_bytes(32)
        await self.store.write(insert(challenges).values(
            visit=token_hash(visit), challenge=to_base64(challenge), person=person, expires=now() + LASTS))
        return visit, challenge

    async def _spent(self, visit: str, person: int | None) -> bytes:
        """The challenge for the browser with this cookie. It works once, whatever the result."""
        spent = delete(challenges).where(challenges.c.visit == token_hash(visit)).returning(
            challenges.c.challenge, challenges.c.person, challenges.c.expires)
        async with self.store.transaction() as connection:
            row = (await connection.execute(spent)).first()
        if row is None or row.expires < now() or row.person != person:
            raise RequestRefused("passkey-late")
        return from_base64(row.challenge)


async def handle_of(store: SqlStore, connection: AsyncConnection, person: int) -> str:
    """The random handle that identifies a person to passkeys, created on first use. It reveals nothing about them."""
    await store.put_new(connection, identities, person=person, handle=secrets.token_urlsafe(32))
    query = select(identities.c.handle).where(identities.c.person == person)
    return str((await connection.execute(query)).scalar_one())


@cache
def nobodys_key() -> bytes:
    """A public key that stands for all unknown passkeys, so that refusing one takes as long as any other."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from webauthn.helpers import encode_cbor

    numbers = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    return encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})


def _one(person: int, id: str) -> ColumnElement[bool]:
    return and_(passkeys.c.person == person, passkeys.c.hash.startswith(id, autoescape=True))
