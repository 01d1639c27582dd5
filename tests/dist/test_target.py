"""What is compiled is named after the system it is built for; and where nothing can be compiled, it is said why."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import setup as build
from scripts import compile as in_place
from tests.dist.environments import ROOT

# As setup.py does it, without the part that takes minutes.
BUILD = """
import sys
from unittest.mock import patch
from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution
import setup

setup.BuildExt.written = "# the manifest"
command = setup.BuildExt(Distribution({"ext_modules": [Extension("citadels.game", ["game.c"])]}))
command.build_lib = sys.argv[1]
command.ensure_finalized()
with patch.object(build_ext, "run"):
    command.run()
print(command.get_ext_filename("game"), setup.on_linux())
"""


def built(folder: Path, **variables: str) -> tuple[str, str, str]:
    """The manifest that a build leaves behind; the name of its modules; whether it is built for Linux."""
    package = folder / "citadels"
    package.mkdir()
    done = subprocess.run([sys.executable, "-c", BUILD, str(folder)], cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": f"{ROOT}:{folder}", **variables}, check=True)
    [manifest] = package.iterdir()
    module, linux = done.stdout.split()
    return manifest.name, module, linux


def test_here_the_manifest_is_the_one_that_is_read(tmp_path: Path) -> None:
    assert built(tmp_path) == (in_place.MANIFEST.name, f"game{EXTENSION_SUFFIXES[0]}", str(sys.platform == "linux"))


def test_a_cross_build_for_another_processor_names_that(tmp_path: Path) -> None:
    """With the settings of another Python, as cross compilers do it."""
    suffix = ".cpython-399-sparc64-linux-gnu.so"
    values = {**sysconfig.get_config_vars(), "EXT_SUFFIX": suffix, "SOABI": suffix[1:-3]}
    (tmp_path / "_sysconfigdata_other.py").write_text(f"build_time_vars = {values!r}", "utf-8")
    other = {"_PYTHON_SYSCONFIGDATA_NAME": "_sysconfigdata_other", "_PYTHON_HOST_PLATFORM": "linux-sparc64"}
    assert built(tmp_path, **other) == (f"_compiled{suffix}.txt", f"game{suffix}", "True")


def test_a_build_for_a_mac_names_that(tmp_path: Path) -> None:
    """With the variables by which cibuildwheel says what it builds for."""
    suffix = ".cpython-313-darwin.so"
    assert built(tmp_path, SETUPTOOLS_EXT_SUFFIX=suffix, _PYTHON_HOST_PLATFORM="macosx-11.0-arm64") == (
        f"_compiled{suffix}.txt", f"game{suffix}", "False")


def test_without_a_compiler_it_is_said_that_plain_python_runs(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("CITADELS_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build.extensions() == []
    assert capsys.readouterr().err == ("citadels: the engine runs as plain Python, slower but the same game, "
                                       "because no C compiler was found (no-such-compiler).\n")


def test_a_strict_build_fails_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CITADELS_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("CITADELS_STRICT", "1")
    with pytest.raises(SystemExit, match="cannot be compiled, because no C compiler was found"):
        build.extensions()
