"""The routes for passkeys, the recovery code and a person's data."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT

from citadels.web import rate_limits, routes
from citadels.web.devices import described as device_names
from citadels.web.error_handlers import StrictRequest
from citadels.web.http_messages import Me
from citadels.web.identity import erasing, export
from citadels.web.identity.messages import (
    AddPasskey,
    DeletePerson,
    Identity,
    PasskeyOptions,
    RecoveryCode,
    RemovePasskey,
    RenamePasskey,
    UsePasskey,
    UseRecovery,
)
from citadels.web.identity.passkeys import LASTS, Challenge, Passkeys
from citadels.web.identity.recovery import Recovery
from citadels.web.identity.relying_party import possible, relying_party
from citadels.web.request_refused import RequestRefused
from citadels.web.routes import TheArchive, TheLobby, TheSession
from citadels.web.rows import Person
from citadels.web.server_lobby import ServerLobby
from citadels.web.session import LONGEST_TOKEN, Session

VISIT: Final = "citadels-passkey"       # the cookie of a browser that creates or uses a passkey
PLACE: Final = "/api/me/passkeys"
REFUSALS: Final = {status: spec for status, spec in routes.REFUSALS.items() if status != HTTP_409_CONFLICT}


def known(session: Session, cost: float = 1) -> Person:
    """The visitor, for actions of people who are already known."""
    session.pay(cost)
    if session.person is None:
        raise RequestRefused("nobody")
    return session.person


async def described(lobby: ServerLobby, session: Session) -> Identity:
    can = possible(session.scope, lobby.settings)
    if session.person is None:
        return Identity([], None, can, False)
    id, devices = session.person.id, lobby.people.devices
    return Identity(await Passkeys(devices).of(id), await Recovery(devices).of(id), can, True)


@get("/api/me/identity", responses=REFUSALS)
async def identity(lobby: TheLobby, session: TheSession) -> Identity:
    """The visitor's passkeys and whether there is a recovery code."""
    session.pay()
    return await described(lobby, session)


# -- passkeys ----------------------------------------------------------------------------------------------------------
def asked(session: Session, found: Challenge) -> Response[PasskeyOptions]:
    """The answer with the cookie that identifies the browser when it comes back."""
    answer = session.answer(PasskeyOptions(found.options))
    answer.cookies.append(Cookie(VISIT, value=found.visit, path=PLACE, max_age=LASTS // 1000, httponly=True,
                                 samesite="strict", secure=session.lobby.settings.secure))
    return answer


def visit_of(request: StrictRequest) -> str:
    found = request.cookies.get(VISIT, "")
    if not found or len(found) > LONGEST_TOKEN:
        raise RequestRefused("passkey-late")
    return found


@post("/api/me/passkeys/new", status_code=HTTP_200_OK, responses=REFUSALS)
async def new_passkey(lobby: TheLobby, session: TheSession) -> Response[PasskeyOptions]:
    """What the browser needs to create a passkey for the visitor."""
    party = relying_party(session.scope, lobby.settings)
    person = await session.someone(rate_limits.NEW_TABLE)
    return asked(session, await Passkeys(lobby.people.devices).ask_new(party, person))


@post("/api/me/passkeys/add", status_code=HTTP_200_OK, responses=REFUSALS)
async def add_passkey(request: StrictRequest, lobby: TheLobby, session: TheSession,
                      data: JSONBody[AddPasskey]) -> Identity:
    """Store a passkey that the browser has created."""
    party = relying_party(session.scope, lobby.settings)
    person = known(session, rate_limits.NEW_TABLE)
    name = data.name or ", ".join(filter(None, device_names(session.agent).values()))
    await Passkeys(lobby.people.devices).add(party, person.id, visit_of(request), data.credential, name)
    return await described(lobby, session)


@post("/api/me/passkeys/rename", status_code=HTTP_200_OK, responses=REFUSALS)
async def rename_passkey(lobby: TheLobby, session: TheSession, data: JSONBody[RenamePasskey]) -> Identity:
    await Passkeys(lobby.people.devices).rename(known(session).id, data.id, data.name)
    return await described(lobby, session)


