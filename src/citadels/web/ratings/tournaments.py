"""Tournaments: people sign up, tables are drawn round by round, the best play a final. The host runs them."""

from __future__ import annotations

import secrets
from collections import defaultdict
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.encoding import SETUP_DECODER, to_json
from citadels.web.lobby import Lobby
from citadels.web.models import entrants, ratings, seats, tables, tournament_seats, tournaments
from citadels.web.names import bot_name, unique_name
from citadels.web.ratings import drawing
from citadels.web.ratings.core import Rating, has_package, places
from citadels.web.ratings.messages import (
    Entrant,
    NewTournament,
    Pairing,
    PairingSeat,
    Tournament,
    TournamentAct,
    TournamentRound,
)
from citadels.web.ratings.standing import Standings, willing
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person, SeatRow
from citadels.web.seating import FILLER, Seating, new_game, setup_columns, with_preset
from citadels.web.sql_store import SqlStore
from citadels.web.store import new_code
from citadels.web.timing import now

MOST: Final = 128           # entrants
LISTED: Final = 30
CODE_LENGTH: Final = 8      # longer than the code of a table, to avoid confusion


class Tournaments:
    def __init__(self, store: SqlStore, standings: Standings) -> None:
        self.store = store
        self.standings = standings

    # -- what everybody sees ---------------------------------------------------------------------------------------
    async def listed(self, person: Person | None) -> list[Tournament]:
        """The latest and upcoming tournaments, without standings."""
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(select(tournaments).order_by(
                tournaments.c.starts.desc(), tournaments.c.id).limit(LISTED))).all()
            return [await self._described(connection, row, person) for row in rows]

    async def get(self, code: str, person: Person | None) -> Tournament:
        async with self.store.transaction() as connection:
            row = await self._find(connection, code)
            await self._settle(connection, row)
            found = await self._described(connection, await self._find(connection, code), person)
            found.standings, found.played = await self._results(connection, row, person)
        return found

    async def _find(self, connection: AsyncConnection, code: str) -> Any:
        query = select(tournaments).where(tournaments.c.code == code.upper())
        row = (await connection.execute(query.with_for_update())).first()
        if row is None:
            raise RequestRefused("no-tournament")
        return row

    async def _described(self, connection: AsyncConnection, row: Any, person: Person | None) -> Tournament:
        there = (await connection.execute(select(entrants.c.person).where(
            entrants.c.tournament == row.id, entrants.c.active))).scalars().all()
        return Tournament(row.code, row.name, row.starts, row.rounds, row.round, row.state,
                          SETUP_DECODER.decode(row.setup), len(there), person is not None and person.id in there)

    async def _results(self, connection: AsyncConnection, row: Any, person: Person | None,
                       ) -> tuple[list[Entrant], list[TournamentRound]]:
        me = person.id if person else -1
        people = {one.id: one for one in await connection.execute(
            select(entrants).where(entrants.c.tournament == row.id).order_by(entrants.c.id))}
        played = (await connection.execute(select(tournament_seats).where(
            tournament_seats.c.tournament == row.id).order_by(
                tournament_seats.c.round, tournament_seats.c.number, tournament_seats.c.seat))).all()
        standings = {id: Entrant(one.name, 0.0, 0, one.active, one.person == me) for id, one in people.items()}
        rounds: dict[int, dict[int, list[Any]]] = defaultdict(lambda: defaultdict(list))
        for seat in played:
            rounds[seat.round][seat.number].append(seat)
            mine = standings[seat.entrant]
            if seat.round > row.rounds:
                mine.final = seat.place
            elif seat.points is not None:
                mine.points += seat.points
                mine.games += 1
        size = SETUP_DECODER.decode(row.setup).seats
        found = []
        for number, there in rounds.items():
            pairings = []
            for table, sitting in there.items():
                over = all(one.points is not None for one in sitting)
                here = [PairingSeat(people[one.entrant].name, one.place, people[one.entrant].person == me)
                        for one in sitting]
                # Only the players may see the code of a running game.
                open_to = over or any(one.mine for one in here)
                pairings.append(Pairing(table, here, size - len(here), over, sitting[0].code if open_to else ""))
            found.append(TournamentRound(number, number > row.rounds, pairings))
        order = sorted(standings.values(), key=lambda one: (one.final or 99, -one.points, one.games))
        return order, found

    # -- taking part -----------------------------------------------------------------------------------------------
    async def sign(self, code: str, person: Person, on: bool) -> Tournament:
        """Sign up before the next round is drawn, or withdraw."""
        async with self.store.transaction() as connection:
            row = await self._find(connection, code)
            if row.state == "over":
                raise RequestRefused("tournament-over")
            mine = (entrants.c.tournament == row.id) & (entrants.c.person == person.id)
            there = (await connection.execute(select(entrants.c.id).where(mine))).first()
            names = list((await connection.execute(select(entrants.c.name).where(
                entrants.c.tournament == row.id, entrants.c.active))).scalars())
            if not on:
                if row.round:
                    await connection.execute(update(entrants).where(mine).values(active=False))
                else:
                    await connection.execute(delete(entrants).where(mine))
            else:
                if not person.name:
                    raise RequestRefused("ladder-name")
                if SETUP_DECODER.decode(row.setup).rated and not await willing(connection, {person.id}):
                    raise RequestRefused("not-rated")
                if there is None and len(names) >= MOST:
                    raise RequestRefused("tournament-full")
                if there is None:
                    await connection.execute(insert(entrants).values(
                        tournament=row.id, person=person.id, name=unique_name(person.name, names), active=True,
                        at=now()))
                else:
                    await connection.execute(update(entrants).where(mine).values(active=True))
        return await self.get(code, person)

    # -- the host --------------------------------------------------------------------------------------------------
    async def make(self, wanted: NewTournament) -> str:
        """Create a tournament that is open to anybody with its link, and return its code."""
        setup = msgspec.structs.replace(with_preset(wanted.setup), listed=False, hints=False)
        new_game(setup)
        if setup.rated and not has_package():
            raise RequestRefused("no-ratings")
        code = new_code(CODE_LENGTH)
        await self.store.write(insert(tournaments).values(
            code=code, name=wanted.name.strip() or wanted.name, setup=to_json(setup), starts=wanted.starts,
            rounds=wanted.rounds, round=0, state="open"))
        return code

    async def act(self, lobby: Lobby, wanted: TournamentAct) -> None:
        if wanted.act == "draw":
            await self.draw(lobby, wanted.code)
            return
        async with self.store.transaction() as connection:
            row = await self._find(connection, wanted.code)
            if wanted.act == "remove":
                await connection.execute(delete(tournaments).where(tournaments.c.id == row.id))
                return
            await self._settle(connection, row)
            # Unfinished games give no points; their tables are not touched.
            await connection.execute(update(tournament_seats).where(
                tournament_seats.c.tournament == row.id, tournament_seats.c.points.is_(None)).values(points=0.0))
            await self._end(connection, row)

    async def draw(self, lobby: Lobby, code: str) -> None:
        """Draw the next round or the final, and begin its games."""
        async with self.store.transaction() as connection:
            row = await self._find(connection, code)
            await self._settle(connection, row)
            if row.state == "over" or row.round > row.rounds:
                raise RequestRefused("tournament-over")
            if await self._is_running(connection, row):
                raise RequestRefused("tournament-running")
            drawn = await self._drawn(connection, row)
            for number, there in enumerate(drawn, 1):
                secrets.SystemRandom().shuffle(there)   # random seats
                for seat, one in enumerate(there):
                    await connection.execute(insert(tournament_seats).values(
                        tournament=row.id, round=row.round + 1, entrant=one.id, number=number, seat=seat, code=""))
            await connection.execute(update(tournaments).where(tournaments.c.id == row.id).values(
                round=row.round + 1, state="playing"))
        setup = SETUP_DECODER.decode(row.setup)
        for number, there in enumerate(drawn, 1):
            table = await self._begin(lobby, setup, there)
            await self.store.write(update(tournament_seats).where(
                tournament_seats.c.tournament == row.id, tournament_seats.c.round == row.round + 1,
                tournament_seats.c.number == number).values(code=table))

    async def _drawn(self, connection: AsyncConnection, row: Any) -> list[list[Any]]:
        """The tables of the next round: the first by rating, spread evenly, later ones by points, like with like."""
        setup = SETUP_DECODER.decode(row.setup)
        total = func.coalesce(func.sum(tournament_seats.c.points), 0.0)
        query = select(entrants.c.id, entrants.c.person, entrants.c.name, total.label("points"), ratings.c.mu,
                       ratings.c.sigma).outerjoin(
            tournament_seats, tournament_seats.c.entrant == entrants.c.id).outerjoin(
            ratings, (ratings.c.person == entrants.c.person) & (ratings.c.edition == setup.edition))
        there = (entrants.c.tournament == row.id) & entrants.c.active & entrants.c.person.is_not(None)
        query = query.where(there).group_by(
            entrants.c.id, entrants.c.person, entrants.c.name, ratings.c.mu, ratings.c.sigma)
        found = (await connection.execute(query)).all()
        if setup.rated:     # without people who no longer want to be rated
            rated = await willing(connection, {one.person for one in found})
            found = [one for one in found if one.person in rated]
        if len(found) < 2:
            raise RequestRefused("tournament-few")
        strength = {one.id: Rating() if one.mu is None else Rating(one.mu, one.sigma) for one in found}
        ranked = sorted(found, key=lambda one: (-one.points, -strength[one.id].mu, one.id))
        if row.round == row.rounds:
            return [list(ranked[:setup.seats])]
        return (drawing.swiss if row.round else drawing.snake)(ranked, setup.seats)

    async def _begin(self, lobby: Lobby, setup: Any, there: list[Any]) -> str:
        """Create a table for these people and begin its game; anybody who is late has a stand-in."""
        names = [one.name for one in there]
        sitting = [SeatRow(seat, one.person, None, one.name, False) for seat, one in enumerate(there)]
        while len(sitting) < setup.seats:
            names.append(bot_name(names))
            sitting.append(SeatRow(len(sitting), None, FILLER, names[-1], False))
        code = await self.store.create_table(sitting, host=there[0].person, **setup_columns(setup))
        await lobby.at_table(code, Person(there[0].person, there[0].name), Seating.start)
        return code

    # -- results ---------------------------------------------------------------------------------------------------
    async def _settle(self, connection: AsyncConnection, row: Any) -> None:
        """Store the points of games that have ended since, because tables are not kept forever."""
        query = select(tournament_seats.c.round, tournament_seats.c.number, tournament_seats.c.code).where(
            tournament_seats.c.tournament == row.id, tournament_seats.c.points.is_(None)).distinct()
        for one in (await connection.execute(query)).all():
            over = (await connection.execute(select(tables.c.id, tables.c.result).where(
                tables.c.code == one.code, tables.c.state == "over"))).first()
            if over is None:
                continue
            gone = (await connection.execute(select(seats.c.gone).where(
                seats.c.table == over.id).order_by(seats.c.seat))).scalars().all()
            result = msgspec.json.decode(over.result)
            final = places(result["scores"], result["winners"], gone)
            for seat, (place, worth) in enumerate(zip(final, drawing.points(final), strict=True)):
                await connection.execute(update(tournament_seats).where(
                    tournament_seats.c.tournament == row.id, tournament_seats.c.round == one.round,
                    tournament_seats.c.number == one.number, tournament_seats.c.seat == seat).values(
                        place=place, points=worth))
        await self._end(connection, row)

    async def _end(self, connection: AsyncConnection, row: Any) -> None:
        """The tournament is over after the final."""
        if row.round > row.rounds and not await self._is_running(connection, row):
            await connection.execute(update(tournaments).where(tournaments.c.id == row.id).values(state="over"))

    async def _is_running(self, connection: AsyncConnection, row: Any) -> bool:
        query = select(tournament_seats.c.entrant).where(
            tournament_seats.c.tournament == row.id, tournament_seats.c.points.is_(None)).limit(1)
        return (await connection.execute(query)).first() is not None
