"""Building a district: whether it is allowed, how it may be paid for, and what follows."""
from __future__ import annotations

from citadels.engine.cities import add, bury, destroy
from citadels.engine.events import ANNOUNCED, BORROWED, BUILT, CONFISCATED, PAID, PUT_ASIDE
from citadels.engine.ids import (
    CONFISCATING,
    DISTRICTS,
    KIND,
    LENDING,
    PAYING,
    UNIQUE,
    USED_BUILT,
    USED_RINGMASTER,
    USED_WARRANT,
)
from citadels.engine.refusal import (
    BUILDS_NOTHING,
    COST,
    FULL,
    GATHER_FIRST,
    LIMIT,
    NEVER_BUILT,
    NOT_HELD,
    NOT_SIGNED,
    STANDS,
    STANDS_ELSEWHERE,
    Refusal,
)
from citadels.engine.state import NONE, Player, State, standing, without
from citadels.engine.transfers import acting
from citadels.engine.verbs import BUILD, PAY, SACRIFICE, SPEND, USE_FRAMEWORK, VERB


def price(g: State, seat: int, kind: int) -> int:
    """What it costs this player to build a district now."""
    district = g.setup.districts[kind]
    result = district.cost
    if district.type == UNIQUE and g.players[seat].names & g.setup.discounters:
        for item in g.players[seat].city:
            if item & KIND != kind:
                result -= g.setup.districts[item & KIND].discount
    return result


def unlawful(g: State, seat: int, kind: int) -> Refusal | None:
    """Why this district may not be built in this city now, whatever is paid."""
    district = g.setup.districts[kind]
    player = g.players[seat]
    if not district.buildable:
        return Refusal(district.unbuildable_rule, NEVER_BUILT, card=kind)
    if player.names >> kind & 1 and not may_double(g, player):
        return Refusal(doubles_rule(g, player), STANDS, card=kind)
    if g.setup.edition.course.taken_names(g, player) >> kind & 1:
        return Refusal(g.setup.edition.course.taken_rule, STANDS_ELSEWHERE, card=kind)
    if len(player.city) >= district.room:
        return Refusal(district.room_rule, FULL, card=kind, limit=district.room)
    return None


def doubles_rule(g: State, player: Player) -> str:
    """The rule against one more district of a name: that of the district that allows a few, or the general one."""
    for item in player.city:
        if g.setup.districts[item & KIND].doubles:
            return g.setup.districts[item & KIND].doubles_rule
    return "DX-TURN-4"


def may_double(g: State, player: Player) -> bool:
    """Whether a district of a name already in the city may be built now."""
    if g.setup.characters[g.turn.character].doubles:
        return True
    if not player.names & g.setup.doublers:
        return False
    if g.setup.double_limit > len(player.city):
        return True
    doubles = 0
    for i in range(len(player.city)):
        for k in range(i):
            if player.city[i] & KIND == player.city[k] & KIND and player.city[i] & KIND >= DISTRICTS:
                doubles += 1
                break
    return doubles < g.setup.double_limit


def limit(g: State) -> int:
    """How many districts may be built in this turn."""
    builds = g.setup.characters[g.turn.character].builds
    return builds + 2 if g.turn.used & USED_RINGMASTER else builds


def over_limit(g: State, kind: int) -> Refusal | None:
    """Why this turn's character may not build one more district of this kind."""
    character = g.setup.characters[g.turn.character]
    most = limit(g)
    if g.turn.built < most:
        return None
    if most == 0:
        return Refusal(character.builds_rule, BUILDS_NOTHING, character=character.id)
    if character.builds > 0 and not counts(g, kind):
        return None
    rule = "CI-RINGMASTER-1" if g.turn.used & USED_RINGMASTER else character.builds_rule or g.setup.edition.limit_rule
    return Refusal(rule, LIMIT, limit=most)


