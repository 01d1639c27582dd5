"""The words of the notation: ids of cards, and the line of every move."""
from __future__ import annotations

from typing import Final

from citadels.engine.ids import CARDS, CHARACTERS, CITY, DISTRICTS, MOVES, SEATS, VERBS

CHARACTER_WORDS: Final[list[str]] = [
    "assassin", "witch", "magistrate", "thief", "spy", "blackmailer", "magician", "wizard", "seer",
    "king", "emperor", "patrician", "bishop", "abbot", "cardinal", "merchant", "alchemist", "trader",
    "architect", "navigator", "scholar", "warlord", "diplomat", "marshal", "queen", "artist", "tax-collector",
]
CARD_WORDS: Final[list[str]] = [
    "manor", "castle", "palace", "temple", "church", "monastery", "cathedral", "tavern", "market", "trading-post",
    "docks", "harbor", "town-hall", "watchtower", "prison", "barracks", "fortress",
    "armory", "basilica", "capitol", "dragon-gate", "factory", "framework", "gold-mine", "great-wall",
    "haunted-quarter", "imperial-treasury", "ivory-tower", "keep", "laboratory", "library", "map-room", "monument",
    "museum", "necropolis", "observatory", "park", "poor-house", "quarry", "school-of-magic", "secret-vault", "smithy",
    "stables", "statue", "theater", "thieves-den", "wishing-well",
    "graveyard", "university", "lighthouse", "bell-tower", "hospital", "throne-room", "ballroom",
    "big-top", "ticket-booth", "acrobat", "fortune-teller", "strongman", "ringmaster", "human-cannonball",
]
TYPE_WORDS: Final[list[str]] = ["noble", "religious", "trade", "military", "unique"]
# What was used in a turn, in order of the bits of Turn.used; the ability of a character goes by its verb
USED_WORDS: Final[list[str]] = ["income", "bonus", "power", "again", "laboratory", "smithy", "museum", "warrant",
                                "built", "act", "action", "ringmaster", "murdered", "victim"]

# The word of every verb in the order of ids.VERBS, and the shape of its argument
PLAIN: Final = 0
CHARACTER: Final = 1
SEAT: Final = 2
DISTRICT: Final = 3
CARD: Final = 4
OWN: Final = 5           # a district of the own city
SEAT_OWN: Final = 6      # a seat and a district of that city
SEAT_DISTRICT: Final = 7
SEAT_TYPE: Final = 8
NUMBER: Final = 9        # from 0
BOOTHS: Final = 10
GOLD: Final = 11         # from 1

VERB_WORDS: Final[list[tuple[str, int]]] = [
    ("gold", PLAIN), ("cards", PLAIN), ("end", PLAIN), ("done", PLAIN), ("pass", PLAIN), ("income", PLAIN),
    ("bonus", PLAIN), ("bonus gold", PLAIN), ("bonus cards", PLAIN), ("pay", PLAIN), ("framework", PLAIN),
    ("now", PLAIN), ("hold", PLAIN), ("confiscate", PLAIN), ("bribe", PLAIN), ("refuse", PLAIN), ("reveal", PLAIN),
    ("study", PLAIN), ("foresee", PLAIN), ("redraw", PLAIN), ("smithy", PLAIN), ("take gold", PLAIN),
    ("take card", PLAIN), ("give gold", PLAIN), ("graveyard", PLAIN), ("bell-tower", PLAIN), ("thanks", PLAIN),
    ("silence", PLAIN), ("tent", PLAIN), ("booth", PLAIN), ("cash", PLAIN), ("ringmaster", PLAIN),
    ("strongman", PLAIN), ("acrobat", PLAIN),
    ("income", NUMBER), ("pick", CHARACTER), ("build", DISTRICT), ("keep", CARD), ("name", CHARACTER), ("swap", SEAT),
    ("look", SEAT), ("alms", SEAT), ("crown", SEAT), ("theater", SEAT), ("spy", SEAT_TYPE), ("sign", CHARACTER),
    ("warrant", CHARACTER), ("flower", CHARACTER), ("threaten", CHARACTER), ("discard", CHARACTER),
    ("give", CHARACTER), ("put", CARD), ("spend", CARD), ("take", CARD), ("give", CARD), ("laboratory", CARD),
    ("museum", CARD), ("beautify", DISTRICT), ("for", OWN), ("sacrifice", OWN), ("destroy", SEAT_OWN),
    ("exchange", SEAT_OWN), ("seize", SEAT_OWN), ("armory", SEAT_OWN), ("borrow", SEAT_DISTRICT),
    ("lighthouse", CARD), ("cannonball", OWN), ("fortune", SEAT), ("ticket", SEAT), ("ticket", BOOTHS),
    ("sell", DISTRICT), ("auction", DISTRICT), ("bid", GOLD),
]


def _own_words() -> list[str]:
    words: list[str] = []
    for kind in range(DISTRICTS):
        words += [CARD_WORDS[kind], CARD_WORDS[kind] + "*"]
    return words


def _arguments(shape: int) -> list[str]:
    """The words of all arguments of a shape, in order."""
    seats = [str(seat) for seat in range(SEATS)]
    if shape == CHARACTER:
        return CHARACTER_WORDS
    if shape == SEAT:
        return seats
    if shape == DISTRICT:
        return CARD_WORDS[:DISTRICTS]
    if shape == CARD:
        return CARD_WORDS
    if shape == OWN:
        return _own_words()
    if shape == SEAT_OWN:
        return [f"{seat} {word}" for seat in seats for word in _own_words()]
    if shape == SEAT_DISTRICT:
        return [f"{seat} {word}" for seat in seats for word in CARD_WORDS[:DISTRICTS]]
    if shape == SEAT_TYPE:
        return [f"{seat} {word}" for seat in seats for word in TYPE_WORDS]
    if shape == BOOTHS:
        return [f"{seat} {booth}" for seat in seats for booth in range(1, 4)]
    if shape == NUMBER:
        return [str(number) for number in range(13)]
    return [str(number) for number in range(1, 100)]


def _all_lines() -> list[str]:
    lines: list[str] = []
    for verb, (word, shape) in zip(VERBS, VERB_WORDS, strict=True):
        assert verb == len(lines), word
        lines += [word] if shape == PLAIN else [f"{word} {argument}" for argument in _arguments(shape)]
    assert len(lines) == MOVES
    return lines


LINES: Final[list[str]] = _all_lines()
LINE_IDS: Final[dict[str, int]] = {line: move for move, line in enumerate(LINES)}
CHARACTER_IDS: Final[dict[str, int]] = {word: i for i, word in enumerate(CHARACTER_WORDS)}
CARD_IDS: Final[dict[str, int]] = {word: i for i, word in enumerate(CARD_WORDS)}
VERB_WORD: Final[dict[int, str]] = {verb: word for verb, (word, _) in zip(VERBS, VERB_WORDS, strict=True)}

assert len(CHARACTER_WORDS) == CHARACTERS and len(CARD_WORDS) == CARDS and len(_own_words()) == CITY
