"""A game that is being played at a table: its state, how much of it the table has been shown, and the clocks.

All of this is in memory: nothing is sent or stored here, and no timer runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from citadels import Game
from citadels.shapes import Header
from citadels.web.correspondence.day_clocks import DayClocks
from citadels.web.observation import ask_of, event_count, over_of
from citadels.web.protocol import Ask, Back, Note, NoteKind, Setup, Update
from citadels.web.rows import MoveRow, TableRow
from citadels.web.take_back.history import History
from citadels.web.take_back.stored_rows import HAND, REFUSE, went_back_to
from citadels.web.timing import PAUSE, SHORT_PAUSE, SeatClocks, drawn, is_by_days, now, steady_now
from citadels.web.views import Views

# Moves that the person did not make at that moment.
HANDS: Final[dict[str, NoteKind]] = {"clock": "clock", "bot": "bot", "prepared": "prepared"}
PRIVATE: Final = ("prepared",)      # notes that only the seat itself may see

# Events that change somebody's game: beginners need time to read about them.
STRIKING: Final = frozenset(
    ("killed", "bewitched", "marked", "robbed", "destroyed", "confiscated", "seized", "exchanged"))


class NoteRow(NamedTuple):
    """A note, and who may see it when."""

    note: Note
    secret: bool        # only the seat itself may see it
    of_event: bool      # it comes with that event, not before


class LiveGame:
    def __init__(self, row: TableRow, setup: Setup, moves: Sequence[MoveRow], haste: float, solo: bool) -> None:
        """Set up the game of a table and play its moves. `haste` and `solo` decide how long pauses are."""
        assert row.header is not None
        self.header: Header = msgspec.json.decode(row.header)
        self.salt = row.salt
        self.haste = haste
        self.game = Game.from_record(self.header)
        self.moves = 0                                  # the number of the last move
        self.history = History()                        # the moves that were not taken back
        self.answered = [0] * len(self.game.names)      # how many questions each seat has answered
        self.last_mover = -1                            # secret moves do not count
        self.by_days = is_by_days(setup.clock)
        seats = len(self.game.names)
        self.clocks = (DayClocks(setup.clock, seats, row.changed) if self.by_days else SeatClocks(setup.clock, seats))
        self.notes: list[NoteRow] = []
        self.asked_back_at = 0                          # when somebody asked to take back, or answered that
        self.own_act: tuple[int, bool] | None = None    # after how many moves the last act could be taken back, or not
        self._question: Ask | None = None
        self._views: Views | None = None
        seen, events = 0, 0                             # moves and events up to the last moment that was not secret
        for move in moves:
            if not self.game.secret:
                seen, events = len(self.history.moves), event_count(self.game)
            self._play(move)
        self.shown = self.game                          # what the table has seen; behind `game` during a pause
        self.shown_at = steady_now()
        self.pause_until = 0
        self.windows = self.game.windows(events) if moves else 0    # events that opened this pause
        self.solo_pause = solo                                      # whether it is as short as for one who plays alone
        if self.windows and row.state == "playing" and not self.by_days:
            # An unfinished pause starts over, however long ago it began: anything else would give something away.
            self.shown = self._after(seen)
            self.pause_until = steady_now() + self.pause_length(self.windows, solo)
        self._told = event_count(self.shown)            # how many events the table has been shown,
        self._told_before = self._told                  # and how many before the last update
        self.clocks.asked(None if self.paused else self.game.player, steady_now())

    @property
    def paused(self) -> bool:
        """Whether the table has not been shown the current state yet, because somebody may react in secret."""
        return self.shown is not self.game

    @property
    def pause_is_over(self) -> bool:
        return self.pause_until <= steady_now() and not self.game.secret

    def time(self) -> int:
        """The time for the seats' clocks. Day clocks use the machine's clock, which outlives a process."""
        return now() if self.by_days else steady_now()

    def pause_length(self, windows: int, solo: bool) -> int:
        """The pause after so many events that could open a secret reaction, whether or not somebody reacts."""
        bounds = SHORT_PAUSE if solo else PAUSE
        return int(self.haste * sum(drawn(bounds, self.salt, self.moves, i) for i in range(windows)))

    def apply(self, rows: Sequence[MoveRow], solo: bool, hurried: bool = False) -> bool:
        """Play moves that have been stored, including take-backs. Returns whether the game has changed: it does not if
        somebody only asks to take something back, or answers."""
        if all(row.hand != HAND for row in rows):
            self._apply(rows, solo, hurried)
            return True
        before = self.history.count, len(self.history.moves)
        for back, part in groupby(rows, lambda row: row.hand == HAND):
            if back:
                for row in part:
                    self._play_back(row)
            else:
                self._apply(list(part), solo, hurried)
        return before != (self.history.count, len(self.history.moves))

    def _apply(self, rows: Sequence[MoveRow], solo: bool, hurried: bool) -> None:
        """Play these moves. If they could open a secret reaction, a pause begins.

        Somebody in a hurry who plays alone with bots does not have to wait: nobody else could learn anything.
        """
        game = self.game
        events = event_count(game)
        past = game.clone() if game.state.setup.reacts else game
        self._question = None
        self._views = None
        for row in rows:
            self._play(row)
        windows = game.windows(events)
        if windows and not self.by_days:  # over days, reactions are decided in advance, and stored with the act itself
            length = 0 if solo and hurried else self.pause_length(windows, solo)
            self.pause_until = max(self.pause_until, steady_now()) + length
            self.windows = self.windows + windows if self.paused else windows
            self.solo_pause = solo
            if not self.paused:
                self.shown = past

    def watched(self) -> None:
        """A spectator came to somebody who plays alone. A pause starts over with its normal length: alone, one may
        think about a secret question forever, and its sudden end would give it away."""
        if self.paused and self.solo_pause:
            self.solo_pause = False
            self.pause_until = steady_now() + self.pause_length(self.windows, False)

    def _play(self, row: MoveRow) -> None:
        if row.hand == HAND:
            self._play_back(row)
            return
        secret = self.game.secret
        kind = HANDS.get(row.hand)
        if kind is not None:
            note = Note(kind, row.seat, event_count(self.game), row.at)
            self.notes.append(NoteRow(note, secret or kind in PRIVATE, True))
        self.history.add(row, self.game)
        self.game.play(row.line)
        self.moves = row.number
        self.answered[row.seat] += 1
        self.clocks.moved(row.seat, row.spent, secret, row.at, row.hand)
        if not secret:
            self.last_mover = row.seat

    def _play_back(self, row: MoveRow) -> None:
        """Somebody has taken moves back, or has asked the others to agree, or has answered."""
        self.moves = row.number
        if row.line == REFUSE and self.history.request is not None:
            self.notes.append(NoteRow(Note("refused-back", row.seat, event_count(self.game), row.at), False, False))
        if went_back_to(row) is None:
            self.history.add_request_row(row)
            self.asked_back_at = steady_now()
            return
        gone = self.history.go_back(row)
        self.game = self.history.game_at_end() or self._after(len(self.history.moves))
        self.shown, self.pause_until, self.windows = self.game, 0, 0
        self._question = None
        self._views = None
        # Answers to earlier questions must not be taken for answers to the same questions asked again.
        self.answered = [count + 1 for count in self.answered]
        movers = [move.row.seat for move in self.history.moves if not move.secret]
        self.last_mover = movers[-1] if movers else -1
        self.clocks.went_back(movers, row, [move.row for move in gone])
        self._told = self._told_before = size = event_count(self.game)
        self.notes = [known if known.note.event <= size else known._replace(note=replace(known.note, event=size))
                      for known in self.notes if not known.of_event or known.note.event < size]
        self.notes.append(NoteRow(Note("took-back", row.seat, size, row.at), False, False))

    def _after(self, moves: int) -> Game:
        """The game after this many of the moves that were not taken back."""
        lines = [move.row.line for move in self.history.moves[:moves]]
        return Game.from_record({**self.header, "moves": lines})

    def note(self, kind: NoteKind, seat: int) -> None:
        """Add a note about a person that can be shown immediately."""
        self.notes.append(NoteRow(Note(kind, seat, event_count(self.shown), now()), False, False))

    def notes_for(self, seat: int | None, first: int, size: int, people: list[bool]) -> list[Note]:
        """The notes that a seat which has heard `size` events may see, from event `first` on. A note on an act comes
        with its events; a note on a secret answer goes only to the seat itself, after the pause."""
        found = []
        for note, secret, of_event in self.notes:
            if note.event < first or not people[note.seat]:
                continue
            if note.seat == seat and not self.paused if secret else not of_event or note.event < size:
                found.append(note)
        return found

    def show(self) -> None:
        """Let the table see the current state of the game."""
        self._told_before, self._told = self._told, event_count(self.game)
        self.shown = self.game
        self.pause_until = 0
        self.shown_at = steady_now()
        self.clocks.asked(self.game.player, self.shown_at)

    @property
    def struck(self) -> bool:
        """Whether what the table was shown last is something that beginners must not miss."""
        events = self.shown.heard(None, self._told_before)  # what everybody may know
        return any(event["event"] in STRIKING for event in events)

    # -- what a seat is shown --------------------------------------------------------------------------------------
    def question_number(self, seat: int) -> int:
        """The number of the next question that a seat answers."""
        return self.answered[seat] + 1

    def is_asked(self, seat: int | None) -> bool:
        """Whether a seat is being asked something and may know it."""
        return seat is not None and self.game.player == seat and (not self.paused or self.game.secret)

    def question(self, seat: int | None) -> Ask | None:
        if seat is None or not self.is_asked(seat):
            return None
        if self._question is None:
            self._question = ask_of(self.game, seat, self.question_number(seat))
        return self._question

    def seen_by(self, seat: int | None) -> Game:
        """The state of the game that a seat may see; None is a spectator."""
        return self.game if self.is_asked(seat) else self.shown

    def update(self, seat: int | None, first: int, people: list[bool], back: Back | None = None) -> Update:
        """The game as one seat sees it, with the events from `first` on. `people` says which seats have a clock."""
        asked = self.is_asked(seat)
        game = self.game if asked else self.shown
        running = None if self.paused or game.secret else game.player
        if self._views is None or self._views.game is not game:
            self._views = Views(game)
        view: Any = self._views.of(seat)  # a View that is encoded already
        return Update(seat, first, game.heard(seat, first), view, self.question(seat) if asked else None,
                      self.clocks.face(people, running, self.time()), over_of(game),
                      self.notes_for(seat, first, event_count(game), people), back)
