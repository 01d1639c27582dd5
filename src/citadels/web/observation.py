"""What a seat is sent: its view, what it has heard, what it is asked.

Everything here is made from the view, the heard events and the options of that seat, so it reveals nothing else.
"""

from __future__ import annotations

from typing import Final

from citadels import Game
from citadels.bots import Observation
from citadels.bots.learned.expectations import expectations
from citadels.offers import Effect, doubts, effects, parse
from citadels.web.protocol import Ask, Barred, Expected, Guess, Option, Over, Score, ScoreLine

NOTHING: Final = Effect()
TURN: Final = "acting"  # the step of a turn in which no act is under way


def ask_of(game: Game, seat: int, number: int) -> Ask | None:
    """The question to a seat, None if it has nothing to decide."""
    if game.player != seat:
        return None
    lines = game.options()
    moves = [parse(line) for line in lines]
    known = effects(game, seat, moves)
    doubtful = doubts(game, seat, moves, known)
    options = [Option(line, **known.get(line, NOTHING)._asdict(), known=line in known, doubt=doubtful.get(line, ""))
               for line in lines]
    barred = [Barred(refused.line, refused.rule, refused.reason, refused.values) for refused in game.refusals()]
    return Ask(number, game.question, options, barred)


def event_count(game: Game) -> int:
    """How many events there have been, including those that nobody has heard."""
    assert game.state.log is not None
    return game.state.log.size


def over_of(game: Game) -> Over | None:
    """The result, None while the game goes on."""
    if not game.over:
        return None
    scores = [Score(row["total"], [ScoreLine(line["points"], line["reason"], line["rule"]) for line in row["lines"]])
              for row in game.scores()]
    return Over(scores, game.winners)


def expected_of(game: Game, seat: int, win: float | None) -> Expected:
    """What a seat can expect from what it may know. If a search has found its chance to win, that is more exact."""
    found = expectations(Observation(game, seat))
    if win is not None:
        found = found.knowing(seat, win)
    return Expected(found.win, [Guess(other, guess.character, guess.chance) for other, guess in found.best_guesses()])
