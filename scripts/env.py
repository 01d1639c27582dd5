"""Creates a virtual environment and keeps it in sync with the pinned sets in requirements/.

    python3 scripts/env.py FOLDER SET...

Needs only the system's Python. What is installed is recorded in the environment by content, so a second run does
nothing and needs no network. pip installs uv, and uv installs the rest: it takes a fraction of pip's time, and removes
what is no longer pinned. Both check every file against its hash.
"""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)

# uv does not read pip's settings. An extra index is left out: we need nothing from it, and uv would ask it first.
UV_SETTINGS = {
    "index-url": "UV_DEFAULT_INDEX", "trusted-host": "UV_INSECURE_HOST", "proxy": "ALL_PROXY", "cert": "SSL_CERT_FILE",
}


def suitable_python() -> str:
    if sys.version_info >= OLDEST:
        return sys.executable
    for minor in range(20, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    sys.exit("citadels needs Python 3.11 or newer; `make PYTHON=/path/to/python3 …` names one.")


def pinned(name: str) -> Path:
    return ROOT / "requirements" / (name + ".txt")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def works(python: Path) -> bool:
    try:
        return subprocess.run([str(python), "-c", "import pip"], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def for_uv(python: Path) -> "dict[str, str]":
    """An environment that makes uv use pip's settings, so that a mirror or a proxy is configured only once."""
    listed = subprocess.run([str(python), "-m", "pip", "config", "list"], check=True, capture_output=True, text=True)
    given = dict(line.split("=", 1) for line in listed.stdout.splitlines())
    found = {
        name: " ".join(ast.literal_eval(given[section + setting]).split())
        for section in ("global.", "install.", ":env:.")  # the last one that has a setting decides, as for pip
        for setting, name in UV_SETTINGS.items() if section + setting in given
    }
    return {**found, **os.environ}


def main(folder: Path, asked: "list[str]") -> None:
    python = folder / "bin" / "python"
    note = folder / "installed.json"
    installed: dict[str, str] = json.loads(note.read_text(encoding="utf-8")) if note.is_file() else {}
    wanted = {name: digest(pinned(name)) for name in ("tools", *asked)}
    wanted["citadels"] = digest(ROOT / "pyproject.toml")
    if python.exists() and wanted.items() <= installed.items():
        return
    if not works(python):
        print("citadels: creating the environment " + folder.name, file=sys.stderr)
        subprocess.run([suitable_python(), "-m", "venv", "--clear", str(folder)], check=True)
        installed = {}
    note.unlink(missing_ok=True)  # until all of this is done, nobody knows what is installed
    if installed.get("tools") != wanted["tools"]:
        # Quiet enough not to mention indexes that do not have it. Building uv would need a Rust compiler.
        pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--only-binary=:all:"]
        subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", str(pinned("tools"))], check=True)
    # Sets that were installed before stay, and are kept in sync too.
    sets = [name for name in {**installed, **wanted} if pinned(name).is_file()]
    print("citadels: installing the pinned sets: " + ", ".join(sets), file=sys.stderr)
    # Compiling is a separate step (scripts/compile.py), which knows when there is nothing to do.
    environment = {**for_uv(python), "CITADELS_PURE": "1"}

    def uv(command: str, *words: str) -> None:
        base = [str(folder / "bin" / "uv"), "pip", command, "--quiet", "--python", str(python)]
        subprocess.run([*base, *words], check=True, env=environment)

    uv("sync", "--require-hashes", *(str(pinned(name)) for name in sets))
    uv("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    uv("check")
    wanted.update((name, digest(pinned(name))) for name in sets)
    note.write_text(json.dumps(wanted, indent=1), encoding="utf-8")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), sys.argv[2:])
    except subprocess.CalledProcessError as problem:
        sys.exit("citadels: this step failed: " + " ".join(problem.cmd))
