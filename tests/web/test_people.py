"""People at tables: who they are, what they find, what they see, and what stays after the game."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from citadels.web import hall
from citadels.web.protocol import Change, LeaveSeat, NewTable, SetSeat, Setup, Sit, Table
from citadels.web.rows import Person
from citadels.web.thinking import Thinker
from citadels.web.timing import now
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


# -- people ------------------------------------------------------------------------------------------------------------
def test_a_personal_link_brings_the_seats_along_once(room: Room) -> None:
    async def scene() -> None:
        ana = await room.person("Ana")
        code = await room.make(ana, None, None)
        token = (await room.hall.link(ana)).path.removeprefix("/take/")
        taken = await asyncio.gather(*(room.hall.take(token) for _ in range(3)), return_exceptions=True)
        [(person, cookie)] = [one for one in taken if isinstance(one, tuple)]
        assert [getattr(one, "code", "") for one in taken if not isinstance(one, tuple)] == ["no-link"] * 2
        assert person == ana
        assert await room.hall.person(cookie) == ana
        assert (await room.hall.me(person)).playing == [code]
        assert (await refused(room.hall.take(token))).code == "no-link"
        assert (await refused(room.hall.take(cookie))).code == "no-link"
        assert await room.hall.person(token) is None

    room.run(scene())


def test_tokens_are_not_kept_as_they_are(room: Room) -> None:
    async def scene() -> tuple[str, str]:
        person, cookie = await room.hall.newcomer()
        return cookie, (await room.hall.link(person)).path.removeprefix("/take/")

    cookie, link = room.run(scene())
    written = b"".join(path.read_bytes() for path in room.file.parent.iterdir())
    assert cookie.encode() not in written
    assert link.encode() not in written


def test_who_abandons_many_games_may_still_play_tomorrow(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        host = await room.person("Ana")
        for _ in range(30):
            await room.make(host, None, "easy", start=True)
        assert (await refused(room.make(host, None, "easy"))).code == "too-many"
        assert len((await room.hall.me(host)).playing) == 30
        later = now() + 86_400_001
        monkeypatch.setattr(hall, "now", lambda: later)
        assert await room.make(host, None, "easy")

    room.run(scene())


# -- lists -------------------------------------------------------------------------------------------------------------
def test_only_listed_tables_are_shown_to_strangers(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        hidden = await room.make(ana, None, None)
        shown = await room.make(ana, None, "easy", None, listed=True)
        codes = [played.code for played in await room.hall.listed(ben)]
        assert shown in codes
        assert hidden not in codes
        [played] = [played for played in await room.hall.listed() if played.code == shown]
        assert (played.state, played.seats, played.free, played.mine) == ("open", 3, 1, [])
        await room.hall.change(hidden, ana, Change(listed=True))
        await room.hall.change(shown, ana, Change(listed=False))
        codes = [played.code for played in await room.hall.listed(ben)]
        assert hidden in codes
        assert shown not in codes
        await room.hall.start(hidden, ana)
        [played] = [played for played in await room.hall.listed(ana) if played.code == hidden]
        assert (played.state, played.free, played.mine) == ("playing", 0, [0])

    room.run(scene())


@pytest.mark.parametrize("code", ["", "AAAAAA", "aaaaaa", "0OIL1!", "A" * 100, "../../"])
def test_there_is_no_table_with_a_made_up_code(room: Room, code: str) -> None:
    async def scene() -> None:
        person = await room.person("Ana")
        assert (await refused(room.hall.table(code, person))).code == "no-table"
        assert (await refused(room.hall.sit(code, person, Sit()))).code == "no-table"
        assert (await refused(room.hall.finished(code, person))).code == "no-game"

    room.run(scene())


def test_a_code_may_be_typed_in_small_letters(room: Room) -> None:
    async def scene() -> None:
        code = await room.make(await room.person("Ana"), None, None)
        assert (await room.hall.table(code.lower(), None)).code == code

    room.run(scene())


# -- those who are there see it ----------------------------------------------------------------------------------------
def test_everybody_there_sees_each_change_as_it_concerns_them(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.make(ana, None, None, None)
        _, host = await room.come(code, ana)
        _, guest = await room.come(code, ben)
        _, stranger = await room.come(code, None)
        assert host.messages[0]["type"] == "welcome"
        assert (host.messages[0]["version"], host.messages[0]["table"]["hosting"]) == (1, True)
        assert host.last("table")["table"]["watching"] == 2
        await room.hall.sit(code, ben, Sit())
        assert [visitor.last("table")["table"]["seats"][1]["mine"] for visitor in (host, guest, stranger)] == [
            False, True, False]
        assert [seat["present"] for seat in host.last("table")["table"]["seats"]] == [True, True, False]
        table = await room.hall.find(code)
        await table.disconnect(guest)
        assert [seat["present"] for seat in host.last("table")["table"]["seats"]] == [True, False, False]
        assert host.last("table")["table"]["watching"] == 1
        assert not [message for message in stranger.messages if message["type"] == "update"]

    room.run(scene())


def test_two_seats_of_one_person_get_an_update_each_and_a_spectator_one_of_his_own(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.make(ana, None, None, None)
        assert (await room.hall.sit(code, ana, Sit(2, "Anton"))).seats[2].mine
        await room.hall.sit(code, ben, Sit())
        _, both = await room.come(code, ana)
        _, spectator = await room.come(code, None)
        await room.hall.start(code, ana)
        assert [update["seat"] for update in both.of("update")] == [0, 2]
        for update in both.of("update"):
            assert update["view"]["seat"] == update["seat"]
            hands = [player["hand"] for player in update["view"]["players"]]
            assert [isinstance(hand, list) for hand in hands] == [seat == update["seat"] for seat in range(3)]
        [seen] = spectator.of("update")
        assert (seen["seat"], seen["ask"], seen["view"]["seat"]) == (None, None, None)
        assert all(isinstance(player["hand"], int) for player in seen["view"]["players"])
        _, again = await room.come(code, ana)
        assert [update["seat"] for update in again.of("update")] == [0, 2]

    room.run(scene())


# -- during and after the game -----------------------------------------------------------------------------------------
def test_in_a_running_game_seats_stay_as_they_are(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.make(ana, None, None, "easy", start=True)
        before = await state(room, code)
        for work in (
            room.hall.sit(code, ben, Sit()), room.hall.sit(code, ben, Sit(0)), room.hall.sit(code, ana, Sit()),
            room.hall.set_seat(code, ana, SetSeat(1, None)), room.hall.set_seat(code, ana, SetSeat(2, "hard")),
            room.hall.change(code, ana, Change(Setup(seats=3))), room.hall.start(code, ana),
        ):
            assert (await refused(work)).code == "not-open"
        assert (await refused(room.hall.rematch(code, ana))).code == "not-over"
        assert (await refused(room.hall.finished(code, ana))).code == "not-over"
        assert await state(room, code) == before

    room.run(scene())


async def played(room: Room, code: str, person: Person) -> Visitor:
    """Look on until the game of bots is over."""
    _, visitor = await room.come(code, person)
    await visitor.until_over()
    return visitor


def test_after_the_game_it_is_kept_and_can_be_played_again(room: Room) -> None:
    async def scene() -> None:
        ana, ben, cleo = await room.people("Ana", "Ben", "Cleo")
        code = await room.make(ana, None, None, "easy")
        await room.hall.sit(code, ben, Sit())
        await room.hall.start(code, ana)
        await room.hall.leave(code, ben, LeaveSeat())
        await room.hall.leave(code, ana, LeaveSeat())
        _, visitor = await room.come(code, ana)
        await visitor.until_over()
        table = await room.hall.table(code, ana)
        assert (table.state, table.next) == ("over", None)
        assert visitor.last("table")["table"]["state"] == "over"
        found = await room.hall.finished(code, ana)
        assert (found.names[:2], found.mine, found.bots[2]) == (["Ana", "Ben"], [0], "easy")
        assert (await room.hall.me(ana)).playing == []
        [listed] = await room.hall.games_of(ana)
        assert (listed.code, listed.state, listed.mine) == (code, "over", [0])
        assert listed.scores == found.record["result"]["scores"]
        for work in (room.hall.sit(code, cleo, Sit()), room.hall.start(code, ana),
                     room.hall.set_seat(code, ana, SetSeat(0, None))):
            assert (await refused(work)).code == "not-open"
        assert (await refused(room.hall.rematch(code, cleo))).code == "not-yours"

    room.run(scene())


def test_leaving_after_the_game_does_not_change_what_was_played(room: Room) -> None:
    async def scene() -> None:
        ana = await room.person("Ana")
        code = await room.make(ana, "easy", None, start=True)
        table, visitor = await room.come(code, ana)
        while (ask := (await visitor.until_asked(1))["ask"]) is not None:
            visitor.forget()
            await table.play(table.act(1, ask["number"], [ask["options"][-1]["line"]]))
        before = await room.hall.finished(code, ana)
        await room.hall.leave(code, ana, LeaveSeat())
        assert await room.hall.finished(code, ana) == before
        assert before.names[1] == "Ana"

    room.run(scene())


def test_a_rematch_is_one_table_with_the_same_seats(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.hall.make(ana, NewTable(Setup(seats=3, pace="instant", hints=False), watch=True))
        await room.hall.start(code, ana)
        visitor = await played(room, code, ben)
        made = await asyncio.gather(*(room.hall.rematch(code, ana) for _ in range(3)))
        assert len(set(made)) == 1
        assert visitor.last("table")["table"]["next"] == made[0]
        old, new = await room.hall.table(code, ana), await room.hall.table(made[0], ana)
        assert (new.state, new.hosting, new.setup) == ("open", True, old.setup)
        assert seats(new) == seats(old)
        assert await room.hall.rematch(code, ana) == made[0]
        assert len(await room.hall.games_of(ana)) == 2

    room.run(scene())


def test_who_has_left_for_good_is_not_in_the_rematch(room: Room) -> None:
    async def scene() -> None:
        ana, ben = await room.people("Ana", "Ben")
        code = await room.make(ana, None, None)
        await room.hall.sit(code, ben, Sit())
        await room.hall.start(code, ana)
        await room.hall.leave(code, ana, LeaveSeat())
        await room.hall.leave(code, ben, LeaveSeat())
        await played(room, code, ana)
        new = await room.hall.table(await room.hall.rematch(code, ana), ana)
        assert [seat.kind for seat in new.seats] == ["open", "open"]
        assert (await room.hall.me(ben)).playing == []

    room.run(scene())


def test_a_record_can_be_brought_along_and_nothing_else(room: Room) -> None:
    async def scene() -> None:
        ana = await room.person("Ana")
        code = await room.hall.make(ana, NewTable(Setup(seats=2), watch=True, start=True))
        await played(room, code, ana)
        game = await room.hall.finished(code, ana)
        new = await room.hall.import_record(ana, game.record)
        found = await room.hall.finished(new, ana)
        assert (found.record, found.imported) == (game.record, True)
        assert (await room.hall.table(new, ana)).imported
        assert (await refused(room.hall.rematch(new, ana))).code == "not-over"
        count = len(await room.hall.games_of(ana))
        for bad in ({}, {"format": "x"}, {**game.record, "moves": ["end"]}, {**game.record, "seed": None},
                    {**game.record, "players": [1, 2, 3]}):
            assert (await refused(room.hall.import_record(ana, bad))).code == "bad-record"
        endless = {**game.record, "moves": ["end"] * 5001}
        assert (await refused(room.hall.import_record(ana, endless))).code == "too-large"
        assert len(await room.hall.games_of(ana)) == count

    room.run(scene())


def test_the_thinkers_end_with_a_closed_hall() -> None:
    thinker = Thinker(1)
    assert asyncio.run(thinker.run(len, [1, 2])) == 2
    pool = thinker._pool
    assert pool is not None
    thinker.close()
    assert thinker._pool is None
