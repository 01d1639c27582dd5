"""The devices of a person: what a personal link tells and asks, the list of them, and how they are ended."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from citadels.web import devices, known_people, sql_store
from citadels.web.app import make_app
from citadels.web.devices import SIGNED_OUT_CLOSE, described
from citadels.web.known_people import token_hash
from citadels.web.logs import JsonLines
from citadels.web.settings import Settings
from citadels.web.timing import DAY, now
from tests.web.browser import FIREFOX, Browser

PHONE = ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
         "Mobile/15E148 Safari/604.1")
EDGE = ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 "
        "Safari/537.36 Edg/137.0.0.0")
ANDROID = ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile "
           "Safari/537.36")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0, haste=0)
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture
def ana(server: TestClient[Any]) -> Browser:
    browser = Browser(server)
    browser.post("/api/me", name="Ana")
    return browser


def second(ana: Browser, agent: str = PHONE) -> Browser:
    """Another device of Ana's."""
    browser = Browser(ana.server, agent)
    assert browser.post("/api/me/take", token=ana.link())["name"] == "Ana"
    return browser


def closed(line: Any) -> int:
    """The code with which the server closes a line, whatever it has sent before."""
    with pytest.raises(WebSocketDisconnect) as ended:
        while True:
            line.receive_json()
    return int(ended.value.code)


# -- personal links ----------------------------------------------------------------------------------------------------
def test_looking_at_a_personal_link_tells_the_name_and_nothing_else(
        server: TestClient[Any], ana: Browser, caplog: pytest.LogCaptureFixture) -> None:
    ana.post("/api/tables", setup={"seats": 2})
    token = ana.link()
    ben = Browser(server)
    ben.post("/api/me", name="Ben")
    cookie = ben.cookie
    with caplog.at_level(logging.DEBUG, "citadels"):
        for _ in range(3):
            assert ben.get(f"/api/me/take/{token}") == {"name": "Ana", "yours": False}
            assert Browser(server).get(f"/api/me/take/{token}") == {"name": "Ana", "yours": False}
    written = [JsonLines().format(record) for record in caplog.records if record.name.startswith("citadels")]
    assert len(written) >= 6 and not any(token in line or "Ana" in line for line in written)
    assert ana.get(f"/api/me/take/{token}") == {"name": "Ana", "yours": True}
    assert ben.cookie == cookie and ben.get("/api/me")["name"] == "Ben"     # nothing has happened
    assert ana.get("/api/me")["added"] == 0
    assert ben.post("/api/me/take", token=token)["name"] == "Ana"           # and it was not used up


@pytest.mark.parametrize("token", ["x" * 43, "x" * 2000, "..%2F..", "%00"])
def test_a_link_that_is_none_tells_nothing(server: TestClient[Any], token: str) -> None:
    answer = Browser(server).ask("GET", f"/api/me/take/{token}")
    assert answer.status_code in (400, 404) and "name" not in answer.json()


def test_a_spent_link_and_a_cookie_tell_no_name(server: TestClient[Any], ana: Browser) -> None:
    token = ana.link()
    other = Browser(server)
    other.post("/api/me/take", token=token)
    for spent in (token, ana.cookie, other.cookie):
        assert Browser(server).get(f"/api/me/take/{spent}")["code"] == "no-link"


def test_looking_at_links_is_limited(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", rate=1, burst=30)
    with TestClient(make_app(settings)) as client:
        answers = [client.get(f"/api/me/take/{'x' * 43}").status_code for _ in range(8)]
    assert answers[0] == 400 and answers[-1] == 429


def test_who_made_a_link_is_told_when_it_was_taken_until_they_have_seen_it(ana: Browser) -> None:
    laptop = second(ana, EDGE)
    assert ana.get("/api/me")["added"] == 1
    assert laptop.get("/api/me")["added"] == 0      # it knows
    phone = second(laptop)
    assert [one.get("/api/me")["added"] for one in (ana, laptop, phone)] == [2, 1, 0]
    ana.post("/api/me/devices/told")
    assert [one.get("/api/me")["added"] for one in (ana, laptop, phone)] == [0, 1, 0]
    assert [device["linked"] is None for device in ana.devices()] == [True, False, False]


# -- the list ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("agent", "browser", "system"), [
    (FIREFOX, "Firefox", "Linux"), (PHONE, "Safari", "iPhone"), (EDGE, "Edge", "Windows"),
    (ANDROID, "Chrome", "Android"), ("", "", ""), ("curl/8.5", "", ""), ("<b>Mac</b>" * 500, "", "macOS"),
])
def test_of_a_browser_only_its_name_and_the_system_are_kept(agent: str, browser: str, system: str) -> None:
    assert described(agent) == {"browser": browser, "system": system}


