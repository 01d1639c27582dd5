"""A game that is being played at a table: how it stands, how much of it the table has been shown, and the clocks.

All of it is state in memory: nothing is sent or stored here, and no timer runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from citadels import Game
from citadels.web.correspondence.day_clocks import DayClocks
from citadels.web.observation import ask_of, over_of
from citadels.web.protocol import Ask, Back, Note, Setup, Update
from citadels.web.rows import MoveRow, TableRow
from citadels.web.take_back.history import History
from citadels.web.take_back.rows import HAND, REFUSE, went_back_to
from citadels.web.timing import PAUSE, SHORT_PAUSE, SeatClocks, drawn, is_by_days, now, steady_now
from citadels.web.views import Views

Json = dict[str, Any]
NoteKind = Literal["clock", "bot", "away", "back", "left", "hint", "prepared", "took-back", "refused-back"]
# Moves that a person did not make at that moment.
HANDS: Final[dict[str, NoteKind]] = {"clock": "clock", "bot": "bot", "prepared": "prepared"}
PRIVATE: Final = ("prepared",)      # notes that only the seat itself may know

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
        self.header: Json = msgspec.json.decode(row.header)
        self.salt = row.salt
        self.haste = haste
        self.game = Game.from_record({**self.header, "moves": []})
        self.moves = 0                                  # the number of the last one
        self.history = History()                        # those that count
        self.answered = [0] * len(self.game.names)      # how many questions each seat has answered
        self.last_mover = -1                            # secret moves do not count
        self.by_days = is_by_days(setup.clock)
        seats = len(self.game.names)
        self.clocks = (DayClocks(setup.clock, seats, row.changed) if self.by_days else SeatClocks(setup.clock, seats))
        self.notes: list[NoteRow] = []
        self.asked_back_at = 0                          # when somebody asked to go back, or answered that
        self.own_act: tuple[int, bool] | None = None    # after so many moves: whether the last act could be taken back
        self._question: Ask | None = None
        self._views: Views | None = None
        seen, events = 0, 0                             # moves and events up to the last moment that was not secret
        for move in moves:
            if not self.game.secret:
                seen, events = len(self.history.moves), event_count(self.game)
            self._play(move)
        self.shown = self.game                          # what the table has seen; behind `game` during a pause
        self.shown_at = steady_now()
        self.struck = False                             # what was shown last is something that beginners must not miss
        self.pause_until = 0
        self.windows = self.game.windows(events) if moves else 0    # that opened this pause
        self.solo_pause = solo                                      # whether its length is for who plays alone
        if self.windows and row.state == "playing" and not self.by_days:
            # A pause that was under way begins again, however long ago that was: anything else would tell something.
            self.shown = self._after(seen)
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

    def time(self) -> int:
        """By the clocks of the seats. Those of days go by the clock of the machine, which outlives a process."""
        return now() if self.by_days else steady_now()

    def pause_length(self, windows: int, solo: bool) -> int:
        """The pause after so many events that could open a secret reaction, whether or not somebody reacts."""
        bounds = SHORT_PAUSE if solo else PAUSE
        return int(self.haste * sum(drawn(bounds, self.salt, self.moves, i) for i in range(windows)))

    def apply(self, rows: Sequence[MoveRow], solo: bool, hurried: bool = False) -> bool:
        """Play moves that have been stored, and take back those that were taken back. Whether that has changed the
        game: it does not if somebody asks to take something back, or answers."""
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
        if windows and not self.by_days:  # over days, reactions are decided in advance, and stored with the act itself
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
        """Somebody has taken moves back, or asks the others to, or has answered."""
        self.moves = row.number
        if row.line == REFUSE and self.history.request is not None:
            self.notes.append(NoteRow(Note("refused-back", row.seat, event_count(self.game), row.at), False, False))
        if went_back_to(row) is None:
            self.history.hear(row)
            self.asked_back_at = steady_now()
            return
        gone = self.history.go_back(row)
        self.game = self.history.game_at_end() or self._after(len(self.history.moves))
        self.shown, self.pause_until, self.windows = self.game, 0, 0
        self._question = None
        self._views = None
        # Answers to what was asked until now must not be taken for answers to what is asked again.
        self.answered = [count + 1 for count in self.answered]
        movers = [move.row.seat for move in self.history.moves if not move.secret]
        self.last_mover = movers[-1] if movers else -1
        self.clocks.went_back(movers, row, [move.row for move in gone])
        self._told = size = event_count(self.game)
        self.notes = [known if known.note.event <= size else known._replace(note=replace(known.note, event=size))
                      for known in self.notes if not known.of_event or known.note.event < size]
        self.notes.append(NoteRow(Note("took-back", row.seat, size, row.at), False, False))

    def _after(self, moves: int) -> Game:
        """The game after so many of the moves that count."""
        lines = [move.row.line for move in self.history.moves[:moves]]
        return Game.from_record({**self.header, "moves": lines})

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

    def update(self, seat: int | None, first: int, people: list[bool], back: Back | None = None) -> Update:
        """The game as one seat sees it, with the events from a number on. `people` are the seats that have a clock."""
        game = self.seen_by(seat)
        running = None if self.paused or game.secret else game.player
        if self._views is None or self._views.game is not game:
            self._views = Views(game)
        view: Any = self._views.of(seat)  # a View, written already
        return Update(seat, first, game.heard(seat, first), view, self.question(seat),
                      self.clocks.face(people, running, self.time()), over_of(game),
                      self.notes_for(seat, first, event_count(game), people), back)


def event_count(game: Game) -> int:
    assert game.state.log is not None
    return game.state.log.size
