"""What a seat knows before it has heard anything: what lies open, and its own cards."""
from __future__ import annotations

from citadels.engine.character_knowledge import mask
from citadels.engine.ids import USING
from citadels.engine.knowledge import UNKNOWN, Knowledge
from citadels.engine.state import State


def fresh(g: State, seat: int) -> Knowledge:
    """The knowledge of a seat that has heard nothing: its own cards and characters, and how many the others have."""
    known = Knowledge(g.setup, seat)
    for other in range(len(g.players)):
        player = g.players[other]
        mine = other == seat
        known.hands[other] = list(player.hand) if mine else [UNKNOWN] * len(player.hand)
        known.under[other] = list(player.under) if mine else [UNKNOWN] * len(player.under)
        known.held[other] = hidden_candidates(g, other, mine)
    own_turn = g.turn.seat == seat
    known.deck = [UNKNOWN] * len(g.deck())
    known.drawn = list(g.turn.drawn) if own_turn else [UNKNOWN] * len(g.turn.drawn)
    known.aside = list(g.turn.aside) if own_turn else [UNKNOWN] * len(g.turn.aside)
    known.pile = list(g.discard)
    known.open = unseen(g)
    known.down = [known.open] * len(g.round.face_down)
    known.killed = g.round.killed
    if g.tasks and g.tasks[-1][1] == seat:
        if g.tasks[-1][0] == USING:
            known.taken = g.tasks[-1][2]
        if g.round.pool:
            known.open = mask(g.round.pool)
    return known


def unseen(g: State) -> int:
    """The characters that are neither face up nor revealed."""
    return mask(g.setup.cast) & ~mask(g.round.face_up) & ~g.round.revealed


def unanswered(g: State) -> int:
    """The characters that a player may still hold unrevealed: those not yet called, and a killed one."""
    open = unseen(g)
    for rank in range(1, min(g.round.rank, g.setup.last_rank) + 1):
        if g.setup.by_rank[rank] != g.round.killed:
            open &= ~(1 << g.setup.by_rank[rank])
    return open


def hidden_candidates(g: State, seat: int, mine: bool) -> list[int]:
    """The candidates for each character of a seat that is not revealed."""
    open = unanswered(g)
    found: list[int] = []
    for character in g.players[seat].characters:
        if not g.round.revealed >> character & 1:
            found.append(1 << character if mine else open)
    return found
