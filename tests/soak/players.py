"""People who keep playing whatever happens, and spectators. Everything they receive is kept until it is checked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from tests.soak.check import check_game
from tests.soak.world import World
from tests.web.server import Json, Person, Web

AGAIN: Final = ("too-fast", "internal")     # resend the same move after these refusals
TOO_LATE: Final = ("stale", "not-your-turn", "not-playing")
# Editions with their options and who sits there: people by number, some in two seats, and bots.
GROUPS: Final[tuple[tuple[str, Json, tuple[int | str, ...]], ...]] = (
    ("deluxe", {}, (0, 1, "normal", 2)),
    ("classic", {}, (0, "easy", 1)),
    ("circus", {"action_cards": True}, (0, 1, "normal", 2)),
    ("common-city", {}, (0, "easy", 1)),
    ("deluxe", {}, (0, 0, 1)),
    ("deluxe", {}, ("easy", "normal", "easy")),
)


class Visitor(Person):
    """Repeats a request until there is an answer, and records every unclean one."""

    def __init__(self, web: Web, world: World, name: str) -> None:
        super().__init__(web, world.server, name)
        self.world = world

    async def surely(self, method: str, path: str, body: Any = None) -> Json:
        while True:
            try:
                answer = await self.ask(method, path, body)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            self.world.answered(answer.status_code, f"{method} {path}: {answer.text}")
            if answer.status_code == 429 or answer.status_code >= 500:
                await asyncio.sleep(0.3)
                continue
            found: Json = answer.json()
            return found

    async def arrive(self) -> None:
        """Get a cookie first. If a later answer with it were lost, the seat would be a stranger's for good."""
        while not self.cookie:
            await self.post("/api/me", {"name": self.name})


class Player:
    """Plays the seats of a visitor at one table, or watches there, until the game is over."""

    def __init__(self, visitor: Visitor, code: str, dice: random.Random, moved: Callable[[], None]) -> None:
        self.visitor = visitor
        self.world = visitor.world
        self.code = code
        self.dice = dice
        self.moved = moved
        self.updates: set[bytes] = set()
        self.heard: dict[int | None, int] = {}          # events, by seat
        self.kept: dict[tuple[int, int], str] = {}      # acknowledged moves, by seat and question
        self.sent: dict[tuple[int, int], Json] = {}
        self.mine: set[int | None] = {None}
        self.ended: set[int | None] = set()
        self.lines = 0

    @property
    def over(self) -> bool:
        return self.ended >= self.mine

    async def play(self) -> None:
        while not self.over:
            try:
                # A line may break when only one of two seats has heard anything: the other one has missed nothing.
                async with self.visitor.line(self.code, min(self.heard.get(seat, 0) for seat in self.mine)) as line:
                    self.lines += 1
                    async for data in line:
                        await self.read(line, data if isinstance(data, bytes) else data.encode())
                        if self.over:
                            break
            except InvalidStatus as fault:
                self.world.answered(fault.response.status_code, "a line to a table")
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError):
                pass
            if not self.over:
                await asyncio.sleep(self.dice.uniform(0.05, 0.2))

    async def read(self, line: ClientConnection, data: bytes) -> None:
        message: Json = msgspec.json.decode(data)
        kind = message["type"]
        if kind == "welcome":
            self.mine = {seat["seat"] for seat in message["table"]["seats"] if seat["mine"]} or {None}
        elif kind == "accepted":
            key = message["seat"], message["ask"]
            if key in self.kept:
                self.world.counts.blame("twice", f"{self.code} {key}")
            self.kept[key] = self.sent[key]["lines"][0]
            self.moved()
        elif kind == "refused":
            await self.refused(line, message)
        elif kind == "update":
            await self.see(line, data, message)

    async def see(self, line: ClientConnection, data: bytes, message: Json) -> None:
        self.updates.add(data)
        seat = message["seat"]
        if message["first"] > self.heard.get(seat, 0):
            self.world.counts.blame("gap", f"{self.code}: {message['first']} events, {self.heard.get(seat, 0)} heard")
        size = message["first"] + len(message["events"])
        if size > self.heard.get(seat, 0):
            self.moved()
        self.heard[seat] = size
        if message["over"] is not None:
            self.ended.add(seat)
        if message["ask"] is not None:
            await self.decide(line, seat, message["ask"])

    async def decide(self, line: ClientConnection, seat: int, ask: Json) -> None:
        lines = [option["line"] for option in ask["options"]]
        message = self.sent.get((seat, ask["number"]))
        if message is None or message["lines"][0] not in lines:
            # When asked again, give the same answer: the server does not say which answer it accepted.
            choice = self.dice.choice([one for one in lines if one.startswith("build")] or lines)
            message = {"type": "move", "seat": seat, "ask": ask["number"], "lines": [choice]}
        self.sent[seat, ask["number"]] = message
        await asyncio.sleep(self.world.thought)
        await line.send(msgspec.json.encode(message).decode())

    async def refused(self, line: ClientConnection, message: Json) -> None:
        code = message["code"]
        if code in AGAIN:
            if code == "internal":
                self.world.answered(503, f"a move: {message}")  # the refusal means that the database is unavailable
            await asyncio.sleep(0.3)
            last = self.sent.get((message["seat"], message["ask"]))
            if last is not None:
                await line.send(msgspec.json.encode(last).decode())
        elif code not in TOO_LATE:
            self.world.counts.blame("refused", f"{self.code}: {message}")


