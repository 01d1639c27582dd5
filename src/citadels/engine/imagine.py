"""A full game that a seat cannot tell from the real one: all it has not seen is dealt again."""
from __future__ import annotations

from citadels.engine.ids import SIGNING, THREATENING, USING
from citadels.engine.knowledge import UNKNOWN, Knowledge, mask
from citadels.engine.state import Cards, State, without


def imagine(g: State, known: Knowledge, x: int, y: int) -> State:
    """Deal again what the seat does not know, with these words for the generator, and forget the future."""
    other = g.clone()
    other.rng_x = x
    other.rng_y = y
    deal_cards(other, known)
    deal_characters(other, known)
    deal_tokens(other, known.seat)
    other.rng_x = x ^ other.rng_y
    return other


def deal_cards(g: State, known: Knowledge) -> None:
    seats = len(g.players)
    pool: list[int] = []
    for player in g.players:
        pool += player.hand
        pool += player.under
    pool += g.deck
    pool += g.turn.drawn
    pool += g.turn.aside
    for zone in known.zones():
        for slot in zone:
            if slot >= 0:
                pool.remove(slot)
    spots: dict[int, list[int]] = {}     # what each place of a group will get, in order of the places
    groups = known.in_order()
    for group in groups:
        for face in known.groups[group]:
            pool.remove(face)
    pool = list(g.shuffled(tuple(pool)))
    for group in groups:
        n = sum([zone.count(group) for zone in known.zones()])
        faces = known.groups[group] + [pool.pop() for _ in range(n - len(known.groups[group]))]
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

    for seat in range(seats):
        if seat != known.seat:  # a hand keeps its order for the one who holds it
            g.players[seat].hand = filled(known.hands[seat])
            g.players[seat].under = filled(known.under[seat])
    if g.turn.seat != known.seat:
        g.turn.drawn = filled(known.drawn)
        g.turn.aside = filled(known.aside)
    g.deck = filled(known.deck)
    if g.tasks and g.tasks[-1][0] == USING and g.tasks[-1][1] != known.seat and known.taken < 0:
        step, seat, _ = g.tasks[-1]
        hand = g.players[seat].hand
        g.tasks = (*g.tasks[:-1], (step, seat, hand[g.random(len(hand))]))


def deal_characters(g: State, known: Knowledge) -> None:
    """Give every hidden place a character that the seat thinks possible there."""
    r = g.round
    deciding = bool(g.tasks) and g.tasks[-1][1] == known.seat
    free: list[int] = []
    places: list[int] = []          # candidates
    for seat in range(len(g.players)):
        if seat != known.seat:
            hidden = [c for c in g.players[seat].characters if not r.revealed >> c & 1]
            free += hidden
            guesses = known.held[seat]
            for i in range(len(hidden)):
                places.append(guesses[i] if i < len(guesses) else -1)
    down = len(r.face_down)
    free += r.face_down
    for i in range(down):
        places.append(known.down[i] if i < len(known.down) else known.open)
    if not deciding:
        free += r.pool
        places += [known.open] * len(r.pool)
    places = [candidates & mask(tuple(free)) for candidates in places]
    order = list(g.shuffled(tuple(range(len(places)))))
    order.sort(key=lambda i: bin(places[i]).count("1"))
    found = [-1] * len(places)
    if not assign(g, places, order, 0, list(g.shuffled(tuple(free))), found):
        return
    n = 0
    for seat in range(len(g.players)):
        if seat != known.seat:
            shown = [c for c in g.players[seat].characters if r.revealed >> c & 1]
            count = len(g.players[seat].characters) - len(shown)
            g.players[seat].characters = tuple(shown + found[n:n + count])
            n += count
    r.face_down = tuple(found[n:n + down])
    if not deciding:
        r.pool = tuple(sorted(found[n + down:]))


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


def deal_tokens(g: State, seat: int) -> None:
    """Which warrant is signed and which threat has the flower is known to their owner alone, until shown."""
    r = g.round
    if r.signed >= 0 and not r.served and g.wielder(g.setup.issuer) != seat:
        three = (r.signed, *r.unsigned)
        r.signed = three[g.random(3)] if len(three) == 3 else r.signed
        r.unsigned = tuple(sorted(without(three, r.signed)))
    if not r.turned and g.wielder(g.setup.blackmailer) != seat and g.random(2):
        r.flower, r.plain = r.plain, r.flower
    if g.turn.tokens and g.turn.seat != seat and g.tasks:
        allowed = [c for c in g.setup.cast if c != g.turn.character and g.setup.rank[c] > 1]
        if g.tasks[-1][0] == THREATENING:
            allowed = [c for c in allowed if c not in (r.killed, r.bewitched)]
        if g.tasks[-1][0] in (SIGNING, THREATENING):
            g.turn.tokens = g.shuffled(tuple(allowed))[:len(g.turn.tokens)]
