"""The example bots: short, well-behaved, the same game again with the same seed, and better than chance."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from citadels import Game
from citadels.bots import play_game
from citadels.bots.program_bot import ProgramBot
from tests.bots.programs import EDITIONS, PATIENT, table

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NODE = shutil.which("node")
BOTS = [
    pytest.param(sys.executable, "simple_bot.py", id="python"),
    pytest.param(NODE, "simple_bot.mjs", id="node", marks=pytest.mark.skipif(
        NODE is None, reason="Node.js is not installed here, so the example in JavaScript has not been tried")),
]
pytestmark = pytest.mark.usefixtures("patient")


def played(runner: str, file: str, edition: str, seed: int) -> tuple[Game, ProgramBot]:
    game = Game.new(edition, 4, seed=seed)
    bot = ProgramBot([runner, str(EXAMPLES / file)], seed, PATIENT)
    play_game(game, table(bot))
    return game, bot


@pytest.mark.parametrize("file", ["simple_bot.py", "simple_bot.mjs"])
def test_an_example_has_less_than_forty_lines(file: str) -> None:
    lines = (EXAMPLES / file).read_text("utf-8").splitlines()
    assert len(lines) < 40 and max(map(len, lines)) <= 120


def test_the_python_example_needs_nothing_but_python() -> None:
    assert "citadels" not in (EXAMPLES / "simple_bot.py").read_text("utf-8")


@pytest.mark.parametrize(("runner", "file"), BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_example_plays_without_a_fault(runner: str, file: str, edition: str) -> None:
    game, bot = played(runner, file, edition, 1)
    talk = bot.conversation
    assert bot.faults == [] and talk is not None and talk.title == "Simple bot"
    assert game.over and talk.ending == "left" and talk.stderr_tail == "" and talk.unread_lines() == []


@pytest.mark.parametrize(("runner", "file"), BOTS)
def test_an_example_plays_the_same_game_again(runner: str, file: str) -> None:
    games = [played(runner, file, "circus", seed)[0].record()["moves"] for seed in (2, 2, 3)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize(("runner", "file"), BOTS)
def test_an_example_plays_better_than_chance(runner: str, file: str) -> None:
    """One seat of four: chance would win 6 or more of 9 games once in a hundred times."""
    games = [played(runner, file, "deluxe", seed)[0] for seed in range(9)]
    assert sum(0 in game.winners for game in games) >= 6
