"""The whole truth about one game, grouped by how long it lasts, small and cheap to clone."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from citadels.engine.events import RESHUFFLED
from citadels.engine.ids import DISTRICTS, KIND, STAR
from citadels.engine.rng import KeyedStream, even, xorshift

if TYPE_CHECKING:
    from citadels.engine.edition import Setup

Json = dict[str, Any]                       # a part of a position or view
Cards = tuple[int, ...]
Task = tuple[int, int, int]                 # (step, seat, argument): a pending decision
Event = tuple[int, int, int, int, Cards, int]   # (what, seat, other seat, argument, cards, source)

NONE: Final[Cards] = ()


class Log:
    """What has happened. Clones share the entries; one that appends after another has done so copies them first."""

    def __init__(self, entries: list[Event], size: int) -> None:
        self.entries = entries
        self.size = size

    def fork(self) -> Log:
        return Log(self.entries, self.size)

    def append(self, event: Event) -> None:
        if len(self.entries) != self.size:
            self.entries = self.entries[:self.size]
        self.entries.append(event)
        self.size += 1


class Player:
    """One seat. Hands and cities are tuples, so clones can share them."""

    def __init__(self, gold: int, hand: Cards, city: Cards, under: Cards, characters: Cards, names: int, types: int,
                 fresh: int) -> None:
        self.gold = gold
        self.hand = hand              # kinds
        self.city = city              # kinds, + STAR where beautified
        self.under = under            # the cards under the Museum
        self.characters = characters  # this round's
        self.names = names            # bit set of the kinds in the city (kept by State.settle)
        self.types = types            # how many of each type, a byte each (kept by State.settle)
        self.fresh = fresh            # bit set of the kinds built this round (Common City: this turn)

    def clone(self) -> Player:
        return Player(self.gold, self.hand, self.city, self.under, self.characters, self.names, self.types, self.fresh)


class Round:
    """What lasts from one selection to the next. Characters are ids, -1 for none."""

    def __init__(self, rank: int, killed: int, robbed: int, bewitched: int, signed: int, unsigned: Cards, served: bool,
                 flower: int, plain: int, answered: int, turned: bool, revealed: int, face_up: Cards, face_down: Cards,
                 pool: Cards, acrobat: bool) -> None:
        self.rank = rank            # the rank called last; 0 during the selection
        self.killed = killed
        self.robbed = robbed
        self.bewitched = bewitched
        self.signed = signed        # the signed warrant
        self.unsigned = unsigned
        self.served = served        # the signed warrant has been shown
        self.flower = flower        # the threat with the flower
        self.plain = plain
        self.answered = answered    # bit set of the threatened characters that have refused
        self.turned = turned        # a threat has been turned over
        self.revealed = revealed    # bit set of characters
        self.face_up = face_up
        self.face_down = face_down
        self.pool = pool            # the characters that are passed on during the selection
        self.acrobat = acrobat      # the Acrobat has the crown, whatever a murdered King says

    def clone(self) -> Round:
        return Round(self.rank, self.killed, self.robbed, self.bewitched, self.signed, self.unsigned, self.served,
                     self.flower, self.plain, self.answered, self.turned, self.revealed, self.face_up, self.face_down,
                     self.pool, self.acrobat)


class Turn:
    """What lasts for one character's turn."""

    def __init__(self, seat: int, character: int, gathered: bool, built: int, paid: int, used: int, building: int,
                 drawn: Cards, aside: Cards, owed: Cards, tokens: Cards, offered: int) -> None:
        self.seat = seat
        self.character = character  # the one whose abilities count: for a Witch who resumes, the bewitched one
        self.gathered = gathered
        self.built = built          # districts that count toward the limit
        self.paid = paid            # gold paid for building
        self.used = used            # bit set, see ids
        self.building = building    # the district being paid for, or taken by a Wizard; -1 for none
        self.drawn = drawn          # cards looked at, of which some will be kept
        self.aside = aside          # hand cards put or spent so far
        self.owed = owed            # seats that wait for a card
        self.tokens = tokens        # characters that warrants or threats are being put on
        self.offered = offered      # bit set of the kinds put up for auction

    def clone(self) -> Turn:
        return Turn(self.seat, self.character, self.gathered, self.built, self.paid, self.used, self.building,
                    self.drawn, self.aside, self.owed, self.tokens, self.offered)


