"""Reads what the seats know from a position."""
from __future__ import annotations

from citadels.engine.character_knowledge import mask
from citadels.engine.first_knowledge import unanswered, unseen
from citadels.engine.knowledge import UNKNOWN, Knowledge
from citadels.engine.reading import (
    a_card,
    a_list,
    a_number,
    an_object,
    known_keys,
    refuse,
    some_cards,
    some_characters,
)
from citadels.engine.state import Json, State
from citadels.engine.words import CARD_IDS


def read_known(data: Json, g: State) -> list[Knowledge]:
    """What the seats have seen so far; empty where the position does not say."""
    if data.get("known") is None:
        return []
    rows = a_list(data["known"], "known")
    if len(rows) != len(g.players):
        raise refuse("known", "fault-entry-each")
    return [read_one(g, i, an_object(rows[i], f"known[{i}]")) for i in range(len(rows))]


def read_one(g: State, seat: int, row: Json) -> Knowledge:
    field = f"known[{seat}]"
    known_keys(row, ("hands", "under", "deck", "drawn", "aside", "groups", "taken", "open", "held", "down", "since"),
               field)
    known = Knowledge(g.setup, seat)
    groups = a_list(row.get("groups", []), f"{field}.groups")
    for i in range(len(groups)):
        known.groups[-2 - i] = some_cards(groups[i], f"{field}.groups[{i}]")
    for name, zones, sizes in (("hands", known.hands, [len(p.hand) for p in g.players]),
                               ("under", known.under, [len(p.under) for p in g.players])):
        lists = a_list(row.get(name, []), f"{field}.{name}")
        if len(lists) != len(sizes):
            raise refuse(f"{field}.{name}", "fault-entry-each")
        for i in range(len(sizes)):
            zones[i] = slots(known, lists[i], f"{field}.{name}[{i}]", sizes[i])
    known.deck = slots(known, row.get("deck", []), f"{field}.deck", len(g.deck()))
    known.drawn = slots(known, row.get("drawn", []), f"{field}.drawn", len(g.turn.drawn))
    known.aside = slots(known, row.get("aside", []), f"{field}.aside", len(g.turn.aside))
    known.pile = list(g.discard)
    if row.get("taken") is not None:
        known.taken = a_card(row["taken"], f"{field}.taken")
    hidden = unseen(g)
    known.open = candidates([row.get("open")], f"{field}.open", hidden)[0]
    held = a_list(row.get("held", []), f"{field}.held")
    for i in range(min(len(held), len(g.players))):
        known.held[i] = candidates(held[i], f"{field}.held[{i}]", unanswered(g))
    known.down = candidates(row.get("down", []), f"{field}.down", hidden)
    known.since = a_number(row.get("since", 0), f"{field}.since", 0, 99)
    known.killed = g.round.killed
    if not known.true_of(g):
        raise refuse(field, "fault-disagrees")
    return known


def candidates(value: object, field: str, public: int) -> list[int]:
    """Sets of characters; null stands for all that everybody may think of."""
    found: list[int] = []
    for row in a_list(value, field):
        found.append(public if row is None else mask(tuple(some_characters(row, field))))
    return found


def slots(known: Knowledge, value: object, field: str, size: int) -> list[int]:
    rows = a_list(value, field)
    if len(rows) != size:
        raise refuse(field, "fault-entries", wanted=size, count=len(rows))
    found: list[int] = []
    for entry in rows:
        if entry is None:
            found.append(UNKNOWN)
        elif isinstance(entry, str) and entry in CARD_IDS:
            found.append(CARD_IDS[entry])
        else:
            found.append(-2 - a_number(entry, f"{field}[{len(found)}]", 0, len(known.groups) - 1))
    return found
