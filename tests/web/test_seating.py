"""Tables before and around the game: who may do what, and that what is refused changes nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from citadels.engine.editions import EDITIONS
from citadels.facts import facts_of
from citadels.web.http_messages import Change, LeaveSeat, NewTable, SeatName, SetSeat, Sit
from citadels.web.protocol import Clock, Level, Setup, Table
from citadels.web.rows import Person, SeatRow
from citadels.web.seating import Seating
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings
from tests.web.helpers import Site, Visitor, refused

LEVELS = ("easy", "normal", "hard", "master")


def seats(table: Table) -> list[tuple[str, str]]:
    return [(seat.kind, seat.name) for seat in table.seats]


async def state(site: Site, code: str, person: Person | None = None) -> bytes:
    return msgspec.json.encode(await site.lobby.describe(code, person))


async def header(site: Site, code: str) -> dict[str, Any]:
    row = (await site.lobby.find(code)).row
    assert row.header is not None
    found: dict[str, Any] = msgspec.json.decode(row.header)
    return found


# -- how a table is to be played ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_of_an_edition_reaches_the_game(site: Site, edition: str) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        facts = facts_of(edition)
        for name, choice in facts.choices.items():
            for number in (choice.low, choice.high):
                value = bool(number) if choice.truth else number
                code = await site.make(host, edition=edition, seats=4, options={name: value}, start=True)
                assert (await header(site, code))["options"][name] == value
                await site.ask(code, host, LeaveSeat())

    site.run(scene())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_preset_and_any_cast_can_be_played(site: Site, edition: str) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        facts = facts_of(edition)
        for preset in facts.presets:
            code = await site.make(host, edition=edition, seats=4, preset=preset, start=True)
            table = await site.lobby.describe(code, host)
            assert (table.setup.preset, table.state) == (preset, "playing")
        first = await header(site, await site.make(host, edition=edition, seats=4, preset=facts.presets[0], start=True))
        again = await site.make(host, edition=edition, seats=4, characters=first["characters"],
                                uniques=first["uniques"], start=True)
        assert (await header(site, again))["characters"] == first["characters"]
        assert (await header(site, again))["uniques"] == first["uniques"]

    site.run(scene())


def test_rank_nine_can_be_chosen(site: Site) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        for rank9 in (True, "tax-collector"):
            code = await site.make(host, seats=5, rank9=rank9, start=True)
            assert len((await header(site, code))["characters"]) == 9
        code = await site.make(host, seats=5, start=True)
        assert len((await header(site, code))["characters"]) == 8

    site.run(scene())


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_played_by_as_many_as_it_allows(site: Site, edition: str) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        low, high = EDITIONS[edition].seats
        for count in range(2, 10):
            if low <= count <= high:
                table = await site.lobby.describe(await site.make(host, edition=edition, seats=count), host)
                assert [seat.seat for seat in table.seats] == list(range(count))
            else:
                before = await site.me(host)
                problem = await refused(site.make(host, edition=edition, seats=count))
                assert problem.code == "bad-setup"
                assert problem.detail
                assert await site.me(host) == before

    site.run(scene())


@pytest.mark.parametrize("setup", [
    {"edition": "chess"}, {"preset": "no-such"}, {"characters": ["king"]}, {"characters": ["nobody"] * 8},
    {"uniques": ["castle"]}, {"rank9": "king"}, {"options": {"no_such": True}},
    {"edition": "classic", "options": {"short_game": 7}}, {"edition": "common-city", "options": {"start_gold": 10**30}},
])
def test_what_the_edition_does_not_allow_is_refused(site: Site, setup: dict[str, Any]) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        assert (await refused(site.make(host, **setup))).code == "bad-setup"
        assert (await site.me(host)).playing == []
        code = await site.make(host, seats=4)
        before = await state(site, code, host)
        assert (await refused(site.ask(code, host, Change(Setup(**setup))))).code == "bad-setup"
        assert await state(site, code, host) == before

    site.run(scene())


def test_clock_pace_grace_chat_and_hints_are_kept(site: Site) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        setup = Setup(preset="base", edition="classic", clock=Clock("budget", 120, 20), pace="slow", grace=30,
                      chat=False, hints=False, listed=True)
        code = await site.lobby.make(host, NewTable(setup))
        assert (await site.lobby.describe(code, None)).setup == setup
        more = Change(chat=True, hints=True, pace="fast", listed=False)
        changed = (await site.ask(code, host, more)).setup
        assert changed == msgspec.structs.replace(setup, chat=True, hints=True, pace="fast", listed=False)

    site.run(scene())


# -- seats -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_any_level_sit_on_any_seat(site: Site, level: Level) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        for at in range(4):
            bots: list[Level | None] = [None] * 4
            bots[at] = level
            table = await site.lobby.describe(await site.make(host, *bots), host)
            assert [seat.level for seat in table.seats] == bots
            assert [seat.kind for seat in table.seats].count("person") == 1
            assert [seat.seat for seat in table.seats if seat.mine] == [1 if at == 0 else 0]

    site.run(scene())


def test_the_maker_may_look_on(site: Site) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        code = await site.lobby.make(host, NewTable(Setup(seats=5), ["hard"], watch=True))
        table = await site.lobby.describe(code, host)
        assert [seat.level for seat in table.seats] == ["hard", *["normal"] * 4]
        assert table.hosting
        assert not any(seat.mine for seat in table.seats)

    site.run(scene())


def test_more_bots_than_seats_are_refused(site: Site) -> None:
    async def scene() -> None:
        problem = await refused(site.make(await site.person("Ana"), "easy", "easy", "easy", seats=2))
        assert (problem.code, problem.field) == ("bad-request", "bots")

    site.run(scene())


def test_joining_sitting_leaving_and_beginning(site: Site) -> None:
    async def scene() -> None:
        ana, ben, cleo = await site.people("Ana", "Ben", "Cleo")
        code = await site.make(ana, None, "easy", None, None)
        assert (await site.ask(code, ben, Sit())).seats[2].mine
        table = await site.ask(code, cleo, Sit(3, "Cleopatra"))
        assert [seat.kind for seat in table.seats] == ["person", "bot", "person", "person"]
        assert [seat.name for seat in table.seats if seat.kind == "person"] == ["Ana", "Ben", "Cleopatra"]
        assert [seat.host for seat in table.seats] == [True, False, False, False]
        assert (table.hosting, (await site.lobby.describe(code, ana)).hosting) == (False, True)
        table = await site.ask(code, ben, LeaveSeat())
        assert (table.seats[2].kind, table.seats[2].name) == ("open", "")
        assert (await site.me(ben)).playing == []
        table = await site.start(code, ana)
        assert table.state == "playing"
        assert [seat.level for seat in table.seats] == [None, "easy", "normal", None]
        names = [seat.name for seat in table.seats]
        assert len(set(names)) == 4
        assert (await header(site, code))["players"] == names
        assert (await site.me(cleo)).playing == [code]

    site.run(scene())


def test_seats_that_are_not_free_are_refused_and_nothing_changes(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, "easy", None)
        before = await state(site, code)
        for seat, why in ((0, "seat-taken"), (1, "seat-taken"), (3, "no-seat"), (8, "no-seat")):
            assert (await refused(site.ask(code, ben, Sit(seat)))).code == why
        assert (await refused(site.ask(code, ben, LeaveSeat()))).code == "not-yours"
        assert (await refused(site.ask(code, ben, LeaveSeat(0)))).code == "not-yours"
        assert (await refused(site.ask(code, ana, LeaveSeat(2)))).code == "not-yours"
        assert (await refused(site.ask(code, ben, SeatName(0, "Eve")))).code == "not-yours"
        assert (await refused(site.ask(code, ben, SeatName(7, "Eve")))).code == "no-seat"
        assert await state(site, code) == before
        await site.ask(code, ben, Sit())
        full = await state(site, code)
        assert (await refused(site.ask(code, await site.person(), Sit()))).code == "no-seat"
        assert await state(site, code) == full

    site.run(scene())


def test_only_the_host_changes_the_table(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, None)
        await site.ask(code, ben, Sit())
        before = await state(site, code)
        for work in (
            site.ask(code, ben, SetSeat(2, "easy")), site.ask(code, ben, SetSeat(0, None)),
            site.ask(code, ben, Change(listed=True)), site.ask(code, ben, Change(Setup(seats=5))),
            site.start(code, ben),
        ):
            assert (await refused(work)).code == "not-host"
        assert await state(site, code) == before

    site.run(scene())


def test_the_host_puts_bots_on_seats_and_frees_them(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, None)
        assert (await site.ask(code, ana, SetSeat(1, "easy"))).seats[1].level == "easy"
        name = (await site.lobby.describe(code, ana)).seats[1].name
        table = await site.ask(code, ana, SetSeat(1, "hard"))
        assert (table.seats[1].level, table.seats[1].name) == ("hard", name)
        assert (await site.ask(code, ana, SetSeat(1, None))).seats[1].kind == "open"
        await site.ask(code, ben, Sit(1))
        assert (await refused(site.ask(code, ana, SetSeat(1, "easy")))).code == "seat-taken"
        assert (await refused(site.ask(code, ana, SetSeat(5, "easy")))).code == "no-seat"
        table = await site.ask(code, ana, SetSeat(1, None))
        assert table.seats[1].kind == "open"
        assert (await site.me(ben)).playing == []

    site.run(scene())


def test_a_table_grows_and_shrinks(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, None, None)
        await site.ask(code, ana, SetSeat(1, "easy"))
        await site.ask(code, ben, Sit(3))
        table = await site.ask(code, ana, Change(Setup(seats=7)))
        assert [seat.kind for seat in table.seats] == ["person", "bot", "open", "person", "open", "open", "open"]
        table = await site.ask(code, ana, Change(Setup(seats=3)))
        assert seats(table)[::2] == [("person", "Ana"), ("person", "Ben")]
        assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
        table = await site.ask(code, ana, Change(Setup(seats=2)))
        assert [seat.name for seat in table.seats] == ["Ana", "Ben"]
        await site.ask(code, ana, Change(Setup(seats=3)))
        await site.ask(code, ben, Sit())
        before = await state(site, code)
        assert (await refused(site.ask(code, ana, Change(Setup(seats=2))))).code == "seat-taken"
        assert await state(site, code) == before
        _, visitor = await site.come(code, ben)
        await site.start(code, ana)
        assert {update["seat"] for update in visitor.of("update")} == {1, 2}

    site.run(scene())


# -- at once -----------------------------------------------------------------------------------------------------------
def test_of_two_who_want_one_seat_at_once_one_gets_it(site: Site) -> None:
    async def scene() -> None:
        ana, ben, cleo = await site.people("Ana", "Ben", "Cleo")
        code = await site.make(ana, None, None, None)
        got = await asyncio.gather(*(site.ask(code, one, Sit(1)) for one in (ben, cleo)), return_exceptions=True)
        assert sorted(isinstance(one, Table) for one in got) == [False, True]
        assert [getattr(one, "code", "") for one in got if not isinstance(one, Table)] == ["seat-taken"]
        table = await site.lobby.describe(code, None)
        assert [seat.kind for seat in table.seats] == ["person", "person", "open"]

    site.run(scene())


def test_all_who_want_any_seat_at_once_get_one_and_have_names_of_their_own(site: Site) -> None:
    async def scene() -> None:
        host, *others = await site.people("Ana", "Ana", "Ana", "Ana", "Ana")
        code = await site.make(host, *[None] * 5)
        await asyncio.gather(*(site.ask(code, one, Sit()) for one in others))
        assert sorted(seat.name for seat in (await site.lobby.describe(code, None)).seats) == [
            "Ana", "Ana 2", "Ana 3", "Ana 4", "Ana 5"]

    site.run(scene())


def test_a_game_begins_once_however_often_it_is_asked_for(site: Site) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        code = await site.make(host, None, None, None)
        got = await asyncio.gather(*(site.start(code, host) for _ in range(3)), return_exceptions=True)
        assert [getattr(one, "code", None) for one in got if not isinstance(one, Table)] == ["not-open"] * 2
        first = await header(site, code)
        assert (await refused(site.start(code, host))).code == "not-open"
        assert await header(site, code) == first

    site.run(scene())


def test_while_it_begins_nobody_slips_in(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        for turn in range(2):
            code = await site.make(ana, None, None, None)
            work = [site.start(code, ana), site.ask(code, ben, Sit())]
            got = await asyncio.gather(*(work[::-1] if turn else work), return_exceptions=True)
            table = await site.lobby.describe(code, None)
            sits = table.seats[1].kind == "person"
            assert table.state == "playing"
            assert sum(isinstance(one, Table) for one in got) == 1 + sits
            assert (await header(site, code))["players"] == [seat.name for seat in table.seats]

    site.run(scene())


# -- names -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("given", "kept"), [
    ("  Ana   Maria ", "Ana Maria"), ("Ana\x00\x1b[31m\u202eBen", "Ana [31m Ben"), ("ЖИ" * 10, "ЖИ" * 10),
    ("ab" * 50, "ab" * 10), ("<b>&amp;", "<b>&amp;"), ("٣ 漢字", "٣ 漢字"),
])
def test_names_are_cleaned(site: Site, given: str, kept: str) -> None:
    async def scene() -> None:
        person = await site.person()
        assert (await site.lobby.people.rename(person, given)).name == kept
        code = await site.make(person, None, None)
        table = await site.ask(code, person, SeatName(0, given))
        assert table.seats[0].name == kept

    site.run(scene())


@pytest.mark.parametrize("name", [" ", "\x00\x01", "\u200b\u2060", "\n\t", "\u3164", "\u2800 \u2800", "\u115f\ufe0f",
                                  "\u202e\u0301"])
def test_a_name_of_nothing_is_refused(site: Site, name: str) -> None:
    async def scene() -> None:
        person = await site.person("Ana")
        assert (await refused(site.lobby.people.rename(person, name))).field == "name"
        assert (await refused(site.lobby.make(person, NewTable(name=name)))).field == "name"
        code = await site.make(person, None, None)
        before = await state(site, code)
        assert (await refused(site.ask(code, person, SeatName(0, name)))).field == "name"
        assert (await refused(site.ask(code, person, Sit(name=name)))).field == "name"
        assert await state(site, code) == before

    site.run(scene())


def test_names_at_a_table_are_distinct_also_the_longest_and_those_of_bots(site: Site) -> None:
    async def scene() -> None:
        long = "Abcdefghijklmnopqrst"
        host = await site.person(long)
        code = await site.make(host, None, "easy", None, None, None)
        bot = (await site.lobby.describe(code, host)).seats[1].name
        assert (await site.ask(code, host, Sit())).seats[2].name == "Abcdefghijklmnopqr 2"
        assert (await site.ask(code, host, Sit(name=bot))).seats[3].name == f"{bot} 2"
        table = await site.ask(code, host, SeatName(3, long))
        assert table.seats[3].name == "Abcdefghijklmnopqr 3"
        assert (await site.ask(code, host, SeatName(3, long))).seats[3].name == "Abcdefghijklmnopqr 3"
        table = await site.ask(code, await site.person(), Sit())
        assert table.seats[4].name == "", "each reader names a guest"
        assert len({seat.name for seat in table.seats}) == 5

    site.run(scene())


def test_when_the_host_has_gone_for_good_somebody_else_may_begin(site: Site) -> None:
    async def scene() -> None:
        host, other, stranger = await site.person("Ana"), await site.person("Ben"), await site.person("Cleo")
        code = await site.make(host, None, None)
        await site.ask(code, other, Sit())
        table = await site.lobby.find(code)
        assert (await refused(site.start(code, other))).code == "not-host"
        table.absent_since[0] -= table.setup.grace * 1000       # nobody has been at the host's seat for that long
        assert table.describe(other.id).hosting
        assert (await refused(site.start(code, stranger))).code == "not-host"
        await table.connect(Visitor(host), 0)
        assert (await refused(site.start(code, other))).code == "not-host"
        await table.disconnect(table.connections[0])
        table.absent_since[0] -= table.setup.grace * 1000
        assert (await site.start(code, other)).state == "playing"
        assert (await refused(site.ask(code, other, Change(chat=False)))).code == "not-host"

    site.run(scene())


def test_a_seat_taken_at_another_process_meanwhile_is_kept_when_the_table_is_resized(database: str) -> None:
    """What the process of the host has in memory may be older than the database."""
    async def scene() -> None:
        lobby = await ServerLobby.open(Settings(database=database))
        [ana, ben] = [(await lobby.people.create())[0] for _ in range(2)]
        code = await lobby.make(ana, NewTable(Setup(seats=4), name="Ana"))
        table = await lobby.find(code)
        taken = SeatRow(3, ben.id, None, "Ben", False)
        for seats in (3, 5):
            places = await lobby.store.seats_of(table.id)
            assert await lobby.store.change_seat(table.id, places[-1], taken._replace(seat=len(places) - 1))
            await lobby.at_table(code, ana, Seating.change, Change(setup=Setup(seats=seats)))
            found = await lobby.store.seats_of(table.id)
            assert [place.seat for place in found] == list(range(seats))
            [mine] = [place for place in found if place.person == ben.id]
            await lobby.store.change_seat(table.id, mine, SeatRow(mine.seat, None, None, "", False))
            await table.reload()
        places = await lobby.store.seats_of(table.id)
        for place in places[1:]:
            await lobby.store.change_seat(table.id, place, taken._replace(seat=place.seat))
        problem = await refused(lobby.at_table(code, ana, Seating.change, Change(setup=Setup(seats=4))))
        assert problem.code == "seat-taken"
        assert sum(place.person == ben.id for place in await lobby.store.seats_of(table.id)) == 4
        await lobby.close()

    asyncio.run(scene())
