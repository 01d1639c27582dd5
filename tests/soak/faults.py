"""The faults and their order, which a seed determines. Some happen one after another, some together."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final

from tests.soak.proxy import Proxy
from tests.soak.world import Disk, World
from tests.web.postgres import Cluster

Fault = Callable[[World, random.Random], Awaitable[None]]
DAY: Final = 86_400


async def killed(world: World, _: random.Random) -> None:
    async with world.down:
        await asyncio.to_thread(world.server.kill)
        await world.start_again()


async def ended(world: World, _: random.Random) -> None:
    """SIGTERM, as in a normal restart of the machine."""
    async with world.down:
        code = await asyncio.to_thread(world.server.stop)
        if code != 0:
            world.counts.blame("end", f"the server ended with {code} on SIGTERM")
        await world.start_again()


async def disk_full(world: World, dice: random.Random) -> None:
    """Shrink the tmpfs of the database to the size of its contents. Without root, keep files from growing."""
    disk = disk_of(world)
    async with world.trouble():
        if disk.mounted:
            disk.fill()
        else:
            world.limit_files(1)
        await asyncio.sleep(dice.uniform(0.5, 4))
        if disk.mounted:
            disk.free()
        else:
            world.limit_files(-1)


async def disk_dead(world: World, dice: random.Random) -> None:
    """Every write by the running server fails, as if its disk had become read-only: the file size limit is 0."""
    async with world.trouble(), world.down:
        world.limit_files(0)
        await asyncio.sleep(dice.uniform(0.5, 3))
        world.limit_files(-1)


async def disk_read_only(world: World, dice: random.Random) -> None:
    """Kill the server and restart it on a read-only disk, where it must exit with a message. Then restore the disk."""
    disk = disk_of(world)
    async with world.trouble(), world.down:
        await asyncio.to_thread(world.server.kill)
        disk.lock()
        try:
            await world.start()
        except AssertionError:
            code = await asyncio.to_thread(world.server.wait)
            if code in (0, 99):
                world.counts.blame("start", f"on a read-only disk the server ended with {code}")
        else:
            world.counts.blame("start", "the server runs on a disk to which it cannot write")
            await asyncio.to_thread(world.server.kill)
        await asyncio.sleep(dice.uniform(0, 0.5))
        disk.unlock()
        await world.start_again()


async def disk_slow(world: World, dice: random.Random) -> None:
    """Every write takes up to two seconds, because another process locks the file and the server has to wait."""
    async with world.down:
        for _ in range(dice.randrange(2, 6)):
            other = await asyncio.to_thread(sqlite3.connect, disk_of(world).folder / "tables.db", 30,
                                            isolation_level=None, check_same_thread=False)
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(dice.uniform(0.1, 2))
            await asyncio.to_thread(other.close)


async def stopping(world: World, dice: random.Random) -> None:
    """The process freezes again and again, as it would with a slow disk."""
    async with world.down:
        for _ in range(dice.randrange(3, 15)):
            world.signal(signal.SIGSTOP)
            await asyncio.sleep(dice.uniform(0.02, 0.4))
            world.signal(signal.SIGCONT)
            await asyncio.sleep(dice.uniform(0.02, 0.2))


async def clock_jumps(world: World, dice: random.Random) -> None:
    """The machine's clock jumps forward and back."""
    for _ in range(dice.randrange(1, 4)):
        world.set_clock(dice.randrange(-2 * DAY, 2 * DAY))
        await asyncio.sleep(dice.uniform(1.2, 2))
    if dice.random() < 0.5:
        world.set_clock(0)


async def database_gone(world: World, dice: random.Random) -> None:
    """PostgreSQL shuts down, cleanly or not, and comes back."""
    cluster = cluster_of(world)
    async with world.trouble(), world.database:
        await asyncio.to_thread(cluster.stop, dice.choice((signal.SIGQUIT, signal.SIGINT)))
        await asyncio.sleep(dice.uniform(0.2, 4))
        await asyncio.to_thread(cluster.start)


