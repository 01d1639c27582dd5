"""What a kind of decision is."""
from __future__ import annotations

from typing import Final

from citadels.engine.edition import Setup
from citadels.engine.refusal import Refusal
from citadels.engine.state import State

NOBODY: Final = -1
COURSE: Final = -2


class Step:
    """A kind of decision; `rule` is the rule by which it must be made now."""

    name = ""
    question = ""      # which question a person is asked
    questions: tuple[str, ...] = ()  # all possible ones, if it is not always the same
    rule = ""
    in_advance: tuple[int, ...] = ()   # answers that a player may give in advance: each is complete in itself
    secret = False     # others must not learn who is asked, nor that anybody is

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return []

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        """Carry out one of the options."""

    def fits(self, g: State, seat: int, arg: int) -> bool:
        """Whether this decision can be pending in this game; checked for positions from outside."""
        return g.turn.seat == seat

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        """What forbids a move that is not among the options."""
        return Refusal(self.rule)

    def asker(self, setup: Setup) -> int:
        """Whose question it is in such a game: a card's, COURSE, or NOBODY if it cannot come up."""
        return NOBODY

    def asks(self, g: State, seat: int, arg: int) -> str:
        """The question as it stands now: one of `questions`."""
        return self.question


def by_character(setup: Setup, character: int) -> int:
    return setup.characters[character].source if character >= 0 else NOBODY


def by_unique(setup: Setup, kinds: int) -> int:
    """The one of these unique districts that is in the game."""
    for kind in setup.uniques:
        if kinds >> kind & 1:
            return kind
    return NOBODY
