"""What a card is worth: in the hand, and built."""
from __future__ import annotations

from citadels.bots.builder.tastes import DISTRICT, HELD, LASTING
from citadels.bots.glance import Glance
from citadels.engine.ids import DISTRICTS, UNIQUE


def effect(t: Glance, kind: int) -> float:
    """What a district gives beyond the points of its cost, as late as it is."""
    value = DISTRICT[kind]
    if LASTING >> kind & 1 and not t.common:
        left = t.goal - max(t.size_of(t.seat), t.longest_but(t.seat))
        value *= min(1.5, 0.3 * left)
    return value


def built(t: Glance, kind: int) -> float:
    """What it is worth to have a district built now, in points or so."""
    value = t.cost_of(kind) + effect(t, kind)
    type = t.type_of(kind)
    types = t.types()
    if type < 5 and not types >> type & 1:
        value += (3.0 if types | 1 << type == 31 else 0.7) * (1.6 if t.common else 1.0)
    elif type != UNIQUE:
        value += 0.2
    return value


def held(t: Glance, kind: int) -> float:
    """What it is worth to have a card in the hand, in gold."""
    if kind >= DISTRICTS or not t.setup.districts[kind].buildable:
        return HELD[kind]
    if not t.lawful(kind):
        return 0.2
    value = 1.0 + 0.25 * built(t, kind)
    beyond = t.price(kind) - t.gold - 4
    if beyond > 0:
        value -= 0.25 * beyond
    return value


def held_again(t: Glance, kind: int) -> float:
    """The same of a card that is not in the hand yet: a second one of a name is of little use."""
    return 0.3 if kind in t.hand and kind < DISTRICTS else held(t, kind)


def useful(t: Glance) -> int:
    """How many cards in the hand could ever be built, each name once."""
    n = 0
    seen = 0
    for kind in t.hand:
        if kind < DISTRICTS and not seen >> kind & 1 and t.lawful(kind):
            seen |= 1 << kind
            n += 1
    return n


def one_more(t: Glance) -> float:
    """What one more card is worth to the hand, in gold."""
    n = useful(t)
    room = t.goal - t.size_of(t.seat)
    if n >= room:
        return 0.5
    if n == 0:
        return 3.0
    return 1.6 if n == 1 else 1.0 if n == 2 else 0.6
