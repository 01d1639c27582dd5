"""The course of the Common City: one character after the other is turned up, player by player, lap by lap."""
from __future__ import annotations

from typing import Final

from citadels.engine.events import GAME_OVER, LAP_BEGAN, LAP_SCORED, LOST_TURN, TURNED_UP
from citadels.engine.flow import Course, enter, rob
from citadels.engine.ids import DISTRICTS, USED_MURDERED, USED_VICTIM
from citadels.engine.state import NONE, Lap, State, new_turn

LAPS: Final = 50        # after which a game is scored as it stands
BELL: Final = 30        # districts that end the game once the Bell Tower has been rung
DEADLOCK: Final = 2     # whole laps without a build that end it


class CommonCourse(Course):
    """Clockwise, each player turns up a character and has a turn with it."""

    def begin(self, g: State) -> None:
        g.lap = Lap(g.crown, NONE, -1, NONE, -1, -1, -1, -1, -1, -1, 0, False, (0,) * len(g.players), NONE)
        g.round.rank = 1
        start_lap(g)
        self.go_on(g)

    def go_on(self, g: State) -> None:
        lap = g.lap
        assert lap is not None
        while not g.ended:
            if g.turn.used & USED_MURDERED:
                g.turn.used &= ~USED_MURDERED
                if g.setup.characters[g.turn.character].on_end_round(g, g.turn.seat):
                    return
            if not lap.deck and not end_lap(g):
                return
            if turn_up(g):
                return

    def after_crowning(self, g: State) -> None:
        self.go_on(g)

    def built(self, g: State) -> None:
        """The end comes at once, within the turn."""
        assert g.lap is not None
        g.lap.built = True
        self.stored(g)

    def stored(self, g: State) -> None:
        assert g.lap is not None
        if finished(g):
            if not g.lap.deck:
                score_lap(g)
            finish(g)


def start_lap(g: State) -> None:
    lap = g.lap
    assert lap is not None
    g.number += 1
    lap.deck = g.shuffled(g.setup.cast)
    lap.last = lap.called[-1] if lap.called else -1
    lap.called = NONE
    lap.bishop = -1
    lap.taxer = -1
    lap.built = False
    g.round.revealed = 0
    g.tell(LAP_BEGAN, -1, -1, g.number)


def end_lap(g: State) -> bool:
    """Score the lap and shuffle the characters; false if the game is over."""
    lap = g.lap
    assert lap is not None
    score_lap(g)
    lap.idle = 0 if lap.built else lap.idle + 1
    if lap.idle >= DEADLOCK or g.number >= LAPS:
        finish(g)
        return False
    start_lap(g)
    return True


def score_lap(g: State) -> None:
    """3 points for districts of all five types, 2 for the most districts."""
    lap = g.lap
    assert lap is not None
    most = max([len(player.city) for player in g.players])
    points = list(lap.points)
    for seat in range(len(g.players)):
        player = g.players[seat]
        won = 3 if all_types(g, seat) else 0
        won += 2 if most > 0 and len(player.city) == most else 0
        if won:
            points[seat] += won
            g.tell(LAP_SCORED, seat, -1, won)
    lap.points = tuple(points)


def all_types(g: State, seat: int) -> bool:
    """Whether a quarter has all five types; one district that stood before this turn may stand in for any."""
    player = g.players[seat]
    types = [0, 0, 0, 0, 0]
    haunted = False
    for item in player.city:
        district = g.setup.districts[item & 63]
        types[district.type] += 1
        haunted = haunted or (district.haunted and not player.fresh >> district.kind & 1)
    missing = types.count(0)
    return missing == 0 or (missing == 1 and haunted and types[4] > 1)


def turn_up(g: State) -> bool:
    """Turn up the next character; false if the turn is lost and the next one comes."""
    lap = g.lap
    assert lap is not None
    r = g.round
    seat = lap.next
    lap.next = (seat + 1) % len(g.players)
    character = lap.deck[0]
    lap.deck = lap.deck[1:]
    lap.called = (*lap.called, character)
    r.revealed |= 1 << character
    for player in g.players:
        player.fresh = 0
    g.tell(TURNED_UP, seat, -1, character)
    queen = lap.queen
    lap.queen = -1
    if queen >= 0:
        g.setup.characters[character].on_after_queen(g, queen)
    if character == r.robbed:
        r.robbed = -1
        rob(g, seat, lap.robber)
        lap.robber = -1
    bit = 0
    if character == r.killed:
        r.killed = -1
        lap.killer = -1
        bit = USED_MURDERED
        if not g.players[seat].names & g.setup.healers:
            g.tell(LOST_TURN, seat, -1, character)
            g.turn = new_turn(seat, character)
            g.turn.used = bit
            return False
    if character == r.bewitched:
        r.bewitched = -1
        lap.witch = -1
        bit = USED_VICTIM
    enter(g, seat, character, bit)
    return True


def standing_names(g: State) -> int:
    names = 0
    for player in g.players:
        names |= player.names
    return names


def finished(g: State) -> bool:
    """Every name stands or lies for good under a Museum; or the bell has rung and enough districts stand."""
    if g.rung:
        return sum([len(player.city) for player in g.players]) >= BELL
    names = standing_names(g)
    under: list[int] = []
    for player in g.players:
        under += player.under
    for kind in range(DISTRICTS):
        copies = g.setup.edition.copies[kind]
        if copies and not names >> kind & 1 and under.count(kind) < copies:
            return False
    return True


def finish(g: State) -> None:
    g.ended = True
    g.tell(GAME_OVER, -1)
