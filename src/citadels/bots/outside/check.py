"""Tries a program: a game of each edition, and what is wrong with its answers."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from citadels import Game, texts
from citadels.bots.bot import BadBot, Fault
from citadels.bots.game_loop import play_game
from citadels.bots.outside import LONGEST_TIME, Limits, ProgramBot, protocol
from citadels.bots.outside.program import LEFT, Program, plain, quoted
from citadels.bots.register import make
from citadels.engine.editions import EDITIONS

OK: Final = 0
BAD: Final = 1
SEATS: Final = 4
SHOWN: Final = 5  # faults of a game; the rest is counted


class Parser(argparse.ArgumentParser):
    """Bad input ends the program with 1, and with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD, f"{self.prog}: {message}\n")


class Check:
    """The examination of one program."""

    def __init__(self, command: list[str], seed: int, limits: Limits) -> None:
        self.command = command
        self.seed = seed
        self.limits = limits
        self.title = ""
        self.wrong = 0

    def tell(self, message: str, **values: str | int) -> None:
        print(texts.text(message, texts.SOURCE, **values), flush=True)

    def blame(self, message: str, **values: str | int) -> None:
        self.wrong += 1
        self.tell(message, **values)

    def play(self, edition: str) -> list[str]:
        """A game against chance, told in short; its moves."""
        game, bot = self.played(edition)
        talk = bot.talk
        assert talk is not None  # nobody gets through a game without a decision
        scores = [row["total"] for row in game.scores()]
        self.title = talk.title or self.title
        self.tell("check-game", edition=edition, decisions=talk.asked, ms=round(talk.slowest * 1000),
                  points=scores[0], place=1 + sum(score > scores[0] for score in scores), seats=SEATS)
        self.blame_faults(bot.faults[:len(bot.faults) - talk.spared], talk.spared)
        unheard = talk.unheard()
        if unheard and not talk.spared:
            self.blame("check-unheard", count=len(unheard), line=quoted(unheard[0]))
        if talk.how not in ("", LEFT):
            self.blame("check-stayed")
        if talk.words:
            self.tell("check-words")
            for line in talk.words.splitlines():
                self.tell("check-word", line=plain(line))
        moves: list[str] = game.record()["moves"]
        return moves

    def blame_faults(self, faults: list[Fault], spared: int) -> None:
        for fault in faults[:SHOWN]:
            self.blame("check-fault", move=fault.move, why=fault.reason, line=quoted(fault.played))
        more = len(faults) - SHOWN
        if more > 0:
            self.wrong += more
            self.tell("check-more", count=more)
        if spared:
            self.tell("check-spared", count=spared)

    def repeat(self, edition: str, moves: list[str]) -> None:
        """No fault, but worth knowing: whether the same seed gives the same game."""
        game, _ = self.played(edition)
        self.tell("check-same" if game.record()["moves"] == moves else "check-not-same")

    def played(self, edition: str) -> tuple[Game, ProgramBot]:
        """A game to its end, the program on the first seat."""
        game = Game.new(edition, SEATS, seed=self.seed)
        bot = ProgramBot(self.command, self.seed, self.limits)
        play_game(game, [bot, *(make("random", f"{self.seed}/{seat}") for seat in range(1, SEATS))])
        return game, bot

    def leave(self) -> None:
        """Whether it ends when it is simply left alone, as when the game is broken off."""
        program = Program(self.command)
        program.say(protocol.written(protocol.hello()))
        if program.end() != LEFT:
            self.blame("check-orphan")


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        return examine(args)
    except BadBot as fault:
        print(fault, file=sys.stderr)
    except BrokenPipeError:  # whoever read the other end has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        pass
    return BAD


def examine(args: argparse.Namespace) -> int:
    """Raises BadBot."""
    check = begun(args)
    for edition in args.edition or list(EDITIONS):
        moves = check.play(edition)
    if not check.wrong:
        check.repeat(edition, moves)
        check.leave()
    check.tell("check-bad" if check.wrong else "check-good", count=check.wrong, title=check.title)
    return BAD if check.wrong else OK


def begun(args: argparse.Namespace) -> Check:
    """Raises BadBot."""
    if not args.command:
        raise BadBot("bot-program-none")
    found = shutil.which(args.command[0])
    if found is None:
        raise BadBot("bot-program-missing", program=repr(args.command[0]))
    for edition in args.edition or []:
        if edition not in EDITIONS:
            raise BadBot("no-edition", name=edition, editions=", ".join(EDITIONS))
    if not 0 < args.ms <= LONGEST_TIME:
        raise BadBot("bot-program-time", time=f"{args.ms}ms")
    return Check([found, *args.command[1:]], args.seed, Limits(decision=args.ms))


def parser() -> Parser:
    top = Parser("python -m citadels.bots.outside", description=texts.text("check-about"),
                 usage="%(prog)s [-h] [--edition NAME] [--seed N] [--ms N] COMMAND")  # the parser would write "..."
    top.add_argument("--edition", action="append", metavar="NAME",
                     help=texts.text("check-edition", editions=", ".join(EDITIONS)))
    top.add_argument("--seed", type=int, default=0, metavar="N", help=texts.text("check-seed"))
    top.add_argument("--ms", type=int, default=Limits().decision, metavar="N", help=texts.text("check-ms"))
    top.add_argument("command", nargs=argparse.REMAINDER, metavar="COMMAND", help=texts.text("check-command"))
    return top
