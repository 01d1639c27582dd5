"""A PostgreSQL server for one test run: on loopback, in a folder of its own, gone afterwards."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres.py"


def programs() -> Path | None:
    """Where PostgreSQL is installed; the script that installs it knows."""
    spec = importlib.util.spec_from_file_location("postgres_script", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Path | None = module.programs()
    return found


class Cluster:
    def __init__(self, programs: Path, place: Path | None = None, fsync: bool = False) -> None:
        self.programs = programs
        self.fsync = "on" if fsync else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="citadels-postgres-", dir=place))
        self.user: dict[str, Any] = {}
        self.numbers = count()
        if os.geteuid() == 0:  # PostgreSQL does not serve as root
            owner = next(entry for name in ("postgres", "nobody") for entry in pwd.getpwall() if entry.pw_name == name)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self.user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "citadels", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.port = free_port()
        self.start()

    def start(self) -> None:
        """Returns when it can be connected to."""
        self.process = subprocess.Popen(
            [self.programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-h", "127.0.0.1",
             "-k", str(self.folder), "-c", f"fsync={self.fsync}", "-c", "max_connections=100"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self.user)
        while self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), check=False) != 0:
            assert self.process.poll() is None, "PostgreSQL has ended"
            time.sleep(0.05)

    def _run(self, name: str, *words: str, check: bool = True) -> int:
        return subprocess.run([self.programs / name, *words], check=check, stdin=subprocess.DEVNULL, cwd="/",
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.user).returncode

    @property
    def url(self) -> str:
        return f"postgresql://citadels@127.0.0.1:{self.port}/postgres"

    def new_database(self, template: str = "template1") -> str:
        """A copy of another database, which is empty if none is named. Its URL."""
        name = f"new{next(self.numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "citadels", "-T", template, name)
        return f"postgresql://citadels@127.0.0.1:{self.port}/{name}"

    def stop(self, number: signal.Signals = signal.SIGQUIT) -> None:
        """At once by SIGQUIT, as if it had crashed; by SIGINT in order, but without waiting for anybody."""
        self.process.send_signal(number)
        self.process.wait()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
