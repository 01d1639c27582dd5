"""While the bots think: who does, and what has happened meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

from citadels import Game
from citadels.bots import Observer
from citadels.terminal import screen
from citadels.terminal.desk import Desk
from citadels.terminal.table import Table
from citadels.terminal.voice import Voice
from citadels.terminal.writer import Entry

Json = Mapping[str, Any]

PATIENCE: Final = 0.3  # seconds without news that nobody minds


class Following(Observer):
    """A reader at a real terminal, who sees the end of every turn as soon as it has come."""

    def __init__(self, desk: Desk, table: Table, at_once: bool = False) -> None:
        self.desk = desk
        self.table = table
        self.news: list[Entry] = []  # all there was
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
        if self.long:
            self.show()
        if view["waiting"] != "reactions":  # that there is one, and whose, nobody may know
            self.desk.passing(thinking(self.table.voice, view))

    def show(self) -> None:
        """What was not shown yet."""
        entries = self.news[self.shown:]
        if entries:
            self.desk.show(screen.log(self.table.voice, entries, self.desk.width, self.cast))
        self.shown = len(self.news)

    @property
    def long(self) -> bool:
        """Whether it takes longer than nothing."""
        return monotonic() >= self.since

    def end(self) -> list[Entry]:
        """All the news, once the bots have done."""
        self.news += self.table.news()
        self.desk.wipe()
        return self.news


def turn_of(view: Json) -> object:
    turn = view["turn"]
    return view["round"], turn and (turn["seat"], turn["character"])


def thinking(voice: Voice, view: Json) -> str:
    seat, turn = view["waiting"], view["turn"]
    if turn and turn["seat"] == seat and turn["character"]:
        return voice.say("thinking-as", player=voice.player(seat), character=voice.character(turn["character"]))
    return voice.say("thinking", player=voice.player(seat))
