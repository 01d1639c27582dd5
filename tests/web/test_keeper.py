"""Games over days go on though nobody is connected: bots move and deadlines pass, in one process at a time."""

from __future__ import annotations

import pytest

from citadels.web.correspondence.day_clocks import DayClocks
from citadels.web.correspondence.scheduled import Scheduled, next_scheduled
from citadels.web.http_messages import LeaveSeat
from citadels.web.live_table import LiveTable
from citadels.web.protocol import Clock
from citadels.web.row_leases import LEASE
from citadels.web.seating import Seating
from tests.web.correspondence import DAY, HOUR, TWO_DAYS, Host, WallClock, played
from tests.web.helpers import move
from tests.web.virtual_time import live


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


def asked(table: LiveTable) -> int:
    assert table.live is not None and table.live.game.player is not None
    return table.live.game.player


def clocks(table: LiveTable) -> DayClocks:
    assert table.live is not None and isinstance(table.live.clocks, DayClocks)
    return table.live.clocks


def scheduled(table: LiveTable) -> Scheduled:
    found = next_scheduled(table)
    assert found is not None
    return found


async def answer(host: Host, table: LiveTable) -> None:
    """The person who is asked plays anything, and what follows from it is done."""
    assert table.live is not None
    seat = asked(table)
    person = table.seats[seat].person
    game = table.live.game
    visitor = next(found for found in table.connections if found.person == person)
    number = table.live.question_number(seat)
    done = await move(table, visitor, seat, number, game.options()[0])  # type: ignore[arg-type]  # a Visitor
    assert done["type"] == "accepted"
    await host.lobby.keeper.finished()


