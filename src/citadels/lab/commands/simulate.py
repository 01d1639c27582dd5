"""The command `citadels simulate`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from citadels.lab.commands import shared

if TYPE_CHECKING:
    from citadels.lab.study import Study

GAMES: Final = 1000
PLAYERS: Final = 5
BOT: Final = "builder"


def declare(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    from citadels.bots import NAMES

    parser.epilog = say("simulate-help")
    parser.add_argument("bots", nargs="*", metavar="BOT", help=say("simulate-bots", names=", ".join(NAMES), bot=BOT))
    parser.add_argument("--games", type=int, metavar="N", help=say("simulate-games", games=str(GAMES)))
    parser.add_argument("--players", type=int, metavar="N", help=say("simulate-players", players=str(PLAYERS)))
    shared.declare_study(parser, say, "simulate-out")


@shared.command
def run(args: argparse.Namespace) -> int:
    from citadels.lab import runner, simulate

    shared.at_least_one(args.games, "lab-games-few")
    shared.at_least_one(args.processes, "lab-processes-few")
    with shared.study_folder(args, "simulate-resume-where") as folder:
        study = _resume_study(args, folder) if args.resume else _new_study(args, folder)
        shared.warn_of_plain_python(args.lang)
        shared.warn_of_clocks(study, "simulate-timed", args.lang)
        complete = runner.run(study, simulate.work, args.processes, args.cluster, lang=args.lang)
        played = study.played()
        if played:
            _show(study, args)
        return shared.exit_status(args, complete, played, study.games, "simulate-stopped")


def _new_study(args: argparse.Namespace, folder: Path) -> Study:
    from citadels.lab import matches, simulate
    from citadels.lab.study import Study

    settings = {**matches.DEFAULTS, "players": PLAYERS, "bots": [BOT], **shared.given_settings(args)}
    matches.check(settings)
    games = args.games or GAMES
    return Study.create(folder, simulate.KIND, settings, games, simulate.chunk_size(settings, games))


def _resume_study(args: argparse.Namespace, folder: Path) -> Study:
    from citadels.lab import matches, simulate
    from citadels.lab.study import Study

    study = Study.resume(folder, simulate.KIND, shared.given_settings(args), args.games)
    matches.check(study.settings)
    return study


def _show(study: Study, args: argparse.Namespace) -> None:
    from citadels.lab import summary_tables
    from citadels.lab.summary import as_json, summarize

    found = summarize(study)
    if args.json:
        shared.print_json({**as_json(found), "chance": found.chance})
    else:
        shared.show(*summary_tables.render(found, args.lang))
