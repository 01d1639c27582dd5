"""Removing a deleted person from tables: their own tables are removed, other games continue without their name."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.encoding import to_json
from citadels.web.fair_deals import DECODER
from citadels.web.models import deliveries, people, seats, tables, webhooks
from citadels.web.sql_store import ERASED, of_person

NOBODY: Final = {"name": "", "created": 0, "seen": 0}      # a placeholder for a deleted person, at one table


async def erase_seats(connection: AsyncConnection, person: int) -> list[str]:
    """Free or anonymize the seats of a person, and remove tables without other people."""
    columns = (tables.c.id, tables.c.code, tables.c.host, tables.c.state, tables.c.header, tables.c.words)
    added = tables.c.words.contains(f"[{person},", autoescape=True)     # also of somebody who has left
    query = select(*columns).where(or_(tables.c.id.in_(of_person(person)), added)).order_by(tables.c.id)
    found = (await connection.execute(query.with_for_update(of=tables))).all()
    for row in found:
        await _erase(connection, row, person)
    return [f"{ERASED} {row.id}" for row in found]


async def _erase(connection: AsyncConnection, row: Any, person: int) -> None:
    sits = select(seats.c.seat, seats.c.person).where(seats.c.table == row.id).order_by(seats.c.seat)
    places = (await connection.execute(sits)).all()
    mine = [place.seat for place in places if place.person == person]
    others = await _others(connection, [*(place.person for place in places), row.host], person)
    if not others:
        await connection.execute(update(tables).where(tables.c.next == row.code).values(next=None))
        await connection.execute(delete(tables).where(tables.c.id == row.id))
        return
    host = others[0] if row.host == person else row.host
    if row.host == person:      # the webhook was theirs, and its address may contain a key
        await connection.execute(delete(deliveries).where(deliveries.c.table == row.id))
        await connection.execute(delete(webhooks).where(webhooks.c.table == row.id))
    at_mine = (seats.c.table == row.id) & seats.c.seat.in_(mine)
    words = DECODER.decode(row.words) if row.words else []
    if row.state == "open":
        await connection.execute(update(seats).where(at_mine).values(person=None, bot=None, name="", gone=False))
        kept = [one for one in words if one[0] != person]
        await connection.execute(update(tables).where(tables.c.id == row.id).values(
            host=host, words=to_json(kept) if row.words else None))
        return
    # A new placeholder for each table, so that nobody can tell which games the same person played.
    nobody = (await connection.execute(insert(people).values(**NOBODY).returning(people.c.id))).scalar_one()
    await connection.execute(update(seats).where(at_mine).values(person=nobody, name="", gone=True))
    # The words determine the deal, so they stay in the proof, which names nobody.
    kept = [(nobody if who == person else who, word) for who, word in words]
    await connection.execute(update(tables).where(tables.c.id == row.id).values(
        host=host, header=_without_names(row.header, mine), words=to_json(kept) if row.words else None))


async def _others(connection: AsyncConnection, found: list[int | None], person: int) -> list[int]:
    """Those of these people who still exist, in the same order; placeholders were never seen."""
    there = select(people.c.id).where(people.c.id.in_({one for one in found if one is not None}), people.c.id != person,
                                      people.c.seen > 0)
    real = set((await connection.execute(there)).scalars())
    return [one for one in dict.fromkeys(found) if one is not None and one in real]


def _without_names(header: str | None, mine: list[int]) -> str | None:
    if header is None:
        return None
    read = msgspec.json.decode(header)
    read["players"] = ["" if seat in mine else name for seat, name in enumerate(read["players"])]
    return to_json(read)
