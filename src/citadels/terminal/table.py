"""A game with people round it: one reader, bots on the other seats, and the story so far."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from citadels import Game
from citadels.terminal import files
from citadels.terminal.bots import BOTS, Sight
from citadels.terminal.facts import POINTS, facts_of
from citadels.terminal.moves import Effect, Option, effects, offered, parse
from citadels.terminal.teller import Teller
from citadels.terminal.voice import Signs, Voice
from citadels.terminal.writer import Entry

Json = dict[str, Any]


class Asked(NamedTuple):
    """A decision of the reader."""

    view: Json
    options: list[Option]
    effects: dict[str, Effect]


class Table:
    """The reader is at `seat`; with None all seats are bots and the reader only watches."""

    def __init__(self, game: Game, seat: int | None, lang: str, signs: Signs, bot: str = "random") -> None:
        self.game = game
        self.seat = seat
        first = game.view(seat)
        self.voice = Voice(facts_of(first["edition"], first["options"]), game.names, seat, lang, signs)
        record = game.record()
        begun = str(len(record["moves"]))
        self.bots = {
            other: BOTS[bot](f"{record['seed']}/{begun}/{other}")
            for other in range(len(game.names))
            if other != seat
        }
        self.teller = Teller(self.voice)
        if record.get("position"):
            self.teller.begin(Game.from_position(record["position"]).view(seat))
        self.story: list[Entry] = []
        self.heard = 0
        self.file: Path | None = None  # where it is kept while it is played

    def bots_play(self) -> None:
        """Let the bots decide until it is the reader's turn to, or the game is over."""
        game = self.game
        while (seat := game.player) is not None and seat != self.seat:
            game.play(self.bots[seat](Sight(game, seat)))

    def round_of_bots(self) -> None:
        """Let the bots play to the end of the round."""
        game = self.game
        number = game.view(None)["round"]
        while (seat := game.player) is not None and game.view(None)["round"] == number:
            game.play(self.bots[seat](Sight(game, seat)))

    def news(self) -> list[Entry]:
        """What the reader has heard since the last time; after the end everything is open."""
        heard = self.game.heard(self.seat)
        entries = self.teller.feed(heard[self.heard:])
        self.heard = len(heard)
        self.story += entries
        return entries

    def asked(self) -> Asked:
        assert self.seat is not None
        view = self.game.view(self.seat)
        lines = self.game.options()
        known = effects(self.game, self.seat, [parse(line, self.voice) for line in lines])
        return Asked(view, offered(self.voice, view, lines, known), known)

    def public_scores(self) -> list[Json]:
        """The scores as if the game ended now, as far as the reader can know them."""
        seat = self.seat
        game = self.game if seat is None else self.game.imagine(seat, 0)
        view = game.view(seat)
        table = []
        for other, score in enumerate(game.scores()):
            lines = score["lines"]
            if other != seat and not game.over:
                # A card that gives points in the hand is known only to the one who holds it.
                city = [item if isinstance(item, str) else item["district"] for item in view["players"][other]["city"]]
                seen = [card for card in city if card not in self.voice.facts.actions] + list(POINTS)
                lines = [line for line in lines if line["reason"] in seen]
            table.append({"total": sum(line["points"] for line in lines), "lines": lines})
        return table

    def record(self) -> Json:
        """The game as it can be stored, with the seat of the reader so that it can be taken up again."""
        return {**self.game.record(), "seat": self.seat}

    def keep(self) -> None:
        """Store the running game where running games are kept. Raises Trouble."""
        if self.file is None:
            self.file = files.new_game_file()
        files.keep(self.file, self.record(), self.voice.lang)
