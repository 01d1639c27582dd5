"""What people have chosen about notices: the kinds, devices and address; and the webhooks of tables."""

from __future__ import annotations

import secrets
from typing import Final, get_args

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.known_people import token_hash
from citadels.web.models import deliveries, mail_addresses, notice_choices, notice_keys, push_devices, webhooks
from citadels.web.notices import encryption, outbox, words
from citadels.web.notices.messages import Kind, NoticeChoices, Subscribe
from citadels.web.request_refused import RequestRefused
from citadels.web.sql_store import SqlStore
from citadels.web.timing import DAY, now

VAPID: Final = "vapid"
MOST_DEVICES: Final = 10
LASTS: Final = DAY          # of a link that confirms an address
DEFAULT: Final = NoticeChoices()


class NoticePreferences:
    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def key(self) -> str:
        """The private key of this server, the same for all its processes, created on first use."""
        query = select(notice_keys.c.value).where(notice_keys.c.name == VAPID)
        async with self.store.transaction() as connection:
            await self.store.put_new(connection, notice_keys, name=VAPID, value=encryption.new_key())
            return str((await connection.execute(query)).scalar_one())

    # -- what is wanted --------------------------------------------------------------------------------------------
    async def choices(self, person: int) -> NoticeChoices:
        row = await self.store.first(select(notice_choices).where(notice_choices.c.person == person))
        return DEFAULT if row is None else NoticeChoices(
            kinds(row.push), kinds(row.mail), row.quiet_from, row.quiet_to, row.zone, row.offset)

    async def choose(self, person: int, wanted: NoticeChoices, language: str) -> None:
        async with self.store.transaction() as connection:
            await self._choose(connection, person, wanted, language)

    async def _choose(self, connection: AsyncConnection, person: int, wanted: NoticeChoices | None,
                      language: str) -> None:
        """Store a person's choices; if none are given, keep the previous ones."""
        given = wanted or DEFAULT
        values = {
            "language": language, "push": " ".join(dict.fromkeys(given.push)), "zone": given.zone,
            "mail": " ".join(dict.fromkeys(given.mail)), "offset": given.offset, "quiet_from": given.quiet_from,
            "quiet_to": given.quiet_to, "held": None,
        }
        changed = values if wanted is not None else {"language": language}
        await self.store.put(connection, notice_choices, {"person": person}, changed, counted=now(), sent=0, **values)

    # -- devices ---------------------------------------------------------------------------------------------------
    async def devices(self, person: int, here: str) -> tuple[int, bool]:
        """How many devices of a person get push messages, and whether this one does."""
        query = select(push_devices.c.device).where(push_devices.c.person == person)
        found = await self.store.scalars(query)
        return len(found), here in found

    async def subscribe(self, person: int, device: str, wanted: Subscribe, language: str) -> None:
        """Send push messages to this device from now on, and none to the previous user of the same browser."""
        values = {"person": person, "device": device, "endpoint": wanted.endpoint, "p256dh": wanted.keys.p256dh,
                  "auth": wanted.keys.auth, "made": now()}
        hash = token_hash(wanted.endpoint)
        async with self.store.transaction() as connection:
            await self._choose(connection, person, wanted.choices, language)
            await connection.execute(delete(push_devices).where(
                push_devices.c.device == device, push_devices.c.hash != hash))
            await self.store.put(connection, push_devices, {"hash": hash}, values)
            mine = push_devices.c.person == person
            kept = select(push_devices.c.id).where(mine).order_by(push_devices.c.made.desc()).limit(MOST_DEVICES)
            await connection.execute(delete(push_devices).where(mine, push_devices.c.id.not_in(kept)))

    async def unsubscribe(self, device: str) -> None:
        await self.store.write(delete(push_devices).where(push_devices.c.device == device))

    async def test(self, device: str, language: str) -> bool:
        """Send a test notice to this device; False if it does not get push messages."""
        async with self.store.transaction() as connection:
            query = select(push_devices.c.id, push_devices.c.person).where(push_devices.c.device == device)
            found = (await connection.execute(query)).first()
            if found is not None:
                await outbox.add(connection, "push", words.test(language), person=found.person, device=found.id)
        return found is not None

    # -- the address -----------------------------------------------------------------------------------------------
    async def address(self, person: int) -> tuple[str, bool]:
        """The address of a person, and whether it is confirmed."""
        query = select(mail_addresses.c.address, mail_addresses.c.confirmed).where(mail_addresses.c.person == person)
        found = await self.store.first(query)
        return ("", False) if found is None else (found.address, found.confirmed is not None)

    async def set_address(self, person: int, address: str, choices: NoticeChoices | None, language: str, origin: str,
                          ask: bool) -> None:
        """Store an address and send a confirmation mail. If there were too many, none is sent, but that looks the same.
        """
        token = secrets.token_urlsafe(32)
        values = {"address": address, "confirmed": None, "token": token_hash(token), "expires": now() + LASTS,
                  "ending": secrets.token_urlsafe(32)}
        async with self.store.transaction() as connection:
            await self._choose(connection, person, choices, language)
            await self._forget_mails(connection, person)    # those to the previous address
            await self.store.put(connection, mail_addresses, {"person": person}, values)
            content = words.question(language, f"{origin}/confirm/{token}")
            if ask:
                await outbox.add(connection, "mail", content, person=person)

    async def confirm(self, token: str) -> None:
        """Confirm the address to which this link was sent. It works once."""
        found = update(mail_addresses).where(
            mail_addresses.c.token == token_hash(token), mail_addresses.c.expires > now()).values(
            confirmed=now(), token=None, expires=None)
        if not await self.store.write(found):
            raise RequestRefused("no-link")

    async def remove_address(self, person: int) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(delete(mail_addresses).where(mail_addresses.c.person == person))
            await self._forget_mails(connection, person)

    async def end_mail(self, ending: str) -> None:
        """End mails with the link that is in each of them. It may be opened twice, so unknown links are not refused."""
        gone = delete(mail_addresses).where(mail_addresses.c.ending == ending).returning(mail_addresses.c.person)
        async with self.store.transaction() as connection:
            person = (await connection.execute(gone)).scalar_one_or_none()
            if person is not None:
                await self._forget_mails(connection, person)

    async def _forget_mails(self, connection: AsyncConnection, person: int) -> None:
        await connection.execute(delete(deliveries).where(
            deliveries.c.person == person, deliveries.c.way == "mail"))

    # -- webhooks --------------------------------------------------------------------------------------------------
    async def webhook(self, table: int) -> str:
        return await self.store.scalar(select(webhooks.c.url).where(webhooks.c.table == table)) or ""

    async def set_webhook(self, table: int, url: str, language: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(delete(webhooks).where(webhooks.c.table == table))
            await connection.execute(delete(deliveries).where(deliveries.c.table == table))
            if url:
                await connection.execute(insert(webhooks).values(table=table, url=url, language=language, told=now()))


def kinds(text: str) -> list[Kind]:
    found = text.split()
    return [kind for kind in get_args(Kind) if kind in found]
