"""The chat at a table, as each visitor wants to read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from citadels.web.encoding import ENCODER
from citadels.web.protocol import Chat, Phrase, Said, Talk
from citadels.web.rows import ChatRow


class Listener(Protocol):
    """Somebody at the table."""

    unheard: frozenset[int]

    def send(self, data: bytes) -> None: ...


def chat_message(row: ChatRow) -> Chat:
    phrase: Phrase | None = row.phrase  # type: ignore[assignment]  # checked when it was said
    return Chat(row.seat, row.name, row.text, row.at, phrase, row.id)


def unmuted_for(listener: Listener, chat: Sequence[ChatRow]) -> list[Chat]:
    return [chat_message(row) for row in chat if row.person not in listener.unheard]


def broadcast_message(listeners: Sequence[Listener], row: ChatRow) -> None:
    """Send a new message to everybody except those who have muted its author."""
    data = ENCODER.encode(Said(chat_message(row)))
    for listener in list(listeners):
        if row.person not in listener.unheard:
            listener.send(data)


def resend_chat(listener: Listener, chat: Sequence[ChatRow]) -> None:
    """Send the whole chat again to somebody who has muted a person or changed their mind."""
    listener.send(ENCODER.encode(Talk(unmuted_for(listener, chat))))
