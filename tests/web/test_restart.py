"""Nothing is lost: the server is killed again and again in the middle of games, and every one of them ends well."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from citadels import Game
from tests.web.server import ForkServer, Json, Person, Player, Server, Web

pytestmark = pytest.mark.heavy

KILLS = 8
# Editions, and who sits there: numbers of people, some with two seats, and bots.
GROUPS: tuple[tuple[str, tuple[int | str, ...]], ...] = (
    ("deluxe", (0, 1, 2, "normal")), ("classic", (3, "easy", 4)), ("circus", (5, 6, "normal", 7)),
    ("deluxe", (8, 8, 9)),
)


class Group:
    """People who play one game after the other."""

    def __init__(self, web: Web, server: Server, edition: str, seated: tuple[int | str, ...]) -> None:
        self.people = {who: Person(web, server, f"Person {who}") for who in seated if isinstance(who, int)}
        self.edition = edition
        self.seated = seated
        self.players: list[list[Player]] = []
        self.codes: list[str] = []
        self.dice = random.Random(f"{edition}/{seated}")

    @property
    def host(self) -> Person:
        return next(iter(self.people.values()))

    async def play_on(self, enough: Callable[[], bool]) -> None:
        while not enough():
            await self.play()

    async def play(self) -> None:
        bots = [who if isinstance(who, str) else None for who in self.seated]
        setup = {"edition": self.edition, "seats": len(self.seated), "grace": 86_400}
        code = await self.host.make(setup=setup, bots=bots, name=self.host.name)
        for seat, who in enumerate(self.seated):
            if isinstance(who, int):
                person = self.people[who]
                if not person.cookie:  # or the answer with it may be lost, and the seat is a stranger's for good
                    await person.post("/api/me", {"name": person.name})
                await person.post(f"/api/tables/{code}/sit", {"seat": seat, "name": person.name})
        await self.host.post(f"/api/tables/{code}/start")
        table = await self.host.get(f"/api/tables/{code}")
        assert table["state"] == "playing"
        self.codes.append(code)
        self.players.append([Player(person, code, self.dice) for person in self.people.values()])
        await asyncio.gather(*(player.play() for player in self.players[-1]))

    async def check(self) -> tuple[int, int]:
        """Every game is in its record, whole and in order; how many moves were acknowledged, and how many lines cut."""
        count = lines = 0
        for code, players in zip(self.codes, self.players):
            record = await self.host.get(f"/api/games/{code}/record")
            game = Game.from_record({**record, "moves": []})
            moves: list[list[str]] = [[] for _ in self.seated]
            for line in record["moves"]:
                assert game.player is not None
                moves[game.player].append(line)
                game.play(line)
            assert game.over
            assert [row["total"] for row in game.scores()] == record["result"]["scores"]
            for player in players:
                for (seat, ask), line in player.kept.items():
                    assert moves[seat][ask - 1] == line
                for seen, events in player.events.items():
                    assert events == game.heard(seen)
                assert player.over is not None
                assert player.over["winners"] == game.winners
                count += len(player.kept)
                lines += player.lines - 1
        return count, lines


def test_killed_again_and_again_the_server_loses_nothing(tmp_path: Path, fork_server: ForkServer) -> None:
    dice = random.Random(2024)
    kills = 0

    async def fate(server: Server) -> None:
        """Kills the server at any moment, and starts it again."""
        nonlocal kills
        while kills < KILLS:
            await asyncio.sleep(dice.uniform(0.05, 1.2))
            await asyncio.to_thread(server.kill)
            kills += 1
            await asyncio.to_thread(server.start)

    async def scene(server: Server) -> tuple[int, int]:
        async with Web() as web:
            groups = [Group(web, server, edition, seated) for edition, seated in GROUPS]
            await asyncio.gather(fate(server), *(group.play_on(lambda: kills >= KILLS) for group in groups))
            checked = [await group.check() for group in groups]
            return sum(count for count, _ in checked), sum(lines for _, lines in checked)

    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        moves, cuts = asyncio.run(scene(server))
        assert server.stop() == 0
    assert kills == KILLS
    assert moves > 100
    assert cuts >= KILLS  # people were playing when it happened
    assert server.faults() == []


# -- in a chosen moment ------------------------------------------------------------------------------------------------
DIES = """
import os, signal
from citadels.web.sql_store import SqlStore

written = SqlStore._write

async def dies(self, batch):
    {before}
    found = await written(self, batch)
    {after}
    return found

def die(batch):
    if any(row.hand == "person" and row.number >= {number} for _, rows, *_ in batch for row in rows):
        os.kill(os.getpid(), signal.SIGKILL)

