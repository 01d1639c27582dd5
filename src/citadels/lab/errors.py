"""The laboratory's errors. Each is one sentence of the texts, in the reader's language where it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from citadels import CitadelsError


class LabError(CitadelsError):
    """Something in the laboratory went wrong."""


def require(module: str, extra: str) -> None:
    """Raises LabError if an optional package is not installed."""
    try:
        import_module(module)
    except ImportError:
        raise LabError("lab-package", package=module.partition(".")[0], extra=extra) from None


@contextmanager
def os_errors(folder: Path) -> Iterator[None]:
    """Turn errors of the operating system into a LabError about a folder."""
    try:
        yield
    except (OSError, RuntimeError) as error:  # RuntimeError: a loop of links
        raise LabError("study-unwritten", folder=str(folder), why=reason(error)) from None


def reason(error: BaseException) -> str:
    """The reason for an error on one line, without the file's name, which the sentence gives."""
    why = (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
    return " ".join(why.split())
