"""A person at the terminal, played by a program: what is typed is decided from what the screen shows."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from citadels import Game, cli
from citadels.terminal import commands, game_table, questions, screen
from citadels.terminal.formatting import Signs
from citadels.terminal.game_table import GameTable
from citadels.terminal.replay import Replay
from citadels.terminal.session import Session
from citadels.terminal.terminal_io import TerminalIO

WIDTH = 80
OFFERED = re.compile(r"1-(\d+), or help: $")
ONLY = "Enter or 1, or help: "
SEVEN = ["manor", "castle", "palace", "temple", "church", "tavern", "market"]
LAST_TURN: dict[str, Any] = {"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
    {"gold": 1, "characters": ["warlord"], "city": SEVEN},
    {"characters": ["king"]}, {"characters": ["thief"]}, {"characters": ["bishop"]}]}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Kept games go nowhere but here, and files that are named go here too; and who is asked for a hint is quick."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(game_table, "ADVISER", "learned-search:12")
    return tmp_path


def kept(folder: Path) -> list[Any]:
    """The kept games, the oldest first."""
    found = sorted((folder / "data/citadels/games").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    return [json.loads(path.read_text("utf-8")) for path in found]


class Typist:
    """Types what it is given first, then chooses among what is offered until nothing more is asked in the game."""

    def __init__(self, screen: io.StringIO, lines: Sequence[str], choose: Callable[[int], int] | None) -> None:
        self.screen = screen
        self.lines = list(lines)
        self.choose = choose
        self.asked = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.asked += 1
        if self.lines:
            return self.lines.pop(0) + "\n"
        shown = self.screen.getvalue()[-len(ONLY) - 20:]
        offered = OFFERED.search(shown)
        if self.choose and shown.endswith(ONLY):
            return "\n"
        return f"{self.choose(int(offered[1]))}\n" if self.choose and offered else ""


def first(options: int) -> int:
    return 1


def dice(seed: int) -> Callable[[int], int]:
    random = Random(seed)
    return lambda options: random.randint(1, options)


def numbers(seed: int, count: int) -> list[str]:
    """So many answers of which most will do."""
    random = Random(seed)
    return [str(random.randint(1, 4)) for _ in range(count)]


def replay_screens(words: str, typed: Sequence[str]) -> list[str]:
    """What a replay shows at the beginning and after each thing typed."""
    screen = io.StringIO()
    console = Console(file=screen, width=WIDTH, highlight=False, emoji=False, markup=False)
    tty = TerminalIO(console, Typist(screen, typed, None), "en")
    args = cli.parser("en").parse_args(words.split())
    Replay(tty, json.loads(args.file.read_text("utf-8")), args.open).step_through()
    shown = re.split(r"^\d+/\d+  Enter.*$", screen.getvalue(), flags=re.MULTILINE)
    return [part.strip() for part in shown[:len(typed) + 1]]


def run(words: str | Sequence[str], lines: Sequence[str] = (), choose: Callable[[int], int] | None = None,
        width: int = WIDTH) -> tuple[int, str]:
    """The exit status and all that was shown."""
    arguments = words.split() if isinstance(words, str) else list(words)
    if arguments[0] == "play" and arguments[1:] and not {"--bots", "--resume", "--load"} & set(arguments):
        arguments += ["--bots", "random"]  # the quickest, and the most varied
    screen = io.StringIO()
    console = Console(file=screen, width=width, highlight=False, emoji=False, markup=False)
    tty = TerminalIO(console, Typist(screen, lines, choose), "en")
    status = commands.run(cli.parser("en").parse_args(arguments), tty)
    return status, screen.getvalue()


def quiet_table(game: Game, seat: int | None, *bots: str) -> GameTable:
    return GameTable(game, seat, "en", Signs(plain=True), bots)


def whole_screen(game: Game, seat: int) -> str:
    """All that a reader can have on the screen at a decision: the screen, the log, the score."""
    reader = quiet_table(game, seat)
    story = reader.news()
    asked = reader.question()
    question = questions.question_text(reader.fmt, asked.view, asked.kind, asked.effects)
    console = Console(file=io.StringIO(), width=WIDTH)
    console.print(screen.decision(reader.fmt, asked.view, story, question, asked.options, WIDTH))
    console.print(reader.public_scores())
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def at_a_terminal(table: GameTable, typed: str, height: int = 24) -> str:
    """All that is written to a real terminal, with its control characters."""
    screen = Terminal()
    console = Console(file=screen, width=WIDTH, height=height, force_terminal=True, color_system="standard",
                      highlight=False, emoji=False, markup=False, _environ={})
    Session(TerminalIO(console, Terminal(typed), "en"), table, lambda last: last).run()
    return screen.getvalue()


def from_position(position: dict[str, Any], *lines: str) -> str:
    Path("position.json").write_text(json.dumps(position), "utf-8")
    return run("play --position position.json", lines)[1]
