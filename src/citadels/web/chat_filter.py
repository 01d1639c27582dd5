"""The chat at a table, as each visitor wants to read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadels.web.encoding import ENCODER
from citadels.web.protocol import Chat, Phrase, Said, Talk
from citadels.web.rows import ChatRow

if TYPE_CHECKING:
    from citadels.web.conversation import TableConnection


def chat_message(row: ChatRow) -> Chat:
    phrase: Phrase | None = row.phrase  # type: ignore[assignment]  # checked when it was said
    return Chat(row.seat, row.name, row.text, row.at, phrase, row.id)


def unmuted_for(connection: TableConnection, chat: Sequence[ChatRow]) -> list[Chat]:
    return [chat_message(row) for row in chat if row.person not in connection.unheard]


def broadcast_message(connections: Sequence[TableConnection], row: ChatRow) -> None:
    """Send a new message to everybody except those who have muted its author."""
    data = ENCODER.encode(Said(chat_message(row)))
    for connection in list(connections):
        if row.person not in connection.unheard:
            connection.send(data)


def resend_chat(connection: TableConnection, chat: Sequence[ChatRow]) -> None:
    """Send the whole chat again to somebody who has muted a person or changed their mind."""
    connection.send(ENCODER.encode(Talk(unmuted_for(connection, chat))))
