"""The requests of the pages, answered in the browser itself, with the same paths and answers as on a server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from citadels.offline import backup
from citadels.offline.bots import SHALLOW, search
from citadels.offline.store import BrowserStore
from citadels.offline.summaries import BrowserSummaries
from citadels.web import lessons
from citadels.web.analysis import MOST_STEPS
from citadels.web.archive import Archive, ArchivedGame
from citadels.web.http_messages import (
    LONGEST_BODY,
    LONGEST_RECORD,
    AddWord,
    Change,
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
from citadels.web.request_refused import RequestRefused
from citadels.web.seating import Seating
from citadels.web.sharing import moments
from citadels.web.sharing.beginning import play_on
from citadels.web.sharing.messages import PlayOn
from citadels.web.statistics.messages import Statistics
from citadels.web.statistics.summaries import statistics_of

Body = TypeVar("Body")
MOST: Final = 1_000_000     # for numbers in a query
MOST_SEATS: Final = 8


class Request(NamedTuple):
    code: str               # of a table or game, or the name of a chapter
    query: dict[str, list[str]]
    body: str

    def read(self, kind: type[Body]) -> Body:
        """The body, decoded. Raises MsgspecError if it has another type."""
        return msgspec.json.decode(self.body or "{}", type=kind)

    def number(self, name: str, low: int, high: int = MOST, default: int | None = None) -> int:
        found = self.query.get(name, [] if default is None else [str(default)])
        if not found:
            raise RequestRefused("bad-request")
        if not re.fullmatch(r"\d{1,9}", found[0], re.ASCII) or not low <= int(found[0]) <= high:
            raise RequestRefused("bad-request", name)
        return int(found[0])

    def seat(self, name: str) -> int | None:
        return self.number(name, 0, MOST_SEATS) if name in self.query else None

    def word(self, name: str, longest: int, needed: bool = True) -> str | None:
        found = self.query.get(name, [])
        if not found and not needed:
            return None
        if not found:
            raise RequestRefused("bad-request")
        if not 1 <= len(found[0]) <= longest:
            raise RequestRefused("bad-request", name)
        return found[0]


class Site:
    """The server's side of the pages, for the only visitor."""

    def __init__(self, store: BrowserStore, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby
        self.archive = Archive(store, search, SHALLOW)
        self.summaries = BrowserSummaries(store)

    # -- the visitor -----------------------------------------------------------------------------------------------
    async def me(self, _: Request) -> Me:
        return await self.lobby.people.describe(self.store.person)

    async def rename(self, request: Request) -> Me:
        return await self.lobby.people.rename(self.store.person, request.read(Rename).name)

    async def my_games(self, request: Request) -> list[Played]:
        return await self.lobby.games_of(self.store.person, request.word("after", 12, needed=False))

    async def statistics(self, request: Request) -> Statistics:
        after = request.word("after", 12, needed=False)
        return await statistics_of(self.summaries, self.store, self.archive, self.store.person.id, after)

    async def nothing(self, _: Request) -> list[object]:
        return []       # no other devices or people, and no games over days

    async def needs_server(self, _: Request) -> object:
        raise RequestRefused("needs-server")

    # -- tables ----------------------------------------------------------------------------------------------------
    async def listed(self, _: Request) -> list[Played]:
        return await self.lobby.listed(self.store.person)

    async def make(self, request: Request) -> Made:
        return Made(await self.lobby.make(self.store.person, request.read(NewTable)))

    async def table(self, request: Request) -> Table:
        return await self.lobby.describe(request.code, self.store.person)

    async def close(self, request: Request) -> Me:
        await self.lobby.close_table(request.code, self.store.person)
        return await self.me(request)

    async def rematch(self, request: Request) -> Made:
        return Made(await self.lobby.rematch(request.code, self.store.person))

    # -- finished games --------------------------------------------------------------------------------------------
    async def _game(self, request: Request) -> ArchivedGame:
        return await self.archive.load(request.code, self.store.person)

    async def import_game(self, request: Request) -> Made:
        record = await self.archive.read_record(request.read(dict[str, object]))
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

    # -- sharing moments -------------------------------------------------------------------------------------------
    async def seen(self, request: Request) -> object:
        return await moments.seen(self.archive, await self._game(request), request.number("seat", 0, MOST_SEATS))

    async def seen_steps(self, request: Request) -> object:
        seat = request.number("seat", 0, MOST_SEATS)
        first, count = request.number("first", 0, default=0), request.number("count", 1, MOST_STEPS, 50)
        return await moments.seen_steps(self.archive, await self._game(request), seat, first, count)

    async def place(self, request: Request) -> object:
        step, seat, to = request.number("step", 0), request.seat("seat"), request.seat("to")
        return await moments.place(self.archive, await self._game(request), step, seat, to)

    async def notation(self, request: Request) -> object:
        step, seat = request.number("step", 0), request.seat("seat")
        return await moments.written(self.archive, await self._game(request), step, seat)

    async def play_on(self, request: Request) -> Made:
        wanted = request.read(PlayOn)
        return Made(await play_on(self.lobby, self.archive, await self._game(request), self.store.person, wanted))

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


def at_table(act: Callable[..., Awaitable[None]], kind: type | None = None) -> Handler:
    """A handler for something that people do at a table; `kind` is the type of the body, if there is one."""
    async def handler(site: Site, request: Request) -> Table:
        said = () if kind is None else (request.read(kind),)
        return await site.lobby.at_table(request.code, site.store.person, act, *said)
    return handler


# Several devices and people, account recovery, notices, games over days: none of this exists without a server.
WITH_SERVER: Final = (
    "GET /api/me/data", "GET /api/me/holidays", "GET /api/me/identity", "GET /api/me/notices", "GET /api/me/take/{}",
    "GET /api/tables/{}/webhook", "POST /api/me/delete", "POST /api/me/devices/end", "POST /api/me/devices/told",
    "POST /api/me/holidays", "POST /api/me/holidays/end", "POST /api/me/link", "POST /api/me/notices",
    *(f"POST /api/me/notices/{act}" for act in ("push", "push/end", "push/test", "mail", "mail/end")),
    *(f"POST /api/me/passkeys/{act}" for act in ("new", "add", "rename", "remove", "ask", "use")),
    "POST /api/me/recovery", "POST /api/me/recovery/remove", "POST /api/me/recovery/use", "POST /api/me/relations",
    "POST /api/me/sign-out", "POST /api/me/take", "POST /api/me/warnings", "POST /api/notices/confirm",
    "POST /api/notices/end/{}",
    *(f"POST /api/tables/{{}}/{act}" for act in ("person", "prepared", "relation", "report", "webhook")),
)

# By method and path; {} stands for a code or a name.
ROUTES: Final[dict[str, Handler]] = {
    **dict.fromkeys(WITH_SERVER, Site.needs_server),
    "GET /api/me": Site.me,
    "POST /api/me": Site.rename,
    "GET /api/me/games": Site.my_games,
    "GET /api/me/statistics": Site.statistics,
    "GET /api/me/devices": Site.nothing,
    "GET /api/me/relations": Site.nothing,
    "GET /api/me/turns": Site.nothing,
    "GET /api/tables/{}/prepared": Site.nothing,
    "GET /api/tables": Site.listed,
    "POST /api/tables": Site.make,
    "GET /api/tables/{}": Site.table,
    "POST /api/tables/{}/sit": at_table(Seating.sit, Sit),
    "POST /api/tables/{}/leave": at_table(Seating.leave, LeaveSeat),
    "POST /api/tables/{}/rename": at_table(Seating.rename, SeatName),
    "POST /api/tables/{}/seat": at_table(Seating.set_seat, SetSeat),
    "POST /api/tables/{}/change": at_table(Seating.change, Change),
    "POST /api/tables/{}/word": at_table(Seating.add_word, AddWord),
    "POST /api/tables/{}/start": at_table(Seating.start),
    "POST /api/tables/{}/close": Site.close,
    "POST /api/tables/{}/rematch": Site.rematch,
    "POST /api/games": Site.import_game,
    "GET /api/games/{}": Site.finished,
    "GET /api/games/{}/record": Site.record,
    "GET /api/games/{}/verify": Site.verify,
    "GET /api/games/{}/steps": Site.steps,
    "GET /api/games/{}/moments": Site.moments,
    "GET /api/games/{}/what-if": Site.what_if,
    "GET /api/games/{}/continuation": Site.continuation,
    "GET /api/games/{}/seen": Site.seen,
    "GET /api/games/{}/seen-steps": Site.seen_steps,
    "GET /api/games/{}/place": Site.place,
    "GET /api/games/{}/notation": Site.notation,
    "POST /api/games/{}/play-on": Site.play_on,
    "GET /api/offline/games": Site.export,
    "POST /api/offline/games": Site.import_all,
    "GET /api/offline/statistics": Site.statistics,
    "GET /api/lessons": Site.chapters,
    "POST /api/lessons/{}": Site.lesson,
}
LONGEST: Final[dict[Handler, int]] = {Site.import_game: LONGEST_RECORD, Site.import_all: 100 * LONGEST_RECORD}
MAKES: Final = (Site.make, Site.import_game, Site.play_on)    # answered with 201
NAMED: Final = re.compile(r"/api/(?:tables|games|lessons|me/take|notices/end)/([^/]+)")


class Route(NamedTuple):
    handler: Handler
    request: Request
    status: int


def route(method: str, path: str, body: str) -> Route:
    """The handler for a request. Raises RequestRefused."""
    parts = urlsplit(path)
    found = NAMED.match(parts.path)
    name = found[1] if found else ""
    pattern = parts.path if found is None else parts.path[:found.start(1)] + "{}" + parts.path[found.end(1):]
    handler = ROUTES.get(f"{method} {pattern}")
    if handler is None:
        raise RequestRefused("no-page")
    if len(body) > LONGEST.get(handler, LONGEST_BODY):
        raise RequestRefused("too-large")
    request = Request(unquote(name), parse_qs(parts.query, keep_blank_values=True), body)
    return Route(handler, request, 201 if handler in MAKES else 200)
