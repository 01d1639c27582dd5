"""One piece of a study: the sums over some deals at one table by one bot."""

from __future__ import annotations

from time import process_time
from typing import Final, NamedTuple

from citadels.lab.numbers import survey
from citadels.lab.numbers.deal_sums import Sums
from citadels.lab.numbers.deals import Deal
from citadels.lab.numbers.plans import SURVEY, arms_of, games_of
from citadels.lab.shapes import Json, Table

QUICK: Final = ("random", "builder", "easy", "normal")
# About how many games make a piece, which takes a few seconds: with quick bots, and with others.
GAMES: Final = {True: 2500, False: 60}


class Piece(NamedTuple):
    """`many` deals of a table for a bot, from number `first` on."""

    study: str
    bot: str
    table: int
    first: int
    many: int

    @property
    def name(self) -> str:
        return f"{self.bot.replace(':', '-').replace('/', '-')}-{self.table:02d}-{self.first:07d}"


class Done(NamedTuple):
    piece: Piece
    result: Json
    seconds: float      # of one core


def pieces(plan: Json) -> list[Piece]:
    """How a study is split, wherever it is played."""
    found: list[Piece] = []
    for row in plan["bots"]:
        for number, table in enumerate(plan["tables"]):
            size = max(1, round(GAMES[row["name"] in QUICK] / games_of(plan, table, row)))
            for first in range(0, row["deals"], size):
                found.append(Piece(plan["name"], row["name"], number, first, min(size, row["deals"] - first)))
    return found


def play_piece(plan: Json, piece: Piece) -> Done:
    begun = process_time()
    table = plan["tables"][piece.table]
    numbers = range(piece.first, piece.first + piece.many)
    result: Json
    if plan["arms"]["kind"] == SURVEY:
        games = next(row["games"] for row in plan["bots"] if row["name"] == piece.bot)
        casts = [survey.survey(plan, table, piece.bot, number, games) for number in numbers]
        result = {"deals": len(casts), "games": games * len(casts), "casts": casts}
    else:
        result = _sums(plan, table, piece, numbers).written()
    return Done(piece, result, process_time() - begun)


def _sums(plan: Json, table: Table, piece: Piece, numbers: range) -> Sums:
    sums = Sums()
    arms = arms_of(plan)
    played: list[str] = []
    arms.seen = lambda arm, game: played.append(arm)
    for number in numbers:
        deal = Deal(plan["seed"], table, piece.bot, number)
        values = arms.play(deal)
        sums.add_deal(values, plan["contrast"], table["players"])
        for figure in plan["tally"]:
            for figures in values.values():
                sums.tally(figure, figures[figure])
    sums.games = len(played)
    return sums
