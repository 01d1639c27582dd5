"""The command `citadels`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from itertools import pairwise
from pathlib import Path
from typing import Final, NoReturn, Protocol

from citadels import texts
from citadels.bots import NAMES
from citadels.lab.commands import arena, balance, report, simulate


class Command(Protocol):
    """A module with a command."""

    def declare(self, parser: argparse.ArgumentParser, say: Callable[..., str]) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


LABORATORY: Final[dict[str, Command]] = {
    "arena": arena, "simulate": simulate, "report": report, "balance": balance,
}


class Parser(argparse.ArgumentParser):
    """Bad input ends the program with 1, and with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    args = parser(language(words)).parse_args(words)
    if args.command in LABORATORY:
        return LABORATORY[args.command].run(args)
    from citadels.terminal import program

    return program.run(args)


def language(words: Sequence[str]) -> str:
    """The language asked for, else that of the system where there are texts in it, else English."""
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    if asked:
        return asked[-1] if asked[-1] in texts.languages() else texts.SOURCE
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "").partition("_")[0].partition(".")[0]
        if code in texts.languages():
            return code
    return texts.SOURCE


def version() -> str:
    try:
        return metadata.version("citadels")
    except metadata.PackageNotFoundError:  # run from its sources, not installed
        return ""


def parser(lang: str) -> Parser:
    def say(message: str, **args: str) -> str:
        return texts.text(message, lang, **args)

    editions = [message.removeprefix("edition-") for message in texts.messages() if message.startswith("edition-")]
    presets = [message.removeprefix("preset-") for message in texts.messages() if message.startswith("preset-")]

    others = [name for name in NAMES if not texts.has(f"level-{name}")]

    top = Parser("citadels", description=say("cli-about"))
    top.add_argument("--version", action="version", version=f"citadels {version()}".strip(), help=say("cli-version"))
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=texts.languages(), default=lang, help=say("cli-lang"))

    play = commands.add_parser("play", parents=[common], help=say("cli-play"), description=say("cli-play"))
    play.add_argument("--edition", metavar="NAME", help=say("cli-edition", editions=", ".join(editions)))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    play.add_argument("--players", type=int, metavar="N", help=say("cli-players"))
    play.add_argument("--preset", metavar="NAME", help=say("cli-preset", presets=", ".join(presets)))
    play.add_argument("--characters", metavar="A,B,...", help=say("lab-characters"))
    play.add_argument("--uniques", metavar="A,B,...", help=say("lab-uniques"))
    play.add_argument("--rank9", nargs="?", const=True, default=False, metavar="ID", help=say("cli-rank9"))
    play.add_argument("--seed", type=int, metavar="N", help=say("cli-seed"))
    play.add_argument("--seat", type=int, metavar="N", help=say("cli-seat"))
    play.add_argument("--name", default="", help=say("cli-name"))
    play.add_argument("--bots", metavar="LEVEL", help=say("cli-bots", names=", ".join(others)))
    play.add_argument("--watch", action="store_true", help=say("cli-watch"))
    source = play.add_mutually_exclusive_group()
    source.add_argument("--resume", action="store_true", help=say("cli-resume"))
    source.add_argument("--load", type=Path, metavar="FILE", help=say("cli-load"))
    source.add_argument("--position", type=Path, metavar="FILE", help=say("cli-position"))

    replay = commands.add_parser("replay", parents=[common], help=say("cli-replay"), description=say("cli-replay"))
    replay.add_argument("file", type=Path, metavar="FILE", help=say("cli-file"))
    replay.add_argument("--all", action="store_true", help=say("cli-all"))
    replay.add_argument("--open", action="store_true", help=say("cli-open"))

    rules = commands.add_parser("rules", parents=[common], help=say("cli-rules"), description=say("cli-rules"))
    rules.add_argument("--edition", metavar="NAME", help=say("cli-edition", editions=", ".join(editions)))
    rules.add_argument("what", nargs="*", metavar="CARD|ID", help=say("cli-what"))

    for name, command in LABORATORY.items():
        about = say(f"cli-{name}")
        command.declare(commands.add_parser(name, parents=[common], help=about, description=about), say)
    return top


if __name__ == "__main__":
    sys.exit(main())
