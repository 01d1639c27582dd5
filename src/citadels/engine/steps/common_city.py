"""The decision of an auction in the Common City."""
from __future__ import annotations

from citadels.engine.edition import Setup
from citadels.engine.events import BID_MADE, LET_PASS
from citadels.engine.refusal import BID_MORE, COST, Refusal
from citadels.engine.sales import HIGHEST, next_bidder
from citadels.engine.state import State, lap_of
from citadels.engine.steps.step import COURSE, NOBODY, Step
from citadels.engine.verbs import BID, PASS, VERB


class Bidding(Step):
    """Bid more than the last bid, or leave the auction for good."""

    name = "bidding"
    question = "bid"
    rule = "CC-AUCTION-1"
    in_advance: tuple[int, ...] = (PASS,)

    def asker(self, setup: Setup) -> int:
        return COURSE if setup.one_city else NOBODY

    def fits(self, g: State, seat: int, arg: int) -> bool:
        if g.lap is None or len(g.lap.auction) < 5:
            return False
        kind, seller, bid, _ = g.lap.auction[:4]
        there = kind in g.players[seller].hand and seller == g.turn.seat
        return there and g.lap.auction[4] == seat and g.players[seat].gold > bid

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        found = [PASS]
        for gold in range(lap_of(g).auction[2] + 1, min(g.players[seat].gold, HIGHEST) + 1):
            found.append(BID + gold - 1)
        return found

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        lap = lap_of(g)
        g.pop()
        kind, seller, bid, bidder = lap.auction[:4]
        live = lap.auction[5:]
        if move == PASS:
            g.emit(LET_PASS, seat)
        else:
            bid = move - BID + 1
            bidder = seat
            live = (*live, seat)
            g.emit(BID_MADE, seat, -1, bid)
        lap.auction = (kind, seller, bid, bidder, *live)
        next_bidder(g)

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        if VERB[move] != BID:
            return Refusal(self.rule)
        gold = g.players[seat].gold
        if move - BID + 1 > gold:
            return Refusal(self.rule, COST, cost=move - BID + 1, gold=gold)
        return Refusal(self.rule, BID_MORE, limit=lap_of(g).auction[2])
