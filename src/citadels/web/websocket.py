"""The WebSocket of a table: a visitor's messages are read and answered one after another."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from citadels.web.conversation import (
    GONE_CLOSE,
    REFUSED_CLOSE,
    UNPLAYABLE_CLOSE,
    Counted,
    TableConnection,
    events_known,
    receive,
)
from citadels.web.direct_socket import EXTENSION, DirectSocket, framed
from citadels.web.encoding import ENCODER
from citadels.web.known_people import token_hash
from citadels.web.live_table import LiveTable
from citadels.web.moderation.bans import Bans
from citadels.web.observation import event_count
from citadels.web.protocol import Refused
from citadels.web.rate_limits import EVENTS, Allowance, RateLimits
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.security import COOKIE, allowed_origin
from citadels.web.server_lobby import ServerLobby
from citadels.web.session import visitor_of

LOG: Final = logging.getLogger(__name__)

MOST_WAITING: Final = 500       # undelivered messages; with more, the connection counts as dead
MOST_REFUSED: Final = 60        # refusals in a row; with more, the sender is not a person
MANY_REFUSED: Final = 20        # refusals in a row after which each message is delayed
SLOWED: Final = 0.25            # seconds
# Close codes besides those of `conversation`.
SLOW_CLOSE: Final = 4408
CROWDED_CLOSE: Final = 4429
BANNED_CLOSE: Final = 4403
CLOSES: Final = {"unplayable": UNPLAYABLE_CLOSE, "banned": BANNED_CLOSE}
CLOSING: Final = 2.0            # seconds for the last messages


class SocketConnection(TableConnection):
    """A connected visitor."""

    def __init__(self, socket: WebSocket[Any, Any, Any], visitor: Person | None, limits: RateLimits,
                 scope: Any, bans: Bans | None = None) -> None:
        self.socket = socket
        self.limits = limits
        self.scope = scope
        self.bans = bans
        super().__init__(visitor)
        self.close_with = 0
        self.busy = False                   # a message is being handled
        self.ended = False                  # no further message will be handled
        self._direct: DirectSocket | None = scope.get("extensions", {}).get(EXTENSION)
        self._held: list[bytes] | None = None
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def meet(self, visitor: Person | None) -> None:
        super().meet(visitor)
        self.counted_as = visitor_of(self.scope, visitor)

    def count(self, what: Counted, cost: float = 1) -> None:
        if what == "chat" and self.bans is not None:
            self.bans.check(*self.counted_as, "chat")
        allowance: Allowance = getattr(self.limits, what)
        allowance.take(self.counted_as, cost)

    def send(self, data: bytes) -> None:
        """Send a message immediately, or queue it: the game never waits for a slow connection."""
        if self._held is not None:
            self._held.append(data)
        elif not self._sent_now([data]):
            self._put_in_queue(data)

    def hold(self) -> None:
        """Collect messages from now on until `release`, so that they are sent as one packet."""
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

    def drop(self) -> None:
        self.close(GONE_CLOSE)

    def close(self, code: int) -> None:
        self.close_with = code
        self._wake.set()

    def turn_away(self, refusal: RequestRefused) -> None:
        """The visitor has just been banned."""
        self.answer(Refused(refusal.code, until=refusal.until, ban_reason=refusal.ban_reason))
        self.close(BANNED_CLOSE)

    async def deliver(self) -> None:
        """Send what is in the queue until the connection is closed."""
        while not self.close_with:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                # Only removed once it is sent: until then, no other message may overtake it.
                await self.socket.send_text(self._queue[0].decode())
                self._queue.popleft()
        await self.socket.close(self.close_with)


@websocket("/api/tables/{code:str}/socket", opt={"exclude_from_auth": True})
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    try:
        await welcome(socket, code)
    finally:
        # These form reference cycles with the socket. Without them it is freed at once.
        del socket.receive, socket.send


async def welcome(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Find out who the visitor is, and let them in."""
    lobby: ServerLobby = socket.app.state.lobby
    if not allowed_origin(socket.scope, lobby.settings):
        await socket.close(REFUSED_CLOSE, "origin")
        return
    limits: RateLimits = socket.app.state.limits
    bans = lobby.moderation.bans
    connection = SocketConnection(socket, None, limits, socket.scope, bans)
    token = socket.cookies.get(COOKIE, "")
    with lobby.people.devices.socket(token_hash(token) if token else "", connection):
        connection.meet(await lobby.people.by_cookie(token))
        bans.note(*connection.counted_as)
        await socket.accept()
        with bans.socket(connection):
            await be_connected(lobby, connection, code)


