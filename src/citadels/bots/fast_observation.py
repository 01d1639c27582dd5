"""What a seat may know, in numbers, for the compiled policies, which choose every move of every imagined game.

The policies never touch a State. Everything here is open on the table, in the seat's own hand, or remembered from the
selection; a test proves it by playing whole games beside their imagined twins.
"""
from __future__ import annotations

from typing import Final

from citadels.engine import building
from citadels.engine.card import matching
from citadels.engine.character_knowledge import mask
from citadels.engine.cities import cost
from citadels.engine.edition import Setup
from citadels.engine.ids import CHARACTERS
from citadels.engine.scoring import ALSO_BONUS, FIRST_BONUS, score
from citadels.engine.state import Cards, Round, State, lap_of, standing
from citadels.engine.steps.abilities import acting_diplomat

ROUND_SHIFT: Final = CHARACTERS


def remember(round: int, pool: Cards) -> int:
    """The memory of a seat that is being offered these characters: their bit set, and the number of the round."""
    return mask(pool) | round << ROUND_SHIFT


def higher(top: tuple[int, int, int], value: int, seat: int) -> tuple[int, int, int]:
    """The two highest values so far and the seat with the first, after one more value."""
    if value > top[0]:
        return value, top[0], seat
    return (top[0], value, top[2]) if value > top[1] else top


