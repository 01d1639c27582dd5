"""Brings the tables of a database up to date, but never touches a database of another program or a newer version."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.web.settings import BadSettings

ADVISORY_LOCK: Final = 48151623  # so that processes that start together migrate one after another
OURS: Final = frozenset({"alembic_version", "people", "tokens", "tables", "seats", "moves"})   # since the first version
# Without the tables of extensions, such as PostGIS.
POSTGRES_TABLES: Final = text("""
    select relname from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
""")


def configuration(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("citadels.web") / "migrations"))
    config.attributes["connection"] = connection
    return config


def table_names(connection: Connection) -> set[str]:
    if connection.dialect.name == "postgresql":
        return set(connection.execute(POSTGRES_TABLES).scalars())
    return set(inspect(connection).get_table_names())


def refuse_strange(connection: Connection) -> None:
    """Refuse the database of another program, and one that a newer version of this program has changed."""
    found = table_names(connection)
    if not found:
        return
    if not found >= OURS:
        raise BadSettings("server-strange-database")
    revisions = set(connection.execute(text("select version_num from alembic_version")).scalars())
    known = {script.revision for script in ScriptDirectory.from_config(configuration(connection)).walk_revisions()}
    if not revisions <= known:
        raise BadSettings("server-newer-database", revision=", ".join(sorted(revisions)), known=max(known))


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK})
    refuse_strange(connection)
    command.upgrade(configuration(connection), "head")


async def check(engine: AsyncEngine) -> None:
    """Raise BadSettings if the database is not for this program. Changes nothing."""
    async with engine.connect() as connection:
        await connection.run_sync(refuse_strange)


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
