"""Passkeys and the recovery code: ways back to a person, which tell a stranger nothing."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text

from citadels.web.app import make_app
from citadels.web.identity import passkeys, recovery, relying_party
from citadels.web.logs import JsonLines
from citadels.web.settings import Settings, with_driver
from citadels.web.store import CODE_LETTERS
from citadels.web.timing import DAY, now
from tests.web.authenticator import Authenticator, decoded, encoded
from tests.web.browser import Browser
from tests.web.postgres import Cluster
from tests.web.test_devices import PHONE

Json = dict[str, Any]
ORIGIN = "http://localhost"


class Home(Browser):
    """A browser that also keeps the cookie of a passkey that is being made or used."""

    def __init__(self, server: TestClient[Any], agent: str = PHONE, name: str = "") -> None:
        super().__init__(server, agent)
        self.visit = ""
        if name:
            self.post("/api/me", name=name)

    @property
    def headers(self) -> dict[str, str]:
        cookies = {"citadels": self.cookie, "citadels-passkey": self.visit}
        written = "; ".join(f"{name}={value}" for name, value in cookies.items() if value)
        return {"user-agent": self.agent, "host": "localhost", **({"cookie": written} if written else {})}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        before = self.cookie
        answer = super().ask(method, path, body)
        if "citadels-passkey" in answer.cookies:
            self.visit = answer.cookies["citadels-passkey"]
            self.cookie = answer.cookies.get("citadels") or before
        return answer

    def add(self, key: Authenticator, name: str = "") -> Json:
        made = key.make(self.post("/api/me/passkeys/new")["options"])
        found: Json = self.post("/api/me/passkeys/add", credential=made, name=name)
        return found

    def options(self) -> Json:
        found: Json = self.post("/api/me/passkeys/ask")["options"]
        return found

    def use(self, key: Authenticator) -> Json:
        signed = key.sign(self.options())
        found: Json = self.post("/api/me/passkeys/use", credential=signed)
        return found


@pytest.fixture
def server(either_database: str) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(Settings(database=either_database, burst=0, haste=0))) as client:
        yield client


@pytest.fixture
def ana(server: TestClient[Any]) -> Home:
    return Home(server, name="Ana")


def rows(server: TestClient[Any], query: str) -> list[Any]:
    async def read() -> list[Any]:
        async with server.app.state.lobby.store.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(text(query))]

    with server.portal() as portal:
        return portal.call(read)


# -- passkeys ----------------------------------------------------------------------------------------------------------
def test_a_passkey_is_made_used_elsewhere_renamed_and_removed(server: TestClient[Any], ana: Home) -> None:
    code = ana.post("/api/tables", setup={"seats": 2})["code"]
    key = Authenticator(ORIGIN)
    found = ana.add(key, "Phone")
    [one] = found["passkeys"]
    assert (one["name"], one["used"], found["possible"]) == ("Phone", None, "yes")

    ben = Home(server, name="Ben")
    me = ben.use(key)
    assert (me["name"], me["playing"]) == ("Ana", [code]) and ben.get("/api/me")["name"] == "Ana"
    here, other = ben.devices()
    assert (here["way"], other["way"], here["here"]) == ("passkey", None, True)
    assert here["since"] == here["linked"] and other["since"] is not None and other["linked"] is None
    assert ana.get("/api/me")["added"] == 1      # the other devices are told
    [one] = ana.get("/api/me/identity")["passkeys"]
    assert one["used"] >= one["created"]

    assert ana.use(key)["name"] == "Ana" and len(ana.devices()) == 2     # it was Ana's already
    [one] = ana.post("/api/me/passkeys/rename", id=one["id"], name="  My\u0007 key ")["passkeys"]
    assert one["name"] == "My key"
    assert ana.post("/api/me/passkeys/remove", id=one["id"])["passkeys"] == []
    assert Home(server).use(key)["code"] == "no-passkey"


def test_what_a_passkey_knows_of_its_person_tells_nothing(server: TestClient[Any], ana: Home) -> None:
    options = ana.post("/api/me/passkeys/new")["options"]
    assert len(decoded(options["user"]["id"])) == 32 and options["user"]["name"] == "Ana"
    assert options["rp"]["id"] == "localhost" and options["attestation"] == "none"
    assert options["authenticatorSelection"] == {
        "residentKey": "required", "requireResidentKey": True, "userVerification": "preferred"}
    assert ana.post("/api/me/passkeys/new")["options"]["user"]["id"] == options["user"]["id"]
    key = Authenticator(ORIGIN)
    ana.add(key)
    assert [one["id"] for one in ana.post("/api/me/passkeys/new")["options"]["excludeCredentials"]] == [encoded(key.id)]
    guest = Home(server).post("/api/me/passkeys/new")["options"]["user"]
    assert guest["name"] == "Guest" and guest["id"] != options["user"]["id"]


def test_a_challenge_works_once_in_the_browser_that_asked_for_it_and_not_for_long(
        server: TestClient[Any], ana: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    key = Authenticator(ORIGIN)
    made = key.make(ana.post("/api/me/passkeys/new")["options"])
    ben = Home(server, name="Ben")
    assert ben.post("/api/me/passkeys/add", credential=made)["code"] == "passkey-late"      # has asked for nothing
    ben.visit = ana.visit                                                                    # a stolen cookie
    assert ben.post("/api/me/passkeys/add", credential=made)["code"] == "passkey-late"
    assert ana.post("/api/me/passkeys/add", credential=made)["code"] == "passkey-late"      # it was used up by that
    ana.add(key)

    phone = Home(server)
    signed = key.sign(phone.options())
    assert phone.post("/api/me/passkeys/use", credential=signed)["name"] == "Ana"
    assert phone.post("/api/me/passkeys/use", credential=signed)["code"] == "passkey-late"
    for wrong in ("challenge for making", "another challenge"):
        options = ana.post("/api/me/passkeys/new")["options"] if wrong == "challenge for making" else ana.options()
        if wrong == "another challenge":
            phone.options()
        signed = key.sign({"rpId": "localhost", "challenge": options["challenge"]})
        assert phone.post("/api/me/passkeys/use", credential=signed)["code"] in ("no-passkey", "passkey-late"), wrong
    signed = key.sign(phone.options())
    monkeypatch.setattr(passkeys, "now", lambda: now() + passkeys.LASTS + 1)
    assert phone.post("/api/me/passkeys/use", credential=signed)["code"] == "passkey-late"


def test_another_page_another_server_and_another_number_are_refused(server: TestClient[Any], ana: Home) -> None:
    strange = Authenticator("https://evil.example")
    assert ana.add(strange)["code"] == "bad-passkey"
    key = Authenticator(ORIGIN)
    ana.add(key)
    phone = Home(server)
    assert phone.use(key)["name"] == "Ana"
    key.origin = "https://evil.example"
    assert phone.use(key)["code"] == "no-passkey"
    key.origin, key.count = ORIGIN, 0
    assert phone.use(key)["code"] == "no-passkey"       # a copy of it has signed before
    key.count = 10
    assert phone.use(key)["name"] == "Ana"
    signed = key.sign({**phone.options(), "rpId": "evil.example"})
    assert phone.post("/api/me/passkeys/use", credential=signed)["code"] == "no-passkey"


def test_a_stranger_cannot_tell_whether_a_passkey_or_a_person_exists(
        server: TestClient[Any], ana: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answers after the same work: what is read, and what is verified."""
    key = Authenticator(ORIGIN)
    ana.add(key)
    eve = Home(server)
    made_up = Authenticator(ORIGIN)
    made_up.handle = encoded(b"x" * 32)
    forged = Authenticator(ORIGIN)      # knows the id and the handle, but not the key
    forged.id, forged.handle = key.id, key.handle
    other_handle = Authenticator(ORIGIN)
    other_handle.id, other_handle.handle = key.id, made_up.handle

    import webauthn

    verified: list[int] = []
    really = webauthn.verify_authentication_response

    def counted(**given: Any) -> Any:
        verified.append(len(given["credential_public_key"]))
        return really(**given)

    monkeypatch.setattr(webauthn, "verify_authentication_response", counted)
    asked: list[Json] = []
    answers: list[tuple[int, Json, dict[str, str]]] = []
    for one in (made_up, forged, other_handle):
        options = eve.options()
        asked.append({name: value for name, value in options.items() if name != "challenge"})
        answer = eve.ask("POST", "/api/me/passkeys/use", {"credential": one.sign(options)})
        answers.append((answer.status_code, answer.json(), dict(answer.headers)))
    assert asked[0] == asked[1] == asked[2] and "allowCredentials" not in str({k: v for k, v in asked[0].items() if v})
    assert answers[0] == answers[1] == answers[2] and answers[0][1]["code"] == "no-passkey"
    assert len(verified) == 3 and len(set(verified)) == 1
    # Making one with the id of somebody else's is like making any other.
    assert len(Home(server, name="Eve").add(forged)["passkeys"]) == 1
    assert Home(server).use(key)["name"] == "Ana"


