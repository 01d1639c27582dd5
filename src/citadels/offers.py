"""What a player is offered: the parts of each line, and what it would bring."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from citadels import Game
from citadels.engine import verbs
from citadels.engine.position import in_turn
from citadels.engine.rng import seed_words
from citadels.engine.state import State
from citadels.engine.stepping import options, step
from citadels.engine.steps.every import STEPS
from citadels.engine.verbs import RECORD, VERB
from citadels.engine.words import ACTION, MOVE
from citadels.shapes import Move, View

# All questions that can be asked: Game.question is one of them.
QUESTIONS: Final = tuple(dict.fromkeys(
    question for step in STEPS for question in (step.questions or (step.question,))))

# What passing gives up, by the question.
LOST: Final = {"strongman": "murder", "gather-murdered": "no-gather"}

CHANCE: Final = seed_words(0)   # of the imagined game

# The parts of a line by the shape of its verb, in the order in which they are written.
PARTS: Final[dict[int, tuple[str, ...]]] = {
    verbs.PLAIN: (), verbs.NUMBER: ("number",), verbs.GOLD: ("number",), verbs.CHARACTER: ("character",),
    verbs.SEAT: ("seat",), verbs.CARD: ("card",), verbs.DISTRICT: ("card",), verbs.STANDING: ("card",),
    verbs.SEAT_STANDING: ("seat", "card"), verbs.SEAT_DISTRICT: ("seat", "card"), verbs.SEAT_TYPE: ("seat", "type"),
    verbs.SEAT_BOOTH: ("seat", "number"),
}


class Effect(NamedTuple):
    """What a line would change for the one who plays it."""

    gold: int = 0
    cards: int = 0
    tax: int = 0
    drawn: int = 0
    kept: int = 0  # of the drawn ones
    unpaid: bool = False  # the way to pay is yet to be chosen
    grown: int = 0  # the gold if a district were built first; 0 if that makes no difference


@cache
def parse(line: str) -> Move:
    verb = RECORD[VERB[MOVE[line]]]
    parts = PARTS[verb.shape]
    words = line.split()[len(line.split()) - len(parts):]
    found: dict[str, Any] = {
        part: int(word) if part in ("seat", "number") else word for part, word in zip(parts, words, strict=True)
    }
    return Move(line, verb, **found)


def effects(game: Game, seat: int, moves: list[Move]) -> dict[str, Effect]:
    """What the options would bring, tried out in a game that the seat cannot tell from this one."""
    foreseen = [move for move in moves if move.verb.tells & verbs.FORESEEN]
    if not foreseen:
        return {}
    imagined = game.world(seat, *CHANCE)
    before = snapshot(imagined, seat)
    found = {}
    for move in foreseen:
        trial = imagined.clone()
        step(trial, MOVE[move.line])
        effect = change(before, snapshot(trial, seat))
        if effect.drawn or move.verb.usual == verbs.FREE_GAIN:
            effect = effect._replace(
                kept=kept(trial, seat) if effect.drawn else 0,
                grown=grown(imagined, seat, move, effect.gold) if move.verb.usual == verbs.FREE_GAIN else 0,
            )
        found[move.line] = effect
    return found


def doubts(game: Game, seat: int, moves: list[Move], known: dict[str, Effect]) -> dict[str, str]:
    """The lines that hurt and can hardly be meant, each with the text `table-doubt-…` that says why."""
    missed = [move.verb.missed for move in moves]
    wasteful = next((f"end-{one}" for one in (verbs.GAIN, verbs.ABILITY, verbs.BUILDING) if one in missed), "")
    view = game.view(seat) if any(move.verb.doubt == verbs.IF_POINTLESS for move in moves) else None
    found = {}
    for move in moves:
        kind = move.verb.doubt
        if kind == verbs.IF_WASTEFUL:
            found[move.line] = wasteful
        elif kind == verbs.IF_POINTLESS:
            assert view is not None
            found[move.line] = doubt_of_name(view, seat, move.character)
        elif kind == verbs.IF_LOST:
            found[move.line] = LOST.get(game.question, "")
        elif (kind == verbs.ALWAYS or (kind == verbs.IF_OWN and move.seat == seat)
              or (kind == verbs.IF_FEWER and move.line in known and known[move.line].cards < 0)):
            found[move.line] = move.key if kind == verbs.ALWAYS else kind
    return {line: doubt for line, doubt in found.items() if doubt}


def doubt_of_name(view: View, seat: int, character: str | None) -> str:
    """Why nobody would name this character: it is one's own, or not in play."""
    if character in view["players"][seat]["characters"]:
        return "own-character"
    gone = character in view["face_up"] or character in laid_down(view)
    return "gone" if gone and not any(character in player["characters"] for player in view["players"]) else ""


def laid_down(view: View) -> set[str]:
    """The characters that the reader knows to be face down."""
    known = view.get("known")
    return {cards[0] for cards in known["down"] if cards and len(cards) == 1} if known else set()


def asked(state: State, seat: int) -> list[int]:
    """The options of a seat; none if it is not asked."""
    return options(state) if state.tasks and state.tasks[-1][1] == seat else []


def grown(state: State, seat: int, move: Move, least: int) -> int:
    """The most gold of a line after building one district, and gathering if need be; 0 if it is not more."""
    world = state.clone()
    if MOVE["gold"] in asked(world, seat):
        step(world, MOVE["gold"])
    best = least
    for build in asked(world, seat):
        if RECORD[VERB[build]].missed == verbs.BUILDING:
            trial = world.clone()
            step(trial, build)
            while MOVE["pay"] in asked(trial, seat):
                step(trial, MOVE["pay"])
            if MOVE[move.line] in asked(trial, seat):
                before = snapshot(trial, seat)
                step(trial, MOVE[move.line])
                best = max(best, change(before, snapshot(trial, seat)).gold)
    return best if best > least else 0


def kept(trial: State, seat: int) -> int:
    """How many of the cards just drawn may be kept; the trial is played on to find out."""
    count = 0
    while moves := asked(trial, seat):
        first = min(moves, key=ACTION.__getitem__)
        if RECORD[VERB[first]].aim != verbs.AT_OPEN_CARDS:
            break
        step(trial, first)
        count += 1
    return count


class Snapshot(NamedTuple):
    """What is compared of an imagined game; a spectator would see all of it."""

    gold: int
    cards: int
    tax: int
    drawn: int
    paid: int           # gold for districts in this turn; -1 between turns
    building: bool      # a district is being paid for


def snapshot(state: State, seat: int) -> Snapshot:
    player, turn = state.players[seat], state.turn
    acting = in_turn(state)
    return Snapshot(player.gold, len(player.hand), state.tax, len(turn.drawn), turn.paid if acting else -1,
                    acting and turn.building >= 0)


def change(before: Snapshot, after: Snapshot) -> Effect:
    """What has changed for a seat."""
    tax = max(0, after.tax - before.tax)
    return Effect(
        gold=after.gold - before.gold + tax, cards=after.cards - before.cards, tax=tax, drawn=after.drawn,
        unpaid=after.building and before.paid in (-1, after.paid))
