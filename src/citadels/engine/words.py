"""The words of the notation: ids of cards and characters, and the line of every move."""
from __future__ import annotations

from typing import Final

from citadels.engine.ids import BY_CHARACTER, BY_TYPE, CHARACTERS, DISTRICTS, KINDS, SEATS
from citadels.engine.verbs import (
    CARD,
    CHARACTER,
    DISTRICT,
    GOLD,
    MOVES,
    NUMBER,
    PLAIN,
    RECORD,
    SEAT,
    SEAT_BOOTH,
    SEAT_DISTRICT,
    SEAT_STANDING,
    SEAT_TYPE,
    SIZES,
    STANDING,
    VERB,
    VERBS,
    card_of,
)

# In order of their numbers: three to a rank, as in the deluxe edition
CHARACTER_WORDS: Final[list[str]] = [
    "assassin", "witch", "magistrate", "thief", "spy", "blackmailer", "magician", "wizard", "seer",
    "king", "emperor", "patrician", "bishop", "abbot", "cardinal", "merchant", "alchemist", "trader",
    "architect", "navigator", "scholar", "warlord", "diplomat", "marshal", "queen", "artist", "tax-collector",
]
# The action cards, the basic districts, the unique districts of deluxe, and those that only the older editions have
CARD_WORDS: Final[list[str]] = [
    "big-top", "ticket-booth", "acrobat", "fortune-teller", "strongman", "ringmaster", "human-cannonball",
    "manor", "castle", "palace", "temple", "church", "monastery", "cathedral", "tavern", "market", "trading-post",
    "docks", "harbor", "town-hall", "watchtower", "prison", "barracks", "fortress",
    "armory", "basilica", "capitol", "dragon-gate", "factory", "framework", "gold-mine", "great-wall",
    "haunted-quarter", "imperial-treasury", "ivory-tower", "keep", "laboratory", "library", "map-room", "monument",
    "museum", "necropolis", "observatory", "park", "poor-house", "quarry", "school-of-magic", "secret-vault", "smithy",
    "stables", "statue", "theater", "thieves-den", "wishing-well",
    "graveyard", "university", "lighthouse", "bell-tower", "hospital", "throne-room", "ballroom",
]
assert len(CHARACTER_WORDS) <= CHARACTERS and len(CARD_WORDS) <= KINDS
TYPE_WORDS: Final[list[str]] = ["noble", "religious", "trade", "military", "unique"]
# What was used in a turn, in order of the bits of Turn.used; the ability of a character goes by its verb
USED_WORDS: Final[list[str]] = ["income", "bonus", "power", "again", "laboratory", "smithy", "museum", "warrant",
                                "built", "act", "action", "ringmaster", "murdered", "victim"]

CHARACTER_IDS: Final[dict[str, int]] = {word: i for i, word in enumerate(CHARACTER_WORDS)}
CARD_IDS: Final[dict[str, int]] = {word: i for i, word in enumerate(CARD_WORDS)}
VERB_WORD: Final[dict[int, str]] = {verb.first: verb.word for verb in VERBS}

LINE: Final[list[str]] = [""] * MOVES        # of each move; "" where there is no such card or character yet
MOVE: Final[dict[str, int]] = {}             # the move of each line
# For programs from outside, the lines are numbered without gaps, the action cards after the districts. Lines with an
# action card where only a district can be are never offered and have no number: one may ask why, as of any other line.
LINES: Final[list[str]] = []                 # by these numbers
ACTION: Final[list[int]] = [-1] * MOVES      # the number of each move


def arguments(shape: int) -> list[str]:
    """The words of all arguments of a shape, in order; "" where there is no such card or character."""
    seats = [str(seat) for seat in range(SEATS)]
    if shape == PLAIN:
        return [""]
    if shape == NUMBER:
        return [str(number) for number in range(13)]
    if shape == GOLD:
        return [str(number) for number in range(1, 100)]
    if shape == CHARACTER:
        return CHARACTER_WORDS + [""] * (CHARACTERS - len(CHARACTER_WORDS))
    if shape == SEAT:
        return seats
    if shape in (CARD, DISTRICT):
        return CARD_WORDS + [""] * (KINDS - len(CARD_WORDS))
    if shape == STANDING:
        return [word and word + star for word in arguments(DISTRICT) for star in ("", "*")]
    rest: list[str] = []
    if shape == SEAT_STANDING:
        rest = arguments(STANDING)
    elif shape == SEAT_DISTRICT:
        rest = arguments(DISTRICT)
    elif shape == SEAT_TYPE:
        rest = TYPE_WORDS
    elif shape == SEAT_BOOTH:
        rest = ["1", "2", "3"]
    return [word and f"{seat} {word}" for seat in seats for word in rest]


def write_lines() -> None:
    """Give every move its line."""
    words = [arguments(shape) for shape in range(len(SIZES))]
    for verb in VERBS:
        for i in range(SIZES[verb.shape]):
            argument = words[verb.shape][i]
            if verb.shape == PLAIN:
                LINE[verb.first] = verb.word
            elif argument:
                LINE[verb.first + i] = f"{verb.word} {argument}"
    for verb in VERBS:
        first = DISTRICTS if verb.shape == CARD else 0
        for i in range(SIZES[verb.shape]):
            number(verb.first + (i + first) % SIZES[verb.shape])


def number(move: int) -> None:
    """Give a move that has a line its number."""
    if LINE[move]:
        MOVE[LINE[move]] = move
        offered = RECORD[VERB[move]].shape == CARD or not 0 <= card_of(move) < DISTRICTS
        if offered and ACTION[move] < 0:
            ACTION[move] = len(LINES)
            LINES.append(LINE[move])


def source_word(source: int) -> str:
    """What causes something: a card, a character, or districts of a type."""
    if source >= BY_TYPE:
        return TYPE_WORDS[source - BY_TYPE]
    return CARD_WORDS[source] if source < BY_CHARACTER else CHARACTER_WORDS[source - BY_CHARACTER]


def new_card(word: str) -> int:
    """Add a custom district, and return its kind."""
    return _new(word, CARD_WORDS, CARD_IDS, KINDS)


def new_character(word: str) -> int:
    """Add a custom character, and return its number."""
    return _new(word, CHARACTER_WORDS, CHARACTER_IDS, CHARACTERS)


def _new(word: str, words: list[str], numbers: dict[str, int], room: int) -> int:
    if word in numbers:
        return numbers[word]
    if len(words) == room:
        raise OverflowError(f"there is no room for {word!r}: the limit is {room}")
    numbers[word] = len(words)
    words.append(word)
    write_lines()
    return numbers[word]


write_lines()
