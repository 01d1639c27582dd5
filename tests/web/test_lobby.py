"""Tables before and around the game: who may do what, and that what is refused changes nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from citadels.engine.editions import EDITIONS
from citadels.facts import facts_of
from citadels.web.protocol import Change, Clock, LeaveSeat, NewTable, SeatName, SetSeat, Setup, Sit, Table
from citadels.web.rows import Person
from tests.web.helpers import Room, Visitor, refused

LEVELS = ("easy", "normal", "hard")


def seats(table: Table) -> list[tuple[str, str]]:
    return [(seat.kind, seat.name) for seat in table.seats]


async def state(room: Room, code: str, person: Person | None = None) -> bytes:
    return msgspec.json.encode(await room.hall.table(code, person))


async def header(room: Room, code: str) -> dict[str, Any]:
    row = (await room.hall.find(code)).row
    assert row.header is not None
    found: dict[str, Any] = msgspec.json.decode(row.header)
    return found


# -- how a table is to be played ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_of_an_edition_reaches_the_game(room: Room, edition: str) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        facts = facts_of(edition)
        for name, choice in facts.choices.items():
            for number in (choice.low, choice.high):
                value = bool(number) if choice.truth else number
                code = await room.make(host, edition=edition, seats=4, options={name: value}, start=True)
                assert (await header(room, code))["options"][name] == value
                await room.hall.leave(code, host, LeaveSeat())

    room.run(scene())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_preset_and_any_cast_can_be_played(room: Room, edition: str) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        facts = facts_of(edition)
        for preset in facts.presets:
            code = await room.make(host, edition=edition, seats=4, preset=preset, start=True)
            table = await room.hall.table(code, host)
            assert (table.setup.preset, table.state) == (preset, "playing")
        first = await header(room, await room.make(host, edition=edition, seats=4, preset=facts.presets[0], start=True))
        again = await room.make(host, edition=edition, seats=4, characters=first["characters"],
                                uniques=first["uniques"], start=True)
        assert (await header(room, again))["characters"] == first["characters"]
        assert (await header(room, again))["uniques"] == first["uniques"]

    room.run(scene())


def test_rank_nine_can_be_chosen(room: Room) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        for rank9 in (True, "tax-collector"):
            code = await room.make(host, seats=5, rank9=rank9, start=True)
            assert len((await header(room, code))["characters"]) == 9
        code = await room.make(host, seats=5, start=True)
        assert len((await header(room, code))["characters"]) == 8

    room.run(scene())


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_played_by_as_many_as_it_allows(room: Room, edition: str) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        low, high = EDITIONS[edition].seats
        for count in range(2, 10):
            if low <= count <= high:
                table = await room.hall.table(await room.make(host, edition=edition, seats=count), host)
                assert [seat.seat for seat in table.seats] == list(range(count))
            else:
                before = await room.hall.me(host)
                problem = await refused(room.make(host, edition=edition, seats=count))
                assert problem.code == "bad-setup"
                assert problem.detail
                assert await room.hall.me(host) == before

    room.run(scene())


@pytest.mark.parametrize("setup", [
    {"edition": "chess"}, {"preset": "no-such"}, {"characters": ["king"]}, {"characters": ["nobody"] * 8},
    {"uniques": ["castle"]}, {"rank9": "king"}, {"options": {"no_such": True}},
    {"edition": "classic", "options": {"short_game": 7}}, {"edition": "common-city", "options": {"start_gold": 10**30}},
])
def test_what_the_edition_does_not_allow_is_refused(room: Room, setup: dict[str, Any]) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        assert (await refused(room.make(host, **setup))).code == "bad-setup"
        assert (await room.hall.me(host)).playing == []
        code = await room.make(host, seats=4)
        before = await state(room, code, host)
        assert (await refused(room.hall.change(code, host, Change(Setup(**setup))))).code == "bad-setup"
        assert await state(room, code, host) == before

    room.run(scene())


def test_clock_pace_grace_chat_and_hints_are_kept(room: Room) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        setup = Setup(preset="base", edition="classic", clock=Clock("budget", 120, 20), pace="slow", grace=30,
                      chat=False, hints=False, listed=True)
        code = await room.hall.make(host, NewTable(setup))
        assert (await room.hall.table(code, None)).setup == setup
        more = Change(chat=True, hints=True, pace="fast", listed=False)
        changed = (await room.hall.change(code, host, more)).setup
        assert changed == msgspec.structs.replace(setup, chat=True, hints=True, pace="fast", listed=False)

    room.run(scene())


# -- seats -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_any_level_sit_on_any_seat(room: Room, level: str) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        for at in range(4):
            bots: list[str | None] = [None] * 4
            bots[at] = level
            table = await room.hall.table(await room.make(host, *bots), host)
            assert [seat.level for seat in table.seats] == bots
            assert [seat.kind for seat in table.seats].count("person") == 1
            assert [seat.seat for seat in table.seats if seat.mine] == [1 if at == 0 else 0]

    room.run(scene())


def test_the_maker_may_look_on(room: Room) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        code = await room.hall.make(host, NewTable(Setup(seats=5), ["hard"], watch=True))
        table = await room.hall.table(code, host)
        assert [seat.level for seat in table.seats] == ["hard", *["normal"] * 4]
        assert table.hosting
        assert not any(seat.mine for seat in table.seats)

    room.run(scene())


def test_more_bots_than_seats_are_refused(room: Room) -> None:
    async def scene() -> None:
        problem = await refused(room.make(await room.person("Ana"), "easy", "easy", "easy", seats=2))
        assert (problem.code, problem.field) == ("bad-request", "bots")

    room.run(scene())


def test_joining_sitting_leaving_and_beginning(room: Room) -> None:
    async def scene() -> None:
        ana, ben, cleo = await room.people("Ana", "Ben", "Cleo")
        code = await room.make(ana, None, "easy", None, None)
        assert (await room.hall.sit(code, ben, Sit())).seats[2].mine
        table = await room.hall.sit(code, cleo, Sit(3, "Cleopatra"))
        assert [seat.kind for seat in table.seats] == ["person", "bot", "person", "person"]
        assert [seat.name for seat in table.seats if seat.kind == "person"] == ["Ana", "Ben", "Cleopatra"]
        assert [seat.host for seat in table.seats] == [True, False, False, False]
        assert (table.hosting, (await room.hall.table(code, ana)).hosting) == (False, True)
        table = await room.hall.leave(code, ben, LeaveSeat())
        assert (table.seats[2].kind, table.seats[2].name) == ("open", "")
        assert (await room.hall.me(ben)).playing == []
        table = await room.hall.start(code, ana)
        assert table.state == "playing"
        assert [seat.level for seat in table.seats] == [None, "easy", "normal", None]
        names = [seat.name for seat in table.seats]
        assert len(set(names)) == 4
        assert (await header(room, code))["players"] == names
        assert (await room.hall.me(cleo)).playing == [code]

    room.run(scene())


def test_seats_that_are_not_free_are_refused_and_nothing_changes(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.make(ana, None, "easy", None)
        before = await state(room, code)
        for seat, why in ((0, "seat-taken"), (1, "seat-taken"), (3, "no-seat"), (8, "no-seat")):
            assert (await refused(room.hall.sit(code, ben, Sit(seat)))).code == why
        assert (await refused(room.hall.leave(code, ben, LeaveSeat()))).code == "not-yours"
        assert (await refused(room.hall.leave(code, ben, LeaveSeat(0)))).code == "not-yours"
        assert (await refused(room.hall.leave(code, ana, LeaveSeat(2)))).code == "not-yours"
        assert (await refused(room.hall.rename_seat(code, ben, SeatName(0, "Eve")))).code == "not-yours"
        assert (await refused(room.hall.rename_seat(code, ben, SeatName(7, "Eve")))).code == "no-seat"
        assert await state(room, code) == before
        await room.hall.sit(code, ben, Sit())
        full = await state(room, code)
        assert (await refused(room.hall.sit(code, await room.person(), Sit()))).code == "no-seat"
        assert await state(room, code) == full

    room.run(scene())


def test_only_the_host_changes_the_table(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.make(ana, None, None, None)
        await room.hall.sit(code, ben, Sit())
        before = await state(room, code)
        for work in (
            room.hall.set_seat(code, ben, SetSeat(2, "easy")), room.hall.set_seat(code, ben, SetSeat(0, None)),
            room.hall.change(code, ben, Change(listed=True)), room.hall.change(code, ben, Change(Setup(seats=5))),
            room.hall.start(code, ben),
        ):
            assert (await refused(work)).code == "not-host"
        assert await state(room, code) == before

    room.run(scene())


def test_the_host_puts_bots_on_seats_and_frees_them(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.make(ana, None, None, None)
        assert (await room.hall.set_seat(code, ana, SetSeat(1, "easy"))).seats[1].level == "easy"
        name = (await room.hall.table(code, ana)).seats[1].name
        table = await room.hall.set_seat(code, ana, SetSeat(1, "hard"))
        assert (table.seats[1].level, table.seats[1].name) == ("hard", name)
        assert (await room.hall.set_seat(code, ana, SetSeat(1, None))).seats[1].kind == "open"
        await room.hall.sit(code, ben, Sit(1))
        assert (await refused(room.hall.set_seat(code, ana, SetSeat(1, "easy")))).code == "seat-taken"
        assert (await refused(room.hall.set_seat(code, ana, SetSeat(5, "easy")))).code == "no-seat"
        table = await room.hall.set_seat(code, ana, SetSeat(1, None))
        assert table.seats[1].kind == "open"
        assert (await room.hall.me(ben)).playing == []

    room.run(scene())


def test_a_table_grows_and_shrinks(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.make(ana, None, None, None, None)
        await room.hall.set_seat(code, ana, SetSeat(1, "easy"))
        await room.hall.sit(code, ben, Sit(3))
        table = await room.hall.change(code, ana, Change(Setup(seats=7)))
        assert [seat.kind for seat in table.seats] == ["person", "bot", "open", "person", "open", "open", "open"]
        table = await room.hall.change(code, ana, Change(Setup(seats=3)))
        assert seats(table)[::2] == [("person", "Ana"), ("person", "Ben")]
        assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
        table = await room.hall.change(code, ana, Change(Setup(seats=2)))
        assert [seat.name for seat in table.seats] == ["Ana", "Ben"]
        await room.hall.change(code, ana, Change(Setup(seats=3)))
        await room.hall.sit(code, ben, Sit())
        before = await state(room, code)
        assert (await refused(room.hall.change(code, ana, Change(Setup(seats=2))))).code == "seat-taken"
        assert await state(room, code) == before
        _, visitor = await room.come(code, ben)
        await room.hall.start(code, ana)
        assert {update["seat"] for update in visitor.of("update")} == {1, 2}

    room.run(scene())


# -- at once -----------------------------------------------------------------------------------------------------------
def test_of_two_who_want_one_seat_at_once_one_gets_it(room: Room) -> None:
    async def scene() -> None:
        ana, ben, cleo = await room.people("Ana", "Ben", "Cleo")
        code = await room.make(ana, None, None, None)
        got = await asyncio.gather(*(room.hall.sit(code, one, Sit(1)) for one in (ben, cleo)), return_exceptions=True)
        assert sorted(isinstance(one, Table) for one in got) == [False, True]
        assert [getattr(one, "code", "") for one in got if not isinstance(one, Table)] == ["seat-taken"]
        table = await room.hall.table(code, None)
        assert [seat.kind for seat in table.seats] == ["person", "person", "open"]

    room.run(scene())


def test_all_who_want_any_seat_at_once_get_one_and_have_names_of_their_own(room: Room) -> None:
    async def scene() -> None:
        host, *others = await room.people("Ana", "Ana", "Ana", "Ana", "Ana")
        code = await room.make(host, *[None] * 5)
        await asyncio.gather(*(room.hall.sit(code, one, Sit()) for one in others))
        assert sorted(seat.name for seat in (await room.hall.table(code, None)).seats) == [
            "Ana", "Ana 2", "Ana 3", "Ana 4", "Ana 5"]

    room.run(scene())


def test_a_game_begins_once_however_often_it_is_asked_for(room: Room) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        code = await room.make(host, None, None, None)
        got = await asyncio.gather(*(room.hall.start(code, host) for _ in range(3)), return_exceptions=True)
        assert [getattr(one, "code", None) for one in got if not isinstance(one, Table)] == ["not-open"] * 2
        first = await header(room, code)
        assert (await refused(room.hall.start(code, host))).code == "not-open"
        assert await header(room, code) == first

    room.run(scene())


def test_while_it_begins_nobody_slips_in(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        for turn in range(2):
            code = await room.make(ana, None, None, None)
            work = [room.hall.start(code, ana), room.hall.sit(code, ben, Sit())]
            got = await asyncio.gather(*(work[::-1] if turn else work), return_exceptions=True)
            table = await room.hall.table(code, None)
            sits = table.seats[1].kind == "person"
            assert table.state == "playing"
            assert sum(isinstance(one, Table) for one in got) == 1 + sits
            assert (await header(room, code))["players"] == [seat.name for seat in table.seats]

    room.run(scene())


# -- names -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("given", "kept"), [
    ("  Ana   Maria ", "Ana Maria"), ("Ana\x00\x1b[31m\u202eBen", "Ana [31m Ben"), ("Ж" * 20, "Ж" * 20),
    ("a" * 50, "a" * 20), ("<b>&amp;", "<b>&amp;"), ("٣ 漢字", "٣ 漢字"),
])
def test_names_are_cleaned(room: Room, given: str, kept: str) -> None:
    async def scene() -> None:
        person = await room.person()
        assert (await room.hall.rename(person, given)).name == kept
        code = await room.make(person, None, None)
        table = await room.hall.rename_seat(code, person, SeatName(0, given))
        assert table.seats[0].name == kept

    room.run(scene())


@pytest.mark.parametrize("name", [" ", "\x00\x01", "\u200b\u2060", "\n\t"])
def test_a_name_of_nothing_is_refused(room: Room, name: str) -> None:
    async def scene() -> None:
        person = await room.person("Ana")
        assert (await refused(room.hall.rename(person, name))).field == "name"
        assert (await refused(room.hall.make(person, NewTable(name=name)))).field == "name"
        code = await room.make(person, None, None)
        before = await state(room, code)
        assert (await refused(room.hall.rename_seat(code, person, SeatName(0, name)))).field == "name"
        assert (await refused(room.hall.sit(code, person, Sit(name=name)))).field == "name"
        assert await state(room, code) == before

    room.run(scene())


def test_names_at_a_table_are_distinct_also_the_longest_and_those_of_bots(room: Room) -> None:
    async def scene() -> None:
        long = "Abcdefghijklmnopqrst"
        host = await room.person(long)
        code = await room.make(host, None, "easy", None, None, None)
        bot = (await room.hall.table(code, host)).seats[1].name
        assert (await room.hall.sit(code, host, Sit())).seats[2].name == "Abcdefghijklmnopqr 2"
        assert (await room.hall.sit(code, host, Sit(name=bot))).seats[3].name == f"{bot} 2"
        table = await room.hall.rename_seat(code, host, SeatName(3, long))
        assert table.seats[3].name == "Abcdefghijklmnopqr 3"
        assert (await room.hall.rename_seat(code, host, SeatName(3, long))).seats[3].name == "Abcdefghijklmnopqr 3"
        table = await room.hall.sit(code, await room.person(), Sit())
        assert table.seats[4].name == "Guest"
        assert len({seat.name for seat in table.seats}) == 5

    room.run(scene())


def test_when_the_host_has_gone_for_good_somebody_else_may_begin(room: Room) -> None:
    async def scene() -> None:
        host, other, stranger = await room.person("Ana"), await room.person("Ben"), await room.person("Cleo")
        code = await room.make(host, None, None)
        await room.hall.sit(code, other, Sit())
        table = await room.hall.find(code)
        assert (await refused(room.hall.start(code, other))).code == "not-host"
        table.absent_since[0] -= table.setup.grace * 1000       # nobody has been at the host's seat for that long
        assert table.describe(other.id).hosting
        assert (await refused(room.hall.start(code, stranger))).code == "not-host"
        await table.connect(Visitor(host), 0)
        assert (await refused(room.hall.start(code, other))).code == "not-host"
        await table.disconnect(table.connections[0])
        table.absent_since[0] -= table.setup.grace * 1000
        assert (await room.hall.start(code, other)).state == "playing"
        assert (await refused(room.hall.change(code, other, Change(chat=False)))).code == "not-host"

    room.run(scene())
