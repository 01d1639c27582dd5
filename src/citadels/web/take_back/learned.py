"""Whether an act can be taken back as if it had never been made: nobody has acted on it, and nobody has learned by it
what they could not have known. It is decided from what seats have heard, whatever the act was, and only from what its
own seat may know. So that it is offered, or is not, tells that seat nothing.

What somebody shows of their own cards by their own choice, as who builds, does not keep them from taking it back: they
have learned nothing, the others may remember it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels import Game
from citadels.engine.events import ARG_PART, KINDS, REVEALED, TURNED_UP, audience, redact
from citadels.engine.state import Event, State

WORLDS: Final = 5       # imagined games in which the act has to bring the same
CHARACTERS: Final = (REVEALED, TURNED_UP)   # events with which a character comes to light


def is_offered(before: Game, after: Game, lines: Sequence[str], seat: int) -> bool:
    """Whether it looks as if a seat could take back these lines: quick, because it is asked after every act."""
    if not is_own_doing(before, after, seat):
        return False
    if all(is_no_news(event, before.state, seat) for event in events_of(after, before)):
        return True
    return is_same(before.imagine(seat, 0), before, after, lines, seat)


def is_no_news(event: Event, before: State, seat: int) -> bool:
    """Whether everybody has heard what the seat has heard, or it was told of nothing but its own cards, which it had or
    chose from."""
    if not audience(event):
        return True
    player, turn = before.players[seat], before.turn
    known = {*player.hand, *(turn.drawn if turn.seat == seat else ())}
    return event[2] < 0 and not KINDS[event[0]].secret & ARG_PART and known.issuperset(event[4])


def is_allowed(before: Game, after: Game, lines: Sequence[str], seat: int) -> bool:
    """Whether a seat may take back these lines: in no game that it might be in would they bring anything else."""
    return is_own_doing(before, after, seat) and all(
        is_same(before.imagine(seat, number), before, after, lines, seat) for number in range(WORLDS))


def is_own_doing(before: Game, after: Game, seat: int) -> bool:
    """Whether nothing happened but what the seat did, the seat decides still, and nobody could react in secret. Nobody
    else was told anything that not all were told, no card came to light but the seat's own, no chance was used up."""
    if before.player != seat or before.secret or after.player != seat or after.secret:
        return False
    if hidden_from(before.state, seat) != hidden_from(after.state, seat) or after.windows(event_count(before)):
        return False
    return all(event[1] == seat and event[0] not in CHARACTERS and all(other == seat for other in audience(event))
               for event in events_of(after, before))


def hidden_from(state: State, seat: int) -> tuple[object, ...]:
    """The top of the deck, what the others hold, and how much of the chance was used up."""
    hands = tuple(player.hand for other, player in enumerate(state.players) if other != seat)
    return state.rng_x, state.rng_y, state.drawn, state.pack, hands


def is_same(world: Game, before: Game, after: Game, lines: Sequence[str], seat: int) -> bool:
    """Whether a seat would be told the same in an imagined game as in the real one."""
    for line in lines:
        if world.player != seat or line not in world.options():
            return False
        world.play(line)
    return (told(world, before, seat) == told(after, before, seat) and world.player == after.player
            and world.options() == after.options() and world.view(seat) == after.view(seat))


def told(game: Game, before: Game, seat: int) -> list[Event]:
    """What a seat was told since then."""
    return [redact(event, seat) for event in events_of(game, before)]


def events_of(game: Game, before: Game) -> list[Event]:
    assert game.state.log is not None
    return game.state.log.entries[event_count(before):game.state.log.size]


def event_count(game: Game) -> int:
    assert game.state.log is not None
    return game.state.log.size
