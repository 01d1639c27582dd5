"""Notices of two servers on one PostgreSQL: each is sent once, and if who took it is killed, by the other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citadels.web.notices.digest import DIGEST_AFTER
from citadels.web.row_leases import LEASE
from tests.web.postgres import Cluster
from tests.web.push_service import Browser, LocalService, local_service
from tests.web.server import ForkServer, Person, Server, Web
from tests.web.test_keeper_processes import CLOCK, Hosts

pytestmark = pytest.mark.heavy
# It takes what is to be sent, and never sends it.
STUCK = """
import threading
from citadels.web.notices.sender import NoticeSender
NoticeSender.deliver = lambda self, delivery: threading.Event().wait()
"""


class Pair(Hosts):
    def __init__(self, fork_server: ForkServer, cluster: Cluster, folder: Path, service: LocalService) -> None:
        super().__init__(fork_server, cluster, folder)
        patch = CLOCK.format(file=str(self.file))
        hosts = service.origin.upper()      # the settings are shown, and must not be taken for the server's own address
        self.servers = [Server(fork_server, self.url, folder / str(number), patch, CITADELS_PUSH_HOSTS=hosts)
                        for number in range(2)]

    async def game(self, web: Any, browser: Browser, service: LocalService) -> Person:
        """Somebody who is told by push, and asked in a game over days."""
        ana = Person(web, self.servers[0], "Ana")
        code = await ana.make(setup={"seats": 2, "clock": {"kind": "days", "seconds": 86_400}}, bots=[None, "easy"],
                              name="Ana")
        await ana.post("/api/me/notices/push", {
            "endpoint": f"{service.origin}/ana", "keys": {"p256dh": browser.p256dh, "auth": browser.auth}})
        await ana.post(f"/api/tables/{code}/start")
        await self.until("select 1 from turns")
        return ana


def test_each_notice_is_sent_once_though_two_processes_look(
        fork_server: ForkServer, cluster: Cluster, tmp_path: Path) -> None:
    async def scene(hosts: Pair, service: LocalService, browser: Browser) -> None:
        async with Web() as web:
            await hosts.game(web, browser, service)
            keys = await hosts.rows("select value from notice_keys")
            assert len(keys) == 1
            hosts.pass_(DIGEST_AFTER)
            await hosts.until("select 1 from turns where noticed is not null")
            while await hosts.rows("select 1 from deliveries") or not service.received:
                await asyncio.sleep(0.05)
            assert [server.faults() for server in hosts.servers] == [[], []]
            [received] = service.received
            assert msgspec.json.decode(browser.read(received))["title"] == "It is your turn"

    with local_service() as service:
        hosts = Pair(fork_server, cluster, tmp_path, service)
        try:
            for server in hosts.servers:
                server.start()
            asyncio.run(scene(hosts, service, Browser()))
        finally:
            for server in hosts.servers:
                server.kill()


def test_another_process_sends_what_the_first_one_took_and_never_sent(
        fork_server: ForkServer, cluster: Cluster, tmp_path: Path) -> None:
    async def scene(hosts: Pair, service: LocalService, browser: Browser) -> None:
        first, second = hosts.servers
        async with Web() as web:
            await hosts.game(web, browser, service)
            hosts.pass_(DIGEST_AFTER)
            await hosts.until("select 1 from deliveries where keeper is not null")
            await asyncio.to_thread(second.start)
            first.kill()
            assert service.received == []
            hosts.pass_(LEASE)
            while await hosts.rows("select 1 from deliveries"):
                await asyncio.sleep(0.05)
            assert len(service.received) == 1 and second.faults() == []

    with local_service() as service:
        hosts = Pair(fork_server, cluster, tmp_path, service)
        hosts.servers[0].patch += STUCK
        try:
            hosts.servers[0].start()
            asyncio.run(scene(hosts, service, Browser()))
        finally:
            for server in hosts.servers:
                server.kill()