class Lap:
    """What lasts from one shuffle of the characters to the next in the Common City."""

    def __init__(self, next: int, called: Cards, last: int, deck: Cards, killer: int, robber: int, witch: int,
                 lying: Cards, queen: int, idle: int, built: bool, points: Cards, auction: Cards) -> None:
        self.next = next            # the seat whose turn comes next
        self.called = called        # characters, in order
        self.last = last            # the last one of the lap before, -1 for none
        self.deck = deck            # characters still to come, top first
        self.killer = killer        # who has named a victim, -1 for nobody
        self.robber = robber
        self.witch = witch
        self.lying = lying          # characters that lie in front of a player: each is followed by the seat
        self.queen = queen          # for whom the Queen was called last, until the next call
        self.idle = idle            # whole laps without a build
        self.built = built          # something was built in this lap
        self.points = points        # won at the ends of laps, by seat
        self.auction = auction      # card, seller, highest bid, its bidder or -1, then the seats still in

    def clone(self) -> Lap:
        return Lap(self.next, self.called, self.last, self.deck, self.killer, self.robber, self.witch, self.lying,
                   self.queen, self.idle, self.built, self.points, self.auction)

    def lay(self, character: int, seat: int) -> None:
        """Lay a character down in front of a seat."""
        rest = NONE
        for i in range(0, len(self.lying), 2):
            if self.lying[i] != character:
                rest += self.lying[i:i + 2]
        self.lying = rest + (character, seat)

    def lies_before(self, character: int) -> int:
        """The seat that a character lies in front of, or -1."""
        for i in range(0, len(self.lying), 2):
            if self.lying[i] == character:
                return self.lying[i + 1]
        return -1


def lap_of(g: State) -> Lap:
    """The lap of a game that goes by laps."""
    assert g.lap is not None
    return g.lap


def new_turn(seat: int, character: int) -> Turn:
    return Turn(seat, character, False, 0, 0, 0, -1, NONE, NONE, NONE, NONE, 0)


def new_round() -> Round:
    return Round(0, -1, -1, -1, -1, NONE, False, -1, -1, 0, False, 0, NONE, NONE, NONE, False)


