"""A page that plays without a server, and the storage of its browser."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from citadels.offline import OfflineServer

Json = dict[str, Any]


class Storage:
    """What a browser keeps. Saving takes a moment, and fails while there is no room."""

    def __init__(self) -> None:
        self.documents: dict[str, str] = {}
        self.room = True

    async def save(self, key: str, text: str) -> None:
        await asyncio.sleep(0)
        if not self.room:
            raise OSError("QuotaExceededError")
        self.documents[key] = text

    async def remove(self, key: str) -> None:
        await asyncio.sleep(0)
        if not self.room:
            raise OSError("UnknownError")
        del self.documents[key]

    def moves(self, code: str) -> list[Json]:
        """The moves of a table that would survive the end of the worker."""
        found: list[Any] = msgspec.json.decode(self.documents[f"table/{code}"])["moves"]
        return [dict(zip(("number", "seat", "line"), row, strict=False)) for row in found]


class Page:
    """One life of the worker, and what the page asks of it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.server = OfflineServer(storage.save, storage.remove, dict(storage.documents), haste=0.0)

    async def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> tuple[int, Any]:
        text = body if isinstance(body, str) or body is None else msgspec.json.encode(body).decode()
        status, answer = await self.server.request(method, path, language, text)
        return status, msgspec.json.decode(answer)

    async def get(self, path: str) -> Any:
        status, answer = await self.ask("GET", path)
        assert status == 200, answer
        return answer

    async def post(self, path: str, body: Any = None) -> Any:
        status, answer = await self.ask("POST", path, {} if body is None else body)
        assert status in (200, 201), answer
        return answer

    async def export(self) -> str:
        """All games as one file."""
        _, text = await self.server.request("GET", "/api/offline/games", "en", None)
        return text

    async def import_all(self, text: str) -> Any:
        return await self.post("/api/offline/games", text)

    async def make(self, edition: str = "deluxe", bots: tuple[str | None, ...] = (None, "normal", "easy"),
                   **more: Any) -> str:
        setup = {"edition": edition, "seats": len(bots), "pace": "instant", **more.pop("setup", {})}
        made: Json = await self.post("/api/tables", {"setup": setup, "bots": list(bots), "start": True, **more})
        code: str = made["code"]
        return code

    def come(self, code: str, seen: int = 0) -> Visit:
        return Visit(self, code, seen)


class Visit:
    """A page that is open at a table. It plays the seats of the person at random if it is told to."""

    def __init__(self, page: Page, code: str, seen: int = 0) -> None:
        self.page = page
        self.code = code
        self.sent: list[str] = []
        self.closed: int | None = None
        self.news = asyncio.Event()
        self.kept: dict[tuple[int, int], str] = {}      # acknowledged moves, by seat and question
        self.socket = page.server.connect(f"/api/tables/{code}/socket?seen={seen}", self._hear, self._end)

    def _hear(self, text: str) -> None:
        assert self.closed is None
        self.sent.append(text)
        self.news.set()

    def _end(self, code: int) -> None:
        self.closed = code
        self.news.set()

    def say(self, **message: Any) -> None:
        self.socket.receive(msgspec.json.encode(message).decode())

    @property
    def messages(self) -> list[Json]:
        return [msgspec.json.decode(text) for text in self.sent]

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def updates(self) -> list[bytes]:
        return [text.encode() for text in self.sent if '"type":"update"' in text]

    async def until(self, enough: Callable[[], object]) -> None:
        while not enough():
            self.news.clear()
            await self.news.wait()

    async def message(self, number: int) -> Json:
        """The message with this number, once it has come."""
        await self.until(lambda: len(self.sent) > number)
        found: Json = msgspec.json.decode(self.sent[number])
        return found

    async def hear(self, kind: str, times: int = 1) -> Json:
        await self.until(lambda: len(self.of(kind)) >= times)
        return self.of(kind)[-1]

    async def next_ask(self) -> Json:
        """The last update, once it brings a question to this person, or the end."""
        def found() -> bool:
            last = [message for message in self.messages[-8:] if message["type"] == "update"]
            return bool(last) and (last[-1]["ask"] is not None or last[-1]["over"] is not None)

        await self.until(found)
        return self.of("update")[-1]

    async def play(self, dice: random.Random, most: int = 10**6) -> bool:
        """Play so many moves at random, or until the game is over; whether it is."""
        for read in count():
            message = await self.message(read)
            if message["type"] == "refused":
                raise AssertionError(message)
            if message["type"] == "accepted":
                key = message["seat"], message["ask"]
                mine = [row["line"] for row in self.page.storage.moves(self.code) if row["seat"] == key[0]]
                assert mine[key[1] - 1] == self.kept[key], "acknowledged, but not kept"
            if message["type"] != "update":
                continue
            if message["over"] is not None:
                return True
            if message["ask"] is not None:
                key = message["seat"], message["ask"]["number"]
                if key in self.kept:
                    continue
                if len(self.kept) >= most:
                    return False
                lines = [option["line"] for option in message["ask"]["options"]]
                self.kept[key] = dice.choice([line for line in lines if line.startswith("build")] or lines)
                self.say(type="move", seat=key[0], ask=key[1], lines=[self.kept[key]])
        raise AssertionError("nobody counts so far")

    async def leave(self) -> None:
        self.socket.close()
        await self.until(lambda: self.closed is not None)
