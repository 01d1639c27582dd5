"""The WebSocket of a table: what a visitor says is heard, one message after the other, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from citadels.web.encoding import ENCODER
from citadels.web.guard import COOKIE, Bucket, allowed_origin
from citadels.web.hall import Hall
from citadels.web.live_table import LiveTable
from citadels.web.lobby import guest, plain
from citadels.web.protocol import (
    Accepted,
    AskHint,
    BrowserMessage,
    FromServer,
    Hint,
    Move,
    Ping,
    Pong,
    Refused,
    Say,
)
from citadels.web.refusal import Refusal
from citadels.web.rows import Person
from citadels.web.timing import now

LOG: Final = logging.getLogger(__name__)
DECODER: Final[msgspec.json.Decoder[BrowserMessage]] = msgspec.json.Decoder(BrowserMessage)

LARGEST: Final = 16_384         # bytes of a message
MOST_WAITING: Final = 500       # messages that a visitor has not fetched; then the line is taken for dead
MOST_REFUSED: Final = 200       # refusals in a row; then it is not a person who is asking
REFUSED_CLOSE: Final = 4400     # codes of a line that the server ends
SLOW_CLOSE: Final = 4408
GONE_CLOSE: Final = 1001
CLOSING: Final = 2.0            # seconds for the last messages


class Caller:
    """A connected visitor."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person | None) -> None:
        self.socket = socket
        self.someone = person
        self.person = person.id if person else None
        self.events_sent: dict[int | None, int] = {}
        self.moves = Bucket(20, 60)
        self.words = Bucket(0.5, 5)
        self.hints = Bucket(0.3, 4)
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.close_with = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def send(self, data: bytes) -> None:
        """Put a message in the queue; the game never waits for a slow line."""
        if len(self._waiting) >= MOST_WAITING:
            self.close_with = SLOW_CLOSE
        else:
            self._waiting.append(data)
        self._wake.set()

    def tell(self, message: FromServer) -> None:
        self.send(ENCODER.encode(message))

    def drop(self) -> None:
        self.close(GONE_CLOSE)

    def close(self, code: int) -> None:
        self.close_with = code
        self._wake.set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes long, and for which nothing else must wait."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self) -> None:
        """Send what is in the queue until the line is closed."""
        while not self.close_with:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self.socket.send_text(self._waiting.popleft().decode())
        await self.socket.close(self.close_with)


@websocket("/api/tables/{code:str}/socket", opt={"exclude_from_auth": True})
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    if not allowed_origin(socket.scope, hall.settings):
        await socket.close(REFUSED_CLOSE, "origin")
        return
    person = await hall.person(socket.cookies.get(COOKIE))
    await socket.accept()
    caller = Caller(socket, person)
    try:
        table = await hall.find(code)
    except Refusal as refusal:
        await socket.send_text(ENCODER.encode(Refused(refusal.code)).decode())
        await socket.close(REFUSED_CLOSE)
        return
    seen = socket.query_params.get("seen", "0")
    tasks: list[asyncio.Task[None]] = []
    try:
        await table.connect(caller, int(seen) if seen.isdecimal() and len(seen) < 8 else 0)
        sender = asyncio.create_task(caller.deliver())
        tasks = [sender, asyncio.create_task(listen(hall, table, caller))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if caller.close_with:  # why the line ends is said
            await asyncio.wait([sender], timeout=CLOSING)
    finally:
        for task in (*tasks, *caller.tasks):
            task.cancel()
        for outcome in await asyncio.gather(*tasks, *caller.tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError | OSError):
                LOG.error("a line ended by a fault", exc_info=outcome)
        # A line may end while the server itself does; what a person leaves behind is tidied all the same.
        await asyncio.shield(asyncio.create_task(table.disconnect(caller)))


async def listen(hall: Hall, table: LiveTable, caller: Caller) -> None:
    refused = 0
    while refused < MOST_REFUSED:
        data = await caller.socket.receive_data(mode="text")
        try:
            if not caller.moves.take():
                raise Refusal("too-fast")
            if len(data) > LARGEST:
                raise Refusal("too-large")
            # What has begun is carried through, also when the line is cut: a move is never written by half.
            await asyncio.shield(asyncio.create_task(answer(hall, table, caller, read(data))))
            refused = 0
        except Refusal as refusal:
            refused += 1
            hall.refused += 1
            caller.tell(Refused(refusal.code, rule=refusal.rule))
    caller.close(REFUSED_CLOSE)


def read(data: str | bytes) -> BrowserMessage:
    try:
        return DECODER.decode(data)
    except msgspec.MsgspecError:
        raise Refusal("bad-request") from None


async def answer(hall: Hall, table: LiveTable, caller: Caller, message: BrowserMessage) -> None:
    if isinstance(message, Move):
        await move(hall, table, caller, message)
    elif isinstance(message, AskHint):
        caller.begin(hint(hall, table, caller, message))
    elif isinstance(message, Say):
        await say(table, caller, message)
    elif isinstance(message, Ping):
        caller.tell(Pong(now()))


async def move(hall: Hall, table: LiveTable, caller: Caller, message: Move) -> None:
    try:
        if message.seat not in table.seats_of(caller.person):
            raise Refusal("not-yours")
        act = table.act(message.seat, message.ask, message.lines)
        if message.stage:
            table.check_asked(act.seat, act.ask)
            staged = act.staged()
            if staged is not None:
                caller.tell(staged)
                return
        # The update goes out while the move is played; that it was kept is said first.
        await table.play(act, on_stored=lambda: caller.tell(Accepted(message.seat, message.ask)))
        hall.played += len(message.lines)
    except Refusal as refusal:
        hall.refused += 1
        caller.tell(Refused(refusal.code, message.seat, message.ask, message.lines[-1], refusal.rule))
    except Exception:  # the database is away: the move may or may not be kept, and the visitor asks again
        LOG.exception("a move could not be kept")
        caller.tell(Refused("internal", message.seat, message.ask))


async def hint(hall: Hall, table: LiveTable, caller: Caller, message: AskHint) -> None:
    try:
        if not table.setup.hints:
            raise Refusal("no-hints")
        if message.seat not in table.seats_of(caller.person):
            raise Refusal("not-yours")
        if not caller.hints.take():
            raise Refusal("too-fast")
        live = table.check_asked(message.seat, message.ask)
        thoughts = await hall.thinker.advise(live.game, message.seat, f"{live.salt}/hint")
        caller.tell(Hint(message.seat, message.ask, thoughts))
    except Refusal as refusal:
        caller.tell(Refused(refusal.code, message.seat, message.ask))


async def say(table: LiveTable, caller: Caller, message: Say) -> None:
    words = plain(message.text)
    if caller.someone is None:
        raise Refusal("not-yours")
    if not words:
        raise Refusal("bad-request", field="text")
    if not caller.words.take():
        raise Refusal("too-fast")
    await table.say(caller.someone.id, caller.someone.name or guest(), words)
