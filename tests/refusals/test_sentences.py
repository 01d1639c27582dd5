"""The rule and the plain reason together: both are true of what the player sees, and neither tells anything hidden."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, IllegalMove
from tests.circus import table as circus
from tests.classic import table as classic
from tests.common_city.table import town, who
from tests.scenarios.table import play, refused, seat, table

Reason = tuple[str, str, dict[str, Any]]
"""The rule, the message and its values."""


def queen(edition: str, noble: str, at: int, **fields: Any) -> Game:
    """The turn of the Queen, seat 0 of five; this character of rank 4 has had a turn, unless it was killed."""
    seats = [seat("queen"), *(seat(noble if other == at else "") for other in range(1, 5))]
    return table(*seats, rank=9, players=5, cast=noble, edition=edition, **fields)


def abbot(edition: str, *gold: int) -> Game:
    """The turn of the Abbot of seat 0, with this gold for each seat."""
    first, *others = gold
    if edition == "common-city":
        return town(*(who(amount) for amount in gold), up="abbot")
    return table(seat("abbot", first), *(seat("", amount) for amount in others), rank=5, edition=edition)


def merchant(edition: str) -> Game:
    return table(seat("merchant", 5, "castle"), rank=6, edition=edition)


NO_SALES: Reason = ("RU-8", "reason-no-sales", {})
NOT_IN_GAME: Reason = ("RU-8", "reason-not-in-game", {})
BELL: dict[str, Reason] = {"bell-tower": ("CC-BELL-TOWER-1", "reason-rung", {})}
TOLD: dict[str, tuple[Game, dict[str, Reason]]] = {
    **{f"the Abbot of {edition} has {gold[0]}, the others {gold[1:]}": (
        abbot(edition, *gold),
        {line: ("DX-ABBOT-2" if edition == "deluxe" else "CL-ABBOT-2", reason, {}) for line, reason in told.items()})
       for edition in ("deluxe", "classic", "common-city") for gold, told in {
           (6, 5, 5, 2): {"alms 1": "reason-nobody-richer", "alms 3": "reason-nobody-richer", "alms 0": ""},
           (5, 5, 3, 2): {"alms 1": "reason-nobody-richer", "alms 2": "reason-nobody-richer"},
           (3, 5, 4, 2): {"alms 2": "reason-not-richest", "alms 3": "reason-not-richest"}}.items()},
    **{f"the others of the Abbot in {edition} are tied": (
        abbot(edition, 1, 4, 4, 2), {"alms 1": ("CL-ABBOT-2", "reason-tied-richest", {}),
                                     "alms 3": ("CL-ABBOT-2", "reason-not-richest", {})})
       for edition in ("classic", "common-city")},
    **{f"the Queen, the {noble} at {at}, {fields}": (queen("deluxe", noble, at, **fields), {
        "bonus": ("DX-QUEEN-1", reason, {})}) for noble, at, fields, reason in (
            ("king", 1, {"killed": "king"}, "reason-nobody-revealed"),
            ("king", 2, {"killed": "king"}, "reason-nobody-revealed"),
            ("patrician", 0, {}, "reason-nobody-revealed"),
            ("emperor", 3, {"crown": 1}, "reason-not-beside"),
            ("king", 2, {"crown": 2}, "reason-not-beside"))},
    **{f"the classic Queen, the {noble} at {at}, {fields}": (play(queen("classic", noble, at, **fields), "gold"), {
        "bonus": ("CL-QUEEN-1", reason, {})}) for noble, at, fields, reason in (
            ("king", 1, {"killed": "king"}, "reason-nobody-revealed"),
            ("emperor", 1, {"killed": "emperor", "crown": 4}, "reason-nobody-revealed"),
            ("king", 0, {}, "reason-nobody-revealed"),
            ("king", 3, {"crown": 3}, "reason-not-beside"),
            ("emperor", 1, {"crown": 2}, "reason-not-beside-crown"),
            ("emperor", 1, {"crown": 0}, "reason-not-beside-crown"))},
    "the bell was rung in an earlier turn": (town(who(5, city="bell-tower"), up="merchant", rung=True), BELL),
    "the bell was rung in this turn": (play(town(who(5, city="bell-tower"), up="merchant"), "bell-tower"), BELL),
    **{f"no sales in {edition}": (merchant(edition), {
        "sell castle": NO_SALES, "auction castle": NO_SALES, "bid 3": NO_SALES, "sell lighthouse": NO_SALES,
        f"build {absent}": NOT_IN_GAME, "name spy": NOT_IN_GAME, "pick spy": NOT_IN_GAME, "look 1": NOT_IN_GAME})
       for edition, absent in (("deluxe", "ballroom"), ("classic", "framework"), ("circus", "armory"))},
    "sales": (town(who(5, "castle"), up="merchant"), {
        "sell framework": NOT_IN_GAME, "auction big-top": NOT_IN_GAME, "name spy": NOT_IN_GAME,
        "sell palace": ("CC-TURN-3", "reason-not-held", {"card": "palace"})}),
    "a Big Top": (circus.table(seat("warlord", 9), seat(city="big-top"), rank=8), {
        "destroy 1 big-top": ("CI-TENT-3", "reason-safe", {"card": "big-top"})}),
    "a Big Top and a Human Cannonball": (
        circus.table(seat("merchant", 9, "human-cannonball ringmaster castle", "big-top keep"), rank=6), {
            "cannonball big-top": ("CI-TENT-4", "", {}),
            "build ringmaster": ("CI-ACTION-4", "reason-never-built", {"card": "ringmaster"})}),
}


@pytest.mark.parametrize(("game", "line", "wanted"), [
    pytest.param(game, line, wanted, id=f"{situation}: {line}", marks=pytest.mark.rule(wanted[0]))
    for situation, (game, lines) in TOLD.items() for line, wanted in lines.items()])
def test_what_a_player_is_told(game: Game, line: str, wanted: Reason) -> None:
    refused(game, line, wanted[0])
    told = game.refusal(line)
    assert told is not None and (told.line, *told[1:]) == (line, *wanted)
    assert game.player == 0 and all(game.imagine(0, seed).refusal(line) == told for seed in range(3))


@pytest.mark.rule("CL-QUEEN-1", "CL-HOSPITAL-1")
def test_a_killed_king_in_a_hospital_is_seen_but_brings_the_queen_nothing_yet() -> None:
    game = classic.table(seat("queen"), seat("king", city="hospital"), rank=4, players=5, killed="king")
    play(game, "gold", "gold")
    assert game.player == 0
    told = game.refusal("bonus")
    assert told is not None and (told.rule, told.reason) == ("CL-QUEEN-1", "")


def test_a_bell_that_was_rung_is_not_dimmed() -> None:
    game = town(who(5, city="bell-tower"), up="merchant", rung=True)
    assert "bell-tower" not in {told.line for told in game.refusals()}


@pytest.mark.parametrize("line", ["destroy 1 big-top", "cannonball big-top", "build ringmaster"])
def test_a_line_that_is_never_offered_has_no_number(line: str) -> None:
    with pytest.raises(IllegalMove):
        Game.action_id(line)


@pytest.mark.parametrize("line", ["name big-top", "big-top", "destroy big-top", "build castel"])
def test_of_what_is_no_line_there_is_no_refusal(line: str) -> None:
    game = circus.table(seat("warlord", 9), rank=8)
    why = game.why_not(line)
    assert why is not None and why.rule is None
    with pytest.raises(IllegalMove) as caught:
        game.refusal(line)
    assert str(caught.value) == why.sentence
