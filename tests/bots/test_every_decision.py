"""Every bot has an answer to every kind of decision, in all editions, with all casts and all numbers of players."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import citadels
from citadels import Game
from citadels.bots import Bot, Observation, levels, make, play_game, search
from citadels.engine.editions import EDITIONS
from citadels.engine.steps.every import STEPS
from tests.playing import TABLES, presets, some_game

QUICK = ("random", "builder", "easy", "normal")
DEEP = ("search:2", "hard")
OFTEN = 3 if citadels.compiled() else 1   # answers of those that think long, to each kind of decision
GAMES = 8 if citadels.compiled() else 1   # at each table
ENOUGH = 120                              # games that surely bring up every decision

SHARED = "acting keeping redrawing"
KINDS = {
    "deluxe": f"{SHARED} picking staging casting studying signing threatening answering turning taking using returning "
              "tolling crowning paying lending exchanging confiscating",
    "classic": f"{SHARED} picking taking using crowning exchanging granting mourning searching ringing thanking",
    "circus": f"{SHARED} picking mourning resisting tumbling cashing visiting fortune-taking launching",
    "common-city": f"{SHARED} taking using crowning exchanging granting mourning searching thanking bidding",
}


@pytest.fixture(autouse=True)
def short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thought that ends by its count, long before any clock."""
    monkeypatch.setattr(levels, "BUDGETS", dict.fromkeys(levels.BUDGETS, (2, 1e6)))
    monkeypatch.setattr(search, "ESTIMATE_ITERATIONS", 2)


def rich_game(seed: int, edition: str) -> Game:
    """A random cast and number of players; all have much gold and the cards that bring up rare decisions."""
    dice = random.Random(seed)
    low, high = EDITIONS[edition].seats
    position = some_game(seed, dice.choice([low, low + 1, low + 2, high]), edition=edition).position()
    seats = len(position["players"])
    copies: Counter[str] = Counter(position["deck"])
    for player in position["players"]:
        copies.update(player["hand"])
    special = sorted(card for card in copies if copies[card] == 1)
    dice.shuffle(special)
    start = {field: position[field] for field in ("edition", "characters", "uniques", "options", "seed")}
    players = [{"gold": 20, "hand": special[seat::seats][:6]} for seat in range(seats)]
    return Game.from_position({**start, "players": players})


def random_line(game: Game, dice: random.Random) -> str:
    """Any option, but whoever can build does so half the time."""
    lines = game.options()
    building = [line for line in lines if line.startswith("build ")]
    return dice.choice(building if building and dice.random() < 0.5 else lines)


def kind(game: Game) -> str:
    return STEPS[game.state.tasks[-1][0]].name


def test_the_kinds_of_decision_are_all_there() -> None:
    assert {name for names in KINDS.values() for name in names.split()} == {step.name for step in STEPS}


@pytest.mark.parametrize("edition", KINDS)
def test_every_bot_answers_every_kind_of_decision(edition: str) -> None:
    missing = {(bot, step): OFTEN for bot in (*QUICK, *DEEP) for step in KINDS[edition].split()}
    for seed in range(ENOUGH):
        game = rich_game(seed, edition)
        dice = random.Random(seed)
        bots = {name: make(name, seed) for name in (*QUICK, *DEEP)}
        while missing and not game.over:
            for name in (*QUICK, *DEEP):
                answer(bots[name], name, game, missing)
            game.play(random_line(game, dice))
    assert not missing


def answer(bot: Bot, name: str, game: Game, missing: dict[tuple[str, str], int]) -> None:
    """Ask a bot, one that thinks long only while an answer to this kind of decision is missing."""
    key = name, kind(game)
    if name in QUICK or key in missing:
        assert game.player is not None
        observation = Observation(game, game.player)
        assert bot.decide(observation) in observation.options, (name, game.record())
        if key in missing:
            missing[key] -= 1
            if not missing[key]:
                del missing[key]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_bots_play_whole_games_without_a_fault(edition: str, players: int) -> None:
    names = presets(edition)
    for seed in range(GAMES):
        # Presets by turns, so that all are seen at all tables together, and a random cast every second time.
        preset = "random" if seed % 2 else names[(players + seed // 2) % len(names)]
        game = some_game(seed * 10 + players, players, preset, edition)
        bots = [make(QUICK[(seat + seed) % len(QUICK)], f"{seed}/{seat}") for seat in range(players)]
        play_game(game, bots)
        assert game.over and [bot.faults for bot in bots] == [[]] * players


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_that_think_ahead_play_whole_games_without_a_fault(edition: str) -> None:
    game = Game.new(edition, 3, preset="random", seed=5)
    bots = [make("search:1"), make("hard" if citadels.compiled() else "builder"), make("easy")]
    play_game(game, bots)
    assert game.over and [bot.faults for bot in bots] == [[], [], []]
