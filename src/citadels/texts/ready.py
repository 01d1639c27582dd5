"""Messages that were parsed in advance, for places without Fluent, such as a browser: see scripts/offline_bundle.py.

A pattern is a text or a list of parts. A part is a text; {"of": name}, a value; {"call": function, "with": parts};
or {"by": part, "is": {key: pattern}, "else": key}, where a value selects the pattern.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from citadels.texts import forms

FOLDER: Final = "ready"     # contains a file for each language
Values = Mapping[str, str | int | float]


class NotSaid(Exception):
    """A message was not given a value that it needs."""


class ReadyLanguage:
    """The messages of one language, and the file that each is in."""

    def __init__(self, lang: str, files: Mapping[str, Mapping[str, Any]], attributes: Mapping[str, Mapping[str, str]],
                 ) -> None:
        self.lang = lang
        self.files = {message: file for file, found in files.items() for message in found}
        self._patterns = {message: pattern for found in files.values() for message, pattern in found.items()}
        self._functions = forms.functions(lambda message, form: attributes.get(message, {}).get(form))

    def say(self, message: str, args: Values) -> str | None:
        """The message with marks; None if there is no such text. Raises NotSaid."""
        pattern = self._patterns.get(message)
        return None if pattern is None else self._pattern(pattern, args)

    def _pattern(self, pattern: Any, args: Values) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(str(self._value(part, args)) for part in pattern)

    def _value(self, part: Any, args: Values) -> str | int | float:
        if isinstance(part, str):
            return part
        if "of" in part:
            try:
                return args[part["of"]]
            except KeyError:
                raise NotSaid(part["of"]) from None
        if "call" in part:
            found: str = self._functions[part["call"]](*(self._value(one, args) for one in part["with"]))
            return found
        value = self._value(part["by"], args)
        chosen = part["is"].get(str(value))
        if chosen is None and not isinstance(value, str):
            chosen = part["is"].get(plural(self.lang, value))
        return self._pattern(part["is"][part["else"]] if chosen is None else chosen, args)


def plural(lang: str, count: float) -> str:
    """The plural category of a count, as CLDR defines them."""
    if count != int(count):
        return {"cs": "many", "ro": "few"}.get(lang, "other")
    n = abs(int(count))
    if lang == "ru":
        if n % 10 == 1 and n % 100 != 11:
            return "one"
        return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
    if n == 1:
        return "one"
    if (lang == "cs" and n in (2, 3, 4)) or (lang == "ro" and (n == 0 or n % 100 in range(1, 20))):
        return "few"
    return "many" if lang == "it" and n and n % 1_000_000 == 0 else "other"
