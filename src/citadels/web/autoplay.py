"""What happens at a table by itself: bots move, clocks run out, pauses end, bots stand in for people who are away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from citadels.web import absences
from citadels.web.live_game import LiveGame
from citadels.web.live_table import STAND_IN, LiveTable
from citadels.web.request_refused import RequestRefused
from citadels.web.table_bots import QUICK, Bots
from citadels.web.take_back.asking import bots_wait_until
from citadels.web.threads import start_task
from citadels.web.timing import PACES, READING, drawn, steady_now

LOG: Final = logging.getLogger(__name__)
CONTINUED: Final = 0.6          # of the pace, for a bot's further moves in the same turn
RETRY: Final = 1.0              # seconds
MARGIN: Final = 500             # milliseconds between the answer for a silent person and the end of the pause

Step = Callable[[LiveGame], Coroutine[Any, Any, None]]


class Autoplay:
    """Moves one table on. It has one timer, for whatever comes next, which is reset when the table changes."""

    def __init__(self, table: LiveTable, bots: Bots) -> None:
        self.table = table
        self.bots = bots
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking_at = -1          # the number of moves at which a bot is thinking just now
        self.keep: Callable[[], None] = lambda: None    # moves the table on if its game is played over days
        table.on_change = self.schedule

    def schedule(self) -> None:
        """Set the timer for what happens next if nobody does anything."""
        self._cancel_timer()
        live = self.table.live
        if live is None:
            return
        if self.table.by_days:  # the keeper moves these on, whether or not anybody is connected
            self.keep()
            return
        if not self.table.solo:
            live.watched()
        plan: tuple[int, Step] | None = None
        if live.paused and not live.game.secret:
            plan = live.pause_until, self._end_pause  # every process shows the game to its own visitors
        elif self.table.state == "playing" and self._thinking_at != live.moves and self._is_in_charge():
            plan = self._plan(live)
        absence = absences.due(self.table)  # every process tells its own visitors
        if absence is not None and (plan is None or absence < plan[0]):
            plan = absence, self._note_absences
        if plan is not None:
            when, step = plan
            delay = max(0, when - steady_now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._start, step, live)

    def stop(self) -> None:
        self.table.on_change = self.keep = lambda: None
        self._cancel_timer()
        for task in self._tasks:
            task.cancel()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _start(self, step: Step, live: LiveGame) -> None:
        self._timer = None
        start_task(self._run(step, live), self._tasks)

    async def _run(self, step: Step, live: LiveGame) -> None:
        try:
            await step(live)
        except RequestRefused:  # somebody was quicker
            self.schedule()
        except Exception:  # the database may be down; nothing is lost, and it is tried again
            LOG.exception("a table could not be moved on")
            self._timer = asyncio.get_running_loop().call_later(RETRY, self.schedule)

    def _is_in_charge(self) -> bool:
        """Whether this process moves the table on: it is the first of the processes that have somebody there."""
        table = self.table
        people = table.person_count > 0
        here = table.seats_here if people else table.connections
        awake = [table.store.process] if here else []
        awake += [other.process for other in table.elsewhere if (other.seats if people else other.watching)]
        return bool(awake) and min(awake) == table.store.process

    def _plan(self, live: LiveGame) -> tuple[int, Step] | None:
        """When the next step is due, and which one it is."""
        table = self.table
        seat = live.game.player
        if seat is None:
            return live.shown_at + int(1000 * RETRY), self._end_game
        level = table.bot_for(seat)
        if live.paused:
            if level is not None:
                return steady_now(), self._let_bot_move
            if table.solo and live.solo_pause:
                return None  # nobody could learn anything from the time it takes
            return self._last_answer_at(live), self._answer_for_silent
        if level is not None:
            at = self._bot_moves_at(live, seat) if level in QUICK else steady_now()
            return max(at, bots_wait_until(live)), self._let_bot_move
        times: list[tuple[int, Step]] = []
        deadline = live.clocks.deadline(seat)
        if deadline is not None:
            times.append((deadline, self._end_time))
        if seat not in table.present():
            times.append((table.stand_in_at(seat), self._stand_in))
        return min(times, key=lambda time: time[0]) if times else None

    def _bot_moves_at(self, live: LiveGame, seat: int) -> int:
        """When a bot has seemed to think long enough; sooner for further moves in the same turn."""
        if self.table.hurried:
            return live.shown_at
        pause: float = drawn(PACES[self.table.setup.pace], live.salt, live.moves, seat)
        pause *= CONTINUED if live.last_mover == seat else 1
        if live.struck:
            pause = max(pause, READING.get(self.table.setup.pace, 0))
        return live.shown_at + int(live.haste * pause)

    def _last_answer_at(self, live: LiveGame) -> int:
        """When a silent person is answered for: before the pause ends, so that its end does not depend on them."""
        return live.pause_until - int(live.haste * MARGIN)

    async def _let_bot_move(self, live: LiveGame) -> None:
        seat = live.game.player
        if seat is None:
            return
        level = self.table.bot_for(seat)
        if level is None:
            self.schedule()
            return
        if live.game.secret and level not in QUICK:  # long thinking would outlast the pause and show who is asked
            level = STAND_IN
        ask = live.question_number(seat)
        self._thinking_at = live.moves  # whatever happens meanwhile, it does not think twice
        try:
            line = await self.bots.choose(live.game, level, f"{live.salt}/{seat}", live.moves)
            rest = self._bot_moves_at(live, seat) - steady_now()
            if rest > 0 and not live.game.secret:
                await asyncio.sleep(rest / 1000)
        finally:
            self._thinking_at = -1
        if self.table.bot_for(seat) is None or bots_wait_until(live) > steady_now():  # the person is back
            self.schedule()
            return
        await self.table.play(self.table.act(seat, ask, [line]), "bot")

    async def _decide_for(self, live: LiveGame, seat: int) -> None:
        """A bot decides this one question for a person whose time is up."""
        ask = live.question_number(seat)
        line = await self.bots.choose(live.game, STAND_IN, f"{live.salt}/{seat}", live.moves)
        await self.table.play(self.table.act(seat, ask, [line]), "clock")

    async def _end_time(self, live: LiveGame) -> None:
        """The clock of a person has run out."""
        seat = None if live.paused else live.game.player
        deadline = None if seat is None else live.clocks.deadline(seat)
        if seat is not None and deadline is not None and deadline <= steady_now():
            await self._decide_for(live, seat)
        else:  # somebody else is being asked by now
            self.schedule()

    async def _answer_for_silent(self, live: LiveGame) -> None:
        """The pause is nearly over, and the person who is asked in secret has not answered."""
        if live.game.secret and live.game.player is not None and self._last_answer_at(live) <= steady_now():
            await self._decide_for(live, live.game.player)
        else:
            self.schedule()

    async def _end_pause(self, live: LiveGame) -> None:
        async with self.table.lock:
            if live.paused and live.pause_is_over:
                await self.table.show(live)
            else:
                self.schedule()

    async def _end_game(self, live: LiveGame) -> None:
        """The game is over, but that could not be stored earlier."""
        async with self.table.lock:
            await self.table.show(live)

    async def _note_absences(self, _: LiveGame) -> None:
        absences.note(self.table)
        self.schedule()

    async def _stand_in(self, _: LiveGame) -> None:
        """Somebody has been away so long that a bot plays for them from now on."""
        self.table.broadcast_table()
        self.schedule()