async def database_full(world: World, dice: random.Random) -> None:
    """PostgreSQL's disk is full. It refuses to write, or exits if it cannot even write its write-ahead log. Then the
    administrator makes room and restarts it."""
    disk, cluster = disk_of(world), cluster_of(world)
    async with world.trouble(), world.database:
        disk.fill()
        await asyncio.sleep(dice.uniform(0.5, 4))
        disk.free()
        if cluster.process.poll() is not None:
            await asyncio.to_thread(cluster.start)


async def database_cut(world: World, dice: random.Random) -> None:
    """All connections to the database are cut, and new ones are refused for a while."""
    proxy = proxy_of(world)
    async with world.trouble():
        proxy.refusing = True
        proxy.cut()
        await asyncio.sleep(dice.uniform(0.2, 4))
        proxy.refusing = False


async def database_stalls(world: World, dice: random.Random) -> None:
    """Nothing gets through to the database for a while, but no connection is cut."""
    proxy = proxy_of(world)
    async with world.trouble():
        proxy.flowing.clear()
        await asyncio.sleep(dice.uniform(0.5, 6))
        proxy.flowing.set()


async def database_silent(world: World, _: random.Random) -> None:
    """The connections to the database die without notice; new ones work."""
    async with world.trouble():
        proxy_of(world).silence()
        await world.gone_on()


async def database_slow(world: World, dice: random.Random) -> None:
    proxy = proxy_of(world)
    proxy.delay = dice.uniform(0.01, 0.15)
    await asyncio.sleep(dice.uniform(1, 5))
    proxy.delay = 0.0


def disk_of(world: World) -> Disk:
    assert world.disk is not None
    return world.disk


def proxy_of(world: World) -> Proxy:
    assert world.proxy is not None
    return world.proxy


def cluster_of(world: World) -> Cluster:
    assert world.cluster is not None
    return world.cluster


# By name: the fault, and whether it ends the process.
EVERYWHERE: Final[dict[str, tuple[Fault, bool]]] = {
    "kill": (killed, True), "end": (ended, True), "stops": (stopping, False), "clock": (clock_jumps, False),
}
ONLY: Final[dict[str, dict[str, tuple[Fault, bool]]]] = {
    "sqlite": {"disk-full": (disk_full, False), "disk-dead": (disk_dead, False),
               "disk-slow": (disk_slow, False), "read-only": (disk_read_only, True)},
    "postgres": {"database-gone": (database_gone, False), "database-full": (database_full, False),
                 "database-cut": (database_cut, False), "database-stalls": (database_stalls, False),
                 "database-silent": (database_silent, False), "database-slow": (database_slow, False)},
}
HOSTILE: Final = ("never reads", "half open", "garbage", "flood", "odd requests")


def faults_for(kind: str) -> dict[str, tuple[Fault, bool]]:
    return {**EVERYWHERE, **ONLY[kind]}


class Schedule:
    """Decides what happens next. Every fault happens once before any happens again."""

    def __init__(self, kind: str, seed: int, wanted: tuple[str, ...] = ()) -> None:
        self.dice = random.Random(f"{seed}/{kind}")
        self.faults = {name: fault for name, fault in faults_for(kind).items() if not wanted or name in wanted}
        self._waiting: list[str] = []
        self._last = False

    def next(self, calm: bool) -> list[str]:
        """One fault, or up to three together. If `calm`, none of them ends the process, so that its memory can be
        tracked."""
        allowed = [name for name, (_, ends) in self.faults.items() if not (calm and ends)]
        count = self.dice.choice((1, 1, 1, 2, 3))
        chosen: list[str] = []
        while allowed and len(chosen) < min(count, len(allowed)):
            self._waiting = [name for name in self._waiting if name in allowed] or self.shuffled(allowed)
            chosen.append(self._waiting.pop())
        return list(dict.fromkeys(chosen))

    def shuffled(self, names: list[str]) -> list[str]:
        return self.dice.sample(names, len(names))

    def dice_for(self) -> random.Random:
        return random.Random(self.dice.randrange(2**32))
