"""Sales and auctions of the Common City."""
from __future__ import annotations

from typing import Final

from citadels.engine.cities import bury
from citadels.engine.districts import each_card
from citadels.engine.events import AUCTIONED, PUT_UP, SOLD
from citadels.engine.flow import murdered
from citadels.engine.ids import BIDDING
from citadels.engine.refusal import NOT_HELD, ONLY_GATHER, USED, Refusal
from citadels.engine.state import NONE, State, lap_of, without
from citadels.engine.verbs import AUCTION, SELL, VERB

HIGHEST: Final = 99


def sale_moves(g: State, seat: int, found: list[int]) -> None:
    """What may be sold: to the bank, or by auction once per name and turn."""
    each_card(g, seat, SELL, found)
    offered = g.turn.offered
    seen = 0
    for kind in g.players[seat].hand:
        if not (seen | offered) >> kind & 1:
            seen |= 1 << kind
            found.append(AUCTION + kind)


def why_not_sell(g: State, seat: int, move: int) -> Refusal:
    verb = VERB[move]
    if murdered(g):
        return Refusal("CC-KING-2", ONLY_GATHER)
    if move - verb not in g.players[seat].hand:
        return Refusal("CC-AUCTION-2" if verb == AUCTION else "CC-TURN-3", NOT_HELD, card=move - verb)
    return Refusal("CC-AUCTION-1", USED)


def sell(g: State, seat: int, move: int) -> None:
    """To the bank for half the cost, rounded up; or open the bidding."""
    if VERB[move] == SELL:
        kind = move - SELL
        gold = (g.setup.districts[kind].cost + 1) // 2
        g.players[seat].hand = without(g.players[seat].hand, kind)
        g.players[seat].gold += gold
        g.emit(SOLD, seat, -1, gold, (kind,))
        bury(g, seat, (kind,))
        return
    kind = move - AUCTION
    g.turn.offered |= 1 << kind
    g.emit(PUT_UP, seat, -1, kind)
    n = len(g.players)
    bidders = [(seat + step) % n for step in range(1, n)]
    lap_of(g).auction = (kind, seat, 0, -1, *bidders)
    next_bidder(g)


def next_bidder(g: State) -> None:
    """Ask the next seat that can bid more; if there is none, the card is sold, or stays."""
    lap = lap_of(g)
    kind, seller, bid, bidder = lap.auction[:4]
    live = lap.auction[4:]
    while live and live[0] != bidder and (g.players[live[0]].gold <= bid or bid == HIGHEST):
        live = live[1:]
    if live and live[0] != bidder:
        lap.auction = (kind, seller, bid, bidder, *live)
        g.push(BIDDING, live[0], 0)
        return
    lap.auction = NONE
    if bidder >= 0:
        g.players[seller].hand = without(g.players[seller].hand, kind)
        g.players[bidder].hand = (*g.players[bidder].hand, kind)
        g.players[bidder].gold -= bid
        g.players[seller].gold += bid
    g.emit(AUCTIONED, seller, bidder, bid, (kind,))
