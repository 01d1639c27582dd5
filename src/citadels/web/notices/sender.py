"""Sends notices: a few at a time, in threads of their own, with short timeouts."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal

import msgspec

from citadels.web.notices import encryption, guarded_http, mail, words
from citadels.web.notices.outbox import STALE, Delivery, Outbox
from citadels.web.notices.push_hosts import PushHosts
from citadels.web.rate_limits import Bucket
from citadels.web.settings import Settings
from citadels.web.threads import start_task
from citadels.web.timing import now

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 4
ALL_MAILS: Final = (1000 / 3600, 300.0)     # of this process, per second and at once
CLOSING: Final = 5.0                        # seconds to finish sending when the server ends
FULL: Final = 60_000                        # milliseconds until a mail that was over the limit is tried again
Outcome = Literal["done", "later", "gone", "full"]


class NoticeSender:
    def __init__(self, outbox: Outbox, settings: Settings, key: str) -> None:
        self.outbox = outbox
        self.settings = settings
        self.key = key                                  # for push; empty if there is none
        self.hosts = PushHosts(settings.push_hosts)
        self.trusted_hooks: frozenset[str] = frozenset()    # tests use some on this machine
        self._mails = Bucket(*ALL_MAILS)
        self._threads = ThreadPoolExecutor(AT_ONCE, "notices")
        self._sending: set[asyncio.Task[None]] = set()

    async def round(self) -> None:
        """Start sending what is due, if there is room."""
        free = AT_ONCE - len(self._sending)
        for delivery in await self.outbox.claim(free) if free > 0 else []:
            start_task(self._send(delivery), self._sending)

    async def finished(self) -> None:
        """Wait until everything that was started is done."""
        while self._sending:
            await asyncio.gather(*self._sending)

    async def close(self) -> None:
        """Finish what is being sent, because it cannot be stopped, and another process would send it again. What takes
        too long keeps its lease until that ends."""
        sending = list(self._sending)
        if sending:
            await asyncio.wait(sending, timeout=CLOSING)
        late = [task for task in sending if not task.done()]
        for task in late:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        if late:
            return
        try:
            await self.outbox.leases.release_all()
        except Exception:  # the leases end by themselves
            LOG.warning("notices could not be released")

    async def _send(self, delivery: Delivery) -> None:
        try:
            outcome = await asyncio.get_running_loop().run_in_executor(self._threads, self.deliver, delivery)
            if outcome == "done":
                await self.outbox.done(delivery)
            elif outcome == "gone":
                await self.outbox.gone(delivery)
            else:
                await self.outbox.later(delivery, FULL if outcome == "full" else None)
        except Exception:  # the database is down: the lease ends by itself
            LOG.exception("what became of a notice could not be written")

    def deliver(self, delivery: Delivery) -> Outcome:
        """Send a notice, in a thread. No address or content gets into the log."""
        ways: dict[str, Callable[[Delivery], Outcome]] = {"push": self._push, "mail": self._mail, "hook": self._hook}
        try:
            return ways[delivery.way](delivery)
        except guarded_http.Forbidden:
            return "done"
        except Exception as fault:
            LOG.warning("a notice could not be sent", extra={"facts": {
                "way": delivery.way, "tries": delivery.tries + 1, "fault": type(fault).__name__}})
            return "later"

    def _push(self, delivery: Delivery) -> Outcome:
        if not self.key or not delivery.endpoint:
            return "done"
        if not self.hosts.allows(delivery.endpoint):    # the server's settings have changed
            return "gone"
        body = encryption.encrypted(delivery.content.encode(), delivery.p256dh, delivery.auth)
        left = max(60, (delivery.made + STALE - now()) // 1000)
        status = guarded_http.post(delivery.endpoint, body, {
            "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(left),
            "Urgency": "normal", "Topic": "citadels",    # a newer notice replaces one that is waiting
            "Authorization": encryption.authorization(delivery.endpoint, self.key, self.subject, now()),
        }, self.hosts.trusted)
        return "gone" if status in (404, 410) else judged(status)

    def _hook(self, delivery: Delivery) -> Outcome:
        if not delivery.url:
            return "done"
        body = delivery.content.encode()
        status = guarded_http.post(delivery.url, body, {
            "Content-Type": "application/json", "User-Agent": "citadels"}, self.trusted_hooks)
        return judged(status)

    def _mail(self, delivery: Delivery) -> Outcome:
        settings = self.settings
        if not settings.sends_mail or not delivery.address:
            return "done"
        assert settings.smtp and settings.mail_from and settings.public_origin
        if not self._mails.take():
            return "full"
        content = msgspec.json.decode(delivery.content, type=words.MailContent)
        origin, body, ending = settings.public_origin, content.body, ""
        if delivery.confirmed:      # otherwise it is the confirmation mail itself
            body = words.ended(body, delivery.language, origin, delivery.ending)
            ending = f"{origin}/api/notices/end/{delivery.ending}"
        try:
            mail.send(mail.mail_server(settings.smtp), mail.mail(
                settings.mail_from, delivery.address, content.subject, body, ending))
        except mail.NoMailbox:
            return "gone"
        except smtplib.SMTPResponseException as fault:
            if 500 <= fault.smtp_code < 600 and not isinstance(fault, smtplib.SMTPAuthenticationError):
                return "done"
            raise
        return "done"

    @property
    def subject(self) -> str:
        """Whom a push service can contact if something is wrong."""
        if self.settings.mail_from is not None:
            return f"mailto:{mail.sender_address(self.settings.mail_from).addr_spec}"
        return self.settings.public_origin or "https://citadels.invalid"


def judged(status: int) -> Outcome:
    """What a status means. If the request is wrong, trying again would not help; redirects are not followed."""
    if status == 429 or status >= 500:
        return "later"
    if status >= 300:
        LOG.warning("a notice was refused", extra={"facts": {"status": status}})
    return "done"
