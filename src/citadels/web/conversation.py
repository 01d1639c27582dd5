"""The messages of a visitor at a table and the answers to them, independent of how they are transported."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, Literal

import msgspec

from citadels.web.encoding import ENCODER, UNREADABLE
from citadels.web.live_table import LiveTable
from citadels.web.lobby import Lobby
from citadels.web.names import cleaned
from citadels.web.protocol import (
    Accepted,
    AnswerBack,
    AskHint,
    BrowserMessage,
    FromServer,
    Hint,
    Phrase,
    Ping,
    PlayLines,
    Pong,
    Refused,
    Say,
    SayPhrase,
    Skip,
    TakeBack,
)
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.store import NotStored
from citadels.web.take_back import asking
from citadels.web.threads import start_task
from citadels.web.timing import steady_now

LOG: Final = logging.getLogger(__name__)
DECODER: Final[msgspec.json.Decoder[BrowserMessage]] = msgspec.json.Decoder(BrowserMessage)

LARGEST: Final = 16_384         # bytes of a message
STAGED: Final = 2               # a staged move counts as this many messages, because it costs work and may be undone
# Close codes of a connection.
REFUSED_CLOSE: Final = 4400
UNPLAYABLE_CLOSE: Final = 4409
GONE_CLOSE: Final = 1001

Counted = Literal["messages", "hints", "chat"]


class TableConnection:
    """A visitor at a table. Subclasses define how messages are sent."""

    def __init__(self, visitor: Person | None) -> None:
        self.meet(visitor)
        self.unheard: frozenset[int] = frozenset()          # people whose chat the visitor does not want to read
        self.events_sent: dict[int | None, int] = {}        # how many events were sent, by seat
        self.tasks: set[asyncio.Task[None]] = set()

    def meet(self, visitor: Person | None) -> None:
        """Set who is connected, once it is known."""
        self.visitor = visitor
        self.person = visitor.id if visitor else None

    def send(self, data: bytes) -> None:
        raise NotImplementedError

    def drop(self) -> None:
        """Hang up, because the table is no longer in memory."""
        raise NotImplementedError

    def count(self, what: Counted, cost: float = 1) -> None:
        """Raise RequestRefused if the visitor asks for too much."""

    def hold(self) -> None:
        """Messages from now on until `release` may be sent together."""

    def release(self) -> None:
        pass

    def answer(self, message: FromServer) -> None:
        self.send(ENCODER.encode(message))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes long without making other messages wait."""
        start_task(work, self.tasks)


def events_known(seen: str) -> int:
    """How many events a visitor claims to have received before."""
    return int(seen) if seen.isdecimal() and len(seen) < 8 else 0


async def receive(lobby: Lobby, table: LiveTable, connection: TableConnection, data: str) -> None:
    """Handle a message from a visitor. Raises RequestRefused."""
    connection.count("messages")
    if len(data) > LARGEST:
        raise RequestRefused("too-large")
    await handle(lobby, table, connection, decode(data))


def decode(data: str | bytes) -> BrowserMessage:
    try:
        return DECODER.decode(data)
    except UNREADABLE:
        raise RequestRefused("bad-request") from None


async def handle(lobby: Lobby, table: LiveTable, connection: TableConnection, message: BrowserMessage) -> None:
    if isinstance(message, PlayLines):
        if message.stage:
            connection.count("messages", STAGED - 1)
        await on_move(lobby, table, connection, message)
    elif isinstance(message, AskHint):
        connection.begin(on_hint(lobby, table, connection, message))
    elif isinstance(message, Say):
        await on_say(table, connection, message.text)
    elif isinstance(message, SayPhrase):
        await on_say(table, connection, "", message.phrase)
    elif isinstance(message, Skip):
        table.skip(connection.person)
    elif isinstance(message, TakeBack | AnswerBack):
        await on_take_back(table, connection, message)
    elif isinstance(message, Ping):
        connection.answer(Pong(steady_now()))


async def on_move(lobby: Lobby, table: LiveTable, connection: TableConnection, message: PlayLines) -> None:
    try:
        if message.seat not in table.seats_of(connection.person):
            raise RequestRefused("not-yours")
        act = table.act(message.seat, message.ask, message.lines)
        # Even a count of moves must not give away a secret answer.
        counted = 0 if act.game.secret else len(message.lines)
        if message.stage:
            table.check_asked(act.seat, act.ask)
            staged = act.staged()
            if staged is not None:
                connection.answer(staged)
                return
        # Playing sends the update, and the visitor is told first that the move is stored.
        def accept() -> None:
            connection.hold()
            connection.answer(Accepted(message.seat, message.ask))

        await table.play(act, on_stored=accept)
        lobby.moves += counted
    except RequestRefused as refusal:
        lobby.refusals += 1
        connection.answer(Refused(refusal.code, message.seat, message.ask, message.lines[-1], refusal.rule,
                                  reason=refusal.reason, values=dict(refusal.values)))
    except NotStored:
        connection.answer(Refused("not-stored", message.seat, message.ask, message.lines[-1]))
    except Exception:  # the database is down: the move may or may not be stored, and the visitor asks again
        LOG.exception("a move could not be stored")
        connection.answer(Refused("internal", message.seat, message.ask))
    finally:
        connection.release()


async def on_hint(lobby: Lobby, table: LiveTable, connection: TableConnection, message: AskHint) -> None:
    try:
        if not table.hints:
            raise RequestRefused("no-hints")
        if message.seat not in table.seats_of(connection.person):
            raise RequestRefused("not-yours")
        live = table.check_asked(message.seat, message.ask)
        connection.count("hints")
        noted = not live.game.secret  # nobody may know that somebody is asked in secret
        advice = await lobby.bots.advise(live.game, message.seat, f"{live.salt}/hint")
        connection.answer(Hint(message.seat, message.ask, advice.thoughts, advice.expected))
        if noted:
            table.note_hint(message.seat)
    except RequestRefused as refusal:
        connection.answer(Refused(refusal.code, message.seat, message.ask))


async def on_take_back(table: LiveTable, connection: TableConnection, message: TakeBack | AnswerBack) -> None:
    if message.seat not in table.seats_of(connection.person):
        raise RequestRefused("not-yours")
    connection.count("messages", STAGED - 1)
    try:
        if isinstance(message, TakeBack):
            await asking.take_back(table, message.seat, message.event)
        else:
            await asking.answer(table, message.seat, message.event, message.agree)
    except (RequestRefused, NotStored):
        raise
    except Exception:  # the database is down: it may or may not be stored, and the visitor asks again
        LOG.exception("a take-back could not be stored")
        raise RequestRefused("internal") from None


async def on_say(table: LiveTable, connection: TableConnection, text: str, phrase: Phrase | None = None) -> None:
    words = cleaned(text)
    if connection.visitor is None:
        raise RequestRefused("not-yours")
    if not words and phrase is None:
        raise RequestRefused("bad-request", field="text")
    connection.count("chat")
    await table.say(connection.visitor.id, connection.visitor.name, words, phrase)