def test_bots_move_until_a_person_is_asked_and_that_is_written_down(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana = await host.person("Ana")
        table = await host.game(ana, bots=["easy", "normal", "easy"])
        for _ in range(15):
            assert table.live is not None
            [turn] = await host.turns(table)
            deadline = clocks(table).since + 2 * DAY
            assert asked(table) == 0
            assert (turn.seat, turn.person, turn.deadline) == (0, ana.id, deadline)
            assert turn.since <= clock.at and turn.noticed is None
            assert await host.due(table) == deadline
            clock.pass_(HOUR)
            visitor = await host.come(table, ana)
            await answer(host, table)
            await table.disconnect(visitor)
        assert [game.days for game in await host.lobby.games_of(ana)] == [True]
        rows = await host.moves(table)
        assert {row.hand for row in rows if row.seat} == {"bot"}
        assert {row.hand for row in rows if not row.seat} == {"person"}
        assert {row.spent for row in rows if not row.seat} == {HOUR}

    played(scene)


def test_at_the_deadline_a_bot_decides_one_question(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        table = await host.game(ana, ben)
        first = asked(table)
        count = len(await host.moves(table))
        clock.pass_(2 * DAY - 1)
        await host.keep()
        assert len(await host.moves(table)) == count
        clock.pass_(1)
        await host.keep()
        row = (await host.moves(table))[-1]
        assert (row.seat, row.hand, row.spent) == (first, "clock", 2 * DAY)
        assert len(await host.moves(table)) == count + 1
        [turn] = await host.turns(table)
        assert turn.seat == asked(table) and turn.deadline == clock.at + 2 * DAY

    played(scene)


def test_whose_time_is_up_has_their_turn_finished_and_all_their_time_for_the_next(
        database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        people = [await host.person(name) for name in ("Ana", "Ben", "Cid", "Dan")]
        table = await host.game(*people)
        for person in people:
            await host.come(table, person)
        while live(table).game.question == "pick":
            await answer(host, table)
        seat, count = asked(table), len(await host.moves(table))
        clock.pass_(2 * DAY)
        await host.keep()
        rows = (await host.moves(table))[count:]
        assert len(rows) > 1 and {(row.seat, row.hand) for row in rows} == {(seat, "clock")}
        assert [row.spent for row in rows] == [2 * DAY, *[0] * (len(rows) - 1)]
        assert asked(table) != seat and await host.due(table) == clock.at + 2 * DAY
        while asked(table) != seat:
            await answer(host, table)
        assert await host.due(table) == clock.at + 2 * DAY

    played(scene)


def test_moves_that_came_with_the_game_take_no_time() -> None:
    clocks = DayClocks(TWO_DAYS, 2, 0)
    clocks.moved(0, 0, False, 5, "import")
    clocks.begin(100)
    assert clocks.deadline(1) == 100 + 2 * DAY
    clocks.moved(1, 0, False, 200, "person")
    clocks.begin(100)
    assert clocks.deadline(0) == 200 + 2 * DAY


def test_a_bank_is_used_up_and_turns_add_to_it(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        table = await host.game(ana, ben, clock=Clock("bank", 5 * 86_400, 12 * 3600))
        visitors = [await host.come(table, ana), await host.come(table, ben)]
        seat = asked(table)
        assert scheduled(table).at == clock.at + 5 * DAY + 12 * HOUR
        clock.pass_(DAY)
        await answer(host, table)
        while asked(table) != seat:
            await answer(host, table)
        left = clocks(table).limit(seat)
        assert left == 4 * DAY + 12 * HOUR * clocks(table).turns[seat]
        face = visitors[seat].last("update", seat)["clock"]
        assert face["deadline"] == clock.at + left
        assert face["left"][seat] == left

    played(scene)


def test_a_restart_changes_no_deadline(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        table = await host.game(ana, ben, clock=Clock("bank", 5 * 86_400, 3600))
        await host.come(table, ana)
        await host.come(table, ben)
        before = []
        for _ in range(12):
            before.append((asked(table), next_scheduled(table), await host.turns(table)))
            clock.pass_(HOUR)
            await host.close()
            host = await Host.open(database)
            table = await host.lobby.find(table.code)
            assert (asked(table), next_scheduled(table), await host.turns(table)) == before[-1]
            await host.come(table, ana)
            await host.come(table, ben)
            await answer(host, table)
        assert len({seat for seat, _, _ in before}) == 2

    played(scene)


def test_what_a_process_leaves_unfinished_is_done_after_the_next_start(database: str, clock: WallClock) -> None:
    """It ends after a move is stored, and before anything follows from it."""
    async def scene() -> None:
        host = await Host.open(database)
        ana = await host.person("Ana")
        table = await host.game(ana, bots=["easy", "easy", "easy"])
        assert table.live is not None
        while scheduled(table).kind != "bot":
            game = table.live.game
            act = table.act(0, table.live.question_number(0), [game.options()[0]])
            table.on_change = lambda: None
            await table.play(act)
        count = len(await host.moves(table))
        host.lobby.keeper._keeping.add(table.id)    # this process does nothing any more
        await host.close()
        host = await Host.open(database)
        await host.keep()
        table = await host.lobby.find(table.code)
        assert len(await host.moves(table)) > count
        [turn] = await host.turns(table)
        assert (turn.seat, turn.deadline) == (0, clock.at + 2 * DAY)

    played(scene)


def test_a_table_has_one_keeper_until_its_lease_ends(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        table = await host.game(await host.person("Ana"), await host.person("Ben"))
        assert await host.days.claim(10) == []      # it is not due
        clock.pass_(2 * DAY)
        [claim] = await host.days.claim(10)
        assert claim[:2] == (table.id, table.code)
        assert await host.days.claim(10) == [] and await host.days.claim_one(table.id) is None
        clock.pass_(LEASE - 1)
        assert await host.days.renew(table.id)
        clock.pass_(LEASE - 1)
        assert await host.days.claim(10) == []
        clock.pass_(1)
        [again] = await host.days.claim(10)
        assert again == claim
        await host.days.release(again)
        assert len(await host.days.claim(10)) == 1
        await host.days.leases.release_all()
        assert len(await host.days.claim(10)) == 1

    played(scene)


def test_a_move_that_the_keeper_does_not_know_of_keeps_the_table_due(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        table = await host.game(ana, ben)
        before = await host.turns(table)
        assert await host.days.claim_one(table.id) is None      # it is not due
        await host.lobby.store.stir(table.id)
        claim = await host.days.claim_one(table.id)
        assert claim is not None
        await host.lobby.store.stir(table.id)
        assert not await host.days.settle(claim, claim.stirs, clock.at + DAY, None, None)
        assert await host.due(table) == clock.at
        assert await host.turns(table) == before
        claim = await host.days.claim_one(table.id)     # it was let go
        assert claim is not None
        assert await host.days.settle(claim, claim.stirs, clock.at + DAY, None, None)
        assert (await host.due(table), await host.turns(table)) == (clock.at + DAY, [])

    played(scene)


def test_who_leaves_is_played_for_and_asked_no_more(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        table = await host.game(ana, ben)
        seat = asked(table)
        gone, stays = (ana, ben) if seat == 0 else (ben, ana)
        await host.lobby.at_table(table.code, gone, Seating.leave, LeaveSeat())
        await host.lobby.keeper.finished()
        assert asked(table) != seat
        assert [turn.person for turn in await host.turns(table)] == [stays.id]
        assert (await host.lobby.people.describe(gone)).turns == []

    played(scene)


def test_a_game_of_which_the_deadlines_pass_ends(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana = await host.person("Ana")
        table = await host.game(ana, bots=["easy"], clock=Clock("days", 3600))
        for _ in range(2000):
            due = await host.due(table)
            if due is None:
                break
            clock.at = due
            await host.keep()
        row = await host.lobby.store.table(code=table.code)
        assert row is not None and row.state == "over"
        assert await host.turns(table) == []
        assert (await host.lobby.people.describe(ana)).turns == []

    played(scene)


def test_nobody_is_away_in_a_game_over_days(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        table = await host.game(ana, ben, grace=5)
        table.absent_since = [0, 0]
        here = await host.come(table, ana)
        seats = here.last("welcome")["table"]["seats"]
        assert [(seat["away"], seat["stand_in"], seat["level"]) for seat in seats] == [(False, None, None)] * 2
        there = await host.come(table, ben)
        assert [seat["present"] for seat in there.last("welcome")["table"]["seats"]] == [False, True]
        await host.keep()
        assert await host.moves(table) == []

    played(scene)


def test_the_tables_where_one_is_asked_are_listed_the_most_urgent_first(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana = await host.person("Ana")
        slow = await host.game(ana, bots=["easy"])
        quick = await host.game(ana, bots=["easy"], clock=Clock("days", 8 * 3600))
        await host.game(ana, bots=["easy"], clock=Clock())
        found = (await host.lobby.people.describe(ana)).turns
        assert [(turn.code, turn.edition, turn.seat) for turn in found] == [
            (quick.code, "deluxe", 0), (slow.code, "deluxe", 0)]
        assert found[0].deadline == clock.at + 8 * HOUR
        assert found[0].players[0] == "Ana"

    played(scene)


@pytest.mark.parametrize("kind, seconds, turn", [
    ("decision", 100_000, 0), ("budget", 60, 4000), ("days", 60, 0), ("days", 8 * 86_400, 0), ("days", 86_400, 5)])
def test_a_clock_has_only_the_times_of_its_kind(kind: str, seconds: int, turn: int) -> None:
    with pytest.raises(ValueError, match="a clock of kind"):
        Clock(kind, seconds, turn)  # type: ignore[arg-type]  # one of the kinds
    assert TWO_DAYS.seconds == 172_800
