"""What can be wrong with what comes from outside. A refused call changes nothing."""
from __future__ import annotations


class CitadelsError(ValueError):
    """Any refusal of this package."""


class IllegalMove(CitadelsError):
    """A line that is unknown or not allowed now; `rule` is the id of the rule that forbids it, if a rule does."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class BadPosition(CitadelsError):
    """A position that cannot be set up; the sentence names the field."""


class BadRecord(CitadelsError):
    """A record that cannot be replayed; the sentence names the field or the first bad move."""


class BadSetup(CitadelsError):
    """A game that cannot be begun so; the sentence names the rule where one forbids it."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule
