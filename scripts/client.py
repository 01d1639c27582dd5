"""Builds the browser pages into the package, if their sources have changed since the last build.

    python3 scripts/client.py           build the pages
    python3 scripts/client.py check     check types and style of the client, if its sources have changed
    python3 scripts/client.py test      run its tests

Needs only the system's Python. If there is no Node, or only an old one, a pinned one is installed in .venv. What was
built, checked and installed is recorded by content, so a second run does nothing and needs no network.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
PACKAGE = ROOT / "src" / "citadels"
BUILT = PACKAGE / "web" / "client"
NOTE = BUILT / ".built"
MODULES = FRONTEND / "node_modules"
MODULES_NOTE = MODULES / ".installed"
CHECKED_NOTE = MODULES / ".checked"
VENV = ROOT / ".venv"
OLDEST = 20

# Folders in frontend/ that are not part of the sources.
LEFT_OUT = ("node_modules", "generated", "dist", "test-results", "e2e")
# What the generated parts of the client are made from, in addition to frontend/ itself.
GENERATED_FROM = (
    "scripts/client.py", "scripts/client_facts.py", "src/citadels/facts.py", "src/citadels/offers.py",
    "src/citadels/rulebook.py", "src/citadels/shapes.py", "src/citadels/web/http_messages.py",
    "src/citadels/web/protocol.py", "src/citadels/web/schema.py",
)


def digest(paths: "list[Path]") -> str:
    """A hash of the files' names and contents."""
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def sources() -> "list[Path]":
    found = [ROOT / name for name in GENERATED_FROM]
    found += [path for path in (PACKAGE / "texts").rglob("*") if path.suffix in (".ftl", ".csv", ".md")]
    found += (PACKAGE / "engine").rglob("*.py")
    for path in FRONTEND.rglob("*"):
        parts = path.relative_to(FRONTEND).parts
        if not set(LEFT_OUT).intersection(parts) and path.is_file():
            found.append(path)
    return found


def engine_sources() -> "list[Path]":
    """What the engine for the browser is made from, in addition to the pages."""
    found = [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".bin") and BUILT not in path.parents]
    scripts = [ROOT / "scripts" / name for name in ("offline.py", "offline_bundle.py", "offline_bytecode.mjs")]
    return [*found, *scripts, ROOT / "requirements" / "runtime.txt"]


def noted(note: Path) -> str:
    return note.read_text(encoding="utf-8").strip() if note.is_file() else ""


# -- Node --------------------------------------------------------------------------------------------------------------
def version(environment: "dict[str, str]") -> int:
    """The major version of Node, if it is installed with npm; 0 if not."""
    found = [shutil.which(name, path=environment["PATH"]) for name in ("node", "npm")]
    if None in found:
        return 0
    try:
        done = subprocess.run([str(found[0]), "--version"], check=False, capture_output=True, text=True)
    except OSError:
        return 0
    number = re.match(r"v(\d+)\.", done.stdout)
    return int(number[1]) if number else 0


def environment_with_node() -> "dict[str, str]":
    """The environment with Node on its PATH: the system's, or one installed in .venv."""
    environment = {**os.environ, "PYTHON": str(VENV / "bin" / "python"), "npm_config_update_notifier": "false"}
    if version(environment) >= OLDEST:
        return environment
    environment["PATH"] = str(VENV / "bin") + os.pathsep + environment.get("PATH", os.defpath)
    if version(environment) < OLDEST:
        print(f"citadels: installing Node in .venv, because there is no Node {OLDEST} or newer with npm here",
              file=sys.stderr)
        subprocess.run([sys.executable, str(ROOT / "scripts" / "env.py"), str(VENV), "node"], check=False)
    if version(environment) < OLDEST:
        sys.exit(f"citadels: building the pages for the browser needs Node {OLDEST} or newer with npm. "
                 "Install it, or play in the terminal with `make terminal`.")
    return environment


def npm(environment: "dict[str, str]", *words: str) -> None:
    program = shutil.which("npm", path=environment["PATH"])
    subprocess.run([str(program), *words], cwd=FRONTEND, env=environment, check=True)


def install(environment: "dict[str, str]") -> None:
    """Install the client's packages, if they are not the pinned ones."""
    wanted = digest([FRONTEND / "package-lock.json"])
    if noted(MODULES_NOTE) == wanted:
        return
    print("citadels: installing the packages that build the client", file=sys.stderr)
    npm(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    MODULES_NOTE.write_text(wanted + "\n", encoding="utf-8")


# -- commands ----------------------------------------------------------------------------------------------------------
def build() -> None:
    pages, engine = digest(sources()), digest(engine_sources())
    known = noted(NOTE).split()
    if known == [pages, engine]:
        return
    environment = environment_with_node()
    install(environment)
    NOTE.unlink(missing_ok=True)
    if known[:1] != [pages]:
        print("citadels: building the pages for the browser", file=sys.stderr)
        npm(environment, "run", "--silent", "build", "--", "--logLevel", "warn")
    else:
        print("citadels: adding the engine to the pages for the browser", file=sys.stderr)
    if not (BUILT / "index.html").is_file():
        sys.exit("citadels: the build of the client has produced no page.")
    shutil.copy(FRONTEND / "src" / "generated" / "pictures.json", BUILT)
    subprocess.run([environment["PYTHON"], "-m", "scripts.offline", str(BUILT)], cwd=ROOT, env=environment, check=True)
    node = shutil.which("node", path=environment["PATH"])
    subprocess.run([str(node), "scripts/pack.mjs", str(BUILT)], cwd=FRONTEND, env=environment, check=True)
    NOTE.write_text(f"{pages}\n{engine}\n", encoding="utf-8")


def run(script: str) -> None:
    environment = environment_with_node()
    install(environment)
    npm(environment, "run", "--silent", script)


def check() -> None:
    """Check types and style, unless the same sources have passed before."""
    checked = digest([*sources(), *(FRONTEND / "e2e").rglob("*.ts")])
    if noted(CHECKED_NOTE) == checked:
        return
    run("check")
    CHECKED_NOTE.write_text(checked + "\n", encoding="utf-8")


def main(words: "list[str]") -> None:
    if words in ([], ["build"]):
        build()
    elif words == ["check"]:
        check()
    elif words == ["test"]:
        run("test")
    else:
        sys.exit(f"citadels: {Path(__file__).name} knows build, check and test, not {' '.join(words)}.")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as problem:
        sys.exit("citadels: this step failed: " + " ".join(problem.cmd))
