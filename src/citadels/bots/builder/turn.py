"""The free part of a turn: what to do, and in which order.

Every move gets a number, the highest is played. The tens say what comes first; what has no use is below 0, the
number of ending the turn.
"""
from __future__ import annotations

from citadels.bots.builder import cards
from citadels.bots.builder.naming import name_values
from citadels.bots.builder.people import menaces
from citadels.bots.glance import Glance
from citadels.engine import ids
from citadels.engine.ids import CITY, DISTRICTS, VERB


def weigh_turn(t: Glance, moves: list[int]) -> list[float]:
    found: list[float] = []
    named: list[float] = []
    feared: list[float] = []
    best = -1
    most = 0.0
    values: list[float] = []
    for move in moves:
        value = 0.0
        if VERB[move] == ids.BUILD:
            value = build_value(t, move - ids.BUILD)
            if value > most:
                most = value
                best = move - ids.BUILD
        values.append(value)
    for move in moves:
        verb = VERB[move]
        if verb == ids.BUILD:
            found.append(30.0 + values[len(found)])
        elif verb == ids.END:
            found.append(0.0)
        elif verb == ids.GOLD_MOVE:
            found.append(60.0 + gold_value(t))
        elif verb == ids.CARDS_MOVE:
            found.append(60.0 + cards_value(t))
        elif verb == ids.INCOME or verb == ids.INCOME_N:
            found.append(income_value(t, move, best))
        elif verb == ids.BONUS or verb == ids.BONUS_GOLD or verb == ids.BONUS_CARDS:
            found.append(bonus_value(t, verb))
        elif verb == ids.NAME or verb == ids.SIGN or verb == ids.FLOWER or verb == ids.SPY_ON:
            if not named:
                named = name_values(t, moves)
            found.append(100.0 + named[len(found)])
        else:
            if not feared:
                feared = menaces(t)
            found.append(use_value(t, move, verb, best, feared))
    return found


# -- gathering ---------------------------------------------------------------------------------------------------------
def purse(t: Glance) -> int:
    """The gold that the turn will have before any is gathered."""
    gold = t.gold
    character = t.setup.characters[t.character]
    if character.type >= 0 and not character.earns_cards and not t.used & ids.USED_INCOME:
        gold += t.count_of(t.seat, character.type)
    if t.character == ids.MERCHANT and not t.used & ids.USED_BONUS:
        gold += 1
    return gold


def gold_value(t: Glance) -> float:
    gold = purse(t)
    more = 2.0
    for item in t.city:
        more += t.setup.districts[item & 63].mined
    reach = 0.0
    wanted = 0
    seen = 0
    for kind in t.hand:
        if kind < DISTRICTS and not seen >> kind & 1 and t.lawful(kind):
            seen |= 1 << kind
            price = t.price(kind)
            wanted += price
            if gold < price <= gold + more:
                reach = max(reach, 0.4 + 0.3 * price)
    if t.ending():
        return 2.0 * reach + 0.5
    if wanted <= gold:  # nothing in the hand needs it
        return 0.45 * more
    value = 0.95 * more + reach
    if gold >= 6:
        value -= 0.15 * (gold - 5)
    if t.character == ids.NAVIGATOR:
        value -= 0.5
    return value


def cards_value(t: Glance) -> float:
    drawn = 2
    kept = 1
    for item in t.city:
        district = t.setup.districts[item & 63]
        drawn += district.drawn
        kept += 9 if district.keep_all else district.kept
    kept = min(kept, drawn)
    if t.ending():  # of use only if it can be built at once
        return 2.0 if affordable(t) == 0 and t.gold > 1 else 0.4
    one = cards.one_more(t)
    if t.character == ids.ARCHITECT and not t.used & ids.USED_BONUS:
        one *= 0.4
    value = one * (1.0 + 0.12 * (drawn - kept - 1))
    if kept > 1:
        value += (kept - 1) * min(one, 1.0)
    return value


def income_value(t: Glance, move: int, best: int) -> float:
    """Taken at once, but after a district of the type that is about to be built."""
    if not t.gathered:
        return 5.0
    value = 50.0
    type = t.setup.characters[t.character].type
    if best >= 0 and t.type_of(best) == type:
        value = 20.0
    if VERB[move] == ids.INCOME_N:  # the Abbot: cards only for a hand that lacks them
        gold = move - ids.INCOME_N
        count = t.count_of(t.seat, type)
        value += gold if cards.useful(t) + (count - gold) > 2 else -0.5 * gold
    return value


def bonus_value(t: Glance, verb: int) -> float:
    if verb == ids.BONUS_CARDS:
        return 50.0 + 1.4 * cards.one_more(t) + (1.0 if len(t.hand) < 2 else 0.0)
    if verb == ids.BONUS_GOLD:
        return 50.0 + 4.0 - 0.15 * t.gold
    return 50.0


