"""Who wants which character, who may hold it, and who is dangerous."""
from __future__ import annotations

from citadels.bots.builder import known
from citadels.bots.builder.parameters import CHARACTER_VALUE
from citadels.bots.fast_observation import FastObservation
from citadels.engine.ids import CHARACTERS


def character_value(obs: FastObservation, seat: int, character: int) -> float:
    """What a character would be worth to a seat this round, in gold, judging by what everybody can see."""
    card = obs.setup.characters[character]
    gold = obs.gold_of(seat)
    cards = obs.cards_of(seat)
    value = CHARACTER_VALUE[character]
    if card.type >= 0:
        value += 0.9 * obs.count_of(seat, card.type)
    if card.builds > 1:
        value += extra_builds_value(obs, seat, card.builds)
    elif card.builds == 0 and gold > 2 and cards > 0:
        value -= 1.4
    rank = obs.setup.rank[character]
    if rank <= 3:
        value += plotter_value(obs, seat, character, gold, cards)
    elif character == known.KING or character == known.PATRICIAN:
        value += 0.0 if obs.crown == seat else 0.4
    elif character == known.BISHOP:
        value += 0.3 * obs.size_of(seat) if obs.size_of(seat) >= obs.most_districts_except(seat) else 0.0
    elif character == known.ABBOT:
        value += 0.9 if obs.most_gold_except(seat) > gold else 0.0
    elif character == known.CARDINAL:
        value += 0.3 * cards
    elif character == known.ALCHEMIST:
        value += 0.55 * min(gold + 2, 6) if cards > 0 else 0.0
    elif character == known.TRADER:
        value += 0.2 * cards
    elif character == known.WARLORD:
        value += 0.1 * gold + (1.0 if obs.most_districts_except(seat) >= obs.goal - 2 else 0.0)
    elif character == known.MARSHAL or character == known.DIPLOMAT:
        value += 0.8 if gold > 2 else 0.0
    elif character == known.ARTIST:
        value += 0.7 * min(2, gold, len(obs.city_of(seat)))
    elif character == known.TAX_COLLECTOR:
        value += 0.9 * obs.tax + 0.2 * obs.seats
    return value


def plotter_value(obs: FastObservation, seat: int, character: int, gold: int, cards: int) -> float:
    """The part of it that depends on the other players, for the first three ranks."""
    if character == known.THIEF:
        return 0.35 * obs.most_gold_except(seat)
    if character == known.MAGICIAN:
        return 0.6 * max(0, obs.most_cards_except(seat) - cards) + (1.2 if cards == 0 else 0.0)
    if character == known.WIZARD or character == known.SEER:
        return 0.2 * obs.most_cards_except(seat)
    if character == known.SPY:
        return 0.3 * obs.most_cards_except(seat)
    if character == known.BLACKMAILER:
        return 0.25 * obs.most_gold_except(seat)
    if character == known.TAX_COLLECTOR:
        return 0.35 * (obs.seats - 1)
    value = 0.0  # rank 1: the closer somebody is to the end, the better it is to choose who acts
    if obs.most_districts_except(seat) >= obs.goal - 2:
        value += 1.5
    if character == known.WITCH:
        value += 0.15 * gold
    return value


def extra_builds_value(obs: FastObservation, seat: int, builds: int) -> float:
    """What it is worth to build more than one district."""
    gold = obs.gold_of(seat) + 2
    more = min(builds - 1, obs.cards_of(seat) + (1 if builds == 3 else 0) - 1, gold // 3 - 1)
    if more < 1:
        return 0.0
    value = 1.3 * more
    if obs.size_of(seat) + more + 1 >= obs.goal:
        value += 3.0
    return value


def danger(obs: FastObservation, seat: int) -> float:
    """How close a seat is to winning, roughly in points."""
    size = obs.size_of(seat)
    value = obs.points_of(seat) + 0.5 * obs.gold_of(seat) + 0.4 * min(obs.cards_of(seat), 5)
    if not obs.laps:
        value += 0.6 * size
        if size >= obs.goal - 1:
            value += 3.0
    return value


def dangers(obs: FastObservation) -> list[float]:
    """How dangerous each other seat is: 1 is average; 0 for the seat itself."""
    raw = [danger(obs, seat) for seat in range(obs.seats)]
    mean = sum(raw) / obs.seats + 1.0
    found: list[float] = []
    for seat in range(obs.seats):
        weight = 1.0 + 2.0 * (raw[seat] - mean) / mean
        found.append(0.0 if seat == obs.seat else max(0.2, min(3.0, weight)))
    return found


def holder_probabilities(obs: FastObservation) -> list[float]:
    """How likely each seat holds each character face down: seat * CHARACTERS + character."""
    found = [0.0] * (obs.seats * CHARACTERS)
    for seat in range(obs.seats):
        if seat == obs.seat or obs.hidden(seat) == 0:
            continue
        rest = obs.candidates(seat)
        total = 0.0
        for character in obs.setup.cast:
            if rest >> character & 1:
                weight = character_value(obs, seat, character) + 0.3
                weight = weight * weight if weight > 0.3 else 0.09
                found[seat * CHARACTERS + character] = weight
                total += weight
        if total > 0.0:
            share = obs.hidden(seat) / total
            for character in obs.setup.cast:
                if rest >> character & 1:
                    found[seat * CHARACTERS + character] = min(1.0, found[seat * CHARACTERS + character] * share)
    return found
