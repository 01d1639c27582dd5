"""Where tables and people are kept. On a server that is a database (`sql_store`), in a browser its own storage."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from citadels.fairness import new_secret
from citadels.web.rows import Asked, ChatRow, DayFacts, ListRow, MoveRow, SeatRow, TableRow
from citadels.web.timing import now

HISTORY: Final = 200              # tables in a list
PAGE: Final = 200                 # games of a person in a list, before more are asked for
CHAT_KEPT: Final = 100            # messages that a newcomer is shown
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without those that look like others
CODE_LENGTH: Final = 6

Resized = Callable[[list[SeatRow]], list[SeatRow]]


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def first_columns() -> dict[str, Any]:
    """What a new table is like if nothing else is said."""
    at = now()
    return {"state": "open", "salt": secrets.token_hex(16), "secret": new_secret(), "imported": False, "created": at,
            "changed": at}


class NotStored(Exception):
    """Something could not be written, for want of room; nothing has changed."""


class Store(ABC):
    """All reading and writing. What a method has written when it returns is kept, whatever happens then."""

    shared = False      # with other processes
    keeps = False       # games over days: something happens there though nobody is connected
    process: str        # the name of this one

    @abstractmethod
    async def close(self) -> None:
        """Let go of what is kept open."""

    # -- moves -----------------------------------------------------------------------------------------------------
    @abstractmethod
    async def append(self, table: int, rows: Sequence[MoveRow], by_days: bool = False) -> bool:
        """Store these moves. False, and nothing is stored, if one of their numbers is in use. Where a game is played
        over days, the table is due to be looked at."""

    @abstractmethod
    async def moves_of(self, table: int, after: int = 0) -> list[MoveRow]: ...

    # -- people ----------------------------------------------------------------------------------------------------
    @abstractmethod
    async def rename_person(self, person: int, name: str) -> None: ...

    # -- tables ----------------------------------------------------------------------------------------------------
    def is_code(self, words: str) -> bool:
        """Whether a table that is kept here could have this code."""
        return len(words) == CODE_LENGTH and set(words) <= set(CODE_LETTERS)

    @abstractmethod
    async def create_table(self, places: Sequence[SeatRow], lines: Sequence[MoveRow] = (), **values: Any) -> str:
        """Add a table under a code that nobody uses, with the moves of an imported game. The code."""

    @abstractmethod
    async def table(self, *, code: str | None = None, id: int | None = None) -> TableRow | None: ...

    @abstractmethod
    async def change_table(self, table: int, resized: Resized | None = None, **values: Any) -> None:
        """Write these values, and what `resized` makes of the seats as they are at that moment."""

    @abstractmethod
    async def begin_table(self, row: TableRow, values: dict[str, Any], by_days: bool = False,
                          by: int | None = None) -> bool:
        """Write these values if the table is still open, and nobody has added a word meanwhile; and keep the table
        going from now on if its game is played over days. `by` is the person who begins it."""

    @abstractmethod
    async def change_words(self, row: TableRow, words: str) -> bool:
        """Write the words that people have added; False if the game has begun, or somebody was quicker."""

    @abstractmethod
    async def next_table(self, table: int, code: str) -> bool:
        """Write down the rematch of a table; False if there is one already."""

    @abstractmethod
    async def drop_table(self, code: str) -> None:
        """Remove a table that nobody has been told of."""

    @abstractmethod
    async def delete_table(self, table: int, code: str, state: str) -> bool:
        """Remove a table for good, if it is still in this state; whose rematch it was may have another."""

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
        """The tables at which a person sits, and those that they have made, while they are not over."""

    @abstractmethod
    async def count_unfinished(self, person: int, since: int) -> int:
        """How many of these have changed since then."""

    @abstractmethod
    async def games_page(self, person: int, after: str | None = None) -> list[ListRow]:
        """The games of a person, those they have imported too, without those that they have left for good and that go
        on without them; the latest first, a page of those that follow on the game with a code."""

    @abstractmethod
    async def listed_tables(self) -> list[ListRow]: ...

    # -- chat ------------------------------------------------------------------------------------------------------
    @abstractmethod
    async def add_chat(self, table: int, person: int, said: ChatRow) -> None:
        """Keep what was said; it is given an id of its own."""

    @abstractmethod
    async def chat_of(self, table: int, after: int = 0) -> list[ChatRow]:
        """The last messages after an id, in order."""

    # -- games over days -------------------------------------------------------------------------------------------
    async def day_facts(self, table: int) -> DayFacts:
        return DayFacts()

    async def asked_at(self, ids: Sequence[int]) -> dict[int, Asked]:
        """Of these tables, at which games are played over days: who is asked, as everybody there sees it."""
        return {}

    async def stir(self, table: int) -> None:  # noqa: B027  # only where games are kept going there is something to do
        """Something has changed what is due at a table whose game is played over days."""

    # -- who is there ----------------------------------------------------------------------------------------------
    @abstractmethod
    async def set_presence(self, table: int, here: frozenset[int], watching: int) -> None:
        """Write down who is connected to this process, where the store is shared with others."""
