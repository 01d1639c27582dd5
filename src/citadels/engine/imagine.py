"""A full game that a seat cannot tell from the real one: everything it has not seen is dealt again."""
from __future__ import annotations

from typing import Final

from citadels.engine.character_knowledge import mask
from citadels.engine.ids import CHARACTERS, RESISTING, SIGNING, THREATENING, TUMBLING, USING
from citadels.engine.knowledge import UNKNOWN, Knowledge
from citadels.engine.state import Cards, State, without
from citadels.engine.steps.every import STEPS

TRIES: Final = 2000
EXCHANGES: Final = 5    # tried for each hidden character
DOUBT: Final = 0.001    # what is thought impossible may still be true


def imagine(g: State, known: Knowledge, x: int, y: int, leaning: list[float] | None = None) -> State:
    """Deal again what the seat does not know, with these words for the generator, and forget the future.

    Everything possible is about equally likely, unless `leaning` says how likely each seat is to hold each character
    (seat * CHARACTERS + character).
    """
    other = g.clone()
    other.stream = None
    other.rng_x = x
    other.rng_y = y
    if g.tasks and STEPS[g.tasks[-1][0]].secret and g.tasks[-1][1] != known.seat:
        known = known.copy()
        ask_somebody(other, known)
    deal_cards(other, known)
    deal_characters(other, known, leaning)
    deal_tokens(other, known.seat)
    other.setup.edition.course.imagine(other)
    for _ in range(TRIES):  # until the hand of whoever decides allows at least one option
        if not other.tasks or STEPS[other.tasks[-1][0]].options(other, other.tasks[-1][1], other.tasks[-1][2]):
            break
        deal_cards(other, known)
    other.rng_x = x ^ other.rng_y
    return other


def ask_somebody(g: State, known: Knowledge) -> None:
    """The seat sees only that reactions are awaited, so ask anybody who could have been asked."""
    step, _, character = g.tasks[-1]
    card = g.setup.tumbler if step == TUMBLING else g.setup.resister
    free = loose_copies(g, known, card)
    chances: list[int] = []
    for seat in range(len(g.players)):
        if seat == known.seat or (step == RESISTING and not possible(known, seat, character)):
            continue
        chances += [seat] * (100 if card in known.hands[seat] else len(spots_for(known, seat, card, free)))
    asked = chances[g.random(len(chances))]
    if card not in known.hands[asked]:
        hand = known.hands[asked]
        hidden = spots_for(known, asked, card, free)
        spot = hidden[g.random(len(hidden))]
        slot = hand[spot]
        hand[spot] = card
        known.uncover(slot, card)
    if step == RESISTING:
        for i in range(len(known.held[asked])):
            if known.held[asked][i] >> character & 1:
                known.held[asked][i] = 1 << character
                break
    g.tasks = (*g.tasks[:-1], (step, asked, character))


def loose_copies(g: State, known: Knowledge, card: int) -> int:
    """How many copies of a card are in places that the seat does not know."""
    copies = sum([player.hand.count(card) for player in g.players])
    copies += g.deck().count(card) + g.turn.drawn.count(card) + g.turn.aside.count(card)
    copies -= sum([zone.count(card) for zone in known.zones()])
    return copies - sum([faces.count(card) for faces in known.groups.values()])


def spots_for(known: Knowledge, seat: int, card: int, free: int) -> list[int]:
    """The places of a hand where a card may be, though the seat does not know it."""
    found: list[int] = []
    hand = known.hands[seat]
    for i in range(len(hand)):
        slot = hand[i]
        if slot == UNKNOWN:
            if free > 0:
                found.append(i)
        elif slot < 0:
            faces = known.groups[slot]
            room = known.size_of(slot) > len(faces)
            if card in faces or (room and free > 0):
                found.append(i)
    return found


def possible(known: Knowledge, seat: int, character: int) -> bool:
    """Whether a seat may hold a character, as far as is known."""
    for candidates in known.held[seat]:
        if candidates >> character & 1:
            return True
    return False


def unknown_cards(g: State, known: Knowledge) -> list[int]:
    """The cards that are somewhere the seat does not know, in an order that tells nothing."""
    pool: list[int] = []
    for player in g.players:
        pool += player.hand
        pool += player.under
    pool += g.deck()
    pool += g.turn.drawn
    pool += g.turn.aside
    for zone in known.zones():
        for slot in zone:
            if slot >= 0:
                pool.remove(slot)
    for group in known.groups.values():
        for face in group:
            pool.remove(face)
    pool.sort()  # so that the real order of the cards cannot show in any way
    return pool


def deal_cards(g: State, known: Knowledge) -> None:
    pool = list(g.shuffled(tuple(unknown_cards(g, known))))
    spots: dict[int, list[int]] = {}     # what each place of a group will get, in order of the places
    for group in known.in_order():
        faces = known.groups[group] + [pool.pop() for _ in range(known.size_of(group) - len(known.groups[group]))]
        spots[group] = list(g.shuffled(tuple(faces)))

    def filled(zone: list[int]) -> Cards:
        cards: list[int] = []
        for slot in zone:
            if slot >= 0:
                cards.append(slot)
            elif slot == UNKNOWN:
                cards.append(pool.pop())
            else:
                cards.append(spots[slot].pop())
        return tuple(cards)

    for seat in range(len(g.players)):
        if seat != known.seat:  # a hand keeps its order for the one who holds it
            g.players[seat].hand = filled(known.hands[seat])
            g.players[seat].under = filled(known.under[seat])
    if g.turn.seat != known.seat:
        g.turn.drawn = filled(known.drawn)
        g.turn.aside = filled(known.aside)
    g.lay_deck(filled(known.deck))
    if g.tasks and g.tasks[-1][0] == USING and g.tasks[-1][1] != known.seat and known.taken < 0:
        step, seat, _ = g.tasks[-1]
        hand = g.players[seat].hand
        g.tasks = (*g.tasks[:-1], (step, seat, hand[g.random(len(hand))]))


