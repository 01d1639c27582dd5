"""Stepping through a saved game. A finished one is open; in an unfinished one, the reader sees what they saw then."""

from __future__ import annotations

from rich.text import Text

from citadels import Game
from citadels.facts import facts_of
from citadels.open_view import open_view
from citadels.shapes import Event, View
from citadels.terminal import files, layout, score_sheet, screen
from citadels.terminal.event_log import EventLog
from citadels.terminal.formatting import Formatter, paint
from citadels.terminal.terminal_io import Leave, TerminalIO
from citadels.terminal.welcome import open_game


class Replay:
    """The moments of a game: before the first move, and after each."""

    def __init__(self, tty: TerminalIO, data: files.Unchecked, everything: bool) -> None:
        last, seat, bots, _ = open_game(data)
        self.tty = tty
        self.open = last.over or everything
        self.seat = seat if self.open else seat or 0
        self.moves: list[str] = []
        self.moments = [open_game({**data, "moves": []}).game if files.is_record(data) else last]
        game = self.moments[0]
        line = ""
        for played in last.record()["moves"]:
            # A secret question to another player makes no moment of its own: the reader never knew of it.
            if not self.secret(game):
                line = played
            game = game.clone()
            game.play(played)
            if not self.secret(game):
                self.moments.append(game)
                self.moves.append(line)
        view = last.view(None)
        facts = facts_of(view["edition"], view["options"])
        self.fmt = Formatter(facts, last.names, self.seat, tty.lang, tty.signs, bots)

    def secret(self, game: Game) -> bool:
        return not self.open and game.view(self.seat)["waiting"] == "reactions"

    @property
    def last(self) -> int:
        return len(self.moves)

    def events(self, game: Game) -> list[Event]:
        return game.events if self.open else game.heard(self.seat)

    def log(self) -> EventLog:
        log = EventLog(self.fmt, everything=self.open)
        log.begin(self.moments[0].view(self.seat))
        return log

    # -- as text -----------------------------------------------------------------------------------------------------
    def print_all(self) -> None:
        """The whole log, then the table at the end, and the score."""
        tty = self.tty
        end = self.moments[-1]
        tty.show(screen.log(self.fmt, self.log().feed(self.events(end)), tty.width))
        tty.show(layout.divider(self.fmt, tty.width), screen.board(self.fmt, self.look(end), tty.width))
        self.print_score(end)

    def print_score(self, game: Game) -> None:
        if game.over:
            self.tty.show(
                layout.divider(self.fmt, self.tty.width),
                score_sheet.final(self.fmt, game.scores(), game.winners, self.tty.width),
            )

    def look(self, game: Game) -> View:
        return open_view(game) if self.open else game.view(self.seat)

    # -- step by step ------------------------------------------------------------------------------------------------
    def step_through(self) -> None:
        at = 0
        self.show(at)
        while True:
            try:
                typed = self.tty.ask(self.tty.say("replay-prompt", at=at, last=self.last)).lower()
            except Leave:
                return
            to = self.target(typed, at)
            if to is None:
                return
            if to < 0:
                self.tty.tell("replay-help", last=self.last)
                continue
            at = min(to, self.last)
            self.show(at)

    def target(self, typed: str, at: int) -> int | None:
        """The moment to go to; None to leave, -1 if the input is not understood."""
        if typed in ("q", "quit", "exit"):
            return None
        if typed in ("", "n"):
            return at + 1
        if typed == "b":
            return max(0, at - 1)
        if typed == "e":
            return self.last
        if typed == "r":
            return self.next_round(at)
        if typed.isascii() and typed.isdigit() and int(typed[:9]) <= self.last:
            return int(typed[:9])
        return -1

    def next_round(self, at: int) -> int:
        number = self.moments[at].view(None)["round"]
        while at < self.last and self.moments[at].view(None)["round"] == number:
            at += 1
        return at

    def show(self, at: int) -> None:
        """One moment: the move that led to it, what happened, and the table."""
        tty, fmt, game = self.tty, self.fmt, self.moments[at]
        tty.clear()
        tty.show(screen.board(fmt, self.look(game), tty.width), layout.divider(fmt, tty.width))
        log = self.log()
        before = self.events(self.moments[at - 1]) if at else []
        log.feed(before)
        entries = log.feed(self.events(game)[len(before):])
        if at:
            mover = self.moments[at - 1].player
            line = self.moves[at - 1] if self.open or mover == self.seat else tty.say("replay-hidden")
            tty.show(paint(fmt.say("replay-move", at=at, player=fmt.player(mover), line=line), "bold"))
        else:
            tty.show(Text(tty.say("replay-start"), "bold"))
        if entries:
            tty.show(screen.log(fmt, entries, tty.width))
        self.print_score(game)
