"""Which characters and unique districts a game is played with: presets, own and random selections."""
from __future__ import annotations

from typing import Final

from citadels.engine.edition import Edition
from citadels.engine.editions import EDITIONS
from citadels.engine.errors import BadSetup
from citadels.engine.ids import ARTIST, CHARACTERS, DISTRICTS, EMPEROR, KING, PATRICIAN, QUEEN, TAX_COLLECTOR, UNIQUE
from citadels.engine.state import Cards
from citadels.engine.words import CARD_IDS, CARD_WORDS, CHARACTER_IDS, CHARACTER_WORDS

RANDOM: Final = "random"
FREE_BONUS: Final = 3       # bonus districts that push nothing out of the base deck
TRUTHS: Final = ("short_game", "action_cards", "printed_types")


class Dice:
    """A generator apart from the game's, so that choosing the cards does not touch the deal."""

    def __init__(self, seed: int) -> None:
        self.word = (seed * 2654435761 + 0x7F4A7C15) & 0xFFFFFFFF or 1

    def below(self, n: int) -> int:
        for _ in range(3):
            self.word ^= self.word << 13 & 0xFFFFFFFF
            self.word ^= self.word >> 17
            self.word ^= self.word << 5 & 0xFFFFFFFF
        return self.word % n


def edition_named(name: object) -> Edition:
    if not isinstance(name, str) or name not in EDITIONS:
        raise BadSetup(f"There is no edition {name!r}; there are: {', '.join(EDITIONS)}.")
    return EDITIONS[name]


def default_preset(edition: Edition) -> str:
    return next(iter(edition.presets))


def preset_characters(edition: Edition, name: str) -> list[int]:
    return [CHARACTER_IDS[word] for word in edition.presets[name][0].split()]


def preset_uniques(edition: Edition, name: str) -> list[int]:
    """For an edition with a base deck, the base cards and the preset's bonus ones."""
    return edition.base_uniques + [CARD_IDS[word] for word in edition.presets[name][1].split()]


# -- options -----------------------------------------------------------------------------------------------------------
def options_of(edition: Edition, given: dict[str, object]) -> dict[str, int]:
    """The options of a game, defaults filled in. Raises BadSetup, naming the option."""
    found = {name: edition.options[name][0] for name in edition.options}
    for name, value in given.items():
        if name not in edition.options:
            raise BadSetup(f"options: {edition.name} has no option {name!r}.")
        _, low, high = edition.options[name]
        if not isinstance(value, int) or (isinstance(value, bool) and name not in TRUTHS):
            raise BadSetup(f"options.{name}: must be {'true or false' if name in TRUTHS else 'a whole number'}, "
                           f"not {value!r}.")
        if not low <= value <= high:
            raise BadSetup(f"options.{name}: must be from {low} to {high}, but is {value}.")
        found[name] = int(value)
    return found


def written_options(options: dict[str, int]) -> dict[str, object]:
    """Options as they are written in positions and records."""
    written: dict[str, object] = {}
    for name, value in options.items():
        if name in TRUTHS:
            written[name] = value != 0  # on a line of its own: compiled, a union of bool and int would become an int
        else:
            written[name] = value
    return written


# -- characters --------------------------------------------------------------------------------------------------------
def mended(edition: Edition, seats: int, cast: list[int], ninth: int) -> list[int]:
    """A preset made to fit the number of players; ninth: a chosen rank 9, -1 the preset's own, -2 none."""
    found: list[int] = []
    for character in cast:
        fitting = character
        if character == EMPEROR and seats == 2:
            fitting = KING if KING not in cast else PATRICIAN
        if edition.ranks[character] == 9:
            if ninth == -2:
                continue
            if ninth >= 0:
                fitting = ninth
            elif character == QUEEN and seats < 5:
                fitting = ARTIST if ARTIST not in cast else TAX_COLLECTOR
        found.append(fitting)
    ranks = [edition.ranks[character] for character in found]
    if 9 not in ranks and ninth != -2:
        found.append(ninth if ninth >= 0 else ARTIST)
    return found


