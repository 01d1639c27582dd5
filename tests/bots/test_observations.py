"""Bots get information only through the three observation classes."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

BOTS = Path(__file__).resolve().parents[2] / "src" / "citadels" / "bots"
# Whoever runs imagined games has whole states in hand; everything else decides by an observation.
HOLDERS = {
    "encoding/encoder_observation.py", "fast_observation.py", "observation.py", "builder/policy.py", "learned/judge.py",
    "search/tree.py", "search/worlds.py",
}
SECRETS = {"_g", "_game", "_knowledge", "players", "state", "pack", "buried", "deck", "position", "events", "log"}
FILES = [path for path in sorted(BOTS.rglob("*.py")) if path.relative_to(BOTS).as_posix() not in HOLDERS]


def reached(path: Path) -> set[str]:
    """The secret things that a file names as an attribute, or imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)} & SECRETS
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names} & {"State"}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(BOTS).as_posix())
def test_a_bot_sees_only_its_observation(path: Path) -> None:
    assert not reached(path)


def test_somebody_who_reaches_round_is_seen(tmp_path: Path) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text("from citadels.engine.state import State\ndef peek(seen):\n    return seen._game.state.pack\n")
    assert reached(cheat) == {"State", "_game", "state", "pack"}
