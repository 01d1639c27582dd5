"""Translates the words of argparse, which has only English."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NoReturn

from citadels import texts

# The messages of argparse, as it asks gettext for them, and the names of our texts.
WORDS: Final = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
    "argument %(argument_name)s: %(message)s": "cli-bad-argument",
    "invalid %(type)s value: %(value)r": "cli-bad-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-bad-choice",
    "expected one argument": "cli-bad-missing",
    "expected at least one argument": "cli-bad-missing-some",
    "expected %s argument": "cli-bad-missing-count",
    "the following arguments are required: %s": "cli-bad-required",
    "one of the arguments %s is required": "cli-bad-one-of",
    "unrecognized arguments: %s": "cli-bad-unknown",
    "not allowed with argument %s": "cli-bad-together",
    "ambiguous option: %(option)s could match %(matches)s": "cli-bad-vague",
    "ignored explicit argument %r": "cli-bad-extra",
}


@contextmanager
def spoken(lang: str) -> Iterator[None]:
    """Parsers made and used in this context speak that language: argparse gets all its words from gettext."""
    def gettext(message: str) -> str:
        return translated(message, lang)

    def ngettext(one: str, more: str, count: int) -> str:
        return translated(one, lang, count=count) if one in WORDS else (one if count == 1 else more)

    names = vars(argparse)
    before = {name: names[name] for name in ("_", "ngettext")}
    names.update(_=gettext, ngettext=ngettext)
    try:
        yield
    finally:
        names.update(before)


def translated(message: str, lang: str, **args: int) -> str:
    """The message in that language, with the same placeholders for argparse. Other messages are our own already."""
    if message not in WORDS:
        return message
    places = {name or "what": f"%({name})s" if name else "%s" for name in re.findall(r"%(?:\((\w+)\))?[rs]", message)}
    return texts.text(WORDS[message], lang, **places, **args)


class Parser(argparse.ArgumentParser):
    """Bad input ends the program with 1, and with one sentence."""

    def __init__(self, prog: str | None = None, **options: Any) -> None:
        super().__init__(prog, formatter_class=Formatter, **options)

    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: {message}\n")


class Formatter(argparse.HelpFormatter):
    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(" ".join(text.split()), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """A paragraph; a text with line breaks, such as examples, keeps them."""
        lines = text.splitlines() if "\n" in text else wrapped(text, width - len(indent))
        return "\n".join(indent + line for line in lines)


def wrapped(text: str, width: int) -> list[str]:
    """Lines that are not broken at hyphens, because some languages have many words with one."""
    return textwrap.wrap(text, width, break_on_hyphens=False)
