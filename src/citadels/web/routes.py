"""The routes over HTTP. What they do is done in the hall; here it is only asked for."""

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

from citadels.web import guard, lessons, schema
from citadels.web.files import Client
from citadels.web.guest import Guest
from citadels.web.hall import Hall
from citadels.web.history import MOST_STEPS
from citadels.web.library import Library
from citadels.web.metrics import Metrics
from citadels.web.problems import StrictRequest
from citadels.web.protocol import (
    VERSION,
    Change,
    Finished,
    LeaveSeat,
    Lesson,
    LessonLines,
    Lessons,
    Link,
    Made,
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
    Table,
    Take,
)
from citadels.web.refusal import Refusal

Json = dict[str, Any]
TheHall = NamedDependency[Hall]
TheGuest = NamedDependency[Guest]
TheLibrary = NamedDependency[Library]
Code = FromPath[str]

REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=words)
    for status, words in ((400, "Refused"), (403, "Not allowed"), (404, "Not there"), (413, "Too large"),
                          (429, "Too fast"))
}
CODES: Final = re.compile(r"[0-9A-Za-z]{1,12}")
FILES: Final = ["/", "/{path:path}"]


class Health(msgspec.Struct):
    """Whether the server is well."""

    ok: bool
    program: str = "citadels"
    protocol: int = VERSION


def known(code: str, refusal: str = "no-table") -> str:
    """What may be the code of a table; anything else is not even looked for."""
    if not CODES.fullmatch(code):
        raise Refusal(refusal)
    return code


# -- the visitor -------------------------------------------------------------------------------------------------------
@get("/api/me", responses=REFUSALS)
async def me(hall: TheHall, guest: TheGuest) -> Me:
    return Me("", []) if guest.person is None else await hall.me(guest.person)


@post("/api/me", status_code=HTTP_200_OK, responses=REFUSALS)
async def rename(hall: TheHall, guest: TheGuest, data: JSONBody[Rename]) -> Response[Me]:
    return guest.answer(await hall.rename(await guest.someone(), data.name))


@post("/api/me/link", status_code=HTTP_200_OK, responses=REFUSALS)
async def link(hall: TheHall, guest: TheGuest) -> Response[Link]:
    return guest.answer(await hall.link(await guest.someone(guard.MAKING)))


@post("/api/me/take", status_code=HTTP_200_OK, responses=REFUSALS)
async def take(hall: TheHall, guest: TheGuest, data: JSONBody[Take]) -> Response[Me]:
    person = await guest.become(data.token)
    return guest.answer(await hall.me(person))


@get("/api/me/games", responses=REFUSALS)
async def my_games(hall: TheHall, guest: TheGuest) -> list[Played]:
    return [] if guest.person is None else await hall.games_of(guest.person)


# -- tables ------------------------------------------------------------------------------------------------------------
@get("/api/tables", responses=REFUSALS)
async def listed(hall: TheHall, guest: TheGuest) -> list[Played]:
    return await hall.listed(guest.person)


@post("/api/tables", responses=REFUSALS)
async def make(hall: TheHall, guest: TheGuest, data: JSONBody[NewTable]) -> Response[Made]:
    return guest.answer(Made(await hall.make(await guest.someone(guard.MAKING), data)), 201)


@get("/api/tables/{code:str}", responses=REFUSALS)
async def table(hall: TheHall, guest: TheGuest, code: Code) -> Table:
    return await hall.table(known(code), guest.person)


@post("/api/tables/{code:str}/sit", status_code=HTTP_200_OK, responses=REFUSALS)
async def sit(hall: TheHall, guest: TheGuest, code: Code, data: JSONBody[Sit]) -> Response[Table]:
    await hall.table(known(code), None)  # nobody is made a person for a table that is not there
    return guest.answer(await hall.sit(code, await guest.someone(), data))


@post("/api/tables/{code:str}/leave", status_code=HTTP_200_OK, responses=REFUSALS)
async def leave(hall: TheHall, guest: TheGuest, code: Code, data: JSONBody[LeaveSeat]) -> Table:
    return await hall.leave(code, await guest.at(known(code), "not-yours"), data)


@post("/api/tables/{code:str}/rename", status_code=HTTP_200_OK, responses=REFUSALS)
async def rename_seat(hall: TheHall, guest: TheGuest, code: Code, data: JSONBody[SeatName]) -> Table:
    return await hall.rename_seat(code, await guest.at(known(code), "not-yours"), data)


@post("/api/tables/{code:str}/seat", status_code=HTTP_200_OK, responses=REFUSALS)
async def set_seat(hall: TheHall, guest: TheGuest, code: Code, data: JSONBody[SetSeat]) -> Table:
    return await hall.set_seat(code, await guest.at(known(code), "not-host"), data)


