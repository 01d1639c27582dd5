"""The messages about other people, and those of the host's desk."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from citadels.web.protocol import LONGEST_CHAT, LONGEST_NAME, Phrase, RowId, SeatNumber

LONGEST_BAN: Final = 3650           # days
Words = Annotated[str, Meta(max_length=LONGEST_CHAT)]
Reason = Literal["chat", "name", "play", "other"]
Deed = Literal["warn", "mute", "ban", "rename", "sign-out"]
# What is logged of a host's actions.
HostDeed = Literal["enter", "warn", "mute", "ban", "ban-address", "rename", "sign-out", "lift", "dismiss",
                   "close-table", "reload-table", "backup", "download", "season", "tournament"]


# -- from people -------------------------------------------------------------------------------------------------------
class About(Struct, forbid_unknown_fields=True):
    """Who is meant: whoever sits on a seat of the table, or has written a message there."""

    seat: SeatNumber | None = None
    chat: RowId | None = None


class SetRelation(About, forbid_unknown_fields=True):
    """Mute: what they write is no longer shown to you, at any table. Block: they cannot sit down at your tables either,
    and you are warned before you sit down where they sit. Null leaves it as it is."""

    mute: bool | None = None
    block: bool | None = None


class Report(Struct, forbid_unknown_fields=True):
    """Tell the host of this server about somebody. What was written at the table is kept with it."""

    reason: Reason
    seat: SeatNumber | None = None
    chat: RowId | None = None
    words: Words = ""


class ChangeRelation(Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    mute: bool
    block: bool


# -- to people ---------------------------------------------------------------------------------------------------------
class Standing(Struct):
    """What the visitor has decided about another person."""

    muted: bool = False
    blocked: bool = False


class Relation(Struct):
    """Somebody whom the visitor has muted or blocked, by the name they had then."""

    id: str
    name: str                       # empty for a guest
    muted: bool
    blocked: bool
    at: int


class Received(Struct):
    """The report is with the host."""

    open: int                       # reports of this visitor that the host has not closed yet


# -- from the host's desk ----------------------------------------------------------------------------------------------
class Enter(Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(min_length=1, max_length=200)]


class HostAct(Struct, forbid_unknown_fields=True):
    """Warn a person, mute or ban them for some days (null: for good), rename them, or sign out all of their devices. A
    report that led to it is closed."""

    act: Deed
    person: RowId
    days: Annotated[int, Meta(ge=1, le=LONGEST_BAN)] | None = None
    words: Words = ""               # for a warning: what the person reads; otherwise a note for the host
    reason: Words = ""              # of a mute or a ban: what the person reads
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""       # the new one; empty makes the person a guest
    address: bool = False           # also ban the address they last came from
    report: RowId | None = None


class BanAddress(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=2, max_length=60)]
    days: Annotated[int, Meta(ge=1, le=LONGEST_BAN)] | None = None
    words: Words = ""


class ById(Struct, forbid_unknown_fields=True):
    id: RowId


class ByCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(pattern="^[0-9A-Za-z]{1,12}$")]


# -- to the host's desk ------------------------------------------------------------------------------------------------
class Setting(Struct):
    name: str
    value: str
    usual: bool                     # it has its default value


class Overview(Struct):
    """How the server is. What is counted while games go on is counted anew once a minute."""

    version: str
    started: int
    healthy: bool
    database: Literal["sqlite", "postgresql"]
    bytes: int                      # of the database
    memory: int                     # bytes
    open: int                       # tables
    playing: int
    over: int
    people: int
    reports: int                    # that are open
    bans: int
    here: int                       # pages open at the tables of this process
    games: int                      # in its memory
    moves: int                      # of people and bots since its start, without secret answers
    refusals: int
    settings: list[Setting]


class HostTable(Struct):
    """A table, with what its lists and its spectators may know."""

    code: str
    state: Literal["open", "playing", "over"]
    edition: str
    preset: str | None
    players: list[str]              # empty for a guest or a free seat
    people: int
    listed: bool
    created: int
    quiet: int                      # whole days without a move or a change


class Heard(Struct):
    """Something that was said at a table; `reported` marks the person whom a report is about."""

    name: str
    text: str
    at: int
    phrase: Phrase | None = None
    reported: bool = False


class KeptHeard(Heard):
    """The same as it is kept: with who said it, so that it can be removed when they are, whatever became of the table.
    The host is not shown that."""

    person: int | None = None


class HostReport(Struct):
    id: int
    person: int | None              # null once they are forgotten
    name: str
    now: str                        # their current name
    reason: Reason
    words: str
    said: str | None
    code: str
    at: int
    by: str                         # the name of the reporter
    reporter: int | None
    earlier: int                    # other reports about the same person
    evidence: list[Heard]
    closed: int | None = None
    outcome: str | None = None


class Ban(Struct):
    id: int
    kind: Literal["play", "chat"]
    person: int | None              # null: an address
    name: str
    words: str
    reason: str                     # what the person is told
    at: int
    until: int | None               # null: for good


class HostPerson(Struct):
    id: int
    name: str
    created: int
    seen: int
    devices: int
    tables: int
    reports: int
    near: bool                      # their address is known and could be banned too
    bans: list[Ban] = []


class LogEntry(Struct):
    at: int
    act: str
    about: str
    words: str


class Backup(Struct):
    name: str
    size: int
    at: int


class AtDesk(Struct):
    """Whether this browser is at the host's desk."""

    entered: bool
