"""Choosing characters: what to take, what to leave to whom, what to discard; and the Theater."""
from __future__ import annotations

from citadels.bots.builder.people import appeal, menaces
from citadels.bots.glance import Glance
from citadels.engine import ids
from citadels.engine.ids import VERB


def weigh_picks(t: Glance, moves: list[int]) -> list[float]:
    feared = menaces(t)
    mine = (t.seat - t.crown) % t.seats
    rival = -1  # the most dangerous of those who choose later: what is left to that one counts too
    for seat in range(t.seats):
        if (seat - t.crown) % t.seats > mine and (rival < 0 or feared[seat] > feared[rival]):
            rival = seat
    found: list[float] = []
    for move in moves:
        verb = VERB[move]
        character = move - verb
        wanted = appeal(t, rival, character) * feared[rival] if rival >= 0 else 0.0
        if verb == ids.DISCARD:
            found.append(wanted - 0.3 * appeal(t, t.seat, character))
        else:
            found.append(appeal(t, t.seat, character) + 0.15 * wanted)
    return found


def weigh_staging(t: Glance, moves: list[int]) -> list[float]:
    """The Theater: another character instead, if it can be expected to be better."""
    own = 99.0
    for character in t.characters:
        own = min(own, appeal(t, t.seat, character))
    found: list[float] = []
    for move in moves:
        if move == ids.PASS:
            found.append(0.0)
            continue
        rest = t.candidates(move - ids.USE_THEATER)
        total = 0.0
        n = 0
        for character in t.setup.cast:
            if rest >> character & 1:
                total += appeal(t, t.seat, character)
                n += 1
        found.append(total / n - own - 0.5 if n else -1.0)
    return found


def weigh_casting(t: Glance, moves: list[int]) -> list[float]:
    return [-appeal(t, t.seat, move - ids.GIVE_CHARACTER) for move in moves]
