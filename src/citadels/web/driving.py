"""What happens at a table by itself: bots move, clocks run out, pauses end, and bots stand in for who is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from citadels.web.refusal import Refusal
from citadels.web.store import now
from citadels.web.thinking import QUICK
from citadels.web.timing import PACES, drawn

if TYPE_CHECKING:
    from citadels import Game
    from citadels.web.live import LiveTable

LOG: Final = logging.getLogger(__name__)
STAND_IN: Final = "normal"      # the bot that plays for who is away
CONTINUED: Final = 0.6          # of the pace, for what a bot does further in the same turn
RETRY: Final = 1.0              # seconds
MARGIN: Final = 500             # milliseconds between the answer for a silent person and the end of the pause

Act = Callable[[], Coroutine[Any, Any, None]]


class Driver:
    """Moves one table on. There is one timer, for whatever comes next."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy_at = -1              # the number of moves at which a bot thinks just now

    def arrange(self) -> None:
        """See to it that what must happen by itself does so, in its time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        plan: tuple[int, Act] | None = None
        if table.game is not None and table.holding and not table.game.secret:
            plan = table.until, self._close_window  # every process shows its own visitors where the game stands
        elif table.game is not None and table.state == "playing" and self._busy_at != table.moves and self._driving():
            plan = self._plan(table.game)
        if plan is not None:
            when, act = plan
            delay = max(0, when - now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._start, act)

    def _start(self, act: Act) -> None:
        self._timer = None
        task: asyncio.Task[None] = asyncio.create_task(self._guarded(act))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, act: Act) -> None:
        try:
            await act()
        except Refusal:  # somebody was quicker
            self.arrange()
        except Exception:  # the database may be away; nothing is lost, and it is tried again
            LOG.exception("a table could not be moved on")
            self._timer = asyncio.get_running_loop().call_later(RETRY, self.arrange)

    def _driving(self) -> bool:
        """Whether this process moves the table on: somebody is there, and of several processes it is the first."""
        awake: list[str] = []
        people = self.table.people > 0
        visitors = self.table.visitors
        if any(self.table.seats_of(visitor.person) for visitor in visitors) if people else visitors:
            awake.append(self.table.store.process)
        awake += [other.process for other in self.table.others if (other.seats if people else other.watching)]
        return bool(awake) and min(awake) == self.table.store.process

    def _plan(self, game: Game) -> tuple[int, Act] | None:
        """What happens next if nobody does anything, and when."""
        seat = game.player
        if seat is None:
            return self.table.released + int(1000 * RETRY), self._end
        level = self.table.level(seat)
        if self.table.holding:
            if level is not None:
                return now(), self._think
            if self.table.alone:
                return None  # there is nobody who could learn something from the time that it takes
            return self._closing(), self._answer
        if level is not None:
            return (self._due(seat) if level in QUICK else now()), self._think
        times: list[tuple[int, Act]] = []
        deadline = self.table.clockwork.deadline(seat)
        if deadline is not None:
            times.append((deadline, self._time_up))
        if seat not in self.table.present():
            times.append((self.table.gone[seat] + self.table.setup.grace * 1000, self._stand_in))
        return min(times, key=lambda time: time[0]) if times else None

    def _due(self, seat: int) -> int:
        """When a bot has seemed to think long enough; less for what follows in the same turn."""
        pause: float = drawn(PACES[self.table.setup.pace], self.table.row.salt, self.table.moves, seat)
        pause *= CONTINUED if self.table.mover == seat else 1
        return self.table.released + int(self.table.haste * pause)

    async def _think(self) -> None:
        game = self.table.game
        seat = game.player if game is not None else None
        if game is None or seat is None:
            return
        level = self.table.level(seat)
        if level is None:
            self.arrange()
            return
        if game.secret and level not in QUICK:  # long thought would outlast the pause, and so tell who is asked
            level = STAND_IN
        ask = self.table.number(seat)
        self._busy_at = self.table.moves  # whatever happens meanwhile, it need not think twice
        try:
            line = await self.table.thinker.choose(game, level, f"{self.table.row.salt}/{seat}", self.table.moves)
            rest = self._due(seat) - now()
            if rest > 0 and not game.secret:
                await asyncio.sleep(rest / 1000)
        finally:
            self._busy_at = -1
        if self.table.level(seat) is None:  # the person is back
            self.arrange()
            return
        await self.table.play(self.table.act(seat, ask, [line]), "bot")

    async def _decide_for(self, seat: int, hand: str) -> None:
        """A bot decides this once."""
        game = self.table.game
        assert game is not None
        ask = self.table.number(seat)
        line = await self.table.thinker.choose(game, STAND_IN, f"{self.table.row.salt}/{seat}", self.table.moves)
        await self.table.play(self.table.act(seat, ask, [line]), hand)

    async def _time_up(self) -> None:
        game = self.table.game
        seat = game.player if game is not None and not self.table.holding else None
        deadline = self.table.clockwork.deadline(seat) if seat is not None else None
        if seat is not None and deadline is not None and deadline <= now():
            await self._decide_for(seat, "clock")
        else:  # somebody else is asked meanwhile
            self.arrange()

    async def _end(self) -> None:
        """The game is over, but that could not be written."""
        async with self.table.lock:
            await self.table.release()

    async def _close_window(self) -> None:
        """The pause is over."""
        async with self.table.lock:
            game = self.table.game
            if game is not None and self.table.holding and not game.secret and self.table.until <= now():
                await self.table.release()
            else:
                self.arrange()

    def _closing(self) -> int:
        """When an answer is given for a silent person: before the pause ends, so that the end does not depend on it."""
        return self.table.until - int(self.table.haste * MARGIN)

    async def _answer(self) -> None:
        """The pause is nearly over. Who was asked and has not answered is answered for."""
        game = self.table.game
        if game is not None and game.secret and game.player is not None and self._closing() <= now():
            await self._decide_for(game.player, "clock")
        else:
            self.arrange()

    async def _stand_in(self) -> None:
        """Somebody has been away for long."""
        self.table.tell_table()
        self.arrange()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
