"""Runs a chapter: a real game, its script, and what the reader has played so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from citadels import Game
from citadels.lessons.chapter import READER, Ask, Chapter, Play, Tell

Kind = Literal["told", "shown", "asked", "done"]


class BadScript(Exception):
    """A script that does not fit its position: a bug."""


class Astray(Exception):
    """A line that the rules allow but the lesson does not ask for now; the text explains why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Beat(NamedTuple):
    """One moment of a chapter: the game at that moment, and what is said.

    told: the reader reads; shown: another player has just moved; asked: the reader is to play one of `lines`;
    done: the chapter is over.
    """

    kind: Kind
    game: Game
    text: str = ""
    at: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    astray: Mapping[str, str] = MappingProxyType({})    # the answers to other legal lines
    number: int = 0     # of the question, counted from 1
    step: int = 0       # of the script, counted from 0


class Teacher:
    """A chapter in progress. `play` takes the reader's lines; `beats` returns all that happens until the next
    question."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.game = Game.from_position(chapter.position)
        self.at = 0                             # the step of the script
        self.left: tuple[str, ...] = ()         # the lines of an asked step that are still to be played
        self.asked = 0

    @property
    def done(self) -> bool:
        return self.at >= len(self.chapter.script)

    def beats(self) -> list[Beat]:
        """From here to the next question, or to the end of the chapter."""
        found: list[Beat] = []
        while not self.done:
            step = self.chapter.script[self.at]
            if isinstance(step, Ask):
                found.append(self._ask(step))
                return found
            if isinstance(step, Tell):
                found.append(Beat("told", self.game.clone(), self.chapter.text(step.text), step.at, step=self.at))
            else:
                found += self._show(step)
            self.at += 1
        found.append(Beat("done", self.game.clone(), self.chapter.learned, step=self.at))
        return found

    def _ask(self, step: Ask) -> Beat:
        if not self.left:
            self.left = step.lines
        if self.game.player != READER:
            raise BadScript(f"{self.chapter.name}: {step.text} is asked, but seat {self.game.player} is to play")
        options = self.game.options()
        # If lines can be played in any order, some may be legal only after others.
        lines = tuple(line for line in self.left if line in options)
        if not lines or (not step.every and lines != self.left):
            raise BadScript(f"{self.chapter.name}: of {self.left} only {lines} can be played")
        astray = {line: self.chapter.astray(step, line) for line in options if line not in lines}
        text = self.chapter.text(step.text)
        return Beat("asked", self.game.clone(), text, step.at, lines, astray, self.asked + 1, self.at)

    def _show(self, step: Play) -> list[Beat]:
        found = []
        for line in step.lines:
            if self.game.player != step.seat or line not in self.game.options():
                raise BadScript(f"{self.chapter.name}: seat {step.seat} cannot play {line!r} now")
            self.game.play(line)
            found.append(Beat("shown", self.game.clone(), step=self.at))
        return found

    def play(self, line: str) -> None:
        """Play the reader's line. Raises IllegalMove or Astray, and then nothing has changed."""
        step = self.chapter.script[self.at] if not self.done else None
        if not isinstance(step, Ask):
            raise BadScript(f"{self.chapter.name}: nothing is asked")
        asked = self._ask(step)
        if line in asked.astray:
            raise Astray(asked.astray[line])
        self.game.play(line)
        self.asked += 1
        self.left = tuple(one for one in self.left if one != line) if step.every else ()
        if not self.left:
            self.at += 1


class Stretch(NamedTuple):
    """What happens between two questions."""

    beats: list[Beat]
    heard: int      # the number of events the reader has heard before


def follow(chapter: Chapter, lines: Sequence[str], whole: bool = False) -> Stretch:
    """What happens in a chapter after the reader has played these lines, up to the next question or the end.

    With `whole`, for a reader who comes back, it includes everything that happened before.
    """
    teacher = Teacher(chapter)
    beats = teacher.beats()
    heard = 0
    for line in lines:
        heard = 0 if whole else len(teacher.game.events)
        teacher.play(line)
        beats = [*(beats if whole else ()), *teacher.beats()]
    return Stretch(beats, heard)
