"""What is said of people besides the game: what a bot did for them, who is away or back, who has left."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from citadels.web.absences import AWAY_AFTER
from citadels.web.http_messages import LeaveSeat, Sit
from citadels.web.protocol import Clock
from citadels.web.seating import Seating
from tests.scenarios.table import seat, table
from tests.web.helpers import Visitor, move
from tests.web.test_reactions import LONG, SCENES, Passing
from tests.web.virtual_time import EPOCH, Memory, joined, live, now, person, reloaded, table_of, virtual

MOMENT = 0.2
AWAY = AWAY_AFTER / 1000 + MOMENT


def king() -> Any:
    """Seat 0 is the King and decides; seat 1 is the Bishop."""
    return table(seat("king", gold=3, hand="tavern palace"), seat("bishop", gold=2, hand="temple"), rank=4)


def notes(visitor: Visitor) -> list[tuple[str, int]]:
    """What a visitor was told, each once, as the page has it."""
    told = {(note["event"], note["at"], note["kind"], note["seat"]): None
            for update in visitor.of("update") for note in update["notes"]}
    return [(kind, seat) for _, _, kind, seat in told]


# -- what a bot did ----------------------------------------------------------------------------------------------------
def test_when_the_time_is_up_everybody_is_told_that_a_bot_decided() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory, clock=Clock("decision", 30))
        visitors = await joined(table, 1, 2, 3, 4, None)
        await asyncio.sleep(29.9)
        assert [notes(visitor) for visitor in visitors] == [[]] * 5
        await asyncio.sleep(MOMENT)
        assert [notes(visitor) for visitor in visitors] == [[("clock", 0)]] * 5
        update = visitors[1].last("update")
        [note] = update["notes"]
        assert update["events"][note["event"] - update["first"]]["seat"] == 0  # the note comes with what the bot did
        [again] = await joined(reloaded(memory), 1)
        assert notes(again) == [("clock", 0)]

    virtual(scene())


def test_what_a_bot_did_for_who_was_away_is_told_to_them_when_they_are_back() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, 2, 3, 4], grace=30, pace="fast")
        ana, ben = await joined(table, 1, 2)
        await table.disconnect(ana)
        await asyncio.sleep(60)
        done = [row for row in live(table).notes if row.note.kind == "bot" and row.note.seat == 0]
        assert done
        [back] = await joined(table, 1)
        assert notes(back).count(("bot", 0)) == len({row.note.event for row in done})
        assert {("away", 0), ("bot", 0), ("back", 0)} <= set(notes(ben))

    virtual(scene())


def test_what_a_bot_does_on_its_own_seat_is_no_news() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, "easy", "normal", "easy"], pace="fast")
        [ana] = await joined(table, 1)
        await move(table, ana, 0, 1, "gold")
        await move(table, ana, 0, 2, "end")
        await asyncio.sleep(60)
        assert notes(ana) == []

    virtual(scene())


# -- who is there ------------------------------------------------------------------------------------------------------
def test_who_is_away_and_back_is_told_but_not_a_page_that_loads_anew() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, 2, "easy", "easy"])
        ana, ben = await joined(table, 1, 2)
        await table.disconnect(ben)
        await asyncio.sleep(AWAY_AFTER / 1000 - 1)
        [ben] = await joined(table, 2)
        await asyncio.sleep(60)
        assert notes(ana) == []
        await table.disconnect(ben)
        await asyncio.sleep(AWAY)
        assert notes(ana) == [("away", 1)]
        [ben] = await joined(table, 2)
        assert notes(ana) == [("away", 1), ("back", 1)]

    virtual(scene())


def test_the_table_says_when_a_bot_takes_over() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, 2, "easy", "easy"], grace=30)
        ana, ben = await joined(table, 1, 2)
        assert [seat["stand_in"] for seat in ana.last("table")["table"]["seats"]] == [None] * 4
        await asyncio.sleep(1)
        await table.disconnect(ben)
        assert ana.last("table")["table"]["seats"][1]["stand_in"] == EPOCH + 31_000 == now() + 30_000
        await asyncio.sleep(31)
        assert table.describe(1).seats[1].away
        assert table.describe(1).seats[1].stand_in is None

    virtual(scene())


def test_who_leaves_for_good_and_comes_back_is_told() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, 2, "easy", "easy"])
        ana, ben = await joined(table, 1, 2)
        await Seating(table, person(2)).leave(LeaveSeat())
        assert notes(ana) == [("left", 1)]
        await Seating(table, person(2)).sit(Sit())
        assert notes(ana) == [("left", 1), ("back", 1)]
        assert notes(ben)[-1] == ("back", 1)

    virtual(scene())


# -- secrets -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scene_name", SCENES)
def test_of_a_secret_answer_only_the_one_who_was_asked_is_told_and_after_the_pause(scene_name: str) -> None:
    make, line, asked = SCENES[scene_name]
    card = {"strongman": "strongman", "acrobat": "acrobat"}[scene_name]

    async def scene() -> None:
        table = table_of(make(card), [1, 2, 3, 4], bots=Passing(1))
        visitors = await joined(table, 1, 2, 3, 4, None)
        ask = live(table).question_number(0)
        await move(table, visitors[0], 0, ask, line)
        while live(table).game.secret:
            assert all(notes(visitor) == [] for visitor in visitors)
            await asyncio.sleep(0.1)
        assert live(table).paused  # the bot has answered, and the table is shown nothing yet
        assert all(notes(visitor) == [] for visitor in visitors)
        await asyncio.sleep(LONG)
        assert notes(visitors[asked]) == [("clock", asked)]
        assert all(notes(visitor) == [] for number, visitor in enumerate(visitors) if number != asked)

    virtual(scene())
