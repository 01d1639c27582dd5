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
from citadels.engine.verbs import SALE
from citadels.engine.words import CARD_IDS, CHARACTER_IDS, LINES
from citadels.facts import district, facts_of
from citadels.game import Refused
from citadels.offers import parse
from citadels.shapes import View, ViewPlayer, ViewTurn
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
        assert view["turn"] is not None, "a reason is given only in a turn"
        self.values = refused.values
        self.move = parse(refused.line)
        self.view = view
        self.seat = seat
        self.me: ViewPlayer = view["players"][seat]
        self.turn: ViewTurn = view["turn"]
        self.facts = facts_of(view["edition"], view["options"])

    @property
    def target(self) -> ViewPlayer:
        return self.view["players"][self.move.seat or 0]

    def hand(self) -> list[str]:
        return self.me["hand"] if isinstance(self.me["hand"], list) else []

    def city(self, seat: int | None = None) -> list[str]:
        return [district(item) for item in self.view["players"][self.seat if seat is None else seat]["city"]]

    def used(self, *words: str) -> bool:
        return any(word in self.turn["used"] for word in words)

    def of(self, name: str) -> int:
        return int(self.values[name])

    def others(self) -> list[ViewPlayer]:
        return [player for player in self.view["players"] if player is not self.me]

    def gold(self) -> list[int]:
        return [player["gold"] for player in self.view["players"]]

    def acting(self) -> bool:
        """Whether what is said is said of the character whose turn it is."""
        return self.values["character"] == self.turn["character"]

    def beside(self, seat: int) -> bool:
        return abs(seat - self.seat) in (1, len(self.view["players"]) - 1)

    def cost(self, card: str | None) -> int:
        return self.facts.districts[(card or "").rstrip("*")].cost

    def marked(self, character: str | None, *marks: str) -> bool:
        """Whether a character has one of these marks."""
        found = [dict(self.view)[mark] for mark in marks]
        return character in [mark["character"] if isinstance(mark, dict) else mark for mark in found]

    def chosen(self) -> bool:
        tokens = self.turn["tokens"] if isinstance(self.turn["tokens"], list) else []
        return self.move.character in tokens or self.marked(self.move.character, "killed", "robbed", "bewitched")

    def complete(self) -> bool:
        """Whether the city aimed at is; an Armory that aims at its own city does not count."""
        own = self.move.key == "armory" and self.move.seat == self.seat
        size = sum(self.facts.size(name) for name in self.city(self.move.seat))
        return size - own >= self.facts.goal(len(self.view["players"]), self.view.get("rung", False))

    def once(self) -> bool:
        """Whether this district, card or ticket has been used."""
        if self.move.key == "auction":
            return self.move.card in self.turn["offered"]
        if self.move.key in ("ticket", "ticket-n"):
            return [self.move.seat, self.move.number or 1] in self.turn["tickets"]
        return self.used(self.move.key)

    def missing(self) -> bool:
        """Whether no card of the game has the verb."""
        box, verb = EDITIONS[self.view["edition"]], self.move.verb.first
        cards = [box.characters[CHARACTER_IDS[name]] for name in self.view["characters"]]
        kinds = [box.districts[CARD_IDS[name]] for name in (*self.view["uniques"], *self.facts.actions)]
        owned = [(card.verbs, card.answers) for card in cards] + [(card.verbs, card.answers) for card in kinds]
        return all(verb not in verbs and verb not in dict(answers) for verbs, answers in owned)

    def absent(self) -> bool:
        """Whether the line names a card that is not in the game."""
        if self.move.character:
            return self.move.character not in self.view["characters"]
        card = (self.move.card or "").rstrip("*")
        basic = card in self.facts.districts and self.facts.districts[card].type != "unique"
        return bool(card) and not basic and card not in (*self.view["uniques"], *self.facts.actions)

    def signed(self) -> str | None:
        """The character with the signed warrant, if this seat knows it."""
        return self.view["warrants"]["signed"] if isinstance(self.view["warrants"], dict) else None

    def bid(self) -> int:
        return 0 if self.view["auction"] is None else self.view["auction"]["bid"]

    def price(self) -> int:
        """What a card of the hand costs to build."""
        card = self.facts.districts[self.move.card or ""]
        return card.cost - (card.type == "unique" and "factory" in self.city() and self.move.card != "factory")


