"""The messages about a moment of a finished game."""

from __future__ import annotations

from msgspec import Struct

from citadels.web.protocol import Level, Name, Number, SeatNumber


class Place(Struct):
    """Where a moment is. With all cards shown, moments are counted in moves. A seat counts only those it has seen,
    because more would tell of secret answers."""

    step: int


class PlayOn(Struct, forbid_unknown_fields=True):
    """Make a table whose game begins at a moment of a finished game, and take a seat there.

    The other seats are bots of a level, and the game starts right away; or, with null, they are free until you start.
    """

    step: Number
    seat: SeatNumber
    seen: SeatNumber | None = None  # `step` is counted as this seat counts; null: in moves
    anew: bool = True               # what your seat did not know is dealt again
    bots: Level | None = "normal"
    name: Name | None = None

