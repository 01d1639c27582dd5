"""Where tables and people are stored: on a server in a database (`sql_store`), in a browser in its own storage."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from citadels.fairness import new_secret
from citadels.web.rows import Asked, ChatRow, DayFacts, ListRow, MoveRow, SeatRow, TableRow
from citadels.web.timing import now

HISTORY: Final = 200              # tables in a list
PAGE: Final = 200                 # games of a person on one page
CHAT_KEPT: Final = 100            # messages that a newcomer is shown
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without those that look alike
CODE_LENGTH: Final = 6

Resized = Callable[[list[SeatRow]], list[SeatRow]]


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def first_columns() -> dict[str, Any]:
    """The default columns of a new table."""
    at = now()
    return {"state": "open", "salt": secrets.token_hex(16), "secret": new_secret(), "imported": False, "created": at,
            "changed": at}


class NotStored(Exception):
    """Something could not be written because there is no room; nothing has changed."""


class Store(ABC):
    """All reading and writing. When a method returns, what it has written is safe."""

    shared = False      # with other processes
    keeps = False       # whether games over days move on while nobody is connected
    process: str        # the name of this one

    @abstractmethod
    async def close(self) -> None:
        """Close all connections and files."""

    # -- moves -----------------------------------------------------------------------------------------------------
    @abstractmethod
    async def append(self, table: int, rows: Sequence[MoveRow], by_days: bool = False) -> bool:
        """Store these moves, or return False without storing any if one of their numbers is in use. A table with a game
        over days becomes due."""

    @abstractmethod
    async def moves_of(self, table: int, after: int = 0) -> list[MoveRow]: ...

    # -- people ----------------------------------------------------------------------------------------------------
    @abstractmethod
    async def rename_person(self, person: int, name: str) -> None: ...

    # -- tables ----------------------------------------------------------------------------------------------------
    def is_code(self, words: str) -> bool:
        """Whether a table in this store could have this code."""
        return len(words) == CODE_LENGTH and set(words) <= set(CODE_LETTERS)

    @abstractmethod
    async def create_table(self, places: Sequence[SeatRow], lines: Sequence[MoveRow] = (), **values: Any) -> str:
        """Add a table under a new code, with the moves of an imported game, and return the code."""

    @abstractmethod
    async def table(self, *, code: str | None = None, id: int | None = None) -> TableRow | None: ...

    @abstractmethod
    async def change_table(self, table: int, resized: Resized | None = None, **values: Any) -> None:
        """Write these values, and what `resized` makes of the current seats."""

    @abstractmethod
    async def begin_table(self, row: TableRow, values: dict[str, Any], by_days: bool = False,
                          by: int | None = None) -> bool:
        """Write these values if the table is still open and nobody has added a word meanwhile. If its game is over
        days, the table is moved on from then on. `by` is the person who begins it."""

    @abstractmethod
    async def change_words(self, row: TableRow, words: str) -> bool:
        """Write the words that people have added; False if the game has begun or somebody was quicker."""

    @abstractmethod
    async def next_table(self, table: int, code: str) -> bool:
        """Store the rematch of a table; False if there is one already."""

    @abstractmethod
    async def drop_table(self, code: str) -> None:
        """Remove a table that nobody knows about yet."""

    @abstractmethod
    async def delete_table(self, table: int, code: str, state: str) -> bool:
        """Remove a table for good if it is still in this state; the table whose rematch it was may have another one."""

    async def seats_of(self, table: int) -> list[SeatRow]:
        return (await self.seats_of_all([table])).get(table, [])

    @abstractmethod
    async def seats_of_all(self, ids: Sequence[int]) -> dict[int, list[SeatRow]]: ...

    @abstractmethod
    async def change_seat(self, table: int, was: SeatRow, to: SeatRow) -> bool:
        """Change a seat that is still as it was; False if somebody was quicker."""

    # -- lists -----------------------------------------------------------------------------------------------------
    @abstractmethod
    async def unfinished_tables(self, person: int) -> list[ListRow]:
        """The unfinished tables where a person has a seat, and those they have created."""

    @abstractmethod
    async def count_unfinished(self, person: int, since: int) -> int:
        """How many of these have changed since then."""

    @abstractmethod
    async def games_page(self, person: int, after: str | None = None) -> list[ListRow]:
        """A page of a person's games, latest first, beginning after the game with this code: including imported ones,
        but without running games that the person has left for good."""

    @abstractmethod
    async def listed_tables(self) -> list[ListRow]: ...

    # -- chat ------------------------------------------------------------------------------------------------------
    @abstractmethod
    async def add_chat(self, table: int, person: int, said: ChatRow) -> None:
        """Store a message; it gets an id of its own."""

    @abstractmethod
    async def chat_of(self, table: int, after: int = 0) -> list[ChatRow]:
        """The last messages after an id, in order."""

    # -- games over days -------------------------------------------------------------------------------------------
    async def day_facts(self, table: int) -> DayFacts:
        return DayFacts()

    async def asked_at(self, ids: Sequence[int]) -> dict[int, Asked]:
        """Who is openly asked at these tables, which have games over days."""
        return {}

    async def stir(self, table: int) -> None:  # noqa: B027  # only stores that move games on have something to do
        """Note that what is due at a table with a game over days has changed."""

    # -- who is there ----------------------------------------------------------------------------------------------
    @abstractmethod
    async def set_presence(self, table: int, here: frozenset[int], watching: int) -> None:
        """Write who is connected to this process, for the others that share the store."""
