"""A game at the terminal: one reader, bots in the other seats, and the log so far."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from citadels import Game
from citadels.bots import Observation, Observer, Thought, dismiss, make, play_moves
from citadels.bots.learned.expectations import Expectation, expectations
from citadels.facts import POINTS, district, facts_of
from citadels.offers import Effect, effects, parse
from citadels.shapes import Score, View
from citadels.terminal import bot_names, files
from citadels.terminal.event_log import EventLog
from citadels.terminal.formatting import Formatter, Signs
from citadels.terminal.log_writer import LogEntry
from citadels.terminal.option_labels import Option, offered

BEGINNINGS: Final = ("revealed", "resumed", "turned-up")  # of turns
ADVISER: Final = "learned-search:500ms"  # who gives hints


class Question(NamedTuple):
    """A decision of the reader."""

    view: View
    kind: str
    options: list[Option]
    effects: dict[str, Effect]


class GameTable(Observer):
    """The reader plays `seat`; with None, all seats are bots and the reader only watches. `bots` has names by seat."""

    def __init__(self, game: Game, seat: int | None, lang: str, signs: Signs, bots: Sequence[str] = ()) -> None:
        self.game = game
        self.seat = seat
        record = game.record()
        self.moves = len(record["moves"])
        self.seed = f"{record['seed']}/{self.moves}"
        self.bot_names = bot_names.fill_seats(bots or [""] * len(game.names), seat)
        self.bots = {other: make(kind, f"{self.seed}/{other}") for other, kind in enumerate(self.bot_names) if kind}
        first = game.view(seat)
        facts = facts_of(first["edition"], first["options"])
        self.fmt = Formatter(facts, game.names, seat, lang, signs, self.bot_names)
        self.log = EventLog(self.fmt)
        if record.get("position"):
            self.log.begin(Game.from_position(record["position"]).view(seat))
        self.history: list[LogEntry] = []
        self.heard = 0
        self.known_faults = 0  # of the bot that is deciding now
        self.failed: list[int] = []  # the seats of bots that have failed, as far as the reader may know
        self.mentioned = 0  # how many of those the log has mentioned
        self.left = False
        self.remarks: list[str] = []  # shown when the game begins
        self.file: Path | None = None  # where it is kept while it is played

    # -- playing -----------------------------------------------------------------------------------------------------
    def play(self, line: str) -> None:
        self.game.play(line)
        self.moves += 1

    def bots_play(self, *observers: Observer) -> None:
        """Let the bots play until the reader has a decision or the game is over."""
        play_moves(self.game, self.bots, self, *observers, seen=self.moves)

    def round_of_bots(self, *observers: Observer) -> None:
        """Let the bots play to the end of the round."""
        number = self.game.view(None)["round"]
        play_moves(self.game, self.bots, self, *observers, seen=self.moves,
                   until=lambda game: bool(game.view(None)["round"] != number))

    def asking(self, game: Game, seat: int) -> None:
        self.known_faults = len(self.bots[seat].faults)

    def answered(self, game: Game, seat: int, line: str) -> None:
        failed = len(self.bots[seat].faults) > self.known_faults
        # A failure must not reveal that a bot was asked in secret.
        if failed and game.view(self.seat)["waiting"] == seat and seat not in self.failed:
            self.failed.append(seat)
        self.moves += 1

    def advice(self) -> list[Thought]:
        """What a bot in the reader's place would consider, best first. It sees only what the reader may see."""
        assert self.seat is not None
        return make(ADVISER, f"{self.seed}/{self.moves}").explain(Observation(self.game, self.seat))

    def expectation(self, thoughts: Sequence[Thought]) -> Expectation:
        """What the reader can expect, given a bot's thoughts about the decision."""
        assert self.seat is not None
        found = expectations(Observation(self.game, self.seat))
        win = thoughts[0].win
        return found if win is None else found.knowing(self.seat, win)

    def leave(self) -> None:
        """Dismiss the bots."""
        if not self.left:
            self.left = True
            dismiss(self.game, list(self.bots.values()))

    # -- telling -----------------------------------------------------------------------------------------------------
    def news(self, whole_turns: bool = False) -> list[LogEntry]:
        """What the reader has heard since the last call; with `whole_turns`, only up to the current turn."""
        heard = self.game.heard(self.seat)
        if whole_turns and self.game.view(None)["turn"]:
            while heard and heard[-1]["event"] not in BEGINNINGS:
                heard.pop()
            if heard:
                heard.pop()
            if len(heard) < self.heard:
                return []
        entries = self.log.feed(heard[self.heard:])
        self.heard = len(heard)
        for seat in self.failed[self.mentioned:]:
            told = self.fmt.say("bot-failed", player=self.fmt.player(seat))
            entries.append(LogEntry(self.log.turns, None, told, "fault"))
        self.mentioned = len(self.failed)
        self.history += entries
        return entries

    def faults(self) -> list[str]:
        """What went wrong with the bots. Only for after the end: the reason for a failure may reveal hidden cards."""
        return [
            self.fmt.say("bot-faults", player=self.fmt.names[seat], bot=self.bot_names[seat], count=len(bot.faults),
                         move=bot.faults[0].move, why=bot.faults[0].reason)
            for seat, bot in self.bots.items()
            if bot.faults
        ]

    def question(self) -> Question:
        assert self.seat is not None
        view = self.game.view(self.seat)
        lines = self.game.options()
        known = effects(self.game, self.seat, [parse(line) for line in lines])
        return Question(view, self.game.question, offered(self.fmt, view, lines, known), known)

    def public_scores(self) -> list[Score]:
        """The scores as if the game ended now, as far as the reader can know them."""
        seat = self.seat
        game = self.game if seat is None else self.game.imagine(seat, 0)
        view = game.view(seat)
        table: list[Score] = []
        for other, score in enumerate(game.scores()):
            lines = score["lines"]
            if other != seat and not game.over:
                # Only its holder knows of a card that scores in the hand.
                city = [district(item) for item in view["players"][other]["city"]]
                seen = [card for card in city if card not in self.fmt.facts.actions] + list(POINTS)
                lines = [line for line in lines if line["reason"] in seen]
            table.append({"total": sum(line["points"] for line in lines), "lines": lines})
        return table

    def record(self) -> files.SavedRecord:
        """The game as it is saved, with the reader's seat and the bots so that it can be continued."""
        return {**self.game.record(), "seat": self.seat, "bots": [kind or None for kind in self.bot_names]}

    def keep(self) -> Path:
        """Save the game in the folder of kept games, and return where. Raises UserError."""
        if self.file is None:
            self.file = files.new_game_file()
        files.keep(self.file, self.record())
        return self.file
