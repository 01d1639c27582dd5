"""Whole games without a server: the same messages, checked in the same way."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from citadels.facts import edition_names
from citadels.web.http_messages import Problem
from citadels.web.protocol import ServerMessage
from tests.offline.page import Page, Storage, Visit
from tests.soak.check import Replay, check_game
from tests.soak.counts import Counts

Json = dict[str, Any]
DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
OPTIONS: dict[str, Json] = {"circus": {"action_cards": True}}


def check(record: Json, *visits: Visit) -> Replay:
    """Every message is one of the protocol, every acknowledged move was played, and no byte tells a secret."""
    counts = Counts("offline")
    for visit in visits:
        for text in visit.sent:
            DECODER.decode(text)
        check_game(counts, visit.code, record, visit.kept, visit.updates)
    assert not counts.wrong, counts.details
    return Replay(record)


@pytest.mark.parametrize("edition", edition_names())
def test_a_whole_game_in_each_edition(edition: str) -> None:
    async def scene() -> None:
        page = Page(Storage())
        code = await page.make(edition, (None, "normal", "easy", None), setup={"options": OPTIONS.get(edition, {})})
        visit = page.come(code)
        assert await visit.play(random.Random(edition))
        record = await page.get(f"/api/games/{code}/record")
        replay = check(record, visit)
        assert replay.game.over and len(visit.kept) > 20 and len(visit.updates) > 20
        assert [seat["kind"] for seat in visit.of("welcome")[0]["table"]["seats"]] == ["person", "bot", "bot", "bot"]
        assert (await page.get(f"/api/tables/{code}"))["state"] == "over"

    asyncio.run(scene())


def test_two_people_share_a_device_and_a_third_page_watches() -> None:
    async def scene() -> None:
        page = Page(Storage())
        made = await page.post("/api/tables", {"setup": {"seats": 3, "pace": "instant"}, "bots": [None, "easy", None]})
        code = made["code"]
        await page.post(f"/api/tables/{code}/sit", {"name": "Ben"})
        await page.post(f"/api/tables/{code}/start")
        visit, other = page.come(code), page.come(code)
        assert await visit.play(random.Random(1))
        await other.until(lambda: other.of("update")[-1:] and other.of("update")[-1]["over"])
        check(await page.get(f"/api/games/{code}/record"), visit, other)
        assert {message["seat"] for message in visit.of("update")} == {0, 2}

    asyncio.run(scene())


@pytest.mark.parametrize("edition", edition_names())
def test_the_worker_is_killed_again_and_again_and_nothing_acknowledged_is_lost(edition: str) -> None:
    storage = Storage()
    dice = random.Random(edition)
    visits: list[Visit] = []
    codes: list[str] = []

    async def life(moves: int) -> bool:
        page = Page(storage)
        if not codes:
            codes.append(await page.make(edition, (None, "normal", "normal"), name="Ana"))
        assert (await page.get("/api/me"))["name"] == "Ana"
        visits.append(page.come(codes[0]))
        return await visits[-1].play(dice, moves)       # whatever runs then is cut off in the middle

    over = False
    while not over:
        over = asyncio.run(life(dice.randrange(1, 12)))
    assert len(visits) > 3

    async def read() -> Json:
        found: Json = await Page(storage).get(f"/api/games/{codes[0]}/record")
        return found

    record = asyncio.run(read())
    check(record, *visits)
    assert sum(len(visit.kept) for visit in visits) > 20


def test_a_visitor_who_comes_again_is_sent_only_what_is_new() -> None:
    async def scene() -> None:
        page = Page(Storage())
        code = await page.make()
        first = page.come(code)
        await first.play(random.Random(3), 5)
        update = await first.next_ask()
        await first.leave()
        again = page.come(code, update["first"] + len(update["events"]))
        found = await again.hear("update")
        assert found["first"] == update["first"] + len(update["events"]) and found["events"] == []
        assert found["ask"] == update["ask"]
        assert first.closed == 1000 and again.closed is None

    asyncio.run(scene())


# -- no room -----------------------------------------------------------------------------------------------------------
def test_a_move_that_cannot_be_saved_is_refused_and_nothing_is_lost() -> None:
    async def scene() -> None:
        storage = Storage()
        page = Page(storage)
        code = await page.make()
        visit = page.come(code)
        ask = await visit.next_ask()
        before = dict(storage.documents)
        storage.room = False
        move = {"type": "move", "seat": ask["seat"], "ask": ask["ask"]["number"],
                "lines": [ask["ask"]["options"][0]["line"]]}
        visit.say(**move)
        refused = await visit.hear("refused")
        assert (refused["code"], refused["seat"], refused["ask"]) == ("not-stored", ask["seat"], ask["ask"]["number"])
        assert storage.documents == before
        visit.say(type="phrase", phrase="hello")
        assert (await visit.hear("refused", 2))["code"] == "not-stored"
        for path, body in ((f"/api/tables/{code}/rename", {"seat": 0, "name": "Zoe"}), ("/api/me", {"name": "Zoe"}),
                           ("/api/tables", {}), (f"/api/tables/{code}/close", {})):
            status, problem = await page.ask("POST", path, body)
            assert (status, problem["code"]) == (507, "not-stored"), path
            msgspec.convert(problem, Problem)
        assert storage.documents == before
        storage.room = True
        visit.say(**move)
        await visit.hear("accepted")
        await visit.leave()
        again = page.come(code)
        assert await again.play(random.Random(5))
        check(await page.get(f"/api/games/{code}/record"), again)

    asyncio.run(scene())


def test_bots_wait_until_there_is_room_again() -> None:
    async def scene() -> None:
        storage = Storage()
        page = Page(storage)
        code = await page.make(bots=("easy", "easy", "normal"), watch=True)
        storage.room = False
        visit = page.come(code)
        await visit.hear("update")
        for _ in range(200):
            await asyncio.sleep(0)
        assert storage.moves(code) == []
        storage.room = True
        await visit.until(lambda: visit.of("update")[-1]["over"])
        record = await page.get(f"/api/games/{code}/record")
        check(record, visit)

    asyncio.run(scene())


def test_a_finished_game_is_summed_up_once_and_again_if_that_was_damaged() -> None:
    storage = Storage()

    async def scene() -> None:
        page = Page(storage)
        assert await page.get("/api/me/statistics") == {"games": [], "pending": 0}
        code = await page.make()
        visit = page.come(code)
        await visit.play(random.Random(1), 5)
        assert await page.get("/api/me/statistics") == {"games": [], "pending": 0}
        await visit.play(random.Random(1))
        found = await page.get("/api/offline/statistics")
        assert [game["code"] for game in found["games"]] == [code] and found["games"][0]["players"] == 3
        document = storage.documents[f"summary/{code}"]
        later = Page(storage)
        storage.room = False        # nothing is written again
        assert await later.get("/api/me/statistics") == found and not later.server.damaged
        storage.room = True
        storage.documents[f"summary/{code}"] = document[:-9]
        again = Page(storage)
        assert await again.get("/api/me/statistics") == found and not again.server.damaged
        assert storage.documents[f"summary/{code}"] == document

    asyncio.run(scene())
