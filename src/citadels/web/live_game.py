"""A game that is being played at a table: how it stands, how much of it the table has been shown, and the clocks.

All of it is state in memory: nothing is sent or stored here, and no timer runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from citadels import Game
from citadels.web.observation import ask_of, over_of
from citadels.web.protocol import Ask, Note, Setup, Update
from citadels.web.rows import MoveRow, TableRow
from citadels.web.timing import PAUSE, SHORT_PAUSE, SeatClocks, drawn, now, steady_now
from citadels.web.views import Views

Json = dict[str, Any]
NoteKind = Literal["clock", "bot", "away", "back", "left", "hint"]
HANDS: Final[dict[str, NoteKind]] = {"clock": "clock", "bot": "bot"}     # moves that somebody else made for a person

# Events that change somebody's game: who is new to it needs time to read of them.
STRIKING: Final = frozenset(
    ("killed", "bewitched", "marked", "robbed", "destroyed", "confiscated", "seized", "exchanged"))


class NoteRow(NamedTuple):
    """A note, and who may know it when."""

    note: Note
    secret: bool        # only the seat itself may know
    of_event: bool      # it comes with that event, not before



class LiveGame:
    def __init__(self, row: TableRow, setup: Setup, moves: Sequence[MoveRow], haste: float, solo: bool) -> None:
        """Set up the game of a table and play its moves. `haste` and `solo` decide how long pauses are."""
        assert row.header is not None
        header: Json = msgspec.json.decode(row.header)
        self.salt = row.salt
        self.haste = haste
        self.game = Game.from_record({**header, "moves": []})
        self.moves = 0
        self.answered = [0] * len(self.game.names)      # how many questions each seat has answered
        self.last_mover = -1                            # secret moves do not count
        self.clocks = SeatClocks(setup.clock, len(self.game.names))
        self.notes: list[NoteRow] = []
        self._question: Ask | None = None
        self._views: Views | None = None
        seen, events = 0, 0                             # moves and events up to the last moment that was not secret
        for number, move in enumerate(moves):
            if not self.game.secret:
                seen, events = number, event_count(self.game)
            self._play(move)
        self.shown = self.game                          # what the table has seen; behind `game` during a pause
        self.shown_at = steady_now()
        self.struck = False                             # what was shown last is something that beginners must not miss
        self.pause_until = 0
        self.windows = self.game.windows(events) if moves else 0    # that opened this pause
        self.solo_pause = solo                                      # whether its length is for who plays alone
        if self.windows and row.state == "playing":
            # A pause that was under way begins again, however long ago that was: anything else would tell something.
            self.shown = Game.from_record({**header, "moves": [move.line for move in moves[:seen]]})
            self.pause_until = steady_now() + self.pause_length(self.windows, solo)
        self._told = event_count(self.shown)            # events that the table has been shown
        self.clocks.asked(None if self.paused else self.game.player, steady_now())

    @property
    def paused(self) -> bool:
        """Whether the table has not been shown yet how the game stands, because somebody may react in secret."""
        return self.shown is not self.game

    @property
    def pause_is_over(self) -> bool:
        return self.pause_until <= steady_now() and not self.game.secret

    def pause_length(self, windows: int, solo: bool) -> int:
        """The pause after so many events that could open a secret reaction, whether or not somebody reacts."""
        bounds = SHORT_PAUSE if solo else PAUSE
        return int(self.haste * sum(drawn(bounds, self.salt, self.moves, i) for i in range(windows)))

    def apply(self, rows: Sequence[MoveRow], solo: bool, hurried: bool = False) -> None:
        """Play moves that have been stored. If they could open a secret reaction, a pause begins.

        Who plays alone with bots and is in a hurry need not sit through it: there is nobody else who could learn.
        """
        game = self.game
        events = event_count(game)
        past = game.clone() if game.state.setup.tumbler >= 0 else game  # only with these cards there are reactions
        self._question = None
        self._views = None
        for row in rows:
            self._play(row)
        windows = game.windows(events)
        if windows:
            length = 0 if solo and hurried else self.pause_length(windows, solo)
            self.pause_until = max(self.pause_until, steady_now()) + length
            self.windows = self.windows + windows if self.paused else windows
            self.solo_pause = solo
            if not self.paused:
                self.shown = past

    def watched(self) -> None:
        """Somebody came to watch who plays alone. If there is a pause, it begins again, as long as it is for several:
        alone one may think about a secret question for ever, and its sudden end would tell of it."""
        if self.paused and self.solo_pause:
            self.solo_pause = False
            self.pause_until = steady_now() + self.pause_length(self.windows, False)

    def _play(self, row: MoveRow) -> None:
        secret = self.game.secret
        kind = HANDS.get(row.hand)
        if kind is not None:
            self.notes.append(NoteRow(Note(kind, row.seat, event_count(self.game), row.at), secret, True))
        self.game.play(row.line)
        self.moves = row.number
        self.answered[row.seat] += 1
        self.clocks.moved(row.seat, row.spent, secret)
        if not secret:
            self.last_mover = row.seat

    def note(self, kind: NoteKind, seat: int) -> None:
        """Note something about a person that is to be told at once."""
        self.notes.append(NoteRow(Note(kind, seat, event_count(self.shown), now()), False, False))

    def notes_for(self, seat: int | None, first: int, size: int, people: list[bool]) -> list[Note]:
        """What a seat may know from an event on, if it has heard so many: of an act of a bot nothing before its events;
        of a secret answer, which may have none, only the seat itself, and nothing before the pause is over."""
        found = []
        for row in self.notes:
            note = row.note
            may_know = note.seat == seat and not self.paused if row.secret else not row.of_event or note.event < size
            if note.event >= first and people[note.seat] and may_know:
                found.append(note)
        return found

    def show(self) -> None:
        """From now on the table sees how the game stands."""
        events = self.game.heard(None, self._told)  # what everybody may know
        self.struck = any(event["event"] in STRIKING for event in events)
        self._told = event_count(self.game)
        self.shown = self.game
        self.pause_until = 0
        self.shown_at = steady_now()
        self.clocks.asked(self.game.player, self.shown_at)

    # -- what a seat is shown --------------------------------------------------------------------------------------
    def question_number(self, seat: int) -> int:
        """The number of the next question that a seat answers."""
        return self.answered[seat] + 1

    def is_asked(self, seat: int | None) -> bool:
        """Whether a seat is asked something, as far as the seat itself is told."""
        return seat is not None and self.game.player == seat and (not self.paused or self.game.secret)

    def question(self, seat: int | None) -> Ask | None:
        if seat is None or not self.is_asked(seat):
            return None
        if self._question is None:
            self._question = ask_of(self.game, seat, self.question_number(seat))
        return self._question

    def seen_by(self, seat: int | None) -> Game:
        """The game as far as a seat has seen it; None is a spectator."""
        return self.game if self.is_asked(seat) else self.shown

    def update(self, seat: int | None, first: int, people: list[bool]) -> Update:
        """The game as one seat sees it, with the events from a number on. `people` are the seats that have a clock."""
        game = self.seen_by(seat)
        running = None if self.paused or game.secret else game.player
        if self._views is None or self._views.game is not game:
            self._views = Views(game)
        view: Any = self._views.of(seat)  # a View, written already
        return Update(seat, first, game.heard(seat, first), view, self.question(seat),
                      self.clocks.face(people, running, steady_now()), over_of(game),
                      self.notes_for(seat, first, event_count(game), people))


def event_count(game: Game) -> int:
    assert game.state.log is not None
    return game.state.log.size