@pytest.mark.parametrize(("origin", "host", "scheme", "expected"), [
    ("https://citadels.example", "10.0.0.5:4848", "http", ("citadels.example", "https://citadels.example")),
    ("https://citadels.example:8443", "x", "http", ("citadels.example", "https://citadels.example:8443")),
    ("http://citadels.example", "x", "http", None),         # browsers make passkeys for https only
    (None, "localhost:4848", "http", ("localhost", "http://localhost:4848")),
    (None, "LocalHost", "http", ("localhost", "http://localhost")),
    (None, "127.0.0.1:4848", "http", None),                 # and for names
    (None, "[::1]:4848", "https", None),
    (None, "evil.example", "https", None),                  # anybody could give this machine that name
    (None, "", "http", None),
    (None, "[", "http", None),
])
def test_passkeys_are_for_the_name_of_this_server(
        origin: str | None, host: str, scheme: str, expected: tuple[str, str] | None) -> None:
    scope = {"scheme": scheme, "headers": [(b"host", host.encode())]}
    settings = Settings(public_origin=origin)
    assert (relying_party.possible(scope, settings) == "yes") == (expected is not None)
    if expected is not None:
        assert relying_party.relying_party(scope, settings) == expected


def test_without_the_package_all_but_passkeys_works(
        server: TestClient[Any], ana: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relying_party, "has_package", lambda: False)
    assert ana.get("/api/me/identity")["possible"] == "no-package"
    assert ana.post("/api/me/passkeys/new")["code"] == "no-passkeys"
    assert ana.post("/api/me/passkeys/ask")["code"] == "no-passkeys"
    assert Home(server).post("/api/me/recovery/use", code=ana.post("/api/me/recovery")["code"])["name"] == "Ana"


