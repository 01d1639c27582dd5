"""Who is away from a table: everybody there is told after a while, and again when that person is back.

In a game over days nobody is told, because people come and go anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from citadels.web.timing import steady_now

if TYPE_CHECKING:
    from citadels.web.live_table import LiveTable
    from citadels.web.rows import SeatRow

AWAY_AFTER: Final = 5000        # milliseconds; longer than it takes to reload a page


def due(table: LiveTable) -> int | None:
    """When the table should next be told that somebody is away, None if nobody is."""
    if table.state != "playing" or table.live is None or not table.connections or table.by_days:
        return None
    return min((table.absent_since[seat] + AWAY_AFTER for seat in _missing(table)), default=None)


def note(table: LiveTable) -> None:
    """Tell the table who is away by now."""
    for seat in sorted(_missing(table)):
        if table.absent_since[seat] + AWAY_AFTER <= steady_now():
            table.noted_away.add(seat)
            table.note("away", seat)
    table.broadcast_game()


def note_return(table: LiveTable) -> None:
    """Tell the table who is back."""
    back = table.noted_away & table.present()
    table.noted_away -= back
    for seat in sorted(back):
        table.note("back", seat)
    if back:
        table.broadcast_game()


def _missing(table: LiveTable) -> frozenset[int]:
    """The seats of people who are away without the table having been told."""
    return table.person_seats - table.present() - table.noted_away


def note_leaving(table: LiveTable, before: Sequence[SeatRow]) -> None:
    """Tell the table who has left for good, or has come back after that."""
    changed = [place for was, place in zip(before, table.seats, strict=True) if was.gone != place.gone]
    for place in changed:
        table.noted_away.discard(place.seat)
        table.note("left" if place.gone else "back", place.seat)
    if changed:
        table.broadcast_game()
