"""From a game to its rows: one for the game, one for each seat.

What a finished game no longer shows is recorded while it is played; the rest comes from the events and the scores.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from citadels import Game
from citadels.bots import Observer
from citadels.engine.choosing import written_options
from citadels.engine.edition import Setup
from citadels.engine.event_notation import REASONS, reason
from citadels.engine.events import (
    BEWITCHED,
    BUILT,
    CONFISCATED,
    DESTROYED,
    KILLED,
    LAP_BEGAN,
    PICKED,
    ROBBED,
    ROUND_BEGAN,
    SEIZED,
    THEATER_PLAYED,
    TURNED_UP,
)
from citadels.engine.ids import KIND
from citadels.engine.scoring import claim, lines, score
from citadels.engine.state import Event, State
from citadels.engine.verbs import SIZES, VERBS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, LINE
from citadels.lab import columns

Row = dict[str, Any]
T = TypeVar("T")

OF_CHARACTERS: Final = frozenset((ROUND_BEGAN, LAP_BEGAN, PICKED, TURNED_UP, THEATER_PLAYED, KILLED, BEWITCHED))
OF_POSSESSIONS: Final = frozenset((BUILT, ROBBED, DESTROYED, SEIZED, CONFISCATED))


class ScoreObserver(Observer):
    """Everybody's score after each round of a game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.round = state.number
        self.scores: list[list[int]] = []                     # after each round, by seat
        self.claims: list[tuple[int, int, int]] = []          # at the end, by seat

    def asking(self, game: Game, seat: int) -> None:
        if self.state.number != self.round:
            self.round = self.state.number
            self.round_ended([score(self.state, seat) for seat in range(len(self.state.players))])

    def ended(self, game: Game) -> None:
        self.claims = [claim(self.state, seat) for seat in range(len(self.state.players))]
        self.round_ended([found[0] for found in self.claims])

    def round_ended(self, scores: list[int]) -> None:
        """Record the scores after a round. If there is another round, it has begun."""
        self.scores.append(scores)


class GameObserver(ScoreObserver):
    """What a finished game no longer shows."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        seats = range(state.setup.seats)
        self.first_crown = state.crown
        self.crowns = [0 for _ in seats]                      # rounds begun with the crown
        self.crowns[state.crown] = 1
        self.lines: list[list[str]] = [[] for _ in seats]     # played by each seat
        self.shared: list[list[int]] = [[] for _ in seats]    # uses of verbs that several characters have, by column
        self.gold: list[list[int]] = []                       # after each round, by seat
        self.districts: list[list[int]] = []
        self._shared = count_columns(state.setup.edition.name)[1]

    def answered(self, game: Game, seat: int, line: str) -> None:
        self.lines[seat].append(line)
        if line in self._shared:
            self.shared[seat].append(self._shared[line][self.state.turn.character])

    def round_ended(self, scores: list[int]) -> None:
        super().round_ended(scores)
        if self.state.tasks:
            self.crowns[self.state.crown] += 1
        self.gold.append([player.gold for player in self.state.players])
        self.districts.append([len(player.city) for player in self.state.players])


@cache
def count_columns(edition: str) -> tuple[dict[str, int], dict[str, dict[int, int]]]:
    """The number of the column that counts each line; if several characters have a verb, by the turn's character."""
    numbers = column_numbers(edition)
    owners: dict[str, dict[int, int]] = {}
    for ability in columns.abilities(edition):
        character = CHARACTER_WORDS.index(ability.card) if ability.card in CHARACTER_WORDS else -1
        owners.setdefault(ability.verb, {})[character] = numbers[ability.column]
    plain = {"gold": numbers["took_gold"], "cards": numbers["took_cards"]}
    shared: dict[str, dict[int, int]] = {}
    for verb in VERBS:
        found = owners.get(verb.word, {})
        lines = list(filter(None, LINE[verb.first:verb.first + SIZES[verb.shape]]))
        if len(found) == 1:
            plain.update(dict.fromkeys(lines, next(iter(found.values()))))
        elif found:
            shared.update(dict.fromkeys(lines, found))
    return plain, shared


