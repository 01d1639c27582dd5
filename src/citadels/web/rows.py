"""The rows of a store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Person(NamedTuple):
    id: int
    name: str


class SeatRow(NamedTuple):
    seat: int
    person: int | None
    bot: str | None
    name: str
    gone: bool


class MoveRow(NamedTuple):
    number: int
    seat: int
    line: str
    at: int
    spent: int
    hand: str


class ChatRow(NamedTuple):
    id: int
    seat: int | None
    name: str
    text: str
    at: int
    phrase: str | None
    person: int | None = None       # who said it


class TableRow(NamedTuple):
    id: int
    code: str
    host: int
    state: str
    setup: str
    header: str | None
    salt: str
    result: str | None
    next: str | None
    listed: bool
    imported: bool
    created: int
    changed: int
    edition: str = ""
    preset: str | None = None
    version: str | None = None
    secret: str | None = None
    words: str | None = None
    days: bool = False


class ListRow(NamedTuple):
    """A table as a list needs it, without long columns."""

    id: int
    code: str
    host: int
    state: str
    result: str | None
    imported: bool
    changed: int
    edition: str
    preset: str | None
    days: bool


class Presence(NamedTuple):
    """Who is connected to one process."""

    process: str
    seats: frozenset[int]
    watching: int


class Asked(NamedTuple):
    """Who is openly asked in a game over days, and until when."""

    seat: int
    deadline: int


class DayFacts(NamedTuple):
    """Facts about a table with a game over days, besides its moves."""

    begun: int = 0                                      # when the game began
    plans: Mapping[int, str] = {}                       # by seat: what was decided in advance
    off: Mapping[int, Sequence[tuple[int, int]]] = {}   # by person: when they are on holiday
