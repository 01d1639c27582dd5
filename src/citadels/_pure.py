"""Decides whether the compiled modules are used; the package imports it before anything else.

They are used if there is a manifest for this interpreter beside this file, and if no source has changed since the
manifest was written. Otherwise, and always with `CITADELS_PURE=1`, the sources are loaded, even if there are compiled
modules beside them.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / ("_compiled" + EXTENSION_SUFFIXES[0] + ".txt")


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package as sources only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("citadels."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def changed() -> str | None:
    """The first source that has changed since it was compiled, or None."""
    for line in MANIFEST.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        digest, name = line.split("  ", 1)
        source = PACKAGE / name
        if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            return name
    return None


def forced() -> bool:
    return os.environ.get("CITADELS_PURE", "") not in ("", "0")


def nothing_fits() -> bool:
    """Whether plain Python runs because nothing was compiled for this interpreter."""
    return not forced() and not MANIFEST.is_file()


def choose() -> None:
    if not forced() and MANIFEST.is_file():
        name = changed()
        if name is None:
            return
        print(
            f"citadels: {name} has changed since it was compiled, so plain Python runs; `make compile` mends that.",
            file=sys.stderr,
        )
    sys.meta_path.insert(0, SourceFinder())


def compiled() -> bool:
    """Whether the compiled engine is used."""
    game = sys.modules["citadels.game"]
    return not str(game.__file__).endswith(".py")


choose()
