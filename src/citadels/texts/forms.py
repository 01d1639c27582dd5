"""Names in the grammatical form that a sentence needs: a language with cases lists them as attributes of the name.

    card-king = Король
        .acc = Короля
    event-killed = { $who } убивает { FORM($character, "acc") }

A name passes through Fluent inside marks that say which message it is, so that it can still be put into another form:
OPEN, a kind (which decides the colour on a screen), a space, the message, BAR, the name, CLOSE. A list of names is a
string with several of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

# Private-use characters, which no text contains.
OPEN: Final = "\ue000"
CLOSE: Final = "\ue001"
BAR: Final = "\ue002"
MARKED: Final = re.compile(f"{OPEN}([a-z]*) ([^{BAR}]*){BAR}([^{CLOSE}]*){CLOSE}", re.DOTALL)

Attribute = Callable[[str, str], str | None]  # from a message and the name of a form to that form, if it has one


def mark(kind: str, word: str, message: str = "") -> str:
    """The word with its mark. A word without other forms, such as a person's name, has no message."""
    return f"{OPEN}{kind} {message}{BAR}{word}{CLOSE}" if word else ""


def plain(told: str) -> str:
    """The text without marks."""
    return MARKED.sub(r"\3", told)


def functions(attribute: Attribute) -> dict[str, Any]:
    """The functions that the sentences of a language may call."""

    def form(told: object, wanted: object) -> str:
        """The text with every name in another form; a name without that form stays as it is."""

        def put(found: re.Match[str]) -> str:
            kind, message, word = found.groups()
            other = attribute(message, str(wanted))
            if other is None:
                return found[0]
            # What follows the bare name is kept, such as its cost or the star of a beautified district.
            bare = attribute(message, "") or ""
            rest = word[len(bare):] if word.startswith(bare) else ""
            return mark(kind, other + rest, message)

        return MARKED.sub(put, str(told))

    def trait(told: object, wanted: object) -> str:
        """An attribute of the first name, used to select words; "" if there is none."""
        found = MARKED.search(str(told))
        return (attribute(found[2], str(wanted)) or "") if found else ""

    return {"FORM": form, "TRAIT": trait, "BEFORE": before}


def before(word: object, told: object) -> str:
    """The Italian "a" or "e" before the name of a person: "ad" or "ed" if the name begins with the same vowel."""
    name = str(told)
    found = MARKED.match(name)
    if found:
        name = found[3] if found[1] == "player" else ""  # a card may still get an article
    return f"{word}d" if name[:1].lower() == str(word) else str(word)
