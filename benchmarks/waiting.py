"""How long a person waits for bots in a game of four; see waiting.md next to this file.

    python -m benchmarks.waiting [--games 4] [--level easy]

The server runs in its own process, in real time. The person answers at once, so what is measured is the time from an
answer to the next question, added up over a game: with the default settings; after one click on "Faster" at the first
wait; and with "Skip to my turn" at each wait.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from benchmarks.server.serving import free_port, wait_for

Json = dict[str, Any]
SEATS: Final = 4
WAYS: Final = ("as it is", "faster", "skip")
FIRST: Final = ("build", "pay", "income", "bonus", "gold", "keep", "pick")      # for a person who wants to get ahead
LAST: Final = ("pass", "end")


def choose(lines: Sequence[str], dice: random.Random) -> str:
    def weight(line: str) -> int:
        verb = line.partition(" ")[0]
        return FIRST.index(verb) if verb in FIRST else 99 if verb in LAST else 50

    least = min(map(weight, lines))
    return dice.choice([line for line in lines if weight(line) == least])


async def play(origin: str, way: str, level: str, dice: random.Random) -> Json:
    """Play one game; returns the total waiting time, and the number of decisions and rounds."""
    async with httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60) as client:
        setup = {"edition": "deluxe", "seats": SEATS, "preset": "first-game", "pace": "normal"}
        wanted = {"setup": setup, "bots": [None, *[level] * (SEATS - 1)], "start": True}
        code = (await client.post("/api/tables", json=wanted)).raise_for_status().json()["code"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = f"{origin.replace('http', 'ws')}/api/tables/{code}/socket"
        headers = {"cookie": cookie, "origin": origin}
        async with connect(address, additional_headers=headers, ping_interval=None) as line:
            since = time.perf_counter()
            waited, asked, clicked, skipped = 0.0, 0, False, False
            async for data in line:
                message = json.loads(data)
                if message["type"] != "update":
                    continue
                if message["ask"] is not None or message["over"] is not None:
                    waited += time.perf_counter() - since
                if message["over"] is not None:
                    return {"waited": waited, "decisions": asked, "rounds": message["view"]["round"]}
                if message["ask"] is not None:
                    asked += 1
                    option = choose([one["line"] for one in message["ask"]["options"]], dice)
                    since = time.perf_counter()
                    move = {"type": "move", "seat": 0, "ask": message["ask"]["number"], "lines": [option]}
                    await line.send(json.dumps(move))
                    skipped = False
                elif way == "skip" and not skipped:
                    skipped = True
                    await line.send('{"type": "skip"}')
                elif way == "faster" and not clicked:
                    clicked = True
                    (await client.post(f"/api/tables/{code}/change", json={"pace": "fast"})).raise_for_status()
    raise RuntimeError("the connection was closed before the game was over")


async def measure(origin: str, games: int, level: str) -> dict[str, list[Json]]:
    await wait_for(origin)
    dice = random.Random(13)
    played = await asyncio.gather(*(play(origin, way, level, dice) for way in WAYS for _ in range(games)))
    return {way: played[i * games:(i + 1) * games] for i, way in enumerate(WAYS)}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.waiting")
    parser.add_argument("--games", type=int, default=4, help="for each way")
    parser.add_argument("--level", default="easy", choices=["easy", "normal", "hard", "master"])
    args = parser.parse_args(argv)
    port = free_port()
    environment = {**os.environ, "CITADELS_LOG": "warning"}
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-m", "citadels", "serve", "--port", str(port),
                                   "--database", f"sqlite:///{folder}/bench.db"], env=environment)
        try:
            found = asyncio.run(measure(f"http://127.0.0.1:{port}", args.games, args.level))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
    usual = statistics.mean(game["waited"] / game["rounds"] for game in found["as it is"])
    print(f"{'':10} {'rounds':>7} {'decisions':>10} {'waiting, s':>11} {'a round':>8} {'of usual':>9}")
    for way, games in found.items():
        mean = {key: statistics.mean(game[key] for game in games) for key in games[0]}
        a_round = statistics.mean(game["waited"] / game["rounds"] for game in games)
        print(f"{way:10} {mean['rounds']:7.1f} {mean['decisions']:10.1f} {mean['waited']:11.1f} {a_round:8.1f} "
              f"{100 * a_round / usual:8.0f}%")


if __name__ == "__main__":
    main()
