"""The tables of the database. What is read from them is in rows.py."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

# Times are milliseconds since 1970, in the clock of whoever wrote them.
people = Table(
    "people", METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),          # when the person last came, to the day
    Index("people_seen", "seen"),
)
tokens = Table(
    "tokens", METADATA,
    Column("hash", String(64), primary_key=True),        # never the token itself
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),           # cookie, link
    Column("expires", BigInteger, nullable=False),
    # Of a cookie, and null for those of older servers.
    Column("browser", String(20)),                       # as devices.described names it
    Column("system", String(20)),
    Column("seen", BigInteger),                          # when the device last came, to the day
    Column("linked", BigInteger),                        # when a personal link brought the device
    Column("told", BigInteger),                          # when the device was told of others that links have brought
)
tables = Table(
    "tables", METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("state", String(8), nullable=False),          # open, playing, over
    Column("setup", Text, nullable=False),               # protocol.Setup
    Column("header", Text),                              # the record without its moves, once the game has begun
    Column("salt", String(32), nullable=False),          # the seed of pauses and bots
    Column("result", Text),                              # {"scores": […], "winners": […]}, once it is over
    Column("next", String(12)),                          # the code of the rematch
    Column("listed", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # What a list shows of the set-up, so that a list need not read it.
    Column("edition", String(40), nullable=False, server_default=""),
    Column("preset", String(40)),
    Column("version", String(40)),                       # of the program that began the game
    Column("secret", String(64)),                        # what the server has committed itself to; see fairness.py
    Column("words", Text),                               # what people added to it: [[person, word], …]
    Index("tables_listed", "listed", "state", "changed"),
    Index("tables_host", "host", "state"),
    Index("tables_state", "state", "changed"),
    Index("tables_next", "next"),
)
seats = Table(
    "seats", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", String(8)),
    Column("name", String(40), nullable=False),
    Column("gone", Boolean, nullable=False),             # has left the running game
)
moves = Table(
    "moves", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("line", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", Integer, nullable=False),            # of the seat's time, in milliseconds
    Column("hand", String(8), nullable=False),           # who moved: person, bot, clock
)
chat = Table(
    "chat", METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id")),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("phrase", String(20)),                        # protocol.Phrase, said instead of a text
    Index("chat_person", "person"),
    Index("chat_at", "at"),
)
# Who is connected to which process, where several share the database; `seen` is the last heartbeat of the process.
presence = Table(
    "presence", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("seats", String(40), nullable=False),         # numbers, with spaces between
    Column("watching", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
# Written to find out whether anything can be.
pulse = Table(
    "pulse", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
