"""What is shown while the bots think: who is thinking, and what has happened in the meantime."""

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

PATIENCE: Final = 0.3  # seconds to wait before anything is shown


class BotProgress(Observer):
    """Shows each turn as soon as it has ended, to a reader at a real terminal."""

    def __init__(self, tty: TerminalIO, table: GameTable, at_once: bool = False) -> None:
        self.tty = tty
        self.table = table
        self.news: list[LogEntry] = []
        self.shown = 0
        self.since = monotonic() + (0 if at_once else PATIENCE)
        self.turn: object = None
        self.cast: list[str] = []

    def asking(self, game: Game, seat: int) -> None:
        view = game.view(self.table.seat)
        turn = view["turn"]
        now = view["round"], turn and (turn["seat"], turn["character"])
        if now != self.turn:
            self.turn = now
            self.cast = view["characters"]
            self.news += self.table.news(whole_turns=True)
        if self.is_long:
            self.show()
        if view["waiting"] != "reactions":  # nobody may know that there is one, or whose
            self.tty.show_status(thinking(self.table.fmt, view))

    def show(self) -> None:
        """Show the news that has not been shown yet."""
        entries = self.news[self.shown:]
        if entries:
            self.tty.show(screen.log(self.table.fmt, entries, self.tty.width, self.cast))
        self.shown = len(self.news)

    @property
    def is_long(self) -> bool:
        """Whether the bots have taken long enough to be noticed."""
        return monotonic() >= self.since

    def end(self) -> list[LogEntry]:
        """All the news, once the bots are done."""
        self.news += self.table.news()
        self.tty.clear_status()
        return self.news


def thinking(fmt: Formatter, view: View) -> str:
    seat, turn = view["waiting"], view["turn"]
    assert isinstance(seat, int)
    if turn and turn["seat"] == seat and turn["character"]:
        return fmt.say("thinking-as", player=fmt.player(seat), character=fmt.character(turn["character"]))
    return fmt.say("thinking", player=fmt.player(seat))
