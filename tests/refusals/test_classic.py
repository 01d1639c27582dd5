"""Classic: the one rule that forbids each line that a player may try in vain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from citadels import Game
from tests.classic.table import EIGHT, PURPLE, RANK_OF, new, table
from tests.refusals.cases import Situations, cases
from tests.scenarios.deluxe_box import choose
from tests.scenarios.table import SEVEN, play, refused, seat

Make = Callable[[], Game]
BOX = [*PURPLE, "keep"]
TYPED = {"king": "CL-KING-1", "emperor": "CL-EMPEROR-1", "bishop": "CL-BISHOP-1", "abbot": "CL-ABBOT-1",
         "merchant": "CL-MERCHANT-1", "warlord": "CL-WARLORD-1", "diplomat": "CL-DIPLOMAT-1"}
OPENING = {"assassin": "name bishop", "witch": "name bishop", "thief": "name bishop", "magician": "swap 1, redraw",
           "wizard": "look 1", "king": "income", "emperor": "crown 1", "abbot": "alms 1", "architect": "bonus",
           "navigator": "bonus gold, bonus cards", "warlord": "destroy 1 temple", "diplomat": "exchange 1 temple",
           "artist": "beautify manor", "queen": "bonus"}
"""What the turn of each character may begin with; Tax Collector and Alchemist have nothing of their own."""


def turn(character: str = "merchant", gold: int = 5, hand: str = "tavern docks", city: str = "manor",
         other: dict[str, Any] | None = None, **fields: Any) -> Game:
    """This character of seat 0 has just been called; seat 1 has a hand, gold and a Temple unless said otherwise."""
    return table(seat(character, gold, hand, city), other or seat("", 4, "castle market", "temple"),
                 **{"rank": RANK_OF[character], "deck": "palace church harbor", "uniques": BOX,
                    "crown": fields.get("players", 4) - 1} | fields)


def gathered(*first: str, **fields: Any) -> Game:
    return play(turn(**fields), "gold", *first)


# Cards that are not in the game

BASE_GAME = (
    "theater 1, give king, give docks, give gold, income 1, bonus gold, bonus cards, sign king, warrant king, "
    "confiscate, flower king, threaten king, bribe, refuse, reveal, spy 1 noble, look 1, take castle, now, hold, "
    "foresee, crown 1, take gold, take card, alms 1, borrow 1 docks, study, exchange 1 temple, for manor, "
    "seize 1 temple, beautify manor, framework, sacrifice manor, spend docks, armory 1 temple, museum docks, "
    "lighthouse palace, bell-tower, thanks, silence, tent, booth, ticket 1, ticket 1 2, cash, fortune 1, ringmaster, "
    "cannonball manor, strongman, acrobat, sell docks, auction docks, bid 3")
ABSENT: Situations = {
    "base game": (lambda: table(seat("merchant", 5, "docks", "manor"), rank=6), {"RU-8": BASE_GAME}),
    "base game, gathered": (
        lambda: play(table(seat("merchant", 5, "docks", "manor"), rank=6), "gold"), {"RU-8": BASE_GAME}),
    "base game, two players": (
        lambda: table(seat("merchant", 5, "docks", "manor"), rank=6, players=2), {"RU-8": BASE_GAME}),
    "no Magician": (lambda: turn(cast="wizard"), {"RU-8": "swap 1, redraw, put docks, done"}),
    "neither Merchant, Architect nor Queen": (lambda: turn("king", cast="alchemist navigator"), {"RU-8": "bonus"}),
    "no Warlord": (lambda: turn(cast="diplomat"), {"RU-8": "destroy 1 temple"}),
    "none of these districts": (lambda: turn(uniques=["keep"]), {"RU-8": "laboratory docks, smithy, graveyard"}),
    "districts of another selection": (lambda: turn(uniques=["laboratory", "museum", "armory"]), {
        "RU-8": "build keep, build framework, laboratory keep, museum framework, armory 1 keep, beautify keep"}),
    "selection": (new, {"RU-8": "spy 1 noble, armory 1 temple, tent, thanks, sell docks, pick witch, build framework"}),
    "drawn cards wait": (
        lambda: play(turn(uniques=["keep"]), "cards"), {"RU-8": "spy 1 noble, armory 1 temple, tent, sell docks"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(ABSENT))
def test_a_line_of_a_card_that_is_not_in_the_game_is_refused_as_such(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Wrong times

TIMES: Situations = {
    "just called": (turn, {
        "CL-TURN-1": "end, build tavern, keep palace", "CL-MERCHANT-1": "bonus", "DX-TURN-6": "pass",
        "DX-TURN-3": "pay", "CL-DRAFT-1": "pick king", "CL-MAGICIAN-1": "put docks, done",
        "CL-GRAVEYARD-1": "graveyard", "CL-LIGHTHOUSE-1": "lighthouse palace", "CL-BELL-TOWER-3": "bell-tower",
        "CL-BALLROOM-1": "thanks, silence"}),
    "just called, two players": (lambda: turn(players=2), {"CL-DRAFT-4": "pick king, discard king"}),
    "just called, three players": (lambda: turn(players=3), {"CL-DRAFT-5": "pick king"}),
    "gathered": (gathered, {"CL-TURN-1": "gold, cards, keep palace", "DX-TURN-6": "pass", "CL-DRAFT-1": "pick king"}),
    "gathered cards": (lambda: play(turn(), "cards", "keep palace"), {"CL-TURN-1": "gold, cards, keep church"}),
    "the Architect has not gathered": (lambda: turn("architect"), {"CL-ARCHITECT-1": "bonus"}),
    "the Navigator has not gathered": (lambda: turn("navigator"), {"CL-NAVIGATOR-1": "bonus gold, bonus cards"}),
    "the Warlord has not gathered": (lambda: turn("warlord"), {"CL-WARLORD-1": "destroy 1 temple"}),
    "the Diplomat has not gathered": (
        lambda: turn("diplomat"), {"CL-DIPLOMAT-1": "exchange 1 temple, for manor"}),
    "the Warlord has destroyed": (
        lambda: gathered("destroy 1 temple", character="warlord", city="prison smithy laboratory"),
        {"CL-WARLORD-1": "income, build tavern, smithy, laboratory docks, destroy 0 prison"}),
    "the Diplomat has exchanged": (
        lambda: gathered("exchange 1 temple", "for manor", character="diplomat", city="prison manor smithy laboratory"),
        {"CL-DIPLOMAT-1": "income, build tavern, smithy, laboratory docks, exchange 1 manor"}),
    "the Magician has not begun": (lambda: turn("magician"), {"CL-MAGICIAN-1": "put docks, done"}),
    "the Wizard has not looked": (lambda: turn("wizard"), {"CL-WIZARD-1": "now, hold, take castle"}),
    "the Emperor has not given the crown": (
        lambda: turn("emperor"), {"CL-EMPEROR-2": "give gold, give docks, take gold, take card"}),
    "a district has been built": (lambda: gathered("build tavern"), {"CL-TURN-1": "build docks"}),
    "the Architect has built three": (
        lambda: gathered("build tavern", "build docks", "build church", character="architect", gold=9,
                         hand="tavern docks church market"), {"CL-ARCHITECT-1": "build market"}),
    "the Navigator has gathered": (lambda: gathered(character="navigator"), {"CL-NAVIGATOR-1": "build tavern"}),
    "the Bell Tower stands": (lambda: turn(city="bell-tower"), {"CL-BELL-TOWER-3": "bell-tower"}),
    "the Lighthouse stands": (lambda: turn(city="lighthouse"), {"CL-LIGHTHOUSE-1": "lighthouse palace"}),
    "the Graveyard stands": (lambda: turn(city="graveyard"), {"CL-GRAVEYARD-1": "graveyard"}),
    "the Ballroom stands without the crown": (
        lambda: turn(other=seat(city="ballroom")), {"CL-BALLROOM-1": "thanks, silence"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TIMES))
def test_a_line_at_the_wrong_time_is_refused_by_the_rule_that_says_when(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Once a turn

TWICE: Situations = {
    "the Assassin has named": (lambda: play(turn("assassin"), "name king"), {"CL-TURN-3": "name bishop"}),
    "the Thief has named": (lambda: play(turn("thief"), "name king"), {"CL-TURN-3": "name bishop"}),
    "the Magician has swapped": (lambda: play(turn("magician"), "swap 1"), {"CL-TURN-3": "swap 1, redraw"}),
    "the Magician has drawn anew": (
        lambda: play(turn("magician"), "redraw", "put docks", "done"), {"CL-TURN-3": "swap 1, redraw"}),
    "the Wizard has taken": (lambda: play(turn("wizard"), "look 1", "take castle", "hold"), {"CL-TURN-3": "look 1"}),
    "the King has taken income": (lambda: play(turn("king"), "income"), {"CL-TURN-3": "income"}),
    "the Emperor has given the crown": (
        lambda: play(turn("emperor"), "crown 1", "give gold"), {"CL-TURN-3": "crown 2"}),
    "the Abbot has had both": (
        lambda: play(turn("abbot", gold=0, city="temple"), "income", "alms 1"), {"CL-TURN-3": "income, alms 1"}),
    "the Merchant has had both": (
        lambda: gathered("income", "bonus", city="market"), {"CL-TURN-3": "income, bonus"}),
    "the Architect has drawn": (lambda: gathered("bonus", character="architect"), {"CL-TURN-3": "bonus"}),
    "the Navigator has gained": (
        lambda: gathered("bonus gold", character="navigator"), {"CL-TURN-3": "bonus gold, bonus cards"}),
    "the Queen has gained": (
        lambda: gathered("bonus", character="queen", other=seat("king"), players=5, crown=1), {"CL-TURN-3": "bonus"}),
    "the Artist has beautified two": (
        lambda: play(turn("artist", city="manor temple docks"), "beautify manor", "beautify temple"),
        {"CL-ARTIST-1": "beautify docks"}),
    # Adopted: the classic book does not say it again.
    "the districts have been used": (
        lambda: play(turn(hand="tavern docks church", city="laboratory smithy museum"), "laboratory docks", "smithy",
                     "museum tavern"), {"DX-TURN-8": "laboratory church, smithy, museum church"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TWICE))
def test_what_works_once_a_turn_is_refused_the_second_time(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Abilities of other characters: the Alchemist has none that is a line

def alchemist(other: str, players: int) -> Game:
    """The turn of the Alchemist of seat 0, who with two or three players has this other character too."""
    mine = f"alchemist {other}" if players < 4 else "alchemist"
    return play(table(seat(mine, 5, "palace docks", "manor"), seat("", 4, "castle", "temple"), rank=6, cast=other,
                      players=players, crown=players - 1), "gold")


OTHERS: Situations = {
    f"the {character} in the turn of the Alchemist, {players} players": (
        partial(alchemist, character, players), {"DX-CALL-2" if players < 4 else "CL-TURN-3": lines})
    for players in (2, 3, 4, 5) for character, lines in OPENING.items()
    if not (players == 2 and (RANK_OF[character] == 9 or character == "emperor")) and not (
        players < 5 and character == "queen")}
OTHERS |= {
    f"the King of another player in the turn of the Alchemist, {players} players": (
        partial(turn, "alchemist", cast="king", players=players), {"CL-TURN-3": "income, swap 1"})
    for players in (2, 3)}
OTHERS["the Abbot in the turn of the King"] = lambda: turn("king", cast="abbot"), {"CL-TURN-3": "income 1"}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OTHERS))
def test_the_ability_of_another_character_is_refused(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Wrong targets and cards

TARGETS: Situations = {
    "Assassin": (lambda: turn("assassin"), {"CL-ASSASSIN-1": "name assassin", "RU-8": "name witch, name spy"}),
    "Thief": (lambda: turn("thief", killed="bishop"), {
        "CL-THIEF-1": "name thief, name assassin, name bishop", "RU-8": "name wizard"}),
    "Thief after the Witch": (lambda: turn("thief", cast="witch", bewitched="king"), {
        "CL-THIEF-1": "name witch, name king"}),
    "Witch": (lambda: gathered(character="witch"), {"CL-WITCH-1": "name witch", "RU-8": "name assassin"}),
    "Magician": (lambda: turn("magician"), {"CL-MAGICIAN-1": "swap 0, swap 7"}),
    "Magician without a hand": (lambda: turn("magician", hand=""), {"CL-MAGICIAN-1": "redraw"}),
    "Wizard": (lambda: turn("wizard"), {"CL-WIZARD-1": "look 0, look 7", "RU-21": "look 2"}),
    "Wizard who cannot pay": (lambda: play(turn("wizard", gold=3), "look 1", "take castle"), {"DX-TURN-3": "now"}),
    "Emperor": (lambda: turn("emperor"), {"CL-EMPEROR-1": "crown 0, crown 3, crown 7"}),
    "Witch as Emperor": (
        lambda: play(turn("witch", other=seat("emperor")), "gold", "name emperor", "gold"),
        {"CL-WITCH-2": "crown 0", "CL-EMPEROR-1": "crown 3"}),
    "Abbot": (lambda: turn("abbot", 1, city="temple", other=seat("", 4)), {
        "CL-ABBOT-1": "income 0, income 1", "CL-ABBOT-2": "alms 0, alms 2"}),
    "Abbot between equals": (lambda: table(seat("abbot", 1), seat(gold=4), seat(gold=4), rank=5), {
        "CL-ABBOT-2": "alms 1, alms 2"}),
    "Queen far from the King": (lambda: table(seat("queen"), seat(), seat("king"), rank=9, players=5, crown=2), {
        "CL-QUEEN-1": "bonus"}),
    "Artist": (lambda: turn("artist", city="manor* temple"), {"CL-ARTIST-1": "beautify manor, beautify castle"}),
    "Artist without gold": (lambda: turn("artist", gold=0), {"CL-ARTIST-1": "beautify manor"}),
    "Warlord": (lambda: gathered(character="warlord", gold=0, city="castle", other=seat(city="harbor")), {
        "CL-WARLORD-1": "destroy 0 castle, destroy 1 harbor, destroy 1 castle, destroy 7 temple"}),
    "Diplomat": (lambda: gathered(character="diplomat", other=seat(city="castle manor")), {
        "CL-DIPLOMAT-1": "exchange 0 manor, exchange 1 temple, exchange 1 manor"}),
    "poor Diplomat": (lambda: gathered(character="diplomat", gold=0, city="tavern", other=seat(city="castle")), {
        "CL-DIPLOMAT-1": "exchange 1 castle"}),
    "Diplomat without a district": (lambda: gathered(character="diplomat", city=""), {
        "CL-DIPLOMAT-1": "exchange 1 temple"}),
    "Diplomat who gives": (
        lambda: gathered("exchange 1 palace", character="diplomat", gold=0, city="castle tavern temple",
                         other=seat(city="palace temple")), {"CL-DIPLOMAT-1": "for tavern, for docks, for temple"}),
    "builder": (lambda: gathered(gold=2, hand="palace manor", city="manor"), {
        "DX-TURN-3": "build docks, build palace", "CL-TURN-2": "build manor", "RU-8": "build theater"}),
    "builder with a Quarry": (lambda: gathered(gold=9, hand="manor", city="quarry manor tavern tavern"), {
        "CL-QUARRY-1": "build manor"}),
    "owner of districts": (lambda: turn(city="laboratory smithy museum armory", gold=1), {
        "CL-LABORATORY-1": "laboratory castle", "CL-MUSEUM-1": "museum castle", "CL-SMITHY-1": "smithy",
        "CL-ARMORY-1": "armory 1 castle, armory 0 smithy, armory 7 temple"}),
    "no owner of districts": (lambda: turn(hand="docks laboratory smithy museum armory", city=""), {
        "CL-LABORATORY-1": "laboratory docks", "CL-MUSEUM-1": "museum docks", "CL-SMITHY-1": "smithy",
        "CL-ARMORY-1": "armory 1 temple"}),
} | {
    f"{character} without districts of the type": (partial(turn, character, city="keep"), {rule: "income"})
    for character, rule in TYPED.items()
} | {
    f"Diplomat with {city}": (
        partial(gathered, character="diplomat", gold=0, city=city, other=seat(city="palace church")),
        {rule: "exchange 1 palace"})
    for city, rule in {"tavern keep": "CL-DIPLOMAT-1", "keep tavern": "CL-DIPLOMAT-1",
                       "church keep": "CL-DIPLOMAT-1", "keep church": "CL-DIPLOMAT-1", "keep": "CL-KEEP-1"}.items()
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TARGETS))
def test_a_wrong_target_or_card_is_refused_by_the_rule_of_whoever_chooses(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# What is safe, and what has run out

def raider(character: str, **fields: Any) -> Game:
    """Seat 0, Warlord or Diplomat, has gathered: 7 gold."""
    return gathered(character=character, **fields)


SAFE: Situations = {
    "a Keep": (lambda: raider("warlord", other=seat(city="keep")), {"CL-KEEP-1": "destroy 1 keep"}),
    "a Keep before the Diplomat": (lambda: raider("diplomat", other=seat(city="keep")), {
        "CL-KEEP-1": "exchange 1 keep"}),
    # RU-14 says so for Deluxe; here the Keep's own rule names the Diplomat.
    "the Diplomat's own Keep": (
        lambda: play(raider("diplomat", city="keep manor"), "exchange 1 temple"), {"CL-KEEP-1": "for keep"}),
    "the Bishop's city": (lambda: raider("warlord", other=seat("bishop", city="temple")), {
        "CL-BISHOP-1": "destroy 1 temple"}),
    "the Bishop's city before the Diplomat": (lambda: raider("diplomat", other=seat("bishop", city="temple")), {
        "CL-BISHOP-1": "exchange 1 temple"}),
    "behind a Great Wall": (lambda: raider("warlord", gold=0, other=seat(city="docks great-wall")), {
        "CL-GREAT-WALL-1": "destroy 1 docks", "CL-WARLORD-1": "destroy 1 great-wall"}),
    # The Great Wall's own rule speaks of the Warlord alone.
    "behind a Great Wall before the Diplomat": (
        lambda: raider("diplomat", gold=0, other=seat(city="palace great-wall")), {
            "CL-DIPLOMAT-1": "exchange 1 palace"}),
    "a complete city": (lambda: raider("warlord", other=seat(city=EIGHT)), {"CL-WARLORD-1": "destroy 1 tavern"}),
    "a complete city of the short game": (
        lambda: raider("warlord", other=seat(city=SEVEN), options={"short_game": True}),
        {"CL-WARLORD-1": "destroy 1 tavern"}),
    "a complete city before the Diplomat": (lambda: raider("diplomat", city="castle", other=seat(city=EIGHT)), {
        "CL-DIPLOMAT-1": "exchange 1 tavern"}),
    "no card left": (lambda: turn(city="smithy", deck="", deck_only=True), {"RU-3": "cards, smithy"}),
    "no card left for the Architect": (
        lambda: gathered(character="architect", deck="", deck_only=True), {"RU-3": "bonus"}),
    "no card left for the Navigator": (
        lambda: gathered(character="navigator", deck="", deck_only=True), {"RU-3": "bonus cards"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(SAFE))
def test_what_is_safe_or_has_run_out_is_refused_by_the_rule_that_says_so(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Open questions

def patient() -> Game:
    """Seat 1 holds the murdered Merchant and has a Hospital."""
    return table(seat("assassin"), seat("merchant", 5, "docks", "hospital market smithy laboratory"), rank=6,
                 killed="merchant")


def raided() -> Game:
    """Seat 1, whose Temple has just been destroyed, has a Graveyard."""
    return gathered("destroy 1 temple", character="warlord", other=seat("", 4, "castle", "temple graveyard"))


OPEN: Situations = {
    "choosing": (new, {
        "CL-DRAFT-1": "gold, cards, end, pass, build manor, income, bonus, name king, smithy, pick magician"}),
    "choosing, two players": (lambda: new(2), {"CL-DRAFT-4": "gold, end, discard king, pick magician"}),
    "laying aside, two players": (lambda: choose(new(2), 0, 0), {"CL-DRAFT-4": "gold, end, pick warlord"}),
    "choosing, three players": (lambda: new(3), {"CL-DRAFT-5": "gold, end, pick magician"}),
    "the last of seven": (lambda: choose(new(7), *[0] * 6), {"CL-DRAFT-3": "gold, end, pass, pick thief"}),
    "the last of eight": (lambda: choose(new(8), *[0] * 7), {"CL-DRAFT-3": "gold, end, pass, pick thief"}),
    "drawn cards": (lambda: play(turn(), "cards"), {
        "CL-TURN-1": "gold, cards, end, pass, bonus, build tavern, keep docks, income"}),
    "the Magician's cards": (lambda: play(turn("magician"), "redraw"), {
        "CL-MAGICIAN-1": "gold, end, pass, swap 1, redraw, put castle"}),
    "the Wizard has looked": (lambda: play(turn("wizard"), "look 1"), {
        "CL-WIZARD-1": "gold, end, pass, now, hold, take docks"}),
    "the Wizard has taken": (lambda: play(turn("wizard"), "look 1", "take market"), {
        "CL-WIZARD-1": "gold, end, pass, take castle"}),
    "the receiver gives": (lambda: play(turn("emperor"), "crown 1"), {
        "CL-EMPEROR-2": "gold, end, pass, give palace, take gold, take card"}),
    "the murdered Emperor": (
        lambda: play(table(seat("assassin"), seat("emperor"), seat("warlord"), crown=3), "name emperor", "gold", "end",
                     "gold", "end"), {"CL-EMPEROR-3": "crown 1, crown 3, pass, end, gold"}),
    "the Emperor must give the crown": (lambda: gathered(character="emperor"), {"CL-EMPEROR-1": "end"}),
    "the Diplomat gives": (lambda: gathered("exchange 1 temple", character="diplomat"), {
        "CL-DIPLOMAT-1": "end, pass, build tavern, exchange 1 temple"}),
    "the Graveyard asks": (raided, {"CL-GRAVEYARD-1": "gold, end, build castle"}),
    "the Lighthouse asks": (lambda: gathered("build lighthouse", hand="lighthouse"), {
        "CL-LIGHTHOUSE-1": "gold, end, bonus, income, lighthouse lighthouse"}),
    "the Bell Tower asks": (lambda: gathered("build bell-tower", hand="bell-tower"), {
        "CL-BELL-TOWER-1": "gold, end, bonus, income"}),
    "the Ballroom asks": (lambda: turn(other=seat(city="ballroom"), crown=1), {
        "CL-BALLROOM-1": "gold, cards, end, pass, income, build tavern"}),
    "a murdered player with a Hospital": (patient, {
        "CL-HOSPITAL-1": "income, bonus, build docks, smithy, laboratory docks, end"}),
    "the Witch, not gathered": (lambda: turn("witch", city="smithy laboratory"), {
        "CL-WITCH-1": "name king, end, pass, build tavern, smithy, laboratory docks"}),
    "the Witch must name": (lambda: gathered(character="witch", city="smithy laboratory"), {
        "CL-WITCH-1": "end, pass, build tavern, smithy, laboratory docks"}),
    "bewitched": (
        lambda: play(table(seat("witch"), seat("merchant", 9, "docks", "market smithy laboratory")), "gold",
                     "name merchant"),
        {"CL-WITCH-1": "income, bonus, build docks, smithy, laboratory docks, end, pass"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OPEN))
def test_while_a_question_is_open_the_rule_that_asks_it_forbids_the_rest(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


OVER: Situations = {
    "over": (lambda: play(table(seat("warlord", city=EIGHT), rank=8), "gold", "end"), {
        "CL-END-1": "gold, cards, end, pass, pick king, build tavern, income, bonus, name king, smithy"})}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OVER))
def test_after_the_end_nothing_is_played(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)
