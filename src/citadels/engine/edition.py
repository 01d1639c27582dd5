"""What an edition is: its cards and numbers; and the setup of one game."""
from __future__ import annotations

from typing import Final

from citadels.engine import ids
from citadels.engine.card import Character, District
from citadels.engine.flow import AT_RANDOM, DISCARDS, PICKS_LAST, Course
from citadels.engine.ids import MILITARY, NOBLE, RELIGIOUS, TRADE, UNIQUE
from citadels.engine.state import Cards

# The basic districts: type, cost, copies
BASIC: Final[list[tuple[int, int, int]]] = [
    (NOBLE, 3, 5), (NOBLE, 4, 4), (NOBLE, 5, 3),
    (RELIGIOUS, 1, 3), (RELIGIOUS, 2, 3), (RELIGIOUS, 3, 3), (RELIGIOUS, 5, 2),
    (TRADE, 1, 5), (TRADE, 2, 4), (TRADE, 2, 3), (TRADE, 3, 3), (TRADE, 4, 3), (TRADE, 5, 2),
    (MILITARY, 1, 3), (MILITARY, 2, 3), (MILITARY, 3, 3), (MILITARY, 5, 2),
]


class Edition:
    """The cards and numbers of one edition."""

    name = ""
    seats: tuple[int, int] = (2, 8)
    uniques = 14            # how many unique districts are in a game, 0 where that is free
    ninth_needed: tuple[int, ...] = (3, 8)    # numbers of players that need a character of rank 9
    cast_rule = "DX-SETUP-1"      # the rule about numbers and ranks
    needs_rule = "DX-SETUP-2"     # about characters that need more players
    emperor_rule = "DX-SETUP-2"
    uniques_rule = "DX-SETUP-3"   # about unique districts
    hidden_first = False    # the face-down character is laid before the face-up ones
    crown_peeks = False     # the crowned player looks at it
    open_pile = False       # cards that leave play lie face up
    dated = False           # it matters in which round a district was built
    several_first = False   # more than one city may count as completed first
    bonus_after_gathering = False
    fixed_uniques = False   # the unique districts are no choice
    whole_cast = False      # all characters are in the game
    districts_break_ties = False
    gold_breaks_ties = False
    double_limit = 99       # doubles that may stand in a city with a Quarry

    def __init__(self, course: Course, characters: list[Character], ranks: list[int], uniques: list[District],
                 numbers: list[int], presets: dict[str, tuple[str, str]], options: dict[str, tuple[int, int, int]],
                 speech: dict[str, str]) -> None:
        self.course = course
        self.presets = presets            # name: characters, unique districts
        self.options = options            # name: default, lowest, highest
        self.speech = speech              # rules that this edition knows by another id
        self.characters = characters
        self.ranks = ranks                # 0: not in this edition
        nobody = District(-1, 0, UNIQUE)
        self.districts: list[District] = [nobody] * ids.CARDS
        self.copies: list[int] = [0] * ids.CARDS
        for kind in range(ids.BASIC):
            type, cost, copies = BASIC[kind]
            self.districts[kind] = District(kind, cost, type)
            self.copies[kind] = copies
        self.unique_kinds: list[int] = []
        self.base_uniques: list[int] = []  # the unique cards of the base game, where there is one
        for i in range(len(uniques)):
            self.districts[uniques[i].kind] = uniques[i]
            self.copies[uniques[i].kind] = numbers[i]
            if uniques[i].kind < ids.DISTRICTS:
                self.unique_kinds.append(uniques[i].kind)
        self.action_kinds = [d.kind for d in uniques if d.kind >= ids.DISTRICTS]
        self._districts_with_an_effect()

    def _districts_with_an_effect(self) -> None:
        """Bit sets of kinds, so that a city without such a district is seen at a glance."""
        self.actives = 0
        self.doublers = 0
        self.payers = 0
        self.walls = 0
        self.discounters = 0
        self.closers = 0
        self.selectors = 0
        self.any_type = 0
        self.double_size = 0
        self.starters = 0
        self.mourners = 0
        self.healers = 0
        self.thrones = 0
        self.ballrooms = 0
        self.kind_of_verb: list[int] = [-1] * ids.MOVES   # the district whose move it is
        for kind in range(ids.CARDS):
            district = self.districts[kind]
            bit = 1 << kind
            for verb in district.played:
                self.kind_of_verb[verb] = kind
            if district.active:
                self.actives |= bit
                self.kind_of_verb[district.verb] = kind
            if district.doubles:
                self.doublers |= bit
            if district.pays:
                self.payers |= bit
            if district.wall:
                self.walls |= bit
            if district.discount:
                self.discounters |= bit
            if district.closes:
                self.closers |= bit
            if district.selects:
                self.selectors |= bit
            if district.any_type:
                self.any_type |= bit
            if district.double_size:
                self.double_size |= bit
            if district.starts:
                self.starters |= bit
            if district.salvages:
                self.mourners |= bit
            if district.heals:
                self.healers |= bit
            if district.attends:
                self.thrones |= bit
            if district.hosts:
                self.ballrooms |= bit

    def rule(self, id: str) -> str:
        """The id by which this edition knows a rule."""
        return self.speech.get(id, id)

    def goal(self, seats: int, options: dict[str, int]) -> int:
        """How many districts complete a city."""
        return 8 if seats < 4 else 7

    def dealt(self, seats: int) -> int:
        """How many cards each player is dealt."""
        return 4

    def start_gold(self, options: dict[str, int]) -> int:
        """How much gold each player begins with."""
        return 2

    def five_types(self, options: dict[str, int]) -> int:
        """Points for districts of all five types."""
        return 3

    def districts_for(self, options: dict[str, int]) -> list[District]:
        """The districts by kind, as these options have them."""
        return self.districts

    def face_up(self, seats: int, characters: int) -> int:
        """How many characters lie face up during the selection."""
        return max(0, characters - seats - 2) if seats > 3 else 0

    def script(self, seats: int, characters: int) -> list[int]:
        """Who chooses in which order, as entries of flow.go_on_selecting."""
        if seats == 2:
            return [0, 1, DISCARDS + 1, 0, DISCARDS + 0, 1]
        if seats == 3:
            return [0, 1, 2, AT_RANDOM, 0, 1, 2] if characters == 9 else [0, 1, 2, 0, 1, 2]
        order = list(range(seats))
        if characters == seats + 1:
            order[-1] += PICKS_LAST
        return order

    def draft_rule(self, seats: int, characters: int) -> str:
        """The rule by which this selection goes."""
        if seats < 4:
            return "DX-DRAFT-5" if seats == 2 else "DX-DRAFT-6"
        return "DX-DRAFT-3"


