"""The command `citadels study`."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from citadels import texts
from citadels.lab.commands import shared
from citadels.lab.errors import LabError
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    from citadels.lab.numbers.runs import Run

OUT: Final = Path("numbers")
ALL: Final = "all"
WIDTH: Final = 80


def declare(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.epilog = say("numbers-help")
    parser.add_argument("names", nargs="*", metavar="NAME", help=say("numbers-names", every=ALL))
    parser.add_argument("--list", action="store_true", help=say("numbers-list"))
    parser.add_argument("--games", type=int, metavar="N", help=say("numbers-games"))
    parser.add_argument("--bot", metavar="BOT", help=say("numbers-bot"))
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help=say("numbers-out", folder=str(OUT)))
    shared.declare_workers(parser, say, "--jobs", "--processes")


@shared.command
def run(args: argparse.Namespace) -> int:
    from citadels.lab.numbers import plans

    shared.at_least_one(args.games, "lab-games-few")
    shared.at_least_one(args.processes, "lab-processes-few")
    if args.list:
        _show_list(args.lang)
        return shared.OK
    if not args.names:
        raise LabError("numbers-none-named", every=ALL, names=", ".join(plans.names()))
    wanted = plans.names() if ALL in args.names else list(dict.fromkeys(args.names))
    chosen = [plans.resized(plans.plan(name), args.games, args.bot) for name in wanted]
    shared.warn_of_plain_python(args.lang)
    runs, complete = _play(chosen, args)
    _show(runs, args)
    if not complete:
        shared.complain(texts.text("numbers-left", args.lang, folder=str(args.out)))
        return shared.STOPPED
    return shared.OK


def _play(chosen: Sequence[Json], args: argparse.Namespace) -> tuple[list[Run], bool]:
    """Play these studies, those that build on the results of others last."""
    from citadels.lab.numbers.runs import Run, prepared, run_all

    found: list[Run] = []
    for later in (False, True):
        plans = [plan for plan in chosen if bool(plan["arms"].get("from")) == later]
        runs = [Run(prepared(plan, args.out), args.out) for plan in plans]
        found += runs
        if runs and not run_all(runs, args.processes, args.cluster, lang=args.lang):
            return found, False
    return found, True


def _show_list(lang: str) -> None:
    from citadels.lab.numbers import plans

    for name in plans.names():
        said = texts.text(f"numbers-ask-{name}", lang)
        print("\n".join([name, *textwrap.wrap(said, WIDTH, initial_indent="    ", subsequent_indent="    ")]))


def _show(runs: Sequence[Run], args: argparse.Namespace) -> None:
    from citadels.lab.numbers.runs import RESULT

    results: list[Json] = [json.loads((run.folder / RESULT).read_text("utf-8")) for run in runs]
    if args.json:
        shared.print_json(results)
        return
    for run, found in zip(runs, results):
        said = texts.text("numbers-done", args.lang, name=found["study"],
                          games=sum(row["games"] for row in found["bots"]), seconds=round(run.seconds()))
        compared: list[Json] = found.get("estimates") or found.get("effects") or []
        rows = [row for row in compared if "sure" in row]
        if rows:
            said += " " + texts.text("numbers-sure", args.lang, sure=sum(row["sure"] for row in rows), count=len(rows))
        print("\n".join(textwrap.wrap(said, WIDTH)))
    print(texts.text("numbers-kept", args.lang, folder=str(args.out)))
