"""What is shown while the bots think: who does, and what has happened meanwhile."""

from __future__ import annotations

from time import monotonic
from typing import Final

from citadels import Game
from citadels.bots import Observer
from citadels.shapes import View
from citadels.terminal import screen
from citadels.terminal.formatting import Formatter
from citadels.terminal.game_table import GameTable
from citadels.terminal.log_writer import LogEntry
from citadels.terminal.terminal_io import TerminalIO

PATIENCE: Final = 0.3  # seconds without news that nobody minds


class BotProgress(Observer):
    """Shows a reader at a real terminal every turn as soon as it has ended."""

    def __init__(self, tty: TerminalIO, table: GameTable, at_once: bool = False) -> None:
        self.tty = tty
        self.table = table
        self.news: list[LogEntry] = []  # all there was
        self.shown = 0
        self.since = monotonic() + (0 if at_once else PATIENCE)
        self.turn: object = None
        self.cast: list[str] = []

    def asking(self, game: Game, seat: int) -> None:
        view = game.view(self.table.seat)
        turn = turn_of(view)
        if turn != self.turn:
            self.turn = turn
            self.cast = view["characters"]
            self.news += self.table.news(whole_turns=True)
        if self.is_long:
            self.show()
        if view["waiting"] != "reactions":  # that there is one, and whose, nobody may know
            self.tty.show_status(thinking(self.table.fmt, view))

    def show(self) -> None:
        """What was not shown yet."""
        entries = self.news[self.shown:]
        if entries:
            self.tty.show(screen.log(self.table.fmt, entries, self.tty.width, self.cast))
        self.shown = len(self.news)

    @property
    def is_long(self) -> bool:
        """Whether it takes longer than nothing."""
        return monotonic() >= self.since

    def end(self) -> list[LogEntry]:
        """All the news, once the bots have done."""
        self.news += self.table.news()
        self.tty.clear_status()
        return self.news


def turn_of(view: View) -> object:
    turn = view["turn"]
    return view["round"], turn and (turn["seat"], turn["character"])


def thinking(fmt: Formatter, view: View) -> str:
    seat, turn = view["waiting"], view["turn"]
    assert isinstance(seat, int)
    if turn and turn["seat"] == seat and turn["character"]:
        return fmt.say("thinking-as", player=fmt.player(seat), character=fmt.character(turn["character"]))
    return fmt.say("thinking", player=fmt.player(seat))
