"""The chapters of the first game: each can be played to its end, and wherever the reader may stray there is a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import pytest

from citadels import Game, IllegalMove, texts
from citadels.facts import facts_of
from citadels.lessons import CHAPTERS, READER, Ask, Astray, BadScript, Beat, Chapter, Play, Teacher, Tell, follow
from citadels.lessons.chapter import ELSE, NOT_END
from tests.asserting import present

FACTS = facts_of("deluxe")
ANCHOR = re.compile(r"(gold|hand|city|crown|seat)-([0-3])|row-([a-z]+)|row|tray|deck|bank")
BASE = {"assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"}
each = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)


def played(chapter: Chapter, choose: int = 0) -> Iterator[Beat]:
    """All beats of a chapter; where several lines go on, the first of them or the last."""
    teacher = Teacher(chapter)
    while True:
        beats = teacher.beats()
        yield from beats
        if beats[-1].kind == "done":
            return
        teacher.play(beats[-1].lines[choose])


@each
@pytest.mark.parametrize("choose", [0, -1])
def test_every_chapter_is_played_to_its_end_by_its_script(chapter: Chapter, choose: int) -> None:
    beats = list(played(chapter, choose))
    assert beats[-1].kind == "done" and [beat.kind for beat in beats].count("done") == 1
    assert {beat.step for beat in beats} == set(range(len(chapter.script) + 1))
    numbers = [beat.number for beat in beats if beat.kind == "asked"]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) >= 4


@each
def test_every_other_legal_line_gets_a_word_and_changes_nothing(chapter: Chapter) -> None:
    teacher = Teacher(chapter)
    while (asked := teacher.beats()[-1]).kind == "asked":
        before = teacher.game.position()
        options = teacher.game.options()
        assert {*asked.lines, *asked.astray} == set(options)
        for line, text in asked.astray.items():
            with pytest.raises(Astray) as strayed:
                teacher.play(line)
            assert strayed.value.text == text and texts.has(text)
        with pytest.raises(IllegalMove):
            teacher.play("build thieves-den")
        assert teacher.game.position() == before and teacher.beats()[-1].lines == asked.lines
        teacher.play(asked.lines[0])


@each
def test_what_is_pointed_at_is_on_the_table(chapter: Chapter) -> None:
    for step in chapter.script:
        for at in () if isinstance(step, Play) else step.at:
            found = ANCHOR.fullmatch(at)
            assert found is not None, at
            assert found[3] is None or found[3] in FACTS.ranks


@each
def test_the_reader_plays_the_character_of_the_chapter(chapter: Chapter) -> None:
    shown = [beat for beat in played(chapter) if beat.kind == "asked" and not beat.lines[0].startswith("pick")]
    assert {present(beat.game.view(READER)["turn"])["character"] for beat in shown} == {chapter.name}


def test_each_of_the_eight_characters_has_a_chapter() -> None:
    assert {chapter.name for chapter in CHAPTERS} == BASE and len(CHAPTERS) == len(BASE)


def test_the_texts_are_those_of_the_chapters() -> None:
    wanted = {ELSE, NOT_END, *(text for chapter in CHAPTERS for text in chapter.texts())}
    assert {text for text in wanted if not texts.has(text)} == set()
    names = "|".join(chapter.name for chapter in CHAPTERS)
    written = {id for id in texts.messages() if re.match(rf"lesson-({names}|title|learned)-", id)}
    assert written == wanted - {ELSE, NOT_END}


def powers() -> dict[str, tuple[Game, Game]]:
    """The game before and after the line by which a character shows its power."""
    found = {}
    for chapter in CHAPTERS:
        beats = list(played(chapter))
        found[chapter.name] = (beats[0].game, beats[-1].game)
    return found


def test_each_power_pays() -> None:
    """What the story promises comes out in the game."""
    games = powers()

    def mine(name: str, end: int, what: Literal["gold", "hand", "city"]) -> int:
        value = games[name][end].view(READER)["players"][READER][what]
        return value if isinstance(value, int) else len(value)

    assert mine("thief", 0, "gold") == 0 and mine("thief", 1, "gold") == 7
    assert mine("magician", 0, "hand") == 0 and mine("magician", 1, "hand") == 5
    assert mine("bishop", 1, "city") == 4
    assert mine("architect", 0, "city") == 4 and mine("architect", 1, "city") == 7
    marta = [len(games["warlord"][end].view(READER)["players"][3]["city"]) for end in (0, 1)]
    assert marta == [6, 5]
    assert len(games["assassin"][1].view(READER)["players"][3]["city"]) == 6  # she could not build the seventh


def test_the_last_chapter_ends_the_game_with_the_points_that_are_told() -> None:
    *_, last = played(CHAPTERS[-1])
    totals = [row["total"] for row in last.game.scores()]
    assert last.game.over and last.game.winner == READER
    assert (totals[READER], totals[3]) == (26, 24)
    assert [row["points"] for row in last.game.scores()[READER]["lines"]] == [17, 3, 4, 2]


def told(beat: Beat) -> tuple[object, ...]:
    return beat.game.position(), *beat[2:]


@each
def test_a_chapter_goes_on_from_the_lines_alone(chapter: Chapter) -> None:
    """A reader who comes back sees what they would have seen had they stayed."""
    teacher = Teacher(chapter)
    lines: list[str] = []
    past: list[Beat] = []
    heard = 0
    while True:
        beats = teacher.beats()
        past += beats
        again = follow(chapter, lines)
        assert list(map(told, again.beats)) == list(map(told, beats)) and again.heard == heard
        whole = follow(chapter, lines, whole=True)
        assert list(map(told, whole.beats)) == list(map(told, past)) and whole.heard == 0
        if beats[-1].kind == "done":
            return
        heard = len(teacher.game.events)
        lines.append(beats[-1].lines[0])
        teacher.play(lines[-1])


def test_the_second_chapter_begins_where_the_first_ends() -> None:
    *_, last = played(CHAPTERS[0])
    after, begun = last.game.position(), Teacher(CHAPTERS[1]).game.position()
    for name in ("round", "crown", "phase", "face_up", "face_down", "players", "draft"):
        assert after[name] == begun[name], name


def test_a_script_that_does_not_fit_is_refused() -> None:
    king = CHAPTERS[0]
    for wrong in (
        Ask("gather", ("build manor",)), Ask("gather", ("gold", "build manor")), Play(2, ("gold",)), Play(0, ("end",)),
    ):
        with pytest.raises(BadScript):
            Teacher(Chapter("king", king.position, (wrong,))).beats()
    with pytest.raises(BadScript):
        Teacher(Chapter("king", king.position, (Tell("aim"),))).play("gold")
    ended = Teacher(Chapter("king", king.position, (Ask("gather", ("gold",)), Ask("gather", ("gold",)))))
    ended.beats()
    ended.play("gold")
    with pytest.raises(BadScript):
        ended.beats()


def test_the_word_for_who_strays_is_the_nearest_one() -> None:
    step = Ask("name", ("name king",), {"": "any", "destroy": "tear", "destroy 3": "marta"})
    chapter = Chapter("x", CHAPTERS[0].position, (step,))
    said = {line: chapter.astray(step, line) for line in ("gold", "destroy 2 manor", "destroy 3 manor", "end")}
    assert said == {"gold": "lesson-x-any", "destroy 2 manor": "lesson-x-tear", "destroy 3 manor": "lesson-x-marta",
                    "end": NOT_END}
    bare = Ask("name", ("name king",), {"end": "late"})
    assert (chapter.astray(bare, "end"), chapter.astray(bare, "gold")) == ("lesson-x-late", ELSE)
