"""The course of the Common City: characters are turned up one after another, player by player, lap by lap."""
from __future__ import annotations

from typing import Final

from citadels.engine.events import GAME_OVER, LAP_BEGAN, LAP_SCORED, LOST_TURN, TURNED_UP
from citadels.engine.flow import Course, enter, named, rob
from citadels.engine.ids import DISTRICTS, KIND, KINDS, USED_MURDERED, USED_VICTIM
from citadels.engine.refusal import Refusal
from citadels.engine.sales import sale_moves, sell, why_not_sell
from citadels.engine.scoring import LAPS_WON, Line
from citadels.engine.state import NONE, Json, Lap, Player, State, Turn, lap_of, new_turn
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS

LAPS: Final = 50        # after so many, the game is scored as it stands
BELL: Final = 30        # districts that end the game once the Bell Tower has been rung
DEADLOCK: Final = 2     # laps in a row without a build that end it


class CommonCourse(Course):
    """Clockwise, each player turns up a character and has a turn with it."""

    hides = False
    phase = "turns"
    taken_rule = "CC-TURN-4"

    def begin(self, g: State) -> None:
        g.lap = Lap(g.crown, NONE, -1, NONE, -1, -1, -1, NONE, -1, 0, False, (0,) * len(g.players), NONE)
        g.round.rank = 1
        start_lap(g)
        self.go_on(g)

    def go_on(self, g: State) -> None:
        lap = lap_of(g)
        while not g.ended:
            if g.turn.used & USED_MURDERED:
                g.turn.used &= ~USED_MURDERED
                if g.setup.characters[g.turn.character].on_end_round(g, g.turn.seat):
                    return
            if not lap.deck and not end_lap(g):
                return
            if turn_up(g):
                return

    def after_crowning(self, g: State) -> None:
        self.go_on(g)

    def built(self, g: State) -> None:
        """The game may end at once, in the middle of a turn."""
        lap_of(g).built = True
        self.stored(g)

    def stored(self, g: State) -> None:
        if finished(g):
            if not lap_of(g).deck:
                score_lap(g)
            finish(g)

    def end_rule(self, g: State) -> str:
        if finished(g):
            return "CC-BELL-TOWER-1" if g.rung else "CC-END-1"
        return "CC-END-3" if lap_of(g).idle >= DEADLOCK else "RU-6"

    def wielder(self, g: State, character: int) -> int:
        return lap_of(g).lies_before(character)

    def foreign_rule(self, g: State, seat: int, verb: int) -> str:
        return "CC-TURN-1"

    def taken_names(self, g: State, player: Player) -> int:
        names = 0
        for other in g.players:
            if other is not player:
                names |= other.names
        return names

    def sales(self, g: State, seat: int, found: list[int]) -> None:
        sale_moves(g, seat, found)

    def sell(self, g: State, seat: int, move: int) -> None:
        sell(g, seat, move)

    def why_not_sell(self, g: State, seat: int, move: int) -> Refusal:
        return why_not_sell(g, seat, move)

    def points(self, g: State, seat: int, types: list[int]) -> list[Line]:
        won = lap_of(g).points[seat]
        return [(won, LAPS_WON, "CC-PASS-1")] if won else []

    def imagine(self, g: State) -> None:
        lap = lap_of(g)
        lap.deck = g.shuffled(tuple(sorted(lap.deck)))

    def in_turn(self, g: State) -> bool:
        return True

    def write_marks(self, g: State) -> Json:
        r, lap = g.round, lap_of(g)
        marks = {"killed": (r.killed, lap.killer), "robbed": (r.robbed, lap.robber),
                 "bewitched": (r.bewitched, lap.witch)}
        return {field: None if mark < 0 else {"character": named(mark), "by": by}
                for field, (mark, by) in marks.items()}

    def write_public(self, g: State) -> Json:
        lap = lap_of(g)
        lying = sorted([(lap.lying[i], lap.lying[i + 1]) for i in range(0, len(lap.lying), 2)])
        return {
            "next": lap.next,
            "called": [CHARACTER_WORDS[character] for character in lap.called],
            "last_called": named(lap.last),
            "lying": {CHARACTER_WORDS[character]: seat for character, seat in lying},
            "idle": lap.idle,
            "lap_built": lap.built,
            "queen": None if lap.queen < 0 else lap.queen,
            "auction": None if not lap.auction else {
                "card": CARD_WORDS[lap.auction[0]], "seller": lap.auction[1], "bid": lap.auction[2],
                "bidder": None if lap.auction[3] < 0 else lap.auction[3], "live": list(lap.auction[4:])},
        }

    def write_secret(self, g: State) -> Json:
        return {"character_deck": [CHARACTER_WORDS[character] for character in lap_of(g).deck]}

    def write_player(self, g: State, seat: int) -> Json:
        return {"points": lap_of(g).points[seat]}

    def write_turn(self, turn: Turn) -> Json:
        return {"offered": [CARD_WORDS[kind] for kind in range(len(CARD_WORDS)) if turn.offered >> kind & 1]}


