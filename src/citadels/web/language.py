"""The language in which a visitor is answered: the one their browser asks for."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

from citadels import texts

# The language of the current request. Names that the server makes up are in this language too.
LANGUAGE: Final[ContextVar[str]] = ContextVar("language", default=texts.SOURCE)


def preferred(header: str | None) -> str:
    """The best language of a list such as `cs, ro;q=0.8, en;q=0.5` for which there are texts; otherwise English."""
    ranked: list[tuple[float, str]] = []
    for entry in (header or "").split(",")[:20]:  # no browser sends a longer list
        name, _, quality = entry.partition(";")
        ranked.append((weight(quality), name.strip().partition("-")[0].lower()))
    ranked.sort(key=lambda found: -found[0])  # stable: equal ones stay in order
    known = texts.languages()
    return next((name for quality, name in ranked if quality > 0 and name in known), texts.SOURCE)


def weight(quality: str) -> float:
    name, _, number = quality.strip().partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
