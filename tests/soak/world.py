"""One server with its database, and the tools to disturb it."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Literal

from tests.soak.check import Kept, check_database, digest
from tests.soak.counts import Counts
from tests.soak.proxy import Proxy
from tests.web.postgres import Cluster
from tests.web.server import ForkServer, Server

AFTERMATH: Final = 8.0      # seconds for which 503 is still allowed after all tables have made progress
REPEATED: Final = 120.0     # seconds for which the log may still report how often an earlier error occurred
ROOM: Final = "4g"          # size of the small disk while it is not full
UNLIMITED: Final = ("BURST", "RATE", "ADDRESS_CONNECTIONS", "ADDRESS_SOCKETS", "ADDRESS_MESSAGES", "PERSON_MESSAGES",
                    "WRONG_CODES", "ADDRESS_CHAT")
# The server soon forgets tables with nobody at them, so that memory in a short run behaves as in a long one. Its clock
# is the machine's clock plus the offset in the file, from the moment it starts.
PATCH: Final = """
import mmap, time
import citadels.web.lobby as lobby, citadels.web.timing as timing
lobby.IDLE = 15_000
with open({clock!r}, "rb") as file:
    ahead = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
true = time.time_ns
time.time_ns = lambda: true() + int.from_bytes(ahead[:], "little", signed=True)
time.time = lambda: time.time_ns() / 1e9
timing.STARTED = time.time_ns() - time.monotonic_ns()
"""

Kind = Literal["sqlite", "postgres"]


async def nothing() -> None: ...


class Disk:
    """A small disk for the database file: a tmpfs for root, a folder with limits for anyone else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "disk"
        self.folder.mkdir()
        self.mounted = os.geteuid() == 0 and self._mount("-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs")
        self.lockable = self.mounted or os.geteuid() != 0

    def _mount(self, *words: str) -> bool:
        words = ("mount", *words, str(self.folder))
        return subprocess.run(words, check=False, stderr=subprocess.DEVNULL).returncode == 0

    def fill(self) -> None:
        used = os.statvfs(self.folder)
        size = (used.f_blocks - used.f_bfree) * used.f_frsize
        self._mount("-o", f"remount,size={max(size, used.f_frsize)}")

    def free(self) -> None:
        self._mount("-o", f"remount,size={ROOM}")

    def lock(self) -> None:
        """Nothing can be written; the server must not run."""
        if self.mounted:
            self._mount("-o", "remount,ro")
        else:
            for path in (*self.folder.iterdir(), self.folder):
                path.chmod(0o500)

    def unlock(self) -> None:
        if self.mounted:
            self._mount("-o", "remount,rw")
        else:
            for path in (self.folder, *self.folder.iterdir()):
                path.chmod(0o700)

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)


