"""Acts of several steps: held back until they are complete, as long as nothing is learned by them."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, cast

import pytest

from citadels import Game
from citadels.web.acts import WORLDS, Act
from citadels.web.live_table import LiveTable
from tests.circus.table import seat as circus_seat
from tests.circus.table import table as circus_table
from tests.scenarios.table import play, seat, table
from tests.web.helpers import Visitor, move
from tests.web.virtual_time import Memory, joined, live, table_of, virtual

FOES = (seat("assassin", gold=2, hand="docks", city="manor temple"), seat("warlord", gold=3, hand="market harbor",
                                                                         city="prison"), seat(gold=1, city="tavern"))


def turn(character: str, rank: int, lines: str = "", hand: str = "tavern castle market", city: str = "", gold: int = 6,
         cast: str = "") -> Game:
    """Seat 0 has its turn as this character."""
    foes = [one for one in FOES if not set(one["characters"]) & {character}]
    return play(table(seat(character, gold, hand, city), *foes, rank=rank, cast=cast, deck="palace church"),
                *[line for line in lines.split("/") if line])


# Each act line by line; the last one completes it.
ACTS: dict[str, tuple[Callable[[], Game], list[str]]] = {
    "magician": (lambda: turn("magician", 3), ["redraw", "put tavern", "put castle", "done"]),
    "diplomat": (lambda: play(table(seat("diplomat", 3, city="church"), FOES[0], FOES[2], rank=8), "gold"),
                 ["exchange 1 temple", "for church"]),
    "magistrate": (lambda: table(seat("magistrate"), seat("thief"), seat("king"), seat("warlord")),
                   ["sign king", "warrant warlord", "warrant thief"]),
    "blackmailer": (lambda: turn("blackmailer", 2), ["flower king", "threaten bishop"]),
    "thieves-den": (lambda: turn("king", 4, "gold", "thieves-den tavern castle", gold=5),
                    ["build thieves-den", "spend tavern", "pay"]),
    "cardinal": (lambda: play(table(seat("cardinal", 1, "palace tavern manor"), *FOES, rank=5), "gold"),
                 ["borrow 2 palace", "give tavern", "give manor"]),
    "necropolis": (lambda: turn("king", 4, "gold", "necropolis", "manor tavern"),
                   ["build necropolis", "sacrifice tavern"]),
    "framework": (lambda: turn("king", 4, "gold", "castle", "framework"), ["build castle", "framework"]),
    "wizard": (lambda: turn("wizard", 3, "gold/look 2"), ["take market", "hold"]),
    "emperor": (lambda: turn("emperor", 4), ["crown 2", "take gold"]),
    "cannonball": (lambda: play(circus_table(circus_seat("king", 2, "human-cannonball castle", "manor"),
                                             circus_seat("assassin"), circus_seat("thief"), circus_seat("warlord"),
                                             rank=4), "gold"),
                   ["cannonball manor", "build castle"]),
}


class Scene:
    def __init__(self, name: str) -> None:
        make, self.lines = ACTS[name]
        self.memory = Memory()
        self.game = make()
        self.begun = len(self.game.record()["moves"])
        self.table: LiveTable = table_of(self.game, [1, 2, 3, 4][:len(self.game.names)], memory=self.memory)
        self.ask = live(self.table).question_number(0)
        self.ana = Visitor()
        self.others: list[Visitor] = []

    async def begin(self) -> None:
        self.ana, *self.others = await joined(self.table, 1, 2, 3, None)
        for visitor in self.others:
            visitor.forget()

    def untouched(self) -> bool:
        now = live(self.table)
        return (len(self.memory.rows) == self.begun and not any(visitor.sent for visitor in self.others)
                and now.game.position() == self.game.position() and now.question_number(0) == self.ask)


@pytest.mark.parametrize("name", ACTS)
def test_an_act_is_held_back_can_be_stepped_back_and_is_then_played_whole(name: str) -> None:
    async def play_it() -> None:
        scene = Scene(name)
        await scene.begin()
        counts = list(range(1, len(scene.lines)))
        for count in (*counts, *counts[::-1], *counts):  # there, back, and there again
            lines = scene.lines[:count]
            answer = await move(scene.table, scene.ana, 0, scene.ask, *lines, stage=True)
            assert (answer["type"], answer["lines"], answer["ask"]) == ("staged", lines, scene.ask)
            truth = play(scene.game.clone(), *lines)
            assert [option["line"] for option in answer["next"]["options"]] == truth.options()
            assert answer["view"] == truth.view(0)
            assert answer["next"]["number"] == scene.ask
            assert scene.untouched()
        answer = await move(scene.table, scene.ana, 0, scene.ask, *scene.lines, stage=True)
        assert answer["type"] == "accepted"
        assert [row.line for row in scene.memory.rows[scene.begun:]] == scene.lines
        assert live(scene.table).game.position() == play(scene.game.clone(), *scene.lines).position()
        assert [len(visitor.of("update")) for visitor in scene.others] == [1, 1, 1]
        assert (await move(scene.table, scene.ana, 0, scene.ask, *scene.lines, stage=True))["code"] == "stale"
        assert live(scene.table).question_number(0) == scene.ask + len(scene.lines)

    virtual(play_it())


@pytest.mark.parametrize("name", ACTS)
def test_without_staging_it_is_played_whole_too(name: str) -> None:
    async def play_it() -> None:
        scene = Scene(name)
        await scene.begin()
        assert (await move(scene.table, scene.ana, 0, scene.ask, *scene.lines))["type"] == "accepted"
        assert [row.line for row in scene.memory.rows[scene.begun:]] == scene.lines
        assert [len(visitor.of("update")) for visitor in scene.others] == [1, 1, 1]

    virtual(play_it())


@pytest.mark.parametrize("name", ACTS)
@pytest.mark.parametrize("stage", [False, True])
def test_an_act_with_a_wrong_line_is_not_played_at_all(name: str, stage: bool) -> None:
    async def play_it() -> None:
        scene = Scene(name)
        await scene.begin()
        for count, wrong in itertools.product(range(len(scene.lines)), ("bid 5", "build cathedral", "nonsense")):
            answer = await move(scene.table, scene.ana, 0, scene.ask, *scene.lines[:count], wrong, stage=stage)
            assert answer["type"] == "refused"
            assert answer["code"] in ("illegal", "bad-request")
            assert scene.untouched()

    virtual(play_it())


@pytest.mark.parametrize("name", ACTS)
def test_nothing_may_follow_a_complete_act_in_one_message(name: str) -> None:
    async def play_it() -> None:
        scene = Scene(name)
        await scene.begin()
        after = play(scene.game.clone(), *scene.lines)
        for line in after.options()[:3] if after.player == 0 else ["end"]:
            answer = await move(scene.table, scene.ana, 0, scene.ask, *scene.lines, line)
            assert (answer["type"], answer["code"]) == ("refused", "bad-request")
            assert scene.untouched()

    virtual(play_it())


def test_half_an_act_that_is_not_staged_is_played_and_binds() -> None:
    async def play_it() -> None:
        scene = Scene("magician")
        await scene.begin()
        assert (await move(scene.table, scene.ana, 0, scene.ask, "redraw"))["type"] == "accepted"
        update = scene.ana.last("update", 0)
        assert update["ask"]["number"] == scene.ask + 1
        assert {option["line"] for option in update["ask"]["options"]} == {
            "put tavern", "put castle", "put market", "done"}
        answer = await move(scene.table, scene.ana, 0, scene.ask + 1, "put tavern", stage=True)
        assert answer["type"] == "staged"

    virtual(play_it())


def test_warrants_are_not_seen_before_all_are_placed() -> None:
    async def play_it() -> None:
        scene = Scene("magistrate")
        await scene.begin()
        await move(scene.table, scene.ana, 0, scene.ask, "sign king", "warrant thief", stage=True)
        [late] = await joined(scene.table, 3)
        assert late.last("update")["view"]["warrants"] is None
        await scene.table.disconnect(late)
        await move(scene.table, scene.ana, 0, scene.ask, "sign king", "warrant thief", "warrant warlord")
        assert scene.others[0].last("update")["view"]["warrants"] == ["thief", "king", "warlord"]

    virtual(play_it())


# -- what is never held back -------------------------------------------------------------------------------------------
LEARNED: dict[str, tuple[Callable[[], Game], list[str]]] = {
    "cards": (lambda: turn("king", 4), ["cards"]),
    "look": (lambda: turn("wizard", 3, "gold"), ["look 2"]),
    "foresee": (lambda: turn("seer", 3, "gold"), ["foresee"]),
    "study": (lambda: turn("scholar", 7, "gold"), ["study"]),
    "spy": (lambda: turn("spy", 2, "gold"), ["spy 2 trade"]),
    "done": (lambda: turn("magician", 3), ["redraw", "put tavern", "done"]),
    "swap": (lambda: turn("magician", 3), ["swap 2"]),
    "name": (lambda: turn("thief", 2), ["name king"]),
    "gold": (lambda: turn("king", 4), ["gold"]),
    "end": (lambda: turn("king", 4, "gold"), ["end"]),
    "fortune": (lambda: play(circus_table(circus_seat("king", 2, "fortune-teller"), circus_seat("assassin"),
                                          circus_seat("thief", hand="docks"), circus_seat("warlord"), rank=4), "gold"),
                ["fortune 2"]),
    "take card": (lambda: turn("emperor", 4), ["crown 2", "take card"]),
}


@pytest.mark.parametrize("name", LEARNED)
def test_what_shows_something_or_ends_an_act_is_played_at_once(name: str) -> None:
    async def play_it() -> None:
        make, lines = LEARNED[name]
        memory = Memory()
        game = make()
        table = table_of(game, [1, 2, 3, 4], memory=memory)
        [ana] = await joined(table, 1)
        begun = len(memory.rows)
        answer = await move(table, ana, 0, live(table).question_number(0), *lines, stage=True)
        assert answer["type"] == "accepted"
        assert [row.line for row in memory.rows[begun:]] == lines

    virtual(play_it())


class Counting:
    """A game that counts the worlds imagined from it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worlds = 0

    def imagine(self, seat: int, seed: int) -> Game:
        self.worlds += 1
        return self.game.imagine(seat, seed)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


