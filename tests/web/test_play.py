"""Playing at a table: what each one is sent, and that nothing wrong is ever played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from citadels import Game, texts
from citadels.engine.editions import EDITIONS
from citadels.offers import QUESTIONS
from citadels.web import observation
from citadels.web.bot_pool import BotPool
from citadels.web.live_table import LiveTable
from citadels.web.protocol import ServerMessage
from citadels.web.rows import MoveRow
from tests.playing import TABLES, some_game, steps
from tests.scenarios.table import seat, table
from tests.web.helpers import Json, Visitor, move
from tests.web.virtual_time import Memory, joined, live, person, reloaded, table_of, virtual

DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Reader:
    """A client: keeps all events, as the protocol says."""

    def __init__(self, number: int | None) -> None:
        self.visitor = Visitor(None if number is None else person(number))
        self.events: dict[int | None, list[Json]] = {}
        self.ask: dict[int | None, Json | None] = {}

    async def come(self, table: LiveTable, seen: int = 0) -> None:
        await table.connect(self.visitor, seen)

    def read(self) -> None:
        for message in self.visitor.messages:
            if message["type"] == "accepted":
                self.ask[message["seat"]] = None
            if message["type"] != "update":
                continue
            events = self.events.setdefault(message["seat"], [])
            assert message["first"] == len(events), "an event was lost or doubled"
            events += message["events"]
            assert message["view"]["seat"] == message["seat"]
            self.ask[message["seat"]] = message["ask"]
        for _, data in self.visitor.sent:
            DECODER.decode(data)
        self.visitor.forget()


async def played_out(game: Game, dice: random.Random, each: Callable[[LiveTable], Any] | None = None) -> LiveTable:
    """A whole game by people, some of whose moves are any moves."""
    seats = len(game.names)
    bots = BotPool(1)
    table = table_of(game, range(1, seats + 1), haste=0)
    readers = [Reader(number) for number in (*range(1, seats + 1), None)]
    for reader in readers:
        await reader.come(table)
    while table.state == "playing":
        for reader in readers:
            reader.read()
        asked = live(table).game.player
        assert asked is not None
        ask = readers[asked].ask[asked]
        assert ask is not None
        assert [seat for seat, reader in enumerate(readers[:-1]) if reader.ask[seat]] == [asked]
        if each is not None:
            await each(table)
            if table.state != "playing":
                break
        line: str = dice.choice(ask["options"])["line"]
        if dice.random() < 0.7:  # else a game of the common city would go on for thousands of moves
            line = await bots.choose(live(table).game, "normal", "", live(table).moves)
        answer = await move(table, readers[asked].visitor, asked, ask["number"], line)
        assert answer == {"type": "accepted", "seat": asked, "ask": ask["number"]}
    for number, reader in enumerate(readers):
        last = reader.visitor.last("update")
        assert last["over"]["winners"] == live(table).game.winners
        assert (reader.visitor.last("table")["table"]["state"], last["ask"]) == ("over", None)
        reader.read()
        eye = number if number < seats else None
        assert reader.events == {eye: live(table).game.heard(eye)}
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_reaches_everybody_without_loss_or_doubles(edition: str) -> None:
    async def scene() -> None:
        game = some_game(3, 4 if edition != "common-city" else 2, edition=edition)
        table = await played_out(game, random.Random(1))
        memory = table.store
        assert isinstance(memory, Memory)
        record = {**game.record(), "moves": [row.line for row in memory.rows]}
        assert Game.from_record(record).scores() == live(table).game.scores()
        assert memory.row is not None
        assert msgspec.json.decode(memory.row.result or "")["winners"] == live(table).game.winners
        assert [row.number for row in memory.rows] == list(range(1, len(memory.rows) + 1))

    virtual(scene())


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_comes_back_hears_from_where_they_were(edition: str) -> None:
    dice = random.Random(edition)
    share = 0.01 if edition == "common-city" else 0.05

    async def each(table: LiveTable) -> None:
        if dice.random() >= share:
            return
        size = len(live(table).game.events)
        for seen in (0, dice.randrange(size + 1), size, size + 50):
            who = dice.choice([None, *range(1, len(table.seats) + 1)])
            [visitor] = await joined(table, who, seen=seen)
            [update] = visitor.of("update")
            eye = None if who is None else who - 1
            assert update["first"] == min(seen, size)
            assert update["events"] == live(table).game.heard(eye)[seen:]
            assert (update["ask"] is not None) == (live(table).game.player == eye)
            await table.disconnect(visitor)

    virtual(played_out(some_game(5, 2 if edition == "common-city" else 3, edition=edition), dice, each))


def test_a_table_that_is_read_again_asks_the_same_questions() -> None:
    async def each(table: LiveTable) -> None:
        assert isinstance(table.store, Memory)
        now = live(table)
        if now.moves % 5:
            return
        reread = reloaded(table.store, haste=0)
        again = live(reread)
        assert again.game.position() == now.game.position()
        assert (again.moves, again.answered, again.last_mover) == (now.moves, now.answered, now.last_mover)
        assert now.game.player is not None
        assert reread.update(again, now.game.player, 0) == table.update(now, now.game.player, 0)

    virtual(played_out(some_game(8, 3), random.Random(2), each))


# -- what is refused ---------------------------------------------------------------------------------------------------
def king() -> Game:
    """Seat 0 is the King and decides; seat 1 is the Bishop."""
    return table(seat("king", gold=3, hand="tavern palace"), seat("bishop", gold=2, hand="temple"), rank=4)


@pytest.mark.parametrize(("who", "at", "ask", "lines", "code", "rule"), [
    (1, 0, 0, ["gold"], "stale", None),
    (1, 0, 2, ["gold"], "stale", None),
    (1, 0, 999_999, ["gold"], "stale", None),
    (1, 0, 1, ["build palace"], "illegal", "DX-TURN-2"),
    (1, 0, 1, ["end"], "illegal", "DX-TURN-6"),
    (1, 0, 1, ["no such line"], "illegal", None),
    (1, 0, 1, ["gold "], "illegal", None),
    (1, 0, 1, ["gold", "gold"], "bad-request", None),
    (1, 0, 1, ["gold", "build tavern", "end"], "bad-request", None),
    (1, 1, 1, ["gold"], "not-yours", None),
    (1, 8, 1, ["gold"], "not-yours", None),
    (2, 1, 1, ["gold"], "not-your-turn", None),
    (2, 1, 1, ["end"], "not-your-turn", None),
    (2, 0, 1, ["gold"], "not-yours", None),
    (9, 0, 1, ["gold"], "not-yours", None),
    (None, 0, 1, ["gold"], "not-yours", None),
])
@pytest.mark.parametrize("stage", [False, True])
def test_what_is_wrong_is_refused_and_changes_nothing(who: int | None, at: int, ask: int, lines: list[str], code: str,
                                                      rule: str | None, stage: bool) -> None:
    async def scene() -> None:
        table = table_of(king(), [1, 2, 3, 4])
        others = await joined(table, 1, 2, 3, None)
        [visitor] = await joined(table, who)
        before = live(table).game.position()
        for other in others:
            other.forget()
        answer = await move(table, visitor, at, ask, *lines, stage=stage)
        assert (answer["type"], answer["code"], answer["seat"], answer["ask"]) == ("refused", code, at, ask)
        assert answer["line"] == lines[-1]
        assert answer["rule"] == rule
        assert live(table).game.position() == before
        assert (live(table).moves, table.store.rows) == (0, [])  # type: ignore[attr-defined]  # a Memory
        assert [other.sent for other in others] == [[]] * 4

    virtual(scene())


def test_a_line_that_is_not_allowed_is_refused_with_the_reason_and_its_numbers() -> None:
    async def scene() -> None:
        game = table(seat("king", gold=2, hand="tavern palace"), seat("bishop", gold=2, hand="temple"), rank=4)
        live_table = table_of(game, [1, 2, 3, 4])
        [ana] = await joined(live_table, 1)
        await move(live_table, ana, 0, 1, "gold")
        answer = await move(live_table, ana, 0, 2, "build palace")
        assert (answer["rule"], answer["reason"], answer["values"]) == (
            "DX-TURN-3", "reason-cost", {"cost": 5, "gold": 4})

    virtual(scene())


def test_a_move_counts_once_however_often_it_is_sent() -> None:
    async def scene() -> None:
        table = table_of(king(), [1, 2, 3, 4])
        ana, again = await joined(table, 1, 1)
        answers = [await move(table, visitor, 0, 1, "gold") for visitor in (ana, again, ana)]
        assert [answer["type"] for answer in answers] == ["accepted", "refused", "refused"]
        assert [answer.get("code") for answer in answers] == [None, "stale", "stale"]
        assert live(table).moves == 1

    virtual(scene())


def test_before_and_after_the_game_nothing_is_played() -> None:
    async def scene() -> None:
        table = await played_out(some_game(4, 2), random.Random(4))
        [ana] = await joined(table, 1)
        for ask in (0, live(table).question_number(0)):
            assert (await move(table, ana, 0, ask, "end"))["code"] == "not-playing"

    virtual(scene())


def test_what_the_database_did_not_take_is_not_said_to_be_kept() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory)
        [ana] = await joined(table, 1)
        ana.forget()
        memory.failing = 1
        answer = await move(table, ana, 0, 1, "gold")
        assert (answer["code"], ana.of("accepted"), ana.of("update")) == ("internal", [], [])
        assert (await move(table, ana, 0, 1, "gold"))["type"] == "accepted"
        assert [row.line for row in memory.rows] == ["gold"]

    virtual(scene())


def test_a_move_that_was_written_though_the_line_broke_is_found_again() -> None:
    async def scene() -> None:
        memory = Memory()
        table = table_of(king(), [1, 2, 3, 4], memory=memory)
        ana, ben = await joined(table, 1, 2)
        memory.failing = 1
        await move(table, ana, 0, 1, "gold")
        memory.rows.append(MoveRow(1, 0, "gold", 0, 0, "person"))
        await move(table, ana, 0, 1, "gold")
        assert ana.last("refused")["code"] == "stale"
        assert [visitor.last("update")["view"]["players"][0]["gold"] for visitor in (ana, ben)] == [5, 5]
        assert len(memory.rows) == 1

    virtual(scene())


# -- what is offered ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(0, len(TABLES), 2))
def test_questions_are_complete_and_what_is_barred_has_its_rule(number: int) -> None:
    edition, seats = TABLES[number]
    dice = random.Random(number)
    for game in steps(some_game(number, seats, edition=edition), dice):
        if dice.random() < 0.95:
            continue
        asked = game.player
        assert asked is not None
        ask = observation.ask_of(game, asked, 7)
        assert ask is not None
        assert [option.line for option in ask.options] == game.options()
        assert (ask.number, ask.kind in QUESTIONS) == (7, True)
        for line in ask.barred:
            assert line.line not in game.options()
            reason = game.why_not(line.line)
            assert reason is not None
            assert reason.rule == line.rule
            assert texts.rule(line.rule)
        assert all(observation.ask_of(game, other, 1) is None for other in range(seats) if other != asked)


def brought(before: Any, after: Any, seat: int) -> tuple[int, int, int, int, bool]:
    """What has changed for a seat between two views of a spectator: gold, cards, tax, cards drawn, a way to pay."""
    mine, then, turn = before["players"][seat], after["players"][seat], after["turn"]
    tax = max(0, after["tax"] - before["tax"])
    building = turn is not None and turn["building"] is not None
    return (then["gold"] - mine["gold"] + tax, then["hand"] - mine["hand"], tax, after["drawn"],
            building and turn["paid"] == (before["turn"] or turn)["paid"])


@pytest.mark.parametrize("number", range(1, len(TABLES), 2))
def test_what_an_option_is_said_to_bring_it_brings(number: int) -> None:
    edition, seats = TABLES[number]
    dice = random.Random(number)
    known = 0
    for game in steps(some_game(number, seats, edition=edition), dice):
        if dice.random() < (0.98 if edition == "common-city" else 0.9) or game.player is None:
            continue
        ask = observation.ask_of(game, game.player, 1)
        assert ask is not None
        for option in ask.options:
            if option.known:
                after = game.clone()
                after.play(option.line)
                assert (option.gold, option.cards, option.tax, option.drawn, option.unpaid) == brought(
                    game.view(None), after.view(None), game.player), option.line
                known += 1
    assert known > 5
