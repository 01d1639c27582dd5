"""Imagined games for the search (determinizations): hidden cards are dealt again, the likely ones more often."""
from __future__ import annotations

from typing import Final

from citadels.bots.builder.opponents import holder_probabilities
from citadels.bots.fast_observation import ROUND_SHIFT
from citadels.bots.observation import Observation
from citadels.engine.character_knowledge import mask
from citadels.engine.rng import WORD, Xorshift64
from citadels.engine.state import State

HABIT_WEIGHT: Final = 0.25  # what each earlier turn with a character adds to the belief that a seat has taken it again


class WorldSampler:
    """Imagines worlds for one decision of one seat."""

    def __init__(self, observation: Observation, rng: Xorshift64, beliefs: list[float] | None) -> None:
        self.observation = observation
        self.rng = rng
        self.memory = observation.memory()
        self.beliefs = beliefs      # how likely each seat holds each character

    def sample(self) -> State:
        # Scrambled, or the world would draw the very numbers that the generator gives next.
        x, y = self.rng.word(), self.rng.word()
        return self.observation.world(x ^ 0x5DEECE66, (y >> 7 | y << 25 & WORD) ^ 0x2545F491, self.beliefs)

    def memories(self, world: State) -> list[int]:
        """What each seat remembers of the selection: the searching seat in the real game, the others in this world."""
        own = self.observation.seat
        return [self.memory if seat == own else remembered_offer(world, seat) for seat in range(len(world.players))]


def beliefs(observation: Observation) -> list[float] | None:
    """How likely each seat holds each character, by what it needs, what was passed on, and what it took before."""
    fast = observation.fast()
    if fast.laps:
        return None
    found = holder_probabilities(fast)
    habits = observation.revealed_counts()
    for i in range(len(found)):
        found[i] *= 1.0 + HABIT_WEIGHT * habits[i]
    return found


def remembered_offer(world: State, seat: int) -> int:
    """What a seat must have been offered, judging by where the characters are now."""
    seats = len(world.players)
    if not world.players[seat].characters or seats < 4:
        return 0
    offered = mask(world.round.pool)
    for later in range((seat - world.crown) % seats, seats):
        offered |= mask(world.players[(world.crown + later) % seats].characters)
    if world.round.rank > 0:
        offered |= mask(world.round.face_down[1:])
    return offered | world.number << ROUND_SHIFT
