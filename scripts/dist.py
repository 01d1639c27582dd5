"""Builds the files of a release: the sdist, a wheel that runs everywhere, and a compiled wheel for this Python.

    .venv/bin/python scripts/dist.py [FOLDER]

The wheels are built from the unpacked sdist, so nothing else from the working tree gets into them, and files missing
from the sdist are noticed. Without a compiler there is no compiled wheel, and a message says why. The pinned setuptools
and mypy of the environment build them, so nothing is downloaded.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import setup as build  # noqa: E402 - the file setup.py above, found only once the path is set

UNPACKED = ROOT / "build" / "dist"
HOOK = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"


def built(what: str, tree: Path, folder: Path, **variables: str) -> Path:
    """Run a hook of the build backend on a tree and return the file it made."""
    before = set(folder.iterdir())
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CITADELS_")}
    done = subprocess.run([sys.executable, "-c", HOOK, what, str(folder)], cwd=tree, env={**environment, **variables},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}\ncitadels: {what} failed; see above.")
    [made] = set(folder.iterdir()) - before
    return made


def unpacked(sdist: Path) -> Path:
    """The tree of an sdist. It shares this tree's build folder, so that no C file is compiled twice."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(UNPACKED, filter="data")
    [tree] = UNPACKED.iterdir()
    tree.joinpath("build").symlink_to(ROOT / "build", target_is_directory=True)
    return tree


def main(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("citadels-*"):
        old.unlink()
    # Otherwise setuptools would add files from an earlier list.
    ROOT.joinpath("src", "citadels.egg-info", "SOURCES.txt").unlink(missing_ok=True)
    found = [built("build_sdist", ROOT, folder)]
    tree = unpacked(found[0])
    found.append(built("build_wheel", tree, folder, CITADELS_PURE="1"))
    reason = build.obstacle()
    if reason is None:
        found.append(built("build_wheel", tree, folder, CITADELS_STRICT="1"))
    else:
        print(f"citadels: there is no compiled wheel, because {reason}.", file=sys.stderr)
    shutil.rmtree(UNPACKED)
    return found


if __name__ == "__main__":
    for path in main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")
