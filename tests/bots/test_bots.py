"""What holds of every bot: its name, its seed, its budget, its manners, and what becomes of one that fails."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

import citadels
from citadels import Game
from citadels.bots import (
    NAMES,
    BadBot,
    Bot,
    Fault,
    NoAnswer,
    Observation,
    Observer,
    Thought,
    ask,
    check,
    levels,
    make,
    play_game,
    play_moves,
    search,
)
from tests.playing import TABLES, middle_of_a_game, some_game, steps
from tests.scenarios.table import seat, table

ROUNDS = 30 if citadels.compiled() else 4
QUICK = ("random", "builder", "learned", "easy", "normal")
DEEP = (f"search:{ROUNDS}", "hard", "master")
EDITIONS = ("deluxe", "classic", "circus", "common-city")


@pytest.fixture(autouse=True)
def short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thought that ends by its count, long before any clock."""
    monkeypatch.setattr(levels, "BUDGETS", dict.fromkeys(levels.BUDGETS, (ROUNDS, 1e6)))
    monkeypatch.setattr(search, "ESTIMATE_ITERATIONS", ROUNDS)


def observation(game: Game) -> Observation:
    assert game.player is not None
    return Observation(game, game.player)


def some_decision(number: int) -> Game:
    """The middle of some game, where there is something to choose."""
    game = middle_of_a_game(number, edition=EDITIONS[number % len(EDITIONS)])
    return game if len(game.options()) > 1 else some_decision(number + 1000)


# -- names -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [*NAMES, "search:1", "search:9999999", "search:1ms", "search:9999999ms",
                                  "learned-search:1", "learned-search:1ms"])
def test_a_bot_has_the_name_it_is_called_by(name: str) -> None:
    check(name)
    bot = make(name)
    assert bot.name == name.partition(":")[0] and bot.faults == []


@pytest.mark.parametrize("name", [
    "", " ", ":", "::", "None", "RANDOM", "Builder", "random ", " random", "random\n", "random,builder", "randon",
    "builder:", "builder:3", "easy:", "hard:200", "normal:500ms", "рандом", "ｓearch", "\N{ROBOT FACE}", "\0",
    "{ $name }", "x" * 5000, "python:", "program:",
])
def test_what_is_no_name_gives_one_sentence(name: str) -> None:
    one_sentence(name)


@pytest.mark.parametrize("budget", [
    "", " ", "0", "00", "007", "-5", "+5", "0ms", "-1ms", "5s", "5s?", "5 ms", " 5", "5 ", "5\n", "5ms\n", "1.5", "1e3",
    "ms", "500MS", "5:5", "10000000", "99999999999", "9" * 5000, "\N{ARABIC-INDIC DIGIT THREE}", "\N{SUPERSCRIPT TWO}",
    "inf", "nan", "None", "0x10", "1_000",
])
def test_what_is_no_budget_gives_one_sentence(budget: str) -> None:
    one_sentence(f"search:{budget}")
    one_sentence(f"learned-search:{budget}")


def one_sentence(name: str) -> None:
    for attempt in (make, check):
        with pytest.raises(BadBot) as caught:
            attempt(name)
        sentence = str(caught.value)
        assert sentence.endswith(".") and "\n" not in sentence and len(sentence) < 1000


@pytest.mark.parametrize("name", [None, 3, b"random", ["random"]])
def test_a_name_is_a_string(name: Any) -> None:
    with pytest.raises((TypeError, AttributeError)):
        make(name)


# -- seeds -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", [name for name in QUICK if name != "learned"])     # it leaves nothing to chance
def test_the_same_seeds_give_the_same_game_and_others_another(edition: str, name: str) -> None:
    def moves(seed: int) -> list[str]:
        game = Game.new(edition, 4, seed=11)
        play_game(game, [make(name, f"{seed}/{place}") for place in range(4)])
        lines: list[str] = game.record()["moves"]
        return lines

    first = moves(1)
    assert moves(1) == first
    assert any(moves(seed) != first for seed in range(2, 6))


@pytest.mark.parametrize("name", DEEP)
def test_bots_that_think_ahead_repeat_themselves_with_the_same_seeds_only(name: str) -> None:
    def opening(seed: int) -> list[str]:
        game = Game.new("deluxe", 4, seed=11)
        bots = [make(name, f"{seed}/{place}") for place in range(4)]
        for number in range(16):
            assert game.player is not None
            game.play(ask(bots[game.player], game, number))
        assert not any(bot.faults for bot in bots)
        lines: list[str] = game.record()["moves"]
        return lines

    first = opening(1)
    assert opening(1) == first
    if name not in ("hard", "master"):      # they lean on the network, which leaves little to chance
        assert any(opening(seed) != first for seed in range(2, 6))


