"""The free part of a turn: what to do, and in which order.

Every move gets a number, and the highest is played. The tens decide what comes first. Ending the turn has 0, so useless
moves are below 0.
"""
from __future__ import annotations

from typing import Final

from citadels.bots.builder import cards, known
from citadels.bots.builder.naming import name_values
from citadels.bots.builder.opponents import dangers
from citadels.bots.fast_observation import FastObservation
from citadels.engine import ids, verbs
from citadels.engine.ids import CITY, DISTRICTS, KIND, KINDS
from citadels.engine.verbs import VERB

# What waits until the player has gathered.
AFTER_GATHERING: Final = frozenset((
    verbs.DESTROY, verbs.SEIZE, verbs.EXCHANGE, verbs.USE_ARMORY, verbs.REDRAW, verbs.LOOK, verbs.FORESEE, verbs.STUDY,
    verbs.CROWN, verbs.USE_LABORATORY, verbs.USE_MUSEUM, verbs.USE_SMITHY, verbs.FORTUNE, verbs.CANNONBALL,
    verbs.TICKET, verbs.TICKET_N,
))


def turn_values(obs: FastObservation, moves: list[int]) -> list[float]:
    found: list[float] = []
    named: list[float] = []
    danger: list[float] = []
    best = -1
    most = 0.0
    values: list[float] = []
    for move in moves:
        value = 0.0
        if VERB[move] == verbs.BUILD:
            value = build_value(obs, move - verbs.BUILD)
            if value > most:
                most = value
                best = move - verbs.BUILD
        values.append(value)
    for move in moves:
        verb = VERB[move]
        if verb == verbs.BUILD:
            found.append(30.0 + values[len(found)])
        elif verb == verbs.END:
            found.append(0.0)
        elif verb == verbs.GOLD_MOVE:
            found.append(60.0 + gold_value(obs))
        elif verb == verbs.CARDS_MOVE:
            found.append(60.0 + cards_value(obs))
        elif verb == verbs.INCOME or verb == verbs.INCOME_N:
            found.append(income_value(obs, move, best))
        elif verb == verbs.BONUS or verb == verbs.BONUS_GOLD or verb == verbs.BONUS_CARDS:
            found.append(bonus_value(obs, verb))
        elif verb == verbs.NAME or verb == verbs.SIGN or verb == verbs.FLOWER or verb == verbs.SPY_ON:
            if not named:
                named = name_values(obs, moves)
            found.append(100.0 + named[len(found)])
        elif not obs.gathered and verb in AFTER_GATHERING:
            found.append(-1.0)
        else:
            if not danger:
                danger = dangers(obs)
            found.append(use_value(obs, move, verb, best, danger))
    return found


# -- gathering ---------------------------------------------------------------------------------------------------------
def purse(obs: FastObservation) -> int:
    """The gold for this turn before any is gathered."""
    gold = obs.gold
    character = obs.setup.characters[obs.character]
    if character.type >= 0 and not character.earns_cards and not obs.used & ids.USED_INCOME:
        gold += obs.count_of(obs.seat, character.type)
    if obs.character == known.MERCHANT and not obs.used & ids.USED_BONUS:
        gold += 1
    return gold


def gold_value(obs: FastObservation) -> float:
    gold = purse(obs)
    more = 2.0
    for item in obs.city:
        more += obs.setup.districts[item & KIND].mined
    reach = 0.0
    wanted = 0
    seen = 0
    for kind in obs.hand:
        if kind >= DISTRICTS and not seen >> kind & 1 and obs.may_build(kind):
            seen |= 1 << kind
            price = obs.price(kind)
            wanted += price
            if gold < price <= gold + more:
                reach = max(reach, 0.4 + 0.3 * price)
    if obs.is_last_round():
        return 2.0 * reach + 0.5
    if wanted <= gold:  # nothing in the hand needs it
        return 0.45 * more
    value = 0.95 * more + reach
    if gold >= 6:
        value -= 0.15 * (gold - 5)
    if obs.character == known.NAVIGATOR:
        value -= 0.5
    return value


