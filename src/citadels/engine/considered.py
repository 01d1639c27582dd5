"""The moves that a person at the table may think of, whether or not they are allowed just now."""
from __future__ import annotations

from citadels.engine.ids import ACTING, CITY, DISTRICTS, KIND, KINDS, NO_TYPE, USED_ACT, USED_INCOME
from citadels.engine.refusal import USED_UP, Refusal
from citadels.engine.state import State, places
from citadels.engine.stepping import why
from citadels.engine.steps.every import STEPS
from citadels.engine.verbs import (
    AT_CHOICE,
    AT_OPEN_CARDS,
    AT_OWN_CITY,
    BUILD,
    CARD,
    CHARACTER,
    DISTRICT,
    END,
    PLAIN,
    RECORD,
    SEAT,
    SEAT_BOOTH,
    SEAT_DISTRICT,
    SEAT_STANDING,
    SEAT_TYPE,
    STANDING,
    TICKET,
    TICKET_N,
    VERB,
)


def refused_moves(g: State) -> list[tuple[int, Refusal]]:
    """What the deciding player may think of but cannot do, each with what forbids it.

    Nobody wonders why what was used cannot be used again, nor thinks of what is refused without a plain reason.
    """
    step, seat, arg = g.tasks[-1]
    offered = STEPS[step].options(g, seat, arg)
    found: list[tuple[int, Refusal]] = []
    for verb in verbs_in_mind(g, step, seat, offered):
        for move in aimed_moves(g, seat, verb):
            refusal = None if move in offered else why(g, move)
            if refusal is not None and refusal.reason and refusal.reason not in USED_UP:
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
        for kind in g.players[seat].hand:
            if kind < DISTRICTS:
                verbs += g.setup.districts[kind].verbs
        if g.booths:
            verbs += [TICKET, TICKET_N]
    return list(dict.fromkeys(verbs))


def aimed_moves(g: State, seat: int, verb: int) -> list[int]:
    """The moves of a verb, one for everything on the table that it could be aimed at."""
    shape = RECORD[verb].shape
    aim = RECORD[verb].aim
    if shape == PLAIN:
        return [verb]
    if aim == AT_CHOICE or aim == AT_OPEN_CARDS:
        return []  # only what is offered is there to be seen
    others = [other for other in range(len(g.players)) if other != seat]
    if shape == CHARACTER:
        return [verb + character for character in g.setup.cast]
    if shape == SEAT:
        return [verb + other for other in others]
    if shape == SEAT_TYPE:
        return [verb + other * 5 + type for other in others for type in range(5)]
    if shape == SEAT_BOOTH:
        return [verb + other * 3 + booth for other in others for booth in range(3)]
    if shape == STANDING:
        return [verb + place for place in places(g.players[seat].city)]
    if shape == SEAT_STANDING:
        return [verb + owner * CITY + place for owner in range(len(g.players))
                for place in places(g.players[owner].city)]
    cards = [item & KIND for item in g.players[seat].city] if aim == AT_OWN_CITY else g.players[seat].hand
    kinds = [kind for kind in dict.fromkeys(cards) if kind >= DISTRICTS or shape == CARD]
    if shape == SEAT_DISTRICT:
        return [verb + other * KINDS + kind for other in others for kind in kinds]
    return [verb + kind for kind in kinds] if shape == CARD or shape == DISTRICT else []
