"""What goes wrong in the laboratory, as one sentence of the texts."""

from __future__ import annotations

from citadels import CitadelsError


class LabError(CitadelsError):
    """Something is not as it should be; whoever shows it asks for the sentence in the reader's language."""


class MissingPackage(LabError):
    """An optional package is not installed."""


def missing(package: str, extra: str) -> MissingPackage:
    return MissingPackage("lab-package", package=package, extra=extra)


def sentence(fault: BaseException, lang: str) -> str:
    """The fault in the reader's language, where the texts have it."""
    return fault.sentence(lang) if isinstance(fault, CitadelsError) else str(fault)
