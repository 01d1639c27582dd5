"""The chapters are one game: what the table shows at the end of one never belies what is told in the next."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise, takewhile
from typing import Any

import pytest

from citadels import Game, texts
from citadels.lessons import CHAPTERS, READER, Ask, Chapter, Play, Teacher, Tell

PAIRS = list(pairwise(CHAPTERS))
each = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)
each_pair = pytest.mark.parametrize(("former", "chapter"), PAIRS, ids=[chapter.name for _, chapter in PAIRS])


def ended(chapter: Chapter) -> Game:
    teacher = Teacher(chapter)
    while (beat := teacher.beats()[-1]).kind == "asked":
        teacher.play(beat.lines[0])
    return teacher.game


def beginning(chapter: Chapter) -> str:
    """All that is told before anybody plays."""
    told = takewhile(lambda step: not isinstance(step, Play | Ask), chapter.script)
    return " ".join(texts.text(chapter.text(step.text)) for step in told if isinstance(step, Tell))


def shown_away(position: Mapping[str, Any]) -> set[str]:
    """Characters that nobody has in the round that has been dealt."""
    return {*position["face_up"], *position["face_down"]} if position["phase"] == "selection" else set()


@each_pair
def test_rounds_go_up(former: Chapter, chapter: Chapter) -> None:
    after, begun = ended(former).position(), chapter.position
    assert former.position["round"] < begun["round"] and after["round"] <= begun["round"]
    if chapter.before:
        assert after["round"] < begun["round"], "what was in the round before has not happened yet"


@each_pair
def test_nobody_was_a_character_that_lay_on_the_table(former: Chapter, chapter: Chapter) -> None:
    after = ended(former).position()
    if after["round"] == chapter.position["round"] - 1:
        assert not shown_away(after) & set(chapter.before.values())


@each_pair
def test_the_crown_moves_only_with_the_king(former: Chapter, chapter: Chapter) -> None:
    begun = chapter.position
    crown = begun["crown"]
    king = "king" in begun["players"][crown]["characters"] and begun.get("rank", 0) > 4
    assert crown == ended(former).position()["crown"] or king or chapter.before.get(crown) == "king"


@each
def test_who_was_who_is_told_as_it_was(chapter: Chapter) -> None:
    words = beginning(chapter)
    for seat, character in chapter.before.items():
        assert texts.text(f"lesson-name-{seat}") in words and texts.name(character) in words


@each_pair
def test_nothing_of_the_reader_is_lost_without_a_word(former: Chapter, chapter: Chapter) -> None:
    """Gold, cards and districts are those of the chapter before, but for what the story speaks of."""
    explained = {
        "thief": {"gold"},                  # a Thief
        "magician": {"hand"},               # the Magician
        "warlord": {"city"},                # the Warlord
        "assassin": {"gold"},               # a Thief again
        "architect": {"gold"},              # saved up
    }
    after, begun = ended(former).position()["players"][READER], chapter.position["players"][READER]
    changed = {what for what in ("gold", "hand", "city") if after[what] != begun[what]}
    assert changed == explained.get(chapter.name, set())


@each_pair
def test_no_city_changes_but_by_building_and_the_warlord(former: Chapter, chapter: Chapter) -> None:
    after, begun = ended(former).position(), chapter.position
    for then, now in zip(after["players"], begun["players"], strict=True):
        lost = set(then["city"]) - set(now["city"])
        assert not lost or (chapter.name == "warlord" and lost == {"market"})
        assert len(set(now["city"]) - set(then["city"])) <= begun["round"] - after["round"] + 1


def test_marta_can_build_nothing_in_the_last_chapter() -> None:
    marta = CHAPTERS[-1].position["players"][3]
    assert marta["hand"] and set(marta["hand"]) <= set(marta["city"])