class World:
    def __init__(self, kind: Kind, folder: Path, fork_server: ForkServer, cluster: Cluster | None = None,
                 disk: Disk | None = None) -> None:
        self.kind = kind
        self.folder = folder
        self.counts = Counts(kind)
        self.cluster = cluster
        self.proxy: Proxy | None = None
        self.disk = Disk(folder) if kind == "sqlite" else disk   # of the database
        self.impossible: set[str] = set()           # faults that are not possible here
        self.games: dict[str, bytes] = {}           # finished games: code and digest of the moves
        self.unfinished: dict[str, Kept] = {}
        self.gone_on: Callable[[], Awaitable[None]] = nothing   # waits until every table has made progress
        self.thought = 0.0      # seconds that people think about a move
        self.down = asyncio.Lock()                  # held while the server is stopped and restarted
        self.database = asyncio.Lock()              # held while PostgreSQL is stopped and restarted
        self._trouble = 0                           # database faults in progress
        self._unsettled = False                     # whether some tables may not have made progress since the last one
        self._quiet_from = 0.0
        self._log_read = 0
        self.clock = folder / "clock"
        self.set_clock(0)
        variables = {f"CITADELS_{name}": "0" for name in UNLIMITED} | {"CITADELS_HASTE": "0.01"}
        self.server = Server(fork_server, "", folder, PATCH.format(clock=str(self.clock)), **variables)

    # -- beginning and end -----------------------------------------------------------------------------------------
    async def open(self) -> None:
        if self.kind == "sqlite":
            assert self.disk is not None
            if not self.disk.lockable:
                self.leave_out("read-only", "root writes everywhere, and may not mount a disk")
            self.server.database = self.url = f"sqlite:///{self.disk.folder}/tables.db"
        else:
            assert self.cluster is not None and self.disk is not None
            if not self.disk.mounted:
                self.leave_out("database-full", "only root may mount a disk")
            self.url = await asyncio.to_thread(self.cluster.new_database)
            self.proxy = Proxy(self.cluster.port)
            await self.proxy.open()
            self.server.database = self.url.replace(f":{self.cluster.port}/", f":{self.proxy.port}/")
        await self.start()

    async def close(self) -> None:
        """Stop the server and check the database."""
        if self.counts.wrong["stuck"]:  # it may not even stop
            await asyncio.to_thread(self.server.kill)
        elif (code := await asyncio.to_thread(self.server.stop)) != 0:
            self.counts.blame("end", f"the server ended with {code} when it was asked to")
        self.read_log()
        await check_database(self.counts, self.url, self.games, self.unfinished)
        self.counts.judge()

    async def clear(self) -> None:
        """Clean up everything, whatever happened."""
        await asyncio.to_thread(self.server.kill)
        if self.proxy is not None:
            await self.proxy.close()
        if self.kind == "sqlite" and self.disk is not None:
            self.disk.close()

    def leave_out(self, fault: str, why: str) -> None:
        print(f"soak: the fault {fault} IS LEFT OUT: {why}", file=sys.stderr)
        self.impossible.add(fault)

    async def start(self) -> None:
        await asyncio.to_thread(self.server.start)

    async def start_again(self) -> None:
        """Restart the server until it runs, as an administrator would. Without its database it exits at once."""
        while True:
            try:
                await self.start()
            except AssertionError as fault:
                if not self.troubled:
                    self.counts.blame("start", str(fault)[-500:])
                await asyncio.to_thread(self.server.wait)
                await asyncio.sleep(0.3)
            else:
                return

    # -- trouble ---------------------------------------------------------------------------------------------------
    @property
    def troubled(self) -> bool:
        """Whether the database is unavailable, or was a moment ago."""
        return self._trouble > 0 or self._unsettled or time.monotonic() < self._quiet_from

    def settled(self) -> None:
        """Every table has made progress, but earlier answers may still be on their way."""
        if self._unsettled:
            self._unsettled = False
            self._quiet_from = time.monotonic() + AFTERMATH

    @asynccontextmanager
    async def trouble(self) -> AsyncIterator[None]:
        """The database is unavailable. The server may say so, but may not fail in any other way."""
        self.read_log()
        self._trouble += 1
        try:
            yield
        finally:
            self._trouble -= 1
            self._unsettled = True

    def answered(self, status: int, words: str) -> None:
        """Check an answer: any status of 500 or above is unclean, except 503 while the database is unavailable."""
        if status >= 500 and not (status == 503 and self.troubled):
            self.counts.blame("unclean", f"{status} to {words}")

    def read_log(self) -> None:
        """Read new log lines. Errors count as faults if the database was working."""
        if not self.server.log.exists():
            return
        with self.server.log.open("rb") as log:
            log.seek(self._log_read)
            new = log.read().decode(errors="replace")
            self._log_read = log.tell()
        if self.troubled:
            return
        for line in new.splitlines():
            late = '"times"' in line and time.monotonic() < self._quiet_from + REPEATED
            if not late and ('"level": "error"' in line or "Traceback" in line or '"fault"' in line):
                self.counts.blame("log", line)

    def remember(self, code: str, kept: Kept, moves: Sequence[str] | None) -> None:
        if moves is None:
            self.unfinished[code] = kept
        else:
            self.games[code] = digest(moves)

    # -- what the faults use ---------------------------------------------------------------------------------------
    def signal(self, number: signal.Signals) -> None:
        if self.server.process is not None:
            os.kill(self.server.process, number)

    def limit_files(self, size: int) -> None:
        """Limit the size of the server's files; -1 for no limit."""
        if self.server.process is not None:
            resource.prlimit(self.server.process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def set_clock(self, seconds: int) -> None:
        """Set how far the server's clock is ahead of the true one."""
        if not self.clock.exists():
            self.clock.write_bytes(bytes(8))
        with self.clock.open("r+b") as file:
            file.write((seconds * 10**9).to_bytes(8, "little", signed=True))

    async def watch_memory(self) -> None:
        while True:
            self.counts.memory.sample(self.server.process, time.monotonic())
            await asyncio.sleep(1)
