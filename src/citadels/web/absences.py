"""Who is away from a table: after a while everybody there is told, and again when they are back.

Over days nobody is told: people are away by design.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from citadels.web.timing import steady_now

if TYPE_CHECKING:
    from citadels.web.live_table import LiveTable
    from citadels.web.rows import SeatRow

AWAY_AFTER: Final = 5000        # milliseconds until it is noted that somebody is away: a page that loads anew is not


def due(table: LiveTable) -> int | None:
    """When it is to be noted next that somebody is away, None if nobody is."""
    if table.state != "playing" or table.live is None or not table.connections or table.by_days:
        return None
    return min((table.absent_since[place.seat] + AWAY_AFTER for place in _missing(table)), default=None)


def note(table: LiveTable) -> None:
    """Tell everybody who is away by now."""
    for place in _missing(table):
        if table.absent_since[place.seat] + AWAY_AFTER <= steady_now():
            table.noted_away.add(place.seat)
            table.note("away", place.seat)
    table.broadcast_game()


def note_return(table: LiveTable) -> None:
    """Tell everybody who is back."""
    back = table.noted_away & table.present()
    table.noted_away -= back
    for seat in sorted(back):
        table.note("back", seat)
    if back:
        table.broadcast_game()


def _missing(table: LiveTable) -> list[SeatRow]:
    """The seats of people who are away, and of whom nobody has been told."""
    known = table.present() | table.noted_away
    return [place for place in table.seats
            if place.bot is None and place.person is not None and not place.gone and place.seat not in known]


def note_leaving(table: LiveTable, before: Sequence[SeatRow]) -> None:
    """Tell everybody who has left for good, or come back from that."""
    changed = [place for was, place in zip(before, table.seats, strict=True) if was.gone != place.gone]
    for place in changed:
        table.noted_away.discard(place.seat)
        table.note("left" if place.gone else "back", place.seat)
    if changed:
        table.broadcast_game()
