"""The WebSocket of a table: messages of a visitor are read one after the other, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from citadels.web.direct_socket import EXTENSION, Direct, framed
from citadels.web.encoding import ENCODER
from citadels.web.live_game import event_count
from citadels.web.live_table import LiveTable
from citadels.web.lobby import Lobby
from citadels.web.models import Person
from citadels.web.names import cleaned
from citadels.web.people import token_hash
from citadels.web.protocol import (
    Accepted,
    AskHint,
    BrowserMessage,
    FromServer,
    Hint,
    Move,
    Phrase,
    Ping,
    Pong,
    Refused,
    Say,
    SayPhrase,
    Skip,
)
from citadels.web.rate_limits import EVENTS, RateLimits
from citadels.web.refusal import Refusal
from citadels.web.security import COOKIE, allowed_origin
from citadels.web.session import visitor_of
from citadels.web.timing import steady_now

LOG: Final = logging.getLogger(__name__)
DECODER: Final[msgspec.json.Decoder[BrowserMessage]] = msgspec.json.Decoder(BrowserMessage)

LARGEST: Final = 16_384         # bytes of a message
MOST_WAITING: Final = 500       # messages that a visitor has not fetched; then the connection counts as dead
MOST_REFUSED: Final = 60        # refusals in a row; then it is not a person who is sending
MANY_REFUSED: Final = 20        # from then on each further message waits for so many seconds
SLOWED: Final = 0.25
STAGED: Final = 2               # messages as which a staged move counts: it is thought through, and may be taken back
REFUSED_CLOSE: Final = 4400     # codes with which the server closes a connection
SLOW_CLOSE: Final = 4408
UNPLAYABLE_CLOSE: Final = 4409
CROWDED_CLOSE: Final = 4429
GONE_CLOSE: Final = 1001
CLOSING: Final = 2.0            # seconds for the last messages


class SocketConnection:
    """A connected visitor."""

    def __init__(self, socket: WebSocket[Any, Any, Any], visitor: Person | None, limits: RateLimits,
                 scope: Any) -> None:
        self.socket = socket
        self.limits = limits
        self.scope = scope
        self.meet(visitor)
        self.events_sent: dict[int | None, int] = {}
        self.close_with = 0
        self.busy = False                   # a message is being handled
        self.ended = False                  # no further one will be
        self.tasks: set[asyncio.Task[None]] = set()
        self._direct: Direct | None = scope.get("extensions", {}).get(EXTENSION)
        self._held: list[bytes] | None = None
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def meet(self, visitor: Person | None) -> None:
        """It is known now who is connected."""
        self.visitor = visitor
        self.person = visitor.id if visitor else None
        self.counted_as = visitor_of(self.scope, visitor)

    def send(self, data: bytes) -> None:
        """Send a message at once, or put it into the queue: the game never waits for a slow connection."""
        if self._held is not None:
            self._held.append(data)
        elif not self._sent_now([data]):
            self._put_in_queue(data)

    def hold(self) -> None:
        """Keep what is sent from now on until `release`, so that it goes out as one packet."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        held, self._held = self._held, None
        if held and not self._sent_now(held):
            for data in held:
                self._put_in_queue(data)

    def _sent_now(self, messages: list[bytes]) -> bool:
        return self._direct is not None and not self._queue and not self.close_with \
            and self._direct.send_now(b"".join(map(framed, messages)))

    def _put_in_queue(self, data: bytes) -> None:
        if len(self._queue) >= MOST_WAITING:
            self.close_with = SLOW_CLOSE
        else:
            self._queue.append(data)
        self._wake.set()

    def answer(self, message: FromServer) -> None:
        self.send(ENCODER.encode(message))

    def drop(self) -> None:
        self.close(GONE_CLOSE)

    def close(self, code: int) -> None:
        self.close_with = code
        self._wake.set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes long, without letting other messages wait for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self) -> None:
        """Send what is in the queue until the connection is closed."""
        while not self.close_with:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                # Taken out only when it is sent: until then, nothing may be written past it.
                await self.socket.send_text(self._queue[0].decode())
                self._queue.popleft()
        await self.socket.close(self.close_with)