def start_lap(g: State) -> None:
    lap = lap_of(g)
    g.number += 1
    lap.deck = g.shuffled(g.setup.cast)
    lap.last = lap.called[-1] if lap.called else -1
    lap.called = NONE
    lap.lying = NONE
    lap.built = False
    g.round.revealed = 0
    g.emit(LAP_BEGAN, -1, -1, g.number)


def end_lap(g: State) -> bool:
    """Score the lap and shuffle the characters; false if the game is over."""
    lap = lap_of(g)
    score_lap(g)
    lap.idle = 0 if lap.built else lap.idle + 1
    if lap.idle >= DEADLOCK or g.number >= LAPS:
        finish(g)
        return False
    start_lap(g)
    return True


def score_lap(g: State) -> None:
    """3 points for districts of all five types, 2 for the most districts."""
    lap = lap_of(g)
    most = max([len(player.city) for player in g.players])
    points = list(lap.points)
    for seat in range(len(g.players)):
        player = g.players[seat]
        won = 3 if all_types(g, seat) else 0
        won += 2 if most > 0 and len(player.city) == most else 0
        if won:
            points[seat] += won
            g.emit(LAP_SCORED, seat, -1, won)
    lap.points = tuple(points)


def all_types(g: State, seat: int) -> bool:
    """Whether a quarter has all five types; one district that stood before this turn may stand in for any."""
    player = g.players[seat]
    types = [0, 0, 0, 0, 0]
    haunted = False
    for item in player.city:
        district = g.setup.districts[item & KIND]
        types[district.type] += 1
        haunted = haunted or (district.haunted and not player.fresh >> district.kind & 1)
    missing = types.count(0)
    return missing == 0 or (missing == 1 and haunted and types[4] > 1)


def turn_up(g: State) -> bool:
    """Turn up the next character; false if the turn is lost and the next one comes."""
    lap = lap_of(g)
    r = g.round
    seat = lap.next
    lap.next = (seat + 1) % len(g.players)
    character = lap.deck[0]
    lap.deck = lap.deck[1:]
    lap.called = (*lap.called, character)
    r.revealed |= 1 << character
    for player in g.players:
        player.fresh = 0
    g.emit(TURNED_UP, seat, -1, character)
    queen = lap.queen
    lap.queen = -1
    if queen >= 0:
        g.setup.characters[character].on_after_queen(g, queen)
    if character == r.robbed:
        r.robbed = -1
        rob(g, seat, lap.robber, g.setup.characters[g.setup.robber].source)
        lap.robber = -1
    bit = 0
    if character == r.killed:
        r.killed = -1
        lap.killer = -1
        bit = USED_MURDERED
        if not g.players[seat].names & g.setup.healers:
            g.emit(LOST_TURN, seat, -1, character, source=g.setup.characters[g.setup.killer].source)
            g.turn = new_turn(seat, character)
            g.turn.used = bit
            return False
    if character == r.bewitched:
        r.bewitched = -1
        lap.witch = -1
        bit = USED_VICTIM
    enter(g, seat, character, bit)
    return True


def districts_standing(g: State) -> int:
    return sum([len(player.city) for player in g.players])


def finished(g: State) -> bool:
    """Every district is built, or all its copies are under a Museum; or the bell has rung and enough are built."""
    if g.rung:
        return districts_standing(g) >= BELL
    names = 0
    under: list[int] = []
    for player in g.players:
        names |= player.names
        under += player.under
    for kind in range(DISTRICTS, KINDS):
        copies = g.setup.edition.copies[kind]
        if copies and not names >> kind & 1 and under.count(kind) < copies:
            return False
    return True


def finish(g: State) -> None:
    g.ended = True
    g.emit(GAME_OVER, -1)
