"""The words of a command line in the reader's language, where argparse has only English."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Final, NoReturn

from citadels import texts

# What argparse complains of, always in English, and the text for it; the groups are what the text speaks of.
FAULTS: Final = (
    ("cli-bad-choice", r"argument (?P<option>\S+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.*)\)"),
    ("cli-bad-value", r"argument (?P<option>\S+): invalid .* value: '?(?P<value>.*?)'?"),
    ("cli-bad-missing", r"argument (?P<option>\S+): expected .*"),
    ("cli-bad-together", r"argument (?P<option>\S+): not allowed with argument (?P<other>.*)"),
    ("cli-bad-extra", r"argument (?P<option>\S+): ignored explicit argument '?(?P<value>.*?)'?"),
    ("cli-bad-required", r"the following arguments are required: (?P<what>.*)"),
    ("cli-bad-unknown", r"unrecognized arguments: (?P<what>.*)"),
    ("cli-bad-vague", r"ambiguous option: (?P<option>\S+) could match (?P<choices>.*)"),
)


class Parser(argparse.ArgumentParser):
    """Speaks the reader's language. Bad input ends the program with 1, and with one sentence."""

    lang: str = texts.SOURCE

    def __init__(self, prog: str | None = None, *, description: str | None = None, epilog: str | None = None,
                 parents: Sequence[argparse.ArgumentParser] = (), add_help: bool = True) -> None:
        super().__init__(prog, description=description, epilog=epilog, add_help=False,
                         formatter_class=formatter(self.say("cli-usage")))
        # The names of the two usual groups are words too, and argparse has no other way to them. What parents have
        # comes afterwards, because it is put into the groups of the same name.
        self._positionals.title = self.say("cli-arguments")
        self._optionals.title = self.say("cli-options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=self.say("cli-help"))
        for parent in parents:
            self._add_container_actions(parent)

    def say(self, message: str, **args: str) -> str:
        return texts.text(message, self.lang, **args)

    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: {self.complaint(message)}\n")

    def complaint(self, message: str) -> str:
        for text, pattern in FAULTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                parts = found.groupdict()
                if "choices" in parts:
                    parts["choices"] = parts["choices"].replace("'", "")
                return self.say(text, **parts)
        return self.say("cli-bad-other")


def speaking(language: str) -> type[Parser]:
    class Speaking(Parser):
        lang = language

    return Speaking


def formatter(usual: str) -> type[argparse.HelpFormatter]:
    """Begins the usage with that word."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any],
                      prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, usual if prefix is None else prefix)

        def _split_lines(self, text: str, width: int) -> list[str]:
            return wrapped(" ".join(text.split()), width)

        def _fill_text(self, text: str, width: int, indent: str) -> str:
            """A paragraph; what has lines of its own, such as examples, keeps them."""
            lines = text.splitlines() if "\n" in text else wrapped(text, width - len(indent))
            return "\n".join(indent + line for line in lines)

    return Formatter


def wrapped(text: str, width: int) -> list[str]:
    """In some languages many words have a hyphen, and such a word is read as one."""
    return textwrap.wrap(text, width, break_on_hyphens=False)
