"""The terminal's errors, as one sentence in the reader's language."""

from __future__ import annotations

from citadels import texts


class UserError(Exception):
    """Something the reader asked for is not possible: a file, a seat, a bot."""

    def __init__(self, lang: str, message: str, **args: str | int) -> None:
        super().__init__(texts.text(message, lang, **args))
        self.message = message
