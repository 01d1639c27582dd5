"""What a card may change: the closed list of hooks and attributes. The defaults change nothing.

A method that answers "may this be done?" returns a Refusal, or None if nothing forbids it.
"""
from __future__ import annotations

from citadels.engine.ids import BY_CHARACTER, BY_TYPE, NO_TYPE, UNIQUE
from citadels.engine.refusal import POWER_USED, Refusal
from citadels.engine.state import State
from citadels.engine.subclassing import mypyc_attr, set_attributes
from citadels.engine.transfers import earn, gain_cards
from citadels.engine.verbs import INCOME
from citadels.engine.words import CARD_IDS, CHARACTER_IDS

Answers = tuple[tuple[int, str], ...]   # verbs that answer a question of the card, each with the rule that asks it


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    word = ""               # its id
    type = NO_TYPE          # gains for districts of this type
    earns_cards = False     # that gain is cards, not gold
    income_verb = INCOME    # how it is collected
    income_rule = ""
    builds = 1              # districts it may build
    builds_rule = ""        # the rule about that number; "" for the edition's
    doubles = False         # may build a second district of a name
    uncounted = NO_TYPE     # districts of this type do not count toward the limit
    bound = False           # may do nothing but gather and use its ability
    bound_rule = ""
    bewitches = False       # plays on as the character it has named
    victim_rule = ""        # what is left to that character's player
    kills = False           # the character it has named has no turn
    issues = False          # puts warrants on characters
    robs = False            # takes the gold of the character it has named
    blackmails = False      # puts threats on characters
    threat_rule = ""        # how they are answered
    royal = False           # takes the crown for itself
    crowns_others = False   # moves the crown to somebody else
    shields = False         # protects its player's city from rank 8
    asks_who_built = False  # it matters to it who has built in this round
    lies = False            # Common City: lies before its player until the characters are shuffled
    holds_tax = False       # the tax lies on it until it is called
    watches = False         # is told of every district built and every turn ended
    act_rule = ""           # the rule about what it does to a district
    raids = False           # that has a price that everybody can see
    must_reason = ""        # what it must do before its turn can end
    needs = 2               # the fewest players it can be played with
    needs_rule = "DX-SETUP-2"
    replacements: tuple[str, ...] = ()  # the first of these that a preset lacks takes its place there
    verbs: tuple[int, ...] = ()  # the moves that only this character has
    answers: Answers = ()

    def __init__(self, **changed: object) -> None:
        set_attributes(self, changed)
        self.id = CHARACTER_IDS.get(self.word, -1)
        self.source = BY_CHARACTER + self.id    # what happens by its ability has this source

    def income(self, g: State, seat: int, found: list[int]) -> None:
        """Its gain for districts of its type, if there is any."""
        count = matching(g, seat, self.type)
        if count > 0 and not (self.earns_cards and not g.stock()):
            found.append(INCOME)

    def collect(self, g: State, seat: int, move: int) -> None:
        """Take that gain."""
        count = matching(g, seat, self.type)
        if self.earns_cards:
            gain_cards(g, seat, count, BY_TYPE + self.type)
        else:
            earn(g, seat, count, BY_TYPE + self.type)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        """Its other abilities that the player could use now."""

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        """What forbids one of its moves now."""
        return Refusal("DX-TURN-5")

    def use(self, g: State, seat: int, move: int) -> None:
        """Carry out one of its moves."""

    def raid_price(self, g: State, owner: int, item: int) -> int:
        """What it pays to act on a district; -1 if that district cannot be chosen."""
        return -1

    def must(self, g: State) -> str:
        """The rule by which the turn cannot end yet, or ""."""
        return ""

    def on_reveal(self, g: State, seat: int) -> None:
        """Its player has revealed it."""

    def binds(self, g: State) -> bool:
        """Whether a bound character is bound just now."""
        return self.bound

    def on_silence(self, g: State, seat: int) -> None:
        """Its player gave no thanks and has lost the turn."""

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
        """After that, once the crown has moved or stayed."""

    def on_anyone_ends(self, g: State, seat: int) -> None:
        """Somebody's turn ends; this comes before all other effects of that."""

    def on_anyone_builds(self, g: State, owner: int) -> None:
        """A district was built in somebody's city."""

    def has_verb(self, verb: int) -> bool:
        """Whether a verb is one of its own in its turn."""
        return verb in self.verbs or (verb == self.income_verb and self.type != NO_TYPE)

    def spent(self, g: State, bit: int) -> bool:
        return g.turn.used & bit != 0


def used_up() -> Refusal:
    """An ability works once a turn."""
    return Refusal("DX-TURN-5", POWER_USED)


@mypyc_attr(allow_interpreted_subclasses=True)
class District:
    word = ""              # its id
    type = UNIQUE
    basic = False          # one of the basic districts, of which every edition has several copies
    buildable = True
    unbuildable_rule = ""
    counted = True         # counts toward the build limit
    verbs: tuple[int, ...] = ()  # its moves in its owner's turn; of an action card, from the hand
    answers: Answers = ()
    use_rule = ""          # the rule about it
    unbuilt_rule = ""      # the rule that it must be built to be used, if it is not the edition's
    keep_all = False       # all drawn cards are kept
    kept = 0               # more of the drawn cards are kept
    drawn = 0              # more cards drawn on gathering
    mined = 0              # more gold on gathering gold
    safe_rule = ""         # the rule by which rank 8 cannot touch it
    wall = 0               # rank 8 pays this much more for the other districts of its city
    wall_rule = ""
    discount = 0           # other unique districts cost this much less
    doubles = False        # districts of a name already there may be built
    doubles_rule = ""
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
    heals_rule = ""
    attends = False        # its owner gains when the crown changes hands
    hosts = False          # while its owner has the crown, the others must thank them
    searches = False       # its builder looks through the deck
    rings = False          # while it stands it may make cities complete earlier
    stores = False         # cards may lie under it
    stays = False          # an action card that lies in the city like a district
    tumbles = False        # an action card that answers a King who does not come
    resists = False        # an action card that answers a murder
    sells = False          # an action card that lies before its owner and sells tickets
    worth_more = False     # counts as 2 more points from districts when a tie is broken
    held = 0               # points in hand at the end
    points_rule = ""       # the rule about the points it gives beyond its cost

    def __init__(self, cost: int = 0, copies: int = 1, **changed: object) -> None:
        set_attributes(self, changed)
        self.kind = CARD_IDS.get(self.word, -1)
        self.cost = cost
        self.copies = copies

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        """What its owner could do with it now."""

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        """What forbids such a move now; the district stands in the seat's city."""
        return Refusal(self.use_rule)

    def use(self, g: State, seat: int, move: int) -> None:
        """Carry out such a move."""

    def affordable(self, g: State, seat: int, price: int) -> bool:
        """Whether it has a way of its own to be paid for with too little gold."""
        return False

    def ways(self, g: State, seat: int, left: int, found: list[int]) -> None:
        """Its own ways to pay what is left."""

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
    """How many districts of a city count when a character gains for this type."""
    player = g.players[seat]
    count = player.types >> (type << 3) & 255
    if player.names & g.setup.any_type and type != UNIQUE:
        count += 1
    return count
