"""What a chapter is made of: a position, and a script of what is told, shown and asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

READER: Final = 0   # the seat of the reader, in every chapter

ELSE: Final = "lesson-else"         # what is said to a legal line that leads away, where nothing better is to say
NOT_END: Final = "lesson-not-end"   # the same for who ends the turn too early


@dataclass(frozen=True)
class Tell:
    """Something is told, and the reader goes on when they have read it.

    `at` is what it speaks of: an anchor of the table (`gold-1`, `hand-0`, `city-3`, `crown-0`, `row-king`, `deck`,
    `bank`), a player (`seat-2`) or a part of the table (`row`, `tray`).
    """

    text: str
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Play:
    """Somebody else plays these lines."""

    seat: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Ask:
    """The reader is asked to play one of these lines or, with `every`, all of them in any order.

    `other` is what is said to other legal lines, by the longest beginning of the line that is found there. `at` is what
    is pointed at where the lines themselves are to be guessed.
    """

    text: str
    lines: tuple[str, ...]
    other: Mapping[str, str] = field(default_factory=dict)
    every: bool = False
    at: tuple[str, ...] = ()


Step = Tell | Play | Ask


@dataclass(frozen=True)
class Chapter:
    """One chapter. Its texts are `lesson-NAME-…`; `lesson-title-NAME` and `lesson-learned-NAME` frame it.

    `before` is who was which character in the round before, as far as the texts tell it: what the chapter before shows
    of that round must not belie it.
    """

    name: str
    position: Mapping[str, Any]     # what it leaves out is as at the beginning of a game
    script: tuple[Step, ...]
    before: Mapping[int, str] = field(default_factory=dict)

    def text(self, of: str) -> str:
        return f"lesson-{self.name}-{of}"

    @property
    def title(self) -> str:
        return f"lesson-title-{self.name}"

    @property
    def learned(self) -> str:
        return f"lesson-learned-{self.name}"

    def texts(self) -> Iterator[str]:
        """All texts of the chapter, in the order of the story."""
        yield self.title
        for step in self.script:
            if isinstance(step, Play):
                continue
            yield self.text(step.text)
            if isinstance(step, Ask):
                yield from dict.fromkeys(self.text(of) for of in step.other.values())
        yield self.learned

    def astray(self, step: Ask, line: str) -> str:
        """The text for a legal line that the step does not ask for."""
        fitting = [start for start in step.other if line == start or line.startswith(f"{start} ") or not start]
        if line == "end" and "end" not in step.other:
            return NOT_END
        return self.text(step.other[max(fitting, key=len)]) if fitting else ELSE
