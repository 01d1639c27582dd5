"""Reports about people, with the chat of the table as evidence; and the host's warnings to them."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import func, insert, select, update

from citadels.web.encoding import to_json
from citadels.web.models import chat, reports, warnings
from citadels.web.moderation.known_as import known_as
from citadels.web.moderation.messages import Heard, HostReport, KeptHeard, Report
from citadels.web.moderation.relations import Meant
from citadels.web.sql_store import SqlStore
from citadels.web.timing import now

EVIDENCE: Final = 100       # messages
SHOWN: Final = 100          # reports


class Reports:
    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def add(self, table: int, code: str, reporter: int, about: Meant, wanted: Report) -> int:
        """Store a report, or update the one about the same person at the same table. Returns how many of the reporter's
        are open."""
        person, name, said = about
        evidence = await self.evidence(table, person)
        values = {"name": name, "reason": wanted.reason, "words": wanted.words, "evidence": evidence, "at": now()}
        mine = (reports.c.reporter == reporter, reports.c.closed.is_(None))
        async with self.store.transaction() as connection:
            same = update(reports).where(*mine, reports.c.person == person, reports.c.code == code)
            again = {**values, **({"said": said} if said is not None else {})}
            if not (await connection.execute(same.values(**again))).rowcount:
                await connection.execute(insert(reports).values(
                    reporter=reporter, person=person, code=code, said=said, **values))
            return int((await connection.execute(select(func.count()).where(*mine))).scalar_one())

    async def evidence(self, table: int, person: int) -> str:
        """The last messages of a table, in order, as everybody there could read them."""
        columns = (chat.c.name, chat.c.text, chat.c.at, chat.c.phrase, chat.c.person)
        query = select(*columns).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(EVIDENCE)
        return to_json([KeptHeard(row.name, row.text, row.at, row.phrase, row.person == person, row.person)
                        for row in reversed(await self.store.all(query))])

    async def listed(self, closed: bool) -> list[HostReport]:
        """The latest open or closed reports."""
        other = reports.alias()
        earlier = select(func.count()).where(other.c.person == reports.c.person, other.c.id != reports.c.id)
        query = select(reports, earlier.scalar_subquery().label("earlier"))
        which = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        query = query.where(which).order_by(reports.c.at.desc(), reports.c.id.desc()).limit(SHOWN)
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            names = await known_as(connection, {id for row in rows for id in (row.person, row.reporter) if id})
        return [HostReport(row.id, row.person, row.name, names.get(row.person, ""), row.reason, row.words, row.said,
                           row.code, row.at, names.get(row.reporter, ""), row.reporter, row.earlier,
                           msgspec.json.decode(row.evidence, type=list[Heard]), row.closed, row.outcome)
                for row in rows]

    async def close(self, id: int, outcome: str) -> str | None:
        """Close a report and return whom it was about, None if it was already closed."""
        where = (reports.c.id == id, reports.c.closed.is_(None))
        async with self.store.transaction() as connection:
            done = await connection.execute(
                update(reports).where(*where).values(closed=now(), outcome=outcome).returning(reports.c.name))
            name: str | None = done.scalar_one_or_none()
        return name

    # -- what the host says to a person ----------------------------------------------------------------------------
    async def warn(self, person: int, words: str) -> None:
        await self.store.write(insert(warnings).values(person=person, words=words, at=now()))

    async def warnings_of(self, person: int) -> list[str]:
        """The host's warnings that a person has not read yet."""
        query = select(warnings.c.words).where(warnings.c.person == person, warnings.c.seen.is_(None))
        return list(await self.store.scalars(query.order_by(warnings.c.id)))

    async def warned(self, person: int) -> None:
        await self.store.write(update(warnings).where(
            warnings.c.person == person, warnings.c.seen.is_(None)).values(seen=now()))
