"""The plain reason before the rule, with its numbers, and what is shown dimmed because of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from citadels import Game
from tests.circus import table as circus
from tests.classic import table as classic
from tests.common_city.table import mark, town, who, without
from tests.scenarios.table import play, seat, table

Make = Callable[[], Game]
Told = tuple[str, dict[str, Any]]
OTHER = seat(gold=1, hand="castle market", city="temple")


def borrowing(hand: str) -> Game:
    """A Cardinal with 3 gold has gathered; the next player has 1, the others have none."""
    return play(table(seat("cardinal", 1, hand), OTHER, rank=5), "gold")


def marked() -> Game:
    return town(who(), up="assassin", before="abbot", robbed=mark("king", 2))


GIVEN: dict[str, tuple[Make, dict[str, Told]]] = {
    "Assassin": (lambda: table(seat("assassin")), {"name assassin": ("own-character", {})}),
    "Thief": (lambda: table(seat("thief"), rank=2, killed="bishop"), {
        "name assassin": ("first-rank", {}), "name bishop": ("killed", {}), "name thief": ("own-character", {})}),
    "Thief after the Witch": (lambda: table(seat("thief"), rank=2, cast="witch", bewitched="king"), {
        "name king": ("bewitched", {})}),
    "Blackmailer": (lambda: play(table(seat("blackmailer"), rank=2, killed="bishop"), "flower king"), {
        "threaten king": ("chosen", {}), "threaten bishop": ("killed", {}), "threaten assassin": ("first-rank", {})}),
    "Magistrate": (lambda: play(table(seat("magistrate")), "sign king"), {
        "warrant king": ("chosen", {}), "warrant magistrate": ("own-character", {})}),
    "Magistrate without the signed warrant": (
        lambda: play(table(seat("magistrate"), seat("thief", 5, "tavern")), "sign king", "warrant thief",
                     "warrant bishop", "gold", "end", "gold", "build tavern"), {"confiscate": ("not-signed", {})}),
    "Assassin of the Common City": (marked, {"name abbot": ("called", {}), "name king": ("chosen", {})}),
    "Witch": (lambda: play(table(seat("witch", hand="tavern")), "gold"), {
        "build tavern": ("bewitch-first", {}), "end": ("bewitch-first", {})}),
    "bewitched": (
        lambda: play(table(seat("witch"), seat("thief", 5, "tavern")), "gold", "name thief"),
        {"build tavern": ("only-gather", {}), "end": ("only-gather", {})}),
    "Seer among empty hands": (lambda: table(seat("seer"), rank=3), {"foresee": ("all-hands-empty", {})}),
    "Emperor": (lambda: play(table(seat("emperor"), OTHER, rank=4, crown=2), "gold"), {
        "end": ("crown-first", {}), "crown 2": ("has-crown", {})}),
    "killed Emperor": (
        lambda: play(table(seat("emperor"), seat("warlord"), rank=8, killed="emperor", crown=2), "gold", "end"),
        {"crown 2": ("has-crown", {})}),
    "Cardinal": (lambda: borrowing("palace castle"), {
        "borrow 2 castle": ("too-poor", {"cost": 1, "gold": 0}),
        "borrow 1 palace": ("too-poor", {"cost": 2, "gold": 1}),
        "build castle": ("cost", {"cost": 4, "gold": 3})}),
    "Cardinal without cards": (lambda: borrowing("castle"), {"borrow 1 castle": ("too-few-cards",
                                                                                {"cost": 1, "count": 0})}),
    "Cardinal who borrows for a Thieves' Den": (
        lambda: play(borrowing("thieves-den docks tavern church"), "borrow 1 thieves-den"),
        {"pay": ("too-poor", {"cost": 3, "gold": 1})}),
    "Warlord who has acted": (
        lambda: play(classic.table(seat("warlord", hand="tavern", city="prison"), OTHER, rank=8), "gold",
                     "destroy 1 temple"), {"build tavern": ("only-end", {}), "income": ("only-end", {})}),
    "Secret Vault": (lambda: play(table(seat("king", 9, "secret-vault"), rank=4), "gold"), {
        "build secret-vault": ("never-built", {"card": "secret-vault"})}),
    "Queen of the Common City": (lambda: town(who(), up="queen", crown=2), {"bonus": ("not-after-king", {})}),
    "Bell Tower": (lambda: town(who(city="bell-tower"), who(city=without("bell-tower")[:29]), up="artist"), {
        "bell-tower": ("too-late-to-ring", {"count": 30, "limit": 30})}),
    "auction": (lambda: play(town(who(5, "docks"), who(4), who(4), up="merchant"), "auction docks", "bid 2"), {
        "bid 1": ("bid-more", {"limit": 2}), "bid 2": ("bid-more", {"limit": 2}),
        "bid 5": ("cost", {"cost": 5, "gold": 4})}),
    "two booths": (lambda: circus.table(circus.seat("bishop", 0), circus.seat(booths=[0, 0]), rank=5), {
        "ticket 1": ("", {}), "ticket 1 2": ("cost", {"cost": 1, "gold": 0})}),
}


@pytest.mark.parametrize(("make", "line", "wanted"), [
    pytest.param(make, line, wanted, id=f"{situation}: {line}")
    for situation, (make, lines) in GIVEN.items() for line, wanted in lines.items()])
def test_the_reason_says_what_is_the_matter_in_numbers(make: Make, line: str, wanted: Told) -> None:
    refused = make().refusal(line)
    assert refused is not None and (refused.reason.removeprefix("reason-"), refused.values) == wanted


def dimmed(game: Game, verb: str) -> dict[str, str]:
    return {refused.line: refused.reason for refused in game.refusals() if refused.line.split()[0] == verb}


@pytest.mark.parametrize(("make", "verb", "wanted"), [
    (lambda: table(seat("artist", city="manor temple*"), rank=9), "beautify",
     {"beautify manor": "reason-cost", "beautify temple": "reason-beautified"}),
    (lambda: borrowing("castle"), "borrow",
     {"borrow 1 castle": "reason-too-few-cards", "borrow 2 castle": "reason-too-poor",
      "borrow 3 castle": "reason-too-poor"}),
    (lambda: circus.table(circus.seat("bishop", 0), circus.seat(booths=[0]), rank=5), "ticket",
     {"ticket 1": "reason-cost"}),
    (lambda: circus.table(circus.seat("bishop", hand="fortune-teller"), rank=5), "fortune",
     {f"fortune {other}": "reason-their-hand-empty" for other in (1, 2, 3)}),
    # Nobody thinks of the own city there.
    (lambda: table(seat("marshal", city="manor"), rank=8), "seize", {}),
    (lambda: table(seat("diplomat", city="manor"), rank=8), "exchange", {}),
    (lambda: circus.table(circus.seat("warlord", city="manor"), rank=8), "destroy", {}),
    (lambda: table(seat("warlord", city="armory"), rank=8), "armory", {}),
])
def test_what_one_may_think_of_is_dimmed_with_its_reason(make: Make, verb: str, wanted: dict[str, str]) -> None:
    assert dimmed(make(), verb) == wanted
