"""The four editions: which cards each has, how many, and how they differ."""
from __future__ import annotations

from typing import Final

from citadels.engine import districts as unique
from citadels.engine import districts_classic as purple
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
from citadels.engine.cities import worth
from citadels.engine.common_city import CommonCourse
from citadels.engine.edition import Edition
from citadels.engine.flow import Course
from citadels.engine.ids import MILITARY, NOBLE, RELIGIOUS, TRADE
from citadels.engine.presets import CIRCUS_PRESETS, CLASSIC_PRESETS, COMMON_PRESETS, DELUXE_PRESETS
from citadels.engine.rule_ids import CIRCUS_RULES, CLASSIC_RULES, COMMON_RULES
from citadels.engine.state import State
from citadels.engine.words import CARD_IDS


def basic() -> list[District]:
    """The basic districts, which all editions share."""
    rows = (
        ("manor", NOBLE, 3, 5), ("castle", NOBLE, 4, 4), ("palace", NOBLE, 5, 3),
        ("temple", RELIGIOUS, 1, 3), ("church", RELIGIOUS, 2, 3), ("monastery", RELIGIOUS, 3, 3),
        ("cathedral", RELIGIOUS, 5, 2),
        ("tavern", TRADE, 1, 5), ("market", TRADE, 2, 4), ("trading-post", TRADE, 2, 3), ("docks", TRADE, 3, 3),
        ("harbor", TRADE, 4, 3), ("town-hall", TRADE, 5, 2),
        ("watchtower", MILITARY, 1, 3), ("prison", MILITARY, 2, 3), ("barracks", MILITARY, 3, 3),
        ("fortress", MILITARY, 5, 2),
    )
    return [District(cost, copies, word=word, type=type, basic=True) for word, type, cost, copies in rows]


def changed(characters: dict[str, Character], *others: Character) -> dict[str, Character]:
    """These characters, with others in place of those of the same name."""
    return {**characters, **{character.word: character for character in others}}


def changed_districts(districts: list[District], *others: District) -> list[District]:
    """These districts, with others in place of those of the same name."""
    new = {district.word: district for district in others}
    return [new.get(district.word, district) for district in districts]


# -- deluxe ------------------------------------------------------------------------------------------------------------
class Deluxe(Edition):
    name = "deluxe"
    prefix = "DX"
    rulings: tuple[int, int] = (10, 29)


DELUXE_RANKS: Final = [
    "assassin witch magistrate", "thief spy blackmailer", "magician wizard seer", "king emperor patrician",
    "bishop abbot cardinal", "merchant alchemist trader", "architect navigator scholar", "warlord diplomat marshal",
    "queen artist tax-collector"]
DELUXE_CHARACTERS: Final = changed(
    {}, low.Assassin(), low.Witch(), low.Magistrate(), low.Thief(), low.Spy(), low.Blackmailer(), low.Magician(),
    low.Wizard(), low.Seer(), middle.King(), middle.Emperor(), middle.Patrician(), middle.Bishop(), middle.Abbot(),
    middle.Cardinal(), middle.Merchant(), middle.Alchemist(), middle.Trader(), high.Architect(), high.Navigator(),
    high.Scholar(), high.Warlord(), high.Diplomat(), high.Marshal(), high.Queen(), high.Artist(), high.TaxCollector())
DELUXE_DISTRICTS: Final = [
    *basic(),
    unique.Armory(3), unique.Basilica(4), unique.Capitol(5), unique.DragonGate(6), unique.Factory(5),
    unique.Framework(3), unique.GoldMine(6), unique.GreatWall(6), unique.HauntedQuarter(2), unique.ImperialTreasury(5),
    unique.IvoryTower(5), unique.Keep(3), unique.Laboratory(5), unique.Library(6), unique.MapRoom(5),
    unique.Monument(4), unique.Museum(4), unique.Necropolis(5), unique.Observatory(4), unique.Park(6),
    unique.PoorHouse(4), unique.Quarry(5), unique.SchoolOfMagic(6), unique.SecretVault(0), unique.Smithy(5),
    unique.Stables(2), unique.Statue(3), unique.Theater(6), unique.ThievesDen(6), unique.WishingWell(5)]

