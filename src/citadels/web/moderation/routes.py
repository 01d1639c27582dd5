"""What people can do about others: mute and block them, and report them to the host."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from citadels.web import rate_limits
from citadels.web.http_messages import Me
from citadels.web.moderation.messages import (
    About,
    ChangeRelation,
    Received,
    Relation,
    Report,
    SetRelation,
    Standing,
)
from citadels.web.names import cleaned
from citadels.web.routes import REFUSALS, Code, TheLobby, TheSession, valid_code
from citadels.web.session import visitor_of


@post("/api/tables/{code:str}/person", status_code=HTTP_200_OK, responses=REFUSALS)
async def standing(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[About]) -> Standing:
    """What the visitor has decided about another person at a table."""
    session.pay()
    table = await lobby.find(valid_code(code))
    other = await lobby.moderation.meant(table, session.person, data.seat, data.chat)
    if session.person is None:
        return Standing()
    return await lobby.moderation.relations.standing(session.person.id, other.person)


@post("/api/tables/{code:str}/relation", status_code=HTTP_200_OK, responses=REFUSALS)
async def relate(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[SetRelation]) -> Response[Standing]:
    """Mute or block another person at a table, or stop doing so."""
    table = await lobby.find(valid_code(code))
    other = await lobby.moderation.meant(table, session.person, data.seat, data.chat)
    person = await session.someone()
    found = await lobby.moderation.relations.set(person.id, other.person, other.name, data.mute, data.block)
    await lobby.hear_anew(person.id)
    return session.answer(found)


@post("/api/tables/{code:str}/report", status_code=HTTP_200_OK, responses=REFUSALS)
async def report(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[Report]) -> Response[Received]:
    """Report another person at a table to the host of this server."""
    session.pay(rate_limits.REPORT)
    table = await lobby.find(valid_code(code))
    other = await lobby.moderation.meant(table, session.person, data.seat, data.chat)
    session.limits.report(visitor_of(session.scope, session.person))
    person = await session.someone()
    data.words = cleaned(data.words)
    count = await lobby.moderation.reports.add(table.id, table.code, person.id, other, data)
    return session.answer(Received(count))


@get("/api/me/relations", responses=REFUSALS)
async def relations(lobby: TheLobby, session: TheSession) -> list[Relation]:
    """Whom the visitor has muted or blocked."""
    return [] if session.person is None else await lobby.moderation.relations.of(session.person.id)


@post("/api/me/relations", status_code=HTTP_200_OK, responses=REFUSALS)
async def change_relation(lobby: TheLobby, session: TheSession, data: JSONBody[ChangeRelation]) -> list[Relation]:
    """Change one of these. Returns the remaining ones."""
    session.pay()
    if session.person is None:
        return []
    await lobby.moderation.relations.change(session.person.id, data.id, data.mute, data.block)
    await lobby.hear_anew(session.person.id)
    return await lobby.moderation.relations.of(session.person.id)


@post("/api/me/warnings", status_code=HTTP_200_OK, responses=REFUSALS)
async def warned(lobby: TheLobby, session: TheSession) -> Me:
    """Note that the visitor has read the host's warnings."""
    session.pay()
    if session.person is None:
        return Me("", [])
    await lobby.moderation.reports.warned(session.person.id)
    return await lobby.people.describe(session.person)


ROUTES: Final = [standing, relate, report, relations, change_relation, warned]
