"""What the pages ask for, answered in the browser itself: the same paths and answers as those of a server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from citadels.offline import backup
from citadels.offline.bots import SHALLOW, search
from citadels.offline.store import BrowserStore
from citadels.web import lessons
from citadels.web.analysis import MOST_STEPS
from citadels.web.archive import Archive, ArchivedGame
from citadels.web.http_messages import (
    LONGEST_BODY,
    LONGEST_RECORD,
    AddWord,
    Change,
    Device,
    LeaveSeat,
    LessonLines,
    Made,
    Me,
    NewTable,
    Played,
    Rename,
    SeatName,
    SetSeat,
    Sit,
)
from citadels.web.lobby import Lobby
from citadels.web.protocol import LONGEST_LINE, Table
from citadels.web.refusal import Refusal
from citadels.web.seating import Seating

Body = TypeVar("Body")
MOST: Final = 1_000_000     # of a number in a query


class Request(NamedTuple):
    code: str               # of a table or game, or the name of a chapter
    query: dict[str, list[str]]
    body: str

    def read(self, kind: type[Body]) -> Body:
        """The body. Raises MsgspecError if it is something else."""
        return msgspec.json.decode(self.body or "{}", type=kind)

    def number(self, name: str, low: int, high: int = MOST, default: int | None = None) -> int:
        found = self.query.get(name, [] if default is None else [str(default)])
        if not found:
            raise Refusal("bad-request")
        if not re.fullmatch(r"\d{1,9}", found[0], re.ASCII) or not low <= int(found[0]) <= high:
            raise Refusal("bad-request", name)
        return int(found[0])

    def word(self, name: str, longest: int, needed: bool = True) -> str | None:
        found = self.query.get(name, [])
        if not found and not needed:
            return None
        if not found:
            raise Refusal("bad-request")
        if not 1 <= len(found[0]) <= longest:
            raise Refusal("bad-request", name)
        return found[0]


class Site:
    """The only visitor's server."""

    def __init__(self, store: BrowserStore, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby
        self.archive = Archive(store, search, SHALLOW)

    # -- the visitor -----------------------------------------------------------------------------------------------
    async def me(self, _: Request) -> Me:
        return await self.lobby.people.describe(self.store.person)

    async def rename(self, request: Request) -> Me:
        return await self.lobby.people.rename(self.store.person, request.read(Rename).name)

    async def my_games(self, request: Request) -> list[Played]:
        return await self.lobby.games_of(self.store.person, request.word("after", 12, needed=False))

    async def devices(self, _: Request) -> list[Device]:
        return []

    async def needs_server(self, _: Request) -> object:
        raise Refusal("needs-server")

    # -- tables ----------------------------------------------------------------------------------------------------
    async def listed(self, _: Request) -> list[Played]:
        return await self.lobby.listed(self.store.person)

    async def make(self, request: Request) -> Made:
        return Made(await self.lobby.make(self.store.person, request.read(NewTable)))

    async def table(self, request: Request) -> Table:
        return await self.lobby.describe(request.code, self.store.person)

    async def sit(self, request: Request) -> Table:
        return await self.lobby.at_table(request.code, self.store.person, Seating.sit, request.read(Sit))

    async def leave(self, request: Request) -> Table:
        return await self.lobby.at_table(request.code, self.store.person, Seating.leave, request.read(LeaveSeat))

    async def rename_seat(self, request: Request) -> Table:
        return await self.lobby.at_table(request.code, self.store.person, Seating.rename, request.read(SeatName))

    async def set_seat(self, request: Request) -> Table:
        return await self.lobby.at_table(request.code, self.store.person, Seating.set_seat, request.read(SetSeat))

    async def change(self, request: Request) -> Table:
        return await self.lobby.at_table(request.code, self.store.person, Seating.change, request.read(Change))

    async def add_word(self, request: Request) -> Table:
        return await self.lobby.at_table(request.code, self.store.person, Seating.add_word, request.read(AddWord))

    async def start(self, request: Request) -> Table:
        return await self.lobby.at_table(request.code, self.store.person, Seating.start)

    async def close(self, request: Request) -> Me:
        await self.lobby.close_table(request.code, self.store.person)
        return await self.me(request)

    async def rematch(self, request: Request) -> Made:
        return Made(await self.lobby.rematch(request.code, self.store.person))

    # -- finished games --------------------------------------------------------------------------------------------
    async def _game(self, request: Request) -> ArchivedGame:
        return await self.archive.load(request.code, self.store.person)

    async def import_game(self, request: Request) -> Made:
        record = await self.archive.read_record(request.read(dict[str, Any]))
        return Made(await self.archive.keep_record(self.store.person, record))

    async def finished(self, request: Request) -> object:
        return await self.archive.summary(await self._game(request))

    async def record(self, request: Request) -> object:
        return (await self.archive.load_record(request.code, self.store.person)).record

    async def verify(self, request: Request) -> object:
        return await self.archive.verify(await self._game(request))

    async def steps(self, request: Request) -> object:
        first, count = request.number("first", 0, default=0), request.number("count", 1, MOST_STEPS, 50)
        return await self.archive.steps(await self._game(request), first, count)

    async def moments(self, request: Request) -> object:
        return await self.archive.moments(await self._game(request))

    async def what_if(self, request: Request) -> object:
        step = request.number("step", 1)
        return await self.archive.what_if(await self._game(request), step)

    async def continuation(self, request: Request) -> object:
        step, line = request.number("step", 1), request.word("line", LONGEST_LINE) or ""
        return await self.archive.continuation(await self._game(request), step, line)

    # -- all games as one file -------------------------------------------------------------------------------------
    async def export(self, _: Request) -> object:
        return backup.export(self.store)

    async def import_all(self, request: Request) -> object:
        return await backup.bring_in(self.lobby, self.store, request.body)

    # -- lessons ---------------------------------------------------------------------------------------------------
    async def chapters(self, _: Request) -> object:
        return lessons.chapters()

    async def lesson(self, request: Request) -> object:
        played = request.read(LessonLines)
        return lessons.lesson(request.code, played.lines, played.whole)


Handler = Callable[[Site, Request], Awaitable[object]]

# By method and path; {} stands for a code or a name. What only others can do is told to need a server.
ROUTES: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/me"): Site.me,
    ("POST", "/api/me"): Site.rename,
    ("GET", "/api/me/games"): Site.my_games,
    ("GET", "/api/me/devices"): Site.devices,
    ("POST", "/api/me/devices/end"): Site.needs_server,
    ("POST", "/api/me/devices/told"): Site.needs_server,
    ("POST", "/api/me/link"): Site.needs_server,
    ("GET", "/api/me/take/{}"): Site.needs_server,
    ("POST", "/api/me/take"): Site.needs_server,
    ("POST", "/api/me/sign-out"): Site.needs_server,
    ("GET", "/api/tables"): Site.listed,
    ("POST", "/api/tables"): Site.make,
    ("GET", "/api/tables/{}"): Site.table,
    ("POST", "/api/tables/{}/sit"): Site.sit,
    ("POST", "/api/tables/{}/leave"): Site.leave,
    ("POST", "/api/tables/{}/rename"): Site.rename_seat,
    ("POST", "/api/tables/{}/seat"): Site.set_seat,
    ("POST", "/api/tables/{}/change"): Site.change,
    ("POST", "/api/tables/{}/word"): Site.add_word,
    ("POST", "/api/tables/{}/start"): Site.start,
    ("POST", "/api/tables/{}/close"): Site.close,
    ("POST", "/api/tables/{}/rematch"): Site.rematch,
    ("POST", "/api/games"): Site.import_game,
    ("GET", "/api/games/{}"): Site.finished,
    ("GET", "/api/games/{}/record"): Site.record,
    ("GET", "/api/games/{}/verify"): Site.verify,
    ("GET", "/api/games/{}/steps"): Site.steps,
    ("GET", "/api/games/{}/moments"): Site.moments,
    ("GET", "/api/games/{}/what-if"): Site.what_if,
    ("GET", "/api/games/{}/continuation"): Site.continuation,
    ("GET", "/api/offline/games"): Site.export,
    ("POST", "/api/offline/games"): Site.import_all,
    ("GET", "/api/lessons"): Site.chapters,
    ("POST", "/api/lessons/{}"): Site.lesson,
}
LONGEST: Final[dict[Handler, int]] = {Site.import_game: LONGEST_RECORD, Site.import_all: 100 * LONGEST_RECORD}
MAKES: Final = (Site.make, Site.import_game)    # answered with 201
NAMED: Final = re.compile(r"/api/(?:tables|games|lessons|me/take)/([^/]+)")


class Route(NamedTuple):
    handler: Handler
    request: Request
    status: int


def route(method: str, path: str, body: str) -> Route:
    """Who answers a request. Raises Refusal."""
    parts = urlsplit(path)
    found = NAMED.match(parts.path)
    name = found[1] if found else ""
    pattern = parts.path if found is None else parts.path[:found.start(1)] + "{}" + parts.path[found.end(1):]
    handler = ROUTES.get((method, pattern))
    if handler is None:
        raise Refusal("no-page")
    if len(body) > LONGEST.get(handler, LONGEST_BODY):
        raise Refusal("too-large")
    request = Request(unquote(name), parse_qs(parts.query, keep_blank_values=True), body)
    return Route(handler, request, 201 if handler in MAKES else 200)
