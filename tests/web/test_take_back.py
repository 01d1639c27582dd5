"""Taking moves back at a table: at once while nothing was learned, later if all other people agree."""

from __future__ import annotations

import asyncio

import pytest

from citadels import Game
from citadels.web.live_table import LiveTable
from citadels.web.protocol import AnswerBack, Clock, TakeBack
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import MoveRow
from citadels.web.seating import record_header
from citadels.web.take_back import asking
from citadels.web.take_back.stored_rows import all_taken_back, line_of_play, with_moves
from tests.scenarios.table import seat, table
from tests.web.helpers import Json, Visitor, move, send
from tests.web.test_reactions import murder
from tests.web.virtual_time import Memory, joined, live, reloaded, table_of, virtual


def king() -> Game:
    """Seat 0 is the King and decides; seat 1 is the Bishop."""
    return table(seat("king", gold=3, hand="tavern palace"), seat("bishop", gold=2, hand="temple"), rank=4,
                 deck="castle church market harbor manor docks")


def back(visitor: Visitor, seat: int | None) -> Json:
    found: Json = visitor.last("update", seat).get("back") or {}
    return found


def lines(memory: Memory) -> list[str]:
    return [row.line for row in memory.rows]


async def act(table: LiveTable, visitor: Visitor, seat: int, line: str) -> None:
    answer = await move(table, visitor, seat, live(table).question_number(seat), line)
    assert answer["type"] == "accepted", answer


async def take_back(table: LiveTable, visitor: Visitor, seat: int, event: int | None = None) -> Json | None:
    """The refusal, if there is one."""
    wanted = back(visitor, seat).get("event", 0) if event is None else event
    return await answered(table, visitor, TakeBack(seat, wanted))


async def answered(table: LiveTable, visitor: Visitor, message: TakeBack | AnswerBack) -> Json | None:
    visitor.sent.append((0, b'{"type":"none"}'))    # so that there is an answer, whatever comes
    answer = await send(table, visitor, message)
    return answer if answer["type"] == "refused" else None


async def agree(table: LiveTable, visitor: Visitor, seat: int, yes: bool = True) -> Json | None:
    return await answered(table, visitor, AnswerBack(seat, back(visitor, seat)["request"]["event"], yes))


# -- what is kept ------------------------------------------------------------------------------------------------------
def test_what_was_taken_back_stays_in_the_record() -> None:
    def row(number: int, line: str, seat: int = 0, hand: str = "person") -> MoveRow:
        return MoveRow(number, seat, line, 0, 0, hand)

    rows = [row(1, "gold"), row(2, "back 0", hand="back"), row(3, "cards"), row(4, "keep castle"),
            row(5, "ask back 3", hand="back"), row(6, "agree", 1, "back"), row(7, "back 3", hand="back"),
            row(8, "keep church")]
    assert [one.line for one in line_of_play(rows)] == ["cards", "keep church"]
    taken = [{"after": 0, "seat": 0, "moves": ["gold"], "agreed": False},
             {"after": 1, "seat": 0, "moves": ["keep castle"], "agreed": True}]
    header = record_header(Game.new(seed=1))
    assert all_taken_back(rows) == taken
    assert with_moves(header, rows) == {
        **header, "moves": ["cards", "keep church"], "result": None, "taken_back": taken}
    assert with_moves(header, rows[:1]) == {**header, "moves": ["gold"], "result": None}


# -- one's own act -----------------------------------------------------------------------------------------------------
def test_an_act_by_which_nothing_was_learned_is_taken_back_at_once() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, "easy", "easy"], memory=memory)
        ana, ben, eve = await joined(table, 1, 2, None)
        before = ana.last("update", 0)
        assert before["back"] is None
        await act(table, ana, 0, "gold")
        assert back(ana, 0) == {"offered": "now", "event": len(before["events"])}
        assert back(ben, 1) == back(eve, None) == {}        # it is nobody else's business
        stale = live(table).question_number(0)
        assert await take_back(table, ana, 0) is None
        assert lines(memory) == ["gold", "back 0"]
        for visitor, who in ((ana, 0), (ben, 1), (eve, None)):
            update = visitor.last("update", who)
            assert update["first"] == 0
            assert update["back"] == {"count": 1}
            assert [(note["kind"], note["seat"], note["event"]) for note in update["notes"]] == [
                ("took-back", 0, len(before["events"]))]
            assert len(update["events"]) == len(before["events"])
        again = ana.last("update", 0)
        assert (again["view"], again["events"]) == (before["view"], before["events"])
        assert again["ask"]["options"] == before["ask"]["options"]
        # An answer that was on its way to what is asked no longer is not taken for one.
        assert (await move(table, ana, 0, stale, "cards"))["code"] == "stale"
        assert (await move(table, ana, 0, before["ask"]["number"], "cards"))["code"] == "stale"
        await act(table, ana, 0, "cards")
        assert back(ana, 0) == {"count": 1}                 # cards were seen
        assert (await take_back(table, ana, 0) or {})["code"] == "stale"
        await act(table, ana, 0, "keep castle")
        assert await take_back(table, ana, 0) is None       # they were known already
        await act(table, ana, 0, "keep church")
        assert [row.line for row in line_of_play(memory.rows)] == ["cards", "keep church"]

    virtual(scene())


