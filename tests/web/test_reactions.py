"""Secret reactions: nobody else can tell who is asked, that anybody is, or that somebody passed; nor by the time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from citadels import Game
from citadels.web.bot_pool import BotPool
from citadels.web.live_table import LiveTable
from citadels.web.protocol import AskHint, Clock
from citadels.web.timing import PAUSE, SHORT_PAUSE
from tests.circus.table import seat
from tests.circus.table import table as position
from tests.web.helpers import Visitor, move, send
from tests.web.virtual_time import (
    WALL,
    Memory,
    close,
    joined,
    live,
    now,
    person,
    reloaded,
    steady_now,
    table_of,
    virtual,
)

CLOCKS = [Clock(), Clock("decision", 60), Clock("budget", 120, 20)]
LONG = 40.0     # seconds, in which everything has happened that happens by itself


def murder(card: str, victim: str = "king") -> Game:
    """The Assassin at seat 0 is about to name the king, whose player may or may not hold a Strongman."""
    return position(seat("assassin", gold=3, hand="tavern"), seat(victim, gold=2, hand=f"{card} manor"),
                    seat("thief", gold=3, hand="temple"), seat("warlord", gold=4, hand="castle"))


def call(card: str) -> Game:
    """The Magician at seat 0 is about to end the turn; the King is called next, and nobody answers."""
    game = position(seat("magician", gold=3, hand="tavern"), seat("bishop", gold=2, hand="manor"),
                    seat("thief", gold=3, hand=card), seat("warlord", gold=4, hand="castle"), rank=3, crown=3)
    game.play("gold")
    return game


SCENES = {"strongman": (murder, "name king", 1), "acrobat": (call, "end", 2)}


class Passing(BotPool):
    """Never reacts, so that what comes of it can be compared."""

    async def choose(self, game: Game, level: str, seed: str, moves: int) -> str:
        return "pass" if game.secret else await super().choose(game, level, seed, moves)


class Watch:
    """Everybody at a table in the moment before somebody may react."""

    def __init__(self, scene: str, card: str, clock: Clock, reacting: int | str = 2, **more: Any) -> None:
        make, self.line, self.asked = SCENES[scene]
        seated: list[int | str] = [1, 2, 3, 4]
        seated[self.asked] = reacting
        self.memory = Memory()
        self.table = table_of(make(card, **more), seated, memory=self.memory, bots=Passing(1), clock=clock)
        self.others: list[Visitor] = []
        self.mine = Visitor(person(2)) if reacting == 2 else None

    async def begin(self) -> None:
        """Everybody comes, and the line is played."""
        free = [place.person for place in self.table.seats if place.person not in (None, 2)]
        self.others = await joined(self.table, *free, None)
        if self.mine is not None:
            await self.table.connect(self.mine, 0)
        for visitor in self.others:
            visitor.forget()
        self.played = now()
        ask = live(self.table).question_number(0)
        answer = await move(self.table, self.others[0], 0, ask, self.line)
        assert answer == {"type": "accepted", "seat": 0, "ask": ask}

    @property
    def heard(self) -> list[list[tuple[int, bytes]]]:
        return [visitor.sent for visitor in self.others]


async def watched(scene: str, card: str, clock: Clock, answer: tuple[float, str] | None = None,
                  reacting: int | str = 2, **more: Any) -> list[list[tuple[int, bytes]]]:
    """What the others are sent, and when; `answer`: after so many seconds the asked one plays this."""
    watch = Watch(scene, card, clock, reacting, **more)
    await watch.begin()
    if answer is not None:
        assert watch.mine is not None
        ask = (await watch.mine.until_asked(watch.asked))["ask"]
        await asyncio.sleep(answer[0])
        assert (await move(watch.table, watch.mine, watch.asked, ask["number"], answer[1]))["type"] == "accepted"
    await asyncio.sleep(LONG)
    return watch.heard


@pytest.mark.parametrize("clock", CLOCKS, ids=["none", "decision", "budget"])
@pytest.mark.parametrize("scene", SCENES)
def test_the_others_are_sent_the_same_at_the_same_time(scene: str, clock: Clock) -> None:
    nobody = virtual(watched(scene, "docks", clock))
    assert all(any(b'"type":"update"' in data for _, data in sent) for sent in nobody)
    assert virtual(watched(scene, scene, clock)) == nobody                                  # asked, and silent
    for seconds in (0.0, 0.5, 2.0, 4.0):
        assert virtual(watched(scene, scene, clock, (seconds, "pass"))) == nobody


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "master"])
@pytest.mark.parametrize("scene", SCENES)
def test_a_bot_that_is_asked_is_not_betrayed_by_the_time_either(scene: str, level: str) -> None:
    nobody = virtual(watched(scene, "docks", Clock(), reacting=level))
    assert first_updates(virtual(watched(scene, scene, Clock(), reacting=level))) == first_updates(nobody)


def first_updates(heard: Sequence[Sequence[tuple[int, bytes]]]) -> list[tuple[int, bytes]]:
    """What follows depends on how bots draw their time; it is the end of the pause that counts."""
    return [next(entry for entry in sent if b'"type":"update"' in entry[1]) for sent in heard]


def test_a_murder_of_nobody_takes_as_long() -> None:
    """The king lies face down: there is nobody to ask."""
    assert virtual(watched("strongman", "docks", Clock(), victim="merchant")) == virtual(
        watched("strongman", "docks", Clock()))


@pytest.mark.parametrize("scene", SCENES)
def test_only_the_asked_one_hears_of_it_and_at_once(scene: str) -> None:
    async def play() -> None:
        watch = Watch(scene, scene, Clock())
        await watch.begin()
        assert watch.mine is not None
        update = watch.mine.last("update", watch.asked)
        assert watch.mine.sent[-1][0] == watch.played
        assert [option["line"] for option in update["ask"]["options"]] == ["pass", scene] or [
            option["line"] for option in update["ask"]["options"]] == [scene, "pass"]
        assert update["ask"]["kind"] == scene
        assert [visitor.of("update") for visitor in watch.others] == [[]] * len(watch.others)
        low, high = PAUSE
        await asyncio.sleep((low - 1) / 1000)
        assert [visitor.of("update") for visitor in watch.others] == [[]] * len(watch.others)
        await asyncio.sleep((high - low + 1) / 1000)
        assert all(visitor.of("update") for visitor in watch.others)

    virtual(play())


def test_a_pause_that_begins_again_for_a_spectator_does_not_go_by_the_clock_of_the_machine() -> None:
    """It may have been set: then the table would stand still for as long."""
    async def play() -> None:
        watch = Watch("strongman", "docks", Clock())
        await watch.begin()
        game = live(watch.table)
        assert game.paused
        game.solo_pause = True
        WALL[0] = 24 * 3600_000
        game.watched()
        low, high = PAUSE
        assert low <= game.pause_until - steady_now() <= high

    virtual(play())


def test_whether_they_react_is_their_choice_until_the_pause_ends() -> None:
    async def play() -> None:
        watch = Watch("strongman", "strongman", Clock())
        await watch.begin()
        assert watch.mine is not None
        ask = watch.mine.last("update", 1)["ask"]
        await asyncio.sleep(3)
        assert (await move(watch.table, watch.mine, 1, ask["number"], "strongman"))["type"] == "accepted"
        assert [visitor.of("update") for visitor in watch.others] == [[]] * len(watch.others)
        await asyncio.sleep(LONG)
        for visitor in (*watch.others, watch.mine):
            update = visitor.of("update")[-1]
            assert update["view"]["killed"] is None
            assert "strongman" in update["view"]["discard"]

    virtual(play())


@pytest.mark.parametrize("scene", SCENES)
def test_for_a_silent_person_a_bot_answers(scene: str) -> None:
    async def play() -> None:
        watch = Watch(scene, scene, Clock())
        await watch.begin()
        count = len(watch.memory.rows)
        await asyncio.sleep(PAUSE[1] / 1000)
        row = watch.memory.rows[count]
        assert (row.seat, row.hand, row.spent) == (watch.asked, "clock", 0)
        assert row.line in ("pass", scene)
        assert not live(watch.table).paused
        assert watch.mine is not None
        past = live(watch.table).question_number(watch.asked) - 1
        stale = await move(watch.table, watch.mine, watch.asked, past, "pass")
        assert stale["code"] == "stale"

    virtual(play())


async def returned(scene: str, card: str, seconds: float, answer: bool, who: int | None) -> list[tuple[int, bytes]]:
    """What somebody is sent who comes back in the middle of the pause, until it is over."""
    watch = Watch(scene, card, Clock("budget", 120, 20))
    await watch.begin()
    if answer and watch.mine is not None:
        await move(watch.table, watch.mine, watch.asked, live(watch.table).question_number(watch.asked), "pass")
    await asyncio.sleep(seconds)
    [visitor] = await joined(watch.table, who, seen=3)
    assert live(watch.table).paused
    await asyncio.sleep(LONG)
    return visitor.sent


@pytest.mark.parametrize("who", [1, 3, 4, None])
@pytest.mark.parametrize("scene", SCENES)
def test_who_comes_back_in_the_pause_sees_no_difference(scene: str, who: int | None) -> None:
    if SCENES[scene][2] + 1 == who:
        who = None  # this seat is the asked one's
    for seconds in (0.2, 3.5):
        nobody = virtual(returned(scene, "docks", seconds, False, who))
        assert virtual(returned(scene, scene, seconds, False, who)) == nobody
        assert virtual(returned(scene, scene, seconds, True, who)) == nobody


def test_the_asked_one_who_comes_back_is_asked_still_and_once() -> None:
    async def play() -> None:
        watch = Watch("strongman", "strongman", Clock())
        await watch.begin()
        assert watch.mine is not None
        await watch.table.disconnect(watch.mine)
        [again] = await joined(watch.table, 2)
        ask = again.last("update", 1)["ask"]
        assert ask == watch.mine.last("update", 1)["ask"]
        assert (await move(watch.table, again, 1, ask["number"], "pass"))["type"] == "accepted"
        [third] = await joined(watch.table, 2)
        assert third.last("update", 1)["ask"] is None
        assert (await move(watch.table, third, 1, ask["number"], "strongman"))["code"] == "stale"
        assert (await move(watch.table, third, 1, ask["number"] + 1, "strongman"))["code"] == "not-your-turn"

    virtual(play())


@pytest.mark.parametrize("scene", SCENES)
def test_in_the_pause_everybody_else_is_refused_the_same(scene: str) -> None:
    async def answers(card: str) -> list[Any]:
        watch = Watch(scene, card, Clock())
        await watch.begin()
        found: list[Any] = []
        for visitor in watch.others[:-1]:
            [mine] = watch.table.seats_of(visitor.person)
            number = live(watch.table).question_number(mine)
            for ask in (number - 1, number, number + 1):
                for line in ("gold", "pass", scene, "end"):
                    found += [await move(watch.table, visitor, mine, ask, line, stage=stage) for stage in (False, True)]
            await send(watch.table, visitor, AskHint(mine, number)) if not visitor.sent else None
        return found

    assert virtual(answers(scene)) == virtual(answers("docks"))


@pytest.mark.parametrize("scene", SCENES)
def test_a_restart_in_the_pause_tells_nothing(scene: str) -> None:
    async def play(card: str, seconds: float) -> list[list[tuple[int, bytes]]]:
        watch = Watch(scene, card, Clock())
        await watch.begin()
        await asyncio.sleep(0.5)
        close(watch.table)
        await asyncio.sleep(seconds)
        table = reloaded(watch.memory, bots=Passing(1))
        visitors = await joined(table, *[visitor.person for visitor in watch.others])
        for visitor in visitors:
            assert len(visitor.of("update")) == 1
        await asyncio.sleep(LONG)
        return [visitor.sent for visitor in visitors]

    for seconds in (1.0, 100.0):
        asked, nobody = virtual(play(scene, seconds)), virtual(play("docks", seconds))
        assert asked == nobody
        for sent in nobody:
            updates = [at for at, data in sent if b'"type":"update"' in data]
            assert len(updates) > 1
            assert PAUSE[0] <= updates[1] - updates[0] <= PAUSE[1]


def test_the_end_of_a_game_after_a_call_is_shown_also_after_a_restart() -> None:
    """The last move calls rank 4: there is a pause, and then it is over; who comes later sees the end at once."""
    async def play() -> None:
        full = "temple church tavern market watchtower prison manor docks"
        game = position(seat("magician", city=full), seat("thief"), seat(), seat(), rank=3, first_complete=0)
        game.play("gold")
        memory = Memory()
        table = table_of(game, [1, 2, "easy", "easy"], memory=memory)
        ana, ben = await joined(table, 1, 2)
        await move(table, ana, 0, live(table).question_number(0), "end")
        assert live(table).game.over
        assert [visitor.last("update")["over"] for visitor in (ana, ben)] == [None, None]
        restarted = reloaded(memory)
        [early] = await joined(restarted, 1)
        assert early.last("update")["over"] is None
        await asyncio.sleep(LONG)
        assert early.last("update")["over"] is not None
        assert ben.last("update")["over"] is not None
        [late] = await joined(reloaded(memory), 1)
        assert late.last("update")["over"] is not None

    virtual(play())


# -- how long ----------------------------------------------------------------------------------------------------------
def pause(seated: Sequence[int | str], *watching: int | None) -> float:
    """How long the table waits after a murder that nobody resists."""
    async def play() -> float:
        table = table_of(murder("docks"), seated)
        visitors = await joined(table, 1, *watching)
        visitors[0].forget()
        begin = now()
        await move(table, visitors[0], 0, 1, "name king")
        while live(table).paused:
            await asyncio.sleep(0.001)
        return now() - begin

    return virtual(play())


def test_alone_among_bots_the_pause_is_short_else_it_is_long_enough_to_answer() -> None:
    low, high = SHORT_PAUSE
    assert low <= pause([1, "easy", "hard", "easy"]) <= high + 2
    low, high = PAUSE
    assert low <= pause([1, 2, "easy", "easy"]) <= high + 2
    assert low <= pause([1, 1, "easy", "easy"]) <= high + 2
    assert low <= pause([1, "easy", "easy", "easy"], None) <= high + 2


def test_the_pauses_differ() -> None:
    async def length(salt: str) -> int:
        game = live(table_of(murder("docks"), [1, 2, 3, 4]))
        game.salt = salt
        return game.pause_length(1, solo=False)

    assert len({virtual(length(str(salt))) for salt in range(20)}) > 10


def test_alone_among_bots_one_may_think_as_long_as_one_likes() -> None:
    async def play() -> None:
        game = position(seat("assassin", gold=3), seat("king", gold=2, hand="strongman"), seat("thief"))
        table: LiveTable = table_of(game, ["easy", 1, "easy", "easy"])
        [ana] = await joined(table, 1)
        await table.play(table.act(0, 1, ["name king"]), "bot")
        assert ana.last("update", 1)["ask"]["kind"] == "strongman"
        await asyncio.sleep(3600)
        assert live(table).game.secret
        assert (await move(table, ana, 1, 1, "pass"))["type"] == "accepted"
        assert not live(table).game.secret

    virtual(play())


# -- a stranger comes --------------------------------------------------------------------------------------------------
async def visited(card: str, seconds: float, stays: float = LONG) -> tuple[list[int], int]:
    """Somebody who plays alone is asked in secret, or not. After a while a stranger comes, and may go again. When they
    are sent updates, counted from when they came; and how many moves there were before."""
    memory = Memory()
    game = position(seat("assassin", gold=3), seat("king", gold=2, hand=f"{card} manor"), seat("thief"))
    table = table_of(game, ["easy", 1, "easy", "easy"], memory=memory, bots=Passing(1))
    await joined(table, 1)
    await table.play(table.act(0, 1, ["name king"]), "bot")
    await asyncio.sleep(seconds)
    count, came = len(memory.rows), now()
    [stranger] = await joined(table, None)
    await asyncio.sleep(stays)
    await table.disconnect(stranger)
    if stays < LONG:
        await asyncio.sleep(LONG)
        [stranger] = await joined(table, None)
    return [at - came for at, data in stranger.sent if b'"type":"update"' in data], count


def test_a_stranger_who_comes_learns_nothing_from_how_long_a_question_has_waited() -> None:
    low, high = PAUSE
    for seconds in (0.1, 2.0, 60.0, 3600.0):
        updates, count = virtual(visited("strongman", seconds))
        assert count == 1 and updates[0] == 0
        assert low <= updates[1] <= high
    nobody, count = virtual(visited("docks", 0.1))  # in the same moment nobody is asked: it takes as long
    assert count == 1 and nobody[:2] == virtual(visited("strongman", 0.1))[0][:2]


def test_a_stranger_who_goes_and_comes_again_finds_the_question_answered() -> None:
    [first, *_], count = virtual(visited("strongman", 60.0, stays=1.0))
    assert count == 1 and first >= 1000 * LONG

    async def still_asked() -> bool:
        game = position(seat("assassin", gold=3), seat("king", gold=2, hand="strongman manor"), seat("thief"))
        table = table_of(game, ["easy", 1, "easy", "easy"], bots=Passing(1))
        await joined(table, 1)
        await table.play(table.act(0, 1, ["name king"]), "bot")
        await asyncio.sleep(60)
        [stranger] = await joined(table, None)
        await table.disconnect(stranger)
        before = live(table).game.secret
        await asyncio.sleep(LONG)
        return before and not live(table).game.secret

    assert virtual(still_asked())


def test_who_is_watched_from_now_on_has_as_long_to_answer_as_others() -> None:
    async def play() -> None:
        game = position(seat("assassin", gold=3), seat("king", gold=2, hand="strongman manor"), seat("thief"))
        table = table_of(game, ["easy", 1, "easy", "easy"])
        [ana] = await joined(table, 1)
        await table.play(table.act(0, 1, ["name king"]), "bot")
        await asyncio.sleep(3600)
        await joined(table, None)
        await asyncio.sleep((PAUSE[0] - 600) / 1000)
        ask = ana.last("update", 1)["ask"]
        assert (await move(table, ana, 1, ask["number"], "strongman"))["type"] == "accepted"

    virtual(play())
