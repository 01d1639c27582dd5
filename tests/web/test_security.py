"""Who may speak to the server, how often, and what a browser is told about its pages."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels.web import rate_limits
from citadels.web.app import make_app
from citadels.web.rate_limits import LONGEST_ADDRESS, WIDER, Bucket, Buckets, address_of, networks_of
from citadels.web.security import allowed_origin
from citadels.web.settings import Settings

EVIL = "https://evil.example"


def asked(**headers: str) -> dict[str, Any]:
    return {"headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A clock that stands still until it is set."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    yield now


# -- origins -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("headers", "allowed"), [
    ({"host": "127.0.0.1:4848", "origin": "http://127.0.0.1:4848"}, True),
    ({"host": "localhost:4848", "origin": "http://localhost:4848"}, True),
    ({"host": "LOCALHOST:4848", "origin": "http://localhost:4848"}, True),
    ({"host": "192.168.1.7:4848", "origin": "http://192.168.1.7:4848"}, True),
    ({"host": "[::1]:4848", "origin": "http://[::1]:4848"}, True),
    ({"host": "127.0.0.1:4848"}, True),                                         # a program, not a page
    ({"host": "127.0.0.1:4848", "sec_fetch_site": "same-origin"}, True),
    ({"host": "127.0.0.1:4848", "sec_fetch_site": "cross-site"}, False),
    ({"host": "127.0.0.1:4848", "origin": EVIL}, False),
    ({"host": "127.0.0.1:4848", "origin": "null"}, False),
    ({"host": "127.0.0.1:4848", "origin": "http://127.0.0.1:4849"}, False),
    ({"host": "127.0.0.1:4848", "origin": "http://localhost:4848"}, False),
    ({"host": "evil.example:4848", "origin": "http://evil.example:4848"}, False),   # a name that points here
    ({"host": "127.0.0.1:4848", "origin": "http://[oops"}, False),
    ({"origin": "http://127.0.0.1:4848"}, False),
])
def test_a_page_must_come_from_where_it_calls(headers: dict[str, str], allowed: bool) -> None:
    assert allowed_origin(asked(**headers), Settings()) is allowed


def test_with_a_public_origin_only_that_is_allowed() -> None:
    settings = Settings(public_origin="https://citadels.example")
    assert allowed_origin(asked(host="10.0.0.1:4848", origin="https://citadels.example"), settings)
    assert not allowed_origin(asked(host="10.0.0.1:4848", origin="http://10.0.0.1:4848"), settings)
    assert not allowed_origin(asked(host="citadels.example", origin="http://citadels.example"), settings)


# -- limits ------------------------------------------------------------------------------------------------------------
def test_a_bucket_fills_up_again(clock: list[float]) -> None:
    bucket = Bucket(2.0, 5)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    clock[0] += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] += 1000.0
    assert bucket.take(5) and not bucket.take(1)


def test_of_many_only_so_many_are_remembered(clock: list[float]) -> None:
    buckets = Buckets(1.0, 2, most=100)
    for key in range(1000):
        assert buckets.take(key)
    assert len(buckets) == 100
    assert buckets.take(999) and not buckets.take(999)
    assert all(Buckets(0.0, 0).take("no limit") for _ in range(1000))


def test_an_address_is_counted_as_a_whole_network_where_everybody_has_one() -> None:
    assert networks_of("192.0.2.1") == networks_of("::ffff:192.0.2.1") == (("192.0.2.1", 1),)
    assert networks_of("2001:db8:1:2:3::4") == networks_of("2001:db8:1:2::9")
    one, other = networks_of("2001:db8:1:3::1"), networks_of("2001:db8:1:2::1")
    assert one[0] != other[0] and one[1] == other[1] == ("2001:db8:1::/48", WIDER)
    assert address_of({"client": None}) == "" and networks_of(address_of({"client": ("testclient", 1)}))[0].share == 1
    assert len(address_of({"client": ("x" * 60_000, 1)})) == LONGEST_ADDRESS  # a proxy may pass on anything


# -- the gate ----------------------------------------------------------------------------------------------------------
@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=40, rate=0.001,
                        public_origin="https://citadels.example")
    with TestClient(make_app(settings), base_url="https://citadels.example") as client:
        yield client


def test_every_answer_bears_the_headers(server: TestClient[Any]) -> None:
    for answer in (server.get("/"), server.get("/api/me"), server.get("/api/nowhere"), server.put("/api/me"),
                   server.post("/api/me", json={"name": "x"}, headers={"origin": EVIL})):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "'unsafe" not in policy
        assert "script-src 'self' 'wasm-unsafe-eval'" in policy     # the engine in the browser, and no script of others
        assert [answer.headers[name] for name in ("x-content-type-options", "referrer-policy")] == [
            "nosniff", "same-origin"]
        assert answer.headers["cross-origin-opener-policy"] == "same-origin" and answer.headers["permissions-policy"]
        assert "max-age" in answer.headers["strict-transport-security"] and "server" not in answer.headers


def test_a_strange_page_changes_nothing(server: TestClient[Any]) -> None:
    answer = server.post("/api/me", json={"name": "x"}, headers={"origin": EVIL})
    assert answer.status_code == 403 and answer.json()["code"] == "origin" and "set-cookie" not in answer.headers
    assert server.get("/api/me", headers={"origin": EVIL}).status_code == 200
    answer = server.post("/api/me", json={"name": "x"}, headers={"origin": "https://citadels.example"})
    assert answer.status_code == 200 and "Secure" in answer.headers["set-cookie"]
    code = server.post("/api/tables", json={}).json()["code"]
    with pytest.raises(Exception, match=r"403|origin|close"), \
            server.websocket_connect(f"/api/tables/{code}/socket", headers={"origin": EVIL}) as line:
        line.receive_json()


def test_who_asks_too_much_waits(server: TestClient[Any]) -> None:
    answers = [server.get("/api/me") for _ in range(45)]
    assert {answer.status_code for answer in answers[:40]} == {200}
    assert {answer.status_code for answer in answers[40:]} == {429}
    assert answers[-1].json()["code"] == "too-fast" and answers[-1].headers["retry-after"]
    assert server.get("/").status_code != 429 and server.get("/health").status_code == 200


def test_what_costs_much_counts_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "PER_PERSON", (0.001, 3 * rate_limits.NEW_TABLE))
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db")
    with TestClient(make_app(settings)) as server:
        statuses = [server.post("/api/tables", json={}).status_code for _ in range(5)]
        assert statuses[0] == 201 and statuses[-1] == 429
        server.cookies.clear()  # somebody else at the same address
        assert server.post("/api/tables", json={}).status_code == 201