# -- building ----------------------------------------------------------------------------------------------------------
def build_value(t: Glance, kind: int) -> float:
    """What it is worth to build now; more than 30 below 0 where it is better not to."""
    value = cards.built(t, kind)
    price = t.price(kind)
    if price > t.gold:
        value -= alternative_price(t, kind, price)
    if t.common:
        return value
    size = t.size_of(t.seat) + (2 if t.setup.double_size >> kind & 1 else 1)
    if size >= t.goal:
        value += finish_value(t, value)
    elif t.builds() > 1:
        value += haste(t, price)
    return value


def haste(t: Glance, price: int) -> float:
    """With several builds left and the end in reach, the cheap ones first: how much a price counts against it."""
    missing = t.goal - t.size_of(t.seat)
    if missing > t.builds() or missing > len(t.hand):
        return 0.0
    gold = t.gold
    prices = sorted([t.price(kind) for kind in t.hand if kind < DISTRICTS and t.lawful(kind)])
    if len(prices) < missing or sum(prices[:missing]) > gold:
        return 0.0
    return -1.5 * price


def finish_value(t: Glance, value: float) -> float:
    """Completing the city: good for whoever is ahead, bad for whoever would lose."""
    if t.ending():
        return 2.0
    mine = t.points() + value + 4.0
    theirs = 0.0
    nearest = 0
    for seat in range(t.seats):
        if seat != t.seat:
            points = t.points_of(seat) + (min(3.0, 1.0 + 0.5 * t.gold_of(seat)) if t.to_come(seat) else 0.0)
            theirs = max(theirs, points)
            nearest = max(nearest, t.size_of(seat))
    if mine + 1.0 < theirs and nearest < t.goal - 1:
        return -60.0
    return 4.0


def alternative_price(t: Glance, kind: int, price: int) -> float:
    """What is lost by paying otherwise than in gold."""
    if t.setup.districts[kind].cards_pay and t.gold + len(t.hand) - 1 >= price:
        return 0.9 * (price - t.gold)
    for item in t.city:
        if t.setup.districts[item & 63].pays:
            return 3.5
    cheapest = 99
    for item in t.city:
        cheapest = min(cheapest, t.worth_of(item))
    return cheapest + 3.0  # a district given for it: the city does not grow


# -- abilities and districts -------------------------------------------------------------------------------------------
def use_value(t: Glance, move: int, verb: int, best: int, feared: list[float]) -> float:
    if verb == ids.DESTROY or verb == ids.SEIZE or verb == ids.EXCHANGE or verb == ids.USE_ARMORY:
        return 14.0 + raid_value(t, move, verb, best, feared) if t.gathered else -1.0
    if verb == ids.SWAP:
        gain = t.cards_of(move - ids.SWAP) - len(t.hand)
        if cards.useful(t) == 0:
            gain += 2
        return 90.0 + gain if gain > 1 else -1.0
    if verb == ids.REDRAW:
        return 47.0 if t.gathered and len(t.hand) - cards.useful(t) > 1 else -1.0
    if verb == ids.LOOK:
        return 40.0 + t.cards_of(move - ids.LOOK) + feared[move - ids.LOOK] if t.gathered else -1.0
    if verb == ids.FORESEE or verb == ids.STUDY:
        return 48.0 if t.gathered else -1.0
    if verb == ids.CROWN:
        other = move - ids.CROWN
        gift = 0.5 if t.gold_of(other) or t.cards_of(other) else 0.0
        return 21.0 - feared[other] + gift if t.gathered else -1.0
    if verb == ids.ALMS:
        return 45.0 + feared[move - ids.ALMS]
    if verb == ids.BORROW:
        return borrow_value(t, move, best, feared)
    if verb == ids.USE_LABORATORY:
        card = move - ids.USE_LABORATORY
        return 46.0 - cards.held(t, card) if t.gathered and spare(t, card) < 1.0 else -1.0
    if verb == ids.USE_MUSEUM:
        # After building: a point for a card that will hardly be built. At the end any card will do.
        card = move - ids.USE_MUSEUM
        limit = 9.0 if t.ending() and best < 0 else 1.7
        return 10.0 - cards.held(t, card) if t.gathered and spare(t, card) < limit else -1.0
    if verb == ids.USE_SMITHY:
        return 25.0 if best < 0 and cards.useful(t) < 2 and t.gathered else -1.0
    if verb == ids.BEAUTIFY:
        return 9.0 if best < 0 or t.gold > t.price(best) else -1.0
    return action_value(t, move, verb, best, feared)


def spare(t: Glance, card: int) -> float:
    """How much a card of the hand would be missed."""
    if t.hand.count(card) > 1 and card < DISTRICTS:
        return 0.2
    return cards.held(t, card)


