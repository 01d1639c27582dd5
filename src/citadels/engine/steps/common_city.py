"""Sales and auctions of the Common City."""
from __future__ import annotations

from typing import Final

from citadels.engine.cities import bury
from citadels.engine.districts import each_card
from citadels.engine.events import AUCTIONED, BID_MADE, LET_PASS, PUT_UP, SOLD
from citadels.engine.ids import AUCTION, BID, BIDDING, PASS, SELL, VERB
from citadels.engine.state import NONE, State, without
from citadels.engine.steps.step import Step

HIGHEST: Final = 99


def sale_moves(g: State, seat: int, found: list[int]) -> None:
    """What may be sold: to the bank, or by auction once per name and turn."""
    assert g.lap is not None
    each_card(g, seat, SELL, found)
    offered = g.turn.offered
    seen = 0
    for kind in g.players[seat].hand:
        if not (seen | offered) >> kind & 1:
            seen |= 1 << kind
            found.append(AUCTION + kind)


def sell(g: State, seat: int, move: int) -> None:
    """To the bank for half the cost, rounded up; or open the bidding."""
    assert g.lap is not None
    if VERB[move] == SELL:
        kind = move - SELL
        gold = (g.setup.districts[kind].cost + 1) // 2
        g.players[seat].hand = without(g.players[seat].hand, kind)
        g.players[seat].gold += gold
        g.tell(SOLD, seat, -1, gold, (kind,))
        bury(g, seat, (kind,))
        return
    kind = move - AUCTION
    g.turn.offered |= 1 << kind
    g.tell(PUT_UP, seat, -1, kind)
    n = len(g.players)
    bidders = [(seat + step) % n for step in range(1, n)]
    g.lap.auction = (kind, seat, 0, -1, *bidders)
    next_bidder(g)


def next_bidder(g: State) -> None:
    """Ask the next who can outbid; with nobody left the card is sold, or stays."""
    lap = g.lap
    assert lap is not None
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
    g.tell(AUCTIONED, seller, bidder, bid, (kind,))


class Bidding(Step):
    """More than the last bid, or out for good."""

    name = "bidding"
    rule = "CC-AUCTION-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        if g.lap is None or len(g.lap.auction) < 5:
            return False
        kind, seller, bid, _ = g.lap.auction[:4]
        there = kind in g.players[seller].hand and seller == g.turn.seat
        return there and g.lap.auction[4] == seat and g.players[seat].gold > bid

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        assert g.lap is not None
        found = [PASS]
        for gold in range(g.lap.auction[2] + 1, min(g.players[seat].gold, HIGHEST) + 1):
            found.append(BID + gold - 1)
        return found

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        lap = g.lap
        assert lap is not None
        g.pop()
        kind, seller, bid, bidder = lap.auction[:4]
        live = lap.auction[5:]
        if move == PASS:
            g.tell(LET_PASS, seat)
        else:
            bid = move - BID + 1
            bidder = seat
            live = (*live, seat)
            g.tell(BID_MADE, seat, -1, bid)
        lap.auction = (kind, seller, bid, bidder, *live)
        next_bidder(g)