SqlStore._write = dies
"""


async def one_move(server: Server, then: Callable[[Person, str, Json], Awaitable[None]]) -> None:
    """Somebody plays a move by which the server dies; then it is started again without that fault."""
    async with Web() as web:
        ana = Person(web, server, "Ana")
        code = await ana.make(setup={"seats": 2}, bots=[None, "easy"], start=True)
        async with ana.line(code) as line:
            ask: Any = None
            while ask is None:
                message = await received(line)
                ask = message.get("ask")
            await line.send(f'{{"type":"move","seat":0,"ask":{ask["number"]},"lines":["{ask["options"][0]["line"]}"]}}')
            told = [message["type"] async for message in rest(line)]
            assert "accepted" not in told
            assert "update" not in told
        server.wait()
        server.patch = ""
        server.start()
        await then(ana, code, ask)


async def received(line: Any) -> Json:
    found: Json = msgspec.json.decode(await line.recv())
    return found


async def rest(line: Any) -> Any:
    try:
        while True:
            yield await received(line)
    except ConnectionClosed:
        pass


def test_a_move_written_before_the_server_was_killed_is_played(tmp_path: Path, fork_server: ForkServer) -> None:
    async def then(ana: Person, code: str, ask: Json) -> None:
        async with ana.line(code) as line:
            events: list[Json] = []
            while (message := await received(line))["type"] != "update" or message["ask"] is None:
                events += message.get("events", [])
            assert message["ask"]["number"] == ask["number"] + 1
            first = ask["options"][0]["line"].split()[1]
            assert first in [event.get("character") for event in [*events, *message["events"]]]

    patch = DIES.format(before="", after="die(batch)", number=1)
    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, patch) as server:
        asyncio.run(one_move(server, then))


def test_a_move_that_was_not_written_is_asked_for_again(tmp_path: Path, fork_server: ForkServer) -> None:
    async def then(ana: Person, code: str, ask: Json) -> None:
        async with ana.line(code) as line:
            while (message := await received(line))["type"] != "update" or message["ask"] is None:
                pass
            assert message["ask"] == ask

    patch = DIES.format(before="die(batch)", after="", number=1)
    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, patch) as server:
        asyncio.run(one_move(server, then))


# -- what a killed server leaves behind --------------------------------------------------------------------------------
def offspring(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="which processes there are is read from /proc")
def test_processes_that_think_end_with_the_server_however_it_ends(tmp_path: Path, fork_server: ForkServer) -> None:
    async def thinking(server: Server) -> list[int]:
        assert server.process is not None
        async with Web() as web:
            ana = Person(web, server, "Ana")
            code = await ana.make(setup={"seats": 2, "pace": "instant"}, bots=["hard"], watch=True, start=True)
            async with ana.line(code) as line:
                count = 0
                while count < 3:  # so the hard one has thought
                    count += (await received(line))["type"] == "update"
                return offspring(server.process)

    for number in (signal.SIGKILL, signal.SIGTERM):
        with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
            started = asyncio.run(thinking(server))
            assert started
            server.end(number)
            for _ in range(1200):
                if not any(Path(f"/proc/{process}").exists() for process in started):
                    break
                time.sleep(0.05)
            assert [process for process in started if Path(f"/proc/{process}").exists()] == []


# Whoever comes with this cookie is looked up slowly.
SLOW = """
import asyncio, pathlib
from citadels.web.known_people import KnownPeople
usual = KnownPeople.by_cookie

async def slowly(self, token):
    if token == "slow":
        pathlib.Path(PLACE).touch()
        await asyncio.sleep(1)
    return await usual(self, token)

KnownPeople.by_cookie = slowly
"""


def test_whoever_arrives_while_the_server_ends_is_hung_up_on(fork_server: ForkServer, tmp_path: Path) -> None:
    """It is no fault, so nobody is told of one: the page connects again."""
    seen = tmp_path / "seen"
    server = Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, SLOW.replace("PLACE", repr(str(seen))))
    server.start()

    async def come(line: connect) -> None:
        await line

    async def scene() -> None:
        async with Web() as web:
            eve = Person(web, server, "Eve")
            code = await eve.make(setup={"seats": 2}, name="Eve")
            eve.cookie = "slow"
            coming = asyncio.create_task(come(eve.line(code)))
            while not seen.exists():
                assert not coming.done()
                await asyncio.sleep(0.01)
            ended = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises((InvalidHandshake, OSError, EOFError)) as caught:
                await coming
            assert not isinstance(caught.value, InvalidStatus), caught.value
            assert await ended == 0

    asyncio.run(scene())
    assert server.faults() == []
