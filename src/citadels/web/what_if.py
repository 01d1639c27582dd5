"""Alternatives to a decision in a finished game: what each option was worth, and how bots would have continued."""

from __future__ import annotations

from functools import partial
from typing import Final

from citadels import Game
from citadels.bots import dismiss, make, play_moves
from citadels.bots.observation import Observation
from citadels.shapes import Record
from citadels.web.analysis import DEEP, Decision, Depth, Work, in_time, win_chance
from citadels.web.http_messages import Continuation, Weighed, WhatIf
from citadels.web.observation import expected_of
from citadels.web.request_refused import RequestRefused

MOST_OPTIONS: Final = 8             # that are searched: those a bot considers most, and the one that was played
MOST_EVENTS: Final = 80             # of a continuation: laps of the Common City are long
SUCCESSOR: Final = "normal"         # continues for everybody


def decision_at(record: Record, step: int) -> Decision:
    """The decision that a move made. Refuses secret decisions and those without a choice."""
    moves = record["moves"]
    if not 1 <= step <= len(moves):
        raise RequestRefused("bad-request", "step")
    game = Game.from_record({**record, "moves": moves[:step - 1], "result": None})
    seat = game.player
    if seat is None or game.secret or len(game.legal_actions()) < 2:
        raise RequestRefused("bad-request", "step")
    return Decision(step, seat, moves[step - 1], game)


def what_if(record: Record, step: int, depth: Depth = DEEP) -> Work[WhatIf]:
    """What a good bot thinks of the options; each is searched separately, as for the moments that mattered."""
    decision = decision_at(record, step)
    thoughts = make(depth.first, step).explain(Observation(decision.game, decision.seat))
    others = [thought.line for thought in thoughts if thought.line != decision.played]
    lines = [decision.played, *others[:MOST_OPTIONS - 1]]
    yield
    chances = yield from in_time(depth, partial(win_chance, depth, decision), lines)
    options = [Weighed(line, *chance) for line, chance in zip(lines, chances, strict=False)]
    options.sort(key=lambda option: -option.win)
    expected = expected_of(decision.game, decision.seat, options[0].win)
    return WhatIf(step, decision.seat, decision.played, options, expected)


def continuation(record: Record, step: int, line: str) -> Work[Continuation]:
    """One way in which the game could continue after another line."""
    game = decision_at(record, step).game
    if line not in game.options():
        raise RequestRefused("bad-request", "line")
    before, number = len(game.events), game.view(None)["round"]
    game.play(line)
    bots = [make(SUCCESSOR, f"{step}/{seat}") for seat in range(len(game.names))]
    play_moves(game, dict(enumerate(bots)), until=lambda now: now.view(None)["round"] != number)
    events = game.events[before:]
    yield
    play_moves(game, dict(enumerate(bots)))
    dismiss(game, bots)
    return Continuation(line, events[:MOST_EVENTS], game.view(None)["round"] - number,
                        [score["total"] for score in game.scores()], game.winners)