DELUXE: Final = Deluxe(Course(), DELUXE_RANKS, DELUXE_CHARACTERS, DELUXE_DISTRICTS, DELUXE_PRESETS, {}, {})


# -- classic -----------------------------------------------------------------------------------------------------------
class Classic(Edition):
    name = "classic"
    prefix = "CL"
    follows: tuple[str, ...] = ("deluxe",)
    rulings: tuple[int, int] = (30, 39)
    uniques = 0
    ninth_needed: tuple[int, ...] = (8,)
    cast_rule = "CL-SETUP-1"
    ranks_rule = "CL-SETUP-3"
    end_rule = "CL-TURN-1"
    uniques_rule = "CL-SETUP-4"
    hidden_first = True
    bonus_after_gathering = True
    double_limit = 1

    def goal(self, seats: int, options: dict[str, int]) -> int:
        return 7 if options["short_game"] else 8

    def tie_break(self, g: State, seat: int) -> tuple[int, int]:
        """More points from districts alone, then more gold."""
        return worth(g, seat), g.players[seat].gold

    def draft_rule(self, seats: int, characters: int) -> str:
        if seats < 4:
            return "CL-DRAFT-4" if seats == 2 else "CL-DRAFT-5"
        return "CL-DRAFT-1"


CLASSIC_RANKS: Final = [
    "assassin witch", "thief tax-collector", "magician wizard", "king emperor", "bishop abbot", "merchant alchemist",
    "architect navigator", "warlord diplomat", "queen artist"]
CLASSIC_CHARACTERS: Final = changed(
    DELUXE_CHARACTERS, classic.TaxCollectorClassic(), classic.EmperorClassic(), classic.AbbotClassic(),
    high.Warlord(closing=True), high.Diplomat(closing=True, wall_rule="CL-DIPLOMAT-1"), classic.QueenClassic())
BASE_PURPLE: Final = [
    unique.DragonGate(6), unique.GreatWall(6), unique.HauntedQuarter(2, dated=True), unique.Keep(3, copies=2),
    unique.Laboratory(5, yields=1), unique.Library(6, keep_all=False, kept=1), unique.Observatory(5),
    unique.SchoolOfMagic(6), unique.Smithy(5), purple.Graveyard(5), purple.University(6)]
BONUS_PURPLE: Final = [
    purple.ArmoryClassic(3), unique.Factory(6), unique.ImperialTreasury(4), unique.MapRoom(5), unique.Museum(4),
    unique.Park(6), unique.PoorHouse(5), unique.Quarry(5), purple.WishingWellClassic(5), purple.Lighthouse(3),
    purple.BellTower(5), purple.Hospital(6), purple.ThroneRoom(6), purple.Ballroom(6)]
CLASSIC_DISTRICTS: Final = [*basic(), *BASE_PURPLE, *BONUS_PURPLE]
CLASSIC_BASE: Final = ("dragon-gate great-wall haunted-quarter keep keep laboratory library observatory "
                       "school-of-magic smithy graveyard university")

CLASSIC: Final = Classic(Course(), CLASSIC_RANKS, CLASSIC_CHARACTERS, CLASSIC_DISTRICTS, CLASSIC_PRESETS,
                         {"short_game": (0, 0, 1)}, CLASSIC_RULES, CLASSIC_BASE)


# -- circus ------------------------------------------------------------------------------------------------------------
class Circus(Edition):
    name = "circus"
    prefix = "CI"
    follows: tuple[str, ...] = ("classic", "deluxe")
    rulings: tuple[int, int] = (40, 49)
    seats: tuple[int, int] = (2, 7)
    uniques = 0
    ninth_needed: tuple[int, ...] = ()
    cast_rule = "CI-SETUP-1"
    ranks_rule = "CI-SETUP-1"
    end_rule = "CI-TURN-1"
    uniques_rule = "CI-SETUP-1"
    fixed_uniques = True
    crown_peeks = True
    open_pile = True

    def goal(self, seats: int, options: dict[str, int]) -> int:
        return 8

    def tie_break(self, g: State, seat: int) -> tuple[int, int]:
        """More points from districts alone."""
        return worth(g, seat), 0

    def draft_rule(self, seats: int, characters: int) -> str:
        return "CI-DRAFT-2" if seats in (2, 3, 7) else "CI-DRAFT-1"

    def five_types(self, options: dict[str, int]) -> int:
        return options["five_colours"]


