"""A world for the search in which the truth is known: no cards are played, chance decides who wins.

Holding a card of STRONG in a round adds to the weight with which a seat wins; cards of WILD add to the upsets.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from citadels.lab.balance_games import table
from citadels.lab.casts import Cast

Json = dict[str, Any]

STRONG: Final = {"witch": 1.5, "spy": 1.0, "marshal": 2.0}
WILD: Final = {"seer": 0.12, "armory": 0.08, "marshal": -0.1}
ROUNDS: Final = 3


def work(settings: Json, first: int, count: int) -> dict[str, Any]:
    rows = []
    for number in range(first, first + count):
        place, deal = divmod(number, settings["games"])
        characters, uniques = settings["casts"][place]
        dice = Random(f"{settings['match']['seed']}/{settings['first'] + deal}/{characters}/{uniques}")
        cast = Cast(tuple(characters), tuple(uniques))
        rows.append({"cast": place, "number": deal, **played(cast, settings["match"]["players"], dice)})
    return {"games": table(rows)}


def upsets(cast: Cast) -> float:
    return 0.5 + sum(WILD.get(word, 0.0) for word in cast.cards)


def played(cast: Cast, players: int, dice: Random) -> Json:
    held, holders = [], []
    weights = [1.0] * players
    for _ in range(ROUNDS):
        for seat, place in enumerate(dice.sample(range(len(cast.characters)), players)):
            held.append(place)
            holders.append(seat)
            weights[seat] += STRONG.get(cast.characters[place], 0.0)
    winner = dice.choices(range(players), weights)[0]
    kinds = len(set(cast.uniques))
    return {
        "rounds": ROUNDS, "margin": dice.randrange(9), "changes": dice.randrange(3),
        "upset": float(dice.random() < upsets(cast)), "seats": [float(seat == winner) for seat in range(players)],
        "held": held, "stood": [0] * len(held), "won": [float(seat == winner) for seat in holders],
        "built": [1] * kinds, "built_won": [1 / players] * kinds, "faults": 0,
    }
