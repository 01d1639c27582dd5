"""Decisions made in advance: what a seat may plan, and how a plan answers a question."""

from __future__ import annotations

from typing import Final

import msgspec

from citadels import Game
from citadels.engine.edition import Setup
from citadels.engine.flow import AT_RANDOM, DISCARDS, PICKS_LAST
from citadels.engine.steps.every import STEPS
from citadels.engine.steps.step import COURSE, NOBODY, Step
from citadels.engine.verbs import A_CHOICE, IF_WASTEFUL, PASS, PICK, RECORD, VERBS
from citadels.engine.words import CHARACTER_WORDS, LINE, source_word
from citadels.offers import parse
from citadels.web.correspondence.messages import Choices, Plan
from citadels.web.encoding import UNREADABLE
from citadels.web.request_refused import RequestRefused

DECODER: Final = msgspec.json.Decoder(Plan)
GATHERING: Final = [verb.word for verb in VERBS if verb.usual == A_CHOICE]
DECLINE: Final = LINE[PASS]


def _answers(setup: Setup) -> dict[str, Step]:
    """The questions that can be answered in advance in such a game, each with the step that asks it."""
    return {step.question: step for step in STEPS if step.in_advance and step.asker(setup) != NOBODY}


def read(text: str) -> Plan:
    """A stored plan. One that was written by a newer server and cannot be read decides nothing."""
    try:
        return DECODER.decode(text)
    except UNREADABLE:
        return Plan()


def next_selection(game: Game, seat: int) -> int:
    """The round of the next selection in which a seat picks a character; 0 if no selection is to come."""
    state = game.state
    script = state.setup.script
    if not state.setup.edition.course.hides or game.over:
        return 0
    mine = [entry for entry in script if entry != AT_RANDOM and not DISCARDS <= entry < PICKS_LAST
            and (state.crown + entry % 16) % len(state.players) == seat]
    if not state.round.rank and len(state.players[seat].characters) < len(mine):
        return state.number
    return 0 if state.first else state.number + 1


def choices(game: Game, seat: int) -> Choices:
    """What a seat may decide in advance, from what everybody at the table knows."""
    setup = game.state.setup
    number = next_selection(game, seat)
    picks = [CHARACTER_WORDS[character] for character in setup.cast] if number else []
    steps = _answers(setup)
    answers = {question: [LINE[move] for move in step.in_advance] for question, step in steps.items()}
    sources = {question: step.asker(setup) for question, step in steps.items()}
    cards = {question: "" if source == COURSE else source_word(source) for question, source in sources.items()}
    secret = {question: DECLINE for question, step in steps.items() if step.secret}
    return Choices(number, picks, GATHERING, answers, cards, secret, True)


def valid_plan(plan: Plan, game: Game, seat: int) -> Plan:
    """A plan that can be stored. Refuses what does not exist in this game."""
    possible = choices(game, seat)
    if len(set(plan.picks)) < len(plan.picks) or not set(plan.picks) <= set(possible.picks):
        raise RequestRefused("bad-request", field="plan.picks")
    if plan.gather is not None and plan.gather not in possible.gather:
        raise RequestRefused("bad-request", field="plan.gather")
    for question, line in plan.answers.items():
        if line not in possible.answers.get(question, ()):
            raise RequestRefused("bad-request", field="plan.answers")
    return msgspec.structs.replace(plan, round=possible.round if plan.picks else 0)


def current(plan: Plan, game: Game, seat: int) -> Plan:
    """A plan without its outdated part: the characters of a selection that is over."""
    if plan.picks and plan.round != next_selection(game, seat):
        return msgspec.structs.replace(plan, picks=[], round=0)
    return plan


def answer(plan: Plan, game: Game) -> str | None:
    """What a plan plays for the current question; None if the person has to be asked."""
    options = game.options()
    wanted = [plan.answers.get(game.question), plan.gather]
    if plan.round == game.state.number:
        wanted += [f"{RECORD[PICK].word} {character}" for character in plan.picks]
    if plan.end and len(options) == 1 and parse(options[0]).verb.doubt == IF_WASTEFUL:
        wanted += options
    return next((line for line in wanted if line in options), None)


def reaction(plan: Plan, game: Game) -> str:
    """What a plan answers to a secret question. Without an answer in the plan, it is declined."""
    return answer(plan, game) or DECLINE
