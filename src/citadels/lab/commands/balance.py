"""The command `citadels balance`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from citadels import texts
from citadels.lab.commands import shared
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    from citadels.lab.study import Study

GAMES: Final = 40_000
PLAYERS: Final = 5


def declare(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    from citadels.bots import NAMES

    parser.epilog = say("balance-help")
    parser.add_argument("bots", nargs="*", metavar="BOT", help=say("balance-bots", names=", ".join(NAMES)))
    parser.add_argument("--goal", choices=("even", "swingy"), help=say("balance-goal"))
    parser.add_argument("--players", type=int, metavar="N", help=say("balance-players", players=str(PLAYERS)))
    parser.add_argument("--games", type=int, metavar="N", help=say("balance-games", games=str(GAMES)))
    parser.add_argument("--vary", choices=("characters", "uniques", "both"), help=say("balance-vary"))
    parser.add_argument("--keep", metavar="A,B,...", help=say("balance-keep"))
    parser.add_argument("--without", metavar="A,B,...", help=say("balance-without"))
    shared.declare_study(parser, say, "balance-out")


@shared.command
def run(args: argparse.Namespace) -> int:
    from citadels.lab import balance, balance_result, balance_tables
    from citadels.lab.study import Study

    shared.at_least_one(args.processes, "lab-processes-few")
    with shared.study_folder(args, "balance-resume-where") as folder:
        given = shared.given_settings(
            args, goal=args.goal, budget=args.games, vary=args.vary,
            keep=shared.split_words(args.keep), without=shared.split_words(args.without),
        )
        study = Study.resume(folder, balance.KIND, given) if args.resume else _new_study(given, folder)
        search = balance.new_search(study.settings)
        shared.warn_of_plain_python(args.lang)
        shared.warn_of_clocks(study, "balance-timed", args.lang)
        played = balance.run_search(study, search, args.processes, args.cluster, args.lang)
        found = balance_result.result(study.settings, search, played)
        balance_result.write(folder, found)
        if args.json:
            shared.print_json(found)
        else:
            shared.show(*balance_tables.render(found, args.lang))
            for line in balance_tables.commands(found, args.lang):
                print(line)
            if args.out:
                print(texts.text("balance-kept", args.lang, file=str(folder / balance_result.FILE)))
        return shared.exit_status(args, found["whole"], played, search.plan.total, "balance-stopped")


def _new_study(given: Json, folder: Path) -> Study:
    from citadels.lab import balance
    from citadels.lab.study import Study

    settings = {**balance.DEFAULTS, "players": PLAYERS, "budget": GAMES, **given}
    balance.new_search(settings)  # raises an error for what cannot be played, before there is a folder
    return Study.create(folder, balance.KIND, settings, settings["budget"], settings["budget"])
