"""Sets up a position of the Common City, which goes by laps."""
from __future__ import annotations

from citadels.engine.character_knowledge import mask
from citadels.engine.common_city import start_lap
from citadels.engine.loading import FIELDS, LAP_FIELDS, Loader, edition_of
from citadels.engine.reading import (
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
from citadels.engine.state import NONE, Cards, Json, Lap, State, lap_of, new_turn
from citadels.engine.words import CHARACTER_IDS, CHARACTER_WORDS


class LapLoader(Loader):
    """Reads one position of a game that goes by laps."""

    def check_fields(self) -> None:
        known_keys(self.data, FIELDS + LAP_FIELDS, "")

    def read_lap(self, g: State) -> None:
        g.lap = read_lap(self.data, g, self.cast, self.points)

    def read_characters(self, g: State, phase: str) -> None:
        g.round.rank = 1
        g.round.revealed = mask(lap_of(g).called)
        if phase == "selection":
            raise refuse("phase", "fault-no-selection", edition=self.edition.name)

    def read_marks(self, g: State) -> None:
        r, lap = g.round, lap_of(g)
        r.killed, lap.killer = read_mark(self.data, g, "killed")
        r.robbed, lap.robber = read_mark(self.data, g, "robbed")
        r.bewitched, lap.witch = read_mark(self.data, g, "bewitched")

    def read_revealed(self, g: State) -> None:
        """Whoever was called is revealed."""

    def suspend(self, g: State) -> None:
        if g.suspended is None and g.round.bewitched >= 0 and self.phase == "turns":
            g.suspended = new_turn(lap_of(g).witch, self.setup.bewitcher)
            g.suspended.gathered = True

    def go_on(self, g: State) -> None:
        lap = lap_of(g)
        if not lap.deck and not lap.called:
            g.number -= 1
            start_lap(g)
        super().go_on(g)


def loader_for(position: object) -> Loader:
    """The loader for the edition of a position."""
    data = an_object(position, "position")
    return Loader(data) if edition_of(data).course.hides else LapLoader(data)


def read_lap(data: Json, g: State, cast: list[int], points: list[int]) -> Lap:
    """The lap. Characters that are neither called nor named in the deck are shuffled under it."""
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
    lap = Lap(start, tuple(called), -1, NONE, -1, -1, -1, NONE, -1,
              a_number(data.get("idle", 0), "idle", 0, 99), a_truth(data.get("lap_built") or False, "lap_built"),
              tuple(points), NONE)
    rest = [character for character in cast if character not in called and character not in deck]
    lap.deck = tuple(deck) + g.shuffled(tuple(rest))
    if data.get("last_called") is not None:
        lap.last = a_character(data["last_called"], "last_called")
    read_lying(data, g, lap)
    if data.get("queen") is not None:
        lap.queen = a_number(data["queen"], "queen", 0, seats - 1)
    if data.get("auction") is not None:
        lap.auction = read_auction(an_object(data["auction"], "auction"), seats)
    return lap


def read_lying(data: Json, g: State, lap: Lap) -> None:
    """The characters that lie in front of players."""
    lying = an_object(data.get("lying") or {}, "lying")
    may_lie = [CHARACTER_WORDS[card.id] for card in g.setup.characters if card.id >= 0 and card.lies]
    known_keys(lying, tuple(may_lie), "lying")
    for word, seat in lying.items():
        if seat is not None:
            lap.lay(CHARACTER_IDS[word], a_number(seat, f"lying.{word}", 0, len(g.players) - 1))


def read_auction(row: Json, seats: int) -> Cards:
    known_keys(row, ("card", "seller", "bid", "bidder", "live"), "auction")
    live = a_list(row.get("live", []), "auction.live")
    bidder = row.get("bidder")
    return (a_card(row.get("card"), "auction.card"), a_number(row.get("seller"), "auction.seller", 0, seats - 1),
            a_number(row.get("bid", 0), "auction.bid", 0, 99),
            -1 if bidder is None else a_number(bidder, "auction.bidder", 0, seats - 1),
            *[a_number(seat, "auction.live", 0, seats - 1) for seat in live])


def read_mark(data: Json, g: State, field: str) -> tuple[int, int]:
    """A named character and the seat that named it; -1 and -1 for none."""
    if data.get(field) is None:
        return -1, -1
    row = an_object(data[field], field)
    known_keys(row, ("character", "by"), field)
    character = a_character(row.get("character"), f"{field}.character")
    if character not in lap_of(g).deck:
        raise refuse(f"{field}.character", "fault-not-to-come", character=CHARACTER_WORDS[character])
    return character, a_number(row.get("by"), f"{field}.by", 0, len(g.players) - 1)
