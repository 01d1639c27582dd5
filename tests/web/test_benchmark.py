"""The benchmark of the server: a few seconds of it, where few files may be open."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from benchmarks.server.players import SILENCE, Players
from benchmarks.server.tables import Kind, Table
from benchmarks.server.wire import Line

ROOT = Path(__file__).parents[2]
TABLES = 12
FEW = 40        # files, fewer than there are lines


def report(tmp_path: Path, *words: str) -> dict[str, str]:
    def allow_few_files() -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))

    command = [sys.executable, "-m", "benchmarks.server", "--tables", str(TABLES), "--seconds", "3", "--warm-up", "0.5",
               "--folder", str(tmp_path), *words]
    found = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, preexec_fn=allow_few_files)
    assert found.returncode == 0, found.stderr
    parts = [line.partition("  ") for line in found.stdout.splitlines()]
    return {name.strip(): value.strip() for name, _, value in parts}


@pytest.mark.heavy
@pytest.mark.parametrize(("words", "loop"), [(("--rate", "30"), "open"), ((), "closed")])
def test_everything_that_is_played_is_kept_and_told(tmp_path: Path, words: tuple[str, ...], loop: str) -> None:
    told = report(tmp_path, *words)
    assert told["loop"] == loop
    assert (told["people"], told["spectators"], told["tables with bots"]) == ("40", "4", "4")
    assert int(told["kept"]) > 0 and int(told["returns"]) > 0 and int(told["moves of bots"]) > 0
    none = ("broken lines", "unanswered", "silent tables", "lost", "warnings in the log")
    assert [told[name] for name in none] == ["0"] * len(none)
    if loop == "open":
        assert float(told["wanted moves/s"]) == 30


def test_a_table_that_was_just_made_is_not_silent() -> None:
    players = Players(["http://127.0.0.1"], 1)
    table = Table("TABLES", Kind.of(0))
    players.tables.append(table)
    assert players.silent() == 0
    table.heard_at -= SILENCE + 1
    assert players.silent() == 1


def test_a_line_that_nobody_waits_for_any_more_is_hung_up() -> None:
    async def scene() -> None:
        asked, late, hung_up = asyncio.Event(), asyncio.Event(), asyncio.Event()
        opened: list[Line] = []
        faults: list[object] = []

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            asked.set()
            await late.wait()
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            with suppress(ConnectionError):
                await reader.read()
            hung_up.set()
            writer.close()

        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            coming = asyncio.create_task(
                Line.open(origin, "/", {}, opened.append, lambda _: None, lambda: None))
            await asked.wait()
            coming.cancel()
            with pytest.raises(asyncio.CancelledError):
                await coming
            late.set()
            await hung_up.wait()
        assert not faults and not opened

    asyncio.run(scene())
