"""Finished games, played here or imported. The latest results of replaying and analysing them are kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from citadels import Game, __version__, fairness, texts
from citadels.engine.errors import BadRecord, CitadelsError, shown
from citadels.shapes import Header, Record
from citadels.web import analysis, what_if
from citadels.web.analysis import DEEP, Depth, Work
from citadels.web.encoding import SETUP_DECODER, to_json
from citadels.web.http_messages import Continuation, Finished, Moment, Step, TakenBack, Verification, WhatIf
from citadels.web.language import LANGUAGE
from citadels.web.names import called, cleaned
from citadels.web.protocol import Setup
from citadels.web.replaying import replayed
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import MoveRow, Person, SeatRow, TableRow
from citadels.web.seating import record_header, setup_columns
from citadels.web.store import Store
from citadels.web.take_back.stored_rows import with_moves
from citadels.web.threads import in_thread
from citadels.web.timing import now

Value = TypeVar("Value")


class Search(Protocol):
    """Does long work in the background."""

    async def __call__(self, work: Callable[..., Work[Value]], *args: Any) -> Value: ...


REMEMBERED: Final = 200     # stories, and searches for moments
MOST_SEARCHES: Final = 8    # that are running or waiting
MOST_MOVES: Final = 5000    # in an imported record
LONGEST_NAME: Final = 40    # in an imported record
REST: Final = 3600_000      # milliseconds without a move before the record of an unplayable game is given out
LONGEST_PROOF: Final = 4000     # bytes of what a record says about its deal


class ArchivedGame(NamedTuple):
    """A finished game, as one reader sees it."""

    code: str
    record: Record
    names: list[str]
    bots: list[str | None]
    preset: str | None
    mine: list[int]
    at: int
    imported: bool
    next: str | None
    setup: Setup | None = None


class ImportedGame(NamedTuple):
    """An imported game, as it is stored."""

    places: list[SeatRow]
    moves: list[MoveRow]
    setup: Setup
    header: str
    result: str | None


class AsyncCache:
    """The latest results by key. Whoever asks while one is being made waits for the same one."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most = most
        self._made: OrderedDict[object, asyncio.Future[Any]] = OrderedDict()

    async def get(self, key: object, make: Callable[[], Awaitable[Value]]) -> Value:
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = asyncio.ensure_future(make())
            if len(self._made) > self.most:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        try:
            value: Value = await asyncio.shield(found)  # others may wait for it too
        except Exception:
            self._made.pop(key, None)
            raise
        return value


def imported(record: Mapping[str, object]) -> ImportedGame:
    """A record as it is stored: replayed, and with names no longer than ours. Raises CitadelsError."""
    players = record.get("players")
    if isinstance(players, list):
        if not all(isinstance(name, str) for name in players):
            raise BadRecord("fault-no-names", "players", value=shown(players))
        # Cut before cleaning, because cleaning is slow, and again after it.
        record = {**record, "players": [cleaned(name[:2 * LONGEST_NAME])[:LONGEST_NAME] for name in players]}
    game = replayed(record)
    written = game.record()
    at = now()
    result = {"scores": [row["total"] for row in game.scores()], "winners": game.winners}
    return ImportedGame(
        [SeatRow(seat, None, None, name, False) for seat, name in enumerate(written["players"])],
        [MoveRow(number, 0, line, at, 0, "import") for number, line in enumerate(written["moves"], 1)],
        Setup(edition=written["edition"], seats=len(written["players"])),
        to_json({**record_header(game), **proof_of(record, game), **taken_back_of(record, game)}),
        to_json(result) if game.over else None)


def proof_of(record: Mapping[str, object], game: Game) -> dict[str, object]:
    """What an imported record says about its deal, if that is true and not longer than any of ours."""
    try:
        kept = fairness.compare(record, game).kept and len(to_json(record["fairness"])) <= LONGEST_PROOF
    except CitadelsError:
        return {}
    return {"fairness": record["fairness"]} if kept else {}


def taken_back_of(record: Mapping[str, object], game: Game) -> dict[str, object]:
    """What an imported record says was taken back, if it fits the game; nobody can tell whether it is true."""
    try:
        found = msgspec.convert(record.get("taken_back", []), list[TakenBack])
    except msgspec.ValidationError:
        return {}
    moves = len(game.record()["moves"])
    fits = all(0 <= one.after <= moves and 0 <= one.seat < len(game.names) for one in found)
    if not found or not fits or sum(len(one.moves) for one in found) > MOST_MOVES:
        return {}
    return {"taken_back": msgspec.to_builtins(found)}


