"""What a verb means stands in one place, engine/verbs.py: nobody else keeps lists of verbs.

The client has a test of its own for this: frontend/tests/vocabulary.test.ts.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels.engine.verbs import VERBS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "scripts", "benchmarks", "examples")
MANY = 3
WORDS = {word for verb in VERBS for word in (verb.key, verb.word)}
CARDS = {*CARD_WORDS, *CHARACTER_WORDS}

# Here these words are something else, or are played.
MEANT_OTHERWISE = {
    "benchmarks/waiting.py": "the taste of a player who wants to get on",
    "examples/simple_bot.py": "the taste of a bot, which has nothing but the lines",
    "scripts/client_fixtures.py": "parts of events",
    "src/citadels/engine/events.py": "parts of events",
    "src/citadels/engine/loading.py": "parts of a position",
    "src/citadels/engine/words.py": "what a turn notes as used, by bits",
    "src/citadels/lessons/first_game.py": "lines that are played",
}


def listed(node: ast.AST | None) -> Iterator[str]:
    """The verbs that a literal lists, however deep; "gold cards end" is a list as well."""
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        for element in node.elts:
            yield from listed(element)
    elif isinstance(node, ast.Starred):
        yield from listed(node.value)
    elif isinstance(node, ast.Call):  # Kind("built", …), or the list in "gold cards".split()
        for value in (node.func, *node.args, *(keyword.value for keyword in node.keywords)):
            yield from listed(value)
    elif isinstance(node, ast.Attribute):
        yield from listed(node.value)
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            # What is worked out for a name makes it a part of something, such as the gold in a text.
            if isinstance(value, ast.Constant | ast.List | ast.Tuple | ast.Set | ast.Dict):
                yield from listed(key)
            yield from listed(value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        words = [node.value] if node.value in WORDS else node.value.split()
        if WORDS.issuperset(words):
            yield from words


def lists(text: str) -> list[list[str]]:
    """The lists of verbs in a source. A list of nothing but cards is a list of cards."""
    literals = [node for node in ast.walk(ast.parse(text))
                if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict | ast.Constant)]
    found = [sorted(set(listed(node))) for node in literals]
    return [words for words in found if len(words) >= MANY and not CARDS.issuperset(words)]


def test_no_file_but_that_of_the_verbs_lists_them() -> None:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    found = {path.relative_to(ROOT).as_posix() for path in paths if lists(path.read_text(encoding="utf-8"))}
    assert found == set(MEANT_OTHERWISE)


@pytest.mark.parametrize("text", [
    'HELD_BACK = frozenset((\n    "redraw", "put",  # together\n    "exchange",\n))',
    'POWERS = {"name": ["assassin"],\n          "sign": ["magistrate"], "give gold": []}',
    'ORDER = "gold cards income".split()',
    'ORDER = [*"gold cards".split(), "", "end"]',
    'PAIRS = [("gold", 1), ("cards", 2), ("end", 3)]',
])
def test_such_a_list_is_seen(text: str) -> None:
    assert lists(text)


@pytest.mark.parametrize("text", [
    'FEW = ("gold", "cards")',
    'args = {"gold": 2, "cards": len(hand), "crown": crown(view), "number": 3}',
    'UNIQUES = ["smithy", "laboratory", "museum", "keep"]',
    '"""Whoever is named must pay gold at the end."""',
])
def test_such_a_one_is_none(text: str) -> None:
    assert not lists(text)