async def be_connected(lobby: ServerLobby, connection: SocketConnection, code: str) -> None:
    """Find the table, and stay there until the connection ends."""
    socket, limits = connection.socket, connection.limits
    known = events_known(socket.query_params.get("seen", "0"))
    try:
        limits.sockets.enter(connection.counted_as)
    except RequestRefused as refusal:
        await refuse(lobby, socket, refusal)
        return
    try:
        table = await admit(lobby, connection, code, known)
        await stay(lobby, table, connection, known)
    except RequestRefused as refusal:
        await refuse(lobby, socket, refusal)
    finally:
        limits.sockets.leave(connection.counted_as)


async def refuse(lobby: ServerLobby, socket: WebSocket[Any, Any, Any], refusal: RequestRefused) -> None:
    """Tell a visitor why they cannot come in."""
    lobby.refusals += 1
    if refusal.status == HTTP_429_TOO_MANY_REQUESTS:
        LOG.warning("connections refused", extra={"facts": {"why": refusal.code}})
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # they may already be gone
        told = Refused(refusal.code, until=refusal.until, ban_reason=refusal.ban_reason)
        await socket.send_text(ENCODER.encode(told).decode())
        crowded = CROWDED_CLOSE if refusal.status == HTTP_429_TOO_MANY_REQUESTS else REFUSED_CLOSE
        await socket.close(CLOSES.get(refusal.code, crowded))


async def admit(lobby: ServerLobby, connection: SocketConnection, code: str, seen: int) -> LiveTable:
    """The table, if there is room for this visitor. There is always room for players."""
    limits, scope = connection.limits, connection.socket.scope
    lobby.moderation.bans.check(*connection.counted_as)
    if not limits.may_guess(scope) and not await lobby.plays_at(code, connection.visitor):
        raise RequestRefused("too-fast")
    try:
        table = await lobby.find(code)
    except RequestRefused as refusal:
        if refusal.code != "unplayable":
            limits.wrong_code(scope)
        raise
    if limits.spectators and not table.seats_of(connection.person) and table.spectators_here >= limits.spectators:
        raise RequestRefused("crowded-table")
    connection.unheard = await lobby.moderation.relations.unheard_by(connection.person)
    if table.live is not None:
        limits.visitor(connection.counted_as, 1 + max(0, event_count(table.live.shown) - seen) // EVENTS)
    return table


async def stay(lobby: ServerLobby, table: LiveTable, connection: SocketConnection, seen: int) -> None:
    """Stay at a table until the connection ends."""
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
        if connection.busy:  # a message is handled completely even if the connection is lost, so no move is half done
            await asyncio.wait(tasks[1:])
        for task in (*tasks, *connection.tasks):
            task.cancel()
        for outcome in await asyncio.gather(*tasks, *connection.tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError | OSError):
                LOG.error("a connection ended by an error", exc_info=outcome)
        # The table is told even if the connection ends because the server does.
        await asyncio.shield(asyncio.create_task(table.disconnect(connection)))


async def listen(lobby: ServerLobby, table: LiveTable, connection: SocketConnection) -> None:
    refused = 0
    while not connection.ended:
        if refused >= MOST_REFUSED:
            connection.close(REFUSED_CLOSE)
            return
        data = await connection.socket.receive_data(mode="text")
        if connection.close_with:  # for example because the device was just signed out
            return
        try:
            connection.busy = True
            await receive(lobby, table, connection, data)
            refused = 0
        except RequestRefused as refusal:
            # No player sends thousands of nested brackets.
            refused = MOST_REFUSED if isinstance(refusal.__context__, RecursionError) else refused + 1
            lobby.refusals += 1
            connection.answer(Refused(refusal.code, rule=refusal.rule, until=refusal.until,
                                      ban_reason=refusal.ban_reason))
            if MANY_REFUSED < refused < MOST_REFUSED:
                await asyncio.sleep(SLOWED)
        finally:
            connection.busy = False
