"""A database in a file is for one server only: two would both play for the same bots. The first one locks it."""

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
except ImportError:  # pragma: no cover - there it is left to whoever starts the servers
    fcntl = None  # type: ignore[assignment]  # a module on one system, nothing on another


def lock_file(database: Path) -> Path:
    return database.with_name(f"{database.name}.citadels-lock")


class DatabaseInUse(BadSettings):
    """Another server uses the database. It is found at `address`, which is empty while that server is starting."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__("server-taken" if address else "server-taken-now", file=str(file), address=address)
        self.address = address


class DatabaseLock:
    """Holds a lock beside the file until the process ends, however it ends. The locked file holds the address.

    A file may have several names: links are followed, and where locks on it are no concern of the database, the file
    itself is locked too, whatever its name.
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
            if not isinstance(fault, OSError):  # links that lead in a circle
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
        # Elsewhere a lock of this kind would lock out the database itself, which uses another kind.
        if fcntl is None or sys.platform != "linux" or not file.is_file():
            return
        try:
            self._database = os.open(file, os.O_RDONLY)
            fcntl.flock(self._database, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.__exit__(None, None, None)
            raise DatabaseInUse(file, "") from None
        except OSError:  # a file system without locks, or a file that cannot be read, of which the database will tell
            pass

    def write(self, address: str) -> None:
        """Write down where this server is found."""
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
