"""Whom to name: to kill, rob, bewitch, warrant, threaten or spy on."""
from __future__ import annotations

from citadels.bots.builder import known
from citadels.bots.builder.opponents import character_value, dangers, holder_probabilities
from citadels.bots.fast_observation import FastObservation
from citadels.engine import ids, verbs
from citadels.engine.ids import CHARACTERS
from citadels.engine.verbs import VERB


def name_values(obs: FastObservation, moves: list[int]) -> list[float]:
    """How good each move is that names somebody; 0 for other moves."""
    if obs.laps:
        return name_values_in_laps(obs, moves)
    probability = holder_probabilities(obs)
    danger = dangers(obs)
    found: list[float] = []
    for move in moves:
        verb = VERB[move]
        if verb == verbs.SPY_ON:
            found.append(spy_value(obs, move, danger))
        elif verb == verbs.NAME or verb == verbs.SIGN or verb == verbs.FLOWER:
            found.append(name_value(obs, move - verb, verb, probability, danger))
        else:
            found.append(0.0)
    return found


def name_value(obs: FastObservation, named: int, verb: int, probability: list[float], danger: list[float]) -> float:
    value = 0.0
    held = 0.0
    for seat in range(obs.seats):
        chance = probability[seat * CHARACTERS + named]
        if chance <= 0.0:
            continue
        held += chance
        if verb == verbs.FLOWER or obs.character == known.THIEF:
            value += chance * (obs.gold_of(seat) + 0.3 * danger[seat])
        elif verb == verbs.SIGN:
            value += chance * (min(obs.gold_of(seat) + 2, 6) + 0.4 * obs.cards_of(seat)) * danger[seat]
        elif obs.character == known.ASSASSIN:
            value += chance * danger[seat] * danger[seat] * (2.0 + character_value(obs, seat, named))
    if obs.character == known.WITCH:
        value = min(1.0, held) * (character_value(obs, obs.seat, named) + 1.0)
    for own in obs.characters:
        if own == named:
            value -= 5.0
    return value


def spy_value(obs: FastObservation, move: int, danger: list[float]) -> float:
    """The largest hand, the most common type, and gold that can be taken."""
    seat = (move - verbs.SPY_ON) // 5
    type = (move - verbs.SPY_ON) % 5
    share = 0.31 if type == ids.TRADE else 0.21 if type == ids.UNIQUE else 0.17
    hits = share * obs.cards_of(seat)
    return hits + min(hits, float(obs.gold_of(seat))) + 0.05 * danger[seat]


def name_values_in_laps(obs: FastObservation, moves: list[int]) -> list[float]:
    """In the Common City nobody knows who will turn up a character, so a strong one hurts the others more often."""
    return [character_value(obs, obs.seat, move - verbs.NAME) * 0.1 if VERB[move] == verbs.NAME else 0.0
            for move in moves]
