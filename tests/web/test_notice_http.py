"""The routes of notices: what they take, what they refuse, and that they tell a stranger nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels.web.app import make_app
from citadels.web.encoding import from_base64
from citadels.web.notices import encryption, guarded_http
from citadels.web.settings import Settings
from tests.web.browser import Browser
from tests.web.notices import ORIGIN, SENDER
from tests.web.push_service import Browser as PushBrowser
from tests.web.push_service import Mailbox, mail_server

Json = dict[str, Any]
ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc"
PUSH = "/api/me/notices/push"
MAIL = "/api/me/notices/mail"


class Host:
    def __init__(self, client: TestClient[Any], box: Mailbox) -> None:
        self.client = client
        self.box = box

    def come(self) -> Browser:
        return Browser(self.client)

    @staticmethod
    async def waiting(store: Any) -> bool:
        async with store.engine.connect() as connection:
            return (await connection.exec_driver_sql("select 1 from deliveries")).first() is not None

    def mails(self) -> list[Any]:
        """All that were sent, once nothing is on its way."""
        async def finished() -> None:
            lobby = self.client.app.state.lobby
            while await self.waiting(lobby.store):     # the server itself may be sending
                await lobby.notices.sender.round()
                await lobby.notices.sender.finished()
                await asyncio.sleep(0.01)

        with self.client.portal() as portal:
            portal.call(finished)
        return self.box.mails


@pytest.fixture
def host(either_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setattr(guarded_http, "post", lambda *_: 201)   # nothing leaves this machine
    with mail_server() as (box, smtp):
        settings = Settings(database=either_database, burst=0, haste=0, smtp=smtp, mail_from=SENDER,
                            public_origin=ORIGIN)
        with TestClient(make_app(settings)) as client:
            yield Host(client, box)


def subscription(endpoint: str = ENDPOINT, **keys: str) -> Json:
    browser = PushBrowser()
    return {"endpoint": endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth, **keys}}


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_device_is_told_by_push_and_no_more(host: Host) -> None:
    me = host.come()
    nobody = me.get("/api/me/notices")
    assert len(from_base64(nobody["key"])) == 65
    assert (nobody["here"], nobody["devices"], nobody["mail"], nobody["address"]) == (False, 0, True, "")
    found = me.post(PUSH, **subscription(), choices={"push": ["turn"], "quiet_from": 0, "quiet_to": 60})
    assert me.cookie and found["here"] and found["devices"] == 1
    assert found["choices"]["push"] == ["turn"] and found["key"] == nobody["key"]
    assert me.post("/api/me/notices", push=[], mail=[])["choices"]["quiet_from"] is None
    again = me.post(PUSH, **subscription(f"{ENDPOINT}d"))     # the browser has made another
    assert again["devices"] == 1 and again["choices"]["push"] == []
    other = host.come()
    assert other.post(PUSH, **subscription(f"{ENDPOINT}d"))["here"]     # the same browser, somebody else's now
    assert me.get("/api/me/notices")["devices"] == 0
    assert other.post(f"{PUSH}/test")["here"]
    assert not other.post(f"{PUSH}/end")["here"]
    assert code_of(other.ask("POST", f"{PUSH}/test", {})) == (400, "no-notices")


@pytest.mark.parametrize(("body", "code"), [
    (subscription("https://127.0.0.1/x"), "push-elsewhere"),
    (subscription("http://fcm.googleapis.com/x"), "push-elsewhere"),
    (subscription("https://evil.example/x"), "push-elsewhere"), (subscription(auth="AAAA"), "bad-request"),
    (subscription(p256dh="A" * 87), "bad-request"), ({"endpoint": ENDPOINT}, "bad-request"),
    ({**subscription(), "choices": {"quiet_from": 5}}, "bad-request")])
def test_what_is_no_subscription(host: Host, body: Json, code: str) -> None:
    assert code_of(host.come().ask("POST", PUSH, body)) == (400, code)


def test_an_address_is_confirmed_and_ended_by_links(host: Host) -> None:
    me, elsewhere = host.come(), host.come()
    found = me.post(MAIL, address="ana@example.org")
    assert (found["address"], found["confirmed"]) == ("ana@example.org", False)
    [mail] = host.mails()
    [token] = re.findall("/confirm/([A-Za-z0-9_-]+)", mail.get_payload())
    confirmed = elsewhere.post("/api/notices/confirm", token=token)     # another browser, which learns nothing
    assert (confirmed["address"], confirmed["confirmed"]) == ("", False)
    assert me.get("/api/me/notices")["confirmed"]
    assert code_of(elsewhere.ask("POST", "/api/notices/confirm", {"token": token})) == (400, "no-link")
    assert me.post(f"{MAIL}/end")["address"] == ""


def test_one_click_ends_mails_without_a_cookie(host: Host) -> None:
    me = host.come()
    me.post(MAIL, address="ana@example.org")
    client = host.client

    async def ending() -> str:
        store = client.app.state.lobby.store
        async with store.engine.connect() as connection:
            return str((await connection.exec_driver_sql("select ending from mail_addresses")).scalar_one())

    with client.portal() as portal:
        token = portal.call(ending)
    path = f"/api/notices/end/{token}"
    seen = client.get(path, follow_redirects=False)
    assert (seen.status_code, seen.headers["location"]) == (303, f"/unsubscribe/{token}")
    assert me.get("/api/me/notices")["address"] == "ana@example.org"    # to look at a link ends nothing
    form = {"content-type": "application/x-www-form-urlencoded"}
    answers = [client.post(one, content="List-Unsubscribe=One-Click", headers=form)
               for one in (path, path, f"/api/notices/end/{'x' * 43}")]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert answers[0].json() == answers[2].json()       # whether there was such an address
    assert me.get("/api/me/notices")["address"] == ""
    assert client.get("/api/notices/end/%2F%2Fevil.example", follow_redirects=False).status_code in (400, 404)


def test_nobody_learns_whose_an_address_is_or_fills_a_mailbox(host: Host) -> None:
    answers = []
    for _ in range(5):
        answer = host.come().ask("POST", MAIL, {"address": "Ana@example.org"})
        answers.append((answer.status_code, answer.json()))
        limits = host.client.app.state.limits
        limits.mails = type(limits.mails)(*[0.0, 5.0])      # each comes from a network of its own
    assert answers == [answers[0]] * 5 and answers[0][0] == 200
    assert len(host.mails()) == 3
    me = host.come()
    codes = [me.ask("POST", MAIL, {"address": f"ana{number}@example.org"}).status_code for number in range(7)]
    assert codes == [200] * 5 + [429] * 2
    assert code_of(me.ask("POST", MAIL, {"address": "ana@localhost"})) == (400, "bad-address")


def test_without_a_mail_server_or_the_package_it_says_so(
        tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encryption, "possible", lambda: False)
    with TestClient(make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0))) as client:
        me = Browser(client)
        found = me.get("/api/me/notices")
        assert (found["key"], found["mail"]) == ("", False)
        assert code_of(me.ask("POST", MAIL, {"address": "ana@example.org"})) == (400, "no-mail")
        assert code_of(me.ask("POST", PUSH, subscription())) == (400, "no-push")
        assert me.cookie == ""


def test_only_the_host_of_a_table_sets_its_webhook(host: Host) -> None:
    ana, ben, stranger = host.come(), host.come(), host.come()
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    ben.post(f"/api/tables/{code}/sit", name="Ben")
    path = f"/api/tables/{code}/webhook"
    assert ana.get(path) == {"host": ""}
    assert ana.post(path, url="https://discord.example/api/webhooks/1/secret") == {"host": "discord.example"}
    assert ana.get(path) == {"host": "discord.example"}     # the secret is not given back
    for one in (ben, stranger):
        assert code_of(one.ask("GET", path)) == code_of(one.ask("POST", path, {"url": ""})) == (403, "not-host")
    for url in ("http://discord.example/x", "https://127.0.0.1/x", "https://[::1]/", "https://169.254.169.254/", "x"):
        assert code_of(ana.ask("POST", path, {"url": url})) == (400, "bad-webhook")
    assert ana.post(path, url="") == {"host": ""}
