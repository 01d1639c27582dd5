"""What people can do at a table besides playing: sit down, leave, change settings, begin the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple, cast

import msgspec

from citadels import Game, __version__, fairness
from citadels.engine.errors import CitadelsError
from citadels.facts import edition_names, facts_of
from citadels.shapes import Header
from citadels.web import fair_deals
from citadels.web.encoding import to_json
from citadels.web.fair_deals import fair_setup
from citadels.web.http_messages import AddWord, Change, LeaveSeat, NewTable, SeatName, SetSeat, Sit
from citadels.web.live_table import LiveTable
from citadels.web.names import bot_name, called, chosen_name, cleaned, unique_name, valid_name
from citadels.web.protocol import Setup
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person, SeatRow
from citadels.web.store import Store
from citadels.web.timing import is_by_days

FILLER: Final = "normal"        # the bot that takes free seats when the game begins


def new_game(setup: Setup, secret: str = "", words: Sequence[str] = ()) -> Game:
    """A game with this setup, dealt as committed to. Refuses what the edition does not allow."""
    try:
        return fairness.deal(secret, words, fair_setup(setup))
    except CitadelsError as problem:
        raise RequestRefused("bad-setup", rule=problem.rule, fault=problem) from None


def check_kept(store: Store, setup: Setup) -> None:
    """Refuse a game over days if this store cannot move it on while nobody is there."""
    if is_by_days(setup.clock) and not store.keeps:
        raise RequestRefused("needs-server")


def with_preset(setup: Setup) -> Setup:
    """Fill in the default preset, so that everybody can see what is played."""
    if setup.preset is not None or setup.characters is not None or setup.uniques is not None:
        return setup
    if setup.edition not in edition_names():
        return setup  # refused by new_game
    return msgspec.structs.replace(setup, preset=facts_of(setup.edition).default_preset)


def record_header(game: Game) -> Header:
    """The record of a game before its first move."""
    return cast(Header, {field: value for field, value in game.record().items() if field not in ("moves", "result")})


class Before(NamedTuple):
    """Who had a seat in the game that a table continues."""

    name: str
    bot: bool


def free_seat(seat: int) -> SeatRow:
    return SeatRow(seat, None, None, "", False)


def first_seats(wanted: NewTable, person: Person, name: str, mine: int | None = None,
                before: Sequence[Before] = ()) -> list[SeatRow]:
    """The seats of a new table. Its creator gets seat `mine`, by default the first that has no bot. `before` says who
    had the seats in the game that continues here: a bot keeps its name, and a new one gets a name that nobody had."""
    levels = [*wanted.bots, *[None] * (wanted.setup.seats - len(wanted.bots))]
    if wanted.watch:
        levels = [level or FILLER for level in levels]
    if mine is None:
        mine = next((seat for seat, level in enumerate(levels) if level is None), -1)
    names: list[str] = [name]
    places: list[SeatRow] = []
    for seat, level in enumerate(levels):
        if seat == mine:
            places.append(SeatRow(seat, person.id, None, name, False))
        elif level is not None:
            kept = before[seat].name if before and before[seat].bot else ""
            new = unique_name(kept, names) if kept else bot_name([*names, *(one.name for one in before)])
            names.append(new)
            places.append(SeatRow(seat, None, level, new, False))
        else:
            places.append(free_seat(seat))
    return places


def setup_columns(setup: Setup) -> dict[str, Any]:
    """The columns for a setup: all of it as JSON, and what lists show."""
    return {"setup": to_json(setup), "listed": setup.listed, "edition": setup.edition, "preset": setup.preset,
            "days": is_by_days(setup.clock)}


def resized(places: list[SeatRow], seats: int) -> list[SeatRow]:
    """The places for this number of seats. Free ones are removed first, then those of bots."""
    kept = list(places)
    for bots_too in (False, True):
        for place in reversed(kept[:]):
            if len(kept) > seats and place.person is None and (bots_too or place.bot is None):
                kept.remove(place)
    if len(kept) > seats:
        raise RequestRefused("seat-taken")
    kept = [place._replace(seat=seat) for seat, place in enumerate(kept)]
    return kept + [free_seat(seat) for seat in range(len(kept), seats)]


class Seating:
    """What one person may do at one table."""

    def __init__(self, table: LiveTable, person: Person) -> None:
        self.table = table
        self.person = person

    async def sit(self, wanted: Sit) -> None:
        """Take a free seat; in a running game, only one that the person has left before."""
        table = self.table
        if table.state == "playing":
            left = [place for place in table.seats if place.person == self.person.id and place.gone]
            back = [place for place in left if wanted.seat in (None, place.seat)]
            if not back:
                raise RequestRefused("not-open")
            for place in back:
                await self._change(place, place._replace(gone=False))
            await self._stir()
        else:
            while not await self._sit_down(wanted):  # somebody was quicker, but any other seat will do
                await table.reload()
        await table.reload()
        table.broadcast_game()

    async def _sit_down(self, wanted: Sit) -> bool:
        """Take a free seat; False if it was taken meanwhile and any other one will do."""
        self._check_open()
        free = [place for place in self.table.seats if place.person is None and place.bot is None]
        if wanted.seat is None and not free:
            raise RequestRefused("no-seat")
        place = free[0] if wanted.seat is None else self._place(wanted.seat)
        if place not in free:
            raise RequestRefused("seat-taken")
        name = chosen_name(wanted.name, self.person.name, self._names())
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
            raise RequestRefused("not-yours")
        for place in mine:
            await self._change(place, free_seat(place.seat) if table.state == "open" else place._replace(gone=True))
        await self._stir()
        await table.reload()
        table.broadcast_game()

    async def rename(self, wanted: SeatName) -> None:
        place = self._place(wanted.seat)
        if place.person != self.person.id:
            raise RequestRefused("not-yours")
        name = unique_name(valid_name(wanted.name), self._names(place.seat))
        await self._change(place, place._replace(name=name))
        await self.table.reload()

    async def set_seat(self, wanted: SetSeat) -> None:
        self._check_host()
        self._check_open()
        place = self._place(wanted.seat)
        if wanted.bot is None:
            to = free_seat(place.seat)
        elif place.person is not None:
            raise RequestRefused("seat-taken")
        else:
            name = place.name if place.bot else bot_name(self._names(place.seat))
            to = SeatRow(place.seat, None, wanted.bot, name, False)
        await self._change(place, to)
        await self.table.reload()

    async def change(self, wanted: Change) -> None:
        self._check_host()
        table = self.table
        setup = wanted.setup or table.setup
        small = {"chat": wanted.chat, "listed": wanted.listed, "hints": wanted.hints, "pace": wanted.pace}
        setup = msgspec.structs.replace(setup, **{name: value for name, value in small.items() if value is not None})
        if wanted.setup is not None:
            self._check_open()
            setup = with_preset(setup)
            if table.row.header is not None and fair_setup(setup) != fair_setup(table.setup):
                raise RequestRefused("begins-elsewhere")
            check_kept(table.store, setup)
            new_game(setup)
        resize = None if wanted.setup is None else partial(resized, seats=setup.seats)
        await table.store.change_table(table.id, resize, **setup_columns(setup))
        await table.reload()

    async def start(self) -> None:
        """Begin the game; bots take the seats that are free."""
        table = self.table
        if table.store.shared:  # somebody may just have sat down at another process
            await table.reload()
        self._check_host()
        self._check_open()
        row = table.row
        begun = self._deal() if row.header is None else {"header": row.header}
        before = [] if row.header is None else msgspec.json.decode(row.header)["players"]
        for place in list(table.seats):
            if place.person is None and place.bot is None:
                name = bot_name([*self._names(place.seat), *before])
                await self._change(place, SeatRow(place.seat, None, FILLER, name, False))
                table.seat_people(await table.store.seats_of(table.id))
        header = {**msgspec.json.decode(begun["header"]), "players": called([place.name for place in table.seats])}
        begun |= {"state": "playing", "header": to_json(header), "version": __version__}
        if not await table.store.begin_table(row, begun, table.by_days, self.person.id):
            await table.reload()
            raise RequestRefused("not-open" if table.state != "open" else "stale")
        await table.reload()

    def _deal(self) -> dict[str, Any]:
        """Deal the game that was committed to, as columns of the table."""
        row, setup = self.table.row, self.table.setup
        secret = row.secret or fairness.new_secret()    # tables from before commitments have none
        words = fair_deals.words(row)
        game = new_game(setup, secret, words)
        proof = fairness.proof(secret, words, fair_setup(setup))
        return {"header": to_json({**record_header(game), "fairness": proof}), "secret": secret}

    async def add_word(self, wanted: AddWord) -> None:
        """Add a word that influences the deal, or change one's own."""
        table = self.table
        self._check_open()
        if not table.seats_of(self.person.id):
            raise RequestRefused("not-yours")
        if table.row.header is not None:
            raise RequestRefused("begins-elsewhere")
        word = cleaned(wanted.word)
        others = [[person, other] for person, other in fair_deals.added_words(table.row) if person != self.person.id]
        words = [*others, [self.person.id, word]] if word else others
        if not await table.store.change_words(table.row, to_json(words)):
            await table.reload()
            raise RequestRefused("stale" if table.state == "open" else "not-open")
        await table.reload()

    async def _stir(self) -> None:
        """Tell the keeper that somebody else decides for a seat now."""
        if self.table.by_days and self.table.state == "playing":
            await self.table.store.stir(self.table.id)

    def _names(self, but: int = -1) -> list[str]:
        return [place.name for place in self.table.seats if place.seat != but]

    def _check_host(self) -> None:
        if not self.table.may_host(self.person.id):
            raise RequestRefused("not-host")

    def _check_open(self) -> None:
        if self.table.state != "open":
            raise RequestRefused("not-open")

    def _place(self, seat: int) -> SeatRow:
        if seat >= len(self.table.seats):
            raise RequestRefused("no-seat")
        return self.table.seats[seat]

    async def _change(self, was: SeatRow, to: SeatRow) -> None:
        if not await self.table.store.change_seat(self.table.id, was, to):
            await self.table.reload()
            raise RequestRefused("seat-taken")

