"""A database in a file is for one server: two would both play the same bots. So the first one locks it."""

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


class Taken(BadSettings):
    """Another server has the database, and this is where it is found; "" while it is still starting."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__("server-taken" if address else "server-taken-now", file=str(file), address=address)
        self.address = address


class Alone:
    """Holds a lock beside the file for as long as the process lives, however it ends; in it is the address."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._held: IO[str] | None = None

    def __enter__(self) -> Alone:
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
            raise Taken(self.file, address) from None
        held.truncate(0)
        self._held = held
        return self

    def write(self, address: str) -> None:
        if self._held is not None:
            self._held.write(address)
            self._held.flush()
            os.fsync(self._held.fileno())

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        if self._held is not None:
            self._held.truncate(0)
            self._held.close()