CIRCUS: Final = Circus(
    Course(), ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    changed(DELUXE_CHARACTERS, high.Warlord(own_too=False)),
    [*basic(), *changed_districts([card for card in BASE_PURPLE if card.word != "great-wall"], purple.SmithyCircus(5)),
     BigTop(copies=3), TicketBooth(copies=3), Acrobat(), FortuneTeller(copies=2), Strongman(copies=2),
     Ringmaster(copies=2), HumanCannonball(copies=2)],
    CIRCUS_PRESETS,
    {"action_cards": (1, 0, 1), "five_colours": (2, 2, 3), "smithy_pay": (3, 0, 9), "smithy_draw": (2, 1, 9)},
    CIRCUS_RULES, CLASSIC_BASE.replace("great-wall ", ""))


# -- common city -------------------------------------------------------------------------------------------------------
class CommonCity(Edition):
    name = "common-city"
    prefix = "CC"
    follows: tuple[str, ...] = ("classic", "deluxe")
    rulings: tuple[int, int] = (50, 59)
    seats: tuple[int, int] = (2, 9)
    uniques = 0
    ninth_needed: tuple[int, ...] = ()
    cast_rule = "CC-SETUP-1"
    ranks_rule = "CC-SETUP-1"
    end_rule = "CC-TURN-2"
    uniques_rule = "CC-SETUP-1"
    limit_rule = "CC-TURN-4"
    unbuilt_rule = "CC-TURN-6"
    fixed_uniques = True
    whole_cast = True
    one_city = True
    open_pile = True
    double_limit = 1

    def goal(self, seats: int, options: dict[str, int]) -> int:
        """No quarter is ever complete."""
        return 999

    def dealt(self, seats: int) -> int:
        return 8 if seats < 5 else 6 if seats < 8 else 4

    def start_gold(self, options: dict[str, int]) -> int:
        return options["start_gold"]

    def tie_break(self, g: State, seat: int) -> tuple[int, int]:
        """More districts, then more gold."""
        return len(g.players[seat].city), g.players[seat].gold

    def draft_rule(self, seats: int, characters: int) -> str:
        """Characters are turned up."""
        return "CC-TURN-1"

    def districts_for(self, options: dict[str, int]) -> list[District]:
        """Fortress and Town Hall are noble on the variant's own map."""
        if options["printed_types"]:
            return self.districts
        found = self.districts[:]
        for word in ("fortress", "town-hall"):
            printed = found[CARD_IDS[word]]
            found[printed.kind] = District(printed.cost, printed.copies, word=word, type=NOBLE, basic=True)
        return found


COMMON_CITY: Final = CommonCity(
    CommonCourse(), CLASSIC_RANKS,
    changed(DELUXE_CHARACTERS, common.AssassinCommon(), common.WitchCommon(), common.ThiefCommon(), common.KingCommon(),
            classic.EmperorClassic(), common.BishopCommon(), classic.AbbotClassic(), common.QueenCommon(),
            high.Diplomat(wall_rule="CL-DIPLOMAT-1"), common.TaxCollectorCommon()),
    changed_districts(CLASSIC_DISTRICTS, purple.BellTowerCommon(5)), COMMON_PRESETS,
    {"start_gold": (0, 0, 99), "printed_types": (0, 0, 1)}, COMMON_RULES,
    " ".join(sorted(["keep", *[card.word for card in [*BASE_PURPLE, *BONUS_PURPLE]]], key=CARD_IDS.__getitem__)))

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (DELUXE, CLASSIC, CIRCUS, COMMON_CITY)}


def register(edition: Edition) -> None:
    """Make a custom edition available under its name."""
    EDITIONS[edition.name] = edition
