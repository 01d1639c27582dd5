"""The lessons at the terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from citadels import cli, texts
from citadels.lessons import CHAPTERS, Ask, Teacher
from citadels.terminal import commands
from citadels.terminal.errors import UserError
from citadels.terminal.learn import REAL_GAME, chosen, names
from citadels.terminal.terminal_io import TerminalIO
from tests.terminal import Terminal

WIDTH = 80


def run(words: str, typed: Sequence[str], lang: str = "en") -> tuple[int, str]:
    """The exit status and all that was shown."""
    shown = io.StringIO()
    console = Console(file=shown, width=WIDTH, highlight=False, emoji=False, markup=False)
    tty = TerminalIO(console, io.StringIO("".join(f"{line}\n" for line in typed)), lang)
    return commands.run(cli.parser(lang).parse_args(words.split()), tty), shown.getvalue()


def answers(first: int = 0) -> list[str]:
    """What a reader types who does as they are told, from a chapter on."""
    typed = []
    for chapter in CHAPTERS[first:]:
        teacher = Teacher(chapter)
        while (beats := teacher.beats())[-1].kind == "asked":
            typed += [""] * sum(beat.kind == "told" for beat in beats) + [beats[-1].lines[0]]
            teacher.play(beats[-1].lines[0])
        typed += [""] * sum(beat.kind != "shown" for beat in beats)
    return typed


def words_of(shown: str) -> str:
    return " ".join(shown.split())


def test_all_chapters_are_played_to_the_end() -> None:
    status, shown = run("learn", answers())
    assert status == 0
    found = words_of(shown)
    for chapter in CHAPTERS:
        for step in chapter.script:
            if isinstance(step, Ask):
                assert texts.text(chapter.text(step.text), face="terminal") in found
        assert texts.text(chapter.title) in found and texts.text(chapter.learned) in found
    assert texts.text("lesson-finish") in found and "why build cathedral" in found
    assert found.endswith("citadels play --terminal --bots easy")
    assert max(map(len, shown.splitlines())) <= WIDTH


@pytest.mark.parametrize("wanted", ["8", "architect", "Architect"])
def test_a_chapter_is_chosen_by_number_or_name(wanted: str) -> None:
    status, shown = run(f"learn {wanted}", answers(7))
    assert status == 0 and "Chapter 8 of 8" in shown and "Chapter 7 of 8" not in shown
    assert "26" in shown and texts.text("lesson-finish-title") in shown


@pytest.mark.parametrize(("wanted", "lang", "number"), [
    ("thief", "cs", 3), ("zloděj", "cs", 3), ("ZLODEJ", "cs", 3), ("prázdná ruka", "cs", 4), ("An Empty hand", "cs", 4),
    ("король", "ru", 1), ("Строитель", "ru", None), ("зодчий", "ru", 8), ("A mani vuote", "it", 4), ("Regele", "ro", 1),
])
def test_a_chapter_is_known_by_its_names_in_every_language(wanted: str, lang: str, number: int | None) -> None:
    if number is not None:
        assert chosen(lang, wanted) == number - 1
        return
    with pytest.raises(UserError):
        chosen(lang, wanted)


@pytest.mark.parametrize("lang", texts.languages())
def test_no_name_means_two_chapters(lang: str) -> None:
    for number, chapter in enumerate(CHAPTERS):
        assert [chosen(lang, name) for name in names(chapter, lang)] == [number] * 3


def test_the_real_game_that_is_offered_can_be_begun() -> None:
    args = cli.parser("en").parse_args(REAL_GAME.split()[1:])
    assert (args.command, args.terminal, args.bots) == ("play", True, "easy")


@pytest.mark.parametrize("wanted", ["jester", "0", "9", "-1", "²"])
def test_an_unknown_chapter_is_refused_with_the_names_of_all(wanted: str) -> None:
    status, shown = run(f"learn -- {wanted}", [])
    assert status == 1 and wanted in shown and "7 Assassin" in shown


def test_who_strays_gets_a_word_and_is_asked_again() -> None:
    typed = ["", "", "", "", "cards", "build thieves-den", "why build castle", "save x", "gold"]
    status, shown = run("learn king", typed)
    found = words_of(shown)
    assert status == 0
    assert found.index("You can't go wrong with cards") < found.index("DX-") < found.index("Four gold!")


@pytest.mark.parametrize("typed", [[], ["q"], ["", "QUIT"], ["", "", "", "", "quit"], ["", "", "", "", "gold"]])
def test_one_can_leave_at_any_time(typed: list[str]) -> None:
    status, shown = run("learn", typed)
    assert status == 0 and "Chapter 1 of 8" in shown


def test_at_a_real_terminal_the_words_stay_on_the_screen() -> None:
    shown = Terminal()
    console = Console(file=shown, width=WIDTH, height=24, force_terminal=True, highlight=False, emoji=False,
                      markup=False, _environ={})
    tty = TerminalIO(console, Terminal("".join(f"{line}\n" for line in answers(5))), "en")
    assert commands.run(cli.parser("en").parse_args(["learn", "warlord"]), tty) == 0
    screens = shown.getvalue().split("\x1b[2J\x1b[H")
    assert len(screens) > 20
    assert max(len(part.splitlines()) for part in screens) <= 24
