"""The rows of people who want more than a cookie: the handle for their passkeys, and their recovery code."""

from __future__ import annotations

import secrets

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.models import identities
from citadels.web.sql_store import SqlStore


async def handle_of(store: SqlStore, connection: AsyncConnection, person: int) -> str:
    """The random handle that identifies a person to passkeys, created on first use. It reveals nothing about them."""
    await store.put_new(connection, identities, person=person, handle=secrets.token_urlsafe(32))
    query = select(identities.c.handle).where(identities.c.person == person)
    return str((await connection.execute(query)).scalar_one())