class State:
    """One game: mutable, with the stack of pending decisions; the top one is to be made now."""

    def __init__(self, setup: Setup, players: list[Player], pack: Cards, drawn: int, buried: Cards, discard: Cards,
                 tasks: tuple[Task, ...], stream: KeyedStream | None, rng_x: int, rng_y: int, crown: int, first: int,
                 tax: int, number: int, round: Round, turn: Turn, suspended: Turn | None, booths: tuple[Cards, ...],
                 lap: Lap | None, rung: bool, ended: bool, log: Log | None) -> None:
        self.setup = setup
        self.players = players
        self.pack = pack            # the deck is this without the first `drawn` cards, and then `buried`: so neither
        self.drawn = drawn          # drawing nor burying copies all of it
        self.buried = buried
        self.discard = discard      # the face-up pile, last card on top
        self.tasks = tasks
        self.stream = stream        # the chance of a dealt game, `rng_x` being the number of the next word; or None:
        self.rng_x = rng_x          # then these are the words of the quick generator
        self.rng_y = rng_y
        self.crown = crown
        self.first = first          # bit set of the seats that completed a city first
        self.tax = tax              # gold on the Tax Collector's token
        self.number = number        # of the round, from 1
        self.round = round
        self.turn = turn
        self.suspended = suspended  # the Witch's turn until it resumes
        self.booths = booths        # the Ticket Booths of each seat: twice the gold, + 1 if used this turn
        self.lap = lap              # the Common City's way through the characters
        self.rung = rung            # the Bell Tower has been rung
        self.ended = ended          # the game was cut off within a turn
        self.log = log              # None while searching: nobody listens

    def clone(self) -> State:
        """A copy that plays on silently: for search and simulation."""
        return State(self.setup, [player.clone() for player in self.players], self.pack, self.drawn, self.buried,
                     self.discard, self.tasks, self.stream, self.rng_x, self.rng_y, self.crown, self.first, self.tax,
                     self.number, self.round.clone(), self.turn.clone(),
                     None if self.suspended is None else self.suspended.clone(), self.booths,
                     None if self.lap is None else self.lap.clone(), self.rung, self.ended, None)

    # -- telling ---------------------------------------------------------------------------------------------------
    def emit(self, what: int, seat: int, other: int = -1, arg: int = 0, cards: Cards = NONE,
             source: int = -1) -> None:
        """Tell what happens; nothing else leaves the game. events.py says who may know which part."""
        if self.log is not None:
            self.log.append((what, seat, other, arg, cards, source))

    # -- deciding --------------------------------------------------------------------------------------------------
    def push(self, step: int, seat: int, arg: int) -> None:
        self.tasks += ((step, seat, arg),)

    def pop(self) -> None:
        self.tasks = self.tasks[:-1]

    # -- chance ----------------------------------------------------------------------------------------------------
    def random(self, n: int) -> int:
        """A number below n. Clones draw the same ones."""
        stream = self.stream
        if stream is None:
            self.rng_x, self.rng_y = xorshift(self.rng_x, self.rng_y)
            return self.rng_y % n
        while True:
            word = stream.word(self.rng_x)
            self.rng_x += 1
            if even(word, n):
                return word % n

    def shuffled(self, cards: Cards) -> Cards:
        order = list(cards)
        i = len(order) - 1
        while i > 0:
            j = self.random(i + 1)
            order[i], order[j] = order[j], order[i]
            i -= 1
        return tuple(order)

    # -- cards -----------------------------------------------------------------------------------------------------
    def deck(self) -> Cards:
        """The deck, top first."""
        return self.pack[self.drawn:] + self.buried

    def lay_deck(self, cards: Cards) -> None:
        """Make these cards the deck."""
        self.pack = cards
        self.drawn = 0
        self.buried = NONE

    def stock(self) -> int:
        """How many cards there are to draw."""
        return len(self.pack) - self.drawn + len(self.buried) + len(self.discard)

    def draw(self, n: int) -> Cards:
        """Cards from the top; when the deck runs out, the discard pile becomes the new one."""
        if self.drawn + n > len(self.pack):
            self.lay_deck(self.deck())
            if len(self.pack) < n and self.discard:
                first = self.pack
                self.reshuffle()
                return first + self.draw(n - len(first))
        taken = self.pack[self.drawn:self.drawn + n]
        self.drawn += len(taken)
        return taken

    def reshuffle(self) -> None:
        pile = self.discard
        self.discard = NONE
        self.lay_deck(self.shuffled(pile))
        self.emit(RESHUFFLED, -1, -1, len(pile))

    def bury(self, cards: Cards) -> None:
        """Put cards under the deck, in random order."""
        self.buried += cards if len(cards) < 2 else self.shuffled(cards)

    # -- cities ----------------------------------------------------------------------------------------------------
    def settle(self, player: Player, city: Cards) -> None:
        """Give a player this city, and count its names and types again."""
        names = 0
        types = 0
        districts = self.setup.districts
        for item in city:
            kind = item & KIND
            names |= 1 << kind
            types += 1 << (districts[kind].type << 3)
        player.city = city
        player.names = names
        player.types = types

    def size(self, player: Player) -> int:
        """How many districts the city counts as for being complete."""
        return len(player.city) + (1 if player.names & self.setup.double_size else 0)

    def complete(self, player: Player) -> bool:
        return self.size(player) >= self.setup.goal - (1 if self.rung else 0)

    # -- characters ------------------------------------------------------------------------------------------------
    def holder(self, character: int) -> int:
        """The seat that holds a character this round, or -1."""
        for seat in range(len(self.players)):
            for held in self.players[seat].characters:
                if held == character:
                    return seat
        return -1

    def wielder(self, character: int) -> int:
        """The seat for which a character works: its holder, or the Witch who has bewitched it; -1 for none."""
        return self.setup.edition.course.wielder(self, character)


def without(cards: Cards, card: int) -> Cards:
    """The cards without one copy of a card that is among them."""
    i = 0
    for other in cards:
        if other == card:
            break
        i += 1
    return cards[:i] + cards[i + 1:]


def places(city: Cards) -> list[int]:
    """The arguments that stand for the districts of a city, each once, with a star only where it tells two apart."""
    found: list[int] = []
    for item in city:
        if item & KIND < DISTRICTS:
            continue
        place = item * 2 if item < STAR else (item - STAR) * 2 + (1 if item - STAR in city else 0)
        if place not in found:
            found.append(place)
    return found


def standing(city: Cards, place: int) -> int:
    """The district of a city that such an argument means, or -1."""
    kind = place // 2
    plain = kind in city
    beautified = kind + STAR in city
    if place % 2 == 1:
        return kind + STAR if plain and beautified else -1
    return kind if plain else kind + STAR if beautified else -1
