"""What offline.mjs measures inside Python for browsers. `cpu` returns the processor time so far, in milliseconds."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

from citadels import Game
from citadels.bots import ask, make
from citadels.bots.observation import Observation
from citadels.bots.search.tree import Search
from citadels.facts import edition_names
from citadels.offline import boot

cpu: Callable[[], float] = globals()["cpu"]
Json = dict[str, Any]
DOCUMENTS: dict[str, str] = {}


async def save(key: str, text: str) -> None:
    DOCUMENTS[key] = text


async def remove(key: str) -> None:
    del DOCUMENTS[key]


class Measured:
    def __init__(self) -> None:
        self.wall = time.perf_counter()
        self.cpu = cpu()

    def say(self, what: str, times: int = 1) -> None:
        wall, spent = 1000 * (time.perf_counter() - self.wall) / times, (cpu() - self.cpu) / times
        print(f"{what}: {wall:.2f} ms, of the processor {spent:.2f} ms")


async def visit(edition: str, bots: list[str | None]) -> None:
    """A whole game at a table, from the click to the end."""
    measured = Measured()
    server = boot(save, remove, [])
    body = {"setup": {"edition": edition, "seats": len(bots), "pace": "instant"}, "bots": bots, "start": True}
    _, text = await server.request("POST", "/api/tables", "en", json.dumps(body))
    code = json.loads(text)["code"]
    heard: asyncio.Queue[str] = asyncio.Queue()
    line = server.connect(f"/api/tables/{code}/socket?seen=0", heard.put_nowait, lambda _: None)
    dice = random.Random(edition)
    asked = 0
    while True:
        message: Json = json.loads(await heard.get())
        if message["type"] != "update":
            continue
        if message["over"]:
            break
        if message["ask"] and message["ask"]["number"] > asked:
            if not asked:
                measured.say(f"{edition}: from the new table to the first question")
                measured = Measured()
            asked = message["ask"]["number"]
            choice = dice.choice(message["ask"]["options"])["line"]
            line.receive(json.dumps({"type": "move", "seat": 0, "ask": asked, "lines": [choice]}))
    moves = len(json.loads(DOCUMENTS[f"table/{code}"])["moves"])
    measured.say(f"{edition}: a move of a whole game at a table ({moves} moves)", moves)
    line.close()
    await line.living


def positions() -> list[Game]:
    """Decisions of all editions."""
    found: list[Game] = []
    for edition in edition_names():
        game = Game.new(edition, 5, seed=4)
        bots = [make("normal", seat) for seat in range(5)]
        for number in range(160):
            if game.player is None:
                break
            if number % 16 == 8 and len(game.options()) > 1 and not game.secret:
                found.append(game.clone())
            game.play(ask(bots[game.player], game, number))
    return found


def decide(name: str, games: list[Game], iterations: list[int]) -> None:
    longest = 0.0
    measured = Measured()
    iterations.clear()
    for number, game in enumerate(games):
        assert game.player is not None
        started = time.perf_counter()
        make(name, number).decide(Observation(game, game.player))
        longest = max(longest, 1000 * (time.perf_counter() - started))
    measured.say(f"{name}: a decision (at most {longest:.0f} ms)", len(games))
    if iterations:
        measured.say(f"{name}: an iteration (on average {sum(iterations) / len(iterations):.0f} each)", sum(iterations))


async def main() -> None:
    for edition in edition_names():
        await visit(edition, [None, "normal", "normal", "normal"])
    games = positions()
    counts: list[int] = []
    run = Search.run

    def counted(self: Search, iterations: int, seconds: float) -> None:
        run(self, iterations, seconds)
        counts.append(self.iterations)

    Search.run = counted  # type: ignore[method-assign]  # nothing is compiled in a browser
    for name in ("normal", "learned", "learned", "hard", "master", "search:400ms"):
        decide(name, games, counts)
