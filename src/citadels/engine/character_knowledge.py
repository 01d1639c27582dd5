"""What one seat knows about characters, during the selection and after it: only what it has heard.

Each place with a hidden character has a bit set of candidates.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.engine import events as ev
from citadels.engine.flow import AT_RANDOM, PICKS_LAST

if TYPE_CHECKING:
    from citadels.engine.edition import Setup


class CharacterKnowledge:
    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self.open = 0                                    # the characters that may still be passed on
        self.held: list[list[int]] = [[] for _ in range(setup.seats)]  # candidates for each hidden character
        self.down: list[int] = []                        # candidates for each face-down one
        self.since = 0                                   # entries of the script followed so far
        self.killed = -1

    def copy_characters_from(self, other: CharacterKnowledge) -> None:
        self.open = other.open
        self.held = [places[:] for places in other.held]
        self.down = other.down[:]
        self.since = other.since
        self.killed = other.killed

    def learn_of_characters(self, what: int, seat: int, partner: int, arg: int, cards: tuple[int, ...]) -> None:
        if what == ev.ROUND_BEGAN:
            self.open = mask(self.setup.cast)
            self.held = [[] for _ in range(self.setup.seats)]
            self.down = [self.open]
            self.since = 0
            self.killed = -1
        elif what == ev.FACE_UP:
            self.open &= ~mask(cards)
            self.down = [self.open]
        elif what == ev.OFFERED:
            self.offered(arg, cards)
        elif what == ev.PICKED:
            self.lay_down(self.held[seat], arg)
        elif what == ev.SET_ASIDE:
            self.lay_down(self.down, arg)
        elif what == ev.PEEKED:
            if arg != ev.HIDDEN:
                self.down[0] = 1 << arg
                self.open &= ~(1 << arg)
        elif what == ev.RESISTED:
            self.resisted(seat, arg)
        elif what == ev.KILLED:
            self.killed = arg
        elif what == ev.CALLED:
            self.called(arg, cards)
        elif what == ev.REVEALED:
            self.revealed(seat, arg)
        elif what == ev.THEATER_PLAYED:
            self.theater(seat, partner, arg, cards)

    def lay_down(self, places: list[int], character: int) -> None:
        """A character leaves the selection; only some seats know which one."""
        places.append(self.open if character == ev.HIDDEN else 1 << character)
        if character != ev.HIDDEN:
            self.open &= ~(1 << character)

    def called(self, character: int, healed: tuple[int, ...]) -> None:
        """Nobody has answered, so nobody holds it, except perhaps a murdered player without a Hospital."""
        for other in range(len(self.held)):
            if character != self.killed or other in healed:
                rule_out(self.held[other], 1 << character)

    def offered(self, i: int, cards: tuple[int, ...]) -> None:
        """Characters were offered to somebody; if to this seat, none of them was taken before."""
        script = self.setup.script
        while self.since < i:
            if script[self.since] == AT_RANDOM:
                self.down.append(self.open)
            self.since += 1
        self.since = i + 1
        if script[i] >= PICKS_LAST and self.down:
            self.open |= self.down.pop(0)
        if cards == ev.HIDDEN_CARDS:
            return
        left = mask(cards)
        for places in self.held:
            rule_out(places, left)
        rule_out(self.down, left)
        self.open = left

    def resisted(self, seat: int, character: int) -> None:
        """Whoever plays a Strongman holds the character that was to be murdered."""
        self.killed = -1
        self.revealed(seat, character)
        self.held[seat].append(1 << character)

    def revealed(self, seat: int, character: int) -> None:
        bit = 1 << character
        rest = 0
        places = self.held[seat]
        if len(places) > 1:
            for i in range(len(places)):
                if places[i] & bit:
                    for k in range(len(places)):
                        if k != i:
                            rest |= places[k]
        for others in self.held:
            rule_out(others, bit)
        rule_out(self.down, bit)
        self.open &= ~bit
        if places:
            self.held[seat] = [rest & ~bit] * (len(places) - 1)

    def theater(self, seat: int, other: int, given: int, received: tuple[int, ...]) -> None:
        if len(self.held[seat]) == 1:
            self.held[seat], self.held[other] = self.held[other], self.held[seat]
        else:  # nobody else knows which of two was given for which
            either = 0
            for candidates in self.held[seat] + self.held[other]:
                either |= candidates
            self.held[seat] = [either] * len(self.held[seat])
            self.held[other] = [either] * len(self.held[other])
        if given != ev.HIDDEN:
            self.held[seat][-1] = 1 << received[0]
            self.held[other][-1] = 1 << given


def rule_out(places: list[int], bits: int) -> None:
    """None of these characters lies in any of the places. Unchanged places are not written, which saves time."""
    for i in range(len(places)):
        candidates = places[i]
        if candidates & bits:
            places[i] = candidates & ~bits


def fits(characters: list[int], candidates: list[int]) -> bool:
    """Whether the characters can fill these places in some order."""
    if not characters:
        return True
    for i in range(len(candidates)):
        if candidates[i] >> characters[0] & 1 and fits(characters[1:], candidates[:i] + candidates[i + 1:]):
            return True
    return False


def mask(characters: tuple[int, ...]) -> int:
    bits = 0
    for character in characters:
        bits |= 1 << character
    return bits
