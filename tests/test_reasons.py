"""The plain reason before a rule: never for a line that is allowed, and always true of the real game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.text import Text

from citadels import Game
from citadels.engine.building import limit, over_limit, unlawful
from citadels.engine.card import matching
from citadels.engine.editions import EDITIONS
from citadels.engine.ids import NO_TYPE
from citadels.engine.state import State
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, LINES, TYPE_WORDS, VERB_WORD
from citadels.facts import facts_of
from citadels.reasons import ACTIONS, Reason, because, case_of, reason
from tests.playing import some_game
from tests.terminal import at_a_terminal, own_folder, quiet_table

__all__ = ["own_folder"]  # kept games go nowhere else

Json = dict[str, Any]
EVERY = 23  # every so many decisions all lines are looked at
ACTION_WORDS = {*ACTIONS, "strongman"}
ONE_POWER = ("swap", "redraw")  # the Magician does one or the other


def verb_of(line: str) -> str:
    return line.partition(" ")[0]


class Watched:
    """A random game, and the lines of the turn that is going on."""

    def __init__(self, seed: int, edition: str) -> None:
        self.dice = random.Random(seed)
        self.game = some_game(seed, edition=edition)
        self.turn: tuple[object, ...] = ()
        self.lines: list[str] = []

    def play(self) -> None:
        """Building waits a little, so that turns are not all alike."""
        options = self.game.options()
        slow = [line for line in options if line != "end"]
        line = self.dice.choice(slow if slow and self.dice.random() < 0.6 else options)
        g = self.game.state
        turn = (g.number, g.turn.seat, g.turn.character)
        if turn != self.turn:
            self.turn, self.lines = turn, []
        if self.game.player == g.turn.seat:
            self.lines.append(line)
        self.game.play(line)

    def done(self, *words: str) -> bool:
        g = self.game.state
        return (g.number, g.turn.seat, g.turn.character) == self.turn and any(
            verb_of(line) in words for line in self.lines)


def true_of_cards(g: State, found: Reason) -> bool:
    kind = CARD_WORDS.index(found.card)
    player = g.players[g.turn.seat]
    if found.message == "reason-not-held":
        return kind not in player.hand
    if found.message == "reason-not-built":
        return not player.names >> kind & 1
    return unlawful(g, g.turn.seat, kind) == ("DX-TURN-4" if found.message == "reason-stands" else "CC-TURN-4")


def true_of_turns(watched: Watched, line: str, found: Reason) -> bool:
    g = watched.game.state
    verb = verb_of(line)
    match found.message:
        case "reason-gathered":
            return g.turn.gathered
        case "reason-gather-first":
            return not g.turn.gathered and verb in ("build", "end", "destroy", "exchange")
        case "reason-no-cards":
            return g.stock() == 0
        case "reason-income-used":
            return watched.done("income")
        case "reason-action-used":
            return watched.done(*ACTION_WORDS)
        case "reason-used" | "reason-power-used":
            return watched.done(*(ONE_POWER if verb in ONE_POWER else (verb,)))
        case "reason-limit":
            kind = CARD_WORDS.index(line.split()[1])
            return found.limit == limit(g) and over_limit(g, kind) != ""
    raise AssertionError(found)


def true_of_the_character(g: State, line: str, found: Reason) -> bool:
    character = g.setup.characters[g.turn.character]
    if found.character and CHARACTER_WORDS[g.turn.character] != found.character:
        return False
    match found.message:
        case "reason-builds-nothing":
            return character.builds == 0
        case "reason-no-income":
            return character.type == NO_TYPE
        case "reason-no-district":
            type = TYPE_WORDS.index(found.type)
            return character.type == type and matching(g, g.turn.seat, type) == 0
        case "reason-not-yours":
            return verb_of(line) not in [verb_of(VERB_WORD[verb]) for verb in character.verbs]
    raise AssertionError(found)


def enough(game: Game, line: str, found: Reason) -> bool:
    """With just as much gold as it is said to cost, the line would be offered; with one less it would not."""
    for gold in (found.cost, found.cost - 1):
        position: Json = game.position()
        position["players"][game.player]["gold"] = gold
        other = Game.from_position(position)
        if (line in other.options()) != (gold == found.cost):
            return False
    assert game.player is not None
    return found.gold == game.state.players[game.player].gold < found.cost


def is_true(watched: Watched, line: str, found: Reason) -> bool:
    if found.message == "reason-cost":
        return enough(watched.game, line, found)
    if found.card:
        return true_of_cards(watched.game.state, found)
    if found.character or found.type:
        return true_of_the_character(watched.game.state, line, found)
    return true_of_turns(watched, line, found)


def looked_at(watched: Watched) -> set[str]:
    """Hold every line against the real game; the messages that came up."""
    game = watched.game
    assert game.player is not None
    view, offered = game.view(game.player), set(game.options())
    case = case_of(facts_of(view["edition"], view["options"]), view, game.options())
    messages = set()
    for line in LINES if case else ():
        assert case is not None
        found = because(case, line) if line not in offered else None
        if found is not None:
            assert is_true(watched, line, found), (line, found, view)
            messages.add(found.message)
    return messages


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_said_is_true(edition: str, seed: int) -> None:
    watched = Watched(seed, edition)
    messages: set[str] = set()
    for count in range(400):
        if watched.game.over:
            break
        if count % EVERY == seed:
            messages |= looked_at(watched)
        watched.play()
    assert {"reason-not-held", "reason-not-yours"} <= messages


# -- positions ---------------------------------------------------------------------------------------------------------
def asked(line: str, turn: Json, edition: str = "deluxe", **mine: Any) -> Reason | None:
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
    view = game.view(0)
    return reason(facts_of(edition, view["options"]), view, game.options(), line)


WARLORD: Json = {"characters": ["warlord"], "gold": 2, "hand": ["cathedral", "tavern"], "city": ["manor"]}


@pytest.mark.parametrize(("line", "turn", "more", "wanted"), [
    ("build cathedral", {"gathered": True}, {}, Reason("reason-cost", cost=5, gold=4)),
    ("build cathedral", {}, {}, Reason("reason-gather-first")),
    ("end", {}, {}, Reason("reason-gather-first")),
    ("build castle", {"gathered": True}, {}, Reason("reason-not-held", card="castle")),
    ("build tavern", {"gathered": True}, {"city": ["tavern"]}, Reason("reason-stands", card="tavern")),
    ("build tavern", {"gathered": True}, {}, None),  # it may be built
    ("build cathedral", {"gathered": True, "lines": ["build tavern"]}, {}, Reason("reason-limit", limit=1)),
    ("build cathedral", {"gathered": True}, {"city": ["framework"]}, None),  # it need not be paid for
    ("build thieves-den", {"gathered": True}, {"hand": ["thieves-den"]}, None),
    ("build factory", {"gathered": True}, {"hand": ["factory"], "gold": 0}, Reason("reason-cost", cost=5, gold=2)),
    ("build smithy", {"gathered": True}, {"hand": ["smithy"], "city": ["factory"], "gold": 1},
     Reason("reason-cost", cost=4, gold=3)),
    ("income", {}, {}, Reason("reason-no-district", type="military")),
    ("income", {"lines": ["income"]}, {"city": ["prison"]}, Reason("reason-income-used")),
    ("income", {}, {"city": ["prison"]}, None),
    ("gold", {"gathered": True}, {}, Reason("reason-gathered")),
    ("name king", {}, {}, Reason("reason-not-yours", character="warlord")),
    ("smithy", {}, {}, Reason("reason-not-built", card="smithy")),
    ("smithy", {}, {"city": ["smithy"], "gold": 1}, Reason("reason-cost", cost=2, gold=1)),
    ("laboratory castle", {}, {"city": ["laboratory"]}, Reason("reason-not-held", card="castle")),
    ("destroy 3 palace", {}, {}, Reason("reason-cost", cost=4, gold=2)),
    ("destroy 1 docks", {}, {}, Reason("reason-cost", cost=3, gold=2)),
    ("destroy 1 great-wall", {}, {}, Reason("reason-cost", cost=5, gold=2)),
    ("destroy 3 keep", {}, {}, None),  # its own rule speaks
    ("destroy 1 docks", {"lines": ["destroy 0 manor"]}, {}, Reason("reason-power-used")),
])
def test_what_a_warlord_is_told(line: str, turn: Json, more: Json, wanted: Reason | None) -> None:
    assert asked(line, turn, **{**WARLORD, **more}) == wanted


def test_what_a_circus_adds() -> None:
    held = {**WARLORD, "hand": ["ringmaster", "big-top"]}
    assert asked("ringmaster", {}, "circus", **WARLORD) == Reason("reason-not-held", card="ringmaster")
    assert asked("ringmaster", {}, "circus", **held) is None
    assert asked("tent", {"lines": ["ringmaster"]}, "circus", **held) == Reason("reason-action-used")


def test_nothing_is_said_where_something_else_is_asked() -> None:
    game = Game.new("deluxe", 4, seed=1)
    assert game.player is not None
    view = game.view(game.player)
    assert reason(facts_of("deluxe"), view, game.options(), "build castle") is None


def test_the_terminal_says_the_reason_and_then_the_rule() -> None:
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 2, "players": [
        {"characters": ["thief"], "gold": 2, "hand": ["cathedral"]}, {}, {}, {}]})
    shown = at_a_terminal(quiet_table(game, 0), "why income\ngold\nbuild cathedral\nwhy name thief\n")
    told = " ".join(Text.from_ansi(shown).plain.split())
    assert '"income" is not allowed now. The Thief collects no income. DX-' in told
    assert '"build cathedral" is not allowed now. It costs 5 gold, and you have 4. DX-TURN-3: ' in told
    assert '"name thief" is not allowed now. DX-THIEF-' in told
