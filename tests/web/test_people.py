"""People at tables: who they are, what they find, what they see, and what stays after the game."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from citadels.web import lobby
from citadels.web.bot_pool import BotPool
from citadels.web.http_messages import Change, LeaveSeat, NewTable, SetSeat, Sit
from citadels.web.protocol import Setup, Table
from citadels.web.rows import Person
from citadels.web.timing import now
from tests.web.helpers import Site, Visitor, refused


def seats(table: Table) -> list[tuple[str, str]]:
    return [(seat.kind, seat.name) for seat in table.seats]


async def state(site: Site, code: str, person: Person | None = None) -> bytes:
    return msgspec.json.encode(await site.lobby.describe(code, person))


# -- people ------------------------------------------------------------------------------------------------------------
def test_a_personal_link_brings_the_seats_along_once(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, None)
        token = (await site.lobby.people.link(ana)).path.removeprefix("/take/")
        taken = await asyncio.gather(*(site.lobby.people.take(token) for _ in range(3)), return_exceptions=True)
        [(person, cookie)] = [one for one in taken if isinstance(one, tuple)]
        assert [getattr(one, "code", "") for one in taken if not isinstance(one, tuple)] == ["no-link"] * 2
        assert person == ana
        assert await site.lobby.people.by_cookie(cookie) == ana
        assert (await site.me(person)).playing == [code]
        assert (await refused(site.lobby.people.take(token))).code == "no-link"
        assert (await refused(site.lobby.people.take(cookie))).code == "no-link"
        assert await site.lobby.people.by_cookie(token) is None

    site.run(scene())


def test_tokens_are_not_kept_as_they_are(site: Site) -> None:
    async def scene() -> tuple[str, str]:
        person, cookie = await site.lobby.people.create()
        return cookie, (await site.lobby.people.link(person)).path.removeprefix("/take/")

    cookie, link = site.run(scene())
    written = b"".join(path.read_bytes() for path in site.file.parent.iterdir())
    assert cookie.encode() not in written
    assert link.encode() not in written


def test_who_abandons_many_games_may_still_play_tomorrow(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        host = await site.person("Ana")
        for _ in range(30):
            await site.make(host, None, "easy", start=True)
        assert (await refused(site.make(host, None, "easy"))).code == "too-many"
        assert len((await site.me(host)).playing) == 30
        later = now() + 86_400_001
        monkeypatch.setattr(lobby, "now", lambda: later)
        assert await site.make(host, None, "easy")

    site.run(scene())


# -- lists -------------------------------------------------------------------------------------------------------------
def test_only_listed_tables_are_shown_to_strangers(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        hidden = await site.make(ana, None, None)
        shown = await site.make(ana, None, "easy", None, listed=True)
        codes = [played.code for played in await site.lobby.listed(ben)]
        assert shown in codes
        assert hidden not in codes
        [played] = [played for played in await site.lobby.listed() if played.code == shown]
        assert (played.state, played.seats, played.free, played.mine) == ("open", 3, 1, [])
        await site.ask(hidden, ana, Change(listed=True))
        await site.ask(shown, ana, Change(listed=False))
        codes = [played.code for played in await site.lobby.listed(ben)]
        assert hidden in codes
        assert shown not in codes
        await site.start(hidden, ana)
        [played] = [played for played in await site.lobby.listed(ana) if played.code == hidden]
        assert (played.state, played.free, played.mine) == ("playing", 0, [0])

    site.run(scene())


@pytest.mark.parametrize("code", ["", "AAAAAA", "aaaaaa", "0OIL1!", "A" * 100, "../../"])
def test_there_is_no_table_with_a_made_up_code(site: Site, code: str) -> None:
    async def scene() -> None:
        person = await site.person("Ana")
        assert (await refused(site.lobby.describe(code, person))).code == "no-table"
        assert (await refused(site.ask(code, person, Sit()))).code == "no-table"
        assert (await refused(site.archive.load(code, person))).code == "no-game"

    site.run(scene())


def test_a_code_may_be_typed_in_small_letters(site: Site) -> None:
    async def scene() -> None:
        code = await site.make(await site.person("Ana"), None, None)
        assert (await site.lobby.describe(code.lower(), None)).code == code

    site.run(scene())


# -- those who are there see it ----------------------------------------------------------------------------------------
def test_everybody_there_sees_each_change_as_it_concerns_them(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, None)
        _, host = await site.come(code, ana)
        _, guest = await site.come(code, ben)
        _, stranger = await site.come(code, None)
        assert host.messages[0]["type"] == "welcome"
        assert (host.messages[0]["version"], host.messages[0]["table"]["hosting"]) == (1, True)
        assert host.last("table")["table"]["watching"] == 2
        await site.ask(code, ben, Sit())
        assert [visitor.last("table")["table"]["seats"][1]["mine"] for visitor in (host, guest, stranger)] == [
            False, True, False]
        assert [seat["present"] for seat in host.last("table")["table"]["seats"]] == [True, True, False]
        table = await site.lobby.find(code)
        await table.disconnect(guest)
        assert [seat["present"] for seat in host.last("table")["table"]["seats"]] == [True, False, False]
        assert host.last("table")["table"]["watching"] == 1
        assert not [message for message in stranger.messages if message["type"] == "update"]

    site.run(scene())


def test_two_seats_of_one_person_get_an_update_each_and_a_spectator_one_of_his_own(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, None)
        assert (await site.ask(code, ana, Sit(2, "Anton"))).seats[2].mine
        await site.ask(code, ben, Sit())
        _, both = await site.come(code, ana)
        _, spectator = await site.come(code, None)
        await site.start(code, ana)
        assert [update["seat"] for update in both.of("update")] == [0, 2]
        for update in both.of("update"):
            assert update["view"]["seat"] == update["seat"]
            hands = [player["hand"] for player in update["view"]["players"]]
            assert [isinstance(hand, list) for hand in hands] == [seat == update["seat"] for seat in range(3)]
        [seen] = spectator.of("update")
        assert (seen["seat"], seen["ask"], seen["view"]["seat"]) == (None, None, None)
        assert all(isinstance(player["hand"], int) for player in seen["view"]["players"])
        _, again = await site.come(code, ana)
        assert [update["seat"] for update in again.of("update")] == [0, 2]

    site.run(scene())


# -- during and after the game -----------------------------------------------------------------------------------------
def test_in_a_running_game_seats_stay_as_they_are(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, "easy", start=True)
        before = await state(site, code)
        for work in (
            site.ask(code, ben, Sit()), site.ask(code, ben, Sit(0)), site.ask(code, ana, Sit()),
            site.ask(code, ana, SetSeat(1, None)), site.ask(code, ana, SetSeat(2, "hard")),
            site.ask(code, ana, Change(Setup(seats=3))), site.start(code, ana),
        ):
            assert (await refused(work)).code == "not-open"
        assert (await refused(site.lobby.rematch(code, ana))).code == "not-over"
        assert (await refused(site.archive.load(code, ana))).code == "not-over"
        assert await state(site, code) == before

    site.run(scene())


async def played(site: Site, code: str, person: Person) -> Visitor:
    """Look on until the game of bots is over."""
    _, visitor = await site.come(code, person)
    await visitor.until_over()
    return visitor


def test_after_the_game_it_is_kept_and_can_be_played_again(site: Site) -> None:
    async def scene() -> None:
        ana, ben, cleo = await site.people("Ana", "Ben", "Cleo")
        code = await site.make(ana, None, None, "easy")
        await site.ask(code, ben, Sit())
        await site.start(code, ana)
        await site.ask(code, ben, LeaveSeat())
        await site.ask(code, ana, LeaveSeat())
        _, visitor = await site.come(code, ana)
        await visitor.until_over()
        table = await site.lobby.describe(code, ana)
        assert (table.state, table.next) == ("over", None)
        assert visitor.last("table")["table"]["state"] == "over"
        found = await site.archive.load(code, ana)
        assert (found.names[:2], found.mine, found.bots[2]) == (["Ana", "Ben"], [0], "easy")
        assert (await site.me(ana)).playing == []
        [listed] = await site.lobby.games_of(ana)
        assert (listed.code, listed.state, listed.mine) == (code, "over", [0])
        assert found.record["result"] is not None and listed.scores == found.record["result"]["scores"]
        for work in (site.ask(code, cleo, Sit()), site.start(code, ana),
                     site.ask(code, ana, SetSeat(0, None))):
            assert (await refused(work)).code == "not-open"
        assert (await refused(site.lobby.rematch(code, cleo))).code == "not-yours"

    site.run(scene())


def test_leaving_after_the_game_does_not_change_what_was_played(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, "easy", None, start=True)
        table, visitor = await site.come(code, ana)
        while (ask := (await visitor.until_asked(1))["ask"]) is not None:
            visitor.forget()
            await table.play(table.act(1, ask["number"], [ask["options"][-1]["line"]]))
        before = await site.archive.load(code, ana)
        await site.ask(code, ana, LeaveSeat())
        assert await site.archive.load(code, ana) == before
        assert before.names[1] == "Ana"

    site.run(scene())


def test_a_rematch_is_one_table_with_the_same_seats(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.lobby.make(ana, NewTable(Setup(seats=3, pace="instant", hints=False), watch=True))
        await site.start(code, ana)
        visitor = await played(site, code, ben)
        made = await asyncio.gather(*(site.lobby.rematch(code, ana) for _ in range(3)))
        assert len(set(made)) == 1
        assert visitor.last("table")["table"]["next"] == made[0]
        old, new = await site.lobby.describe(code, ana), await site.lobby.describe(made[0], ana)
        assert (new.state, new.hosting, new.setup) == ("open", True, old.setup)
        assert seats(new) == seats(old)
        assert await site.lobby.rematch(code, ana) == made[0]
        assert len(await site.lobby.games_of(ana)) == 2

    site.run(scene())


def test_who_has_left_for_good_is_not_in_the_rematch(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None)
        await site.ask(code, ben, Sit())
        await site.start(code, ana)
        await site.ask(code, ana, LeaveSeat())
        await site.ask(code, ben, LeaveSeat())
        await played(site, code, ana)
        new = await site.lobby.describe(await site.lobby.rematch(code, ana), ana)
        assert [seat.kind for seat in new.seats] == ["open", "open"]
        assert (await site.me(ben)).playing == []

    site.run(scene())


def test_a_record_can_be_brought_along_and_nothing_else(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.lobby.make(ana, NewTable(Setup(seats=2), watch=True, start=True))
        await played(site, code, ana)
        game = await site.archive.load(code, ana)
        new = await site.bring(ana, dict(game.record))
        found = await site.archive.load(new, ana)
        assert (found.record, found.imported) == (game.record, True)
        assert (await site.lobby.describe(new, ana)).imported
        assert (await refused(site.lobby.rematch(new, ana))).code == "not-over"
        count = len(await site.lobby.games_of(ana))
        for bad in ({}, {"format": "x"}, {**game.record, "moves": ["end"]}, {**game.record, "seed": None},
                    {**game.record, "players": [1, 2, 3]}):
            assert (await refused(site.bring(ana, bad))).code == "bad-record"
        endless = {**game.record, "moves": ["end"] * 5001}
        assert (await refused(site.bring(ana, endless))).code == "too-large"
        assert len(await site.lobby.games_of(ana)) == count

    site.run(scene())


def test_a_closed_pool_of_bots_ends_its_processes() -> None:
    bots = BotPool(1)
    assert asyncio.run(bots.run(len, [1, 2])) == 2
    pool = bots._pool
    assert pool is not None
    bots.close()
    assert bots._pool is None
