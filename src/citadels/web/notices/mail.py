"""Sending e-mail: the mail server's address, and the form of a mail."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

TIMEOUT: Final = 10.0       # seconds
POLICY: Final = SMTP.clone(max_line_length=400)     # a wrapped address in a header would be encoded
PORTS: Final = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
# Stricter than the standard, but wide enough for real addresses.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class MailServer(NamedTuple):
    scheme: str
    host: str
    port: int
    user: str
    password: str


class NoMailbox(Exception):
    """The address permanently rejects mail."""


def mail_server(url: str) -> MailServer:
    """Parse a URL such as smtp+starttls://user:password@mail.example.org:587. Raises ValueError."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise ValueError(parts.scheme)
    return MailServer(parts.scheme, parts.hostname, parts.port or PORTS[parts.scheme], unquote(parts.username or ""),
                      unquote(parts.password or ""))


def is_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None and len(text) <= 254


def sender_address(text: str) -> Address:
    """The sender of mails: an address, or a name with an address in angle brackets. Raises ValueError."""
    name, address = parseaddr(text)
    if not is_address(address) or not name.isprintable():
        raise ValueError(text)
    return Address(name, addr_spec=address)


def mail(sender: str, to: str, subject: str, body: str, ending: str = "") -> EmailMessage:
    """A mail; `ending` is its one-click unsubscribe address (RFC 8058)."""
    made = EmailMessage(policy=POLICY)
    origin = sender_address(sender)
    made["From"] = origin
    made["To"] = Address(addr_spec=to)
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=origin.domain)
    made["Auto-Submitted"] = "auto-generated"       # so that no automatic reply comes back
    if ending:
        made["List-Unsubscribe"] = f"<{ending}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(body)
    return made


def send(server: MailServer, made: EmailMessage) -> None:
    """Raises NoMailbox, OSError or SMTPException."""
    import smtplib
    import ssl

    context = ssl.create_default_context()
    line = (smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT, context=context) if server.scheme == "smtps"
            else smtplib.SMTP(server.host, server.port, timeout=TIMEOUT))
    with line:
        if server.scheme == "smtp+starttls":
            line.starttls(context=context)
        if server.user:
            line.login(server.user, server.password)
        try:
            line.send_message(made)
        except smtplib.SMTPRecipientsRefused as fault:
            code = next(iter(fault.recipients.values()))[0]
            if 500 <= code < 600:
                raise NoMailbox from None
            raise
