"""Whom to name: to kill, rob, bewitch, warrant, threaten or spy on."""
from __future__ import annotations

from citadels.bots.builder.people import appeal, chances, menaces
from citadels.bots.glance import Glance
from citadels.engine import ids
from citadels.engine.ids import CHARACTERS, VERB


def name_values(t: Glance, moves: list[int]) -> list[float]:
    """For each move that names somebody, how good that is; 0 for the others."""
    if t.common:
        return name_to_come(t, moves)
    likely = chances(t)
    feared = menaces(t)
    found: list[float] = []
    for move in moves:
        verb = VERB[move]
        if verb == ids.SPY_ON:
            found.append(spy_value(t, move, feared))
        elif verb == ids.NAME or verb == ids.SIGN or verb == ids.FLOWER:
            found.append(name_value(t, move - verb, verb, likely, feared))
        else:
            found.append(0.0)
    return found


def name_value(t: Glance, named: int, verb: int, likely: list[float], feared: list[float]) -> float:
    value = 0.0
    held = 0.0
    for seat in range(t.seats):
        chance = likely[seat * CHARACTERS + named]
        if chance <= 0.0:
            continue
        held += chance
        if verb == ids.FLOWER or t.character == ids.THIEF:
            value += chance * (t.gold_of(seat) + 0.3 * feared[seat])
        elif verb == ids.SIGN:
            value += chance * (min(t.gold_of(seat) + 2, 6) + 0.4 * t.cards_of(seat)) * feared[seat]
        elif t.character == ids.ASSASSIN:
            value += chance * feared[seat] * feared[seat] * (2.0 + appeal(t, seat, named))
    if t.character == ids.WITCH:
        value = min(1.0, held) * (appeal(t, t.seat, named) + 1.0)
    for own in t.characters:
        if own == named:
            value -= 5.0
    return value


def spy_value(t: Glance, move: int, feared: list[float]) -> float:
    """The fullest hand, and the type that most cards are of; gold that is there to be taken."""
    seat = (move - ids.SPY_ON) // 5
    type = (move - ids.SPY_ON) % 5
    share = 0.31 if type == ids.TRADE else 0.21 if type == ids.UNIQUE else 0.17
    hits = share * t.cards_of(seat)
    return hits + min(hits, float(t.gold_of(seat))) + 0.05 * feared[seat]


def name_to_come(t: Glance, moves: list[int]) -> list[float]:
    """The Common City: whoever turns it up. The next seats will, one after the other; nobody knows which."""
    found: list[float] = []
    for move in moves:
        if VERB[move] == ids.NAME:
            character = move - ids.NAME
            # As likely for oneself as for anybody: what is strong hurts the others more often.
            found.append(appeal(t, t.seat, character) * 0.1)
        else:
            found.append(0.0)
    return found
