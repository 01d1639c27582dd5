"""The HTTP routes. The work is done in the lobby, the archive and the lessons."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from citadels.shapes import Json, Record
from citadels.web import lessons, previews, rate_limits, schema
from citadels.web.analysis import MOST_STEPS
from citadels.web.archive import Archive, ArchivedGame
from citadels.web.error_handlers import StrictRequest
from citadels.web.http_messages import (
    LONGEST_RECORD,
    AddWord,
    Change,
    Continuation,
    Device,
    EndDevice,
    Finished,
    LeaveSeat,
    Lesson,
    LessonLines,
    Lessons,
    Link,
    Made,
    Maker,
    Me,
    Moment,
    NewTable,
    Played,
    Problem,
    Rename,
    SeatName,
    SetSeat,
    Sit,
    Step,
    Take,
    Verification,
    WhatIf,
)
from citadels.web.language import LANGUAGE
from citadels.web.metrics import Metrics, may_read
from citadels.web.protocol import LONGEST_LINE, VERSION, Table
from citadels.web.rate_limits import RateLimits
from citadels.web.request_refused import RequestRefused
from citadels.web.seating import Seating
from citadels.web.server_lobby import ServerLobby
from citadels.web.session import LONGEST_TOKEN, Session, visitor_of
from citadels.web.sharing import picture
from citadels.web.static_files import StaticFiles

TheLobby = NamedDependency[ServerLobby]
TheSession = NamedDependency[Session]
TheArchive = NamedDependency[Archive]
Code = FromPath[str]
After = Annotated[str | None, QueryParameter(min_length=1, max_length=12)]  # the last game on the previous page
StepNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MoveNumber = Annotated[int, QueryParameter(ge=1, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)]

REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=words)
    for status, words in ((400, "Refused"), (403, "Not allowed"), (404, "Not found"), (409, "No longer possible"),
                          (413, "Too large"), (429, "Too many requests"))
}
CODES: Final = re.compile(r"[0-9A-Za-z]{1,12}")
FILES: Final = ["/", "/{path:path}"]


class Health(msgspec.Struct):
    """Whether the server is up and can use its database."""

    ok: bool
    program: str = "citadels"
    protocol: int = VERSION


def valid_code(code: str, refusal: str = "no-table") -> str:
    """A code that could be valid. Anything else is refused without a lookup."""
    if not CODES.fullmatch(code):
        raise RequestRefused(refusal)
    return code


# -- the visitor -------------------------------------------------------------------------------------------------------
@get("/api/me", responses=REFUSALS)
async def me(lobby: TheLobby, session: TheSession) -> Response[Me]:
    """The visitor's name and current tables. Also renews the session cookie, since every page requests this first."""
    await session.renew()
    if session.person is None:
        return session.answer(Me("", []))
    found = await lobby.people.describe(session.person)
    found.added = await lobby.people.devices.added(session.person.id, session.device)
    found.warnings = await lobby.moderation.reports.warnings_of(session.person.id)
    return session.answer(found)


@post("/api/me", status_code=HTTP_200_OK, responses=REFUSALS)
async def rename(lobby: TheLobby, session: TheSession, data: JSONBody[Rename]) -> Response[Me]:
    """Change the visitor's name."""
    return session.answer(await lobby.people.rename(await session.someone(), data.name))


@post("/api/me/link", status_code=HTTP_200_OK, responses=REFUSALS)
async def link(lobby: TheLobby, session: TheSession) -> Response[Link]:
    """Create a link that opens the visitor's seats on another device."""
    return session.answer(await lobby.people.link(await session.someone(rate_limits.NEW_TABLE)))


@get("/api/me/take/{token:str}", responses=REFUSALS)
async def maker(lobby: TheLobby, session: TheSession, token: FromPath[str]) -> Maker:
    """Who made a personal link. Asking does not use it up."""
    session.pay(rate_limits.NEW_PERSON)
    if len(token) > LONGEST_TOKEN:
        raise RequestRefused("no-link")
    return await lobby.people.maker(token, session.person)


