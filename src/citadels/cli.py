"""The command `citadels`."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Protocol

from citadels import CitadelsError, __version__, compiled, texts
from citadels.bots import NAMES
from citadels.lab.commands import arena, balance, report, simulate, study
from citadels.parsing import Parser, spoken


class Command(Protocol):
    """A module with a command."""

    def declare(self, parser: argparse.ArgumentParser, say: Callable[..., str]) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


LABORATORY: Final[dict[str, Command]] = {
    "arena": arena, "simulate": simulate, "report": report, "balance": balance, "study": study,
}

HOSTING: Final = ("serve", "health", "backup", "restore", "ratings")
# The options that only the terminal has, with their defaults.
TERMINAL_ONLY: Final[dict[str, object]] = {
    "seed": None, "seat": None, "watch": False, "resume": False, "load": None, "position": None,
    "no_help": False,
}
PORT: Final = 4848
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def main(argv: Sequence[str] | None = None) -> int:
    words = with_command(sys.argv[1:] if argv is None else argv)
    lang = language(words)
    with spoken(lang):
        args = parser(lang).parse_args(words)
    if args.command in LABORATORY:
        return LABORATORY[args.command].run(args)
    if args.command in HOSTING:
        return host(args)
    if args.command == "play" and not args.terminal:
        return play_in_browser(args)
    from citadels.terminal import commands

    return commands.run(args)


def with_command(given: Sequence[str]) -> list[str]:
    """The words with `play` where there is no command; the language may come before it."""
    words = list(given)
    first = 0
    while first < len(words) and words[first].startswith("--lang"):
        first += 1 if "=" in words[first] else 2
    if first > len(words):
        return words  # the name of the language is missing
    if first == len(words) or (words[first].startswith("-") and words[first] not in ("-h", "--help", "--version")):
        words.insert(first, "play")
    return words


def host(args: argparse.Namespace) -> int:
    """Run a command for hosts. Each imports only what it needs: `health` is run often."""
    try:
        if args.command == "health":
            from citadels.web import health
            return health.ask(args)
        if args.command == "serve":
            from citadels.web import commands
            return commands.serve(args)
        if args.command == "ratings":
            from citadels.web.ratings import commands as rating_commands
            return rating_commands.run(args)
        from citadels.web import backup_commands
        return backup_commands.run(args)
    except ModuleNotFoundError as fault:
        return missing("serve-missing", args, fault)


def play_in_browser(args: argparse.Namespace) -> int:
    """Check what is wanted first: what cannot be played is said here, not in the browser."""
    from citadels.terminal import bot_names, welcome
    from citadels.terminal.commands import settings_of

    given = [f"--{name.replace('_', '-')}" for name, usual in TERMINAL_ONLY.items() if getattr(args, name) != usual]
    if given:
        return complain(texts.text("play-only-terminal", args.lang, options=", ".join(given), count=len(given)))
    try:
        settings = settings_of(args)
        if not set(settings.bots) <= set(bot_names.LEVELS):
            names = [name for name in NAMES if name not in bot_names.LEVELS]
            return complain(texts.text("play-levels", args.lang, names=", ".join(names)))
        welcome.dealt(settings)
        bot_names.seat_bots(settings.bots or [bot_names.DEFAULT_LEVEL], settings.players, 0)
    except CitadelsError as fault:
        return complain(fault.sentence(args.lang))
    try:
        from citadels.web import commands
    except ModuleNotFoundError as fault:
        return missing("web-missing", args, fault)
    return commands.play_in_browser(args, commands.wanted_game(args, welcome.typed_options(settings)))


def missing(message: str, args: argparse.Namespace, fault: ModuleNotFoundError) -> int:
    """Name a package that is not installed; a missing module of our own is a bug."""
    package = (fault.name or "").partition(".")[0]
    if package in ("", "citadels"):
        raise fault
    return complain(texts.text(message, args.lang, package=package))


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


def language(words: Sequence[str]) -> str:
    """The language asked for, else that of the system if there are texts in it, else English."""
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    if asked and asked[-1] in texts.languages():
        return asked[-1]
    # The first that is set decides, as in other programs, even if it is LC_ALL=C.
    chosen = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    code = re.split(r"[_.@-]", chosen)[0].lower()
    return code if code in texts.languages() else texts.SOURCE


def parser(lang: str) -> Parser:
    def say(message: str, **args: str) -> str:
        return texts.text(message, lang, **args)

    editions, presets = (", ".join(texts.ids(prefix)) for prefix in ("edition-", "preset-"))
    others = [name for name in NAMES if not texts.has(f"level-{name}")]

    top = Parser("citadels", description=say("cli-about"))
    engine = say("cli-compiled" if compiled() else "cli-interpreted")
    top.add_argument("--version", action="version", version=f"citadels {__version__} ({engine})",
                     help=say("cli-version"))
    top.add_argument("--lang", choices=texts.languages(), default=lang, help=say("cli-lang"))
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", title=say("cli-commands"))
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=texts.languages(), default=lang, help=say("cli-lang"))

    def command(name: str, about: str, **more: Any) -> Parser:
        """A command, with the line about it in the list of commands as the sentence above its own help."""
        return commands.add_parser(name, parents=[common], help=about,
                                   **{"description": f"{about[0].upper()}{about[1:]}.", **more})

    play = command("play", say("cli-play"))
    play.add_argument("--edition", metavar="NAME", help=say("cli-edition", editions=editions))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option"))
    play.add_argument("--players", type=int, metavar="N", help=say("cli-players"))
    play.add_argument("--preset", metavar="NAME", help=say("cli-preset", presets=presets))
    play.add_argument("--characters", metavar="A,B,...", help=say("lab-characters"))
    play.add_argument("--uniques", metavar="A,B,...", help=say("lab-uniques"))
    play.add_argument("--rank9", nargs="?", const=True, default=False, metavar="ID", help=say("cli-rank9"))
    play.add_argument("--name", default="", help=say("cli-name"))
    play.add_argument("--bots", metavar="LEVEL", help=say("cli-bots", names=", ".join(others)))
    play.add_argument("--terminal", action="store_true", help=say("cli-terminal"))
    only = play.add_argument_group(say("cli-only-terminal"))
    only.add_argument("--seed", type=int, metavar="N", help=say("cli-seed"))
    only.add_argument("--seat", type=int, metavar="N", help=say("cli-seat"))
    only.add_argument("--watch", action="store_true", help=say("cli-watch"))
    only.add_argument("--no-help", action="store_true", help=say("cli-no-help"))
    source = only.add_mutually_exclusive_group()
    source.add_argument("--resume", action="store_true", help=say("cli-resume"))
    source.add_argument("--load", type=Path, metavar="FILE", help=say("cli-load"))
    source.add_argument("--position", type=Path, metavar="FILE", help=say("cli-position"))

    declare_hosting(command, say)
    declare_records(command, say)

    rules = command("rules", say("cli-rules"), epilog=say("cli-rules-what"))
    rules.add_argument("--edition", metavar="NAME", help=say("cli-edition", editions=editions))
    rules.add_argument("what", nargs="*", metavar="CARD|ID|WORD", help=say("cli-what"))

    learn = command("learn", say("lesson-command"))
    learn.add_argument("chapter", nargs="?", metavar="CHAPTER", help=say("lesson-command-chapter"))

    for name, module in LABORATORY.items():
        module.declare(command(name, say(f"cli-{name}")), say)
    return top


def declare_hosting(command: Callable[..., Parser], say: Callable[..., str]) -> None:
    """The commands for whoever hosts games for others."""
    serve, health, backup, restore, ratings = (command(name, say(f"cli-{name}")) for name in HOSTING)
    for hosting in (serve, health, backup, restore, ratings):
        hosting.add_argument("--config", type=Path, metavar="FILE", help=say("cli-config"))

    serve.add_argument("--host", metavar="ADDRESS", help=say("cli-host"))
    serve.add_argument("--port", metavar="N", help=say("cli-port", port=str(PORT)))
    serve.add_argument("--database", metavar="URL", help=say("cli-database"))
    serve.add_argument("--origin", metavar="URL", help=say("cli-origin"))
    serve.add_argument("--thinkers", metavar="N", help=say("cli-thinkers"))
    serve.add_argument("--log-level", metavar="LEVEL", help=say("cli-log-level", levels=", ".join(LOG_LEVELS)))
    serve.add_argument("--check", action="store_true", help=say("cli-check"))
    serve.add_argument("--new-host-key", action="store_true", help=say("cli-new-host-key"))

    health.add_argument("address", nargs="?", metavar="URL", help=say("cli-health-address"))

    backup.add_argument("file", type=Path, metavar="FILE", help=say("cli-backup-file"))
    backup.add_argument("--database", metavar="URL", help=say("cli-database"))

    restore.add_argument("file", type=Path, metavar="FILE", help=say("cli-restore-file"))
    restore.add_argument("--database", metavar="URL", help=say("cli-database"))
    restore.add_argument("--replace", action="store_true", help=say("cli-replace"))
    restore.add_argument("--check", action="store_true", help=say("cli-restore-check"))

    ratings.add_argument("--database", metavar="URL", help=say("cli-database"))


def declare_records(command: Callable[..., Parser], say: Callable[..., str]) -> None:
    """The commands for finished games."""
    replay = command("replay", say("cli-replay"))
    replay.add_argument("file", type=Path, metavar="FILE", help=say("cli-file"))
    replay.add_argument("--all", action="store_true", help=say("cli-all"))
    replay.add_argument("--open", action="store_true", help=say("cli-open"))

    verify = command("verify", say("cli-verify"), description=say("cli-verify-long"))
    verify.add_argument("file", type=Path, metavar="FILE", help=say("cli-file"))
    verify.add_argument("--commitment", default="", metavar="HASH", help=say("cli-commitment"))
