"""Which engine is loaded: the compiled one only while it was made from the sources that lie beside it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from citadels import _pure

ASK = """
import sys, citadels
names = [name for name in sys.modules if name == "citadels.game" or name.startswith("citadels.engine.")]
loaded = [sys.modules[name] for name in names if not hasattr(sys.modules[name], "__path__")]
print(citadels.compiled(), {str(m.__file__).endswith(".py") for m in loaded}, citadels.__file__)
"""

needs_compiled = pytest.mark.skipif(
    not _pure.MANIFEST.is_file(), reason="nothing was compiled here: there is no compiler"
)


def ask(source: Path, **variables: str) -> tuple[str, str]:
    """What a fresh interpreter says that imports the package from that folder, and what it prints to stderr."""
    environment = {name: value for name, value in os.environ.items() if name != "CITADELS_PURE"}
    environment |= {"PYTHONPATH": str(source), **variables}
    done = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    answer, _, file = done.stdout.strip().rpartition(" ")
    assert Path(file).parent == source / "citadels"
    return answer, done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package as it lies here, compiled modules included."""
    source = _pure.PACKAGE.parent
    shutil.copytree(source / "citadels", tmp_path / "citadels", ignore=shutil.ignore_patterns("__pycache__"))
    for shared in source.glob("citadels__mypyc*"):
        shutil.copy(shared, tmp_path)
    return tmp_path


def test_the_variable_forces_plain_python() -> None:
    assert ask(_pure.PACKAGE.parent, CITADELS_PURE="1") == ("False {True}", "")


@needs_compiled
def test_otherwise_the_compiled_engine_runs() -> None:
    assert ask(_pure.PACKAGE.parent) == ("True {False}", "")
    assert ask(_pure.PACKAGE.parent, CITADELS_PURE="0") == ("True {False}", "")


@needs_compiled
def test_a_changed_source_is_never_overruled_by_what_was_compiled_before(copy: Path) -> None:
    assert ask(copy) == ("True {False}", "")
    with (copy / "citadels" / "game.py").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    answer, said = ask(copy)
    assert answer == "False {True}"
    assert said.count("\n") == 1 and "game.py has changed" in said


@needs_compiled
def test_without_a_manifest_compiled_modules_are_left_alone(copy: Path) -> None:
    (copy / "citadels" / _pure.MANIFEST.name).unlink()
    assert ask(copy) == ("False {True}", "")