def counts(g: State, kind: int) -> bool:
    """Whether a district counts toward the limit of this turn's character."""
    district = g.setup.districts[kind]
    return district.counted and district.type != g.setup.characters[g.turn.character].uncounted


def unaffordable(g: State, seat: int, kind: int) -> Refusal | None:
    """Why there is no way to pay for a district."""
    player = g.players[seat]
    cost = price(g, seat, kind)
    if player.gold >= cost or player.names & g.setup.payers or g.setup.districts[kind].affordable(g, seat, cost):
        return None
    return Refusal("DX-TURN-3", COST, cost=cost, gold=player.gold)


def why_not_build(g: State, seat: int, kind: int) -> Refusal | None:
    """Why this card may not be built from the hand now."""
    if not g.setup.districts[kind].buildable:
        return unlawful(g, seat, kind)
    if kind not in g.players[seat].hand:
        return Refusal("DX-TURN-3", NOT_HELD, card=kind)
    if not g.turn.gathered:
        return Refusal("DX-TURN-2", GATHER_FIRST)
    return over_limit(g, kind) or unlawful(g, seat, kind) or unaffordable(g, seat, kind)


def buildable(g: State, seat: int, found: list[int]) -> None:
    """Everything that may be built from the hand after gathering.

    The same checks as in `why_not_build`, but for a whole hand at once, because games spend most of their time here.
    A test keeps the two in step.
    """
    setup = g.setup
    player = g.players[seat]
    character = setup.characters[g.turn.character]
    names = player.names
    gold = player.gold
    size = len(player.city)
    free = g.turn.built < limit(g)
    doubles = (character.doubles or names & setup.doublers != 0) and may_double(g, player)
    payer = names & setup.payers != 0
    discount = names & setup.discounters != 0
    seen = 0 if doubles else names
    if setup.one_city:
        seen |= setup.edition.course.taken_names(g, player)
    for kind in player.hand:
        bit = 1 << kind
        if seen & bit:
            continue
        seen |= bit
        district = setup.districts[kind]
        if not free and district.counted and district.type != character.uncounted:
            continue
        if not district.buildable or size >= district.room:
            continue
        if gold < district.cost and not payer:
            cost = price(g, seat, kind) if discount else district.cost
            if gold < cost and not district.affordable(g, seat, cost):
                continue
        found.append(BUILD + kind)


def begin(g: State, seat: int, kind: int, counted: bool, lender: int) -> None:
    """Take a card from the hand to build it, and ask how to pay if there is a choice.

    With a lender (-1: none), the missing gold is borrowed from that seat.
    """
    player = g.players[seat]
    player.hand = without(player.hand, kind)
    g.turn.building = kind
    if counted:
        g.turn.built += 1
    g.emit(ANNOUNCED, seat, -1, kind)
    if lender >= 0:
        if g.setup.districts[kind].cards_pay:
            g.push(PAYING, seat, lender + 1)
        else:
            borrow(g, seat, lender)
        return
    ways = payments(g, seat, -1)
    if len(ways) == 1 and ways[0] == PAY:
        pay(g, seat, PAY)
    else:
        g.push(PAYING, seat, 0)


def payments(g: State, seat: int, lender: int) -> list[int]:
    """The ways to pay what is still owed for the district being built."""
    player = g.players[seat]
    kind = g.turn.building
    left = price(g, seat, kind) - len(g.turn.aside)
    found: list[int] = []
    if lender >= 0:  # at least one gold must be borrowed
        missing = left - player.gold
        if missing <= g.players[lender].gold:
            found.append(PAY)
        if missing > 1:
            g.setup.districts[kind].ways(g, seat, left, found)
        return found
    if player.gold >= left:
        found.append(PAY)
    if player.names & g.setup.payers and not g.turn.aside:
        found.append(USE_FRAMEWORK)
    g.setup.districts[kind].ways(g, seat, left, found)
    return found


