"""What a kind of decision is."""
from __future__ import annotations

from citadels.engine.refusal import Refusal
from citadels.engine.state import State


class Step:
    """A kind of decision; `rule` is the rule by which it must be made now."""

    name = ""
    question = ""      # which question a person is asked
    questions: tuple[str, ...] = ()  # all of them, where that depends on more
    rule = ""
    secret = False     # others must not learn who is asked, nor that anybody is

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return []

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        """Carry out one of the options."""

    def fits(self, g: State, seat: int, arg: int) -> bool:
        """Whether this decision can be pending as the game stands: asked of positions from outside."""
        return g.turn.seat == seat

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        """What forbids a move that is not among the options."""
        return Refusal(self.rule)

    def asks(self, g: State, seat: int, arg: int) -> str:
        """The question as it stands now: one of `questions`."""
        return self.question
