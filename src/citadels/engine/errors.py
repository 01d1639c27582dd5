"""What can be wrong with what comes from outside. A refused call changes nothing."""
from __future__ import annotations

from typing import Any

Values = dict[str, Any]   # text, numbers, or something with a sentence of its own, such as another fault


class CitadelsError(ValueError):
    """Any refusal of this package: a message of the texts, what it speaks of, and where the fault is.

    `str` is the English sentence; whoever shows it to a reader asks for `sentence` in the reader's language.
    """

    def __init__(self, message: str, where: str = "", rule: str | None = None, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.field = where   # of a position, a record or a setup
        self.rule = rule     # the id of the rule that forbids it, if a rule does
        self.values: Values = values

    def sentence(self, lang: str = "en") -> str:
        from citadels import texts  # faults are few, and most programs never say a word

        values: Values = {"field": self.field}
        for name, value in self.values.items():
            values[name] = value.sentence(lang) if hasattr(value, "sentence") else value
        if self.rule is not None:
            values["rule"] = self.rule
            values["sentence"] = " ".join([*filter(None, [values.get("reason")]), texts.rule(self.rule, lang)])
        told = texts.text(self.message, lang, **values)
        return texts.text("fault-in", lang, field=self.field, told=told) if self.field else told

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message, self.field, self.rule, self.values)


class IllegalMove(CitadelsError):
    """A line that is unknown or not allowed now; `rule` is the id of the rule that forbids it, if a rule does."""


class BadPosition(CitadelsError):
    """A position that cannot be set up; the sentence names the field."""


class BadRecord(CitadelsError):
    """A record that cannot be replayed; the sentence names the field or the first bad move."""


class BadSetup(CitadelsError):
    """A game that cannot be begun so; `rule` is the id of the rule that forbids it, if a rule does."""


def shown(value: object) -> str:
    """A value from outside as it may stand in a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _again(kind: type[CitadelsError], message: str, field: str, rule: str | None, values: Values) -> CitadelsError:
    """The same fault on the other side of a pipe between processes."""
    fault = kind.__new__(kind)
    CitadelsError.__init__(fault, message, field, rule, **values)
    return fault
