"""The client's fonts, for pictures. Each has several files for different scripts, and a line may need several."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from citadels.web.static_files import CLIENT

NAMES: Final = "alegreya"       # headings, names and sentences
PLAIN: Final = "inter"          # numbers and small words
# For each file, ranges of code points. The first file that has a letter is used.
FILES: Final = (
    ("latin", ((0x20, 0xFF), (0x2000, 0x206F), (0x20AC, 0x20AC))),
    ("cyrillic", ((0x401, 0x401), (0x410, 0x45F), (0x490, 0x491), (0x2116, 0x2116))),
    ("cyrillic-ext", ((0x460, 0x52F),)),
    ("latin-ext", ((0x100, 0x2BA), (0x1E00, 0x1E9F), (0x1EF2, 0x1EFF))),
    ("greek", ((0x370, 0x3FF),)),
    ("vietnamese", ((0x1EA0, 0x1EF1),)),
)
OTHER: Final = "?"              # for letters that are in no file
DOT: Final = "…"


def file_of(family: str, part: str) -> Path | None:
    return next(iter(sorted((CLIENT / "assets").glob(f"{family}-{part}-wght-normal-*.woff2"))), None)


def part_of(letter: str) -> str | None:
    code = ord(letter)
    return next((part for part, ranges in FILES if any(low <= code <= high for low, high in ranges)), None)


@lru_cache(128)
def font(family: str, part: str, weight: int, size: int) -> Any:
    from PIL import ImageFont

    path = file_of(family, part)
    assert path is not None, (family, part)
    found = ImageFont.truetype(str(path), size)
    found.set_variation_by_axes([weight])
    return found


class Face:
    """Letters of one family, weight and size."""

    def __init__(self, family: str, weight: int, size: int) -> None:
        self.family = family
        self.weight = weight
        self.size = size

    def runs(self, text: str) -> list[tuple[Any, str]]:
        """The text in parts that each need only one file."""
        found: list[tuple[str, str]] = []
        for letter in text:
            part = part_of(letter)
            if part is None:
                part, letter = "latin", OTHER
            if found and (found[-1][0] == part or letter == " "):
                found[-1] = (found[-1][0], found[-1][1] + letter)
            else:
                found.append((part, letter))
        return [(font(self.family, part, self.weight, self.size), run) for part, run in found]

    def width(self, text: str) -> float:
        return float(sum(one.getlength(run) for one, run in self.runs(text)))

    def draw(self, draw: Any, at: tuple[float, float], text: str, color: str) -> float:
        """Draw a text whose baseline begins there, and return where it ends."""
        x, y = at
        for one, run in self.runs(text):
            draw.text((x, y), run, fill=color, font=one, anchor="ls")
            x += one.getlength(run)
        return x

    def cut(self, text: str, width: float) -> str:
        """As much of the text as there is room for."""
        if self.width(text) <= width:
            return text
        kept = text
        while kept and self.width(kept.rstrip() + DOT) > width:
            kept = kept[:-1]
        return kept.rstrip() + DOT

    def lines(self, text: str, width: float, most: int) -> list[str]:
        """The text in lines of that width; what does not fit is cut."""
        found = [""]
        for word in text.split():
            longer = f"{found[-1]} {word}".strip()
            if found[-1] and len(found) < most and self.width(longer) > width:
                found.append(word)
            else:
                found[-1] = longer
        return [self.cut(line, width) for line in found]


def there() -> bool:
    """Whether the fonts are there, which come with the built client."""
    return all(file_of(family, part) for family in (NAMES, PLAIN) for part, _ in FILES)
