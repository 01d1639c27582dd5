"""Backing up a database while servers use it, and restoring a backup into a database of either kind.

A backup is a snapshot: it contains everything that was accepted before it, and nothing half-written. A restore succeeds
completely or changes nothing.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from citadels import __version__
from citadels.atomic_file import atomic_file
from citadels.web.backup_file import Contents, Header, Heading, Writer, read_rows, verified
from citadels.web.database import plain_engine
from citadels.web.database_lock import DatabaseLock
from citadels.web.migrate import ADVISORY_LOCK, OURS, configuration, refuse_strange, table_names
from citadels.web.models import METADATA
from citadels.web.settings import BadSettings, Settings, prepare
from citadels.web.sql_store import LIVING
from citadels.web.timing import now

PASSING: Final = frozenset({"challenges", "deliveries", "news", "presence", "pulse"})    # only valid for minutes
REVISIONS: Final = "alembic_version"
KNOWN: Final = frozenset(METADATA.tables) | {REVISIONS}
CHUNK: Final = 2000         # rows
MODE: Final = 0o600         # whoever can read a backup knows every hidden card, and can impersonate anybody

Progress = Callable[[str, int], None]       # a table, and its rows so far


# -- out ---------------------------------------------------------------------------------------------------------------
async def back_up(settings: Settings, target: Path, progress: Progress) -> Contents:
    """Write everything in the database at this moment to a file. Raises BadSettings."""
    database = settings.file
    if database is not None:
        if not database.is_file():
            raise BadSettings("backup-no-database", file=str(database))
        if target.exists() and os.path.samefile(target, database):
            raise BadSettings("backup-onto-database", file=str(target))
    async with plain_engine(settings.database) as engine, engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("begin")   # otherwise each statement would see a different moment
        return await connection.run_sync(write_backup, target, progress)


def write_backup(connection: Connection, target: Path, progress: Progress) -> Contents:
    refuse_strange(connection)
    if REVISIONS not in table_names(connection):
        raise BadSettings("backup-nothing")
    tables = kept_tables(connection)
    revision = connection.execute(text(f"select version_num from {REVISIONS}")).scalar_one()
    header = Header(citadels=__version__, revision=revision, created=now())
    try:
        with atomic_file(target, MODE) as file:
            writer = Writer(file, header)
            for table in tables:
                writer.table(str(table.name), [str(column.name) for column in table.columns])
                query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=CHUNK)
                for rows in connection.execute(query).partitions():
                    writer.rows(table.name, [tuple(row) for row in rows])
                    progress(table.name, writer.contents.rows[table.name])
            writer.close()
    except OSError as fault:
        raise BadSettings("backup-no-file", file=str(target), why=fault.strerror or str(fault)) from None
    return writer.contents


def kept_tables(connection: Connection) -> Sequence[Table]:
    """The tables of a backup as they are in this database, each before those that refer to it."""
    found = MetaData()
    found.reflect(connection, only=sorted((KNOWN & table_names(connection)) - PASSING - {REVISIONS}))
    return found.sorted_tables


# -- back --------------------------------------------------------------------------------------------------------------
def looked_into(backup: Path) -> Contents:
    """What is in a backup. Raises BadSettings if it is damaged or too new."""
    scripts = ScriptDirectory.from_config(configuration(None))
    return verified(backup, [script.revision for script in scripts.walk_revisions()])


async def restore(settings: Settings, backup: Path, replace: bool, progress: Progress) -> Contents:
    """Load a backup into a database that is empty or may be replaced. If it raises BadSettings, nothing was changed."""
    contents = looked_into(backup)
    if settings.file is not None:
        prepare(settings)
        with DatabaseLock(settings.file):
            await restore_file(settings.file.resolve(), backup, contents, replace, progress)
        return contents
    async with plain_engine(settings.database) as engine, engine.begin() as connection:
        await connection.run_sync(restore_shared, backup, contents, replace, progress)
    return contents


async def restore_file(file: Path, backup: Path, contents: Contents, replace: bool, progress: Progress) -> None:
    """Fill a new file beside the old one, and let it take the old one's place when it is complete."""
    if file.exists():
        async with plain_engine(url_of(file)) as engine, engine.connect() as connection:
            await connection.run_sync(refuse_full, replace)
    beside = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_CREAT | os.O_WRONLY, MODE))
        async with plain_engine(url_of(beside)) as engine, engine.begin() as connection:
            await connection.run_sync(fill, backup, contents, progress)
        if file.exists():
            put_aside(file, beside)
        beside.replace(file)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def put_aside(file: Path, successor: Path) -> None:
    """Remove the old database's write-ahead log, which SQLite would otherwise apply to the new one, and give the new
    one the old one's owner and permissions."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as old:
            old.execute("pragma journal_mode = delete")
    except sqlite3.OperationalError:
        raise BadSettings("restore-in-use") from None
    before = file.stat()
    successor.chmod(before.st_mode & 0o777)
    with suppress(PermissionError):     # only root can give a file away
        os.chown(successor, before.st_uid, before.st_gid)


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{quote(file.as_posix())}"


def restore_shared(connection: Connection, backup: Path, contents: Contents, replace: bool, progress: Progress) -> None:
    """Restore in one transaction. A server that starts meanwhile waits for its end, as it checks the tables first."""
    connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK})
    if connection.execute(LIVING).first() is not None:
        raise BadSettings("restore-in-use")
    refuse_full(connection, replace)
    old = MetaData()
    old.reflect(connection, only=sorted(table_names(connection)))
    old.drop_all(connection)
    fill(connection, backup, contents, progress)


def refuse_full(connection: Connection, replace: bool) -> None:
    """Refuse the database of another program, and one with anything in it unless it may be replaced. A database that a
    newer version has changed may be replaced if it has no tables that only that version knows."""
    found = table_names(connection)
    if found and not (found >= OURS and found <= KNOWN):
        raise BadSettings("server-strange-database")
    if not replace and any(connection.execute(select(func.count()).select_from(table)).scalar()
                           for table in kept_tables(connection)):
        raise BadSettings("restore-not-empty")


def fill(connection: Connection, backup: Path, contents: Contents, progress: Progress) -> None:
    """Create the tables as they were at the time of the backup, insert its rows, then migrate to the present."""
    command.upgrade(configuration(connection), contents.header.revision)
    tables = {table.name: table for table in kept_tables(connection)}
    count = dict.fromkeys(contents.rows, 0)
    for heading, rows in read_rows(backup, CHUNK):
        table = tables.get(heading.table)
        if table is None or not set(heading.columns) <= set(table.columns.keys()):
            raise BadSettings("backup-damaged", file=str(backup))
        connection.execute(insert(table), [values_of(heading, row, backup) for row in rows])
        count[table.name] += len(rows)
        progress(table.name, count[table.name])
    if count != contents.rows:      # the file was changed after it was verified
        raise BadSettings("backup-damaged", file=str(backup))
    if connection.dialect.name == "postgresql":
        for name, table in tables.items():
            if "id" in table.columns:
                connection.execute(text(
                    f"select setval(pg_get_serial_sequence('{name}', 'id'), coalesce(max(id), 1), max(id) is not null)"
                    f" from {name}"))
    command.upgrade(configuration(connection), "head")


def values_of(heading: Heading, row: list[Any], backup: Path) -> dict[str, Any]:
    if len(row) != len(heading.columns):
        raise BadSettings("backup-damaged", file=str(backup))
    return dict(zip(heading.columns, row))
