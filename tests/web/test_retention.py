"""What the server forgets, and when."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, text

from citadels.web import retention
from citadels.web.models import turns
from citadels.web.rows import ChatRow, MoveRow, SeatRow
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import BadSettings, Settings, make_settings, with_driver
from citadels.web.sql_store import SqlStore
from citadels.web.timing import DAY, now
from tests.web.helpers import Visitor
from tests.web.postgres import Cluster

SHORT = Settings(keep_open=1, keep_running=10, keep_over=20, keep_chat=30, keep_people=40)


async def table(store: SqlStore, state: str, days: int, person: int, moved: int | None = None, **more: Any) -> str:
    """A table that has not changed for so many days; its last move was so many days ago."""
    at = now() - days * DAY
    moves = [] if moved is None else [MoveRow(1, 0, "gold", now() - moved * DAY, 0, "person")]
    return await store.create_table([SeatRow(0, person, None, "Ana", False)], moves, host=person, setup="{}",
                                    listed=False, state=state, created=at, changed=at, **more)


async def codes(store: SqlStore) -> set[str]:
    async with store.engine.connect() as connection:
        return set((await connection.execute(text("select code from tables"))).scalars())


async def count(store: SqlStore, name: str) -> int:
    async with store.engine.connect() as connection:
        return int((await connection.execute(text(f"select count(*) from {name}"))).scalar_one())


def test_tables_go_by_their_state_and_by_what_last_happened_there(database: str) -> None:
    async def scene() -> None:
        lobby = await ServerLobby.open(replace(SHORT, database=database))
        store = lobby.store
        ana = await store.add_person("Ana")
        old = [await table(store, "open", 2, ana.id), await table(store, "playing", 12, ana.id, moved=11),
               await table(store, "playing", 12, ana.id), await table(store, "over", 21, ana.id, moved=21)]
        kept = [await table(store, "open", 0, ana.id), await table(store, "playing", 12, ana.id, moved=9),
                await table(store, "over", 19, ana.id, next=old[0])]
        row = await store.table(code=old[1])
        assert row is not None
        await store.add_chat(row.id, ana.id, ChatRow(0, None, "Ana", "hello", now(), None))
        await lobby.sweep()
        assert await codes(store) == set(kept)
        assert (await count(store, "seats"), await count(store, "moves"), await count(store, "chat")) == (3, 1, 0)
        again = await store.table(code=kept[2])
        assert again is not None and again.next is None     # there may be another rematch
        await lobby.close()

    asyncio.run(scene())


def test_a_game_over_days_stays_while_somebody_has_time(database: str) -> None:
    async def scene() -> None:
        lobby = await ServerLobby.open(replace(SHORT, database=database))
        store = lobby.store
        ana = await store.add_person("Ana")
        stays, goes = [await table(store, "playing", 12, ana.id, moved=11) for _ in range(2)]
        for code, deadline in ((stays, now() + DAY), (goes, now() - DAY)):
            row = await store.table(code=code)
            assert row is not None
            async with store.transaction() as connection:
                await connection.execute(insert(turns).values(
                    table=row.id, seat=0, person=ana.id, since=now() - 11 * DAY, deadline=deadline))
        await lobby.sweep()
        assert await codes(store) == {stays}
        await lobby.close()

    asyncio.run(scene())


def test_without_a_rule_nothing_goes(database: str) -> None:
    async def scene() -> None:
        lobby = await ServerLobby.open(Settings(
            database=database, keep_open=0, keep_running=0, keep_over=0, keep_chat=0, keep_people=0))
        ana = await lobby.store.add_person("Ana")
        kept = {await table(lobby.store, state, 9999, ana.id) for state in ("open", "playing", "over")}
        await lobby.sweep()
        assert await codes(lobby.store) == kept
        await lobby.close()

    asyncio.run(scene())


def test_a_table_where_somebody_is_stays(database: str) -> None:
    async def scene() -> None:
        lobby = await ServerLobby.open(replace(SHORT, database=database))
        store = lobby.store
        ana = await store.add_person("Ana")
        code, other = [await table(store, "open", 500, ana.id) for _ in range(2)]
        for number, said in ((code, "mine"), (other, "theirs")):
            row = await store.table(code=number)
            assert row is not None
            await store.add_chat(row.id, ana.id, ChatRow(0, None, "Ana", said, 1, None))
        live = await lobby.find(code)
        visitor = Visitor(ana)
        await live.connect(visitor, 0)
        if store.shared:  # there somebody is at the other table too, at another process
            row = await store.table(code=other)
            assert row is not None
            elsewhere = await SqlStore.open(database, "another")
            await elsewhere.set_presence(row.id, frozenset({0}), 0)
            await elsewhere.close()
        await lobby.sweep()
        assert await codes(store) == ({code, other} if store.shared else {code})
        assert [line.text for line in await store.chat_of(live.id)] == ["mine"]
        assert not visitor.dropped
        await lobby.close()

    asyncio.run(scene())


def test_many_go_in_small_batches(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(retention, "BATCH", 3)
        monkeypatch.setattr(retention, "CHAT_BATCH", 4)
        lobby = await ServerLobby.open(replace(SHORT, database=database))
        store = lobby.store
        ana = await store.add_person("Ana")
        for _ in range(10):
            await table(store, "open", 2, ana.id)
        kept = await table(store, "over", 0, ana.id)
        row = await store.table(code=kept)
        assert row is not None
        for number in range(10):
            await store.add_chat(row.id, ana.id, ChatRow(0, None, "Ana", str(number), number, None))
        await store.add_chat(row.id, ana.id, ChatRow(0, None, "Ana", "new", now(), None))
        for number in range(10):
            await store.add_person(f"Person {number}")
        async with store.transaction() as connection:
            await connection.execute(text("update people set seen = 1"))
        await lobby.sweep()
        assert await codes(store) == {kept}
        assert [line.text for line in await store.chat_of(row.id)] == ["new"]
        assert await count(store, "people") == 1            # Ana, because of her game
        await lobby.close()

    asyncio.run(scene())


def test_only_people_of_whom_nothing_is_left_are_forgotten(database: str) -> None:
    async def scene() -> None:
        lobby = await ServerLobby.open(replace(SHORT, database=database))
        store = lobby.store
        host, player, talker, newcomer = [await store.add_person(name) for name in ("Host", "Ana", "Ben", "Cleo")]
        nobody, gone = [await lobby.people.create() for _ in range(2)]
        code = await table(store, "over", 0, host.id)
        row = await store.table(code=code)
        assert row is not None
        await store.change_seat(row.id, (await store.seats_of(row.id))[0], SeatRow(0, player.id, None, "Ana", False))
        await store.add_chat(row.id, talker.id, ChatRow(0, None, "Ben", "hi", now(), None))
        async with store.transaction() as connection:
            await connection.execute(text("update people set seen = 1 where id <> :id"), {"id": newcomer.id})
        # Who comes back before that is known, and dated anew.
        assert await store.renew_token(await hash_of(store, nobody[0].id), nobody[0].id, 2**52, 2**52)
        await lobby.sweep()
        async with store.engine.connect() as connection:
            left = set((await connection.execute(text("select id from people"))).scalars())
        assert left == {host.id, player.id, talker.id, newcomer.id, nobody[0].id}
        assert await lobby.people.by_cookie(gone[1]) is None
        assert await lobby.people.by_cookie(nobody[1]) is not None
        await lobby.close()

    asyncio.run(scene())


async def hash_of(store: SqlStore, person: int) -> str:
    async with store.engine.connect() as connection:
        found = await connection.execute(text("select hash from tokens where person = :id"), {"id": person})
        return str(found.scalar_one())


def test_a_clock_that_was_set_forgets_nobody(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        lobby = await ServerLobby.open(replace(SHORT, database=database))
        ana = await lobby.store.add_person("Ana")
        kept = await table(lobby.store, "open", 0, ana.id)
        with monkeypatch.context() as patch:
            patch.setattr(retention, "now", lambda: now() + 3650 * DAY)
            await lobby.sweep()
        assert await codes(lobby.store) == {kept}
        await lobby.close()

    asyncio.run(scene())


def test_one_process_at_a_time_removes(cluster: Cluster) -> None:
    async def scene() -> None:
        lobby = await ServerLobby.open(replace(SHORT, database=with_driver(cluster.new_database())))
        ana = await lobby.store.add_person("Ana")
        old = await table(lobby.store, "open", 2, ana.id)
        async with lobby.store.engine.begin() as other:
            await other.execute(text("select pg_advisory_xact_lock(:number)"), {"number": retention.ADVISORY_LOCK})
            await lobby.sweep()
            assert await codes(lobby.store) == {old}
        await lobby.sweep()
        assert await codes(lobby.store) == set()
        await lobby.close()

    asyncio.run(scene())


def test_the_host_sets_the_rules() -> None:
    settings = make_settings({"CITADELS_KEEP_OPEN": "3", "CITADELS_KEEP_OVER": "0", "CITADELS_KEEP_PEOPLE": "36500"})
    assert (settings.keep_open, settings.keep_over, settings.keep_people) == (3, 0, 36500)
    with pytest.raises(BadSettings) as caught:
        make_settings({"CITADELS_KEEP_CHAT": "a year"})
    assert caught.value.sentence() == 'CITADELS_KEEP_CHAT must be a number from 0 to 36500, not "a year".'
