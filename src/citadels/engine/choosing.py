"""Which characters and unique districts a game is played with: presets, custom and random selections."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from citadels.engine.edition import Edition, Setup
from citadels.engine.editions import EDITIONS
from citadels.engine.errors import BadSetup, shown
from citadels.engine.ids import CHARACTERS, DISTRICTS, LAST_RANK, UNIQUE
from citadels.engine.rng import KEYED, QUICK, Draw, KeyedDraw, Xorshift32
from citadels.engine.state import Cards
from citadels.engine.words import CARD_IDS, CARD_WORDS, CHARACTER_IDS, CHARACTER_WORDS

RANDOM: Final = "random"
FREE_BONUS: Final = 3       # bonus districts that push nothing out of the base deck


def forbidden(rule: str | None, message: str, **values: Any) -> BadSetup:
    """A setup that a rule forbids: the sentence begins with the rule."""
    told = BadSetup(message, "", rule, **values)
    return BadSetup("fault-by-rule", "", rule, told=told)


def edition_named(name: object) -> Edition:
    if not isinstance(name, str) or name not in EDITIONS:
        raise BadSetup("fault-no-edition", value=shown(name), editions=", ".join(EDITIONS))
    return EDITIONS[name]


def chance_named(name: object) -> str:
    if name != KEYED and name != QUICK:
        raise BadSetup("fault-no-chance", "chance", value=shown(name), names=f"{KEYED}, {QUICK}")
    return KEYED if name == KEYED else QUICK


def default_preset(edition: Edition) -> str:
    return next(iter(edition.presets))


def preset_characters(edition: Edition, name: str) -> list[int]:
    return [CHARACTER_IDS[word] for word in edition.presets[name][0].split()]


def preset_uniques(edition: Edition, name: str) -> list[int]:
    """For an edition with a base deck, the base cards and the preset's bonus ones."""
    return edition.base_uniques + [CARD_IDS[word] for word in edition.presets[name][1].split()]


# -- options -----------------------------------------------------------------------------------------------------------
def options_of(edition: Edition, given: Mapping[str, object]) -> dict[str, int]:
    """The options of a game, defaults filled in. Raises BadSetup, naming the option."""
    found = {name: edition.options[name][0] for name in edition.options}
    for name, value in given.items():
        if name not in edition.options:
            raise BadSetup("fault-no-option", "options", edition=edition.name, option=shown(name))
        _, low, high = edition.options[name]
        truth = edition.is_truth(name)
        if not isinstance(value, int) or (isinstance(value, bool) and not truth):
            message = "fault-no-truth" if truth else "fault-no-number"
            raise BadSetup(message, f"options.{name}", value=shown(value))
        if not low <= value <= high:
            raise BadSetup("fault-range", f"options.{name}", low=low, high=high, value=shown(value))
        found[name] = int(value)
    return found


def written_options(setup: Setup) -> dict[str, object]:
    """Options as they are written in positions and records."""
    written: dict[str, object] = {}
    for name, value in setup.options.items():
        if setup.edition.is_truth(name):
            written[name] = value != 0  # on a line of its own: compiled, a union of bool and int would become an int
        else:
            written[name] = value
    return written


# -- characters --------------------------------------------------------------------------------------------------------
def adapted(edition: Edition, seats: int, cast: list[int], ninth: int) -> list[int]:
    """A preset that fits the number of players. `ninth` is a chosen rank 9, -1 for the preset's own, -2 for none."""
    found: list[int] = []
    for character in cast:
        if edition.ranks[character] != LAST_RANK:
            found.append(fitting(edition, seats, cast, character))
        elif ninth >= 0:
            found.append(ninth)
        elif ninth == -1:
            found.append(fitting(edition, seats, cast, character))
    if ninth != -2 and not has_ninth(edition, found):
        found.append(ninth if ninth >= 0 else edition.ninth)
    return found


def fitting(edition: Edition, seats: int, cast: list[int], character: int) -> int:
    """The character itself, or its replacement if it needs more players."""
    card = edition.characters[character]
    if seats < card.needs:
        for word in card.replacements:
            if CHARACTER_IDS[word] not in cast:
                return CHARACTER_IDS[word]
    return character


def has_ninth(edition: Edition, cast: list[int]) -> bool:
    return LAST_RANK in [edition.ranks[character] for character in cast]


def without_ninth(edition: Edition, cast: list[int]) -> list[int]:
    return [character for character in cast if edition.ranks[character] != LAST_RANK]


def random_cast(edition: Edition, seats: int, ninth: int, rng: Draw) -> list[int]:
    """One character of each rank that this number of players allows."""
    found: list[int] = []
    for rank in range(1, max(edition.ranks) + 1):
        if rank == LAST_RANK and ninth != -1:
            if ninth >= 0:
                found.append(ninth)
            continue
        choice = [c for c in range(CHARACTERS) if edition.ranks[c] == rank and edition.characters[c].needs <= seats]
        found.append(choice[rng.below(len(choice))])
    return found