def random_cast(edition: Edition, seats: int, ninth: int, dice: Dice) -> list[int]:
    """One character of each rank that this number of players allows."""
    found: list[int] = []
    for rank in range(1, 10):
        if rank == 9 and ninth != -1:
            if ninth >= 0:
                found.append(ninth)
            continue
        choice = [c for c in range(CHARACTERS) if edition.ranks[c] == rank
                  and not (c == EMPEROR and seats == 2) and not (c == QUEEN and seats < 5)]
        found.append(choice[dice.below(len(choice))])
    return found


def cast_fault(edition: Edition, seats: int, cast: list[int]) -> tuple[str, str] | None:
    """The rule that a selection of characters breaks, with a sentence, or None."""
    low, high = edition.seats
    if not low <= seats <= high:
        return edition.cast_rule, f"{edition.name} is played by {low} to {high} players, not by {seats}"
    for character in cast:
        if edition.ranks[character] == 0:
            return edition.cast_rule, f"the {CHARACTER_WORDS[character]} is not in {edition.name}"
        if cast.count(character) > 1:
            return edition.cast_rule, f"the {CHARACTER_WORDS[character]} is there twice"
    if edition.whole_cast:
        whole = len(cast) == CHARACTERS - edition.ranks.count(0)
        return None if whole else (edition.cast_rule, f"{edition.name} is played with all its characters")
    taken: dict[int, int] = {}
    for character in cast:
        rank = edition.ranks[character]
        if rank in taken:
            return edition.cast_rule, (f"rank {rank} is there twice, as {CHARACTER_WORDS[taken[rank]]} and "
                                       f"{CHARACTER_WORDS[character]}")
        taken[rank] = character
    for rank in range(1, 9):
        if rank not in taken:
            return edition.cast_rule, f"no character of rank {rank} is there"
    if 9 in taken and seats == 2:
        return edition.cast_rule, "rank 9 is not used with 2 players"
    if 9 not in taken and seats in edition.ninth_needed:
        return edition.cast_rule, f"with {seats} players a character of rank 9 is needed"
    if seats == 2 and EMPEROR in cast:
        return edition.emperor_rule, "the emperor is not used with 2 players"
    if seats < 5 and QUEEN in cast:
        return edition.needs_rule, "the queen needs 5 players or more"
    return None


# -- unique districts --------------------------------------------------------------------------------------------------
def random_uniques(edition: Edition, dice: Dice) -> list[int]:
    """As many as a game has; where there is a base deck, two or three bonus districts besides."""
    left = [kind for kind in edition.unique_kinds if kind not in edition.base_uniques]
    if edition.fixed_uniques or not left:
        return edition.base_uniques[:]
    count = edition.uniques or 2 + dice.below(2)
    return edition.base_uniques + [left.pop(dice.below(len(left))) for _ in range(count)]


def balanced(edition: Edition, uniques: list[int], dice: Dice) -> list[int]:
    """A base card taken out at random for each bonus district beyond three."""
    bonus = [kind for kind in uniques if kind not in edition.base_uniques]
    base = [kind for kind in uniques if kind in edition.base_uniques]
    if edition.base_uniques and not edition.fixed_uniques and len(base) == len(edition.base_uniques):
        for _ in range(len(bonus) - FREE_BONUS):
            base.pop(dice.below(len(base)))
    return base + bonus


def by_lot(edition: Edition, preset: str) -> bool:
    """Whether chance decides which cards of the base deck a preset's bonus districts push out."""
    bonus = len(edition.presets[preset][1].split())
    return bonus > FREE_BONUS and len(edition.base_uniques) > 0 and not edition.fixed_uniques


def completed(edition: Edition, uniques: list[int]) -> list[int]:
    """A list that names a card of several copies once means all of them, where that makes the numbers right."""
    if not edition.base_uniques or uniques_fault(edition, uniques, True) is None:
        return uniques
    found = uniques[:]
    for kind in set(uniques):
        found += [kind] * (edition.base_uniques.count(kind) - uniques.count(kind))
    return found if uniques_fault(edition, found, True) is None else uniques