@post("/api/me/passkeys/remove", status_code=HTTP_200_OK, responses=REFUSALS)
async def remove_passkey(lobby: TheLobby, session: TheSession, data: JSONBody[RemovePasskey]) -> Identity:
    await Passkeys(lobby.people.devices).remove(known(session).id, data.id)
    return await described(lobby, session)


@post("/api/me/passkeys/ask", status_code=HTTP_200_OK, responses=REFUSALS)
async def ask_passkey(lobby: TheLobby, session: TheSession) -> Response[PasskeyOptions]:
    """What the browser needs to sign in with a passkey. It is the same for everybody."""
    party = relying_party(session.scope, lobby.settings)
    session.pay(rate_limits.NEW_PERSON)
    return asked(session, await Passkeys(lobby.people.devices).ask_known(party))


@post("/api/me/passkeys/use", status_code=HTTP_200_OK, responses=REFUSALS)
async def use_passkey(request: StrictRequest, lobby: TheLobby, session: TheSession,
                      data: JSONBody[UsePasskey]) -> Response[Me]:
    """Sign in with a passkey: this device becomes its person's."""
    party = relying_party(session.scope, lobby.settings)
    session.pay(rate_limits.NEW_PERSON)
    passkeys = Passkeys(lobby.people.devices)
    found = await passkeys.sign_in(party, visit_of(request), data.credential, session.person, session.agent)
    return await signed_in(lobby, session, *found)


async def signed_in(lobby: ServerLobby, session: Session, person: Person, token: str | None) -> Response[Me]:
    if token is not None:
        session.became(person, token)
    return session.answer(await lobby.people.describe(person))


# -- the recovery code -------------------------------------------------------------------------------------------------
@post("/api/me/recovery", status_code=HTTP_200_OK, responses=REFUSALS)
async def make_recovery(lobby: TheLobby, session: TheSession) -> Response[RecoveryCode]:
    """Create a recovery code for the visitor. The previous one stops working."""
    person = await session.someone(rate_limits.NEW_TABLE)
    return session.answer(RecoveryCode(await Recovery(lobby.people.devices).make(person.id)))


@post("/api/me/recovery/remove", status_code=HTTP_200_OK, responses=REFUSALS)
async def remove_recovery(lobby: TheLobby, session: TheSession) -> Identity:
    await Recovery(lobby.people.devices).remove(known(session).id)
    return await described(lobby, session)


@post("/api/me/recovery/use", status_code=HTTP_200_OK, responses=REFUSALS)
async def use_recovery(lobby: TheLobby, session: TheSession, data: JSONBody[UseRecovery]) -> Response[Me]:
    """Sign in with a recovery code: this device becomes its person's."""
    session.limits.recovery_code(session.scope)
    session.pay(rate_limits.NEW_PERSON)
    found = await Recovery(lobby.people.devices).use(data.code, session.person, session.agent)
    return await signed_in(lobby, session, *found)


# -- personal data -----------------------------------------------------------------------------------------------------
@get("/api/me/data", media_type="application/zip", responses=REFUSALS)
async def my_data(lobby: TheLobby, archive: TheArchive, session: TheSession) -> Response[bytes]:
    """Everything the server knows about the visitor, as a zip of JSON files."""
    person = known(session, rate_limits.PERSONAL_DATA)
    exporting = lobby.people.exporting
    if exporting.locked():      # one at a time, because it may be a lot
        raise RequestRefused("busy")
    async with exporting:
        data = await export.export(lobby, archive, person)
    headers = {"content-disposition": f'attachment; filename="{export.NAME}"'}
    return Response(data, headers=headers, media_type="application/zip")


@post("/api/me/delete", status_code=HTTP_200_OK, responses=REFUSALS)
async def delete_me(lobby: TheLobby, session: TheSession, data: JSONBody[DeletePerson]) -> Response[Me]:
    """Delete the visitor and everything about them, for good."""
    await erasing.delete_person(lobby, known(session, rate_limits.NEW_TABLE).id)
    session.forget()
    return session.answer(Me("", []))


ROUTES: Final[list[Any]] = [
    identity, new_passkey, add_passkey, rename_passkey, remove_passkey, ask_passkey, use_passkey, make_recovery,
    remove_recovery, use_recovery, my_data, delete_me,
]
