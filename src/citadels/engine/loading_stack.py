"""Checks that the pending decisions of a position fit the rest of it."""
from __future__ import annotations

from citadels.engine.ids import (
    ACTING,
    CASTING,
    CONFISCATING,
    CROWNING,
    KEEPING,
    LENDING,
    MOURNING,
    PAYING,
    PICKING,
    REDRAWING,
    RETURNING,
    SIGNING,
    STAGING,
    STUDYING,
    THANKING,
    THREATENING,
    TUMBLING,
    VISITING,
)
from citadels.engine.reading import refuse
from citadels.engine.state import State, Task
from citadels.engine.steps.every import STEPS


def check_stack(g: State, tasks: tuple[Task, ...], in_turn: bool) -> None:
    """Decisions within a turn need that turn below them, and nothing may lie about that no decision will use."""
    acting = tasks[0][0] == ACTING
    top = tasks[-1][0]
    deep = len(tasks) > (2 if acting and top != ACTING else 1) or (acting and not in_turn)
    alone = top in (PICKING, STAGING, CASTING, CROWNING, TUMBLING) or (top == THANKING and in_turn)
    if deep or (not acting and not alone):
        raise refuse("stack", "fault-stack")
    for step, seat, arg in tasks:
        if not STEPS[step].fits(g, seat, arg):
            raise refuse("stack", "fault-stack-step", step=repr(STEPS[step].name))
    check_loose(g, top)


def check_loose(g: State, top: int) -> None:
    turn = g.turn
    for field, there, steps in (("drawn", len(turn.drawn) > 0, (KEEPING, STUDYING, VISITING)),
                                ("aside", len(turn.aside) > 0, (REDRAWING, PAYING, LENDING, MOURNING)),
                                ("turn.building", turn.building >= 0, (PAYING, LENDING, CONFISCATING)),
                                ("turn.owed", len(turn.owed) > 0, (RETURNING, LENDING)),
                                ("turn.tokens", len(turn.tokens) > 0, (SIGNING, THREATENING))):
        if there and top not in steps:
            raise refuse(field, "fault-not-pending")
