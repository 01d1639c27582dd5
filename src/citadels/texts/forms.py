"""Names in the form that a sentence needs: a language with cases gives them as attributes of the name's message.

    card-king = Король
        .acc = Короля
    event-killed = { $who } убивает { FORM($character, "acc") }

A name travels through Fluent inside marks that say which message it is, so that it can still be put into another
form there: OPEN, a kind (a colour, for whoever paints it), a blank, the message, BAR, the name, CLOSE. A list of
names is a string with several of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

# Characters that no text has.
OPEN: Final = "\ue000"
CLOSE: Final = "\ue001"
BAR: Final = "\ue002"
MARKED: Final = re.compile(f"{OPEN}([a-z]*) ([^{BAR}]*){BAR}([^{CLOSE}]*){CLOSE}", re.DOTALL)

Attribute = Callable[[str, str], str | None]  # of a message: its form of that name, None if it has none


def mark(kind: str, word: str, message: str = "") -> str:
    """The word with its mark; no message, if it has no forms (the name of a person)."""
    return f"{OPEN}{kind} {message}{BAR}{word}{CLOSE}" if word else ""


def plain(told: str) -> str:
    """The words alone."""
    return MARKED.sub(r"\3", told)


def functions(attribute: Attribute) -> dict[str, Any]:
    """What the sentences of a language may call."""

    def form(told: object, wanted: object) -> str:
        """Every name in another form; what has no such form stays as it is."""

        def put(found: re.Match[str]) -> str:
            kind, message, word = found.groups()
            other = attribute(message, str(wanted))
            if other is None:
                return found[0]
            # What follows the bare name stays with it: its cost, the star of a beautified district.
            bare = attribute(message, "") or ""
            rest = word[len(bare):] if word.startswith(bare) else ""
            return mark(kind, other + rest, message)

        return MARKED.sub(put, str(told))

    def trait(told: object, wanted: object) -> str:
        """An attribute of the first name, to choose words by; "" where there is none."""
        found = MARKED.search(str(told))
        return (attribute(found[2], str(wanted)) or "") if found else ""

    return {"FORM": form, "TRAIT": trait, "BEFORE": before}


def before(word: object, told: object) -> str:
    """The Italian "a" or "e" as it is before the name of a person: with a d, if that begins with the same vowel."""
    name = str(told)
    found = MARKED.match(name)
    if found:
        name = found[3] if found[1] == "player" else ""  # cards may get an article yet
    return f"{word}d" if name[:1].lower() == str(word) else str(word)
