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
from pathlib import Path
from typing import Final

import httpx

PATIENCE: Final = 20.0          # seconds until a server must answer
SYNCS: Final = 100
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def wait_for(origin: str) -> None:
    end = time.perf_counter() + PATIENCE
    async with httpx.AsyncClient() as client:
        while time.perf_counter() < end:
            try:
                if (await client.get(f"{origin}/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)
    sys.exit("the server does not answer")


def seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
