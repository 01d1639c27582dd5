"""The pinned sets: whole, in agreement with pyproject.toml and each other, and the same wherever they are written."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.env import ROOT, for_uv, pinned

PIN = re.compile(r"(?P<what>[a-z0-9-]+==\S+(?: ; [^\n\\]+)?) \\\n"
                 r"(?:    --hash=sha256:[0-9a-f]{64} \\\n)*    --hash=sha256:[0-9a-f]{64}\n")

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETS: dict[str, list[str]] = {
    "runtime": PROJECT["project"]["dependencies"], "build": PROJECT["build-system"]["requires"],
    **{name: wanted for name, wanted in PROJECT["project"]["optional-dependencies"].items() if wanted},
    **PROJECT["dependency-groups"],
}


def pins(name: str) -> list[Requirement]:
    return [Requirement(found["what"]) for found in PIN.finditer(pinned(name).read_text(encoding="utf-8"))]


def versions(name: str) -> dict[str, set[str]]:
    """More than one where newer versions of Python have a newer package."""
    found: dict[str, set[str]] = {}
    for pin in pins(name):
        found.setdefault(pin.name, set()).add(str(pin.specifier))
    return found


def test_there_is_a_file_for_each_set() -> None:
    assert {path.stem for path in pinned("runtime").parent.iterdir()} == set(SETS)


@pytest.mark.parametrize("name", SETS)
def test_a_file_holds_pins_with_hashes_and_nothing_of_where_it_was_written(name: str) -> None:
    text = pinned(name).read_text(encoding="utf-8")
    assert PIN.sub("", text) == ""
    assert "://" not in text


@pytest.mark.parametrize("name", SETS)
def test_a_set_holds_what_is_asked_for(name: str) -> None:
    found = pins(name)
    for wanted in map(Requirement, SETS[name]):
        of_that_name = [pin for pin in found if pin.name == canonicalize_name(wanted.name)]
        assert of_that_name, f"{wanted} is not pinned; `make lock` does it"
        for pin in of_that_name:
            [version] = pin.specifier
            assert version.version in wanted.specifier, f"{pin} is not {wanted}; `make lock` pins it anew"


def test_sets_agree_with_each_other() -> None:
    every: dict[str, set[str]] = {}
    for name in SETS:
        for package, found in versions(name).items():
            assert every.setdefault(package, found) == found, package


def test_a_release_can_be_installed_beside_other_packages() -> None:
    for wanted in map(Requirement, SETS["runtime"]):
        assert {one.operator for one in wanted.specifier} <= {">=", "<"}, wanted


def test_who_only_needs_the_engine_loads_nothing_of_the_server() -> None:
    names = [canonicalize_name(wanted.name).replace("-", "_") for wanted in map(Requirement, SETS["runtime"])]
    server = names[names.index("aiosqlite"):]
    assert {"litestar", "uvicorn", "sqlalchemy", "msgspec"} < set(server)
    ask = "import sys, citadels, citadels.cli, citadels.bots; print(*(set(sys.argv[1:]) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", ask, *server], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


def test_what_pip_is_told_of_the_registry_holds_for_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.example/simple")
    assert for_uv(Path(sys.executable))["UV_DEFAULT_INDEX"] == "https://mirror.example/simple"
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://other.example/simple")
    assert for_uv(Path(sys.executable))["UV_DEFAULT_INDEX"] == "https://other.example/simple"
