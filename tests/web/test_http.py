"""The routes over HTTP: every answer has its shape, and every refusal is a `Problem`."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import Game, bots, texts
from citadels.web import http_messages, logs, protocol
from citadels.web.app import make_app
from citadels.web.settings import Settings
from citadels.web.static_files import StaticFiles

Json = dict[str, Any]
HERE = "http://testserver.local"
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("server")
    pages = folder / "client"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Citadels</title>")
    (pages / "assets" / "main-1a2b.js").write_text("console.log(1);")
    (pages / "assets" / "main-1a2b.js.br").write_bytes(b"packed")
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/tables.db", haste=0.0, burst=0)
    with TestClient(make_app(settings, client=StaticFiles(pages)), base_url=HERE) as client:
        yield client


@pytest.fixture
def visitor(server: TestClient[Any]) -> TestClient[Any]:
    """Somebody who has not been here yet."""
    server.cookies.clear()
    return server


NOTHING_NEW: Final[dict[str, Any]] = {"added": 0, "warnings": [], "turns": [], "days": False}


def made(visitor: TestClient[Any], **wanted: Any) -> str:
    answer = visitor.post("/api/tables", json={"name": "Zoe", **wanted})
    assert answer.status_code == 201
    return str(answer.json()["code"])


def refused(answer: Any) -> tuple[int, str, str | None]:
    problem = msgspec.convert(answer.json(), http_messages.Problem)
    assert texts.has(f"refused-{problem.code}")
    return answer.status_code, problem.code, problem.field


def record() -> Json:
    game = Game.new("deluxe", 3, seed=5)
    bots.play_game(game, [bots.make("easy", seat) for seat in range(3)])
    return dict(game.record())


# -- people and tables -------------------------------------------------------------------------------------------------
def test_who_only_looks_gets_no_cookie(visitor: TestClient[Any]) -> None:
    for path in ("/api/me", "/api/me/games", "/api/tables", "/health", "/"):
        answer = visitor.get(path)
        assert answer.status_code == 200 and "set-cookie" not in answer.headers, path
    assert visitor.get("/api/me").json() == {"name": "", "playing": [], "waiting": [], **NOTHING_NEW}


def test_who_does_something_is_known_again(visitor: TestClient[Any]) -> None:
    answer = visitor.post("/api/me", json={"name": "Zoe"})
    cookie = answer.headers["set-cookie"]
    assert answer.json() == {"name": "Zoe", "playing": [], "waiting": [], **NOTHING_NEW}
    assert all(part in cookie for part in ("citadels=", "HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"))
    assert "Secure" not in cookie and answer.headers["cache-control"] == "no-store"
    again = visitor.post("/api/me", json={"name": "Zoë"})
    assert again.json()["name"] == "Zoë" and "set-cookie" not in again.headers


def test_a_personal_link_brings_the_seats_to_another_device_once(visitor: TestClient[Any]) -> None:
    code = made(visitor)
    token = visitor.post("/api/me/link").json()["path"].removeprefix("/take/")
    visitor.cookies.clear()
    taken = visitor.post("/api/me/take", json={"token": token}).json()
    assert taken == {"name": "Zoe", "playing": [code], "waiting": [code], **NOTHING_NEW}
    assert visitor.get("/api/me").json()["playing"] == [code]
    assert refused(visitor.post("/api/me/take", json={"token": token})) == (400, "no-link", None)


def test_a_table_is_made_changed_and_begun(visitor: TestClient[Any]) -> None:
    code = made(visitor, setup={"seats": 3, "listed": True}, bots=[None, "hard"])
    at = f"/api/tables/{code}"
    table = msgspec.convert(visitor.get(at).json(), protocol.Table)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "open"] and table.hosting and table.seats[0].mine
    assert [game["code"] for game in visitor.get("/api/tables").json()] == [code]
    assert visitor.post(f"{at}/rename", json={"seat": 0, "name": "Kim"}).json()["seats"][0]["name"] == "Kim"
    assert visitor.post(f"{at}/seat", json={"seat": 1, "bot": "easy"}).json()["seats"][1]["level"] == "easy"
    assert visitor.post(f"{at}/change", json={"listed": False}).json()["setup"]["listed"] is False
    assert visitor.post(f"{at}/sit", json={}).json()["seats"][2]["mine"]
    assert visitor.post(f"{at}/leave", json={"seat": 2}).json()["seats"][2]["kind"] == "open"
    assert visitor.post(f"{at}/start").json()["state"] == "playing"
    assert refused(visitor.post(f"{at}/start")) == (400, "not-open", None)
    assert refused(visitor.get(f"/api/games/{code}")) == (400, "not-over", None)


def test_a_stranger_changes_nothing_and_gets_no_cookie_for_it(visitor: TestClient[Any]) -> None:
    code = made(visitor)
    visitor.cookies.clear()
    for act, body, refusal in (
        ("leave", {}, "not-yours"), ("rename", {"seat": 0, "name": "X"}, "not-yours"), ("rematch", {}, "not-yours"),
        ("seat", {"seat": 1, "bot": "easy"}, "not-host"), ("change", {"chat": False}, "not-host"),
        ("start", {}, "not-host"),
    ):
        answer = visitor.post(f"/api/tables/{code}/{act}", json=body)
        assert refused(answer)[:2] == (403, refusal) and "set-cookie" not in answer.headers
        assert refused(visitor.post(f"/api/tables/ZZZZZZ/{act}", json=body))[:2] == (404, "no-table")
    answer = visitor.post("/api/tables/ZZZZZZ/sit", json={})
    assert refused(answer) == (404, "no-table", None) and "set-cookie" not in answer.headers


# -- finished games ----------------------------------------------------------------------------------------------------
def test_a_record_is_brought_looked_at_and_taken_away(visitor: TestClient[Any]) -> None:
    brought = record()
    code = visitor.post("/api/games", json=brought).json()["code"]
    finished = msgspec.convert(visitor.get(f"/api/games/{code}").json(), http_messages.Finished)
    assert finished.steps == len(brought["moves"]) and finished.imported and finished.over is not None
    assert [score.total for score in finished.over.scores] == brought["result"]["scores"]
    answer = visitor.get(f"/api/games/{code}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="citadels-{code}.json"'
    assert answer.json() == brought
    steps = visitor.get(f"/api/games/{code}/steps", params={"first": 1, "count": 3}).json()
    assert [step["number"] for step in steps] == [1, 2, 3] and steps[0]["line"] == brought["moves"][0]
    assert visitor.get(f"/api/games/{code}/steps", params={"first": 99999}).json() == []


@pytest.mark.parametrize(("body", "code"), [
    ({}, "bad-record"), ({"format": "citadels-record", "version": 1}, "bad-record"), ([1], "bad-request"),
    ({**record(), "moves": ["end"]}, "bad-record"), ({**record(), "moves": ["end"] * 5001}, "too-large"),
])
def test_what_is_no_record_is_refused(body: Any, code: str, visitor: TestClient[Any]) -> None:
    assert refused(visitor.post("/api/games", json=body))[1] == code


# -- what is refused ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("path", "body", "field"), [
    ("/api/me", '{"name": "x"', None),
    ("/api/me", "", None),
    ("/api/me", '["x"]', None),
    ("/api/me", '{"name": 5}', "name"),
    ("/api/me", '{"name": "x", "more": 1}', None),
    ("/api/me", '{"name": "' + "x" * 21 + '"}', "name"),
    ("/api/tables", '{"setup": {"seats": "4"}}', "setup.seats"),
    ("/api/tables", '{"setup": {"clock": {"kind": "sand"}}}', "setup.clock.kind"),
    ("/api/tables", "[" * 20_000, None),
    ("/api/tables", '{"bots": ["easy", "godlike"]}', "bots[1]"),
])
def test_a_body_is_exactly_what_is_expected(path: str, body: str, field: str | None, visitor: TestClient[Any]) -> None:
    assert refused(visitor.post(path, content=body, headers=JSON)) == (400, "bad-request", field)


def test_other_things_that_are_refused(visitor: TestClient[Any]) -> None:
    form = visitor.post("/api/me", content="name=x", headers={"content-type": "application/x-www-form-urlencoded"})
    assert refused(form) == (400, "bad-request", "content-type")
    assert refused(visitor.post("/api/me", content="x" * 70_000, headers=JSON))[:2] == (413, "too-large")
    assert refused(visitor.post("/api/games", content="x" * 1_100_000, headers=JSON))[:2] == (413, "too-large")
    assert refused(visitor.get("/api/nowhere"))[:2] == (404, "no-page")
    assert refused(visitor.get("/api/games/%00"))[:2] == (404, "no-game")
    assert refused(visitor.get("/api/tables/a'b"))[:2] == (404, "no-table")
    assert refused(visitor.get("/api/games/ABCDEF/steps?first=-1")) == (400, "bad-request", "first")
    assert refused(visitor.get("/api/games/ABCDEF/steps?count=many")) == (400, "bad-request", "count")
    wrong = visitor.put("/api/me", json={})
    assert refused(wrong)[:2] == (405, "bad-request") and "POST" in wrong.headers["allow"]
    bad = visitor.post("/api/tables", json={"setup": {"edition": "delux"}})
    assert refused(bad)[:2] == (400, "bad-setup") and bad.json()["detail"].startswith("There is no edition 'delux'")
    wish = {"accept-language": "cs, en;q=0.5"}
    czech = visitor.post("/api/tables", json={"setup": {"edition": "delux"}}, headers=wish)
    editions = "deluxe, classic, circus, common-city"
    assert czech.json()["detail"] == texts.text("fault-no-edition", "cs", value="'delux'", editions=editions)


def test_a_fault_of_ours_tells_nothing_of_itself(visitor: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(person: object) -> None:
        raise RuntimeError("the secret of Zoe")

    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    monkeypatch.setattr(visitor.app.state.lobby, "listed", fail)
    monkeypatch.setattr(logging.getLogger("citadels.web"), "handlers", [handler])
    answer = visitor.get("/api/tables")
    assert answer.status_code == 500 and answer.json() == {
        "code": "internal", "field": None, "rule": None, "detail": None, "until": None, "ban_reason": ""}
    (line,) = [json.loads(line) for line in written.getvalue().splitlines() if "failed" in line]
    assert line["fault"] == "RuntimeError" and line["at"][-1].endswith(" fail")
    assert "secret" not in written.getvalue()


# -- the server itself -------------------------------------------------------------------------------------------------
def test_health_and_metrics_and_schemas(visitor: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert visitor.get("/health").json() == {"ok": True, "program": "citadels", "protocol": protocol.VERSION}
    made(visitor)
    counted = visitor.app.state.metrics.written().decode()
    assert 'citadels_http_requests_total{method="POST",path="/api/tables",status="201"}' in counted
    assert "citadels_tables " in counted and "citadels_process_resident_memory_bytes" in counted
    assert "Update" in visitor.get("/api/schema").json()["$defs"]
    described = visitor.get("/schema/openapi.json").json()
    assert described["components"]["schemas"]["Setup"]["additionalProperties"] is False
    assert "/api/games/{code}/steps" in described["paths"]

    async def away() -> bool:
        raise OSError

    monkeypatch.setattr(visitor.app.state.lobby.store, "healthy", away)
    answer = visitor.get("/health")
    assert answer.status_code == 503 and answer.json()["ok"] is False


def test_the_files_of_the_client(visitor: TestClient[Any]) -> None:
    page = visitor.get("/t/ABCDEF")
    assert page.text.startswith("<!doctype html>") and page.headers["cache-control"] == "no-cache"
    assert visitor.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
    plain = visitor.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == "console.log(1);" and "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    with visitor.stream("GET", "/assets/main-1a2b.js", headers={"accept-encoding": "gzip, br"}) as packed:
        assert packed.headers["content-encoding"] == "br" and b"".join(packed.iter_raw()) == b"packed"
    assert visitor.head("/").status_code == 200
    for lost in ("/assets/main-9999.js", "/favicon.ico", "/assets/%2e%2e/index.html"):
        assert visitor.get(lost).status_code == 404


def test_the_engine_for_the_browser_has_its_types_and_stays_in_caches(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "sw.js").write_text("worker")
    (tmp_path / "offline").mkdir()
    (tmp_path / "offline" / "python-1a2b.wasm").write_bytes(b"wasm")
    (tmp_path / "offline" / "python-1a2b.mjs").write_bytes(b"module")
    client = StaticFiles(tmp_path)
    for name, kind in (("wasm", "application/wasm"), ("mjs", "text/javascript; charset=utf-8")):
        headers = client.get(f"/offline/python-1a2b.{name}").headers
        assert headers["content-type"] == kind and "immutable" in headers["cache-control"]
    assert client.get("/offline/python-9999").status == 404
    assert client.get("/sw.js").headers["cache-control"] == "no-cache"     # or a new release would never be found


def test_a_client_that_was_not_built_says_so_and_one_built_later_is_found(tmp_path: Path) -> None:
    client = StaticFiles(tmp_path)
    assert client.get("/").status == 503 and b"make client" in client.get("/t/ABCDEF").body
    (tmp_path / "index.html").write_text("page")
    assert client.get("/").body == b"page"
