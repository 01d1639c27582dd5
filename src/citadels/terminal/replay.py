"""Stepping through a stored game. A finished one is open; of an unfinished one its reader sees what they saw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from citadels import Game
from citadels.facts import facts_of
from citadels.shapes import Event
from citadels.terminal import files, layout, screen, sheet
from citadels.terminal.desk import Desk, Leave
from citadels.terminal.teller import Teller
from citadels.terminal.voice import Voice, paint
from citadels.terminal.welcome import open_game

Json = Mapping[str, Any]


class Replay:
    """The moments of a game: before the first move, and after each."""

    def __init__(self, desk: Desk, data: Json, everything: bool) -> None:
        last, seat, bots, _ = open_game(data)
        self.desk = desk
        self.open = last.over or everything
        self.seat = seat if self.open else seat or 0
        self.moves: list[str] = []
        self.moments = [open_game({**data, "moves": []}).game if files.is_record(data) else last]
        game = self.moments[0]
        line = ""
        for played in last.record()["moves"]:
            # Of a question that was put to another in secret its reader never knew: it makes no moment of its own.
            if not self.secret(game):
                line = played
            game = game.clone()
            game.play(played)
            if not self.secret(game):
                self.moments.append(game)
                self.moves.append(line)
        view = last.view(None)
        facts = facts_of(view["edition"], view["options"])
        self.voice = Voice(facts, last.names, self.seat, desk.lang, desk.signs, bots)

    def secret(self, game: Game) -> bool:
        return not self.open and game.view(self.seat)["waiting"] == "reactions"

    @property
    def last(self) -> int:
        return len(self.moves)

    def events(self, game: Game) -> list[Event]:
        return game.events if self.open else game.heard(self.seat)

    def teller(self) -> Teller:
        teller = Teller(self.voice, everything=self.open)
        teller.begin(self.moments[0].view(self.seat))
        return teller

    # -- as text -----------------------------------------------------------------------------------------------------
    def print_all(self) -> None:
        """The whole story, then the table as it stands at the end, and the score."""
        desk = self.desk
        end = self.moments[-1]
        desk.show(screen.log(self.voice, self.teller().feed(self.events(end)), desk.width))
        desk.show(layout.divider(self.voice, desk.width), screen.board(self.voice, self.look(end), desk.width))
        self.print_score(end)

    def print_score(self, game: Game) -> None:
        if game.over:
            self.desk.show(
                layout.divider(self.voice, self.desk.width),
                sheet.final(self.voice, game.scores(), game.winners, self.desk.width),
            )

    def look(self, game: Game) -> Json:
        return {**game.position(), "seat": None} if self.open else game.view(self.seat)

    # -- step by step ------------------------------------------------------------------------------------------------
    def step(self) -> None:
        at = 0
        self.show(at)
        while True:
            try:
                typed = self.desk.ask(self.desk.say("replay-prompt", at=at, last=self.last)).lower()
            except Leave:
                return
            to = self.target(typed, at)
            if to is None:
                return
            if to < 0:
                self.desk.tell("replay-help", last=self.last)
                continue
            at = min(to, self.last)
            self.show(at)

    def target(self, typed: str, at: int) -> int | None:
        """The moment to go to; None to leave, -1 for what is not understood."""
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
        """One moment: the move that led to it, what came of it, and the table."""
        desk, voice, game = self.desk, self.voice, self.moments[at]
        desk.clear()
        desk.show(screen.board(voice, self.look(game), desk.width), layout.divider(voice, desk.width))
        teller = self.teller()
        before = self.events(self.moments[at - 1]) if at else []
        teller.feed(before)
        entries = teller.feed(self.events(game)[len(before):])
        if at:
            mover = self.moments[at - 1].player
            line = self.moves[at - 1] if self.open or mover == self.seat else desk.say("replay-hidden")
            desk.show(paint(voice.say("replay-move", at=at, player=voice.player(mover), line=line), "bold"))
        else:
            desk.show(Text(desk.say("replay-start"), "bold"))
        if entries:
            desk.show(screen.log(voice, entries, desk.width))
        self.print_score(game)
