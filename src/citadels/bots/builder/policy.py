"""The rules of thumb as one policy: every option has a value, and the highest is played."""
from __future__ import annotations

from typing import Final

from citadels.bots.builder.answers import answer_values
from citadels.bots.builder.picking import give_character_values, pick_values, theater_values
from citadels.bots.builder.turn import turn_values
from citadels.bots.fast_observation import FastObservation, remember
from citadels.engine import ids, verbs
from citadels.engine.rng import Xorshift64
from citadels.engine.state import State
from citadels.engine.stepping import Policy
from citadels.engine.verbs import AT_CHARACTER, RECORD, VERB

# How far chance may outweigh judgment: a predictable player is easily murdered.
NOISE_PICK: Final = 0.8
NOISE_NAME: Final = 1.0


def move_values(obs: FastObservation, moves: list[int]) -> list[float]:
    """How good each option looks, roughly in points."""
    kind = obs.step
    if kind == ids.ACTING:
        return turn_values(obs, moves)
    if kind == ids.PICKING:
        return pick_values(obs, moves)
    if kind == ids.STAGING:
        return theater_values(obs, moves)
    if kind == ids.CASTING:
        return give_character_values(obs, moves)
    return answer_values(obs, kind, obs.arg, moves)


def noise(move: int) -> float:
    """How much chance may add to a move."""
    verb = VERB[move]
    if verb == verbs.PICK:
        return NOISE_PICK
    if RECORD[verb].aim == AT_CHARACTER:
        return NOISE_NAME
    return 0.0


def choose_move(obs: FastObservation, moves: list[int], rng: Xorshift64) -> int:
    """The move that the builder makes."""
    if len(moves) == 1:
        return moves[0]
    values = move_values(obs, moves)
    best = -1e9
    found = moves[0]
    for i in range(len(moves)):
        value = values[i]
        chance = noise(moves[i])
        if chance > 0.0:
            value += chance * rng.unit()
        if value > best:
            best = value
            found = moves[i]
    return found


class RolloutPolicy(Policy):
    """Builders at all seats of an imagined game."""

    def __init__(self, memories: list[int], rng: Xorshift64) -> None:
        self.memories = memories    # by seat, what it remembers of the selection
        self.rng = rng

    def choose(self, g: State, kind: int, seat: int, moves: list[int]) -> int:
        if kind == ids.PICKING:
            self.memories[seat] = remember(g.number, g.round.pool)
        if len(moves) == 1:
            return moves[0]
        return choose_move(FastObservation(g, seat, self.memories[seat]), moves, self.rng)