class FastObservation:
    def __init__(self, g: State, seat: int, memory: int) -> None:
        self._g = g
        self.seat = seat
        self.setup: Setup = g.setup
        self.seats = len(g.players)
        self.gold = g.players[seat].gold
        self.hand: Cards = g.players[seat].hand
        self.city: Cards = g.players[seat].city
        self.names = g.players[seat].names          # bit set of the kinds in its city
        self.characters: Cards = g.players[seat].characters
        self.goal = g.setup.goal - (1 if g.rung else 0)
        self.laps = not g.setup.edition.course.hides    # characters are turned up, not chosen in secret
        self.crown = g.crown
        self.tax = g.tax
        self.character = g.turn.character           # the one whose turn it is
        self.gathered = g.turn.gathered
        self.used = g.turn.used
        self.being_built = g.turn.building
        # What was offered in the selection of this round; 0 if that is not remembered.
        self.offered = memory & (1 << ROUND_SHIFT) - 1 if memory >> ROUND_SHIFT == g.number else 0
        self._types = -1
        self._counted = False
        self._gold = (0, 0, 0)      # the most and the second most of anybody, and who has the most
        self._cards = (0, 0, 0)
        self._size = (0, 0, 0)

    @property
    def step(self) -> int:
        """The kind of decision at hand."""
        return self._g.tasks[-1][0]

    @property
    def arg(self) -> int:
        """What that decision is about; to be asked only for the seat's own decision."""
        return self._g.tasks[-1][2]

    # -- the table -------------------------------------------------------------------------------------------------
    def is_last_round(self) -> bool:
        """A city is complete: this is the last round."""
        return self._g.first != 0

    # -- the seats -------------------------------------------------------------------------------------------------
    def gold_of(self, seat: int) -> int:
        return self._g.players[seat].gold

    def cards_of(self, seat: int) -> int:
        return len(self._g.players[seat].hand)

    def city_of(self, seat: int) -> Cards:
        return self._g.players[seat].city

    def size_of(self, seat: int) -> int:
        """How many districts the city counts as."""
        return self._g.size(self._g.players[seat])

    def count_of(self, seat: int, type: int) -> int:
        """How many districts count when a character gains for a type."""
        return matching(self._g, seat, type)

    def types(self) -> int:
        """Bit set of the types in the seat's own city."""
        if self._types < 0:
            self._types = self.types_of(self.seat)
        return self._types

    def most_gold_except(self, seat: int) -> int:
        """The most gold of anybody but this seat."""
        self._count()
        return self._gold[1] if self._gold[2] == seat else self._gold[0]

    def most_cards_except(self, seat: int) -> int:
        """The most cards in any hand but this seat's."""
        self._count()
        return self._cards[1] if self._cards[2] == seat else self._cards[0]

    def most_districts_except(self, seat: int) -> int:
        """The most districts in any city but this seat's."""
        self._count()
        return self._size[1] if self._size[2] == seat else self._size[0]

    def _count(self) -> None:
        if self._counted:
            return
        self._counted = True
        for seat in range(self.seats):
            self._gold = higher(self._gold, self.gold_of(seat), seat)
            self._cards = higher(self._cards, self.cards_of(seat), seat)
            self._size = higher(self._size, self.size_of(seat), seat)

    def types_of(self, seat: int) -> int:
        """Bit set of the types in a city."""
        found = 0
        packed = self._g.players[seat].types
        for type in range(5):
            if packed >> (type << 3) & 255:
                found |= 1 << type
        return found

    def points_of(self, seat: int) -> int:
        """The points that everybody can see."""
        points = 0
        for item in self._g.players[seat].city:
            points += cost(self._g, item)
        if self.laps:
            points += lap_of(self._g).points[seat]
        elif self.types_of(seat) == 31:
            points += self.setup.edition.five_types(self.setup.options)
        if self._g.first >> seat & 1:
            points += FIRST_BONUS
        elif self._g.complete(self._g.players[seat]):
            points += ALSO_BONUS
        return points

    def points(self) -> int:
        """All points of the seat itself."""
        return score(self._g, self.seat)

    def hidden(self, seat: int) -> int:
        """How many characters a seat holds face down, so how many more turns it may have in this round."""
        n = 0
        for character in self._g.players[seat].characters:
            if not self._g.round.revealed >> character & 1:
                n += 1
        return n

    def candidates(self, seat: int) -> int:
        """Bit set of the characters that another seat may hold face down, judging by the selection."""
        r: Round = self._g.round
        rest = 0
        for character in self.setup.cast:
            # A rank that was called without an answer is held by nobody, or by the murdered one.
            if self.setup.rank[character] > r.rank or character == r.killed:
                rest |= 1 << character
        rest &= ~r.revealed
        for character in r.face_up:
            rest &= ~(1 << character)
        for character in self.characters:
            rest &= ~(1 << character)
        if self.offered and self.seats > 3:
            mine = (self.seat - self._g.crown) % self.seats
            theirs = (seat - self._g.crown) % self.seats
            rest &= self.offered if theirs > mine else ~self.offered
        return rest

    # -- cards -----------------------------------------------------------------------------------------------------
    def type_of(self, kind: int) -> int:
        return self.setup.districts[kind].type

    def cost_of(self, kind: int) -> int:
        return self.setup.districts[kind].cost

    def worth_of(self, item: int) -> int:
        """The cost of a built district, beautified or not."""
        return cost(self._g, item)

    def price(self, kind: int) -> int:
        return building.price(self._g, self.seat, kind)

    def may_build(self, kind: int) -> bool:
        """Whether the seat could build it as things are, whatever it costs.

        The builder does not count on a second one of a name that only a Wizard or, in the Common City, a Quarry allows.
        """
        district = self.setup.districts[kind]
        if not district.buildable or len(self.city) >= district.room:
            return False
        if self.names >> kind & 1 and (self.laps or not self.names & self.setup.doublers):
            return False
        if self.setup.one_city:
            taken = self.setup.edition.course.taken_names(self._g, self._g.players[self.seat])
            return taken >> kind & 1 == 0
        return True

    # -- the turn --------------------------------------------------------------------------------------------------
    def builds(self) -> int:
        """How many more districts may be built in this turn."""
        return building.limit(self._g) - self._g.turn.built

    def flowered(self, character: int) -> bool:
        """Whether this character has the flower; to be asked only for the Blackmailer, who knows it."""
        return self._g.round.flower == character

    def raid_price(self, owner: int, item: int) -> int:
        """What this turn's character pays to act on a district."""
        return self.setup.characters[self.character].raid_price(self._g, owner, item)

    def exchange_price(self, owner: int, item: int, own: int) -> int:
        """What this turn's character pays to exchange an own district for another one."""
        return acting_diplomat(self._g).difference(self._g, owner, item, own)

    def standing(self, owner: int, place: int) -> int:
        return standing(self._g.players[owner].city, place)

    # -- the Common City -------------------------------------------------------------------------------------------
    def auction(self) -> Cards:
        """Card, seller, highest bid, its bidder or -1, then the seats still in."""
        return lap_of(self._g).auction
