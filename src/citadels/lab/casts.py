"""Casts: the characters and unique districts of a game, and the set of all casts that a search may try."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations, product
from math import prod
from random import Random
from typing import Final, NamedTuple

from citadels.engine.choosing import FREE_BONUS, RANDOM, base_wanted, cast_fault, choose, edition_named
from citadels.engine.edition import Edition
from citadels.engine.errors import BadSetup
from citadels.engine.rng import KEYED
from citadels.engine.words import CARD_IDS, CARD_WORDS, CHARACTER_IDS, CHARACTER_WORDS
from citadels.lab.errors import LabError

NOBODY: Final = ""        # stands for no character of rank 9
FREE: Final = "free"      # with or without a character of rank 9
PARTS: Final = ("characters", "uniques", "both")
TWO_SWAPS: Final = 0.3    # how often two unique districts change at once


class Cast(NamedTuple):
    """The cards a game is played with. A card that exists in two copies may be in it twice."""

    characters: tuple[str, ...]  # by rank
    uniques: tuple[str, ...]     # in alphabetical order

    @property
    def cards(self) -> tuple[str, ...]:
        return self.characters + self.uniques


class UniqueChoice(NamedTuple):
    """Some of the unique districts: those that are settled, and how many more to take from a pool."""

    settled: tuple[str, ...]
    pool: tuple[str, ...]
    take: int


class CastRequest(NamedTuple):
    """What the user asks for: the cast to start from, and what may change."""

    edition: str
    players: int
    preset: str | None = None
    characters: Sequence[str] | None = None
    uniques: Sequence[str] | None = None
    rank9: bool | str = False
    vary: str = "both"
    keep: Sequence[str] = ()
    without: Sequence[str] = ()


class CastSpace:
    """All casts that a search may try: a choice of characters for each rank, and decks of unique districts."""

    def __init__(self, ranks: Sequence[Sequence[str]], decks: Sequence[UniqueChoice]) -> None:
        self.ranks = [tuple(choice) for choice in ranks]
        self.decks = list(decks)
        self._open_ranks = [rank for rank, choice in enumerate(self.ranks) if len(choice) > 1]
        self._open_decks = [deck for deck in self.decks if _ways(deck) > 1]

    @property
    def size(self) -> int:
        return prod(len(choice) for choice in self.ranks) * prod(_ways(deck) for deck in self.decks)

    @property
    def open_cards(self) -> list[list[str]]:
        """The cards that are not in every cast; those in one list can take each other's place."""
        ranks = [[word for word in self.ranks[rank] if word != NOBODY] for rank in self._open_ranks]
        return ranks + [sorted(set(deck.pool)) for deck in self._open_decks]

    def all(self) -> Iterator[Cast]:
        """Every cast. Only for small spaces."""
        hands = [sorted(set(combinations(deck.pool, deck.take))) for deck in self.decks]
        for characters in product(*self.ranks):
            for taken in product(*hands):
                yield _cast(characters, [*self._settled(), *(word for hand in taken for word in hand)])

    def sample(self, rng: Random) -> Cast:
        taken = [word for deck in self.decks for word in rng.sample(deck.pool, deck.take)]
        return _cast([rng.choice(choice) for choice in self.ranks], [*self._settled(), *taken])

    def neighbour(self, cast: Cast, rng: Random) -> Cast:
        """A cast of this space that differs from this one in one card, or sometimes in two unique districts."""
        if self._open_decks and (not self._open_ranks or rng.random() < 0.5):
            deck = rng.choice(self._open_decks)
            other = _cast(cast.characters, _swapped(cast.uniques, deck, rng))
            if rng.random() < TWO_SWAPS:
                twice = _cast(cast.characters, _swapped(other.uniques, deck, rng))
                other = other if twice == cast else twice
            return other
        characters = self._by_rank(cast)
        rank = rng.choice(self._open_ranks)
        characters[rank] = rng.choice([word for word in self.ranks[rank] if word != characters[rank]])
        return _cast(characters, cast.uniques)

    def far_apart(self, one: Cast, other: Cast) -> bool:
        """Whether two casts differ in more than one card; if characters may change, in more than one character."""
        if self._open_ranks:
            return len(set(one.characters) ^ set(other.characters)) > 2
        return (Counter(one.uniques) - Counter(other.uniques)).total() > 1

    def __contains__(self, cast: object) -> bool:
        if not isinstance(cast, Cast):
            return False
        characters = self._by_rank(cast)
        if _cast(characters, cast.uniques).characters != cast.characters:
            return False
        if any(word not in choice for word, choice in zip(characters, self.ranks)):
            return False
        left = Counter(cast.uniques)
        for deck in self.decks:
            words = {*deck.settled, *deck.pool}
            mine = Counter({word: count for word, count in left.items() if word in words})
            left -= mine
            taken = mine - Counter(deck.settled)
            if Counter(deck.settled) - mine or taken - Counter(deck.pool) or taken.total() != deck.take:
                return False
        return not left

    def _by_rank(self, cast: Cast) -> list[str]:
        return [next((word for word in cast.characters if word in choice), NOBODY) for choice in self.ranks]

    def _settled(self) -> list[str]:
        return [word for deck in self.decks for word in deck.settled]


