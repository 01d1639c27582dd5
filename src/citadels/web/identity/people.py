"""What is kept of people who want more than a cookie: the name that passkeys know them by, and their recovery code."""

from __future__ import annotations

import secrets

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.models import identities
from citadels.web.sql_store import SqlStore


async def handle_of(store: SqlStore, connection: AsyncConnection, person: int) -> str:
    """What passkeys know a person by, drawn when it is first wanted. It tells nothing about them."""
    drawn = store.upsert(identities).values(person=person, handle=secrets.token_urlsafe(32))
    await connection.execute(drawn.on_conflict_do_nothing(index_elements=["person"]))
    query = select(identities.c.handle).where(identities.c.person == person)
    return str((await connection.execute(query)).scalar_one())
