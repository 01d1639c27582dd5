"""Who wants to be rated, what they see, and the ladder of those who want to be on it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import and_, delete, false, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.facts import edition_names
from citadels.web.models import people, rated_games, rated_seats, raters, ratings, seats, tables
from citadels.web.ratings.anchors import anchors
from citadels.web.ratings.core import PROVISIONAL, Rating, has_package
from citadels.web.ratings.messages import (
    BotRating,
    ChangeRating,
    EditionRating,
    GameRatings,
    Ladder,
    LadderRow,
    MyRating,
    RatedGame,
    SeasonInfo,
    SeatRating,
)
from citadels.web.ratings.seasons import read_seasons, season_at
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

HISTORY: Final = 200        # games in each edition
LONGEST: Final = 200        # rows of the ladder


class Standings:
    def __init__(self, store: SqlStore) -> None:
        self.store = store

    # -- one's own -------------------------------------------------------------------------------------------------
    async def mine(self, person: Person | None) -> MyRating:
        """A person's own ratings; empty for somebody who does not want to be rated."""
        if not has_package():
            return MyRating(False)
        found = MyRating(True, name=person.name if person else "")
        if person is None:
            return found
        async with self.store.engine.connect() as connection:
            wish = (await connection.execute(select(raters).where(raters.c.person == person.id))).first()
            if wish is None or not wish.rated:
                return found
            found.rated, found.listed = True, wish.listed
            current = season_at(await read_seasons(connection), now())
            rows = (await connection.execute(select(ratings).where(ratings.c.person == person.id))).all()
            for row in sorted(rows, key=lambda row: (-row.games, row.edition)):
                found.editions.append(await self._edition(connection, row, current))
        return found

    async def _edition(self, connection: AsyncConnection, row: Any, current: int | None) -> EditionRating:
        rating = Rating(row.mu, row.sigma)
        if current is not None and current != row.season:
            rating = rating.widened()
        others = rated_seats.alias()
        players = select(func.count()).where(others.c.game == rated_seats.c.game).scalar_subquery()
        query = select(rated_seats, rated_games.c.ended, tables.c.code, players.label("players")).join(
            rated_games, rated_games.c.id == rated_seats.c.game).outerjoin(tables, tables.c.id == rated_games.c.table)
        query = query.where(rated_seats.c.person == row.person, rated_games.c.edition == row.edition,
                            rated_games.c.number.is_not(None)).order_by(rated_games.c.number.desc()).limit(HISTORY)
        history = []
        for game in (await connection.execute(query)).all()[::-1]:
            then, before = Rating(game.mu, game.sigma), Rating(game.mu_before, game.sigma_before)
            history.append(RatedGame(game.ended, game.code, game.place, game.players, then.shown, then.reach,
                                     then.shown - before.shown, game.gone, game.helped))
        return EditionRating(row.edition, rating.shown, rating.reach, rating.points, row.games,
                             row.games < PROVISIONAL, history)

    async def change(self, person: Person, wanted: ChangeRating) -> MyRating:
        """Take part or stop. Somebody who stops leaves the ladder at once, but a rated game that has begun still
        counts, because they had agreed to it."""
        if not has_package():
            raise RequestRefused("no-ratings")
        async with self.store.transaction() as connection:
            row = (await connection.execute(
                select(raters).where(raters.c.person == person.id).with_for_update())).first()
            rated = wanted.rated if wanted.rated is not None else row is not None and row.rated
            listed = wanted.listed if wanted.listed is not None else row is not None and row.listed
            if wanted.listed and not person.name:
                raise RequestRefused("ladder-name")
            if wanted.forget:
                await forget(connection, person.id)
            values = {"rated": rated, "listed": rated and listed}
            if row is not None and not wanted.forget:
                await connection.execute(update(raters).where(raters.c.person == person.id).values(**values))
            elif rated:
                await self.store.put(connection, raters, {"person": person.id}, values, since=now())
        return await self.mine(person)

    async def willing(self, who: set[int]) -> set[int]:
        """Those of these people who want to be rated."""
        async with self.store.engine.connect() as connection:
            return await willing(connection, who)

    async def of_game(self, code: str, person: Person | None) -> GameRatings:
        """How a game changed the ratings that a visitor may see. The ladder shows names, so a rating must not reveal
        who on it played under another name."""
        counted = select(rated_games.c.id).join(tables, tables.c.id == rated_games.c.table).where(
            tables.c.code == code.upper(), rated_games.c.number.is_not(None))
        query = select(rated_seats).join(rated_games, rated_games.c.id == rated_seats.c.game).join(
            seats, (seats.c.table == rated_games.c.table) & (seats.c.seat == rated_seats.c.seat)).join(
                people, people.c.id == rated_seats.c.person).join(raters, raters.c.person == people.c.id)
        mine = false() if person is None else people.c.id == person.id
        open_to_all = and_(raters.c.listed, people.c.name != "", people.c.name == seats.c.name)
        async with self.store.engine.connect() as connection:
            game = (await connection.execute(counted)).scalar()
            if game is None:
                return GameRatings(False)
            rows = await connection.execute(query.where(
                rated_games.c.id == game, raters.c.rated, or_(mine, open_to_all)).order_by(rated_seats.c.seat))
            return GameRatings(True, [SeatRating(
                row.seat, Rating(row.mu_before, row.sigma_before).shown, Rating(row.mu, row.sigma).shown,
                Rating(row.mu, row.sigma).reach) for row in rows])

    # -- the ladder ------------------------------------------------------------------------------------------------
    async def ladder(self, edition: str, season: int | None, person: Person | None) -> Ladder:
        """Those who want to be on it: as they are now, or at their last game in a season."""
        if edition not in edition_names():
            raise RequestRefused("bad-request", field="edition")
        async with self.store.engine.connect() as connection:
            known = await read_seasons(connection)
            current = season_at(known, now())
            query = everybody(edition) if season is None else in_season(edition, season)
            found = [(Rating(row.mu, row.sigma), row) for row in await connection.execute(query)]
        if season is None and current is not None:
            found = [(rating if row.season == current else rating.widened(), row) for rating, row in found]
        found.sort(key=lambda one: (one[1].games < PROVISIONAL, -(one[0].mu - 3 * one[0].sigma), one[1].person))
        rows = [LadderRow(None, row.name, rating.shown, rating.reach, rating.points, row.games,
                          person is not None and row.person == person.id) for rating, row in found[:LONGEST]]
        for rank, one in enumerate(rows, 1):
            one.rank = rank if one.games >= PROVISIONAL else None
        bots = [BotRating(level, rating.shown, rating.reach)    # type: ignore[arg-type]  # the levels of the file
                for level, rating in anchors().get(edition, {}).items()]
        return Ladder(edition, season, [one for one in known if begun(one)], rows, bots, PROVISIONAL)


