"""Finished games, from their records: how they went, what each step looked like, and which decisions mattered."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeVar

from citadels import Game
from citadels.bots import make
from citadels.bots.learned.expectations import expectations
from citadels.bots.observation import Observation
from citadels.engine.verbs import CLOSES
from citadels.engine.words import MOVE
from citadels.facts import Facts, facts_of
from citadels.offers import parse
from citadels.open_view import open_view
from citadels.shapes import Event, Record, View
from citadels.web.http_messages import Incident, Moment, RoundFacts, Step
from citadels.web.observation import over_of
from citadels.web.protocol import Over
from citadels.web.replaying import replay

Thing = TypeVar("Thing")
Result = TypeVar("Result")
Work = Generator[None, None, Result]    # long work; it yields now and then to let others run

MOST_STEPS: Final = 100             # per request
INCIDENTS: Final = (
    "killed", "robbed", "bewitched", "confiscated", "destroyed", "seized", "exchanged", "swapped", "lost-turn",
    "completed", "rang",
)
ABOUT_CHARACTERS: Final = ("killed", "bewitched")  # these events name the character, not the player who has it
VICTIM_FIRST: Final = ("robbed", "destroyed")       # in these events the seat is the victim

MOST_MISTAKES: Final = 2
MOST_DECISIONS: Final = 60          # that get a first look
MOST_DOUBTS: Final = 6              # that get a closer look because another line looked better
MOST_PRAISES: Final = 3             # that get a closer look because every other line looked worse
LEAST_LOSS: Final = 0.03            # of the chance to win, for a decision that mattered
SURE: Final = 2.0                   # standard errors by which a loss must differ from zero


class Depth(NamedTuple):
    """How thoroughly finished games are analysed."""

    first: str          # the bot for a first look
    closer: str         # the bot for a closer look
    seconds: float      # of work for all first looks, and for the closer ones of each kind
    times: int = 1      # how often a closer look is repeated: several short ones let others run in between


DEEP: Final = Depth("search:100", "search:1500", 4.0)


class GameStory(NamedTuple):
    over: Over | None
    rounds: list[RoundFacts]
    incidents: list[Incident]
    steps: int


class Moved(NamedTuple):
    """A game after a number of moves, and the last of them."""

    number: int
    seat: int | None
    line: str | None
    game: Game
    since: int          # the first event of the move
    events: int         # how many there have been


def each_move(record: Record) -> Iterator[Moved]:
    """A game move by move, starting before the first one. It is always the same object: clone it to keep a moment."""
    seat, line, since = None, None, 0
    for number, (game, following) in enumerate(replay(record)):
        events = since + len(game.heard(None, since))
        yield Moved(number, seat, line, game, since, events)
        seat, line, since = game.player, following, events


def finished(work: Callable[..., Work[Result]], *args: Any) -> Result:
    """Do long work without stopping."""
    steps = work(*args)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


# -- how it went -------------------------------------------------------------------------------------------------------
def story(record: Record) -> GameStory:
    rounds: list[RoundFacts] = []
    incidents: list[Incident] = []
    last = None
    for moved in each_move(record):
        view = moved.game.view(None)
        if last is None:
            facts, number = facts_of(view["edition"], view["options"]), view["round"]
        incidents += incidents_of(moved, number)
        met_later([one for one in incidents if one.round == number], moved.game.heard(None, moved.since))
        if moved.number and (view["round"] != number or moved.game.over):
            rounds.append(round_facts(moved.game, view, facts, number))
        number, last = view["round"], moved
    assert last is not None
    return GameStory(over_of(last.game), rounds, incidents, last.number)


def round_facts(game: Game, view: View, facts: Facts, number: int) -> RoundFacts:
    """How the seats are doing. None of this changes between the end of a round and the first move of the next."""
    players = view["players"]
    return RoundFacts(
        round=number,
        scores=[score["total"] for score in game.scores()],
        gold=[player["gold"] for player in players],
        cities=[facts.city_size(player["city"]) for player in players],
        chances=chances(game, len(players)),
    )


def chances(game: Game, seats: int) -> list[int]:
    """How likely each seat is to win, in percent. Each is judged by what it knows itself."""
    if game.over:
        return [round(100 / len(game.winners)) if seat in game.winners else 0 for seat in range(seats)]
    own = [expectations(Observation(game, seat)).win[seat] for seat in range(seats)]
    return [round(100 * chance / sum(own)) for chance in own]


def seen_incidents(game: Game, since: int, number: int, step: int) -> list[Incident]:
    """The events that are marked on the chart, as everybody saw them: who did it, and to whom."""
    found = []
    for event in game.heard(None, since):
        if event["event"] in INCIDENTS:
            seat, player = event.get("seat"), event.get("player")
            if event["event"] in VICTIM_FIRST:
                seat, player = player, seat
            found.append(Incident(number, step, event["event"], seat, player, event.get("character")))
    return found


def incidents_of(moved: Moved, number: int) -> list[Incident]:
    """The same of a move, and to whom it was done if only a character is named."""
    found = seen_incidents(moved.game, moved.since, number, moved.number)
    for incident in found:
        if incident.event in ABOUT_CHARACTERS:
            incident.player = holder(moved.game, incident.character)
    return found


def met_later(incidents: Iterable[Incident], events: Iterable[Event]) -> None:
    """In the Common City, the victim of a named character is whoever turns it up later."""
    for event in events:
        if event["event"] != "turned-up":
            continue
        for incident in incidents:
            named = incident.event in ABOUT_CHARACTERS and incident.character == event["character"]
            if named and incident.player is None:   # it may turn up again in the same lap, after a shuffle
                incident.player = event["seat"]


def holder(game: Game, character: str | None) -> int | None:
    """The seat that has a character in this round, revealed or not."""
    for seat, player in enumerate(game.position()["players"]):
        if character in player["characters"]:
            return seat
    return None


# -- step by step ------------------------------------------------------------------------------------------------------
def steps(record: Record, first: int, count: int) -> list[Step]:
    """The table after `first` moves and after each of the following ones, with all hands open."""
    wanted = islice(each_move(record), first, first + min(count, MOST_STEPS))
    found = [(moved, open_view(moved.game)) for moved in wanted]
    events = found[-1][0].game.events if found else []
    return [Step(moved.number, moved.seat, moved.line, events[moved.since:moved.events], view) for moved, view in found]


# -- what mattered -----------------------------------------------------------------------------------------------------
class Decision(NamedTuple):
    """A decision that was made: the number of the move, and the game before it."""

    step: int
    seat: int
    played: str
    game: Game


class Look(NamedTuple):
    """A decision, the best other line, and how much better than the played one it looks; negative if it looks worse."""

    gain: float
    other: str
    decision: Decision


def moments(record: Record, seats: Sequence[int], depth: Depth = DEEP) -> Work[list[Moment]]:
    """The decisions that cost these seats most of their chance to win, in the eyes of a good bot, and the one that
    gained them most, in order.

    The work is bounded: a number of decisions get a first look, and those that stand out get a closer one.
    """
    found = sample(decisions(record, seats))
    first, closer = partial(first_look, depth), partial(closer_look, depth)
    looks = [look for look in (yield from in_time(depth, first, found)) if look is not None]
    doubts = sorted((look for look in looks if look.gain > 0), key=lambda look: (-look.gain, look.decision.step))
    praises = sorted((look for look in looks if look.gain < 0), key=lambda look: (look.gain, look.decision.step))
    mistakes = clearest((yield from in_time(depth, closer, doubts[:MOST_DOUBTS])), MOST_MISTAKES)
    best = clearest((yield from in_time(depth, closer, praises[:MOST_PRAISES])), 1)
    return sorted(mistakes + best, key=lambda moment: moment.step)


def clearest(found: Iterable[Moment | None], most: int) -> list[Moment]:
    """The moments that mattered most."""
    certain = [moment for moment in found if moment is not None]
    certain.sort(key=lambda moment: (-abs(moment.win_played - moment.win_other), moment.step))
    return certain[:most]


def in_time(depth: Depth, look: Callable[[Thing], Work[Result]], things: Sequence[Thing]) -> Work[list[Result]]:
    """The results for one thing after another, until the time is up."""
    until = time.process_time() + depth.seconds
    found: list[Result] = []
    for thing in things:
        if time.process_time() > until:
            break
        found.append((yield from look(thing)))
    return found


def decisions(record: Record, seats: Sequence[int]) -> list[Decision]:
    """The decisions of these seats in which there was a choice."""
    found = []
    for step, (game, line) in enumerate(replay(record), 1):
        seat = game.player
        if line is None or seat is None or seat not in seats or game.secret:
            continue
        if len(game.legal_actions()) > 1:
            found.append(Decision(step, seat, line, game.clone()))
    return found


def sample(found: list[Decision]) -> list[Decision]:
    """Decisions from all parts of the game, in random order, because there may be no time for the last ones."""
    most = MOST_DECISIONS
    chosen = found if len(found) <= most else [found[i * len(found) // most] for i in range(most)]
    return Random(len(found)).sample(chosen, len(chosen))


def first_look(depth: Depth, decision: Decision) -> Work[Look | None]:
    """Whether another line looks better than the one that was played, or all others look worse."""
    thoughts = make(depth.first, decision.step).explain(Observation(decision.game, decision.seat))
    yield
    chances = {thought.line: thought.win for thought in thoughts if thought.win is not None}
    played = chances.get(decision.played, 0.0)
    best = thoughts[0].line
    if best != decision.played:
        gain = chances.get(best, 0.0) - played
        return Look(gain, best, decision) if gain > 0 else None
    # Doing something rather than nothing deserves no praise.
    if parse(decision.played).verb.usual == CLOSES:
        return None
    others = [thought for thought in thoughts[1:] if thought.games and parse(thought.line).verb.usual != CLOSES]
    if not others:
        return None
    # Each of them was tried only a few times; together they say more.
    mean = sum(chances[thought.line] * thought.games for thought in others) / sum(thought.games for thought in others)
    return Look(mean - played, others[0].line, decision) if mean < played else None


def closer_look(depth: Depth, look: Look) -> Work[Moment | None]:
    """Search each of the two lines separately; None if the first look was wrong."""
    decision = look.decision
    played, games = yield from win_chance(depth, decision, decision.played)
    other, more = yield from win_chance(depth, decision, look.other)
    error = sqrt(played * (1 - played) / games + other * (1 - other) / more)
    gain = other - played if look.gain > 0 else played - other
    if gain < max(LEAST_LOSS, SURE * error):
        return None
    kind: Literal["mistake", "best"] = "mistake" if look.gain > 0 else "best"
    return Moment(kind, decision.step, decision.seat, decision.played, look.other, played, other)


def win_chance(depth: Depth, decision: Decision, line: str) -> Work[tuple[float, int]]:
    """The chance to win with a line, and the number of imagined games it comes from."""
    observation = Observation(decision.game, decision.seat)
    observation.moves = [MOVE[line]]
    won, games = 0.0, 0
    for number in range(depth.times):
        (thought,) = make(depth.closer, f"{decision.step}/{number}" if number else decision.step).explain(observation)
        won += (thought.win or 0.0) * thought.games
        games += thought.games
        yield
    return won / games, games