def _cast(characters: Iterable[str], uniques: Iterable[str]) -> Cast:
    return Cast(tuple(word for word in characters if word != NOBODY), tuple(sorted(uniques)))


def _ways(deck: UniqueChoice) -> int:
    """How many different choices there are; copies of a card are not told apart."""
    ways = [1] + [0] * deck.take
    for copies in Counter(deck.pool).values():
        ways = [sum(ways[taken - some] for some in range(min(copies, taken) + 1)) for taken in range(deck.take + 1)]
    return ways[deck.take]


def _swapped(uniques: Sequence[str], deck: UniqueChoice, rng: Random) -> list[str]:
    """Swap one card of the deck's pool for another one."""
    rest = list(uniques)
    for word in deck.settled:
        rest.remove(word)
    spare = list(deck.pool)
    mine = [word for word in rest if word in spare]
    for word in mine:
        spare.remove(word)
    # With two copies of a card, only the other copy may be left to put in: then another card goes out.
    while True:
        out, coming = rng.choice(mine), rng.choice(spare)
        if out != coming:
            break
    changed = list(uniques)
    changed.remove(out)
    return [*changed, coming]


# -- from the request --------------------------------------------------------------------------------------------------
def resolve(request: CastRequest) -> tuple[Cast, CastSpace]:
    """The cast to start from, and what may be tried. Raises LabError, or BadSetup if the start breaks the rules."""
    box = edition_named(request.edition)
    first = start(request)
    _check_words(box, request)
    space = CastSpace(_ranks(box, request, first), _decks(box, request, first))
    if space.size == 1:
        raise LabError("balance-fixed" if box.fixed_uniques else "balance-one-cast", edition=request.edition)
    return first, space


def start(request: CastRequest, preset: str | None = None) -> Cast:
    """The cast asked for, or another preset for the same table."""
    box = edition_named(request.edition)
    own = preset is None
    if request.preset == RANDOM:
        raise LabError("balance-random-start")
    rank9 = request.rank9
    ninth = -2 if rank9 is False else -1 if rank9 in (True, FREE) else _character(box, str(rank9))
    characters = uniques = None
    if own and request.characters is not None:
        characters = [_character(box, word) for word in request.characters]
    if own and request.uniques is not None:
        uniques = [_unique(box, word) for word in request.uniques]
    cast, kinds = choose(box, request.players, request.preset if own else preset, characters, uniques, ninth, 0,
                         KEYED)
    by_rank = sorted(cast, key=box.ranks.__getitem__)
    return _cast([CHARACTER_WORDS[character] for character in by_rank], [CARD_WORDS[kind] for kind in kinds])


def presets(request: CastRequest) -> dict[str, Cast]:
    """The edition's presets for this table, by name."""
    found = {}
    for name in edition_named(request.edition).presets:
        with suppress(BadSetup):  # a preset that does not fit this number of players
            found[name] = start(request, name)
    return found


def _check_words(box: Edition, request: CastRequest) -> None:
    for word in (*request.keep, *request.without):
        if word in CHARACTER_IDS:
            _character(box, word)
        else:
            _unique(box, word)
        if word in request.keep and word in request.without:
            raise LabError("balance-kept-and-left-out", card=word)


