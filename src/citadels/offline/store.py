"""The tables of one person, kept in their browser. Nothing has happened until the browser confirms that it is saved."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from citadels.offline.documents import (
    PERSON_KEY,
    SUMMARY_KEY,
    TABLE_KEY,
    Damaged,
    KeptTable,
    Reason,
    read_person,
    read_table,
    table_key,
    write_person,
    write_table,
)
from citadels.web.rows import ChatRow, ListRow, MoveRow, Person, SeatRow, TableRow
from citadels.web.store import (
    CHAT_KEPT,
    CODE_LENGTH,
    HISTORY,
    PAGE,
    NotStored,
    Resized,
    Store,
    first_columns,
    new_code,
)
from citadels.web.timing import now

LOCAL: Final = "0"          # the first character of these tables' codes; no server uses it
PERSON: Final = 1           # the id of the only person

Save = Callable[[str, str], Awaitable[None]]    # a document under its key
Remove = Callable[[str], Awaitable[None]]


class DamagedDocument(NamedTuple):
    key: str
    reason: Reason
    text: str       # unchanged; it is never overwritten


class BrowserStore(Store):
    process = "browser"

    def __init__(self, save: Save, remove: Remove, documents: Mapping[str, str]) -> None:
        self._save = save
        self._remove = remove
        self._tables: dict[int, KeptTable] = {}
        self._last_id = 0
        self._writing = asyncio.Lock()
        self.name = ""
        self._person_key = PERSON_KEY
        self.damaged: list[DamagedDocument] = []
        self.summaries: dict[str, str] = {}     # by code, as they are kept
        for key, text in sorted(documents.items()):
            try:
                if key.startswith(PERSON_KEY):
                    self.name, self._person_key = read_person(text), key
                elif key.startswith(TABLE_KEY):
                    self._put(read_table(key, text, self._next_id()))
                elif key.startswith(SUMMARY_KEY):
                    self.summaries[key.removeprefix(SUMMARY_KEY)] = text
            except Damaged as fault:
                self.damaged.append(DamagedDocument(key, fault.reason, text))
                if key == self._person_key:
                    self._person_key += "-"

    @property
    def person(self) -> Person:
        return Person(PERSON, self.name)

    @property
    def tables(self) -> list[KeptTable]:
        return list(self._tables.values())

    def by_code(self, code: str) -> KeptTable | None:
        return next((kept for kept in self._tables.values() if kept.row.code == code), None)

    async def close(self) -> None:
        pass

    # -- writing ---------------------------------------------------------------------------------------------------
    def _next_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def _put(self, kept: KeptTable) -> None:
        self._tables[kept.row.id] = kept

    async def _write(self, kept: KeptTable) -> None:
        """Save a table, and only then replace it in memory."""
        await self._keep(table_key(kept.row.code), write_table(kept))
        self._put(kept)

    async def _keep(self, key: str, text: str) -> None:
        try:
            await self._save(key, text)
        except Exception as fault:  # the browser has no room, or refuses to store anything
            raise NotStored(str(fault)) from fault

    async def _delete(self, kept: KeptTable) -> None:
        try:
            await self._remove(table_key(kept.row.code))
        except Exception as fault:
            raise NotStored(str(fault)) from fault
        del self._tables[kept.row.id]

    async def take_in(self, kept: KeptTable) -> None:
        """Keep a table from elsewhere under its own code, replacing what was kept there."""
        async with self._writing:
            known = self.by_code(kept.row.code)
            await self._write(kept._replace(row=kept.row._replace(id=known.row.id if known else self._next_id())))

    async def keep_summary(self, code: str, text: str) -> None:
        async with self._writing:
            await self._keep(SUMMARY_KEY + code, text)
            self.summaries[code] = text

    def free_code(self) -> str:
        taken = {kept.row.code for kept in self._tables.values()}
        taken |= {document.key.removeprefix(TABLE_KEY) for document in self.damaged}
        while True:
            code = LOCAL + new_code(CODE_LENGTH - len(LOCAL))
            if code not in taken:
                return code

    # -- moves -----------------------------------------------------------------------------------------------------
    async def append(self, table: int, rows: Sequence[MoveRow], by_days: bool = False) -> bool:
        async with self._writing:
            kept = self._tables[table]
            if rows[0].number != len(kept.moves) + 1:
                return False
            await self._write(kept._replace(moves=[*kept.moves, *rows]))
            return True

    async def moves_of(self, table: int, after: int = 0) -> list[MoveRow]:
        kept = self._tables.get(table)
        return kept.moves[after:] if kept else []

    # -- the person ------------------------------------------------------------------------------------------------
    async def rename_person(self, person: int, name: str) -> None:
        async with self._writing:
            await self._keep(self._person_key, write_person(name))
            self.name = name

    # -- tables ----------------------------------------------------------------------------------------------------
    def is_code(self, words: str) -> bool:
        return words.startswith(LOCAL)

    async def create_table(self, places: Sequence[SeatRow], lines: Sequence[MoveRow] = (), **values: Any) -> str:
        async with self._writing:
            code = self.free_code()
            columns = {"header": None, "result": None, "next": None, **first_columns(), **values}
            row = TableRow(id=self._next_id(), code=code, **columns)
            await self._write(KeptTable(row, list(places), list(lines), []))
            return code

    async def table(self, *, code: str | None = None, id: int | None = None) -> TableRow | None:
        kept = self.by_code(code) if code is not None else self._tables.get(id or 0)
        return kept.row if kept else None

    async def change_table(self, table: int, resized: Resized | None = None, **values: Any) -> None:
        async with self._writing:
            kept = self._tables[table]
            seats = kept.seats if resized is None else resized(list(kept.seats))
            await self._write(kept._replace(row=kept.row._replace(changed=now(), **values), seats=seats))

    async def begin_table(self, row: TableRow, values: dict[str, Any], by_days: bool = False,
                          by: int | None = None) -> bool:
        return await self._change_open(row, changed=now(), **values)

    async def change_words(self, row: TableRow, words: str) -> bool:
        return await self._change_open(row, words=words)

    async def _change_open(self, row: TableRow, **values: Any) -> bool:
        """Change a table if it is still open and nobody has added a word in the meantime."""
        async with self._writing:
            kept = self._tables[row.id]
            if kept.row.state != "open" or kept.row.words != row.words:
                return False
            await self._write(kept._replace(row=kept.row._replace(**values)))
            return True

    async def next_table(self, table: int, code: str) -> bool:
        async with self._writing:
            kept = self._tables[table]
            if kept.row.next is not None:
                return False
            await self._write(kept._replace(row=kept.row._replace(next=code)))
            return True

    async def drop_table(self, code: str) -> None:
        async with self._writing:
            kept = self.by_code(code)
            if kept is not None and kept.row.state == "open":
                await self._delete(kept)

    async def delete_table(self, table: int, code: str, state: str) -> bool:
        async with self._writing:
            kept = self._tables.get(table)
            if kept is None or kept.row.state != state:
                return False
            for other in self.tables:
                if other.row.next == code:
                    await self._write(other._replace(row=other.row._replace(next=None)))
            await self._delete(kept)
            return True

    async def seats_of_all(self, ids: Sequence[int]) -> dict[int, list[SeatRow]]:
        return {id: list(self._tables[id].seats) for id in ids if id in self._tables}

    async def change_seat(self, table: int, was: SeatRow, to: SeatRow) -> bool:
        async with self._writing:
            kept = self._tables[table]
            found = kept.seats[was.seat]
            if (found.person, found.bot) != (was.person, was.bot):
                return False
            seats = [to._replace(seat=was.seat) if place.seat == was.seat else place for place in kept.seats]
            await self._write(kept._replace(seats=seats))
            return True

    # -- lists -----------------------------------------------------------------------------------------------------
    async def unfinished_tables(self, person: int) -> list[ListRow]:
        return [row for row in self._list() if row.state != "over"][:HISTORY]

    async def count_unfinished(self, person: int, since: int) -> int:
        return sum(row.state != "over" and row.changed > since for row in self._list())

    async def games_page(self, person: int, after: str | None = None) -> list[ListRow]:
        rows = [row for row in self._list() if row.state == "over" or not self._has_left(row.id)]
        if after is None:
            return rows[:PAGE]
        found = [number for number, row in enumerate(rows, 1) if row.code == after]
        return rows[found[0]:][:PAGE] if found else []

    async def listed_tables(self) -> list[ListRow]:
        return []       # others cannot come

    def _has_left(self, table: int) -> bool:
        """Whether the person has left all their seats for good."""
        mine = [place for place in self._tables[table].seats if place.person == PERSON]
        return bool(mine) and all(place.gone for place in mine)

    def _list(self) -> list[ListRow]:
        """All tables, latest first."""
        rows = sorted((kept.row for kept in self._tables.values()), key=lambda row: (-row.changed, -row.id))
        return [ListRow(*(getattr(row, name) for name in ListRow._fields)) for row in rows]

    # -- chat ------------------------------------------------------------------------------------------------------
    async def add_chat(self, table: int, person: int, said: ChatRow) -> None:
        async with self._writing:
            kept = self._tables[table]
            last = kept.chat[-1].id if kept.chat else 0
            await self._write(kept._replace(chat=[*kept.chat, said._replace(id=last + 1)][-CHAT_KEPT:]))

    async def chat_of(self, table: int, after: int = 0) -> list[ChatRow]:
        kept = self._tables.get(table)
        return [said for said in kept.chat if said.id > after] if kept else []

    async def set_presence(self, table: int, here: frozenset[int], watching: int) -> None:
        pass
