"""What can be done with a table besides playing: sitting down, leaving, changing it, beginning."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from citadels import Game, texts
from citadels.engine.errors import CitadelsError
from citadels.facts import EDITION_NAMES, facts_of
from citadels.web.encoding import to_json
from citadels.web.language import SPOKEN
from citadels.web.live_table import LiveTable
from citadels.web.protocol import LONGEST_NAME, Change, LeaveSeat, SeatName, SetSeat, Setup, Sit
from citadels.web.refusal import Refusal
from citadels.web.rows import Person, SeatRow

Json = dict[str, Any]
FILLER: Final = "normal"        # takes the seats that are free when the game begins


def dealt(setup: Setup, seed: int | None = None) -> Game:
    """A game as the table wants it; refuses what the edition does not allow."""
    try:
        return Game.new(setup.edition, setup.seats, setup.preset, setup.characters, setup.uniques, setup.rank9,
                        setup.options, seed=seed)
    except CitadelsError as problem:
        raise Refusal("bad-setup", rule=problem.rule, fault=problem) from None


def named(setup: Setup) -> Setup:
    """With the preset that is played where nothing is said, so that everybody can read its name."""
    if setup.preset is not None or setup.characters is not None or setup.uniques is not None:
        return setup
    if setup.edition not in EDITION_NAMES:
        return setup  # refused when it is dealt
    return msgspec.structs.replace(setup, preset=facts_of(setup.edition).default_preset)


def header(game: Game) -> Json:
    """The record of a game before its first move."""
    record = game.record()
    del record["moves"], record["result"]
    return record


def plain(words: str) -> str:
    """Words without control characters and needless spaces."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in words)
    return " ".join(kept.split())


def clean(name: str) -> str:
    """A name as it is kept."""
    kept = plain(name)[:LONGEST_NAME].strip()
    if not kept:
        raise Refusal("bad-request", field="name")
    return kept


def apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number behind it if somebody at the table has it already."""
    found, number = name, 2
    while found in others:
        tail = f" {number}"
        found = name[:LONGEST_NAME - len(tail)] + tail
        number += 1
    return found


def guest() -> str:
    return texts.text("guest-name", SPOKEN.get())


def bot_names() -> list[str]:
    """As the one who seats the bots would call them; from then on they are names like others."""
    return [name.strip() for name in texts.text("bot-names", SPOKEN.get()).split(",")]


def bot_name(others: Sequence[str]) -> str:
    free = [name for name in bot_names() if name not in others]
    return free[0] if free else apart(bot_names()[0], others)


def empty(seat: int) -> SeatRow:
    return SeatRow(seat, None, None, "", False)


class Lobby:
    """The things that a person may do at one table."""

    def __init__(self, table: LiveTable, person: Person) -> None:
        self.table = table
        self.person = person

    def _names(self, but: int = -1) -> list[str]:
        return [place.name for place in self.table.seats if place.seat != but]

    def _host(self) -> None:
        if not self.table.may_host(self.person.id):
            raise Refusal("not-host")

    def _place(self, seat: int) -> SeatRow:
        if seat >= len(self.table.seats):
            raise Refusal("no-seat")
        return self.table.seats[seat]

    async def _change(self, was: SeatRow, to: SeatRow) -> None:
        if not await self.table.store.change_seat(self.table.id, was, to):
            await self.table.reload()
            raise Refusal("seat-taken")

    async def sit(self, wanted: Sit) -> None:
        """Take a free seat; in a running game only one that the person has left before."""
        table = self.table
        if table.state == "playing":
            left = [place for place in table.seats if place.person == self.person.id and place.gone]
            back = [place for place in left if wanted.seat in (None, place.seat)]
            if not back:
                raise Refusal("not-open")
            for place in back:
                await self._change(place, place._replace(gone=False))
        else:
            while not await self._sit_down(wanted):  # somebody was quicker, but any other seat will do
                await table.reload()
        await table.reload()
        table.broadcast_game()

    async def _sit_down(self, wanted: Sit) -> bool:
        """Take a free seat; False if it was taken meanwhile and it need not be that one."""
        if self.table.state != "open":
            raise Refusal("not-open")
        free = [place for place in self.table.seats if place.person is None and place.bot is None]
        if wanted.seat is None and not free:
            raise Refusal("no-seat")
        place = free[0] if wanted.seat is None else self._place(wanted.seat)
        if place not in free:
            raise Refusal("seat-taken")
        name = apart(clean(wanted.name or self.person.name or guest()), self._names())
        mine = SeatRow(place.seat, self.person.id, None, name, False)
        if wanted.seat is None:
            return await self.table.store.change_seat(self.table.id, place, mine)
        await self._change(place, mine)
        return True

    async def leave(self, wanted: LeaveSeat) -> None:
        table = self.table
        mine = [place for place in table.seats if place.person == self.person.id and not place.gone
                and wanted.seat in (None, place.seat)]
        if not mine:
            raise Refusal("not-yours")
        for place in mine:
            await self._change(place, empty(place.seat) if table.state == "open" else place._replace(gone=True))
        await table.reload()
        table.broadcast_game()

    async def rename(self, wanted: SeatName) -> None:
        place = self._place(wanted.seat)
        if place.person != self.person.id:
            raise Refusal("not-yours")
        name = apart(clean(wanted.name), self._names(place.seat))
        await self._change(place, place._replace(name=name))
        await self.table.reload()

    async def set_seat(self, wanted: SetSeat) -> None:
        self._host()
        if self.table.state != "open":
            raise Refusal("not-open")
        place = self._place(wanted.seat)
        if wanted.bot is None:
            to = empty(place.seat)
        elif place.person is not None:
            raise Refusal("seat-taken")
        else:
            name = place.name if place.bot else bot_name(self._names(place.seat))
            to = SeatRow(place.seat, None, wanted.bot, name, False)
        await self._change(place, to)
        await self.table.reload()

    async def change(self, wanted: Change) -> None:
        self._host()
        table = self.table
        setup = wanted.setup or table.setup
        small = {"chat": wanted.chat, "listed": wanted.listed, "hints": wanted.hints, "pace": wanted.pace}
        setup = msgspec.structs.replace(setup, **{name: value for name, value in small.items() if value is not None})
        if wanted.setup is not None:
            if table.state != "open":
                raise Refusal("not-open")
            setup = named(setup)
            dealt(setup)
        values = {"setup": to_json(setup), "listed": setup.listed}
        await table.store.change_table(table.id, self._resized(setup.seats), **values)
        await table.reload()

    def _resized(self, seats: int) -> list[SeatRow]:
        """More seats are free ones; fewer are taken from those that nobody has, then from bots. None for no change."""
        places = list(self.table.seats)
        if seats == len(places):
            return []
        for bots_too in (False, True):
            for place in reversed(places[:]):
                if len(places) > seats and place.person is None and (bots_too or place.bot is None):
                    places.remove(place)
        if len(places) > seats:
            raise Refusal("seat-taken")
        places = [place._replace(seat=seat) for seat, place in enumerate(places)]
        return places + [empty(seat) for seat in range(len(places), seats)]

    async def start(self) -> None:
        """Begin; bots take the seats that are free."""
        self._host()
        table = self.table
        if table.state != "open":
            raise Refusal("not-open")
        game = dealt(table.setup, secrets.randbits(48))
        for place in list(table.seats):
            if place.person is None and place.bot is None:
                others = self._names(place.seat)
                await self._change(place, SeatRow(place.seat, None, FILLER, bot_name(others), False))
                table.seats = await table.store.seats_of(table.id)
        game.names = [place.name for place in table.seats]
        begun = {"state": "playing", "header": to_json(header(game))}
        if not await table.store.begin_table(table.id, begun):
            raise Refusal("not-open")
        await table.reload()
