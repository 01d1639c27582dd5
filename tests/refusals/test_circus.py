"""Circus: the one rule that forbids each line that a player may try in vain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from citadels import Game
from tests.circus.table import ACTIONS, CAST, EIGHT, new, play, refused, seat, table
from tests.refusals.cases import Situations, cases
from tests.scenarios.deluxe_box import choose

Make = Callable[[], Game]
ALL = " ".join(ACTIONS)
PLAIN = {"action_cards": False}
# The King's income is spoken of in the classic book alone.
TYPED = {"king": "CL-KING-1", "bishop": "CI-BISHOP-1", "merchant": "CI-MERCHANT-1", "warlord": "CI-WARLORD-1"}
OPENING = {"assassin": "name king", "magician": "swap 1, redraw", "merchant": "bonus", "warlord": "destroy 1 temple"}


def turn(character: str = "bishop", gold: int = 5, hand: str = "tavern docks", city: str = "manor",
         other: dict[str, Any] | None = None, **fields: Any) -> Game:
    """This character of seat 0 has just been called; seat 1 has a hand, gold and a Temple unless said otherwise."""
    return table(seat(character, gold, hand, city), other or seat("", 4, "castle market", "temple"),
                 **{"rank": CAST.index(character) + 1, "deck": "palace church harbor",
                    "crown": fields.get("players", 4) - 1} | fields)


def gathered(*first: str, **fields: Any) -> Game:
    return play(turn(**fields), "gold", *first)


# Cards that are not in the game

NOT_HERE = (
    "theater 1, give king, give docks, give gold, income 1, bonus gold, bonus cards, sign king, warrant king, "
    "confiscate, flower king, threaten king, bribe, refuse, reveal, spy 1 noble, look 1, now, hold, foresee, crown 1, "
    "take gold, take card, alms 1, borrow 1 docks, study, exchange 1 temple, for manor, seize 1 temple, "
    "beautify manor, framework, sacrifice manor, spend docks, armory 1 temple, museum docks, lighthouse palace, "
    "bell-tower, thanks, silence, sell docks, auction docks, bid 3")
ACTION_LINES = ("tent, booth, ticket 1, ticket 1 2, cash, fortune 1, take castle, ringmaster, cannonball manor, "
                "strongman, acrobat")
ABSENT: Situations = {
    "with action cards": (turn, {"RU-8": NOT_HERE}),
    "with action cards, gathered": (gathered, {"RU-8": NOT_HERE}),
    "with action cards, two players": (lambda: turn(players=2), {"RU-8": NOT_HERE}),
    "without action cards": (lambda: turn(options=PLAIN), {"RU-8": f"{NOT_HERE}, {ACTION_LINES}"}),
    "districts of other editions": (lambda: turn("warlord", city="laboratory"), {
        "RU-8": "build armory, laboratory museum, destroy 1 great-wall, cannonball framework, keep theater"}),
    "action cards without them": (lambda: turn("warlord", options=PLAIN, city="laboratory"), {
        "RU-8": "laboratory ringmaster, build big-top, destroy 1 big-top, keep acrobat"}),
    "selection": (lambda: new(4), {
        "RU-8": "spy 1 noble, armory 1 temple, thanks, sell docks, pick witch, build great-wall"}),
    "selection without action cards": (lambda: new(4, options=PLAIN), {"RU-8": ACTION_LINES}),
    "drawn cards wait": (lambda: play(turn(), "cards"), {"RU-8": "spy 1 noble, armory 1 temple, sell docks"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(ABSENT))
def test_a_line_of_a_card_that_is_not_in_the_game_is_refused_as_such(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Wrong times

TIMES: Situations = {
    "just called": (turn, {
        "CI-TURN-1": "end, build tavern, keep palace", "DX-TURN-6": "pass", "DX-TURN-3": "pay",
        "CI-DRAFT-1": "pick king", "CL-MAGICIAN-1": "put docks, done", "CL-GRAVEYARD-1": "graveyard",
        "CI-BOOTH-2": "cash", "CI-FORTUNE-1": "take castle", "CI-STRONGMAN-1": "strongman",
        "CI-ACROBAT-1": "acrobat"}),
    "just called, two players": (lambda: turn(players=2), {"CI-DRAFT-2": "pick king, discard king"}),
    "just called, three players": (lambda: turn(players=3), {"CI-DRAFT-2": "pick king"}),
    "gathered": (gathered, {"CI-TURN-1": "gold, cards, keep palace", "DX-TURN-6": "pass", "CI-DRAFT-1": "pick king"}),
    "gathered cards": (lambda: play(turn(), "cards", "keep palace"), {"CI-TURN-1": "gold, cards, keep church"}),
    "the Magician has not begun": (lambda: turn("magician"), {"CL-MAGICIAN-1": "put docks, done"}),
    "a district has been built": (lambda: gathered("build tavern"), {"CI-TURN-1": "build docks"}),
    "the Architect has built three": (
        lambda: gathered("build tavern", "build docks", "build church", character="architect", gold=9,
                         hand="tavern docks church market"), {"CI-ARCHITECT-1": "build market"}),
    "three have been built with the Ringmaster": (
        lambda: gathered("ringmaster", "build tavern", "build docks", "build church", gold=9,
                         hand="ringmaster tavern docks church market"), {"CI-RINGMASTER-1": "build market"}),
    "the Architect has built five with the Ringmaster": (
        lambda: gathered("ringmaster", "build tavern", "build docks", "build church", "build market", "build prison",
                         character="architect", gold=20, hand="ringmaster tavern docks church market prison temple"),
        {"CI-RINGMASTER-1": "build temple"}),
    "reactions in the own turn": (lambda: turn(hand=ALL), {"CI-STRONGMAN-1": "strongman", "CI-ACROBAT-1": "acrobat"}),
    "one's own booth": (lambda: table(seat("bishop", 5, booths=[3]), rank=5), {
        "CI-BOOTH-2": "cash", "CI-BOOTH-3": "ticket 0"}),
    "the Graveyard stands": (lambda: turn(city="graveyard"), {"CL-GRAVEYARD-1": "graveyard"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TIMES))
def test_a_line_at_the_wrong_time_is_refused_by_the_rule_that_says_when(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Once a turn

TWICE: Situations = {
    "the Assassin has named": (lambda: play(turn("assassin"), "name king"), {"CI-TURN-1": "name bishop"}),
    "the Thief has named": (lambda: play(turn("thief"), "name king"), {"CI-TURN-1": "name bishop"}),
    "the Magician has swapped": (lambda: play(turn("magician"), "swap 1"), {"CI-TURN-1": "swap 1, redraw"}),
    "the Magician has drawn anew": (
        lambda: play(turn("magician"), "redraw", "put docks", "done"), {"CI-TURN-1": "swap 1, redraw"}),
    "the King has taken income": (lambda: play(turn("king"), "income"), {"CI-TURN-1": "income"}),
    "the Merchant has had both": (
        lambda: play(turn("merchant", city="market"), "income", "bonus"), {"CI-TURN-1": "income, bonus"}),
    "the Architect has drawn": (lambda: play(turn("architect"), "bonus"), {"CI-TURN-1": "bonus"}),
    "the Warlord has destroyed": (
        lambda: play(turn("warlord", other=seat(city="temple tavern")), "destroy 1 temple"),
        {"CI-TURN-1": "destroy 1 tavern"}),
    "the Strongman has saved the named": (
        lambda: play(table(seat("assassin"), seat("king", hand="strongman"), crown=2), "name king", "strongman"),
        {"CI-STRONGMAN-2": "name bishop"}),
    "the districts have been used": (
        lambda: play(turn(hand="tavern docks church", city="laboratory smithy", gold=9), "laboratory docks", "smithy"),
        {"DX-TURN-8": "laboratory church, smithy"}),
    "an action card has been played": (
        lambda: play(turn(hand=f"{ALL} big-top palace"), "tent"),
        {"CI-ACTION-2": "tent, booth, fortune 1, ringmaster, cannonball manor"}),
    "the ticket has been bought": (
        lambda: choose(play(turn(other=seat("", 4, booths=[0])), "ticket 1"), 0, 0), {"CI-BOOTH-4": "ticket 1"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TWICE))
def test_what_works_once_a_turn_is_refused_the_second_time(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Abilities of other characters: in the turn of the Bishop, who has only income

def bishop(other: str, players: int) -> Game:
    """The turn of the Bishop of seat 0, who with two or three players has this other character too."""
    mine = f"bishop {other}" if players < 4 else "bishop"
    return table(seat(mine, 5, "palace docks", "manor"), seat("", 4, "castle", "temple"), rank=5, players=players,
                 crown=players - 1)


OTHERS: Situations = {
    f"the {character} in the turn of the Bishop, {players} players": (
        partial(bishop, character, players), {"DX-CALL-2" if players < 4 else "CI-TURN-1": lines})
    for players in (2, 3, 4, 5) for character, lines in OPENING.items()}
OTHERS["income in the turn of the Assassin"] = lambda: turn("assassin"), {"CI-TURN-1": "income"}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OTHERS))
def test_the_ability_of_another_character_is_refused(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Wrong targets and cards

TARGETS: Situations = {
    "Assassin": (lambda: turn("assassin"), {"CL-ASSASSIN-1": "name assassin", "RU-8": "name witch"}),
    "Thief": (lambda: turn("thief", killed="bishop"), {
        "CI-THIEF-1": "name thief, name assassin, name bishop", "RU-8": "name witch"}),
    "Magician": (lambda: turn("magician"), {"CL-MAGICIAN-1": "swap 0, swap 7"}),
    "Magician without a hand": (lambda: turn("magician", hand=""), {"CL-MAGICIAN-1": "redraw"}),
    "Warlord": (lambda: turn("warlord", gold=1, city="temple", other=seat(city="docks")), {
        "CI-WARLORD-1": "destroy 0 temple, destroy 1 docks, destroy 1 castle, destroy 7 temple"}),
    "builder": (lambda: gathered(gold=2, hand="palace manor", city="manor"), {
        "DX-TURN-3": "build docks, build palace", "CL-TURN-2": "build manor", "RU-8": "build theater"}),
    "builder with action cards": (lambda: turn(hand="big-top ringmaster"), {
        "CI-ACTION-4": "build big-top, build ringmaster, build acrobat"}),
    "builder with action cards who has built": (
        lambda: gathered("build docks", hand="docks big-top ringmaster"), {"CI-ACTION-4": "build big-top"}),
    "owner of districts": (lambda: turn(city="laboratory smithy", gold=2), {
        "CL-LABORATORY-1": "laboratory castle", "CI-SMITHY-1": "smithy"}),
    "no owner of districts": (lambda: turn(hand="docks laboratory smithy", city=""), {
        "CL-LABORATORY-1": "laboratory docks", "CI-SMITHY-1": "smithy"}),
    "no action card in hand": (lambda: turn(hand="palace"), {
        "CI-ACTION-2": "tent, booth, fortune 1, ringmaster, cannonball manor"}),
    "Fortune Teller": (lambda: turn(hand="fortune-teller"), {
        "CI-FORTUNE-1": "fortune 0, fortune 7", "RU-21": "fortune 2"}),
    "Human Cannonball": (lambda: turn(hand="human-cannonball palace", gold=1), {
        "CI-CANNONBALL-1": "cannonball manor, cannonball temple"}),
    "Human Cannonball without a dearer card": (lambda: turn(hand="human-cannonball tavern"), {
        "CI-CANNONBALL-1": "cannonball manor"}),
    "Human Cannonball with a name of the city": (lambda: turn(hand="human-cannonball palace", city="manor palace"), {
        "CI-CANNONBALL-2": "cannonball manor"}),
    "booths": (lambda: turn(other=seat("", 4, booths=[0])), {"CI-BOOTH-1": "ticket 2, ticket 1 2, ticket 7"}),
    "booths without gold": (lambda: turn(gold=0, other=seat("", 4, booths=[0])), {"CI-BOOTH-1": "ticket 1"}),
} | {
    f"{character} without districts of the type": (partial(turn, character, city="keep"), {rule: "income"})
    for character, rule in TYPED.items()
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TARGETS))
def test_a_wrong_target_or_card_is_refused_by_the_rule_of_whoever_chooses(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# What is safe, and what has run out

SAFE: Situations = {
    "a Keep": (lambda: turn("warlord", other=seat(city="keep")), {"CL-KEEP-1": "destroy 1 keep"}),
    "the Bishop's city": (lambda: turn("warlord", other=seat("bishop", city="temple")), {
        "CI-BISHOP-1": "destroy 1 temple"}),
    "a complete city": (lambda: turn("warlord", other=seat(city=EIGHT)), {"CI-WARLORD-1": "destroy 1 tavern"}),
    "a Big Top": (lambda: turn("warlord", city="big-top temple", other=seat(city="big-top")), {
        "CI-TENT-3": "destroy 1 big-top", "CI-WARLORD-1": "destroy 0 big-top, destroy 2 big-top, destroy 1 acrobat"}),
    "a Big Top and a Human Cannonball": (lambda: turn(hand="human-cannonball palace", city="big-top manor"), {
        "CI-TENT-4": "cannonball big-top", "CI-CANNONBALL-1": "cannonball acrobat"}),
    "no card left": (lambda: turn(city="smithy", deck="", deck_only=True), {"RU-3": "cards, smithy"}),
    "no card left for the Architect": (lambda: turn("architect", deck="", deck_only=True), {"RU-3": "bonus"}),
    "no card left for a ticket": (
        lambda: turn(other=seat("", 4, booths=[0]), deck="", deck_only=True), {"CI-BOOTH-4": "ticket 1"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(SAFE))
def test_what_is_safe_or_has_run_out_is_refused_by_the_rule_that_says_so(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Open questions

OPEN: Situations = {
    "choosing": (lambda: new(4), {
        "CI-DRAFT-1": "gold, cards, end, pass, build manor, income, bonus, name king, smithy, tent, pick thief"}),
    "choosing, two players": (lambda: new(2), {"CI-DRAFT-2": "gold, end, discard king, pick king"}),
    "laying aside, two players": (lambda: choose(new(2), 0, 0), {"CI-DRAFT-2": "gold, end, pick warlord"}),
    "choosing, three players": (lambda: new(3), {"CI-DRAFT-2": "gold, end, pick king"}),
    "the last of seven": (lambda: choose(new(7), *[0] * 6), {"CI-DRAFT-2": "gold, end, pass, pick thief"}),
    "drawn cards": (lambda: play(turn(), "cards"), {
        "CI-TURN-1": "gold, cards, end, pass, build tavern, keep docks, income"}),
    "the Magician's cards": (lambda: play(turn("magician"), "redraw"), {
        "CL-MAGICIAN-1": "gold, end, pass, swap 1, redraw, put castle"}),
    "the Graveyard asks": (
        lambda: play(turn("warlord", other=seat("", 4, "castle", "temple graveyard")), "destroy 1 temple"),
        {"CL-GRAVEYARD-1": "gold, end, build castle"}),
    "the Strongman": (
        lambda: play(table(seat("assassin"), seat("king", hand="strongman"), crown=2), "name king"),
        {"CI-STRONGMAN-1": "gold, end, income, acrobat, name bishop"}),
    "the Acrobat": (
        lambda: table(seat(hand="acrobat"), seat("king"), seat("warlord"), rank=4, killed="king", crown=2),
        {"CI-ACROBAT-1": "gold, end, income, strongman"}),
    "the ticket's cards": (lambda: play(turn(other=seat("", 4, booths=[0])), "ticket 1"), {
        "CI-BOOTH-1": "gold, end, pass, cash, keep docks"}),
    "the owner of the booth": (lambda: choose(play(turn(other=seat("", 4, booths=[0])), "ticket 1"), 0), {
        "CI-BOOTH-2": "gold, end, ticket 1, keep docks"}),
    "the Fortune Teller": (lambda: play(turn(hand="fortune-teller docks"), "fortune 1"), {
        "CI-FORTUNE-1": "gold, end, pass, take docks, fortune 1"}),
    "the Human Cannonball": (lambda: play(turn(hand="human-cannonball palace castle tavern", city="manor castle"),
                                          "cannonball manor"), {
        "CI-CANNONBALL-1": "gold, end, pass, build tavern, build harbor", "CI-CANNONBALL-2": "build castle"}),
    "the Human Cannonball, with another card of the name that goes": (
        lambda: play(turn(hand="human-cannonball palace tavern manor", city="tavern", gold=2), "cannonball tavern"),
        {"CI-CANNONBALL-1": "build tavern, build palace"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OPEN))
def test_while_a_question_is_open_the_rule_that_asks_it_forbids_the_rest(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


OVER: Situations = {
    "over": (lambda: play(table(seat("warlord", city=EIGHT), rank=8), "gold", "end"), {
        "CI-END-1": "gold, cards, end, pass, pick king, build tavern, income, bonus, name king, smithy, tent"})}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OVER))
def test_after_the_end_nothing_is_played(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)