@post("/api/me/take", status_code=HTTP_200_OK, responses=REFUSALS)
async def take(lobby: TheLobby, session: TheSession, data: JSONBody[Take]) -> Response[Me]:
    """Use a personal link: this device becomes that visitor's."""
    person = await session.become(data.token)
    return session.answer(await lobby.people.describe(person))


@get("/api/me/devices", responses=REFUSALS)
async def devices(lobby: TheLobby, session: TheSession) -> list[Device]:
    return [] if session.person is None else await lobby.people.devices.of(session.person.id, session.device)


@post("/api/me/devices/end", status_code=HTTP_200_OK, responses=REFUSALS)
async def end_device(lobby: TheLobby, session: TheSession, data: JSONBody[EndDevice]) -> list[Device]:
    """Sign out another device, or all others. Returns the remaining devices."""
    session.pay()
    if session.person is None:
        return []
    await lobby.people.devices.end_others(session.person.id, session.device, data.id)
    return await lobby.people.devices.of(session.person.id, session.device)


@post("/api/me/devices/told", status_code=HTTP_200_OK, responses=REFUSALS)
async def told(lobby: TheLobby, session: TheSession) -> list[Device]:
    """Note that the visitor has been told about added devices."""
    session.pay()
    if session.person is None:
        return []
    await lobby.people.devices.told(session.device)
    return await lobby.people.devices.of(session.person.id, session.device)


@post("/api/me/sign-out", status_code=HTTP_200_OK, responses=REFUSALS)
async def sign_out(session: TheSession) -> Response[Me]:
    await session.sign_out()
    return session.answer(Me("", []))


@get("/api/me/games", responses=REFUSALS)
async def my_games(lobby: TheLobby, session: TheSession, after: After = None) -> list[Played]:
    """One page of the visitor's games, latest first. `after` is the code of the last game on the previous page."""
    return [] if session.person is None else await lobby.games_of(session.person, after)


# -- tables ------------------------------------------------------------------------------------------------------------
@get("/api/tables", responses=REFUSALS)
async def listed(lobby: TheLobby, session: TheSession) -> list[Played]:
    """The open tables, which anyone can join."""
    return await lobby.listed(session.person)


@post("/api/tables", responses=REFUSALS)
async def make(lobby: TheLobby, session: TheSession, data: JSONBody[NewTable]) -> Response[Made]:
    """Create a table."""
    return session.answer(Made(await lobby.make(await session.someone(rate_limits.NEW_TABLE), data)), 201)


@get("/api/tables/{code:str}", responses=REFUSALS)
async def table(lobby: TheLobby, session: TheSession, code: Code) -> Table:
    """A table as this visitor sees it."""
    return await lobby.describe(valid_code(code), session.person)


@post("/api/tables/{code:str}/sit", status_code=HTTP_200_OK, responses=REFUSALS)
async def sit(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[Sit]) -> Response[Table]:
    """Take a seat at a table."""
    found = await lobby.find(valid_code(code))  # no person is created for a table that does not exist
    person = await session.someone()
    await lobby.moderation.check_seat(found, person, data)
    return session.answer(await lobby.at_table(code, person, Seating.sit, data))


@post("/api/tables/{code:str}/leave", status_code=HTTP_200_OK, responses=REFUSALS)
async def leave(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[LeaveSeat]) -> Table:
    """Leave a seat; once the game has started, a bot takes over."""
    person = await session.known_at(valid_code(code), "not-yours")
    return await lobby.at_table(code, person, Seating.leave, data)


@post("/api/tables/{code:str}/rename", status_code=HTTP_200_OK, responses=REFUSALS)
async def rename_seat(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[SeatName]) -> Table:
    """Change the name at one of the visitor's own seats."""
    person = await session.known_at(valid_code(code), "not-yours")
    return await lobby.at_table(code, person, Seating.rename, data)


@post("/api/tables/{code:str}/seat", status_code=HTTP_200_OK, responses=REFUSALS)
async def set_seat(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[SetSeat]) -> Table:
    """Put a bot on a seat, or free the seat. Host only, before the game."""
    person = await session.known_at(valid_code(code), "not-host")
    return await lobby.at_table(code, person, Seating.set_seat, data)


