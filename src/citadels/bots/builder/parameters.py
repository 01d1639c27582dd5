"""What the builder thinks of each card, in gold. Found by playing: see benchmarks/bots.md."""
from __future__ import annotations

from typing import Final

from citadels.engine import ids


def _table(size: int, rest: float, values: dict[int, float]) -> list[float]:
    return [values.get(i, rest) for i in range(size)]


# How welcome a character is before anything is known of the table
CHARACTER_VALUE: Final[list[float]] = _table(ids.CHARACTERS, 1.0, {
    ids.ASSASSIN: 0.85, ids.WITCH: 2.55, ids.MAGISTRATE: 3.15,
    ids.THIEF: 0.6, ids.SPY: 2.1, ids.BLACKMAILER: 1.75,
    ids.MAGICIAN: 0.85, ids.WIZARD: 1.45, ids.SEER: 1.05,
    ids.KING: 1.2, ids.EMPEROR: 2.35, ids.PATRICIAN: 1.0,
    ids.BISHOP: 0.6, ids.ABBOT: 0.9, ids.CARDINAL: 1.35,
    ids.MERCHANT: 2.0, ids.ALCHEMIST: -0.2, ids.TRADER: 0.75,
    ids.ARCHITECT: 2.0, ids.NAVIGATOR: 1.8, ids.SCHOLAR: 2.65,
    ids.WARLORD: 0.2, ids.DIPLOMAT: 1.15, ids.MARSHAL: 2.35,
    ids.QUEEN: 0.8, ids.ARTIST: 0.6, ids.TAX_COLLECTOR: 0.6,
})

# What a district gives beyond the points of its cost
DISTRICT_VALUE: Final[list[float]] = _table(ids.CARDS, 0.0, {
    ids.ARMORY: 0.5, ids.BASILICA: 2.0, ids.CAPITOL: 1.5, ids.DRAGON_GATE: 2.0, ids.FACTORY: 1.0, ids.FRAMEWORK: 0.5,
    ids.GOLD_MINE: 1.5, ids.GREAT_WALL: 0.5, ids.HAUNTED_QUARTER: 1.0, ids.IMPERIAL_TREASURY: 1.5,
    ids.IVORY_TOWER: 2.0, ids.KEEP: 0.5, ids.LABORATORY: 1.0, ids.LIBRARY: 1.5, ids.MAP_ROOM: 1.5, ids.MONUMENT: 3.0,
    ids.MUSEUM: 2.0, ids.NECROPOLIS: 0.0, ids.OBSERVATORY: 1.0, ids.PARK: 1.5, ids.POOR_HOUSE: 1.0, ids.QUARRY: 0.5,
    ids.SCHOOL_OF_MAGIC: 1.5, ids.SMITHY: 1.0, ids.STABLES: 1.5, ids.STATUE: 1.0, ids.THEATER: 1.0,
    ids.THIEVES_DEN: 1.0, ids.WISHING_WELL: 1.5, ids.GRAVEYARD: 0.5, ids.UNIVERSITY: 2.0, ids.LIGHTHOUSE_CARD: 0.5,
    ids.BELL_TOWER: 0.5, ids.HOSPITAL: 0.3, ids.THRONE_ROOM: 1.5, ids.BALLROOM: 0.5,
})

# What a card is worth in the hand although it is never built
HAND_VALUE: Final[list[float]] = _table(ids.CARDS, 0.0, {
    ids.SECRET_VAULT: 4.0, ids.BIG_TOP: 3.0, ids.TICKET_BOOTH: 1.5, ids.ACROBAT_CARD: 1.2, ids.FORTUNE_TELLER: 1.8,
    ids.STRONGMAN_CARD: 1.5, ids.RINGMASTER_CARD: 2.0, ids.HUMAN_CANNONBALL: 1.5,
})

# Effects that pay over many rounds: worth less when the game is nearly over
LASTING_EFFECTS: Final[int] = (
    1 << ids.GOLD_MINE | 1 << ids.LABORATORY | 1 << ids.LIBRARY | 1 << ids.MUSEUM | 1 << ids.OBSERVATORY
    | 1 << ids.PARK | 1 << ids.POOR_HOUSE | 1 << ids.SCHOOL_OF_MAGIC | 1 << ids.SMITHY | 1 << ids.THEATER
    | 1 << ids.FACTORY | 1 << ids.THRONE_ROOM | 1 << ids.LIGHTHOUSE_CARD)
