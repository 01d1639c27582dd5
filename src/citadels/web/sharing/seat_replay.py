"""A finished game as one seat saw it, moment by moment, made only from the view of that seat and what it heard.

Each seat has its own count of moments. While another seat is asked in secret, nobody else may know that, so there is no
moment then: what happens is part of the next one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from citadels import Game
from citadels.shapes import Record
from citadels.web.analysis import MOST_STEPS, each_move, seen_incidents
from citadels.web.http_messages import Incident, Step
from citadels.web.request_refused import RequestRefused

ALL: Final = None       # the view of somebody who sees all cards


class Seen(NamedTuple):
    """A moment of a seat. The game is always the same object: clone it to keep it."""

    number: int         # by the seat's own count
    moves: int          # made so far
    game: Game
    since: int          # the first event of this moment
    seat: int | None    # who made the move, None at the beginning
    line: str | None    # the move, if the seat made it itself


class SeatStory(NamedTuple):
    """What a seat could tell about the game, for navigating it."""

    steps: int
    incidents: list[Incident]


def hidden(game: Game, seat: int | None) -> bool:
    """Whether another seat is asked in secret now."""
    return seat is not ALL and game.secret and game.player != seat


def seen(record: Record, seat: int) -> Iterator[Seen]:
    check_seat(record, seat)
    number, since, mover, line = 0, 0, None, None
    opens = True                # whether the next move is the first since the last moment
    for moved in each_move(record):
        if opens:
            mover, line = moved.seat, moved.line if moved.seat == seat else None
        opens = not hidden(moved.game, seat)
        if opens:
            yield Seen(number, moved.number, moved.game, since, mover, line)
            number, since = number + 1, moved.events


def step_of(moment: Seen, seat: int) -> Step:
    """A moment as it is sent."""
    events = moment.game.heard(seat, moment.since)
    return Step(moment.number, moment.seat, moment.line, events, moment.game.view(seat))


def steps(record: Record, seat: int, first: int, count: int) -> list[Step]:
    """The table at moment `first` and the following ones, as the seat saw it."""
    wanted = islice(seen(record, seat), first, first + min(count, MOST_STEPS))
    return [step_of(moment, seat) for moment in wanted]


def story(record: Record, seat: int) -> SeatStory:
    """How many moments there are after the first, and the key events that everybody saw."""
    incidents: list[Incident] = []
    last, number = 0, None
    for moment in seen(record, seat):
        last, now = moment.number, moment.game.view(None)["round"]
        incidents += seen_incidents(moment.game, moment.since, now if number is None else number, last)
        number = now
    return SeatStory(last, incidents)


# -- places ------------------------------------------------------------------------------------------------------------
def moves_at(record: Record, step: int, seat: int | None) -> int:
    """How many moves have been made at a moment, by the seat's own count. Refuses moments that do not exist."""
    places = numbers(record, seat)
    if not 0 <= step < len(places):
        raise RequestRefused("bad-request", "step")
    return places[step]


def place(record: Record, step: int, seat: int | None, to: int | None) -> int:
    """The number of a moment by another seat's count: the same moment, or the next that this seat has seen."""
    moves = moves_at(record, step, seat)
    places = numbers(record, to)
    return min(bisect_left(places, moves), len(places) - 1)


def numbers(record: Record, seat: int | None) -> list[int]:
    """By moment, how many moves have been made."""
    if seat is ALL:
        return list(range(len(record["moves"]) + 1))
    return [moment.moves for moment in seen(record, seat)]


def game_at(record: Record, moves: int) -> Game:
    return Game.from_record({**record, "moves": record["moves"][:moves], "result": None})


def check_seat(record: Record, seat: int) -> None:
    if not 0 <= seat < len(record["players"]):
        raise RequestRefused("no-seat")
