"""The rules of thumb as one function: a number for every option, the highest is the best."""
from __future__ import annotations

from typing import Final

from citadels.bots.builder.answers import weigh_answer
from citadels.bots.builder.picking import weigh_casting, weigh_picks, weigh_staging
from citadels.bots.builder.turn import weigh_turn
from citadels.bots.dice import Dice
from citadels.bots.glance import Glance, remember
from citadels.engine import ids
from citadels.engine.ids import VERB
from citadels.engine.state import State
from citadels.engine.steps.every import STEPS

# How far chance may outweigh judgement: whoever is always the same is easily murdered.
WHIM_PICK: Final = 0.8
WHIM_NAME: Final = 1.0


def weigh(t: Glance, moves: list[int]) -> list[float]:
    """How good each option looks, in about points."""
    step = t.step
    if step == ids.ACTING:
        return weigh_turn(t, moves)
    if step == ids.PICKING:
        return weigh_picks(t, moves)
    if step == ids.STAGING:
        return weigh_staging(t, moves)
    if step == ids.CASTING:
        return weigh_casting(t, moves)
    return weigh_answer(t, step, t.arg, moves)


def whim(move: int) -> float:
    """How much chance may add to a move."""
    verb = VERB[move]
    if verb == ids.PICK:
        return WHIM_PICK
    if verb == ids.NAME or verb == ids.SIGN or verb == ids.FLOWER or verb == ids.WARRANT or verb == ids.THREATEN:
        return WHIM_NAME
    return 0.0


def choose(t: Glance, moves: list[int], dice: Dice) -> int:
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


def play_out(g: State, memories: list[int], dice: Dice) -> int:
    """Let builders play at all seats to the end; how many decisions that took."""
    n = 0
    while g.tasks:
        step, seat, arg = g.tasks[-1]
        decision = STEPS[step]
        if step == ids.PICKING:
            memories[seat] = remember(g.number, g.round.pool)
        moves = decision.options(g, seat, arg)
        move = moves[0]
        if len(moves) > 1:
            move = choose(Glance(g, seat, memories[seat]), moves, dice)
        decision.choose(g, seat, arg, move)
        if g.ended:
            g.tasks = ()
        n += 1
    return n
