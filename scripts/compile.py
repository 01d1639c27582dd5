"""Compiles the engine in place, if its sources have changed since the last time.

    python scripts/compile.py [--strict]

If there is no compiler, a message says so and the engine runs as plain Python. The same happens if the compiler fails,
unless --strict makes that an error.
"""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import setup as build  # noqa: E402 - the file setup.py above, found only once the path is set

SUFFIX = EXTENSION_SUFFIXES[0]  # compiled here, for the interpreter that runs this
MANIFEST = build.PACKAGE / f"_compiled{SUFFIX}.txt"


def current() -> str:
    return MANIFEST.read_text(encoding="utf-8") if MANIFEST.is_file() else ""


def main(strict: bool) -> int:
    if build.forced_pure():
        return 0  # the user wants plain Python; compiled modules may stay
    wanted = build.manifest()
    if current() == wanted:
        return 0
    # Whatever happens next, nothing outdated remains, including modules whose source is gone.
    MANIFEST.unlink(missing_ok=True)
    for stale in ROOT.joinpath("src").rglob("*" + SUFFIX):
        stale.unlink()
    reason = build.obstacle()
    if reason is not None:
        build.say_interpreted(reason)
        return 0
    print("citadels: compiling the engine", file=sys.stderr)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--force"]
    done = subprocess.run(command, cwd=ROOT, check=False)
    if current() == wanted or not strict:
        return 0
    return max(1, done.returncode)


if __name__ == "__main__":
    sys.exit(main("--strict" in sys.argv[1:]))
