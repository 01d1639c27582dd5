"""Which characters and unique districts a game is played with: presets, own and random selections."""
from __future__ import annotations

from typing import Final

from citadels.engine.editions import EDITIONS, Edition
from citadels.engine.errors import BadSetup
from citadels.engine.ids import ARTIST, EMPEROR, KING, PATRICIAN, QUEEN, TAX_COLLECTOR, UNIQUE
from citadels.engine.state import Cards
from citadels.engine.words import CARD_IDS, CARD_WORDS, CHARACTER_IDS, CHARACTER_WORDS

PRESETS: Final[dict[str, tuple[str, str]]] = {
    "first-game": (
        "assassin thief magician king bishop merchant architect warlord artist",
        "dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry "
        "school-of-magic smithy statue thieves-den wishing-well"),
    "ambitious-aristocrats": (
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great-wall haunted-quarter keep necropolis park poor-house quarry "
        "school-of-magic stables statue thieves-den"),
    "cunning-agents": (
        "witch blackmailer magician emperor abbot alchemist architect warlord tax-collector",
        "armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry "
        "secret-vault smithy theater"),
    "illustrious-emissaries": (
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "factory framework great-wall haunted-quarter ivory-tower keep library museum observatory park "
        "poor-house quarry school-of-magic smithy"),
    "devious-dignitaries": (
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon-gate factory framework haunted-quarter laboratory necropolis park poor-house secret-vault "
        "smithy stables theater thieves-den wishing-well"),
    "tenacious-delegates": (
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted-quarter imperial-treasury laboratory library map-room observatory "
        "school-of-magic secret-vault smithy stables statue wishing-well"),
    "vicious-nobles": (
        "assassin thief magician patrician cardinal merchant navigator warlord tax-collector",
        "armory basilica dragon-gate gold-mine imperial-treasury ivory-tower laboratory map-room monument "
        "museum school-of-magic statue thieves-den wishing-well"),
}
RANDOM: Final = "random"
PRESET_CHARACTERS: Final[dict[str, list[int]]] = {
    name: [CHARACTER_IDS[word] for word in PRESETS[name][0].split()] for name in PRESETS}
PRESET_UNIQUES: Final[dict[str, list[int]]] = {
    name: [CARD_IDS[word] for word in PRESETS[name][1].split()] for name in PRESETS}


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


def mended(edition: Edition, seats: int, cast: list[int], ninth: int) -> list[int]:
    """A preset made to fit the number of players; ninth: a chosen rank 9, -1 the preset's own, -2 none."""
    found: list[int] = []
    for character in cast:
        rank = edition.ranks[character]
        if character == EMPEROR and seats == 2:
            character = KING if KING not in cast else PATRICIAN
        if rank == 9:
            if ninth == -2:
                continue
            if ninth >= 0:
                character = ninth
            elif character == QUEEN and seats < 5:
                character = ARTIST if ARTIST not in cast else TAX_COLLECTOR
        found.append(character)
    return found


def random_cast(edition: Edition, seats: int, ninth: int, dice: Dice) -> list[int]:
    """One character of each rank that this number of players allows."""
    found: list[int] = []
    for rank in range(1, 10):
        if rank == 9 and ninth != -1:
            if ninth >= 0:
                found.append(ninth)
            continue
        choice = [c for c in range(len(edition.ranks)) if edition.ranks[c] == rank
                  and not (c == EMPEROR and seats == 2) and not (c == QUEEN and seats < 5)]
        found.append(choice[dice.below(len(choice))])
    return found


def random_uniques(edition: Edition, dice: Dice) -> list[int]:
    left = edition.unique_kinds[:]
    return sorted([left.pop(dice.below(len(left))) for _ in range(edition.uniques)])


