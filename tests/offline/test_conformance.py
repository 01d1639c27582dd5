"""The pages cannot tell the server in the browser from a real one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import fairness
from citadels.facts import edition_names
from citadels.lessons import CHAPTERS
from citadels.offline import bots, routes
from citadels.offline.routes import ROUTES, Site, route
from citadels.web import analysis, app, store, table_bots
from citadels.web.analysis import Depth
from citadels.web.app import make_app
from citadels.web.archive import Archive
from citadels.web.bot_pool import BotPool
from citadels.web.http_messages import Problem
from citadels.web.settings import Settings
from tests.offline.page import Page, Storage
from tests.samples import ROOT

Json = dict[str, Any]
API = ROOT / "frontend" / "src" / "lib" / "api.ts"
NOTICES = ROOT / "frontend" / "src" / "notices" / "api.ts"
IDENTITY = ROOT / "frontend" / "src" / "pages" / "identity" / "identity.ts"
NEEDS_SERVER = {
    ("POST", "/api/me/link"), ("GET", "/api/me/take/{}"), ("POST", "/api/me/take"), ("POST", "/api/me/sign-out"),
    ("POST", "/api/me/devices/end"), ("POST", "/api/me/devices/told"), ("GET", "/api/me/holidays"),
    ("POST", "/api/me/holidays"), ("POST", "/api/me/holidays/end"), ("POST", "/api/tables/{}/prepared"),
    ("GET", "/api/me/identity"), ("GET", "/api/me/data"), ("POST", "/api/me/delete"),
    ("POST", "/api/me/recovery"), ("POST", "/api/me/recovery/use"), ("POST", "/api/me/recovery/remove"),
    ("POST", "/api/me/passkeys/new"), ("POST", "/api/me/passkeys/add"), ("POST", "/api/me/passkeys/rename"),
    ("POST", "/api/me/passkeys/remove"), ("POST", "/api/me/passkeys/ask"), ("POST", "/api/me/passkeys/use"),
    ("GET", "/api/me/notices"), ("POST", "/api/me/notices"), ("POST", "/api/me/notices/push"),
    ("POST", "/api/me/notices/push/end"), ("POST", "/api/me/notices/push/test"), ("POST", "/api/me/notices/mail"),
    ("POST", "/api/me/notices/mail/end"), ("POST", "/api/notices/confirm"), ("POST", "/api/notices/end/{}"),
    ("GET", "/api/tables/{}/webhook"), ("POST", "/api/tables/{}/webhook"), ("POST", "/api/me/relations"),
    ("POST", "/api/me/warnings"), ("POST", "/api/tables/{}/person"), ("POST", "/api/tables/{}/relation"),
    ("POST", "/api/tables/{}/report"),
}


# -- every route -------------------------------------------------------------------------------------------------------
def asked_for() -> set[tuple[str, str]]:
    """The methods and paths that the pages use, with {} for what is filled in."""
    source = API.read_text("utf-8")
    body = source[source.index("export const api = {"):]
    found = set()
    calls = re.findall(r"\b(get|post)\((?=[\"`tg])(\"[^\"]*\"|`[^`]*`|(?:table|game)\([^()]*\))", body)
    calls += [("get", call) for call in re.findall(r"recordPath: [^>]*=> (game\([^()]*\))", body)]
    for method, written in calls:
        path = re.sub(r"\$\{(game\([^()]*\))\}", r"\1", written.strip("\"`"))
        path = re.sub(r"(table|game)\(code(?:, \"([a-z-]+)\")?\)",
                      lambda call: f"/api/{call[1]}s/{{}}" + (f"/{call[2]}" if call[2] else ""), path)
        path = re.sub(r"\$\{after &&.*", "", path).partition("?")[0]
        found.add((method.upper(), re.sub(r"\$\{[^}]*\}", "{}", path)))
    assert len(found) >= len(re.findall(r"=>\s+(?:get|post|game)\(", body)) - 1 > 20, "some calls were not understood"
    return found


def test_every_route_that_the_pages_use_is_answered() -> None:
    assert {f"{method} {path}" for method, path in asked_for()} <= set(ROUTES)
    identity = set(re.findall(r"\"(/api/[a-z/-]+)\"", IDENTITY.read_text("utf-8")))
    assert len(identity) == 12 and identity <= {route.split()[1] for route in ROUTES}
    notices = set(re.findall(r"\"(/api/[a-z/-]+)\"", NOTICES.read_text("utf-8")))
    assert len(notices) == 7 and notices <= {route.split()[1] for route in ROUTES}


def test_what_needs_others_is_refused_with_a_sentence() -> None:
    refusing = {tuple(key.split()) for key, handler in ROUTES.items() if handler is Site.needs_server}
    assert refusing == NEEDS_SERVER

    async def scene() -> None:
        page = Page(Storage())
        for method, path in NEEDS_SERVER:
            status, problem = await page.ask(method, path.replace("{}", "abc"), "{}")
            assert (status, msgspec.convert(problem, Problem).code) == (501, "needs-server")
        assert await page.get("/api/tables") == []
        status, problem = await page.ask("GET", "/api/nothing")
        assert (status, problem["code"]) == (404, "no-page")

    asyncio.run(scene())


def test_names_in_paths_may_be_anything() -> None:
    found = route("GET", "/api/games/0AB%2FC/steps?first=2&count=3", "")
    assert (found.handler, found.request.code, found.request.number("first", 0)) == (Site.steps, "0AB/C", 2)
    assert route("POST", "/api/lessons/first%20turn", "").request.code == "first turn"


# -- the same answers --------------------------------------------------------------------------------------------------
class Same:
    """What a store draws, always the same: so the same game is dealt, and bots play the same."""

    @staticmethod
    def token_hex(size: int) -> str:
        return "5a" * size

    @staticmethod
    def choice(letters: str) -> str:
        from random import choice

        return choice(letters)


@pytest.fixture(autouse=True)
def same(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (fairness, store):
        monkeypatch.setattr(module, "secrets", Same)
    depth = Depth("search:8", "search:16", 1e9)
    monkeypatch.setattr(app, "Archive", partial(Archive, depth=depth))
    monkeypatch.setattr(routes, "SHALLOW", depth)
    monkeypatch.setattr(analysis, "MOST_DECISIONS", 4)
    monkeypatch.setattr(bots, "ADVISER", table_bots.ADVISER)
    monkeypatch.setattr(BotPool, "run", at_once)        # another process would know nothing of all this


async def at_once(_: BotPool, work: Callable[..., Any], *args: Any, urgent: bool = True) -> Any:
    return work(*args)


class Real:
    """A real server, asked as a page does."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        content = None if body is None else body if isinstance(body, str) else msgspec.json.encode(body)
        answer = self.client.request(method, path, content=content, headers={"content-type": "application/json"})
        return answer.status_code, answer.json()

    def play(self, code: str, hint: bool) -> list[Json]:
        heard: list[Json] = []
        script = Script(hint)
        with self.client.websocket_connect(f"/api/tables/{code}/socket?seen=0") as line:
            while not script.over:
                message: Json = line.receive_json()
                heard.append(message)
                for answer in script.reply(message):
                    line.send_json(answer)
        return heard


