"""The names of people and bots, and other words that visitors type."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from citadels import texts
from citadels.web import name_rules
from citadels.web.language import LANGUAGE
from citadels.web.lookalikes import INVISIBLE, looks
from citadels.web.protocol import LONGEST_NAME
from citadels.web.request_refused import RequestRefused


def cleaned(words: str) -> str:
    """The words without control characters and superfluous spaces."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in words)
    return " ".join(kept.split())


def valid_name(name: str) -> str:
    """A name as it is stored. Refuses names that are invisible or not allowed."""
    shown = "".join(" " if letter in INVISIBLE else letter for letter in unicodedata.normalize("NFC", name))
    kept = cleaned(shown)[:LONGEST_NAME].strip()
    if all(unicodedata.category(letter)[0] in "MZ" for letter in kept):
        raise RequestRefused("no-name", field="name")
    name_rules.check(kept)
    return kept


def unique_name(name: str, others: Sequence[str]) -> str:
    """The name, followed by a number if it looks like somebody else's at the table."""
    taken: set[str] = set().union(*map(looks, others)) - {""}
    found, number = name, 2
    while looks(found) & taken:
        tail = f" {number}"
        found = name[:LONGEST_NAME - len(tail)] + tail
        number += 1
    return found


def chosen_name(wanted: str | None, person: str, others: Sequence[str] = ()) -> str:
    """The name of a person at a table; empty for guests, whom each reader sees named in their own language."""
    name = wanted or person
    return unique_name(valid_name(name), others) if name else ""


def called(names: Sequence[str]) -> list[str]:
    """The names including those of guests, for what leaves the table, such as a record; the browser does the same."""
    found = list(names)
    for seat, name in enumerate(found):
        if not name:
            found[seat] = unique_name(texts.text("guest-name", LANGUAGE.get()), found)
    return found


def bot_name(others: Sequence[str]) -> str:
    """A name for a new bot, in the language of the person who adds it."""
    names = [name.strip() for name in texts.text("bot-names", LANGUAGE.get()).split(",")]
    free = [name for name in names if unique_name(name, others) == name]
    return free[0] if free else unique_name(names[0], others)
