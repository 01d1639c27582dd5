"""Games over days at two servers on one PostgreSQL: one of them keeps a table going, the other takes over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from citadels.web.row_leases import LEASE
from tests.web.correspondence import DAY
from tests.web.postgres import Cluster
from tests.web.server import ForkServer, Json, Person, Server, Web

pytestmark = pytest.mark.heavy

# The clock of the machine is ahead by as much as a file says.
CLOCK = """
import pathlib, sys
from citadels.web import timing
real = timing.now
def ahead():
    return real() + int(pathlib.Path({file!r}).read_text())
for module in list(sys.modules.values()):
    if getattr(module, "now", None) is real:
        module.now = ahead
"""
# Whoever asks a bot waits for ever.
STUCK = """
import asyncio
from citadels.web.bot_pool import BotPool
async def choose(*_):
    await asyncio.Event().wait()
BotPool.choose = choose
"""


class Hosts:
    """Servers on one database whose clocks a test sets."""

    def __init__(self, fork_server: ForkServer, cluster: Cluster, folder: Path) -> None:
        self.file = folder / "ahead"
        self.ahead = 0
        self.pass_(0)
        self.url = cluster.new_database()
        self.servers = []
        for number, more in enumerate((STUCK, "")):
            (folder / str(number)).mkdir()
            patch = CLOCK.format(file=str(self.file)) + more
            self.servers.append(Server(fork_server, self.url, folder / str(number), patch))

    def pass_(self, milliseconds: int) -> None:
        self.ahead += milliseconds
        written = self.file.with_suffix(".part")
        written.write_text(str(self.ahead))
        written.replace(self.file)

    async def rows(self, query: str) -> list[Any]:
        line = await asyncpg.connect(self.url)
        try:
            return list(await line.fetch(query))
        finally:
            await line.close()

    async def until(self, query: str) -> list[Any]:
        """Ask the database until there is an answer."""
        while not (found := await self.rows(query)):
            await asyncio.sleep(0.05)
        return found


def test_a_deadline_is_kept_by_another_process_when_the_first_one_is_killed(
        fork_server: ForkServer, cluster: Cluster, tmp_path: Path) -> None:
    hosts = Hosts(fork_server, cluster, tmp_path)
    first, second = hosts.servers

    async def scene() -> None:
        async with Web() as web:
            ana, ben = Person(web, first, "Ana"), Person(web, first, "Ben")
            clock = {"kind": "days", "seconds": 86_400}
            code = await ana.make(setup={"seats": 2, "clock": clock}, bots=[None, None], name="Ana")
            await ben.post(f"/api/tables/{code}/sit", {"name": "Ben"})
            await ana.post(f"/api/tables/{code}/start")
            [turn] = await hosts.until("select * from turns")
            asked = ana if turn["seat"] == 0 else ben
            hosts.pass_(DAY)
            await hosts.until("select 1 from kept where keeper is not null")    # the first one asks its bot, and waits
            await asyncio.to_thread(second.start)
            asked.server = second
            assert [found["code"] for found in await turns(asked)] == [code]
            first.kill()
            assert await hosts.rows("select 1 from moves") == []
            hosts.pass_(LEASE)
            [move] = await hosts.until("select * from moves")
            assert (move["seat"], move["hand"], move["number"]) == (turn["seat"], "clock", 1)
            [after] = await hosts.until("select * from turns where since > 0 and deadline > "
                                        f"{turn['deadline']}")
            assert after["noticed"] is None
            [kept] = await hosts.until("select * from kept where keeper is null")
            assert kept["due"] == after["deadline"]
            assert second.faults() == []

    try:
        first.start()
        asyncio.run(scene())
    finally:
        for server in hosts.servers:
            server.kill()


async def turns(person: Person) -> list[Json]:
    found: Any = await person.get("/api/me/turns")
    return list(found)