def borrow_value(t: Glance, move: int, best: int, feared: list[float]) -> float:
    """The Cardinal builds with another's gold, a card for each."""
    kind = (move - ids.BORROW) % DISTRICTS
    lender = (move - ids.BORROW) // DISTRICTS
    value = build_value(t, kind) - 0.7 * (t.price(kind) - t.gold) + 0.3 * feared[lender]
    if best >= 0:
        value -= max(0.0, build_value(t, best))
    return 31.0 + value if value > 0.0 else -1.0


def raid_value(t: Glance, move: int, verb: int, best: int, feared: list[float]) -> float:
    """What it is worth to destroy, seize or exchange a district in another city; below -14 for nothing."""
    owner = (move - verb) // CITY
    item = t.standing(owner, (move - verb) % CITY)
    if owner == t.seat:
        return -99.0
    worth = float(t.worth_of(item)) + 0.5 * cards.effect(t, item & 63)
    harm = worth + (2.5 if not t.common and t.size_of(owner) >= t.goal - 2 else 0.8)
    toll = t.toll(owner, item)
    value = harm * (feared[owner] - 0.5) * 0.7
    if verb == ids.USE_ARMORY:
        return value - 5.0 if value > 5.0 else -99.0
    gold = t.gold - (t.price(best) if best >= 0 else 0)
    if verb == ids.DESTROY:
        price = t.worth_of(item) - 1 + toll
        value -= 0.9 * price
    elif verb == ids.SEIZE:
        price = t.worth_of(item) + toll
        value = worth + 1.5 - 0.5 * price + 0.5 * feared[owner]
    else:
        cheapest = 99
        for own in t.city:
            cheapest = min(cheapest, t.worth_of(own))
        price = max(0, t.worth_of(item) - cheapest) + toll
        value = (t.worth_of(item) - cheapest) * (1.0 + 0.4 * feared[owner]) - 0.9 * price
    if price > gold:
        value -= 3.0
    return value if value > 0.4 else -99.0


def action_value(t: Glance, move: int, verb: int, best: int, feared: list[float]) -> float:
    """Action cards, sales and the rest."""
    if verb == ids.TENT:
        return 33.0 if t.size_of(t.seat) + 1 < t.goal else 33.0 + finish_value(t, 0.0)
    if verb == ids.RINGMASTER:
        return 34.0 if best >= 0 and affordable(t) >= 2 else -1.0
    if verb == ids.BOOTH:
        return 16.0 if t.size_of(t.seat) < t.goal - 2 else -1.0
    if verb == ids.FORTUNE:
        return 47.0 + t.cards_of(move - ids.FORTUNE) + feared[move - ids.FORTUNE] if t.gathered else -1.0
    if verb == ids.CANNONBALL:
        return cannonball_value(t, move - ids.CANNONBALL)
    if verb == ids.TICKET or verb == ids.TICKET_N:
        return 44.0 if t.gathered and t.gold > 1 and cards.useful(t) < 2 else -1.0
    if verb == ids.RING:
        return 8.0 if t.points_of(t.seat) > max_points(t) + 4 else -1.0
    if verb == ids.SELL:
        return sell_value(t, move - ids.SELL)
    if verb == ids.AUCTION:  # a second one of a name that others can still build, before the bank gets it
        card = move - ids.AUCTION
        return 56.0 + t.cost_of(card) if t.hand.count(card) > 1 and t.lawful(card) else -1.0
    if verb == ids.PASS:
        return -1.0
    return -0.5


def affordable(t: Glance) -> int:
    """How many different districts of the hand the gold would pay for, the cheapest first."""
    prices = sorted([t.price(kind) for kind in t.hand if kind < DISTRICTS and t.lawful(kind)])
    n = 0
    gold = t.gold
    for price in prices:
        if price > gold:
            break
        gold -= price
        n += 1
    return n


def cannonball_value(t: Glance, place: int) -> float:
    """Late, when a cheap district can make room for a dear one."""
    if not t.gathered:
        return -1.0
    old = t.worth_of(t.standing(t.seat, place))
    gain = 0
    for kind in t.hand:
        if kind < DISTRICTS and t.lawful(kind) and t.cost_of(kind) - old <= t.gold:
            gain = max(gain, t.cost_of(kind) - old)
    return 11.0 + gain if gain >= 3 else -1.0


def max_points(t: Glance) -> int:
    most = 0
    for seat in range(t.seats):
        if seat != t.seat:
            most = max(most, t.points_of(seat))
    return most


def sell_value(t: Glance, card: int) -> float:
    """To the bank: what can never be built, and what gives the last gold for a better one."""
    price = (t.cost_of(card) + 1) // 2
    if spare(t, card) < 0.5:
        return 55.0 + price
    return -1.0
