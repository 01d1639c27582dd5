"""A server that ends while it sends a notice: the other one on the same database does not send it again."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from citadels.web.http_messages import NewTable
from citadels.web.notices import outbox
from citadels.web.notices.sender import NoticeSender
from citadels.web.protocol import Setup
from citadels.web.settings import with_driver
from tests.web.correspondence import Host
from tests.web.postgres import Cluster


def test_what_is_being_sent_when_a_process_ends_is_sent_once(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []

    def deliver(self: NoticeSender, delivery: Any) -> str:
        sent.append(delivery.way)
        threading.Event().wait(0.5)     # a slow push service
        return "done"

    monkeypatch.setattr(NoticeSender, "deliver", deliver)
    database = with_driver(cluster.new_database())

    async def scene() -> None:
        first, second = await Host.open(database), await Host.open(database)
        code = await first.lobby.make(await first.person("Ana"), NewTable(Setup(seats=2)))
        table = await first.lobby.find(code)
        await first.lobby.notices.preferences.set_webhook(table.id, "https://hooks.example/x", "en")
        async with first.lobby.store.transaction() as connection:
            await outbox.add(connection, "hook", "{}", table=table.id)
        await first.lobby.notices.sender.round()
        while not sent:
            await asyncio.sleep(0.01)
        await first.close()
        await second.lobby.notices.sender.round()
        await second.lobby.notices.sender.finished()
        await second.close()

    asyncio.run(scene())
    assert sent == ["hook"]
