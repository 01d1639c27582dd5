"""The columns of a simulation's two tables, and their types."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from citadels.engine.card import Character, District
from citadels.engine.choosing import edition_named
from citadels.engine.event_notation import REASONS
from citadels.engine.ids import NO_TYPE
from citadels.engine.verbs import RECORD, SALE, VERBS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, VERB_WORD

# The types of columns
NUMBER: Final = "number"
SEED: Final = "seed"          # a large number
SHARE: Final = "share"        # a number from 0 to 1
FLAG: Final = "flag"
TEXT: Final = "text"
NUMBERS: Final = "numbers"    # a list
TEXTS: Final = "texts"        # a list
HANDS: Final = "hands"        # a list of lists of texts

GAMES: Final[dict[str, str]] = {
    "game": NUMBER,
    "seed": SEED,
    "edition": TEXT,
    "options": TEXT,
    "characters": TEXTS,
    "uniques": TEXTS,
    "players": NUMBER,
    "bots": TEXTS,
    "first_crown": NUMBER,
    "rounds": NUMBER,
    "moves": NUMBER,
    "ended": TEXT,
    "winners": NUMBERS,
    "best_score": NUMBER,
    "margin": NUMBER,
    "lead_changes": NUMBER,
    "faults": NUMBER,
}

SEATS: Final[dict[str, str]] = {
    "game": NUMBER,
    "seed": SEED,
    "seat": NUMBER,
    "bot": TEXT,
    "first_crown": FLAG,
    "position": NUMBER,
    "crowns": NUMBER,
    "score": NUMBER,
    "place": NUMBER,
    "won": SHARE,
    "gold": NUMBER,
    "hand": NUMBER,
    "districts": NUMBER,
    "city": TEXTS,
    "built": NUMBER,
    "moves": NUMBER,
    "killed": NUMBER,
    "bewitched": NUMBER,
    "robbed": NUMBER,
    "gold_robbed": NUMBER,
    "districts_lost": NUMBER,
    "faults": NUMBER,
    "score_by_round": NUMBERS,
    "gold_by_round": NUMBERS,
    "districts_by_round": NUMBERS,
    "characters_by_round": HANDS,
}
# Families of columns: one for each card, ability or reason of the edition, all of them numbers.
HELD: Final = "held_"
BUILT: Final = "built_"
USED: Final = "used_"
POINTS: Final = "points_"

# How a game ended, by the rule that ended it
ENDINGS: Final = {
    "DX-END-1": "complete",         # a city was completed
    "CC-END-1": "all-built",        # Common City: all different districts are built
    "CC-BELL-TOWER-1": "bell",      # Common City: enough districts after the bell
    "CC-END-3": "deadlock",         # Common City: nothing was built for two laps
    "RU-6": "limit",                # the number of rounds at which the engine stops
}


class Ability(NamedTuple):
    """A move that a card gives to a player."""

    card: str     # "" for a move that needs none
    verb: str

    @property
    def column(self) -> str:
        words = self.verb if self.card in ("", self.verb) else f"{self.card} {self.verb}"
        return column(USED, words)


def column(family: str, words: str) -> str:
    return family + words.replace("-", "_").replace(" ", "_")


@cache
def characters(edition: str) -> list[str]:
    """The characters of an edition, in order of rank."""
    box = edition_named(edition)
    found = [character for character in range(len(box.ranks)) if box.ranks[character]]
    return [CHARACTER_WORDS[character] for character in sorted(found, key=lambda id: (box.ranks[id], id))]


@cache
def uniques(edition: str) -> list[str]:
    """The unique districts of an edition that can be built."""
    box = edition_named(edition)
    return [CARD_WORDS[kind] for kind in sorted(box.unique_kinds) if box.districts[kind].buildable]


@cache
def actions(edition: str) -> list[str]:
    """The action cards of an edition, each of which is worth something in hand."""
    return [CARD_WORDS[kind] for kind in edition_named(edition).action_kinds]


@cache
def reasons(edition: str) -> list[str]:
    """What points are scored for."""
    box = edition_named(edition)
    own = [d.kind for d in box.districts if d.kind >= 0 and (d.points_rule or d.held)]
    general = [word for word in REASONS.values() if word != "passes"] if box.course.hides else ["districts", "passes"]
    return general + [CARD_WORDS[kind] for kind in own]


@cache
def abilities(edition: str) -> list[Ability]:
    """What the cards of an edition let a player do, characters first."""
    box = edition_named(edition)
    found: list[Ability] = []
    for word in characters(edition):
        character = box.characters[CHARACTER_WORDS.index(word)]
        if character.type != NO_TYPE:
            found.append(Ability(word, "income"))
        found += _of_card(character)
    for district in box.districts:
        if district.kind >= 0:
            found += _of_card(district)
    if box.one_city:
        found += [Ability("", verb.word) for verb in VERBS if verb.owner == SALE]
    return found


def _of_card(card: Character | District) -> list[Ability]:
    """What its owner does with it: its own moves, and the answers by which it is used."""
    answers = [verb for verb, _ in card.answers if RECORD[verb].uses]
    return [Ability(card.word, word) for word in dict.fromkeys(VERB_WORD[verb] for verb in [*card.verbs, *answers])]


@cache
def counts(edition: str) -> dict[str, int]:
    """The columns that count something, all starting at 0: two about gathering, then all families."""
    names = ["took_gold", "took_cards"]
    names += [column(POINTS, reason) for reason in reasons(edition)]
    names += [column(HELD, character) for character in characters(edition)]
    names += [column(BUILT, unique) for unique in uniques(edition)]
    names += [ability.column for ability in abilities(edition)]
    return dict.fromkeys(names, 0)
