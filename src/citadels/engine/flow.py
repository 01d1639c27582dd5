"""The course of a game: selection, calling, the end of a turn, of a round and of the game."""
from __future__ import annotations

from typing import Final

from citadels.engine.events import (
    CALLED,
    FACE_UP,
    GAME_OVER,
    OFFERED,
    PEEKED,
    RESUMED,
    REVEALED,
    ROBBED,
    ROUND_BEGAN,
    TURN_ENDED,
)
from citadels.engine.ids import (
    ACTING,
    ANSWERING,
    CROWN_RANK,
    CROWNING,
    KIND,
    PICKING,
    THANKING,
    TUMBLING,
    USED_MURDERED,
    USED_VICTIM,
)
from citadels.engine.refusal import NOT_IN_GAME, Refusal
from citadels.engine.scoring import FIVE_TYPES, Line
from citadels.engine.state import Json, Player, State, Turn, new_round, new_turn, without
from citadels.engine.subclassing import mypyc_attr, set_attributes
from citadels.engine.words import CHARACTER_WORDS

LONGEST: Final = 200  # rounds after which a game is scored as it stands


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """How a game goes on: round by round, each with a selection and a call of all ranks."""

    hides = True        # characters are chosen in secret
    phase = "selection"  # the first phase of a game
    taken_rule = ""      # about districts that cannot be built because of others

    def __init__(self) -> None:
        set_attributes(self, {})

    def begin(self, g: State) -> None:
        """Go on to the first decision."""
        start_round(g)

    def go_on(self, g: State) -> None:
        """Go on to the next turn, or to what follows the last one."""
        call_next(g)

    def after_crowning(self, g: State) -> None:
        """A killed Emperor has moved the crown."""
        finish_round(g)

    def built(self, g: State) -> None:
        """Something was built."""

    def stored(self, g: State) -> None:
        """A card was put under a Museum."""

    def end_rule(self, g: State) -> str:
        """The rule by which the game is over."""
        return "DX-END-1" if g.first else "RU-6"

    # -- the rules of a turn ---------------------------------------------------------------------------------------
    def wielder(self, g: State, character: int) -> int:
        """The seat for which a character works: its holder, or the Witch who has bewitched it; -1 for none."""
        seat = g.holder(character)
        return g.holder(g.setup.bewitcher) if seat >= 0 and character == g.round.bewitched else seat

    def foreign_rule(self, g: State, seat: int, verb: int) -> str:
        """Why the ability of another character cannot be used: it waits for that one's turn, or is somebody else's."""
        for other in g.players[seat].characters:
            if len(g.players) <= 3 and other != g.turn.character and g.setup.characters[other].has_verb(verb):
                return "DX-CALL-2"
        return "DX-TURN-5"

    def taken_names(self, g: State, player: Player) -> int:
        """Bit set of the districts that this player cannot build because of others."""
        return 0

    def sales(self, g: State, seat: int, found: list[int]) -> None:
        """What may be sold now."""

    def sell(self, g: State, seat: int, move: int) -> None:
        """Sell it."""

    def why_not_sell(self, g: State, seat: int, move: int) -> Refusal:
        """What forbids a sale that is not among the options."""
        return Refusal("RU-8", NOT_IN_GAME)

    def points(self, g: State, seat: int, types: list[int]) -> list[Line]:
        """The points for anything but districts and complete cities."""
        if min(types[:5]) > 0:
            return [(g.setup.edition.five_types(g.setup.options), FIVE_TYPES, "DX-END-2")]
        return []

    # -- what is written and imagined ------------------------------------------------------------------------------
    def imagine(self, g: State) -> None:
        """Shuffle the part of it that nobody can know."""

    def in_turn(self, g: State) -> bool:
        """Whether somebody's turn is under way, while a decision is pending after the selection."""
        return g.tasks[-1][0] not in (CROWNING, TUMBLING)

    def write_marks(self, g: State) -> Json:
        """The characters that were named."""
        r = g.round
        return {"killed": named(r.killed), "robbed": named(r.robbed), "bewitched": named(r.bewitched)}

    def write_public(self, g: State) -> Json:
        """What everybody sees of it."""
        return {}

    def write_secret(self, g: State) -> Json:
        """What nobody may see of it."""
        return {}

    def write_player(self, g: State, seat: int) -> Json:
        """What lies in front of a player."""
        return {}

    def write_turn(self, turn: Turn) -> Json:
        return {}


def named(character: int) -> str | None:
    return None if character < 0 else CHARACTER_WORDS[character]


