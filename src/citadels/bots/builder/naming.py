"""Whom to name: to kill, rob, bewitch, warrant, threaten or spy on."""
from __future__ import annotations

from citadels.bots.builder import known
from citadels.bots.builder.opponents import character_value, dangers, holder_probabilities
from citadels.bots.fast_observation import FastObservation
from citadels.engine import ids, verbs
from citadels.engine.ids import CHARACTERS
from citadels.engine.verbs import VERB


def name_values(obs: FastObservation, moves: list[int]) -> list[float]:
    """For each move that names somebody, how good that is; 0 for the others."""
    if obs.common_city:
        return name_values_common_city(obs, moves)
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
    """The fullest hand, and the type that most cards are of; gold that is there to be taken."""
    seat = (move - verbs.SPY_ON) // 5
    type = (move - verbs.SPY_ON) % 5
    share = 0.31 if type == ids.TRADE else 0.21 if type == ids.UNIQUE else 0.17
    hits = share * obs.cards_of(seat)
    return hits + min(hits, float(obs.gold_of(seat))) + 0.05 * danger[seat]


def name_values_common_city(obs: FastObservation, moves: list[int]) -> list[float]:
    """The Common City: whoever turns it up. The next seats will, one after the other; nobody knows which."""
    found: list[float] = []
    for move in moves:
        if VERB[move] == verbs.NAME:
            character = move - verbs.NAME
            # As likely for oneself as for anybody: what is strong hurts the others more often.
            found.append(character_value(obs, obs.seat, character) * 0.1)
        else:
            found.append(0.0)
    return found
