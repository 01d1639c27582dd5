"""What is remembered of a game, collected from its events: who has shown what, and what each seat was offered.

Only the audience of a secret event learns its secret part, so no seat remembers more than it has heard.
"""
from __future__ import annotations

from typing import Final

from citadels.engine import events as ev
from citadels.engine.character_knowledge import CharacterKnowledge, mask
from citadels.engine.edition import Setup
from citadels.engine.events import HIDDEN_CARDS, is_told, redact
from citadels.engine.state import Event, Log

# Which events matter: to the history, to what seats know of characters, or to neither
IGNORED: Final = 0
FOR_ALL: Final = 1
FOR_SEATS: Final = 2
BOTH: Final = 3


def _matters() -> list[int]:
    found = [IGNORED] * len(ev.KINDS)
    for what in (ev.LAP_BEGAN, ev.TURNED_UP):
        found[what] = FOR_ALL
    for what in (ev.FACE_UP, ev.PICKED, ev.SET_ASIDE, ev.PEEKED, ev.RESISTED, ev.KILLED, ev.CALLED, ev.THEATER_PLAYED):
        found[what] = FOR_SEATS
    for what in (ev.ROUND_BEGAN, ev.OFFERED, ev.REVEALED):
        found[what] = BOTH
    return found


MATTERS: Final[list[int]] = _matters()


class History:
    """What everybody saw of earlier rounds, and what each seat was offered in this selection."""

    def __init__(self, seats: int) -> None:
        self.heard = 0
        self.leader = -1                            # who chose first in this round; -1 where nobody did
        self.shown: list[int] = [0] * seats         # by seat, the characters shown in this round, as bit sets
        self.last: list[int] = [0] * seats          # in the round before
        self.before: list[int] = [0] * seats        # two rounds before
        self.ever: list[int] = [0] * seats          # in any round
        self.habit: list[int] = [0] * seats         # more than once
        self.offered: list[int] = [0] * seats       # everything offered to the seat in this selection
        self.latest: list[int] = [0] * seats        # what it was offered last

    def copy_from(self, other: History) -> None:
        self.heard = other.heard
        self.leader = other.leader
        self.shown = other.shown[:]
        self.last = other.last[:]
        self.before = other.before[:]
        self.ever = other.ever[:]
        self.habit = other.habit[:]
        self.offered = other.offered[:]
        self.latest = other.latest[:]

    def follow(self, log: Log) -> None:
        """Take in what has happened since the last call."""
        entries = log.entries
        while self.heard < log.size:
            event = entries[self.heard]
            if MATTERS[event[0]]:
                self.apply_event(event)
            self.heard += 1

    def apply_event(self, event: Event) -> None:
        what, seat, _, arg, cards, _ = event
        if what == ev.REVEALED or what == ev.TURNED_UP:
            bit = 1 << arg
            self.shown[seat] |= bit
            self.habit[seat] |= self.ever[seat] & bit
            self.ever[seat] |= bit
        elif what == ev.OFFERED:
            if self.leader < 0:
                self.leader = seat
            if cards != HIDDEN_CARDS:
                self.latest[seat] = mask(cards)
                self.offered[seat] |= self.latest[seat]
        elif what == ev.ROUND_BEGAN or what == ev.LAP_BEGAN:
            seats = len(self.shown)
            self.before = self.last
            self.last = self.shown
            self.shown = [0] * seats
            self.offered = [0] * seats
            self.latest = [0] * seats
            self.leader = -1


class TableMemory(History):
    """The history, and what each seat, or each requested seat, knows about the hidden characters."""

    def __init__(self, setup: Setup, seats: list[int]) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.seats = seats
        self.knowledge = [CharacterKnowledge(setup, seat) for seat in range(setup.seats)]

    def clone(self) -> TableMemory:
        other = TableMemory(self.setup, self.seats)
        other.copy_from(self)
        for seat in self.seats:
            other.knowledge[seat].copy_characters_from(self.knowledge[seat])
        return other

    def follow(self, log: Log) -> None:
        entries = log.entries
        while self.heard < log.size:
            event = entries[self.heard]
            matters = MATTERS[event[0]]
            if matters:
                if matters & FOR_ALL:
                    self.apply_event(event)
                if matters & FOR_SEATS:
                    self.tell(event)
            self.heard += 1

    def tell(self, event: Event) -> None:
        """Tell every seat what it may know of an event about characters."""
        what, seat, other, arg, cards, _ = event
        _, _, _, open_arg, open_cards, _ = redact(event, -1)
        for listener in self.seats:
            known = self.knowledge[listener]
            if what == ev.REVEALED and len(known.held[seat]) == 1:
                known.held[seat] = []   # that is enough, because EncoderObservation leaves out revealed characters
            elif is_told(event, listener):
                known.learn_of_characters(what, seat, other, arg, cards)
            else:
                known.learn_of_characters(what, seat, other, open_arg, open_cards)
