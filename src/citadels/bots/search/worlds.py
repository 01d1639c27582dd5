"""Imagined games for the search: what is hidden is dealt again, leaning to what is likely."""
from __future__ import annotations

from typing import Final

from citadels.bots.builder.people import chances
from citadels.bots.glance import MEMORY
from citadels.bots.sight import Sight
from citadels.engine.ids import CHARACTERS
from citadels.engine.rng import WORD, Xorshift64
from citadels.engine.state import Cards, State

HABIT: Final = 0.25  # what each earlier turn with a character adds to the belief that a seat has taken it again


class Worlds:
    """Deals worlds for one decision of one seat."""

    def __init__(self, sight: Sight, dice: Xorshift64) -> None:
        self.sight = sight
        self.dice = dice
        self.memory = sight.memory()
        self.leaning = beliefs(sight)

    def deal(self) -> State:
        # Turned about, or the world would draw the very numbers that the dice give next.
        x, y = self.dice.word(), self.dice.word()
        return self.sight.world(x ^ 0x5DEECE66, (y >> 7 | y << 25 & WORD) ^ 0x2545F491, self.leaning)

    def memories(self, world: State) -> list[int]:
        """What each seat remembers of the selection: of the own one truly, of the others as it was in this world."""
        return [self.memory if seat == self.sight.seat else recall(world, seat) for seat in range(len(world.players))]


def beliefs(sight: Sight) -> list[float] | None:
    """How likely each seat holds each character: by what it needs, what was passed on, and what it took before."""
    glance = sight.glance()
    if glance.common:
        return None
    found = chances(glance)
    habits = sight.seen_before()
    for i in range(len(found)):
        found[i] *= 1.0 + HABIT * habits[i]
    return found


def recall(world: State, seat: int) -> int:
    """What a seat must have been offered, from where the characters have gone since."""
    seats = len(world.players)
    if not world.players[seat].characters or seats < 4:
        return 0
    offered = bits(world.round.pool)
    for later in range((seat - world.crown) % seats, seats):
        offered |= bits(world.players[(world.crown + later) % seats].characters)
    if world.round.rank > 0:
        offered |= bits(world.round.face_down[1:])
    return offered | world.number << MEMORY


def bits(characters: Cards) -> int:
    found = 0
    for character in characters:
        found |= 1 << character
    return found


assert CHARACTERS == MEMORY
