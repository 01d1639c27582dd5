"""The four editions: which cards, how many, and where they differ from each other."""
from __future__ import annotations

from typing import Final

from citadels.engine import districts as unique
from citadels.engine import districts_classic as purple
from citadels.engine import ids
from citadels.engine.card import Character, District
from citadels.engine.characters import classic
from citadels.engine.characters import common_city as common
from citadels.engine.characters import ranks_1_to_3 as low
from citadels.engine.characters import ranks_4_to_6 as middle
from citadels.engine.characters import ranks_7_to_9 as high
from citadels.engine.circus import (
    Acrobat,
    BigTop,
    FortuneTeller,
    HumanCannonball,
    Ringmaster,
    Strongman,
    TicketBooth,
)
from citadels.engine.common_city import CommonCourse
from citadels.engine.edition import Edition
from citadels.engine.flow import Course
from citadels.engine.ids import COLOURLESS, NOBLE, UNIQUE
from citadels.engine.presets import CIRCUS_PRESETS, CLASSIC_PRESETS, COMMON_PRESETS, DELUXE_PRESETS
from citadels.engine.speech import CIRCUS_SPEECH, CLASSIC_SPEECH, COMMON_SPEECH


def _cast(changed: list[Character]) -> list[Character]:
    """The deluxe characters, some of them changed."""
    found: list[Character] = [
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
    for character in changed:
        found[character.id] = character
    return found


def _ranks(characters: list[int]) -> list[int]:
    """The ranks of the characters that an edition has; the Tax Collector is of rank 2 in the older ones."""
    ranks = [0] * ids.CHARACTERS
    for character in characters:
        ranks[character] = character // 3 + 1
    return ranks


# -- deluxe ------------------------------------------------------------------------------------------------------------
class Deluxe(Edition):
    name = "deluxe"


_DELUXE_UNIQUES: Final[list[District]] = [
    unique.Armory(ids.ARMORY, 3, UNIQUE), unique.Basilica(ids.BASILICA, 4, UNIQUE),
    unique.Capitol(ids.CAPITOL, 5, UNIQUE), unique.DragonGate(ids.DRAGON_GATE, 6, UNIQUE),
    unique.Factory(ids.FACTORY, 5, UNIQUE), unique.Framework(ids.FRAMEWORK, 3, UNIQUE),
    unique.GoldMine(ids.GOLD_MINE, 6, UNIQUE), unique.GreatWall(ids.GREAT_WALL, 6, UNIQUE),
    unique.HauntedQuarter(ids.HAUNTED_QUARTER, 2, UNIQUE), unique.ImperialTreasury(ids.IMPERIAL_TREASURY, 5, UNIQUE),
    unique.IvoryTower(ids.IVORY_TOWER, 5, UNIQUE), unique.Keep(ids.KEEP, 3, UNIQUE),
    unique.Laboratory(ids.LABORATORY, 5, UNIQUE), unique.Library(ids.LIBRARY, 6, UNIQUE),
    unique.MapRoom(ids.MAP_ROOM, 5, UNIQUE), unique.Monument(ids.MONUMENT, 4, UNIQUE),
    unique.Museum(ids.MUSEUM, 4, UNIQUE), unique.Necropolis(ids.NECROPOLIS, 5, UNIQUE),
    unique.Observatory(ids.OBSERVATORY, 4, UNIQUE), unique.Park(ids.PARK, 6, UNIQUE),
    unique.PoorHouse(ids.POOR_HOUSE, 4, UNIQUE), unique.Quarry(ids.QUARRY, 5, UNIQUE),
    unique.SchoolOfMagic(ids.SCHOOL_OF_MAGIC, 6, UNIQUE), unique.SecretVault(ids.SECRET_VAULT, 0, UNIQUE),
    unique.Smithy(ids.SMITHY, 5, UNIQUE), unique.Stables(ids.STABLES, 2, UNIQUE),
    unique.Statue(ids.STATUE, 3, UNIQUE), unique.Theater(ids.THEATER, 6, UNIQUE),
    unique.ThievesDen(ids.THIEVES_DEN, 6, UNIQUE), unique.WishingWell(ids.WISHING_WELL, 5, UNIQUE),
]

DELUXE: Final = Deluxe(Course(), _cast([]), _ranks(list(range(ids.CHARACTERS))), _DELUXE_UNIQUES,
                       [1] * len(_DELUXE_UNIQUES), DELUXE_PRESETS, {}, {})


# -- classic -----------------------------------------------------------------------------------------------------------
class Classic(Edition):
    name = "classic"
    uniques = 0
    ninth_needed: tuple[int, ...] = (8,)
    cast_rule = "CL-SETUP-1"
    needs_rule = "CL-SETUP-3"
    emperor_rule = "CL-EMPEROR-3"
    uniques_rule = "CL-SETUP-4"
    hidden_first = True
    dated = True
    several_first = True
    bonus_after_gathering = True
    double_limit = 1
    districts_break_ties = True
    gold_breaks_ties = True

    def goal(self, seats: int, options: dict[str, int]) -> int:
        return 7 if options["short_game"] else 8

    def draft_rule(self, seats: int, characters: int) -> str:
        if seats < 4:
            return "CL-DRAFT-4" if seats == 2 else "CL-DRAFT-5"
        return "CL-DRAFT-1"


_BASE_CHARACTERS: Final[list[int]] = [ids.ASSASSIN, ids.THIEF, ids.MAGICIAN, ids.KING, ids.BISHOP, ids.MERCHANT,
                                      ids.ARCHITECT, ids.WARLORD]
_CLASSIC_CHARACTERS: Final[list[int]] = [
    *_BASE_CHARACTERS, ids.WITCH, ids.WIZARD, ids.EMPEROR, ids.ABBOT, ids.ALCHEMIST, ids.NAVIGATOR, ids.DIPLOMAT,
    ids.QUEEN, ids.ARTIST, ids.TAX_COLLECTOR]
_CLASSIC_RANKS: Final = _ranks(_CLASSIC_CHARACTERS)
_CLASSIC_RANKS[ids.TAX_COLLECTOR] = 2


def _purple() -> list[District]:
    """The base purple districts of classic, then the bonus ones."""
    return [
        unique.DragonGate(ids.DRAGON_GATE, 6, UNIQUE), unique.GreatWall(ids.GREAT_WALL, 6, UNIQUE),
        purple.HauntedCity(ids.HAUNTED_QUARTER, 2, UNIQUE), unique.Keep(ids.KEEP, 3, UNIQUE),
        purple.LaboratoryClassic(ids.LABORATORY, 5, UNIQUE), purple.LibraryClassic(ids.LIBRARY, 6, UNIQUE),
        unique.Observatory(ids.OBSERVATORY, 5, UNIQUE), unique.SchoolOfMagic(ids.SCHOOL_OF_MAGIC, 6, UNIQUE),
        unique.Smithy(ids.SMITHY, 5, UNIQUE), purple.Graveyard(ids.GRAVEYARD, 5, UNIQUE),
        purple.University(ids.UNIVERSITY, 6, UNIQUE),
        purple.ArmoryClassic(ids.ARMORY, 3, UNIQUE), unique.Factory(ids.FACTORY, 6, UNIQUE),
        unique.ImperialTreasury(ids.IMPERIAL_TREASURY, 4, UNIQUE), unique.MapRoom(ids.MAP_ROOM, 5, UNIQUE),
        unique.Museum(ids.MUSEUM, 4, UNIQUE), unique.Park(ids.PARK, 6, UNIQUE),
        unique.PoorHouse(ids.POOR_HOUSE, 5, UNIQUE), unique.Quarry(ids.QUARRY, 5, UNIQUE),
        purple.WishingWellClassic(ids.WISHING_WELL, 5, UNIQUE), purple.Lighthouse(ids.LIGHTHOUSE_CARD, 3, UNIQUE),
        purple.BellTower(ids.BELL_TOWER, 5, UNIQUE), purple.Hospital(ids.HOSPITAL, 6, UNIQUE),
        purple.ThroneRoom(ids.THRONE_ROOM, 6, UNIQUE), purple.Ballroom(ids.BALLROOM, 6, UNIQUE),
    ]


_PURPLE_COPIES: Final[list[int]] = [1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1] + [1] * 14

CLASSIC: Final = Classic(
    Course(),
    _cast([classic.TaxCollectorClassic(ids.TAX_COLLECTOR), classic.EmperorClassic(ids.EMPEROR),
           classic.AbbotClassic(ids.ABBOT), classic.WarlordClassic(ids.WARLORD),
           classic.DiplomatClassic(ids.DIPLOMAT), classic.QueenClassic(ids.QUEEN)]),
    _CLASSIC_RANKS, _purple(), _PURPLE_COPIES, CLASSIC_PRESETS, {"short_game": (0, 0, 1)}, CLASSIC_SPEECH)
CLASSIC.base_uniques = [ids.DRAGON_GATE, ids.GREAT_WALL, ids.HAUNTED_QUARTER, ids.KEEP, ids.KEEP, ids.LABORATORY,
                        ids.LIBRARY, ids.OBSERVATORY, ids.SCHOOL_OF_MAGIC, ids.SMITHY, ids.GRAVEYARD, ids.UNIVERSITY]


# -- circus ------------------------------------------------------------------------------------------------------------
class Circus(Edition):
    name = "circus"
    seats: tuple[int, int] = (2, 7)
    uniques = 0
    ninth_needed: tuple[int, ...] = ()
    cast_rule = "CI-SETUP-1"
    needs_rule = "CI-SETUP-1"
    uniques_rule = "CI-SETUP-1"
    fixed_uniques = True
    crown_peeks = True
    open_pile = True
    dated = True
    districts_break_ties = True

    def goal(self, seats: int, options: dict[str, int]) -> int:
        return 8

    def draft_rule(self, seats: int, characters: int) -> str:
        return "CI-DRAFT-2" if seats in (2, 3, 7) else "CI-DRAFT-1"

    def five_types(self, options: dict[str, int]) -> int:
        return options["five_colours"]


_CIRCUS_PURPLE: Final[list[District]] = [
    unique.DragonGate(ids.DRAGON_GATE, 6, UNIQUE), purple.HauntedCity(ids.HAUNTED_QUARTER, 2, UNIQUE),
    unique.Keep(ids.KEEP, 3, UNIQUE), purple.LaboratoryClassic(ids.LABORATORY, 5, UNIQUE),
    purple.LibraryClassic(ids.LIBRARY, 6, UNIQUE), unique.Observatory(ids.OBSERVATORY, 5, UNIQUE),
    unique.SchoolOfMagic(ids.SCHOOL_OF_MAGIC, 6, UNIQUE), purple.SmithyCircus(ids.SMITHY, 5, UNIQUE),
    purple.Graveyard(ids.GRAVEYARD, 5, UNIQUE), purple.University(ids.UNIVERSITY, 6, UNIQUE),
    BigTop(ids.BIG_TOP, 0, COLOURLESS), TicketBooth(ids.TICKET_BOOTH, 0, COLOURLESS),
    Acrobat(ids.ACROBAT_CARD, 0, COLOURLESS), FortuneTeller(ids.FORTUNE_TELLER, 0, COLOURLESS),
    Strongman(ids.STRONGMAN_CARD, 0, COLOURLESS), Ringmaster(ids.RINGMASTER_CARD, 0, COLOURLESS),
    HumanCannonball(ids.HUMAN_CANNONBALL, 0, COLOURLESS),
]
_CIRCUS_COPIES: Final[list[int]] = [1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1, 2, 2, 2, 2]

CIRCUS: Final = Circus(
    Course(), _cast([classic.WarlordCircus(ids.WARLORD)]), _ranks(_BASE_CHARACTERS), _CIRCUS_PURPLE, _CIRCUS_COPIES,
    CIRCUS_PRESETS,
    {"action_cards": (1, 0, 1), "five_colours": (2, 2, 3), "smithy_pay": (3, 0, 9), "smithy_draw": (2, 1, 9)},
    CIRCUS_SPEECH)
CIRCUS.base_uniques = [ids.DRAGON_GATE, ids.HAUNTED_QUARTER, ids.KEEP, ids.KEEP, ids.LABORATORY, ids.LIBRARY,
                       ids.OBSERVATORY, ids.SCHOOL_OF_MAGIC, ids.SMITHY, ids.GRAVEYARD, ids.UNIVERSITY]


# -- common city -------------------------------------------------------------------------------------------------------
class CommonCity(Edition):
    name = "common-city"
    seats: tuple[int, int] = (2, 9)
    uniques = 0
    ninth_needed: tuple[int, ...] = ()
    cast_rule = "CC-SETUP-1"
    needs_rule = "CC-SETUP-1"
    uniques_rule = "CC-SETUP-1"
    fixed_uniques = True
    whole_cast = True
    open_pile = True
    dated = True
    double_limit = 1

    def goal(self, seats: int, options: dict[str, int]) -> int:
        """No quarter is ever complete."""
        return 999

    def dealt(self, seats: int) -> int:
        return 8 if seats < 5 else 6 if seats < 8 else 4

    def start_gold(self, options: dict[str, int]) -> int:
        return options["start_gold"]

    def districts_for(self, options: dict[str, int]) -> list[District]:
        """Fortress and Town Hall are noble on the variant's own map."""
        if options["printed_types"]:
            return self.districts
        found = self.districts[:]
        found[ids.FORTRESS] = District(ids.FORTRESS, 5, NOBLE)
        found[ids.TOWN_HALL] = District(ids.TOWN_HALL, 5, NOBLE)
        return found


def _common_purple() -> list[District]:
    found = _purple()
    found[21] = purple.BellTowerCommon(ids.BELL_TOWER, 5, UNIQUE)
    return found


COMMON_CITY: Final = CommonCity(
    CommonCourse(),
    _cast([common.AssassinCommon(ids.ASSASSIN), common.WitchCommon(ids.WITCH), common.ThiefCommon(ids.THIEF),
           common.KingCommon(ids.KING), classic.EmperorClassic(ids.EMPEROR), common.BishopCommon(ids.BISHOP),
           classic.AbbotClassic(ids.ABBOT), common.QueenCommon(ids.QUEEN),
           common.TaxCollectorCommon(ids.TAX_COLLECTOR)]),
    _CLASSIC_RANKS, _common_purple(), _PURPLE_COPIES, COMMON_PRESETS,
    {"start_gold": (0, 0, 99), "printed_types": (0, 0, 1)}, COMMON_SPEECH)
COMMON_CITY.base_uniques = sorted([*COMMON_CITY.unique_kinds, ids.KEEP])

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (DELUXE, CLASSIC, CIRCUS, COMMON_CITY)}
