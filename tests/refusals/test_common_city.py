"""Common City: the one rule that forbids each line that a player may try in vain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from citadels import Game
from tests.common_city.table import mark, town, who, without
from tests.refusals.cases import Situations, cases
from tests.scenarios.table import play, refused

Make = Callable[[], Game]
TYPED = {"king": "CL-KING-1", "emperor": "CL-EMPEROR-1", "bishop": "CL-BISHOP-1", "abbot": "CL-ABBOT-1",
         "merchant": "CL-MERCHANT-1", "warlord": "CL-WARLORD-1", "diplomat": "CL-DIPLOMAT-1"}
OTHERS_LINES = ("name king, swap 1, redraw, look 1, income, crown 1, alms 1, bonus, bonus gold, bonus cards, "
                "destroy 1 temple, exchange 1 temple, beautify manor")


def turn(character: str = "merchant", gold: int = 5, hand: str = "tavern docks", city: str = "manor",
         other: dict[str, Any] | None = None, **fields: Any) -> Game:
    """Seat 0 has just turned up this character; seat 1 has a hand, gold and a Temple unless said otherwise."""
    return town(who(gold, hand, city), other or who(4, "castle market", "temple"), up=character,
                **{"deck": "palace church harbor", "crown": fields.get("players", 4) - 1} | fields)


def gathered(*first: str, **fields: Any) -> Game:
    return play(turn(**fields), "gold", *first)


# Cards that are not in the game

NOT_HERE = (
    "theater 1, give king, sign king, warrant king, confiscate, flower king, threaten king, bribe, refuse, reveal, "
    "spy 1 noble, foresee, borrow 1 docks, study, seize 1 temple, framework, sacrifice manor, spend docks, tent, "
    "booth, ticket 1, ticket 1 2, cash, fortune 1, ringmaster, cannonball manor, strongman, acrobat")
ABSENT: Situations = {
    "just called": (turn, {"RU-8": NOT_HERE}),
    "gathered": (gathered, {"RU-8": NOT_HERE}),
    "two players": (lambda: turn(players=2), {"RU-8": NOT_HERE}),
    "districts of other editions": (lambda: turn(city="laboratory museum"), {
        "RU-8": "build framework, sell framework, auction framework, laboratory theater, museum acrobat"}),
    "drawn cards wait": (lambda: play(turn(), "cards"), {"RU-8": "spy 1 noble, theater 1, tent"}),
    "an auction": (lambda: play(turn(), "auction docks"), {"RU-8": "spy 1 noble, theater 1, tent"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(ABSENT))
def test_a_line_of_a_card_that_is_not_in_the_game_is_refused_as_such(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Wrong times

TIMES: Situations = {
    "just called": (turn, {
        "CC-TURN-2": "end, keep palace", "DX-TURN-2": "build tavern", "DX-TURN-6": "pass", "DX-TURN-3": "pay",
        "CC-TURN-1": "pick king, discard king", "CC-AUCTION-1": "bid 1", "CL-MAGICIAN-1": "put docks, done",
        "CL-WIZARD-1": "take castle, now, hold", "CL-DIPLOMAT-1": "for manor",
        "CL-EMPEROR-2": "give gold, give docks, take gold, take card"}),
    "gathered": (gathered, {
        "CC-TURN-2": "gold, cards, keep palace", "DX-TURN-6": "pass", "CC-TURN-1": "pick king, discard king"}),
    "gathered cards": (lambda: play(turn(), "cards", "keep palace"), {"CC-TURN-2": "gold, cards, keep church"}),
    "the Magician has not begun": (lambda: turn("magician"), {"CL-MAGICIAN-1": "put docks, done"}),
    "the Wizard has not looked": (lambda: turn("wizard"), {"CL-WIZARD-1": "now, hold, take castle"}),
    "the Diplomat has not begun": (lambda: turn("diplomat"), {"CL-DIPLOMAT-1": "for manor"}),
    "the Emperor has not given the crown": (
        lambda: turn("emperor"), {"CL-EMPEROR-2": "give gold, give docks, take gold, take card"}),
    "a district has been built": (lambda: gathered("build tavern"), {"CC-TURN-4": "build docks"}),
    # The card's own number; the build rule points to it.
    "the Architect has built three": (
        lambda: gathered("build tavern", "build docks", "build church", character="architect", gold=9,
                         hand="tavern docks church market"), {"CL-ARCHITECT-1": "build market"}),
    "the Navigator has gathered": (lambda: gathered(character="navigator"), {"CL-NAVIGATOR-1": "build tavern"}),
    "the Lighthouse stands": (lambda: turn(city="lighthouse"), {"CL-LIGHTHOUSE-1": "lighthouse palace"}),
    "the Graveyard stands": (lambda: turn(city="graveyard"), {"CL-GRAVEYARD-1": "graveyard"}),
    "the Ballroom stands without the crown": (
        lambda: turn(other=who(city="ballroom")), {"CL-BALLROOM-1": "thanks, silence"}),
    "the Bell Tower has been rung": (lambda: play(turn(city="bell-tower"), "bell-tower"), {
        "CC-BELL-TOWER-1": "bell-tower"}),
    "thirty districts stand": (
        lambda: town(who(city="bell-tower"), who(city=without("bell-tower")[:29]), up="artist"),
        {"CC-BELL-TOWER-1": "bell-tower"}),
    "the card has been offered": (
        lambda: play(turn(hand="docks docks", other=who(), players=2), "auction docks"),
        {"CC-AUCTION-1": "auction docks"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TIMES))
def test_a_line_at_the_wrong_time_is_refused_by_the_rule_that_says_when(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Once a turn. That abilities work once, the classic rule alone says: CC-TURN-1 and CC-TURN-7 only say when.

TWICE: Situations = {
    "the Assassin has named": (lambda: play(turn("assassin"), "name king"), {"CL-TURN-3": "name bishop"}),
    "the Thief has named": (lambda: play(turn("thief"), "name king"), {"CL-TURN-3": "name bishop"}),
    "the Magician has swapped": (lambda: play(turn("magician"), "swap 1"), {"CL-TURN-3": "swap 1, redraw"}),
    "the Wizard has taken": (lambda: play(turn("wizard"), "look 1", "take castle", "hold"), {"CL-TURN-3": "look 1"}),
    "the King has taken income": (lambda: play(turn("king"), "income"), {"CL-TURN-3": "income"}),
    "the Emperor has given the crown": (
        lambda: play(turn("emperor"), "crown 1", "give gold"), {"CL-TURN-3": "crown 2"}),
    "the Abbot has had both": (
        lambda: play(turn("abbot", gold=0, city="temple"), "income", "alms 1"), {"CL-TURN-3": "income, alms 1"}),
    "the Merchant has had both": (lambda: play(turn(city="market"), "income", "bonus"), {"CL-TURN-3": "income, bonus"}),
    "the Architect has drawn": (lambda: play(turn("architect"), "bonus"), {"CL-TURN-3": "bonus"}),
    "the Navigator has gained": (
        lambda: play(turn("navigator"), "bonus gold"), {"CL-TURN-3": "bonus gold, bonus cards"}),
    "the Warlord has destroyed": (lambda: play(turn("warlord"), "destroy 1 temple"), {"CL-TURN-3": "destroy 0 manor"}),
    "the Diplomat has exchanged": (
        lambda: play(turn("diplomat", other=who(city="temple docks")), "exchange 1 temple", "for manor"),
        {"CL-TURN-3": "exchange 1 docks"}),
    # Her own rule says "once per call".
    "the Queen has gained": (lambda: play(turn("queen"), "bonus"), {"CC-QUEEN-1": "bonus"}),
    "the Artist has beautified two": (
        lambda: play(turn("artist", city="manor temple docks"), "beautify manor", "beautify temple"),
        {"CL-ARTIST-1": "beautify docks"}),
    "the districts have been used": (
        lambda: play(turn(hand="tavern docks church", city="laboratory smithy museum"), "laboratory docks", "smithy",
                     "museum tavern"), {"CC-TURN-6": "laboratory church, smithy, museum church"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TWICE))
def test_what_works_once_a_turn_is_refused_the_second_time(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Abilities of other characters: the Alchemist has none that is a line. Nobody has two characters here.

OTHERS: Situations = {
    f"in the turn of the Alchemist, {players} players": (
        partial(turn, "alchemist", players=players), {"CC-TURN-1": OTHERS_LINES}) for players in (2, 3, 4, 9)}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OTHERS))
def test_the_ability_of_another_character_is_refused(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Wrong targets and cards

MARKED: dict[str, Any] = {"killed": mark("bishop", 1), "robbed": mark("king", 2), "bewitched": mark("queen", 3)}
TARGETS: Situations = {
    "Assassin": (lambda: turn("assassin", before="abbot", **MARKED | {"killed": None}), {
        "CC-ASSASSIN-1": "name assassin, name abbot, name king, name queen", "RU-8": "name spy"}),
    "Thief": (lambda: turn("thief", before="abbot", **MARKED | {"robbed": None}), {
        "CC-THIEF-1": "name thief, name abbot, name bishop, name queen", "RU-8": "name spy"}),
    "Witch": (lambda: gathered(character="witch", before="abbot", **MARKED | {"bewitched": None}), {
        "CC-WITCH-1": "name witch, name abbot, name bishop, name king", "RU-8": "name spy"}),
    "Magician": (lambda: turn("magician"), {"CL-MAGICIAN-1": "swap 0, swap 7"}),
    "Magician without a hand": (lambda: turn("magician", hand=""), {"CL-MAGICIAN-1": "redraw"}),
    "Wizard": (lambda: turn("wizard"), {"CL-WIZARD-1": "look 0, look 7", "RU-21": "look 2"}),
    "Wizard who cannot pay": (lambda: play(turn("wizard", gold=3), "look 1", "take castle"), {"DX-TURN-3": "now"}),
    "Wizard with a name of another": (
        lambda: play(turn("wizard", other=who(4, "castle", "castle")), "look 1", "take castle"),
        {"CC-TURN-4": "now"}),
    "Emperor": (lambda: turn("emperor"), {"CL-EMPEROR-1": "crown 0, crown 3, crown 7"}),
    "Emperor of two": (lambda: turn("emperor", players=2), {"RU-53": "crown 0"}),
    "Abbot": (lambda: turn("abbot", 1, city="temple", other=who(4)), {
        "CL-ABBOT-1": "income 0, income 1", "CL-ABBOT-2": "alms 0, alms 2"}),
    "Abbot between equals": (lambda: town(who(1), who(4), who(4), up="abbot"), {"CL-ABBOT-2": "alms 1, alms 2"}),
    "Queen far from the crown": (lambda: turn("queen", crown=2), {"CC-QUEEN-1": "bonus"}),
    "Artist": (lambda: turn("artist", city="manor* temple"), {"CL-ARTIST-1": "beautify manor, beautify castle"}),
    "Artist without gold": (lambda: turn("artist", gold=0), {"CL-ARTIST-1": "beautify manor"}),
    "Warlord": (lambda: turn("warlord", gold=1, city="castle", other=who(city="docks")), {
        "CL-WARLORD-1": "destroy 0 castle, destroy 1 docks, destroy 1 castle, destroy 7 temple"}),
    "Diplomat": (lambda: turn("diplomat", other=who(city="castle manor")), {
        "CL-DIPLOMAT-1": "exchange 0 manor, exchange 1 temple, exchange 1 manor"}),
    "poor Diplomat": (lambda: turn("diplomat", gold=1, city="tavern", other=who(city="docks")), {
        "CL-DIPLOMAT-1": "exchange 1 docks"}),
    "builder": (lambda: gathered(gold=2, hand="palace manor temple", city="manor"), {
        "DX-TURN-3": "build docks, build palace", "CC-TURN-4": "build manor, build temple", "RU-8": "build theater"}),
    "builder with a Quarry": (lambda: gathered(gold=9, hand="manor", city="quarry manor tavern tavern"), {
        "CL-QUARRY-1": "build manor"}),
    "owner of districts": (lambda: turn(city="laboratory smithy museum armory", gold=1), {
        "CL-LABORATORY-1": "laboratory castle", "CL-MUSEUM-1": "museum castle", "CL-SMITHY-1": "smithy",
        "CL-ARMORY-1": "armory 1 castle, armory 0 smithy, armory 7 temple"}),
    "no owner of districts": (lambda: turn(hand="docks laboratory smithy museum armory bell-tower", city=""), {
        "CC-TURN-6": "laboratory docks, museum docks, smithy, armory 1 temple", "CC-BELL-TOWER-1": "bell-tower"}),
    "seller": (turn, {"CC-TURN-3": "sell castle, sell manor", "CC-AUCTION-2": "auction castle, auction manor"}),
    "bidder": (lambda: play(turn(hand="docks", other=who(4)), "auction docks"), {"CC-AUCTION-1": "bid 5, bid 99"}),
    "second bidder": (
        lambda: play(town(who(5, "docks"), who(4), who(4), up="merchant"), "auction docks", "bid 2"),
        {"CC-AUCTION-1": "bid 1, bid 2, bid 5"}),
} | {
    f"{character} without districts of the type": (partial(turn, character, city="keep"), {rule: "income"})
    for character, rule in TYPED.items()
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TARGETS))
def test_a_wrong_target_or_card_is_refused_by_the_rule_of_whoever_chooses(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# What is safe, and what has run out

SAFE: Situations = {
    "a Keep": (lambda: turn("warlord", other=who(city="keep")), {"CL-KEEP-1": "destroy 1 keep"}),
    "a Keep before the Diplomat": (lambda: turn("diplomat", other=who(city="keep")), {"CL-KEEP-1": "exchange 1 keep"}),
    "the Diplomat's own Keep": (
        lambda: play(turn("diplomat", city="keep manor"), "exchange 1 temple"), {"CL-KEEP-1": "for keep"}),
    "the Bishop's quarter": (lambda: turn("warlord", lying={"bishop": 1}), {"CC-BISHOP-1": "destroy 1 temple"}),
    "the Bishop's quarter before the Diplomat": (
        lambda: turn("diplomat", lying={"bishop": 1}), {"CC-BISHOP-1": "exchange 1 temple"}),
    "behind a Great Wall": (lambda: turn("warlord", gold=2, other=who(city="docks great-wall")), {
        "CL-GREAT-WALL-1": "destroy 1 docks", "CL-WARLORD-1": "destroy 1 great-wall"}),
    "behind a Great Wall before the Diplomat": (
        lambda: turn("diplomat", gold=0, other=who(city="docks great-wall")), {"CL-DIPLOMAT-1": "exchange 1 docks"}),
    "no card left": (lambda: turn(city="smithy", deck="", deck_only=True), {"RU-3": "cards, smithy"}),
    "no card left for the Architect": (lambda: turn("architect", deck="", deck_only=True), {"RU-3": "bonus"}),
    "no card left for the Navigator": (lambda: turn("navigator", deck="", deck_only=True), {"RU-3": "bonus cards"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(SAFE))
def test_what_is_safe_or_has_run_out_is_refused_by_the_rule_that_says_so(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Open questions

def patient() -> Game:
    """Seat 1 has turned up the murdered King and has a Hospital."""
    return play(town(who(), who(5, "docks", "hospital manor smithy laboratory"), up="artist king",
                     killed=mark("king", 0)), "gold", "end")


def victim() -> Game:
    """Seat 1 has turned up the bewitched Merchant."""
    return play(town(who(), who(9, "docks", "market smithy laboratory"), up="witch merchant"), "gold", "name merchant")


OPEN: Situations = {
    "drawn cards": (lambda: play(turn(), "cards"), {
        "CC-TURN-2": "gold, cards, end, pass, bonus, build tavern, sell docks, auction docks, keep docks, income"}),
    "the Magician's cards": (lambda: play(turn("magician"), "redraw"), {
        "CL-MAGICIAN-1": "gold, end, pass, swap 1, sell docks, put castle"}),
    "the Wizard has looked": (lambda: play(turn("wizard"), "look 1"), {
        "CL-WIZARD-1": "gold, end, pass, now, hold, sell docks, take docks"}),
    "the Wizard has taken": (lambda: play(turn("wizard"), "look 1", "take market"), {
        "CL-WIZARD-1": "gold, end, pass, sell docks, take castle"}),
    "the receiver gives": (lambda: play(turn("emperor"), "crown 1"), {
        "CL-EMPEROR-2": "gold, end, pass, sell castle, give palace, take gold"}),
    "the Emperor must give the crown": (lambda: gathered(character="emperor"), {"CL-EMPEROR-1": "end"}),
    "the Diplomat gives": (lambda: play(turn("diplomat"), "exchange 1 temple"), {
        "CL-DIPLOMAT-1": "gold, end, pass, sell docks, exchange 1 temple"}),
    "the Graveyard asks": (
        lambda: play(turn("warlord", other=who(4, "castle", "temple graveyard")), "destroy 1 temple"),
        {"CL-GRAVEYARD-1": "gold, end, sell castle"}),
    "the Lighthouse asks": (lambda: gathered("build lighthouse", hand="lighthouse docks"), {
        "CL-LIGHTHOUSE-1": "gold, end, bonus, sell docks, lighthouse lighthouse"}),
    "the Ballroom asks": (lambda: turn(other=who(city="ballroom"), crown=1), {
        "CL-BALLROOM-1": "gold, cards, end, pass, income, sell docks"}),
    "an auction": (lambda: play(turn(), "auction docks"), {"CC-AUCTION-1": "gold, end, sell castle, auction castle"}),
    "a murdered player with a Hospital": (patient, {
        "CL-HOSPITAL-1": "income, build docks, smithy, laboratory docks, end",
        "CC-KING-2": "sell docks, auction docks"}),
    "the Witch, not gathered": (lambda: turn("witch", city="smithy laboratory"), {
        "CC-WITCH-1": "name king, end, pass, build tavern, smithy, laboratory docks"}),
    "the Witch must name": (lambda: gathered(character="witch", city="smithy laboratory"), {
        "CC-WITCH-1": "end, pass, build tavern, smithy, laboratory docks"}),
    "bewitched": (victim, {
        "CC-WITCH-2": "income, bonus, build docks, smithy, laboratory docks, sell docks, auction docks, end, pass"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OPEN))
def test_while_a_question_is_open_the_rule_that_asks_it_forbids_the_rest(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# The end

def all_built() -> Game:
    """The last missing name has been built."""
    return play(town(who(9, "tavern"), who(), who(), who(city=without("tavern")), up="artist"), "gold", "build tavern")


def deadlock() -> Game:
    """A second pass has gone by without a build."""
    return play(town(who(), up="artist", last=True, idle=1, next=3), "gold", "end")


def rung_out() -> Game:
    """The Bell Tower was rung, and the thirtieth district has been built."""
    standing = without("bell-tower", "tavern", "temple")[:28]
    game = town(who(9, "tavern", "bell-tower"), who(city=standing), up="artist", rung=True)
    return play(game, "gold", "build tavern")


LINES = "gold, cards, end, pass, build temple, sell temple, bid 1, income, name king"
OVER: Situations = {
    "all names stand": (all_built, {"CC-END-1": LINES}),
    "two passes without a build": (deadlock, {"CC-END-3": LINES}),
    "thirty districts stand after the bell": (rung_out, {"CC-BELL-TOWER-1": LINES}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OVER))
def test_after_the_end_nothing_is_played(make: Make, line: str, rule: str) -> None:
    game = make()
    assert game.over
    refused(game, line, rule)
