"""Players for the seats that the learner does not play: quick bots that use move numbers, and a base class."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.bots.builder.policy import choose_move
from citadels.bots.fast_observation import ROUND_SHIFT, FastObservation
from citadels.bots.random_moves import random_move
from citadels.engine.rng import Xorshift64
from citadels.engine.subclassing import mypyc_attr

if TYPE_CHECKING:
    from citadels.research.tables import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatPlayer:
    """Chooses the moves of one seat of a table."""

    def choose(self, table: Table, seat: int, moves: list[int]) -> int:
        raise NotImplementedError

    def whole(self) -> bool:
        """Whether the game must keep its log and its moves for this player."""
        return False


class BuilderSeat(SeatPlayer):
    """The builder bot from the register."""

    def __init__(self, rng: Xorshift64) -> None:
        self.rng = rng

    def choose(self, table: Table, seat: int, moves: list[int]) -> int:
        g = table.g
        memory = table.memory.latest[seat]
        if memory:
            memory |= g.number << ROUND_SHIFT
        return choose_move(FastObservation(g, seat, memory), moves, self.rng)


class RandomSeat(SeatPlayer):
    """The random bot from the register."""

    def __init__(self, rng: Xorshift64) -> None:
        self.rng = rng

    def choose(self, table: Table, seat: int, moves: list[int]) -> int:
        return random_move(moves, self.rng.below)


QUICK: Final = ("builder", "random")     # names that have a quick version


def quick_player(name: str, rng: Xorshift64) -> SeatPlayer:
    return BuilderSeat(rng) if name == "builder" else RandomSeat(rng)
