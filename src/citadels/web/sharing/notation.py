"""A moment as a record that the terminal can load: a position shortly before it, and the moves that lead there."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from citadels import Game
from citadels.shapes import Record
from citadels.web.sharing.beginning import dealt_anew
from citadels.web.sharing.seat_replay import game_at, moves_at

LAST_MOVES: Final = 10


class SeenRecord(Record):
    """The record of a moment as one seat saw it, with the rest made up."""

    seat: int


def notation(record: Record, step: int, seat: int | None) -> Record | SeenRecord:
    """A record with all cards, from a few moves before the moment; or one seat's view, with the rest made up."""
    moves = moves_at(record, step, seat)
    if seat is None:
        before = max(0, moves - LAST_MOVES)
        begun = Game.from_position(game_at(record, before).position())
        begun.names = list(record["players"])
        return {**begun.record(), "moves": list(record["moves"][before:moves])}
    seed = int.from_bytes(sha256(f"{step}/{seat}".encode()).digest()[:16], "big")     # the same for everybody
    return {**dealt_anew(game_at(record, moves), seat, seed), "moves": [], "result": None, "seat": seat}
