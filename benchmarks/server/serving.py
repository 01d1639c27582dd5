"""Servers in processes of their own, as they are shipped, and what of the machine they use."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

PATIENCE: Final = 20.0          # seconds until a server must answer
SYNCS: Final = 100
GROUPS: Final = Path("/sys/fs/cgroup/cpu")   # of Linux, in its first version
PERIOD: Final = 20_000          # microseconds in which a share of a core is given out
IN_MEMORY: Final = ("tmpfs", "ramfs")


class Servers:
    """Some processes on one database. Whatever the environment says of this server is left out, so that limits and log
    are the usual ones."""

    def __init__(self, count: int, database: str, folder: Path) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(count)]
        self.logs = [folder / f"{port}.log" for port in self.ports]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CITADELS_")}
        self.processes: list[subprocess.Popen[bytes]] = []
        self.groups: list[Path] = []
        for port, log in zip(self.ports, self.logs, strict=True):
            command = [sys.executable, "-m", "citadels", "serve", "--port", str(port), "--database", database]
            with log.open("wb") as written:
                self.processes.append(subprocess.Popen(command, env=environment, stdout=written, stderr=written))

    @property
    def origins(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def used(self) -> float:
        """Seconds of the processor that they have used."""
        return sum(seconds(process.pid) for process in self.processes)

    def limit(self, share: float) -> None:
        """Give each of them this share of a core, by a control group of its own."""
        for process in self.processes:
            group = GROUPS / f"citadels-bench-{process.pid}"
            group.mkdir()
            self.groups.append(group)
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(int(PERIOD * share)))
            (group / "cgroup.procs").write_text(str(process.pid))

    def memory(self) -> float:
        """Their memory now, in MiB."""
        return sum(memory(process.pid) for process in self.processes)

    def faults(self) -> int:
        """Warnings and errors in their logs."""
        lines = [line for log in self.logs for line in log.read_text().splitlines()]
        return sum('"level": "warning"' in line or '"level": "error"' in line for line in lines)

    def stop(self) -> None:
        for process in self.processes:
            process.send_signal(signal.SIGTERM)
        for process in self.processes:
            process.wait()
        for group in self.groups:
            group.rmdir()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_well(origin: str) -> bool:
    try:
        with urllib.request.urlopen(f"{origin}/health", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


async def wait_for(origin: str) -> None:
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        if await asyncio.to_thread(is_well, origin):
            return
        await asyncio.sleep(0.05)
    sys.exit("the server does not answer")


def seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def database_seconds() -> float:
    """What all processes of PostgreSQL on this machine have used of it."""
    found = 0.0
    for place in Path("/proc").glob("[0-9]*/comm"):
        try:
            found += seconds(int(place.parent.name)) if place.read_text().strip() == "postgres" else 0
        except OSError:     # it has just ended
            continue
    return found


def memory(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def allow_many_files() -> None:
    """Each line is an open file, and many systems allow a program 1,024 unless it asks for more."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def file_system(folder: Path) -> str:
    """The kind of file system that a folder is on."""
    found = ("", "unknown")
    for line in Path("/proc/mounts").read_text().splitlines():
        _, place, kind, *_ = line.split()
        if folder.resolve().is_relative_to(place) and len(place) >= len(found[0]):
            found = (place, kind)
    return found[1]


def folder_on_disk() -> Path:
    """Where temporary files may lie that are to be written to a disk: many a temporary folder is in memory."""
    usual = Path(tempfile.gettempdir())
    return Path.cwd() if file_system(usual) in IN_MEMORY else usual


def disk(folder: Path) -> str:
    kind = file_system(folder)
    return f"{kind}: in memory, to keep costs nothing" if kind in IN_MEMORY else kind


def sync_times(folder: Path) -> list[float]:
    """Seconds that the disk takes to keep a page, again and again: no move can be kept sooner."""
    times = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            begin = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begin)
    return times
