"""One game, decision by decision: the compiled part of the adapters to other libraries.

Actions are the move numbers of `VectorGames`: seats are counted from the one that decides.
"""
from __future__ import annotations

from typing import Final

from citadels.bots.bytes_writer import BytesWriter
from citadels.bots.encoding.encoder import Encoder
from citadels.bots.encoding.moves import MOVE_FEATURES, SEAT_OF, STEP_OF_SEAT, counted_from
from citadels.engine.words import LINE, MOVE
from citadels.research.oracle import put_oracle
from citadels.research.tables import Table, result

ACTIONS: Final = len(MOVE_FEATURES)     # action numbers are below this


def line_of_action(action: int, seat: int, players: int) -> str:
    """The line of an action of this seat; "" for a number that has none at this table."""
    inner = STEP_OF_SEAT[action]
    if inner == 0:
        return LINE[action]
    ahead = SEAT_OF[action]
    if ahead >= players:
        return ""
    return LINE[action + ((ahead + seat) % players - ahead) * inner]


def action_of_line(line: str, seat: int, players: int) -> int:
    """The number of a line as an action of this seat."""
    return counted_from(MOVE[line], seat, players)


class SingleGame:
    """A table that stops at every decision of the learner, and at the end."""

    def __init__(self, table: Table, skip_forced: bool) -> None:
        self.table = table
        self.players = len(table.g.players)
        self.skip_forced = skip_forced
        self.out = BytesWriter()
        self.over = False
        self.seat = -1                      # who decides; -1 at the end
        self.actions: list[int] = []        # the options, in ascending order of the moves
        self.shares: list[float] = []       # of the win, by seat, at the end
        self.points: list[int] = []
        self.go_on()

    def go_on(self) -> None:
        table = self.table
        if table.run(self.skip_forced):
            seat = table.seat()
            self.seat = seat
            self.actions = [counted_from(move, seat, self.players) for move in table.moves]
            return
        table.remember()
        self.over = True
        self.seat = -1
        self.actions = []
        self.shares, self.points = result(table.g)

    def play(self, action: int) -> bool:
        """Carry out an action and go on to the next decision; false, and nothing changes, if it is not an option."""
        if action not in self.actions:
            return False
        self.table.apply(self.table.moves[self.actions.index(action)])
        self.go_on()
        return True

    def row(self, seat: int) -> bytes:
        """What a seat may know now: the numbers of its features, two bytes each."""
        out = self.out
        out.truncate(0)
        self.table.put_row(seat, out)
        return out.getvalue()

    def mask(self, seat: int) -> bytearray:
        """A byte for each action: 1 for the options of the seat that decides."""
        mask = bytearray(ACTIONS)
        if seat == self.seat:
            for action in self.actions:
                mask[action] = 1
        return mask

    def hidden(self, seat: int) -> bytes:
        """What the seat may not know, for training only."""
        out = self.out
        out.truncate(0)
        put_oracle(self.table.g, seat, out)
        return out.getvalue()

    def take_encoder(self, other: SingleGame) -> None:
        """Reuse the encoder of an earlier game, if it had the same setup."""
        encoder: Encoder | None = other.table.encoder
        if encoder is not None and other.table.g.setup is self.table.g.setup:
            self.table.encoder = encoder
