"""docs/write-a-bot.md tells the truth: its conversation is held, its bot plays, its tables are complete."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from citadels import Game
from citadels.bots import NoAnswer, make, play_game
from citadels.bots.program_bot import MAX_FAILURES, Limits, ProgramBot, program, protocol
from citadels.engine.events import KINDS
from citadels.engine.words import LINES
from tests.bots.programs import EDITIONS, table

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
MORE = "…"
SECONDS = program.PATIENCE  # as it is outside of tests

# The position of the conversation: the King has six districts and can build the seventh.
LAST_ROUND: Json = {
    "edition": "deluxe", "phase": "turns", "rank": 4, "seed": 1, "players": [
        {"gold": 3, "hand": ["castle", "tavern"], "characters": ["king"],
         "city": ["manor", "palace", "temple", "market", "docks", "prison"]},
        {"gold": 2, "hand": ["church"], "city": ["harbor"], "characters": ["merchant"]},
        {"gold": 0, "hand": ["market"], "city": ["watchtower"], "characters": ["architect"]},
        {"gold": 1, "hand": [], "city": ["fortress"], "characters": ["warlord"]},
    ],
}

pytestmark = pytest.mark.usefixtures("patient")


def part(heading: str) -> str:
    """What stands under a heading, up to the next one of its rank."""
    level = heading.partition(" ")[0]
    found = re.search(rf"^{re.escape(heading)}\n(.*?)(?=^#{{1,{len(level)}}} |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, heading
    return found[1]


def block(text: str, language: str) -> str:
    found = re.search(rf"^```{language}(?: .*?)?\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def first_column(text: str) -> set[str]:
    """The words in the first column of the tables."""
    return {word for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for word in re.findall(r"`(.*?)`", row)}


def agrees(shown: Any, true: Any) -> bool:
    """Whether a message is as it is shown; where the page leaves something out, there must be something."""
    if isinstance(shown, dict) and isinstance(true, dict):
        fields = shown.keys() - {MORE}
        whole = fields == true.keys() if MORE not in shown else fields < true.keys()
        return whole and all(agrees(shown[field], true[field]) for field in fields)
    if isinstance(shown, list) and isinstance(true, list):
        if MORE in shown:
            return len(true) >= len(shown) and all(map(agrees, shown[:-1], true))
        return len(shown) == len(true) and all(map(agrees, shown, true))
    return bool(shown == true) and type(shown) is type(true)


@pytest.fixture
def conversation(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Json]]:
    """What is said in the last round by both sides."""
    said: list[tuple[str, Json]] = []
    send, receive = program.Program.send, program.Program.receive

    def heard(self: program.Program, line: bytes) -> None:
        said.append(("<", json.loads(line)))
        send(self, line)

    def answered(self: program.Program, until: float, late: NoAnswer) -> bytes:
        line = receive(self, until + 600, late)  # it is told of 5 s as everybody is, but here it may be slower
        said.append((">", json.loads(line)))
        return line

    monkeypatch.setattr(program.Program, "send", heard)
    monkeypatch.setattr(program.Program, "receive", answered)
    bot = ProgramBot([sys.executable, str(ROOT / "examples" / "simple_bot.py")], 0)
    play_game(Game.from_position(LAST_ROUND), [bot, *(make("random", seat) for seat in range(3))])
    return said


def test_the_conversation_goes_as_it_is_told(conversation: list[tuple[str, Json]]) -> None:
    text = block(part("### A conversation"), "text")
    shown = [(entry[0], json.loads(entry[1:])) for entry in re.split(r"\n(?=[<>])", text)]
    assert [side for side, _ in shown] == [side for side, _ in conversation]
    for (_, told), (_, true) in zip(shown, conversation, strict=True):
        assert agrees(told, true), (told, true)


def test_every_field_of_every_message_is_explained(conversation: list[tuple[str, Json]]) -> None:
    for _, message in conversation:
        fields = first_column(part(f"#### `{message['say']}`"))
        if message["say"] in protocol.ANSWERS:
            assert fields == protocol.ANSWERS[message["say"]].keys()
        else:
            assert fields == message.keys() - {"say"}


def test_the_numbers_are_right() -> None:
    words = {3: "three"}
    assert f"The default is {Limits().decision // 1000} s." in PAGE
    assert f"not `ready` within {Limits().start // 1000} s" in PAGE
    assert f"| {words[MAX_FAILURES]} faults in a row |" in PAGE
    assert f"a line longer than {program.MAX_LINE:,} bytes, or writes more than {program.MAX_UNASKED} lines" in PAGE
    assert f"not exit within {SECONDS:.0f} s after `quit` | it is terminated, and killed {SECONDS:.0f} s later" in PAGE
    assert f"| `version` | the version of this protocol: {protocol.VERSION} |" in PAGE
    assert f"| `name` | 1 to {protocol.MAX_NAME} characters |" in PAGE


def test_every_field_of_a_view_is_explained() -> None:
    explained = first_column(part("## The view"))
    found: set[str] = set()
    for edition in EDITIONS:
        game = Game.new(edition, 4, seed=1)
        found |= game.view(0).keys()
        for player in game.view(0)["players"]:
            assert all(f"`{field}`" in part("## The view") for field in player)
    assert explained == found


def test_every_line_is_explained() -> None:
    shapes = {shape for row in re.findall(r"^\| .*? \| (.*) \|$", part("## The lines"), re.MULTILINE)
              for shape in re.findall(r"`(.*?)`", row)} - {"lines"}
    patterns = [re.compile(re.sub(r"[A-Z]+", pattern_of, shape)) for shape in shapes]
    assert [line for line in LINES if not any(pattern.fullmatch(line) for pattern in patterns)] == []
    assert [pattern.pattern for pattern in patterns if not any(map(pattern.fullmatch, LINES))] == []


def pattern_of(word: re.Match[str]) -> str:
    return {"SEAT": r"\d", "N": r"\d+", "TYPE": "[a-z]+"}.get(word[0], r"[a-z-]+\*?")


def test_every_event_is_listed() -> None:
    listed = {row for line in block(part("## The events"), "text").splitlines() for row in line.split(" | ")}
    parts = {kind.name: (kind.seat, kind.other, kind.source, "gold" if kind.price else "", kind.arg, kind.cards)
             for kind in KINDS}
    assert listed == {f"{name}: {', '.join(filter(None, named)) or '-'}" for name, named in parts.items()}


def test_the_bot_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots_of_the_page.py").write_text(block(part("## In Python"), "python"), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    bot = make("python:my_bots_of_the_page.Miser", 1)
    game = Game.new("deluxe", 4, seed=1)
    play_game(game, table(bot))
    assert game.over and bot.faults == []
