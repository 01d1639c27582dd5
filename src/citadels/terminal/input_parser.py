"""What a typed line means: the number of an option, a line of the notation or the beginning of one, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from citadels.engine.words import MOVE
from citadels.terminal.option_labels import Option

COMMANDS = ("help", "hint", "why", "rules", "log", "city", "score", "board", "save", "load", "quit")
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "rule": "rules"}


def normalized(text: str) -> str:
    """The line as the notation spells it: in lower case, with hyphens in the names of cards."""
    words = text.lower().replace("'", "").replace("’", "").split()
    for first in range(len(words)):
        line = " ".join([*words[:first], "-".join(words[first:])])
        if line in MOVE:
            return line
    return " ".join(words)


def parse_command(text: str) -> tuple[str, str] | None:
    """A command and its argument."""
    word, _, rest = text.partition(" ")
    word = SHORT.get(word.lower(), word.lower())
    return (word, rest.strip()) if word in COMMANDS else None


def matching_options(text: str, options: Sequence[Option]) -> list[Option]:
    """The options that a typed text may mean; exactly one if it is clear."""
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 5 else 0
        return [options[number - 1]] if 1 <= number <= len(options) else []
    line = normalized(text)
    for option in options:
        if option.line == line:
            return [option]
    words = text.lower().replace("'", "").split()
    found = [option for option in options if begins(option.line.split(), words)]
    # If only a card is to be chosen, its name is enough; otherwise it would not say what to do with it.
    return found or (options_named(text, options) if len({option.move.key for option in options}) == 1 else [])


def options_named(text: str, options: Sequence[Option]) -> list[Option]:
    """The options whose card or character has a name that begins with the text."""
    name = "-".join(text.lower().replace("'", "").replace("’", "").split())
    return [option for option in options if name and " " in option.line and option.line.split()[-1].startswith(name)]


def begins(line: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each word is the beginning of the word at its place in the line."""
    return 0 < len(words) <= len(line) and all(line[i].startswith(word) for i, word in enumerate(words))


def suggestions(text: str, options: Sequence[Option]) -> list[str]:
    """What may have been meant by a text that matches nothing."""
    named = [option.line for option in options_named(text, options)]
    return named[:6] or get_close_matches(text.lower(), [*[option.line for option in options], *COMMANDS], 2, 0.7)
