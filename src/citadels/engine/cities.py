"""Districts in cities: what they cost, what protects them, and how they come and go."""
from __future__ import annotations

from citadels.engine.events import BURIED, COMPLETED, DESTROYED, DISCARDED, FOUND_UNDER
from citadels.engine.ids import KIND, STAR
from citadels.engine.refusal import GUARDED, SAFE, Refusal
from citadels.engine.state import NONE, Cards, State, without


def cost(g: State, item: int) -> int:
    """What a district in a city is worth: its printed cost, 1 more if it is beautified."""
    return g.setup.districts[item & KIND].cost + (1 if item >= STAR else 0)


def worth(g: State, seat: int) -> int:
    """The points from districts alone that break a tie in the older editions."""
    points = 0
    for item in g.players[seat].city:
        points += cost(g, item) + (2 if g.setup.districts[item & KIND].worth_more else 0)
    return points


def district_of(g: State, seat: int, kinds: int) -> int:
    """The district of a city that is one of these kinds (a bit set), as a source; -1 for none."""
    return (g.players[seat].names & kinds).bit_length() - 1


def surcharge(g: State, owner: int, item: int) -> int:
    """The extra gold that rank 8 pays for this district because of another one in the same city."""
    walls = g.players[owner].names & g.setup.walls
    if not walls or walls == 1 << (item & KIND):
        return 0
    extra = 0
    for other in g.players[owner].city:
        if other & KIND != item & KIND:
            extra += g.setup.districts[other & KIND].wall
    return extra


def wall_rule(g: State, owner: int, item: int) -> str:
    """The rule of the district that makes rank 8 pay more for this one."""
    for other in g.players[owner].city:
        if other & KIND != item & KIND and g.setup.districts[other & KIND].wall:
            return g.setup.districts[other & KIND].wall_rule
    return ""


def guarded(g: State, seat: int, owner: int, item: int) -> Refusal | None:
    """Why rank 8, acting for a seat, cannot touch this district at all."""
    rule = g.setup.districts[item & KIND].safe_rule
    if rule:
        return Refusal(rule, SAFE, card=item & KIND)
    return Refusal("DX-BISHOP-2", GUARDED, character=g.setup.shield) if owner == shielded(g, seat) else None


def shielded(g: State, seat: int) -> int:
    """Whose city is protected when a seat acts as rank 8; never its own. -1 for none."""
    shield = g.setup.shield
    if shield < 0 or g.round.killed == shield:
        return -1
    owner = g.wielder(shield)
    return -1 if owner == seat else owner


def raze(g: State, owner: int, item: int, by: int, source: int) -> Cards:
    """Take a district off the table with all that lies under it, and return the cards to be buried."""
    player = g.players[owner]
    g.settle(player, without(player.city, item))
    g.emit(DESTROYED, owner, by, item & KIND, source=source)
    ruins: Cards = (item & KIND,)
    district = g.setup.districts[item & KIND]
    if district.stores:
        ruins += player.under
        player.under = NONE
    if district.rings:
        g.rung = False
    return ruins


def bury(g: State, seat: int, cards: Cards, source: int = -1) -> None:
    """Put cards under the deck, where only this seat knows which they are, or on the open discard pile.

    Without a source, they come from gathering or a sale.
    """
    if g.setup.open_pile:
        g.discard += cards
        g.emit(DISCARDED, seat, -1, len(cards), cards, source)
        return
    g.bury(cards)
    if g.log is not None:
        g.emit(BURIED, seat, -1, len(cards), tuple(sorted(cards)), source)


def destroy(g: State, owner: int, item: int, by: int, source: int) -> None:
    bury(g, owner, raze(g, owner, item, by, source), source)


def add(g: State, seat: int, item: int) -> None:
    """Add a district to a city, however it gets there."""
    player = g.players[seat]
    g.settle(player, player.city + (item,))
    check(g, seat)


def check(g: State, seat: int) -> None:
    """Note the first city to be completed."""
    if g.first == 0 and g.complete(g.players[seat]):
        g.first = 1 << seat
        g.emit(COMPLETED, seat)


def carry_over(g: State, giver: int, taker: int, item: int) -> None:
    """The cards under a district move with it, and its new owner looks at them."""
    if g.setup.districts[item & KIND].stores:
        g.players[taker].under = g.players[giver].under
        g.players[giver].under = NONE
        g.emit(FOUND_UNDER, taker, -1, len(g.players[taker].under), g.players[taker].under, item & KIND)
