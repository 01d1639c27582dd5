"""What the host of the server can see and do. Running games show no more than a spectator may see."""

from __future__ import annotations

import mmap
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, func, insert, or_, select, text, update

from citadels import __version__
from citadels.web.configuration import NAMES, written
from citadels.web.models import bans, host_log, moves, people, reports, seats, tables, tokens
from citadels.web.moderation.backups import Backups
from citadels.web.moderation.bans import lasting
from citadels.web.moderation.known_as import known_as
from citadels.web.moderation.messages import (
    BanAddress,
    Deed,
    HostAct,
    HostDeed,
    HostPerson,
    HostTable,
    LogEntry,
    Overview,
    Setting,
)
from citadels.web.names import unique_name, valid_name
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import SeatRow
from citadels.web.security import is_ip_address
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings
from citadels.web.sql_store import TABLE
from citadels.web.timing import DAY, now

PAGE: Final = 50            # tables, and people
LOGGED: Final = 200
COUNTED: Final = 60.0       # seconds between updates, so that the numbers do not give away a secret answer


class Desk:
    def __init__(self, lobby: ServerLobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.moderation = lobby.moderation
        self.backups = Backups(lobby.settings)
        self.started = now()
        self._counts: dict[str, int] = {}
        self._counted = -COUNTED

    async def log(self, act: HostDeed, about: str = "", words: str = "") -> None:
        await self.store.write(insert(host_log).values(at=now(), act=act, about=about[:80], words=words))

    async def logged(self) -> list[LogEntry]:
        columns = (host_log.c.at, host_log.c.act, host_log.c.about, host_log.c.words)
        rows = await self.store.all(select(*columns).order_by(host_log.c.id.desc()).limit(LOGGED))
        return [LogEntry(*row) for row in rows]

    # -- how the server is -----------------------------------------------------------------------------------------
    async def overview(self) -> Overview:
        if time.monotonic() - self._counted >= COUNTED:
            self._counts, self._counted = self.lobby.counts(), time.monotonic()
        async with self.store.engine.connect() as connection:
            by_state: dict[str, int] = {row[0]: row[1] for row in await connection.execute(
                select(tables.c.state, func.count()).group_by(tables.c.state))}
            known, reported, banned, size = [int((await connection.execute(query)).scalar_one()) for query in (
                select(func.count()).select_from(people), select(func.count()).where(reports.c.closed.is_(None)),
                select(func.count()).select_from(bans).where(lasting()), text(SIZES[self.store.shared]))]
        try:
            healthy = await self.store.healthy()
        except Exception:  # whatever is wrong with the database, the answer is no
            healthy = False
        return Overview(
            __version__, self.started, healthy, "postgresql" if self.store.shared else "sqlite", size, memory(),
            by_state.get("open", 0), by_state.get("playing", 0), by_state.get("over", 0), known, reported, banned,
            self._counts["connections"], self._counts["games"], self._counts["moves"], self._counts["refusals"],
            shown(self.lobby.settings))

    # -- tables ----------------------------------------------------------------------------------------------------
    async def tables(self, state: str, find: str = "") -> list[HostTable]:
        """The latest tables in a state, or the one with a code."""
        last = select(func.max(moves.c.at)).where(moves.c.table == tables.c.id).scalar_subquery()
        names = ("id", "code", "state", "edition", "preset", "listed", "created", "changed")
        where = tables.c.code == find.upper() if find else tables.c.state == state
        query = select(*(tables.c[name] for name in names), last.label("moved")).where(where)
        rows = await self.store.all(query.order_by(tables.c.changed.desc()).limit(PAGE))
        places = await self.store.seats_of_all([row.id for row in rows])
        return [described(row, places.get(row.id, [])) for row in rows]

    async def close_table(self, code: str) -> None:
        """Remove a table for good, whatever its state. Everybody there is told."""
        row = await self.store.table(code=code.upper())
        if row is None or not await self.store.delete_table(row.id, row.code, row.state):
            raise RequestRefused("no-table")
        table = self.lobby.tables.get(row.code)
        if table is not None:
            table.deleted = True
            self.lobby.forget(row.code)
        await self.log("close-table", row.code)

    async def reload_table(self, code: str) -> None:
        """Unload a table, so that it is read from the database again; visitors reconnect by themselves."""
        if await self.store.table(code=code.upper()) is None:
            raise RequestRefused("no-table")
        self.lobby.forget(code.upper())
        await self.log("reload-table", code.upper())

    # -- people ----------------------------------------------------------------------------------------------------
    async def people(self, find: str = "") -> list[HostPerson]:
        """People whose name, here or at a table, contains these letters; otherwise those who were here last."""
        query = select(people.c.id, people.c.created, people.c.seen)
        if find:
            named = select(seats.c.person).where(has(seats.c.name, find), seats.c.person.is_not(None))
            query = query.where(or_(has(people.c.name, find), people.c.id.in_(named)))
        async with self.store.engine.connect() as connection:
            latest = query.order_by(people.c.seen.desc(), people.c.id.desc()).limit(PAGE)
            rows = (await connection.execute(latest)).all()
            ids = [row.id for row in rows]
            names = await known_as(connection, ids)
            counts: list[dict[int, int]] = []
            for column, more in ((tokens.c.person, tokens.c.kind == "cookie"), (seats.c.person, None),
                                 (reports.c.person, None)):
                counting = select(column, func.count()).where(column.in_(ids)).group_by(column)
                counting = counting if more is None else counting.where(more)
                counts.append({row[0]: row[1] for row in await connection.execute(counting)})
        found = await self.moderation.bans.listed()
        devices, sat, reported = counts
        return [HostPerson(row.id, names[row.id], row.created, row.seen, devices.get(row.id, 0), sat.get(row.id, 0),
                           reported.get(row.id, 0), self.moderation.bans.last_address(row.id) is not None,
                           [ban for ban in found if ban.person == row.id]) for row in rows]

    async def act(self, wanted: HostAct) -> None:
        """Do something about a person."""
        async with self.store.engine.connect() as connection:
            name = (await known_as(connection, [wanted.person])).get(wanted.person)
        if name is None:
            raise RequestRefused("no-person")
        until = None if wanted.days is None else now() + wanted.days * DAY
        if wanted.act == "warn":
            if not wanted.words.strip():
                raise RequestRefused("bad-request", field="words")
            await self.moderation.reports.warn(wanted.person, wanted.words.strip())
        elif wanted.act in ("mute", "ban"):
            await self.moderation.bans.add(KINDS[wanted.act], wanted.person, name, wanted.words, until,
                                           reason=wanted.reason.strip())
            address = self.moderation.bans.last_address(wanted.person) if wanted.address else None
            if address is not None:     # others may share it, and the reason is none of their business
                await self.moderation.bans.add(KINDS[wanted.act], None, name, wanted.words, until, address)
        elif wanted.act == "rename":
            await self.rename(wanted.person, valid_name(wanted.name) if wanted.name.strip() else "")
        else:
            await self.lobby.people.devices.end_others(wanted.person, "")
        await self.log(wanted.act, name, wanted.name if wanted.act == "rename" else wanted.words)
        if wanted.report is not None:
            await self.moderation.reports.close(wanted.report, wanted.act)

    async def rename(self, person: int, name: str) -> None:
        """Give a person another name, also at their unfinished tables."""
        await self.store.rename_person(person, name)
        mine = select(seats.c.table).join(tables, tables.c.id == seats.c.table).where(
            seats.c.person == person, tables.c.state != "over")
        ids = await self.store.scalars(mine)
        for id, places in (await self.store.seats_of_all(ids)).items():
            others = [place.name for place in places if place.person != person]
            async with self.store.transaction(f"{TABLE} {id}") as connection:
                for place in places:
                    if place.person == person:
                        new = unique_name(name, others) if name else ""
                        others.append(new)
                        await connection.execute(update(seats).where(
                            seats.c.table == id, seats.c.seat == place.seat).values(name=new))
        for table in list(self.lobby.tables.values()):
            if table.id in ids:
                await table.reload()

    async def ban_address(self, wanted: BanAddress) -> None:
        if not is_ip_address(wanted.address.strip()):
            raise RequestRefused("bad-request", field="address")
        until = None if wanted.days is None else now() + wanted.days * DAY
        await self.moderation.bans.add("play", None, "", wanted.words, until, wanted.address.strip())
        await self.log("ban-address", "", wanted.words)

    async def lift(self, id: int) -> None:
        name = await self.moderation.bans.lift(id)
        if name is not None:
            await self.log("lift", name)

    async def dismiss(self, id: int) -> None:
        name = await self.moderation.reports.close(id, "dismiss")
        if name is not None:
            await self.log("dismiss", name)


KINDS: Final[dict[Deed, Any]] = {"mute": "chat", "ban": "play"}
SIZES: Final = {
    True: "select pg_database_size(current_database())",
    False: "select page_count * page_size from pragma_page_count(), pragma_page_size()",
}


def has(column: Any, find: str) -> ColumnElement[bool]:
    """Whether a column contains a text. SQLite ignores case only for English letters."""
    return or_(*(column.contains(form, autoescape=True) for form in {find, find.lower(), find.upper(), find.title()}))


def described(row: Any, places: Sequence[SeatRow]) -> HostTable:
    """The age of the last move is only given in days: its minute could give away a secret answer."""
    quiet = max(0, now() - max(row.changed, row.moved or 0)) // DAY
    sitting = sum(place.person is not None and not place.gone for place in places)
    return HostTable(row.code, row.state, row.edition, row.preset, [place.name for place in places], sitting,
                     row.listed, row.created, quiet)


def shown(settings: Settings) -> list[Setting]:
    """The current settings, without secrets."""
    usual = Settings()
    return [Setting(key, "" if value is None else written(name, value).strip('"'), value == getattr(usual, name))
            for name, key in NAMES.items() for value in [getattr(settings, name)]]


def memory() -> int:
    """The memory of this process in bytes; 0 if unknown."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * mmap.PAGESIZE
    except (OSError, ValueError, IndexError):
        return 0
