"""Which cards an edition plays with, how many, and the numbers of its rules; and the setup of one game."""
from __future__ import annotations

from typing import Final

from citadels.engine import ids
from citadels.engine.card import Character, District
from citadels.engine.characters import ranks_1_to_3 as low
from citadels.engine.characters import ranks_4_to_6 as middle
from citadels.engine.characters import ranks_7_to_9 as high
from citadels.engine.districts import (
    Armory,
    Basilica,
    Capitol,
    DragonGate,
    Factory,
    Framework,
    GoldMine,
    GreatWall,
    HauntedQuarter,
    ImperialTreasury,
    IvoryTower,
    Keep,
    Laboratory,
    Library,
    MapRoom,
    Monument,
    Museum,
    Necropolis,
    Observatory,
    Park,
    PoorHouse,
    Quarry,
    SchoolOfMagic,
    SecretVault,
    Smithy,
    Stables,
    Statue,
    Theater,
    ThievesDen,
    WishingWell,
)
from citadels.engine.flow import AT_RANDOM, DISCARDS, PICKS_LAST
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
    uniques = 14            # how many unique districts are in a game
    hand = 4                # cards dealt
    gold = 2                # gold dealt

    def __init__(self, characters: list[Character], uniques: list[District]) -> None:
        self.characters = characters
        self.ranks: list[int] = [0] * ids.CHARACTERS     # 0: not in this edition
        nobody = District(-1, 0, UNIQUE)
        self.districts: list[District] = [nobody] * ids.CARDS
        self.copies: list[int] = [0] * ids.CARDS
        for kind in range(ids.BASIC):
            type, cost, copies = BASIC[kind]
            self.districts[kind] = District(kind, cost, type)
            self.copies[kind] = copies
        self.unique_kinds: list[int] = []
        for district in uniques:
            self.districts[district.kind] = district
            self.copies[district.kind] = 1
            self.unique_kinds.append(district.kind)
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
        self.kind_of_verb: list[int] = [-1] * ids.MOVES   # the district whose move it is
        for kind in range(ids.DISTRICTS):
            district = self.districts[kind]
            bit = 1 << kind
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

    def goal(self, seats: int) -> int:
        """How many districts complete a city."""
        return 8 if seats < 4 else 7

    def face_up(self, seats: int, characters: int) -> int:
        """How many characters lie face up during the selection."""
        return max(0, characters - seats - 2) if seats > 3 else 0

    def script(self, seats: int, characters: int) -> list[int]:
        """Who chooses in which order, as entries of flow.go_on_selecting."""
        if seats == 2:
            return [0, 1, DISCARDS + 1, 0, DISCARDS + 0, 1]
        if seats == 3:
            return [0, 1, 2, AT_RANDOM, 0, 1, 2]
        order = list(range(seats))
        if characters == seats + 1:
            order[-1] += PICKS_LAST
        return order

    def draft_rule(self, seats: int, characters: int) -> str:
        """The rule by which this selection goes."""
        if seats < 4:
            return "DX-DRAFT-5" if seats == 2 else "DX-DRAFT-6"
        return "DX-DRAFT-3"


class Deluxe(Edition):
    name = "deluxe"


_CHARACTERS: Final[list[Character]] = [
    low.Assassin(ids.ASSASSIN), low.Witch(ids.WITCH), low.Magistrate(ids.MAGISTRATE),
    low.Thief(ids.THIEF), low.Spy(ids.SPY), low.Blackmailer(ids.BLACKMAILER),
    low.Magician(ids.MAGICIAN), low.Wizard(ids.WIZARD), low.Seer(ids.SEER),
    middle.King(ids.KING), middle.Emperor(ids.EMPEROR), middle.Patrician(ids.PATRICIAN),
    middle.Bishop(ids.BISHOP), middle.Abbot(ids.ABBOT), middle.Cardinal(ids.CARDINAL),
    middle.Merchant(ids.MERCHANT), middle.Alchemist(ids.ALCHEMIST), middle.Trader(ids.TRADER),
    high.Architect(ids.ARCHITECT), high.Navigator(ids.NAVIGATOR), high.Scholar(ids.SCHOLAR),
    high.Warlord(ids.WARLORD), high.Diplomat(ids.DIPLOMAT), high.Marshal(ids.MARSHAL),
    high.Queen(ids.QUEEN), high.Artist(ids.ARTIST), high.TaxCollector(ids.TAX_COLLECTOR),
]

DELUXE: Final = Deluxe(_CHARACTERS, [
    Armory(ids.ARMORY, 3, UNIQUE), Basilica(ids.BASILICA, 4, UNIQUE), Capitol(ids.CAPITOL, 5, UNIQUE),
    DragonGate(ids.DRAGON_GATE, 6, UNIQUE), Factory(ids.FACTORY, 5, UNIQUE), Framework(ids.FRAMEWORK, 3, UNIQUE),
    GoldMine(ids.GOLD_MINE, 6, UNIQUE), GreatWall(ids.GREAT_WALL, 6, UNIQUE),
    HauntedQuarter(ids.HAUNTED_QUARTER, 2, UNIQUE), ImperialTreasury(ids.IMPERIAL_TREASURY, 5, UNIQUE),
    IvoryTower(ids.IVORY_TOWER, 5, UNIQUE), Keep(ids.KEEP, 3, UNIQUE), Laboratory(ids.LABORATORY, 5, UNIQUE),
    Library(ids.LIBRARY, 6, UNIQUE), MapRoom(ids.MAP_ROOM, 5, UNIQUE), Monument(ids.MONUMENT, 4, UNIQUE),
    Museum(ids.MUSEUM, 4, UNIQUE), Necropolis(ids.NECROPOLIS, 5, UNIQUE), Observatory(ids.OBSERVATORY, 4, UNIQUE),
    Park(ids.PARK, 6, UNIQUE), PoorHouse(ids.POOR_HOUSE, 4, UNIQUE), Quarry(ids.QUARRY, 5, UNIQUE),
    SchoolOfMagic(ids.SCHOOL_OF_MAGIC, 6, UNIQUE), SecretVault(ids.SECRET_VAULT, 0, UNIQUE),
    Smithy(ids.SMITHY, 5, UNIQUE), Stables(ids.STABLES, 2, UNIQUE), Statue(ids.STATUE, 3, UNIQUE),
    Theater(ids.THEATER, 6, UNIQUE), ThievesDen(ids.THIEVES_DEN, 6, UNIQUE), WishingWell(ids.WISHING_WELL, 5, UNIQUE),
])
for _character in range(ids.CHARACTERS):
    DELUXE.ranks[_character] = _character // 3 + 1

EDITIONS: Final[dict[str, Edition]] = {DELUXE.name: DELUXE}


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
        self.districts = edition.districts
        self.rank: list[int] = [0] * ids.CHARACTERS      # 0: not in this game
        for character in cast:
            self.rank[character] = edition.ranks[character]
        self.cast = self.by_ranks(cast)
        self.last_rank = self.rank[self.cast[-1]]
        self.by_rank: list[int] = [-1] * (self.last_rank + 1)
        for character in self.cast:
            self.by_rank[self.rank[character]] = character
        self.goal = edition.goal(seats)
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
