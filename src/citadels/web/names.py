"""The names of people and bots, and other words that visitors type."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from citadels import texts
from citadels.web.language import LANGUAGE
from citadels.web.protocol import LONGEST_NAME
from citadels.web.refusal import Refusal

# Letters and signs that show nothing, and yet are no spaces: fillers of Korean, an empty Braille cell, joiners of Khmer
# and Mongolian, variants of the sign before.
INVISIBLE: Final = frozenset(map(chr, (
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0))))
# Letters of Latin, Cyrillic and Greek that look like the first one of their group, and digits too. Capitals have looks
# of their own.
ALIKE: Final = (
    "AАΑ", "BВΒ", "CС", "EЕΕ", "FϜ", "HНΗ", "iIlІΙ1|!ІіӀӏıιǀЇї", "JЈ", "KКΚ", "MМΜϺ", "NΝ", "OОΟ0", "PРΡ", "SЅ", "TТΤ",
    "XХΧ", "YУΥҮ", "ZΖ", "aаα", "bвьЬЪъβß", "cсϲ", "dԁ", "eеε", "gɡ", "hнһ", "jј", "kкκ", "mм", "nпη", "oоοσ", "pрρ",
    "qԛ", "rг", "sѕ", "tтτ", "uиυ", "vνѵ", "wшωԝ", "xхχ", "yуγү", "3ЗзЭэ", "4Чч", "6б", "ГΓ", "ПΠ", "ΛЛ", "ФΦ",
)
LOOKS: Final = str.maketrans({letter: group[0] for group in ALIKE for letter in group[1:]})


def cleaned(words: str) -> str:
    """Words without control characters and needless spaces."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in words)
    return " ".join(kept.split())


def valid_name(name: str) -> str:
    """A name as it is stored. Refuses one of which nothing can be seen."""
    shown = "".join(" " if letter in INVISIBLE else letter for letter in unicodedata.normalize("NFC", name))
    kept = cleaned(shown)[:LONGEST_NAME].strip()
    if all(unicodedata.category(letter)[0] in "MZ" for letter in kept):
        raise Refusal("no-name", field="name")
    return kept


def looks(name: str) -> set[str]:
    """How a name looks, roughly: as it is, in small letters, and in capitals. Two names that share one of these can be
    taken for each other."""
    return {_look(name), _look(name.lower()), _look(name.upper())}


def _look(name: str) -> str:
    """Without marks, spaces and case, and with one letter for all that look alike."""
    letters = unicodedata.normalize("NFKD", name)
    shown = "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "MZC"
                    and letter not in INVISIBLE)
    return shown.translate(LOOKS).casefold().translate(LOOKS).replace("rn", "m").replace("vv", "w")


def unique_name(name: str, others: Sequence[str]) -> str:
    """The name, followed by a number if it looks like that of somebody else at the table."""
    taken: set[str] = set().union(*map(looks, others)) - {""}
    found, number = name, 2
    while looks(found) & taken:
        tail = f" {number}"
        found = name[:LONGEST_NAME - len(tail)] + tail
        number += 1
    return found


def chosen_name(wanted: str | None, person: str, others: Sequence[str] = ()) -> str:
    """The name of a person at a table. It is empty for one who has none: each reader names guests in their language."""
    name = wanted or person
    return unique_name(valid_name(name), others) if name else ""


def called(names: Sequence[str]) -> list[str]:
    """The names with those of guests, for what leaves the table, such as a record; the browser does the same."""
    found = list(names)
    for seat, name in enumerate(found):
        if not name:
            found[seat] = unique_name(texts.text("guest-name", LANGUAGE.get()), found)
    return found


def bot_name(others: Sequence[str]) -> str:
    """For a new bot, in the language of the person who seats it."""
    names = [name.strip() for name in texts.text("bot-names", LANGUAGE.get()).split(",")]
    free = [name for name in names if unique_name(name, others) == name]
    return free[0] if free else unique_name(names[0], others)
