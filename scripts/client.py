"""Builds the pages for the browser into the package, if anything that goes into them has changed since the last time.

    python3 scripts/client.py           build
    python3 scripts/client.py check     types and style of the client, likewise
    python3 scripts/client.py test      its tests

Runs on the bare system Python. Node is used for this only; where there is none, or an old one, a pinned one is put
into .venv. What was built, checked and installed is noted by content, so a second run does nothing and needs no
network.
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

# What is not part of the sources, by the names of folders in frontend/.
LEFT_OUT = ("node_modules", "generated", "dist", "test-results", "e2e")
# What the generated parts of the client are made from, besides frontend/ itself.
GENERATED_FROM = (
    "scripts/client.py", "scripts/client_facts.py", "src/citadels/facts.py", "src/citadels/offers.py",
    "src/citadels/rulebook.py", "src/citadels/shapes.py", "src/citadels/web/http_messages.py",
    "src/citadels/web/protocol.py", "src/citadels/web/schema.py",
)


def digest(paths: "list[Path]") -> str:
    """Of names and contents."""
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
    """What the engine for the browser is made from, besides the pages."""
    found = [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".bin") and BUILT not in path.parents]
    scripts = [ROOT / "scripts" / name for name in ("offline.py", "offline_bundle.py", "offline_bytecode.mjs")]
    return [*found, *scripts, ROOT / "requirements" / "runtime.txt"]


def noted(note: Path) -> str:
    return note.read_text(encoding="utf-8").strip() if note.is_file() else ""


# -- Node --------------------------------------------------------------------------------------------------------------
def version(environment: "dict[str, str]") -> int:
    """The main version of Node, if it is there with npm; 0 if not."""
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
    """The environment in which Node is found: that of the system, else one of our own."""
    environment = {**os.environ, "PYTHON": str(VENV / "bin" / "python"), "npm_config_update_notifier": "false"}
    if version(environment) >= OLDEST:
        return environment
    environment["PATH"] = str(VENV / "bin") + os.pathsep + environment.get("PATH", os.defpath)
    if version(environment) < OLDEST:
        print(f"citadels: there is no Node {OLDEST} or newer with npm here, so one is installed in .venv",
              file=sys.stderr)
        subprocess.run([sys.executable, str(ROOT / "scripts" / "env.py"), str(VENV), "node"], check=False)
    if version(environment) < OLDEST:
        sys.exit(f"citadels: to build the pages for the browser, Node {OLDEST} or newer with npm is needed. "
                 "Install it, or play in the terminal with `make terminal`.")
    return environment


def npm(environment: "dict[str, str]", *words: str) -> None:
    program = shutil.which("npm", path=environment["PATH"])
    subprocess.run([str(program), *words], cwd=FRONTEND, env=environment, check=True)


def install(environment: "dict[str, str]") -> None:
    """The packages of the client, if what is pinned is not what is there."""
    wanted = digest([FRONTEND / "package-lock.json"])
    if noted(MODULES_NOTE) == wanted:
        return
    print("citadels: installing what the client is built with", file=sys.stderr)
    npm(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    MODULES_NOTE.write_text(wanted + "\n", encoding="utf-8")


# -- what can be asked for ---------------------------------------------------------------------------------------------
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
        print("citadels: putting the engine beside the pages for the browser", file=sys.stderr)
    if not (BUILT / "index.html").is_file():
        sys.exit("citadels: the build of the client has left no page behind.")
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
    """Types and style, unless the very same sources have passed before."""
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
