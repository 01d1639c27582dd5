"""Games over days: secret reactions are decided in advance, and nobody can tell from what they are sent, nor when."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from citadels.web.correspondence.messages import Plan
from citadels.web.correspondence.scheduled import asked_of, next_scheduled, turn_of
from citadels.web.protocol import Clock
from citadels.web.rows import DayFacts, MoveRow
from tests.web.helpers import Visitor, move
from tests.web.test_reactions import SCENES
from tests.web.virtual_time import EPOCH, Memory, encoded, joined, live, now, person, reloaded, table_of, virtual

CLOCKS = [Clock("days", 86_400), Clock("bank", 5 * 86_400, 3600)]
LONG = 40.0     # seconds


class CountingMemory(Memory):
    """What is asked of the database takes time, so it must be the same too."""

    def __init__(self, plans: Mapping[int, Plan]) -> None:
        super().__init__()
        self.facts = DayFacts(EPOCH, {seat: encoded(plan) for seat, plan in plans.items()})
        self.asked: list[str] = []

    async def append(self, table: int, rows: Any, by_days: bool = False) -> bool:
        self.asked.append("append")
        await asyncio.sleep(0.002)
        return await super().append(table, rows, by_days)

    async def day_facts(self, table: int) -> DayFacts:
        self.asked.append("facts")
        await asyncio.sleep(0.001)
        return await super().day_facts(table)


class Scene:
    """The moment in which somebody may react, and all that is sent then."""

    def __init__(self, scene: str, card: str, clock: Clock, plan: Plan | None = None, reacting: int | str = 2,
                 **more: Any) -> None:
        make, self.line, self.asked = SCENES[scene]
        seated: list[int | str] = [1, 2, 3, 4]
        seated[self.asked] = reacting
        self.memory = CountingMemory({} if plan is None else {self.asked: plan})
        self.table = table_of(make(card, **more), seated, memory=self.memory, clock=clock)
        self.others: list[Visitor] = []
        self.mine = Visitor(person(2))

    async def play(self) -> Scene:
        free = [place.person for place in self.table.seats if place.person not in (None, 2)]
        self.others = await joined(self.table, *free, None)
        await self.table.connect(self.mine, 0)
        for visitor in self.others:
            visitor.forget()
        self.memory.asked.clear()
        self.played = now()
        await move(self.table, self.others[0], 0, live(self.table).question_number(0), self.line)
        await asyncio.sleep(LONG)
        return self

    def heard(self) -> list[list[tuple[int, bytes]]]:
        return [visitor.sent for visitor in self.others]


def scene(*given: Any, **more: Any) -> Scene:
    async def whole() -> Scene:
        return await Scene(*given, **more).play()

    return virtual(whole())


@pytest.mark.parametrize("clock", CLOCKS, ids=["days", "bank"])
@pytest.mark.parametrize("name", SCENES)
def test_the_others_are_sent_the_same_at_the_same_time(name: str, clock: Clock) -> None:
    nobody = scene(name, "docks", clock)
    assert all(any(b'"type":"update"' in data for _, data in sent) for sent in nobody.heard())
    for plan in (None, Plan(), Plan(answers={name: "pass"}), Plan(gather="gold", end=True)):
        asked = scene(name, name, clock, plan)
        assert asked.heard() == nobody.heard()
        assert asked.memory.asked == nobody.memory.asked == ["facts", "append"]


@pytest.mark.parametrize("name", SCENES)
def test_there_is_no_pause(name: str) -> None:
    for card in ("docks", name):
        found = scene(name, card, CLOCKS[0])
        for sent in found.heard():
            updates = [at for at, data in sent if b'"type":"update"' in data]
            assert updates == [found.played + 3]       # as long as the database takes


@pytest.mark.parametrize("name", SCENES)
def test_without_a_plan_nothing_is_spent_and_only_the_asked_one_is_told(name: str) -> None:
    found = scene(name, name, CLOCKS[0])
    asked = found.asked
    row: MoveRow = found.memory.rows[-1]
    assert (row.seat, row.line, row.hand, row.spent) == (asked, "pass", "prepared", 0)
    assert not live(found.table).game.secret
    notes = [note for update in found.mine.of("update") for note in update["notes"]]
    assert [(note["kind"], note["seat"]) for note in notes] == [("prepared", asked)]
    assert not any(b"prepared" in data for sent in found.heard() for _, data in sent)


@pytest.mark.parametrize("name", SCENES)
def test_a_plan_reacts(name: str) -> None:
    found = scene(name, name, CLOCKS[0], Plan(answers={name: name}))
    assert (found.memory.rows[-1].line, found.memory.rows[-1].hand) == (name, "prepared")
    for visitor in (*found.others, found.mine):
        assert name in visitor.last("update")["view"]["discard"]
    assert not any(b'"prepared"' in data for sent in found.heard() for _, data in sent)


@pytest.mark.parametrize("level", ["easy", "hard", "master"])
@pytest.mark.parametrize("name", SCENES)
def test_a_bot_reacts_at_once(name: str, level: str) -> None:
    found = scene(name, name, CLOCKS[0], None, level)
    assert found.memory.asked[:2] == ["facts", "append"]
    row = next(row for row in found.memory.rows if row.seat == found.asked)
    assert row.line in ("pass", name) and row.hand == "bot"


@pytest.mark.parametrize("name", SCENES)
def test_lists_name_nobody_who_is_asked_in_secret(name: str) -> None:
    """It is answered together with what opens it; should it ever be open, nobody is told who is asked."""
    make, line, asked = SCENES[name]

    async def told(secret: bool) -> list[Any]:
        table = table_of(make(name), [1, 2, 3, 4], clock=CLOCKS[0])
        game = live(table).game
        if secret:
            game.play(line)
        assert (game.secret, game.player) == (secret, asked if secret else 0)
        return [turn_of(table, next_scheduled(table)), asked_of(table)]

    assert virtual(told(True)) == [None, None]
    assert [found.seat for found in virtual(told(False))] == [0, 0]


def test_a_murder_of_nobody_looks_the_same() -> None:
    assert scene("strongman", "docks", CLOCKS[0], victim="merchant").heard() == scene(
        "strongman", "docks", CLOCKS[0]).heard()


@pytest.mark.parametrize("name", SCENES)
def test_a_restart_after_it_tells_nothing(name: str) -> None:
    async def returned(card: str) -> list[Any]:
        found = await Scene(name, card, CLOCKS[1]).play()
        table = reloaded(found.memory)
        await table.read_days()
        visitors = await joined(table, *[visitor.person for visitor in found.others])
        await asyncio.sleep(LONG)
        return [visitor.sent for visitor in visitors]

    assert virtual(returned(name)) == virtual(returned("docks"))
