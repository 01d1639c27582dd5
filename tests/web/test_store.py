"""What the database promises: a move is kept or not, an act whole or not at all, and each number once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from citadels.web.rows import MoveRow, SeatRow
from citadels.web.sql_store import SqlStore
from tests.web.helpers import Site


def rows(first: int, *lines: str) -> list[MoveRow]:
    return [MoveRow(first + i, 0, line, 0, 0, "person") for i, line in enumerate(lines)]


async def table(store: SqlStore, code: str) -> int:
    person = await store.add_person("Ana")
    values: dict[str, Any] = {"code": code, "host": person.id, "state": "open", "setup": "{}", "salt": "",
                              "listed": False, "imported": False, "created": 0, "changed": 0}
    return await store.add_table(values, [SeatRow(0, person.id, None, "Ana", False), SeatRow(1, None, None, "", False)])


async def lines(store: SqlStore, number: int) -> list[str]:
    return [row.line for row in await store.moves_of(number)]


def test_each_number_is_written_once(site: Site) -> None:
    async def scene() -> None:
        store = site.lobby.store
        number = await table(store, "AAAAAA")
        assert await store.append(number, rows(1, "a"))
        assert not await store.append(number, rows(1, "b"))
        assert await store.append(number, rows(2, "c", "d", "e"))
        assert not await store.append(number, rows(4, "f", "g"))
        assert await lines(store, number) == ["a", "c", "d", "e"]
        assert [row.line for row in await store.moves_of(number, 2)] == ["d", "e"]

    site.run(scene())


def test_of_many_at_once_one_is_kept_and_acts_are_kept_whole(site: Site) -> None:
    async def scene() -> None:
        store = site.lobby.store
        numbers = [await table(store, f"BBBBB{i}") for i in "ABC"]
        work: list[Coroutine[Any, Any, bool]] = []
        for number in numbers:
            work += [store.append(number, rows(1, "a", "b")), store.append(number, rows(2, "c", "d"))]
            work += [store.append(number, rows(1, "e")), store.append(number, rows(4, "f"))]
        with patch.object(store, "_write", wraps=store._write) as written:
            kept = await asyncio.gather(*work)
        assert 0 < written.call_count < len(work)       # written together
        for place, number in enumerate(numbers):
            mine = kept[4 * place:4 * place + 4]
            found = await lines(store, number)
            assert mine[0] + mine[1] + mine[2] >= 1
            for done, act in zip(mine, (["a", "b"], ["c", "d"], ["e"], ["f"])):
                assert all(line in found for line in act) == done
                assert any(line in found for line in act) == done

    site.run(scene())


def test_a_seat_is_changed_only_as_long_as_it_is_as_it_was(site: Site) -> None:
    async def scene() -> None:
        store = site.lobby.store
        number = await table(store, "CCCCCC")
        free = (await store.seats_of(number))[1]
        people = [await store.add_person(name) for name in ("Ben", "Cleo")]
        taken = [SeatRow(1, person.id, None, person.name, False) for person in people]
        assert sorted(await asyncio.gather(*(store.change_seat(number, free, to) for to in taken))) == [False, True]
        now = (await store.seats_of(number))[1]
        assert now in taken
        assert not await store.change_seat(number, free, taken[0])

    site.run(scene())


def test_nothing_is_said_to_be_kept_when_the_database_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = await SqlStore.open(f"sqlite+aiosqlite:///{tmp_path}/x.db", "one")
        number, other = await table(store, "DDDDDD"), await table(store, "GGGGGG")
        write = store._write

        async def failing(batch: Any) -> Any:
            monkeypatch.setattr(store, "_write", write)
            raise OSError("away")

        monkeypatch.setattr(store, "_write", failing)
        got = await asyncio.gather(store.append(number, rows(1, "a")), store.append(other, rows(1, "b")),
                                   return_exceptions=True)
        assert all(isinstance(one, OSError) for one in got)
        assert await lines(store, number) == []
        assert await store.append(number, rows(1, "a"))
        last = asyncio.create_task(store.append(number, rows(2, "b")))
        while not store._writing:
            await asyncio.sleep(0)
        await store.close()
        assert await last
        with pytest.raises(RuntimeError):
            await store.append(number, rows(3, "c"))
        again = await SqlStore.open(f"sqlite+aiosqlite:///{tmp_path}/x.db", "two")
        assert await lines(again, number) == ["a", "b"]
        await again.close()

    asyncio.run(scene())
