"""What notices store about people, and how it is exported."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.database import exported
from citadels.web.models import deliveries, mail_addresses, news, notice_choices, push_devices

TABLES: Final = (deliveries, news, push_devices, mail_addresses, notice_choices)


async def export(connection: AsyncConnection, person: int) -> Any:
    async def rows(table: Any, *names: str) -> list[dict[str, Any]]:
        return await exported(connection, select(*(table.c[name] for name in names)).where(table.c.person == person))

    chosen = await rows(notice_choices, "language", "push", "mail", "zone", "offset", "quiet_from", "quiet_to")
    address = await rows(mail_addresses, "address", "confirmed")
    # The keys of a device are left out: whoever has them can pretend to be this server.
    return {"choices": chosen[0] if chosen else None, "address": address[0] if address else None,
            "devices": await rows(push_devices, "endpoint", "made")}
