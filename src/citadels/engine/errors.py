"""The errors of the package. A call that raises one of them changes nothing."""
from __future__ import annotations

from typing import Any

Values = dict[str, Any]   # text, numbers, or something with a sentence of its own, such as another error


class CitadelsError(ValueError):
    """Any error of this package: the key of a message, its values, and where the fault is.

    `str` is the English sentence; `sentence` says it in any language.
    """

    def __init__(self, message: str, where: str = "", rule: str | None = None, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.field = where   # of a position, a record or a setup
        self.rule = rule     # the id of the rule that forbids it, if a rule does
        self.values: Values = values

    def sentence(self, lang: str = "en") -> str:
        from citadels import texts  # most programs never show an error

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
    """A game that cannot be set up like this; `rule` is the id of the rule that forbids it, if a rule does."""


def shown(value: object) -> str:
    """A value from outside, short enough for a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _again(kind: type[CitadelsError], message: str, field: str, rule: str | None, values: Values) -> CitadelsError:
    """The same error in another process."""
    fault = kind.__new__(kind)
    CitadelsError.__init__(fault, message, field, rule, **values)
    return fault
