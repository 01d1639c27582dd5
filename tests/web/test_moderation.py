"""Peace among people: mute, block and report, of which nobody else learns anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, text

from citadels.web.app import make_app
from citadels.web.models import people, reports, warnings
from citadels.web.notifications import MISSED
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings, with_driver
from citadels.web.timing import DAY
from tests.web.browser import Browser
from tests.web.postgres import Cluster

Json = dict[str, Any]
Server = TestClient[Any]


@pytest.fixture
def server(either_database: str) -> Iterator[Server]:
    with TestClient(make_app(Settings(database=either_database, burst=0, haste=0))) as client:
        yield client


@pytest.fixture
def come(server: Server) -> Callable[[str], Browser]:
    def coming(name: str) -> Browser:
        browser = Browser(server)
        browser.post("/api/me", name=name)
        return browser

    return coming


def table_of(host: Browser, **setup: Any) -> str:
    code: str = host.post("/api/tables", setup={"seats": 4, **setup})["code"]
    return code


def welcome(line: Any) -> Json:
    """The first message, and whatever else comes before the first answer."""
    message: Json = line.receive_json()
    assert message["type"] == "welcome"
    return message


def until(line: Any, kind: str) -> Json:
    while (message := line.receive_json())["type"] != kind:
        pass
    found: Json = message
    return found


def lobby_of(server: Server) -> ServerLobby:
    lobby: ServerLobby = server.app.state.lobby
    return lobby


def rows_of(server: Server, query: Any) -> list[Any]:
    async def read() -> list[Any]:
        async with lobby_of(server).store.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    return list(server.blocking_portal.call(read))


# -- mute --------------------------------------------------------------------------------------------------------------
def test_who_is_muted_is_not_heard_at_any_table_and_learns_nothing(come: Callable[[str], Browser]) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = table_of(ana)
    ben.post(f"/api/tables/{code}/sit")
    with ana.line(code) as hers, ben.line(code) as his:
        welcome(hers), welcome(his)
        his.send_json({"type": "say", "text": "rubbish"})
        said = until(hers, "said")["chat"]
        assert until(his, "said")["chat"] == said
        assert ana.post(f"/api/tables/{code}/person", chat=said["id"]) == {"muted": False, "blocked": False}
        assert ana.post(f"/api/tables/{code}/relation", chat=said["id"], mute=True) == {"muted": True, "blocked": False}
        assert until(hers, "talk")["chat"] == []
        his.send_json({"type": "say", "text": "more rubbish"})
        his.send_json({"type": "ping"})
        assert [his.receive_json()["type"] for _ in range(2)] == ["said", "pong"], "all is as before for him"
        hers.send_json({"type": "ping"})
        assert hers.receive_json()["type"] == "pong", "and she has heard nothing"
        assert ben.post(f"/api/tables/{code}/person", seat=0) == {"muted": False, "blocked": False}
        assert ben.get("/api/me/relations") == []
    other = table_of(come("Eve"))
    with ben.line(other) as his:
        welcome(his)
        his.send_json({"type": "say", "text": "here too"})
        until(his, "said")
    with ana.line(other) as hers:
        assert welcome(hers)["chat"] == []
        (kept,) = ana.get("/api/me/relations")
        assert (kept["name"], kept["muted"], kept["blocked"]) == ("Ben", True, False)
        assert ana.post("/api/me/relations", id=kept["id"], mute=False, block=False) == []
        assert [line["text"] for line in until(hers, "talk")["chat"]] == ["here too"]
    with ana.line(code) as hers:
        assert [line["text"] for line in welcome(hers)["chat"]] == ["rubbish", "more rubbish"]


def test_a_spectator_without_a_name_can_mute_and_be_muted(server: Server, come: Callable[[str], Browser]) -> None:
    ana, eve = come("Ana"), come("Eve")
    code = table_of(ana)
    with eve.line(code) as hers:
        welcome(hers)
        hers.send_json({"type": "say", "text": "boo"})
        said = until(hers, "said")["chat"]
    stranger = Browser(server)
    assert stranger.post(f"/api/tables/{code}/person", chat=said["id"]) == {"muted": False, "blocked": False}
    assert not stranger.cookie, "who only looks stays unknown"
    stranger.post(f"/api/tables/{code}/relation", chat=said["id"], mute=True)
    with stranger.line(code) as line:
        assert welcome(line)["chat"] == []


@pytest.mark.parametrize("wanted", [{}, {"seat": 0}, {"seat": 2}, {"seat": 3}, {"seat": 8}, {"chat": 4711}])
def test_only_other_people_at_the_table_are_meant(come: Callable[[str], Browser], wanted: Json) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = ana.post("/api/tables", setup={"seats": 4}, bots=[None, None, "easy", None])["code"]
    ben.post(f"/api/tables/{code}/sit")
    elsewhere = table_of(ben)
    with ben.line(elsewhere) as line:
        welcome(line)
        line.send_json({"type": "say", "text": "elsewhere"})
        said = until(line, "said")["chat"]["id"]
    for about in (wanted, {"chat": said}):
        for path, more in (("person", {}), ("relation", {"mute": True}), ("report", {"reason": "chat"})):
            assert ana.post(f"/api/tables/{code}/{path}", **about, **more)["code"] == "no-person"
    assert ana.get("/api/me/relations") == []
    assert ana.post("/api/tables/AAAAAA/relation", seat=1, mute=True)["code"] == "no-table"


# -- block -------------------------------------------------------------------------------------------------------------
def test_who_is_blocked_gets_no_seat_at_my_tables_and_no_hint(come: Callable[[str], Browser]) -> None:
    ana, ben, eve = come("Ana"), come("Ben"), come("Eve")
    first = table_of(ana, listed=True)
    ben.post(f"/api/tables/{first}/sit")
    before = ben.get(f"/api/tables/{first}")
    ana.post(f"/api/tables/{first}/relation", seat=1, block=True)
    assert {**ben.get(f"/api/tables/{first}")} == before
    code = table_of(ana, listed=True)
    theirs = ben.ask("POST", f"/api/tables/{code}/sit", {})
    eve.post(f"/api/tables/{code}/sit", seat=1)
    taken = eve.ask("POST", f"/api/tables/{code}/sit", {"seat": 1})
    assert (theirs.status_code, theirs.content) == (taken.status_code, taken.content), "as if somebody was quicker"
    assert ben.post(f"/api/tables/{code}/sit", seat=2, anyway=True)["code"] == "seat-taken"
    for seat, why in ((8, "no-seat"), (1, "seat-taken")):
        assert ben.post(f"/api/tables/{code}/sit", seat=seat)["code"] == why
    assert code in [table["code"] for table in eve.get("/api/tables")]
    assert code not in [table["code"] for table in ben.get("/api/tables")]
    assert ben.get(f"/api/tables/{code}")["state"] == "open", "whoever has the link may watch, as before"
    ana.post(f"/api/tables/{code}/start")
    assert ben.post(f"/api/tables/{code}/sit")["code"] == eve.post("/api/tables/" + code + "/sit", seat=3)["code"]


def test_i_am_warned_before_i_sit_where_i_have_blocked_somebody(come: Callable[[str], Browser]) -> None:
    ana, ben, eve = come("Ana"), come("Ben"), come("Eve")
    first = table_of(ana)
    ben.post(f"/api/tables/{first}/sit")
    assert ana.post(f"/api/tables/{first}/relation", seat=1, block=True) == {"muted": False, "blocked": True}
    his, hers = table_of(ben, listed=True), table_of(eve, listed=True)
    assert [table["code"] for table in ana.get("/api/tables")] == [hers]
    ben.post(f"/api/tables/{hers}/sit")
    for code in (his, hers):
        answer = ana.ask("POST", f"/api/tables/{code}/sit", {})
        assert (answer.status_code, answer.json()["code"]) == (409, "blocked-there")
        assert ana.post(f"/api/tables/{code}/sit", anyway=True)["code"] == code
        ana.post(f"/api/tables/{code}/leave")
    (kept,) = ana.get("/api/me/relations")
    assert ana.post("/api/me/relations", id=kept["id"], mute=True, block=False)[0]["muted"]
    assert ana.post(f"/api/tables/{his}/sit")["code"] == his


def test_blocked_people_are_not_taken_along_into_a_rematch(server: Server, come: Callable[[str], Browser]) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = table_of(ana, seats=2)
    ben.post(f"/api/tables/{code}/sit")

    ana.post(f"/api/tables/{code}/start")

    async def end() -> None:
        lobby = lobby_of(server)
        await lobby.store.change_table((await lobby.find(code)).id, state="over")
        lobby.forget(code)

    server.blocking_portal.call(end)
    ana.post(f"/api/tables/{code}/relation", seat=1, block=True)
    again = ana.post(f"/api/tables/{code}/rematch")["code"]
    assert [seat["kind"] for seat in ana.get(f"/api/tables/{again}")["seats"]] == ["person", "open"]


def test_the_host_of_a_table_can_remove_whom_they_block_and_they_do_not_come_back(
        come: Callable[[str], Browser]) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = table_of(ana)
    ben.post(f"/api/tables/{code}/sit")
    ana.post(f"/api/tables/{code}/relation", seat=1, block=True)
    assert ana.get(f"/api/tables/{code}")["seats"][1]["name"] == "Ben", "a block alone removes nobody"
    ana.post(f"/api/tables/{code}/seat", seat=1, bot=None)
    assert ben.post(f"/api/tables/{code}/sit")["code"] == "seat-taken"


# -- report ------------------------------------------------------------------------------------------------------------
def test_a_report_keeps_what_was_said_and_the_other_learns_nothing(
        server: Server, come: Callable[[str], Browser]) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = table_of(ana)
    ben.post(f"/api/tables/{code}/sit")
    with ben.line(code) as his, ana.line(code) as hers:
        welcome(his), welcome(hers)
        his.send_json({"type": "say", "text": "you fool"})
        said = until(his, "said")["chat"]["id"]
        hers.send_json({"type": "phrase", "phrase": "bye"})
        until(his, "said")
        first = ana.post(f"/api/tables/{code}/report", reason="chat", chat=said, words=" he is \u202e rude ")
        assert first == {"open": 1}
        assert ana.post(f"/api/tables/{code}/report", reason="play", seat=1, words="and slow") == {"open": 1}
        his.send_json({"type": "ping"})
        assert his.receive_json()["type"] == "pong"
    (row,) = rows_of(server, select(reports))
    assert (row.name, row.reason, row.words, row.said, row.code) == ("Ben", "play", "and slow", "you fool", code)
    (found,) = server.blocking_portal.call(lobby_of(server).moderation.reports.listed, False)
    assert [(line.name, line.text, line.phrase, line.reported) for line in found.evidence] == [
        ("Ben", "you fool", None, True), ("Ana", "", "bye", False)]
    assert (found.by, found.now, found.earlier) == ("Ana", "Ben", 0)
    assert ben.get("/api/me")["warnings"] == []
    for wrong in ({"reason": "rude"}, {"reason": "chat", "words": "x" * 301}, {"reason": "chat", "seat": 1, "who": 2}):
        assert ana.ask("POST", f"/api/tables/{code}/report", wrong).status_code == 400


def test_nobody_can_flood_the_host_with_reports(come: Callable[[str], Browser]) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = table_of(ana)
    ben.post(f"/api/tables/{code}/sit")
    answers = [ana.post(f"/api/tables/{code}/report", reason="other", seat=1) for _ in range(30)]
    assert answers[0] == {"open": 1} and answers[-1]["code"] == "too-many-reports"


def test_what_is_kept_for_peace_does_not_outlive_people_nor_its_time(
        server: Server, come: Callable[[str], Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = table_of(ana)
    ben.post(f"/api/tables/{code}/sit")
    ana.post(f"/api/tables/{code}/relation", seat=1, block=True)
    ana.post(f"/api/tables/{code}/report", reason="name", seat=1)
    lobby = lobby_of(server)

    async def age() -> None:
        await lobby.moderation.reports.close(rows[0].id, "warn")
        await lobby.moderation.reports.warn(rows[0].person, "be kind")
        await lobby.moderation.reports.warned(rows[0].person)
        async with lobby.store.transaction() as connection:
            for table, column in (("reports", "closed"), ("warnings", "seen")):
                await connection.execute(text(f"update {table} set {column} = {column} - {91 * DAY}"))
        await lobby.sweep()

    rows = rows_of(server, select(reports))
    server.blocking_portal.call(age)
    assert rows_of(server, select(reports)) == rows_of(server, select(warnings)) == []
    assert len(ana.get("/api/me/relations")) == 1

    async def forget() -> None:
        async with lobby.store.transaction() as connection:
            for words in ("delete from tables", "delete from tokens where person = :ben",
                          "delete from people where id = :ben"):
                await connection.execute(text(words), {"ben": rows[0].person} if ":ben" in words else {})

    server.blocking_portal.call(forget)
    assert ana.get("/api/me/relations") == []


# -- several processes -------------------------------------------------------------------------------------------------
def test_another_process_hears_of_mutes_and_bans(cluster: Cluster) -> None:
    database = with_driver(cluster.new_database())
    settings = Settings(database=database, burst=0, haste=0)
    with TestClient(make_app(settings)) as first, TestClient(make_app(settings)) as second:
        ana, ben = Browser(first), Browser(first)
        for browser, name in ((ana, "Ana"), (ben, "Ben")):
            browser.post("/api/me", name=name)
        code = table_of(ana)
        ben.post(f"/api/tables/{code}/sit")
        ben.server = second
        with ana.line(code) as hers, ben.line(code) as his:
            welcome(hers), welcome(his)
            ana.server = second
            ana.post(f"/api/tables/{code}/relation", seat=1, mute=True)
            assert until(hers, "talk")["chat"] == []
            ana.server = first
            (row,) = rows_of(first, select(people.c.id).where(people.c.name == "Ben"))
            first.blocking_portal.call(lobby_of(first).moderation.bans.add, "play", row.id, "Ben", "", None)
            assert until(his, "refused")["code"] == "banned"
            assert ben.post("/api/tables")["code"] == "banned"


def test_what_was_missed_is_asked_for_again(server: Server, come: Callable[[str], Browser]) -> None:
    ana, ben = come("Ana"), come("Ben")
    code = table_of(ana)
    ben.post(f"/api/tables/{code}/sit")
    (row,) = rows_of(server, select(people.c.id).where(people.c.name == "Ben"))
    (mine,) = rows_of(server, select(people.c.id).where(people.c.name == "Ana"))
    lobby = lobby_of(server)
    with ana.line(code) as line:
        welcome(line)
        server.blocking_portal.call(lobby.moderation.relations.set, mine.id, row.id, "Ben", True, None)
        server.blocking_portal.call(lobby._on_notification, MISSED)
        assert until(line, "talk")["chat"] == []