@post("/api/tables/{code:str}/change", status_code=HTTP_200_OK, responses=REFUSALS)
async def change(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[Change]) -> Table:
    """Change the settings of a table. Host only."""
    person = await session.known_at(valid_code(code), "not-host")
    return await lobby.at_table(code, person, Seating.change, data)


@post("/api/tables/{code:str}/word", status_code=HTTP_200_OK, responses=REFUSALS)
async def add_word(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[AddWord]) -> Table:
    """Add the visitor's own word to what determines the deal, before the game."""
    person = await session.known_at(valid_code(code), "not-yours")
    return await lobby.at_table(code, person, Seating.add_word, data)


@post("/api/tables/{code:str}/start", status_code=HTTP_200_OK, responses=REFUSALS)
async def start(lobby: TheLobby, session: TheSession, code: Code) -> Table:
    """Start the game; normal bots take the free seats. Host only."""
    return await lobby.at_table(code, await session.known_at(valid_code(code), "not-host"), Seating.start)


@post("/api/tables/{code:str}/close", status_code=HTTP_200_OK, responses=REFUSALS)
async def close(lobby: TheLobby, session: TheSession, code: Code) -> Me:
    """Close a table for good. Allowed for the host before the game, or for anyone playing without other people."""
    person = await session.known_at(valid_code(code), "not-host")
    await lobby.close_table(code, person)
    return await lobby.people.describe(person)


@post("/api/tables/{code:str}/rematch", status_code=HTTP_200_OK, responses=REFUSALS)
async def rematch(lobby: TheLobby, session: TheSession, code: Code) -> Made:
    """The table for another game with the same setup and players, created by whoever asks first."""
    return Made(await lobby.rematch(code, await session.known_at(valid_code(code), "not-yours", rate_limits.NEW_TABLE)))


async def read(archive: Archive, session: Session, code: str, cost: int = 0) -> ArchivedGame:
    """Load a finished game. Long games count more toward the rate limit."""
    session.pay(cost)
    game = await archive.load(valid_code(code, "no-game"), session.person)
    session.pay(len(game.record["moves"]) // rate_limits.MOVES)
    return game


# -- finished games ----------------------------------------------------------------------------------------------------
@post("/api/games", request_max_body_size=LONGEST_RECORD, responses=REFUSALS)
async def import_game(archive: TheArchive, session: TheSession, data: JSONBody[Json]) -> Response[Made]:
    """Load a saved game, so that it can be replayed."""
    session.pay(rate_limits.IMPORT)
    session.limits.record(visitor_of(session.scope, session.person))
    record = await archive.read_record(data)  # no person is created for a record that cannot be read
    return session.answer(Made(await archive.keep_record(await session.someone(), record)), 201)


@get("/api/games/{code:str}", responses=REFUSALS)
async def finished(archive: TheArchive, session: TheSession, code: Code) -> Finished:
    """A finished game: players, result and key events."""
    return await archive.summary(await read(archive, session, code))


@get("/api/games/{code:str}/record", responses=REFUSALS)
async def record(archive: TheArchive, session: TheSession, code: Code) -> Response[Record]:
    """Download a saved game."""
    game = await archive.load_record(valid_code(code, "no-game"), session.person)
    session.pay(len(game.record["moves"]) // rate_limits.MOVES)
    headers = {"content-disposition": f'attachment; filename="citadels-{game.code}.json"'}
    return Response(game.record, headers=headers)


@get("/api/games/{code:str}/verify", responses=REFUSALS)
async def verify(archive: TheArchive, session: TheSession, code: Code) -> Verification:
    """Deal a finished game again and check that it matches the server's commitment."""
    return await archive.verify(await read(archive, session, code, rate_limits.REPLAY))


@get("/api/games/{code:str}/steps", responses={200: ResponseSpec(list[Step], generate_examples=False), **REFUSALS})
async def steps(archive: TheArchive, session: TheSession, code: Code, first: StepNumber = 0,
                count: Count = 50) -> Response[Any]:
    """The table after each move of a finished game, with all cards shown."""
    return Response(await archive.steps(await read(archive, session, code, rate_limits.REPLAY), first, count))


@get("/api/games/{code:str}/moments", responses=REFUSALS)
async def moments(archive: TheArchive, session: TheSession, code: Code) -> list[Moment]:
    """The decisions of a finished game that mattered most."""
    return await archive.moments(await read(archive, session, code, rate_limits.ANALYSIS))


@get("/api/games/{code:str}/what-if", responses=REFUSALS)
async def what_if(archive: TheArchive, session: TheSession, code: Code, step: MoveNumber) -> WhatIf:
    """Other moves at one decision of a finished game, and how often each one wins."""
    return await archive.what_if(await read(archive, session, code, rate_limits.ANALYSIS), step)


@get("/api/games/{code:str}/continuation",
     responses={200: ResponseSpec(Continuation, generate_examples=False), **REFUSALS})
async def continuation(
    archive: TheArchive, session: TheSession, code: Code, step: MoveNumber,
    line: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_LINE)],
) -> Response[Any]:
    """How bots would continue a finished game after another move."""
    game = await read(archive, session, code, rate_limits.REPLAY)
    return Response(await archive.continuation(game, step, line))


