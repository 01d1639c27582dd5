"""The tables of the database. What is read from them is in rows.py."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

# Times are milliseconds since 1970, by the clock of the process that wrote them.
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
    # Only for cookies; null for those of older servers.
    Column("browser", String(20)),                       # as devices.described names it
    Column("system", String(20)),
    Column("seen", BigInteger),                          # when the device last came, to the day
    Column("linked", BigInteger),                        # when the device was added to a person who was there before
    Column("told", BigInteger),                          # when the device was last told about added ones
    Column("since", BigInteger),                         # when the device was signed in
    Column("way", String(8)),                            # how: link, passkey, code; null for the first one
)
tables = Table(
    "tables", METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("state", String(8), nullable=False),          # open, playing, over
    Column("setup", Text, nullable=False),               # protocol.Setup
    Column("header", Text),                              # the record without its moves, once it is dealt
    Column("salt", String(32), nullable=False),          # the seed of pauses and bots
    Column("result", Text),                              # {"scores": […], "winners": […]}, once it is over
    Column("next", String(12)),                          # the code of the rematch
    Column("listed", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # The part of the setup that lists show, so that they do not have to read all of it.
    Column("edition", String(40), nullable=False, server_default=""),
    Column("preset", String(40)),
    Column("version", String(40)),                       # of the program that began the game
    Column("secret", String(64)),                        # what the server has committed to; see fairness.py
    Column("words", Text),                               # what people added to it: [[person, word], …]
    Column("days", Boolean, nullable=False, server_default=false()),     # played over days; lists show it too
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
# Ways back to a person besides cookies and links; see identity/.
identities = Table(
    "identities", METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("handle", String(43), nullable=False, unique=True),  # the random user handle of passkeys, in base64url
    Column("code", String(64), unique=True),             # the hash of the recovery code
    Column("code_made", BigInteger),
    Column("code_used", BigInteger),
)
passkeys = Table(
    "passkeys", METADATA,
    # Two people may have the same one; otherwise, making one would tell whether somebody else has it.
    Column("hash", String(64), primary_key=True),        # of the credential's id
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False, index=True),
    Column("credential", Text, nullable=False),          # its id, in base64url
    Column("key", Text, nullable=False),                 # the public key, in base64url
    Column("signed", BigInteger, nullable=False),        # the authenticator's signature counter; 0 if it has none
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
# What a browser that creates or uses a passkey has to sign; each works once.
challenges = Table(
    "challenges", METADATA,
    Column("visit", String(64), primary_key=True),       # the hash of the cookie of that browser
    Column("challenge", String(43), nullable=False),     # in base64url
    Column("person", Integer),                           # who creates a passkey; null to sign in
    Column("expires", BigInteger, nullable=False, index=True),
)
# Who is connected to which process, if several share the database; `seen` is the last heartbeat of the process.
presence = Table(
    "presence", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("seats", String(40), nullable=False),         # numbers, separated by spaces
    Column("watching", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
# Written to find out whether the database accepts writes.
pulse = Table(
    "pulse", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
# -- peace: who does not want to hear or meet whom, what is reported, and what the host does about it ------------------
relations = Table(
    "relations", METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("ref", String(16), nullable=False, unique=True),   # how the person refers to it
    Column("name", String(40), nullable=False),          # of the other, as it was then
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("relations_other", "other"),
)
reports = Table(
    "reports", METADATA,
    Column("id", Integer, primary_key=True),
    Column("reporter", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("code", String(12), nullable=False),          # of the table, which may be gone
    Column("name", String(40), nullable=False),          # of the reported person
    Column("reason", String(12), nullable=False),        # messages.Reason
    Column("words", Text, nullable=False),
    Column("said", Text),                                # the message that is reported
    Column("evidence", Text, nullable=False),            # what was said at the table: [messages.Heard]
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("outcome", String(12)),                       # what the host did
    Index("reports_closed", "closed", "at"),
)
bans = Table(
    "bans", METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),           # play, chat
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("network", String(64)),                       # the hash of an address; never the address itself
    Column("name", String(40), nullable=False),
    Column("words", Text, nullable=False),               # a note for the host
    Column("reason", Text, nullable=False, server_default=""),      # what the person is told
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),                         # null: for good
)
warnings = Table(
    "warnings", METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seen", BigInteger),
)
host_log = Table(
    "host_log", METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("act", String(20), nullable=False),           # messages.HostDeed
    Column("about", String(80), nullable=False),
    Column("words", Text, nullable=False),
)
# The key of the host's desk ("key"), the salt of hashed addresses ("salt"), and sessions at the desk, by their hash.
host_keys = Table(
    "host_keys", METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("expires", BigInteger),
)
# -- games over days ---------------------------------------------------------------------------------------------------
# Tables with day clocks whose game has begun: things happen there even while nobody is connected.
kept = Table(
    "kept", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("begun", BigInteger, nullable=False),
    Column("due", BigInteger),                           # when something is due next, null for never
    Column("stirs", Integer, nullable=False),            # how often what is due has changed
    Column("keeper", String(32)),                        # the process that has a lease on it
    Column("kept_until", BigInteger),                    # when the lease ends
    # The seat that everybody at the table sees as being asked, and its deadline. `turns` would give away decisions made
    # in advance: it has no row for a seat whose plan is about to be played.
    Column("asked", Integer),
    Column("until", BigInteger),
    Index("kept_due", "due"),
)
# The people who are asked something at such tables, as everybody there may know.
turns = Table(
    "turns", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("since", BigInteger, nullable=False),         # when it became their turn
    Column("deadline", BigInteger),
    Column("noticed", BigInteger),                       # when the person was sent a notice about it
    Index("turns_noticed", "noticed"),
)
# What a seat has decided in advance.
prepared = Table(
    "prepared", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("plan", Text, nullable=False),                # correspondence.messages.Plan
)
# During these times a person's clocks stop at all such tables.
holidays = Table(
    "holidays", METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("first", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
# -- what people did in their finished games ---------------------------------------------------------------------------
# Identified by the code of the table, because they stay when the table is removed.
game_summaries = Table(
    "game_summaries", METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("code", String(12), primary_key=True),
    Column("began", BigInteger, nullable=False),         # when the table was made: a code may be used again
    Column("ended", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),          # of the summary's format
    Column("summary", Text, nullable=False),             # statistics.messages.GameSummary
    Index("game_summaries_ended", "person", "ended", "code"),
)
# -- ratings: who wants to be rated, the games that count, and contests; see ratings/ ----------------------------------
raters = Table(
    "raters", METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("rated", Boolean, nullable=False),            # wants to be rated
    Column("listed", Boolean, nullable=False),           # and to be on the ladder, by name
    Column("since", BigInteger, nullable=False),
)
seasons = Table(
    "seasons", METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("ends", BigInteger),                          # null: until the next one starts
)
# Current ratings. They follow from the games below and can be recalculated.
ratings = Table(
    "ratings", METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("edition", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("season", Integer),                           # of the last game
    Column("changed", BigInteger, nullable=False),
)
rated_games = Table(
    "rated_games", METADATA,
    Column("id", Integer, primary_key=True),
    # A table may be removed; its effect on ratings stays.
    Column("table", ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    Column("number", Integer, unique=True),              # in the order in which games ended; null while it is played
    Column("edition", String(40), nullable=False),
    Column("ended", BigInteger),
    Column("season", ForeignKey("seasons.id", ondelete="SET NULL")),
)
rated_seats = Table(
    "rated_seats", METADATA,
    Column("game", ForeignKey("rated_games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),  # if they have agreed to be rated
    Column("bot", String(8)),
    # Set when the game is over. Both before and after, because a person may be deleted meanwhile.
    Column("place", Integer),
    Column("gone", Boolean),                             # left for good
    Column("helped", Boolean),                           # somebody else decided something for the person
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
)
tournaments = Table(
    "tournaments", METADATA,
    Column("id", Integer, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("setup", Text, nullable=False),               # protocol.Setup
    Column("starts", BigInteger, nullable=False),
    Column("rounds", Integer, nullable=False),           # before the final
    Column("round", Integer, nullable=False),            # drawn so far
    Column("state", String(8), nullable=False),          # open, playing, over
)
entrants = Table(
    "entrants", METADATA,
    Column("id", Integer, primary_key=True),
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("active", Boolean, nullable=False),           # false: no longer drawn
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("tournament", "person", name="entrants_once"),
)
tournament_seats = Table(
    "tournament_seats", METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entrant", ForeignKey("entrants.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),           # of the table in its round
    Column("seat", Integer, nullable=False),
    Column("code", String(12), nullable=False),          # of the table; "" while it is being made
    Column("place", Integer),                            # once it is over
    Column("points", Float),
)
# -- notices -----------------------------------------------------------------------------------------------------------
# The private key that identifies this server to push services ("vapid").
notice_keys = Table(
    "notice_keys", METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),
)
# What a person wants to be notified about; people who want nothing have no row.
notice_choices = Table(
    "notice_choices", METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("language", String(12), nullable=False),
    Column("push", String(60), nullable=False),          # kinds, separated by spaces
    Column("mail", String(60), nullable=False),
    Column("zone", String(64), nullable=False),          # the name of the time zone
    Column("offset", Integer, nullable=False),           # its distance from UTC in minutes
    Column("quiet_from", Integer),                       # minutes of the day
    Column("quiet_to", Integer),
    Column("held", BigInteger),                          # nothing is sent before
    Column("counted", BigInteger, nullable=False),       # the beginning of a day in which notices are counted
    Column("sent", Integer, nullable=False),             # how many were sent since
)
push_devices = Table(
    "push_devices", METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device", ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),    # of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
)
mail_addresses = Table(
    "mail_addresses", METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", BigInteger),                     # null: only the confirmation mail is sent there
    Column("token", String(64), unique=True),            # the hash of what confirms it
    Column("expires", BigInteger),
    Column("ending", String(43), nullable=False, unique=True),  # in the unsubscribe link of each mail
)
# Where news about a table is sent, as its host wishes.
webhooks = Table(
    "webhooks", METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("url", Text, nullable=False),
    Column("language", String(12), nullable=False),
    Column("told", BigInteger, nullable=False),          # when the last announced turn began
)
# News that has not been sent yet, for a person or, if that is null, for the webhook of the table.
news = Table(
    "news", METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),           # messages.Kind
    Column("at", BigInteger, nullable=False),
)
# Outgoing messages. Each has one of: a device, a person with an address, a table with a webhook.
deliveries = Table(
    "deliveries", METADATA,
    Column("id", Integer, primary_key=True),
    Column("way", String(4), nullable=False),            # push, mail, hook
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("device", ForeignKey("push_devices.id", ondelete="CASCADE"), index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("content", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("keeper", String(32)),                        # the process that has a lease on it
    Column("kept_until", BigInteger),                    # when the lease ends
    Index("deliveries_due", "due"),
)
