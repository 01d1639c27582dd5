"""Ratings over HTTP: one's own, and the ladder."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from citadels.web.protocol import HIGHEST_ID
from citadels.web.ratings.messages import ChangeRating, GameRatings, Ladder, MyRating, SignUp, Tournament
from citadels.web.routes import REFUSALS, Code, TheLobby, TheSession, valid_code


@get("/api/me/rating", responses=REFUSALS)
async def mine(lobby: TheLobby, session: TheSession) -> MyRating:
    """The visitor's ratings, and whether they want to be rated. Nobody else sees this."""
    session.pay()
    return await lobby.ratings.standings.mine(session.person)


@post("/api/me/rating", status_code=HTTP_200_OK, responses=REFUSALS)
async def change(lobby: TheLobby, session: TheSession, data: JSONBody[ChangeRating]) -> Response[MyRating]:
    """Start or stop being rated, or being on the ladder."""
    person = await session.someone()
    return session.answer(await lobby.ratings.standings.change(person, data))


@get("/api/ratings/ladder", responses=REFUSALS)
async def ladder(
    lobby: TheLobby, session: TheSession,
    edition: Annotated[str, QueryParameter(max_length=40)] = "deluxe",
    season: Annotated[int | None, QueryParameter(ge=1, le=HIGHEST_ID)] = None,
) -> Ladder:
    """The people who want to be on the ladder, and the bots as fixed points."""
    session.pay()
    return await lobby.ratings.standings.ladder(edition, season, session.person)


@get("/api/games/{code:str}/ratings", responses=REFUSALS)
async def of_game(lobby: TheLobby, session: TheSession, code: Code) -> GameRatings:
    """How a rated game changed the ratings that the visitor may see."""
    session.pay()
    return await lobby.ratings.standings.of_game(valid_code(code), session.person)


@get("/api/tournaments", responses=REFUSALS)
async def listed(lobby: TheLobby, session: TheSession) -> list[Tournament]:
    """The tournaments of this server."""
    session.pay()
    return await lobby.ratings.tournaments.listed(session.person)


@get("/api/tournaments/{name:str}", responses=REFUSALS)
async def tournament(lobby: TheLobby, session: TheSession, name: FromPath[str]) -> Tournament:
    """A tournament with its tables and standings."""
    session.pay()
    return await lobby.ratings.tournaments.get(valid_code(name, "no-tournament"), session.person)


@post("/api/tournaments/{name:str}/sign", status_code=HTTP_200_OK, responses=REFUSALS)
async def sign(
    lobby: TheLobby, session: TheSession, name: FromPath[str], data: JSONBody[SignUp],
) -> Response[Tournament]:
    """Sign up for a tournament, or withdraw."""
    await lobby.ratings.tournaments.get(valid_code(name, "no-tournament"), None)   # no person is created for nothing
    return session.answer(await lobby.ratings.tournaments.sign(name, await session.someone(), data.on))


ROUTES: Final = [mine, change, ladder, of_game, listed, tournament, sign]