@cache
def column_numbers(edition: str) -> dict[str, int]:
    """The columns that count something, numbered."""
    return {name: number for number, name in enumerate(columns.counts(edition))}


class SeatEvents:
    """What happened to each seat, according to the events."""

    def __init__(self, state: State) -> None:
        seats = range(state.setup.seats)
        self.characters: list[list[list[str]]] = [[] for _ in seats]   # in each round
        self.built: list[list[int]] = [[] for _ in seats]
        self.killed = [0 for _ in seats]
        self.bewitched = [0 for _ in seats]
        self.robbed = [0 for _ in seats]
        self.gold_robbed = [0 for _ in seats]
        self.districts_lost = [0 for _ in seats]
        assert state.log is not None
        events = state.log.entries[: state.log.size]
        # There are very many events, so they are filtered here, without a call for each.
        self._follow_characters([event for event in events if event[0] in OF_CHARACTERS],
                                not state.setup.edition.course.hides)
        self._follow_possessions([event for event in events if event[0] in OF_POSSESSIONS])

    def _follow_characters(self, events: list[Event], laps: bool) -> None:
        holders: dict[int, int] = {}    # the characters of a round, and who has them
        marks: dict[int, int] = {}      # Common City: the character marked to be killed, and the one to be bewitched
        for what, seat, other, arg, cards, _ in events:
            if what == PICKED:
                holders[arg] = seat
            elif what == ROUND_BEGAN or what == LAP_BEGAN:
                if holders:
                    self._end_round(holders)
                    holders = {}
            elif what == TURNED_UP:
                holders[arg] = seat
                for mark in [mark for mark, character in marks.items() if character == arg]:
                    del marks[mark]
                    self._note_victim(mark, seat)
            elif what == THEATER_PLAYED:
                holders[arg], holders[cards[0]] = other, seat
            elif laps:  # KILLED, BEWITCHED
                marks[what] = arg
            elif arg in holders:
                self._note_victim(what, holders[arg])
        self._end_round(holders)

    def _follow_possessions(self, events: list[Event]) -> None:
        for what, seat, other, arg, _, _ in events:
            if what == BUILT:
                self.built[seat].append(arg)
            elif what == ROBBED:
                self.robbed[seat] += 1
                self.gold_robbed[seat] += arg
            elif what == DESTROYED:
                self.districts_lost[seat] += other != seat
            else:  # SEIZED, CONFISCATED
                self.districts_lost[other] += 1

    def _note_victim(self, what: int, seat: int) -> None:
        (self.killed if what == KILLED else self.bewitched)[seat] += 1

    def _end_round(self, holders: dict[int, int]) -> None:
        held: list[list[str]] = [[] for _ in self.characters]
        for character, seat in holders.items():
            held[seat].append(CHARACTER_WORDS[character])
        for characters, words in zip(self.characters, held):
            characters.append(words)


class GameRows(NamedTuple):
    """The rows of one game."""

    game: Row
    seats: list[Row]
    counts: list[array[int]]   # for each seat, in the order of columns.counts


def game_rows(game: Game, observer: GameObserver, number: int, bots: Sequence[str], faults: Sequence[int]) -> GameRows:
    """The rows of a finished game; `bots` and `faults` are by seat."""
    state = game.state
    claims = observer.claims
    won = win_shares(claims)
    scores, gold, districts = list(zip(*observer.scores)), list(zip(*observer.gold)), list(zip(*observer.districts))
    events = SeatEvents(state)
    seats: list[Row] = []
    for seat, player in enumerate(state.players):
        seats.append({
            "game": number,
            "seed": game.seed,
            "seat": seat,
            "bot": bots[seat],
            "first_crown": seat == observer.first_crown,
            "position": (seat - observer.first_crown) % len(claims),
            "crowns": observer.crowns[seat],
            "score": claims[seat][0],
            "place": 1 + sum([other > claims[seat] for other in claims]),
            "won": won[seat],
            "gold": player.gold,
            "hand": len(player.hand),
            "districts": len(player.city),
            "city": [CARD_WORDS[item & KIND] for item in player.city],
            "built": len(events.built[seat]),
            "moves": len(observer.lines[seat]),
            "killed": events.killed[seat],
            "bewitched": events.bewitched[seat],
            "robbed": events.robbed[seat],
            "gold_robbed": events.gold_robbed[seat],
            "districts_lost": events.districts_lost[seat],
            "faults": faults[seat],
            "score_by_round": scores[seat],
            "gold_by_round": gold[seat],
            "districts_by_round": districts[seat],
            "characters_by_round": events.characters[seat],
        })
    counts = [_counts(state, seat, observer, events) for seat in range(len(claims))]
    return GameRows(_game_row(game, observer, number, bots, faults), seats, counts)


