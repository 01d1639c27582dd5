"""Which names are not allowed: those that impersonate somebody, nonsense, and words that the host forbids.

Control characters and invisible ones have been removed before (`names.valid_name`). There is no built-in list of bad
words; a host can provide one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from contextvars import ContextVar
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from citadels.web.lookalikes import looks
from citadels.web.request_refused import RequestRefused

MOST_ALIKE: Final = 4       # of the same letter in a row
MOST_MARKS: Final = 1       # combining marks on a letter, after composition
WORD: Final = re.compile(r"[^\W\d_]+")
AROUND: Final = re.compile(r"^[\W\d_]+|[\W\d_]+$")
ANYWHERE: Final = "*"       # around a word of the list that is also found inside other words
# Scripts that are used together.
TOGETHER: Final = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "HANGUL": "CJK", "BOPOMOFO": "CJK"}
# Names for the server and for whoever runs it, in our languages. They are only compared, never shown; reading them from
# the texts would take two seconds.
RESERVED: Final = (
    "admin", "administrator", "moderator", "the host", "server", "system", "bot", "Citadels",
    "админ", "администратор", "модератор", "домакинът", "сървър", "система", "бот", "сервер",
    "administrátor", "moderátor", "správce", "hostitel", "systém",
    "gazda", "sistem", "amministratore", "moderatore", "sistema",
)


def check(name: str) -> None:
    """Refuse a name that is not allowed."""
    for code, found in (("name-signs", not any(map(is_telling, name))), ("name-marks", has_piles(name)),
                        ("name-mixed", is_mixed(name)), ("name-repeats", repeats(name)),
                        ("name-reserved", is_reserved(name)), ("name-forbidden", FORBIDDEN.get(NOTHING).has(name))):
        if found:
            raise RequestRefused(code, field="name")


def is_telling(letter: str) -> bool:
    """Whether this is a letter, a digit or an emoji, rather than punctuation."""
    return unicodedata.category(letter)[0] in "LN" or unicodedata.category(letter) == "So"


def has_piles(name: str) -> bool:
    """Whether marks are piled on a letter until they reach into the lines above and below."""
    kinds = groupby(unicodedata.normalize("NFC", name), lambda letter: unicodedata.category(letter) in ("Mn", "Me"))
    return any(is_mark and len(list(marks)) > MOST_MARKS for is_mark, marks in kinds)


def is_mixed(name: str) -> bool:
    """Whether a word mixes letters of several scripts, which only makes sense to impersonate somebody."""
    words = WORD.findall(unicodedata.normalize("NFKC", name))
    return any(len({script for letter in word if (script := script_of(letter))}) > 1 for word in words)


def script_of(letter: str) -> str:
    if unicodedata.category(letter)[0] != "L":
        return ""
    first = unicodedata.name(letter, "").partition(" ")[0]
    return TOGETHER.get(first, first)


def repeats(name: str) -> bool:
    return any(len(list(same)) > MOST_ALIKE for _, same in groupby(name.casefold()))


def is_reserved(name: str) -> bool:
    """Whether a name could be mistaken for the server or whoever runs it, even with numbers and punctuation around it.
    """
    return bool((looks(name) | looks(AROUND.sub("", name))) & reserved())


@cache
def reserved() -> frozenset[str]:
    return frozenset(found for word in RESERVED for found in looks(word))


# -- the words of a host -----------------------------------------------------------------------------------------------
class Forbidden:
    """Words that no name may contain, by how they look. A word only matches a whole word, `*word*` also parts."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._words: set[str] = set()
        self._parts: set[str] = set()
        for line in lines:
            word = line.partition("#")[0].strip()
            found = self._parts if len(word) > 2 and word[0] == word[-1] == ANYWHERE else self._words
            found.update(looks(word.strip(ANYWHERE)) - {""})

    def has(self, name: str) -> bool:
        if not self._words and not self._parts:
            return False
        if looks(name) & self._words or any(part in whole for whole in looks(name) for part in self._parts):
            return True
        return any(looks(word) & self._words for word in re.split(r"[\W_]+", name))


NOTHING: Final = Forbidden()
FORBIDDEN: Final[ContextVar[Forbidden]] = ContextVar("forbidden")    # in the current request


class ForbiddenFile:
    """The host's list, which is read again when it changes."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._stamp = 0
        self._words = Forbidden()

    @property
    def words(self) -> Forbidden:
        try:
            if self.file is not None and (stamp := self.file.stat().st_mtime_ns) != self._stamp:
                self._words = Forbidden(self.file.read_text("utf-8").splitlines())
                self._stamp = stamp
        except (OSError, ValueError):
            pass    # keep the words that were read before
        return self._words
