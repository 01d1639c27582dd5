"""Makes a virtual environment and keeps it in step with the pinned sets in requirements/.

    python3 scripts/env.py FOLDER SET...

Runs on the bare system Python. What is installed is noted in the environment by content, so a second run does nothing
and needs no network.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)


def suitable_python() -> str:
    if sys.version_info >= OLDEST:
        return sys.executable
    for minor in range(20, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    sys.exit("citadels needs Python 3.11 or newer; `make PYTHON=/path/to/python3 …` names one.")


def digest(*paths: Path) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()


def works(python: Path) -> bool:
    try:
        return subprocess.run([str(python), "-c", "import pip"], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def main(folder: Path, sets: "list[str]") -> None:
    python = folder / "bin" / "python"
    note = folder / "installed.json"
    installed: dict[str, str] = json.loads(note.read_text(encoding="utf-8")) if note.is_file() else {}
    wanted = {name: digest(ROOT / "requirements" / (name + ".txt")) for name in sets}
    wanted["citadels"] = digest(ROOT / "pyproject.toml")
    missing = [name for name in wanted if installed.get(name) != wanted[name]]
    if not missing and python.exists():
        return
    if not works(python):
        print("citadels: making the environment " + folder.name, file=sys.stderr)
        subprocess.run([suitable_python(), "-m", "venv", "--clear", str(folder)], check=True)
        installed, missing = {}, list(wanted)
    print("citadels: installing the pinned sets: " + ", ".join(missing), file=sys.stderr)
    # Compiling is a step of its own (scripts/compile.py), which knows when there is nothing to do.
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
    environment["CITADELS_PURE"] = "1"
    install = [str(python), "-m", "pip", "install", "--quiet", "--no-deps"]
    pins = [name for name in missing if name != "citadels"]
    if pins:
        files = [part for name in pins for part in ("-r", str(ROOT / "requirements" / (name + ".txt")))]
        subprocess.run(install + files, check=True, env=environment)
    if "citadels" in missing:
        editable = ["--no-build-isolation", "--editable", str(ROOT)]
        subprocess.run(install + editable, check=True, env=environment)
    subprocess.run([str(python), "-m", "pip", "--quiet", "check"], check=True, env=environment)
    note.write_text(json.dumps({**installed, **wanted}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), sys.argv[2:])
    except subprocess.CalledProcessError as problem:
        sys.exit("citadels: this step failed: " + " ".join(problem.cmd))