def test_several_acts_are_taken_back_one_by_one_and_a_second_click_takes_back_no_more() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory)
        [ana] = await joined(table, 1)
        await act(table, ana, 0, "gold")
        await act(table, ana, 0, "build tavern")
        event = back(ana, 0)["event"]
        assert await take_back(table, ana, 0) is None
        assert (await take_back(table, ana, 0, event) or {})["code"] == "stale"
        assert await take_back(table, ana, 0) is None
        assert lines(memory) == ["gold", "build tavern", "back 1", "back 0"]
        assert live(table).game.position() == king().position()

    virtual(scene())


def test_nothing_is_taken_back_where_it_is_switched_off_or_rated_or_by_others_or_once_the_turn_is_over() -> None:
    async def scene() -> None:
        for off in (table_of(king(), [1, 2, 3, 4], take_back="off"),
                    table_of(king(), [1, 2, 3, 4], take_back="agreed", rated=True)):
            [ana] = await joined(off, 1)
            await act(off, ana, 0, "gold")
            assert back(ana, 0) == {}
            assert (await take_back(off, ana, 0) or {})["code"] == "stale"

        table = table_of(king(), [1, 2, 3, 4])
        ana, ben = await joined(table, 1, 2)
        await act(table, ana, 0, "gold")
        assert (await take_back(table, ben, 0, 1) or {})["code"] == "not-yours"
        assert (await take_back(table, ben, 1) or {})["code"] == "stale"
        await act(table, ana, 0, "end")
        assert back(ana, 0) == {}

    virtual(scene())


@pytest.mark.parametrize("mode", ["own", "agreed"])
def test_a_table_that_is_read_again_is_where_it_was(mode: str) -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, "easy", "easy"], memory=memory, take_back=mode, clock=Clock("budget", 60, 10))
        [ana] = await joined(table, 1)
        await asyncio.sleep(3)
        await act(table, ana, 0, "gold")
        await asyncio.sleep(2)
        await take_back(table, ana, 0)
        await act(table, ana, 0, "gold")
        await act(table, ana, 0, "build tavern")
        other = reloaded(memory)
        [again] = await joined(other, 1)
        mine, theirs = ana.last("update", 0), again.last("update", 0)
        for field in ("ask", "view", "clock", "back"):
            assert theirs[field] == mine[field], field
        assert [(note["kind"], note["event"]) for note in theirs["notes"]] == [("took-back", len(king().events))]
        assert live(other).answered == live(table).answered
        assert await take_back(other, again, 0) is None

    virtual(scene())


# -- time --------------------------------------------------------------------------------------------------------------
def test_time_that_was_spent_stays_spent() -> None:
    async def left(clock: Clock) -> int:
        table = table_of(king(), [1, 2, 3, 4], clock=clock)
        [ana] = await joined(table, 1)
        await asyncio.sleep(20)
        await act(table, ana, 0, "gold")
        await asyncio.sleep(5)
        await take_back(table, ana, 0)
        await asyncio.sleep(1)
        await joined(table, 2)
        await act(table, ana, 0, "gold")
        await asyncio.sleep(5)
        await take_back(table, ana, 0)
        found: int = ana.last("update", 0)["clock"]["left"][0]
        return found

    assert virtual(left(Clock("decision", 60))) == 60_000 - 31_000
    assert virtual(left(Clock("budget", 60))) == 60_000 - 31_000


def test_who_would_have_no_time_left_cannot_take_back() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, 2, 3, 4], clock=Clock("decision", 30))
        [ana] = await joined(table, 1)
        await asyncio.sleep(20)
        await act(table, ana, 0, "gold")
        await asyncio.sleep(15)
        assert (await take_back(table, ana, 0) or {})["code"] == "no-time"

    virtual(scene())


