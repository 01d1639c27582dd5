"""What a machine of a cluster does with a job: check that its code is the same, then call the function."""

from __future__ import annotations

import hashlib
import pickle
from functools import cache
from pathlib import Path
from typing import Any, Final

from citadels import __version__
from citadels.lab.errors import LabError
from citadels.lab.runner import describe

DONE: Final = "done"
FAILED: Final = "failed"
DIFFERS: Final = "differs"
MISSING: Final = "missing"  # returned if this module is not installed

SOURCES: Final = ("game.py", "engine", "bots", "lab")  # what determines how a game goes and what is recorded


def run_job(here: str, job: bytes) -> tuple[str, Any]:
    """The pickled result of a pickled job, or why there is none."""
    if fingerprint() != here:
        return DIFFERS, __version__
    try:
        function, args = pickle.loads(job)
        return DONE, pickle.dumps(function(*args))
    except LabError as error:
        return FAILED, pickle.dumps(error)
    except Exception as fault:
        return FAILED, pickle.dumps(LabError("lab-work-failed", why=describe(fault)))


@cache
def fingerprint() -> str:
    """A hash of the code that plays the games, whether it is compiled or not."""
    package = Path(__file__).parent.parent
    found = [path for name in SOURCES for path in [package / name, *(package / name).rglob("*.py")] if path.is_file()]
    total = hashlib.sha256()
    for path in sorted(found):
        total.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()
