"""Take-backs at a table: who may take back what, who has to agree, and what everybody is told about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from citadels.web.protocol import Back, BackRequest, Setup, TakeBackMode
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import MoveRow
from citadels.web.take_back.safety import is_allowed, is_offered
from citadels.web.take_back.stored_rows import AGREE, ASK, BACK, HAND, REFUSE
from citadels.web.timing import now

if TYPE_CHECKING:
    from citadels.web.live_game import LiveGame
    from citadels.web.live_table import LiveTable

PATIENCE: Final = 60_000    # milliseconds that bots wait for people to agree


class Offer(NamedTuple):
    """What a seat could take back: all but the first `moves` moves."""

    moves: int
    own: bool       # nobody has to agree, because nobody has learned anything


def mode_of(setup: Setup) -> TakeBackMode:
    """The table's mode; nothing can be taken back if the result counts for a rating."""
    return "off" if setup.rated else setup.take_back


def offer(table: LiveTable, live: LiveGame, seat: int) -> Offer | None:
    mode = mode_of(table.setup)
    if mode == "off" or (mode == "own" and live.game.player != seat):
        return None
    if table.state != "playing" or live.paused or live.game.secret or live.game.over:
        return None
    if own_act(live, seat):
        return Offer(live.history.acts[-1].number, True)
    if mode == "own" or live.history.request is not None or seat in live.history.refused:
        return None
    moves = live.history.last_act_of(seat)
    return None if moves is None else Offer(moves, False)


def own_act(live: LiveGame, seat: int) -> bool:
    """Whether the last act is this seat's own, and apparently nobody has learned anything from it."""
    acts, moves = live.history.acts, live.history.moves
    if live.game.player != seat or not acts or moves[-1].row.seat != seat:
        return False
    if live.own_act is None or live.own_act[0] != live.moves:
        begun = acts[-1]
        lines = [move.row.line for move in moves[begun.number:]]
        live.own_act = live.moves, is_offered(begun.game, live.game, lines, seat)
    return live.own_act[1]


def others(table: LiveTable, seat: int) -> list[int]:
    """The seats of the other people, who have to agree: all who have not left for good, even if they are away."""
    mine = table.seats[seat].person
    return [place.seat for place in table.seats
            if place.person is not None and place.bot is None and not place.gone and place.person != mine]


def shown_to(table: LiveTable, live: LiveGame, seat: int | None) -> Back | None:
    """What a seat is told about take-backs; None is a spectator."""
    history = live.history
    asked = None
    if history.request is not None and table.state == "playing":
        agreed = history.request.agreed
        missing = [other for other in others(table, history.request.seat) if other not in agreed]
        asked = BackRequest(history.request.seat, history.request.event, sorted(agreed), missing)
    found = None if seat is None else offer(table, live, seat)
    if found is None:
        return Back(request=asked, count=history.count) if asked is not None or history.count else None
    how: Literal["now", "ask"] = "now" if found.own or not others(table, seat or 0) else "ask"
    return Back(how, history.moves[found.moves].events, asked, history.count)


async def take_back(table: LiveTable, seat: int, event: int) -> None:
    """Take back what was offered to a seat, or ask the others."""
    async with table.lock:
        await table.refresh()
        live = table.running_game()
        found = offer(table, live, seat)
        if found is None or live.history.moves[found.moves].events != event:
            raise RequestRefused("stale")
        to = live.history.moves[found.moves - 1].row.number if found.moves else 0
        spent = 0
        if found.own:
            begun = live.history.acts[-1]
            gone = [move.row for move in live.history.moves[begun.number:]]
            if not is_allowed(begun.game, live.game, [row.line for row in gone], seat):
                live.own_act = live.moves, False
                raise RequestRefused("learned")
            spent = live.clocks.taken(seat, live.time())
            if live.clocks.would_use_up(spent + sum(row.spent for row in gone)):
                raise RequestRefused("no-time")
        line = BACK if found.own or not others(table, seat) else ASK
        await table.keep(live, [MoveRow(live.moves + 1, seat, f"{line} {to}", now(), spent, HAND)])


async def answer(table: LiveTable, seat: int, event: int, agree: bool) -> None:
    """Agree to a request or refuse it; when the last person agrees, the moves are taken back."""
    async with table.lock:
        await table.refresh()
        live = table.running_game()
        request = live.history.request
        if request is None or request.event != event or live.paused:
            raise RequestRefused("stale")
        needed = others(table, request.seat)
        person = table.seats[seat].person
        mine = [other for other in needed if table.seats[other].person == person and other not in request.agreed]
        lines = [(other, AGREE) for other in mine]
        if not agree:
            if seat not in needed and person != table.seats[request.seat].person:
                raise RequestRefused("stale")
            lines = [(seat, REFUSE)]
        elif not mine:
            raise RequestRefused("stale")
        elif request.agreed.union(mine).issuperset(needed):
            lines.append((request.seat, f"{BACK} {request.to}"))
        at = now()
        await table.keep(live, [MoveRow(live.moves + number, other, line, at, 0, HAND)
                                for number, (other, line) in enumerate(lines, 1)])


def bots_wait_until(live: LiveGame) -> int:
    """Until when the bots wait, so that people have time to agree."""
    return 0 if live.history.request is None else live.asked_back_at + PATIENCE
