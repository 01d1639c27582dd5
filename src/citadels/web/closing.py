"""Who may close a table."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.web.rows import ListRow, SeatRow, TableRow


def may_close(row: TableRow | ListRow, places: Sequence[SeatRow], person: int | None) -> bool:
    """Whether a person may close a table: the host before the game, then whoever plays there without other people."""
    if person is None or row.state == "over":
        return False
    if row.state == "open":
        return row.host == person
    people = {place.person for place in places if place.person is not None}
    return people == {person} or (not people and row.host == person)
