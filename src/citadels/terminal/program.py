"""What each command of the command line does; the answer is the exit status."""

from __future__ import annotations

import argparse

from citadels import CitadelsError
from citadels.terminal import book, files, screen, sheet
from citadels.terminal.desk import Desk, Leave, standard_desk
from citadels.terminal.facts import facts_of
from citadels.terminal.play import Session
from citadels.terminal.replay import Replay
from citadels.terminal.table import Table
from citadels.terminal.welcome import EDITION, Settings, ask_settings, ask_yes, load_table, new_table, resumed

OK = 0
BAD = 1


def run(args: argparse.Namespace, desk: Desk | None = None) -> int:
    desk = desk or standard_desk(args.lang)
    try:
        return {"play": play, "replay": replay, "rules": rules}[args.command](args, desk)
    except (files.Trouble, CitadelsError) as fault:
        desk.warn(str(fault))
        return BAD
    except BrokenPipeError:  # the reader of a pipe has seen enough
        return OK


def play(args: argparse.Namespace, desk: Desk) -> int:
    settings, asked = settings_of(args)
    if args.watch:
        return watch(desk, new_table(desk, settings))
    try:
        table = first_table(args, desk, settings) if args.load or args.position or args.resume or asked else None
        if table is None:
            table, settings = welcome(desk, settings)
    except Leave:
        return OK

    def again() -> Table:
        return new_table(desk, Settings(settings.players, settings.preset, settings.rank9, None, settings.seat,
                                        settings.name))

    Session(desk, table, again).run()
    return OK


def settings_of(args: argparse.Namespace) -> tuple[Settings, bool]:
    """The settings given, and whether any was: then nothing is asked."""
    given = Settings()
    values = {
        "players": args.players or given.players,
        "preset": args.preset or given.preset,
        "rank9": args.rank9,
        "seed": args.seed,
        "seat": None if args.watch else args.seat or 0,
        "name": args.name,
    }
    asked = any(value not in (None, False, "") for value in (args.players, args.preset, args.rank9, args.seed, args.seat))
    return Settings(**values), asked
