"""The routes for moments of finished games."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from citadels import texts
from citadels.shapes import Record
from citadels.web import rate_limits
from citadels.web.http_messages import Finished, Made, Step
from citadels.web.language import LANGUAGE
from citadels.web.request_refused import RequestRefused
from citadels.web.routes import REFUSALS, Code, Count, StepNumber, TheArchive, TheLobby, TheSession, read
from citadels.web.sharing import moments
from citadels.web.sharing.beginning import play_on
from citadels.web.sharing.messages import Place, PlayOn
from citadels.web.sharing.pictures import Pictures

Seat = Annotated[int, QueryParameter(ge=0, le=8)]
SomeSeat = Annotated[int | None, QueryParameter(ge=0, le=8)]
PICTURE: Final = re.compile(r"(\d{1,6})\.png", re.ASCII)
PICTURE_COST: Final = 6
KEPT: Final = "public, max-age=86400"


@get("/api/games/{code:str}/seen", responses=REFUSALS)
async def seen(archive: TheArchive, session: TheSession, code: Code, seat: Seat) -> Finished:
    """What one seat could know of a finished game, without its result."""
    return await moments.seen(archive, await read(archive, session, code, rate_limits.REPLAY), seat)


@get("/api/games/{code:str}/seen-steps", responses={200: ResponseSpec(list[Step], generate_examples=False), **REFUSALS})
async def seen_steps(archive: TheArchive, session: TheSession, code: Code, seat: Seat, first: StepNumber = 0,
                     count: Count = 50) -> Response[Any]:
    """The table at each moment of a finished game, as one seat saw it then."""
    game = await read(archive, session, code, rate_limits.REPLAY)
    return Response(await moments.seen_steps(archive, game, seat, first, count))


@get("/api/games/{code:str}/place", responses=REFUSALS)
async def place(archive: TheArchive, session: TheSession, code: Code, step: StepNumber, seat: SomeSeat = None,
                to: SomeSeat = None) -> Place:
    """Convert the number of a moment from the count of `seat` to that of `to`. Without a seat: with all cards shown."""
    game = await read(archive, session, code, rate_limits.REPLAY)
    return await moments.place(archive, game, step, seat, to)


@get("/api/games/{code:str}/notation", responses=REFUSALS)
async def notation(archive: TheArchive, session: TheSession, code: Code, step: StepNumber,
                   seat: SomeSeat = None) -> Response[Record]:
    """A moment as a record that begins shortly before it; what `seat` could not know is made up."""
    game = await read(archive, session, code, rate_limits.REPLAY)
    return Response(await moments.written(archive, game, step, seat))


@post("/api/games/{code:str}/play-on", responses=REFUSALS)
async def continued(lobby: TheLobby, archive: TheArchive, session: TheSession, code: Code,
                    data: JSONBody[PlayOn]) -> Response[Made]:
    """Create a table whose game continues from a moment of a finished game."""
    game = await read(archive, session, code, rate_limits.REPLAY)   # no person is created for a missing game
    person = await session.someone(rate_limits.NEW_TABLE)
    return session.answer(Made(await play_on(lobby, archive, game, person, data)), 201)


@get("/moment/{code:str}/{file:str}", media_type="image/png", responses={
    200: ResponseSpec(bytes, generate_examples=False, media_type="image/png", description="A picture"), **REFUSALS})
async def picture(  # noqa: PLR0917 - Litestar gives each by its name
    state: State, archive: TheArchive, session: TheSession, code: Code, file: FromPath[str], seat: SomeSeat = None,
    lang: Annotated[str | None, QueryParameter(max_length=10)] = None,
) -> Response[bytes]:
    """A moment as a picture, such as `57.png`. `lang` is the language of its words."""
    found = PICTURE.fullmatch(file)
    if found is None:
        raise RequestRefused("no-page")
    if lang in texts.languages():
        LANGUAGE.set(lang)      # guests get names in it too
    game = await read(archive, session, code, PICTURE_COST)
    pictures: Pictures = state.pictures
    drawn = await pictures.get(game, int(found[1]), seat, LANGUAGE.get())
    return Response(drawn, media_type="image/png", headers={"cache-control": KEPT})


ROUTES: Final = [seen, seen_steps, place, notation, continued, picture]
