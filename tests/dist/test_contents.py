"""What the files of a release hold: all that is needed, and nothing that lies about in a working tree."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import citadels
import setup as build
from scripts import client
from tests.dist.environments import ROOT, Release

pytestmark = pytest.mark.heavy

PACKAGE = ROOT / "src" / "citadels"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
INFO = f"citadels-{citadels.__version__}.dist-info"


def tracked() -> set[str]:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone of the repository")
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name for name in listed if (ROOT / name).is_file()}


def pages() -> set[str]:
    return {path.relative_to(ROOT / "src").as_posix() for path in (PACKAGE / "web" / "client").rglob("*")
            if path.is_file() and path.suffix != ".map" and path.name != ".built"}


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_sdist_is_the_repository_with_the_built_pages(release: Release) -> None:
    with tarfile.open(release["sdist"]) as archive:
        found = {name.partition("/")[2] for name in archive.getnames() if archive.getmember(name).isfile()}
    made = {"PKG-INFO", "setup.cfg", "src/citadels/web/client/.built", *(f"src/{name}" for name in pages())}
    assert {name for name in found if not name.startswith("src/citadels.egg-info/")} == tracked() | made


def test_in_an_unpacked_sdist_the_pages_count_as_built(release: Release, tmp_path: Path) -> None:
    """Their note is in it, and everything that they are made from: so `make play` needs no Node there."""
    with tarfile.open(release["sdist"]) as archive:
        archive.extractall(tmp_path, filter="data")
    [tree] = tmp_path.iterdir()
    ask = "import client; print(client.digest(client.sources()), client.noted(client.NOTE))"
    done = subprocess.run([sys.executable, "-c", ask], cwd=tree / "scripts", capture_output=True, text=True, check=True)
    assert done.stdout.split() == [client.digest(client.sources()), client.noted(client.NOTE)]


def test_the_pure_wheel_holds_modules_texts_weights_and_pages(release: Release) -> None:
    own = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}
    found = names(release["pure"])
    assert {name for name in found if not name.startswith(f"{INFO}/")} == own | pages()
    assert found >= {"citadels/bots/learned/weights.bin", "citadels/py.typed", "citadels/game.pyi",
                     "citadels/texts/it/rules.ftl", "citadels/web/client/index.html"}


def test_the_compiled_wheel_has_compiled_modules_for_this_system_besides(release: Release) -> None:
    more = names(release["compiled"]) - names(release["pure"])
    modules = {f"citadels/{path.relative_to(PACKAGE).with_suffix('').as_posix()}{SUFFIX}" for path in build.sources()}
    assert more == {*modules, f"citadels__mypyc{SUFFIX}", f"citadels/_compiled{SUFFIX}.txt"}
    assert names(release["pure"]) <= names(release["compiled"])


def test_what_a_wheel_says_of_itself(release: Release) -> None:
    with zipfile.ZipFile(release["pure"]) as archive:
        told = Parser().parsestr(archive.read(f"{INFO}/METADATA").decode())
        assert "Tag: py3-none-any\n" in archive.read(f"{INFO}/WHEEL").decode()
        assert "citadels = citadels.cli:main" in archive.read(f"{INFO}/entry_points.txt").decode()
    assert (told["Name"], told["Version"], told["License-Expression"]) == ("citadels", citadels.__version__, "MIT")
    required = [Requirement(line) for line in told.get_all("Requires-Dist", [])]
    always = {one.name for one in required if one.marker is None or "extra" not in str(one.marker)}
    assert {"litestar", "uvicorn", "sqlalchemy", "rich"} <= always and "torch" not in always
    assert "web" in told.get_all("Provides-Extra", [])
