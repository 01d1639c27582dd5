"""Several server processes on one PostgreSQL: whichever one a visitor reaches, it is the same table."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from citadels import Game
from citadels.web import sql_store
from citadels.web.http_messages import NewTable
from citadels.web.models import presence
from citadels.web.notifications import NAME, Listener
from citadels.web.protocol import Setup
from citadels.web.rows import SeatRow
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings, with_driver
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now, steady_now
from tests.web.postgres import Cluster
from tests.web.server import ForkServer, Json, Person, Player, Server, Web

pytestmark = pytest.mark.heavy

# A process that has ended is missed sooner than on a server for people.
SOON = "from citadels.web import server_lobby, sql_store\nserver_lobby.HEARTBEAT = 0.3\nsql_store.GONE_AFTER = 1500\n"
# The news of other processes has not come yet.
DEAF = """
from citadels.web import server_lobby
async def deaf(self, change): ...
server_lobby.ServerLobby._on_notification = deaf
"""


class Pair:
    """Two servers on one database."""

    def __init__(self, fork_server: ForkServer, cluster: Cluster, folder: Path, **variables: str) -> None:
        self.cluster = cluster
        self.servers: list[Server] = []
        for number in range(2):
            (folder / str(number)).mkdir()
            self.servers.append(Server(fork_server, cluster.url, folder / str(number), SOON, **variables))
        self.web = Web()

    def run(self, scene: Callable[[], Any]) -> None:
        async def whole() -> None:
            # Both at once: one of them makes the tables of the database.
            await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
            async with self.web:
                await scene()

        try:
            asyncio.run(whole())
            assert [server.stop() for server in self.servers] == [0, 0]
            assert [server.faults() for server in self.servers] == [[], []]
        finally:
            for server in self.servers:
                server.kill()

    def person(self, number: int, name: str) -> Person:
        return Person(self.web, self.servers[number], name)

    async def seated(self, *people: Person, bots: int = 0, **setup: Any) -> str:
        """A table made by the first of these people, and joined by the others, each at their own server."""
        seats = len(people) + bots
        levels = [None] * len(people) + ["normal", "easy"][:bots]
        code = await people[0].make(setup={"seats": seats, **setup}, bots=levels, name=people[0].name)
        for person in people[1:]:
            table = await person.post(f"/api/tables/{code}/sit", {"name": person.name})
            assert any(seat["mine"] for seat in table["seats"])
        return code


def checked(record: Json, *players: Player) -> None:
    """Each acknowledged move is there, once and in order, and everybody has heard everything."""
    game = Game.from_record({**record, "moves": []})
    moves: dict[int, list[str]] = {}
    for line in record["moves"]:
        assert game.player is not None
        moves.setdefault(game.player, []).append(line)
        game.play(line)
    assert game.over
    assert [row["total"] for row in game.scores()] == record["result"]["scores"]
    for player in players:
        assert len(player.kept) > 5
        for (seat, ask), line in player.kept.items():
            assert moves[seat][ask - 1] == line
        for seen, events in player.events.items():
            assert events == game.heard(seen)


def test_players_at_both_processes_play_one_game(fork_server: ForkServer, cluster: Cluster, tmp_path: Path) -> None:
    pair = Pair(fork_server, cluster, tmp_path)

    async def scene() -> None:
        ana, ben, eve = pair.person(0, "Ana"), pair.person(1, "Ben"), pair.person(1, "Eve")
        code = await pair.seated(ana, ben, bots=2)
        watcher = Player(eve, code, random.Random(0))
        players = [Player(person, code, random.Random(person.name)) for person in (ana, ben)]
        watching = asyncio.create_task(watcher.play())
        async with ana.line(code) as here, ben.line(code) as there:
            # The first answers say how it is; then news comes from the other process.
            await news(here, lambda message: [seat["name"] for seat in message["table"]["seats"][:2]] == ["Ana", "Ben"])
            await ben.post(f"/api/tables/{code}/rename", {"seat": 1, "name": "Benjamin"})
            await news(here, lambda message: message["table"]["seats"][1]["name"] == "Benjamin")
            await news(there, lambda message: all(seat["present"] for seat in message["table"]["seats"][:2]))
            await here.send('{"type":"say","text":"hello over there"}')
            assert (await chat(there))["text"] == "hello over there"
            await there.send('{"type":"say","text":"and back"}')
            assert (await chat(here))["text"] == "hello over there"
            assert (await chat(here))["text"] == "and back"
            refused = await ben.post(f"/api/tables/{code}/start")
            assert refused["code"] == "not-host"
            await ana.post(f"/api/tables/{code}/start")
            await news(there, lambda message: message["table"]["state"] == "playing")
        await asyncio.gather(watching, *(player.play() for player in players))
        record = await ben.get(f"/api/games/{code}/record")
        checked(record, *players)
        assert watcher.events[None] == Game.from_record(record).heard(None)
        assert (await ana.get(f"/api/tables/{code}"))["state"] == "over"

    pair.run(scene)


def test_a_game_begins_with_everybody_who_has_sat_down_anywhere(
        fork_server: ForkServer, cluster: Cluster, tmp_path: Path) -> None:
    pair = Pair(fork_server, cluster, tmp_path)
    for server in pair.servers:
        server.patch = DEAF

    async def scene() -> None:
        ana, ben = pair.person(0, "Ana"), pair.person(1, "Ben")
        code = await ana.make(setup={"seats": 2}, bots=[None, None], name="Ana")
        async with ana.line(code):
            await ben.post(f"/api/tables/{code}/sit", {"name": "Ben"})
            table = await ana.post(f"/api/tables/{code}/start")
        assert (table.get("state"), [seat["name"] for seat in table["seats"]]) == ("playing", ["Ana", "Ben"])

    pair.run(scene)


async def news(line: Any, wanted: Callable[[Json], bool]) -> None:
    """Wait until the table is told to be so."""
    while True:
        message = msgspec.json.decode(await line.recv())
        if message["type"] in ("welcome", "table") and wanted(message):
            return


async def chat(line: Any) -> Json:
    while True:
        message = msgspec.json.decode(await line.recv())
        if message["type"] == "said":
            found: Json = message["chat"]
            return found


def test_a_table_closed_at_one_process_is_gone_at_all(fork_server: ForkServer, cluster: Cluster,
                                                      tmp_path: Path) -> None:
    pair = Pair(fork_server, cluster, tmp_path)

    async def scene() -> None:
        ana, ben = pair.person(0, "Ana"), pair.person(1, "Ben")
        code = await pair.seated(ana, ben, bots=2)
        async with ana.line(code) as here, ben.line(code) as there:
            await news(here, lambda message: all(seat["present"] for seat in message["table"]["seats"][:2]))
            assert (await ben.post(f"/api/tables/{code}/close"))["code"] == "not-host"
            await ana.post(f"/api/tables/{code}/close")
            await closed(here)
            await closed(there)
        for person in (ana, ben):
            assert (await person.get(f"/api/tables/{code}"))["code"] == "no-table"
            assert (await person.get("/api/me"))["playing"] == []

        # The same for a game with bots, closed where its player is not connected.
        code = await pair.seated(ana, bots=2)
        await ana.post(f"/api/tables/{code}/start")
        eve = pair.person(1, "Eve")
        async with eve.line(code) as watching:
            await news(watching, lambda message: message["table"]["state"] == "playing")
            await ana.post(f"/api/tables/{code}/close")
            await closed(watching)

    pair.run(scene)


def test_a_device_that_is_ended_at_one_process_loses_its_lines_at_all(fork_server: ForkServer, cluster: Cluster,
                                                                       tmp_path: Path) -> None:
    pair = Pair(fork_server, cluster, tmp_path)

    async def scene() -> None:
        here, there = pair.person(0, "Ana"), pair.person(1, "Ana")
        code = await pair.seated(here, bots=2)
        token = (await here.post("/api/me/link"))["path"].removeprefix("/take/")
        await there.post("/api/me/take", {"token": token})
        async with here.line(code) as mine, there.line(code) as lost:
            assert msgspec.json.decode(await lost.recv())["table"]["seats"][0]["mine"]
            assert len(await here.post("/api/me/devices/end")) == 1
            with pytest.raises(ConnectionClosed) as ended:
                while True:
                    await lost.recv()
            assert ended.value.rcvd is not None and ended.value.rcvd.code == 4401
            await mine.send('{"type":"ping"}')
            while msgspec.json.decode(await mine.recv())["type"] != "pong":
                pass
        assert (await there.get("/api/me"))["name"] == ""

    pair.run(scene)


async def closed(line: Any) -> None:
    """Wait until the table is said to be closed."""
    while msgspec.json.decode(await line.recv())["type"] != "closed":
        pass


class Racer(Player):
    """Answers only when the other has the question too, so that both answers are under way at the same time."""

    other: Racer

    def __init__(self, person: Person, code: str, dice: random.Random) -> None:
        super().__init__(person, code, dice)
        self.reached: defaultdict[tuple[int, int], asyncio.Event] = defaultdict(asyncio.Event)

    async def decide(self, line: ClientConnection, seat: int, ask: Json) -> None:
        question = seat, ask["number"]
        self.reached[question].set()
        await self.other.reached[question].wait()
        await super().decide(line, seat, ask)


def test_a_move_sent_to_both_at_once_is_played_once(fork_server: ForkServer, cluster: Cluster, tmp_path: Path) -> None:
    pair = Pair(fork_server, cluster, tmp_path)

    async def scene() -> None:
        here = pair.person(0, "Ana")
        code = await pair.seated(here, bots=1)
        there = pair.person(1, "Ana")
        there.cookie = here.cookie
        await here.post(f"/api/tables/{code}/start")
        # Both play for the same seat, each whatever it likes.
        players = [Racer(person, code, random.Random(number)) for number, person in enumerate((here, there))]
        players[0].other, players[1].other = players[1], players[0]
        await asyncio.gather(*(player.play() for player in players))
        both = set(players[0].kept) & set(players[1].kept)
        assert both == set()
        asked = set(players[0].kept) | set(players[1].kept)
        # Who was too late; not heard any more is that the last answer of the game was.
        assert sum(player.refused for player in players) >= len(asked) - 1
        record = await there.get(f"/api/games/{code}/record")
        game = Game.from_record({**record, "moves": []})
        mine = []
        for line in record["moves"]:
            if game.player == 0:
                mine.append(line)
            game.play(line)
        assert sorted(asked) == [(0, number + 1) for number in range(len(mine))]
        for player in players:
            assert all(mine[ask - 1] == line for (_, ask), line in player.kept.items())
            assert player.events[0] == game.heard(0)

    pair.run(scene)


def test_pauses_end_at_both_processes(fork_server: ForkServer, cluster: Cluster, tmp_path: Path) -> None:
    pair = Pair(fork_server, cluster, tmp_path, CITADELS_HASTE="0.01")

    async def scene() -> None:
        people = [pair.person(number % 2, f"Person {number}") for number in range(4)]
        code = await pair.seated(*people, edition="circus", options={"action_cards": True})
        await people[0].post(f"/api/tables/{code}/start")
        players = [Player(person, code, random.Random(person.name)) for person in people]
        await asyncio.gather(*(player.play() for player in players))
        checked(await people[1].get(f"/api/games/{code}/record"), *players)

    pair.run(scene)


def test_if_one_process_is_killed_the_other_goes_on(fork_server: ForkServer, cluster: Cluster, tmp_path: Path) -> None:
    pair = Pair(fork_server, cluster, tmp_path)

    async def scene() -> None:
        ana, ben = pair.person(0, "Ana"), pair.person(1, "Ben")
        code = await pair.seated(ana, ben, bots=2)
        await ana.post(f"/api/tables/{code}/start")
        players = [Player(person, code, random.Random(person.name)) for person in (ana, ben)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        for number, person in enumerate((ana, ben)):
            await moves(players, 6)
            await asyncio.to_thread(pair.servers[number].kill)
            person.server = pair.servers[1 - number]
            await moves(players, 6)
            await asyncio.to_thread(pair.servers[number].start)
            for other in (ana, ben):
                other.server = pair.servers[number]
        await asyncio.gather(*tasks)
        checked(await ana.get(f"/api/games/{code}/record"), *players)

    pair.run(scene)


async def moves(players: list[Player], count: int) -> None:
    """Until so many more moves are acknowledged, or the game is over."""
    begun = sum(len(player.kept) for player in players)
    while sum(len(player.kept) for player in players) < begun + count and players[0].over is None:
        await asyncio.sleep(0.01)


def test_what_is_missed_while_the_line_for_news_is_lost_is_caught_up(fork_server: ForkServer, cluster: Cluster,
                                                                    tmp_path: Path) -> None:
    pair = Pair(fork_server, cluster, tmp_path)

    async def scene() -> None:
        ana, ben = pair.person(0, "Ana"), pair.person(1, "Ben")
        code = await pair.seated(ana, ben)
        await ana.post(f"/api/tables/{code}/start")
        players = [Player(person, code, random.Random(person.name)) for person in (ana, ben)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        database = await asyncpg.connect(cluster.url)
        lost = 0
        for _ in range(3):
            await moves(players, 5)
            lost += len(await database.fetch("select pg_terminate_backend(pid) from pg_stat_activity "
                                             "where application_name = $1", NAME))
        assert lost >= 2
        await database.close()
        await asyncio.gather(*tasks)
        checked(await ben.get(f"/api/games/{code}/record"), *players)

    pair.run(scene)


def test_a_process_that_is_killed_is_missed_at_once(cluster: Cluster) -> None:
    """Not only when its heartbeat has not come for a while: till then the bots of its tables would stand still."""
    async def scene() -> None:
        url = with_driver(cluster.new_database())
        here = await ServerLobby.open(Settings(database=url))
        there = await SqlStore.open(url, "another")
        listener = await Listener.open(there, ignore)
        ana, _ = await here.people.create()
        code = await here.make(ana, NewTable(Setup(seats=2, grace=60), ["easy"]))
        table = await here.find(code)
        await there.set_presence(table.id, frozenset({1}), 0)
        assert [other.seats for other in (await here.store.presence_elsewhere([table.id]))[table.id]] == [{1}]
        await here._read_all_presence()
        assert table.present() == {1}
        await listener.close()              # as the system does for a process that has ended
        while table.elsewhere:              # its heartbeat is as fresh as before
            await asyncio.sleep(0.05)
        assert await here.store.presence_elsewhere([table.id]) == {}
        async with here.store.engine.connect() as connection:
            assert (await connection.execute(select(presence.c.seats))).scalars().all() == ["1"]
        assert not table._is_away(1)        # and the table waits as long as for anybody who goes
        assert table.stand_in_at(1) > steady_now() + 50_000
        await there.close()
        await here.close()

    asyncio.run(scene())


async def ignore(_: str) -> None: ...


def test_it_does_not_matter_whose_clock_is_wrong(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        url = with_driver(cluster.new_database())
        here, there = await SqlStore.open(url, "one"), await SqlStore.open(url, "another")
        listener = await Listener.open(there, ignore)
        ana = await here.add_person("Ana")
        code = await here.create_table([SeatRow(0, ana.id, None, "Ana", False)], host=ana.id, setup="{}", listed=False)
        row = await here.table(code=code)
        assert row is not None
        for hours in (-1, 1):
            with monkeypatch.context() as patch:
                patch.setattr(sql_store, "now", lambda off=hours * 3600_000: now() + off)
                await there.set_presence(row.id, frozenset({0}), 0)
                await there.heartbeat()
            await here.heartbeat()
            assert list(await here.presence_elsewhere([row.id])) == [row.id]
        await listener.close()
        await there.close()
        await here.close()

    asyncio.run(scene())