def cast_fault(edition: Edition, seats: int, cast: list[int]) -> BadSetup | None:
    """What is wrong with a selection of characters, or None."""
    rule = edition.cast_rule
    low, high = edition.seats
    if not low <= seats <= high:
        return BadSetup("fault-players", "", rule, edition=edition.name, low=low, high=high, seats=seats)
    for character in cast:
        if edition.ranks[character] == 0:
            return BadSetup("fault-not-in-edition", "", edition.ranks_rule, character=CHARACTER_WORDS[character],
                            edition=edition.name)
        if cast.count(character) > 1:
            return BadSetup("fault-twice", "", rule, character=CHARACTER_WORDS[character])
    if edition.whole_cast:
        whole = len(cast) == CHARACTERS - edition.ranks.count(0)
        return None if whole else BadSetup("fault-whole-cast", "", rule, edition=edition.name)
    return ranks_fault(edition, seats, cast) or needs_fault(edition, seats, cast)


def ranks_fault(edition: Edition, seats: int, cast: list[int]) -> BadSetup | None:
    """What is wrong if a rank has no character, or more than one; the last rank may be empty for some tables."""
    rule = edition.ranks_rule
    taken: dict[int, int] = {}
    for character in cast:
        rank = edition.ranks[character]
        if rank in taken:
            return BadSetup("fault-rank-twice", "", rule, rank=rank, character=CHARACTER_WORDS[taken[rank]],
                            other=CHARACTER_WORDS[character])
        taken[rank] = character
    for rank in range(1, min(max(edition.ranks) + 1, LAST_RANK)):
        if rank not in taken:
            return BadSetup("fault-rank-lacking", "", edition.cast_rule, rank=rank)
    if LAST_RANK in taken and seats == 2:
        return BadSetup("fault-rank9-with-two", "", edition.cast_rule)
    if LAST_RANK not in taken and edition.needs_ninth(seats):
        return BadSetup("fault-rank9-needed", "", edition.cast_rule, seats=seats)
    return None


def needs_fault(edition: Edition, seats: int, cast: list[int]) -> BadSetup | None:
    """What is wrong if a character needs more players."""
    for character in cast:
        card = edition.characters[character]
        if seats < card.needs:
            return BadSetup("fault-needs-players", "", card.needs_rule, character=CHARACTER_WORDS[character],
                            needs=card.needs)
    return None


# -- unique districts --------------------------------------------------------------------------------------------------
def random_uniques(edition: Edition, rng: Draw) -> list[int]:
    """As many as a game has; where there is a base deck, two or three bonus districts besides."""
    left = [kind for kind in edition.unique_kinds if kind not in edition.base_uniques]
    if edition.fixed_uniques or not left:
        return edition.base_uniques[:]
    count = edition.uniques or 2 + rng.below(2)
    return edition.base_uniques + [left.pop(rng.below(len(left))) for _ in range(count)]


def balanced(edition: Edition, uniques: list[int], rng: Draw) -> list[int]:
    """Take out a random base card for each bonus district beyond three."""
    bonus = [kind for kind in uniques if kind not in edition.base_uniques]
    base = [kind for kind in uniques if kind in edition.base_uniques]
    if edition.base_uniques and not edition.fixed_uniques and len(base) == len(edition.base_uniques):
        for _ in range(len(bonus) - FREE_BONUS):
            base.pop(rng.below(len(base)))
    return base + bonus


def by_lot(edition: Edition, preset: str) -> bool:
    """Whether chance decides which cards of the base deck a preset's bonus districts push out."""
    bonus = len(edition.presets[preset][1].split())
    return bonus > FREE_BONUS and len(edition.base_uniques) > 0 and not edition.fixed_uniques


def completed(edition: Edition, uniques: list[int]) -> list[int]:
    """A list that names a card with several copies once means all of them, if that makes the numbers right."""
    if not edition.base_uniques or uniques_fault(edition, uniques, True) is None:
        return uniques
    found = uniques[:]
    for kind in set(uniques):
        found += [kind] * (edition.base_uniques.count(kind) - uniques.count(kind))
    return found if uniques_fault(edition, found, True) is None else uniques


def base_wanted(edition: Edition, bonus: int) -> int:
    """How many cards of the base deck there are besides so many bonus districts."""
    return len(edition.base_uniques) - max(0, bonus - FREE_BONUS)