def cards_value(obs: FastObservation) -> float:
    drawn = 2
    kept = 1
    for item in obs.city:
        district = obs.setup.districts[item & KIND]
        drawn += district.drawn
        kept += 9 if district.keep_all else district.kept
    kept = min(kept, drawn)
    if obs.is_last_round():  # of use only if it can be built at once
        return 2.0 if affordable(obs) == 0 and obs.gold > 1 else 0.4
    one = cards.next_card_value(obs)
    if obs.character == known.ARCHITECT and not obs.used & ids.USED_BONUS:
        one *= 0.4
    value = one * (1.0 + 0.12 * (drawn - kept - 1))
    if kept > 1:
        value += (kept - 1) * min(one, 1.0)
    return value


def income_value(obs: FastObservation, move: int, best: int) -> float:
    """Income is taken at once, but only after building a district of its type."""
    if not obs.gathered:
        return 5.0
    value = 50.0
    type = obs.setup.characters[obs.character].type
    if best >= 0 and obs.type_of(best) == type:
        value = 20.0
    if VERB[move] == verbs.INCOME_N:  # the Abbot: cards only for a hand that lacks them
        gold = move - verbs.INCOME_N
        count = obs.count_of(obs.seat, type)
        value += gold if cards.buildable_count(obs) + (count - gold) > 2 else -0.5 * gold
    return value


def bonus_value(obs: FastObservation, verb: int) -> float:
    if verb == verbs.BONUS_CARDS:
        return 50.0 + 1.4 * cards.next_card_value(obs) + (1.0 if len(obs.hand) < 2 else 0.0)
    if verb == verbs.BONUS_GOLD:
        return 50.0 + 4.0 - 0.15 * obs.gold
    return 50.0


# -- building ----------------------------------------------------------------------------------------------------------
def build_value(obs: FastObservation, kind: int) -> float:
    """What it is worth to build now; below -30 if it is better not to."""
    value = cards.built_value(obs, kind)
    price = obs.price(kind)
    if price > obs.gold:
        value -= alternative_price(obs, kind, price)
    if obs.laps:
        return value
    size = obs.size_of(obs.seat) + (2 if obs.setup.double_size >> kind & 1 else 1)
    if size >= obs.goal:
        value += finish_value(obs, value)
    elif obs.builds() > 1:
        value += cheap_first(obs, price)
    return value


def cheap_first(obs: FastObservation, price: int) -> float:
    """How much a price counts against building now: cheap districts go first when all the missing ones can be built."""
    missing = obs.goal - obs.size_of(obs.seat)
    if missing > obs.builds() or missing > len(obs.hand):
        return 0.0
    gold = obs.gold
    prices = sorted([obs.price(kind) for kind in obs.hand if kind >= DISTRICTS and obs.may_build(kind)])
    if len(prices) < missing or sum(prices[:missing]) > gold:
        return 0.0
    return -1.5 * price


def finish_value(obs: FastObservation, value: float) -> float:
    """What it is worth to complete the city: good if ahead, bad if somebody else would win."""
    if obs.is_last_round():
        return 2.0
    mine = obs.points() + value + 4.0
    theirs = 0.0
    nearest = 0
    for seat in range(obs.seats):
        if seat != obs.seat:
            points = obs.points_of(seat) + (min(3.0, 1.0 + 0.5 * obs.gold_of(seat)) if obs.hidden(seat) else 0.0)
            theirs = max(theirs, points)
            nearest = max(nearest, obs.size_of(seat))
    if mine + 1.0 < theirs and nearest < obs.goal - 1:
        return -60.0
    return 4.0


