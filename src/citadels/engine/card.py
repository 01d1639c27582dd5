"""What a card may change: the closed list of hooks and attributes. The defaults change nothing.

An answer to "may this be done?" is the id of the rule that forbids it, or "" if none does.
"""
from __future__ import annotations

from citadels.engine.dealings import earn, gain_cards
from citadels.engine.ids import INCOME, NO_TYPE, UNIQUE
from citadels.engine.state import State


class Character:
    type = NO_TYPE          # gains for districts of this type
    earns_cards = False     # that gain is cards, not gold
    income_rule = ""
    builds = 1              # districts it may build
    builds_rule = "DX-TURN-2"
    doubles = False         # may build a second district of a name
    uncounted = NO_TYPE     # districts of this type do not count toward the limit
    bound = False           # may do nothing but gather and use its ability
    bewitches = False       # plays on as the character it has named
    issues = False          # puts warrants on characters
    robs = False            # takes the gold of the character it has named
    blackmails = False      # puts threats on characters
    crowns_others = False   # moves the crown to somebody else
    shields = False         # guards its player's city from rank 8
    watches = False         # wants to know of every district built and every turn ended
    act_rule = ""           # the rule about its act upon a district
    verbs: tuple[int, ...] = ()  # the moves that are this character's alone

    def __init__(self, character: int) -> None:
        self.id = character

    def income(self, g: State, seat: int, found: list[int]) -> None:
        """Its gain for districts of its type, if there is any."""
        count = matching(g, seat, self.type)
        if count > 0 and not (self.earns_cards and not g.stock()):
            found.append(INCOME)

    def collect(self, g: State, seat: int, move: int) -> None:
        """Take that gain."""
        count = matching(g, seat, self.type)
        if self.earns_cards:
            gain_cards(g, seat, count)
        else:
            earn(g, seat, count)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        """Its other abilities that the player could use now."""

    def why(self, g: State, seat: int, move: int) -> str:
        """The rule that forbids one of its moves now, or nothing."""
        return "DX-TURN-5"

    def use(self, g: State, seat: int, move: int) -> None:
        """Carry out one of its moves."""

    def must(self, g: State) -> str:
        """The rule by which the turn cannot end yet, or nothing."""
        return ""

    def on_reveal(self, g: State, seat: int) -> None:
        """Its player has revealed it."""

    def binds(self, g: State) -> bool:
        """Whether a bound character is bound just now."""
        return self.bound

    def on_silence(self, g: State, seat: int) -> None:
        """Its player has lost the turn for want of thanks."""

    def on_resume(self, g: State, seat: int) -> None:
        """A Witch goes on as this character."""

    def on_after_queen(self, g: State, queen: int) -> None:
        """It was called right after the Queen."""

    def on_end_turn(self, g: State, seat: int) -> None:
        """Its player's turn ends."""

    def on_end_round(self, g: State, seat: int) -> bool:
        """It was killed and the round is over; true when its player must decide something first."""
        return False

    def on_late_reveal(self, g: State, seat: int, noble: int) -> None:
        """A killed rank 4, held by another seat, is revealed at the end of the round."""

    def on_late_crown(self, g: State, seat: int, noble: int) -> None:
        """And then the crown has moved, or not."""

    def on_anyone_ends(self, g: State, seat: int) -> None:
        """Somebody's turn ends, before anything else that happens then."""

    def on_anyone_builds(self, g: State, owner: int) -> None:
        """A district was built in somebody's city."""

    def spent(self, g: State, bit: int) -> bool:
        return g.turn.used & bit != 0


class District:
    buildable = True
    unbuildable_rule = ""
    counted = True         # counts toward the build limit
    active = False         # has moves of its own in its owner's turn
    verb = -1              # that move
    played: tuple[int, ...] = ()  # its moves from the hand, for an action card
    use_rule = ""          # the rule about it
    keep_all = False       # all drawn cards are kept
    kept = 0               # more of the drawn cards are kept
    drawn = 0              # more cards drawn on gathering
    mined = 0              # more gold on gathering gold
    safe_rule = ""         # the rule by which rank 8 cannot touch it
    wall = 0               # rank 8 pays this much more for the other districts of its city
    discount = 0           # other unique districts cost this much less
    doubles = False        # districts of a name already there may be built
    double_size = False    # counts as two districts for completing the city
    room = 99              # cannot be built with this many districts in the city
    room_rule = ""
    any_type = False       # counts as the wanted type for gains
    dated = False          # it matters in which round it was built
    haunted = False        # counts as the best type at the end
    cards_pay = False      # hand cards may be spent for it, one for one gold
    pays = False           # may be destroyed instead of paying for a district
    closes = False         # does something at the end of its owner's turn
    selects = False        # does something after the selection
    starts = False         # does something when it is built
    salvages = False       # its owner may buy what the Warlord destroys
    heals = False          # its owner gathers even if murdered
    attends = False        # its owner gains when the crown changes hands
    hosts = False          # while its owner has the crown the others must thank
    rings = False          # while it stands it may make cities complete earlier
    stores = False         # cards may lie under it
    worth_more = False     # counts as 2 more points from districts when a tie is broken
    held = 0               # points in hand at the end
    points_rule = ""       # the rule about the points it gives beyond its cost

    def __init__(self, kind: int, cost: int, type: int) -> None:
        self.kind = kind
        self.cost = cost
        self.type = type

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        """What its owner could do with it now."""

    def why(self, g: State, seat: int, move: int) -> str:
        """The rule that forbids such a move now, or nothing; the district stands in the seat's city."""
        return self.use_rule

    def use(self, g: State, seat: int, move: int) -> None:
        """Carry out such a move."""

    def affordable(self, g: State, seat: int, price: int) -> bool:
        """Whether it can be paid for in a way of its own, with too little gold."""
        return False

    def ways(self, g: State, seat: int, left: int, found: list[int]) -> None:
        """Its own ways to be paid for, with so much left to pay."""

    def on_built(self, g: State, seat: int) -> None:
        """It was built; push what its owner may decide."""

    def on_end_turn(self, g: State, seat: int) -> None:
        """Its owner's turn ends."""

    def on_selection(self, g: State, seat: int) -> None:
        """Everybody has chosen; push what its owner may decide."""

    def points(self, g: State, seat: int, types: list[int]) -> int:
        """Points beyond its cost, given how many districts of each type the city counts."""
        return 0


def matching(g: State, seat: int, type: int) -> int:
    """How many districts of a city yield something for this type."""
    player = g.players[seat]
    count = player.types >> (type << 3) & 255
    if player.names & g.setup.any_type and type != UNIQUE:
        count += 1
    return count
