"""The routes of games over days."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from citadels.web.correspondence import preparing
from citadels.web.correspondence.holidays import HolidayBook
from citadels.web.correspondence.messages import EndHoliday, Holidays, NewHoliday, Prepare, PreparedSeat, YourTurn
from citadels.web.routes import REFUSALS, Code, TheLobby, TheSession, valid_code
from citadels.web.server_lobby import ServerLobby


def book(lobby: ServerLobby) -> HolidayBook:
    return HolidayBook(lobby.store, lobby.settings.holiday_days)


@get("/api/me/turns", responses=REFUSALS)
async def my_turns(lobby: TheLobby, session: TheSession) -> list[YourTurn]:
    """The games over days in which it is the visitor's turn, the most urgent first."""
    session.pay()
    return [] if session.person is None else await lobby.store.days.turns_of(session.person.id)


@get("/api/me/holidays", responses=REFUSALS)
async def my_holidays(lobby: TheLobby, session: TheSession) -> Holidays:
    """The visitor's holidays, and how many days they have left this year."""
    session.pay()
    allowed = lobby.settings.holiday_days
    return Holidays([], allowed, allowed) if session.person is None else await book(lobby).of(session.person.id)


@post("/api/me/holidays", status_code=HTTP_200_OK, responses=REFUSALS)
async def take_holiday(lobby: TheLobby, session: TheSession, data: JSONBody[NewHoliday]) -> Holidays:
    """Stop the visitor's clocks in all their games over days."""
    session.pay()
    if session.person is None:
        allowed = lobby.settings.holiday_days
        return Holidays([], allowed, allowed)
    return await book(lobby).add(session.person.id, data)


@post("/api/me/holidays/end", status_code=HTTP_200_OK, responses=REFUSALS)
async def end_holiday(lobby: TheLobby, session: TheSession, data: JSONBody[EndHoliday]) -> Holidays:
    """End one of the visitor's holidays, or cancel it."""
    session.pay()
    return await book(lobby).end(session.person.id if session.person is not None else 0, data.id)


@get("/api/tables/{code:str}/prepared", responses=REFUSALS)
async def prepared(lobby: TheLobby, session: TheSession, code: Code) -> list[PreparedSeat]:
    """What the visitor has decided in advance at their own seats, and what they may decide."""
    person = await session.known_at(valid_code(code), "not-yours")
    return await preparing.prepared_seats(await lobby.find(code), person)


@post("/api/tables/{code:str}/prepared", status_code=HTTP_200_OK, responses=REFUSALS)
async def prepare(lobby: TheLobby, session: TheSession, code: Code, data: JSONBody[Prepare]) -> PreparedSeat:
    """Decide in advance at one of the visitor's own seats."""
    person = await session.known_at(valid_code(code), "not-yours")
    return await preparing.prepare(await lobby.find(code), person, data, lobby.store.days)


ROUTES: Final = [my_turns, my_holidays, take_holiday, end_holiday, prepared, prepare]
