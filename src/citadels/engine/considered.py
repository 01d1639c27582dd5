"""The moves that a person at the table may think of, whether or not they are allowed just now."""
from __future__ import annotations

from citadels.engine.ids import ACTING, CITY, DISTRICTS, KIND, NO_TYPE, USED_ACT, USED_INCOME
from citadels.engine.refusal import USED_UP, Refusal
from citadels.engine.state import State, places
from citadels.engine.stepping import why
from citadels.engine.steps.every import STEPS
from citadels.engine.verbs import (
    AT_CHOICE,
    BUILD,
    CHARACTER,
    END,
    PLAIN,
    RECORD,
    SEAT,
    SEAT_STANDING,
    STANDING,
    VERB,
)


def refused_moves(g: State) -> list[tuple[int, Refusal]]:
    """What the deciding player may think of but cannot do, each with what forbids it.

    Nobody wonders why an ability that was used cannot be used again, so those are left out.
    """
    step, seat, arg = g.tasks[-1]
    offered = STEPS[step].options(g, seat, arg)
    found: list[tuple[int, Refusal]] = []
    for verb in verbs_in_mind(g, step, seat, offered):
        for move in aimed_moves(g, seat, verb):
            refusal = None if move in offered else why(g, move)
            if refusal is not None and refusal.reason not in USED_UP:
                found.append((move, refusal))
    return found


def verbs_in_mind(g: State, step: int, seat: int, offered: list[int]) -> list[int]:
    """The verbs that are offered and, in a turn, all that the player has cards for."""
    verbs = [VERB[move] for move in offered]
    if step == ACTING:
        character = g.setup.characters[g.turn.character]
        verbs += [END, BUILD]
        if not g.turn.used & USED_ACT:
            verbs += character.verbs
        if character.type != NO_TYPE and not g.turn.used & USED_INCOME:
            verbs.append(character.income_verb)
        for item in g.players[seat].city:
            if item & KIND >= DISTRICTS:
                verbs += g.setup.districts[item & KIND].verbs
    return list(dict.fromkeys(verbs))


def aimed_moves(g: State, seat: int, verb: int) -> list[int]:
    """The moves of a verb, one for everything on the table that it could be aimed at."""
    shape = RECORD[verb].shape
    if shape == PLAIN:
        return [verb]
    if RECORD[verb].aim == AT_CHOICE:
        return []  # only what is offered is there to be seen
    if shape == CHARACTER:
        return [verb + character for character in g.setup.cast]
    if shape == SEAT:
        return [verb + other for other in range(len(g.players)) if other != seat]
    if shape == STANDING:
        return [verb + place for place in places(g.players[seat].city)]
    if shape == SEAT_STANDING:
        return [verb + owner * CITY + place for owner in range(len(g.players))
                for place in places(g.players[owner].city)]
    if verb == BUILD:
        return [verb + kind for kind in dict.fromkeys(g.players[seat].hand) if kind >= DISTRICTS]
    return []
