"""A table while people are at it: its game, who sees what of it, and what happens by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import msgspec

from citadels import Game
from citadels.web import seeing
from citadels.web.acts import Act
from citadels.web.driving import STAND_IN, Driver
from citadels.web.protocol import VERSION as PROTOCOL
from citadels.web.protocol import (
    Ask,
    Chat,
    FromServer,
    Said,
    Seat,
    Setup,
    Table,
    TableChanged,
    UpdateBytes,
    Welcome,
)
from citadels.web.refusal import Refusal
from citadels.web.rows import MoveRow, Present, SeatRow, TableRow
from citadels.web.store import Store, now
from citadels.web.thinking import Thinker
from citadels.web.timing import SHORT_WINDOW, WINDOW, Clockwork, drawn

Json = dict[str, Any]
ENCODER: Final = msgspec.json.Encoder()
LOG: Final = logging.getLogger(__name__)
DECODE_SETUP: Final = msgspec.json.Decoder(Setup)


class Visitor(Protocol):
    """Somebody who is connected to the table."""

    person: int | None
    heard: dict[int | None, int]        # how many events were sent, by seat

    def send(self, data: bytes) -> None: ...

    def drop(self) -> None: ...


class LiveTable:
    """One table in memory. The database is the truth: what is here can be lost at any moment."""

    def __init__(self, store: Store, thinker: Thinker, row: TableRow, places: Sequence[SeatRow],
                 rows: Sequence[MoveRow], haste: float = 1.0) -> None:
        self.store = store
        self.thinker = thinker
        self.haste = haste                              # pauses and paces are this many times as long
        self.id = row.id
        self.code = row.code
        self.lock = asyncio.Lock()
        self.changing = asyncio.Lock()                  # who sits where, and how it is to be played
        self.visitors: list[Visitor] = []
        self.others: list[Present] = []                 # at other processes
        self.last_chat = 0
        self.used = now()                               # when somebody last came or went
        self.doubt = False                              # whether the database may know more than we
        self.driver = Driver(self)
        self._read(row, places)
        self.gone = [now()] * len(places)               # since when nobody is at the seat
        self._begin(rows)

    def _read(self, row: TableRow, places: Sequence[SeatRow]) -> None:
        """Take over what the database says of the table, but for the moves."""
        self.row = row
        self.state = row.state
        self.setup = DECODE_SETUP.decode(row.setup)
        self.seats = list(places)

    def _begin(self, rows: Sequence[MoveRow]) -> None:
        """Set the game up, if it has begun, and play what has been played."""
        self.game: Game | None = None
        self.shown: Game | None = None                  # what the table has seen of it; behind while reactions are open
        self.moves = 0
        self.until = 0                                  # no reaction is closed before
        self.released = now()                           # when the table saw its present state
        self.answered = [0] * len(self.seats)           # how many questions each seat has answered
        self.mover = -1                                 # who has moved last, secret moves left out
        self.clockwork = Clockwork(self.setup.clock, len(self.seats))
        self._ask: Ask | None = None
        if self.row.header is None:
            return
        self.game = self._fresh()
        for row in rows:
            secret = self.game.secret
            self.game.play(row.line)
            self._count(row, secret)
        self.shown = self.game
        self._resume_pause(rows)
        self.clockwork.asked(None if self.holding else self.game.player, now())

    def _resume_pause(self, rows: Sequence[MoveRow]) -> None:
        """A pause for secret reactions that was under way begins anew, whether or not somebody reacts."""
        game = self._fresh()
        before, size = 0, 0
        for number, row in enumerate(rows):
            if not game.secret:
                before, size = number, log_size(game)
            game.play(row.line)
        windows = game.windows(size) if rows else 0
        if windows and self.state == "playing":  # however long ago it was: only that tells nothing
            self.shown = self._fresh()
            for row in rows[:before]:
                self.shown.play(row.line)
            self.until = now() + self._window(windows)

    def _fresh(self) -> Game:
        assert self.row.header is not None
        return Game.from_record({**msgspec.json.decode(self.row.header), "moves": []})

    # -- what everybody may know of the table ----------------------------------------------------------------------
    @property
    def people(self) -> int:
        """How many seats are played by people, those who left for good not counted."""
        return sum(place.person is not None and place.bot is None and not place.gone for place in self.seats)

    @property
    def alone(self) -> bool:
        """Whether nobody could learn from how long a person takes: the others are bots, and nobody looks on."""
        return not self.people or self.people + self.watching() <= 1

    def seats_of(self, person: int | None) -> list[int]:
        """The seats of a person, those that they left not counted."""
        if person is None:
            return []
        return [place.seat for place in self.seats if place.person == person and not place.gone]

    def eyes(self, visitor: Visitor) -> Sequence[int | None]:
        """The seats with whose eyes a visitor sees the table; None is a spectator's."""
        return self.seats_of(visitor.person) or [None]

    def present(self) -> set[int]:
        found = {seat for visitor in self.visitors for seat in self.seats_of(visitor.person)}
        return found.union(*(other.seats for other in self.others))

    def watching(self) -> int:
        here = sum(not self.seats_of(visitor.person) for visitor in self.visitors)
        return here + sum(other.watching for other in self.others)

    def level(self, seat: int) -> str | None:
        """The bot that decides for a seat now, None for a person."""
        place = self.seats[seat]
        if place.bot is not None:
            return place.bot
        if place.gone or place.person is None:
            return STAND_IN
        away = seat not in self.present() and now() - self.gone[seat] >= self.setup.grace * 1000
        return STAND_IN if away else None

    def hosts(self, person: int | None) -> bool:
        """Whether a person may change the table: its host, and whoever sits there if the host has gone for good."""
        host = self.row.host
        if person is None or person == host:
            return person is not None
        if any(visitor.person == host for visitor in self.visitors):
            return False
        grace = self.setup.grace * 1000
        away = all(seat not in self.present() and now() - self.gone[seat] >= grace for seat in self.seats_of(host))
        return away and self.state == "open" and bool(self.seats_of(person))

    def describe(self, person: int | None) -> Table:
        present = self.present()
        seats = []
        for place in self.seats:
            kind = "bot" if place.bot else "person" if place.person is not None else "open"
            level = self.level(place.seat) if kind != "open" and self.state == "playing" else place.bot
            seats.append(Seat(
                place.seat, kind, place.name, level,  # type: ignore[arg-type]  # levels are checked when they are set
                place.seat in present, kind == "person" and level is not None,
                person is not None and place.person == person and not place.gone,
                place.person is not None and place.person == self.row.host))
        return Table(self.code, self.setup, self.state, seats,  # type: ignore[arg-type]  # the state is one of three
                     self.watching(), self.hosts(person), self.row.next,
                     self.row.imported, self.row.created)

    # -- coming and going ------------------------------------------------------------------------------------------
    async def come(self, visitor: Visitor, seen: int) -> None:
        """Welcome a visitor, who has heard so many events before."""
        self.used = now()
        talk = await self.store.chat_of(self.id)
        while self.last_chat > (talk[-1][0] if talk else 0):  # something was said meanwhile
            talk = await self.store.chat_of(self.id)
        self._pass_on(talk)
        self.visitors.append(visitor)
        said = [Chat(seat, name, words, at) for _, seat, name, words, at in talk]
        self._send(visitor, Welcome(PROTOCOL, self.describe(visitor.person), said, now()))
        for seat in self.eyes(visitor):
            visitor.heard[seat] = seen
        if self.game is not None:
            self._show(visitor, {})
        await self._presence_changed()

    async def go(self, visitor: Visitor) -> None:
        if visitor in self.visitors:
            self.visitors.remove(visitor)
        self.used = now()
        still = self.present()
        for seat in self.seats_of(visitor.person):
            if seat not in still:
                self.gone[seat] = now()
        await self._presence_changed()

    async def _presence_changed(self) -> None:
        if self.store.shared:
            here = frozenset(seat for visitor in self.visitors for seat in self.seats_of(visitor.person))
            watching = sum(not self.seats_of(visitor.person) for visitor in self.visitors)
            await self.store.be_present(self.id, here, watching)
        self.tell_table()
        self.driver.arrange()

    def tell_table(self) -> None:
        """Everybody sees how the table is now."""
        cache: dict[int | None, bytes] = {}
        for visitor in list(self.visitors):
            if visitor.person not in cache:
                cache[visitor.person] = ENCODER.encode(TableChanged(self.describe(visitor.person)))
            visitor.send(cache[visitor.person])

    def _send(self, visitor: Visitor, message: FromServer) -> None:
        visitor.send(ENCODER.encode(message))

    # -- playing ---------------------------------------------------------------------------------------------------
    @property
    def holding(self) -> bool:
        """Whether the table has not yet seen where the game stands."""
        return self.shown is not self.game

    def number(self, seat: int) -> int:
        """The number of the question that a seat answers next."""
        return self.answered[seat] + 1

    def asks(self, seat: int) -> bool:
        """Whether a seat is asked, as far as the seat itself is told."""
        game = self.game
        return game is not None and game.player == seat and (not self.holding or game.secret)

    def act(self, seat: int, ask: int, lines: Sequence[str]) -> Act:
        """What a seat answers to this question. Whether it may is checked when it is staged or played."""
        if self.state != "playing" or self.game is None:
            raise Refusal("not-playing")
        return Act(self.game, seat, ask, lines)

    def check_asked(self, seat: int, ask: int) -> None:
        """Refuse an answer to any question but the one that the seat is asked now."""
        if self.state != "playing":
            raise Refusal("not-playing")
        if ask != self.number(seat):
            raise Refusal("stale")
        if not self.asks(seat):
            raise Refusal("not-your-turn")

    async def play(self, act: Act, hand: str = "person", kept: Callable[[], None] | None = None) -> None:
        """Play an act, and say so when it is kept. What is refused changes nothing."""
        async with self.lock:
            if self.doubt:
                await self._catch_up()
            self.check_asked(act.seat, act.ask)
            act.check()
            at = now()
            spent = at - self.clockwork.since if hand != "bot" and not act.game.secret else 0
            rows = act.rows(self.moves, at, spent, hand)
            try:
                written = await self.store.append(self.id, rows)
            except Exception:  # whether it was written is not known until the database can be asked
                self.doubt = True
                raise
            if not written:
                await self._catch_up()
                raise Refusal("stale")
            if kept is not None:
                kept()
            await self._moved(rows)

    async def catch_up(self) -> None:
        """Play what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.game is None:
            return
        rows = await self.store.moves_of(self.id, self.moves)
        self.doubt = False
        if not rows:
            return
        await self._moved(rows)

    async def _moved(self, rows: Sequence[MoveRow]) -> None:
        """These moves are kept: play them, and show the table where the game stands, unless it must wait for that."""
        game = self.game
        assert game is not None
        size = log_size(game)
        past = game.clone() if game.state.setup.tumbler >= 0 else game  # where there are secret reactions
        self._ask = None
        for row in rows:
            secret = game.secret
            game.play(row.line)
            self._count(row, secret)
        windows = game.windows(size)
        if windows:
            self.until = max(self.until, now()) + self._window(windows)
            if not self.holding:
                self.shown = past
        if self.until <= now() and not game.secret:
            await self.release()
        else:
            self._tell_asked()
            self.driver.arrange()

    def _count(self, row: MoveRow, secret: bool) -> None:
        self.moves = row.number
        self.answered[row.seat] += 1
        self.clockwork.moved(row.seat, row.spent, secret)
        if not secret:
            self.mover = row.seat

    def _window(self, windows: int) -> int:
        """How long so many events that could open a secret reaction hold the game up, reaction or not."""
        bounds = SHORT_WINDOW if self.alone else WINDOW
        return int(self.haste * sum(drawn(bounds, self.row.salt, self.moves, i) for i in range(windows)))

    async def release(self) -> None:
        """Show the table where the game stands."""
        game = self.game
        assert game is not None
        self.shown = game
        self.until = 0
        self.released = now()
        self.clockwork.asked(game.player, self.released)
        try:
            if game.over and self.state == "playing":
                await self._finish(game)
            self.show_all()
        except Exception:  # the database is away; the moves are kept, and the driver tries again
            LOG.exception("the end of a game could not be written")
        self.driver.arrange()

    async def _finish(self, game: Game) -> None:
        result = {"scores": [row["total"] for row in game.scores()], "winners": game.winners}
        await self.store.change_table(self.id, state="over", result=ENCODER.encode(result).decode())
        row = await self.store.table(id=self.id)
        if row is not None:
            self.row = row
        self.state = "over"
        self.tell_table()

    # -- showing ---------------------------------------------------------------------------------------------------
    def show_all(self) -> None:
        """Everybody sees the game as it is."""
        cache: dict[tuple[int | None, int], bytes] = {}
        for visitor in list(self.visitors):
            self._show(visitor, cache)

    def _tell_asked(self) -> None:
        """Somebody is asked in secret: only they are shown it."""
        game = self.game
        if game is None or not game.secret or game.player is None:
            return
        for visitor in list(self.visitors):
            if game.player in self.seats_of(visitor.person):
                self._show_seat(visitor, game.player, {})

    def _show(self, visitor: Visitor, cache: dict[tuple[int | None, int], bytes]) -> None:
        for seat in self.eyes(visitor):
            self._show_seat(visitor, seat, cache)

    def _show_seat(self, visitor: Visitor, seat: int | None, cache: dict[tuple[int | None, int], bytes]) -> None:
        game = self.game_for(seat)
        size = log_size(game)
        first = min(visitor.heard.get(seat, 0), size)
        data = cache.get((seat, first))
        if data is None:
            data = cache[seat, first] = self.update(seat, first)
        visitor.heard[seat] = size
        visitor.send(data)

    def game_for(self, seat: int | None) -> Game:
        """The game as far as a seat may have seen it."""
        game = self.game if seat is not None and self.asks(seat) else self.shown
        assert game is not None
        return game

    def update(self, seat: int | None, first: int) -> bytes:
        """The game as one seat sees it, and what it heard from an event on."""
        game = self.game_for(seat)
        running = None if self.holding or game.secret else game.player
        people = [place.bot is None for place in self.seats]
        return ENCODER.encode(UpdateBytes(
            seat, first, game.heard(seat, first), game.view(seat), self.ask(seat),
            self.clockwork.face(people, running, now()), seeing.over_of(game)))

    def ask(self, seat: int | None) -> Ask | None:
        if seat is None or not self.asks(seat):
            return None
        if self._ask is None:
            assert self.game is not None
            self._ask = seeing.ask_of(self.game, seat, self.number(seat))
        return self._ask

    # -- talking ---------------------------------------------------------------------------------------------------
    async def say(self, person: int, name: str, words: str) -> None:
        if not self.setup.chat:
            raise Refusal("no-chat")
        mine = self.seats_of(person)
        seat = mine[0] if mine else None
        await self.store.add_chat(self.id, person, seat, self.seats[mine[0]].name if mine else name, words, now())
        await self.hear_chat()

    async def hear_chat(self) -> None:
        self._pass_on(await self.store.chat_of(self.id, self.last_chat))

    def _pass_on(self, talk: Sequence[tuple[int, int | None, str, str, int]]) -> None:
        """Those who are here hear what is new of it."""
        for id, seat, name, words, at in talk:
            if id > self.last_chat:
                self.last_chat = id
                data = ENCODER.encode(Said(Chat(seat, name, words, at)))
                for visitor in list(self.visitors):
                    visitor.send(data)

    # -- what others have changed ----------------------------------------------------------------------------------
    async def reread(self) -> None:
        """The table was changed in the database."""
        async with self.lock:
            row = await self.store.table(id=self.id)
            if row is None:
                return
            begun = self.row.header is None and row.header is not None
            places = await self.store.seats_of(self.id)
            grown = len(places) != len(self.seats)
            self._read(row, places)
            if grown:
                self.gone = [now()] * len(places)
            if begun or (grown and row.header is None):
                self._begin(await self.store.moves_of(self.id))
            if begun:
                for visitor in self.visitors:
                    visitor.heard.clear()
                self.gone = [now()] * len(places)
                self.tell_table()
                if not self.holding:
                    await self.release()
                    return
                self.show_all()
        self.tell_table()
        self.driver.arrange()

    def close(self) -> None:
        self.driver.stop()
        for visitor in list(self.visitors):
            visitor.drop()


def log_size(game: Game) -> int:
    """How many events there have been."""
    assert game.state.log is not None
    return game.state.log.size
