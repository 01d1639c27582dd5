"""What one seat may know, for the encoder: the third way for a bot to see a game.

The encoder never touches a State. Everything here is open on the table, belongs to the seat, or was heard by the seat.
Tests compare the rows of a game with those of its imagined twins.
"""
from __future__ import annotations

from typing import Final

from citadels.bots.encoding.memory import History
from citadels.engine.character_knowledge import CharacterKnowledge
from citadels.engine.edition import Setup
from citadels.engine.ids import KIND, STAR
from citadels.engine.state import NONE, Cards, Player, Round, State, Turn, lap_of
from citadels.engine.steps.every import STEPS

SECRET: Final = 39      # the step during a secret reaction of another seat
OVER: Final = 38        # the step when the game is over


class EncoderObservation:
    def __init__(self, g: State, seat: int, known: CharacterKnowledge, history: History) -> None:
        self.aim(g, seat, known, history)

    def aim(self, g: State, seat: int, known: CharacterKnowledge, history: History) -> None:
        """Look at another position, or for another seat."""
        self._g: State = g
        self._round: Round = g.round
        self._turn: Turn = g.turn
        self._known: CharacterKnowledge = known
        self.history: History = history
        self.setup: Setup = g.setup
        self.seat: int = seat
        self.seats: int = len(g.players)
        self.me: Player = g.players[seat]      # the seat itself may know all of it
        self._player = self.me
        self._looked_at = seat
        self.step: int = OVER
        self.decider: int = -1
        self.arg: int = 0                      # what the decision is about, if it is the seat's own
        self.in_turn: bool = False
        self.own_turn: bool = False
        if g.tasks:
            step, decider, arg = g.tasks[-1]
            if decider == seat:
                self.step = step
                self.decider = decider
                self.arg = arg
            elif STEPS[step].secret:
                self.step = SECRET
            else:
                self.step = step
                self.decider = decider
            if g.round.rank > 0:
                self.in_turn = g.setup.edition.course.in_turn(g)
                self.own_turn = self.in_turn and g.turn.seat == seat
        self._see_table(g)

    def _see_table(self, g: State) -> None:
        """Copy what is open on the table."""
        r, turn = g.round, g.turn
        self.number = g.number
        self.rank = r.rank
        self.crown = g.crown
        self.first = g.first
        self.rung = g.rung
        self.tax = g.tax
        self.pile = g.discard
        self.stock = g.stock()
        self.revealed = r.revealed
        self.face_up = r.face_up
        self.killed = r.killed
        self.robbed = r.robbed
        self.bewitched = r.bewitched
        self.acrobat = r.acrobat
        self.served = r.served
        self.turned = r.turned
        self.answered = r.answered
        self.turn_seat = turn.seat
        self.character = turn.character
        self.gathered = turn.gathered
        self.used = turn.used
        self.built = turn.built
        self.paid = turn.paid
        self.building = turn.building
        self.owed = turn.owed
        self.offered_kinds = turn.offered
        self.laps = not g.setup.edition.course.hides

    # -- one seat, which `look_at` chooses -------------------------------------------------------------------------
    def look_at(self, seat: int) -> None:
        """Make the methods below describe this seat. Its face-down cards and characters are only counted."""
        self._looked_at = seat
        self._player = self._g.players[seat]

    def gold(self) -> int:
        return self._player.gold

    def cards(self) -> int:
        return len(self._player.hand)

    def city(self) -> Cards:
        return self._player.city

    def types(self) -> int:
        """How many districts of each type, a byte each."""
        return self._player.types

    def size(self) -> int:
        return self._g.size(self._player)

    def complete(self) -> bool:
        return self._g.complete(self._player)

    def stored(self) -> int:
        return len(self._player.under)

    def worth(self) -> tuple[int, int]:
        """The points of the districts alone, and how many of them are beautified."""
        points = 0
        stars = 0
        districts = self.setup.districts
        for item in self._player.city:
            points += districts[item & KIND].cost
            if item >= STAR:
                stars += 1
        return points + stars, stars

    def shown(self) -> tuple[int, int]:
        """The characters that the seat holds and has revealed, as a bit set, and how many it holds face down."""
        bits = 0
        hidden = 0
        if self.laps:
            lying = lap_of(self._g).lying
            for i in range(0, len(lying), 2):
                if lying[i + 1] == self._looked_at:
                    bits |= 1 << lying[i]
            return bits, 0
        revealed = self._round.revealed
        for character in self._player.characters:
            if revealed >> character & 1:
                bits |= 1 << character
            else:
                hidden += 1
        return bits, hidden

    def maybe(self) -> int:
        """The characters that it may hold face down, as far as the seeing seat knows."""
        bits = 0
        for candidates in self._known.held[self._looked_at]:
            bits |= candidates
        return bits & ~self._round.revealed

    def lap_points(self) -> int:
        return lap_of(self._g).points[self._looked_at]

    def booths(self) -> Cards:
        """Twice the gold on each Ticket Booth, and 1 where it was used in this turn."""
        return self._g.booths[self._looked_at] if self._g.booths else NONE

    def standing(self) -> Cards:
        """The districts of all cities."""
        found = NONE
        for player in self._g.players:
            found += player.city
        return found

    # -- the characters of this round ------------------------------------------------------------------------------
    def face_down(self) -> int:
        """The characters that may lie face down beside the deck."""
        bits = 0
        for candidates in self._known.down:
            bits |= candidates
        return bits & ~self._round.revealed

    def warrants(self) -> int:
        """The characters with a warrant, as a bit set."""
        r = self._round
        if r.signed < 0:
            return 0
        bits = 1 << r.signed
        for character in r.unsigned:
            bits |= 1 << character
        return bits

    def signed(self) -> int:
        """Who has the signed warrant; -1 if the seat does not know."""
        r = self._round
        if r.signed >= 0 and (r.served or self._g.wielder(self.setup.issuer) == self.seat):
            return r.signed
        return -1

    def threats(self) -> int:
        """The threatened characters, as a bit set."""
        r = self._round
        bits = 0
        if r.flower >= 0:
            bits |= 1 << r.flower
        if r.plain >= 0:
            bits |= 1 << r.plain
        return bits

    def flower(self) -> int:
        """Who has the threat with the flower; -1 if the seat does not know."""
        r = self._round
        if r.flower >= 0 and (r.turned or self._g.wielder(self.setup.blackmailer) == self.seat):
            return r.flower
        return -1

    def pool(self) -> Cards:
        """What the seat may choose from in the selection."""
        return self._round.pool if self.decider == self.seat else NONE

    # -- the turn --------------------------------------------------------------------------------------------------
    def drawn(self) -> Cards:
        return self._turn.drawn if self.own_turn else NONE

    def aside(self) -> Cards:
        return self._turn.aside if self.own_turn else NONE

    def placed(self) -> Cards:
        return self._turn.tokens if self.own_turn else NONE

    def suspended_seat(self) -> int:
        """Who goes on as the Witch after this turn, or -1."""
        witch = self._g.suspended
        return -1 if witch is None else witch.seat

    # -- the Common City -------------------------------------------------------------------------------------------
    def called(self) -> Cards:
        return lap_of(self._g).called

    def lap_seats(self) -> tuple[int, int, int, int]:
        """The seat whose turn comes next, then who has named a victim to kill, rob and bewitch; -1 for nobody."""
        lap = lap_of(self._g)
        return lap.next, lap.killer, lap.robber, lap.witch

    def lap_idle(self) -> tuple[bool, bool]:
        """Whether nothing was built in the lap before, and whether something was in this one."""
        lap = lap_of(self._g)
        return lap.idle > 0, lap.built

    def auction(self) -> Cards:
        """Card, seller, highest bid, its bidder or -1, then the seats still in."""
        return lap_of(self._g).auction