class Archive:
    def __init__(self, store: Store, search: Search, depth: Depth = DEEP) -> None:
        self.store = store
        self._search_with = search
        self._depth = depth
        self._stories = AsyncCache()
        self._moments = AsyncCache()
        self._searches = 0
        self._replaying = asyncio.Lock()    # one thread at a time, because they share a core with everybody's moves

    async def load(self, code: str, person: Person | None) -> ArchivedGame:
        row = await self.store.table(code=code.upper())
        if row is None:
            raise RequestRefused("no-game")
        if row.state != "over" or row.header is None:
            raise RequestRefused("not-over")
        places = await self.store.seats_of(row.id)
        moves = await self.store.moves_of(row.id)
        names = [place.name for place in places]
        setup = SETUP_DECODER.decode(row.setup)
        header: Header = msgspec.json.decode(row.header)
        record = with_moves({**header, "players": called(names)}, moves)
        if row.result:
            result = msgspec.json.decode(row.result)
            winners = result["winners"]
            record["result"] = {"scores": result["scores"], "winner": winners[0] if len(winners) == 1 else None}
        return ArchivedGame(
            row.code, record, names, [place.bot for place in places], setup.preset,
            [place.seat for place in places if person is not None and place.person == person.id],
            row.changed, row.imported, row.next, setup)

    async def load_record(self, code: str, person: Person | None) -> ArchivedGame:
        """A finished game, or one that can never be finished because its moves can no longer be replayed.

        The record shows who holds what. So only people at the table get it, and the game is over from then on, so that
        no other version of the program can continue it. It must have rested for a while, because another process that
        has not been upgraded yet may still be running it.
        """
        row = await self.store.table(code=code.upper())
        if row is not None and row.state == "playing" and person is not None and await self._is_stuck(row, person):
            await self.store.change_table(row.id, state="over")
        return await self.load(code, person)

    async def _is_stuck(self, row: TableRow, person: Person) -> bool:
        places = await self.store.seats_of(row.id)
        moves = await self.store.moves_of(row.id)
        if person.id not in (row.host, *(place.person for place in places)) or row.header is None:
            return False
        if max(row.changed, *(move.at for move in moves[-1:]), 0) > now() - REST:
            return False
        try:
            await in_thread(replayed, with_moves(msgspec.json.decode(row.header), moves))
        except CitadelsError:
            return True
        return False

    async def read_record(self, record: Mapping[str, object]) -> ImportedGame:
        """Replay an imported record in the background. Raises RequestRefused."""
        moves = record.get("moves")
        if isinstance(moves, list) and len(moves) > MOST_MOVES:
            raise RequestRefused("too-large")
        try:
            return await in_thread(imported, record)
        except CitadelsError as problem:
            raise RequestRefused("bad-record", fault=problem) from None

    async def keep_record(self, person: Person, game: ImportedGame) -> str:
        """Store an imported record, so that it can be looked at, and return its code."""
        return await self.store.create_table(
            game.places, game.moves, host=person.id, **setup_columns(game.setup), state="over", imported=True,
            header=game.header, result=game.result, version=__version__, secret=None)

    async def summary(self, game: ArchivedGame) -> Finished:
        story = await self._stories.get(game.code, lambda: self.replay(analysis.story, game.record))
        return Finished(
            code=game.code, players=game.names, bots=game.bots, edition=game.record["edition"], preset=game.preset,
            mine=game.mine, over=story.over, rounds=story.rounds, incidents=story.incidents, steps=story.steps,
            at=game.at, imported=game.imported, next=game.next,
            taken_back=msgspec.convert(game.record.get("taken_back", []), list[TakenBack]),
        )

    async def verify(self, game: ArchivedGame) -> Verification:
        verdict = await in_thread(fairness.verify, game.record)
        given: Mapping[str, Any] = game.record.get("fairness") or {}
        return Verification(verdict.kept, texts.text(verdict.message, LANGUAGE.get()), given.get("commitment", ""),
                            given.get("secret", ""), given.get("words", []))

    async def steps(self, game: ArchivedGame, first: int, count: int) -> list[Step]:
        return await self.replay(analysis.steps, game.record, first, count)

    async def replay(self, work: Callable[..., Value], *args: Any) -> Value:
        """Do something that goes through a whole game, in the background. Refuses a game that cannot be replayed."""
        try:
            async with self._replaying:
                return await in_thread(work, *args)
        except CitadelsError:
            raise RequestRefused("unplayable") from None

    async def moments(self, game: ArchivedGame) -> list[Moment]:
        """For the reader's own seats; otherwise for all people, or all seats. Refuses if too many are waiting."""
        people = [seat for seat, bot in enumerate(game.bots) if bot is None]
        seats = game.mine or people or list(range(len(game.names)))
        key = (game.code, tuple(seats))
        return await self._moments.get(key, lambda: self._search(analysis.moments, game.record, seats, self._depth))

    async def what_if(self, game: ArchivedGame, step: int) -> WhatIf:
        """The options of the decision that was made with a move."""
        return await self._moments.get(
            (game.code, step), lambda: self._search(what_if.what_if, game.record, step, self._depth))

    async def continuation(self, game: ArchivedGame, step: int, line: str) -> Continuation:
        """How bots would have continued after another line."""
        return await self._moments.get(
            (game.code, step, line), lambda: self._search(what_if.continuation, game.record, step, line))

    async def _search(self, work: Callable[..., Work[Value]], *args: Any) -> Value:
        if self._searches >= MOST_SEARCHES:
            raise RequestRefused("busy")
        self._searches += 1
        try:
            return await self._search_with(work, *args)
        except CitadelsError:
            raise RequestRefused("unplayable") from None
        finally:
            self._searches -= 1
