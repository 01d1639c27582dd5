"""The bots in the terminal: who plays, who is thinking, what goes wrong with them, and what they advise."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from citadels import Game
from citadels.bots import NAMES, Bot, Observation, Thought, make
from citadels.bots.bot import random_option
from citadels.bots.learned.expectations import Expectation, Guess
from citadels.terminal import bot_progress, screen
from citadels.terminal import game_table as tables
from citadels.terminal.bot_names import LEVELS
from citadels.terminal.game_table import GameTable
from citadels.texts.forms import plain
from tests.playing import TABLES, some_game
from tests.terminal import WIDTH, at_a_terminal, dice, first, kept, own_folder, quiet_table, run

__all__ = ["own_folder"]  # used as a fixture

HERE = f"python:{__name__}"


class Failing(Bot):
    """Answers what it may not, and says aloud what it holds."""

    name = "failing"

    def decide(self, observation: Observation) -> str:
        return f"I hold {observation.view['players'][observation.seat]['hand']}"


class Stopped(Bot):
    """Whoever waits for it loses patience."""

    name = "stopped"

    def decide(self, observation: Observation) -> str:
        if observation.view["round"] > 1:
            raise KeyboardInterrupt
        return random_option(observation.options, self.rng)


def bots_of(folder: Path) -> list[str | None]:
    found: list[str | None] = kept(folder)[-1]["bots"]
    return found


def header(shown: str) -> str:
    return next(line for line in shown.splitlines() if re.search(r"(round|pass) \d+ \|", line))


# -- who plays ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_of_the_register_can_be_played_against(name: str, own_folder: Path) -> None:
    status, shown = run(f"play --players 2 --seed 1 --bots {name}", ["1"])
    assert status == 0 and f"| {name} " in header(shown)
    assert bots_of(own_folder) == [None, name]


def test_without_a_word_they_are_normal(own_folder: Path) -> None:
    run(["play", *["--players", "4"], "--bots", "normal"], ["1"])
    by_name = kept(own_folder)[-1]["bots"]
    run("play", ["no"] + [""] * 7 + ["1"])
    assert by_name == bots_of(own_folder) == [None, "normal", "normal", "normal"]


@pytest.mark.parametrize(("typed", "level"), [
    ("", "normal"), ("1", "easy"), ("h", "hard"), ("Easy", "easy"), ("4", "master"),
])
def test_the_level_is_asked_for(typed: str, level: str, own_folder: Path) -> None:
    _, shown = run("play", ["", "2", "", "very", typed, "Sam", "7"])
    asked = shown.partition("How strong should the other players be?")[2]
    assert all(re.search(rf"^ +\d {name.capitalize()} +[a-z]+ ", asked, re.MULTILINE) for name in LEVELS)
    assert asked.count("Please type a number from 1 to 4") == 1
    assert f"| {level} " in header(shown) and bots_of(own_folder) == [None, level]


def test_bots_can_be_named_by_seat(own_folder: Path) -> None:
    _, shown = run("play --seat 1 --players 4 --seed 1 --bots easy,random,search:20 --name Kim")
    assert bots_of(own_folder) == ["easy", None, "random", "search:20"]
    rows = re.findall(r"^[ >](\d \w+(?: [a-z][\w:]+)?) ", shown.partition("Player")[2], re.MULTILINE)
    assert rows[:4] == ["0 Ana easy", "1 Kim", "2 Boris random", "3 Chiara search:20"]
    assert not re.search("easy|random", header(shown))


def test_a_long_header_gives_up_other_words_first() -> None:
    game = Game.new("deluxe", 4, preset="illustrious-emissaries", seed=1)
    fmt = quiet_table(game, 0, *["hard"] * 4).fmt
    lefts = []
    for width in range(30, 100):
        shown = screen.header(fmt, game.view(0), width).plain
        assert len(shown) <= width and shown.endswith("round 1 | selection | deck 52")
        lefts.append(shown.removesuffix("round 1 | selection | deck 52").strip())
    assert list(dict.fromkeys(lefts)) == [
        "", "Deluxe", "Deluxe | hard", "Deluxe | Illustrious Emissaries | hard",
        "Citadels | Deluxe | Illustrious Emissaries | hard"]


def test_those_who_are_watched_have_levels_too(own_folder: Path) -> None:
    status, shown = run("play --watch --players 2 --seed 2 --bots easy,builder")
    assert status == 0 and bots_of(own_folder) == ["easy", "builder"]
    assert "Ana easy" in shown and "Boris builder" in shown and "hint" not in shown


@pytest.mark.parametrize(("bots", "sentence"), [
    ("genius", "There is no bot 'genius'. Choose from random,"), ("", "There is no bot ''"),
    ("normal,genius,easy", "There is no bot 'genius'"), ("search:soon", "the budget must be a number"),
    ("easy,hard", "You named 2 bots, but 3 bots play"), ("easy,easy,easy,easy", "You named 4 bots, but 3 "),
    ("program:", "No command was given"), ("program:/no/such/thing", "Cannot find the program"),
    ("python:no.such.Thing", "Cannot find the module"),
])
def test_bots_that_there_are_not_are_refused_in_one_sentence(bots: str, sentence: str, own_folder: Path) -> None:
    status, shown = run(["play", "--players", "4", "--bots", bots])
    assert status == 1 and sentence in " ".join(shown.split())
    assert len(shown.splitlines()) <= 3 and not list(own_folder.iterdir())


# -- games from files --------------------------------------------------------------------------------------------------
def test_a_resumed_game_has_the_same_bots(own_folder: Path) -> None:
    run("play --players 4 --seed 7 --bots easy,random,builder", ["1", "save game.json"])
    before = bots_of(own_folder)
    for words in ("play --resume", "play --load game.json"):
        _, shown = run(words, ["1"])
        assert "Ana easy" in shown and bots_of(own_folder) == before
    _, shown = run("play --resume --bots random", ["1"])
    assert "| random " in header(shown) and bots_of(own_folder) == [None, "random", "random", "random"]


def test_whoever_sits_down_elsewhere_leaves_a_bot_like_the_others(own_folder: Path) -> None:
    run("play --players 3 --seed 7 --bots easy", ["save game.json"])
    run("play --load game.json --seat 2", ["1"])
    assert bots_of(own_folder) == ["easy", "easy", None]
    status, shown = run("play --resume --watch")
    assert status == 0 and "The game is over." in shown and bots_of(own_folder) == ["easy"] * 3


def stored(bots: Any, **more: Any) -> None:
    game = Game.new(players=3, seed=5)
    Path("game.json").write_text(json.dumps({**game.record(), "seat": 0, "bots": bots, **more}), "utf-8")


@pytest.mark.parametrize("name", ["program:touch started", f"{HERE}.Failing", "genius", "search:soon", "x" * 500,
                                  "\x1b[2J"])
def test_a_file_starts_no_program(name: str, own_folder: Path) -> None:
    stored([None, name, "easy"])
    status, shown = run("play --load game.json", ["1"])
    told = " ".join(shown.split())
    assert status == 0 and "is not loaded from a saved game; easy plays instead. Use --bots to choose it." in told
    assert told.count("is not loaded") == 1 and len(told) < 9000 and "\x1b" not in shown
    assert bots_of(own_folder) == [None, "easy", "easy"] and not Path("started").exists()
    _, shown = run("play --players 4 --seed 1 --bots random", ["load game.json", "1"])
    assert "is not loaded from a saved game" in " ".join(shown.split())


def test_with_one_s_own_word_a_program_is_started() -> None:
    stored([None, f"{HERE}.Failing", f"{HERE}.Failing"])
    _, shown = run(["play", "--load", "game.json", "--bots", f"{HERE}.Failing"], ["1"])
    assert "is not loaded" not in shown and "gave no valid answer" in shown


@pytest.mark.parametrize("bots", [None, "hard", {}, [], ["easy"], [1, 2, 3], [None, None, None], [["easy"]] * 3])
def test_a_record_without_bots_is_played_by_the_usual_ones(bots: Any, own_folder: Path) -> None:
    stored(bots)
    status, shown = run("play --load game.json", ["1"])
    assert status == 0 and "| normal " in header(shown) and bots_of(own_folder) == [None, "normal", "normal"]
    assert "is not loaded" not in shown


def murder(hand: list[str]) -> Game:
    """The reader is about to murder the King, who holds these cards."""
    players: list[dict[str, Any]] = [{"characters": [held]} for held in ("assassin", "king", "bishop", "warlord")]
    players[1]["hand"] = hand
    return Game.from_position({"edition": "circus", "phase": "turns", "rank": 1, "players": players, "seed": 1})


# -- bots that fail ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [f"{HERE}.Failing", "program:false"])
def test_a_failing_bot_is_told_once_and_the_game_goes_on(name: str, own_folder: Path) -> None:
    status, shown = run(["play", "--players", "3", "--seed", "3", "--bots", f"random,{name}"], choose=dice(1))
    told = " ".join(shown.split())
    assert status == 0 and "The game is over." in told
    assert told.count("Boris's bot gave no valid answer. A random move was played instead") == 1
    before, _, after = told.partition("The game is over.")
    assert re.search(r"Boris \(.*\) failed \d\d+ times, the first time at move \d+: the (bot|program) ", after)
    assert "I hold" not in before and "failed" not in before, "why it failed may tell what it holds"


def test_a_failing_bot_does_not_tell_that_it_was_asked_in_secret() -> None:
    game = murder(["strongman"])
    table = quiet_table(game, 0, *[f"{HERE}.Failing"] * 4)
    table.play("name king")
    assert game.player == 1 and game.view(0)["waiting"] == "reactions"
    table.bots_play()
    assert game.player == 0 and table.bots[1].faults and not table.failed
    for line in ("gold", "end"):
        table.play(line)
    table.bots_play()
    assert 1 in table.failed, "what everybody sees may be told"


# -- thinking ----------------------------------------------------------------------------------------------------------
@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """News of quick bots are shown too."""
    monkeypatch.setattr(bot_progress, "PATIENCE", 0.0)


def a_table() -> GameTable:
    return quiet_table(Game.new(players=4, seed=10), 0, *["random"] * 4)


@pytest.mark.usefixtures("impatient")
def test_at_a_terminal_one_sees_who_is_thinking_and_what_they_do() -> None:
    table = a_table()
    raw = at_a_terminal(table, "1\n" * 8)
    cleared = raw.replace("\r", "\n").split("\x1b[2J")
    waiting = [Text.from_ansi(shown).plain for shown in cleared]
    followed = "\n".join(shown.rpartition("or help: ")[2] for shown in waiting)
    assert re.search(r"^Player [123] is thinking\.\.\.$", followed, re.MULTILINE), "in the selection"
    assert re.search(r"^Player [123], the [A-Z][a-z]+, is thinking\.\.\.$", followed, re.MULTILINE), "in a turn"
    turns = [plain(entry.text) for entry in table.history if entry.character and not entry.tone]
    others = [told for told in turns if not told.startswith("You")]
    seen = " ".join(followed.split())
    assert others and sum(told in seen for told in others) >= len(others) - 1, "all but the last before a decision"


@pytest.mark.usefixtures("impatient")
def test_the_story_is_the_same_for_those_who_follow_it() -> None:
    followed, alone = a_table(), a_table()
    at_a_terminal(followed, "1\n" * 12)
    for _ in range(12):
        alone.bots_play()
        alone.news()
        alone.play(alone.question().options[0].line)
    alone.bots_play()
    alone.news()
    assert [entry.text for entry in followed.history] == [entry.text for entry in alone.history]


def test_where_nobody_looks_nobody_thinks_aloud() -> None:
    assert "thinking" not in run("play --players 4 --seed 10", ["1", "hint", "1"])[1]


def test_that_somebody_is_asked_in_secret_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    for hand in (["strongman"], ["castle"]):
        table = quiet_table(murder(hand), 0, *["random"] * 4)
        monkeypatch.setattr(table.bots[1], "decide", lambda observation: "pass")
        shown.append(at_a_terminal(table, "name king\n").partition("The game is saved")[0])
    assert shown[0] == shown[1] and "You kill the King." in Text.from_ansi(shown[0]).plain


def test_an_interrupt_while_a_bot_thinks_keeps_the_game(own_folder: Path) -> None:
    words = ["play", "--players", "2", "--seed", "1", "--bots", f"{HERE}.Stopped"]
    status, shown = run(words, choose=first)
    assert status == 0 and 'To continue it, use "citadels play --terminal --resume"' in shown
    (record,) = kept(own_folder)
    assert record["moves"] and record["result"] is None and record["bots"] == [None, f"{HERE}.Stopped"]
    status, _ = run([*words, "--watch"])
    assert status == 0


# -- hints -------------------------------------------------------------------------------------------------------------
HINTED = re.compile(r"^ *(\d+) (.+?) +(\d+)% +from (\d+) games?$", re.MULTILINE)


def hinted(shown: str) -> list[tuple[str, ...]]:
    return HINTED.findall(shown.partition("simulated games, most promising option first:")[2].partition("1-")[0])


def test_a_hint_names_the_best_options_with_their_numbers(own_folder: Path) -> None:
    _, shown = run("play --players 4 --seed 10", ["hint", "save a.json", "1"])
    asked, _, answer = shown.partition("or help: hint")
    found = hinted(answer)
    assert 1 <= len(found) <= 5
    for number, label, percent, games in found:
        assert re.search(rf"^ *{number} {label} ", asked, re.MULTILINE), "as the menu has it"
        assert 0 <= int(percent) <= 100 and int(games) >= 1
    assert f"Chances to win: you {found[0][2]}%, " in answer, "the same number as for the best option"
    begun = run("play --players 4 --seed 10", ["save b.json"])
    assert begun[0] == 0 and Path("a.json").read_text("utf-8") == Path("b.json").read_text("utf-8"), "nothing is played"
    assert "You choose" in shown


def test_there_is_no_hint_where_there_is_no_choice() -> None:
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"characters": ["warlord"]}, {"characters": ["king"]}, {"characters": ["thief"]}, {"characters": ["bishop"]}]})
    game.play("gold")
    assert game.options() == ["end"]
    Path("position.json").write_text(json.dumps(game.position()), "utf-8")
    _, shown = run("play --position position.json", ["hint"])
    assert "You have only one option" in shown and not hinted(shown)


@pytest.mark.parametrize(("edition", "players"), TABLES[::3])
def test_a_hint_tells_nothing_that_its_reader_does_not_know(edition: str, players: int,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "make", lambda name, seed: make(name, 1))  # the seed is drawn from that of the game
    random = dice(players)
    game = some_game(70 + players, players, edition=edition)
    looked = 0
    while not game.over and looked < 2:
        options = game.options()
        seat = game.player
        assert seat is not None
        if len(options) > 1 and random(15) == 1:
            looked += 1
            here, there = quiet_table(game, seat), quiet_table(game.imagine(seat, looked), seat)
            assert here.advice() == there.advice()
            assert here.expectation(here.advice()) == there.expectation(there.advice())
        game.play(options[random(len(options)) - 1])
    assert looked > 1


def test_little_is_said_about_what_was_seldom_tried_and_never_more_than_five_options() -> None:
    seldom = [Thought("gold", 0.95, 0.5, 95), *[Thought("cards", 0.01, 1.0, 1)] * 5]
    often = [Thought("gold", 0.125, None, 9)] * 8
    assert [len(screen.worth_telling(found)) for found in (seldom, often, often[:1])] == [1, 5, 1]


def test_a_hint_tells_the_chances_of_all_and_who_may_be_who() -> None:
    fmt = quiet_table(Game.new("deluxe", 3, seed=1), 1).fmt
    found = Expectation([0.25, 0.45, 0.3], [[Guess("king", 0.62), Guess("spy", 0.38)], [], [Guess("seer", 0.999)]])
    console = Console(file=io.StringIO(), width=WIDTH)
    console.print(screen.expected(fmt, found))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().splitlines() == [
        f"Chances to win: you 45%, {fmt.names[2]} 30%, {fmt.names[0]} 25%.",
        f"Most likely: {fmt.names[0]} – King (62%), {fmt.names[2]} – Seer (99%)."]


def test_a_hint_takes_no_more_room_than_there_is() -> None:
    table = quiet_table(Game.from_position({"edition": "circus", "phase": "turns", "rank": 4, "players": [
        {"gold": 9, "hand": ["castle", "human-cannonball"], "city": ["temple"], "characters": ["king"]},
        {"booths": [2, 3], "characters": ["thief"]}, {"characters": ["bishop"]}, {"characters": ["warlord"]}]}), 0)
    options = table.question().options
    thoughts = [Thought(option.line, 0.2, 0.5, 12345) for option in options]
    for width in (40, 60, WIDTH):
        console = Console(file=io.StringIO(), width=200)
        console.print(screen.hint(table.fmt, options, thoughts, width), width=width)
        assert isinstance(console.file, io.StringIO)
        shown = console.file.getvalue()
        assert max(map(len, shown.splitlines())) <= width and shown.count("50%") == 5
