"""Decisions made in advance: what is played for a person, where they are asked after all, and that nobody can tell."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.web.correspondence import plans, preparing
from citadels.web.correspondence.messages import Plan, Prepare
from citadels.web.correspondence.scheduled import DELAY, next_scheduled
from citadels.web.live_table import LiveTable
from citadels.web.protocol import Clock
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import DayFacts, Person
from tests.scenarios.table import seat, table
from tests.web.correspondence import Host, WallClock, played
from tests.web.helpers import move, refused
from tests.web.virtual_time import EPOCH, Memory, encoded, joined, live, table_of, virtual


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


async def prepare(host: Host, at: LiveTable, person: Person, seat: int, plan: Plan) -> None:
    await preparing.prepare(at, person, Prepare(seat, plan), host.days)
    await host.lobby.keeper.finished()


async def next_turn(host: Host, at: LiveTable) -> None:
    """The person who is asked plays anything that comes first, and what follows is done."""
    game = live(at).game
    assert game.player is not None
    await at.play(at.act(game.player, live(at).question_number(game.player), [game.options()[0]]))
    await host.lobby.keeper.finished()


def test_the_first_character_of_the_list_that_is_offered_is_taken(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben = await host.person("Ana"), await host.person("Ben")
        at = await host.game(ana, ben, bots=["easy", "easy"])
        seat = live(at).game.player
        assert seat is not None and live(at).game.question == "pick"
        other = 1 - seat
        waits = (ana, ben)[other]
        wanted = plans.choices(live(at).game, other).picks[::-1]
        await prepare(host, at, waits, other, Plan(wanted))
        assert live(at).game.player == seat
        await next_turn(host, at)
        row = next(row for row in await host.moves(at) if row.seat == other)
        held = {row.line.split()[-1] for row in await host.moves(at) if row.number < 3} - {row.line.split()[-1]}
        assert row.hand == "prepared"
        assert row.line.removeprefix("pick ") in wanted
        assert all(name in held or name not in offered_then(at, row.number) for name in
                   wanted[:wanted.index(row.line.removeprefix("pick "))])
        [mine] = await preparing.prepared_seats(at, waits)
        assert (mine.seat, mine.plan.picks) == (other, [])     # it was for one selection
        assert mine.choices.round == 2

    played(scene)


def offered_then(at: LiveTable, number: int) -> list[str]:
    """The characters that were offered before a move."""
    record = live(at).game.record()
    game = Game.from_record({**record, "moves": record["moves"][:number - 1], "result": None})
    return [line.removeprefix("pick ") for line in game.options()]


def test_gold_is_taken_and_turns_end_by_themselves(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana = await host.person("Ana")
        at = await host.game(ana, bots=["easy", "easy", "easy"])
        await prepare(host, at, ana, 0, Plan(gather="gold", end=True))
        for _ in range(40):
            if at.state != "playing":
                break
            game = live(at).game
            assert game.question not in plans.GATHERING and game.options() != ["end"]
            assert [turn.seat for turn in await host.turns(at)] == [0]
            await next_turn(host, at)
        hands = {row.hand for row in await host.moves(at) if row.seat == 0 and row.line == "gold"}
        assert hands == {"prepared"}

    played(scene)


def test_it_is_played_as_late_as_a_quick_person_would_and_nobody_is_asked_meanwhile(
        database: str, clock: WallClock, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        host.lobby.haste = 1.0
        ana, ben = await host.person("Ana"), await host.person("Ben")
        at = await host.game(ana, ben)
        seat = live(at).game.player
        assert seat is not None
        await prepare(host, at, (ana, ben)[seat], seat, Plan(plans.choices(live(at).game, seat).picks))
        await host.keep()
        scheduled = next_scheduled(at)
        assert scheduled is not None and scheduled.kind == "prepared"
        assert DELAY[0] <= scheduled.at - clock.at <= DELAY[1]
        assert (await host.due(at), await host.turns(at), await host.moves(at)) == (scheduled.at, [], [])
        clock.at = scheduled.at - 1
        await host.keep()
        assert await host.moves(at) == []
        clock.at = scheduled.at
        await host.keep()
        [row] = await host.moves(at)
        assert (row.line, row.hand) == (scheduled.line, "prepared")

    played(scene)


def test_lists_say_the_same_whether_or_not_somebody_has_decided_in_advance(database: str, clock: WallClock) -> None:
    """In the time until it is played, nobody is asked as far as `turns` goes; the table shows the seat all the same."""
    async def scene() -> None:
        host = await Host.open(database)
        host.lobby.haste = 1.0
        people = ana, ben = await host.person("Ana"), await host.person("Ben")
        at = await host.game(ana, ben, listed=True)
        seat = live(at).game.player
        assert seat is not None

        async def told() -> list[Any]:
            return [await host.lobby.games_of(people[1 - seat]), await host.lobby.listed()]

        before = await told()
        assert [game.asked for [game] in before] == [seat, seat]
        await prepare(host, at, people[seat], seat, Plan(plans.choices(live(at).game, seat).picks))
        await host.keep()
        scheduled = next_scheduled(at)
        assert scheduled is not None and scheduled.kind == "prepared" and await host.turns(at) == []
        assert await told() == before
        clock.at = scheduled.at
        await host.keep()
        assert [game.asked for [game] in await told()] == [1 - seat] * 2

    played(scene)


def test_nobody_is_sent_anything_when_somebody_decides_in_advance(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        people = ana, ben = await host.person("Ana"), await host.person("Ben")
        at = await host.game(ana, ben)
        seat = live(at).game.player
        assert seat is not None
        others = [await host.come(at, people[seat]), await host.come(at, None)]
        before = [list(visitor.sent) for visitor in others]
        await prepare(host, at, people[1 - seat], 1 - seat, Plan(gather="cards"))
        await host.keep()
        assert [visitor.sent for visitor in others] == before

    played(scene)


def test_only_the_person_at_a_seat_sees_and_changes_what_is_decided_there(database: str, clock: WallClock) -> None:
    async def scene() -> None:
        host = await Host.open(database)
        ana, ben, eve = [await host.person(name) for name in ("Ana", "Ben", "Eve")]
        at = await host.game(ana, ben)
        await prepare(host, at, ana, 0, Plan(gather="cards"))
        assert [mine.plan for mine in await preparing.prepared_seats(at, ana)] == [Plan(gather="cards")]
        assert [mine.plan for mine in await preparing.prepared_seats(at, ben)] == [Plan()]
        assert await preparing.prepared_seats(at, eve) == []
        for other in (ben, eve):
            assert (await refused(prepare(host, at, other, 0, Plan()))).code == "not-yours"
        quick = await host.game(ana, ben, clock=Clock())
        assert await preparing.prepared_seats(quick, ana) == []
        assert (await refused(prepare(host, quick, ana, 0, Plan()))).code == "no-plans"

    played(scene)


@pytest.mark.parametrize("plan, field", [
    (Plan(["nobody"]), "plan.picks"), (Plan(["king", "king"]), "plan.picks"), (Plan(gather="end"), "plan.gather"),
    (Plan(answers={"strongman": "strongman"}), "plan.answers"), (Plan(answers={"pick": "pick king"}), "plan.answers")])
def test_what_the_game_has_not_cannot_be_decided(plan: Plan, field: str) -> None:
    game = Game.new("deluxe", 4, seed=1)
    with pytest.raises(RequestRefused, match="bad-request") as caught:
        plans.valid_plan(plan, game, 0)
    assert caught.value.field == field


def test_what_can_be_decided_depends_on_the_cards() -> None:
    circus = plans.choices(Game.new("circus", 4, seed=1, options={"action_cards": True}), 0)
    assert circus.answers["strongman"] == ["pass", "strongman"]
    assert circus.secret == {"strongman": "pass", "acrobat": "pass"}
    plain = plans.choices(Game.new("deluxe", 4, seed=1), 0)
    assert plain.secret == {} and "bid" not in plain.answers
    assert len(plain.picks) >= 8 and plain.round == 1
    common = plans.choices(Game.new("common-city", 4, seed=1), 0)
    assert common.answers["bid"] == ["pass"] and (common.picks, common.round) == ([], 0)


def test_what_is_not_legal_is_asked() -> None:
    game = table(seat("king", gold=3, hand="tavern palace"), seat("bishop", gold=2, hand="temple"), rank=4)
    assert plans.answer(Plan(), game) is None
    assert plans.answer(Plan(gather="gold"), game) == "gold"
    assert plans.answer(Plan(["king"], 1, answers={"bid": "pass"}, end=True), game) is None
    game.play("gold")
    assert plans.answer(Plan(gather="gold"), game) is None


def test_whoever_gathers_does_so_as_planned() -> None:
    witch = table(seat("witch", gold=3, hand="tavern"), seat("bishop"), rank=1)
    killed = table(seat("king", city="hospital"), seat("bishop"), rank=4, edition="classic", killed="king")
    for game in (witch, killed):
        assert plans.answer(Plan(gather="cards", end=True), game) == "cards"


# -- nobody can tell ---------------------------------------------------------------------------------------------------
def king() -> Game:
    return table(seat("king", gold=3, hand="tavern palace"), seat("bishop", gold=2, hand="temple"), rank=4)


async def heard(plan: Plan | None, hand: str) -> list[Any]:
    """What the others are sent while somebody has a plan, and when something is played by it or by hand."""
    memory = Memory()
    memory.facts = DayFacts(EPOCH, {} if plan is None else {0: encoded(plan)})
    at = table_of(king(), [1, 2, 3, 4], memory=memory, clock=Clock("days", 86_400))
    await at.read_days()
    others = await joined(at, 2, 3, 4, None)
    answers = [await move(at, others[0], 1, 1, "gold"), await move(at, others[0], 0, 1, "gold")]
    await at.play(at.act(0, 1, ["gold"]), hand)
    [late] = await joined(at, 2)
    return [answers, *(visitor.sent for visitor in (*others, late))]


def test_the_others_cannot_tell_what_was_decided_in_advance() -> None:
    by_hand = virtual(heard(None, "person"))
    assert virtual(heard(Plan(gather="gold", end=True), "person")) == by_hand
    assert virtual(heard(Plan(gather="gold"), "prepared")) == by_hand


def test_the_person_is_told_what_was_played_for_them() -> None:
    async def scene() -> list[str]:
        at = table_of(king(), [1, 2, 3, 4], clock=Clock("days", 86_400))
        [ana] = await joined(at, 1)
        await at.play(at.act(0, 1, ["gold"]), "prepared")
        return [note["kind"] for note in ana.last("update")["notes"]]

    assert virtual(scene()) == ["prepared"]
