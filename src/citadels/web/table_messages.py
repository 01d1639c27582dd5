"""A table as one person sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.web import fair_deals
from citadels.web.correspondence.day_clocks import until_of
from citadels.web.protocol import Seat, Table
from citadels.web.timing import now

if TYPE_CHECKING:
    from citadels.web.live_table import LiveTable
    from citadels.web.rows import SeatRow


def describe(table: LiveTable, person: int | None) -> Table:
    present = table.present()
    seats = [describe_seat(table, place, person, present) for place in table.seats]
    return Table(table.code, table.setup, table.state, seats,  # type: ignore[arg-type]  # the state is one of three
                 table.spectators(), table.may_host(person), table.hints, table.row.next,
                 table.row.imported, table.row.created, table.may_close(person),
                 fair_deals.commitment(table.row), fair_deals.words(table.row), fair_deals.begins(table.row))


def describe_seat(table: LiveTable, place: SeatRow, person: int | None, present: frozenset[int]) -> Seat:
    playing = table.state == "playing"
    kind = "bot" if place.bot else "person" if place.person is not None else "open"
    level = table.bot_for(place.seat) if kind != "open" and playing else place.bot
    mine = person is not None and place.person == person and not place.gone
    # Over days, presence would give away whether somebody decided just now or in advance.
    shown = place.seat in present and (mine or not (table.by_days and playing))
    expected = playing and kind == "person" and level is None and place.seat not in present and not table.by_days
    return Seat(
        place.seat, kind, place.name, level,  # type: ignore[arg-type]  # levels are checked when they are set
        shown, kind == "person" and level is not None,
        table.stand_in_at(place.seat) if expected else None,
        mine, place.person is not None and place.person == table.row.host,
        kind == "person" and place.person in table.skipping,
        until_of(table.days.off.get(place.person or 0, ()), now()) if playing and level is None else None)