def test_kinds_of_bots_differ_with_the_same_seed() -> None:
    games = {}
    for name in ("random", "builder", "easy"):
        game = Game.new("deluxe", 3, seed=4)
        play_game(game, [make(name, place) for place in range(3)])
        games[tuple(game.record()["moves"])] = name
    assert len(games) == 3


# -- manners -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [*QUICK, *DEEP])
def test_a_bot_changes_nothing_but_itself(name: str) -> None:
    for number in range(len(EDITIONS)):
        game = some_decision(number)
        before = game.position(), game.events, game.record(), game.options()
        dice = random.getstate()
        make(name).decide(observation(game))
        make(name).explain(observation(game))
        assert (game.position(), game.events, game.record(), game.options()) == before
        assert random.getstate() == dice


def test_a_bot_that_alters_its_options_alters_nothing_else() -> None:
    game = Game.new("deluxe", 4, seed=1)
    lines = game.options()
    look = observation(game)
    look.options.clear()
    assert look.options == lines
    look.moves.clear()
    assert game.options() == lines


@pytest.mark.rule("RU-35")
@pytest.mark.parametrize("name", [*QUICK, *DEEP])
def test_a_bot_gives_thanks(name: str) -> None:
    for seed in range(40 if name in QUICK else 4):
        game = table(seat(city="ballroom"), seat("merchant", 3, "temple manor"), rank=6, edition="classic", crown=0)
        assert game.options() == ["thanks", "silence"]
        assert make(name, seed).decide(observation(game)) == "thanks"


# -- the loop ----------------------------------------------------------------------------------------------------------
class Diary(Observer):
    """Writes down what an observer is told."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.lines: list[str] = []
        self.ends = 0

    def asking(self, game: Game, seat: int) -> None:
        assert game.player == seat and len(self.asked) == len(self.lines)
        self.asked.append(seat)

    def answered(self, game: Game, seat: int, line: str) -> None:
        assert self.asked[-1] == game.player == seat and line in game.options()
        self.lines.append(line)

    def ended(self, game: Game) -> None:
        assert game.over
        self.ends += 1


def test_observers_are_told_of_every_decision_and_of_the_end() -> None:
    game = Game.new("classic", 3, seed=8)
    diaries = Diary(), Diary()
    moves = play_game(game, [make("builder", place) for place in range(3)], *diaries)
    for diary in diaries:
        assert diary.lines == game.record()["moves"] and len(diary.lines) == moves and diary.ends == 1


def test_bots_stop_where_somebody_else_decides() -> None:
    game = Game.new("classic", 3, crown=0, seed=8)
    diary = Diary()
    bots = {place: make("builder", place) for place in (0, 1)}
    assert play_moves(game, bots, diary) == 2 and game.player == 2
    assert diary.asked == [0, 1] and diary.ends == 0
    assert play_moves(game, bots, diary, seen=2) == 0


def test_bots_stop_when_they_are_told_to() -> None:
    game = Game.new("classic", 3, crown=0, seed=8)
    bots = {place: make("builder", place) for place in range(3)}
    moves = play_moves(game, bots, until=lambda game: bool(game.view(None)["round"] == 2))
    assert game.view(None)["round"] == 2 and moves == len(game.record()["moves"])


# -- thought -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [*QUICK, *DEEP, "search:1", "search:1ms"])
def test_a_bot_explains_itself(name: str) -> None:
    for number in range(8):
        game = some_decision(number)
        thoughts = make(name, number).explain(observation(game))
        well_formed(thoughts, game, guessed=name == "learned")
        assert make(name, number).explain(observation(game)) == thoughts or name == "search:1ms"
        if name in DEEP:
            assert make(name, number).decide(observation(game)) == thoughts[0].line


def well_formed(thoughts: list[Thought], game: Game, guessed: bool = False) -> None:
    """`guessed`: by a network, without imagining any game."""
    lines = [thought.line for thought in thoughts]
    assert len(set(lines)) == len(lines) and set(lines) <= set(game.options())
    assert sum(thought.share for thought in thoughts) == pytest.approx(1.0)
    shares = [thought.share for thought in thoughts]
    assert shares == sorted(shares, reverse=True) and shares[-1] >= 0.0
    for thought in thoughts:
        if thought.win is None:
            assert thought.games == 0
        else:
            assert 0.0 <= thought.win <= 1.0
            assert (thought.games > 0) != guessed


@pytest.mark.parametrize("name", [*QUICK, *DEEP])
def test_a_bot_answers_and_explains_what_leaves_no_choice(name: str) -> None:
    game = table(seat("bishop", city="manor"), seat("king"), rank=5)
    game.play("gold")
    assert game.options() == ["end"]
    assert make(name).decide(observation(game)) == "end"
    thoughts = make(name).explain(observation(game))
    assert [thought.line for thought in thoughts] == ["end"]
    well_formed(thoughts, game, guessed=name == "learned")


def games(name: str, game: Game) -> int:
    """How many games a bot imagines for a decision."""
    return sum(thought.games for thought in make(name, 1).explain(observation(game)))


def test_a_number_of_imagined_games_is_kept_to() -> None:
    for number in range(4):
        game = some_decision(number)
        assert games("search:1", game) == 1
        assert ROUNDS // 2 < games(f"search:{ROUNDS}", game) <= ROUNDS  # fewer if the rest cannot change the choice


def test_less_time_means_fewer_imagined_games() -> None:
    game = Game.new("deluxe", 4, seed=3)
    assert games("search:1ms", game) < games("search:400" if citadels.compiled() else "search:60", game)


@pytest.fixture
def leaping_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at the clock finds that an hour has passed."""
    hours = count()
    for clock in ("perf_counter", "monotonic", "time"):
        monkeypatch.setattr(time, clock, lambda: 3600.0 * next(hours))


