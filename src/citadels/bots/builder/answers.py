"""Every decision but choosing a character and the free part of a turn, one small rule of thumb each."""
from __future__ import annotations

from citadels.bots.builder import cards
from citadels.bots.builder.naming import name_value
from citadels.bots.builder.people import chances, menaces
from citadels.bots.builder.turn import finish_value, spare
from citadels.bots.glance import Glance
from citadels.engine import ids
from citadels.engine.ids import VERB


def weigh_answer(t: Glance, step: int, arg: int, moves: list[int]) -> list[float]:
    if step == ids.KEEPING or step == ids.STUDYING or step == ids.VISITING:
        return [cards.held_again(t, move - ids.KEEP_CARD) for move in moves]
    if step == ids.PAYING:
        return [payment(t, move) for move in moves]
    if step == ids.RETURNING or step == ids.LENDING:
        return [-spare(t, move - ids.GIVE) for move in moves]
    if step == ids.REDRAWING:
        return [0.0 if move == ids.DONE else 1.1 - spare(t, move - ids.PUT) for move in moves]
    if step == ids.TAKING or step == ids.FORTUNE_TAKING:
        return [taken(t, step, move - ids.TAKE) for move in moves]
    if step == ids.SEARCHING:
        return [0.0 if move == ids.PASS else cards.held_again(t, move - ids.LIGHTHOUSE) for move in moves]
    if step == ids.SIGNING or step == ids.THREATENING:
        return tokens(t, moves)
    if step == ids.CROWNING:
        feared = menaces(t)
        return [-feared[move - ids.CROWN] for move in moves]
    if step == ids.EXCHANGING:
        return [-t.worth_of(t.standing(t.seat, move - ids.FOR)) - cards.effect(t, (move - ids.FOR) // 2)
                for move in moves]
    if step == ids.GRANTING:
        return [-1.2 if move == ids.GIVE_GOLD else -spare(t, move - ids.GIVE) for move in moves]
    if step == ids.LAUNCHING:
        return [cards.built(t, move - ids.BUILD) for move in moves]
    if step == ids.BIDDING:
        return bids(t, moves)
    return [yes_or_no(t, step, arg, move) for move in moves]


def payment(t: Glance, move: int) -> float:
    """Gold if there is enough; cards that nobody misses; a Framework or a cheap district only if it must be."""
    verb = VERB[move]
    if verb == ids.PAY:
        return 5.0
    if verb == ids.SPEND:
        return 6.0 - 2.0 * spare(t, move - ids.SPEND)
    if verb == ids.USE_FRAMEWORK:
        return 4.0 if t.price(t.being_built) < 5 else 5.5 if t.gold < 6 else 4.5
    return 2.0 - t.worth_of(t.standing(t.seat, move - ids.SACRIFICE))


def taken(t: Glance, step: int, card: int) -> float:
    value = cards.held_again(t, card)
    if step == ids.TAKING and card < ids.DISTRICTS and t.lawful(card) and t.price(card) <= t.gold:
        value += 2.0  # a Wizard builds it at once
    return value


def tokens(t: Glance, moves: list[int]) -> list[float]:
    """The other warrants or threats: where they are believed."""
    likely = chances(t)
    feared = menaces(t)
    return [name_value(t, move - VERB[move], ids.SIGN if VERB[move] == ids.WARRANT else ids.FLOWER, likely, feared)
            for move in moves]


def bids(t: Glance, moves: list[int]) -> list[float]:
    """One gold more than the last bid, as long as the card is worth it."""
    card = t.auction()[0]
    limit = 0.0
    if t.lawful(card) and card not in t.hand:
        limit = min(0.5 * t.cost_of(card) + 0.5 * cards.effect(t, card), t.gold - 1.0)
    found: list[float] = []
    lowest = t.auction()[2] + 1
    for move in moves:
        if move == ids.PASS:
            found.append(0.0)
        else:
            gold = move - ids.BID + 1
            found.append(1.0 if gold == lowest and gold <= limit else -float(gold))
    return found


def yes_or_no(t: Glance, step: int, arg: int, move: int) -> float:
    """Whatever offers something is taken, passing is 0; so each line says when not."""
    if move == ids.PASS or move == ids.HOLD or move == ids.SILENCE or move == ids.REFUSE:
        return 0.0
    if move == ids.NOW:
        complete = t.size_of(t.seat) + 1 >= t.goal
        return finish_value(t, cards.built(t, arg)) if complete and not t.common else 1.0
    if move == ids.REVEAL:
        return 1.0 if t.flowered(arg) else -1.0
    if move == ids.USE_GRAVEYARD:
        return cards.held_again(t, arg) - 1.3
    if move == ids.RING:
        return ring(t)
    if move == ids.CASH:
        return 1.0 if t.ending() or t.gold < 2 else 0.2
    if move == ids.TAKE_CARD:
        return cards.one_more(t)
    if move == ids.TAKE_GOLD:
        return 1.2
    if move == ids.ACROBAT:
        return 1.0 if t.crown != t.seat else -1.0
    if move == ids.CONFISCATE:
        complete = t.size_of(t.seat) + 1 >= t.goal
        return finish_value(t, cards.built(t, t.being_built)) if complete else 1.0
    return 1.0  # thanks, a bribe, a Strongman


def ring(t: Glance) -> float:
    """One district less for everybody: good for whoever is ahead."""
    if t.common:
        return -1.0
    size = t.size_of(t.seat)
    if size + 1 >= t.goal:
        return finish_value(t, 0.0)
    for seat in range(t.seats):
        if seat != t.seat and t.size_of(seat) >= size:
            return -1.0
    return 1.0

