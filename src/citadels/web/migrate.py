"""Brings the tables of a database up to date."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

ADVISORY_LOCK = 48151623  # so that processes that start together change the database one after the other


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("citadels.web") / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK})
    command.upgrade(configuration(connection), "head")


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
