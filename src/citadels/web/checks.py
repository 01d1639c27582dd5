"""Whether a server could run here: its port is free, its folder writable, its database reachable. Changes nothing."""

from __future__ import annotations

import errno
import logging
import os
import socket
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text

from citadels.web.database import make_engine
from citadels.web.database_lock import DatabaseLock, lock_file
from citadels.web.migrate import check
from citadels.web.settings import BadSettings, Settings

LOG: Final = logging.getLogger("citadels.web")


async def surroundings(settings: Settings, wrong: Collection[str] = ()) -> list[BadSettings]:
    """What is in the way, apart from what depends on settings that are wrong themselves."""
    found: list[BadSettings] = []
    if not {"host", "port"}.intersection(wrong):
        try:
            bound(settings.host, [settings.port]).close()
        except BadSettings as fault:
            found.append(fault)
    if "database" not in wrong:
        try:
            await _check_database(settings)
        except BadSettings as fault:
            found.append(fault)
    return found


async def _check_database(settings: Settings) -> None:
    engine = None
    try:
        if settings.file is not None and not _check_file(settings.file.resolve()):
            return
        engine = make_engine(settings.database)
        await check(engine)
        if engine.dialect.name == "postgresql":
            async with engine.connect() as connection:
                if (await connection.execute(text("show transaction_read_only"))).scalar() == "on":
                    raise BadSettings("server-no-writing", why=os.strerror(errno.EROFS))
    except Exception as fault:
        raise no_database(fault) from None
    finally:
        if engine is not None:
            await engine.dispose()


def _check_file(file: Path) -> bool:
    """Whether the file exists. Raises BadSettings if it could not be created, or if another server uses it."""
    folder = file.parent
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        code = errno.EACCES if folder.is_dir() else errno.ENOTDIR
        if folder != file.parent:
            raise BadSettings("server-no-folder", folder=str(file.parent), why=os.strerror(code))
        raise BadSettings("server-no-writing", why=f"{os.strerror(code)}: {folder}")
    if file.exists() and not os.access(file, os.R_OK | os.W_OK):
        raise BadSettings("server-no-writing", why=f"{os.strerror(errno.EACCES)}: {file}")
    if lock_file(file).exists():
        with DatabaseLock(file):
            pass
    return file.exists()


def no_database(fault: Exception) -> BadSettings:
    """The error for a database that cannot be opened, for whatever reason."""
    if isinstance(fault, BadSettings):
        return fault
    if isinstance(fault, ModuleNotFoundError):
        return BadSettings("server-no-driver", package=fault.name or "")
    LOG.debug("the database cannot be opened", exc_info=fault)
    return BadSettings("server-no-database", why=first_line(fault))


def bound(host: str, ports: Any) -> socket.socket:
    """A socket that listens on the first free port. Raises BadSettings."""
    last: OSError | None = None
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in ports:
        try:
            return socket.create_server((host, port), family=family, backlog=2048)
        except (OSError, UnicodeError) as fault:
            last = fault if isinstance(fault, OSError) else OSError(0, str(fault))
    why = (last.strerror or str(last)).partition(" (while")[0] if last else ""  # without Python's addition
    raise BadSettings("server-no-port", host=host, port=str(ports[0]), why=why)


def first_line(fault: BaseException) -> str:
    """What is wrong, without the lines that libraries add below it."""
    return (str(getattr(fault, "orig", None) or fault).strip().splitlines() or [type(fault).__name__])[0].rstrip(".")