class Local:
    """The same in the browser."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.page = self.runner.run(self._page())

    async def _page(self) -> Page:
        return Page(Storage())

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return self.runner.run(self.page.ask(method, path, body))

    def play(self, code: str, hint: bool) -> list[Json]:
        return self.runner.run(self._play(code, hint))

    async def _play(self, code: str, hint: bool) -> list[Json]:
        visit = self.page.come(code)
        script = Script(hint)
        heard: list[Json] = []
        while not script.over:
            message = await visit.message(len(heard))
            heard.append(message)
            for answer in script.reply(message):
                visit.say(**answer)
        await visit.leave()
        return heard


class Script:
    """What a page says at a table, always the same."""

    def __init__(self, hint: bool) -> None:
        self.hint = hint            # whether it asks for one, once
        self.over = False
        self.answers: list[Json] = []

    def reply(self, message: Json) -> list[Json]:
        """What it says to a message. After a hint has been asked for, it waits for that."""
        if message["type"] == "welcome":
            return [{"type": "ping"}, {"type": "phrase", "phrase": "hello"}, {"type": "nonsense"}]
        if message["type"] == "hint":
            return self.answers
        if message["type"] != "update":
            return []
        self.over = message["over"] is not None
        ask = message["ask"]
        if ask is None:
            return []
        where = {"seat": message["seat"], "ask": ask["number"]}
        lines = [option["line"] for option in ask["options"]]
        choice = next((line for line in lines if line.startswith("build")), lines[0])
        illegal = {"type": "move", **where, "lines": ["fly"]}
        staged = {"type": "move", **where, "lines": [choice], "stage": True}
        self.answers = [illegal, staged, {"type": "move", **where, "lines": [choice]}]
        if self.hint and len(lines) > 2:
            self.hint = False
            return [{"type": "hint", **where}]
        return self.answers


TIMES = {"at", "ended", "took", "created", "now", "changed", "stand_in"}


def plain(value: Any, code: str) -> Any:
    """An answer without what is different every time: codes and times."""
    if isinstance(value, dict):
        return {name: "time" if name in TIMES and isinstance(one, int) else plain(one, code)
                for name, one in value.items()}
    if isinstance(value, list):
        return [plain(one, code) for one in value]
    return "CODE" if value == code else value


def told(messages: list[Json], code: str) -> list[Json]:
    """What a page was told, in an order that does not depend on how quick it was: each kind for itself."""
    kept = [plain(message, code) for message in messages if message["type"] != "table"]
    return sorted(kept, key=lambda message: str(message["type"]))


@pytest.fixture
def real(tmp_path: Path) -> Iterator[Real]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", haste=0.0, burst=0, rate=0,
                        person_messages=0, address_messages=0)
    with TestClient(make_app(settings), base_url="http://testserver.local") as client:
        yield Real(client)


@pytest.fixture
def local() -> Iterator[Local]:
    local = Local()
    yield local
    local.runner.close()


@pytest.mark.parametrize("edition", edition_names())
def test_a_whole_visit_is_answered_alike(edition: str, real: Real, local: Local) -> None:
    visits = [Session(site, edition).found for site in (real, local)]
    for (path, one), (_, other) in zip(*visits, strict=True):
        assert one == other, path


class Session:
    """Somebody who asks for everything, from the first table to the end of a game and what follows."""

    def __init__(self, site: Real | Local, edition: str) -> None:
        self.site = site
        self.edition = edition
        self.code = ""
        self.found: list[tuple[str, Any]] = []      # the answers by path
        self.before()
        self.found.append(("the socket", told(site.play(self.code, edition == "deluxe"), self.code)))
        self.after()
        self.learn()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.site.ask(method, path, body)
        self.note(f"{method} {path.replace(self.code or '?', 'CODE')}", (status, answer), self.code)
        return answer

    def note(self, path: str, answer: Any, code: str) -> None:
        self.found.append((path, plain(list(answer), code)))

    def before(self) -> None:
        ask, edition = self.ask, self.edition
        ask("GET", "/api/me")
        ask("POST", "/api/me", {"name": "Ana"})
        ask("POST", "/api/me", {"name": "\u3164"})
        ask("POST", "/api/me", {"nam": "Ana"})
        ask("POST", "/api/tables", {"setup": {"edition": "none"}})
        ask("POST", "/api/tables", {"setup": {"edition": edition, "seats": 3, "rank9": "king"}})
        ask("POST", "/api/tables", "{")
        _, made = self.site.ask("POST", "/api/tables", {
            "setup": {"edition": edition, "seats": 4, "pace": "instant"}, "bots": [None, "easy"]})
        code = self.code = made["code"]
        ask("GET", f"/api/tables/{code}")
        ask("POST", f"/api/tables/{code}/sit", {"seat": 2, "name": "Ben"})
        ask("POST", f"/api/tables/{code}/sit", {"seat": 2})
        ask("POST", f"/api/tables/{code}/rename", {"seat": 2, "name": "Ana"})
        ask("POST", f"/api/tables/{code}/leave", {"seat": 2})
        ask("POST", f"/api/tables/{code}/leave", {"seat": 2})
        ask("POST", f"/api/tables/{code}/seat", {"seat": 3, "bot": "normal"})
        ask("POST", f"/api/tables/{code}/seat", {"seat": 0, "bot": "easy"})
        ask("POST", f"/api/tables/{code}/change", {"chat": True, "hints": True, "pace": "instant"})
        ask("POST", f"/api/tables/{code}/word", {"word": "sesame"})
        ask("GET", f"/api/games/{code}")
        ask("POST", f"/api/tables/{code}/rematch")
        ask("GET", "/api/me/games")
        ask("POST", f"/api/tables/{code}/start")
        ask("POST", f"/api/tables/{code}/start")
        ask("GET", "/api/me")

    def after(self) -> None:
        ask, site, code = self.ask, self.site, self.code
        ask("GET", f"/api/tables/{code}")
        ask("GET", f"/api/games/{code}")
        record = ask("GET", f"/api/games/{code}/record")
        ask("GET", f"/api/games/{code}/verify")
        ask("GET", f"/api/games/{code}/steps?first=3&count=20")
        ask("GET", f"/api/games/{code}/steps?first=x")
        ask("GET", f"/api/games/{code}/steps?count=9999")
        ask("GET", f"/api/games/{code}/moments")
        ask("GET", f"/api/games/{code}/what-if?step=0")
        ask("GET", f"/api/games/{code}/what-if")
        step = analysis.decisions(record, [0])[5].step
        weighed = ask("GET", f"/api/games/{code}/what-if?step={step}")
        ask("GET", f"/api/games/{code}/continuation?step={step}&line={weighed['options'][0]['line']}")
        ask("GET", f"/api/games/{code}/continuation?step={step}&line=fly")
        ask("GET", f"/api/games/{code}/continuation?step={step}&line=")
        ask("GET", f"/api/games/{code}/continuation?step={step}")
        self.share(code, len(record["moves"]))
        ask("GET", "/api/me/statistics")
        ask("GET", "/api/me/statistics?after=")
        ask("GET", f"/api/me/statistics?after={code}")
        _, imported = site.ask("POST", "/api/games", record)
        self.note("the imported game", site.ask("GET", f"/api/games/{imported['code']}"), imported["code"])
        ask("POST", "/api/games", {"format": "else"})
        ask("POST", "/api/games", "[]")
        ask("GET", "/api/games/ABCDEF")
        ask("GET", "/api/tables/ABCDEF")
        _, rematch = site.ask("POST", f"/api/tables/{code}/rematch")
        self.note("the rematch", site.ask("GET", f"/api/tables/{rematch['code']}"), rematch["code"])
        ask("POST", f"/api/tables/{code}/close")
        self.note("closed", site.ask("POST", f"/api/tables/{rematch['code']}/close"), rematch["code"])

    def share(self, code: str, last: int) -> None:
        ask, site = self.ask, self.site
        ask("GET", f"/api/games/{code}/seen?seat=2")
        ask("GET", f"/api/games/{code}/seen?seat=4")
        ask("GET", f"/api/games/{code}/seen")
        ask("GET", f"/api/games/{code}/seen-steps?seat=2&first=3&count=20")
        ask("GET", f"/api/games/{code}/seen-steps?seat=9")
        ask("GET", f"/api/games/{code}/place?step=20&seat=1&to=2")
        ask("GET", f"/api/games/{code}/place?step={last + 1}")
        ask("GET", f"/api/games/{code}/notation?step=20")
        ask("GET", f"/api/games/{code}/notation?step=20&seat=3")
        ask("GET", f"/api/games/{code}/notation?step=-1")
        ask("POST", f"/api/games/{code}/play-on", {"step": last, "seat": 0})
        ask("POST", f"/api/games/{code}/play-on", {"step": 0, "seat": 4})
        ask("POST", f"/api/games/{code}/play-on", {"step": 0})
        for anew in (True, False):
            wish = {"step": 20, "seat": 1, "anew": anew, "bots": None}
            status, made = site.ask("POST", f"/api/games/{code}/play-on", wish)
            assert status == 201
            self.note("played on", site.ask("GET", f"/api/tables/{made['code']}"), made["code"])
            self.note("closed again", site.ask("POST", f"/api/tables/{made['code']}/close"), made["code"])

    def learn(self) -> None:
        ask = self.ask
        chapters = ask("GET", "/api/lessons")["chapters"]
        assert chapters == [chapter.name for chapter in CHAPTERS]
        for chapter in chapters:
            ask("POST", f"/api/lessons/{chapter}", {"lines": []})
        ask("POST", f"/api/lessons/{chapters[0]}", {"lines": ["fly"]})
        ask("POST", "/api/lessons/none", {"lines": []})
