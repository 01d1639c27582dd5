"""Bots of one's own, by module and class."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels import Game
from citadels.bots import BadBot, check, make, play_game

SOURCE = """
from citadels.bots import Bot

class Last(Bot):
    name = "last"

    def decide(self, observation):
        return observation.options[-1]

class Unready(Last):
    def __init__(self, seed):
        pass

class Broken(Last):
    def __init__(self, seed):
        raise ValueError("no luck")

class Sore(Last):
    def over(self, scores, winners):
        raise ValueError(f"{len(scores)} {len(winners)}")

class Idle(Bot):
    pass

number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A current folder with a module of bots in it."""
    (tmp_path / "my_bots.py").write_text(SOURCE, "utf-8")
    (tmp_path / "my_typo.py").write_text("import no_such_thing\n", "utf-8")
    (tmp_path / "my_script.py").write_text("raise SystemExit('done')\n", "utf-8")
    (tmp_path / "random.py").write_text("raise AssertionError\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    # Neither a module of the same name from another test nor one of these may be found in place of the other.
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    for module in ("my_bots", "my_typo", "my_script"):
        sys.modules.pop(module, None)


@pytest.mark.usefixtures("folder")
def test_a_bot_of_ones_own_plays() -> None:
    check("python:my_bots.Last")
    game = Game.new("classic", 4, seed=1)
    bots = [make("python:my_bots.Last", 3), *(make("random", seat) for seat in range(3))]
    play_game(game, bots)
    assert game.over and bots[0].faults == [] and bots[0].name == "last"


@pytest.mark.usefixtures("folder")
def test_a_bot_that_fails_when_it_is_dismissed_hurts_nobody() -> None:
    game = Game.new("classic", 4, seed=1)
    bots = [make("python:my_bots.Sore"), *(make("random", seat) for seat in range(3))]
    moves = play_game(game, bots)
    assert bots[0].faults == [(0, moves, "the bot failed (ValueError: 4 1)", "")]


@pytest.mark.usefixtures("folder")
def test_a_file_here_does_not_stand_in_the_way_of_others() -> None:
    sys.modules.pop("random")
    make("python:my_bots.Last")
    import random

    assert hasattr(random, "Random")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("name", "sentence"), [
    ("python", "To use your own bot, write python:MODULE.CLASS, not python:''."),
    ("python:Last", "To use your own bot, write python:MODULE.CLASS, not python:'Last'."),
    ("python:my_bots.py", "The module my_bots has no py."),
    ("python:./my_bots.Last", "To use your own bot, write python:MODULE.CLASS, not python:'./my_bots.Last'."),
    ("python:no_bots.Last", "Cannot find the module no_bots."),
    ("python:no.bots.Last", "Cannot find the module no.bots."),
    ("python:my_bots.Lost", "The module my_bots has no Lost."),
    ("python:my_bots.number", "my_bots.number is not a bot: it must be a subclass of citadels.bots.Bot with its own "
                              "decide method."),
    ("python:my_bots.Idle", "my_bots.Idle is not a bot: it must be a subclass of citadels.bots.Bot with its own "
                            "decide method."),
    ("python:my_bots.Broken", "Cannot create the bot my_bots.Broken (ValueError: no luck)."),
    ("python:my_bots.Unready", "The bot my_bots.Unready did not call Bot.__init__: add super().__init__(seed) to its "
                               "own __init__."),
    ("python:my_typo.Last", "Cannot import the module my_typo (ModuleNotFoundError: No module named "
                            "'no_such_thing')."),
    ("python:my_script.Last", "Cannot import the module my_script (SystemExit: done)."),
])
def test_what_is_no_bot_gives_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadBot) as caught:
        make(name)
    assert str(caught.value) == sentence