def _game_row(game: Game, observer: GameObserver, number: int, bots: Sequence[str], faults: Sequence[int]) -> Row:
    state, claims = game.state, observer.claims
    scores = sorted([found[0] for found in claims])
    best = max(claims)
    return {
        "game": number,
        "seed": game.seed,
        **_setting(state.setup),
        "players": len(claims),
        "bots": list(bots),
        "first_crown": observer.first_crown,
        "rounds": state.number,
        "moves": sum([len(played) for played in observer.lines]),
        "ended": columns.ENDINGS[state.setup.edition.course.end_rule(state)],
        "winners": [seat for seat, found in enumerate(claims) if found == best],
        "best_score": scores[-1],
        "margin": scores[-1] - scores[-2],
        "lead_changes": lead_changes(observer.scores),
        "faults": sum(faults),
    }


@lru_cache(16)
def _setting(setup: Setup) -> Row:
    """What all games with a setup have in common."""
    return {
        "edition": setup.edition.name,
        "options": json.dumps(written_options(setup)),
        "characters": [CHARACTER_WORDS[character] for character in setup.cast],
        "uniques": [CARD_WORDS[kind] for kind in setup.uniques],
    }


def _counts(state: State, seat: int, observer: GameObserver, events: SeatEvents) -> array[int]:
    """The counts of one seat, as an array because most of them are 0 and are copied at once."""
    edition = state.setup.edition.name
    plain, _ = count_columns(edition)
    places = column_places(edition)
    found = array("i", bytes(4 * len(column_numbers(edition))))
    for place in observer.shared[seat]:
        found[place] += 1
    for line in observer.lines[seat]:
        if line in plain:
            found[plain[line]] += 1
    for points, why, _ in lines(state, seat):
        found[places.reasons[why]] += points
    for held in events.characters[seat]:
        for character in held:
            found[places.characters[character]] += 1
    for kind in events.built[seat]:
        if kind in places.uniques:
            found[places.uniques[kind]] += 1
    return found


class ColumnPlaces(NamedTuple):
    """The columns in which points, characters and unique districts are counted."""

    reasons: dict[int, int]
    characters: dict[str, int]
    uniques: dict[int, int]


@cache
def column_places(edition: str) -> ColumnPlaces:
    numbers = column_numbers(edition)

    def among(family: str, words: Iterable[tuple[T, str]]) -> dict[T, int]:
        pairs = [(key, columns.column(family, word)) for key, word in words]
        return {key: numbers[name] for key, name in pairs if name in numbers}

    return ColumnPlaces(
        among(columns.POINTS, [(why, reason(why)) for why in (*REASONS, *range(len(CARD_WORDS)))]),
        among(columns.HELD, [(word, word) for word in CHARACTER_WORDS]),
        among(columns.BUILT, list(enumerate(CARD_WORDS))),
    )


def win_shares(claims: Sequence[tuple[int, int, int]]) -> list[float]:
    """Each seat's share of the win: 1 in total, split equally among those who share it."""
    best = max(claims)
    return [(found == best) / claims.count(best) for found in claims]


def lead_changes(scores: Sequence[Sequence[int]]) -> int:
    """How often the lead passed to another seat, given the scores after each round; a tie has no leader."""
    changes = 0
    leader = -1
    for standing in scores:
        best = max(standing)
        if standing.count(best) == 1:
            seat = standing.index(best)
            changes += leader >= 0 and seat != leader
            leader = seat
    return changes
