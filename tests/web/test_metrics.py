"""The numbers for the host: nobody else reads them, and a secret answer is not in them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.testing import TestClient

from citadels.web import metrics
from citadels.web.app import make_app
from citadels.web.lobby import Lobby
from citadels.web.metrics import may_read
from citadels.web.protocol import Clock, PlayLines
from citadels.web.settings import Settings
from tests.web.helpers import FakeLobby, send
from tests.web.test_reactions import Watch
from tests.web.virtual_time import live, virtual

TOKEN = "0123456789abcdef"


def asked(client: str, **headers: str) -> dict[str, Any]:
    found = {"host": "localhost:4848", **headers}
    return {"client": (client, 1),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in found.items()]}


@pytest.mark.parametrize(("scope", "allowed"), [
    (asked("127.0.0.1"), True),
    (asked("::1", host="[::1]:4848"), True),
    (asked("127.0.0.1", x_forwarded_for="127.0.0.1"), False),       # through a proxy on this machine
    (asked("127.0.0.1", forwarded="for=127.0.0.1"), False),
    (asked("127.0.0.1", x_real_ip="127.0.0.1"), False),
    (asked("127.0.0.1", host="evil.example"), False),               # a page that points a name of its own here
    (asked("192.168.1.7"), False),
    (asked("192.168.1.7", authorization=f"Bearer {TOKEN}"), True),
    (asked("127.0.0.1", x_forwarded_for="192.0.2.1", authorization=f"Bearer {TOKEN}"), True),
    (asked("192.168.1.7", authorization=f"Bearer {TOKEN}0"), False),
    (asked("192.168.1.7", authorization="Bearer "), False),
    (asked("testclient"), False),
])
def test_only_the_host_reads_them(scope: dict[str, Any], allowed: bool) -> None:
    assert may_read(scope, Settings(metrics_token=TOKEN)) is allowed
    without = allowed and not any(name == b"authorization" for name, _ in scope["headers"])
    assert may_read(scope, Settings()) is without


def test_strangers_find_nothing_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", metrics_token=TOKEN)
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    with TestClient(make_app(settings)) as client:
        refused = client.get("/metrics")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-page")
        host = {"authorization": f"Bearer {TOKEN}"}
        first = client.get("/metrics", headers=host)
        assert first.status_code == 200 and "citadels_moves_total 0.0" in first.text
        assert "transactions" not in first.text  # one for each move, also for a secret one
        assert client.post("/api/tables", json={}).status_code == 201
        assert client.get("/metrics", headers=host).text == first.text  # for a minute
        clock[0] += metrics.PUBLISHED
        assert 'path="/api/tables"' in client.get("/metrics", headers=host).text


def test_a_secret_answer_is_not_counted() -> None:
    async def scene() -> None:
        lobby = FakeLobby()
        watch = Watch("strongman", "strongman", Clock())
        await watch.begin()
        assert watch.mine is not None
        number = live(watch.table).question_number(1)
        answer = await send(watch.table, watch.mine, PlayLines(1, number, ["pass"]), cast(Lobby, lobby))
        assert answer["type"] == "accepted" and lobby.moves == 0

    virtual(scene())
