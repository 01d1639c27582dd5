"""The plain reason before a rule: true of what the player sees, and the same in any game that looks the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from rich.text import Text

from citadels import Game, IllegalMove, texts
from citadels.engine import refusal
from citadels.engine.editions import EDITIONS
from citadels.engine.words import LINES
from citadels.facts import district
from citadels.game import Refused
from citadels.offers import parse
from citadels.shapes import View, ViewPlayer
from tests.playing import some_game
from tests.scenarios.table import seat, table
from tests.terminal import at_a_terminal, own_folder, quiet_table

__all__ = ["own_folder"]  # kept games go nowhere else

Json = dict[str, Any]
EVERY = 23      # every so many decisions lines are looked at
SAMPLE = 400    # lines
MESSAGES = [value for name, value in vars(refusal).items() if name.isupper() and isinstance(value, str)]


class Case:
    """A refusal as the player meets it: what is said, and what can be seen."""

    def __init__(self, refused: Refused, view: View, seat: int) -> None:
        self.values = refused.values
        self.move = parse(refused.line)
        self.view = view
        self.seat = seat
        self.me: ViewPlayer = view["players"][seat]
        self.turn = view["turn"]

    def hand(self) -> list[str]:
        return self.me["hand"] if isinstance(self.me["hand"], list) else []

    def city(self, seat: int | None = None) -> list[str]:
        return [district(item) for item in self.view["players"][self.seat if seat is None else seat]["city"]]

    def used(self, *words: str) -> bool:
        return self.turn is not None and any(word in self.turn["used"] for word in words)


# What must be true for a message to be said, found from the view alone.
TRUE: dict[str, Callable[[Case], bool]] = {
    refusal.HAS_GATHERED: lambda case: case.turn is not None and case.turn["gathered"],
    refusal.GATHER_FIRST: lambda case: case.turn is not None and not case.turn["gathered"],
    refusal.NO_CARDS: lambda case: case.view["deck"] == 0 and not case.view["discard"],
    refusal.NOT_HELD: lambda case: case.values["card"] not in case.hand(),
    refusal.STANDS: lambda case: case.values["card"] in case.city(),
    refusal.STANDS_ELSEWHERE: lambda case: any(
        case.values["card"] in case.city(seat) for seat in range(len(case.view["players"])) if seat != case.seat),
    refusal.COST: lambda case: case.values["gold"] == case.me["gold"] < int(case.values["cost"]),
    refusal.NOT_BUILT: lambda case: case.values["card"] not in case.city(),
    refusal.LIMIT: lambda case: case.turn is not None and case.turn["built"] >= int(case.values["limit"]),
    refusal.NOT_YOURS: lambda case: case.turn is not None and case.turn["character"] == case.values["character"],
    refusal.NO_INCOME: lambda case: case.turn is not None and case.turn["character"] == case.values["character"],
    refusal.INCOME_USED: lambda case: case.used("income"),
    refusal.ACTION_USED: lambda case: case.used("action"),
    refusal.EMPTY_HAND: lambda case: not case.hand(),
    refusal.NO_TAX: lambda case: case.view["tax"] == 0,
    refusal.THEIR_HAND_EMPTY: lambda case: case.view["players"][case.move.seat or 0]["hand"] == 0,
    refusal.TOO_POOR: lambda case: case.view["players"][case.move.seat or 0]["gold"] < int(case.values["cost"]),
    refusal.SAFE: lambda case: case.values["card"] == (case.move.card or "").rstrip("*"),
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_is_true_and_tells_nothing_hidden(edition: str, seed: int) -> None:
    dice = random.Random(seed)
    game = some_game(seed, edition=edition)
    said = set()
    for number in range(1500):
        if game.over:
            break
        if number % EVERY == 0:
            seat = game.player
            assert seat is not None
            view, twin = game.view(seat), game.imagine(seat, number)
            assert game.refusals() == twin.refusals() and game.question == twin.question
            for line in dice.sample(LINES, SAMPLE):
                refused = game.refusal(line)
                assert refused == twin.refusal(line)
                if refused is not None and refused.reason:
                    said.add(refused.reason)
                    assert TRUE.get(refused.reason, bool)(Case(refused, view, seat)), refused
        game.play(dice.choice(game.options()))
    assert {refusal.NOT_HELD, refusal.NOT_IN_GAME} <= said | {refusal.NOT_IN_GAME}


@pytest.mark.parametrize("lang", texts.languages())
def test_every_reason_has_its_words(lang: str) -> None:
    values: dict[str, str | int] = {"card": "keep", "character": "king", "type": "noble"}
    values |= {"cost": 5, "gold": 4, "limit": 2}
    for message in MESSAGES:
        assert texts.reason(message, lang, values).strip()


# -- positions ---------------------------------------------------------------------------------------------------------
def asked(line: str, turn: Json, edition: str = "deluxe", **mine: Any) -> tuple[str, dict[str, str | int]] | None:
    """The reason given to the first of four players, in the turn of their character."""
    others: list[Json] = [{"city": ["docks", "great-wall"]}, {}, {"city": ["palace", {"district": "keep"}]}]
    position: Json = {"edition": edition, "phase": "turns", "rank": 8, "players": [mine, *others], "seed": 1,
                      "uniques": ["great-wall", "keep", "smithy", "quarry", "factory", "framework", "thieves-den"]}
    if edition == "circus":
        del position["uniques"]
        others[0]["city"] = ["docks"]
    game = Game.from_position(position)
    while game.player != 0:
        game.play(game.options()[-1])
    if turn.get("gathered"):
        game.play("gold")
    for played in turn.get("lines", ()):
        game.play(played)
    refused = game.refusal(line)
    return None if refused is None else (refused.reason, refused.values)


WARLORD: Json = {"characters": ["warlord"], "gold": 2, "hand": ["cathedral", "tavern"], "city": ["manor"]}


@pytest.mark.parametrize(("line", "turn", "more", "wanted"), [
    ("build cathedral", {"gathered": True}, {}, ("reason-cost", {"cost": 5, "gold": 4})),
    ("build cathedral", {}, {}, ("reason-gather-first", {})),
    ("end", {}, {}, ("reason-gather-first", {})),
    ("build castle", {"gathered": True}, {}, ("reason-not-held", {"card": "castle"})),
    ("build tavern", {"gathered": True}, {"city": ["tavern"]}, ("reason-stands", {"card": "tavern"})),
    ("build tavern", {"gathered": True}, {}, None),  # it may be built
    ("build cathedral", {"gathered": True, "lines": ["build tavern"]}, {}, ("reason-limit", {"limit": 1})),
    ("build cathedral", {"gathered": True}, {"city": ["framework"]}, None),  # it need not be paid for
    ("build thieves-den", {"gathered": True}, {"hand": ["thieves-den"]}, ("reason-cost", {"cost": 6, "gold": 4})),
    ("build factory", {"gathered": True}, {"hand": ["factory"], "gold": 0}, ("reason-cost", {"cost": 5, "gold": 2})),
    ("build smithy", {"gathered": True}, {"hand": ["smithy"], "city": ["factory"], "gold": 1},
     ("reason-cost", {"cost": 4, "gold": 3})),
    ("income", {}, {}, ("reason-no-district", {"type": "military"})),
    ("income", {"lines": ["income"]}, {"city": ["prison"]}, ("reason-income-used", {})),
    ("income", {}, {"city": ["prison"]}, None),
    ("gold", {"gathered": True}, {}, ("reason-gathered", {})),
    ("name king", {}, {}, ("reason-not-yours", {"character": "warlord"})),
    ("smithy", {}, {}, ("reason-not-built", {"card": "smithy"})),
    ("smithy", {}, {"city": ["smithy"], "gold": 1}, ("reason-cost", {"cost": 2, "gold": 1})),
    ("laboratory castle", {}, {"city": ["laboratory"]}, ("reason-not-held", {"card": "castle"})),
    ("destroy 3 palace", {}, {}, ("reason-cost", {"cost": 4, "gold": 2})),
    ("destroy 1 docks", {}, {}, ("reason-cost", {"cost": 3, "gold": 2})),
    ("destroy 1 great-wall", {}, {}, ("reason-cost", {"cost": 5, "gold": 2})),
    ("destroy 3 keep", {}, {}, ("reason-safe", {"card": "keep"})),
    ("destroy 1 docks", {"lines": ["destroy 0 manor"]}, {}, ("reason-power-used", {})),
])
def test_what_a_warlord_is_told(line: str, turn: Json, more: Json, wanted: tuple[str, Json] | None) -> None:
    assert asked(line, turn, **{**WARLORD, **more}) == wanted


@pytest.mark.parametrize(("line", "city", "wanted"), [
    ("exchange 1 palace", "tavern framework", ("reason-cost", {"cost": 3, "gold": 0})),
    ("exchange 1 palace", "framework tavern", ("reason-cost", {"cost": 3, "gold": 0})),
    ("exchange 1 palace", "palace tavern", ("reason-stands", {"card": "palace"})),
    ("exchange 1 great-wall", "docks", ("reason-stands-there", {"card": "docks"})),
    ("exchange 1 palace", "", ("reason-nothing-to-give", {})),
])
def test_a_diplomat_is_told_what_comes_closest(line: str, city: str, wanted: tuple[str, Json]) -> None:
    game = table(seat("diplomat", city=city), seat(city="palace docks great-wall"), rank=8)
    refused = game.refusal(line)
    assert refused is not None and (refused.reason, refused.values) == wanted


def test_what_a_circus_adds() -> None:
    held = {**WARLORD, "hand": ["ringmaster", "big-top"]}
    assert asked("ringmaster", {}, "circus", **WARLORD) == ("reason-not-held", {"card": "ringmaster"})
    assert asked("ringmaster", {}, "circus", **held) is None
    assert asked("tent", {"lines": ["ringmaster"]}, "circus", **held) == ("reason-action-used", {})


@pytest.mark.parametrize(("line", "turn", "wanted"), [
    ("build palace", ["cannonball tavern"], ("reason-cost", {"cost": 4, "gold": 3})),
    ("build tavern", ["cannonball tavern"], ("reason-not-dearer", {"cost": 1})),
    ("build castle", ["cannonball tavern"], ("reason-not-held", {"card": "castle"})),
    ("cannonball watchtower", [], ("reason-not-built", {"card": "watchtower"})),
    ("cannonball church", ["gold", "build palace"], ("reason-cost", {"cost": 1, "gold": 0})),
    ("cannonball palace", ["gold", "build palace"], ("reason-none-dearer", {"cost": 5})),
])
def test_what_the_human_cannonball_needs(line: str, turn: list[str], wanted: tuple[str, Json]) -> None:
    mine = {"characters": ["warlord"], "gold": 3, "city": ["tavern", "church"],
            "hand": ["human-cannonball", "palace", "tavern", "manor"]}
    assert asked(line, {"lines": turn}, "circus", **mine) == wanted


def test_where_something_else_is_asked_the_rule_says_it_all() -> None:
    refused = Game.new("deluxe", 4, seed=1).refusal("build castle")
    assert refused is not None and refused.reason == ""


def test_of_a_card_that_cannot_be_built_the_rule_alone_says_so() -> None:
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"characters": ["warlord"], "gold": 9, "hand": ["secret-vault"]}, {}, {}, {}]})
    game.play("gold")
    refused = game.refusal("build secret-vault")
    assert refused is not None and (refused.rule, refused.reason) == ("DX-SECRET-VAULT-1", "")
    with pytest.raises(IllegalMove) as caught:
        game.play("build secret-vault")
    assert str(caught.value).count("cannot be built") == 1


def test_what_is_dimmed_is_what_one_may_think_of() -> None:
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"characters": ["warlord"], "gold": 1, "hand": ["cathedral", "tavern"], "city": ["manor"]},
        {"city": ["palace", "keep"]}, {}, {}]})
    dimmed = {refused.line: refused.reason for refused in game.refusals()}
    assert dimmed == {
        "end": "reason-gather-first", "build cathedral": "reason-gather-first", "build tavern": "reason-gather-first",
        "income": "reason-no-district", "destroy 0 manor": "reason-cost", "destroy 1 palace": "reason-cost",
        "destroy 1 keep": "reason-safe"}


def test_an_abbot_who_chooses_how_to_take_the_income_sees_no_other_income() -> None:
    game = table(seat("abbot", city="temple"), rank=5)
    assert {"income 0", "income 1"} <= set(game.options())
    assert [refused.line for refused in game.refusals() if refused.line.startswith("income")] == []


def test_another_kind_of_income_is_not_yours() -> None:
    refused = table(seat("king", city="manor"), rank=4, cast="abbot").refusal("income 1")
    assert refused is not None and (refused.reason, refused.values) == ("reason-not-yours", {"character": "king"})


def test_the_terminal_says_the_reason_and_then_the_rule() -> None:
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 2, "players": [
        {"characters": ["thief"], "gold": 2, "hand": ["cathedral"]}, {}, {}, {}]})
    shown = at_a_terminal(quiet_table(game, 0), "why income\ngold\nbuild cathedral\nwhy name thief\n")
    told = " ".join(Text.from_ansi(shown).plain.split())
    assert '"income" is not allowed now. The Thief collects no income. DX-' in told
    assert '"build cathedral" is not allowed now. It costs 5 gold, and you have 4. DX-TURN-3: ' in told
    assert '"name thief" is not allowed now. DX-THIEF-' in told
