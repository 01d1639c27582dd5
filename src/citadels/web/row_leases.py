"""Rows that a process has to itself for a while. One that has not let go of a row by then has ended: others take it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Table, or_, update

from citadels.web.timing import now

if TYPE_CHECKING:
    from citadels.web.sql_store import SqlStore

LEASE: Final = 60_000       # milliseconds
FREED: Final[dict[str, Any]] = {"keeper": None, "kept_until": None}


class RowLeases:
    """Of a table of the database that says in `keeper` and `kept_until` which process has a row, and until when."""

    def __init__(self, store: SqlStore, rows: Table) -> None:
        self.store = store
        self.rows = rows

    def free(self) -> ColumnElement[bool]:
        """That no process has a row."""
        return or_(self.rows.c.keeper.is_(None), self.rows.c.kept_until <= now())

    def mine(self) -> ColumnElement[bool]:
        """That this process has it."""
        return self.rows.c.keeper == self.store.process

    def taken(self) -> dict[str, Any]:
        """What is written to take a row, or to keep it for longer."""
        return {"keeper": self.store.process, "kept_until": now() + LEASE}

    async def release_all(self) -> None:
        """This process ends: others need not wait for it."""
        async with self.store.transaction() as connection:
            await connection.execute(update(self.rows).where(self.mine()).values(FREED))
