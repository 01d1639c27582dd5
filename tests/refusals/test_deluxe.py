"""Deluxe: the one rule that forbids each line that a player may try in vain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from citadels import Game
from tests.refusals.cases import Situations, cases
from tests.scenarios.deluxe_box import choose, select, selecting
from tests.scenarios.table import SEVEN, play, refused, seat, table

Make = Callable[[], Game]
FRAMED = "framework temple"
TYPED = {"king": "DX-KING-1", "emperor": "DX-EMPEROR-1", "patrician": "DX-PATRICIAN-1", "bishop": "DX-BISHOP-1",
         "abbot": "DX-ABBOT-1", "cardinal": "DX-CARDINAL-1", "merchant": "DX-MERCHANT-1", "trader": "DX-TRADER-1",
         "warlord": "DX-WARLORD-1", "diplomat": "DX-DIPLOMAT-1", "marshal": "DX-MARSHAL-1"}
RANK = {"assassin": 1, "witch": 1, "magistrate": 1, "thief": 2, "spy": 2, "blackmailer": 2, "magician": 3, "wizard": 3,
        "seer": 3, "king": 4, "emperor": 4, "patrician": 4, "bishop": 5, "abbot": 5, "cardinal": 5, "merchant": 6,
        "alchemist": 6, "trader": 6, "architect": 7, "navigator": 7, "scholar": 7, "warlord": 8, "diplomat": 8,
        "marshal": 8, "artist": 9, "queen": 9, "tax-collector": 9}
OPENING = {"assassin": "name bishop", "witch": "name bishop", "magistrate": "sign bishop", "thief": "name bishop",
           "spy": "spy 1 trade", "blackmailer": "flower bishop", "magician": "swap 1, redraw", "wizard": "look 1",
           "seer": "foresee", "king": "income", "emperor": "crown 1", "abbot": "alms 1, income 1",
           "cardinal": "borrow 1 palace", "architect": "bonus", "navigator": "bonus gold, bonus cards",
           "scholar": "study", "warlord": "destroy 1 temple", "diplomat": "exchange 1 temple",
           "marshal": "seize 1 temple", "artist": "beautify manor", "queen": "bonus", "tax-collector": "bonus"}
"""What the turn of each character may begin with; the Alchemist's and the Trader's have nothing of their own."""


def turn(character: str = "merchant", gold: int = 5, hand: str = "tavern docks", city: str = "manor",
         other: dict[str, Any] | None = None, **fields: Any) -> Game:
    """This character of seat 0 has just been called; seat 1 has a hand, gold and a Temple unless said otherwise."""
    return table(seat(character, gold, hand, city), other or seat("", 4, "castle market", "temple"),
                 **{"rank": RANK[character], "deck": "palace church harbor",
                    "crown": fields.get("players", 4) - 1} | fields)


def gathered(*first: str, **fields: Any) -> Game:
    return play(turn(**fields), "gold", *first)


def last_pick(players: int) -> Game:
    """The last player chooses between the card passed on and the one face down."""
    return choose(Game.new("deluxe", players, preset="first-game", seed=1), *[0] * (players - 1))


def theater(players: int) -> Game:
    """Everybody has chosen; the owner of the Theater is asked."""
    return select(selecting(seat(city="theater"), players=players))


# Cards that are not in the game

FIRST_GAME = (
    "theater 1, give king, give docks, give gold, income 1, bonus gold, bonus cards, sign king, warrant king, "
    "confiscate, flower king, threaten king, bribe, refuse, reveal, spy 1 noble, look 1, take castle, now, hold, "
    "foresee, crown 1, take gold, take card, alms 1, borrow 1 docks, study, exchange 1 temple, for manor, "
    "seize 1 temple, beautify manor, framework, sacrifice manor, armory 1 temple, museum docks, graveyard, "
    "lighthouse palace, bell-tower, thanks, silence, tent, booth, ticket 1, ticket 1 2, cash, fortune 1, ringmaster, "
    "cannonball manor, strongman, acrobat, sell docks, auction docks, bid 3")
ABSENT: Situations = {
    "First Game": (turn, {"RU-8": FIRST_GAME}),
    "First Game, gathered": (gathered, {"RU-8": FIRST_GAME}),
    "First Game, two players": (lambda: turn(players=2), {"RU-8": FIRST_GAME}),
    "neither Assassin, Witch nor Thief": (lambda: turn(cast="magistrate spy"), {"RU-8": "name king"}),
    "no Magician": (lambda: turn(cast="wizard"), {"RU-8": "swap 1, redraw, put docks, done"}),
    "neither Merchant, Architect, Queen nor Tax Collector": (
        lambda: turn("king", cast="alchemist scholar"), {"RU-8": "bonus"}),
    "no Warlord": (lambda: turn(cast="marshal"), {"RU-8": "destroy 1 temple"}),
    "none of these districts": (
        lambda: turn(uniques=["keep"]), {"RU-8": "laboratory docks, smithy, spend docks"}),
    # Nor can a card that is not in the game be named, even by whoever has the ability.
    "a laying aside": (lambda: choose(Game.new("deluxe", 2, preset="first-game", seed=1), 0, 0), {
        "RU-8": "discard artist, pick witch"}),
    "districts of another selection": (lambda: turn(uniques=["laboratory", "museum", "armory"]), {
        "RU-8": "build basilica, laboratory basilica, museum hospital, armory 1 keep, destroy 1 keep, keep keep"}),
    "districts of another selection, in a Warlord's turn": (
        lambda: turn("warlord", uniques=["keep"]), {"RU-8": "destroy 1 basilica, destroy 0 hospital, build acrobat"}),
    "districts of another selection, for a Cardinal": (
        lambda: gathered(character="cardinal", uniques=["keep"]), {"RU-8": "borrow 1 basilica, borrow 1 hospital"}),
    "districts of another edition, for an Artist": (lambda: turn("artist"), {"RU-8": "beautify ballroom"}),
    # It is the verb that counts: also where a question is open, or nobody has a turn yet.
    "selection": (lambda: Game.new("deluxe", 4, preset="first-game", seed=1),
                  {"RU-8": "spy 1 noble, armory 1 temple, tent, thanks, sell docks, pick witch, build ballroom"}),
    "drawn cards wait": (lambda: play(turn(), "cards"), {"RU-8": "spy 1 noble, armory 1 temple, tent, sell docks"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(ABSENT))
def test_a_line_of_a_card_that_is_not_in_the_game_is_refused_as_such(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Wrong times

TIMES: Situations = {
    "just called": (turn, {
        "DX-TURN-6": "end, pass", "DX-TURN-2": "build tavern", "DX-TURN-1": "keep palace", "DX-TURN-3": "pay",
        "DX-DRAFT-3": "pick king", "DX-MAGICIAN-1": "put docks, done", "DX-THIEVES-DEN-1": "spend docks"}),
    "just called, two players": (lambda: turn(players=2), {"DX-DRAFT-5": "pick king, discard king"}),
    "just called, three players": (lambda: turn(players=3), {"DX-DRAFT-6": "pick king"}),
    "gathered": (gathered, {
        "DX-TURN-1": "gold, cards, keep palace", "DX-TURN-6": "pass", "DX-TURN-3": "pay", "DX-DRAFT-3": "pick king"}),
    "gathered cards": (lambda: play(turn(), "cards", "keep palace"), {"DX-TURN-1": "gold, cards, keep church"}),
    "the Magician has not begun": (lambda: turn("magician"), {"DX-MAGICIAN-1": "put docks, done"}),
    "the Wizard has not looked": (lambda: turn("wizard"), {"DX-WIZARD-1": "now, hold", "DX-WIZARD-3": "take castle"}),
    "the Seer has not foreseen": (lambda: turn("seer"), {"DX-SEER-1": "give docks"}),
    "the Cardinal has not borrowed": (lambda: turn("cardinal"), {"DX-CARDINAL-2": "give docks"}),
    "the Cardinal has not gathered": (
        lambda: turn("cardinal", hand="palace docks", gold=4), {"DX-CARDINAL-3": "borrow 1 palace"}),
    # That the receiver gives is a line of the other editions' Emperor.
    "the Emperor has not given the crown": (
        lambda: turn("emperor"), {"DX-EMPEROR-3": "take gold, take card, give gold"}),
    "the Diplomat has not begun": (lambda: turn("diplomat"), {"DX-DIPLOMAT-2": "for manor"}),
    "the Magistrate has not signed": (
        lambda: turn("magistrate"), {"DX-MAGISTRATE-1": "warrant king", "DX-MAGISTRATE-2": "confiscate"}),
    "the Blackmailer has not laid the flower": (
        lambda: turn("blackmailer"), {"DX-BLACKMAILER-1": "threaten king", "DX-BLACKMAILER-3": "reveal"}),
    "nobody is threatened": (lambda: turn(cast="blackmailer"), {"DX-BLACKMAILER-2": "bribe, refuse"}),
    "nothing is built that the Magistrate could take": (
        lambda: turn(cast="magistrate"), {"DX-MAGISTRATE-2": "confiscate"}),
    "nothing is being paid for": (
        lambda: gathered(hand="necropolis docks", city=FRAMED),
        {"DX-FRAMEWORK-1": "framework", "DX-NECROPOLIS-1": "sacrifice temple"}),
    "the Theater in a turn": (
        lambda: turn(city="theater"), {"DX-THEATER-2": "theater 1", "DX-THEATER-1": "give king"}),
    "a district has been built": (lambda: gathered("build tavern"), {"DX-TURN-2": "build docks"}),
    "the Trader has built a Church": (
        lambda: gathered("build church", "build tavern", character="trader", hand="church tavern castle", gold=9),
        {"DX-TURN-2": "build castle"}),
    "the Architect has built three": (
        lambda: gathered("build tavern", "build docks", "build church", character="architect", gold=9,
                         hand="tavern docks church market"), {"DX-ARCHITECT-2": "build market"}),
    "the Scholar has built two": (
        lambda: gathered("build tavern", "build docks", character="scholar", gold=9, hand="tavern docks market"),
        {"DX-SCHOLAR-2": "build market"}),
    "the Seer has built two": (
        lambda: gathered("build tavern", "build docks", character="seer", gold=9, hand="tavern docks market"),
        {"DX-SEER-1": "build market"}),
    "the Navigator has gathered": (lambda: gathered(character="navigator"), {"DX-NAVIGATOR-2": "build tavern"}),
    "the Cardinal has built": (
        lambda: gathered("build tavern", character="cardinal", gold=1, hand="tavern palace docks market church"),
        {"DX-TURN-2": "borrow 1 palace"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TIMES))
def test_a_line_at_the_wrong_time_is_refused_by_the_rule_that_says_when(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Once a turn

TWICE: Situations = {
    "the Assassin has named": (lambda: play(turn("assassin"), "name king"), {"DX-TURN-5": "name bishop"}),
    "the Thief has named": (lambda: play(turn("thief"), "name king"), {"DX-TURN-5": "name bishop"}),
    "the Magistrate has laid the warrants": (
        lambda: play(turn("magistrate"), "sign king", "warrant bishop", "warrant thief"),
        {"DX-TURN-5": "sign merchant", "DX-MAGISTRATE-1": "warrant merchant"}),
    "the Spy has spied": (lambda: play(turn("spy"), "spy 1 trade"), {"DX-TURN-5": "spy 1 noble"}),
    "the Blackmailer has threatened": (
        lambda: play(turn("blackmailer"), "flower king", "threaten bishop"),
        {"DX-TURN-5": "flower merchant", "DX-BLACKMAILER-1": "threaten merchant"}),
    "the Magician has swapped": (lambda: play(turn("magician"), "swap 1"), {"DX-TURN-5": "swap 1, redraw"}),
    "the Magician has drawn anew": (
        lambda: play(turn("magician"), "redraw", "put docks", "done"), {"DX-TURN-5": "swap 1, redraw"}),
    "the Wizard has taken": (lambda: play(turn("wizard"), "look 1", "take castle", "hold"), {"DX-TURN-5": "look 1"}),
    "the Seer has foreseen": (lambda: play(turn("seer"), "foresee", "give docks"), {"DX-TURN-5": "foresee"}),
    "the King has taken income": (lambda: play(turn("king"), "income"), {"DX-TURN-5": "income"}),
    "the Emperor has given the crown": (
        lambda: play(turn("emperor"), "crown 1", "take gold"), {"DX-TURN-5": "crown 2"}),
    "the Abbot has had both": (
        lambda: play(turn("abbot", gold=0, city="temple"), "income 1", "alms 1"), {"DX-TURN-5": "income 0, alms 1"}),
    "the Cardinal has borrowed": (
        lambda: play(turn("cardinal", gold=1, hand="stables tavern docks"), "cards", "keep palace", "borrow 1 stables",
                     "give docks"), {"DX-CARDINAL-2": "borrow 1 tavern"}),
    "the Merchant has had both": (
        lambda: play(turn(city="market"), "income", "bonus"), {"DX-TURN-5": "income, bonus"}),
    "the Architect has drawn": (lambda: play(turn("architect"), "bonus"), {"DX-TURN-5": "bonus"}),
    "the Navigator has gained": (
        lambda: play(turn("navigator"), "bonus gold"), {"DX-TURN-5": "bonus gold, bonus cards"}),
    "the Scholar has studied": (
        lambda: choose(play(turn("scholar"), "study"), 0), {"DX-TURN-5": "study"}),
    "the Warlord has destroyed": (lambda: play(turn("warlord"), "destroy 1 temple"), {"DX-TURN-5": "destroy 0 manor"}),
    "the Diplomat has exchanged": (
        lambda: play(turn("diplomat", other=seat(city="temple docks")), "exchange 1 temple", "for manor"),
        {"DX-TURN-5": "exchange 1 docks", "DX-DIPLOMAT-2": "for temple"}),
    "the Marshal has seized": (
        lambda: play(turn("marshal", other=seat(city="temple docks")), "seize 1 temple"),
        {"DX-TURN-5": "seize 1 docks"}),
    "the Queen has gained": (
        lambda: play(turn("queen", other=seat("king"), players=5), "bonus"), {"DX-TURN-5": "bonus"}),
    "the Tax Collector has emptied the token": (
        lambda: play(turn("tax-collector", tax=3), "bonus"), {"DX-TURN-5": "bonus"}),
    # Up to two is the Artist's own number.
    "the Artist has beautified two": (
        lambda: play(turn("artist", city="manor temple docks"), "beautify manor", "beautify temple"),
        {"DX-ARTIST-1": "beautify docks"}),
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
    return table(seat(mine, 5, "palace docks", "manor"), seat("", 4, "castle", "temple"), rank=6, cast=other,
                 players=players, crown=players - 1)


OTHERS: Situations = {
    f"the {character} in the turn of the Alchemist, {players} players": (
        partial(alchemist, character, players), {"DX-CALL-2" if players < 4 else "DX-TURN-5": lines})
    for players in (2, 3, 4, 5) for character, lines in OPENING.items()
    if not (players == 2 and (RANK[character] == 9 or character == "emperor")) and not (
        players < 5 and character == "queen")}
OTHERS |= {
    f"the King and the Abbot of others in the turn of the Alchemist, {players} players": (
        partial(turn, "alchemist", cast="king abbot", players=players),
        {"DX-TURN-5": "income, income 1, alms 1"}) for players in (2, 3)}
OTHERS["the Abbot in the turn of the King"] = lambda: turn("king", cast="abbot"), {"DX-TURN-5": "income 1"}
OTHERS["the own Abbot in the turn of the King"] = (
    lambda: table(seat("king abbot", city="manor"), rank=4, players=2), {"DX-CALL-2": "income 1"})


@pytest.mark.parametrize(("make", "line", "rule"), cases(OTHERS))
def test_the_ability_of_another_character_is_refused(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Wrong targets and cards

TARGETS: Situations = {
    "Assassin": (lambda: turn("assassin"), {"DX-ASSASSIN-1": "name assassin", "RU-8": "name spy, name artist"}),
    "Thief": (lambda: turn("thief", killed="bishop"), {
        "DX-THIEF-1": "name thief", "DX-THIEF-2": "name assassin, name bishop", "RU-8": "name spy"}),
    "Thief after the Witch": (lambda: turn("thief", cast="witch", bewitched="king"), {
        "DX-THIEF-2": "name witch, name king"}),
    "Witch as Thief": (lambda: play(turn("witch", other=seat("thief")), "gold", "name thief", "gold"), {
        "DX-THIEF-2": "name witch, name thief"}),
    "Witch": (lambda: gathered(character="witch"), {"DX-WITCH-1": "name witch", "RU-8": "name spy"}),
    "Magistrate": (lambda: turn("magistrate"), {"DX-MAGISTRATE-1": "sign magistrate", "RU-8": "sign spy"}),
    "Magistrate's second warrant": (
        lambda: play(turn("magistrate"), "sign king"), {
            "DX-MAGISTRATE-1": "warrant king, warrant magistrate", "RU-8": "warrant spy"}),
    "Blackmailer": (lambda: turn("blackmailer", killed="bishop"), {
        "DX-BLACKMAILER-1": "flower assassin, flower bishop", "DX-BLACKMAILER-4": "flower blackmailer",
        "RU-8": "flower spy"}),
    "Blackmailer's second threat": (lambda: play(turn("blackmailer"), "flower king"), {
        "DX-BLACKMAILER-1": "threaten king, threaten assassin", "DX-BLACKMAILER-4": "threaten blackmailer",
        "RU-8": "threaten spy"}),
    "Spy": (lambda: turn("spy"), {"DX-SPY-1": "spy 0 trade, spy 7 trade"}),
    "Magician": (lambda: turn("magician"), {"DX-MAGICIAN-1": "swap 0, swap 7"}),
    "Magician without a hand": (lambda: turn("magician", hand=""), {"DX-MAGICIAN-1": "redraw"}),
    "Wizard": (lambda: turn("wizard"), {"DX-WIZARD-1": "look 0, look 7", "RU-21": "look 2"}),
    "Wizard who cannot pay": (lambda: play(turn("wizard", gold=3), "look 1", "take castle"), {"DX-TURN-3": "now"}),
    "Wizard with a Secret Vault": (
        lambda: play(turn("wizard", other=seat("", 4, "secret-vault")), "look 1", "take secret-vault"),
        {"DX-SECRET-VAULT-1": "now"}),
    "Seer among empty hands": (lambda: turn("seer", other=seat("king")), {"DX-SEER-1": "foresee"}),
    "Emperor": (lambda: turn("emperor"), {"DX-EMPEROR-2": "crown 0, crown 3, crown 7"}),
    "Witch as Emperor": (
        lambda: play(turn("witch", other=seat("emperor")), "gold", "name emperor", "gold"),
        {"RU-13": "crown 0", "DX-EMPEROR-2": "crown 3"}),
    "Abbot": (lambda: turn("abbot", 1, city="temple", other=seat("", 4)), {
        "DX-ABBOT-1": "income 2, income", "DX-ABBOT-2": "alms 0, alms 2"}),
    "richest Abbot": (lambda: turn("abbot", 4), {"DX-ABBOT-2": "alms 1"}),
    "Cardinal": (lambda: gathered(character="cardinal", gold=1, hand="castle docks tavern palace"), {
        "DX-CARDINAL-2": "borrow 0 castle, borrow 1 docks, borrow 1 harbor", "DX-CARDINAL-3": "borrow 2 castle"}),
    "Cardinal without cards to give": (
        lambda: gathered(character="cardinal", gold=1, hand="palace docks"), {"DX-CARDINAL-3": "borrow 1 palace"}),
    "Cardinal with the name in the city": (
        lambda: gathered(character="cardinal", gold=1, hand="castle docks", city="castle"),
        {"DX-TURN-4": "borrow 1 castle"}),
    "Cardinal who gives": (
        lambda: gathered("borrow 1 castle", character="cardinal", gold=1, hand="castle docks tavern"),
        {"RU-17": "give castle", "DX-CARDINAL-2": "give harbor"}),
    "Queen far from rank 4": (lambda: table(seat("queen"), seat(), seat("king"), rank=9, players=5), {
        "DX-QUEEN-1": "bonus"}),
    "Tax Collector with an empty token": (lambda: turn("tax-collector"), {"DX-TAX-2": "bonus"}),
    "Artist": (lambda: turn("artist", city="manor* temple"), {"DX-ARTIST-1": "beautify manor, beautify castle"}),
    "Artist without gold": (lambda: turn("artist", gold=0), {"DX-ARTIST-1": "beautify manor"}),
    "Warlord": (lambda: turn("warlord", other=seat(city="temple")), {
        "DX-WARLORD-2": "destroy 1 castle, destroy 2 temple, destroy 7 temple"}),
    "poor Warlord": (lambda: turn("warlord", gold=1, city="castle", other=seat(city="docks")), {
        "DX-WARLORD-2": "destroy 0 castle, destroy 1 docks"}),
    "Marshal": (lambda: turn("marshal", other=seat(city="castle manor temple")), {
        "DX-MARSHAL-2": "seize 0 manor, seize 1 castle, seize 1 manor, seize 1 docks"}),
    "poor Marshal": (lambda: turn("marshal", gold=2, other=seat(city="docks")), {"DX-MARSHAL-2": "seize 1 docks"}),
    "Diplomat": (lambda: turn("diplomat", other=seat(city="castle manor")), {
        "DX-DIPLOMAT-2": "exchange 0 manor, exchange 1 temple", "DX-DIPLOMAT-3": "exchange 1 manor"}),
    "poor Diplomat": (lambda: turn("diplomat", gold=1, city="tavern", other=seat(city="docks")), {
        "DX-DIPLOMAT-2": "exchange 1 docks"}),
    "Diplomat without a district": (lambda: turn("diplomat", city=""), {"DX-DIPLOMAT-2": "exchange 1 temple"}),
    "Diplomat who gives": (
        lambda: play(turn("diplomat", gold=1, city="castle tavern temple", other=seat(city="palace temple")),
                     "exchange 1 palace"),
        {"DX-DIPLOMAT-2": "for tavern, for docks", "DX-DIPLOMAT-3": "for temple"}),
    "Theater": (lambda: theater(4), {"DX-THEATER-1": "theater 0, theater 7"}),
    "builder": (lambda: gathered(gold=2, hand="palace manor monument secret-vault", city="manor"), {
        "DX-TURN-3": "build docks, build palace", "DX-TURN-4": "build manor", "RU-8": "build theater, build ballroom",
        "DX-SECRET-VAULT-1": "build secret-vault"}),
    "builder in a city of five": (
        lambda: gathered(hand="monument", city="manor temple tavern docks church"),
        {"DX-MONUMENT-1": "build monument"}),
    "payer": (lambda: gathered("build necropolis", gold=9, hand="necropolis docks", city=FRAMED), {
        "DX-NECROPOLIS-1": "sacrifice docks", "DX-THIEVES-DEN-1": "spend docks"}),
    "payer of a Thieves' Den": (
        lambda: gathered("build thieves-den", gold=9, hand="thieves-den docks", uniques=["necropolis"]),
        {"DX-THIEVES-DEN-1": "spend castle", "DX-NECROPOLIS-1": "sacrifice manor"}),
    "owner of districts": (lambda: turn(city="laboratory smithy museum armory", gold=1), {
        "DX-LABORATORY-1": "laboratory castle", "DX-MUSEUM-1": "museum castle", "DX-SMITHY-1": "smithy",
        "DX-ARMORY-1": "armory 1 castle, armory 0 manor, armory 7 temple"}),
    "no owner of districts": (lambda: turn(hand="docks laboratory smithy museum armory", city=""), {
        "DX-LABORATORY-1": "laboratory docks", "DX-MUSEUM-1": "museum docks", "DX-SMITHY-1": "smithy",
        "DX-ARMORY-1": "armory 1 temple"}),
} | {
    f"{character} without districts of the type": (
        partial(turn, character, city="keep"), {rule: "income"})
    for character, rule in TYPED.items()
} | {
    # Whatever order they were built in: what comes closest is told.
    f"Diplomat with {city}": (
        partial(turn, "diplomat", gold=1, city=city, other=seat(city="palace church")), {rule: "exchange 1 palace"})
    for city, rule in {"tavern keep": "DX-DIPLOMAT-2", "keep tavern": "DX-DIPLOMAT-2",
                       "tavern church": "DX-DIPLOMAT-2", "church tavern": "DX-DIPLOMAT-2",
                       "church keep": "DX-DIPLOMAT-3", "keep church": "DX-DIPLOMAT-3", "keep": "RU-14"}.items()
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(TARGETS))
def test_a_wrong_target_or_card_is_refused_by_the_rule_of_whoever_chooses(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# What is safe, and what has run out

SAFE: Situations = {
    "a Keep": (lambda: turn("warlord", other=seat(city="keep")), {"DX-KEEP-1": "destroy 1 keep"}),
    "a Keep before the Marshal": (lambda: turn("marshal", other=seat(city="keep")), {"DX-KEEP-1": "seize 1 keep"}),
    "a Keep before the Diplomat": (lambda: turn("diplomat", other=seat(city="keep")), {"DX-KEEP-1": "exchange 1 keep"}),
    "the Diplomat's own Keep": (
        lambda: play(turn("diplomat", city="keep manor"), "exchange 1 temple"), {"RU-14": "for keep"}),
    "the Bishop's city": (lambda: turn("warlord", other=seat("bishop", city="temple")), {
        "DX-BISHOP-2": "destroy 1 temple"}),
    "the Bishop's city before the Marshal": (lambda: turn("marshal", other=seat("bishop", city="temple")), {
        "DX-BISHOP-2": "seize 1 temple"}),
    "the Bishop's city before the Diplomat": (lambda: turn("diplomat", other=seat("bishop", city="temple")), {
        "DX-BISHOP-2": "exchange 1 temple"}),
    "behind a Great Wall": (lambda: turn("warlord", gold=2, other=seat(city="docks great-wall")), {
        "DX-GREAT-WALL-1": "destroy 1 docks", "DX-WARLORD-2": "destroy 1 great-wall"}),
    "behind a Great Wall before the Marshal": (lambda: turn("marshal", gold=3, other=seat(city="docks great-wall")), {
        "DX-GREAT-WALL-1": "seize 1 docks", "DX-MARSHAL-2": "seize 1 great-wall"}),
    "behind a Great Wall before the Diplomat": (
        lambda: turn("diplomat", gold=0, other=seat(city="docks great-wall")), {"DX-GREAT-WALL-1": "exchange 1 docks"}),
    "a complete city": (lambda: turn("warlord", other=seat(city=SEVEN)), {"DX-WARLORD-2": "destroy 1 tavern"}),
    "a complete city before the Marshal": (lambda: turn("marshal", city="", other=seat(city=SEVEN)), {
        "DX-MARSHAL-2": "seize 1 tavern"}),
    "a complete city before the Diplomat": (lambda: turn("diplomat", city="docks", other=seat(city=SEVEN)), {
        "DX-DIPLOMAT-3": "exchange 1 tavern"}),
    "the own city, complete without the Armory": (lambda: turn(city=f"armory {SEVEN}"), {"RU-15": "armory 0 temple"}),
    "a complete city before the Armory": (lambda: turn(city="armory", other=seat(city=SEVEN)), {
        "DX-ARMORY-1": "armory 1 tavern"}),
    "no card left": (lambda: turn(city="smithy", deck="", deck_only=True), {"RU-3": "cards, smithy"}),
    "no card left for the Architect": (lambda: turn("architect", deck="", deck_only=True), {"RU-3": "bonus"}),
    "no card left for the Navigator": (lambda: turn("navigator", deck="", deck_only=True), {"RU-3": "bonus cards"}),
    "no card left for the Scholar": (lambda: turn("scholar", deck="", deck_only=True), {"RU-3": "study"}),
    "no card left for the Patrician": (lambda: turn("patrician", deck="", deck_only=True), {"RU-3": "income"}),
    "no card left for the Cardinal": (
        lambda: turn("cardinal", city="temple", deck="", deck_only=True), {"RU-3": "income"}),
    "no card left for the Abbot": (lambda: turn("abbot", city="temple", deck="", deck_only=True), {"RU-3": "income 0"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(SAFE))
def test_what_is_safe_or_has_run_out_is_refused_by_the_rule_that_says_so(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


# Open questions

def warranted(signed: bool = True, city: str = "") -> Game:
    """Seat 1, the Magistrate, is asked at the first paid build of the Merchant."""
    warrants = {"signed": "merchant", "unsigned": ["king", "bishop"]} if signed else {
        "signed": "king", "unsigned": ["merchant", "bishop"]}
    return gathered("build docks", other=seat("magistrate", city=city), warrants=warrants)


def threatened(*lines: str) -> Game:
    """Seat 0, the Merchant, is threatened by seat 1."""
    return play(turn(city="market smithy laboratory", other=seat("blackmailer"),
                     threats={"flower": "merchant", "plain": "king"}), *lines)


THREATENED = "end, pass, income, bonus, build tavern, smithy, laboratory docks, reveal"
OPEN: Situations = {
    "choosing": (lambda: Game.new("deluxe", 4, preset="first-game", seed=1), {
        "DX-DRAFT-3": "gold, cards, end, pass, build manor, income, bonus, name king, smithy, pick magician"}),
    "choosing, two players": (lambda: Game.new("deluxe", 2, preset="first-game", seed=1), {
        "DX-DRAFT-5": "gold, end, discard king, pick king"}),
    "laying aside, two players": (lambda: choose(Game.new("deluxe", 2, preset="first-game", seed=1), 0, 0), {
        "DX-DRAFT-5": "gold, end, pick warlord, discard king"}),
    "choosing, three players": (lambda: Game.new("deluxe", 3, preset="first-game", seed=1), {
        "DX-DRAFT-6": "gold, end, pick magician"}),
    "the last of seven": (lambda: last_pick(7), {"DX-DRAFT-4": "gold, end, pass, pick thief"}),
    "the last of eight": (lambda: last_pick(8), {"DX-DRAFT-4": "gold, end, pass, pick thief"}),
    "the Theater asks": (lambda: theater(4), {"DX-THEATER-2": "gold, end, pick king, name king"}),
    "the Theater asks what to give": (lambda: play(theater(3), "theater 1"), {
        "DX-THEATER-1": "pass, theater 2, gold, end"}),
    "drawn cards": (lambda: play(turn(), "cards"), {
        "DX-TURN-1": "gold, cards, end, pass, bonus, build tavern, keep docks, income"}),
    "the Scholar's seven": (lambda: play(turn("scholar"), "study"), {
        "DX-SCHOLAR-1": "gold, end, pass, study, keep temple"}),
    "the Magician's cards": (lambda: play(turn("magician"), "redraw"), {
        "DX-MAGICIAN-1": "gold, end, pass, swap 1, redraw, put castle"}),
    "the Wizard has looked": (lambda: play(turn("wizard"), "look 1"), {
        "DX-WIZARD-3": "gold, end, pass, now, hold, take docks"}),
    "the Wizard has taken": (lambda: play(turn("wizard"), "look 1", "take market"), {
        "DX-WIZARD-1": "gold, end, pass, take castle"}),
    "the Seer gives": (lambda: play(turn("seer"), "foresee"), {"DX-SEER-1": "gold, end, pass, give harbor"}),
    "the Emperor takes": (lambda: play(turn("emperor"), "crown 1"), {"DX-EMPEROR-3": "gold, end, pass, crown 2"}),
    "the murdered Emperor": (
        lambda: play(table(seat("assassin"), seat("emperor"), seat("warlord"), crown=3), "name emperor", "gold", "end",
                     "gold", "end"), {"DX-EMPEROR-4": "crown 1, crown 3, pass, end, take gold"}),
    "the Cardinal gives": (
        lambda: gathered("borrow 1 castle", character="cardinal", gold=1, hand="castle docks tavern"),
        {"DX-CARDINAL-2": "end, pass, build tavern"}),
    "the Diplomat gives": (lambda: play(turn("diplomat"), "exchange 1 temple"), {
        "DX-DIPLOMAT-2": "gold, end, pass, exchange 1 temple"}),
    "warrants": (lambda: play(turn("magistrate"), "sign king"), {"DX-MAGISTRATE-1": "gold, end, pass, sign bishop"}),
    "threats": (lambda: play(turn("blackmailer"), "flower king"), {
        "DX-BLACKMAILER-1": "gold, end, pass, flower bishop"}),
    "payment": (lambda: gathered("build docks", city=FRAMED), {"DX-TURN-3": "gold, end, pass, bonus, build tavern"}),
    "a warrant": (warranted, {"DX-MAGISTRATE-7": "gold, end, build tavern"}),
    "an unsigned warrant": (lambda: warranted(signed=False), {"DX-MAGISTRATE-2": "confiscate"}),
    "a warrant for a name of one's own": (lambda: warranted(city="docks"), {"DX-MAGISTRATE-4": "confiscate"}),
    "a warrant for oneself": (
        lambda: play(table(seat("magistrate merchant", 5, "docks"), seat("king bishop"), players=2, rank=6,
                           warrants={"signed": "merchant", "unsigned": ["king", "bishop"]}), "gold", "build docks"),
        {"RU-4": "confiscate"}),
    "threatened, not gathered": (threatened, {"DX-BLACKMAILER-2": f"{THREATENED}, bribe, refuse"}),
    "threatened": (lambda: threatened("gold"), {"DX-BLACKMAILER-2": f"{THREATENED}, gold, cards"}),
    "a refusal": (lambda: threatened("gold", "refuse"), {"DX-BLACKMAILER-3": "gold, end, bribe, refuse, flower king"}),
    "the Witch, not gathered": (lambda: turn("witch", city="smithy laboratory"), {
        "DX-WITCH-1": "name king, end, pass, build tavern, smithy, laboratory docks"}),
    "the Witch must name": (lambda: gathered(character="witch", city="smithy laboratory"), {
        "DX-WITCH-1": "end, pass, build tavern, smithy, laboratory docks"}),
    "bewitched": (
        lambda: play(table(seat("witch"), seat("merchant", 9, "docks", "market smithy laboratory")), "gold",
                     "name merchant"),
        {"DX-WITCH-2": "income, bonus, build docks, smithy, laboratory docks, end, pass"}),
    "the Emperor must give the crown": (lambda: gathered(character="emperor"), {"DX-EMPEROR-2": "end"}),
}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OPEN))
def test_while_a_question_is_open_the_rule_that_asks_it_forbids_the_rest(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)


OVER: Situations = {
    "over": (lambda: play(table(seat("warlord", city=SEVEN), rank=8), "gold", "end"), {
        "DX-END-1": "gold, cards, end, pass, pick king, build tavern, income, bonus, name king, smithy"})}


@pytest.mark.parametrize(("make", "line", "rule"), cases(OVER))
def test_after_the_end_nothing_is_played(make: Make, line: str, rule: str) -> None:
    refused(make(), line, rule)
