"""A database of the first release comes up to date with everything in it, and its running game is played to the end."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import asyncpg
import msgspec
import pytest

from citadels import Game
from tests.web.server import ForkServer, Person, Player, Server, Web

pytestmark = pytest.mark.heavy

# The tables are those that this release's own code made, on SQLite and on PostgreSQL. Its server played the games on
# SQLite; the rows on PostgreSQL are the same. Only the cookies were given more time afterwards.
FOLDER = Path(__file__).parent / "first_release"
OVER, RUNNING, OPEN = "BVNCKX", "XWA654", "7TES7B"
COOKIES = {
    "Ana": "OHfAAHyPn5vStxJSm5aO37-4zWGVRLN3RC0pv8I9HII",
    "Ben": "VYuBnzSADz1_U8wDXMkpth0RNUovN9duunXMAnhw7gY",
}
MOVES = 49      # of the running game


@pytest.fixture
def database(empty_database: str) -> str:
    return empty_database


async def loaded(database: str) -> str:
    """Fill an empty database with what the first release has left there. Its URL."""
    url = database.replace("+aiosqlite", "").replace("+asyncpg", "")
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.partition(":///")[2])
        connection.executescript((FOLDER / "sqlite.sql").read_text("utf-8"))
        connection.close()
    else:
        line = await asyncpg.connect(url)
        await line.execute((FOLDER / "postgres.sql").read_text("utf-8"))
        await line.close()
    return url


def lines_of(table: int) -> list[str]:
    """The moves in the file, in order."""
    connection = sqlite3.connect(":memory:")
    connection.executescript((FOLDER / "sqlite.sql").read_text("utf-8"))
    found = [line for line, in connection.execute('select line from moves where "table" = ? order by number', (table,))]
    connection.close()
    return found


def test_the_games_of_the_first_release_are_played_on(database: str, fork_server: ForkServer, tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with Web() as web:
            ana, ben = (Person(web, server, name) for name in COOKIES)
            for person in (ana, ben):
                person.cookie = COOKIES[person.name]
                assert (await person.get("/api/me"))["name"] == person.name
            assert set((await ana.get("/api/me"))["playing"]) == {RUNNING}
            assert set((await ben.get("/api/me"))["playing"]) == {RUNNING, OPEN}

            record = await ana.get(f"/api/games/{OVER}/record")
            assert record["moves"] == lines_of(1)
            game = Game.from_record(record)
            assert game.over and [row["total"] for row in game.scores()] == record["result"]["scores"]

            async with ben.line(RUNNING) as line:
                welcome = msgspec.json.decode(await line.recv())
            assert [said["text"] for said in welcome["chat"]] == ["hello", "и здравей"]
            players = [Player(person, RUNNING, random.Random(person.name)) for person in (ana, ben)]
            await asyncio.gather(*(player.play() for player in players))
            record = await ben.get(f"/api/games/{RUNNING}/record")
            assert len(lines_of(2)) == MOVES and record["moves"][:MOVES] == lines_of(2)
            game = Game.from_record(record)
            assert game.over and [row["total"] for row in game.scores()] == record["result"]["scores"]
            for player in players:
                assert len(player.kept) > 5
                assert all(events == game.heard(seat) for seat, events in player.events.items())

            table = await ana.post(f"/api/tables/{OPEN}/sit", {"name": "Ana"})
            assert table["seats"][0]["name"] == "Ben"
            assert any(seat["mine"] for seat in table["seats"])
            # Ids go on after those that were there.
            assert await ana.make(setup={"seats": 2}) not in (OVER, RUNNING, OPEN)

    url = asyncio.run(loaded(database))
    with Server(fork_server, url, tmp_path) as server:
        asyncio.run(scene(server))
        assert server.stop() == 0
    assert server.faults() == []
