"""Choosing characters: what to take, what to leave for others, what to discard; and the Theater."""
from __future__ import annotations

from citadels.bots.builder.opponents import character_value, dangers
from citadels.bots.fast_observation import FastObservation
from citadels.engine import verbs
from citadels.engine.verbs import VERB


def pick_values(obs: FastObservation, moves: list[int]) -> list[float]:
    danger = dangers(obs)
    mine = (obs.seat - obs.crown) % obs.seats
    rival = -1  # the most dangerous of those who choose later: what is left for that one counts too
    for seat in range(obs.seats):
        if (seat - obs.crown) % obs.seats > mine and (rival < 0 or danger[seat] > danger[rival]):
            rival = seat
    found: list[float] = []
    for move in moves:
        verb = VERB[move]
        character = move - verb
        wanted = character_value(obs, rival, character) * danger[rival] if rival >= 0 else 0.0
        if verb == verbs.DISCARD:
            found.append(wanted - 0.3 * character_value(obs, obs.seat, character))
        else:
            found.append(character_value(obs, obs.seat, character) + 0.15 * wanted)
    return found


def theater_values(obs: FastObservation, moves: list[int]) -> list[float]:
    """Exchange characters if the other one can be expected to be better."""
    own = 99.0
    for character in obs.characters:
        own = min(own, character_value(obs, obs.seat, character))
    found: list[float] = []
    for move in moves:
        if move == verbs.PASS:
            found.append(0.0)
            continue
        rest = obs.candidates(move - verbs.USE_THEATER)
        total = 0.0
        n = 0
        for character in obs.setup.cast:
            if rest >> character & 1:
                total += character_value(obs, obs.seat, character)
                n += 1
        found.append(total / n - own - 0.5 if n else -1.0)
    return found


def give_character_values(obs: FastObservation, moves: list[int]) -> list[float]:
    return [-character_value(obs, obs.seat, move - verbs.GIVE_CHARACTER) for move in moves]
