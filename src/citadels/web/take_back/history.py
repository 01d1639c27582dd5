"""The moves of a running game that were not taken back, with what is needed to go back further."""

from __future__ import annotations

from typing import NamedTuple

from citadels import Game
from citadels.engine.words import MOVE
from citadels.offers import parse
from citadels.web.acts import may_be_held_back
from citadels.web.observation import TURN, event_count
from citadels.web.rows import MoveRow
from citadels.web.take_back.stored_rows import AGREE, REFUSE, asks_for, went_back_to

BROUGHT = "import"      # the hand of moves from another game, which this one continues


class PlayedMove(NamedTuple):
    """A move that was not taken back."""

    row: MoveRow
    secret: bool
    events: int         # how many came before it
    opens: bool         # whether an act begins with it


class ActBegun(NamedTuple):
    """Where an act of a person began, if nobody else has acted since."""

    number: int         # how many moves came before it
    game: Game          # before it


class Request(NamedTuple):
    """Somebody asks the others to agree to a take-back."""

    seat: int
    to: int             # the number of the last move that would still count
    event: int          # how many events there would be
    agreed: frozenset[int]


class History:
    def __init__(self) -> None:
        self.moves: list[PlayedMove] = []
        self.acts: list[ActBegun] = []          # of whoever moved last
        self.count = 0                          # how often something was taken back
        self.request: Request | None = None
        self.refused: frozenset[int] = frozenset()      # whose requests were refused, until the next move

    def add(self, row: MoveRow, game: Game) -> None:
        """Add a move that is about to be played. An act may have several lines; how they were sent does not matter."""
        last = self.moves[-1].row if self.moves else None
        follows = (last is not None and last.seat == row.seat and last.hand == row.hand and game.step != TURN
                   and may_be_held_back(last.line))
        if row.hand != "person" or last is None or last.seat != row.seat:
            self.acts.clear()
        if row.hand == "person" and not follows:
            # Where somebody else is named, such as whose hand to look at, it is likely to be asked what the seat knew.
            named = row.line in MOVE and parse(row.line).seat is not None
            self.acts.append(ActBegun(len(self.moves), game.clone(row.seat if named else None)))
        self.moves.append(PlayedMove(row, game.secret, event_count(game), not follows))
        self.request, self.refused = None, frozenset()

    def add_request_row(self, row: MoveRow) -> None:
        """Somebody has asked the others to agree, or has answered."""
        to = asks_for(row)
        if to is not None:
            event = next((move.events for move in self.moves if move.row.number > to), 0)
            self.request = Request(row.seat, to, event, frozenset())
        elif self.request is not None and row.line == AGREE:
            self.request = self.request._replace(agreed=self.request.agreed | {row.seat})
        elif self.request is not None and row.line == REFUSE:
            self.refused |= {self.request.seat}
            self.request = None

    def go_back(self, row: MoveRow) -> list[PlayedMove]:
        """Go back as this row says, and return the moves that were taken back."""
        to = went_back_to(row) or 0
        kept = next((number for number, move in enumerate(self.moves) if move.row.number > to), len(self.moves))
        gone, self.moves = self.moves[kept:], self.moves[:kept]
        self.count += 1
        self.request, self.refused = None, frozenset()
        return gone

    def game_at_end(self) -> Game | None:
        """The game after the remaining moves, if there is a copy; acts that were taken back are forgotten."""
        found = None
        while self.acts and self.acts[-1].number >= len(self.moves):
            act = self.acts.pop()
            found = act.game if act.number == len(self.moves) else None
        return found

    def last_act_of(self, seat: int) -> int | None:
        """How many moves came before the last open act of a seat, None if there is none."""
        for number in range(len(self.moves) - 1, -1, -1):
            row, secret, _, opens = self.moves[number]
            if row.hand == BROUGHT:
                break
            if row.seat == seat and opens and not secret:
                return number
        return None
