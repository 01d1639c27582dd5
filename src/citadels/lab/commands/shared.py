"""What the commands of the laboratory have in common: arguments, sentences and how they end."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from citadels import CitadelsError, _pure, texts
from citadels.lab.errors import LabError, sentence

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from citadels.lab.study import Study

Json = dict[str, Any]
Say = Callable[..., str]

OK: Final = 0
BAD: Final = 1
STOPPED: Final = 130  # what a shell expects of a program that was interrupted
NARROWEST: Final = 40
PLAIN: Final = str.maketrans({"–": "-", "±": "~", "×": "x", "…": ".", "−": "-"})  # where only ASCII can be shown


# -- arguments: None for what was not given ----------------------------------------------------------------------------
def declare_match(parser: argparse.ArgumentParser, say: Say) -> None:
    """What is played."""
    editions, presets = (", ".join(_named(prefix)) for prefix in ("edition-", "preset-"))
    parser.add_argument("--edition", metavar="NAME", help=say("lab-edition", editions=editions))
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("lab-option"))
    parser.add_argument("--preset", metavar="NAME", help=say("lab-preset", presets=presets))
    parser.add_argument("--characters", metavar="A,B,...", help=say("lab-characters"))
    parser.add_argument("--uniques", metavar="A,B,...", help=say("lab-uniques"))
    parser.add_argument("--rank9", nargs="?", const=True, metavar="ID", help=say("lab-rank9"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("lab-seed"))


def declare_run(parser: argparse.ArgumentParser, say: Say) -> None:
    """How it is played."""
    parser.add_argument("--resume", action="store_true", help=say("lab-resume"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=int, metavar="N", help=say("lab-processes"))
    where.add_argument("--cluster", metavar="ADDRESS", help=say("lab-cluster"))
    parser.add_argument("--json", action="store_true", help=say("lab-json"))


def given_settings(args: argparse.Namespace, **more: Any) -> Json:
    """The settings that the command line gives, and no others."""
    from citadels.lab.arena import parse_names

    given: Json = {"edition": args.edition, "preset": args.preset, "rank9": args.rank9, "seed": args.seed,
                   "characters": words_of(args.characters), "uniques": words_of(args.uniques),
                   "options": None if args.option is None else options_of(args.option, args.lang),
                   "players": args.players, "bots": parse_names(args.bots) if args.bots else None, **more}
    return {name: value for name, value in given.items() if value is not None}


def words_of(given: str | None) -> list[str] | None:
    return None if given is None else [word for word in re.split(r"[,\s]+", given) if word]


def options_of(given: Sequence[str], lang: str) -> dict[str, bool | int]:
    """Options written NAME=VALUE; whether the edition has them is for the engine to say."""
    found: dict[str, bool | int] = {}
    yes, no = (texts.text(message, lang).split() for message in ("truths", "untruths"))
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise LabError("bad-option-shape", text=text)
        name = name.replace("-", "_").lower()
        if re.fullmatch("[0-9]{1,9}", value):  # first: 1 is a number that may also mean yes
            found[name] = int(value)
        elif value.casefold() in (*yes, *no):
            found[name] = value.casefold() in yes
        else:
            raise LabError("lab-option-value", name=name, value=value)
    return found


def at_least_one(value: int | None, message: str) -> None:
    if value is not None and value < 1:
        raise LabError(message)


def _named(prefix: str) -> list[str]:
    return [message.removeprefix(prefix) for message in texts.messages() if message.startswith(prefix)]


# -- saying and ending -------------------------------------------------------------------------------------------------
def run_guarded(act: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    """Carry out a command: what it refuses is one sentence on standard error and the status 1."""
    try:
        return act(args)
    except CitadelsError as fault:
        complain(sentence(fault, args.lang))
        return BAD
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # whoever read the other end has seen enough
        sys.stdout = None  # or the interpreter would complain when it empties it at the end
        return OK


def complain(said: str) -> None:
    print(said, file=sys.stderr)


@contextmanager
def study_folder(out: Path | None) -> Iterator[Path]:
    """The folder of a study: the one that was named, or one for as long as the command runs."""
    if out:
        yield out
    else:
        with TemporaryDirectory(prefix="citadels-") as folder:
            yield Path(folder)


def warn_of_plain_python(lang: str) -> None:
    """Say that everything takes longer, where nobody has asked for that."""
    if _pure.nothing_fits():
        complain(texts.text("lab-interpreted", lang))


def warn_of_clocks(study: Study, message: str, lang: str) -> None:
    """Say which bots may play otherwise the next time."""
    from citadels.lab.matches import is_reproducible

    for name in dict.fromkeys(study.settings["bots"]):
        if not is_reproducible(name):
            complain(texts.text(message, lang, bot=name))


def exit_status(args: argparse.Namespace, whole: bool, done: int, games: int, stopped: str) -> int:
    """After Ctrl-C it is said what is kept and how to go on, or in the words of `stopped` that nothing is kept."""
    if whole:
        return OK
    if args.out:
        complain(texts.text("lab-left", args.lang, done=done, games=games, folder=str(args.out)))
    else:
        complain(texts.text(stopped, args.lang, done=done, games=games))
    return STOPPED


def width() -> int:
    """How many columns there are to print on."""
    return max(NARROWEST, _screen().width)


def show(*parts: RenderableType) -> None:
    """Print these on standard output, one below the other."""
    screen = _screen()
    with screen.capture() as captured:
        for part in parts:
            screen.print(part, width=width())
    text = captured.get()
    if not screen.is_terminal:  # tables fill their lines with blanks; in a file they would only be in the way
        text = "".join(f"{line.rstrip()}\n" for line in text.splitlines())
    if not screen.encoding.lower().startswith("utf"):
        text = text.translate(PLAIN)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # any other sign that cannot be shown becomes a question mark
    sys.stdout.write(text)
    sys.stdout.flush()


def _screen() -> Console:
    from rich.console import Console

    return Console(highlight=False, emoji=False, markup=False)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))