def setup_for(edition: Edition, seats: int, cast: Cards, uniques: Cards, options: dict[str, int]) -> Setup:
    """The setup of a game; games that agree in everything share it."""
    key = (edition.name, seats, cast, uniques, tuple(sorted(options.items())))
    if key not in _SETUPS:
        if len(_SETUPS) > 500:
            _SETUPS.clear()
        _SETUPS[key] = Setup(edition, seats, cast, uniques, options)
    return _SETUPS[key]


class Setup:
    """What is settled before a game begins and never changes in it: all clones share it."""

    def __init__(self, edition: Edition, seats: int, cast: Cards, uniques: Cards,
                 options: dict[str, int]) -> None:
        self.options = options
        self.edition = edition
        self.seats = seats
        self.uniques = uniques
        self.characters = edition.characters
        self.districts = edition.districts_for(options)
        self.rank: list[int] = [0] * ids.CHARACTERS      # 0: not in this game
        for character in cast:
            self.rank[character] = edition.ranks[character]
        self.cast = self.by_ranks(cast)
        self.last_rank = self.rank[self.cast[-1]]
        self.by_rank: list[int] = [-1] * 10
        for character in self.cast:
            self.by_rank[self.rank[character]] = character
        self.goal = edition.goal(seats, options)
        self.face_up = edition.face_up(seats, len(cast))
        self.script = edition.script(seats, len(cast))
        self.draft_rule = edition.draft_rule(seats, len(cast))
        self._characters_with_a_role()
        self.actives = edition.actives
        self.doublers = edition.doublers
        self.payers = edition.payers
        self.walls = edition.walls
        self.discounters = edition.discounters
        self.closers = edition.closers
        self.selectors = edition.selectors
        self.any_type = edition.any_type
        self.double_size = edition.double_size
        self.starters = edition.starters
        self.mourners = edition.mourners
        self.healers = edition.healers
        self.thrones = edition.thrones
        self.ballrooms = edition.ballrooms
        self.open_pile = edition.open_pile
        self.double_limit = edition.double_limit
        actions = edition.action_kinds and options.get("action_cards", 0)
        self.tumbler = ids.ACROBAT_CARD if actions else -1       # the card of a reaction, or -1
        self.resister = ids.STRONGMAN_CARD if actions else -1
        self.special = bool(actions) or edition.whole_cast       # turns have more moves than cards and characters give
        self.kind_of_verb = edition.kind_of_verb

    def by_ranks(self, characters: Cards) -> Cards:
        """These characters in order of rank."""
        return tuple(sorted(characters, key=self.rank.__getitem__))

    def _characters_with_a_role(self) -> None:
        self.bewitcher = -1
        self.issuer = -1
        self.robber = -1
        self.blackmailer = -1
        self.shield = -1
        self.watchers: list[Character] = []
        for character in self.cast:
            card = self.characters[character]
            if card.bewitches:
                self.bewitcher = character
            if card.issues:
                self.issuer = character
            if card.robs:
                self.robber = character
            if card.blackmails:
                self.blackmailer = character
            if card.shields:
                self.shield = character
            if card.watches:
                self.watchers.append(card)


_SETUPS: Final[dict[tuple[str, int, Cards, Cards, tuple[tuple[str, int], ...]], Setup]] = {}
