"""What people report about others, with what was said at the table as evidence; and what the host tells them."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import func, insert, select, update

from citadels.web.encoding import to_json
from citadels.web.models import chat, people, reports, warnings
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
        """Keep a report. Who reports the same person at the same table again adds to it. How many of the reporter's are
        open."""
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
        """The last messages of a table as everybody there could read them, in order."""
        columns = (chat.c.name, chat.c.text, chat.c.at, chat.c.phrase, chat.c.person)
        query = select(*columns).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(EVIDENCE)
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return to_json([KeptHeard(row.name, row.text, row.at, row.phrase, row.person == person, row.person)
                        for row in reversed(rows)])

    async def listed(self, closed: bool) -> list[HostReport]:
        """The latest reports, of those that are open or of the others."""
        reporter, other = people.alias(), reports.alias()
        earlier = select(func.count()).where(other.c.person == reports.c.person, other.c.id != reports.c.id)
        query = select(reports, func.coalesce(people.c.name, "").label("now"),
                       func.coalesce(reporter.c.name, "").label("by"), earlier.scalar_subquery().label("earlier"))
        query = query.join(people, people.c.id == reports.c.person, isouter=True)
        query = query.join(reporter, reporter.c.id == reports.c.reporter, isouter=True)
        which = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        query = query.where(which).order_by(reports.c.at.desc(), reports.c.id.desc()).limit(SHOWN)
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [HostReport(row.id, row.person, row.name, row.now, row.reason, row.words, row.said, row.code, row.at,
                           row.by, row.reporter, row.earlier, msgspec.json.decode(row.evidence, type=list[Heard]),
                           row.closed, row.outcome) for row in rows]

    async def close(self, id: int, outcome: str) -> str | None:
        """Close a report; whom it was about, None if it was closed already."""
        where = (reports.c.id == id, reports.c.closed.is_(None))
        async with self.store.transaction() as connection:
            done = await connection.execute(
                update(reports).where(*where).values(closed=now(), outcome=outcome).returning(reports.c.name))
            name: str | None = done.scalar_one_or_none()
        return name

    # -- what the host says to a person ----------------------------------------------------------------------------
    async def warn(self, person: int, words: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(insert(warnings).values(person=person, words=words, at=now()))

    async def warnings_of(self, person: int) -> list[str]:
        """What the host has told a person that they have not read yet."""
        query = select(warnings.c.words).where(warnings.c.person == person, warnings.c.seen.is_(None))
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(query.order_by(warnings.c.id))).scalars())

    async def warned(self, person: int) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(update(warnings).where(
                warnings.c.person == person, warnings.c.seen.is_(None)).values(seen=now()))
