"""The names of people and bots, and other words that visitors type."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from citadels import texts
from citadels.web.language import LANGUAGE
from citadels.web.protocol import LONGEST_NAME
from citadels.web.refusal import Refusal


def cleaned(words: str) -> str:
    """Words without control characters and needless spaces."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in words)
    return " ".join(kept.split())


def valid_name(name: str) -> str:
    """A name as it is stored. Refuses one that is empty."""
    kept = cleaned(name)[:LONGEST_NAME].strip()
    if not kept:
        raise Refusal("bad-request", field="name")
    return kept


def unique_name(name: str, others: Sequence[str]) -> str:
    """The name, followed by a number if somebody at the table has it already."""
    found, number = name, 2
    while found in others:
        tail = f" {number}"
        found = name[:LONGEST_NAME - len(tail)] + tail
        number += 1
    return found


def guest_name() -> str:
    """For a person without a name, in their language."""
    return texts.text("guest-name", LANGUAGE.get())


def bot_name(others: Sequence[str]) -> str:
    """For a new bot, in the language of the person who seats it."""
    names = [name.strip() for name in texts.text("bot-names", LANGUAGE.get()).split(",")]
    free = [name for name in names if name not in others]
    return free[0] if free else unique_name(names[0], others)
