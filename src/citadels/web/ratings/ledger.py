"""The ledger of rated games: entered when they begin, counted once when they are over, and recalculated on request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.encoding import SETUP_DECODER
from citadels.web.models import moves, presence, rated_games, rated_seats, ratings, seats, tables
from citadels.web.ratings.anchors import anchor
from citadels.web.ratings.core import RatedSeat, Rating, after, has_package, places
from citadels.web.ratings.messages import SeasonInfo
from citadels.web.ratings.seasons import read_seasons, season_at
from citadels.web.replaying import replay
from citadels.web.rows import MoveRow, SeatRow
from citadels.web.sql_store import SqlStore
from citadels.web.take_back.stored_rows import line_of_play
from citadels.web.timing import DAY, now

ADVISORY_LOCK: Final = 48151626     # so that processes count games one after another
NOT_THEIRS: Final = ("bot", "clock")
ABANDONED: Final = 14 * DAY         # milliseconds without a move after which a game counts as abandoned
Standings = dict[tuple[int, str], tuple[Rating, int, int | None]]   # by person and edition: rating, games, season


class RatingLedger:
    def __init__(self, store: SqlStore) -> None:
        self.store = store

    # -- before the game -------------------------------------------------------------------------------------------
    async def begin(self, table: int, edition: str, places: Sequence[SeatRow]) -> None:
        """Store who has agreed that this game counts. If the game does not begin after all, this is overwritten."""
        there = [place for place in places if place.person is not None]
        async with self.store.transaction() as connection:
            await connection.execute(delete(rated_games).where(
                rated_games.c.table == table, rated_games.c.number.is_(None)))
            game = (await connection.execute(insert(rated_games).values(table=table, edition=edition).returning(
                rated_games.c.id))).scalar_one()
            standing = await self._standings(connection, [place.person for place in there if place.person is not None])
            for place in there:
                rating = standing.get((place.person or 0, edition), (Rating(), 0, None))[0]
                await connection.execute(insert(rated_seats).values(
                    game=game, seat=place.seat, person=place.person, mu_before=rating.mu, sigma_before=rating.sigma))

    # -- after it --------------------------------------------------------------------------------------------------
    async def settle(self, table: int | None = None) -> int:
        """Count finished games that have not been counted, at one table or all, and return how many there were."""
        if not has_package():
            return 0
        query = uncounted("over")
        if table is not None:
            query = query.where(tables.c.id == table)
        if await self.store.first(query.limit(1)) is None:  # most games are not rated
            return 0
        async with self.store.transaction() as connection:
            await self._lock(connection)
            found = (await connection.execute(query.order_by(rated_games.c.id))).all()
            ends = [(await self._end_of(connection, row.table), row) for row in found]
            known = await read_seasons(connection)
            for ended, row in sorted(ends, key=lambda end: (end[0], end[1].id)):
                await self._count(connection, row, ended, known)
        return len(found)

    async def give_up(self, table: int) -> None:
        """Count a running game that all people have left, or that its only player has closed: they are last. Otherwise
        nobody would have to lose against bots."""
        if not has_package():
            return
        async with self.store.transaction() as connection:
            await self._lock(connection)
            row = (await connection.execute(uncounted("playing").where(tables.c.id == table))).first()
            if row is not None:
                await self._count(connection, row, now(), await read_seasons(connection), given_up=True)

    async def _abandoned(self) -> list[int]:
        """Running games that nobody continues. Those over days end by themselves."""
        before = now() - ABANDONED
        query = uncounted("playing").where(
            ~tables.c.days, tables.c.changed < before, ~exists().where(presence.c.table == tables.c.id),
            ~exists().where(moves.c.table == tables.c.id, moves.c.at >= before))
        return [row.table for row in await self.store.all(query)]

    async def _lock(self, connection: AsyncConnection) -> None:
        if self.store.shared:
            await connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK})

    async def _end_of(self, connection: AsyncConnection, table: int) -> int:
        """When the last move was made."""
        found = (await connection.execute(select(func.max(moves.c.at)).where(moves.c.table == table))).scalar()
        return now() if found is None else int(found)

    async def _count(self, connection: AsyncConnection, row: Any, ended: int, known: Sequence[SeasonInfo],
                     given_up: bool = False) -> None:
        """Store how a game ended and how it changes the ratings."""
        if not SETUP_DECODER.decode(row.setup).rated:   # the host changed their mind before it began
            await connection.execute(delete(rated_games).where(rated_games.c.id == row.id))
            return
        season = season_at(known, ended)
        number = (await connection.execute(select(func.coalesce(func.max(rated_games.c.number), 0)))).scalar_one() + 1
        await connection.execute(update(rated_games).where(rated_games.c.id == row.id).values(
            number=number, ended=ended, season=season))
        there = (await connection.execute(select(seats).where(seats.c.table == row.table).order_by(seats.c.seat))).all()
        # People without an entry have not agreed: they sat down at the last moment, or were deleted since.
        agreed = {one.seat: one for one in await connection.execute(
            select(rated_seats).where(rated_seats.c.game == row.id))}
        helped = await self._helped(connection, row, [place.seat for place in there if place.person is not None])
        gone = [place.person is not None if given_up else place.gone for place in there]
        result = {"scores": [0] * len(there), "winners": []} if given_up else msgspec.json.decode(row.result)
        final = places(result["scores"], result["winners"], gone)
        for place in there:
            values = {"place": final[place.seat], "gone": gone[place.seat], "helped": place.seat in helped}
            if place.seat in agreed:
                await connection.execute(update(rated_seats).where(
                    rated_seats.c.game == row.id, rated_seats.c.seat == place.seat).values(**values))
            else:
                await connection.execute(insert(rated_seats).values(
                    game=row.id, seat=place.seat, bot=place.bot, **values))
        rows = (await connection.execute(seats_of(row.id))).all()
        standings = await self._standings(connection, [one.person for one in rows if one.person is not None])
        await self._rate(connection, rows, row.edition, season, standings)
        await self._write(connection, {key: standings[key] for key in standings if key[1] == row.edition}, ended)

    async def _helped(self, connection: AsyncConnection, row: Any, theirs: Sequence[int]) -> set[int]:
        """The seats of people for whom a bot has decided something openly. A secret question that is not answered in
        time is answered in the same way for everybody, which is no help."""
        query = select(*(moves.c[name] for name in MoveRow._fields)).where(moves.c.table == row.table)
        played = line_of_play([MoveRow(*one) for one in await connection.execute(query.order_by(moves.c.number))])
        if not any(move.hand in NOT_THEIRS and move.seat in theirs for move in played):
            return set()
        record = {**msgspec.json.decode(row.header), "moves": [move.line for move in played]}
        return {move.seat for move, (game, _) in zip(played, replay(record), strict=False)
                if move.hand in NOT_THEIRS and move.seat in theirs and not game.secret}

    async def _rate(self, connection: AsyncConnection, rows: Sequence[Any], edition: str, season: int | None,
                    standings: Standings) -> None:
        """Rate one game and update `standings`."""
        played = [RatedSeat(before(row, edition, season, standings), row.place, row.person is None, row.helped)
                  for row in rows]
        for row, seat, new in zip(rows, played, after(played), strict=True):
            if row.person is not None:
                games = standings.get((row.person, edition), (None, 0, None))[1]
                standings[row.person, edition] = new, games + 1, season
            await connection.execute(update(rated_seats).where(
                rated_seats.c.game == row.game, rated_seats.c.seat == row.seat).values(
                    mu_before=seat.before.mu, sigma_before=seat.before.sigma, mu=new.mu, sigma=new.sigma))

    async def _standings(self, connection: AsyncConnection, who: Sequence[int]) -> Standings:
        query = select(ratings).where(ratings.c.person.in_(who))
        return {(row.person, row.edition): (Rating(row.mu, row.sigma), row.games, row.season)
                for row in await connection.execute(query)}

    async def _write(self, connection: AsyncConnection, standings: Standings, at: int) -> None:
        for (person, edition), (rating, games, season) in standings.items():
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": games, "season": season, "changed": at}
            await self.store.put(connection, ratings, {"person": person, "edition": edition}, values)

    # -- again -----------------------------------------------------------------------------------------------------
    async def recompute(self) -> int:
        """Rate all games again, in the order in which they ended, with the bots' current ratings. Returns how many
        there are."""
        async with self.store.transaction() as connection:
            await self._lock(connection)
            games = (await connection.execute(select(rated_games).where(rated_games.c.number.is_not(None)).order_by(
                rated_games.c.number))).all()
            standings: Standings = {}
            for game in games:
                rows = (await connection.execute(seats_of(game.id))).all()
                await self._rate(connection, rows, game.edition, game.season, standings)
            await connection.execute(delete(ratings))
            await self._write(connection, standings, now())
        return len(games)

    async def sweep(self) -> None:
        """Count games that are over or abandoned, and forget those whose table the server's host has closed."""
        await self.settle()
        for table in await self._abandoned():
            await self.give_up(table)
        await self.store.write(delete(rated_games).where(rated_games.c.table.is_(None), rated_games.c.number.is_(None)))


def uncounted(state: str) -> Any:
    """Rated games in this state that have not been counted."""
    query = select(rated_games.c.id, rated_games.c.edition, tables.c.id.label("table"), tables.c.result,
                   tables.c.header, tables.c.setup).join(tables, tables.c.id == rated_games.c.table)
    return query.where(rated_games.c.number.is_(None), tables.c.state == state)


def seats_of(game: int) -> Any:
    return select(rated_seats).where(rated_seats.c.game == game).order_by(rated_seats.c.seat)


def before(row: Any, edition: str, season: int | None, standings: Standings) -> Rating:
    """The rating of a seat before a game, which is less certain in the first game of a season."""
    if row.bot is not None:
        return anchor(edition, row.bot)
    if row.person is None:
        return Rating() if row.mu_before is None else Rating(row.mu_before, row.sigma_before)
    rating, games, last = standings.get((row.person, edition), (Rating(), 0, None))
    return rating.widened() if games and season is not None and season != last else rating
