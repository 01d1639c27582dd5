"""Before anything is asked for: no visitor takes all memory, all time or all connections of a server."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from citadels import texts
from citadels.web.connections import SPARE_FILES, Gate, raise_file_limit
from citadels.web.settings import Settings
from tests.web.server import ForkServer, Person, Server, Web

# Everything comes from this machine, which is no proxy here.
STRANGERS = {"CITADELS_PROXIES": "192.0.2.1", "CITADELS_REQUEST_SECONDS": "1", "CITADELS_ADDRESS_CONNECTIONS": "20"}
Lines = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(scope="module")
def server(fork_server: ForkServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("doors")
    with Server(fork_server, f"sqlite:///{folder}/tables.db", folder, **STRANGERS) as server:
        yield server


def at(server: Server, scene: Callable[[Callable[[], Awaitable[Lines]]], Awaitable[None]]) -> None:
    """Play a scene with connections to a server; they are closed at the end."""
    async def play() -> None:
        opened: list[asyncio.StreamWriter] = []

        async def line() -> Lines:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            opened.append(writer)
            return reader, writer

        try:
            await scene(line)
        finally:
            for writer in opened:
                writer.close()
            await asyncio.gather(*(writer.wait_closed() for writer in opened), return_exceptions=True)

    asyncio.run(play())


async def told(line: Lines, *parts: bytes) -> tuple[int, str]:
    """Send something; the status, and the code of the problem, of the answer after which the server hangs up."""
    reader, writer = line
    for part in parts:
        writer.write(part)
        try:
            await writer.drain()
        except ConnectionError:
            break
    answer = b""
    try:
        while data := await reader.read(65536):
            answer += data
    except ConnectionError:
        pass
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"x-content-type-options: nosniff" in head
    code = json.loads(body)["code"]
    assert texts.has(f"refused-{code}")
    return int(head.split()[1]), code


async def well(line: Callable[[], Awaitable[Lines]]) -> bool:
    reader, writer = await line()
    writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    return (await reader.read()).startswith(b"HTTP/1.1 200")


def why(server: Server) -> list[str]:
    lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]
    return [line["why"] for line in lines if line["event"] == "connections refused" and "times" not in line]


# -- how much ----------------------------------------------------------------------------------------------------------
def test_headers_that_grow_and_grow_are_refused(server: Server) -> None:
    async def scene(line: Callable[[], Awaitable[Lines]]) -> None:
        many = [b"GET / HTTP/1.1\r\n", *[b"x-%d: %s\r\n" % (number, b"y" * 1000) for number in range(2000)]]
        assert await told(await line(), *many) == (431, "too-large")
        one = [b"GET / HTTP/1.1\r\nx: ", *[b"y" * 10_000] * 200]
        assert await told(await line(), *one) == (431, "too-large")
        path = [b"GET /", *[b"y" * 10_000] * 200]
        assert await told(await line(), *path) == (414, "too-large")
        whole = b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 100_000 + b"\r\n\r\n"
        assert await told(await line(), whole) == (431, "too-large")
        assert await well(line)

    at(server, scene)
    assert why(server).count("headers") == 1  # written once, however often


def test_large_bodies_and_usual_headers_are_not(server: Server) -> None:
    async def scene(line: Callable[[], Awaitable[Lines]]) -> None:
        reader, writer = await line()
        for _ in range(2):  # one after the other on the same connection
            body = b'{"moves": "' + b"x" * 300_000 + b'"}'
            writer.write(b"POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
                         b"content-length: %d\r\ncookie: %s\r\n\r\n" % (len(body), b"y" * 8000) + body)
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 400")
            size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            assert json.loads(await reader.readexactly(size))["code"] == "bad-record"

    at(server, scene)


# -- how long ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("begun", [
    b"", b"\r\n", b"GET / HT", b"GET / HTTP/1.1\r\nhost: localhost\r\n",
    b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /heal",
    b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{",
])
def test_who_says_nothing_or_half_of_it_is_not_waited_for_for_ever(begun: bytes, server: Server) -> None:
    async def scene(line: Callable[[], Awaitable[Lines]]) -> None:
        reader, writer = await line()
        writer.write(begun)
        try:
            answer = await reader.read()  # until the server hangs up
        except ConnectionError:
            return
        assert b"HTTP/1.1 5" not in answer

    at(server, scene)


def test_a_line_to_a_table_is_no_request_and_stays_open(server: Server) -> None:
    async def scene() -> None:
        async with Web() as web:
            ana = Person(web, server, "Ana")
            async with ana.line(await ana.make(name="Ana")) as line:
                await asyncio.sleep(2.5 * int(STRANGERS["CITADELS_REQUEST_SECONDS"]))
                await line.send('{"type": "ping"}')
                while json.loads(await line.recv())["type"] != "pong":
                    pass

    asyncio.run(scene())


def test_a_visitor_who_hangs_up_is_no_error(server: Server) -> None:
    async def scene(line: Callable[[], Awaitable[Lines]]) -> None:
        for _ in range(3):
            _, writer = await line()
            writer.write(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
                         b"content-length: 900\r\n\r\n{")
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        assert await well(line)

    at(server, scene)
    assert server.faults() == []


def test_a_server_that_ends_does_not_wait_for_half_a_request(fork_server: ForkServer, tmp_path: Path) -> None:
    async def scene(line: Callable[[], Awaitable[Lines]]) -> None:
        _, writer = await line()
        writer.write(b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
                     b"content-length: 900\r\n\r\n{")
        await writer.drain()
        assert await well(line)
        assert await asyncio.to_thread(ending.stop) == 0

    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path) as ending:
        at(ending, scene)
    assert ending.faults() == []


# -- how many ----------------------------------------------------------------------------------------------------------
def test_an_address_has_so_many_connections_and_others_have_room(fork_server: ForkServer, tmp_path: Path) -> None:
    async def scene(line: Callable[[], Awaitable[Lines]]) -> None:
        lines = [await line() for _ in range(20)]
        for _ in range(5):
            assert await told(await line()) == (503, "busy")
        for _, writer in lines:
            writer.close()
            await writer.wait_closed()
        while not await well(line):
            pass

    patient = {**STRANGERS, "CITADELS_REQUEST_SECONDS": "600"}  # or a slow machine finds the first ones closed again
    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, **patient) as crowded:
        at(crowded, scene)
    assert why(crowded).count("address") == 1


def test_when_all_files_are_taken_the_next_one_is_hung_up_on_and_those_who_are_in_stay(
        fork_server: ForkServer, tmp_path: Path) -> None:
    few = f"import citadels.web.connections as c; c.raise_file_limit = lambda: {SPARE_FILES + 10}"
    settings = {"CITADELS_PROXIES": "127.0.0.1"}  # many visitors, as it were
    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, few, **settings) as server:
        async def scene(line: Callable[[], Awaitable[Lines]]) -> None:
            reader, writer = await line()
            others = [await line() for _ in range(9)]
            for _ in range(5):
                late, _ = await line()
                with suppress(ConnectionError):
                    assert await late.read() == b""
            writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 200") and len(others) == 9
            assert await well(line)

        at(server, scene)
        assert why(server) == ["files"]


def test_a_server_opens_as_many_files_as_it_may() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
        found = raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == found > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_no_address_takes_the_last_files_and_a_proxy_is_many_addresses() -> None:
    gate = Gate(Settings(proxies="192.0.2.1"), SPARE_FILES + 100)
    entered = [gate.enter(("198.51.100.7", 1), 0) for _ in range(60)]
    assert entered[:50] == [("198.51.100.7",)] * 50 and entered[50:] == [None] * 10
    assert gate.enter(("198.51.100.8", 1), 50) is not None
    assert [gate.enter(("192.0.2.1", 1), 50) for _ in range(60)] == [()] * 60
    assert gate.enter(("198.51.100.9", 1), 100) is None
    gate.leave(("198.51.100.7",))
    assert gate.enter(("198.51.100.7", 1), 0) is not None and gate.enter(("198.51.100.7", 1), 0) is None


def test_a_network_of_many_networks_is_counted_too() -> None:
    gate = Gate(Settings(address_connections=2), 10_000)
    inside = [gate.enter((f"2001:db8:1:{number:x}::1", 1), 0) for number in range(20)]
    assert [found is not None for found in inside] == [True] * 16 + [False] * 4
    assert gate.enter(("2001:db8:2::1", 1), 0) is not None
