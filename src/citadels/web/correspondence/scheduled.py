"""What happens next by itself at a table with a game over days, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from citadels.web.correspondence import plans
from citadels.web.correspondence.day_clocks import DayClocks
from citadels.web.correspondence.kept_tables import Turn
from citadels.web.rows import Asked
from citadels.web.timing import drawn

if TYPE_CHECKING:
    from citadels.web.live_table import LiveTable

# A decision made in advance is played after about the time that a person would need who sees the question at once.
# Otherwise everybody could recognise it, and so learn which characters were not offered.
DELAY: Final = (20_000, 90_000)
AT_ONCE: Final = 0


class Scheduled(NamedTuple):
    """bot: a bot decides; reaction: a secret question is answered; prepared: `line` was decided in advance; clock: the
    time of a person is up; end: the game is over."""

    kind: Literal["bot", "reaction", "prepared", "clock", "end"]
    at: int                 # by the machine's clock
    line: str = ""


def next_scheduled(table: LiveTable) -> Scheduled | None:
    """What comes next, None if nothing more happens."""
    live = table.live
    if live is None or table.state != "playing" or not isinstance(live.clocks, DayClocks):
        return None
    game = live.game
    seat = game.player
    if seat is None:
        return Scheduled("end", AT_ONCE)
    if table.bot_for(seat) is not None:
        return Scheduled("bot", AT_ONCE)
    plan = plans.read(table.days.plans.get(seat, "{}"))
    if game.secret:  # it should have been answered together with the act that opened it
        return Scheduled("reaction", AT_ONCE, plans.reaction(plan, game))
    deadline = live.clocks.deadline(seat)
    line = plans.answer(plan, game)
    if line is not None:
        at = live.clocks.since + int(live.haste * drawn(DELAY, live.salt, live.moves, seat))
        if at < deadline:
            return Scheduled("prepared", at, line)
    return Scheduled("clock", deadline)


def turn_of(table: LiveTable, scheduled: Scheduled | None) -> Turn | None:
    """Who is openly asked; nobody while a decision made in advance is about to be played."""
    live = table.live
    if scheduled is None or scheduled.kind != "clock" or live is None or not isinstance(live.clocks, DayClocks):
        return None
    seat = live.game.player
    person = None if seat is None else table.seats[seat].person
    if seat is None or person is None:
        return None
    return Turn(seat, person, live.clocks.turn_since, scheduled.at)


def asked_of(table: LiveTable) -> Asked | None:
    """The person whom everybody at the table sees being asked, whether or not they have decided in advance; nobody
    while somebody is asked in secret."""
    live = table.live
    if live is None or table.state != "playing" or not isinstance(live.clocks, DayClocks) or live.game.secret:
        return None
    seat = live.game.player
    return None if seat is None or table.bot_for(seat) is not None else Asked(seat, live.clocks.deadline(seat))
