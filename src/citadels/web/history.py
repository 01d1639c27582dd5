"""Finished games: how they went, step by step, and which decisions mattered. Plain functions of a record."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from citadels import Game
from citadels.bots import make
from citadels.bots.observation import Observation as Sight
from citadels.facts import Facts, facts_of
from citadels.web.protocol import Incident, Moment, Over, RoundFacts, StepBytes
from citadels.web.seeing import district, over_of

Json = dict[str, Any]
Thing = TypeVar("Thing")
Found = TypeVar("Found")

MOST_STEPS: Final = 100             # that are given at once
HIDDEN: Final = ("seed", "rng", "stack", "deck_only", "character_deck", "known")
TOLD: Final = (
    "killed", "robbed", "bewitched", "confiscated", "destroyed", "seized", "exchanged", "swapped", "lost-turn",
    "completed", "rang",
)
ON_CHARACTERS: Final = ("killed", "bewitched")  # whose event names the character, not who has it

MOST_MOMENTS: Final = 2
LOOKED_AT: Final = 60               # decisions, of all that were made
GLANCE: Final = "search:100"        # at each of these
CLOSER: Final = 6                   # that are looked at again,
STARE: Final = "search:1500"        # so closely at each of two lines
LEAST_LOSS: Final = 0.03            # of the chance to win, for a decision to have mattered
SURE: Final = 2.0                   # standard errors that a loss must be away from nothing
LONGEST: Final = 4.0                # seconds of work for the first looks, and for the second


class Story(NamedTuple):
    """What is told of a finished game."""

    over: Over | None
    rounds: list[RoundFacts]
    incidents: list[Incident]
    steps: int


class Moved(NamedTuple):
    """A game after so many moves, and the last of them."""

    number: int
    seat: int | None
    line: str | None
    game: Game
    events: int         # that it has seen


def replayed(record: Json) -> Iterator[Moved]:
    """A game move by move, from before the first. It is one game that goes on: clone what is to stay."""
    game = Game.from_record({**record, "moves": []})
    events = len(game.events)
    yield Moved(0, None, None, game, events)
    for number, line in enumerate(record["moves"], 1):
        seat = game.player
        game.play(line)
        events += len(game.heard(None, events))
        yield Moved(number, seat, line, game, events)


# -- how it went -------------------------------------------------------------------------------------------------------
def story(record: Json) -> Story:
    rounds: list[RoundFacts] = []
    incidents: list[Incident] = []
    before = 0
    last = None
    for moved in replayed(record):
        view = moved.game.view(None)
        if last is None:
            facts, number = facts_of(view["edition"], view["options"]), view["round"]
        incidents += told(moved, before, number)
        if moved.number and (view["round"] != number or moved.game.over):
            rounds.append(round_facts(moved.game, view, facts, number))
        before, number, last = moved.events, view["round"], moved
    assert last is not None
    return Story(over_of(last.game), rounds, incidents, last.number)


def round_facts(game: Game, view: Json, facts: Facts, number: int) -> RoundFacts:
    """How the seats stand. Nothing of that changes between the end of a round and the first move of the next."""
    players = view["players"]
    return RoundFacts(
        round=number,
        scores=[score["total"] for score in game.scores()],
        gold=[player["gold"] for player in players],
        cities=[sum(facts.size(district(item)) for item in player["city"]) for player in players],
    )


def told(moved: Moved, before: int, number: int) -> list[Incident]:
    """What is worth a mark among the events of a move: who did it, and to whom."""
    found = []
    for event in moved.game.heard(None, before):
        if event["event"] in TOLD:
            character = event.get("character")
            seat, player = event.get("seat"), event.get("player")
            if event["event"] in ON_CHARACTERS:
                player = holder(moved.game, character)
            elif event["event"] == "robbed":  # told of the one who was
                seat, player = player, seat
            found.append(Incident(number, moved.number, event["event"], seat, player, character))
    return found


def holder(game: Game, character: str | None) -> int | None:
    """The seat that has a character in this round, openly or not."""
    for seat, player in enumerate(game.position()["players"]):
        if character in player["characters"]:
            return seat
    return None


# -- step by step ------------------------------------------------------------------------------------------------------
def steps(record: Json, first: int, count: int) -> list[StepBytes]:
    """The table after so many moves, and after each of those that follow, with all hands open."""
    last = first + min(count, MOST_STEPS) - 1
    found: list[tuple[Moved, int, Json]] = []
    before = 0
    for moved in replayed(record):
        if moved.number > last:
            break
        if moved.number >= first:
            found.append((moved, before, open_view(moved.game)))
        before = moved.events
    if not found:
        return []
    events = found[0][0].game.events
    return [StepBytes(moved.number, moved.seat, moved.line, events[start:moved.events], view)
            for moved, start, view in found]


def open_view(game: Game) -> Json:
    """Everything but what is still to come: in the shape of a view, but each hand is a list."""
    position = game.position()
    view = {name: value for name, value in position.items() if name not in HIDDEN}
    view["deck"] = len(position["deck"])
    view["face_down"] = len(position["face_down"])
    view["waiting"] = game.player
    view["seat"] = None
    return view


# -- what mattered -----------------------------------------------------------------------------------------------------
class Decision(NamedTuple):
    """A decision that was made: the number of the move, and the game before it."""

    step: int
    seat: int
    played: str
    game: Game


class Doubt(NamedTuple):
    """A decision for which another line may have been better."""

    loss: float
    step: int
    better: str
    decision: Decision


def moments(record: Json, seats: Sequence[int]) -> list[Moment]:
    """The decisions of these seats that cost them most of their chance to win, as a good bot sees it, in their order.

    The work is bounded: so many decisions are looked at, so long, and the doubtful ones once more.
    """
    found = spread(decisions(record, seats))
    doubts = [doubt for doubt in in_time(doubted, found) if doubt is not None]
    doubts.sort(key=lambda doubt: (-doubt.loss, doubt.step))
    certain = [moment for moment in in_time(looked_closer, doubts[:CLOSER]) if moment is not None]
    certain.sort(key=lambda moment: (moment.win_played - moment.win_better, moment.step))
    return sorted(certain[:MOST_MOMENTS], key=lambda moment: moment.step)


def in_time(look: Callable[[Thing], Found], things: Sequence[Thing]) -> Iterator[Found]:
    """What is seen in these, one after the other, for as long as there is time."""
    until = time.process_time() + LONGEST
    for thing in things:
        if time.process_time() > until:
            return
        yield look(thing)


def decisions(record: Json, seats: Sequence[int]) -> list[Decision]:
    """The decisions of these seats at which there was a choice."""
    found = []
    game = Game.from_record({**record, "moves": []})
    for step, line in enumerate(record["moves"], 1):
        seat = game.player
        if seat in seats and seat is not None and not game.secret and len(game.legal_actions()) > 1:
            found.append(Decision(step, seat, line, game.clone()))
        game.play(line)
    return found


def spread(found: list[Decision]) -> list[Decision]:
    """Not more than are looked at, from all over the game, in any order: there may be no time for the last ones."""
    chosen = found if len(found) <= LOOKED_AT else [found[i * len(found) // LOOKED_AT] for i in range(LOOKED_AT)]
    return Random(len(found)).sample(chosen, len(chosen))


def doubted(decision: Decision) -> Doubt | None:
    """At first sight: whether another line looks better than the one that was played."""
    thoughts = make(GLANCE, decision.step).explain(Sight(decision.game, decision.seat))
    best = thoughts[0]
    if best.line == decision.played or best.win is None:
        return None
    played = next((thought.win for thought in thoughts if thought.line == decision.played), None)
    return Doubt(best.win - (played or 0.0), decision.step, best.line, decision)


def looked_closer(doubt: Doubt) -> Moment | None:
    """The two lines, each thought through for itself; None if the other is not clearly better after all."""
    decision = doubt.decision
    played, games = chance(decision, decision.played)
    better, more = chance(decision, doubt.better)
    doubtful = sqrt(played * (1 - played) / games + better * (1 - better) / more)
    if better - played < max(LEAST_LOSS, SURE * doubtful):
        return None
    return Moment(decision.step, decision.seat, decision.played, doubt.better, played, better)


def chance(decision: Decision, line: str) -> tuple[float, int]:
    """To win with a line, and from how many imagined games that is known."""
    sight = Sight(decision.game, decision.seat)
    sight.moves = [Game.action_id(line)]
    (thought,) = make(STARE, decision.step).explain(sight)
    return thought.win or 0.0, thought.games