def _character(box: Edition, word: str) -> int:
    if word not in CHARACTER_IDS or not box.ranks[CHARACTER_IDS[word]]:
        raise LabError("balance-no-card", card=word, edition=box.name)
    return CHARACTER_IDS[word]


def _unique(box: Edition, word: str) -> int:
    if word not in CARD_IDS or CARD_IDS[word] not in box.unique_kinds:
        raise LabError("balance-no-card", card=word, edition=box.name)
    return CARD_IDS[word]


# -- characters --------------------------------------------------------------------------------------------------------
def _ranks(box: Edition, request: CastRequest, first: Cast) -> list[tuple[str, ...]]:
    """The characters to choose from for each rank; the whole cast if the edition leaves no choice."""
    if box.whole_cast or request.vary == "uniques":
        _check_fixed(request, first.characters, CHARACTER_IDS)
        return [(word,) for word in first.characters]
    found = []
    for rank in range(1, 10):
        choice = _choice(box, request, first, rank)
        kept = [word for word in request.keep if word in CHARACTER_IDS and box.ranks[CHARACTER_IDS[word]] == rank]
        if len(kept) > 1:
            raise LabError("balance-kept-rank", one=kept[0], other=kept[1], rank=rank)
        if kept and kept[0] not in choice:
            raise LabError("balance-kept-unfit", card=kept[0], players=request.players)
        left = kept or [word for word in choice if word not in request.without]
        if not left:
            raise LabError("balance-empty-rank", rank=rank, players=request.players)
        found.append(tuple(left))
    return found


def _choice(box: Edition, request: CastRequest, first: Cast, rank: int) -> list[str]:
    """The characters of a rank that are allowed at this table, and NOBODY if rank 9 may be empty."""
    cast = [CHARACTER_IDS[word] for word in first.characters]
    others = [character for character in cast if box.ranks[character] != rank]
    fitting = [CHARACTER_WORDS[character] for character in range(len(box.ranks)) if box.ranks[character] == rank
               and cast_fault(box, request.players, [*others, character]) is None]
    if rank < 9:
        return fitting
    kept = [word for word in request.keep if word in fitting]
    named = request.rank9 if isinstance(request.rank9, str) and request.rank9 != FREE else None
    if named is not None:
        return [named]
    if request.rank9 == FREE and cast_fault(box, request.players, others) is None:
        return [*fitting, NOBODY]
    return fitting if kept or len(others) < len(cast) else [NOBODY]


def _check_fixed(request: CastRequest, there: Sequence[str], kind: dict[str, int]) -> None:
    """Raises LabError if the part that does not vary contradicts what is to be kept or left out."""
    for word in request.keep:
        if word in kind and word not in there:
            raise LabError("balance-kept-not-there", card=word)
    for word in request.without:
        if word in kind and word in there:
            raise LabError("balance-left-out-but-there", card=word)


# -- unique districts --------------------------------------------------------------------------------------------------
def _decks(box: Edition, request: CastRequest, first: Cast) -> list[UniqueChoice]:
    if box.fixed_uniques or request.vary == "characters":
        _check_fixed(request, first.uniques, CARD_IDS)
        return [UniqueChoice(first.uniques, (), 0)]
    base = [CARD_WORDS[kind] for kind in box.base_uniques]
    others = [CARD_WORDS[kind] for kind in box.unique_kinds if CARD_WORDS[kind] not in base]
    if not base:
        return [_deck(request, others, box.uniques)]
    kept = len([word for word in set(request.keep) if word in others])
    bonus = max(len([word for word in first.uniques if word in others]) or FREE_BONUS, kept)
    return [_deck(request, base, base_wanted(box, bonus)), _deck(request, others, bonus)]


def _deck(request: CastRequest, cards: Sequence[str], wanted: int) -> UniqueChoice:
    settled = tuple(word for word in cards if word in request.keep)
    pool = tuple(word for word in sorted(cards) if word not in request.keep and word not in request.without)
    if len(settled) > wanted:
        raise LabError("balance-kept-too-many", kept=len(settled), needed=wanted)
    if len(settled) + len(pool) < wanted:
        raise LabError("balance-too-few-left", left=len(settled) + len(pool), needed=wanted)
    return UniqueChoice(settled, pool, wanted - len(settled))