def test_the_devices_are_listed_this_one_first(ana: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = now()
    phone = second(ana)
    for module in (devices, known_people, sql_store):
        monkeypatch.setattr(module, "now", lambda: now() + 3 * DAY)
    ana.get("/api/me")
    here, there = ana.devices()
    assert (here["browser"], here["system"], here["here"]) == ("Firefox", "Linux", True)
    assert (there["browser"], there["system"], there["here"]) == ("Safari", "iPhone", False)
    assert here["seen"] >= begun + 3 * DAY and begun <= there["seen"] < begun + DAY
    assert [device["here"] for device in phone.devices()] == [True, False]
    assert ana.cookie not in str(here) and token_hash(ana.cookie) not in str(here)
    assert Browser(ana.server).devices() == []


def test_no_address_is_kept(ana: Browser, tmp_path: Path) -> None:
    second(ana)
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"testclient" not in written and b"Gecko" not in written and b"Firefox" in written


# -- ending ------------------------------------------------------------------------------------------------------------
def test_a_device_that_is_ended_is_a_stranger_and_its_lines_are_closed_at_once(ana: Browser) -> None:
    phone, laptop = second(ana), second(ana, EDGE)
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    with ana.line(code) as mine, phone.line(code) as lost, laptop.line(code) as kept:
        [id] = [device["id"] for device in ana.devices() if device["system"] == "iPhone"]
        left = ana.post("/api/me/devices/end", id=id)
        assert sorted(device["system"] for device in left) == ["Linux", "Windows"]
        assert closed(lost) == SIGNED_OUT_CLOSE
        for line in (mine, kept):
            line.send_json({"type": "ping"})
            while line.receive_json()["type"] != "pong":
                pass
    assert phone.get("/api/me") == {"name": "", "playing": [], "waiting": [], "added": 0, "warnings": [],
                                    "turns": [], "days": False}
    assert phone.devices() == [] and laptop.get("/api/me")["name"] == "Ana"
    with phone.line(code) as line:
        assert not any(seat["mine"] for seat in line.receive_json()["table"]["seats"])


def test_all_others_are_ended_at_once_and_links_with_them(ana: Browser) -> None:
    phone, laptop = second(ana), second(ana, EDGE)
    made_there = phone.link()
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    with phone.line(code) as one, laptop.line(code) as other:
        assert [device["here"] for device in ana.post("/api/me/devices/end")] == [True]
        assert [closed(one), closed(other)] == [SIGNED_OUT_CLOSE] * 2
    assert phone.post("/api/me/take", token=made_there)["code"] == "no-link"
    assert ana.get("/api/me")["name"] == "Ana"


def test_nobody_ends_the_device_of_another(server: TestClient[Any], ana: Browser) -> None:
    ben = Browser(server)
    ben.post("/api/me", name="Ben")
    [mine] = ana.devices()
    for id in (mine["id"], None):
        assert [device["here"] for device in ben.post("/api/me/devices/end", id=id)] == [True]
        assert Browser(server).post("/api/me/devices/end", id=id) == []
    for odd in ("", "%", "_" * 16, mine["id"] + "0"):
        assert ben.post("/api/me/devices/end", id=odd)["code"] == "bad-request"
    assert ana.post("/api/me/devices/end", id=mine["id"]) == [mine]     # this one is signed out, not ended
    assert ana.get("/api/me")["name"] == "Ana"


def test_this_device_can_be_signed_out(ana: Browser) -> None:
    phone = second(ana)
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    before = phone.cookie
    with phone.line(code) as line:
        answer = phone.ask("POST", "/api/me/sign-out", {})
        assert answer.json()["name"] == "" and "Max-Age=0" in answer.headers["set-cookie"]
        assert closed(line) == SIGNED_OUT_CLOSE
    assert phone.cookie == ""
    phone.cookie = before
    assert phone.get("/api/me")["name"] == ""       # a copy of it is worth nothing either
    assert [device["system"] for device in ana.devices()] == ["Linux"]


def test_a_line_that_is_being_opened_while_its_device_is_ended_is_closed(server: TestClient[Any], ana: Browser,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    phone = second(ana)
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    lobby = server.app.state.lobby
    by_cookie = lobby.people.by_cookie

    async def ended_meanwhile(token: str) -> Any:
        person = await by_cookie(token)
        await lobby.people.devices.end_others(person.id, token_hash(ana.cookie))
        return person

    monkeypatch.setattr(lobby.people, "by_cookie", ended_meanwhile)
    with phone.line(code) as line:
        assert closed(line) == SIGNED_OUT_CLOSE


def test_what_was_ended_while_nothing_was_heard_of_it_is_closed_later(server: TestClient[Any], ana: Browser) -> None:
    """The connection for notifications was lost for a while."""
    phone = second(ana)
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    lobby = server.app.state.lobby

    async def elsewhere() -> None:
        await devices.Devices(lobby.store).sign_out(token_hash(phone.cookie))   # at another process
        await lobby._on_notification("missed")

    with ana.line(code) as mine, phone.line(code) as lost, Browser(server).line(code) as stranger:
        with server.portal() as portal:
            portal.call(elsewhere)
        assert closed(lost) == SIGNED_OUT_CLOSE
        for line in (mine, stranger):
            line.send_json({"type": "ping"})
            while line.receive_json()["type"] != "pong":
                pass
