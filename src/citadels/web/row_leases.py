"""Leases on rows: a process has a row to itself for a while. If it has not released it by then, others take it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Table, or_, update

from citadels.web.timing import now

if TYPE_CHECKING:
    from citadels.web.sql_store import SqlStore

LEASE: Final = 60_000       # milliseconds
FREED: Final[dict[str, Any]] = {"keeper": None, "kept_until": None}


class RowLeases:
    """Leases in a database table whose columns `keeper` and `kept_until` say who has a row until when."""

    def __init__(self, store: SqlStore, rows: Table) -> None:
        self.store = store
        self.rows = rows

    def free(self) -> ColumnElement[bool]:
        """The condition that no process has a row."""
        return or_(self.rows.c.keeper.is_(None), self.rows.c.kept_until <= now())

    def mine(self) -> ColumnElement[bool]:
        """The condition that this process has it."""
        return self.rows.c.keeper == self.store.process

    def taken(self) -> dict[str, Any]:
        """The values to take a row, or to extend its lease."""
        return {"keeper": self.store.process, "kept_until": now() + LEASE}

    async def release_all(self) -> None:
        """Release everything because this process ends, so that others need not wait."""
        await self.store.write(update(self.rows).where(self.mine()).values(FREED))
