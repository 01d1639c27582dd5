"""A run: everyone plays, faults happen, and at the end everything is checked."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.soak.counts import Counts
from tests.soak.faults import HOSTILE, Schedule
from tests.soak.hostile import Hostile
from tests.soak.messages import MadeUp
from tests.soak.players import GROUPS, Group
from tests.soak.world import Disk, Kind, World
from tests.web.postgres import Cluster, programs
from tests.web.server import ForkServer, Web

SOME: Final = 5000          # made-up messages at the end of every run


class Wanted(NamedTuple):
    seconds: float
    seed: int
    faults: tuple[str, ...] = ()    # only these
    kills: int = 0                  # this many kills and no other faults
    fuzz: int = 0                   # this many messages and no faults
    tell: bool = False              # report every fault as it happens
    once: bool = False              # each fault once, one after another, however long that takes
    patience: float = 60            # seconds within which every table must make progress, whatever happens
    rest: float = 0                 # seconds between two games of a table, and between faults
    thought: float = 0              # seconds that people think about a move, until the last fault is over
    logs: Path | None = None        # the folder in which the servers' logs are kept


class Run:
    """A run on one kind of database."""

    def __init__(self, world: World, web: Web, wanted: Wanted) -> None:
        self.world = world
        self.wanted = wanted
        self.web = web
        self.enough = False
        self.doing = ""             # the current faults
        self.dice = random.Random(f"{wanted.seed}/{world.kind}/players")
        self.groups = [Group(web, world, number, random.Random(self.dice.random())) for number in range(len(GROUPS))]
        self.hostile = Hostile(world, web, self.some_code, random.Random(self.dice.random()))
        world.gone_on = self.gone_on
        world.thought = wanted.thought
        self.end = time.monotonic() + wanted.seconds
        self.begun = time.monotonic()

    def some_code(self) -> str:
        return self.dice.choice([group.code for group in self.groups if group.code] or ["AAAAAA"])

    async def go(self) -> None:
        """Run until everything is done and the games are over. If a table is stuck, stop waiting."""
        rest = self.wanted.rest
        playing = [asyncio.create_task(group.play_on(lambda: self.enough, rest), name=group.name)
                   for group in self.groups]
        tasks = [asyncio.create_task(self.all_trouble()), *playing]
        watching = asyncio.create_task(self.watch_tables(playing))
        memory = asyncio.create_task(self.world.watch_memory())
        work: asyncio.Future[list[None]] = asyncio.gather(*tasks)
        try:
            await asyncio.wait((work, watching), return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                await work
        finally:
            for task in (*tasks, watching, memory):
                task.cancel()
            await asyncio.gather(work, *tasks, watching, memory, return_exceptions=True)
        for group in self.groups:
            group.leave_unfinished()

    async def watch_tables(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Every table must keep making progress until its people leave. Ends when one does not."""
        seen = [(group.progress, time.monotonic()) for group in self.groups]
        while True:
            await asyncio.sleep(0.5)
            for number, (group, task) in enumerate(zip(self.groups, playing)):
                progress, since = seen[number]
                if group.progress != progress or task.done():
                    seen[number] = group.progress, time.monotonic()
                elif time.monotonic() - since > self.wanted.patience:
                    self.world.counts.blame("stuck", f"{group.name}, table {group.code}, {self.doing or 'no fault'}")
            if self.world.counts.wrong["stuck"]:
                return

    async def all_trouble(self) -> None:
        await self.gone_on()
        if self.wanted.fuzz:
            await self.make_up(self.wanted.fuzz)
        elif self.wanted.kills:
            await self.kills()
        elif self.wanted.once:
            await self.each_once()
        else:
            await self.faults()
            if not self.wanted.faults:
                await self.make_up(SOME)
        self.enough = True
        self.world.thought = 0

    async def make_up(self, count: int) -> None:
        await MadeUp(self.world, self.web, self.some_code, count, self.wanted.seed).send()

    async def kills(self) -> None:
        """Kill the server as soon as some or all tables have made progress since the last kill."""
        schedule = Schedule(self.world.kind, self.wanted.seed, ("kill",))
        while self.world.counts.faults["kill"] < self.wanted.kills:
            await self.gone_on(schedule.dice.randint(1, len(self.groups)))
            await asyncio.sleep(schedule.dice.uniform(0, 0.3))
            await self.inflict(schedule, ["kill"])

    async def each_once(self) -> None:
        schedule = Schedule(self.world.kind, self.wanted.seed, self.wanted.faults)
        for turn, name in enumerate(name for name in schedule.faults if name not in self.world.impossible):
            await self.round(schedule, [name], turn)

    async def faults(self) -> None:
        """The process ends repeatedly in the first half, and never in the second."""
        schedule = Schedule(self.world.kind, self.wanted.seed, self.wanted.faults)
        turn = 0
        while time.monotonic() < self.end:
            calm = time.monotonic() > self.begun + self.wanted.seconds / 2
            names = [name for name in schedule.next(calm) if name not in self.world.impossible]
            if not names:
                await asyncio.sleep(1)
                continue
            await self.round(schedule, names, turn)
            await asyncio.sleep(self.wanted.rest)
            turn += 1

    async def round(self, schedule: Schedule, names: Sequence[str], turn: int) -> None:
        """Some faults at once and a hostile client. Then every table must make progress."""
        await asyncio.gather(self.hostile.do(HOSTILE[turn % len(HOSTILE)]), self.inflict(schedule, names))
        await self.gone_on()
        await asyncio.sleep(schedule.dice.uniform(0, 1))
        self.world.read_log()

    async def inflict(self, schedule: Schedule, names: Sequence[str]) -> None:
        counts = self.world.counts
        counts.faults.update(names)
        if self.wanted.tell:
            print(f"{time.monotonic() - counts.begun:6.0f} s  {counts.name}: {', '.join(names)}", flush=True)
        self.doing = ", ".join(names)
        await asyncio.gather(*(schedule.faults[name][0](self.world, schedule.dice_for()) for name in names))
        self.doing = f"after {self.doing}"

    async def gone_on(self, enough: int | None = None) -> None:
        """Wait until every table, or a given number of them, has made progress."""
        begun = time.monotonic()
        before = [group.progress for group in self.groups]
        enough = len(self.groups) if enough is None else enough
        while sum(group.progress > progress for group, progress in zip(self.groups, before)) < enough:
            await asyncio.sleep(0.05)
        if enough == len(self.groups):
            self.world.counts.slowest = max(self.world.counts.slowest, time.monotonic() - begun)
            self.world.settled()


