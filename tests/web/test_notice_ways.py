"""The ways of notices besides push: e-mail that was asked for, and webhooks that reach nobody they must not reach."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from email.message import Message

import msgspec
import pytest

from citadels.web.correspondence.scheduled import DELAY
from citadels.web.http_messages import NewTable, Sit
from citadels.web.notices import guarded_http
from citadels.web.notices.digest import DIGEST_AFTER
from citadels.web.notices.guarded_http import Forbidden, Unreachable, is_public
from citadels.web.notices.mail import is_address, mail, mail_server
from citadels.web.notices.messages import NoticeChoices
from citadels.web.notices.outbox import STALE
from citadels.web.notices.push_hosts import PushHosts
from citadels.web.protocol import Clock, Setup
from citadels.web.seating import Seating
from citadels.web.settings import BadSettings, valid_setting
from tests.web.correspondence import Host, WallClock, played
from tests.web.helpers import refused
from tests.web.notices import ORIGIN, SENDER, tell, waiting
from tests.web.push_service import LocalService, Mailbox, local_service
from tests.web.push_service import mail_server as local_mail_server
from tests.web.virtual_time import live


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


@pytest.fixture
def service() -> Iterator[LocalService]:
    with local_service() as found:
        yield found


@pytest.fixture
def post_office() -> Iterator[tuple[Mailbox, str]]:
    with local_mail_server() as found:
        yield found


# -- e-mail ------------------------------------------------------------------------------------------------------------
def text_of(message: Message) -> str:
    text = message.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


def test_mails_are_asked_for_sent_and_ended(
        database: str, clock: WallClock, post_office: tuple[Mailbox, str]) -> None:
    box, smtp = post_office

    async def scene() -> None:
        host = await Host.open(database, smtp=smtp, mail_from=SENDER, public_origin=ORIGIN)
        ana = await host.person("Ana")
        preferences = host.lobby.notices.preferences
        await preferences.set_address(ana.id, "ana@example.org", NoticeChoices(mail=["turn"]), "it", ORIGIN, True)
        await tell(host)
        table = await host.game(ana, bots=["easy"])
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        [question] = box.mails      # nothing else before the link is opened
        assert (question["From"], question["To"]) == (SENDER, "ana@example.org")
        assert question["List-Unsubscribe"] is None
        [token] = re.findall(f"{ORIGIN}/confirm/([A-Za-z0-9_-]+)", text_of(question))
        await preferences.confirm(token)
        assert await preferences.address(ana.id) == ("ana@example.org", True)
        assert (await refused(preferences.confirm(token))).code == "no-link"
        second = await host.game(ana, bots=["easy"])
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        notice = box.mails[1]
        words = text_of(notice)
        assert notice["Subject"] == "Tocca a te" and f"{ORIGIN}/t/{second.code}" in words
        assert f"{ORIGIN}/t/{table.code}" not in words      # it was noticed before there was an address
        assert notice["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        ending = notice["List-Unsubscribe"].removeprefix(f"<{ORIGIN}/api/notices/end/").removesuffix(">")
        assert f"{ORIGIN}/unsubscribe/{ending}" in words
        await host.game(ana, bots=["easy"])
        await preferences.end_mail("x" * 43)
        for _ in range(2):
            await preferences.end_mail(ending)
        assert await preferences.address(ana.id) == ("", False)
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        assert len(box.mails) == 2 and await waiting(host) == []

    played(scene)


def test_a_question_that_nobody_answers_ends(
        database: str, clock: WallClock, post_office: tuple[Mailbox, str]) -> None:
    box, smtp = post_office

    async def scene() -> None:
        host = await Host.open(database, smtp=smtp, mail_from=SENDER, public_origin=ORIGIN)
        ana = await host.person("Ana")
        preferences = host.lobby.notices.preferences
        await preferences.set_address(ana.id, "ana@example.org", None, "en", ORIGIN, True)
        await tell(host)
        [token] = re.findall("/confirm/([A-Za-z0-9_-]+)", text_of(box.mails[0]))
        clock.pass_(STALE)
        assert (await refused(preferences.confirm(token))).code == "no-link"

    played(scene)


def test_an_address_that_does_not_exist_is_not_written_to_again(
        database: str, clock: WallClock, post_office: tuple[Mailbox, str]) -> None:
    box, smtp = post_office
    box.refused.add("ana@example.org")

    async def scene() -> None:
        host = await Host.open(database, smtp=smtp, mail_from=SENDER, public_origin=ORIGIN)
        ana = await host.person("Ana")
        await host.lobby.notices.preferences.set_address(ana.id, "ana@example.org", None, "en", ORIGIN, True)
        await tell(host)
        assert box.mails == [] and await waiting(host) == []

    played(scene)


def test_a_mail_server_that_is_away_is_tried_again(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
        host = await Host.open(database, smtp=f"smtp://127.0.0.1:{port}", mail_from=SENDER, public_origin=ORIGIN)
        ana = await host.person("Ana")
        await host.lobby.notices.preferences.set_address(ana.id, "ana@example.org", None, "en", ORIGIN, True)
        await tell(host)
        [row] = await waiting(host)
        assert row.tries == 1 and row.keeper is None

    played(scene)


@pytest.mark.parametrize("text", [
    "ana", "ana@example", "@example.org", "ana@exa mple.org", "ana@example.org\nBcc: ben@example.org",
    "ana@example.org,ben@example.org", '"ana"@example.org', "ana@[127.0.0.1]", f"{'a' * 65}@example.org"])
def test_what_is_no_address(text: str) -> None:
    assert not is_address(text) and is_address("ana.b+citadels@mail.example.org")


def test_a_title_cannot_add_a_header() -> None:
    with pytest.raises(ValueError, match="linefeed"):
        mail(SENDER, "ana@example.org", "Hello\r\nBcc: ben@example.org", "")


def test_mail_servers() -> None:
    found = mail_server("smtp+starttls://games%40x:p%2Fw@mail.example.org")
    assert found == ("smtp+starttls", "mail.example.org", 587, "games@x", "p/w")
    assert mail_server("smtps://mail.example.org").port == 465
    for name, value in (("smtp", "http://mail.example.org"), ("smtp", "smtp://"), ("smtp", "smtp://user:s3cret@:25"),
                        ("mail_from", "nobody"), ("push_hosts", "exa mple.org"), ("push_hosts", "ftp://x.org")):
        with pytest.raises(BadSettings) as caught:
            valid_setting(name, value)
        assert "s3cret" not in caught.value.sentence("en")


# -- webhooks ----------------------------------------------------------------------------------------------------------
def test_a_webhook_is_told_of_turns_the_beginning_and_the_end(
        database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await Host.open(database, public_origin=ORIGIN)
        host.lobby.notices.sender.trusted_hooks = frozenset({service.origin})
        ana, ben = await host.person("@everyone <b>"), await host.person("Ben")
        code = await host.lobby.make(ana, NewTable(Setup(seats=2, clock=Clock("days", 86_400))))
        table = await host.lobby.find(code)
        await host.lobby.notices.preferences.set_webhook(table.id, f"{service.origin}/hook?token=1", "en")
        clock.pass_(1)
        await host.lobby.at_table(code, ben, Seating.sit, Sit())
        await host.lobby.at_table(code, ana, Seating.start)
        await host.keep()
        for _ in range(2):
            await tell(host)
        assert [bodies(service)[0][name] for name in ("event", "content")] == [
            "began", f"The game has started (Deluxe, table {code}).\n{ORIGIN}/t/{code}"]
        clock.pass_(DIGEST_AFTER)
        for _ in range(2):
            await tell(host)
        assert len(service.received) == 2 and service.received[1].path == "/hook?token=1"
        turn = bodies(service)[1]
        seat = live(table).game.player
        assert seat is not None
        assert turn["player"] == table.seats[seat].name and turn["event"] == "turn"
        assert turn["allowed_mentions"] == {"parse": []} and "<" not in str(turn["text"])
        assert set(turn) == {"content", "text", "event", "table", "edition", "allowed_mentions", "player", "deadline"}
        await host.lobby.store.change_table(table.id, state="over", result='{"scores": [], "winners": []}')
        await tell(host)
        assert bodies(service)[2]["event"] == "ended"

    played(scene)


def bodies(service: LocalService) -> list[dict[str, object]]:
    return [msgspec.json.decode(one.body) for one in service.received]


def test_a_turn_is_told_only_when_no_decision_in_advance_could_still_be_played() -> None:
    assert DELAY[1] < DIGEST_AFTER


@pytest.mark.parametrize("address", [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "2002:7f00:1::", "64:ff9b::7f00:1", "192.0.2.1", "2001:db8::1"])
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address) and is_public("93.184.216.34") and is_public("2606:2800:220:1::1")


@pytest.mark.parametrize("url", [
    "", "http://example.org/x", "ftp://example.org", "https://", "https://127.0.0.1/x", "https://[::1]/", "https:/x",
    "https://user@example.org/", "https://user:pw@example.org/", "https://example.org:0/", "https://example.org:x/",
    "https://exa mple.org/", "https://example.org/\r\nx: y", "https://пример.org/", "file:///etc/passwd",
    f"https://example.org/{'x' * 1000}", "https://[::ffff:10.0.0.1]/"])
def test_addresses_that_may_not_be_asked(url: str) -> None:
    with pytest.raises(Forbidden):
        guarded_http.check_url(url)


def test_a_name_that_leads_to_this_machine_is_not_asked(service: LocalService, monkeypatch: pytest.MonkeyPatch) -> None:
    port = int(service.origin.rpartition(":")[2])
    lookups: list[object] = []

    def resolve(*given: object, **_: object) -> list[object]:
        lookups.append(given)
        return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    with pytest.raises(Forbidden):
        guarded_http.post(f"https://rebinding.example:{port}/", b"", {})
    assert service.received == [] and len(lookups) == 1


@pytest.mark.parametrize("address", [
    "64:ff9b:1::a00:1", "::10.0.0.1", "::ffff:0:10.0.0.1", "fec0::1", "5f00::1"])
def test_addresses_that_only_look_public(address: str) -> None:
    assert not is_public(address)


def test_a_name_that_leads_to_hundreds_of_addresses_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = []

    def connect(address: tuple[str, int], timeout: float) -> socket.socket:
        waited.append(timeout)
        raise TimeoutError

    many = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (f"93.184.215.{n}", 443)) for n in range(1, 200)]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: many)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Unreachable):
        guarded_http.post("https://many.example/x", b"", {})
    assert sum(waited) <= guarded_http.DEADLINE


def test_nobody_follows_a_redirect(service: LocalService) -> None:
    service.status = 307
    assert guarded_http.post(f"{service.origin}/x", b"{}", {}, {service.origin}) == 307
    assert [one.path for one in service.received] == ["/x"]


def test_nobody_answers(service: LocalService) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    origin = f"http://127.0.0.1:{port}"
    with pytest.raises(Unreachable) as caught:
        guarded_http.post(f"{origin}/secret", b"", {}, {origin})
    assert "secret" not in str(caught.value)


def test_who_answers_a_byte_at_a_time_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded_http, "DEADLINE", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        origin = f"http://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(Unreachable):
            guarded_http.post(f"{origin}/", b"", {}, {origin})


# -- push services -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("endpoint", "allowed"), [
    ("https://fcm.googleapis.com/fcm/send/x", True), ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
    ("https://web.push.apple.com/x", True), ("https://db5p.notify.windows.com/w/?token=x", True),
    ("https://push.apple.com.evil.example/x", False), ("https://evilpush.apple.com/x", False),
    ("http://fcm.googleapis.com/x", False), ("https://fcm.googleapis.com:8443/x", False),
    ("https://fcm.googleapis.com@evil.example/x", False), ("https://127.0.0.1/x", False), ("https://x.org/", False)])
def test_push_services(endpoint: str, allowed: bool) -> None:
    assert PushHosts().allows(endpoint) is allowed


def test_push_services_of_the_host() -> None:
    hosts = PushHosts("push.example.org, *.ntfy.example, http://127.0.0.1:8080/")
    assert hosts.allows("https://push.example.org/x") and hosts.allows("https://a.ntfy.example/x")
    assert hosts.allows("http://127.0.0.1:8080/x") and not hosts.allows("http://127.0.0.1:8081/x")
