"""A move at random, for the random bot, its quick version for learning programs, and in place of a bot that failed."""
from __future__ import annotations

from collections.abc import Callable

from citadels.engine.verbs import AT_BID, RECORD, SALE, VERB


def random_move(moves: list[int], below: Callable[[int], int]) -> int:
    """Any of the moves; but a courtesy is always paid, and a bid is the lowest.

    All sales of one kind count as a single move: there are so many that a random player would do little else.
    """
    choice: list[int] = []
    sales: dict[int, list[int]] = {}
    for move in moves:
        record = RECORD[VERB[move]]
        if record.courtesy:
            return move
        if record.owner == SALE:
            sales.setdefault(record.first, []).append(move)
        else:
            choice.append(move)
    for verb in sorted(sales):
        offers = sales[verb]
        choice.append(min(offers) if RECORD[verb].aim == AT_BID else offers[below(len(offers))])
    return choice[below(len(choice))]
