"""Writes what a seat may know as a row of features. features.py says what they mean."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.bots.bytes_writer import BytesWriter, write_i16_le
from citadels.bots.encoding import features as f
from citadels.bots.encoding.encoder_observation import OVER, SECRET, EncoderObservation
from citadels.engine import ids
from citadels.engine.edition import Setup
from citadels.engine.ids import CITY, KIND, SEATS
from citadels.engine.state import Cards

if TYPE_CHECKING:
    from mypy_extensions import i64  # lets the compiler use 64-bit arithmetic instead of Python's integers

# In the order of their features, which the weights know; later editions share the one of custom editions.
EDITIONS: Final = ("deluxe", "classic", "circus", "common-city")
USED_BITS: Final = (1 << f.BUILT - f.USED) - 1  # of what a turn has used, as many as there are features
MOST_GOLD: Final = 30       # the largest amount with a feature of its own; larger amounts share it
MOST_OTHER_GOLD: Final = 24

# What the argument of a decision means
NOTHING: Final = 0
A_CARD: Final = 1
A_SEAT: Final = 2
A_CHARACTER: Final = 3
A_NUMBER: Final = 4
OWED: Final = 5             # nothing, but seats are waiting for a card
SEAT_AND_PLACE: Final = 6
OWN_PLACE: Final = 7
SEAT_AND_BOOTH: Final = 8
LENDER: Final = 9
ARGUMENT: Final[list[int]] = [NOTHING] * (SECRET + 1)
for _step in (ids.USING, ids.MOURNING):
    ARGUMENT[_step] = A_CARD
for _step in (ids.CASTING, ids.TAKING, ids.TOLLING, ids.GRANTING, ids.THANKING, ids.FORTUNE_TAKING):
    ARGUMENT[_step] = A_SEAT
for _step in (ids.ANSWERING, ids.TURNING, ids.RESISTING):
    ARGUMENT[_step] = A_CHARACTER
for _step in (ids.PICKING, ids.KEEPING, ids.STUDYING, ids.CONFISCATING, ids.CASHING):
    ARGUMENT[_step] = A_NUMBER
for _step in (ids.RETURNING, ids.LENDING):
    ARGUMENT[_step] = OWED
ARGUMENT[ids.EXCHANGING] = SEAT_AND_PLACE
ARGUMENT[ids.LAUNCHING] = OWN_PLACE
ARGUMENT[ids.VISITING] = SEAT_AND_BOOTH
ARGUMENT[ids.PAYING] = LENDER
assert OVER > ids.BIDDING


def gold_rows(exact: int, first: int, steps: tuple[int, ...], most: int) -> list[bytes]:
    """For each amount up to the maximum, all features that express it."""
    found: list[bytes] = []
    for gold in range(most + 1):
        numbers = [exact + gold, *[first + i for i in range(len(steps)) if gold >= steps[i]]]
        found.append(b"".join([number.to_bytes(2, "little") for number in numbers]))
    return found


OWN_GOLD: Final[list[bytes]] = gold_rows(f.GOLD, f.GOLD_FROM, f.GOLD_STEPS, MOST_GOLD)
OTHERS_GOLD: Final[list[list[bytes]]] = [
    gold_rows(f.OTHER + i * f.STRIDE + f.ITS_GOLD, f.OTHER + i * f.STRIDE + f.ITS_GOLD_FROM, f.OTHER_GOLD_STEPS,
              MOST_OTHER_GOLD) for i in range(SEATS - 1)]


def put_each(out: BytesWriter, first: int, cards: Cards) -> None:
    """The features of some cards or characters, each once; a district counts whether beautified or not."""
    seen = 0    # not an i64: the compiler writes the 1 below as a C int, which has no bits for the later kinds
    for item in cards:
        card = item & KIND
        if seen >> card & 1 == 0:
            seen |= 1 << card
            write_i16_le(out, first + card)


def put_set(out: BytesWriter, first: int, bits: int) -> None:
    """The features of a bit set."""
    left: i64 = bits
    at: i64 = first
    while left != 0:
        if left & 255 == 0:
            left >>= 8
            at += 8
            continue
        if left & 1 != 0:
            number: int = at
            write_i16_le(out, number)
        left >>= 1
        at += 1


def put_types(out: BytesWriter, first: int, types: int, none_too: bool) -> None:
    """How many districts of each type there are. Types without any are included only on request."""
    left: i64 = types
    at: i64 = first
    for _ in range(f.TYPES):
        count: i64 = left & 255
        if count > 5:
            count = 5
        if count != 0 or none_too:
            number: int = at + count
            write_i16_le(out, number)
        left >>= 8
        at += f.TYPE_COUNTS


def fixed_row(setup: Setup) -> bytes:
    """What never changes in a game."""
    out = BytesWriter()
    name = setup.edition.name
    write_i16_le(out, f.EDITION + (EDITIONS.index(name) if name in EDITIONS else len(EDITIONS)))
    write_i16_le(out, f.PLAYERS + setup.seats)
    write_i16_le(out, f.GOAL + (0 if setup.goal < 8 else 1 if setup.goal < 100 else 2))
    if setup.actions:
        write_i16_le(out, f.OPTIONS)
    if setup.edition.five_types(setup.options) == 3:
        write_i16_le(out, f.OPTIONS + 1)
    if setup.options.get("printed_types", 0):
        write_i16_le(out, f.OPTIONS + 2)
    put_each(out, f.CAST, setup.cast)
    put_each(out, f.UNIQUES, setup.uniques)
    return out.getvalue()


class Encoder:
    """Encodes the positions of games with one setup."""

    def __init__(self, setup: Setup) -> None:
        n = setup.seats
        self.setup = setup
        self.fixed = fixed_row(setup)
        self.places: list[list[int]] = [[(other - seat) % n for other in range(n)] for seat in range(n)]

    def encode(self, obs: EncoderObservation, out: BytesWriter) -> None:
        """Write all features of a position, each once, two bytes each."""
        place: list[int] = self.places[obs.seat]
        out.write(self.fixed)
        self.put_decision(obs, out, place)
        self.put_table(obs, out, place)
        if obs.laps:
            self.put_lap(obs, out, place)
        else:
            self.put_characters(obs, out)
        if obs.in_turn:
            self.put_turn(obs, out, place)
        worth = self.put_own(obs, out)
        self.put_others(obs, out, worth)

    def put_table(self, obs: EncoderObservation, out: BytesWriter, place: list[int]) -> None:
        number = obs.number
        write_i16_le(out, f.ROUND + (number if number < 23 else 23))
        write_i16_le(out, f.RANK + obs.rank)
        stock = obs.stock >> 3
        write_i16_le(out, f.STOCK + (stock if stock < 11 else 11))
        write_i16_le(out, f.CROWN + place[obs.crown])
        first = obs.first
        if first:
            write_i16_le(out, f.ENDING)
            for seat in range(obs.seats):
                if first >> seat & 1:
                    write_i16_le(out, f.FIRST + place[seat])
        if obs.rung:
            write_i16_le(out, f.ENDING + 1)
        if obs.acrobat:
            write_i16_le(out, f.ENDING + 2)
        tax = obs.tax
        if tax:
            write_i16_le(out, f.TAX + (tax if tax < 9 else 9) - 1)
        if obs.pile:
            put_each(out, f.PILE, obs.pile)

    def put_characters(self, obs: EncoderObservation, out: BytesWriter) -> None:
        put_set(out, f.REVEALED, obs.revealed)
        for character in obs.face_up:
            write_i16_le(out, f.FACE_UP + character)
        put_set(out, f.FACE_DOWN, obs.face_down())
        if obs.killed >= 0:
            write_i16_le(out, f.KILLED + obs.killed)
        if obs.robbed >= 0:
            write_i16_le(out, f.ROBBED + obs.robbed)
        if obs.bewitched >= 0:
            write_i16_le(out, f.BEWITCHED + obs.bewitched)
        warrants = obs.warrants()
        if warrants:
            put_set(out, f.WARRANT, warrants)
            signed = obs.signed()
            if signed >= 0:
                write_i16_le(out, f.SIGNED + signed)
            if obs.served:
                write_i16_le(out, f.TOKENS)
        threats = obs.threats()
        if threats:
            put_set(out, f.THREAT, threats)
            flower = obs.flower()
            if flower >= 0:
                write_i16_le(out, f.FLOWER + flower)
        put_set(out, f.REFUSED, obs.answered)
        if obs.turned:
            write_i16_le(out, f.TOKENS + 1)
        history = obs.history
        leader = history.leader
        if leader >= 0:
            write_i16_le(out, f.PLACE + (obs.seat - leader) % obs.seats)
            put_set(out, f.OFFERED, history.offered[obs.seat])
        for character in obs.pool():
            write_i16_le(out, f.POOL + character)

    def put_lap(self, obs: EncoderObservation, out: BytesWriter, place: list[int]) -> None:
        for character in obs.called():
            write_i16_le(out, f.CALLED + character)
        obs.look_at(obs.seat)
        mine, _ = obs.shown()
        put_set(out, f.MINE, mine)
        put_each(out, f.STANDING, obs.standing())
        following, killer, robber, witch = obs.lap_seats()
        write_i16_le(out, f.NEXT + place[following])
        if obs.killed >= 0:
            write_i16_le(out, f.KILLED + obs.killed)
        if killer >= 0:
            write_i16_le(out, f.KILLER + place[killer])
        if obs.robbed >= 0:
            write_i16_le(out, f.ROBBED + obs.robbed)
        if robber >= 0:
            write_i16_le(out, f.ROBBER + place[robber])
        if obs.bewitched >= 0:
            write_i16_le(out, f.BEWITCHED + obs.bewitched)
        if witch >= 0:
            write_i16_le(out, f.BEWITCHER + place[witch])
        idle, built = obs.lap_idle()
        if idle:
            write_i16_le(out, f.IDLE)
        if built:
            write_i16_le(out, f.IDLE + 1)
        if obs.offered_kinds:
            write_i16_le(out, f.IDLE + 2)
        points = obs.lap_points() >> 1
        if points:
            write_i16_le(out, f.LAP_POINTS + (points if points < 20 else 20) - 1)
        auction = obs.auction()
        if auction:
            put_auction(auction, out, place)

    def put_turn(self, obs: EncoderObservation, out: BytesWriter, place: list[int]) -> None:
        write_i16_le(out, f.TURN_SEAT + place[obs.turn_seat])
        if obs.character >= 0:
            write_i16_le(out, f.TURN_CHARACTER + obs.character)
        write_i16_le(out, f.GATHERED + (1 if obs.gathered else 0))
        put_set(out, f.USED, obs.used & USED_BITS)
        built = obs.built
        write_i16_le(out, f.BUILT + (built if built < 4 else 4))
        paid = obs.paid
        if paid:
            write_i16_le(out, f.PAID + (paid if paid < 7 else 7))
        if obs.building >= 0:
            write_i16_le(out, f.BUILDING + obs.building)
        if obs.own_turn:
            put_each(out, f.DRAWN, obs.drawn())
            put_each(out, f.ASIDE, obs.aside())
            put_each(out, f.PLACED, obs.placed())
        witch = obs.suspended_seat()
        if witch >= 0:
            write_i16_le(out, f.SUSPENDED + (1 if witch == obs.seat else 0))

    def put_decision(self, obs: EncoderObservation, out: BytesWriter, place: list[int]) -> None:
        step = obs.step
        write_i16_le(out, f.STEP + step)
        if obs.decider < 0:
            return
        write_i16_le(out, f.DECIDER + place[obs.decider])
        if obs.decider != obs.seat:
            return
        kind = ARGUMENT[step]
        if kind == NOTHING:
            return
        arg = obs.arg
        if kind == A_NUMBER:
            write_i16_le(out, f.ASKED_NUMBER + (arg if arg < 15 else 15))
        elif kind == A_SEAT:
            write_i16_le(out, f.ASKED_SEAT + place[arg])
        elif kind == A_CARD:
            write_i16_le(out, f.ASKED_CARD + (arg & KIND))
        elif kind == A_CHARACTER:
            write_i16_le(out, f.ASKED_CHARACTER + arg)
        elif kind == OWED:
            owed = obs.owed
            write_i16_le(out, f.ASKED_NUMBER + len(owed))
            if owed:
                write_i16_le(out, f.ASKED_SEAT + place[owed[0]])
        elif kind == SEAT_AND_PLACE:
            write_i16_le(out, f.ASKED_SEAT + place[arg // CITY])
            write_i16_le(out, f.ASKED_CARD + arg % CITY // 2)
        elif kind == OWN_PLACE:
            write_i16_le(out, f.ASKED_CARD + arg // 2)
        elif kind == SEAT_AND_BOOTH:
            write_i16_le(out, f.ASKED_SEAT + place[arg // 3])
            write_i16_le(out, f.ASKED_NUMBER + arg % 3)
        elif arg:
            write_i16_le(out, f.ASKED_SEAT + place[arg - 1])

    def put_own(self, obs: EncoderObservation, out: BytesWriter) -> int:
        """Write the player's own seat, and return the points of its districts."""
        me = obs.me
        seat = obs.seat
        obs.look_at(seat)
        gold = me.gold
        out.write(OWN_GOLD[gold if gold < MOST_GOLD else MOST_GOLD])
        self.put_hand(obs, out)
        revealed = obs.revealed
        for character in me.characters:
            write_i16_le(out, f.MINE + character)
            if not revealed >> character & 1:
                write_i16_le(out, f.TO_COME + character)
        history = obs.history
        put_set(out, f.OWN_LAST, history.last[seat])
        put_set(out, f.OWN_BEFORE, history.before[seat])
        put_each(out, f.CITY, me.city)
        worth, stars = obs.worth()
        if stars:
            write_i16_le(out, f.BEAUTIFIED + (stars if stars < 8 else 8) - 1)
        size = obs.size()
        write_i16_le(out, f.SIZE + (size if size < 12 else 12))
        write_i16_le(out, f.WORTH + (worth if worth < 59 else 59))
        put_types(out, f.TYPE, me.types, True)
        stored = len(me.under)
        if stored:
            write_i16_le(out, f.STORED + (stored if stored < 10 else 10) - 1)
        booths = obs.booths()
        if booths:
            gold = 0
            for value in booths:
                gold += value >> 1
            write_i16_le(out, f.BOOTHS + (len(booths) if len(booths) < 4 else 4) - 1)
            if gold:
                write_i16_le(out, f.BOOTH_GOLD + (gold if gold < 8 else 8) - 1)
        return worth

    def put_hand(self, obs: EncoderObservation, out: BytesWriter) -> None:
        me = obs.me
        hand = me.hand
        gold = me.gold
        names = me.names
        districts = self.setup.districts
        size = len(hand)
        write_i16_le(out, f.HAND_SIZE + (size if size < 12 else 12))
        once = 0        # not i64, as in `put_each`
        twice = 0
        for kind in hand:
            bit = 1 << kind
            if once & bit != 0:
                if twice & bit == 0:
                    twice |= bit
                    write_i16_le(out, f.HAND_TWICE + kind)
                continue
            once |= bit
            write_i16_le(out, f.HAND + kind)
            if not names >> kind & 1:
                cost = districts[kind].cost
                if cost <= gold:
                    write_i16_le(out, f.AFFORDED + kind)
                elif cost <= gold + 2:
                    write_i16_le(out, f.NEARLY + kind)

    def put_others(self, obs: EncoderObservation, out: BytesWriter, worth: int) -> None:
        n = obs.seats
        hidden_from_me = 0
        most = 0
        largest = 0
        other = obs.seat
        leader = obs.history.leader
        later = 0 if leader < 0 else n - 1 - (other - leader) % n   # how many seats choose after this one
        for i in range(n - 1):
            other += 1
            if other == n:
                other = 0
            obs.look_at(other)
            base = f.OTHER + i * f.STRIDE
            gold = obs.gold()
            out.write(OTHERS_GOLD[i][gold if gold < MOST_OTHER_GOLD else MOST_OTHER_GOLD])
            its_worth = put_city(obs, base, out)
            if its_worth > most:
                most = its_worth
            size = obs.size()
            write_i16_le(out, base + f.ITS_SIZE + (size if size < 12 else 12))
            if size > largest:
                largest = size
            shown, hidden = obs.shown()
            if shown:
                put_set(out, base + f.ITS_SHOWN, shown)
            if obs.laps:
                points = obs.lap_points() >> 1
                if points:
                    write_i16_le(out, base + f.ITS_LAP_POINTS + (points if points < 20 else 20) - 1)
            else:
                if leader >= 0:
                    write_i16_le(out, base + f.ITS_ORDER + (1 if i < later else 0))
                hidden_from_me |= put_characters_of(obs, other, hidden, base, out)
        put_set(out, f.HIDDEN, hidden_from_me)
        lead = worth - most + 20
        write_i16_le(out, f.LEAD + (0 if lead < 0 else lead if lead < 40 else 40))
        if not obs.laps:
            lacking = self.setup.goal - (1 if obs.rung else 0) - largest
            write_i16_le(out, f.NEAREST + (0 if lacking < 0 else lacking if lacking < 9 else 9))


