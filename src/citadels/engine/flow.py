"""The course of a game: selection, calling, the end of a turn, of a round and of the game."""
from __future__ import annotations

from typing import Final

from citadels.engine.events import (
    CALLED,
    FACE_UP,
    GAME_OVER,
    OFFERED,
    RESUMED,
    REVEALED,
    ROBBED,
    ROUND_BEGAN,
    TURN_ENDED,
)
from citadels.engine.ids import ACTING, ANSWERING, PICKING
from citadels.engine.state import State, new_round, new_turn, without

LONGEST: Final = 200  # rounds after which a game is scored as it stands


# -- selection ---------------------------------------------------------------------------------------------------------
def start_round(g: State) -> None:
    """Shuffle the characters, lay some out, and let the selection begin."""
    g.number += 1
    g.round = new_round()
    g.turn = new_turn(g.crown, -1)
    g.suspended = None
    for player in g.players:
        player.characters = ()
        player.fresh = 0
    g.tell(ROUND_BEGAN, -1, -1, g.number)
    deck = g.shuffled(g.setup.cast)
    while len(g.round.face_up) < g.setup.face_up:
        if g.setup.rank[deck[0]] == 4:
            deck = g.shuffled(deck)
        else:
            g.round.face_up += (deck[0],)
            deck = deck[1:]
    if g.round.face_up:
        g.tell(FACE_UP, -1, -1, 0, g.round.face_up)
    g.round.face_down = (deck[0],)
    g.round.pool = tuple(sorted(deck[1:]))
    go_on_selecting(g, 0)


# The entries of Setup.script: a seat counted from the crown, plus what that seat does
PICKS: Final = 0
DISCARDS: Final = 16
PICKS_LAST: Final = 32     # with the face-down card added
AT_RANDOM: Final = 48      # nobody: one card goes face down at random


def go_on_selecting(g: State, i: int) -> None:
    """Come to the next choice of the selection's script, or to its end."""
    script = g.setup.script
    while i < len(script):
        entry = script[i]
        if entry == AT_RANDOM:
            set_aside(g, g.round.pool[g.random(len(g.round.pool))])
            i += 1
            continue
        seat = (g.crown + entry % 16) % len(g.players)
        if entry >= PICKS_LAST:
            g.round.pool = tuple(sorted(g.round.pool + g.round.face_down))
            g.round.face_down = ()
        if entry < DISCARDS or entry >= PICKS_LAST:
            g.tell(OFFERED, seat, -1, i, g.round.pool)
        g.push(PICKING, seat, i)
        return
    g.round.face_down += g.round.pool
    g.round.pool = ()
    for seat in range(len(g.players)):
        if g.players[seat].names & g.setup.selectors:
            for item in g.players[seat].city:
                g.setup.districts[item & 63].on_selection(g, seat)
    if not g.tasks:
        call_next(g)


def set_aside(g: State, character: int) -> None:
    g.round.pool = without(g.round.pool, character)
    g.round.face_down += (character,)


# -- turns -------------------------------------------------------------------------------------------------------------
def call_next(g: State) -> None:
    """Call ranks upward until somebody has a turn; after the last, end the round."""
    r = g.round
    while r.rank < g.setup.last_rank:
        r.rank += 1
        character = g.setup.by_rank[r.rank]
        seat = g.holder(character)
        if seat < 0 or character == r.killed:
            g.tell(CALLED, -1, -1, character)
            continue
        reveal(g, seat, character)
        g.turn = new_turn(seat, character)
        g.push(ACTING, seat, 0)
        return
    end_round(g)


def reveal(g: State, seat: int, character: int) -> None:
    g.round.revealed |= 1 << character
    g.tell(REVEALED, seat, -1, character)
    if character == g.round.robbed:
        thief = g.wielder(g.setup.robber)
        gold = g.players[seat].gold
        if thief >= 0 and thief != seat and gold > 0:
            g.players[seat].gold = 0
            g.players[thief].gold += gold
            g.tell(ROBBED, seat, thief, gold)
    g.setup.characters[character].on_reveal(g, seat)


def victim(g: State) -> bool:
    """Whether this is the turn of a bewitched player, who only gathers."""
    return g.suspended is not None and g.turn.character == g.round.bewitched


def threatened(g: State) -> bool:
    """Whether this turn's player has a threat to answer."""
    character = g.turn.character
    r = g.round
    return (character == r.flower or character == r.plain) and not r.answered >> character & 1


def gathered(g: State, seat: int) -> None:
    """Gathering is done: a bewitched turn is over, a threat must be answered."""
    g.turn.gathered = True
    if victim(g):
        g.pop()
        witch = g.suspended
        assert witch is not None
        witch.character = g.round.bewitched
        g.turn = witch
        g.suspended = None
        g.push(ACTING, witch.seat, 0)
        g.tell(RESUMED, witch.seat, -1, witch.character)
    elif threatened(g):
        g.push(ANSWERING, seat, g.turn.character)


def end_turn(g: State, seat: int) -> None:
    """Effects at the end of a turn, then the next rank."""
    player = g.players[seat]
    if player.names & g.setup.closers:
        for item in player.city:
            g.setup.districts[item & 63].on_end_turn(g, seat)
    g.setup.characters[g.turn.character].on_end_turn(g, seat)
    g.tell(TURN_ENDED, seat)
    g.pop()
    call_next(g)


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
    g.round.revealed |= 1 << character
    g.tell(REVEALED, seat, -1, character)
    for other in range(len(g.players)):
        for held in g.players[other].characters:
            g.setup.characters[held].on_late_reveal(g, other, seat)


def finish_round(g: State) -> None:
    if g.first >= 0 or g.number >= LONGEST:
        g.tell(GAME_OVER, -1)
    else:
        start_round(g)
