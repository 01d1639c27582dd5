"""A database in a file is for one server only: two would both play for the same bots. The first one locks it."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import IO

from citadels.web.settings import BadSettings

try:
    import fcntl
except ImportError:  # pragma: no cover - there it is left to whoever starts the servers
    fcntl = None  # type: ignore[assignment]  # a module on one system, nothing on another


class DatabaseInUse(BadSettings):
    """Another server uses the database. It is found at `address`, which is empty while that server is starting."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__("server-taken" if address else "server-taken-now", file=str(file), address=address)
        self.address = address


class DatabaseLock:
    """Holds a lock beside the file until the process ends, however it ends. The locked file holds the address."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._held: IO[str] | None = None

    def __enter__(self) -> DatabaseLock:
        if self.file is None or fcntl is None:
            return self
        try:
            held = open(self.file.with_name(f"{self.file.name}.citadels-lock"), "a+", encoding="utf-8")
        except OSError as fault:
            raise BadSettings("server-no-database", why=fault.strerror or str(fault)) from None
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.seek(0)
            address = held.read().strip()
            held.close()
            raise DatabaseInUse(self.file, address) from None
        held.truncate(0)
        self._held = held
        return self

    def write(self, address: str) -> None:
        """Write down where this server is found."""
        if self._held is not None:
            self._held.write(address)
            self._held.flush()
            os.fsync(self._held.fileno())

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        if self._held is not None:
            self._held.truncate(0)
            self._held.close()
