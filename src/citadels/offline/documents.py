"""What a browser keeps: a JSON document for each table, and one for the person."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from citadels.web.encoding import SETUP_DECODER, UNREADABLE, to_json
from citadels.web.rows import ChatRow, MoveRow, SeatRow, TableRow

FORMAT: Final = 1
PERSON_KEY: Final = "person"
TABLE_KEY: Final = "table/"         # followed by the code
SUMMARY_KEY: Final = "summary/"     # followed by the code; it can be made again from the table
STATES: Final = ("open", "playing", "over")

Reason = Literal["unreadable", "newer"]
Document = TypeVar("Document")


class Damaged(Exception):
    """A document that cannot be read: it is invalid, or a newer release has written it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


class KeptTable(NamedTuple):
    """A table with everything that belongs to it. It is never changed, only replaced once the new one is saved."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    chat: list[ChatRow]


class TableDocument(msgspec.Struct):
    format: int
    code: str
    row: dict[str, Any]
    seats: list[SeatRow]
    moves: list[MoveRow]
    chat: list[ChatRow]


class PersonDocument(msgspec.Struct):
    format: int
    name: str


def table_key(code: str) -> str:
    return TABLE_KEY + code


def write_table(kept: KeptTable) -> str:
    row = kept.row._asdict()
    del row["id"], row["code"]
    return to_json(TableDocument(FORMAT, kept.row.code, row, kept.seats, kept.moves, kept.chat))


def read_table(key: str, text: str, id: int) -> KeptTable:
    """Raises Damaged. Whether the moves can be replayed is checked when somebody opens the table."""
    found = read(text, TableDocument)
    try:
        row = msgspec.convert([id, found.code, *(found.row.get(name, default) for name, default in COLUMNS)], TableRow)
        SETUP_DECODER.decode(row.setup)
    except UNREADABLE:
        raise Damaged("unreadable") from None
    valid = (
        table_key(row.code) == key and row.state in STATES and (row.state == "open" or row.header is not None)
        and [place.seat for place in found.seats] == list(range(len(found.seats)))
        and [move.number for move in found.moves] == list(range(1, len(found.moves) + 1))
    )
    if not valid:
        raise Damaged("unreadable")
    return KeptTable(row, found.seats, found.moves, found.chat)


# The columns of a table except its id and its code, with their defaults for documents that lack them.
COLUMNS: Final = [(name, TableRow._field_defaults.get(name)) for name in TableRow._fields[2:]]


def write_person(name: str) -> str:
    return to_json(PersonDocument(FORMAT, name))


def read_person(text: str) -> str:
    """The name. Raises Damaged."""
    return read(text, PersonDocument).name


class AnyDocument(msgspec.Struct):
    format: int


def read(text: str, kind: type[Document]) -> Document:
    """A document of this kind. Raises Damaged."""
    try:
        found = msgspec.json.decode(text, type=AnyDocument).format
        if found == FORMAT:
            return msgspec.json.decode(text, type=kind)
    except UNREADABLE:
        raise Damaged("unreadable") from None
    raise Damaged("newer" if found > FORMAT else "unreadable")