def alternative_price(obs: FastObservation, kind: int, price: int) -> float:
    """What is lost by paying with something other than gold."""
    if obs.setup.districts[kind].cards_pay and obs.gold + len(obs.hand) - 1 >= price:
        return 0.9 * (price - obs.gold)
    for item in obs.city:
        if obs.setup.districts[item & KIND].pays:
            return 3.5
    cheapest = 99
    for item in obs.city:
        cheapest = min(cheapest, obs.worth_of(item))
    return cheapest + 3.0  # a district is given for it, so the city does not grow


# -- abilities and districts -------------------------------------------------------------------------------------------
def use_value(obs: FastObservation, move: int, verb: int, best: int, danger: list[float]) -> float:
    if verb == verbs.DESTROY or verb == verbs.SEIZE or verb == verbs.EXCHANGE or verb == verbs.USE_ARMORY:
        return 14.0 + raid_value(obs, move, verb, best, danger)
    if verb == verbs.SWAP:
        gain = obs.cards_of(move - verbs.SWAP) - len(obs.hand)
        if cards.buildable_count(obs) == 0:
            gain += 2
        return 90.0 + gain if gain > 1 else -1.0
    if verb == verbs.REDRAW:
        return 47.0 if len(obs.hand) - cards.buildable_count(obs) > 1 else -1.0
    if verb == verbs.LOOK:
        return 40.0 + obs.cards_of(move - verbs.LOOK) + danger[move - verbs.LOOK]
    if verb == verbs.FORESEE or verb == verbs.STUDY:
        return 48.0
    if verb == verbs.CROWN:
        other = move - verbs.CROWN
        gift = 0.5 if obs.gold_of(other) or obs.cards_of(other) else 0.0
        return 21.0 - danger[other] + gift
    if verb == verbs.ALMS:
        return 45.0 + danger[move - verbs.ALMS]
    if verb == verbs.BORROW:
        return borrow_value(obs, move, best, danger)
    if verb == verbs.USE_LABORATORY:
        card = move - verbs.USE_LABORATORY
        return 46.0 - cards.hand_value(obs, card) if loss_value(obs, card) < 1.0 else -1.0
    if verb == verbs.USE_MUSEUM:
        # After building: a point for a card that will hardly be built. At the end any card will do.
        card = move - verbs.USE_MUSEUM
        limit = 9.0 if obs.is_last_round() and best < 0 else 1.7
        return 10.0 - cards.hand_value(obs, card) if loss_value(obs, card) < limit else -1.0
    if verb == verbs.USE_SMITHY:
        return 25.0 if best < 0 and cards.buildable_count(obs) < 2 else -1.0
    if verb == verbs.BEAUTIFY:
        return 9.0 if best < 0 or obs.gold > obs.price(best) else -1.0
    return action_value(obs, move, verb, best, danger)


def loss_value(obs: FastObservation, card: int) -> float:
    """How much it costs to lose a card of the hand."""
    if obs.hand.count(card) > 1 and card >= DISTRICTS:
        return 0.2
    return cards.hand_value(obs, card)


def borrow_value(obs: FastObservation, move: int, best: int, danger: list[float]) -> float:
    """The Cardinal builds with another player's gold, giving a card for each piece."""
    kind = (move - verbs.BORROW) % KINDS
    lender = (move - verbs.BORROW) // KINDS
    value = build_value(obs, kind) - 0.7 * (obs.price(kind) - obs.gold) + 0.3 * danger[lender]
    if best >= 0:
        value -= max(0.0, build_value(obs, best))
    return 31.0 + value if value > 0.0 else -1.0


