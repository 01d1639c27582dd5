"""Outgoing messages in the database. A process leases one to send it; if the lease ends, another process takes over."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.encoding import to_json
from citadels.web.models import deliveries, mail_addresses, notice_choices, push_devices, webhooks
from citadels.web.row_leases import FREED, RowLeases
from citadels.web.sql_store import SqlStore
from citadels.web.timing import DAY, now

Way = Literal["push", "mail", "hook"]
TRIES: Final = 6
BACK_OFF: Final = 30_000        # milliseconds until the second attempt; each further one waits four times as long
STALE: Final = DAY              # afterwards it is not worth sending


class Delivery(NamedTuple):
    id: int
    way: Way
    content: str
    tries: int
    made: int
    person: int | None
    # Of a device:
    device: int | None = None
    endpoint: str = ""
    p256dh: str = ""
    auth: str = ""
    # Of an address:
    address: str = ""
    ending: str = ""
    confirmed: bool = False
    language: str = ""
    # Of a webhook:
    url: str = ""


async def add(connection: AsyncConnection, way: Way, content: str | msgspec.Struct, *, person: int | None = None,
              device: int | None = None, table: int | None = None) -> None:
    """Add something to be sent."""
    words = content if isinstance(content, str) else to_json(content)
    await connection.execute(insert(deliveries).values(
        way=way, content=words, person=person, device=device, table=table, made=now(), due=now(), tries=0))


class Outbox:
    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.leases = RowLeases(store, deliveries)

    async def claim(self, most: int) -> list[Delivery]:
        """Lease what is due and not leased by another process."""
        due = select(deliveries.c.id).where(deliveries.c.due <= now(), self.leases.free()).order_by(
            deliveries.c.due, deliveries.c.id).limit(most)
        if await self.store.first(due.limit(1)) is None:  # most of the time there is nothing to write
            return []
        async with self.store.transaction() as connection:
            await connection.execute(delete(deliveries).where(deliveries.c.made < now() - STALE))
            which = deliveries.c.id.in_(due.with_for_update(skip_locked=True))
            taken = await connection.execute(update(deliveries).where(which, self.leases.free()).values(
                self.leases.taken()).returning(deliveries.c.id))
            ids = list(taken.scalars())
            return [found(row) for row in await connection.execute(claimed(ids))] if ids else []

    async def done(self, delivery: Delivery) -> None:
        """Remove what was sent, or never will be."""
        await self.store.write(delete(deliveries).where(self._mine(delivery)))

    async def later(self, delivery: Delivery, wait: int | None = None) -> None:
        """Try again later. With `wait`, this does not count as a failed attempt."""
        tries = delivery.tries + (wait is None)
        if tries >= TRIES:
            await self.done(delivery)
            return
        due = now() + (BACK_OFF * 4 ** (tries - 1) if wait is None else wait)
        await self.store.write(update(deliveries).where(self._mine(delivery)).values(tries=tries, due=due, **FREED))

    async def gone(self, delivery: Delivery) -> None:
        """The destination is gone: the browser has ended its subscription, or the address does not exist."""
        async with self.store.transaction() as connection:
            await connection.execute(delete(deliveries).where(self._mine(delivery)))
            if delivery.way == "push":
                await connection.execute(delete(push_devices).where(push_devices.c.id == delivery.device))
            elif delivery.way == "mail":
                await connection.execute(update(mail_addresses).where(
                    mail_addresses.c.person == delivery.person).values(confirmed=None))

    def _mine(self, delivery: Delivery) -> ColumnElement[bool]:
        return and_(deliveries.c.id == delivery.id, self.leases.mine())


def claimed(ids: list[int]) -> Any:
    """Deliveries with their current destinations."""
    columns = (deliveries.c.id, deliveries.c.way, deliveries.c.content, deliveries.c.tries, deliveries.c.made,
               deliveries.c.person, deliveries.c.device, push_devices.c.endpoint, push_devices.c.p256dh,
               push_devices.c.auth, mail_addresses.c.address, mail_addresses.c.ending, mail_addresses.c.confirmed,
               notice_choices.c.language, webhooks.c.url)
    joined = (deliveries.outerjoin(push_devices, push_devices.c.id == deliveries.c.device)
              .outerjoin(mail_addresses, mail_addresses.c.person == deliveries.c.person)
              .outerjoin(notice_choices, notice_choices.c.person == deliveries.c.person)
              .outerjoin(webhooks, webhooks.c.table == deliveries.c.table))
    return select(*columns).select_from(joined).where(deliveries.c.id.in_(ids)).order_by(deliveries.c.id)


def found(row: Any) -> Delivery:
    return Delivery(row.id, row.way, row.content, row.tries, row.made, row.person, row.device, row.endpoint or "",
                    row.p256dh or "", row.auth or "", row.address or "", row.ending or "", row.confirmed is not None,
                    row.language or "", row.url or "")
