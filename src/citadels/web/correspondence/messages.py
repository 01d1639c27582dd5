"""The messages about games over days."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from citadels.web.protocol import Id, Line, SeatNumber


class YourTurn(Struct):
    """A table at which the visitor is asked something."""

    code: str
    edition: str
    seat: int
    players: list[str]              # by seat; empty for a guest
    since: int                      # when it became their turn, milliseconds since 1970
    deadline: int | None


class Plan(Struct, forbid_unknown_fields=True):
    """What a seat has decided in advance. What is not legal when it is asked for is not played: then the person is
    asked."""

    picks: Annotated[list[Id], Meta(max_length=40)] = []        # characters: the first one that is offered is taken,
    round: Annotated[int, Meta(ge=0, le=10_000)] = 0            # in this round only; the server fills it in
    gather: Line | None = None                                  # what is gathered in each turn
    answers: Annotated[dict[Id, Line], Meta(max_length=20)] = {}     # by question: the line that answers it
    end: bool = False                                           # end the turn if nothing else is possible


class Choices(Struct):
    """What a seat may decide in advance at this table."""

    round: int                      # of the next selection in which the seat picks; 0 if there is none
    picks: list[str]                # the characters that may be offered then
    gather: list[str]
    answers: dict[str, list[str]]   # by question: the lines that may answer it
    cards: dict[str, str]           # by question: the card that asks it; empty for an auction
    secret: dict[str, str]          # by question that is never asked: the answer, unless another is given
    end: bool


class PreparedSeat(Struct):
    """Only the person who sits there ever sees this."""

    seat: int
    plan: Plan
    choices: Choices


class Prepare(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    plan: Plan


class Holiday(Struct):
    """A time during which the visitor's clocks stand still in games over days."""

    id: int
    first: int                      # milliseconds since 1970
    until: int


class Holidays(Struct):
    """The visitor's holidays that are not over, and how many days they have left this year."""

    holidays: list[Holiday]
    left: int
    allowed: int                    # days in a year; 0 if this server has no holidays


class NewHoliday(Struct, forbid_unknown_fields=True):
    """From now on, or from a moment to come; for so many days."""

    days: Annotated[int, Meta(ge=1, le=366)]
    first: Annotated[int, Meta(ge=0, le=10**14)] | None = None


class EndHoliday(Struct, forbid_unknown_fields=True):
    """End a holiday now, or cancel one that has not begun."""

    id: Annotated[int, Meta(ge=0, le=2**31 - 1)]
