"""How names look, to find those that can be confused, whatever their script."""

from __future__ import annotations

import unicodedata
from typing import Final

# Characters that are invisible but not spaces: Korean fillers, the empty Braille cell, joiners of Khmer and Mongolian,
# variation selectors.
INVISIBLE: Final = frozenset(map(chr, (
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0))))
# Latin, Cyrillic and Greek letters, and digits, that look like the first one of their group. Capitals have groups of
# their own.
ALIKE: Final = (
    "AАΑ", "BВΒ", "CС", "EЕΕ", "FϜ", "HНΗ", "iIlІΙ1|!ІіӀӏıιǀЇї", "JЈ", "KКΚ", "MМΜϺ", "NΝ", "OОΟ0", "PРΡ", "SЅ", "TТΤ",
    "XХΧ", "YУΥҮ", "ZΖ", "aаα", "bвьЬЪъβß", "cсϲ", "dԁ", "eеε", "gɡ", "hнһ", "jј", "kкκ", "mм", "nпη", "oоοσ", "pрρ",
    "qԛ", "rг", "sѕ", "tтτ", "uиυ", "vνѵ", "wшωԝ", "xхχ", "yуγү", "3ЗзЭэ", "4Чч", "6б", "ГΓ", "ПΠ", "ΛЛ", "ФΦ",
)
LOOKS: Final = str.maketrans({letter: group[0] for group in ALIKE for letter in group[1:]})


def looks(name: str) -> set[str]:
    """How a name roughly looks: as it is, in lower case, and in upper case. Two names that share one of these can be
    confused."""
    return {look(name), look(name.lower()), look(name.upper())}


def look(name: str) -> str:
    """The name without marks, spaces and case, and with one letter for all that look alike."""
    letters = unicodedata.normalize("NFKD", name)
    shown = "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "MZC"
                    and letter not in INVISIBLE)
    return shown.translate(LOOKS).casefold().translate(LOOKS).replace("rn", "m").replace("vv", "w")