def test_nobody_has_more_passkeys_than_they_need(ana: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MOST", 2)
    third = Authenticator(ORIGIN).make(ana.post("/api/me/passkeys/new")["options"])
    visit = ana.visit
    for _ in range(2):
        ana.add(Authenticator(ORIGIN))
    assert ana.post("/api/me/passkeys/new")["code"] == "too-many-passkeys"
    ana.visit = visit
    assert ana.post("/api/me/passkeys/add", credential=third)["code"] == "too-many-passkeys"
    assert len(ana.get("/api/me/identity")["passkeys"]) == 2


def test_nobody_changes_the_passkeys_of_another(server: TestClient[Any], ana: Home) -> None:
    [one] = ana.add(Authenticator(ORIGIN))["passkeys"]
    assert one["name"] == "Safari, iPhone"
    ben, stranger = Home(server, name="Ben"), Home(server)
    assert ben.post("/api/me/passkeys/remove", id=one["id"])["passkeys"] == []
    assert ben.post("/api/me/passkeys/rename", id=one["id"], name="Ben's")["passkeys"] == []
    assert stranger.post("/api/me/passkeys/remove", id=one["id"])["code"] == "nobody"
    assert stranger.get("/api/me/identity") == {
        "passkeys": [], "recovery": None, "possible": "yes", "known": False}
    assert ana.get("/api/me/identity")["passkeys"] == [one]


# -- the recovery code -------------------------------------------------------------------------------------------------
def test_a_recovery_code_brings_a_person_back_until_it_is_replaced(server: TestClient[Any], ana: Home) -> None:
    code = ana.post("/api/me/recovery")["code"]
    assert [len(group) for group in code.split("-")] == [5] * 5 and set(code) <= {*CODE_LETTERS, "-"}
    assert len(CODE_LETTERS) ** 25 > 2 ** 120
    state = ana.get("/api/me/identity")["recovery"]
    assert state["used"] is None and abs(state["made"] - now()) < DAY

    phone = Home(server)
    assert phone.post("/api/me/recovery/use", code=f"  {code.lower().replace('-', ' ')} ")["name"] == "Ana"
    assert phone.devices()[0]["way"] == "code" and ana.get("/api/me")["added"] == 1
    assert ana.get("/api/me/identity")["recovery"]["used"] is not None
    assert ana.post("/api/me/recovery/use", code=code)["name"] == "Ana" and len(ana.devices()) == 2

    newer = phone.post("/api/me/recovery")["code"]
    assert Home(server).post("/api/me/recovery/use", code=code)["code"] == "no-recovery"
    assert Home(server).post("/api/me/recovery/use", code=newer)["name"] == "Ana"
    assert ana.post("/api/me/recovery/remove")["recovery"] is None
    assert Home(server).post("/api/me/recovery/use", code=newer)["code"] == "no-recovery"


def test_only_a_hash_of_the_code_is_kept_and_nothing_is_logged(
        server: TestClient[Any], ana: Home, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "citadels"):
        code = ana.post("/api/me/recovery")["code"]
        Home(server).post("/api/me/recovery/use", code=code)
        Home(server).post("/api/me/recovery/use", code=code[:-1])
    written = "\n".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("citadels"))
    kept = str(rows(server, "select * from identities"))
    for words in (written, kept):
        assert code not in words and code.replace("-", "") not in words and code[:5] not in words
    assert recovery.code_hash(code) in kept


