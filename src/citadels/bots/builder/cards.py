"""What a card is worth, in the hand and built."""
from __future__ import annotations

from citadels.bots.builder.parameters import DISTRICT_VALUE, HAND_VALUE, LASTING_EFFECTS
from citadels.bots.fast_observation import FastObservation
from citadels.engine.ids import DISTRICTS, UNIQUE


def effect_value(obs: FastObservation, kind: int) -> float:
    """What a district gives beyond the points of its cost, at this stage of the game."""
    value = DISTRICT_VALUE[kind]
    if LASTING_EFFECTS >> kind & 1 and not obs.laps:
        left = obs.goal - max(obs.size_of(obs.seat), obs.most_districts_except(obs.seat))
        value *= min(1.5, 0.3 * left)
    return value


def built_value(obs: FastObservation, kind: int) -> float:
    """What it is worth to have a district built now, roughly in points."""
    value = obs.cost_of(kind) + effect_value(obs, kind)
    type = obs.type_of(kind)
    types = obs.types()
    if type < 5 and not types >> type & 1:
        value += (3.0 if types | 1 << type == 31 else 0.7) * (1.6 if obs.laps else 1.0)
    elif type != UNIQUE:
        value += 0.2
    return value


def hand_value(obs: FastObservation, kind: int) -> float:
    """What it is worth to have a card in the hand, in gold."""
    if kind < DISTRICTS or not obs.setup.districts[kind].buildable:
        return HAND_VALUE[kind]
    if not obs.may_build(kind):
        return 0.2
    value = 1.0 + 0.25 * built_value(obs, kind)
    beyond = obs.price(kind) - obs.gold - 4
    if beyond > 0:
        value -= 0.25 * beyond
    return value


def drawn_value(obs: FastObservation, kind: int) -> float:
    """The same for a card that is not in the hand yet: a second one of a name is of little use."""
    return 0.3 if kind in obs.hand and kind >= DISTRICTS else hand_value(obs, kind)


def buildable_count(obs: FastObservation) -> int:
    """How many cards in the hand could be built, each name once."""
    n = 0
    seen = 0
    for kind in obs.hand:
        if kind >= DISTRICTS and not seen >> kind & 1 and obs.may_build(kind):
            seen |= 1 << kind
            n += 1
    return n


def next_card_value(obs: FastObservation) -> float:
    """What one more card is worth to the hand, in gold."""
    n = buildable_count(obs)
    room = obs.goal - obs.size_of(obs.seat)
    if n >= room:
        return 0.5
    if n == 0:
        return 3.0
    return 1.6 if n == 1 else 1.0 if n == 2 else 0.6
