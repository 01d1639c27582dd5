"""No message is left that nothing says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from citadels import texts

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / "src" / "citadels"
CLIENT = ROOT / "frontend"

# Whole families are asked for by an id that is put together.
FAMILIES = {
    "rules": r"(DX|CL|CI|CC|RU)-.*",  # by their ids, which a test of the texts lists
    "ties": r"won-tie-.*",  # by edition, the nearest that has one
    "card texts": r"(text|brief)-.*",  # a test of the texts sees that each is printed somewhere
}


def said_in_python() -> Iterator[str]:
    """Patterns of all texts in the sources: what is put in may be anything."""
    for path in PYTHON.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in node.values]
                yield "".join(parts)


def said_in_the_client() -> Iterator[str]:
    for path in [CLIENT / "index.html", *(CLIENT / "src").rglob("*.ts"), *(CLIENT / "src").rglob("*.svelte")]:
        if "generated" in path.parts:
            continue
        source = path.read_text("utf-8")
        yield from map(re.escape, re.findall(r"""["'{]([a-z0-9-]+)["'}]""", source))
        for template in re.findall(r"`([^`\n]*)`", source):
            yield ".*".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))


def telling(patterns: Iterator[str]) -> set[str]:
    """Those that could be an id, and do not fit everything."""
    return {pattern for pattern in patterns if re.match(r"[a-z]{2,}", pattern) and " " not in pattern}


def test_every_message_is_said_somewhere() -> None:
    patterns = telling(said_in_python()) | telling(said_in_the_client()) | set(FAMILIES.values())
    exact = {pattern.replace("\\", "") for pattern in patterns if ".*" not in pattern}
    open_ones = re.compile("|".join(f"(?:{pattern})" for pattern in patterns if ".*" in pattern))
    # One message may stand in another.
    inside = set()
    for file in (files(texts) / "en").iterdir():
        inside |= set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", file.read_text("utf-8")))
    left = [name for name in texts.messages()
            if name not in exact and name not in inside and not open_ones.fullmatch(name)]
    assert left == []


def test_a_message_that_nothing_says_would_be_found() -> None:
    patterns = telling(said_in_python())
    assert not any(re.fullmatch(pattern, "no-such-message") for pattern in patterns)
    assert any(re.fullmatch(pattern, "card-king") for pattern in patterns)
