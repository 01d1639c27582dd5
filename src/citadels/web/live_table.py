"""A table in memory: its players and spectators, what each of them is sent, and the moves that are played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from citadels.web import absences
from citadels.web.acts import Act
from citadels.web.chat_filter import broadcast_message, unmuted_for
from citadels.web.closing import may_close
from citadels.web.correspondence import reactions
from citadels.web.correspondence.day_clocks import DayClocks
from citadels.web.encoding import ENCODER, SETUP_DECODER, to_json
from citadels.web.live_game import LiveGame
from citadels.web.names import unique_name
from citadels.web.observation import event_count
from citadels.web.protocol import VERSION, Closed, NoteKind, Phrase, Table, TableChanged, Welcome
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import ChatRow, DayFacts, MoveRow, Presence, SeatRow, TableRow
from citadels.web.store import Store
from citadels.web.table_messages import describe
from citadels.web.take_back import asking as take_back
from citadels.web.timing import is_by_days, now, steady_now

if TYPE_CHECKING:
    from citadels.web.conversation import TableConnection

LOG: Final = logging.getLogger(__name__)
STAND_IN: Final = "normal"      # the bot that plays for a person who is away
CROWD: Final = 10               # spectators; if there are more, changes are only broadcast now and then
CROWD_TOLD: Final = 1.0         # seconds
Updates = dict[tuple[int | None, int], bytes]   # by seat and first event; encoded once for everybody


class LiveTable:
    """One table in memory. The database is the source of truth: this copy can be lost at any moment.

    It has no timers. It calls `on_change` whenever what has to happen next may have changed.
    """

    def __init__(self, store: Store, row: TableRow, places: Sequence[SeatRow], moves: Sequence[MoveRow],
                 haste: float = 1.0) -> None:
        self.store = store
        self.haste = haste                              # pauses and paces take this many times as long
        self.id = row.id
        self.code = row.code
        self.lock = asyncio.Lock()                      # for moves
        self.seating_lock = asyncio.Lock()              # for seats and setup
        self.connections: list[TableConnection] = []
        self.elsewhere: list[Presence] = []             # who is connected to other processes
        self.skipping: set[int] = set()                 # people who want the bots to play instantly
        self.last_chat = 0
        self.last_used = steady_now()                   # when somebody last came or went
        self.may_be_behind = False                      # whether the database may have moves that are not here
        self.deleted = False                            # it is no longer in the database
        self.closed = False                             # it was unloaded, and takes no new visitors
        self.noted_away: set[int] = set()               # absent seats that the table has been told about
        self.on_change: Callable[[], None] = lambda: None
        self.on_over: Callable[[LiveTable], Awaitable[None]] | None = None  # called once the end of the game is stored
        self._crowd_timer: asyncio.TimerHandle | None = None
        self._presence_task: asyncio.Task[None] | None = None
        self.days = DayFacts()                          # only for games over days
        self.moves_seen = 0                             # how many moves there were when the keeper last looked
        self._read(row, places)
        self.absent_since = [steady_now()] * len(places)    # when the last person left each seat
        self.live: LiveGame | None = None               # once the game has begun
        self._begin(moves)

    def _read(self, row: TableRow, places: Sequence[SeatRow]) -> None:
        """Take over the table's data from the database, except for the moves."""
        self.row = row
        self.state = row.state
        self.setup = SETUP_DECODER.decode(row.setup)
        self.by_days = is_by_days(self.setup.clock)
        self.seat_people(places)

    def seat_people(self, places: Sequence[SeatRow]) -> None:
        """Take over who sits where. People who have left for good do not count as players."""
        self.seats = list(places)
        self.person_seats = frozenset(
            place.seat for place in places if place.person is not None and place.bot is None and not place.gone)
        self.person_count = len(self.person_seats)
        self._seats_of: dict[int | None, list[int]] = {}
        for place in places:
            if place.person is not None and not place.gone:
                self._seats_of.setdefault(place.person, []).append(place.seat)
        self.by_people = [place.bot is None for place in places]
        self._count_here()

    def _begin(self, moves: Sequence[MoveRow]) -> None:
        if self.state != "open":
            self.live = LiveGame(self.row, self.setup, moves, self.haste, self.solo)
            self._take_days(self.days)

    async def read_days(self) -> None:
        """Take over the database's facts about a game over days, besides its moves."""
        if self.by_days:
            self._take_days(await self.store.day_facts(self.id))

    def _take_days(self, days: DayFacts) -> None:
        self.days = days
        if self.live is not None and isinstance(self.live.clocks, DayClocks):
            self.live.clocks.begin(days.begun or self.row.changed)
            self.live.clocks.off = {place.seat: days.off.get(place.person or 0, ()) for place in self.seats}

    # -- what everybody may know about the table -------------------------------------------------------------------
    @property
    def solo(self) -> bool:
        """Whether nobody could learn anything from how long a person takes: the others are bots, and nobody watches."""
        return not self.person_count or self.person_count + self.spectators() <= 1

    @property
    def hints(self) -> bool:
        """Whether hints are allowed: as the host has chosen, by default only for somebody alone against bots."""
        return not self.setup.rated and (self.person_count <= 1 if self.setup.hints is None else self.setup.hints)

    def seats_of(self, person: int | None) -> list[int]:
        """The seats of a person, without those they have left."""
        return self._seats_of.get(person, [])

    def _count_here(self) -> None:
        """Note who is connected to this process. It is asked several times for every move, and changes seldom."""
        self.seats_here = frozenset(
            seat for connection in self.connections for seat in self.seats_of(connection.person))
        self.spectators_here = sum(not self.seats_of(connection.person) for connection in self.connections)

    def present(self) -> frozenset[int]:
        """The seats of people who are connected to any process."""
        return self.seats_here.union(*(other.seats for other in self.elsewhere)) if self.elsewhere else self.seats_here

    def spectators(self) -> int:
        return self.spectators_here + sum(other.watching for other in self.elsewhere)

    def bot_for(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat now, None for a person."""
        place = self.seats[seat]
        if place.bot is not None:
            return place.bot
        return STAND_IN if place.gone or place.person is None or self._is_away(seat) else None

    def _is_away(self, seat: int) -> bool:
        """Whether a seat has been empty for longer than the grace. Over days, nobody counts as away."""
        if self.by_days and self.state == "playing":
            return False
        return seat not in self.present() and steady_now() >= self.stand_in_at(seat)

    def stand_in_at(self, seat: int) -> int:
        """When a bot begins to play for an absent person."""
        return self.absent_since[seat] + self.setup.grace * 1000

    def may_host(self, person: int | None) -> bool:
        """Whether a person may change the table: the host, or anybody with a seat while the host is away."""
        host = self.row.host
        if person is None or person == host:
            return person is not None
        if self.state != "open" or any(connection.person == host for connection in self.connections):
            return False
        return bool(self.seats_of(person)) and all(self._is_away(seat) for seat in self.seats_of(host))

    def may_close(self, person: int | None) -> bool:
        return may_close(self.row, self.seats, person)

    def describe(self, person: int | None) -> Table:
        """The table as one person sees it."""
        return describe(self, person)

    # -- coming and going ------------------------------------------------------------------------------------------
    async def connect(self, connection: TableConnection, seen: int) -> None:
        """Welcome a visitor who has received this many events before."""
        self.last_used = steady_now()
        last = -1
        while last != self.last_chat:  # something was said meanwhile
            last = self.last_chat
            chat = await self.store.chat_of(self.id)
        if self.closed:  # unloaded meanwhile: they would wait here forever, but reconnecting loads it again
            connection.drop()
            return
        self._broadcast_chat(chat)
        self.connections.append(connection)
        self._count_here()
        said = unmuted_for(connection, chat)
        connection.send(ENCODER.encode(Welcome(VERSION, self.describe(connection.person), said, steady_now())))
        for seat in self._views_of(connection):
            connection.events_sent[seat] = seen
        if self.live is not None:
            self._show(self.live, connection, {})
        await self._presence_changed(connection)

    async def disconnect(self, connection: TableConnection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self._count_here()
        self.last_used = steady_now()
        still = self.present()
        for seat in self.seats_of(connection.person):
            if seat not in still:
                self.absent_since[seat] = steady_now()
                self.skipping.discard(connection.person or 0)
        await self._presence_changed(connection)

    async def _presence_changed(self, connection: TableConnection) -> None:
        """Somebody came or went. In a crowd, this is only broadcast now and then."""
        if not self.seats_of(connection.person) and self.spectators_here > CROWD:
            if self._crowd_timer is None:
                self._crowd_timer = asyncio.get_running_loop().call_later(CROWD_TOLD, self._tell_of_crowd)
        else:
            await self._tell_presence()
            absences.note_return(self)
            self.broadcast_table()
        self.on_change()

    async def _tell_presence(self) -> None:
        if self.store.shared and not self.deleted:
            await self.store.set_presence(self.id, self.seats_here, self.spectators_here)

    def _tell_of_crowd(self) -> None:
        self._crowd_timer = None
        self.broadcast_table()
        if self.store.shared:
            self._presence_task = asyncio.create_task(self._tell_presence())

    def heard_elsewhere(self, elsewhere: list[Presence]) -> None:
        """Take over who is connected to other processes. The grace begins for those who have left."""
        before = self.present()
        self.elsewhere = elsewhere
        for seat in before - self.present():
            if seat < len(self.absent_since):
                self.absent_since[seat] = steady_now()

    def note(self, kind: NoteKind, seat: int) -> None:
        """Add a note about a person, which everybody gets with the next update."""
        if self.live is not None and self.state == "playing":
            self.live.note(kind, seat)

    def note_hint(self, seat: int) -> None:
        """Tell the others that a person got a hint."""
        if self.person_count > 1:
            self.note("hint", seat)
            self.broadcast_game()

    def close(self) -> None:
        """Disconnect everybody and free the game, even if something still refers to the table."""
        if self._crowd_timer is not None:
            self._crowd_timer.cancel()
        for connection in list(self.connections):
            if self.deleted:
                connection.send(ENCODER.encode(Closed()))
            connection.drop()
        self.on_change = lambda: None
        self.closed, self.live = True, None

    # -- playing ---------------------------------------------------------------------------------------------------
    def running_game(self) -> LiveGame:
        """The game that is being played. Refuses if there is none."""
        if self.state != "playing" or self.live is None:
            raise RequestRefused("not-playing")
        return self.live

    def act(self, seat: int, ask: int, lines: Sequence[str]) -> Act:
        """A seat's answer to a question. Whether it is allowed is checked when it is staged or played."""
        return Act(self.running_game().game, seat, ask, lines)

    def check_asked(self, seat: int, ask: int) -> LiveGame:
        """Refuse an answer to any question except the seat's current one."""
        live = self.running_game()
        if ask != live.question_number(seat):
            raise RequestRefused("stale")
        if not live.is_asked(seat):
            raise RequestRefused("not-your-turn")
        return live

    async def play(self, act: Act, hand: str = "person", on_stored: Callable[[], None] | None = None) -> None:
        """Store and play an act. If it is refused, nothing has changed."""
        async with self.lock:
            await self.refresh()
            live = self.check_asked(act.seat, act.ask)
            act.check()
            await self.read_days()
            spent = live.clocks.taken(act.seat, live.time()) if hand != "bot" and not act.game.secret else 0
            rows = act.rows(live.moves, now(), spent, hand)
            if self.by_days:
                rows += reactions.to(live, rows, self.days.plans, self.bot_for)
            await self.keep(live, rows, on_stored)

    async def keep(self, live: LiveGame, rows: Sequence[MoveRow], on_stored: Callable[[], None] | None = None) -> None:
        """Store these rows and play them. The caller holds the lock."""
        try:
            written = await self.store.append(self.id, rows, self.by_days)
        except Exception:  # it may or may not have been written
            self.may_be_behind = True
            raise
        if not written:
            await self._catch_up()
            raise RequestRefused("stale")
        if on_stored is not None:
            on_stored()
        await self._apply(live, rows)

    async def refresh(self) -> None:
        """Play further moves from the database, if there may be any. The caller holds the lock."""
        if self.may_be_behind:
            await self._catch_up()

    async def catch_up(self, rows: Sequence[MoveRow] | None = None) -> None:
        """Play what other processes have stored: these moves, which follow one that was played here, or all."""
        async with self.lock:
            if rows is None:
                await self._catch_up()
            elif self.live is not None and (new := [row for row in rows if row.number > self.live.moves]):
                await self._apply(self.live, new)

    async def _catch_up(self) -> None:
        if self.live is None:
            return
        rows = await self.store.moves_of(self.id, self.live.moves)
        self.may_be_behind = False
        if rows:
            await self._apply(self.live, rows)

    async def _apply(self, live: LiveGame, rows: Sequence[MoveRow]) -> None:
        """Play moves that are stored, and show the result to the table, unless there is a pause first."""
        count = live.history.count
        if not live.apply(rows, self.solo, self.hurried):
            self.broadcast_game()
            self.on_change()
            return
        if live.history.count != count:  # the events have changed: everybody gets them all again
            for connection in self.connections:
                connection.events_sent.clear()
        if live.pause_is_over:
            await self.show(live)
            return
        if live.game.secret:  # only the seat that is asked in secret may know
            for connection in list(self.connections):
                if live.game.player in self.seats_of(connection.person):
                    self._show_seat(live, connection, live.game.player, {})
        self.on_change()

    async def show(self, live: LiveGame) -> None:
        """Show the table the current state of the game."""
        live.show()
        self._end_skip(self._asked_openly(live))
        try:
            if live.game.over and self.state == "playing":
                await self._finish(live)
            self.broadcast_game()
        except Exception:  # the database is down; the moves are stored, and this is tried again
            LOG.exception("the end of a game could not be written")
        self.on_change()

    async def _finish(self, live: LiveGame) -> None:
        result = {"scores": [row["total"] for row in live.game.scores()], "winners": live.game.winners}
        await self.store.change_table(self.id, state="over", result=to_json(result))
        row = await self.store.table(id=self.id)
        if row is not None:
            self.row = row
        self.state = "over"
        self.broadcast_table()
        if self.on_over is not None:
            await self.on_over(self)

    # -- bots that take no time ------------------------------------------------------------------------------------
    @property
    def hurried(self) -> bool:
        """Whether the bots play instantly, because everybody who plays here wants that.

        If somebody plays at another process, the bots keep their pace.
        """
        if not self.skipping or any(other.seats for other in self.elsewhere):
            return False
        people = {self.seats[seat].person for seat in self.seats_here}
        return bool(people) and people <= self.skipping

    def skip(self, person: int | None) -> None:
        """A person does not want to wait for the bots until their own next decision."""
        if person is None or not self.seats_of(person):
            raise RequestRefused("not-yours")
        if self._asked_openly(self.running_game()) != person and person not in self.skipping:
            self.skipping.add(person)
            self.broadcast_table()
            self.on_change()

    def _asked_openly(self, live: LiveGame) -> int | None:
        """The person who is openly asked now, None during a secret question."""
        seat = live.game.player
        return None if seat is None or live.paused or live.game.secret else self.seats[seat].person

    def _end_skip(self, person: int | None) -> None:
        if person in self.skipping:
            self.skipping.discard(person)
            self.broadcast_table()

    # -- broadcasting ----------------------------------------------------------------------------------------------
    def broadcast_table(self) -> None:
        """Send everybody the table as it is now."""
        cache: dict[int | None, bytes] = {}
        known = {self.row.host, *(place.person for place in self.seats)}
        for connection in list(self.connections):
            person = connection.person if connection.person in known else None  # everybody else sees the same
            if person not in cache:
                cache[person] = ENCODER.encode(TableChanged(self.describe(person)))
            connection.send(cache[person])

    def broadcast_game(self) -> None:
        """Send everybody the game as they may see it."""
        cache: Updates = {}
        if self.live is not None:
            for connection in list(self.connections):
                self._show(self.live, connection, cache)

    def _views_of(self, connection: TableConnection) -> Sequence[int | None]:
        """The seats whose views a visitor is sent; None is the view of a spectator."""
        return self.seats_of(connection.person) or [None]

    def _show(self, live: LiveGame, connection: TableConnection, cache: Updates) -> None:
        for seat in self._views_of(connection):
            self._show_seat(live, connection, seat, cache)

    def _show_seat(self, live: LiveGame, connection: TableConnection, seat: int | None, cache: Updates) -> None:
        size = event_count(live.seen_by(seat))
        first = min(connection.events_sent.get(seat, 0), size)
        data = cache.get((seat, first))
        if data is None:
            data = cache[seat, first] = self.update(live, seat, first)
        connection.events_sent[seat] = size
        connection.send(data)

    def update(self, live: LiveGame, seat: int | None, first: int) -> bytes:
        """The game as one seat sees it, with the events from `first` on."""
        return ENCODER.encode(live.update(seat, first, self.by_people, take_back.shown_to(self, live, seat)))

    # -- chat ------------------------------------------------------------------------------------------------------
    async def say(self, person: int, name: str, words: str, phrase: Phrase | None = None) -> None:
        if not self.setup.chat:
            raise RequestRefused("no-chat")
        mine = self.seats_of(person)
        seat = mine[0] if mine else None
        players = [place.name for place in self.seats]
        name = players[mine[0]] if mine else unique_name(name, players)
        await self.store.add_chat(self.id, person, ChatRow(0, seat, name, words, now(), phrase, person))
        await self.broadcast_new_chat()

    async def broadcast_new_chat(self) -> None:
        self._broadcast_chat(await self.store.chat_of(self.id, self.last_chat))

    def _broadcast_chat(self, chat: Sequence[ChatRow]) -> None:
        for row in chat:
            if row.id > self.last_chat:
                self.last_chat = row.id
                broadcast_message(self.connections, row)

    # -- what others have changed ----------------------------------------------------------------------------------
    async def reload(self) -> None:
        """Take over a change of the table in the database.

        If nothing visible has changed, nothing is sent: otherwise the others could notice when somebody makes a
        decision in advance.
        """
        async with self.lock:
            row = await self.store.table(id=self.id)
            if row is None:
                self.deleted = True
                return
            before, off, known = self.seats, self.days.off, (self.row, self.seats, self.days.off)
            begun = self.state == "open" != row.state
            places = await self.store.seats_of(self.id)
            resized = len(places) != len(self.seats)
            moves = await self.store.moves_of(self.id) if begun else []
            by_days = is_by_days(SETUP_DECODER.decode(row.setup).clock)
            days = await self.store.day_facts(self.id) if by_days else DayFacts()
            self._read(row, places)  # nothing can fail from here on, or the table would be half updated
            if begun or resized:
                self.absent_since = [steady_now()] * len(places)
            self._take_days(days)
            if begun:
                self._begin(moves)
                for connection in self.connections:
                    connection.events_sent.clear()
                self.broadcast_table()
                if self.live is not None and not self.live.paused:
                    await self.show(self.live)
                    return
                self.broadcast_game()
            elif not resized:
                absences.note_leaving(self, before)
                if off != self.days.off:
                    self.broadcast_game()  # it contains the deadline
        if known != (self.row, self.seats, self.days.off):
            self.broadcast_table()
        self.on_change()
