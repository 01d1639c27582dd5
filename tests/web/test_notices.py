"""Notices: whoever is asked while no page is open is told, once, in one notice for all their tables."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from citadels.web.http_messages import LeaveSeat, NewTable, Sit
from citadels.web.identity import personal_data_parts
from citadels.web.identity.erasing import delete_person
from citadels.web.models import METADATA, push_devices
from citadels.web.notices.digest import DIGEST_AFTER, MOST_A_DAY, PATIENCE
from citadels.web.notices.messages import NoticeChoices
from citadels.web.notices.outbox import BACK_OFF, TRIES
from citadels.web.notices.quiet import quiet_until, zone_of
from citadels.web.protocol import Setup
from citadels.web.row_leases import LEASE
from citadels.web.seating import Seating
from tests.web.correspondence import DAY, HOUR, Host, WallClock, played
from tests.web.notices import asked, device_of, tell, told, waiting
from tests.web.push_service import LocalService, local_service

NOON = int(datetime(2030, 6, 1, 12, tzinfo=UTC).timestamp() * 1000)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    found = WallClock(monkeypatch)
    found.at = NOON
    return found


@pytest.fixture
def service() -> Iterator[LocalService]:
    with local_service() as found:
        yield found


async def opened(database: str, service: LocalService) -> Host:
    return await Host.open(database, push_hosts=service.origin)


def test_who_is_asked_is_told_once(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana, ben = [await told(host, service, name, NoticeChoices(push=["turn"])) for name in ("Ana", "Ben")]
        table = await host.game(ana.person, ben.person)
        first = asked(table, ana, ben)
        clock.pass_(DIGEST_AFTER - 1)
        await tell(host)
        assert service.received == []
        clock.pass_(1)
        await tell(host)
        await tell(host)
        [notice] = first.notices()
        assert notice == {"title": "It is your turn", "path": f"/t/{table.code}",
                          "body": f"Deluxe, table {table.code}: 47 hours left"}
        [received] = service.received
        assert received.headers["content-encoding"] == "aes128gcm" and received.headers["ttl"] == "86400"
        assert received.headers["authorization"].endswith(f"k={host.lobby.notices.public_key}")
        assert b"turn" not in received.body and await waiting(host) == []

    played(scene)


def test_one_notice_for_many_tables(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana = await told(host, service, "Ana", language="cs")
        codes = []
        for _ in range(7):
            codes.append((await host.game(ana.person, bots=["easy"])).code)
            clock.pass_(DIGEST_AFTER // 7)
        clock.pass_(DIGEST_AFTER // 7)
        await tell(host)
        [notice] = ana.notices()
        assert (notice["title"], notice["path"]) == ("Jsi na tahu u 7 stolů", "/")
        lines = notice["body"].split("\n")
        assert lines[0] == f"Deluxe, stůl {codes[0]}: zbývá 47 hodin" and lines[5:] == ["a ještě 2"]

    played(scene)


def test_who_answers_at_once_is_not_told(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana = await told(host, service, "Ana")
        table = await host.game(ana.person, bots=["easy"], clock=Setup().clock)
        clock.pass_(DAY)
        await tell(host)
        assert ana.notices() == []      # it is no game over days, and Ana has begun it herself
        over_days = await host.game(ana.person, bots=["easy"])
        async with host.lobby.store.transaction() as connection:
            await connection.execute(METADATA.tables["turns"].delete())
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        assert ana.notices() == [] and over_days.code != table.code

    played(scene)


def test_who_has_the_table_open_is_told_only_if_nothing_happens(
        database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana = await told(host, service, "Ana")
        table = await host.game(ana.person, bots=["easy"])
        begun = clock.at
        await host.come(table, ana.person)
        for at in (DIGEST_AFTER, PATIENCE - 1):
            clock.at = begun + at
            await tell(host)
            assert ana.notices() == []
        clock.pass_(HOUR)
        await tell(host)
        assert len(ana.notices()) == 1

    played(scene)


def test_the_beginning_the_end_and_a_new_player(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana, ben = await told(host, service, "Ana"), await told(host, service, "Ben", NoticeChoices(push=["began"]))
        lobby = host.lobby
        code = await lobby.make(ana.person, NewTable(Setup(seats=3)))
        await lobby.at_table(code, ben.person, Seating.sit, Sit())
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        assert [one["title"] for one in ana.notices()] == ["Someone sat down at your table"]
        await lobby.at_table(code, ana.person, Seating.start)
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        assert [one["body"] for one in ben.notices()] == [f"Deluxe, table {code}: the game has started."]
        table = await lobby.find(code)
        for _ in range(2):      # as two processes would
            await lobby.store.change_table(table.id, state="over", result='{"scores": [], "winners": []}')
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        assert [one["title"] for one in ana.notices()[1:]] == ["Your game is over"]
        assert len(ben.notices()) == 1  # who does not want to know

    played(scene)


def test_nothing_is_sent_in_quiet_hours(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        night = NoticeChoices(quiet_from=22 * 60, quiet_to=7 * 60 + 30, zone="Europe/Sofia")
        ana = await told(host, service, "Ana", night)
        clock.at = NOON + 8 * HOUR      # eleven in the evening there
        await host.game(ana.person, bots=["easy"])
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        await host.game(ana.person, bots=["easy"])
        clock.at = NOON + 16 * HOUR + HOUR // 2 - 1
        await tell(host)
        assert ana.notices() == []
        clock.pass_(1)
        await tell(host)
        assert [one["title"] for one in ana.notices()] == ["It is your turn at 2 tables"]

    played(scene)


@pytest.mark.parametrize(("hour", "first", "last", "until"), [
    (23, 22, 7, 31), (3, 22, 7, 7), (7, 22, 7, None), (12, 22, 7, None), (12, 9, 17, 17), (17, 9, 17, None),
    (8, 9, 17, None), (5, 5, 5, None)])
def test_quiet_hours(hour: int, first: int, last: int, until: int | None) -> None:
    day = int(datetime(2030, 1, 10, tzinfo=UTC).timestamp() * 1000)
    found = quiet_until(day + hour * HOUR, first * 60, last * 60, zone_of("UTC", 0))
    assert found == (None if until is None else day + until * HOUR)


def test_a_strange_time_zone_is_known_by_its_distance() -> None:
    day = int(datetime(2030, 1, 10, tzinfo=UTC).timestamp() * 1000)
    for zone in ("Moon/Base", "../../etc/passwd", ""):
        assert quiet_until(day, 60, 180, zone_of(zone, 120)) == day + HOUR


def test_the_clock_goes_forward_in_a_quiet_night() -> None:
    """In Sofia the night of 31 March 2030 has no hour from three to four."""
    at = int(datetime(2030, 3, 30, 22, tzinfo=UTC).timestamp() * 1000)
    end = quiet_until(at, 23 * 60, 7 * 60, zone_of("Europe/Sofia", 120))
    assert end == int(datetime(2030, 3, 31, 4, tzinfo=UTC).timestamp() * 1000)


def test_not_more_than_so_many_in_a_day(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana, ben = await told(host, service, "Ana"), await host.person("Ben")
        code = await host.lobby.make(ana.person, NewTable(Setup(seats=2)))
        for _ in range(MOST_A_DAY + 3):
            await host.lobby.at_table(code, ben, Seating.sit, Sit())
            await host.lobby.at_table(code, ben, Seating.leave, LeaveSeat())
            clock.pass_(DIGEST_AFTER)
            await tell(host)
        assert len(ana.notices()) == MOST_A_DAY
        clock.pass_(DAY)
        await tell(host)
        assert len(ana.notices()) == MOST_A_DAY + 1

    played(scene)


def test_a_push_service_that_fails_is_tried_again(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana = await told(host, service, "Ana")
        await host.lobby.notices.preferences.test(await device_of(host, ana.person), "en")
        service.status = 503
        await tell(host)
        assert len(ana.notices()) == 1
        clock.pass_(BACK_OFF - 1)
        await tell(host)
        assert len(ana.notices()) == 1
        clock.pass_(1)
        service.status = 201
        await tell(host)
        await tell(host)
        assert [one["title"] for one in ana.notices()] == ["It works"] * 2 and await waiting(host) == []
        service.status = 500
        await host.lobby.notices.preferences.test(await device_of(host, ana.person), "en")
        for _ in range(TRIES + 2):
            await tell(host)
            clock.pass_(3 * HOUR)
        assert len(ana.notices()) == 2 + TRIES and await waiting(host) == []

    played(scene)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_ended_it_is_forgotten(
        status: int, database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana = await told(host, service, "Ana")
        await host.lobby.notices.preferences.test(await device_of(host, ana.person), "en")
        service.status = status
        await tell(host)
        assert await host.lobby.notices.preferences.devices(ana.person.id, "") == (0, False)
        assert await waiting(host) == []

    played(scene)


def test_a_device_that_is_signed_out_is_not_told(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana = await told(host, service, "Ana")
        await host.game(ana.person, bots=["easy"])
        await host.lobby.people.devices.sign_out(await device_of(host, ana.person))
        clock.pass_(DIGEST_AFTER)
        await tell(host)
        assert service.received == []

    played(scene)


def test_who_takes_a_notice_and_ends_leaves_it_to_others(
        database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana = await told(host, service, "Ana")
        await host.lobby.notices.preferences.test(await device_of(host, ana.person), "en")
        outbox = host.lobby.notices.sender.outbox
        [taken] = await outbox.claim(5)     # and ends
        host.lobby.store.process, name = "another", host.lobby.store.process
        clock.pass_(LEASE - 1)
        await tell(host)
        assert ana.notices() == []
        clock.pass_(1)
        await tell(host)
        assert len(ana.notices()) == 1
        host.lobby.store.process = name
        await outbox.done(taken)            # it comes back and finds that it is not its own any more
        assert await waiting(host) == []

    played(scene)


def test_all_of_it_is_given_and_deleted(database: str, clock: WallClock, service: LocalService) -> None:
    async def scene() -> None:
        host = await opened(database, service)
        ana = await told(host, service, "Ana")
        preferences = host.lobby.notices.preferences
        await preferences.set_address(ana.person.id, "ana@example.org", None, "en", "https://citadels.example", True)
        part = next(part for part in personal_data_parts.PARTS if part.name == "notices")
        assert part.export is not None
        async with host.lobby.store.engine.connect() as connection:
            given = await part.export(connection, ana.person.id)
        assert given["address"] == {"address": "ana@example.org", "confirmed": None}
        assert [one["endpoint"] for one in given["devices"]] == [f"{service.origin}/push/Ana"]
        assert ana.browser.auth not in str(given)
        await host.game(ana.person, bots=["easy"])
        await delete_person(host.lobby, ana.person.id)
        async with host.lobby.store.engine.connect() as connection:
            for table in part.tables:
                assert (await connection.execute(select(table))).all() == [], table.name
            assert (await connection.execute(select(push_devices))).all() == []

    played(scene)
