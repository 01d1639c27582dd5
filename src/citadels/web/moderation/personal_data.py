"""What moderation stores about a person: how it is exported and removed."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.database import exported
from citadels.web.encoding import to_json
from citadels.web.models import bans, chat, host_log, people, relations, reports, seats, tables, warnings
from citadels.web.moderation.messages import KeptHeard

TABLES: Final = (relations, reports, bans, warnings)


async def export(connection: AsyncConnection, id: int) -> dict[str, Any]:
    queries = {
        "relations": select(relations.c.name, relations.c.muted, relations.c.blocked, relations.c.at).where(
            relations.c.person == id),
        "reports": select(reports.c.code, reports.c.name, reports.c.reason, reports.c.words, reports.c.at).where(
            reports.c.reporter == id),
        "warnings": select(warnings.c.words, warnings.c.at, warnings.c.seen).where(warnings.c.person == id),
        "bans": select(bans.c.kind, bans.c.words, bans.c.reason, bans.c.at, bans.c.until).where(bans.c.person == id),
    }
    return {name: await exported(connection, query) for name, query in queries.items()}


async def erase(connection: AsyncConnection, id: int) -> list[str]:
    """This must come before other parts are removed, because it needs the person's names and messages."""
    names = {name for query in (
        select(people.c.name).where(people.c.id == id), select(seats.c.name).where(seats.c.person == id),
        select(reports.c.name).where(reports.c.person == id),
    ) for name in (await connection.execute(query)).scalars() if name}
    await _erase_evidence(connection, id)
    await connection.execute(delete(relations).where(or_(relations.c.person == id, relations.c.other == id)))
    await connection.execute(delete(reports).where(reports.c.person == id))
    # Their reports about others stay, but without who reported it and in which words.
    await connection.execute(update(reports).where(reports.c.reporter == id).values(reporter=None, words=""))
    await connection.execute(delete(warnings).where(warnings.c.person == id))
    await connection.execute(delete(bans).where(bans.c.person == id, bans.c.network.is_(None)))
    await connection.execute(update(bans).where(bans.c.person == id).values(person=None, name=""))
    await _erase_log(connection, names)
    return []


async def _erase_evidence(connection: AsyncConnection, id: int) -> None:
    """Remove their messages from the evidence of reports from the same tables."""
    query = select(tables.c.code, chat.c.at, chat.c.text).join(tables, tables.c.id == chat.c.table)
    said: dict[str, set[tuple[int, str]]] = {}
    for code, at, text in await connection.execute(query.where(chat.c.person == id)):
        said.setdefault(code, set()).add((at, text))
    kept = select(reports.c.id, reports.c.code, reports.c.evidence).where(
        or_(reports.c.code.in_(said), reports.c.evidence.contains(f'"person":{id}', autoescape=True)))
    for report, code, evidence in (await connection.execute(kept)).all():
        lines = msgspec.json.decode(evidence, type=list[KeptHeard])
        # Older reports do not contain who said what.
        rest = [line for line in lines if line.person != id and (line.at, line.text) not in said.get(code, ())]
        await connection.execute(update(reports).where(reports.c.id == report).values(evidence=to_json(rest)))


async def _erase_log(connection: AsyncConnection, names: set[str]) -> None:
    """Remove all their names from the log, including earlier ones: a renaming was logged with the old and new name."""
    renamed = select(host_log.c.about, host_log.c.words).where(host_log.c.act == "rename")
    pairs = [(row.about, row.words) for row in await connection.execute(renamed) if row.words]
    found, known = set(names), set[str]()
    while found != known:
        known = set(found)
        found |= {old for old, new in pairs if new in known}
    await connection.execute(update(host_log).where(host_log.c.act == "rename", host_log.c.words.in_(found)).values(
        words=""))
    await connection.execute(update(host_log).where(host_log.c.about.in_(found)).values(about=""))
