"""The command `citadels arena`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from citadels import texts
from citadels.lab.commands import shared
from citadels.lab.errors import LabError
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    from rich.table import Table

    from citadels.lab.arena import Standings
    from citadels.lab.intervals import Share
    from citadels.lab.lab_text import LabText
    from citadels.lab.study import Study

GAMES = 200
ACROSS = 8  # columns of the matrix that fit side by side
NARROW = ("wins", "certain", "rating")
WIDE = 76   # columns that a terminal needs to show everything


def declare(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    from citadels.bots import NAMES

    parser.epilog = say("arena-help")
    parser.add_argument("bots", nargs="*", metavar="BOT", help=say("arena-bots", names=", ".join(NAMES)))
    parser.add_argument("--games", type=int, metavar="N", help=say("arena-games", games=str(GAMES)))
    parser.add_argument("--players", type=int, metavar="N", help=say("arena-players", fewest="4", most="7"))
    shared.declare_study(parser, say, "arena-out")


@shared.command
def run(args: argparse.Namespace) -> int:
    from citadels.lab import arena, runner
    from citadels.lab.errors import require

    shared.at_least_one(args.games, "lab-games-few")
    shared.at_least_one(args.processes, "lab-processes-few")
    require("openskill.models", "lab")
    with shared.study_folder(args, "arena-resume-where") as folder:
        study = _resume_study(args, folder) if args.resume else _new_study(args, folder)
        if args.games not in (None, study.games):
            shared.complain(texts.text("arena-more", args.lang, games=study.games, asked=args.games))
        shared.warn_of_plain_python(args.lang)
        shared.warn_of_clocks(study, "arena-timed", args.lang)
        complete = runner.run(study, arena.work, args.processes, args.cluster, lang=args.lang)
        played = study.played()
        if played:
            found = arena.standings(study)
            if args.json:
                shared.print_json({"plan": study.plan, **arena.as_json(found)})
            else:
                show(study, found, args.lang)
        return shared.exit_status(args, complete, played, study.games, "arena-stopped")


# -- the plan ----------------------------------------------------------------------------------------------------------
def _new_study(args: argparse.Namespace, folder: Path) -> Study:
    from citadels.lab import arena, matches, runner
    from citadels.lab.study import Study

    given = shared.given_settings(args)
    if "bots" not in given:
        raise LabError("arena-two-bots")
    settings = {**matches.DEFAULTS, "players": arena.default_seats(given["bots"]), **given}
    arena.check(settings)
    games = arena.fair_games(args.games or GAMES, settings)
    return Study.create(folder, arena.KIND, settings, games, runner.chunk_size(games))


def _resume_study(args: argparse.Namespace, folder: Path) -> Study:
    from citadels.lab import arena
    from citadels.lab.study import Study

    settings = Study.open(folder, arena.KIND).settings
    arena.check(settings)
    games = None if args.games is None else arena.fair_games(args.games, settings)
    return Study.resume(folder, arena.KIND, shared.given_settings(args), games)


# -- the tables --------------------------------------------------------------------------------------------------------
def show(study: Study, found: Standings, lang: str) -> None:
    from rich.text import Text

    from citadels.lab.lab_text import LabText

    words = LabText(lang)
    wide = shared.width() >= WIDE
    across = ACROSS if wide else ACROSS // 2
    matrices: list[Table | str] = []
    for first in range(0, len(found.bots), across):
        matrices += [matrix(found, first, across, words), ""]
    shared.show(
        Text(title(study, found, lang), "bold"), Text(seating_text(study.settings, lang)), "",
        ranking(found, wide, words), "",
        Text(words.say("arena-legend", chance=words.percent(found.chance))), "",
        Text(words.say("arena-ahead")), *matrices[:-1],
        *(Text(line, "bold red") for line in faults(found, lang)),
    )


def title(study: Study, found: Standings, lang: str) -> str:
    settings = study.settings
    values: Json = {"games": found.games, "players": settings["players"], "seed": str(settings["seed"]),
                    "edition": texts.text(f"edition-{settings['edition']}", lang)}
    if settings["preset"] is None:
        return texts.text("arena-title", lang, **values)
    return texts.text("arena-title-preset", lang, preset=texts.text(f"preset-{settings['preset']}", lang), **values)


def seating_text(settings: Json, lang: str) -> str:
    bots, players = len(settings["bots"]), settings["players"]
    end = "" if bots == players else "-fewer" if bots < players else "-more"
    values = {"bots": bots} if end else {}
    return texts.text(f"arena-laid{end}", lang, players=players, **values)


def ranking(found: Standings, wide: bool, words: LabText) -> Table:
    """The bots, best first; on a narrow terminal only how often they win and their rating."""
    table = _table(words)
    names = ("games", "wins", "certain", "points", "rating", "certain", "ordinal")
    for name in names:
        if wide or name in NARROW:
            table.add_column(words.say(f"arena-column-{name}"), justify="right", no_wrap=True)
    for number, one in enumerate(found.bots, 1):
        reach = words.say("arena-reach", reach=words.decimal(one.rating.high - one.rating.mu))
        cells = (str(one.games), words.percent(one.wins.share), words.share_interval(one.wins),
                 words.decimal(one.points), words.decimal(one.rating.mu), reach, words.decimal(one.rating.ordinal))
        table.add_row(str(number), one.bot, *(cell for name, cell in zip(names, cells) if wide or name in NARROW))
    return table


def matrix(found: Standings, first: int, across: int, words: LabText) -> Table:
    """How often each row finished ahead of each column, for some of the columns."""
    table = _table(words)
    columns = list(enumerate(found.bots, 1))[first : first + across]
    for number, _ in columns:
        table.add_column(str(number), justify="right", no_wrap=True)
    for number, one in enumerate(found.bots, 1):
        cells = ["" if one is other else pair(found.ahead.get((one.bot, other.bot)), words) for _, other in columns]
        table.add_row(str(number), one.bot, *cells)
    return table


def pair(share: Share | None, words: LabText) -> str:
    """How often, in whole percent, the interval and the number of games, one below the other."""
    if share is None:
        return words.say("arena-ahead-none")
    between = words.between(str(round(100 * share.low)), str(round(100 * share.high)))
    return f"{words.say('lab-percent-round', share=share.share)}\n{between}\n{share.of}"


def faults(found: Standings, lang: str) -> list[str]:
    """A line for each bot that failed to answer at least once."""
    lines = []
    for one in found.bots:
        if one.faults:
            first = next(fault for fault in found.faults if fault["bot"] == one.bot)
            lines.append(texts.text("arena-faults", lang, bot=one.bot, count=one.faults, game=first["game"],
                                    seat=first["seat"], reason=first["reason"]))
    return lines


def _table(words: LabText) -> Table:
    """A table with a row for each bot: its place and its name come first."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", justify="right")
    table.add_column(words.say("arena-column-bot"), overflow="fold")
    return table
