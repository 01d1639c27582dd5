"""Bare environments, with what the package requires and nothing else. They need no network, and take no time."""

from __future__ import annotations

import re
import signal
import subprocess
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent.parent
PLAYOUTS = Path(__file__).parent / "playouts.py"
UV = Path(sysconfig.get_path("scripts"), "uv")


class Release:
    """The files of a release, by what they are."""

    def __init__(self, folder: Path) -> None:
        self.files = sorted(folder.iterdir())

    def __getitem__(self, kind: str) -> Path:
        ending = {"sdist": ".tar.gz", "pure": "-py3-none-any.whl"}.get(kind)
        found = [path for path in self.files
                 if (path.name.endswith(ending) if ending else not path.name.endswith((".tar.gz", "none-any.whl")))]
        if not found and kind == "compiled":
            pytest.skip("there is no compiler")
        [path] = found
        return path


class Environment:
    """A virtual environment. What the package requires is linked from the one that runs the tests."""

    def __init__(self, folder: Path, *others: str) -> None:
        venv.create(folder, symlinks=True)
        self.folder = folder
        self.bin = folder / "bin"
        [self.packages] = folder.glob("lib/python*/site-packages")
        lines = (ROOT / "requirements" / "runtime.txt").read_text("utf-8")
        pins = re.findall(r"^[a-z0-9-]+==[^\\\n]+", lines, re.MULTILINE)
        wanted = [one.name for one in map(Requirement, pins) if one.marker is None or one.marker.evaluate()]
        for name in (*wanted, *others):
            self.link(name)
        # Nothing of where the tests run: no compiler, no Node, no settings of the interpreter.
        self.variables = {"PATH": str(self.bin), "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"),
                          "LC_ALL": "en_US.UTF-8", "CITADELS_HASTE": "0"}

    def link(self, name: str) -> None:
        found = metadata.distribution(name)
        assert found.files is not None
        for top in {file.parts[0] for file in found.files} - {"..", "__pycache__"}:
            target = self.packages / top
            if not target.exists():  # fluent.runtime and fluent.syntax share a folder
                target.symlink_to(str(found.locate_file(top)))

    def install(self, file: Path) -> str:
        """Install a file of the release, and return what is said meanwhile."""
        words = [str(UV), "-v", "pip", "install", "--no-cache", "--no-index", "--no-deps", "--no-build-isolation",
                 "--python", str(self.bin / "python"), str(file)]
        done = subprocess.run(words, env=self.variables, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stderr

    def run(self, *words: str, given: str = "") -> str:
        """What a program of this environment prints."""
        program = self.bin / words[0]
        done = subprocess.run([str(program), *words[1:]], env=self.variables, cwd=self.folder, input=given,
                              capture_output=True, text=True, check=False)
        assert done.returncode == 0 and done.stderr == "", done.stderr + done.stdout
        return done.stdout

    @contextmanager
    def served(self) -> Iterator[int]:
        """The port of `citadels play`, which is told to end afterwards."""
        with subprocess.Popen([str(self.bin / "citadels"), "play"], env=self.variables, cwd=self.folder,
                              stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                found = (re.search(r"http://127\.0\.0\.1:(\d+)/play", line) for line in server.stdout)
                yield int(next(filter(None, found))[1])
            finally:
                server.send_signal(signal.SIGINT)
                server.communicate()
        assert server.returncode == 0


