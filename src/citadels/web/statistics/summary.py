"""What a finished game says about one of its players, calculated from its moves.

It uses all events of the game. That reveals nothing new, because a finished game is open to everybody who knows its
code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from citadels import Game
from citadels.facts import district
from citadels.shapes import Event, Header
from citadels.web.fair_deals import BEGINS
from citadels.web.replaying import replayed
from citadels.web.rows import MoveRow, SeatRow
from citadels.web.statistics.messages import CharacterPlayed, GameSummary, Rival

VERSION: Final = 2      # of the summaries: games are summarized again when it grows
STAND_INS: Final = ("bot", "clock")     # hands that decide for a person; decisions made in advance are their own


class FinishedGame(NamedTuple):
    """A game as a store has it."""

    code: str
    header: Header
    preset: str | None
    places: list[SeatRow]
    moves: list[MoveRow]


def summarize(found: FinishedGame, person: int) -> GameSummary:
    """Raises CitadelsError for a game that cannot be replayed."""
    header, places, moves = found.header, found.places, found.moves
    mine = [place.seat for place in places if place.person == person]
    summary = GameSummary(found.code, moves[-1].at if moves else 0, header["edition"], found.preset)
    if len(mine) != 1:      # which of the people at one screen was it?
        summary.left_out = "several"
    elif header.get(BEGINS):
        summary.left_out = "moment"
    else:
        own = [move.hand for move in moves if move.seat == mine[0]]
        summary.decisions, summary.aided = len(own), sum(hand in STAND_INS for hand in own)
        if 2 * summary.aided > summary.decisions:
            summary.left_out = "stand-in"
    if summary.left_out is None:
        game = replayed({**header, "moves": [move.line for move in moves]})
        summary.took = moves[-1].at - moves[0].at
        _result(summary, game, mine[0], places)
        _course(summary, game, mine[0])
    return summary


def _result(summary: GameSummary, game: Game, seat: int, places: Sequence[SeatRow]) -> None:
    scores = game.scores()
    standing = [(one in game.winners, score["total"]) for one, score in enumerate(scores)]
    ranks = [1 + sum(other > own for other in standing) for own in standing]
    summary.players, summary.place, summary.won = len(standing), ranks[seat], seat in game.winners
    summary.rivals = [Rival(place.bot, ranks[place.seat]) for place in places if place.seat != seat]
    summary.points = scores[seat]["total"]
    lines = Counter[str]()
    for line in scores[seat]["lines"]:
        lines[line["reason"]] += line["points"]
    summary.score = dict(lines)
    summary.city = [district(item) for item in game.view(None)["players"][seat]["city"]]


def _course(summary: GameSummary, game: Game, seat: int) -> None:
    follower = Follower(seat, game.record()["characters"])
    for event in game.events:
        follower.apply_event(event)
    follower.end_round()
    summary.rounds, summary.first = follower.rounds, follower.first
    summary.characters = follower.characters
    summary.built, summary.lost = dict(follower.built), dict(follower.lost)


def named(character: str | None) -> str:
    """A character of an event from which nothing is left out."""
    assert character is not None
    return character


class Follower:
    """Follows a whole game and collects what one seat did, and what was done to it."""

    def __init__(self, seat: int, cast: Sequence[str]) -> None:
        self.seat = seat
        self.cast = frozenset(cast)
        self.rounds = 0
        self.first = False
        self.done = False                               # somebody has completed a city
        self.characters: dict[str, CharacterPlayed] = {}
        self.built = Counter[str]()
        self.lost = Counter[str]()
        self.held: dict[str, int | None] = {}                  # who has each character in this round
        self.killed: tuple[int, str, str | None] | None = None     # by whom, which character, with which card
        self.bewitched: dict[str, tuple[int, str | None]] = {}     # named characters that have not been turned up
        self.marked = ""                                # the character that is to be robbed
        self.turned_up: dict[int, str] = {}             # in the Common City, the last character of each seat

    def apply_event(self, event: Event) -> None:
        handler = getattr(self, f"on_{event['event'].replace('-', '_')}", None)
        if handler is not None:
            handler(event)

    # -- rounds and laps -------------------------------------------------------------------------------------------
    def on_round_began(self, event: Event) -> None:
        self.end_round()
        self.rounds = event["round"]

    def on_lap_began(self, event: Event) -> None:
        self.rounds = event["lap"]

    def end_round(self) -> None:
        """Only now is it certain who had what, and who was really killed."""
        for character, seat in self.held.items():
            if seat == self.seat:
                self.played(character).held += 1
        if self.killed is not None:
            killer, character, source = self.killed
            self.struck("killed", killer, self.held.get(character), character, source)
        self.held, self.killed, self.marked = {}, None, ""

    # -- characters ------------------------------------------------------------------------------------------------
    def on_picked(self, event: Event) -> None:
        self.held[named(event["character"])] = event["seat"]

    def on_theater(self, event: Event) -> None:
        """Two players have exchanged characters."""
        self.held[named(event["gave"])] = event["player"]
        self.held[named(event["received"])] = event["seat"]

    def on_turned_up(self, event: Event) -> None:
        seat, character = event["seat"], named(event["character"])
        self.turned_up[seat] = character
        if seat == self.seat:
            self.played(character).held += 1
        if character in self.bewitched:
            witch, source = self.bewitched.pop(character)
            self.struck("bewitched", witch, seat, character, source)

    def on_killed(self, event: Event) -> None:
        self.killed = event["seat"], named(event["character"]), event["source"]

    def on_resisted(self, _: Event) -> None:
        self.killed = None

    def on_lost_turn(self, event: Event) -> None:
        """Somebody has turned up a killed character."""
        killer = self.killed[0] if self.killed is not None else -1
        self.killed = None
        self.struck("killed", killer, event["seat"], named(event["character"]), event["source"])

    def on_bewitched(self, event: Event) -> None:
        character = named(event["character"])
        if character in self.held:
            self.struck("bewitched", event["seat"], self.held[character], character, event["source"])
        else:
            self.bewitched[character] = event["seat"], event["source"]

    def on_marked(self, event: Event) -> None:
        self.marked = named(event["character"])

    def on_robbed(self, event: Event) -> None:
        victim = event["seat"]
        self.struck("robbed", event["player"], victim, self.turned_up.get(victim, self.marked), event["source"])
        if event["player"] == self.seat and event["source"] in self.cast:
            self.deed(event["source"], "gold", event["gold"])

    def struck(self, what: str, actor: int | None, victim: int | None, character: str, source: str | None) -> None:
        """A character was named, and somebody had it."""
        if victim is None or actor == victim:
            return
        if victim == self.seat:
            played = self.played(character)
            setattr(played, what, getattr(played, what) + 1)
        elif actor == self.seat:
            self.deed(source, what)

    # -- districts -------------------------------------------------------------------------------------------------
    def on_built(self, event: Event) -> None:
        if event["seat"] == self.seat:
            self.built[event["district"]] += 1

    def on_destroyed(self, event: Event) -> None:
        self.taken(event, event["player"], event["seat"])

    def on_confiscated(self, event: Event) -> None:
        self.taken(event, event["seat"], event["player"])

    on_exchanged = on_seized = on_confiscated

    def taken(self, event: Event, actor: int | None, victim: int | None) -> None:
        if actor == victim:
            return
        if victim == self.seat and event["event"] != "confiscated":     # a confiscated district was never in a city
            self.lost[district(event["district"])] += 1
        elif actor == self.seat:
            self.deed(event["source"], event["event"])

    def on_swapped(self, event: Event) -> None:
        if event["seat"] == self.seat:
            self.deed(event["source"], "swapped")

    def on_completed(self, event: Event) -> None:
        self.first = self.first or (not self.done and event["seat"] == self.seat)
        self.done = True

    # -- results ---------------------------------------------------------------------------------------------------
    def played(self, character: str) -> CharacterPlayed:
        return self.characters.setdefault(character, CharacterPlayed(deeds={}))

    def deed(self, source: str | None, what: str, times: int = 1) -> None:
        if source in self.cast:     # not a district
            deeds = self.played(source).deeds
            deeds[what] = deeds.get(what, 0) + times