# The other things that a turn remembers are a character's abilities.
NO_POWER = {"income", "laboratory", "smithy", "museum", "warrant", "built", "act", "action", "ringmaster", "murdered",
            "victim"}

# What must be true for a message to be said, found from the view alone.
TRUE: dict[str, Callable[[Case], bool]] = {
    refusal.HAS_GATHERED: lambda case: case.turn["gathered"],
    refusal.GATHER_FIRST: lambda case: not case.turn["gathered"],
    refusal.NO_CARDS: lambda case: case.view["deck"] == 0 and not case.view["discard"],
    refusal.NOT_HELD: lambda case: case.values["card"] not in case.hand(),
    refusal.STANDS: lambda case: case.values["card"] in case.city(),
    refusal.STANDS_ELSEWHERE: lambda case: any(
        case.values["card"] in case.city(seat) for seat in range(len(case.view["players"])) if seat != case.seat),
    refusal.STANDS_THERE: lambda case: any(
        case.values["card"] in case.city(seat) for seat in range(len(case.view["players"])) if seat != case.seat),
    refusal.BUILDS_NOTHING: lambda case: case.values["character"] == case.turn["character"] == "navigator",
    refusal.LIMIT: lambda case: case.turn["built"] >= case.of("limit"),
    refusal.COST: lambda case: case.values["gold"] == case.me["gold"] < case.of("cost"),
    refusal.NO_INCOME: lambda case: case.acting() and case.turn["character"] not in case.facts.gains,
    refusal.INCOME_USED: lambda case: case.used("income"),
    refusal.NO_DISTRICT: lambda case: case.values["type"] not in [
        case.facts.districts[name].type for name in case.city() if name in case.facts.districts],
    refusal.NOT_YOURS: lambda case: case.acting(),
    refusal.POWER_USED: lambda case: not NO_POWER.issuperset(case.turn["used"]),
    refusal.USED: lambda case: case.once(),
    refusal.ACTION_USED: lambda case: case.used("action"),
    refusal.NOT_BUILT: lambda case: case.values["card"] not in case.city(),
    refusal.RUNG: lambda case: case.view["rung"],
    refusal.NOT_IN_GAME: lambda case: case.missing() or case.absent(),
    refusal.NO_SALES: lambda case: case.view["edition"] != "common-city" and case.move.verb.owner == SALE,
    refusal.COMPLETE: lambda case: case.complete(),
    refusal.TOO_DEAR: lambda case: case.of("limit") < case.of("cost") <= case.cost(case.move.card) + 1,
    refusal.TOO_FEW_CARDS: lambda case: case.values["count"] == len(case.hand()) - 1 < case.of("cost"),
    refusal.TOO_POOR: lambda case: case.of("cost") > case.of("gold") in [other["gold"] for other in case.others()],
    refusal.NOT_SHORT: lambda case: case.price() <= case.me["gold"],
    refusal.NOT_RICHEST: lambda case: case.target["gold"] < max(case.gold()),
    refusal.NOBODY_RICHER: lambda case: case.me["gold"] == max(case.gold()),
    refusal.TIED_RICHEST: lambda case: case.gold().count(max(case.gold())) > 1,
    refusal.FULL: lambda case: len(case.city()) >= case.of("limit"),
    refusal.NOT_SIGNED: lambda case: case.turn["character"] != case.signed(),
    refusal.BEAUTIFIED_BEFORE: lambda case: any(
        not isinstance(item, str) and item.get("beautified") for item in case.me["city"]
        if district(item) == case.values["card"]),
    refusal.NO_TAX: lambda case: case.view["tax"] == 0,
    refusal.NOT_BESIDE: lambda case: not any(
        case.beside(seat) and case.facts.ranks.get(name or "") == 4
        for seat, player in enumerate(case.view["players"]) for name in player["characters"]),
    refusal.NOT_BESIDE_CROWN: lambda case: not case.beside(case.view["crown"]),
    refusal.NOBODY_REVEALED: lambda case: not any(
        case.facts.ranks.get(name or "") == 4 for player in case.others() for name in player["characters"]),
    refusal.NOT_AFTER_KING: lambda case: not case.beside(case.view["crown"]) and "king" not in case.view["called"][-2:],
    refusal.EMPTY_HAND: lambda case: not case.hand(),
    refusal.THEIR_HAND_EMPTY: lambda case: case.target["hand"] == 0,
    refusal.ALL_HANDS_EMPTY: lambda case: all(other["hand"] == 0 for other in case.others()),
    refusal.GUARDED: lambda case: case.values["character"] == "bishop" != case.view["killed"],
    refusal.SAFE: lambda case: case.values["card"] in ("keep", "big-top"),
    refusal.NOTHING_TO_GIVE: lambda case: not case.city(),
    refusal.NOT_DEARER: lambda case: case.cost(case.move.card) <= case.of("cost"),
    refusal.NONE_DEARER: lambda case: all(
        case.cost(name) <= case.of("cost") for name in case.hand() if name in case.facts.districts),
    refusal.ONLY_END: lambda case: case.used("act"),
    refusal.ONLY_GATHER: lambda case: case.used("murdered", "victim") or case.marked(
        case.turn["character"], "killed", "bewitched"),
    refusal.BEWITCH_FIRST: lambda case: case.turn["character"] == "witch" and case.turn["gathered"],
    refusal.CROWN_FIRST: lambda case: case.turn["character"] == "emperor" and not case.used("crown"),
    refusal.HAS_CROWN: lambda case: case.move.seat == case.view["crown"],
    refusal.OWN_CHARACTER: lambda case: case.move.character == case.turn["character"],
    refusal.FIRST_RANK: lambda case: case.facts.ranks[case.move.character or ""] == 1,
    refusal.IS_KILLED: lambda case: case.marked(case.move.character, "killed"),
    refusal.IS_BEWITCHED: lambda case: case.marked(case.move.character, "bewitched"),
    refusal.CALLED_BEFORE: lambda case: case.move.character in case.view["called"],
    refusal.CHOSEN_BEFORE: lambda case: case.chosen(),
    refusal.NEVER_BUILT: lambda case: case.values["card"] == "secret-vault",
    refusal.TOO_LATE_TO_RING: lambda case: case.of("limit") <= case.of("count") == sum(
        len(player["city"]) for player in case.view["players"]),
    refusal.BID_MORE: lambda case: (case.move.number or 0) <= case.bid() == case.values["limit"],
}


