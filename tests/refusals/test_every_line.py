"""Every line that is not offered, wherever a random game stands, is refused by a rule of that edition and that game."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from functools import cache
from typing import NamedTuple

import pytest

from citadels import Game, rulebook, texts
from citadels.engine.editions import EDITIONS
from citadels.engine.words import LINES
from tests.circus.table import ACTIONS
from tests.playing import TABLES, some_game
from tests.scenarios.deluxe_box import wander
from tests.scenarios.table import RANKS

STOPS = 10
"""So many positions of each table are looked at, and in each of them a line of every kind."""

CHARACTERS = {name for names in RANKS for name in names}

GENERAL = {"SETUP", "DRAFT", "CALL", "TURN", "BANK", "END", "RANK8", "DECK", "CITY", "AUCTION", "PASS", "MARK",
           "ACTION"}
STEMS = {"TAX": "tax-collector", "HAUNTED-CITY": "haunted-quarter", "TENT": "big-top", "BOOTH": "ticket-booth",
         "FORTUNE": "fortune-teller", "CANNONBALL": "human-cannonball"}

# Whose a line is, if not a district's of the same name: any of these cards brings it into the game.
OWNERS = {
    "name": "assassin witch thief", "sign": "magistrate", "warrant": "magistrate", "confiscate": "magistrate",
    "flower": "blackmailer", "threaten": "blackmailer", "bribe": "blackmailer", "refuse": "blackmailer",
    "reveal": "blackmailer", "spy": "spy", "swap": "magician", "redraw": "magician", "put": "magician",
    "done": "magician", "look": "wizard", "now": "wizard", "hold": "wizard", "foresee": "seer", "crown": "emperor",
    "alms": "abbot", "borrow": "cardinal", "study": "scholar", "destroy": "warlord", "exchange": "diplomat",
    "for": "diplomat", "seize": "marshal", "beautify": "artist", "sacrifice": "necropolis", "spend": "thieves-den",
    "thanks": "ballroom", "silence": "ballroom", "tent": "big-top", "booth": "ticket-booth", "ticket": "ticket-booth",
    "cash": "ticket-booth", "fortune": "fortune-teller", "ringmaster": "ringmaster", "cannonball": "human-cannonball",
    "strongman": "strongman", "acrobat": "acrobat", "income N": "abbot", "bonus resource": "navigator",
    "take resource": "emperor", "give character": "theater", "take": "wizard fortune-teller",
} | {name: name for name in ("theater", "framework", "armory", "laboratory", "smithy", "museum", "graveyard",
                             "lighthouse", "bell-tower")}
DIFFERENT = {"deluxe": {"bonus": "merchant architect queen tax-collector", "give": "seer cardinal"}}
"""Where the lines of a card are not the same in all editions."""
OTHERWISE = {"bonus": "merchant architect queen", "give": "emperor", "give resource": "emperor"}
SALES = {"sell", "auction", "bid"}


def kind_of(line: str) -> str:
    """What a line is called in the table above."""
    verb, *rest = line.split()
    if verb in ("take", "give", "bonus") and rest and rest[0] in ("gold", "card", "cards"):
        return f"{verb} resource"
    if verb == "give" and rest[0] in CHARACTERS:
        return "give character"
    return "income N" if verb == "income" and rest else verb


def by_kind() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for line in LINES:
        found[kind_of(line)].append(line)
    return found


KINDS = by_kind()
NAMES = CHARACTERS | {line.split()[1] for line in KINDS["keep"]}
BASIC = {"manor", "castle", "palace", "temple", "church", "monastery", "cathedral", "tavern", "market", "trading-post",
         "docks", "harbor", "town-hall", "watchtower", "prison", "barracks", "fortress"}


def cards_of(game: Game) -> set[str]:
    """The characters, unique districts and action cards of the game."""
    position = game.position()
    actions = set(ACTIONS) if position["options"].get("action_cards") else set()
    return {*position["characters"], *position["uniques"], *actions}


def foreign(edition: str, kind: str, line: str, cards: set[str]) -> bool:
    """Whether a line names a card that is not in the game, or lines of its kind belong to such cards alone."""
    _, *rest = line.rstrip("*").split()
    if not {*rest[-1:]} & NAMES <= cards | BASIC:
        return True
    if kind in SALES:
        return edition != "common-city"
    owners = (OWNERS | OTHERWISE | DIFFERENT.get(edition, {})).get(kind, "").split()
    return bool(owners) and cards.isdisjoint(owners)


def card_of(rule: str) -> str | None:
    """The card that a rule is about, if it is about one."""
    stem = re.sub(r"^[A-Z]+-|-\d+$", "", rule)
    if rule.startswith(texts.RULING) or stem in GENERAL:
        return None
    return STEMS.get(stem, stem.lower())


@cache
def known(edition: str) -> set[str]:
    """The rules that hold in an edition, less those that it has in words of its own."""
    return {rule for rule in rulebook.holding(edition) if EDITIONS[edition].rule(rule) == rule}


class Refusal(NamedTuple):
    cards: set[str]  # of the game
    kind: str
    line: str
    rule: str


@cache
def refusals(edition: str, players: int) -> list[Refusal]:
    """In positions of random games, a line of every kind that is not offered, and the rule that forbids it."""
    found = []
    dice = random.Random(f"{edition} {players}")
    game = some_game(dice.randrange(10**6), players, edition=edition)
    for _ in range(STOPS):
        wander(game, dice, dice.randrange(1, 60))
        if game.over:
            game = some_game(dice.randrange(10**6), players, edition=edition)
        offered, cards = set(game.options()), cards_of(game)
        for kind, lines in KINDS.items():
            line = dice.choice(lines)
            if line not in offered:
                reason = game.why_not(line)
                assert reason is not None and reason.rule is not None and reason.sentence, line
                found.append(Refusal(cards, kind, line, reason.rule))
    return found


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_line_is_refused_by_a_rule_of_the_edition(edition: str, players: int) -> None:
    assert {(found.kind, found.rule) for found in refusals(edition, players)
            if found.rule not in known(edition)} == set()


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_line_is_never_refused_by_a_rule_about_a_card_that_is_not_in_the_game(edition: str, players: int) -> None:
    assert {(found.kind, found.rule) for found in refusals(edition, players)
            if (card := card_of(found.rule)) and card not in found.cards} == set()


@pytest.mark.rule("RU-8")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_line_is_refused_as_foreign_exactly_if_its_card_is_not_in_the_game(edition: str, players: int) -> None:
    assert {(found.kind, found.line, found.rule) for found in refusals(edition, players)
            if (found.rule == "RU-8") is not foreign(edition, found.kind, found.line, found.cards)} == set()


def test_every_rule_is_general_or_about_a_card() -> None:
    districts = {line.split()[1] for line in KINDS["build"]}
    assert {card for rule in texts.rule_ids() if (card := card_of(rule))} <= {*CHARACTERS, *ACTIONS, *districts}


def test_every_kind_of_line_has_an_owner_or_is_everybodys() -> None:
    everybody = {"gold", "cards", "end", "pass", "income", "pick", "discard", "keep", "build", "pay"}
    assert set(KINDS) == {*OWNERS, *OTHERWISE, *SALES, *everybody}
