"""Every decision except choosing a character and the free part of a turn, one small rule of thumb each."""
from __future__ import annotations

from citadels.bots.builder import cards
from citadels.bots.builder.naming import name_value
from citadels.bots.builder.opponents import dangers, holder_probabilities
from citadels.bots.builder.turn import finish_value, loss_value
from citadels.bots.fast_observation import FastObservation
from citadels.engine import ids, verbs
from citadels.engine.verbs import VERB


def answer_values(obs: FastObservation, step: int, arg: int, moves: list[int]) -> list[float]:
    if step == ids.KEEPING or step == ids.STUDYING or step == ids.VISITING:
        return [cards.drawn_value(obs, move - verbs.KEEP_CARD) for move in moves]
    if step == ids.PAYING:
        return [payment_value(obs, move) for move in moves]
    if step == ids.RETURNING or step == ids.LENDING:
        return [-loss_value(obs, move - verbs.GIVE) for move in moves]
    if step == ids.REDRAWING:
        return [0.0 if move == verbs.DONE else 1.1 - loss_value(obs, move - verbs.PUT) for move in moves]
    if step == ids.TAKING or step == ids.FORTUNE_TAKING:
        return [taken_value(obs, step, move - verbs.TAKE) for move in moves]
    if step == ids.SEARCHING:
        return [0.0 if move == verbs.PASS else cards.drawn_value(obs, move - verbs.LIGHTHOUSE) for move in moves]
    if step == ids.SIGNING or step == ids.THREATENING:
        return token_values(obs, moves)
    if step == ids.CROWNING:
        danger = dangers(obs)
        return [-danger[move - verbs.CROWN] for move in moves]
    if step == ids.EXCHANGING:
        places = [move - verbs.FOR for move in moves]
        return [-obs.worth_of(obs.standing(obs.seat, place)) - cards.effect_value(obs, place // 2) for place in places]
    if step == ids.GRANTING:
        return [-1.2 if move == verbs.GIVE_GOLD else -loss_value(obs, move - verbs.GIVE) for move in moves]
    if step == ids.LAUNCHING:
        return [cards.built_value(obs, move - verbs.BUILD) for move in moves]
    if step == ids.BIDDING:
        return bid_values(obs, moves)
    return [yes_or_no_value(obs, arg, move) for move in moves]


def payment_value(obs: FastObservation, move: int) -> float:
    """Gold if there is enough; cards of little use; a Framework or a cheap district only if there is no other way."""
    verb = VERB[move]
    if verb == verbs.PAY:
        return 5.0
    if verb == verbs.SPEND:
        return 6.0 - 2.0 * loss_value(obs, move - verbs.SPEND)
    if verb == verbs.USE_FRAMEWORK:
        return 4.0 if obs.price(obs.being_built) < 5 else 5.5 if obs.gold < 6 else 4.5
    return 2.0 - obs.worth_of(obs.standing(obs.seat, move - verbs.SACRIFICE))


def taken_value(obs: FastObservation, step: int, card: int) -> float:
    value = cards.drawn_value(obs, card)
    if step == ids.TAKING and card >= ids.DISTRICTS and obs.may_build(card) and obs.price(card) <= obs.gold:
        value += 2.0  # a Wizard builds it at once
    return value


def token_values(obs: FastObservation, moves: list[int]) -> list[float]:
    """The other warrants or threats, where they are likely to be believed."""
    probability = holder_probabilities(obs)
    danger = dangers(obs)
    return [name_value(obs, move - VERB[move], verbs.SIGN if VERB[move] == verbs.WARRANT else verbs.FLOWER, probability,
                       danger) for move in moves]


def bid_values(obs: FastObservation, moves: list[int]) -> list[float]:
    """One gold more than the last bid, as long as the card is worth it."""
    card = obs.auction()[0]
    limit = 0.0
    if obs.may_build(card) and card not in obs.hand:
        limit = min(0.5 * obs.cost_of(card) + 0.5 * cards.effect_value(obs, card), obs.gold - 1.0)
    found: list[float] = []
    lowest = obs.auction()[2] + 1
    for move in moves:
        if move == verbs.PASS:
            found.append(0.0)
        else:
            gold = move - verbs.BID + 1
            found.append(1.0 if gold == lowest and gold <= limit else -float(gold))
    return found


def yes_or_no_value(obs: FastObservation, arg: int, move: int) -> float:
    """Offers are accepted, unless a line below says otherwise; passing is worth 0."""
    if move == verbs.PASS or move == verbs.HOLD or move == verbs.SILENCE or move == verbs.REFUSE:
        return 0.0
    if move == verbs.NOW:
        complete = obs.size_of(obs.seat) + 1 >= obs.goal
        return finish_value(obs, cards.built_value(obs, arg)) if complete and not obs.laps else 1.0
    if move == verbs.REVEAL:
        return 1.0 if obs.flowered(arg) else -1.0
    if move == verbs.USE_GRAVEYARD:
        return cards.drawn_value(obs, arg) - 1.3
    if move == verbs.RING:
        return ring_value(obs)
    if move == verbs.CASH:
        return 1.0 if obs.is_last_round() or obs.gold < 2 else 0.2
    if move == verbs.TAKE_CARD:
        return cards.next_card_value(obs)
    if move == verbs.TAKE_GOLD:
        return 1.2
    if move == verbs.ACROBAT:
        return 1.0 if obs.crown != obs.seat else -1.0
    if move == verbs.CONFISCATE:
        complete = obs.size_of(obs.seat) + 1 >= obs.goal
        return finish_value(obs, cards.built_value(obs, obs.being_built)) if complete else 1.0
    return 1.0  # thanks, a bribe, a Strongman


def ring_value(obs: FastObservation) -> float:
    """Everybody needs one district less, which is good for whoever is ahead."""
    if obs.laps:
        return -1.0
    size = obs.size_of(obs.seat)
    if size + 1 >= obs.goal:
        return finish_value(obs, 0.0)
    for seat in range(obs.seats):
        if seat != obs.seat and obs.size_of(seat) >= size:
            return -1.0
    return 1.0
