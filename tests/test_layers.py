"""The shape of the code: which part may import which, and that no file grows out of hand."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "citadels"
LONGEST = 500

# What each part of the package may import of the others. "citadels" is the package itself: its public names.
ALLOWED = {
    "__init__": {"_pure", "engine", "game"},
    "__main__": {"cli"},
    "_pure": set[str](),
    "atomic_file": set[str](),
    "engine": {"texts"},  # a fault is told in the reader's language
    "shapes": {"engine"},
    "texts": {"engine"},  # which edition follows which
    "game": {"engine", "shapes", "texts"},
    "facts": {"engine", "shapes"},
    "open_view": {"citadels", "shapes"},
    "fairness": {"citadels", "engine", "shapes"},
    "rulebook": {"citadels", "engine", "facts", "texts"},
    "offers": {"citadels", "engine", "shapes"},
    "lessons": {"citadels", "shapes"},
    "bots": {"citadels", "engine", "facts", "game", "shapes", "texts"},
    "lab": {"citadels", "_pure", "atomic_file", "engine", "game", "shapes", "texts", "bots"},
    "research": {"citadels", "engine", "game", "bots"},  # nobody else may import it: it knows an oracle
    "training": {"citadels", "engine", "bots", "research"},
    "web": {"citadels", "atomic_file", "engine", "game", "shapes", "texts", "bots", "facts", "fairness", "lessons",
            "offers", "open_view", "terminal"},  # a picture tells what happened, as the log does
    # The table logic of the server, in a browser.
    "offline": {"citadels", "bots", "web"},
    "terminal": {"citadels", "atomic_file", "engine", "game", "shapes", "texts", "bots", "facts", "fairness", "lessons",
                 "offers", "open_view", "rulebook"},
    "parsing": {"texts"},
    "cli": {"citadels", "game", "texts", "bots", "lab", "parsing", "web", "terminal"},
}

# Requirements that only one part may import: they may not be installed, or take their time.
OPTIONAL = {
    "lab": {"openskill", "pyarrow", "ray"},
    "offline": {"msgspec"},
    "research": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "training": {"numpy", "torch"},
    "web": {"PIL", "alembic", "asyncpg", "cryptography", "litestar", "msgspec", "openskill", "prometheus_client",
            "sqlalchemy", "uvicorn", "uvloop", "webauthn"},
}

# The engine neither reads nor writes, knows no clock, no processes and no randomness but its own.
ENGINE_STDLIB = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib", "heapq", "itertools",
    "json", "math", "operator", "re", "struct", "types", "typing",
    "mypy_extensions",  # for the compiler; it need not be there
}
ENGINE_BUILTINS = {"breakpoint", "compile", "eval", "exec", "hash", "id", "input", "open", "print", "__import__"}

MODULES = sorted(PACKAGE.rglob("*.py"))
FOLDERS = ("src", "tests", "scripts", "benchmarks")
FILES = [ROOT / "setup.py", *sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))]


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imported(path: Path, at_once: bool = False) -> list[str]:
    """The dotted names of all modules that a file imports, wherever in it the import stands; or those at once."""
    found: list[str] = []
    package = ("citadels", *path.relative_to(PACKAGE).parent.parts)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body if at_once else ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *(node.module.split(".") if node.module else ())))
            # `from citadels import texts` names a part, `from citadels import Game` a public name.
            found += [f"{module}.{alias.name}" if module == "citadels" else module for alias in node.names]
    return found


def parts_imported(path: Path) -> set[str]:
    """The parts of this package that a file imports, its own left out."""
    parts = set()
    for name in imported(path):
        top, _, rest = name.partition(".")
        if top == "citadels":
            first = rest.partition(".")[0]
            parts.add(first if (PACKAGE / first).is_dir() or (PACKAGE / f"{first}.py").is_file() else "citadels")
    return parts - {part_of(path)}


def test_imports_point_down_only() -> None:
    for path in MODULES:
        part = part_of(path)
        assert part in ALLOWED, f"say in {Path(__file__).name} what {part} may import"
        assert parts_imported(path) <= ALLOWED[part], path


def test_the_engine_keeps_to_itself() -> None:
    for path in sorted((PACKAGE / "engine").rglob("*.py")):
        outside = {name.partition(".")[0] for name in imported(path)} - {"citadels"}
        assert outside <= ENGINE_STDLIB, path
        called = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & ENGINE_BUILTINS, path


def test_only_the_declared_requirements_are_imported() -> None:
    usual = {"citadels", "rich", "fluent", "librt", "typing_extensions", "mypy_extensions", *sys.stdlib_module_names}
    for path in MODULES:
        outside = {name.partition(".")[0] for name in imported(path)}
        assert outside <= usual | OPTIONAL.get(part_of(path), set()), path


def test_optional_requirements_are_imported_only_when_they_are_used() -> None:
    """The server needs nearly all of its own at once; so it is the server that is imported late. So is research."""
    for path in MODULES:
        names = imported(path, at_once=True)
        first = {name.partition(".")[0] for name in names}
        if part_of(path) == "web":
            assert not {"asyncpg", "cryptography", "webauthn"} & first, path
        elif part_of(path) == "offline":
            assert first & OPTIONAL["web"] <= OPTIONAL["offline"], path
        elif part_of(path) not in ("research", "training"):
            assert not first & OPTIONAL.get(part_of(path), set()), path
            assert not any(name.startswith("citadels.web") for name in names), path


def test_no_file_is_too_long() -> None:
    assert [path for path in FILES if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST] == []


def test_the_checks_see_through_every_form_of_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "citadels"
    for name in ("engine", "texts", "web"):
        (package / name).mkdir(parents=True)
    source = package / "engine" / "cards.py"
    source.write_text(
        "import citadels.web.app\nfrom citadels import Game, texts\nfrom .. import cli\nfrom .state import x\n"
        "def f():\n    from citadels.engine import ids\n    import os.path\n"
    )
    (package / "cli.py").touch()
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", package)
    assert parts_imported(source) == {"web", "citadels", "texts", "cli"}
    assert "os.path" in imported(source)
    assert "os.path" not in imported(source, at_once=True) and "citadels.web.app" in imported(source, at_once=True)
