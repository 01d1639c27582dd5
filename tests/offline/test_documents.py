"""What a browser keeps: whatever is wrong with one document, the others are as good as before."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from citadels.offline.documents import Damaged, read_person, read_table
from tests.offline.page import Page, Storage


@pytest.fixture
def storage() -> Storage:
    """With two games that have begun, and a person."""
    storage = Storage()

    async def scene() -> None:
        page = Page(storage)
        for name in ("Ana", None):
            visit = page.come(await page.make(name=name))
            await visit.play(random.Random(1), 5)

    asyncio.run(scene())
    assert len(storage.documents) == 3
    return storage


def table_keys(storage: Storage) -> list[str]:
    return [key for key in storage.documents if key.startswith("table/")]


def changed(text: str, **values: Any) -> str:
    return msgspec.json.encode({**msgspec.json.decode(text), **values}).decode()


WAYS: dict[str, tuple[Any, str]] = {
    "cut": (lambda text: text[:len(text) // 2], "unreadable"),
    "empty": (lambda _: "", "unreadable"),
    "not an object": (lambda _: "[1]", "unreadable"),
    "nested": (lambda _: "[" * 100_000, "unreadable"),
    "newer": (lambda text: changed(text, format=2), "newer"),
    "no format": (lambda text: changed(text, format=None), "unreadable"),
    "another code": (lambda text: changed(text, code="0ZZZZZ"), "unreadable"),
    "a move lacks": (lambda text: changed(text, moves=msgspec.json.decode(text)["moves"][1:]), "unreadable"),
    "no setup": (lambda text: changed(text, row={**msgspec.json.decode(text)["row"], "setup": "{"}), "unreadable"),
    "no header": (lambda text: changed(text, row={**msgspec.json.decode(text)["row"], "header": None}), "unreadable"),
    "a strange state": (lambda text: changed(text, row={**msgspec.json.decode(text)["row"], "state": "odd"}),
                        "unreadable"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_damaged_table_is_reported_kept_as_it_is_and_nothing_else_is_lost(storage: Storage, way: str) -> None:
    damage, reason = WAYS[way]
    bad, good = table_keys(storage)
    storage.documents[bad] = damage(storage.documents[bad])
    before = storage.documents[bad]

    async def scene() -> None:
        page = Page(storage)
        assert page.server.damaged == [{"key": bad, "reason": reason}]
        me = await page.get("/api/me")
        assert me["name"] == "Ana" and me["playing"] == [good.removeprefix("table/")]
        assert [game["code"] for game in await page.get("/api/me/games")] == me["playing"]
        status, problem = await page.ask("GET", f"/api/tables/{bad.removeprefix('table/')}")
        assert (status, problem["code"]) == (404, "no-table")
        visit = page.come(good.removeprefix("table/"))
        assert await visit.play(random.Random(2))
        await page.make()
        assert storage.documents[bad] == before
        assert msgspec.json.decode(await page.export())["documents"][bad] == before

    asyncio.run(scene())


def test_of_a_damaged_person_only_the_name_is_gone_and_a_new_one_is_kept_elsewhere(storage: Storage) -> None:
    storage.documents["person"] = "{"
    storage.documents["table/0BAD"] = "half a letter: \ud83d"

    async def scene() -> None:
        page = Page(storage)
        assert "half a letter: ?" in await page.export()
        assert {"key": "person", "reason": "unreadable"} in page.server.damaged and len(page.server.damaged) == 2
        me = await page.get("/api/me")
        assert me["name"] == "" and len(me["playing"]) == 2
        assert (await page.post("/api/me", {"name": "Zoe"}))["name"] == "Zoe"
        assert storage.documents["person"] == "{"
        assert (await Page(storage).get("/api/me"))["name"] == "Zoe"

    asyncio.run(scene())


def test_a_game_whose_moves_cannot_be_replayed_is_refused_and_its_record_can_be_had(storage: Storage) -> None:
    bad, good = table_keys(storage)
    document = msgspec.json.decode(storage.documents[bad])
    document["moves"][2][2] = "fly"
    document["moves"] = [[*move[:3], 0, *move[4:]] for move in document["moves"]]   # long ago
    document["row"]["changed"] = 0
    storage.documents[bad] = msgspec.json.encode(document).decode()

    async def scene() -> None:
        page = Page(storage)
        assert page.server.damaged == []
        visit = page.come(bad.removeprefix("table/"))
        assert (await visit.hear("refused"))["code"] == "unplayable"
        await visit.until(lambda: visit.closed)
        assert visit.closed == 4409
        record = await page.get(f"/api/games/{bad.removeprefix('table/')}/record")
        assert record["moves"][2] == "fly"
        assert (await page.get(f"/api/tables/{good.removeprefix('table/')}"))["state"] == "playing"

    asyncio.run(scene())


def test_documents_from_anywhere_are_read_or_refused() -> None:
    for text in ("", "null", "{}", '{"format":1}', '{"format":1,"name":7}', '{"format":"1"}', "\ud800"):
        with pytest.raises(Damaged):
            read_person(text)
        with pytest.raises(Damaged):
            read_table("table/0AAAAA", text, 1)
    assert read_person('{"format":1,"name":"Ana","more":1}') == "Ana"


# -- all games as one file ---------------------------------------------------------------------------------------------
def test_all_games_go_to_another_browser_and_can_be_played_on_there(storage: Storage) -> None:
    async def scene() -> None:
        page = Page(storage)
        other = Page(Storage())
        codes = sorted((await page.get("/api/me"))["playing"])
        done = await other.import_all(await page.export())
        assert (sorted(done["added"]), done["known"], done["damaged"]) == (codes, [], [])
        assert other.storage.documents == storage.documents
        visit = other.come(codes[0])
        assert await visit.play(random.Random(7))
        # Back again: the game that went on takes the place of what is here, the other one is known.
        old = page.come(codes[0])
        await old.next_ask()
        done = await page.import_all(await other.export())
        assert (done["added"], done["known"]) == ([codes[0]], [codes[1]])
        await old.until(lambda: old.closed)
        assert (await page.get(f"/api/games/{codes[0]}"))["over"]
        # And what has gone on here is not lost by an old file.
        done = await page.import_all(await Page(Storage()).export())
        assert done == {"added": [], "known": [], "damaged": []}

    asyncio.run(scene())


def test_an_old_file_takes_nothing_back_and_a_game_that_went_otherwise_gets_a_code_of_its_own(storage: Storage) -> None:
    async def scene() -> None:
        page, other = Page(storage), Page(Storage())
        old = await page.export()
        code = sorted((await page.get("/api/me"))["playing"])[0]
        await page.come(code).play(random.Random(8), 9)
        moves = storage.moves(code)
        done = await page.import_all(old)
        assert code in done["known"] and done["added"] == [] and storage.moves(code) == moves
        await other.import_all(old)
        await other.come(code).play(random.Random(9), 9)
        done = await page.import_all(await other.export())
        assert len(done["added"]) == 1 and done["added"][0] != code and storage.moves(code) == moves
        assert storage.moves(done["added"][0]) == other.storage.moves(code)
        assert not (await page.get(f"/api/tables/{done['added'][0]}"))["imported"]

    asyncio.run(scene())


def test_of_a_file_only_what_is_sound_is_taken(storage: Storage) -> None:
    async def scene() -> None:
        page, other = Page(storage), Page(Storage())
        bad, good = table_keys(storage)
        file = msgspec.json.decode(await page.export())
        file["documents"][bad] = "{"
        done = await other.import_all(msgspec.json.encode(file).decode())
        assert (done["added"], done["damaged"]) == ([good.removeprefix("table/")], [bad])
        for text in ("", "{}", "[]", '{"kind":"else","documents":{}}', "[" * 100_000):
            status, problem = await other.ask("POST", "/api/offline/games", text)
            assert (status, problem["code"]) == (400, "bad-backup")

    asyncio.run(scene())


def test_the_file_can_be_asked_for_and_brought_back_like_anything_else(storage: Storage) -> None:
    async def scene() -> None:
        page, other = Page(storage), Page(Storage())
        text = await page.export()
        assert sorted(msgspec.json.decode(text)["documents"]) == sorted(storage.documents)
        assert len((await other.post("/api/offline/games", text))["added"]) == 2
        other.storage.room = False
        status, problem = await other.ask("POST", "/api/offline/games", await Page(storage).export())
        assert (status, problem["known"] and len(problem["known"])) == (200, 2)
        third = Page(Storage())
        third.storage.room = False
        status, problem = await third.ask("POST", "/api/offline/games", text)
        assert (status, problem["code"]) == (507, "not-stored") and third.storage.documents == {}

    asyncio.run(scene())
