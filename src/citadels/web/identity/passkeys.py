"""Passkeys: made by the person who plays here, and used to come back on another device.

Whether a passkey, or its person, exists is told to nobody: whatever is wrong with an answer of a browser, it is refused
in the same words and after the same work.
"""

from __future__ import annotations

import hmac
import logging
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update

from citadels import texts
from citadels.web.devices import ID_LENGTH, Devices
from citadels.web.identity.messages import NewCredential, Passkey, UsedCredential
from citadels.web.identity.people import handle_of
from citadels.web.identity.relying_party import RelyingParty
from citadels.web.known_people import YEAR, new_token, token_hash
from citadels.web.language import LANGUAGE
from citadels.web.models import challenges, identities, passkeys
from citadels.web.names import cleaned
from citadels.web.refusal import Refusal
from citadels.web.rows import Person
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

LOG: Final = logging.getLogger(__name__)
LASTS: Final = 5 * 60_000       # milliseconds that a browser has to sign
MOST: Final = 20                # passkeys of one person


class Asked(NamedTuple):
    """What a browser is asked to sign, and the token of the cookie by which it is known when it has."""

    options: dict[str, Any]
    visit: str


class Known(NamedTuple):
    """A passkey as it is checked."""

    person: int
    handle: str
    key: bytes
    signed: int


class Passkeys:
    def __init__(self, store: SqlStore, devices: Devices) -> None:
        self.store = store
        self.devices = devices

    # -- the list --------------------------------------------------------------------------------------------------
    async def of(self, person: int) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.hash)
        async with self.store.engine.connect() as connection:
            return [Passkey(row.hash[:ID_LENGTH], row.name, row.created, row.used)
                    for row in await connection.execute(query)]

    async def rename(self, person: int, id: str, name: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(update(passkeys).where(_one(person, id)).values(name=cleaned(name)))

    async def remove(self, person: int, id: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(delete(passkeys).where(_one(person, id)))

    # -- making ----------------------------------------------------------------------------------------------------
    async def ask_new(self, party: RelyingParty, person: Person) -> Asked:
        """What a browser needs to make a passkey for a person."""
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
            raise Refusal("too-many-passkeys")
        name = person.name or texts.text("guest-name", LANGUAGE.get())
        visit, challenge = await self._challenge(person.id)
        options = generate_registration_options(
            rp_id=party.id, rp_name=texts.text("web-name", LANGUAGE.get()), user_id=decoded(handle), user_name=name,
            user_display_name=name, challenge=challenge, timeout=LASTS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=decoded(one)) for one in mine])
        return Asked(options_to_json_dict(options), visit)

    async def add(self, party: RelyingParty, person: int, visit: str, made: NewCredential, name: str) -> None:
        from webauthn import verify_registration_response

        challenge = await self._spent(visit, person)
        try:
            found = verify_registration_response(
                credential=msgspec.to_builtins(made), expected_challenge=challenge, expected_rp_id=party.id,
                expected_origin=party.origin)
        except Exception as fault:  # whatever the library says about what a browser made up
            LOG.debug("a passkey was refused", exc_info=fault)
            raise Refusal("bad-passkey") from None
        credential = encoded(found.credential_id)
        mine = select(func.count()).where(passkeys.c.person == person)
        async with self.store.transaction() as connection:
            if (await connection.execute(mine)).scalar_one() >= MOST:
                raise Refusal("too-many-passkeys")
            # Made anew under the same id, it takes the place of the old one.
            same = and_(passkeys.c.person == person, passkeys.c.hash == _hash(credential))
            await connection.execute(delete(passkeys).where(same))
            await connection.execute(insert(passkeys).values(
                hash=_hash(credential), person=person, credential=credential,
                key=encoded(found.credential_public_key), signed=found.sign_count, name=cleaned(name), created=now()))

    # -- using -----------------------------------------------------------------------------------------------------
    async def ask_known(self, party: RelyingParty) -> Asked:
        """What a browser needs to sign in. It is the same for everybody."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import UserVerificationRequirement

        visit, challenge = await self._challenge(None)
        options = generate_authentication_options(
            rp_id=party.id, challenge=challenge, timeout=LASTS,
            user_verification=UserVerificationRequirement.PREFERRED)
        return Asked(options_to_json_dict(options), visit)

    async def sign_in(self, party: RelyingParty, visit: str, used: UsedCredential, visitor: Person | None,
                      agent: str) -> tuple[Person, str | None]:
        """The person of a passkey, and the token of a new cookie, unless the device is theirs already."""
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
            raise Refusal("no-passkey") from None
        if not real:
            raise Refusal("no-passkey")
        cookie = None if visitor is not None and visitor.id == known.person else new_token()
        mine = and_(passkeys.c.person == known.person, passkeys.c.hash == _hash(used.id))
        async with self.store.transaction() as connection:
            # The same signature, or one with the same number, may come to two processes at once.
            noted = await connection.execute(update(passkeys).where(mine, passkeys.c.signed == known.signed).values(
                signed=done.new_sign_count, used=now()))
            if not noted.rowcount:
                raise Refusal("no-passkey")
            if cookie is None:
                assert visitor is not None
                return visitor, None
            person = await self.devices.add(connection, known.person, token_hash(cookie), now() + YEAR, agent,
                                            "passkey")
        return person, cookie

    async def _known(self, used: UsedCredential) -> Known | None:
        """Named by the passkey and by the handle of its person, which both come from the authenticator."""
        columns = (passkeys.c.person, identities.c.handle, passkeys.c.key, passkeys.c.signed)
        query = select(*columns).join(identities, identities.c.person == passkeys.c.person).where(
            passkeys.c.hash == _hash(used.id))
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return next((Known(row.person, row.handle, decoded(row.key), row.signed) for row in rows
                     if hmac.compare_digest(row.handle, used.response.handle)), None)

    # -- what is signed --------------------------------------------------------------------------------------------
    async def _challenge(self, person: int | None) -> tuple[str, bytes]:
        visit, challenge = new_token(), secrets.token_bytes(32)
        async with self.store.transaction() as connection:
            await connection.execute(insert(challenges).values(
                visit=token_hash(visit), challenge=encoded(challenge), person=person, expires=now() + LASTS))
        return visit, challenge

    async def _spent(self, visit: str, person: int | None) -> bytes:
        """What the browser with this cookie was to sign. It works once, whatever comes of it."""
        spent = delete(challenges).where(challenges.c.visit == token_hash(visit)).returning(
            challenges.c.challenge, challenges.c.person, challenges.c.expires)
        async with self.store.transaction() as connection:
            row = (await connection.execute(spent)).first()
        if row is None or row.expires < now() or row.person != person:
            raise Refusal("passkey-late")
        return decoded(row.challenge)


@cache
def nobodys_key() -> bytes:
    """The public key that stands for all passkeys that are not known: refusing one takes as long as any other."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from webauthn.helpers import encode_cbor

    numbers = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    return encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})


def _one(person: int, id: str) -> ColumnElement[bool]:
    return and_(passkeys.c.person == person, passkeys.c.hash.startswith(id, autoescape=True))


def _hash(credential: str) -> str:
    return sha256(credential.encode()).hexdigest()


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))
