"""The host's desk over HTTP. Without the key, these routes seem not to exist."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import File
from litestar.status_codes import HTTP_200_OK

from citadels.web.error_handlers import StrictRequest
from citadels.web.moderation.desk import Desk
from citadels.web.moderation.keys import COOKIE
from citadels.web.moderation.messages import (
    AtDesk,
    Backup,
    Ban,
    BanAddress,
    ByCode,
    ById,
    Enter,
    HostAct,
    HostPerson,
    HostReport,
    HostTable,
    LogEntry,
    Overview,
)
from citadels.web.rate_limits import address_of
from citadels.web.request_refused import RequestRefused
from citadels.web.routes import REFUSALS, TheLobby

TheDesk = NamedDependency[Desk]
Find = Annotated[str, QueryParameter(max_length=40)]


async def entered(connection: ASGIConnection[Any, Any, Any, Any], _: Any) -> None:
    """Tell everybody else that there is no such page, before anything they send is read."""
    if not await connection.app.state.lobby.moderation.keys.is_in(connection.cookies.get(COOKIE)):
        raise RequestRefused("no-page")


def desk_of(state: State) -> Desk:
    desk: Desk = state.desk
    return desk


# -- coming and going --------------------------------------------------------------------------------------------------
@get("/api/host/door", responses=REFUSALS)
async def door(request: StrictRequest, lobby: TheLobby) -> AtDesk:
    """Whether this browser is at the desk."""
    return AtDesk(await lobby.moderation.keys.is_in(request.cookies.get(COOKIE)))


@post("/api/host/enter", status_code=HTTP_200_OK, responses=REFUSALS)
async def enter(request: StrictRequest, desk: TheDesk, data: JSONBody[Enter]) -> Response[AtDesk]:
    """Enter the desk with the key that was printed when the server was first started."""
    keys = desk.moderation.keys
    token = await keys.enter(data.key, address_of(request.scope))
    await desk.log("enter")
    return Response(AtDesk(True), cookies=[keys.cookie(token)])


@post("/api/host/leave", status_code=HTTP_200_OK, responses=REFUSALS)
async def leave(request: StrictRequest, lobby: TheLobby) -> Response[AtDesk]:
    keys = lobby.moderation.keys
    await keys.leave(request.cookies.get(COOKIE, ""))
    return Response(AtDesk(False), cookies=[keys.cookie("")])


# -- what is there -----------------------------------------------------------------------------------------------------
@get("/api/host/overview", responses=REFUSALS, guards=[entered])
async def overview(desk: TheDesk) -> Overview:
    return await desk.overview()


@get("/api/host/tables", responses=REFUSALS, guards=[entered])
async def listed(
    desk: TheDesk, kind: FromQuery[Literal["open", "playing", "over"]] = "playing", find: Find = "",
) -> list[HostTable]:
    """The latest tables in a state, or the one with this code. Shows nothing hidden."""
    return await desk.tables(kind, find)


@get("/api/host/people", responses=REFUSALS, guards=[entered])
async def people(desk: TheDesk, find: Find = "") -> list[HostPerson]:
    return await desk.people(find)


@get("/api/host/reports", responses=REFUSALS, guards=[entered])
async def reports(desk: TheDesk, closed: FromQuery[bool] = False) -> list[HostReport]:
    return await desk.moderation.reports.listed(closed)


@get("/api/host/bans", responses=REFUSALS, guards=[entered])
async def bans(desk: TheDesk) -> list[Ban]:
    return await desk.moderation.bans.listed()


@get("/api/host/log", responses=REFUSALS, guards=[entered])
async def log(desk: TheDesk) -> list[LogEntry]:
    """What was done at the desk, the latest first."""
    return await desk.logged()


# -- what is done ------------------------------------------------------------------------------------------------------
@post("/api/host/tables/close", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def close_table(desk: TheDesk, data: JSONBody[ByCode]) -> AtDesk:
    """Remove a table for good; everybody there is told."""
    await desk.close_table(data.code)
    return AtDesk(True)


@post("/api/host/tables/reload", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def reload_table(desk: TheDesk, data: JSONBody[ByCode]) -> AtDesk:
    """Read a table from the database again, as after a restart."""
    await desk.reload_table(data.code)
    return AtDesk(True)


@post("/api/host/people/act", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def act(desk: TheDesk, data: JSONBody[HostAct]) -> AtDesk:
    await desk.act(data)
    return AtDesk(True)


@post("/api/host/reports/dismiss", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def dismiss(desk: TheDesk, data: JSONBody[ById]) -> list[HostReport]:
    """Close a report without doing anything else. Returns the open ones."""
    await desk.dismiss(data.id)
    return await desk.moderation.reports.listed(False)


@post("/api/host/bans/address", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def ban_address(desk: TheDesk, data: JSONBody[BanAddress]) -> list[Ban]:
    """Ban an address, or the network of an IPv6 address. Only a hash is stored."""
    await desk.ban_address(data)
    return await desk.moderation.bans.listed()


@post("/api/host/bans/lift", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def lift(desk: TheDesk, data: JSONBody[ById]) -> list[Ban]:
    await desk.lift(data.id)
    return await desk.moderation.bans.listed()


# -- backups -----------------------------------------------------------------------------------------------------------
@get("/api/host/backups", responses=REFUSALS, guards=[entered])
async def backups(desk: TheDesk) -> list[Backup]:
    return desk.backups.listed()


@post("/api/host/backups", status_code=HTTP_200_OK, responses=REFUSALS, guards=[entered])
async def back_up(desk: TheDesk) -> list[Backup]:
    """Make a backup now. The newest seven are kept."""
    await desk.log("backup", await desk.backups.make())
    return desk.backups.listed()


@get("/api/host/backups/{name:str}", responses={200: ResponseSpec(bytes, generate_examples=False), **REFUSALS},
     media_type="application/gzip", guards=[entered])
async def download(desk: TheDesk, name: FromPath[str]) -> File:
    """Download a backup. Whoever can read it knows every hidden card, and can impersonate anybody."""
    path = desk.backups.file(name)
    await desk.log("download", name)
    return File(path, filename=name, media_type="application/gzip", headers={"cache-control": "no-store"})


ROUTES: Final = [
    door, enter, leave, overview, listed, people, reports, bans, log, close_table, reload_table, act, dismiss,
    ban_address, lift, backups, back_up, download,
]
DEPENDENCIES: Final = {"desk": Provide(desk_of, sync_to_thread=False)}