def uniques_fault(edition: Edition, uniques: list[int], exactly: bool) -> tuple[str, str] | None:
    """The rule that a selection of unique districts breaks, with a sentence, or None."""
    for kind in uniques:
        if edition.copies[kind] == 0 or kind >= DISTRICTS or edition.districts[kind].type != UNIQUE:
            return edition.uniques_rule, f"{CARD_WORDS[kind]} is no unique district of {edition.name}"
        if uniques.count(kind) > edition.copies[kind]:
            return edition.uniques_rule, f"{CARD_WORDS[kind]} is there too often"
    if not exactly:
        return None
    if edition.uniques and len(uniques) != edition.uniques:
        return edition.uniques_rule, f"{edition.uniques} unique districts are needed, not {len(uniques)}"
    if edition.fixed_uniques and sorted(uniques) != sorted(edition.base_uniques):
        return edition.uniques_rule, f"the unique districts of {edition.name} are no choice"
    if edition.base_uniques and not edition.fixed_uniques:
        base = len([kind for kind in uniques if kind in edition.base_uniques])
        wanted = len(edition.base_uniques) - max(0, len(uniques) - base - FREE_BONUS)
        if base != wanted:
            return edition.uniques_rule, (f"with {len(uniques) - base} bonus districts there must be {wanted} cards of "
                                          f"the base deck, not {base}")
    return None


# -- a new game --------------------------------------------------------------------------------------------------------
def choose(edition: Edition, seats: int, preset: str | None, own_cast: list[int] | None,
           own_uniques: list[int] | None, rank9: int, seed: int) -> tuple[Cards, Cards]:
    """The characters and unique districts of a new game; rank9: a chosen one, -1 wanted, -2 not asked for."""
    if preset is not None and preset != RANDOM and preset not in edition.presets:
        raise BadSetup(f"There is no preset {preset!r} in {edition.name}; there are: {', '.join(edition.presets)}, "
                       f"{RANDOM}.")
    plain = own_cast is None and own_uniques is None and preset != RANDOM
    key = (edition.name, seats, preset or "", rank9)
    if plain and key in _CHOSEN:
        return _CHOSEN[key]
    low, high = edition.seats
    rule = edition.cast_rule
    if not low <= seats <= high:
        raise BadSetup(f"{rule}: {edition.name} is played by {low} to {high} players, not by {seats}.", rule)
    if rank9 >= 0 and edition.ranks[rank9] != 9:
        raise BadSetup(f"{rule}: rank9: the {CHARACTER_WORDS[rank9]} is not of rank 9 in {edition.name}.", rule)
    if rank9 != -2 and (seats == 2 or 9 not in edition.ranks or edition.whole_cast):
        raise BadSetup(f"{rule}: rank 9 is no choice with {seats} players in {edition.name}.", rule)
    ninth = rank9 if rank9 >= 0 else -1 if seats in edition.ninth_needed or rank9 == -1 else -2
    dice = Dice(seed)
    if own_cast is not None:
        cast = own_cast[:]
        if rank9 != -2:
            cast = [c for c in cast if edition.ranks[c] != 9 or rank9 == -1]
            if rank9 >= 0 or not [c for c in cast if edition.ranks[c] == 9]:
                cast.append(rank9 if rank9 >= 0 else ARTIST)
    elif edition.whole_cast:
        cast = preset_characters(edition, default_preset(edition))
    elif preset == RANDOM:
        cast = random_cast(edition, seats, ninth, dice)
    else:
        cast = mended(edition, seats, preset_characters(edition, preset or default_preset(edition)), ninth)
    if own_uniques is not None:
        uniques = completed(edition, own_uniques)
    elif preset == RANDOM:
        uniques = random_uniques(edition, dice)
    else:
        uniques = balanced(edition, preset_uniques(edition, preset or default_preset(edition)), dice)
    fault = cast_fault(edition, seats, cast) or uniques_fault(edition, uniques, True)
    if fault:
        raise BadSetup(f"{fault[0]}: {fault[1]}.", fault[0])
    found = (tuple(cast), tuple(sorted(uniques)))
    if plain and not by_lot(edition, preset or default_preset(edition)):
        _CHOSEN[key] = found
    return found


_CHOSEN: Final[dict[tuple[str, int, str, int], tuple[Cards, Cards]]] = {}   # presets in which nothing is left to chance