def put_city(obs: EncoderObservation, base: int, out: BytesWriter) -> int:
    """Write what lies in front of another seat, and return the points of its districts."""
    write_i16_le(out, base + f.IS_THERE)
    cards = obs.cards()
    write_i16_le(out, base + f.ITS_HAND + (cards if cards < 12 else 12))
    put_each(out, base + f.ITS_CITY, obs.city())
    worth, stars = obs.worth()
    if stars:
        write_i16_le(out, base + f.ITS_BEAUTIFIED + (stars if stars < 4 else 4) - 1)
    half = worth >> 1
    write_i16_le(out, base + f.ITS_WORTH + (half if half < 29 else 29))
    types = obs.types()
    if types:
        put_types(out, base + f.ITS_TYPE, types, False)
    stored = obs.stored()
    if stored:
        write_i16_le(out, base + f.ITS_STORED + (stored if stored < 6 else 6) - 1)
    booths = len(obs.booths())
    if booths:
        write_i16_le(out, base + f.ITS_BOOTHS + (booths if booths < 4 else 4) - 1)
    return worth


def put_characters_of(obs: EncoderObservation, other: int, hidden: int, base: int, out: BytesWriter) -> int:
    """Write what another seat may hold and has shown in earlier rounds, and return what it may hold as a bit set."""
    write_i16_le(out, base + f.ITS_HIDDEN + (hidden if hidden < 3 else 3))
    maybe = 0
    if hidden:
        maybe = obs.maybe()
        put_set(out, base + f.ITS_MAYBE, maybe)
    history = obs.history
    put_set(out, base + f.ITS_LAST, history.last[other])
    put_set(out, base + f.ITS_BEFORE, history.before[other])
    put_set(out, base + f.ITS_HABIT, history.habit[other])
    if obs.complete():
        write_i16_le(out, base + f.ITS_COMPLETE)
    return maybe


def put_auction(auction: Cards, out: BytesWriter, place: list[int]) -> None:
    write_i16_le(out, f.AUCTION + auction[0])
    write_i16_le(out, f.SELLER + place[auction[1]])
    write_i16_le(out, f.BID + (auction[2] if auction[2] < 15 else 15))
    if auction[3] >= 0:
        write_i16_le(out, f.BIDDER + place[auction[3]])
    for seat in auction[4:]:
        write_i16_le(out, f.BIDDING + place[seat])