async def willing(connection: AsyncConnection, who: set[int]) -> set[int]:
    """The same within a transaction, where waiting for a second connection could end in a deadlock."""
    query = select(raters.c.person).where(raters.c.person.in_(who), raters.c.rated)
    return set((await connection.execute(query)).scalars())


def begun(season: SeasonInfo) -> bool:
    return season.starts <= now()


def on_ladder(query: Any, person: Any) -> Any:
    return query.join(people, people.c.id == person).join(raters, raters.c.person == person).where(
        raters.c.rated, raters.c.listed, people.c.name != "")


def everybody(edition: str) -> Any:
    query = select(ratings.c.person, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.season)
    return on_ladder(query, ratings.c.person).where(ratings.c.edition == edition)


def in_season(edition: str, season: int) -> Any:
    """The last game of each person in a season."""
    number, games = func.max(rated_games.c.number).label("number"), func.count().label("games")
    last = select(rated_seats.c.person, number, games).join(
        rated_games, rated_games.c.id == rated_seats.c.game).where(
            rated_games.c.edition == edition, rated_games.c.season == season, rated_seats.c.person.is_not(None),
            rated_games.c.number.is_not(None)).group_by(rated_seats.c.person).subquery()
    query = select(last.c.person, people.c.name, rated_seats.c.mu, rated_seats.c.sigma, last.c.games).join(
        rated_games, rated_games.c.number == last.c.number).join(
            rated_seats, (rated_seats.c.game == rated_games.c.id) & (rated_seats.c.person == last.c.person))
    return on_ladder(query, last.c.person)


async def forget(connection: AsyncConnection, person: int) -> None:
    """Remove what rated games say about a person. For others they still count."""
    await connection.execute(delete(ratings).where(ratings.c.person == person))
    await connection.execute(delete(raters).where(raters.c.person == person))
    await connection.execute(update(rated_seats).where(rated_seats.c.person == person).values(person=None))