def raid_value(obs: FastObservation, move: int, verb: int, best: int, danger: list[float]) -> float:
    """What it is worth to destroy, seize or exchange a district in another city; below -14 if it is not."""
    owner = (move - verb) // CITY
    item = obs.standing(owner, (move - verb) % CITY)
    if owner == obs.seat:
        return -99.0
    worth = float(obs.worth_of(item)) + 0.5 * cards.effect_value(obs, item & KIND)
    harm = worth + (2.5 if not obs.laps and obs.size_of(owner) >= obs.goal - 2 else 0.8)
    value = harm * (danger[owner] - 0.5) * 0.7
    if verb == verbs.USE_ARMORY:
        return value - 5.0 if value > 5.0 else -99.0
    gold = obs.gold - (obs.price(best) if best >= 0 else 0)
    if verb == verbs.DESTROY:
        price = obs.raid_price(owner, item)
        value -= 0.9 * price
    elif verb == verbs.SEIZE:
        price = obs.raid_price(owner, item)
        value = worth + 1.5 - 0.5 * price + 0.5 * danger[owner]
    else:
        cheapest = min(obs.city, key=obs.worth_of)
        price = obs.exchange_price(owner, item, cheapest)
        value = (obs.worth_of(item) - obs.worth_of(cheapest)) * (1.0 + 0.4 * danger[owner]) - 0.9 * price
    if price > gold:
        value -= 3.0
    return value if value > 0.4 else -99.0


def action_value(obs: FastObservation, move: int, verb: int, best: int, danger: list[float]) -> float:
    """Action cards, sales and the rest."""
    if verb == verbs.TENT:
        return 33.0 if obs.size_of(obs.seat) + 1 < obs.goal else 33.0 + finish_value(obs, 0.0)
    if verb == verbs.RINGMASTER:
        return 34.0 if best >= 0 and affordable(obs) >= 2 else -1.0
    if verb == verbs.BOOTH:
        return 16.0 if obs.size_of(obs.seat) < obs.goal - 2 else -1.0
    if verb == verbs.FORTUNE:
        return 47.0 + obs.cards_of(move - verbs.FORTUNE) + danger[move - verbs.FORTUNE]
    if verb == verbs.CANNONBALL:
        return cannonball_value(obs, move - verbs.CANNONBALL)
    if verb == verbs.TICKET or verb == verbs.TICKET_N:
        return 44.0 if obs.gold > 1 and cards.buildable_count(obs) < 2 else -1.0
    if verb == verbs.RING:
        return 8.0 if obs.points_of(obs.seat) > max_points(obs) + 4 else -1.0
    if verb == verbs.SELL:
        return sell_value(obs, move - verbs.SELL)
    if verb == verbs.AUCTION:  # a second one of a name that others can still build, before the bank gets it
        card = move - verbs.AUCTION
        return 56.0 + obs.cost_of(card) if obs.hand.count(card) > 1 and obs.may_build(card) else -1.0
    if verb == verbs.PASS:
        return -1.0
    return -0.5


def affordable(obs: FastObservation) -> int:
    """How many different districts of the hand the gold would pay for, the cheapest first."""
    prices = sorted([obs.price(kind) for kind in obs.hand if kind >= DISTRICTS and obs.may_build(kind)])
    n = 0
    gold = obs.gold
    for price in prices:
        if price > gold:
            break
        gold -= price
        n += 1
    return n


def cannonball_value(obs: FastObservation, place: int) -> float:
    """Played late, when an expensive district can replace a cheap one."""
    old = obs.worth_of(obs.standing(obs.seat, place))
    gain = 0
    for kind in obs.hand:
        if kind >= DISTRICTS and obs.may_build(kind) and obs.cost_of(kind) - old <= obs.gold:
            gain = max(gain, obs.cost_of(kind) - old)
    return 11.0 + gain if gain >= 3 else -1.0


def max_points(obs: FastObservation) -> int:
    most = 0
    for seat in range(obs.seats):
        if seat != obs.seat:
            most = max(most, obs.points_of(seat))
    return most


def sell_value(obs: FastObservation, card: int) -> float:
    """The bank gets only cards that are of no use."""
    return 55.0 + (obs.cost_of(card) + 1) // 2 if loss_value(obs, card) < 0.5 else -1.0
