"""What argparse says comes from our texts, in every language and with every version of Python."""

from __future__ import annotations

import argparse
import ast
import gettext
from pathlib import Path

import pytest

from citadels import texts
from citadels.parsing import WORDS, Parser, spoken, translated

# What argparse looks up besides, and nobody who types a command reads.
TO_PROGRAMMERS = {
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    ".__call__() not defined",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting option string: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
}
NEVER_SAID = {
    "%(prog)s: error: %(message)s\n",  # our parser has its own way to say it
    "show program's version number and exit", "subcommands",  # these are always given, in our words
    "expected at most one argument", "unexpected option string: %s",  # what is before them leaves nothing for them
    "unknown parser %(parser_name)r (choices: %(choices)s)",  # "invalid choice" comes before it
    "%(heading)s:",  # no words
    # Parts that are not used: types that open files, defaults in the help, what is out of date.
    'argument "-" with mode %r', "can't open '%(filename)s': %(error)s", " (default: %(default)s)",
    "%(prog)s: warning: %(message)s\n", "argument '%(argument_name)s' is deprecated",
    "command '%(parser_name)s' is deprecated", "option '%(option)s' is deprecated",
}


def looked_up() -> set[str]:
    """All that argparse asks gettext for."""
    calls = [node for node in ast.walk(ast.parse(Path(argparse.__file__).read_text("utf-8")))
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext")]
    return {call.args[0].value for call in calls
            if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)}


def test_there_is_a_text_for_all_that_argparse_says() -> None:
    assert looked_up() - WORDS.keys() - TO_PROGRAMMERS - NEVER_SAID == set()


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("message", WORDS)
def test_argparse_finds_the_places_that_it_fills(message: str, lang: str) -> None:
    names = ("argument_name", "message", "type", "value", "choices", "option", "matches")
    text = translated(message, lang, count=2)
    shown = text % ({name: "…" for name in names} if "%(" in message else ("…",) * message.count("%"))
    assert "%" not in shown and shown.count("…") == text.count("%")


@pytest.mark.parametrize(("lang", "count", "sentence"), [
    ("en", 1, "expected 1 argument"), ("en", 2, "expected 2 arguments"), ("ru", 2, "нужно 2 значения"),
    ("ru", 5, "нужно 5 значений"), ("cs", 1, "je potřeba 1 hodnota"),
])
def test_a_number_of_arguments_has_its_plural(
    lang: str, count: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with spoken(lang), pytest.raises(SystemExit) as end:
        parser = Parser("citadels")
        parser.add_argument("--pair", nargs=count)
        parser.parse_args(["--pair"])
    assert end.value.code == 1
    assert capsys.readouterr().err.endswith(f" --pair: {sentence}\n")


def test_the_words_of_others_are_left_alone() -> None:
    with spoken("ru"):
        assert argparse.ArgumentParser().format_usage().startswith("использование: ")
    assert argparse.ArgumentParser().format_usage().startswith("usage: ")
    assert vars(argparse)["_"] is gettext.gettext
