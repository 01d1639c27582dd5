"""Checks a program: plays a game of each edition with it, and says what is wrong with its answers."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from citadels import Game, texts
from citadels.bots.bot import BadBot, Fault
from citadels.bots.game_loop import play_game
from citadels.bots.program_bot import MAX_TIME, Limits, ProgramBot, found_command, protocol
from citadels.bots.program_bot.program import EXITED, Program, printable, quoted
from citadels.bots.registry import make
from citadels.engine.editions import EDITIONS

OK: Final = 0
BAD: Final = 1
SEATS: Final = 4
SHOWN: Final = 5  # faults of a game; the others are only counted


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

    def try_game(self, edition: str) -> list[str]:
        """Play a game against random bots, say how it went, and return its moves."""
        game, bot = self.play(edition)
        conversation = bot.conversation
        assert conversation is not None  # every seat has something to decide in a game
        scores = [row["total"] for row in game.scores()]
        self.title = conversation.title or self.title
        self.tell("check-game", edition=edition, decisions=conversation.asked, ms=round(conversation.slowest * 1000),
                  points=scores[0], place=1 + sum(score > scores[0] for score in scores), seats=SEATS)
        self.blame_faults(bot.faults[:len(bot.faults) - conversation.skipped], conversation.skipped)
        unread = conversation.unread_lines()
        if unread and not conversation.skipped:
            self.blame("check-unheard", count=len(unread), line=quoted(unread[0]))
        if conversation.ending not in ("", EXITED):
            self.blame("check-stayed")
        if conversation.stderr_tail:
            self.tell("check-words")
            for line in conversation.stderr_tail.splitlines():
                self.tell("check-word", line=printable(line))
        moves: list[str] = game.record()["moves"]
        return moves

    def blame_faults(self, faults: list[Fault], skipped: int) -> None:
        for fault in faults[:SHOWN]:
            self.blame("check-fault", move=fault.move, why=fault.reason, line=quoted(fault.played))
        more = len(faults) - SHOWN
        if more > 0:
            self.wrong += more
            self.tell("check-more", count=more)
        if skipped:
            self.tell("check-spared", count=skipped)

    def try_again(self, edition: str, moves: list[str]) -> None:
        """Whether the same seed gives the same game, which is worth knowing but no fault."""
        game, _ = self.play(edition)
        self.tell("check-same" if game.record()["moves"] == moves else "check-not-same")

    def play(self, edition: str) -> tuple[Game, ProgramBot]:
        """A whole game with the program at the first seat."""
        game = Game.new(edition, SEATS, seed=self.seed)
        bot = ProgramBot(self.command, self.seed, self.limits)
        play_game(game, [bot, *(make("random", f"{self.seed}/{seat}") for seat in range(1, SEATS))])
        return game, bot

    def try_leaving(self) -> None:
        """Whether the program ends when its input ends, as when a game is broken off."""
        program = Program(self.command)
        program.send(protocol.encode(protocol.HELLO))
        if program.end() != EXITED:
            self.blame("check-orphan")


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        return examine(args)
    except BadBot as fault:
        print(fault, file=sys.stderr)
    except BrokenPipeError:  # nobody reads the output any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        pass
    return BAD


def examine(args: argparse.Namespace) -> int:
    """Raises BadBot."""
    check = new_check(args)
    for edition in args.edition or list(EDITIONS):
        moves = check.try_game(edition)
    if not check.wrong:
        check.try_again(edition, moves)
        check.try_leaving()
    check.tell("check-bad" if check.wrong else "check-good", count=check.wrong, title=check.title)
    return BAD if check.wrong else OK


def new_check(args: argparse.Namespace) -> Check:
    """Raises BadBot."""
    command = found_command(args.command)
    for edition in args.edition or []:
        if edition not in EDITIONS:
            raise BadBot("no-edition", name=edition, editions=", ".join(EDITIONS))
    if not 0 < args.ms <= MAX_TIME:
        raise BadBot("bot-program-time", time=f"{args.ms}ms")
    return Check(command, args.seed, Limits(decision=args.ms))


def parser() -> Parser:
    top = Parser("python -m citadels.bots.program_bot", description=texts.text("check-about"),
                 usage="%(prog)s [-h] [--edition NAME] [--seed N] [--ms N] COMMAND")  # the parser would write "..."
    top.add_argument("--edition", action="append", metavar="NAME",
                     help=texts.text("check-edition", editions=", ".join(EDITIONS)))
    top.add_argument("--seed", type=int, default=0, metavar="N", help=texts.text("check-seed"))
    top.add_argument("--ms", type=int, default=Limits().decision, metavar="N", help=texts.text("check-ms"))
    top.add_argument("command", nargs=argparse.REMAINDER, metavar="COMMAND", help=texts.text("check-command"))
    return top