class Group:
    """People who play one game after another, as someone new each time, and a spectator."""

    def __init__(self, web: Web, world: World, number: int, dice: random.Random) -> None:
        self.web = web
        self.world = world
        self.edition, self.options, self.seated = GROUPS[number]
        self.name = f"{self.edition} {number}"
        self.dice = dice
        self.progress = 0
        self.code = ""
        self.players: list[Player] = []

    def moved(self) -> None:
        self.progress += 1

    async def play_on(self, enough: Callable[[], bool], rest: float) -> None:
        while not enough():
            await self.play()
            await asyncio.sleep(rest)

    async def play(self) -> None:
        numbers = dict.fromkeys(who for who in self.seated if isinstance(who, int))
        people = {who: Visitor(self.web, self.world, f"Person {who}") for who in numbers}
        spectator = Visitor(self.web, self.world, "Spectator")
        for person in (*people.values(), spectator):
            await person.arrive()
        host = people.get(0, spectator)
        self.code = await self.begin(host, people)
        self.moved()
        self.players = [Player(person, self.code, self.dice, self.moved) for person in (*people.values(), spectator)]
        await asyncio.gather(*(player.play() for player in self.players))
        record = await host.get(f"/api/games/{self.code}/record")
        await asyncio.to_thread(self.check, record)
        self.moved()  # that took our time, not the server's
        self.world.counts.games[self.edition] += 1
        self.players = []

    async def begin(self, host: Visitor, people: dict[int, Visitor]) -> str:
        bots = [who if isinstance(who, str) else None for who in self.seated]
        setup = {"edition": self.edition, "seats": len(self.seated), "grace": 86_400, "pace": "instant",
                 "options": self.options}
        made = await host.post("/api/tables", {"setup": setup, "bots": bots, "name": host.name, "watch": not people})
        code: str = made["code"]
        while (await host.get(f"/api/tables/{code}"))["state"] != "playing":
            for seat, who in enumerate(self.seated):
                if isinstance(who, int):
                    await people[who].post(f"/api/tables/{code}/sit", {"seat": seat, "name": people[who].name})
            await host.post(f"/api/tables/{code}/start")
        return code

    def leave_unfinished(self) -> None:
        """Leave a game before its end. Its acknowledged moves must still be in the database."""
        kept = {key: line for player in self.players for key, line in player.kept.items()}
        if kept:
            self.world.counts.acknowledged += len(kept)
            self.world.remember(self.code, kept, None)

    def check(self, record: Json) -> None:
        """Compare what everyone was told with the record, and remember what must be in the database."""
        counts = self.world.counts
        kept = {key: line for player in self.players for key, line in player.kept.items()}
        updates = set().union(*(player.updates for player in self.players))
        counts.acknowledged += len(kept)
        counts.updates += len(updates)
        counts.lines_cut += sum(max(0, player.lines - 1) for player in self.players)
        check_game(counts, self.code, record, kept, updates)
        self.world.remember(self.code, kept, record["moves"] if "result" in record else None)
