"""Updates the pinned sets in requirements/ from pyproject.toml (needs the network).

    python3 -m scripts.lock

Everything is resolved once, for all systems and all supported versions of Python, and each set is a part of that, so
the sets agree with each other.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from scripts.env import OLDEST, ROOT, for_uv, pinned


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    sets: dict[str, list[str]] = {
        "runtime": project["project"]["dependencies"], "build": project["build-system"]["requires"],
        **project["project"]["optional-dependencies"], **project["dependency-groups"],
    }
    sets = {name: requirements for name, requirements in sets.items() if requirements}
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "bin", "python")
        subprocess.run([str(python), "-m", "pip", "install", "-qq", *sets["tools"]], check=True)
        # No header and no notes: they would mention this machine, or depend on the order.
        compiling = [str(python.with_name("uv")), "pip", "compile", "--quiet", "--universal", "--generate-hashes",
                     "--python-version", ".".join(map(str, OLDEST)), "--no-header", "--no-annotate"]
        environment = for_uv(python)

        def compiled(requirements: list[str], *words: str) -> str:
            return subprocess.run([*compiling, *words, "-"], input="\n".join(requirements), check=True,
                                  env=environment, stdout=subprocess.PIPE, text=True).stdout

        every = Path(folder, "every.txt")
        every.write_text(compiled([line for lines in sets.values() for line in lines]), encoding="utf-8")
        for name, requirements in sets.items():
            text = compiled(requirements, "--constraints", str(every))
            pinned(name).write_text(text, encoding="utf-8")
            print(f"citadels: wrote requirements/{name}.txt", file=sys.stderr)


if __name__ == "__main__":
    main()
