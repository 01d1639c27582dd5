"""What is printed on the cards of an edition: ranks, costs and types, for the terminal, the browser and the docs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from citadels.engine.choosing import RANDOM, default_preset, edition_named, options_of
from citadels.engine.common_city import BELL
from citadels.engine.edition import Edition
from citadels.engine.editions import EDITIONS
from citadels.engine.event_notation import REASONS
from citadels.engine.ids import LAST_RANK, NO_TYPE
from citadels.engine.words import CARD_WORDS, TYPE_WORDS
from citadels.shapes import CityItem

TYPES = tuple(TYPE_WORDS)
POINTS = tuple(REASONS.values())  # the reasons for points that are not cards


class District(NamedTuple):
    cost: int
    type: str
    copies: int
    size: int  # how many districts it counts for when a city is completed


class Choice(NamedTuple):
    """An option of an edition."""

    default: int
    low: int
    high: int
    truth: bool  # yes or no


class Facts:
    """What is printed on an edition's cards, by their ids, with these options."""

    def __init__(self, edition: Edition, options: dict[str, int]) -> None:
        self.edition = edition
        self.options = options
        self.name = edition.name
        self.seats = edition.seats
        self.laps = not edition.course.hides  # characters are turned up one by one; no city is complete
        self.open_pile = edition.open_pile
        characters = [character for character in edition.characters if character.id >= 0]
        self.ranks = {card.word: edition.ranks[card.id] for card in characters if edition.ranks[card.id]}
        # the fewest players for whom a character can be chosen, if not all; two play without the last rank
        self.needs = {} if edition.whole_cast else {
            card.word: needs for card in characters
            if (needs := max(card.needs, 3 * (edition.ranks[card.id] == LAST_RANK))) > edition.seats[0]
        }
        self.tax_holders = [card.word for card in characters if card.holds_tax]
        # the type of district that a character gains for
        self.gains = {card.word: TYPE_WORDS[card.type] for card in characters if card.type != NO_TYPE}
        printed = edition.districts_for(options)
        self.districts = {
            CARD_WORDS[kind]: District(printed[kind].cost, TYPE_WORDS[printed[kind].type], edition.copies[kind],
                                       1 + printed[kind].double_size)
            for kind in [*edition.basic_kinds, *sorted(edition.unique_kinds)]
        }
        self.actions = {CARD_WORDS[kind]: edition.copies[kind] for kind in edition.actions_for(options)}
        self.cards = [*self.ranks, *self.districts, *self.actions]
        # With a single preset there is nothing to choose.
        self.presets = (*edition.presets, RANDOM) if len(edition.presets) > 1 else tuple(edition.presets)
        self.default_preset = default_preset(edition)
        self.choices = {
            name: Choice(*values, truth=edition.is_truth(name)) for name, values in edition.options.items()
        }

    def size(self, card: str) -> int:
        """How many districts a card in a city counts for; a Big Top is one too."""
        return self.districts[card].size if card in self.districts else 1

    def city_size(self, city: Sequence[str | CityItem]) -> int:
        return sum(self.size(district(item)) for item in city)

    def worth(self, item: str | CityItem) -> int:
        """What a district in a city is worth: its cost, 1 more if it is beautified; nothing for an action card."""
        found = self.districts.get(district(item))
        return found.cost + beautified(item) if found else 0

    def goal(self, seats: int, rung: bool) -> int:
        """How many districts complete a city; in the Common City, how many end the game."""
        if self.laps:
            return BELL if rung else len(self.districts)
        return self.edition.goal(seats, self.options) - rung

    def preset(self, uniques: list[str]) -> str | None:
        """The preset with these unique districts besides those of the base game, or None."""
        base = {CARD_WORDS[kind] for kind in self.edition.base_uniques}
        for name, (_, kinds) in self.edition.presets.items():
            if set(kinds.split()) == set(uniques) - base:
                return name
        return None

    def changed(self) -> dict[str, int]:
        """The options that differ from the edition's defaults."""
        return {name: value for name, value in self.options.items() if value != self.choices[name].default}

    def ninth(self, seats: int) -> list[str]:
        """The characters of rank 9 that may be chosen for so many players."""
        return [character for character, rank in self.ranks.items()
                if rank == LAST_RANK and seats >= self.needs.get(character, 0)]

    def may_have_ninth(self, seats: int) -> bool:
        """Whether so many players may play with or without rank 9."""
        return not self.laps and seats not in self.edition.ninth_needed and bool(self.ninth(seats))


def edition_names() -> tuple[str, ...]:
    """The editions that people may choose, including those that were registered."""
    return tuple(name for name, edition in EDITIONS.items() if edition.listed)


def district(item: str | CityItem) -> str:
    """The name of an item of a city."""
    return item if isinstance(item, str) else item["district"]


def beautified(item: str | CityItem) -> bool:
    return not isinstance(item, str) and item.get("beautified", False)


@cache
def _facts(edition: str, options: tuple[tuple[str, int], ...]) -> Facts:
    return Facts(edition_named(edition), dict(options))


def facts_of(edition: str, options: Mapping[str, object] | None = None) -> Facts:
    """Raises BadSetup for an unknown edition or option."""
    return _facts(edition, tuple(options_of(edition_named(edition), dict(options or {})).items()))