def go_on(g: State) -> None:
    g.setup.edition.course.go_on(g)


# -- selection ---------------------------------------------------------------------------------------------------------
def start_round(g: State) -> None:
    """Shuffle the characters, lay some out, and begin the selection."""
    g.number += 1
    g.round = new_round()
    g.turn = new_turn(g.crown, -1)
    g.suspended = None
    for player in g.players:
        player.characters = ()
        player.fresh = 0
    g.emit(ROUND_BEGAN, -1, -1, g.number)
    r = g.round
    r.pool = g.setup.cast
    if g.setup.edition.hidden_first:
        r.face_down = (take_one(g),)
    lay_out(g)
    if not r.face_down:
        r.face_down = (take_one(g),)
    if g.setup.edition.crown_peeks:
        g.emit(PEEKED, g.crown, -1, r.face_down[0])
    go_on_selecting(g, 0)


def take_one(g: State) -> int:
    """A character off the shuffled deck."""
    pool = g.round.pool
    i = g.random(len(pool))
    g.round.pool = pool[:i] + pool[i + 1:]
    return pool[i]


def lay_out(g: State) -> None:
    """Lay characters face up; one of rank 4 is shuffled back and replaced."""
    r = g.round
    while len(r.face_up) < g.setup.face_up:
        pool = r.pool
        character = take_one(g)
        if g.setup.rank[character] == CROWN_RANK:
            r.pool = pool
        else:
            r.face_up += (character,)
    if r.face_up:
        g.emit(FACE_UP, -1, -1, 0, r.face_up)


# The entries of Setup.script: a seat counted from the crown. It picks, unless one of these is added:
DISCARDS: Final = 16
PICKS_LAST: Final = 32     # with the face-down card added
AT_RANDOM: Final = 48      # nobody: one card goes face down at random


def go_on_selecting(g: State, i: int) -> None:
    """Go on to the next choice of the selection's script, or to its end."""
    script = g.setup.script
    while i < len(script):
        entry = script[i]
        if entry == AT_RANDOM:
            set_aside(g, g.round.pool[g.random(len(g.round.pool))])
            i += 1
            continue
        seat = (g.crown + entry % 16) % len(g.players)
        if entry >= PICKS_LAST:
            g.round.pool = g.setup.by_ranks(g.round.pool + g.round.face_down)
            g.round.face_down = ()
        if entry < DISCARDS or entry >= PICKS_LAST:
            g.emit(OFFERED, seat, -1, i, g.round.pool)
        g.push(PICKING, seat, i)
        return
    g.round.face_down += g.round.pool
    g.round.pool = ()
    for seat in range(len(g.players)):
        if g.players[seat].names & g.setup.selectors:
            for item in g.players[seat].city:
                g.setup.districts[item & KIND].on_selection(g, seat)
    if not g.tasks:
        go_on(g)


def set_aside(g: State, character: int) -> None:
    g.round.pool = without(g.round.pool, character)
    g.round.face_down += (character,)


# -- turns -------------------------------------------------------------------------------------------------------------
def call_next(g: State) -> None:
    """Call ranks upward until somebody has a decision; after the last, end the round."""
    r = g.round
    while r.rank < g.setup.last_rank:
        r.rank += 1
        character = g.setup.by_rank[r.rank]
        seat = g.holder(character)
        if seat >= 0 and (character != r.killed or g.players[seat].names & g.setup.healers):
            reveal(g, seat, character)
            return
        if g.log is not None:
            healed = [other for other in range(len(g.players)) if g.players[other].names & g.setup.healers]
            g.emit(CALLED, -1, -1, character, tuple(healed))
        if r.rank == CROWN_RANK and g.setup.tumbler >= 0:
            acrobat = with_card(g, g.setup.tumbler)
            if acrobat >= 0:
                g.push(TUMBLING, acrobat, 0)
                return
    end_round(g)


def with_card(g: State, kind: int) -> int:
    """The first seat that holds a card, clockwise from the left of the crown; -1 for none."""
    for step in range(1, len(g.players) + 1):
        seat = (g.crown + step) % len(g.players)
        if kind in g.players[seat].hand:
            return seat
    return -1


def reveal(g: State, seat: int, character: int) -> None:
    """A called player reveals the character, may be robbed, and begins a turn."""
    g.round.revealed |= 1 << character
    g.emit(REVEALED, seat, -1, character)
    if character == g.round.robbed:
        rob(g, seat, g.wielder(g.setup.robber), g.setup.characters[g.setup.robber].source)
    enter(g, seat, character, 0)