# -- lessons -----------------------------------------------------------------------------------------------------------
@get("/api/lessons", sync_to_thread=False)
def chapters() -> Lessons:
    """The chapters of the tutorial."""
    return lessons.chapters()


@post("/api/lessons/{name:str}", status_code=HTTP_200_OK, sync_to_thread=False,
      responses={200: ResponseSpec(Lesson, generate_examples=False), **REFUSALS})
def lesson(session: TheSession, name: FromPath[str], data: JSONBody[LessonLines]) -> Response[Any]:
    """Continue a chapter of the tutorial."""
    session.pay(rate_limits.REPLAY)
    return Response(lessons.lesson(name, data.lines, data.whole))


# -- the server itself -------------------------------------------------------------------------------------------------
@get("/api/schema", sync_to_thread=False)
def protocol_schema() -> Json:
    """The JSON Schema of all messages."""
    return schema.schema()


@get("/health", responses={503: ResponseSpec(Health, generate_examples=False, description="Not healthy")})
async def health(lobby: TheLobby) -> Response[Health]:
    """Whether the server is healthy."""
    try:
        well = await asyncio.wait_for(lobby.store.healthy(), 5)
    except Exception:  # whatever is wrong with the database, the answer is no
        well = False
    return Response(Health(well), status_code=HTTP_200_OK if well else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def written_metrics(request: StrictRequest, state: State, lobby: TheLobby) -> Response[bytes]:
    """Prometheus metrics. Only available from this machine, or with the configured token."""
    if not may_read(request.scope, lobby.settings):
        raise RequestRefused("no-page")
    metrics: Metrics = state.metrics
    return Response(metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


@route(FILES, http_method=["GET", "HEAD"], include_in_schema=False)
async def file(request: StrictRequest, state: State, lobby: TheLobby) -> Response[bytes]:
    """A file of the client. Any other path gets the client's page, with a link preview for that path."""
    client: StaticFiles = state.client
    headers, path = request.headers, request.url.path
    head = ""
    if client.is_page(path):
        origin = lobby.settings.public_origin or f"{request.url.scheme}://{request.url.netloc}"
        limits: RateLimits = state.limits
        known = path if limits.may_guess(request.scope) else ""
        shown = await previews.preview(known, lobby.store, LANGUAGE.get(), request.url.query, picture.available())
        if shown.missed:
            limits.wrong_code(request.scope)
        head = previews.tags(shown, origin, path)
    given = client.get(path, headers.get("accept-encoding", ""), headers.get("if-none-match", ""), head)
    return Response(given.body, status_code=given.status, headers=given.headers,
                    media_type=given.headers["content-type"])


ROUTES: Final = [
    me, rename, link, maker, take, devices, end_device, told, sign_out, my_games, listed, make, table, sit, leave,
    rename_seat, set_seat, change, add_word, start, close, rematch, import_game, finished, record,
    verify, steps, moments, what_if, continuation, chapters, lesson, protocol_schema, health, written_metrics, file,
]
