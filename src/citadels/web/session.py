"""Who makes a request: a person known by a cookie, or a visitor who becomes one when needed."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.datastructures import State

from citadels.web.known_people import token_hash
from citadels.web.rate_limits import NEW_PERSON, RateLimits, Visitor, address_of
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.security import COOKIE, SAFE_METHODS, cookie
from citadels.web.server_lobby import ServerLobby

Answer = TypeVar("Answer")
LONGEST_TOKEN: Final = 100
# People who are banned can still use these: their own data, the host's desk, and the links in mails.
ALWAYS: Final = ("/api/me/", "/api/host", "/api/notices/")


class Session:
    def __init__(self, lobby: ServerLobby, limits: RateLimits, scope: Any, person: Person | None, token: str = "",
                 agent: str = "") -> None:
        self.lobby = lobby
        self.limits = limits
        self.scope = scope
        self.person = person
        self.token = token                      # of the visitor's cookie
        self.device = token_hash(token) if token else ""
        self.agent = agent                      # the browser's user agent
        self.new_token: str | None = None       # for a cookie that is set with the answer; "" deletes it

    def pay(self, cost: float = 1) -> None:
        """Count this request as this many of the visitor's."""
        self.limits.visitor(visitor_of(self.scope, self.person), cost)

    async def someone(self, cost: int = 1) -> Person:
        """The person, who is created if necessary."""
        self.pay(cost)
        if self.person is None:
            self.pay(NEW_PERSON)
            self.person, self.new_token = await self.lobby.people.create(self.agent)
            self.device = token_hash(self.new_token)
            self.lobby.moderation.bans.note(self.person.id, address_of(self.scope))
        return self.person

    async def renew(self) -> None:
        """Extend the visitor's cookie for another year, here and in the browser."""
        if self.person is not None and await self.lobby.people.renew(self.person, self.token):
            self.new_token = self.token

    async def known_at(self, code: str, refusal: str, cost: int = 1) -> Person:
        """The person, for an action at a table. A visitor without a cookie is refused."""
        if self.person is None:
            await self.lobby.find(code)  # if there is no such table, that is the refusal
            raise RequestRefused(refusal)
        self.pay(cost)
        return self.person

    async def become(self, token: str) -> Person:
        """Become the person of a personal link."""
        self.limits.address(self.scope, NEW_PERSON)
        return self.became(*await self.lobby.people.take(token, self.agent))

    def became(self, person: Person, token: str) -> Person:
        """Make this device that person's from now on, with the token of a new cookie."""
        self.person, self.new_token = person, token
        return person

    async def sign_out(self) -> None:
        """Make this device nobody's."""
        self.pay()
        if self.person is not None:
            await self.lobby.people.devices.sign_out(self.device)
        self.forget()

    def forget(self) -> None:
        """The cookie is no longer valid."""
        self.person, self.new_token = None, ""

    def answer(self, content: Answer, status: int = 200) -> Response[Answer]:
        """An answer that sets the new cookie, if there is one."""
        cookies = [] if self.new_token is None else [cookie(self.new_token, self.lobby.settings)]
        return Response(content, status_code=status, cookies=cookies)


def visitor_of(scope: Any, person: Person | None) -> Visitor:
    """The visitor whose requests are counted."""
    return Visitor(person.id if person else None, address_of(scope))


async def session_of(request: Request[Any, Any, State], state: State) -> Session:
    lobby: ServerLobby = state.lobby
    token = request.cookies.get(COOKIE)
    person = await lobby.people.by_cookie(token) if token and len(token) <= LONGEST_TOKEN else None
    bans, address = lobby.moderation.bans, address_of(request.scope)
    bans.note(person.id if person else None, address)
    if request.method not in SAFE_METHODS and not request.scope["path"].startswith(ALWAYS):
        bans.check(person.id if person else None, address)
    code = request.path_params.get("code")
    if code is not None and not state.limits.may_guess(request.scope) and not await lobby.plays_at(code, person):
        raise RequestRefused("too-fast")
    return Session(lobby, state.limits, request.scope, person, token or "", request.headers.get("user-agent", ""))
