"""The version stands in one place, and `citadels --version` also tells which engine runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import citadels
from citadels import _pure, cli

ROOT = Path(__file__).resolve().parent.parent
ARENA = ["arena", "random", "builder", "--games", "2", "--players", "2", "--processes", "1"]
SLOW = "The engine is not compiled for this Python"


def said(lang: str, **variables: str) -> str:
    words = [sys.executable, "-m", "citadels", "--lang", lang, "--version"]
    return subprocess.run(words, env={**os.environ, **variables}, capture_output=True, text=True, check=True).stdout


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "citadels.__version__"}
    for name in ("package.json", "package-lock.json"):
        assert "version" not in json.loads((ROOT / "frontend" / name).read_text("utf-8"))


def test_the_command_says_its_version_and_which_engine_runs() -> None:
    assert said("en", CITADELS_PURE="1") == f"citadels {citadels.__version__} (interpreted)\n"
    assert said("it", CITADELS_PURE="1") == f"citadels {citadels.__version__} (interpretato)\n"
    if _pure.MANIFEST.is_file() and _pure.changed() is None:
        assert said("en", CITADELS_PURE="") == f"citadels {citadels.__version__} (compiled)\n"


def test_where_nothing_compiled_fits_it_is_said_once_where_time_counts(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.delenv("CITADELS_PURE", raising=False)
    monkeypatch.setattr(_pure, "MANIFEST", tmp_path / "_compiled.txt")
    assert cli.main(ARENA) == 0
    assert capsys.readouterr().err.count(SLOW) == 1
    assert cli.main(["rules", "RU-2"]) == 0
    assert capsys.readouterr().err == ""


def test_who_asks_for_plain_python_is_not_told_of_it(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setenv("CITADELS_PURE", "1")
    monkeypatch.setattr(_pure, "MANIFEST", tmp_path / "_compiled.txt")
    assert cli.main(ARENA) == 0
    assert SLOW not in capsys.readouterr().err