def rob(g: State, seat: int, thief: int, source: int) -> None:
    gold = g.players[seat].gold
    if thief >= 0 and thief != seat and gold > 0:
        g.players[seat].gold = 0
        g.players[thief].gold += gold
        g.emit(ROBBED, seat, thief, gold, source=source)


def enter(g: State, seat: int, character: int, bit: int) -> None:
    """Begin a turn, unless thanks are due first."""
    g.turn = new_turn(seat, character)
    g.turn.used = bit
    if g.booths:
        refresh_booths(g)
    if g.setup.ballrooms and g.crown != seat and g.players[g.crown].names & g.setup.ballrooms:
        g.push(THANKING, seat, g.crown)
    else:
        welcome(g, seat)
        g.push(ACTING, seat, 0)


def refresh_booths(g: State) -> None:
    """A new turn: every Ticket Booth may be used again."""
    g.booths = tuple([tuple([value // 2 * 2 for value in row]) for row in g.booths])


def welcome(g: State, seat: int) -> None:
    """What a character does on being revealed, unless it is murdered."""
    if not murdered(g):
        g.setup.characters[g.turn.character].on_reveal(g, seat)


def victim(g: State) -> bool:
    """Whether this is the turn of a bewitched player, who only gathers."""
    return g.suspended is not None and (g.turn.character == g.round.bewitched or g.turn.used & USED_VICTIM != 0)


def murdered(g: State) -> bool:
    """Whether this is the turn of a murdered player with a Hospital, who only gathers."""
    return g.turn.character == g.round.killed or g.turn.used & USED_MURDERED != 0


def threatened(g: State) -> bool:
    """Whether this turn's player has a threat to answer."""
    character = g.turn.character
    r = g.round
    return (character == r.flower or character == r.plain) and not r.answered >> character & 1


def gathered(g: State, seat: int) -> None:
    """Gathering is done: a bewitched or murdered turn is over, a threat must be answered."""
    g.turn.gathered = True
    if victim(g):
        g.pop()
        resume(g)
    elif murdered(g):
        g.pop()
        leave(g, seat)
    elif threatened(g):
        g.push(ANSWERING, seat, g.turn.character)


def resume(g: State) -> None:
    """The Witch goes on as the character that she has bewitched."""
    witch = g.suspended
    assert witch is not None
    witch.character = g.turn.character
    g.turn = witch
    g.suspended = None
    g.push(ACTING, witch.seat, 0)
    g.emit(RESUMED, witch.seat, -1, witch.character, source=g.setup.characters[g.setup.bewitcher].source)
    g.setup.characters[witch.character].on_resume(g, witch.seat)


def leave(g: State, seat: int) -> None:
    """End a turn without the effects of its end."""
    g.emit(TURN_ENDED, seat)
    go_on(g)


def end_turn(g: State, seat: int) -> None:
    """Carry out the effects at the end of a turn, then go on."""
    player = g.players[seat]
    for watcher in g.setup.watchers:
        watcher.on_anyone_ends(g, seat)
    if player.names & g.setup.closers:
        for item in player.city:
            g.setup.districts[item & KIND].on_end_turn(g, seat)
    g.setup.characters[g.turn.character].on_end_turn(g, seat)
    g.pop()
    leave(g, seat)


# -- end of the round --------------------------------------------------------------------------------------------------
def end_round(g: State) -> None:
    killed = g.round.killed
    g.round.rank = g.setup.last_rank + 1
    if killed >= 0:
        seat = g.holder(killed)
        if seat >= 0 and g.setup.characters[killed].on_end_round(g, seat):
            return
    finish_round(g)


def late_reveal(g: State, seat: int, character: int) -> None:
    """A killed character is revealed at the end of the round."""
    if not g.round.revealed >> character & 1:
        g.round.revealed |= 1 << character
        g.emit(REVEALED, seat, -1, character)
    for other in range(len(g.players)):
        for held in g.players[other].characters:
            g.setup.characters[held].on_late_reveal(g, other, seat)


def late_crown(g: State, seat: int) -> None:
    """A killed character has moved the crown, or left it."""
    for other in range(len(g.players)):
        for held in g.players[other].characters:
            g.setup.characters[held].on_late_crown(g, other, seat)


def finish_round(g: State) -> None:
    if g.first or g.number >= LONGEST:
        g.emit(GAME_OVER, -1)
    else:
        start_round(g)