@websocket("/api/tables/{code:str}/socket", opt={"exclude_from_auth": True})
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    try:
        await welcome(socket, code)
    finally:
        # These know the socket. Without them it is freed at once, and not when garbage is collected.
        del socket.receive, socket.send


async def welcome(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Find out who it is, and let them in."""
    lobby: Lobby = socket.app.state.lobby
    if not allowed_origin(socket.scope, lobby.settings):
        await socket.close(REFUSED_CLOSE, "origin")
        return
    limits: RateLimits = socket.app.state.limits
    connection = SocketConnection(socket, None, limits, socket.scope)
    token = socket.cookies.get(COOKIE, "")
    with lobby.people.devices.line(token_hash(token) if token else "", connection):
        connection.meet(await lobby.people.by_cookie(token))
        await socket.accept()
        await be_connected(lobby, connection, code)


async def be_connected(lobby: Lobby, connection: SocketConnection, code: str) -> None:
    """Find the table, and be there until the connection ends."""
    socket, limits = connection.socket, connection.limits
    seen = socket.query_params.get("seen", "0")
    known = int(seen) if seen.isdecimal() and len(seen) < 8 else 0
    try:
        limits.sockets.enter(connection.counted_as)
    except Refusal as refusal:
        await refuse(lobby, socket, refusal)
        return
    try:
        table = await admit(lobby, connection, code, known)
        await stay(lobby, table, connection, known)
    except Refusal as refusal:
        await refuse(lobby, socket, refusal)
    finally:
        limits.sockets.leave(connection.counted_as)


async def refuse(lobby: Lobby, socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    """Tell a visitor why there is no place for them."""
    lobby.refusals += 1
    if refusal.status == HTTP_429_TOO_MANY_REQUESTS:
        LOG.warning("connections refused", extra={"facts": {"why": refusal.code}})
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # they may be gone already
        await socket.send_text(ENCODER.encode(Refused(refusal.code)).decode())
        crowded = refusal.status == HTTP_429_TOO_MANY_REQUESTS
        unplayable = refusal.code == "unplayable"
        await socket.close(CROWDED_CLOSE if crowded else UNPLAYABLE_CLOSE if unplayable else REFUSED_CLOSE)


async def admit(lobby: Lobby, connection: SocketConnection, code: str, seen: int) -> LiveTable:
    """The table, if there is room for this visitor. Who sits there always has room."""
    limits, scope = connection.limits, connection.socket.scope
    if not limits.may_guess(scope) and not await lobby.plays_at(code, connection.visitor):
        raise Refusal("too-fast")
    try:
        table = await lobby.find(code)
    except Refusal as refusal:
        if refusal.code != "unplayable":
            limits.wrong_code(scope)
        raise
    if limits.spectators and not table.seats_of(connection.person) and table.spectators_here() >= limits.spectators:
        raise Refusal("crowded-table")
    if table.live is not None:
        limits.visitor(connection.counted_as, 1 + max(0, event_count(table.live.shown) - seen) // EVENTS)
    return table


async def stay(lobby: Lobby, table: LiveTable, connection: SocketConnection, seen: int) -> None:
    """Be at a table until the connection ends."""
    tasks: list[asyncio.Task[None]] = []
    try:
        await table.connect(connection, seen)
        sender = asyncio.create_task(connection.deliver())
        tasks = [sender, asyncio.create_task(listen(lobby, table, connection))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.close_with:  # the visitor is told why
            await asyncio.wait([sender], timeout=CLOSING)
    finally:
        connection.ended = True
        if connection.busy:  # what has begun is finished even if the connection is lost: no move is written by half
            await asyncio.wait(tasks[1:])
        for task in (*tasks, *connection.tasks):
            task.cancel()
        for outcome in await asyncio.gather(*tasks, *connection.tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError | OSError):
                LOG.error("a connection ended by an error", exc_info=outcome)
        # The connection may end because the server does; the table is told all the same.
        await asyncio.shield(asyncio.create_task(table.disconnect(connection)))


async def listen(lobby: Lobby, table: LiveTable, connection: SocketConnection) -> None:
    refused = 0
    while not connection.ended:
        if refused >= MOST_REFUSED:
            connection.close(REFUSED_CLOSE)
            return
        data = await connection.socket.receive_data(mode="text")
        if connection.close_with:  # such as that of a device which was just ended
            return
        try:
            connection.limits.messages.take(connection.counted_as)
            if len(data) > LARGEST:
                raise Refusal("too-large")
            connection.busy = True
            await handle(lobby, table, connection, decode(data))
            refused = 0
        except Refusal as refusal:
            # Nobody who plays sends brackets by the thousand.
            refused = MOST_REFUSED if isinstance(refusal.__context__, RecursionError) else refused + 1
            lobby.refusals += 1
            connection.answer(Refused(refusal.code, rule=refusal.rule))
            if MANY_REFUSED < refused < MOST_REFUSED:
                await asyncio.sleep(SLOWED)
        finally:
            connection.busy = False


def decode(data: str | bytes) -> BrowserMessage:
    try:
        return DECODER.decode(data)
    except (msgspec.MsgspecError, RecursionError):
        raise Refusal("bad-request") from None


async def handle(lobby: Lobby, table: LiveTable, connection: SocketConnection, message: BrowserMessage) -> None:
    if isinstance(message, Move):
        if message.stage:
            connection.limits.messages.take(connection.counted_as, STAGED - 1)
        await on_move(lobby, table, connection, message)
    elif isinstance(message, AskHint):
        connection.begin(on_hint(lobby, table, connection, message))
    elif isinstance(message, Say):
        await on_say(table, connection, message.text)
    elif isinstance(message, SayPhrase):
        await on_say(table, connection, "", message.phrase)
    elif isinstance(message, Skip):
        table.skip(connection.person)
    elif isinstance(message, Ping):
        connection.answer(Pong(steady_now()))


async def on_move(lobby: Lobby, table: LiveTable, connection: SocketConnection, message: Move) -> None:
    try:
        if message.seat not in table.seats_of(connection.person):
            raise Refusal("not-yours")
        act = table.act(message.seat, message.ask, message.lines)
        # Of a secret answer not even the number may tell anything.
        counted = 0 if act.game.secret else len(message.lines)
        if message.stage:
            table.check_asked(act.seat, act.ask)
            staged = act.staged()
            if staged is not None:
                connection.answer(staged)
                return
        # Playing sends the update, and the visitor is told before that that the move is stored.
        def accept() -> None:
            connection.hold()
            connection.answer(Accepted(message.seat, message.ask))

        await table.play(act, on_stored=accept)
        lobby.moves += counted
    except Refusal as refusal:
        lobby.refusals += 1
        connection.answer(Refused(refusal.code, message.seat, message.ask, message.lines[-1], refusal.rule))
    except Exception:  # the database is away: the move may or may not be stored, and the visitor asks again
        LOG.exception("a move could not be stored")
        connection.answer(Refused("internal", message.seat, message.ask))
    finally:
        connection.release()


async def on_hint(lobby: Lobby, table: LiveTable, connection: SocketConnection, message: AskHint) -> None:
    try:
        if not table.hints:
            raise Refusal("no-hints")
        if message.seat not in table.seats_of(connection.person):
            raise Refusal("not-yours")
        live = table.check_asked(message.seat, message.ask)
        connection.limits.hints.take(connection.counted_as)
        noted = not live.game.secret  # that somebody is asked in secret nobody may know
        advice = await lobby.bots.advise(live.game, message.seat, f"{live.salt}/hint")
        connection.answer(Hint(message.seat, message.ask, advice.thoughts, advice.expected))
        if noted:
            table.note_hint(message.seat)
    except Refusal as refusal:
        connection.answer(Refused(refusal.code, message.seat, message.ask))


async def on_say(table: LiveTable, connection: SocketConnection, text: str, phrase: Phrase | None = None) -> None:
    words = cleaned(text)
    if connection.visitor is None:
        raise Refusal("not-yours")
    if not words and phrase is None:
        raise Refusal("bad-request", field="text")
    connection.limits.chat.take(connection.counted_as)
    await table.say(connection.visitor.id, connection.visitor.name, words, phrase)
