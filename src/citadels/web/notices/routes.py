"""The routes of notices."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.status_codes import HTTP_200_OK, HTTP_303_SEE_OTHER

from citadels.web import rate_limits
from citadels.web.language import LANGUAGE
from citadels.web.live_table import LiveTable
from citadels.web.notices import encryption, guarded_http, mail
from citadels.web.notices.messages import (
    GiveAddress,
    MailLink,
    NoticeChoices,
    Notices,
    SetWebhook,
    Subscribe,
    Webhook,
)
from citadels.web.notices.preferences import DEFAULT
from citadels.web.request_refused import RequestRefused
from citadels.web.routes import REFUSALS, Code, TheLobby, TheSession, valid_code
from citadels.web.server_lobby import ServerLobby
from citadels.web.session import LONGEST_TOKEN, Session, visitor_of


def checked_choices(choices: NoticeChoices | None) -> None:
    """Refuse quiet hours without a beginning or an end."""
    if choices is not None and (choices.quiet_from is None) != (choices.quiet_to is None):
        raise RequestRefused("bad-request", field="quiet_to")


async def described(lobby: ServerLobby, session: Session) -> Notices:
    service = lobby.notices
    if session.person is None:
        return Notices(DEFAULT, service.public_key, False, 0, lobby.settings.sends_mail, "", False)
    id, preferences = session.person.id, service.preferences
    devices, here = await preferences.devices(id, session.device)
    return Notices(await preferences.choices(id), service.public_key, here, devices, lobby.settings.sends_mail,
                   *await preferences.address(id))


@get("/api/me/notices", responses=REFUSALS)
async def my_notices(lobby: TheLobby, session: TheSession) -> Notices:
    """How the visitor is notified while no page is open."""
    session.pay()
    return await described(lobby, session)


@post("/api/me/notices", status_code=HTTP_200_OK, responses=REFUSALS)
async def choose(lobby: TheLobby, session: TheSession, data: JSONBody[NoticeChoices]) -> Notices:
    """Change what the visitor is notified about, and their quiet hours."""
    session.pay()
    checked_choices(data)
    if session.person is None:
        raise RequestRefused("no-notices")
    await lobby.notices.preferences.choose(session.person.id, data, LANGUAGE.get())
    return await described(lobby, session)


# -- push --------------------------------------------------------------------------------------------------------------
@post("/api/me/notices/push", status_code=HTTP_200_OK, responses=REFUSALS)
async def subscribe(lobby: TheLobby, session: TheSession, data: JSONBody[Subscribe]) -> Response[Notices]:
    """Send push messages to this device."""
    checked_choices(data.choices)
    service = lobby.notices
    if not service.sender.key:
        session.pay()
        raise RequestRefused("no-push")
    person = await session.someone(rate_limits.NEW_TABLE)
    if not service.sender.hosts.allows(data.endpoint):
        raise RequestRefused("push-elsewhere", field="endpoint")
    if not encryption.is_subscription(data.keys.p256dh, data.keys.auth):
        raise RequestRefused("bad-request", field="keys")
    await service.preferences.subscribe(person.id, session.device, data, LANGUAGE.get())
    return session.answer(await described(lobby, session))


@post("/api/me/notices/push/end", status_code=HTTP_200_OK, responses=REFUSALS)
async def unsubscribe(lobby: TheLobby, session: TheSession) -> Notices:
    """Stop sending push messages to this device."""
    session.pay()
    if session.person is not None:
        await lobby.notices.preferences.unsubscribe(session.device)
    return await described(lobby, session)


@post("/api/me/notices/push/test", status_code=HTTP_200_OK, responses=REFUSALS)
async def test_push(lobby: TheLobby, session: TheSession) -> Notices:
    """Send a test notice to this device."""
    session.pay(rate_limits.NEW_TABLE)
    if session.person is None or not await lobby.notices.preferences.test(session.device, LANGUAGE.get()):
        raise RequestRefused("no-notices")
    return await described(lobby, session)


# -- e-mail ------------------------------------------------------------------------------------------------------------
@post("/api/me/notices/mail", status_code=HTTP_200_OK, responses=REFUSALS)
async def give_address(lobby: TheLobby, session: TheSession, data: JSONBody[GiveAddress]) -> Response[Notices]:
    """Send a confirmation mail to an address. The answer does not depend on whose address it is."""
    checked_choices(data.choices)
    service, origin = lobby.notices, lobby.settings.public_origin
    if not lobby.settings.sends_mail or origin is None:
        session.pay()
        raise RequestRefused("no-mail")
    if not mail.is_address(data.address):
        session.pay()
        raise RequestRefused("bad-address", field="address")
    person = await session.someone(rate_limits.NEW_TABLE)
    ask = session.limits.mail(visitor_of(session.scope, person), data.address.lower())
    await service.preferences.set_address(person.id, data.address, data.choices, LANGUAGE.get(), origin, ask)
    return session.answer(await described(lobby, session))


@post("/api/me/notices/mail/end", status_code=HTTP_200_OK, responses=REFUSALS)
async def remove_address(lobby: TheLobby, session: TheSession) -> Notices:
    session.pay()
    if session.person is not None:
        await lobby.notices.preferences.remove_address(session.person.id)
    return await described(lobby, session)


@post("/api/notices/confirm", status_code=HTTP_200_OK, responses=REFUSALS)
async def confirm_address(lobby: TheLobby, session: TheSession, data: JSONBody[MailLink]) -> Notices:
    """Confirm an address with the link that was sent there, in any browser. It works once. Opening the page is not
    enough, since programs look at the links in mails."""
    session.pay(rate_limits.NEW_PERSON)
    await lobby.notices.preferences.confirm(data.token)
    return await described(lobby, session)


@get("/api/notices/end/{token:str}", status_code=HTTP_303_SEE_OTHER, include_in_schema=False)
async def end_page(session: TheSession, token: FromPath[str]) -> Redirect:
    """Redirect to the page that asks whether mails should end, for mail programs that only open a link."""
    session.pay()
    if not token.replace("-", "").replace("_", "").isalnum() or not token.isascii() or len(token) > LONGEST_TOKEN:
        raise RequestRefused("no-link")
    return Redirect(f"/unsubscribe/{token}", status_code=HTTP_303_SEE_OTHER)


@post("/api/notices/end/{token:str}", status_code=HTTP_200_OK, responses=REFUSALS)
async def end_mail(lobby: TheLobby, session: TheSession, token: FromPath[str]) -> Notices:
    """End mails with one click (RFC 8058), whatever the body is. The answer does not say whether there were any."""
    session.pay(rate_limits.NEW_PERSON)
    await lobby.notices.preferences.end_mail(token[:LONGEST_TOKEN])
    return await described(lobby, session)


# -- webhooks ----------------------------------------------------------------------------------------------------------
async def hosted(lobby: ServerLobby, session: Session, code: str) -> LiveTable:
    """The table, for its host."""
    person = await session.known_at(valid_code(code), "not-host")
    table = await lobby.find(code)
    if table.row.host != person.id:
        raise RequestRefused("not-host")
    return table


def shown(url: str) -> Webhook:
    return Webhook(guarded_http.parts_of(url).hostname or "" if url else "")


@get("/api/tables/{code:str}/webhook", responses=REFUSALS)
async def webhook(lobby: TheLobby, session: TheSession, code: Code) -> Webhook:
    """Where news about the table is sent. Host only."""
    table = await hosted(lobby, session, code)
    return shown(await lobby.notices.preferences.webhook(table.id))


@post("/api/tables/{code:str}/webhook", status_code=HTTP_200_OK, responses=REFUSALS)
async def set_webhook(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[SetWebhook]) -> Webhook:
    """Set where news about the table is sent: whose turn it is, and that its game began and ended. Host only."""
    table = await hosted(lobby, session, code)
    session.pay(rate_limits.NEW_TABLE)
    if data.url:
        try:
            guarded_http.check_url(data.url, lobby.notices.sender.trusted_hooks)
        except guarded_http.Forbidden:
            raise RequestRefused("bad-webhook", field="url") from None
    await lobby.notices.preferences.set_webhook(table.id, data.url, LANGUAGE.get())
    return shown(data.url)


ROUTES: Final[list[Any]] = [
    my_notices, choose, subscribe, unsubscribe, test_push, give_address, remove_address, confirm_address, end_page,
    end_mail, webhook, set_webhook,
]
