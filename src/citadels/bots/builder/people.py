"""Who wants which character, who may hold it, and who is to be feared."""
from __future__ import annotations

from citadels.bots.builder.tastes import CHARACTER
from citadels.bots.glance import Glance
from citadels.engine import ids
from citadels.engine.ids import CHARACTERS


def appeal(t: Glance, seat: int, character: int) -> float:
    """What a character would be worth to a seat this round, in gold, by what everybody can see of it."""
    card = t.setup.characters[character]
    gold = t.gold_of(seat)
    cards = t.cards_of(seat)
    value = CHARACTER[character]
    if card.type >= 0:
        value += 0.9 * t.count_of(seat, card.type)
    if card.builds > 1:
        value += spare_builds(t, seat, card.builds)
    elif card.builds == 0 and gold > 2 and cards > 0:
        value -= 1.4
    rank = t.setup.rank[character]
    if rank <= 3:
        value += appeal_of_plotters(t, seat, character, gold, cards)
    elif character == ids.KING or character == ids.PATRICIAN:
        value += 0.0 if t.crown == seat else 0.4
    elif character == ids.BISHOP:
        value += 0.3 * t.size_of(seat) if t.size_of(seat) >= t.longest_but(seat) else 0.0
    elif character == ids.ABBOT:
        value += 0.9 if t.richest_but(seat) > gold else 0.0
    elif character == ids.CARDINAL:
        value += 0.3 * cards
    elif character == ids.ALCHEMIST:
        value += 0.55 * min(gold + 2, 6) if cards > 0 else 0.0
    elif character == ids.TRADER:
        value += 0.2 * cards
    elif character == ids.WARLORD:
        value += 0.1 * gold + (1.0 if t.longest_but(seat) >= t.goal - 2 else 0.0)
    elif character == ids.MARSHAL or character == ids.DIPLOMAT:
        value += 0.8 if gold > 2 else 0.0
    elif character == ids.ARTIST:
        value += 0.7 * min(2, gold, len(t.city_of(seat)))
    elif character == ids.TAX_COLLECTOR:
        value += 0.9 * t.tax + 0.2 * t.seats
    return value


def appeal_of_plotters(t: Glance, seat: int, character: int, gold: int, cards: int) -> float:
    """The part of it that the first three ranks owe to the others at the table."""
    if character == ids.THIEF:
        return 0.35 * t.richest_but(seat)
    if character == ids.MAGICIAN:
        return 0.6 * max(0, t.fullest_but(seat) - cards) + (1.2 if cards == 0 else 0.0)
    if character == ids.WIZARD or character == ids.SEER:
        return 0.2 * t.fullest_but(seat)
    if character == ids.SPY:
        return 0.3 * t.fullest_but(seat)
    if character == ids.BLACKMAILER:
        return 0.25 * t.richest_but(seat)
    if character == ids.TAX_COLLECTOR:
        return 0.35 * (t.seats - 1)
    value = 0.0  # rank 1: the nearer somebody is to the end, the better it is to choose who acts
    if t.longest_but(seat) >= t.goal - 2:
        value += 1.5
    if character == ids.WITCH:
        value += 0.15 * gold
    return value


def spare_builds(t: Glance, seat: int, builds: int) -> float:
    """What it is worth to build more than one district."""
    gold = t.gold_of(seat) + 2
    more = min(builds - 1, t.cards_of(seat) + (1 if builds == 3 else 0) - 1, gold // 3 - 1)
    if more < 1:
        return 0.0
    value = 1.3 * more
    if t.size_of(seat) + more + 1 >= t.goal:
        value += 3.0
    return value


def menace(t: Glance, seat: int) -> float:
    """How near a seat is to winning, in points or so."""
    size = t.size_of(seat)
    value = t.points_of(seat) + 0.5 * t.gold_of(seat) + 0.4 * min(t.cards_of(seat), 5)
    if not t.common:
        value += 0.6 * size
        if size >= t.goal - 1:
            value += 3.0
    return value


def menaces(t: Glance) -> list[float]:
    """How much each other seat is to be feared: 1 for the average, 0 for oneself."""
    raw = [menace(t, seat) for seat in range(t.seats)]
    mean = sum(raw) / t.seats + 1.0
    found: list[float] = []
    for seat in range(t.seats):
        weight = 1.0 + 2.0 * (raw[seat] - mean) / mean
        found.append(0.0 if seat == t.seat else max(0.2, min(3.0, weight)))
    return found


def chances(t: Glance) -> list[float]:
    """How likely each seat holds each character face down: seat * CHARACTERS + character."""
    found = [0.0] * (t.seats * CHARACTERS)
    for seat in range(t.seats):
        if seat == t.seat or t.hidden(seat) == 0:
            continue
        rest = t.candidates(seat)
        total = 0.0
        for character in t.setup.cast:
            if rest >> character & 1:
                weight = appeal(t, seat, character) + 0.3
                weight = weight * weight if weight > 0.3 else 0.09
                found[seat * CHARACTERS + character] = weight
                total += weight
        if total > 0.0:
            share = t.hidden(seat) / total
            for character in t.setup.cast:
                if rest >> character & 1:
                    found[seat * CHARACTERS + character] = min(1.0, found[seat * CHARACTERS + character] * share)
    return found