@pytest.mark.usefixtures("leaping_clock")
def test_thought_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "BUDGETS", dict.fromkeys(levels.BUDGETS, (9_999_999, 0.7)))
    for name in ("search", "search:9999ms", "learned-search", "learned-search:9999ms", "hard", "master"):
        assert 0 < games(name, some_decision(0)) < 100


@pytest.mark.usefixtures("leaping_clock")
def test_a_number_of_imagined_games_does_not_hang_on_the_clock() -> None:
    assert games(f"search:{ROUNDS}", some_decision(0)) > ROUNDS // 2


def test_a_secret_question_is_answered_without_long_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    # A pause would tell the others that somebody was asked. A bot that thinks ahead imagines games; here it must not.
    secret = [game.clone() for seed in range(6) for game in steps(some_game(seed, 4, edition="circus"),
                                                                  random.Random(seed)) if observation(game).secret]
    assert secret

    def imagined(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(search, "Search", imagined)
    for game in secret:
        for name in ("search:9999999", "search:9999999ms", "hard"):
            assert make(name).decide(observation(game)) in game.options()


# -- faults ------------------------------------------------------------------------------------------------------------
class Fails(Bot):
    """Answers with whatever a function returns or raises."""

    name = "fails"

    def __init__(self, answer: Callable[[Observation], Any]) -> None:
        super().__init__()
        self.answer = answer

    def decide(self, observation: Observation) -> str:
        line: str = self.answer(observation)
        return line


def raising(problem: Exception) -> Callable[[Observation], Any]:
    def answer(observation: Observation) -> Any:
        raise problem

    return answer


@pytest.mark.parametrize(("answer", "reason"), [
    (raising(ValueError("no luck")), "the bot failed (ValueError: no luck)"),
    (raising(NoAnswer("bot-program-closed")), "the program closed its output"),
    (raising(ValueError("x" * 5000)), "the bot failed (ValueError: xxx"),
    (lambda observation: None, "the bot answered None, which is not one of its options"),
    (lambda observation: 7, "the bot answered 7, which is not one of its options"),
    (lambda observation: [observation.options[0]], "the bot answered ["),
    (lambda observation: observation.moves[0], "the bot answered "),
    (lambda observation: "", "the bot answered '', which is not one of its options"),
    (lambda observation: observation.options[0] + "\n", "the bot answered "),
    (lambda observation: "{ $line }", "the bot answered '{ $line }', which is not one of its options"),
    (lambda observation: "x" * 5000, "the bot answered 'xxx"),
])
def test_a_bot_without_a_good_answer_is_replaced_and_the_game_goes_on(
        answer: Callable[[Observation], Any], reason: str) -> None:
    game = Game.new("classic", 3, seed=8)
    bots = [Fails(answer), make("builder", 1), make("builder", 2)]
    play_game(game, bots)
    assert game.over and not bots[1].faults and not bots[2].faults
    faults = bots[0].faults
    moves = game.record()["moves"]
    assert len(faults) > 10
    for fault in faults:
        assert fault.seat == 0 and moves[fault.move] == fault.played
        assert fault.reason.startswith(reason) and "\n" not in fault.reason


def test_a_fault_says_who_when_why_and_what_instead() -> None:
    game = table(seat("bishop", city="manor"), seat("king"), rank=5)
    game.play("gold")
    bot = Fails(lambda observation: "gold")
    assert ask(bot, game, 41) == "end"
    assert bot.faults == [Fault(0, 41, "the bot answered 'gold', which is not one of its options", "end")]


def test_what_is_played_for_a_bot_that_fails_is_the_same_each_time() -> None:
    for edition, players in TABLES[::5]:
        records = []
        for _ in range(2):
            game = some_game(3, players, edition=edition)
            play_game(game, [Fails(lambda observation: None) for _ in range(players)])
            records.append(game.record())
        assert records[0] == records[1]
