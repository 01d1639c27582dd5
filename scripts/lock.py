"""Writes the pinned sets in requirements/ anew from what pyproject.toml asks for (needs the network).

    python3 scripts/lock.py
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def resolved(requirements: list[str], pinned: Path) -> list[str]:
    """Everything that pip installs for these, as name==version, in agreement with what is pinned already."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [str(Path(folder, "bin", "python")), "-m", "pip", "--disable-pip-version-check"]
        # Out first: whichever setuptools came with the environment is nobody's requirement.
        subprocess.run([*pip, "uninstall", "--quiet", "--yes", "setuptools"], check=True, capture_output=True)
        subprocess.run([*pip, "install", "--quiet", "--constraint", str(pinned), *requirements], check=True)
        freeze = [*pip, "freeze", "--all", "--exclude", "pip"]
        return subprocess.run(freeze, check=True, capture_output=True, text=True).stdout.split()


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    runtime = project["project"]["dependencies"]
    build = project["build-system"]["requires"]
    pinned = ROOT / "requirements" / "runtime.txt"
    pinned.write_text("", encoding="utf-8")
    for name, requirements in {"runtime": runtime, "build": build, **extras}.items():
        lines = resolved(requirements, pinned)
        path = ROOT / "requirements" / (name + ".txt")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(lines)} packages", file=sys.stderr)


if __name__ == "__main__":
    main()