@post("/api/tables/{code:str}/change", status_code=HTTP_200_OK, responses=REFUSALS)
async def change(hall: TheHall, guest: TheGuest, code: Code, data: JSONBody[Change]) -> Table:
    return await hall.change(code, await guest.at(known(code), "not-host"), data)


@post("/api/tables/{code:str}/start", status_code=HTTP_200_OK, responses=REFUSALS)
async def start(hall: TheHall, guest: TheGuest, code: Code) -> Table:
    return await hall.start(code, await guest.at(known(code), "not-host"))


@post("/api/tables/{code:str}/rematch", status_code=HTTP_200_OK, responses=REFUSALS)
async def rematch(hall: TheHall, guest: TheGuest, code: Code) -> Made:
    return Made(await hall.rematch(code, await guest.at(known(code), "not-yours", guard.MAKING)))


# -- finished games ----------------------------------------------------------------------------------------------------
@post("/api/games", request_max_body_size=guard.LONGEST_RECORD, responses=REFUSALS)
async def import_game(hall: TheHall, guest: TheGuest, data: JSONBody[Json]) -> Response[Made]:
    return guest.answer(Made(await hall.import_record(await guest.someone(guard.IMPORTING), data)), 201)


@get("/api/games/{code:str}", responses=REFUSALS)
async def finished(hall: TheHall, guest: TheGuest, library: TheLibrary, code: Code) -> Finished:
    return await library.finished(await hall.finished(known(code, "no-game"), guest.person))


@get("/api/games/{code:str}/record", responses=REFUSALS)
async def record(hall: TheHall, guest: TheGuest, code: Code) -> Response[Json]:
    game = await hall.finished(known(code, "no-game"), guest.person)
    headers = {"content-disposition": f'attachment; filename="citadels-{game.code}.json"'}
    return Response(game.record, headers=headers)


@get("/api/games/{code:str}/steps", responses={200: ResponseSpec(list[Step], generate_examples=False), **REFUSALS})
async def steps(
    hall: TheHall, guest: TheGuest, library: TheLibrary, code: Code,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 50,
) -> Response[Any]:
    guest.pay(guard.STEPPING)
    game = await hall.finished(known(code, "no-game"), guest.person)
    return Response(await library.steps(game, first, count))


@get("/api/games/{code:str}/moments", responses=REFUSALS)
async def moments(hall: TheHall, guest: TheGuest, library: TheLibrary, code: Code) -> list[Moment]:
    guest.pay(guard.THINKING)
    return await library.moments(await hall.finished(known(code, "no-game"), guest.person))


# -- lessons -----------------------------------------------------------------------------------------------------------
@get("/api/lessons", sync_to_thread=False)
def chapters() -> Lessons:
    return lessons.chapters()


@post("/api/lessons/{name:str}", status_code=HTTP_200_OK, sync_to_thread=False,
      responses={200: ResponseSpec(Lesson, generate_examples=False), **REFUSALS})
def lesson(guest: TheGuest, name: FromPath[str], data: JSONBody[LessonLines]) -> Response[Any]:
    guest.pay(guard.STEPPING)
    return Response(lessons.lesson(name, data.lines, data.whole))


# -- the server itself -------------------------------------------------------------------------------------------------
@get("/api/schema", sync_to_thread=False)
def protocol_schema() -> Json:
    """The JSON schema of all messages."""
    return schema.schema()


@get("/health", responses={503: ResponseSpec(Health, generate_examples=False, description="Not well")})
async def health(hall: TheHall) -> Response[Health]:
    try:
        well = await asyncio.wait_for(hall.healthy(), 5)
    except Exception:  # whatever is wrong with the database, the answer is no
        well = False
    return Response(Health(well), status_code=HTTP_200_OK if well else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def written_metrics(state: State) -> Response[bytes]:
    metrics: Metrics = state.metrics
    return Response(metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


@route(FILES, http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def file(request: StrictRequest, state: State) -> Response[bytes]:
    """A file of the client; for all other paths its page, which knows them."""
    client: Client = state.client
    headers = request.headers
    given = client.get(request.url.path, headers.get("accept-encoding", ""), headers.get("if-none-match", ""))
    return Response(given.body, status_code=given.status, headers=given.headers,
                    media_type=given.headers["content-type"])


ROUTES: Final = [
    me, rename, link, take, my_games, listed, make, table, sit, leave, rename_seat, set_seat, change, start, rematch,
    import_game, finished, record, steps, moments, chapters, lesson, protocol_schema, health, written_metrics, file,
]
