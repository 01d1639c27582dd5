"""The rules of thumb as one function: a number for every option, the highest is the best."""
from __future__ import annotations

from typing import Final

from citadels.bots.builder.answers import weigh_answer
from citadels.bots.builder.picking import weigh_casting, weigh_picks, weigh_staging
from citadels.bots.builder.turn import weigh_turn
from citadels.bots.glance import Glance, remember
from citadels.engine import ids
from citadels.engine.ids import VERB
from citadels.engine.play import Policy
from citadels.engine.rng import Xorshift64
from citadels.engine.state import State

# How far chance may outweigh judgement: whoever is always the same is easily murdered.
WHIM_PICK: Final = 0.8
WHIM_NAME: Final = 1.0


def weigh(t: Glance, moves: list[int]) -> list[float]:
    """How good each option looks, in about points."""
    kind = t.step
    if kind == ids.ACTING:
        return weigh_turn(t, moves)
    if kind == ids.PICKING:
        return weigh_picks(t, moves)
    if kind == ids.STAGING:
        return weigh_staging(t, moves)
    if kind == ids.CASTING:
        return weigh_casting(t, moves)
    return weigh_answer(t, kind, t.arg, moves)


def whim(move: int) -> float:
    """How much chance may add to a move."""
    verb = VERB[move]
    if verb == ids.PICK:
        return WHIM_PICK
    if verb == ids.NAME or verb == ids.SIGN or verb == ids.FLOWER or verb == ids.WARRANT or verb == ids.THREATEN:
        return WHIM_NAME
    return 0.0


def choose(t: Glance, moves: list[int], dice: Xorshift64) -> int:
    """The move that a builder makes."""
    if len(moves) == 1:
        return moves[0]
    weights = weigh(t, moves)
    best = -1e9
    found = moves[0]
    for i in range(len(moves)):
        value = weights[i]
        chance = whim(moves[i])
        if chance > 0.0:
            value += chance * dice.unit()
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
        return choose(Glance(g, seat, self.memories[seat]), moves, self.rng)
