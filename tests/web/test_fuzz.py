"""Whatever is sent over a line: it is refused cleanly, and nobody else notices."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from citadels import Game, texts
from citadels.web.protocol import BrowserMessage, Refused, ServerMessage
from tests.web.fuzz import KINDS, Fuzz
from tests.web.server import ForkServer, Person, Player, Server, Web

pytestmark = pytest.mark.heavy

DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
# What a made-up message may be answered with, besides what anybody there is sent.
REFUSALS = {"bad-request", "too-large", "too-fast", "not-yours", "stale", "not-your-turn", "illegal", "no-hints",
            "not-playing", "learned", "no-time"}
LAST = '{"type":"move","seat":8,"ask":777777,"lines":["end"]}'


async def said_to(line: Any, messages: Iterator[str | bytes]) -> Counter[str]:
    """Send these one after the other; how they were answered. Every one has an answer, whatever it is."""
    answers: Counter[str] = Counter()
    answered = asyncio.Event()

    async def hear() -> None:
        async for data in line:
            message = msgspec.json.decode(data)
            DECODER.decode(data)
            if message.get("ask") == 777_777:
                answered.set()
            elif message["type"] == "refused":
                assert texts.text(f"refused-{message['code']}", rule="", detail="")
                assert set(message) == {"type", *Refused.__struct_fields__}
                answers[message["code"]] += 1
            elif message["type"] != "update":
                answers[message["type"]] += 1

    listening = asyncio.create_task(hear())
    try:
        for message in messages:
            await line.send(message)
        while not answered.is_set() and not listening.done():  # too fast, it is not even read: so again
            await line.send(LAST)
            await asyncio.sleep(0.06)
    except ConnectionClosed:
        pass
    await line.close()
    await asyncio.gather(listening, return_exceptions=True)
    return answers


@pytest.fixture(scope="module")
def server(fork_server: ForkServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzz")
    with Server(fork_server, f"sqlite:///{folder}/tables.db", folder) as server:
        yield server


def test_every_kind_of_message_is_made_up() -> None:
    known = {kind.__struct_config__.tag for kind in get_args(BrowserMessage)}
    assert known == {"move", *KINDS} == {Fuzz(number).message()["type"] for number in range(500)}


def test_made_up_messages_are_refused_and_disturb_nobody(server: Server) -> None:
    async def scene() -> Counter[str]:
        async with Web() as web:
            ana, ben, eve = (Person(web, server, name) for name in ("Ana", "Ben", "Eve"))
            code = await ana.make(setup={"seats": 4}, bots=[None, None, "easy", "normal"], name="Ana")
            await ben.post(f"/api/tables/{code}/sit", {"name": "Ben"})
            await ana.post(f"/api/tables/{code}/start")
            players = [Player(person, code, random.Random(person.name)) for person in (ana, ben)]
            playing = [asyncio.create_task(player.play()) for player in players]
            own = await eve.make(setup={"seats": 2}, bots=[None, "easy"], name="Eve", start=True)
            answers: Counter[str] = Counter()
            for number in range(12):
                fuzz = Fuzz(number)
                person, table = ((eve, code), (eve, own), (Person(web, server), code))[number % 3]
                async with person.line(table) as line:
                    answers += await said_to(line, iter([fuzz.next() for _ in range(45)]))
            await asyncio.gather(*playing)
            record = await ana.get(f"/api/games/{code}/record")
            game = Game.from_record({**record, "moves": []})
            moves: Counter[int] = Counter()
            for line_ in record["moves"]:
                assert game.player is not None
                moves[game.player] += 1
                game.play(line_)
            for seat, player in enumerate(players):
                assert {key: line_ for key, line_ in player.kept.items() if key[0] == seat} == player.kept
                assert len(player.kept) == moves[seat]  # nobody else has moved for them
                assert player.events[seat] == game.heard(seat)
            assert (await ana.get("/health"))["ok"]
            return answers

    answers = asyncio.run(scene())
    refusals = {code: count for code, count in answers.items() if code in REFUSALS}
    assert set(answers) - set(refusals) <= {"welcome", "table", "pong", "said", "accepted", "staged", "hint"}
    assert refusals["bad-request"] > 100
    assert {"not-yours", "bad-request"} <= set(refusals)
    assert server.faults() == []


@pytest.mark.heavy(11)
def test_a_flood_is_dammed_and_at_last_cut_off(server: Server) -> None:
    async def scene() -> None:
        async with Web() as web:
            eve = Person(web, server, "Eve")
            code = await eve.make(setup={"seats": 2}, name="Eve")
            async with eve.line(code) as line:
                answers = await said_to(line, iter(['{"type":"ping"}'] * 150))
                assert answers["pong"] >= 60
                assert answers["too-fast"] > 0
            async with eve.line(code) as line:
                answers = await said_to(line, iter(['{"type":"say","text":"again"}'] * 30))
                assert answers["said"] <= 8
                assert answers["too-fast"] >= 20
            async with eve.line(code) as line:
                await said_to(line, iter(["nonsense"] * 2000))
                assert line.close_code == 4400
            async with eve.line(code) as line:
                assert (await said_to(line, iter(['"' + "a" * 20_000 + '"'])))["too-large"] == 1
            async with eve.line(code) as line:
                await said_to(line, iter(["a" * 200_000]))
                assert line.close_code in (1009, 1006)  # it may be cut before the reason is read
            assert (await eve.get("/health"))["ok"]

    asyncio.run(scene())
    assert server.faults() == []


@pytest.mark.parametrize("path", ["AAAAAA", "x", "%00", "a" * 500, "%F0%9F%98%80"])
def test_a_line_to_no_table_is_told_so(server: Server, path: str) -> None:
    async def scene() -> None:
        async with Web() as web:
            eve = Person(web, server, "Eve")
            async with eve.line(path) as line:
                assert msgspec.json.decode(await line.recv())["code"] == "no-table"
                await line.wait_closed()
                assert line.close_code == 4400

    asyncio.run(scene())
    assert server.faults() == []


@pytest.mark.parametrize("seen", ["-1", "x", "1e9", "9" * 50, "٣", "", "%00"])
def test_a_strange_number_of_events_is_taken_for_none(server: Server, seen: str) -> None:
    async def scene() -> None:
        async with Web() as web:
            eve = Person(web, server, "Eve")
            code = await eve.make(setup={"seats": 2}, bots=[None, "easy"], name="Eve", start=True)
            async with eve.line(code, seen) as line:
                while (message := msgspec.json.decode(await line.recv()))["type"] != "update":
                    pass
                assert message["first"] <= 9

    asyncio.run(scene())
    assert server.faults() == []
