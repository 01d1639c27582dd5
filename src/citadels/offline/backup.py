"""Exporting all games of a browser to one file, and importing them into this browser or another."""

from __future__ import annotations

from typing import Final

import msgspec

from citadels.offline.documents import (
    PERSON_KEY,
    TABLE_KEY,
    Damaged,
    KeptTable,
    read_person,
    read_table,
    write_person,
    write_table,
)
from citadels.offline.store import LOCAL, BrowserStore
from citadels.web.encoding import UNREADABLE
from citadels.web.lobby import Lobby
from citadels.web.request_refused import RequestRefused

KIND: Final = "citadels-games"


class Backup(msgspec.Struct):
    kind: str
    documents: dict[str, str]


class Imported(msgspec.Struct):
    """What happened to the tables in a file."""

    added: list[str] = []       # the codes of the new tables
    known: list[str] = []       # already here, with at least as many moves
    damaged: list[str] = []     # keys of documents that cannot be read


def export(store: BrowserStore) -> Backup:
    documents = {TABLE_KEY + kept.row.code: write_table(kept) for kept in store.tables}
    # A lone surrogate, which a browser may keep, cannot be written to a file.
    documents |= {document.key: document.text.encode("utf-8", "replace").decode() for document in store.damaged}
    if store.name:
        documents.setdefault(PERSON_KEY, write_person(store.name))
    return Backup(KIND, documents)


async def bring_in(lobby: Lobby, store: BrowserStore, text: str) -> Imported:
    """Add the games of the file. Nothing that is already here is lost: a game that differs gets a new code."""
    try:
        found = msgspec.json.decode(text, type=Backup)
    except UNREADABLE:
        found = Backup("", {})
    if found.kind != KIND:
        raise RequestRefused("bad-backup")
    done = Imported()
    for key, document in found.documents.items():
        try:
            if key.startswith(TABLE_KEY):
                await _bring_table(lobby, store, read_table(key, document, 0), done)
            elif not store.name:
                await store.rename_person(store.person.id, read_person(document))
        except Damaged:
            done.damaged.append(key)
    return done


async def _bring_table(lobby: Lobby, store: BrowserStore, kept: KeptTable, done: Imported) -> None:
    code = kept.row.code
    here = store.by_code(code)
    if here is not None and has_all(here, kept):
        done.known.append(code)
        return
    if (here is not None and not has_all(kept, here)) or not code.startswith(LOCAL):
        kept = kept._replace(row=kept.row._replace(code=store.free_code()))
    lobby.forget(kept.row.code)  # it is read again when somebody opens it
    await store.take_in(kept)
    done.added.append(kept.row.code)


def has_all(kept: KeptTable, other: KeptTable) -> bool:
    """Whether a table is the other one, or a continuation of it."""
    same = kept.row.secret, kept.row.salt, kept.row.created
    if same != (other.row.secret, other.row.salt, other.row.created):
        return False
    if (other.row.header is not None and kept.row.header != other.row.header) or len(kept.moves) < len(other.moves):
        return False
    return kept.moves[:len(other.moves)] == other.moves and (kept.row.state == "over" or other.row.state != "over")
