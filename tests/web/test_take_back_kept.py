"""What was taken back, in databases and in records."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from citadels import Game, fairness
from citadels.web.http_messages import NewTable, Sit
from citadels.web.live_table import LiveTable
from citadels.web.protocol import AnswerBack, Setup, TakeBack
from citadels.web.rows import Person
from citadels.web.seating import Seating
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings, with_driver
from citadels.web.take_back.stored_rows import line_of_play
from tests.web.helpers import Site, Visitor, move, send
from tests.web.postgres import Cluster
from tests.web.virtual_time import live


async def answer(table: LiveTable, visitor: Visitor, seat: int) -> str:
    """The first line that is offered."""
    update = await visitor.until_asked(seat)
    line: str = update["ask"]["options"][0]["line"]
    count = len(visitor.sent)
    await move(table, visitor, seat, update["ask"]["number"], line)
    # With two processes, news of who is there may come before.
    assert "accepted" in [msgspec.json.decode(data)["type"] for _, data in visitor.sent[count:]]
    return line


def test_a_finished_game_shows_what_was_taken_back_and_can_still_be_checked(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy", start=True, take_back="agreed", pace="instant")
        table, visitor = await site.come(code, ana)
        taken: list[str] = []
        while (update := await visitor.until_asked(0))["over"] is None:
            line = await answer(table, visitor, 0)
            back: dict[str, Any] = visitor.last("update", 0)["back"] or {}
            if len(taken) < 3 and back.get("offered") == "now":
                await send(table, visitor, TakeBack(0, back["event"]))
                taken.append(line)
        assert update["over"] is not None
        found = await site.archive.load_record(code, ana)
        record = found.record
        assert [one["moves"][0] for one in record["taken_back"]] == taken
        assert all(one["seat"] == 0 and not one["agreed"] for one in record["taken_back"])
        assert Game.from_record(record).over
        assert fairness.verify(record).kept
        rows = await site.lobby.store.moves_of(table.id)
        assert [row.line for row in line_of_play(rows)] == record["moves"]
        assert len(rows) == len(record["moves"]) + sum(1 + len(one["moves"]) for one in record["taken_back"])
        summary = await site.archive.summary(found)
        assert (summary.steps, len(summary.taken_back)) == (len(record["moves"]), 3)
        # Somebody else's server keeps it too, unless it makes no sense.
        again = await site.archive.load(await site.bring(ana, record), ana)
        assert again.record["taken_back"] == record["taken_back"]
        for nonsense in ([{"after": 10**6, "seat": 0, "moves": [], "agreed": False}], "x", [{"after": -1}]):
            other = await site.archive.load(await site.bring(ana, {**record, "taken_back": nonsense}), ana)
            assert "taken_back" not in other.record
            assert other.record["moves"] == record["moves"]

    site.run(scene())


@pytest.mark.heavy
def test_people_at_two_processes_agree_to_go_back(cluster: Cluster) -> None:
    async def scene() -> None:
        settings = Settings(database=with_driver(cluster.new_database()), haste=0.0)
        here, there = await ServerLobby.open(settings), await ServerLobby.open(settings)
        ana, ben = [(await here.people.create())[0] for _ in range(2)]
        code = await here.make(ana, NewTable(Setup(seats=2, take_back="agreed"), [None, None]))
        await there.at_table(code, ben, Seating.sit, Sit())
        await here.at_table(code, ana, Seating.start)
        one, two = await here.find(code), await there.find(code)
        visitors = [await came(one, ana), await came(two, ben)]
        seat = live(one).game.player or 0
        asker, other = visitors[seat], visitors[1 - seat]
        mine, theirs = ([one, two][seat], [one, two][1 - seat])
        before = live(one).game.position()
        while live(mine).game.player == seat:
            await answer(mine, asker, seat)
        await other.until_asked(1 - seat)
        await send(mine, asker, TakeBack(seat, asker.last("update", seat)["back"]["event"]))
        while not ((update := other.last("update", 1 - seat))["back"] or {}).get("request"):
            await news(other)
        assert update["back"]["request"]["missing"] == [1 - seat]
        await send(theirs, other, AnswerBack(1 - seat, update["back"]["request"]["event"], True))
        while (asker.last("update", seat)["back"] or {}).get("count") != 1:
            await news(asker)
        assert live(one).game.position() == live(two).game.position()
        assert live(one).game.player == seat
        rows = await here.store.moves_of(one.id)
        assert [row.line for row in rows][-3:] == [f"ask back {len(rows) - 4}", "agree", f"back {len(rows) - 4}"]
        if len(rows) == 4:
            assert live(one).game.position() == before
        await there.close()
        await here.close()

    asyncio.run(scene())


async def came(table: LiveTable, person: Person) -> Visitor:
    visitor = Visitor(person)
    await table.connect(visitor, 0)
    return visitor


async def news(visitor: Visitor) -> None:
    visitor.news.clear()
    await visitor.news.wait()
