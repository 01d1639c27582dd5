"""A database file can only be used by one server, since two would both play for the same bots. The first locks it."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO

from citadels.web.settings import BadSettings

try:
    import fcntl
except ImportError:  # pragma: no cover - no lock there: whoever starts the servers has to take care
    fcntl = None  # type: ignore[assignment]  # a module on one system, nothing on another


def lock_file(database: Path) -> Path:
    return database.with_name(f"{database.name}.citadels-lock")


class DatabaseInUse(BadSettings):
    """Another server uses the database. Its `address` is empty while it is starting."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__("server-taken" if address else "server-taken-now", file=str(file), address=address)
        self.address = address


class DatabaseLock:
    """Holds a lock file beside the database until the process ends, however it ends. It contains the address.

    A database may have several names, so links are followed, and the database itself is locked too on systems where
    that does not interfere with SQLite.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._held: IO[str] | None = None
        self._database = -1         # the descriptor of the file itself

    def __enter__(self) -> DatabaseLock:
        if self.file is None or fcntl is None:
            return self
        try:
            file = self.file.resolve()
            held = open(lock_file(file), "a+", encoding="utf-8")
        except (OSError, RuntimeError) as fault:
            if not isinstance(fault, OSError):  # links that form a cycle
                fault = OSError(errno.ELOOP, os.strerror(errno.ELOOP))
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
        self._lock_database(file)
        return self

    def _lock_database(self, file: Path) -> None:
        # On other systems a lock of this kind would lock out SQLite, which uses another kind.
        if fcntl is None or sys.platform != "linux" or not file.is_file():
            return
        try:
            self._database = os.open(file, os.O_RDONLY)
            fcntl.flock(self._database, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.__exit__(None, None, None)
            raise DatabaseInUse(file, "") from None
        except OSError:  # a file system without locks, or an unreadable file, which SQLite will report
            pass

    def write(self, address: str) -> None:
        """Write the address of this server into the lock file."""
        if self._held is not None:
            self._held.write(address)
            self._held.flush()
            os.fsync(self._held.fileno())

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        if self._database >= 0:
            os.close(self._database)
        if self._held is not None:
            self._held.truncate(0)
            self._held.close()