# -- if all agree ------------------------------------------------------------------------------------------------------
async def asked(memory: Memory, seated: list[int | str], *people: int) -> tuple[LiveTable, list[Visitor]]:
    """The King has drawn cards and ended the turn, and would rather not have."""
    table = table_of(king(), seated, memory=memory, take_back="agreed")
    visitors = await joined(table, *people)
    await act(table, visitors[0], 0, "cards")
    await act(table, visitors[0], 0, "keep castle")
    await act(table, visitors[0], 0, "end")
    return table, visitors


def test_the_game_goes_back_once_all_other_people_agree() -> None:
    async def scene() -> None:
        memory = Memory()
        table, (ana, ben, eve) = await asked(memory, [1, 2, 3, "easy"], 1, 2, 3)
        offered = back(ana, 0)
        assert offered["offered"] == "ask"
        assert await take_back(table, ana, 0) is None
        request = {"seat": 0, "event": offered["event"], "agreed": [], "missing": [1, 2]}
        assert back(ben, 1)["request"] == back(ana, 0)["request"] == request
        assert "offered" not in back(ana, 0)
        assert await agree(table, ben, 1) is None
        assert (await agree(table, ben, 1) or {})["code"] == "stale"
        assert back(eve, 2)["request"] == {**request, "agreed": [1], "missing": [2]}
        assert await agree(table, eve, 2) is None
        assert back(eve, 2) == {"count": 1}
        assert lines(memory) == ["cards", "keep castle", "end", "ask back 2", "agree", "agree", "back 2"]
        assert live(table).game.player == 0
        assert [tuple(one.values()) for one in all_taken_back(memory.rows)] == [(2, 0, ["end"], True)]
        # Further back, to before a draw: then the same cards come again.
        assert await take_back(table, ana, 0) is None       # which card to keep: nobody has to agree
        assert await take_back(table, ana, 0) is None
        await agree(table, ben, 1)
        await agree(table, eve, 2)
        assert [row.line for row in line_of_play(memory.rows)] == []
        await act(table, ana, 0, "cards")
        assert {option["line"] for option in ana.last("update", 0)["ask"]["options"]} == {"keep castle", "keep church"}

    virtual(scene())


def test_a_refusal_or_a_move_or_second_thoughts_end_the_question() -> None:
    async def scene() -> None:
        memory = Memory()
        table, (ana, ben, eve) = await asked(memory, [1, 2, 3, 4], 1, 2, 3)
        await take_back(table, ana, 0)
        assert await agree(table, eve, 2, False) is None
        assert "request" not in back(ben, 1)
        assert [(note["kind"], note["seat"]) for note in ben.last("update", 1)["notes"]] == [("refused-back", 2)]
        assert back(ana, 0) == {}                           # not again, before somebody has moved
        assert (await take_back(table, ana, 0, 1) or {})["code"] == "stale"
        await act(table, ben, 1, "gold")
        assert back(ana, 0)["offered"] == "ask"
        await take_back(table, ana, 0)
        await act(table, ben, 1, "end")
        assert "request" not in back(eve, 2)
        assert (await answered(table, eve, AnswerBack(2, 1, True)) or {})["code"] == "stale"
        await take_back(table, ana, 0)
        assert await agree(table, ana, 0, False) is None    # withdrawn
        assert "request" not in back(eve, 2)

    virtual(scene())


def test_bots_agree_and_wait_until_people_have_answered() -> None:
    async def scene() -> None:
        memory = Memory()
        table, (ana, ben) = await asked(memory, [1, "easy", 2, "easy"], 1, 2)
        await take_back(table, ana, 0)
        await asyncio.sleep(asking.PATIENCE / 1000 - 1)
        assert lines(memory)[-1].startswith("ask back")
        assert await agree(table, ben, 2) is None
        assert live(table).game.player == 0
        await act(table, ana, 0, "end")
        await take_back(table, ana, 0)
        await asyncio.sleep(asking.PATIENCE / 1000 + 5)     # nobody answers, and the game goes on
        assert memory.rows[-1].hand == "bot"

    virtual(scene())


def test_who_plays_alone_with_bots_asks_nobody() -> None:
    async def scene() -> None:
        table, [ana] = await asked(Memory(), [1, "easy", "easy", "easy"], 1)
        assert back(ana, 0)["offered"] == "now"
        assert await take_back(table, ana, 0) is None
        assert live(table).game.player == 0

    virtual(scene())


def test_a_question_outlives_the_process() -> None:
    async def scene() -> None:
        memory = Memory()
        table, (ana, ben) = await asked(memory, [1, 2, "easy", "easy"], 1, 2)
        await take_back(table, ana, 0)
        other = reloaded(memory)
        _, there = await joined(other, 1, 2)
        assert back(there, 1) == back(ben, 1)
        assert await agree(other, there, 1) is None
        # The first process hears of it from the database only.
        await table.catch_up()
        assert live(table).game.position() == live(other).game.position()
        assert back(ana, 0)["count"] == 1

    virtual(scene())


