"""What the builder thinks of each card, in gold. Found by playing: see benchmarks/bots.md."""
from __future__ import annotations

from typing import Final

from citadels.engine.ids import CHARACTERS, KINDS
from citadels.engine.words import CARD_IDS, CHARACTER_IDS


def _table(ids: dict[str, int], size: int, rest: float, values: dict[str, float]) -> list[float]:
    found = [rest] * size
    for word, value in values.items():
        found[ids[word]] = value
    return found


def _kinds(words: str) -> int:
    """A bit set of these cards."""
    found = 0
    for word in words.split():
        found |= 1 << CARD_IDS[word]
    return found


# What a character is worth regardless of the table
CHARACTER_VALUE: Final[list[float]] = _table(CHARACTER_IDS, CHARACTERS, 1.0, {
    "assassin": 0.85, "witch": 2.55, "magistrate": 3.15,
    "thief": 0.6, "spy": 2.1, "blackmailer": 1.75,
    "magician": 0.85, "wizard": 1.45, "seer": 1.05,
    "king": 1.2, "emperor": 2.35, "patrician": 1.0,
    "bishop": 0.6, "abbot": 0.9, "cardinal": 1.35,
    "merchant": 2.0, "alchemist": -0.2, "trader": 0.75,
    "architect": 2.0, "navigator": 1.8, "scholar": 2.65,
    "warlord": 0.2, "diplomat": 1.15, "marshal": 2.35,
    "queen": 0.8, "artist": 0.6, "tax-collector": 0.6,
})

# What a district gives beyond the points of its cost
DISTRICT_VALUE: Final[list[float]] = _table(CARD_IDS, KINDS, 0.0, {
    "armory": 0.5, "basilica": 2.0, "capitol": 1.5, "dragon-gate": 2.0, "factory": 1.0, "framework": 0.5,
    "gold-mine": 1.5, "great-wall": 0.5, "haunted-quarter": 1.0, "imperial-treasury": 1.5,
    "ivory-tower": 2.0, "keep": 0.5, "laboratory": 1.0, "library": 1.5, "map-room": 1.5, "monument": 3.0,
    "museum": 2.0, "necropolis": 0.0, "observatory": 1.0, "park": 1.5, "poor-house": 1.0, "quarry": 0.5,
    "school-of-magic": 1.5, "smithy": 1.0, "stables": 1.5, "statue": 1.0, "theater": 1.0,
    "thieves-den": 1.0, "wishing-well": 1.5, "graveyard": 0.5, "university": 2.0, "lighthouse": 0.5,
    "bell-tower": 0.5, "hospital": 0.3, "throne-room": 1.5, "ballroom": 0.5,
})

# What a card that is never built is worth in the hand
HAND_VALUE: Final[list[float]] = _table(CARD_IDS, KINDS, 0.0, {
    "secret-vault": 4.0, "big-top": 3.0, "ticket-booth": 1.5, "acrobat": 1.2, "fortune-teller": 1.8,
    "strongman": 1.5, "ringmaster": 2.0, "human-cannonball": 1.5,
})

# Effects that pay off over many rounds, so they are worth less when the game is nearly over
LASTING_EFFECTS: Final[int] = _kinds(
    "gold-mine laboratory library museum observatory park poor-house "
    "school-of-magic smithy theater factory throne-room lighthouse")
