"""What goes wrong in the laboratory, as one sentence of the texts."""

from __future__ import annotations

from typing import Any

from citadels import CitadelsError, texts


class Trouble(CitadelsError):
    """Something is not as it should be; whoever shows it asks for the sentence in the reader's language."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(texts.text(message, **values))
        self.message = message
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message, self.values)


class Missing(Trouble):
    """An optional package is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("lab-package", package=package, extra=extra)


def sentence(fault: BaseException, lang: str) -> str:
    """The fault in the reader's language, where the texts have it."""
    message, values = getattr(fault, "message", None), getattr(fault, "values", None)
    if isinstance(message, str) and isinstance(values, dict) and texts.has(message, lang):
        return texts.text(message, lang, **values)
    return str(fault)


def _again(kind: type[Trouble], message: str, values: dict[str, Any]) -> Trouble:
    """The same trouble on this side of a pipe between processes."""
    trouble = Trouble.__new__(kind)
    Trouble.__init__(trouble, message, **values)
    return trouble
