"""Reading the Common City's way through the characters."""
from __future__ import annotations

from citadels.engine.ids import BISHOP, TAX_COLLECTOR
from citadels.engine.reading import (
    Json,
    a_card,
    a_character,
    a_list,
    a_number,
    a_truth,
    an_object,
    known_keys,
    refuse,
    some_characters,
)
from citadels.engine.state import NONE, Cards, Lap, State
from citadels.engine.words import CHARACTER_WORDS


def read_lap(data: Json, g: State, cast: list[int], points: list[int]) -> Lap:
    """Characters neither called nor in the deck named lie under it in an order drawn from the seed."""
    seats = len(g.players)
    called = some_characters(data.get("called") or [], "called")
    deck = some_characters(data.get("character_deck") or [], "character_deck")
    for field, some in (("called", called), ("character_deck", deck)):
        for character in some:
            if character not in cast:
                raise refuse(field, "fault-not-in-cast", character=CHARACTER_WORDS[character])
            if (called + deck).count(character) > 1:
                raise refuse(field, "fault-twice", character=CHARACTER_WORDS[character])
    start = a_number(data.get("next", g.crown), "next", 0, seats - 1)
    lap = Lap(start, tuple(called), -1, NONE, -1, -1, -1, -1, -1, -1,
              a_number(data.get("idle", 0), "idle", 0, 99), a_truth(data.get("lap_built") or False, "lap_built"),
              tuple(points), NONE)
    rest = [character for character in cast if character not in called and character not in deck]
    lap.deck = tuple(deck) + g.shuffled(tuple(rest))
    if data.get("last_called") is not None:
        lap.last = a_character(data["last_called"], "last_called")
    lying = an_object(data.get("lying") or {}, "lying")
    known_keys(lying, ("bishop", "tax-collector"), "lying")
    for word, seat in lying.items():
        owner = -1 if seat is None else a_number(seat, f"lying.{word}", 0, seats - 1)
        if word == CHARACTER_WORDS[BISHOP]:
            lap.bishop = owner
        elif word == CHARACTER_WORDS[TAX_COLLECTOR]:
            lap.taxer = owner
    if data.get("queen") is not None:
        lap.queen = a_number(data["queen"], "queen", 0, seats - 1)
    if data.get("auction") is not None:
        lap.auction = read_auction(an_object(data["auction"], "auction"), seats)
    return lap


def read_auction(row: Json, seats: int) -> Cards:
    known_keys(row, ("card", "seller", "bid", "bidder", "live"), "auction")
    live = a_list(row.get("live", []), "auction.live")
    bidder = row.get("bidder")
    return (a_card(row.get("card"), "auction.card"), a_number(row.get("seller"), "auction.seller", 0, seats - 1),
            a_number(row.get("bid", 0), "auction.bid", 0, 99),
            -1 if bidder is None else a_number(bidder, "auction.bidder", 0, seats - 1),
            *[a_number(seat, "auction.live", 0, seats - 1) for seat in live])


def read_mark(data: Json, g: State, field: str) -> tuple[int, int]:
    """A named character and who named it, -1 and -1 for none."""
    if data.get(field) is None:
        return -1, -1
    row = an_object(data[field], field)
    known_keys(row, ("character", "by"), field)
    character = a_character(row.get("character"), f"{field}.character")
    assert g.lap is not None
    if character not in g.lap.deck:
        raise refuse(f"{field}.character", "fault-not-to-come", character=CHARACTER_WORDS[character])
    return character, a_number(row.get("by"), f"{field}.by", 0, len(g.players) - 1)
