"""Ratings: only for those who want them, once for each game, exactly as the model says."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select, update

from citadels import Game, cli
from citadels.bots.bot import random_option
from citadels.web.http_messages import Change, LeaveSeat, NewTable, Sit
from citadels.web.identity.erasing import delete_person
from citadels.web.models import rated_games, ratings, tables
from citadels.web.protocol import Level, Setup
from citadels.web.ratings.anchors import anchor
from citadels.web.ratings.core import PROVISIONAL, RatedSeat, Rating, after, places
from citadels.web.ratings.messages import ChangeRating, GameRatings, NewSeason
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import MoveRow, Person
from citadels.web.seating import Seating
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings, with_driver
from citadels.web.timing import DAY, now
from tests.web.postgres import Cluster

NEW = Rating()


def exact(*seats: tuple[Rating, int]) -> list[tuple[float, float]]:
    """What OpenSkill says."""
    model = PlackettLuce()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating, _ in seats]
    return [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for _, place in seats])]


# -- the model ---------------------------------------------------------------------------------------------------------
def test_a_game_changes_ratings_as_the_model_says() -> None:
    strong = Rating(31.0, 2.0)
    seats = [(NEW, 1), (strong, 2), (NEW, 3), (Rating(20.0, 5.0), 4)]
    assert after([RatedSeat(rating, place, False, False) for rating, place in seats]) == exact(*seats)


def test_equals_share_a_place_and_whoever_left_is_last() -> None:
    assert places([20, 25, 20, 7], [1], [False] * 4) == [2, 1, 2, 4]
    assert places([20, 25, 20, 7], [1], [False, True, False, False]) == [1, 4, 1, 3]
    assert places([25, 25, 20], [1], [False] * 3) == [2, 1, 3], "the rules decide who has won"
    assert places([25, 25, 20], [0, 1], [True, True, False]) == [2, 2, 1]


def test_fixed_points_stay_and_a_stand_in_raises_nobody() -> None:
    bot = Rating(28.0, 1.5)
    model = exact((NEW, 1), (bot, 2), (NEW, 3))
    found = after([RatedSeat(NEW, 1, False, True), RatedSeat(bot, 2, True, False), RatedSeat(NEW, 3, False, True)])
    assert found[:2] == [NEW, bot] and found[2] == model[2], "it can only fall"


def test_numbers_for_people() -> None:
    assert (NEW.shown, NEW.reach, NEW.points) == (1000, 653, 0)
    assert Rating(30.0, 2.0).widened() == (30.0, sqrt(4 + 6.25))
    assert NEW.widened() == NEW, "nobody is less certain than a beginner"


# -- games -------------------------------------------------------------------------------------------------------------
class House:
    def __init__(self, lobby: ServerLobby) -> None:
        self.lobby = lobby
        self.standings = lobby.ratings.standings

    async def person(self, name: str, rated: bool = True, listed: bool = False) -> Person:
        person, _ = await self.lobby.people.create()
        await self.lobby.people.rename(person, name)
        person = person._replace(name=name)
        if rated:
            await self.standings.change(person, ChangeRating(rated=True, listed=listed))
        return person

    async def table(self, *there: Person, bots: tuple[Level, ...] = (), **setup: Any) -> str:
        """A rated table of these people, and bots."""
        code = await self.lobby.make(there[0], NewTable(
            Setup(seats=len(there) + len(bots), rated=True, **setup), [*[None] * len(there), *bots]))
        for person in there[1:]:
            await self.lobby.at_table(code, person, Seating.sit, Sit())
        await self.lobby.at_table(code, there[0], Seating.start)
        return code

    async def write(self, code: str, hands: dict[int, str] | None = None, seed: str = "") -> None:
        """Store a whole game; `hands` are who moves for a seat instead of the person."""
        table = await self.lobby.find(code)
        assert table.row.header is not None
        dice = random.Random(seed or code)
        game = Game.from_record({**json.loads(table.row.header), "moves": []})
        rows: list[MoveRow] = []
        while not game.over:
            assert game.player is not None
            seat, line = game.player, random_option(game.options(), dice)
            hand = "bot" if table.seats[seat].bot else (hands or {}).get(seat, "person")
            rows.append(MoveRow(len(rows) + 1, seat, line, now(), 0, hand))
            game.play(line)
        assert await self.lobby.store.append(table.id, rows)
        self.lobby.forget(code)

    async def finish(self, code: str, hands: dict[int, str] | None = None) -> list[int]:
        """Play a game to its end. The places."""
        await self.write(code, hands)
        table = await self.lobby.find(code)
        assert table.state == "over" and table.row.result is not None
        result = json.loads(table.row.result)
        return places(result["scores"], result["winners"], [place.gone for place in table.seats])

    async def rating(self, person: Person, edition: str = "deluxe") -> tuple[float, float]:
        query = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.person == person.id, ratings.c.edition == edition)
        async with self.lobby.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return NEW if row is None else (row.mu, row.sigma)


def in_house(database: str, scene: Callable[[House], Awaitable[None]]) -> None:
    async def live() -> None:
        lobby = await ServerLobby.open(Settings(database=database, haste=0))
        try:
            await scene(House(lobby))
        finally:
            await lobby.close()

    asyncio.run(live())


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(RequestRefused) as caught:
        await work
    return caught.value.code


def test_a_rated_game_counts_for_people_and_bots_are_the_scale(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await house.person("Ana"), await house.person("Ben")
        place = await house.finish(await house.table(ana, ben, bots=("easy", "normal")))
        easy, normal = anchor("deluxe", "easy"), anchor("deluxe", "normal")
        wanted = exact(*zip((NEW, NEW, easy, normal), place, strict=True))
        assert [await house.rating(ana), await house.rating(ben)] == [pytest.approx(one) for one in wanted[:2]]
        mine = await house.standings.mine(ana)
        [edition] = mine.editions
        assert (edition.games, edition.provisional) == (1, True)
        assert edition.rating == Rating(*wanted[0]).shown and edition.history[0].place == place[0]
        assert edition.history[0].players == 4 and edition.history[0].change == edition.rating - 1000
        # In another edition nothing is known.
        assert await house.rating(ana, "classic") == NEW

    in_house(database, scene)


def test_leaving_counts_as_last(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await house.person("Ana"), await house.person("Ben")
        code = await house.table(ana, ben)
        await house.lobby.at_table(code, ana, Seating.leave, LeaveSeat())
        await house.finish(code, {0: "bot"})
        assert [await house.rating(ana), await house.rating(ben)] == [
            pytest.approx(one) for one in exact((NEW, 2), (NEW, 1))]

    in_house(database, scene)


def test_whoever_was_helped_does_not_gain(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await house.person("Ana"), await house.person("Ben")
        gained: set[bool] = set()
        before: list[tuple[float, float]] = [NEW, NEW]
        while gained != {True, False}:  # each of them wins some day
            place = await house.finish(await house.table(ana, ben), {0: "clock"})
            model = exact(*zip([Rating(*one) for one in before], place, strict=True))
            if model[0][0] > before[0][0]:
                model[0] = before[0]
            gained.add(place[0] < place[1])
            before = [await house.rating(ana), await house.rating(ben)]
            assert before == [pytest.approx(one) for one in model]

    in_house(database, scene)


def test_nobody_is_rated_without_wanting_to_be(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await house.person("Ana"), await house.person("Ben", rated=False)
        lobby = house.lobby
        assert await refused(lobby.make(ben, NewTable(Setup(rated=True)))) == "not-rated"
        code = await lobby.make(ana, NewTable(Setup(seats=3, rated=True)))
        assert await refused(lobby.at_table(code, ben, Seating.sit, Sit())) == "not-rated"
        assert await refused(lobby.at_table(code, ana, Seating.sit, Sit())) == "rated-one-seat"
        assert await refused(lobby.at_table(code, ana, Seating.change, Change(hints=True))) == "rated-hints"
        # Who sat down at a table that does not count is not made to play for more.
        plain = await lobby.make(ana, NewTable(Setup(seats=2)))
        await lobby.at_table(plain, ben, Seating.sit, Sit())
        wanted = Change(Setup(seats=2, rated=True))
        assert await refused(lobby.at_table(plain, ana, Seating.change, wanted)) == "rated-others"
        # Nor whoever changes their mind before the game begins.
        await house.standings.change(ben, ChangeRating(rated=True))
        await lobby.at_table(code, ben, Seating.sit, Sit())
        await house.standings.change(ben, ChangeRating(rated=False))
        assert await refused(lobby.at_table(code, ana, Seating.start)) == "rated-others"
        # If it is only who starts it, they are told so, and can agree again.
        await house.standings.change(ana, ChangeRating(rated=False))
        assert await refused(lobby.at_table(code, ana, Seating.start)) == "rated-others"
        await house.standings.change(ben, ChangeRating(rated=True))
        assert await refused(lobby.at_table(code, ana, Seating.start)) == "not-rated"
        await house.standings.change(ben, ChangeRating(rated=False))
        assert (await house.standings.mine(ben)).editions == []

    in_house(database, scene)


def test_a_table_that_does_not_count_changes_nothing(database: str) -> None:
    async def scene(house: House) -> None:
        ana = await house.person("Ana")
        code = await house.lobby.make(ana, NewTable(Setup(seats=2), start=True))
        await house.finish(code)
        assert (await house.standings.mine(ana)).editions == []

    in_house(database, scene)


def test_a_rematch_counts_only_for_who_sits_down_again(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await house.person("Ana"), await house.person("Ben")
        code = await house.table(ana, ben, bots=("easy",))
        await house.finish(code)
        again = await house.lobby.find(await house.lobby.rematch(code, ben))
        assert again.setup.rated and [place.person for place in again.seats] == [None, ben.id, None]

    in_house(database, scene)


@pytest.mark.parametrize("way", ["close", "leave", "abandon"])
def test_nobody_gets_around_a_defeat_by_giving_up(database: str, way: str) -> None:
    async def scene(house: House) -> None:
        ana = await house.person("Ana")
        code = await house.table(ana, bots=("easy", "normal"))
        ledger = house.lobby.ratings.ledger
        if way == "close":
            await house.lobby.close_table(code, ana)
        elif way == "leave":
            await house.lobby.at_table(code, ana, Seating.leave, LeaveSeat())
        else:
            await ledger.sweep()
            assert await house.rating(ana) == NEW, "not at once"
            async with house.lobby.store.transaction() as connection:
                await connection.execute(update(tables).values(changed=now() - 15 * DAY))
        await ledger.sweep()
        easy, normal = anchor("deluxe", "easy"), anchor("deluxe", "normal")
        assert await house.rating(ana) == pytest.approx(exact((NEW, 3), (easy, 1), (normal, 1))[0])
        if way != "close":     # who comes back plays for nothing
            await house.finish(code)
            await ledger.sweep()
        mine = await house.standings.mine(ana)
        assert (mine.editions[0].games, mine.editions[0].history[0].gone) == (1, True)

    in_house(database, scene)


def test_ratings_can_be_made_again_from_the_games(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben, eve = [await house.person(name) for name in ("Ana", "Ben", "Eve")]
        await house.finish(await house.table(ana, ben))
        await house.lobby.ratings.seasons.add(NewSeason("Autumn", now()))
        await house.finish(await house.table(ben, ana, bots=("hard",)))
        await house.finish(await house.table(ana, eve, edition="classic"))
        await delete_person(house.lobby, eve.id)
        found = [await house.rating(ana), await house.rating(ben), await house.rating(ana, "classic")]
        async with house.lobby.store.transaction() as connection:
            await connection.execute(update(ratings).values(mu=1.0, games=99))
        assert await house.lobby.ratings.ledger.recompute() == 3
        assert found == [await house.rating(ana), await house.rating(ben), await house.rating(ana, "classic")]
        assert [edition.games for edition in (await house.standings.mine(ana)).editions] == [2, 1]

    in_house(database, scene)


def test_the_command_goes_through_all_games(
        tmp_path: Path, own_folder: None, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.db"

    async def scene(house: House) -> None:
        ana, ben = await house.person("Ana"), await house.person("Ben")
        await house.finish(await house.table(ana, ben))
        async with house.lobby.store.transaction() as connection:
            await connection.execute(update(ratings).values(mu=1.0))

    in_house(with_driver(f"sqlite:///{file}"), scene)
    assert cli.main(["ratings", "--database", f"sqlite:///{file}"]) == 0
    assert "1 games" in capsys.readouterr().out

    async def later(house: House) -> None:
        async with house.lobby.store.engine.connect() as connection:
            assert min((await connection.execute(select(ratings.c.mu))).scalars()) > 10

    in_house(with_driver(f"sqlite:///{file}"), later)


# -- two processes -----------------------------------------------------------------------------------------------------
def test_two_processes_count_a_game_once(cluster: Cluster) -> None:
    database = with_driver(cluster.new_database())

    async def scene() -> None:
        lobbies = [await ServerLobby.open(Settings(database=database, haste=0)) for _ in range(2)]
        house = House(lobbies[0])
        ana, ben = await house.person("Ana"), await house.person("Ben")
        codes = [await house.table(ana, ben) for _ in range(4)]
        for code in codes:
            await house.write(code)
        await asyncio.gather(*(lobby.find(code) for code in codes for lobby in lobbies))
        async with lobbies[0].store.engine.connect() as connection:
            numbers = (await connection.execute(select(rated_games.c.number).order_by(rated_games.c.number))).scalars()
            assert list(numbers) == [1, 2, 3, 4]
        found = [await house.rating(ana), await house.rating(ben)]
        assert await house.lobby.ratings.ledger.recompute() == 4
        assert found == [await house.rating(ana), await house.rating(ben)], "each was rated on what the last one left"
        for lobby in lobbies:
            await lobby.close()

    asyncio.run(scene())


# -- the ladder --------------------------------------------------------------------------------------------------------
async def ranked(house: House, *names: str) -> list[Person]:
    """People on the ladder who have played enough."""
    there = [await house.person(name, listed=True) for name in names]
    async with house.lobby.store.transaction() as connection:
        for number, person in enumerate(there):
            await connection.execute(ratings.insert().values(
                person=person.id, edition="deluxe", mu=30.0 - number, sigma=2.0, games=PROVISIONAL, changed=1))
    return there


def test_the_ladder_has_only_those_who_want_to_be_on_it(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben, eve = await ranked(house, "Ana", "Ben", "Eve")
        await house.standings.change(eve, ChangeRating(listed=False))
        ladder = await house.standings.ladder("deluxe", None, ben)
        assert [(row.rank, row.name, row.rating, row.points, row.mine) for row in ladder.rows] == [
            (1, "Ana", 1200, 960, False), (2, "Ben", 1160, 920, True)]
        assert {one.level for one in ladder.bots} == {"easy", "normal", "hard", "master"}
        # Who does not want to be rated any more is gone at once, and so is who is deleted.
        await house.standings.change(ana, ChangeRating(rated=False))
        assert [row.name for row in (await house.standings.ladder("deluxe", None, None)).rows] == ["Ben"]
        await delete_person(house.lobby, ben.id)
        assert (await house.standings.ladder("deluxe", None, None)).rows == []
        # Who comes back has what they had, unless they wanted it forgotten.
        await house.standings.change(ana, ChangeRating(rated=True))
        assert [one.rating for one in (await house.standings.mine(ana)).editions] == [1200]
        await house.standings.change(ana, ChangeRating(forget=True))
        assert (await house.standings.mine(ana)).editions == []

    in_house(database, scene)


def test_the_end_of_a_game_tells_the_ratings_that_the_reader_may_see(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await house.person("Ana"), await house.person("Ben", listed=True)
        eve = await house.person("Eve", listed=True)
        code = await house.lobby.make(ana, NewTable(Setup(seats=4, rated=True), [None, None, None, "easy"]))
        await house.lobby.at_table(code, ben, Seating.sit, Sit())
        await house.lobby.at_table(code, eve, Seating.sit, Sit(name="Mystery"))
        await house.lobby.at_table(code, ana, Seating.start)
        assert await house.standings.of_game(code, ana) == GameRatings(False)
        await house.finish(code)

        async def seen(person: Person | None) -> list[int]:
            found = await house.standings.of_game(code, person)
            assert found.counted
            return [one.seat for one in found.seats]

        # One's own; that of who is on the ladder, under the name which is there; never that of the bot.
        assert [await seen(one) for one in (ana, ben, eve, None)] == [[0, 1], [1], [1, 2], [1]]
        own = (await house.standings.of_game(code, ana)).seats[0]
        [edition] = (await house.standings.mine(ana)).editions
        assert (own.before, own.rating, own.reach) == (1000, edition.rating, edition.reach)
        await house.standings.change(ben, ChangeRating(listed=False))
        await house.standings.change(ana, ChangeRating(rated=False))
        assert [await seen(one) for one in (ana, ben, None)] == [[], [1], []]

    in_house(database, scene)


def test_a_guest_without_a_name_is_not_on_the_ladder(database: str) -> None:
    async def scene(house: House) -> None:
        guest, _ = await house.lobby.people.create()
        wanted = ChangeRating(rated=True, listed=True)
        assert await refused(house.standings.change(guest, wanted)) == "ladder-name"

    in_house(database, scene)


def test_a_season_begins_where_the_last_one_ended_and_the_archive_stays(database: str) -> None:
    async def scene(house: House) -> None:
        seasons = house.lobby.ratings.seasons
        await seasons.add(NewSeason("Spring", now() - DAY))
        ana, ben = await house.person("Ana", listed=True), await house.person("Ben", listed=True)
        await house.finish(await house.table(ana, ben))
        spring, bens = await house.rating(ana), Rating(*await house.rating(ben))
        [first] = await seasons.all()
        await asyncio.sleep(0.002)  # the moment of the last game is over
        await seasons.add(NewSeason("Summer", now()))
        summer = (await seasons.all())[0]
        wide = Rating(*spring).widened()
        assert wide.sigma > spring[1] and (await house.standings.mine(ana)).editions[0].reach == wide.reach
        place = await house.finish(await house.table(ana, ben))
        wanted = exact((wide, place[0]), (bens.widened(), place[1]))
        assert [await house.rating(ana), await house.rating(ben)] == [pytest.approx(one) for one in wanted]
        ladders = {one.id: await house.standings.ladder("deluxe", one.id, None) for one in (first, summer)}
        shown = {row.name: row.rating for row in ladders[first.id].rows}
        assert shown["Ana"] == Rating(*spring).shown and ladders[first.id].rows[0].rank is None
        now_there = {row.name: row.rating for row in ladders[summer.id].rows}
        assert now_there["Ana"] == Rating(*await house.rating(ana)).shown
        assert [one.name for one in ladders[first.id].seasons] == ["Summer", "Spring"]

    in_house(database, scene)


def test_without_the_package_there_are_no_ratings(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        ana = await house.person("Ana")
        for module in ("standing", "consent", "ledger"):
            monkeypatch.setattr(f"citadels.web.ratings.{module}.has_package", lambda: False)
        assert not (await house.standings.mine(ana)).possible
        assert await refused(house.standings.change(ana, ChangeRating(rated=True))) == "no-ratings"
        assert await refused(house.lobby.make(ana, NewTable(Setup(rated=True)))) == "no-ratings"

    in_house(database, scene)
