"""Seasons and tournaments at the host's desk."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from citadels.web.moderation.host_routes import TheDesk, entered
from citadels.web.ratings.messages import NewSeason, NewTournament, SeasonId, SeasonInfo, Tournament, TournamentAct
from citadels.web.routes import REFUSALS


@get("/api/host/seasons", responses=REFUSALS, guards=[entered])
async def seasons(desk: TheDesk) -> list[SeasonInfo]:
    return await desk.lobby.ratings.seasons.all()


@post("/api/host/seasons", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def add_season(desk: TheDesk, data: JSONBody[NewSeason]) -> list[SeasonInfo]:
    """Set the dates of a season."""
    found = await desk.lobby.ratings.seasons.add(data)
    await desk.log("season", data.name)
    return found


@post("/api/host/seasons/end", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def end_season(desk: TheDesk, data: JSONBody[SeasonId]) -> list[SeasonInfo]:
    """End a season now, or remove it if nothing has been played in it."""
    found = await desk.lobby.ratings.seasons.end(data.id)
    await desk.log("season")
    return found


@get("/api/host/tournaments", responses=REFUSALS, guards=[entered])
async def listed(desk: TheDesk) -> list[Tournament]:
    return await desk.lobby.ratings.tournaments.listed(None)


@post("/api/host/tournaments", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def make(desk: TheDesk, data: JSONBody[NewTournament]) -> list[Tournament]:
    """Create a tournament."""
    await desk.lobby.ratings.tournaments.make(data)
    await desk.log("tournament", data.name)
    return await desk.lobby.ratings.tournaments.listed(None)


@post("/api/host/tournaments/act", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def act(desk: TheDesk, data: JSONBody[TournamentAct]) -> list[Tournament]:
    """Draw the next round, end the current one, or remove the tournament."""
    await desk.lobby.ratings.tournaments.act(desk.lobby, data)
    await desk.log("tournament", data.code, data.act)
    return await desk.lobby.ratings.tournaments.listed(None)


ROUTES: Final = [seasons, add_season, end_season, listed, make, act]
