"""What the laboratory's commands share: arguments, messages and exit statuses."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from citadels import CitadelsError, _pure, texts
from citadels.lab.errors import LabError
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from citadels.lab.study import Study

Run = Callable[[argparse.Namespace], int]
Say = Callable[..., str]

OK: Final = 0
BAD: Final = 1
STOPPED: Final = 130  # what a shell expects of a program that was interrupted
NARROWEST: Final = 40
PLAIN: Final = str.maketrans({"–": "-", "±": "~", "×": "x", "…": ".", "−": "-"})  # where only ASCII can be shown


# -- arguments: None if they are not given -----------------------------------------------------------------------------
def declare_study(parser: argparse.ArgumentParser, say: Say, out: str) -> None:
    """The arguments shared by all commands that play games in a folder; `out` is the help for --out."""
    editions, presets = (", ".join(texts.ids(prefix)) for prefix in ("edition-", "preset-"))
    parser.add_argument("--edition", metavar="NAME", help=say("lab-edition", editions=editions))
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("lab-option"))
    parser.add_argument("--preset", metavar="NAME", help=say("lab-preset", presets=presets))
    parser.add_argument("--characters", metavar="A,B,...", help=say("lab-characters"))
    parser.add_argument("--uniques", metavar="A,B,...", help=say("lab-uniques"))
    parser.add_argument("--rank9", nargs="?", const=True, metavar="ID", help=say("lab-rank9"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("lab-seed"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say(out))
    parser.add_argument("--resume", action="store_true", help=say("lab-resume"))
    declare_workers(parser, say, "--processes")


def declare_workers(parser: argparse.ArgumentParser, say: Say, *processes: str) -> None:
    """Where games are played, and whether the result is printed as JSON."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(*processes, dest="processes", type=int, metavar="N", help=say("lab-processes"))
    where.add_argument("--cluster", metavar="ADDRESS", help=say("lab-cluster"))
    parser.add_argument("--json", action="store_true", help=say("lab-json"))


def given_settings(args: argparse.Namespace, **more: Any) -> Json:
    """Only the settings given on the command line."""
    from citadels.lab.arena import parse_names

    given: Json = {"edition": args.edition, "preset": args.preset, "rank9": args.rank9, "seed": args.seed,
                   "characters": split_words(args.characters), "uniques": split_words(args.uniques),
                   "options": None if args.option is None else parse_options(args.option, args.lang),
                   "players": args.players, "bots": parse_names(args.bots) if args.bots else None, **more}
    return {name: value for name, value in given.items() if value is not None}


def split_words(given: str | None) -> list[str] | None:
    return None if given is None else [word for word in re.split(r"[,\s]+", given) if word]


def parse_options(given: Sequence[str], lang: str) -> dict[str, bool | int]:
    """Options written as NAME=VALUE. The engine checks whether the edition has them."""
    found: dict[str, bool | int] = {}
    yes, no = (texts.text(message, lang).split() for message in ("truths", "untruths"))
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise LabError("bad-option-shape", text=text)
        name = name.replace("-", "_").lower()
        if re.fullmatch("[0-9]{1,9}", value):  # first, because 1 is a number that can also mean yes
            found[name] = int(value)
        elif value.casefold() in (*yes, *no):
            found[name] = value.casefold() in yes
        else:
            raise LabError("lab-option-value", name=name, value=value)
    return found


def at_least_one(value: int | None, message: str) -> None:
    if value is not None and value < 1:
        raise LabError(message)


# -- messages and exit statuses ----------------------------------------------------------------------------------------
def command(act: Run) -> Run:
    """A command that returns its exit status; an error becomes one sentence on standard error and the status 1."""
    @wraps(act)
    def run(args: argparse.Namespace) -> int:
        try:
            return act(args)
        except CitadelsError as error:
            complain(error.sentence(args.lang))
            return BAD
        except KeyboardInterrupt:
            return STOPPED
        except BrokenPipeError:  # whatever read our output has closed it
            sys.stdout = None  # otherwise the interpreter would complain when it flushes it at exit
            return OK

    return run


def complain(message: str) -> None:
    print(message, file=sys.stderr)


@contextmanager
def study_folder(args: argparse.Namespace, unnamed: str) -> Iterator[Path]:
    """The folder given with --out, or a temporary one. Raises LabError(unnamed) if --resume has no folder."""
    if args.resume and args.out is None:
        raise LabError(unnamed)
    if args.out:
        yield args.out
    else:
        with TemporaryDirectory(prefix="citadels-") as folder:
            yield Path(folder)


def warn_of_plain_python(lang: str) -> None:
    """Say that the engine is not compiled and everything takes longer, unless the user asked for that."""
    if _pure.nothing_fits():
        complain(texts.text("lab-interpreted", lang))


def warn_of_clocks(study: Study, message: str, lang: str) -> None:
    """Say which bots may play differently the next time."""
    from citadels.lab.matches import is_reproducible

    for name in dict.fromkeys(study.settings["bots"]):
        if not is_reproducible(name):
            complain(texts.text(message, lang, bot=name))


def exit_status(args: argparse.Namespace, complete: bool, done: int, games: int, stopped: str) -> int:
    """After Ctrl-C, say what is kept and how to continue, or (the message `stopped`) that nothing is kept."""
    if complete:
        return OK
    if args.out:
        complain(texts.text("lab-left", args.lang, done=done, games=games, folder=str(args.out)))
    else:
        complain(texts.text(stopped, args.lang, done=done, games=games))
    return STOPPED


def width() -> int:
    """The number of columns to print on."""
    return max(NARROWEST, _screen().width)


def show(*parts: RenderableType) -> None:
    """Print these to standard output, one below the other."""
    screen = _screen()
    with screen.capture() as captured:
        for part in parts:
            screen.print(part, width=width())
    text = captured.get()
    if not screen.is_terminal:  # tables pad their lines with spaces, which are useless in a file
        text = "".join(f"{line.rstrip()}\n" for line in text.splitlines())
    if not screen.encoding.lower().startswith("utf"):
        text = text.translate(PLAIN)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # any other character that cannot be shown becomes a question mark
    sys.stdout.write(text)
    sys.stdout.flush()


def _screen() -> Console:
    from rich.console import Console

    return Console(highlight=False, emoji=False, markup=False)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))