def test_every_reason_can_be_checked() -> None:
    assert set(TRUE) == set(MESSAGES)


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
            for line in [*dice.sample(LINES, SAMPLE), *(refused.line for refused in game.refusals())]:
                refused = game.refusal(line)
                assert refused == twin.refusal(line)
                if refused is not None and refused.reason:
                    said.add(refused.reason)
                    if refused.rule != "RU-8" or view["turn"] is not None:
                        assert TRUE[refused.reason](Case(refused, view, seat)), refused
        game.play(dice.choice(game.options()))
    assert {refusal.NOT_HELD, refusal.NOT_IN_GAME} <= said | {refusal.NOT_IN_GAME}


@pytest.mark.parametrize("lang", texts.languages())
def test_every_reason_has_its_words(lang: str) -> None:
    values: dict[str, str | int] = {"card": "keep", "character": "king", "type": "noble"}
    values |= {"cost": 5, "gold": 4, "limit": 2, "count": 1}
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


def test_that_a_card_cannot_be_built_is_said_once() -> None:
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"characters": ["warlord"], "gold": 9, "hand": ["secret-vault"]}, {}, {}, {}]})
    game.play("gold")
    refused = game.refusal("build secret-vault")
    assert refused is not None and (refused.rule, refused.reason) == ("DX-SECRET-VAULT-1", "reason-never-built")
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
    assert '"name thief" is not allowed now. That is the character you are playing now. DX-THIEF-' in told