def borrow(g: State, seat: int, lender: int) -> None:
    """Take the missing gold from the lender; a card is owed for each piece."""
    missing = price(g, seat, g.turn.building) - len(g.turn.aside) - g.players[seat].gold
    g.players[lender].gold -= missing
    g.players[seat].gold += missing
    g.emit(BORROWED, seat, lender, missing, source=acting(g))
    g.turn.owed = (lender,) * missing
    g.push(LENDING, seat, 0)


def pay(g: State, seat: int, move: int) -> None:
    """Carry out one way of paying, other than spending a card; the decision has been popped already."""
    player = g.players[seat]
    turn = g.turn
    if move == PAY:
        gold = price(g, seat, turn.building) - len(turn.aside)
        if turn.aside:
            spent = turn.aside
            turn.aside = NONE
            bury(g, seat, spent, turn.building)
        pay_gold(g, seat, gold, turn.building)
        paid_for(g, seat, gold)
        return
    if move == USE_FRAMEWORK:
        for item in player.city:
            if g.setup.districts[item & KIND].pays:
                destroy(g, seat, item, seat, item & KIND)
                break
    elif VERB[move] == SACRIFICE:
        destroy(g, seat, standing(player.city, move - SACRIFICE), seat, turn.building)
    finish(g, seat)


def pay_gold(g: State, seat: int, gold: int, source: int) -> None:
    """Pay gold for a district, which is the source unless another card lets it be built."""
    g.players[seat].gold -= gold
    g.turn.paid += gold
    g.emit(PAID, seat, -1, gold, source=source)


def spend(g: State, seat: int, move: int) -> None:
    player = g.players[seat]
    player.hand = without(player.hand, move - SPEND)
    g.turn.aside = (*g.turn.aside, move - SPEND)
    g.emit(PUT_ASIDE, seat, -1, 0, (move - SPEND,), g.turn.building)


def paid_for(g: State, seat: int, gold: int) -> None:
    """The district has been paid for: the first one of a turn may be confiscated."""
    turn = g.turn
    r = g.round
    if g.setup.issuer >= 0 and turn.used & USED_WARRANT == 0:
        turn.used |= USED_WARRANT
        if r.signed == turn.character or turn.character in r.unsigned:
            magistrate = g.holder(g.setup.issuer)
            if magistrate >= 0:
                g.push(CONFISCATING, magistrate, gold)
                return
    finish(g, seat)


def why_not_confiscate(g: State, magistrate: int) -> Refusal | None:
    """Why the Magistrate may not confiscate the district that was paid for."""
    turn = g.turn
    player = g.players[magistrate]
    if g.round.signed != turn.character:
        return Refusal("DX-MAGISTRATE-2", NOT_SIGNED)
    if turn.seat == magistrate:
        return Refusal("RU-4")
    if player.names >> turn.building & 1:
        return Refusal("DX-MAGISTRATE-4", STANDS, card=turn.building)
    room = g.setup.districts[turn.building].room
    if len(player.city) >= room:
        return Refusal("DX-MAGISTRATE-4", FULL, card=turn.building, limit=room)
    return None


def confiscate(g: State, magistrate: int, gold: int) -> None:
    g.round.served = True
    g.turn.paid -= gold
    g.players[g.turn.seat].gold += gold
    g.emit(CONFISCATED, magistrate, g.turn.seat, g.turn.building, source=g.setup.characters[g.setup.issuer].source)
    finish(g, magistrate)


def finish(g: State, owner: int) -> None:
    """The district being built enters a city."""
    kind = g.turn.building
    g.turn.building = -1
    g.players[owner].fresh |= 1 << kind
    if owner == g.turn.seat:
        g.turn.used |= USED_BUILT
    g.emit(BUILT, owner, -1, kind)
    add(g, owner, kind)
    for watcher in g.setup.watchers:
        watcher.on_anyone_builds(g, owner)
    g.setup.edition.course.built(g)
    if g.setup.starters >> kind & 1 and not g.ended:
        g.setup.districts[kind].on_built(g, owner)
