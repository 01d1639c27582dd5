"""What is printed on the cards of an edition: ranks, costs and types. The only place that asks the engine itself."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from citadels.engine.choosing import PRESETS, RANDOM, edition_named
from citadels.engine.editions import Edition
from citadels.engine.ids import DISTRICTS, NO_TYPE
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, TYPE_WORDS

PRESET_NAMES = (*PRESETS, RANDOM)
TYPES = tuple(TYPE_WORDS)


class District(NamedTuple):
    cost: int
    type: str
    copies: int
    size: int  # how many districts it counts for when a city is completed


class Facts:
    """The printed side of an edition's cards, by their ids."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.ranks = {CHARACTER_WORDS[character.id]: edition.ranks[character.id] for character in edition.characters}
        # the type of district that a character gains for
        self.gains = {
            CHARACTER_WORDS[character.id]: TYPE_WORDS[character.type]
            for character in edition.characters
            if character.type != NO_TYPE
        }
        self.districts = {
            CARD_WORDS[kind]: District(card.cost, TYPE_WORDS[card.type], edition.copies[kind], 1 + card.double_size)
            for kind, card in enumerate(edition.districts[:DISTRICTS])
            if edition.copies[kind]
        }

    def goal(self, seats: int) -> int:
        return self.edition.goal(seats)

    def preset(self, uniques: list[str]) -> str | None:
        """The preset with these unique districts; None if there is none such."""
        for name, (_, kinds) in PRESETS.items():
            if sorted(kinds.split()) == sorted(uniques):
                return name
        return None

    def ninth(self, seats: int) -> list[str]:
        """The characters of rank 9 that may be chosen for so many players."""
        found = [character for character, rank in self.ranks.items() if rank == 9]
        return [character for character in found if seats >= 5 or character != "queen"]


@cache
def facts_of(edition: str) -> Facts:
    return Facts(edition_named(edition))