def uniques_fault(edition: Edition, uniques: list[int], exactly: bool) -> BadSetup | None:
    """What is wrong with a selection of unique districts, or None."""
    for kind in uniques:
        if edition.copies[kind] == 0 or kind < DISTRICTS or edition.districts[kind].type != UNIQUE:
            return BadSetup("fault-not-unique", "", edition.uniques_rule, card=CARD_WORDS[kind], edition=edition.name)
        if uniques.count(kind) > edition.copies[kind]:
            return BadSetup("fault-too-often", "", edition.uniques_rule, card=CARD_WORDS[kind])
    if not exactly:
        return None
    if edition.uniques and len(uniques) != edition.uniques:
        return BadSetup("fault-uniques", "", edition.uniques_rule, wanted=edition.uniques, count=len(uniques))
    if edition.fixed_uniques and sorted(uniques) != sorted(edition.base_uniques):
        return BadSetup("fault-uniques-fixed", "", edition.uniques_rule, edition=edition.name)
    if edition.base_uniques and not edition.fixed_uniques:
        base = len([kind for kind in uniques if kind in edition.base_uniques])
        wanted = base_wanted(edition, len(uniques) - base)
        if base != wanted:
            return BadSetup("fault-uniques-balance", "", edition.uniques_rule, bonus=len(uniques) - base,
                            wanted=wanted, count=base)
    return None


# -- a new game --------------------------------------------------------------------------------------------------------
def choose(edition: Edition, seats: int, preset: str | None, own_cast: list[int] | None,
           own_uniques: list[int] | None, rank9: int, seed: int, chance: str) -> tuple[Cards, Cards]:
    """The characters and unique districts of a new game. `rank9` is a chosen one, -1 for any, -2 if not asked for."""
    if preset is not None and preset != RANDOM and preset not in edition.presets:
        raise BadSetup("fault-no-preset", value=shown(preset), edition=edition.name,
                       presets=", ".join([*edition.presets, RANDOM]))
    plain = own_cast is None and own_uniques is None and preset != RANDOM
    key = (edition.name, seats, preset or "", rank9)
    if plain and key in _CHOSEN:
        return _CHOSEN[key]
    check_ninth(edition, seats, rank9)
    # Not the stream that deals, so that the deal does not depend on what was chosen by chance.
    rng: Draw = KeyedDraw(seed, "cards") if chance == KEYED else Xorshift32(seed)
    cast = choose_cast(edition, seats, preset, own_cast, rank9, rng)
    uniques = choose_uniques(edition, preset, own_uniques, rng)
    fault = cast_fault(edition, seats, cast) or uniques_fault(edition, uniques, True)
    if fault:
        raise forbidden(fault.rule, fault.message, **fault.values)
    found = (tuple(cast), tuple(sorted(uniques)))
    if plain and not by_lot(edition, preset or default_preset(edition)):
        _CHOSEN[key] = found
    return found


def check_ninth(edition: Edition, seats: int, rank9: int) -> None:
    """Raises BadSetup if the edition is not for so many players, or if they have no such choice of rank 9."""
    low, high = edition.seats
    rule = edition.cast_rule
    if not low <= seats <= high:
        raise forbidden(rule, "fault-players", edition=edition.name, low=low, high=high, seats=seats)
    if rank9 >= 0 and edition.ranks[rank9] != LAST_RANK:
        raise forbidden(rule, "fault-not-rank9", character=CHARACTER_WORDS[rank9], edition=edition.name)
    if rank9 != -2 and (seats == 2 or LAST_RANK not in edition.ranks or edition.whole_cast):
        raise forbidden(rule, "fault-rank9-no-choice", seats=seats, edition=edition.name)


def choose_cast(edition: Edition, seats: int, preset: str | None, own: list[int] | None, rank9: int,
                rng: Draw) -> list[int]:
    if own is not None:
        return with_ninth(edition, own, rank9)
    if edition.whole_cast:
        return preset_characters(edition, default_preset(edition))
    ninth = rank9 if rank9 >= 0 else -1 if edition.needs_ninth(seats) or rank9 == -1 else -2
    if preset == RANDOM:
        return random_cast(edition, seats, ninth, rng)
    return adapted(edition, seats, preset_characters(edition, preset or default_preset(edition)), ninth)


def with_ninth(edition: Edition, own: list[int], rank9: int) -> list[int]:
    """A custom cast with the wanted character of rank 9."""
    if rank9 == -2:
        return own[:]
    cast = own[:] if rank9 == -1 else without_ninth(edition, own)
    if rank9 >= 0 or not has_ninth(edition, cast):
        cast.append(rank9 if rank9 >= 0 else edition.ninth)
    return cast


def choose_uniques(edition: Edition, preset: str | None, own: list[int] | None, rng: Draw) -> list[int]:
    if own is not None:
        return completed(edition, own)
    if preset == RANDOM:
        return random_uniques(edition, rng)
    return balanced(edition, preset_uniques(edition, preset or default_preset(edition)), rng)


_CHOSEN: Final[dict[tuple[str, int, str, int], tuple[Cards, Cards]]] = {}   # presets in which nothing is left to chance
