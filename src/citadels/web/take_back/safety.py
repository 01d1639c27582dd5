"""Whether an act can be taken back as if it had never been made: nobody has acted on it, and nobody has learned from it
what they could not have known. This is decided from what seats have heard, whatever the act was, and only from what its
own seat may know. So whether it is offered tells that seat nothing.

Showing one's own cards by choice, for example by building, does not prevent a take-back: the seat has learned nothing,
and the others may remember what they saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels import Game
from citadels.engine.events import ARG_PART, KINDS, REVEALED, TURNED_UP, audience, redact
from citadels.engine.state import Event, State
from citadels.web.observation import event_count

WORLDS: Final = 5       # imagined games in which the act must have the same result
CHARACTERS: Final = (REVEALED, TURNED_UP)   # events that reveal a character


def is_offered(before: Game, after: Game, lines: Sequence[str], seat: int) -> bool:
    """Whether a seat can probably take back these lines. It must be quick, because it is asked after every act."""
    if not is_own_doing(before, after, seat):
        return False
    if all(is_no_news(event, before.state, seat) for event in events_of(after, before)):
        return True
    return is_same(before.imagine(seat, 0), before, after, lines, seat)


def is_no_news(event: Event, before: State, seat: int) -> bool:
    """Whether everybody has heard what the seat has heard, or it was only told about its own cards, which it held or
    chose from."""
    if not audience(event):
        return True
    player, turn = before.players[seat], before.turn
    known = {*player.hand, *(turn.drawn if turn.seat == seat else ())}
    return event[2] < 0 and not KINDS[event[0]].secret & ARG_PART and known.issuperset(event[4])


def is_allowed(before: Game, after: Game, lines: Sequence[str], seat: int) -> bool:
    """Whether a seat may take back these lines: their result is the same in every game that the seat may be in."""
    return is_own_doing(before, after, seat) and all(
        is_same(before.imagine(seat, number), before, after, lines, seat) for number in range(WORLDS))


def is_own_doing(before: Game, after: Game, seat: int) -> bool:
    """Whether only the seat has acted, it still decides, and nobody could react in secret. No other seat was told
    anything in private, no cards except the seat's own were revealed, and no randomness was used."""
    if before.player != seat or before.secret or after.player != seat or after.secret:
        return False
    if hidden_from(before.state, seat) != hidden_from(after.state, seat) or after.windows(event_count(before)):
        return False
    return all(event[1] == seat and event[0] not in CHARACTERS and all(other == seat for other in audience(event))
               for event in events_of(after, before))


def hidden_from(state: State, seat: int) -> tuple[object, ...]:
    """The random generator, the deck and the other players' hands."""
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
    """What a seat has been told since then."""
    return [redact(event, seat) for event in events_of(game, before)]


def events_of(game: Game, before: Game) -> list[Event]:
    assert game.state.log is not None
    return game.state.log.entries[event_count(before):game.state.log.size]