def test_of_a_move_and_a_take_back_at_two_processes_only_one_is_stored() -> None:
    async def scene() -> None:
        memory = Memory()
        here, (ana, _) = await asked(memory, [1, 2, "easy", "easy"], 1, 2)
        there = reloaded(memory)
        [ben] = await joined(there, 2)
        await act(there, ben, 1, "gold")
        event = back(ana, 0)["event"]
        assert (await take_back(here, ana, 0, event) or {})["code"] == "stale"
        assert lines(memory) == ["cards", "keep castle", "end", "gold"]
        assert live(here).game.position() == live(there).game.position()

    virtual(scene())


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory)
        [ana] = await joined(table, 1)
        await act(table, ana, 0, "gold")
        memory.failing = 1
        with pytest.raises(OSError, match="away"):
            await asking.take_back(table, 0, back(ana, 0)["event"])
        assert live(table).game.player == 0 and live(table).history.count == 0
        await asking.take_back(table, 0, back(ana, 0)["event"])
        assert lines(memory) == ["gold", "back 0"]

    virtual(scene())


def test_moves_of_another_game_are_not_taken_back() -> None:
    async def scene() -> None:
        game = king()
        game.play("gold")
        memory = Memory()
        table_of(game, [1, 2, 3, 4], memory=memory, take_back="agreed")
        memory.rows = [row._replace(hand="import") for row in memory.rows]
        table = reloaded(memory)
        [ana] = await joined(table, 1)
        assert back(ana, 0) == {}
        with pytest.raises(RequestRefused):
            await asking.take_back(table, 0, 0)

    virtual(scene())


def test_after_the_end_nothing_is_taken_back() -> None:
    async def scene() -> None:
        over = table_of(king(), [1, 2, 3, 4], take_back="agreed")
        [ana] = await joined(over, 1)
        await act(over, ana, 0, "gold")
        over.state = "over"
        assert asking.offer(over, live(over), 0) is None
        assert (await take_back(over, ana, 0, 0) or {})["code"] == "not-playing"

    virtual(scene())


# -- secrets -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", ["own", "agreed"])
def test_nobody_can_tell_from_it_whether_somebody_could_react(mode: str) -> None:
    """The Assassin names the king, whose player may hold a Strongman, and passes; then things are taken back."""
    async def heard(card: str) -> list[list[tuple[int, bytes]]]:
        table = table_of(murder(card), [1, 2, 3, 4], take_back=mode)
        others = await joined(table, 1, 3, 4, None)
        [mine] = await joined(table, 2)
        ana, eve = others[:2]
        await act(table, ana, 0, "name king")
        refused = [await take_back(table, visitor, seat, 0) for visitor, seat in ((ana, 0), (eve, 2))]
        assert [(one or {})["code"] for one in refused] == ["stale", "stale"]
        if card == "strongman":
            ask = (await mine.until_asked(1))["ask"]["number"]
            assert (await move(table, mine, 1, ask, "pass"))["type"] == "accepted"
        await asyncio.sleep(20)
        assert back(ana, 0).get("offered") == ("ask" if mode == "agreed" else None)     # a reaction was possible
        await act(table, ana, 0, "gold")
        assert back(ana, 0)["offered"] == "now"
        assert await take_back(table, ana, 0) is None
        if mode == "agreed":
            assert await take_back(table, ana, 0) is None
            for visitor, seat in ((eve, 2), (others[2], 3), (mine, 1)):
                assert await agree(table, visitor, seat) is None
            await act(table, ana, 0, "gold")
        return [visitor.sent for visitor in others]

    assert virtual(heard("strongman")) == virtual(heard("docks"))


def test_two_twins_are_offered_the_same() -> None:
    """The King builds; what the others hold is another in the twin, and he is sent the same bytes."""
    async def heard(card: str) -> list[tuple[int, bytes]]:
        game = table(seat("king", gold=3, hand="tavern palace"), seat("bishop", gold=2, hand=card), rank=4,
                     deck="castle church market harbor manor docks")
        here = table_of(game, [1, 2, 3, 4], take_back="agreed")
        [ana] = await joined(here, 1)
        await act(here, ana, 0, "gold")
        await act(here, ana, 0, "build tavern")
        await take_back(here, ana, 0)
        await take_back(here, ana, 0)
        return ana.sent

    assert virtual(heard("temple")) == virtual(heard("fortress"))
