"""Decisions of the selection: picking characters, and the Theater after it."""
from __future__ import annotations

from citadels.engine.cities import district_of
from citadels.engine.edition import Setup
from citadels.engine.events import LET_PASS, PICKED, SET_ASIDE, THEATER_PLAYED
from citadels.engine.flow import AT_RANDOM, DISCARDS, PICKS_LAST, go_on, go_on_selecting, set_aside
from citadels.engine.ids import CASTING
from citadels.engine.refusal import Refusal
from citadels.engine.state import State, without
from citadels.engine.steps.step import Step, by_unique
from citadels.engine.verbs import DISCARD, GIVE_CHARACTER, PASS, PICK, USE_THEATER, VERB


class Picking(Step):
    """Choosing a character in the selection; the argument is a place in the setup's script."""

    name = "picking"
    questions: tuple[str, ...] = ("pick", "discard")
    rule = "DX-DRAFT-3"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        script = g.setup.script
        if g.round.rank or arg >= len(script) or script[arg] == AT_RANDOM:
            return False
        extra = len(g.round.face_down) if script[-1] >= PICKS_LAST and arg < len(script) - 1 else 0
        enough = len(g.round.pool) + extra >= len(script) - arg and len(g.round.pool) > 0
        return enough and seat == (g.crown + script[arg] % 16) % len(g.players)

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        entry = g.setup.script[arg]
        verb = DISCARD if DISCARDS <= entry < PICKS_LAST else PICK
        return [verb + character for character in g.round.pool]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if VERB[move] == DISCARD:
            g.emit(SET_ASIDE, seat, -1, move - DISCARD)
            set_aside(g, move - DISCARD)
        else:
            g.emit(PICKED, seat, -1, move - PICK)
            g.round.pool = without(g.round.pool, move - PICK)
            g.players[seat].characters += (move - PICK,)
        go_on_selecting(g, arg + 1)

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        return Refusal("DX-DRAFT-4" if g.setup.script[arg] >= PICKS_LAST else g.setup.draft_rule)

    def asks(self, g: State, seat: int, arg: int) -> str:
        return "discard" if DISCARDS <= g.setup.script[arg] < PICKS_LAST else "pick"


class Staging(Step):
    """The Theater's owner may exchange characters with another player."""

    name = "staging"
    question = "stage"
    rule = "DX-THEATER-2"
    in_advance: tuple[int, ...] = (PASS,)

    def asker(self, setup: Setup) -> int:
        return by_unique(setup, setup.selectors)

    def fits(self, g: State, seat: int, arg: int) -> bool:
        cast = [player for player in g.players if player.characters]
        return not g.round.rank and g.players[seat].names & g.setup.selectors != 0 and len(cast) == len(g.players)

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [PASS] + [USE_THEATER + other for other in range(len(g.players))
                         if other != seat and g.players[other].characters]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if move == PASS:
            g.emit(LET_PASS, seat, source=district_of(g, seat, g.setup.selectors))
            go_on(g)
        elif len(g.players[seat].characters) > 1:
            g.push(CASTING, seat, move - USE_THEATER)
        else:
            exchange_characters(g, seat, move - USE_THEATER, g.players[seat].characters[0])

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        return Refusal("DX-THEATER-1" if VERB[move] == USE_THEATER else self.rule)


class Casting(Step):
    """With two characters: which one to give away."""

    name = "casting"
    question = "cast"
    rule = "DX-THEATER-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        there = arg < len(g.players) and arg != seat and len(g.players[arg].characters) > 0
        return not g.round.rank and there and len(g.players[seat].characters) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [GIVE_CHARACTER + character for character in g.players[seat].characters]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        exchange_characters(g, seat, arg, move - GIVE_CHARACTER)


def exchange_characters(g: State, seat: int, other: int, given: int) -> None:
    mine, theirs = g.players[seat], g.players[other]
    received = theirs.characters[g.random(len(theirs.characters))] if len(theirs.characters) > 1 \
        else theirs.characters[0]
    mine.characters = (*without(mine.characters, given), received)
    theirs.characters = (*without(theirs.characters, received), given)
    g.emit(THEATER_PLAYED, seat, other, given, (received,), district_of(g, seat, g.setup.selectors))
    go_on(g)