def cast_fault(edition: Edition, seats: int, cast: list[int]) -> tuple[str, str] | None:
    """The rule that a selection of characters breaks, with a sentence, or None."""
    low, high = edition.seats
    if not low <= seats <= high:
        return "DX-SETUP-1", f"{edition.name} is played by {low} to {high} players, not by {seats}"
    taken: dict[int, int] = {}
    for character in cast:
        rank = edition.ranks[character]
        if rank == 0:
            return "DX-SETUP-1", f"the {CHARACTER_WORDS[character]} is not in {edition.name}"
        if rank in taken:
            return "DX-SETUP-1", (f"rank {rank} is there twice, as {CHARACTER_WORDS[taken[rank]]} and "
                                  f"{CHARACTER_WORDS[character]}")
        taken[rank] = character
    for rank in range(1, 9):
        if rank not in taken:
            return "DX-SETUP-1", f"no character of rank {rank} is there"
    if 9 in taken and seats == 2:
        return "DX-SETUP-1", "rank 9 is not used with 2 players"
    if 9 not in taken and seats in (3, 8):
        return "DX-SETUP-1", f"with {seats} players a character of rank 9 is needed"
    if seats == 2 and EMPEROR in cast:
        return "DX-SETUP-2", "the emperor is not used with 2 players"
    if seats < 5 and QUEEN in cast:
        return "DX-SETUP-2", "the queen needs 5 players or more"
    return None


def uniques_fault(edition: Edition, uniques: list[int], exactly: bool) -> tuple[str, str] | None:
    """The rule that a selection of unique districts breaks, with a sentence, or None."""
    for kind in uniques:
        if edition.copies[kind] == 0 or edition.districts[kind].type != UNIQUE:
            return "DX-SETUP-3", f"{CARD_WORDS[kind]} is no unique district of {edition.name}"
        if uniques.count(kind) > 1:
            return "DX-SETUP-3", f"{CARD_WORDS[kind]} is there twice"
    if exactly and len(uniques) != edition.uniques:
        return "DX-SETUP-3", f"{edition.uniques} unique districts are needed, not {len(uniques)}"
    return None


def choose(edition: Edition, seats: int, preset: str | None, own_cast: list[int] | None,
           own_uniques: list[int] | None, rank9: int, seed: int) -> tuple[Cards, Cards]:
    """The characters and unique districts of a new game; rank9: a chosen one, -1 wanted, -2 not asked for."""
    if preset is not None and preset != RANDOM and preset not in PRESETS:
        raise BadSetup(f"There is no preset {preset!r}; there are: {', '.join(PRESETS)}, {RANDOM}.")
    low, high = edition.seats
    if not low <= seats <= high:
        raise BadSetup(f"DX-SETUP-1: {edition.name} is played by {low} to {high} players, not by {seats}.",
                       "DX-SETUP-1")
    if rank9 >= 0 and edition.ranks[rank9] != 9:
        raise BadSetup(f"DX-SETUP-1: rank9: the {CHARACTER_WORDS[rank9]} is not of rank 9.", "DX-SETUP-1")
    if seats == 2 and rank9 != -2:
        raise BadSetup("DX-SETUP-1: rank 9 is not used with 2 players.", "DX-SETUP-1")
    ninth = rank9 if rank9 >= 0 else -1 if seats in (3, 8) or rank9 == -1 else -2
    dice = Dice(seed)
    if own_cast is not None:
        cast = own_cast[:]
        if rank9 != -2:
            cast = [c for c in cast if edition.ranks[c] != 9 or rank9 == -1]
            if rank9 >= 0 or not [c for c in cast if edition.ranks[c] == 9]:
                cast.append(rank9 if rank9 >= 0 else ARTIST)
    elif preset == RANDOM:
        cast = random_cast(edition, seats, ninth, dice)
    else:
        cast = mended(edition, seats, PRESET_CHARACTERS[preset or "first-game"], ninth)
    if own_uniques is not None:
        uniques = own_uniques
    elif preset == RANDOM:
        uniques = random_uniques(edition, dice)
    else:
        uniques = PRESET_UNIQUES[preset or "first-game"]
    fault = cast_fault(edition, seats, cast) or uniques_fault(edition, uniques, True)
    if fault:
        raise BadSetup(f"{fault[0]}: {fault[1]}.", fault[0])
    return tuple(cast), tuple(sorted(uniques))
