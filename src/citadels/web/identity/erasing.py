"""Deleting a person for good: everything that any part of the server knows about them, in one transaction."""

from __future__ import annotations

from sqlalchemy import select

from citadels.web.identity.personal_data_parts import PARTS, erase_part
from citadels.web.models import people, tokens
from citadels.web.server_lobby import ServerLobby
from citadels.web.sql_store import DEVICE, ERASED


async def delete_person(lobby: ServerLobby, person: int) -> None:
    """Afterwards no device belongs to them, and no table knows who they were."""
    store = lobby.store
    async with store.transaction() as connection:
        if not store.shared:    # overwrite deleted data in the file too
            await connection.exec_driver_sql("pragma secure_delete = on")
        # Concurrent writes for this person wait, and are then refused.
        await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
        devices = list((await connection.execute(select(tokens.c.hash).where(
            tokens.c.person == person, tokens.c.kind == "cookie"))).scalars())
        changes = [f"{DEVICE} {device}" for device in devices]
        for part in PARTS:
            changes += await erase_part(connection, part, person)
        await store.notify(connection, changes)
    for device in devices:
        lobby.people.devices.close(device)
    await lobby.read_anew([int(change.split()[1]) for change in dict.fromkeys(changes) if change.split()[0] == ERASED])
