"""The host's desk: who gets in, what it shows, and what it does. Nobody learns from it what is hidden at a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from citadels.web.app import make_app
from citadels.web.backup import looked_into
from citadels.web.moderation import bans, host_routes
from citadels.web.moderation.keys import COOKIE
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings
from citadels.web.timing import DAY, now
from tests.web.browser import Browser

Json = dict[str, Any]
Server = TestClient[Any]
KEY = "the key of the host, long enough".replace(" ", "-")


class Host(Browser):
    """Somebody at the desk, or before it."""

    def __init__(self, server: Server, key: str = KEY) -> None:
        super().__init__(server)
        self.key = key
        self.token = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"user-agent": self.agent, "cookie": f"{COOKIE}={self.token}"}

    def enter(self) -> Any:
        answer = self.ask("POST", "/api/host/enter", {"key": self.key})
        self.token = answer.cookies.get(COOKIE) or ""
        return answer


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    settings = Settings(database=database, burst=0, haste=0, host_key=KEY, metrics_token="m" * 20,
                        backups=tmp_path / "kept")
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture
def host(server: Server) -> Host:
    host = Host(server)
    assert host.enter().status_code == 200
    return host


@pytest.fixture
def come(server: Server) -> Callable[[str], Browser]:
    def coming(name: str) -> Browser:
        browser = Browser(server)
        browser.post("/api/me", name=name)
        return browser

    return coming


def routes() -> list[tuple[str, str]]:
    return [(method, path) for handler in host_routes.ROUTES for method in handler.http_methods
            for path in handler.paths if method in ("GET", "POST")]


def person(host: Host, name: str) -> Json:
    (found,) = host.get(f"/api/host/people?find={name}")
    return dict(found)


# -- the key -----------------------------------------------------------------------------------------------------------
def test_without_the_key_nothing_is_there(server: Server) -> None:
    stranger = Host(server)
    open_ones = {("GET", "/api/host/door"), ("POST", "/api/host/enter"), ("POST", "/api/host/leave")}
    assert stranger.get("/api/host/door") == {"entered": False}
    answers = {}
    for method, path in set(routes()) - open_ones:
        for token in ("", "x" * 43, "x" * 5000):
            stranger.token = token
            answer = stranger.ask(method, path.replace("{name:str}", "citadels-20260101-000000.backup"), {"id": 1})
            answers[method, path, token[:1]] = answer.status_code, answer.json()["code"]
    assert len(answers) == 2 * (len(routes()) - 3) and set(answers.values()) == {(404, "no-page")}


def test_a_wrong_key_is_refused_and_cannot_be_tried_out(server: Server) -> None:
    stranger = Host(server, "not the key at all")
    tries = [stranger.enter() for _ in range(8)]
    assert [answer.json()["code"] for answer in tries] == ["wrong-key"] * 5 + ["too-fast"] * 3
    assert not any("set-cookie" in answer.headers for answer in tries)
    stranger.key = KEY
    assert stranger.enter().json()["code"] == "too-fast", "the right one is not let in either, or it could be told"


def test_the_cookie_is_for_the_desk_alone_and_ends_with_signing_out(server: Server, host: Host) -> None:
    cookie = Host(server).enter().headers["set-cookie"]
    for words in ("HttpOnly", "SameSite=strict", "Path=/api/host", "Max-Age=43200"):
        assert words in cookie
    assert host.get("/api/host/door") == {"entered": True}
    before = host.token
    assert host.post("/api/host/leave") == {"entered": False}
    host.token = before
    assert host.get("/api/host/door") == {"entered": False}


def test_a_key_that_the_server_makes_is_shown_once_and_survives(database: str) -> None:
    settings = Settings(database=database, burst=0)
    keys: list[str | None] = []
    for anew in (False, False, True):
        with TestClient(make_app(settings)) as server:
            assert Host(server, "").ask("POST", "/api/host/enter", {"key": ""}).status_code == 400
            made = server.app.state.lobby.moderation.keys
            keys.append(server.blocking_portal.call(made.make, anew))
            last = [key for key in keys if key][-1]
            host = Host(server, last)
            assert host.enter().status_code == 200
            assert Host(server, keys[0] or "").enter().status_code == (403 if anew else 200)
    assert keys[1] is None and keys[0] and keys[2] and keys[0] != keys[2]


def test_a_new_key_ends_what_the_old_one_has_opened(database: str) -> None:
    with TestClient(make_app(Settings(database=database, burst=0))) as server:
        keys = server.app.state.lobby.moderation.keys
        host = Host(server, server.blocking_portal.call(keys.make))
        host.enter()
        assert host.get("/api/host/door") == {"entered": True}
        server.blocking_portal.call(keys.make, True)
        assert host.get("/api/host/door") == {"entered": False}


# -- what it shows -----------------------------------------------------------------------------------------------------
def test_it_shows_how_the_server_is_without_secrets(server: Server, host: Host, come: Callable[[str], Browser]) -> None:
    come("Ana").post("/api/tables", setup={"seats": 2}, bots=[None, "easy"], start=True)
    found = host.get("/api/host/overview")
    assert (found["playing"], found["open"], found["people"], found["healthy"]) == (1, 0, 1, True)
    assert found["bytes"] > 1000 and found["memory"] > 1_000_000
    words = str(found)
    assert KEY not in words and "m" * 20 not in words
    shown = {setting["name"]: setting for setting in found["settings"]}
    assert shown["host_key"]["value"] == shown["metrics_token"]["value"] == "…"
    assert shown["burst"] == {"name": "burst", "value": "0", "usual": False} and shown["keep_chat"]["usual"]


def test_no_hand_of_a_running_game_is_anywhere_on_the_desk(
        server: Server, host: Host, come: Callable[[str], Browser]) -> None:
    ana = come("Ana")
    code = ana.post("/api/tables", setup={"seats": 3}, bots=[None, "easy", "easy"], start=True)["code"]
    lobby: ServerLobby = server.app.state.lobby
    row = server.blocking_portal.call(lambda: lobby.store.table(code=code))
    (table,) = host.get(f"/api/host/tables?find={code.lower()}")
    assert (table["code"], table["state"], table["people"], table["quiet"]) == (code, "playing", 1, 0)
    with ana.line(code) as line:
        while (message := line.receive_json())["type"] != "update":
            pass
    hand = message["view"]["players"][0]["hand"]
    assert hand and all(isinstance(card, str) for card in hand)
    for path in ("overview", "tables", "people", "reports", "bans", "log", "backups"):
        text = host.ask("GET", f"/api/host/{path}").text
        assert row is not None and row.secret and row.salt not in text and row.secret not in text
        assert not any(f'"{card}"' in text for card in hand)


def test_tables_are_closed_and_read_anew(server: Server, host: Host, come: Callable[[str], Browser]) -> None:
    ana = come("Ana")
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    assert [table["code"] for table in host.get("/api/host/tables?kind=open")] == [code]
    assert host.get("/api/host/tables?kind=over") == []
    assert host.post("/api/host/tables/reload", code=code.lower()) == {"entered": True}
    with ana.line(code) as line:
        assert line.receive_json()["type"] == "welcome"
        host.post("/api/host/tables/close", code=code)
        while line.receive_json()["type"] != "closed":
            pass
    assert ana.get(f"/api/tables/{code}")["code"] == "no-table"
    for way in ("close", "reload"):
        assert host.post(f"/api/host/tables/{way}", code=code)["code"] == "no-table"


def test_people_are_listed_by_the_name_they_typed_at_a_table(server: Server, host: Host) -> None:
    guest, other = Browser(server), Browser(server)
    code = guest.post("/api/tables", setup={"seats": 3})["code"]
    other.post(f"/api/tables/{code}/sit", name="Zoe")
    guest.post(f"/api/tables/{code}/report", seat=1, reason="name")
    assert sorted(found["name"] for found in host.get("/api/host/people")) == ["", "Zoe"]
    (report,) = host.get("/api/host/reports")
    assert (report["now"], report["by"]) == ("Zoe", "")
    host.post("/api/host/people/act", act="mute", person=person(host, "Zoe")["id"], days=1)
    assert host.get("/api/host/bans")[0]["name"] == host.get("/api/host/log")[0]["about"] == "Zoe"
    other.post("/api/me", name="Zoltana")
    assert person(host, "Zoe")["name"] == "Zoltana", "the name they have chosen counts more"


# -- what it does ------------------------------------------------------------------------------------------------------
def test_a_report_is_read_and_acted_upon(host: Host, come: Callable[[str], Browser]) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = ana.post("/api/tables", setup={"seats": 3})["code"]
    ben.post(f"/api/tables/{code}/sit")
    ana.post(f"/api/tables/{code}/report", reason="name", seat=1, words="look at it")
    (report,) = host.get("/api/host/reports")
    assert (report["name"], report["by"], report["reason"], report["words"]) == ("Ben", "Ana", "name", "look at it")
    about = {"person": report["person"], "report": report["id"]}
    assert host.post("/api/host/people/act", act="warn", **about)["code"] == "bad-request", "of what?"
    host.post("/api/host/people/act", act="warn", words="Please choose another name.", **about)
    assert host.get("/api/host/reports") == [] and host.get("/api/host/reports?closed=true")[0]["outcome"] == "warn"
    assert ben.get("/api/me")["warnings"] == ["Please choose another name."] and ana.get("/api/me")["warnings"] == []
    assert ben.post("/api/me/warnings")["warnings"] == [] and ben.get("/api/me")["warnings"] == []
    host.post("/api/host/people/act", act="rename", person=report["person"], name="Ana")
    assert ben.get("/api/me")["name"] == "Ana"
    assert [seat["name"] for seat in ana.get(f"/api/tables/{code}")["seats"]] == ["Ana", "Ana 2", ""]
    host.post("/api/host/people/act", act="sign-out", person=report["person"])
    assert ben.get("/api/me")["name"] == ""
    assert [(entry["act"], entry["about"]) for entry in host.get("/api/host/log")] == [
        ("sign-out", "Ana"), ("rename", "Ben"), ("warn", "Ben"), ("enter", "")]
    assert host.post("/api/host/people/act", act="ban", person=4711)["code"] == "no-person"


def test_a_ban_holds_everywhere_until_its_end_and_says_so(
        server: Server, host: Host, come: Callable[[str], Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = ana.post("/api/tables", setup={"seats": 3})["code"]
    ben.post(f"/api/tables/{code}/sit")
    with ben.line(code) as line:
        line.receive_json()
        host.post("/api/host/people/act", act="ban", person=person(host, "Ben")["id"], days=3, words="third time")
        while (message := line.receive_json())["type"] != "refused":
            pass
        assert message["code"] == "banned" and abs(message["until"] - now() - 3 * DAY) < DAY / 2
        with pytest.raises(WebSocketDisconnect) as ended:
            while True:
                line.receive_json()
        assert ended.value.code == 4403
    for path, body in (("/api/tables", {}), (f"/api/tables/{code}/leave", {}), ("/api/me", {"name": "Bo"})):
        answer = ben.ask("POST", path, body)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned") and answer.json()["until"]
        assert "third time" not in answer.text
    assert ben.get("/api/me")["name"] == "Ben" and ben.ask("POST", "/api/me/sign-out", {}).status_code == 200
    assert ana.post("/api/me", name="Ann")["name"] == "Ann"
    (ban,) = host.get("/api/host/bans")
    assert (ban["name"], ban["kind"], ban["words"]) == ("Ben", "play", "third time")
    other = come("Eve")
    host.post("/api/host/people/act", act="ban", person=person(host, "Eve")["id"])
    assert other.post("/api/tables")["code"] == "banned" and other.post("/api/tables")["until"] is None
    for ban in host.get("/api/host/bans"):
        host.post("/api/host/bans/lift", id=ban["id"])
    assert "name" in other.post("/api/me", name="Eve")
    host.post("/api/host/people/act", act="ban", person=person(host, "Eve")["id"], days=1)
    monkeypatch.setattr(bans, "now", lambda: now() + DAY + 1)
    assert "name" in other.post("/api/me", name="Eve"), "it is over"


def test_who_is_banned_or_muted_is_told_the_reason_but_not_the_note(
        server: Server, host: Host, come: Callable[[str], Browser]) -> None:
    ben = come("Ben")
    code = ben.post("/api/tables", setup={"seats": 2})["code"]
    about = {"person": person(host, "Ben")["id"], "days": 1, "words": "third time", "reason": " Stay polite. "}
    assert host.post("/api/host/people/act", act="ban", **{**about, "reason": "x" * 301})["code"] == "bad-request"
    with ben.line(code) as line:
        host.post("/api/host/people/act", act="mute", **about)
        line.send_json({"type": "say", "text": "boo"})
        while (message := line.receive_json())["type"] != "refused":
            pass
        assert (message["code"], message["ban_reason"]) == ("silenced", "Stay polite.")
        host.post("/api/host/people/act", act="ban", address=True, **about)
        while (message := line.receive_json())["type"] != "refused":
            pass
        assert (message["code"], message["ban_reason"]) == ("banned", "Stay polite.")
    answer = ben.ask("POST", "/api/tables", {})
    assert answer.json()["ban_reason"] == "Stay polite." and "third time" not in answer.text
    stranger = Browser(server).post("/api/tables")
    assert (stranger["code"], stranger["ban_reason"]) == ("banned", ""), "who shares the address has done nothing"
    (shown,) = [ban for ban in host.get("/api/host/bans") if ban["person"] and ban["kind"] == "play"]
    assert (shown["reason"], shown["words"]) == ("Stay polite.", "third time")


def test_an_address_can_be_banned_and_is_kept_only_as_a_hash(
        server: Server, host: Host, come: Callable[[str], Browser]) -> None:
    come("Ben")
    found = person(host, "Ben")
    assert found["near"]
    host.post("/api/host/people/act", act="ban", person=found["id"], address=True, days=1)
    assert Browser(server).post("/api/tables")["code"] == "banned", "whoever comes from there"
    assert host.get("/api/host/door") == {"entered": True}, "but not the host"
    kinds = [ban["person"] for ban in host.get("/api/host/bans")]
    assert sorted(kinds, key=str) == sorted([found["id"], None], key=str)
    for ban in host.get("/api/host/bans"):
        host.post("/api/host/bans/lift", id=ban["id"])
    assert Browser(server).ask("POST", "/api/tables", {}).status_code == 201
    host.post("/api/host/bans/address", address="2001:db8::7", words="proxy")
    assert host.post("/api/host/bans/address", address="example")["code"] == "bad-request"
    assert host.post("/api/host/bans/address", address="10.0.0.0/8")["code"] == "bad-request"
    lobby: ServerLobby = server.app.state.lobby
    assert lobby.moderation.bans.end(None, "2001:db8::99") and not lobby.moderation.bans.end(None, "2001:db9::7")
    assert "db8" not in host.ask("GET", "/api/host/bans").text + host.ask("GET", "/api/host/log").text


def test_who_is_muted_on_the_server_plays_but_does_not_write(host: Host, come: Callable[[str], Browser]) -> None:
    ben = come("Ben")
    code = ben.post("/api/tables", setup={"seats": 2})["code"]
    host.post("/api/host/people/act", act="mute", person=person(host, "Ben")["id"], days=1)
    with ben.line(code) as line:
        for message in ({"type": "say", "text": "boo"}, {"type": "phrase", "phrase": "bye"}):
            line.send_json(message)
            while (answer := line.receive_json())["type"] != "refused":
                pass
            assert answer["code"] == "silenced" and answer["until"]
    assert ben.post(f"/api/tables/{code}/start")["state"] == "playing"


def test_people_are_found_by_any_of_their_names(host: Host, come: Callable[[str], Browser]) -> None:
    ana, ivan = come("Ana"), come("Иван")
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    ivan.post(f"/api/tables/{code}/sit", name="Grumpy%")
    for find in ("иван", "ИВАН", "grumpy", "y%"):
        assert [found["name"] for found in host.get(f"/api/host/people?find={find.replace('%', '%25')}")] == ["Иван"]
    assert len(host.get("/api/host/people")) == 2 and host.get("/api/host/people?find=_") == []
    assert (person(host, "Ana")["tables"], person(host, "Ana")["devices"]) == (1, 1)


def test_backups_are_made_listed_and_fetched(host: Host, come: Callable[[str], Browser], tmp_path: Path) -> None:
    come("Ana")
    assert host.get("/api/host/backups") == []
    (made,) = host.post("/api/host/backups")
    assert re.fullmatch(r"citadels-\d{8}-\d{6}\.backup", made["name"]) and made["size"] > 100
    answer = host.ask("GET", f"/api/host/backups/{made['name']}")
    assert answer.headers["content-type"] == "application/gzip" and answer.headers["cache-control"] == "no-store"
    (tmp_path / "fetched").write_bytes(answer.content)
    assert looked_into(tmp_path / "fetched").rows["people"] == 1
    assert (tmp_path / "kept" / made["name"]).stat().st_mode & 0o777 == 0o600
    for name in ("nothing.backup", "citadels-20200101-000000.backup", "..%2Ftables.db"):
        assert host.ask("GET", f"/api/host/backups/{name}").status_code == 404
    for number in range(8):
        (tmp_path / "kept" / f"citadels-2020010{number + 1}-000000.backup").write_bytes(b"old")
    host.post("/api/host/backups")
    assert len(host.get("/api/host/backups")) == 7


@pytest.mark.parametrize(("path", "body"), [
    ("/api/notices/end/%00", {}), ("/api/me/statistics?after=%00", None), ("/api/me/games?after=%00", None),
    ("/api/host/people?find=%00", None), ("/api/host/tables?find=%00", None),
    ("/api/host/people/act", {"act": "warn", "person": 1, "words": "a\0b"}),
    ("/api/host/people/act", {"act": "ban", "person": 1, "reason": "a\0b"}),
    ("/api/host/bans/address", {"address": "192.0.2.1", "words": "a\0b"}),
    ("/api/host/seasons", {"name": "a\0b", "starts": 1}), ("/api/host/tournaments", {"name": "a\0b", "starts": 1}),
])
def test_what_a_database_does_not_take_is_no_fault_of_the_server(
        host: Host, come: Callable[[str], Browser], path: str, body: Any) -> None:
    who = host if path.startswith("/api/host") else come("Ana")
    come("Ben")
    assert who.ask("GET" if body is None else "POST", path, body).status_code in (200, 400, 404)


def test_who_is_banned_can_still_end_mails(host: Host, come: Callable[[str], Browser]) -> None:
    ana = come("Ana")
    host.post("/api/host/people/act", act="ban", person=person(host, "Ana")["id"])
    assert ana.ask("POST", "/api/notices/end/" + "a" * 43, {}).status_code == 200
    assert ana.ask("POST", "/api/tables", {}).json()["code"] == "banned"