def test_a_wrong_code_is_answered_alike_whatever_is_wrong_with_it(server: TestClient[Any], ana: Home) -> None:
    code = ana.post("/api/me/recovery")["code"]
    wrong = ["-".join(["AAAAA"] * 5), "x", code[:-1] + ("A" if code[-1] != "A" else "B"), "\u0000", "ß" * 100,
             recovery.code_hash(code)]
    answers = [Home(server).ask("POST", "/api/me/recovery/use", {"code": one}) for one in wrong]
    assert {answer.status_code for answer in answers} == {400}
    assert [answer.json() for answer in answers] == [answers[0].json()] * len(wrong)
    assert answers[0].json()["code"] == "no-recovery" and not any("set-cookie" in one.headers for one in answers)


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db")
    with TestClient(make_app(settings)) as client:
        answers = [client.post("/api/me/recovery/use", json={"code": "A" * 25}).status_code for _ in range(14)]
        assert answers[:10] == [400] * 10 and answers[10:] == [429] * 4
        limits = client.app.state.limits
        while limits.all_recovery.take(None):     # from everywhere
            pass
        scope = {"client": ("192.0.2.7", 1)}
        with pytest.raises(Exception, match="too-fast"):
            limits.recovery_code(scope)


def test_asking_for_passkeys_is_limited(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", rate=1, burst=30)
    with TestClient(make_app(settings)) as client:
        answers = [Home(client).ask("POST", "/api/me/passkeys/ask", {}).status_code for _ in range(8)]
    assert answers[0] == 200 and answers[-1] == 429


def test_a_passkey_that_is_asked_for_at_one_process_may_be_signed_at_another(cluster: Cluster) -> None:
    settings = Settings(database=with_driver(cluster.new_database()), burst=0, haste=0)
    with TestClient(make_app(settings)) as one, TestClient(make_app(settings)) as other:
        ana, key = Home(one, name="Ana"), Authenticator(ORIGIN)
        made = key.make(ana.post("/api/me/passkeys/new")["options"])
        ana.server = other
        assert len(ana.post("/api/me/passkeys/add", credential=made)["passkeys"]) == 1
        phone = Home(one)
        signed = key.sign(phone.options())
        phone.server = other
        assert phone.post("/api/me/passkeys/use", credential=signed)["name"] == "Ana"
        phone.server = one
        assert phone.post("/api/me/passkeys/use", credential=signed)["code"] == "passkey-late"


# -- housekeeping ------------------------------------------------------------------------------------------------------
def test_what_was_never_signed_is_removed(server: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    from citadels.web import retention

    Home(server).options()
    lobby = server.app.state.lobby
    with server.portal() as portal:
        portal.call(lobby.sweep)
        assert len(rows(server, "select * from challenges")) == 1
        monkeypatch.setattr(retention, "now", lambda: now() + passkeys.LASTS + 1)
        portal.call(lobby.sweep)
    assert rows(server, "select * from challenges") == []


def test_people_who_never_come_back_lose_their_passkeys_too(
        server: TestClient[Any], ana: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    from citadels.web import retention

    ana.add(Authenticator(ORIGIN))
    ana.post("/api/me/recovery")
    monkeypatch.setattr(retention, "now", lambda: now() + 401 * DAY)
    monkeypatch.setattr(retention, "MOST_OFF", 500 * DAY)
    with server.portal() as portal:
        portal.call(server.app.state.lobby.sweep)
    for table in ("people", "passkeys", "identities"):
        assert rows(server, f"select * from {table}") == []
