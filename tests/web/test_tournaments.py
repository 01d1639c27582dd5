"""Tournaments: tables drawn by rating and by points, a final, and nobody's table open to others."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from citadels.web.http_messages import LeaveSeat
from citadels.web.models import entrants, ratings
from citadels.web.protocol import Setup
from citadels.web.ratings import drawing
from citadels.web.ratings.messages import ChangeRating, NewTournament, Tournament, TournamentAct
from citadels.web.rows import Person
from citadels.web.seating import Seating
from citadels.web.settings import with_driver
from tests.web.postgres import Cluster
from tests.web.test_ratings import House, in_house, refused


def test_tables_of_equal_strength_and_tables_of_equals() -> None:
    assert drawing.table_sizes(9, 4) == [3, 3, 3] and drawing.table_sizes(10, 4) == [4, 3, 3]
    assert drawing.snake([1, 2, 3, 4, 5, 6, 7, 8], 4) == [[1, 4, 5, 8], [2, 3, 6, 7]]
    assert drawing.snake([1, 2, 3, 4, 5], 4) == [[1, 4, 5], [2, 3]]
    assert drawing.swiss([1, 2, 3, 4, 5], 4) == [[1, 2, 3], [4, 5]]


def test_points_are_shared_by_equals() -> None:
    assert drawing.points([1, 2, 3, 4]) == [3, 2, 1, 0]
    assert drawing.points([1, 2, 2, 4]) == [3, 1.5, 1.5, 0]


async def signed_up(
        house: House, rounds: int = 1, rated: bool = True, names: str = "ABCDE") -> tuple[str, list[Person]]:
    code = await house.lobby.ratings.tournaments.make(NewTournament("Cup", 1, rounds, Setup(seats=3, rated=rated)))
    there = [await house.person(name, rated=rated) for name in names]
    async with house.lobby.store.transaction() as connection:
        for number, person in enumerate(there):
            await connection.execute(ratings.insert().values(
                person=person.id, edition="deluxe", mu=40.0 - number, sigma=2.0, games=9, changed=1))
    for person in there:
        await house.lobby.ratings.tournaments.sign(code, person, True)
    return code, there


def tables(found: Tournament, number: int) -> list[list[str]]:
    return [sorted(seat.name for seat in table.seats) for table in found.played[number - 1].tables]


def test_a_tournament_from_sign_up_to_the_final(database: str) -> None:
    async def scene(house: House) -> None:
        contests, lobby = house.lobby.ratings.tournaments, house.lobby
        code, there = await signed_up(house)
        assert (await contests.get(code, there[0])).signed and not (await contests.get(code, None)).signed
        await contests.draw(lobby, code)
        assert await refused(contests.draw(lobby, code)) == "tournament-running"
        seen = await contests.get(code, there[0])
        assert tables(seen, 1) == [["A", "D", "E"], ["B", "C"]]
        assert [table.bots for table in seen.played[0].tables] == [0, 1], "a bot takes the free seat"
        # Everybody has the way to their own table, and nobody to another one.
        assert [bool(table.code) for table in seen.played[0].tables] == [True, False]
        assert [table.code for table in (await contests.get(code, None)).played[0].tables] == ["", ""]
        mine = [(await contests.get(code, person)).played[0].tables for person in (there[0], there[1])]
        first, second = mine[0][0].code, mine[1][1].code
        await lobby.at_table(second, there[1], Seating.leave, LeaveSeat())
        await house.finish(first)
        await house.finish(second, {0: "bot", 1: "bot"})
        seen = await contests.get(code, None)
        points = {one.name: one.points for one in seen.standings}
        assert points["A"] + points["D"] + points["E"] == 3 and points["B"] == 0, "leaving is last"
        assert all(table.over and table.code for table in seen.played[0].tables), "finished games are open"
        await contests.draw(lobby, code)
        seen = await contests.get(code, None)
        [best] = tables(seen, 2)
        assert seen.played[1].final and len(best) == 3
        assert min(points[name] for name in best) >= max(points[name] for name in points if name not in best)
        winner = next(person for person in there if person.name == best[0])
        await house.finish((await contests.get(code, winner)).played[1].tables[0].code)
        seen = await contests.get(code, None)
        assert seen.state == "over" and [one.final for one in seen.standings[:3]] == sorted(
            one.final or 99 for one in seen.standings)[:3]
        assert await refused(contests.draw(lobby, code)) == "tournament-over"
        assert await refused(contests.sign(code, there[0], True)) == "tournament-over"

    in_house(database, scene)


def test_later_rounds_are_drawn_by_points_and_without_those_who_withdrew(database: str) -> None:
    async def scene(house: House) -> None:
        contests, lobby = house.lobby.ratings.tournaments, house.lobby
        code, there = await signed_up(house, rounds=2, rated=False)
        await contests.draw(lobby, code)
        await contests.act(lobby, TournamentAct(code, "end"))   # nobody came: nobody has points
        await contests.sign(code, there[0], False)
        await contests.draw(lobby, code)
        assert tables(await contests.get(code, None), 2) == [["B", "C"], ["D", "E"]], "by rating, as nobody has points"

    in_house(database, scene)


def test_nobody_takes_part_in_a_rated_tournament_without_wanting_to_be_rated(database: str) -> None:
    async def scene(house: House) -> None:
        contests = house.lobby.ratings.tournaments
        code, there = await signed_up(house)
        other = await house.person("F", rated=False)
        assert await refused(contests.sign(code, other, True)) == "not-rated"
        await house.standings.change(there[0], ChangeRating(rated=False))
        await contests.draw(house.lobby, code)
        assert tables(await contests.get(code, None), 1) == [["B", "E"], ["C", "D"]]
        guest, _ = await house.lobby.people.create()
        assert await refused(contests.sign(code, guest, True)) == "ladder-name"
        assert await refused(contests.get("NOTTHERE", None)) == "no-tournament"

    in_house(database, scene)


def test_two_hosts_draw_a_round_once(database: str) -> None:
    async def scene(house: House) -> None:
        contests = house.lobby.ratings.tournaments
        code, _ = await signed_up(house)
        found = await asyncio.gather(*(contests.draw(house.lobby, code) for _ in range(2)), return_exceptions=True)
        assert sum(one is None for one in found) == 1
        async with house.lobby.store.engine.connect() as connection:
            assert len((await connection.execute(select(entrants.c.id))).all()) == 5
        assert (await contests.get(code, None)).round == 1

    in_house(database, scene)


def test_many_sign_up_at_once_and_hold_nobody_up(cluster: Cluster) -> None:
    """More than there are connections to the database: none of them waits for a second one."""
    async def scene(house: House) -> None:
        contests = house.lobby.ratings.tournaments
        code = await contests.make(NewTournament("Cup", 1, 1, Setup(rated=True)))
        there = [await house.person(f"P{number}") for number in range(40)]
        await asyncio.gather(*(contests.sign(code, person, True) for person in there))
        assert (await contests.get(code, None)).count == 40

    in_house(with_driver(cluster.new_database()), scene)
