"""The parts of a chapter: a position, and a script of what is told, shown and asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NotRequired, TypedDict

from citadels.shapes import Draft, Phase, Player

READER: Final = 0   # the seat of the reader, in every chapter

ELSE: Final = "lesson-else"         # the answer to a legal line that is not asked for, unless there is a better one
NOT_END: Final = "lesson-not-end"   # the same for ending the turn too early


@dataclass(frozen=True)
class Tell:
    """Something is told, and the reader continues after reading it.

    `at` is what it is about: an anchor of the table (`gold-1`, `hand-0`, `city-3`, `crown-0`, `row-king`, `deck`,
    `bank`), a player (`seat-2`) or a part of the table (`row`, `tray`).
    """

    text: str
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Play:
    """Another player plays these lines."""

    seat: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Ask:
    """The reader is asked to play one of these lines or, with `every`, all of them in any order.

    `other` has the answers to other legal lines, by the beginning of the line; the longest match wins. `at` is what is
    pointed at if the reader is to find the lines themselves.
    """

    text: str
    lines: tuple[str, ...]
    other: Mapping[str, str] = field(default_factory=dict)
    every: bool = False
    at: tuple[str, ...] = ()


Step = Tell | Play | Ask


class Prepared(TypedDict):
    """The parts of a position that a chapter sets; the others are as at the beginning of a game."""

    edition: str
    seed: int
    round: int
    crown: int
    players: list[Player]
    phase: Phase
    deck: list[str]
    face_up: list[str]
    rank: NotRequired[int]
    face_down: NotRequired[list[str]]
    draft: NotRequired[Draft]
    stack: NotRequired[list[list[str | int]]]


@dataclass(frozen=True)
class Chapter:
    """One chapter. Its texts are `lesson-NAME-…`, between `lesson-title-NAME` and `lesson-learned-NAME`.

    `before` is who had which character in the previous round, as far as the texts say so: what the previous chapter
    shows of that round must not contradict it.
    """

    name: str
    position: Prepared
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
