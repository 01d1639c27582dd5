"""What a verb means stands in one place, engine/verbs.py: nobody else keeps lists of verbs.

The client has a test of its own for this: frontend/tests/vocabulary.test.ts.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from citadels.engine.verbs import VERBS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "scripts", "benchmarks", "examples")
MANY = 3
WORDS = {word for verb in VERBS for word in (verb.key, verb.word)}
CARDS = {*CARD_WORDS, *CHARACTER_WORDS}     # a list of smithy, laboratory and museum is one of cards
# Here cards and steps carry out their own verbs, and the builder knows what each is worth to it.
CARRIED_OUT = ("src/citadels/bots/builder/", *(f"src/citadels/engine/{name}" for name in (
    "building", "characters/", "circus", "considered", "districts", "steps/", "verbs")))
# Here these words are something else, or are played.
MEANT_OTHERWISE = {
    "benchmarks/waiting.py": "the taste of a player who wants to get on",
    "examples/simple_bot.py": "the taste of a bot, which has nothing but the lines",
    "scripts/browser_tables.py": "lines that are played",
    "src/citadels/bots/encoding/features.py": "groups of numbers",
    "src/citadels/engine/events.py": "parts of events",
    "src/citadels/engine/loading.py": "parts of a position",
    "src/citadels/engine/steps/abilities.py": "questions",
    "src/citadels/engine/verbs.py": "the place itself",
    "src/citadels/engine/words.py": "what a turn notes as used, by bits",
    "src/citadels/lab/numbers/branches.py": "kinds of decisions that are studied",
    "src/citadels/lessons/first_game.py": "lines that are played",
    "src/citadels/terminal/event_log.py": "parts of events",
    "src/citadels/terminal/log_writer.py": "parts of events",
    "src/citadels/terminal/questions.py": "questions",
}


@cache
def trees() -> dict[str, ast.Module]:
    """All our sources by their paths. Only the tests parse them, not every process that looks for tests."""
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8"))
            for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")}


@cache
def constants() -> set[str]:
    """The names of the verbs in the engine."""
    called = [node.args[0] for node in ast.walk(trees()["src/citadels/engine/verbs.py"])
              if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "verb"]
    return {name.id for name in called if isinstance(name, ast.Name)}


@cache
def fields() -> set[str]:
    """The gold and cards of an effect, the crown of a view: parts of something, not verbs."""
    return {node.target.id for tree in trees().values() for within in ast.walk(tree)
            if isinstance(within, ast.ClassDef)
            for node in within.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}


def words(text: str) -> set[str]:
    """The verbs that a string lists: `gold`, `gold cards end`, `(gold|cards|end) `."""
    found = {text} if text in WORDS else set(re.split(r"[ ,|]+", re.sub(r"\\[bs]|\(\?:|[()^$+*]", " ", text).strip()))
    return found if found <= WORDS else set()


def named(node: ast.AST) -> Iterator[str]:
    """The verbs that one part of a source mentions by their constants."""
    match node:
        case ast.ImportFrom(module="citadels.engine.verbs", names=names):
            yield from constants().intersection(alias.name for alias in names)
        case ast.Attribute(value=ast.Name(id="verbs"), attr=name) if name in constants():
            yield name


def spelled(tree: ast.AST) -> Iterator[str]:
    """The verbs that a source mentions by their words, except those that are also cards."""
    parts: set[ast.AST | None] = set()      # names of parts, as in view["crown"] and {"gold": 2}
    for node in ast.walk(tree):
        match node:
            case ast.Dict(keys=keys):
                parts.update(keys)
            case ast.Subscript(slice=part):
                parts.add(part)
            case ast.Call(func=ast.Name(id="dict"), keywords=keywords):
                yield from {str(keyword.arg) for keyword in keywords} & WORDS - fields() - CARDS
            case ast.Constant(value=str(text)):  # comes after what it is in
                yield from words(text) - CARDS - (fields() if node in parts else set())


def mentioned(tree: ast.AST, path: str = "") -> set[str]:
    carried_out = path.startswith(CARRIED_OUT)
    return {*spelled(tree), *(name for node in ast.walk(tree) for name in named(node) if not carried_out)}


def test_no_file_but_that_of_the_verbs_lists_them() -> None:
    found = {path for path, tree in trees().items() if len(mentioned(tree, path)) >= MANY}
    assert found == set(MEANT_OTHERWISE)


IMPORTED = "from citadels.engine.verbs import DESTROY, EXCHANGE, PLAIN, SEIZE\n"


@pytest.mark.parametrize("text", [
    'HELD_BACK = frozenset((\n    "redraw", "put",  # together\n    "exchange",\n))',
    'POWERS = {"name": ["assassin"],\n          "sign": ["magistrate"], "give gold": [], "look": []}',
    'POWERS = {"destroy": WARLORD, "seize": MARSHAL, "exchange": DIPLOMAT}',
    "POWERS = dict(destroy=1, seize=2, exchange=3)",
    'ORDER = "gold cards income".split()',
    'ORDER = "gold,cards,income".split(",")',
    'ORDER = [*"gold cards".split(), "", "end"]',
    'PAIRS = [("gold", 1), ("cards", 2), ("end", 3)]',
    'USUAL, LAST = ("gold", "cards"), ("pass", "end")',
    'CLOSING = re.compile(r"^(done|hold|end)\\b")',
    'closing = verb == "done" or verb == "hold" or verb == "end"',
    'closing = line.startswith("done ") or line.startswith("hold ") or line == "end"',
    'match verb:\n    case "done" | "hold":\n        pass\n    case "end":\n        pass',
    'COSTS["destroy"] = COSTS["seize"] = COSTS["exchange"] = 1',
    f"{IMPORTED}CITIES = (DESTROY, SEIZE, EXCHANGE)",
    f"{IMPORTED}COSTS = {{DESTROY: 1, SEIZE: 2, EXCHANGE: 0}}",
    "from citadels.engine import verbs\nCITIES = (verbs.DESTROY, verbs.SEIZE, verbs.EXCHANGE)",
])
def test_such_a_list_is_seen(text: str) -> None:
    assert len(mentioned(ast.parse(text))) >= MANY


@pytest.mark.parametrize("text", [
    'FEW = ("gold", "cards")',
    'args = {"gold": 2, "cards": len(hand), "crown": view["crown"], "number": 3}',
    'UNIQUES = ["smithy", "laboratory", "museum", "keep"]',
    '"""Whoever is named must pay gold at the end."""',
    "from citadels.engine.verbs import AT_A_CITY, CARD, PLAIN, RECORD, SEAT",
])
def test_such_a_one_is_none(text: str) -> None:
    assert len(mentioned(ast.parse(text))) < MANY