def deal_characters(g: State, known: Knowledge, leaning: list[float] | None) -> None:
    """Give every hidden place a character that the seat thinks possible there."""
    r = g.round
    deciding = bool(g.tasks) and g.tasks[-1][1] == known.seat
    free: list[int] = []
    places: list[int] = []          # candidates
    seats: list[int] = []           # whose, -1 for nobody's
    for seat in range(len(g.players)):
        if seat != known.seat:
            hidden = [c for c in g.players[seat].characters if not r.revealed >> c & 1]
            free += hidden
            guesses = known.held[seat]
            for i in range(len(hidden)):
                places.append(guesses[i] if i < len(guesses) else -1)
                seats.append(seat)
    down = len(r.face_down)
    free += r.face_down
    for i in range(down):
        places.append(known.down[i] if i < len(known.down) else known.open)
    if not deciding:
        free += r.pool
        places += [known.open] * len(r.pool)
    seats += [-1] * (len(places) - len(seats))
    places = [candidates & mask(tuple(free)) for candidates in places]
    order = list(g.shuffled(tuple(range(len(places)))))
    order.sort(key=lambda i: bin(places[i]).count("1"))
    found = [-1] * len(places)
    free.sort()
    if not assign(g, places, order, 0, list(g.shuffled(tuple(free))), found):
        return
    mix(g, places, seats, leaning, found)
    n = 0
    for seat in range(len(g.players)):
        if seat != known.seat:
            shown = [c for c in g.players[seat].characters if r.revealed >> c & 1]
            count = len(g.players[seat].characters) - len(shown)
            g.players[seat].characters = tuple(shown + found[n:n + count])
            n += count
    r.face_down = tuple(found[n:n + down])
    if not deciding:
        r.pool = g.setup.by_ranks(tuple(found[n + down:]))


def assign(g: State, places: list[int], order: list[int], k: int, free: list[int], found: list[int]) -> bool:
    """Fill the places from the k-th on, those with the fewest candidates first."""
    if k == len(order):
        return True
    for character in free:
        if places[order[k]] >> character & 1:
            found[order[k]] = character
            if assign(g, places, order, k + 1, [c for c in free if c != character], found):
                return True
    return False


def mix(g: State, places: list[int], seats: list[int], leaning: list[float] | None, found: list[int]) -> None:
    """Let pairs of places exchange what they got, where both may have it, until the first assignment is forgotten.

    This is the Metropolis algorithm: an exchange that makes the whole less likely is made only in proportion, so that
    each assignment comes up as often as `leaning` says, or all equally often.
    """
    n = len(places)
    if n < 2:
        return
    for _ in range(EXCHANGES * n):
        i = g.random(n)
        j = g.random(n)
        if i == j or not places[i] >> found[j] & 1 or not places[j] >> found[i] & 1:
            continue
        if leaning is not None:
            before = trust(leaning, seats[i], found[i]) * trust(leaning, seats[j], found[j])
            after = trust(leaning, seats[i], found[j]) * trust(leaning, seats[j], found[i])
            if g.random(1 << 20) * before > after * (1 << 20):
                continue
        found[i], found[j] = found[j], found[i]


def trust(leaning: list[float], seat: int, character: int) -> float:
    """How likely a place is to hold a character; a place that is nobody's has no leaning."""
    return 1.0 if seat < 0 else leaning[seat * CHARACTERS + character] + DOUBT


def deal_tokens(g: State, seat: int) -> None:
    """Only their owner knows which warrant is signed and which threat has the flower, until they are shown."""
    r = g.round
    if r.signed >= 0 and not r.served and g.wielder(g.setup.issuer) != seat:
        three = tuple(sorted((r.signed, *r.unsigned)))
        r.signed = three[g.random(3)] if len(three) == 3 else r.signed
        r.unsigned = tuple(sorted(without(three, r.signed)))
    if not r.turned and g.wielder(g.setup.blackmailer) != seat:
        first, second = (r.flower, r.plain) if g.random(2) else (r.plain, r.flower)
        if r.flower > r.plain:
            first, second = second, first
        r.flower, r.plain = first, second
    if g.turn.tokens and g.turn.seat != seat and g.tasks:
        allowed = [c for c in g.setup.cast if c != g.turn.character and g.setup.rank[c] > 1]
        if g.tasks[-1][0] == THREATENING:
            allowed = [c for c in allowed if c not in (r.killed, r.bewitched)]
        if g.tasks[-1][0] in (SIGNING, THREATENING):
            g.turn.tokens = g.shuffled(tuple(allowed))[:len(g.turn.tokens)]