async def run_all(kinds: Sequence[Kind], wanted: Wanted, folder: Path) -> list[Counts]:
    found = programs() if "postgres" in kinds else None
    if found is None:
        return list(await asyncio.gather(*(run_one(kind, wanted, folder / kind) for kind in kinds)))
    folder.chmod(0o711)  # when we are root, PostgreSQL runs as another user
    disk = Disk(folder)
    try:
        cluster = Cluster(found, disk.folder)
        try:
            return list(await asyncio.gather(*(run_one(kind, wanted, folder / kind, cluster, disk) for kind in kinds)))
        finally:
            cluster.close()
    finally:
        disk.close()


async def run_one(kind: Kind, wanted: Wanted, folder: Path, cluster: Cluster | None = None,
                  disk: Disk | None = None) -> Counts:
    place = folder / "server"
    place.mkdir(parents=True)
    fork_server = ForkServer()
    world = World(kind, place, fork_server, cluster, disk)
    try:
        await world.open()
        async with Web() as web:
            await Run(world, web, wanted).go()
        await world.close()
    finally:
        if wanted.logs is not None and world.server.log.exists():
            shutil.copy(world.server.log, wanted.logs / f"{kind}.log")
        await world.clear()
        await asyncio.to_thread(fork_server.close)
    return world.counts


def run(kinds: Sequence[Kind], wanted: Wanted) -> list[Counts]:
    with tempfile.TemporaryDirectory(prefix="citadels-soak-") as folder:
        return asyncio.run(run_all(kinds, wanted, Path(folder)))
