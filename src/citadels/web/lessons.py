"""The lessons over HTTP. Nothing is stored: each request contains everything that the reader has played."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.engine.errors import IllegalMove
from citadels.lessons import CHAPTERS, READER, Astray, BadScript, Beat, chapter_named, follow
from citadels.web.http_messages import Lesson, LessonBeat, Lessons
from citadels.web.observation import ask_of, over_of
from citadels.web.protocol import Update
from citadels.web.request_refused import RequestRefused


def chapters() -> Lessons:
    return Lessons([chapter.name for chapter in CHAPTERS])


def lesson(name: str, lines: Sequence[str], whole: bool) -> Lesson:
    """What follows in a chapter after these lines of the reader."""
    chapter = chapter_named(name)
    if chapter is None:
        raise RequestRefused("no-page")
    try:
        beats, heard = follow(chapter, lines, whole)
    except IllegalMove as problem:
        raise RequestRefused("illegal", rule=problem.rule) from None
    except (Astray, BadScript):  # an unexpected line, or one too many: the scripts themselves are sound
        raise RequestRefused("bad-request", field="lines") from None
    written = []
    for beat in beats:
        written.append(write(beat, heard))
        heard = len(beat.game.events)
    return Lesson(name, len(chapter.script), written)


def write(beat: Beat, heard: int) -> LessonBeat:
    """A beat for a reader who has heard this many events before."""
    game = beat.game
    ask = ask_of(game, READER, beat.number) if beat.kind == "asked" else None
    update = Update(READER, heard, game.heard(READER, heard), game.view(READER), ask, None, over_of(game))
    return LessonBeat(beat.kind, beat.text, list(beat.at), list(beat.lines), dict(beat.astray), beat.step, update)