@pytest.mark.parametrize(("lines", "worlds"), [(["gold"], 0), (["cards"], 0), (["swap 2"], 0), (["redraw"], WORLDS)])
def test_worlds_are_imagined_only_for_what_may_be_held_back(lines: list[str], worlds: int) -> None:
    game = Counting(turn("magician", 3))
    assert (Act(cast(Game, game), 0, 1, lines).staged() is None) == (worlds == 0)
    assert game.worlds == worlds


def test_two_players_pick_and_discard_as_one_act() -> None:
    async def play_it() -> None:
        game = Game.new("deluxe", 2, seed=4)
        while game.player is not None and not any(line.startswith("discard") for line in
                                                  play(game.clone(), game.options()[0]).options()):
            game.play(game.options()[0])
        asked = game.player
        assert asked is not None
        memory = Memory()
        table = table_of(game, [1, 2], memory=memory)
        [visitor] = await joined(table, asked + 1)
        begun = len(memory.rows)
        first = game.options()[0]
        answer = await move(table, visitor, asked, live(table).question_number(asked), first, stage=True)
        assert answer["type"] == "staged"
        second = answer["next"]["options"][0]["line"]
        assert second.startswith("discard ")
        answer = await move(table, visitor, asked, live(table).question_number(asked), first, second, stage=True)
        assert answer["type"] == "accepted"
        assert [row.line for row in memory.rows[begun:]] == [first, second]

    virtual(play_it())
