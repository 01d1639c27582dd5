"""Who asks: a person known by a cookie, or somebody who becomes one when there is need of it."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.datastructures import State

from citadels.web.guard import COOKIE, NEWCOMER, Limits, cookie
from citadels.web.hall import Hall
from citadels.web.refusal import Refusal
from citadels.web.rows import Person

Answer = TypeVar("Answer")
LONGEST_TOKEN: Final = 100


class Guest:
    def __init__(self, hall: Hall, limits: Limits, scope: Any, person: Person | None) -> None:
        self.hall = hall
        self.limits = limits
        self.scope = scope
        self.person = person
        self.token: str | None = None       # of a new cookie

    def pay(self, count: int = 1) -> None:
        """What is asked for counts for so many requests."""
        if self.person is None:
            self.limits.address(self.scope, count)
        else:
            self.limits.person(self.person.id, count)

    async def someone(self, count: int = 1) -> Person:
        """The person, a new one if need be."""
        self.pay(count)
        if self.person is None:
            self.pay(NEWCOMER)
            self.person, self.token = await self.hall.newcomer()
        return self.person

    async def at(self, code: str, refusal: str, count: int = 1) -> Person:
        """The person, for something that a stranger to the table is refused."""
        if self.person is None:
            await self.hall.table(code, None)  # that there is no such table is said first
            raise Refusal(refusal)
        self.pay(count)
        return self.person

    async def become(self, token: str) -> Person:
        """Whoever a personal link is for."""
        self.limits.address(self.scope, NEWCOMER)
        self.person, self.token = await self.hall.take(token)
        return self.person

    def answer(self, content: Answer, status: int = 200) -> Response[Answer]:
        """With the new cookie, if there is one."""
        cookies = [cookie(self.token, self.hall.settings)] if self.token else []
        return Response(content, status_code=status, cookies=cookies)


async def guest_of(request: Request[Any, Any, State], state: State) -> Guest:
    hall: Hall = state.hall
    token = request.cookies.get(COOKIE)
    person = await hall.person(token) if token and len(token) <= LONGEST_TOKEN else None
    return Guest(hall, state.limits, request.scope, person)

